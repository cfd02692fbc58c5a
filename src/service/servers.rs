//! Servers: where their games go on, and whether the bot is there.

use crate::service::{GameService, ServiceError};
use crate::store::ServerSettings;

impl GameService {
    /// What is known of a server.
    pub async fn server(&self, server: u64) -> Result<ServerSettings, ServiceError> {
        Ok(self.store.server(server).await?)
    }

    /// Remembers where a server's games go on whose own channel is closed.
    pub async fn set_default_channel(
        &self,
        server: u64,
        channel: Option<u64>,
    ) -> Result<(), ServiceError> {
        Ok(self.store.set_default_channel(server, channel).await?)
    }
}
