//! What Discord last said about whether people are there.

use sqlx::FromRow;

use crate::game::{GameId, Timestamp, UserId};
use crate::store::{Durability, Effects, Store, StoreError, outbox};

/// Where a person is looked for who is nowhere at all any more: the account is deleted.
pub const ANYWHERE: u64 = 0;

/// Since when a person is gone from where the game of a row of `games` is played. What is played in direct messages needs no server.
macro_rules! gone_of {
    ($person:literal) => {
        concat!(
            "(select min(gone_at) from presence
              where person = ",
            $person,
            " and server in (case channel when 0 then 0 else games.server end, 0))"
        )
    };
}
pub(super) use gone_of;

/// What is known of whether a person is in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presence {
    /// When that was asked last.
    pub asked_at: Timestamp,
    /// Since when they are known to be gone.
    pub gone_at: Option<Timestamp>,
}

#[derive(FromRow)]
struct PresenceRow {
    asked_at: i64,
    gone_at: Option<i64>,
}

impl Store {
    /// What is known of whether a person is in a server, or [`ANYWHERE`]; nothing, if that was never asked.
    pub async fn presence(
        &self,
        person: UserId,
        server: u64,
    ) -> Result<Option<Presence>, StoreError> {
        let row: Option<PresenceRow> = sqlx::query_as(
            "select asked_at, gone_at from presence where person = $1 and server = $2",
        )
        .bind(person.0.cast_signed())
        .bind(server.cast_signed())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|row| Presence {
            asked_at: Timestamp(row.asked_at),
            gone_at: row.gone_at.map(Timestamp),
        }))
    }

    /// Whether a person is known to be gone from anywhere.
    pub async fn is_gone(&self, person: UserId) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar(
            "select server from presence where person = $1 and gone_at is not null limit 1",
        )
        .bind(person.0.cast_signed())
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }

    /// Those who are known to be gone from a server, or from anywhere at all.
    pub async fn gone_from(&self, server: Option<u64>) -> Result<Vec<UserId>, StoreError> {
        let gone: Vec<i64> = sqlx::query_scalar(
            "select distinct person from presence where gone_at is not null and server in ($1, $2)",
        )
        .bind(ANYWHERE.cast_signed())
        .bind(server.unwrap_or(ANYWHERE).cast_signed())
        .fetch_all(&self.readers)
        .await?;
        let person = |id: i64| UserId(id.cast_unsigned());
        Ok(gone.into_iter().map(person).collect())
    }

    /// Notes that a person was asked after and is there.
    pub async fn note_there(
        &self,
        person: UserId,
        server: u64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let there = sqlx::query(
            "insert into presence (person, server, asked_at) values ($1, $2, $3)
             on conflict (person, server) do update set asked_at = excluded.asked_at",
        );
        let there = there
            .bind(person.0.cast_signed())
            .bind(server.cast_signed());
        self.note(there.bind(now.0)).await
    }

    /// Notes that a person is gone, together with what must be told of it in these games; unless that is known. Tells whether it is news.
    pub async fn note_gone(
        &self,
        person: UserId,
        server: u64,
        now: Timestamp,
        news: &[(GameId, Effects)],
    ) -> Result<bool, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let noted = sqlx::query(
            "insert into presence (person, server, asked_at, gone_at) values ($1, $2, $3, $3)
             on conflict (person, server) do update set asked_at = excluded.asked_at, gone_at = excluded.gone_at
             where presence.gone_at is null",
        )
        .bind(person.0.cast_signed())
        .bind(server.cast_signed())
        .bind(now.0)
        .execute(&mut *writing.transaction)
        .await?;
        if noted.rows_affected() == 0 {
            drop(writing);
            self.note_there(person, server, now).await?;
            return Ok(false);
        }
        for (game, effects) in news {
            outbox::add(&mut writing.transaction, *game, *effects).await?;
        }
        writing.commit().await?;
        Ok(true)
    }

    /// Notes that a person who was gone is there again, together with what must be told of it in these games. Tells whether it is news.
    pub async fn note_return(
        &self,
        person: UserId,
        news: &[(GameId, Effects)],
    ) -> Result<bool, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let noted = sqlx::query(
            "update presence set gone_at = null where person = $1 and gone_at is not null",
        )
        .bind(person.0.cast_signed())
        .execute(&mut *writing.transaction)
        .await?;
        if noted.rows_affected() == 0 {
            return Ok(false);
        }
        for (game, effects) in news {
            outbox::add(&mut writing.transaction, *game, *effects).await?;
        }
        writing.commit().await?;
        Ok(true)
    }
}
