//! How the database is: what those who run the bot should know of it.

use std::io;

use crate::game::Timestamp;
use crate::store::{Store, StoreError};

/// How the database is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Health {
    /// How many bytes its files have.
    pub bytes: u64,
    /// Why nothing can be written, if that is so.
    pub unwritable: Option<String>,
    /// What is wrong with it, if anything is found in short.
    pub damage: Option<String>,
}

/// What of a server's games could not be told.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Undelivered {
    /// News that was tried and not taken: how much.
    pub news: i64,
    /// Notices to one person that were tried and not taken.
    pub notices: i64,
    /// Since when the oldest of these waits.
    pub since: Option<Timestamp>,
    /// What Discord, or the way to it, said when the oldest was tried last.
    pub why: Option<String>,
    /// Notices of running games that no way led to their person.
    pub unreachable: i64,
}

impl Store {
    /// How the database is. It reads all of it, which takes a second for each gigabyte or so.
    pub async fn health(&self) -> Result<Health, StoreError> {
        let verdict: String = sqlx::query_scalar("pragma quick_check(1)")
            .fetch_one(&self.readers)
            .await?;
        let written = self.set_setting("written", "1").await;
        Ok(Health {
            bytes: self.bytes().unwrap_or_default(),
            unwritable: written.err().map(|error| match error {
                StoreError::Database(error) => error.to_string(),
                other => other.to_string(),
            }),
            damage: Some(verdict).filter(|verdict| verdict != "ok"),
        })
    }

    /// The size of the file, and of what is on its way into it.
    fn bytes(&self) -> io::Result<u64> {
        let mut log = self.path.clone().into_os_string();
        log.push("-wal");
        let log = std::fs::metadata(log).map_or(0, |file| file.len());
        Ok(std::fs::metadata(&self.path)?.len() + log)
    }

    /// What of a server's games could not be told so far.
    pub async fn undelivered(&self, server: u64) -> Result<Undelivered, StoreError> {
        let waiting: Vec<(i64, i64, Option<String>)> = sqlx::query_as(
            "select 0 as notice, outbox.created_at as since, why from outbox join games on games.id = outbox.game
             where server = $1 and attempts > 0
             union all
             select 1, notices.created_at, why from notices join games on games.id = notices.game
             where server = $1 and attempts > 0 and told_at is null and failed = 0
             order by since",
        )
        .bind(server.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        let unreachable: i64 = sqlx::query_scalar(
            "select count(*) from notices join games on games.id = notices.game
             where server = $1 and failed = 1 and told_at is null and stage <> 'over'",
        )
        .bind(server.cast_signed())
        .fetch_one(&self.readers)
        .await?;
        let notices = waiting.iter().map(|(notice, ..)| notice).sum();
        Ok(Undelivered {
            news: i64::try_from(waiting.len()).unwrap_or(i64::MAX) - notices,
            notices,
            since: waiting.first().map(|&(_, since, _)| Timestamp(since)),
            why: waiting.into_iter().find_map(|(.., why)| why),
            unreachable,
        })
    }

    /// When the longest overdue thing in a game should have happened, if anything is overdue by `now`.
    pub async fn overdue(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let overdue: Option<i64> =
            sqlx::query_scalar("select min(wake_at) from games where wake_at <= $1")
                .bind(now.0)
                .fetch_one(&self.readers)
                .await?;
        Ok(overdue.map(Timestamp))
    }

    /// The channels in which games of a server go on, each with the number of these games.
    pub async fn channels_of(&self, server: u64) -> Result<Vec<(u64, i64)>, StoreError> {
        let channels: Vec<(i64, i64)> = sqlx::query_as(
            "select channel, count(*) from games
             where server = $1 and stage <> 'over' and channel <> 0
             group by channel
             order by count(*) desc, channel",
        )
        .bind(server.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        Ok(channels
            .into_iter()
            .map(|(channel, games)| (channel.cast_unsigned(), games))
            .collect())
    }
}
