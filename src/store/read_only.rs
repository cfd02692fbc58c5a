//! A database file that is only looked at, while a bot may go on with it.

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use crate::store::{
    BUSY_TIMEOUT, Counts, Export, MIGRATIONS, Report, StoreError, check, export, games, pool,
    settings,
};

/// A database that is only looked at: it is neither made nor brought up to date, and nothing in it is changed.
#[derive(Debug, Clone)]
pub struct ReadOnly {
    path: PathBuf,
    pub(super) readers: SqlitePool,
}

impl ReadOnly {
    /// Opens a database of this program and version.
    pub async fn open(path: &Path) -> Result<ReadOnly, StoreError> {
        let path = std::path::absolute(path).map_err(|source| StoreError::Place {
            path: path.to_owned(),
            source,
        })?;
        if !path.is_file() {
            return Err(StoreError::Missing(path));
        }
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .read_only(true)
            .busy_timeout(BUSY_TIMEOUT);
        let foreign = |what| StoreError::Foreign {
            path: path.clone(),
            what,
        };
        let unreadable = |error: sqlx::Error| foreign(format!("unreadable: {error}"));
        let readers = pool(1).connect_with(options).await.map_err(unreadable)?;
        let tables: i64 = sqlx::query_scalar(
            "select count(*) from sqlite_schema where name in ('games', '_sqlx_migrations')",
        )
        .fetch_one(&readers)
        .await
        .map_err(unreadable)?;
        if tables != 2 {
            return Err(foreign("of another program".to_owned()));
        }
        let version: Option<i64> =
            sqlx::query_scalar("select max(version) from _sqlx_migrations where success")
                .fetch_one(&readers)
                .await?;
        let (version, ours) = (version.unwrap_or(0), latest());
        if version != ours {
            let remedy = match version < ours {
                true => "start the bot on it once",
                false => "use the newer program",
            };
            return Err(foreign(format!(
                "of version {version}, and this program of {ours}; {remedy}"
            )));
        }
        Ok(ReadOnly { path, readers })
    }

    /// The absolute path of the database file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was kept under this key.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        settings::get(key, &self.readers).await
    }

    /// How many games there are.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        games::counts(&self.readers).await
    }

    /// Looks whether everything in it can be as it is, all at one and the same moment.
    pub async fn check(&self) -> Result<Report, StoreError> {
        let mut moment = self.readers.begin().await?;
        check::check(&mut moment).await
    }

    /// All games of a server with what goes with them, all as they stood at one and the same moment.
    pub async fn export(&self, server: u64) -> Result<Export, StoreError> {
        let mut moment = self.readers.begin().await?;
        export::export(server, &mut moment).await
    }

    /// Closes it. Nothing can be asked of it afterwards.
    pub async fn close(&self) {
        self.readers.close().await;
    }
}

/// The version of a database that is up to date.
pub(super) fn latest() -> i64 {
    let versions = MIGRATIONS.iter().map(|migration| migration.version);
    versions.max().unwrap_or(0)
}
