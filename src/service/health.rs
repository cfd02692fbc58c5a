//! How the bot is, for those who run it.

use std::time::Duration;

use crate::game::Timestamp;
use crate::service::{GameService, ServiceError};
use crate::store::{BACKUP, Health, Undelivered};

/// How late something may be done that is due: the sweep takes its time.
const LATE: Duration = Duration::from_secs(2 * 60);

impl GameService {
    /// How the database is.
    pub async fn database(&self) -> Result<Health, ServiceError> {
        Ok(self.store.health().await?)
    }

    /// When the database was last copied, if it ever was.
    pub async fn backup(&self) -> Result<Option<Timestamp>, ServiceError> {
        let backup = self.setting(BACKUP).await?;
        Ok(backup.and_then(|backup| backup.parse().ok().map(Timestamp)))
    }

    /// What of a server's games could not be told so far.
    pub async fn undelivered(&self, server: u64) -> Result<Undelivered, ServiceError> {
        Ok(self.store.undelivered(server).await?)
    }

    /// Since when something that should have happened by itself in a game has not.
    pub async fn overdue(&self) -> Result<Option<Timestamp>, ServiceError> {
        let now = self.now();
        Ok(self.store.overdue(now.minus(LATE)).await?)
    }

    /// The channels in which games of a server go on, each with the number of these games.
    pub async fn channels_of(&self, server: u64) -> Result<Vec<(u64, i64)>, ServiceError> {
        Ok(self.store.channels_of(server).await?)
    }
}
