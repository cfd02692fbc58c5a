//! The database: the only place that knows SQL.
//!
//! One SQLite file. What happens in a game is written by one connection that waits until the disk has it; what the program notes about
//! its own work is written by another that does not wait, since after a power cut the worst of it is that something is told again.
//! One turnstile lets them through one after the other, in the order they came. Reading goes on beside them.
//!
//! The statements are those that PostgreSQL takes too: numbered parameters, no functions of one database alone.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{Sqlite, Transaction};
use thiserror::Error;
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::game::{GameId, UserId};

mod arrival;
mod backup;
mod blocks;
mod check;
mod erasing;
mod export;
mod games;
mod health;
mod import;
mod languages;
mod log;
mod messages;
mod notices;
mod outbox;
mod personal;
mod players;
mod presence;
mod read_only;
mod records;
mod rematches;
mod rows;
mod schedules;
mod schema;
mod servers;
mod settings;
mod standings;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests;
mod threads;
mod together;
mod wakes;
mod watches;

pub use backup::{BACKUP, note_backup};
pub use check::{Fault, Report, Subject};
pub use export::{Export, ExportError, Row};
pub use games::{Counts, Created, Effects, Saved};
pub use health::{Health, Undelivered};
pub use import::{ImportError, Imported};
pub use languages::Language;
pub use messages::Message;
pub use notices::{Fate, Notice, NoticeKind, Reach, Way};
pub use outbox::{News, NewsKind, Told, Untold};
pub use personal::{Erasing, OF_A_PERSON, Rows};
pub use presence::{ANYWHERE, Presence};
pub use read_only::ReadOnly;
pub use records::MOST_RECORDS;
pub use servers::{ServerChange, ServerSettings};
pub use standings::{Standings, Stored, stored};
pub use threads::Thread;
pub use together::{Rescheduled, Together};
pub use wakes::Wake;
pub use watches::{Onlooker, Watched};

/// Every step from an empty database to the tables of today.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");
/// Long enough for the slowest disk to let another writer through.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// Loading a game takes tens of microseconds, so that few readers serve many people.
const READERS: u32 = 2;

/// The games and all that goes with them, in one file. A clone is the same store.
#[derive(Clone)]
pub struct Store {
    path: PathBuf,
    // Waits for the disk at each commit.
    durable: SqlitePool,
    // Does not, and may lose its last commits to a power cut; never to a crash of the program.
    hasty: SqlitePool,
    readers: SqlitePool,
    turnstile: Arc<Mutex<()>>,
}

/// Why the database did not do what it was asked to.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder of the database file could not be made or found.
    #[error("cannot make a place for the database at {path}")]
    Place {
        /// Where it was to be.
        path: PathBuf,
        /// What stood in the way.
        source: io::Error,
    },
    /// There is no database file.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// The file is not a database of this program, as it is today.
    #[error("the database at {path} is {what}")]
    Foreign {
        /// Which file.
        path: PathBuf,
        /// What it is instead.
        what: String,
    },
    /// The tables could not be brought up to date.
    #[error("cannot bring the database up to date")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// A statement failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// A stored game makes no sense.
    #[error("cannot read game {game} from the database: {what}")]
    Unreadable {
        /// Which game.
        game: GameId,
        /// What is wrong with it.
        what: String,
    },
    /// A stored schedule makes no sense.
    #[error("cannot read the schedule of {person} from the database: {what}")]
    UnreadableSchedule {
        /// Whose.
        person: UserId,
        /// What is wrong with it.
        what: String,
    },
}

/// Whether a change must outlive a power cut.
#[derive(Debug, Clone, Copy)]
enum Durability {
    /// It is on the disk before anything is said about it.
    Flushed,
    /// It may be lost and done again.
    Hasty,
}

/// A writing transaction, and the right to have one. Dropped without a commit, nothing of it remains.
struct Writing {
    // Dropped in this order: the transaction ends before the next may pass.
    transaction: Transaction<'static, Sqlite>,
    _passed: OwnedMutexGuard<()>,
}

impl Store {
    /// Opens the database file, or makes it and its folder, and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let path = place(path).map_err(|source| StoreError::Place {
            path: path.to_owned(),
            source,
        })?;
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);

        let durable = pool(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&durable).await?;

        let hasty = options.clone().synchronous(SqliteSynchronous::Normal);
        let readers = options.create_if_missing(false).read_only(true);
        Ok(Store {
            path,
            durable,
            hasty: pool(1).connect_with(hasty).await?,
            readers: pool(READERS).connect_with(readers).await?,
            turnstile: Arc::new(Mutex::new(())),
        })
    }

    /// The absolute path of the database file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Closes the database, once what is being written is written. Nothing can be asked of it afterwards.
    pub async fn close(&self) {
        self.readers.close().await;
        self.hasty.close().await;
        self.durable.close().await;
    }

    /// Makes a change of one statement, which is a transaction of its own, and does not wait for the disk.
    async fn note(&self, change: Query<'_, Sqlite, SqliteArguments>) -> Result<(), StoreError> {
        let _passed = self.turnstile.lock().await;
        change.execute(&self.hasty).await?;
        Ok(())
    }

    async fn write(&self, durability: Durability) -> Result<Writing, StoreError> {
        let passed = Arc::clone(&self.turnstile).lock_owned().await;
        let pool = match durability {
            Durability::Flushed => &self.durable,
            Durability::Hasty => &self.hasty,
        };
        // A transaction that began with reading could not become a writing one while another writes.
        let transaction = pool.begin_with("begin immediate").await?;
        Ok(Writing {
            transaction,
            _passed: passed,
        })
    }
}

impl Writing {
    async fn commit(self) -> Result<(), StoreError> {
        Ok(self.transaction.commit().await?)
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Store").field(&self.path).finish()
    }
}

/// Connections that stay open, and need no asking whether they still are: the database is a part of this program.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(connections)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

fn place(path: &Path) -> io::Result<PathBuf> {
    let path = std::path::absolute(path)?;
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    Ok(path)
}
