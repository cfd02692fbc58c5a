//! Which languages people and servers read.

use crate::game::UserId;
use crate::service::{GameService, ServiceError};
use crate::store::Language;

impl GameService {
    /// What is known of the language that a person reads.
    pub async fn language(&self, person: UserId) -> Result<Language, ServiceError> {
        Ok(self.store.language(person).await?)
    }

    /// Notes it.
    pub async fn set_language(
        &self,
        person: UserId,
        language: &Language,
    ) -> Result<(), ServiceError> {
        Ok(self.store.set_language(person, language).await?)
    }

    /// Notes which language a server has in Discord; none is English.
    pub async fn server_prefers(
        &self,
        server: u64,
        language: Option<&str>,
    ) -> Result<(), ServiceError> {
        Ok(self.store.set_preferred(server, language).await?)
    }
}
