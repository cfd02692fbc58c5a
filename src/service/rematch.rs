//! The rematch of a game: asked for by the one, accepted by the other.

use crate::game::{Game, GameId, Refusal, UserId};
use crate::service::{Asked, Done, GameService, RACES, ServiceError, effects};
use crate::store::Created;

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
            game.schedules = self.store.schedules(game.challenger, game.opponent).await?;
            let effects = effects(&game, &events, Some(asked), now);
            match self.store.create(&game, effects).await? {
                Created::Yes(id) => {
                    game.id = id;
                    self.saved(&game, Some(asked.by), &events, effects);
                    return Ok(Done { game, events });
                }
                Created::Repeated(id) => return Err(self.repeated(id).await?),
                Created::Rematched => {}
                Created::Pending(id) if self.is_out_of_the_way(id, now).await? => {}
                Created::Pending(id) => return Err(ServiceError::PendingAlready(id)),
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
