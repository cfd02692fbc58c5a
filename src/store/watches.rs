//! Who looks on at which game, and the message that shows it to them.

use sqlx::{FromRow, Sqlite, Transaction};

use crate::game::{GameId, Timestamp, UserId};
use crate::store::{Durability, Notice, Store, StoreError};

/// Somebody who looks on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Onlooker {
    /// At which game.
    pub game: GameId,
    /// Who.
    pub person: UserId,
    /// The message in their direct messages that shows the board, once it was sent.
    pub message: Option<u64>,
    /// Whether they have had enough.
    pub stopped: bool,
}

/// What came of beginning to watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Watched {
    /// The person watches the game now.
    Yes,
    /// The person watches as many games as one may.
    TooMany,
}

#[derive(FromRow)]
struct OnlookerRow {
    game: i64,
    person: i64,
    message: Option<i64>,
    stopped: i64,
}

impl Store {
    /// Lets a person watch a game, unless they watch `most` others. They are to be shown it at once.
    pub async fn watch(
        &self,
        game: GameId,
        person: UserId,
        most: usize,
        now: Timestamp,
    ) -> Result<Watched, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let others: i64 = sqlx::query_scalar(
            "select count(*) from watches where person = $1 and game <> $2 and stopped = 0",
        )
        .bind(person.0.cast_signed())
        .bind(game.0)
        .fetch_one(&mut *writing.transaction)
        .await?;
        if usize::try_from(others).unwrap_or(0) >= most {
            return Ok(Watched::TooMany);
        }
        sqlx::query(
            "insert into watches (game, person, since) values ($1, $2, $3)
             on conflict (game, person) do update set stopped = 0",
        )
        .bind(game.0)
        .bind(person.0.cast_signed())
        .bind(now.0)
        .execute(&mut *writing.transaction)
        .await?;
        show(&mut writing.transaction, game, Some(person), now).await?;
        writing.commit().await?;
        Ok(Watched::Yes)
    }

    /// Notes that a person has had enough of a game, and tells whether they watched it.
    pub async fn stop_watching(
        &self,
        game: GameId,
        person: UserId,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let stopped = sqlx::query(
            "update watches set stopped = 1 where game = $1 and person = $2 and stopped = 0",
        )
        .bind(game.0)
        .bind(person.0.cast_signed())
        .execute(&mut *writing.transaction)
        .await?;
        if stopped.rows_affected() == 0 {
            return Ok(false);
        }
        show(&mut writing.transaction, game, Some(person), now).await?;
        writing.commit().await?;
        Ok(true)
    }

    /// How a person watches a game, if they do or have only just stopped.
    pub async fn watch_of(
        &self,
        game: GameId,
        person: UserId,
    ) -> Result<Option<Onlooker>, StoreError> {
        let row: Option<OnlookerRow> = sqlx::query_as(
            "select game, person, message, stopped from watches where game = $1 and person = $2",
        )
        .bind(game.0)
        .bind(person.0.cast_signed())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(Onlooker::from))
    }

    /// The games that a person watches, those first that they have watched longest.
    pub async fn watched_by(&self, person: UserId) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select game from watches where person = $1 and stopped = 0 order by since, game",
        )
        .bind(person.0.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// Notes that a notice of somebody who looks on was told, by this message.
    pub async fn shown(
        &self,
        notice: &Notice,
        message: u64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        sqlx::query("update watches set message = $3 where game = $1 and person = $2")
            .bind(notice.game.0)
            .bind(notice.player.0.cast_signed())
            .bind(message.cast_signed())
            .execute(&mut *writing.transaction)
            .await?;
        sqlx::query(
            "update notices set told_at = $4, way = 'message' where game = $1 and player = $2 and created_at = $3",
        )
        .bind(notice.game.0)
        .bind(notice.player.0.cast_signed())
        .bind(notice.created_at.0)
        .bind(now.0)
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await
    }

    /// Forgets that a person has watched a game; but not if they watch it anew, since this notice.
    pub async fn forget_watch(&self, notice: &Notice) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        let forgotten = sqlx::query(
            "delete from notices where game = $1 and player = $2 and created_at = $3 and watching = 1",
        )
        .bind(notice.game.0)
        .bind(notice.player.0.cast_signed())
        .bind(notice.created_at.0)
        .execute(&mut *writing.transaction)
        .await?;
        if forgotten.rows_affected() == 1 {
            sqlx::query("delete from watches where game = $1 and person = $2")
                .bind(notice.game.0)
                .bind(notice.player.0.cast_signed())
                .execute(&mut *writing.transaction)
                .await?;
        }
        writing.commit().await
    }
}

/// Writes that those who look on at a game must be shown it, or this one of them, in the transaction of what happened.
pub(super) async fn show(
    transaction: &mut Transaction<'static, Sqlite>,
    game: GameId,
    person: Option<UserId>,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into notices (game, player, kind, created_at, due_at, watching)
         select game, person, 'news', $2, $2, 1 from watches where game = $1 and coalesce($3, person) = person
         on conflict (game, player) do update
         set kind = excluded.kind, due_at = excluded.due_at, watching = 1,
             created_at = case when excluded.created_at > notices.created_at then excluded.created_at else notices.created_at + 1 end,
             attempts = 0, batch = null, told_at = null, way = null, failed = 0",
    )
    .bind(game.0)
    .bind(now.0)
    .bind(person.map(|person| person.0.cast_signed()))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

impl From<OnlookerRow> for Onlooker {
    fn from(row: OnlookerRow) -> Onlooker {
        Onlooker {
            game: GameId(row.game),
            person: UserId(row.person.cast_unsigned()),
            message: row.message.map(i64::cast_unsigned),
            stopped: row.stopped != 0,
        }
    }
}
