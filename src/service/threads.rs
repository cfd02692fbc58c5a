//! The threads that games are played in: opened once, named once. See the store's methods of the same names.

use crate::game::{GameId, Timestamp, Venue};
use crate::service::{GameService, ServiceError};
use crate::store::Thread;

impl GameService {
    /// The thread that was opened for a game, if one was.
    pub async fn thread_of(&self, game: GameId) -> Result<Option<Thread>, ServiceError> {
        Ok(self.store.thread_of(game).await?)
    }

    /// Notes that a thread was opened for a game in this channel, and moves the game there.
    pub async fn opened_thread(
        &self,
        game: GameId,
        from: Venue,
        thread: u64,
    ) -> Result<(), ServiceError> {
        Ok(self.store.opened_thread(game, from, thread).await?)
    }

    /// The games whose thread is now to be named for the result.
    pub async fn unnamed(&self, now: Timestamp) -> Result<Vec<GameId>, ServiceError> {
        Ok(self.store.unnamed(now).await?)
    }

    /// When the next thread may be named that may not be by `now`.
    pub async fn next_unnamed(&self, now: Timestamp) -> Result<Option<Timestamp>, ServiceError> {
        Ok(self.store.next_unnamed(now).await?)
    }

    /// Notes that a game's thread is named for the result, or never will be.
    pub async fn named(&self, game: GameId) -> Result<(), ServiceError> {
        Ok(self.store.named(game).await?)
    }

    /// Lets the name of a game's thread wait.
    pub async fn put_off_name(&self, game: GameId, until: Timestamp) -> Result<(), ServiceError> {
        Ok(self.store.put_off_name(game, until).await?)
    }
}
