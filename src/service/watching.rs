//! Watching: onlookers are shown a game in their direct messages, and nobody is told who they are.

use crate::game::{Game, GameId, Timestamp, UserId};
use crate::service::{GameService, ServiceError};
use crate::store::{Fate, Notice, NoticeKind, Onlooker, Watched};

/// How many games a person can watch at once.
pub const MOST_WATCHES: usize = 10;

/// For those who watch.
impl GameService {
    /// Lets a person watch a game that others play.
    pub async fn watch(&self, game: GameId, person: UserId) -> Result<Game, ServiceError> {
        let game = self.game(game).await?;
        if game.has(person) || !game.is_under_way() {
            return Err(ServiceError::NotToWatch(Box::new(game)));
        }
        let now = self.now();
        match self.store.watch(game.id, person, MOST_WATCHES, now).await? {
            Watched::Yes => {
                self.nudge_news();
                Ok(game)
            }
            Watched::TooMany => {
                let mut watched = Vec::new();
                for id in self.watched_by(person).await? {
                    watched.push(self.game(id).await?);
                }
                Err(ServiceError::TooManyWatches(watched))
            }
        }
    }

    /// Lets a person watch a game no longer, and tells whether they did.
    pub async fn stop_watching(&self, game: GameId, person: UserId) -> Result<bool, ServiceError> {
        let stopped = self.store.stop_watching(game, person, self.now()).await?;
        if stopped {
            self.nudge_news();
        }
        Ok(stopped)
    }

    /// Whether a person watches a game.
    pub async fn watches(&self, game: GameId, person: UserId) -> Result<bool, ServiceError> {
        let watch = self.store.watch_of(game, person).await?;
        Ok(watch.is_some_and(|watch| !watch.stopped))
    }

    /// The games that a person watches.
    pub async fn watched_by(&self, person: UserId) -> Result<Vec<GameId>, ServiceError> {
        Ok(self.store.watched_by(person).await?)
    }

    /// The games of a channel that are under way, the newest first.
    pub async fn running_in(&self, channel: u64) -> Result<Vec<GameId>, ServiceError> {
        Ok(self.store.running_in(channel).await?)
    }
}

/// For whoever shows it to them.
impl GameService {
    /// What must be shown now: which games, and to whom.
    pub async fn to_show(&self, now: Timestamp) -> Result<Vec<(GameId, UserId)>, ServiceError> {
        let due = self.store.due_notices(now).await?.into_iter();
        let watching = due.filter(|notice| notice.kind == NoticeKind::Watching);
        Ok(watching
            .map(|notice| (notice.game, notice.player))
            .collect())
    }

    /// A watch of which something must be shown, with the notice that says so.
    pub async fn due_watch(
        &self,
        game: GameId,
        person: UserId,
    ) -> Result<Option<(Onlooker, Notice)>, ServiceError> {
        let now = self.now();
        let notice = self.notice(game, person).await?.filter(|notice| {
            notice.kind == NoticeKind::Watching
                && notice.fate == Fate::Waiting
                && notice.due_at <= now
        });
        let watch = self.store.watch_of(game, person).await?;
        if let (None, Some(notice)) = (watch, notice) {
            self.store.drop_notices(&[notice]).await?;
        }
        Ok(watch.zip(notice))
    }

    /// See the store's method of the same name.
    pub async fn shown(&self, notice: &Notice, message: u64) -> Result<(), ServiceError> {
        Ok(self.store.shown(notice, message, self.now()).await?)
    }

    /// See the store's method of the same name.
    pub async fn forget_watch(&self, notice: &Notice) -> Result<(), ServiceError> {
        Ok(self.store.forget_watch(notice).await?)
    }

    /// Whether a person does not want to be disturbed at this hour.
    pub async fn rests(&self, person: UserId) -> Result<bool, ServiceError> {
        let quiet = self.store.schedule(person).await?.quiet;
        Ok(quiet.is_some_and(|quiet| quiet.around(self.now()).is_some()))
    }
}
