//! A copy of the database while a bot goes on with it.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::game::Timestamp;
use crate::store::{BUSY_TIMEOUT, ReadOnly, StoreError, settings};

/// The setting that says when the database was last backed up, in unix milliseconds.
pub const BACKUP: &str = "backup";

impl ReadOnly {
    /// Writes a whole copy to a file that is not there yet, as it stands at one and the same moment. It is not yet safe on the disk.
    pub async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let mut connection = self.readers.acquire().await?;
        let file = file.to_str().ok_or_else(|| StoreError::Place {
            path: file.to_owned(),
            source: std::io::Error::other("its name is not text"),
        })?;
        sqlx::query("vacuum into $1")
            .bind(file)
            .execute(&mut *connection)
            .await?;
        Ok(())
    }
}

/// Notes in a database, whoever uses it, that it was backed up.
pub async fn note_backup(database: &Path, at: Timestamp) -> Result<(), StoreError> {
    let mut connection = SqliteConnectOptions::new()
        .filename(database)
        .create_if_missing(false)
        .busy_timeout(BUSY_TIMEOUT)
        .connect()
        .await?;
    let mut transaction = connection.begin_with("begin immediate").await?;
    settings::set(BACKUP, &at.0.to_string(), &mut transaction).await?;
    transaction.commit().await?;
    connection.close().await?;
    Ok(())
}
