//! When something is due next in a game: found by an index, written with each change, and to be told anew from the game at any time.

use sqlx::SqliteConnection;
use tracing::error;

use crate::game::{GameId, Timestamp, UserId};
use crate::store::{Durability, Store, StoreError, games};

/// A game whose row says something else than the game itself about when something is due next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wake {
    /// Which game.
    pub game: GameId,
    /// What its row says.
    pub written: Option<Timestamp>,
    /// What is right.
    pub right: Option<Timestamp>,
}

impl Store {
    /// The games in which something is due by now, the longest waiting first.
    pub async fn due(&self, now: Timestamp) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> =
            sqlx::query_scalar("select id from games where wake_at <= $1 order by wake_at")
                .bind(now.0)
                .fetch_all(&self.readers)
                .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// When something is due next that is not due by `now`.
    pub async fn next_wake(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let wake: Option<i64> =
            sqlx::query_scalar("select min(wake_at) from games where wake_at > $1")
                .bind(now.0)
                .fetch_one(&self.readers)
                .await?;
        Ok(wake.map(Timestamp))
    }

    /// The running games, those that wait for blocks to be placed among them.
    pub async fn running(&self) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select id from games where stage in ('setting up', 'playing') order by id",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// The games whose rows are wrong about when something is due next. There should be none.
    pub async fn wrong_wakes(&self) -> Result<Vec<Wake>, StoreError> {
        let mut moment = self.readers.begin().await?;
        wrong(&mut moment).await
    }

    /// Rights those rows, as after a change of the rule by which it is told; and tells how many were wrong.
    pub async fn right_wakes(&self) -> Result<usize, StoreError> {
        // Mostly there is nothing to write.
        if self.wrong_wakes().await?.is_empty() {
            return Ok(0);
        }
        let mut writing = self.write(Durability::Flushed).await?;
        let wrong = wrong(&mut writing.transaction).await?;
        for wake in &wrong {
            write(wake.game, wake.right, &mut writing.transaction).await?;
        }
        writing.commit().await?;
        Ok(wrong.len())
    }
}

async fn wrong(connection: &mut SqliteConnection) -> Result<Vec<Wake>, StoreError> {
    let rows: Vec<(i64, Option<i64>)> = sqlx::query_as(
        "select id, wake_at from games where stage <> $1 or wake_at is not null order by id",
    )
    .bind("over")
    .fetch_all(&mut *connection)
    .await?;
    let mut wakes = Vec::new();
    for (id, written) in rows {
        let game = GameId(id);
        let right = match games::game(game, &mut *connection).await {
            Ok(found) => found.and_then(|game| game.wake_at()),
            Err(error @ StoreError::Unreadable { .. }) => {
                error!(%error, "cannot tell when something is due");
                continue;
            }
            Err(error) => return Err(error),
        };
        let written = written.map(Timestamp);
        if written != right {
            wakes.push(Wake {
                game,
                written,
                right,
            });
        }
    }
    Ok(wakes)
}

/// The running games of a person.
pub(super) async fn running_of(
    person: UserId,
    connection: &mut SqliteConnection,
) -> Result<Vec<GameId>, StoreError> {
    let games: Vec<i64> = sqlx::query_scalar(
        "select id from games
         where stage <> 'over' and stage <> 'challenged' and (challenger = $1 or opponent = $1)
         order by id",
    )
    .bind(person.0.cast_signed())
    .fetch_all(connection)
    .await?;
    Ok(games.into_iter().map(GameId).collect())
}

/// Tells anew when something is due next in a game. One that cannot be read stays as it is.
pub(super) async fn rewrite(
    id: GameId,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    match games::game(id, &mut *connection).await {
        Ok(Some(game)) => write(id, game.wake_at(), connection).await,
        Ok(None) => Ok(()),
        Err(error @ StoreError::Unreadable { .. }) => {
            error!(%error, "cannot tell when something is due");
            Ok(())
        }
        Err(error) => Err(error),
    }
}

async fn write(
    game: GameId,
    wake_at: Option<Timestamp>,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    sqlx::query("update games set wake_at = $2 where id = $1")
        .bind(game.0)
        .bind(wake_at.map(|at| at.0))
        .execute(connection)
        .await?;
    Ok(())
}
