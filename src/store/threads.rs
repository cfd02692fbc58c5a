//! The threads that were opened for games.

use sqlx::FromRow;

use crate::game::{GameId, Timestamp, Venue};
use crate::store::{Durability, Store, StoreError, servers};

/// A thread that was opened for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thread {
    /// Its number.
    pub thread: u64,
    /// The channel that it was opened in.
    pub parent: u64,
    /// How often it was tried to name it for the result.
    pub attempts: u32,
}

#[derive(FromRow)]
struct ThreadRow {
    thread: i64,
    parent: i64,
    attempts: i64,
}

impl Store {
    /// The thread that was opened for a game, if one was.
    pub async fn thread_of(&self, game: GameId) -> Result<Option<Thread>, StoreError> {
        let row: Option<ThreadRow> =
            sqlx::query_as("select thread, parent, attempts from threads where game = $1")
                .bind(game.0)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(Thread::from))
    }

    /// Notes that a thread was opened for a game in this channel, and moves the game there.
    pub async fn opened_thread(
        &self,
        game: GameId,
        from: Venue,
        thread: u64,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        sqlx::query(
            "insert into threads (game, thread, parent) values ($1, $2, $3) on conflict (game) do nothing",
        )
        .bind(game.0)
        .bind(thread.cast_signed())
        .bind(from.channel.cast_signed())
        .execute(&mut *writing.transaction)
        .await?;
        let to = Venue {
            channel: thread,
            ..from
        };
        servers::move_game(&mut writing.transaction, game, to).await?;
        writing.commit().await
    }

    /// The games whose thread is now to be named for the result. Whatever there is to tell is told first.
    pub async fn unnamed(&self, now: Timestamp) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select game from threads join games on games.id = threads.game
             where named = 0 and due_at <= $1 and stage = 'over'
               and server not in (select id from servers where gone_at is not null)
               and not exists (select 1 from outbox where outbox.game = threads.game)
             order by due_at, game",
        )
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// When the next thread may be named that may not be by `now`.
    pub async fn next_unnamed(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let due: Option<i64> =
            sqlx::query_scalar("select min(due_at) from threads where named = 0 and due_at > $1")
                .bind(now.0)
                .fetch_one(&self.readers)
                .await?;
        Ok(due.map(Timestamp))
    }

    /// Notes that a game's thread is named for the result, or never will be.
    pub async fn named(&self, game: GameId) -> Result<(), StoreError> {
        let named = sqlx::query("update threads set named = 1 where game = $1");
        self.note(named.bind(game.0)).await
    }

    /// Lets the name of a game's thread wait, after it was not taken.
    pub async fn put_off_name(&self, game: GameId, until: Timestamp) -> Result<(), StoreError> {
        let put_off =
            sqlx::query("update threads set attempts = attempts + 1, due_at = $2 where game = $1");
        self.note(put_off.bind(game.0).bind(until.0)).await
    }
}

/// Lets a game do without a thread, in the transaction that notes what was told instead.
pub(super) async fn do_without(
    transaction: &mut sqlx::Transaction<'static, sqlx::Sqlite>,
    game: GameId,
) -> Result<(), StoreError> {
    sqlx::query("update games set place = 'channel', version = version + 1 where id = $1")
        .bind(game.0)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

impl From<ThreadRow> for Thread {
    fn from(row: ThreadRow) -> Thread {
        Thread {
            thread: row.thread.cast_unsigned(),
            parent: row.parent.cast_unsigned(),
            attempts: u32::try_from(row.attempts).unwrap_or(u32::MAX),
        }
    }
}
