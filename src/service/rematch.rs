//! The rematch of a game: asked for by the one, accepted by the other.

use crate::game::{Game, GameId, Refusal, UserId};
use crate::service::{Asked, Done, GameService, RACES, ServiceError};

impl GameService {
    /// Asks for a rematch of a game; or accepts it, if the other has asked already.
    pub async fn rematch(&self, id: GameId, asked: Asked) -> Result<Done, ServiceError> {
        for _ in 0..RACES {
            if let Some(done) = self.store.effect_of(asked.interaction).await? {
                return Err(self.repeated(done).await?);
            }
            let now = self.now();
            let before = self.game(id).await?;
            let (mut game, events) = match before.rematch(asked.by, now) {
                Ok(made) => made,
                Err(Refusal::Rematched) => return self.rematched(&before, asked).await,
                Err(refusal) => return Err(self.refused(id, asked, Some(refusal)).await?),
            };
            if let Some(opponent) = game.opponent {
                self.welcome(asked.by, opponent).await?;
            }
            game.schedules = self.store.schedules(game.challenger, game.opponent).await?;
            // The thread of a game is named for its result. Its rematch has one of its own again.
            if let Some(thread) = self.thread_of(before.id).await?
                && thread.thread == game.venue.channel
            {
                game.venue.channel = thread.parent;
            }
            if let Some(done) = self.create(game, events, asked, now).await? {
                return Ok(done);
            }
        }
        Err(ServiceError::Busy)
    }

    /// The games of a person that are over and were played, the latest first.
    pub async fn finished_of(&self, user: UserId) -> Result<Vec<Game>, ServiceError> {
        let mut games = Vec::new();
        for id in self.store.finished_of(user).await? {
            games.push(self.game(id).await?);
        }
        Ok(games)
    }

    /// The rematch is there already: it is accepted, if it waits for that.
    async fn rematched(&self, before: &Game, asked: Asked) -> Result<Done, ServiceError> {
        let id = before.rematch.unwrap_or(before.id);
        let game = self.game(id).await?;
        let waits = game.expires_at().is_some_and(|end| self.now() < end);
        if waits && game.waits_for(asked.by) {
            let asked = Asked {
                seen: None,
                ..asked
            };
            return self.accept(id, asked).await;
        }
        Err(ServiceError::Refused {
            refusal: Refusal::Rematched,
            game: Box::new(game),
        })
    }
}
