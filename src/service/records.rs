//! Records: games that people have brought from elsewhere to look at.

use crate::game::UserId;
use crate::rules::Record;
use crate::service::{GameService, ServiceError};

impl GameService {
    /// Keeps a record of a person, and tells its number.
    pub async fn keep_record(&self, person: UserId, record: &Record) -> Result<i64, ServiceError> {
        Ok(self.store.keep_record(person, record, self.now()).await?)
    }

    /// A record that this person keeps.
    pub async fn record(&self, id: i64, person: UserId) -> Result<Option<Record>, ServiceError> {
        Ok(self.store.record(id, person).await?)
    }

    /// Lets a record go that this person keeps. Tells whether it was there.
    pub async fn drop_record(&self, id: i64, person: UserId) -> Result<bool, ServiceError> {
        Ok(self.store.drop_record(id, person).await?)
    }
}
