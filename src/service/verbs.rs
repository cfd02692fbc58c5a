//! The game's verbs: each asks the game, saves what it decides, and answers with the game as it is saved.

use crate::game::{Event, Game, GameId, Line, Offer, Terms, Timestamp, UserId, Venue};
use crate::rules::{Hop, Placing, Tip, Turn};
use crate::service::{Asked, Done, GameService, RACES, ServiceError, effects};
use crate::store::Created;

impl GameService {
    /// Challenges somebody, or anybody.
    pub async fn challenge(
        &self,
        asked: Asked,
        opponent: impl Into<Option<UserId>>,
        venue: Venue,
        terms: Terms,
    ) -> Result<Done, ServiceError> {
        let opponent = opponent.into();
        if let Some(opponent) = opponent {
            self.welcome(asked.by, opponent).await?;
        }
        for _ in 0..RACES {
            let now = self.now();
            let challenge = Game::challenge(asked.by, opponent, venue, terms.clone(), now);
            let (mut game, events) = challenge.map_err(ServiceError::NotChallenged)?;
            game.schedules = self.store.schedules(asked.by, opponent).await?;
            if let Some(done) = self.create(game, events, asked, now).await? {
                return Ok(done);
            }
        }
        Err(ServiceError::Busy)
    }

    /// Saves a new challenge. Nothing, if what was in its way is so no longer: then it is to be made anew.
    pub(super) async fn create(
        &self,
        mut game: Game,
        events: Vec<Event>,
        asked: Asked,
        now: Timestamp,
    ) -> Result<Option<Done>, ServiceError> {
        let effects = effects(&game, &events, Some(asked), now);
        match self.store.create(&game, effects).await? {
            Created::Yes(id) => {
                game.id = id;
                self.saved(&game, Some(asked.by), &events, effects);
                Ok(Some(Done { game, events }))
            }
            Created::Repeated(id) => Err(self.repeated(id).await?),
            Created::Rematched => Ok(None),
            // One that has lapsed, only not been swept yet, is in nobody's way.
            Created::Pending(id) if self.is_out_of_the_way(id, now).await? => Ok(None),
            Created::Pending(id) if game.open => Err(ServiceError::OpenAlready(id)),
            Created::Pending(id) => Err(ServiceError::PendingAlready(id)),
            Created::TooMany(all) => match self.still_waiting(all, now).await? {
                Ok(()) => Ok(None),
                Err(all) => Err(ServiceError::TooManyChallenges(all)),
            },
        }
    }

    /// Accepts a challenge.
    pub async fn accept(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        let challenge = self.game(game).await?;
        let to_them = challenge.is_open_to(asked.by) || challenge.opponent == Some(asked.by);
        if to_them && challenge.expires_at().is_some() {
            self.welcome(asked.by, challenge.challenger).await?;
        }
        let lots = self.draw();
        self.change(game, asked, |game, now| game.accept(asked.by, now, &lots))
            .await
    }

    /// Declines a challenge.
    pub async fn decline(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.decline(asked.by, now))
            .await
    }

    /// Withdraws one's own challenge.
    pub async fn cancel(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.cancel(asked.by, now))
            .await
    }

    /// Places the other side's rolled blocks.
    pub async fn place(
        &self,
        game: GameId,
        asked: Asked,
        placing: Placing,
    ) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| {
            game.place(asked.by, now, placing.clone())
        })
        .await
    }

    /// Arranges the other side's rolled blocks, without placing them yet.
    pub async fn draft(
        &self,
        game: GameId,
        asked: Asked,
        placing: Placing,
    ) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| {
            game.draft(asked.by, now, placing.clone())
        })
        .await
    }

    /// Lets the lot arrange the other side's rolled blocks, without placing them yet.
    pub async fn draft_by_lot(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        let lots = self.draw();
        self.change(game, asked, |game, now| {
            game.draft_by_lot(asked.by, now, &lots)
        })
        .await
    }

    /// Lets the lot place the other side's rolled blocks.
    pub async fn place_by_lot(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        let lots = self.draw();
        self.change(game, asked, |game, now| {
            game.place_by_lot(asked.by, now, &lots)
        })
        .await
    }

    /// Tips a block.
    pub async fn tip(&self, game: GameId, asked: Asked, tip: Tip) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.tip(asked.by, now, tip))
            .await
    }

    /// Takes back one's own tip, before the hop.
    pub async fn undo_tip(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.undo_tip(asked.by, now))
            .await
    }

    /// Hops with the block that was tipped.
    pub async fn hop(&self, game: GameId, asked: Asked, hop: Hop) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.hop(asked.by, now, hop))
            .await
    }

    /// Plays a whole turn.
    pub async fn turn(&self, game: GameId, asked: Asked, turn: Turn) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.turn(asked.by, now, turn))
            .await
    }

    /// Plans these lines, besides those that are planned already.
    pub async fn add_to_plan(
        &self,
        game: GameId,
        asked: Asked,
        lines: &[Line],
    ) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, _| game.add_to_plan(asked.by, lines))
            .await
    }

    /// Takes a branch out of one's plan.
    pub async fn take_out_of_plan(
        &self,
        game: GameId,
        asked: Asked,
        path: &[Turn],
    ) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, _| game.take_out_of_plan(asked.by, path))
            .await
    }

    /// Gives one's whole plan up.
    pub async fn drop_plan(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, _| game.drop_plan(asked.by))
            .await
    }

    /// Claims the win, now that the opponent's time is up.
    pub async fn claim(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.claim(asked.by, now))
            .await
    }

    /// Gives the opponent a day more.
    pub async fn give_time(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.give_time(asked.by, now))
            .await
    }

    /// Calls a game off whose other player is gone.
    pub async fn abandon(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.abandon(asked.by, now))
            .await
    }

    /// Offers the opponent something.
    pub async fn offer(
        &self,
        game: GameId,
        asked: Asked,
        offer: Offer,
    ) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.offer(asked.by, now, offer))
            .await
    }

    /// Does what the opponent has offered.
    pub async fn accept_offer(
        &self,
        game: GameId,
        asked: Asked,
        offer: Offer,
    ) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| {
            game.accept_offer(asked.by, now, offer)
        })
        .await
    }

    /// Declines what the opponent has offered.
    pub async fn decline_offer(
        &self,
        game: GameId,
        asked: Asked,
        offer: Offer,
    ) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| {
            game.decline_offer(asked.by, now, offer)
        })
        .await
    }

    /// Claims a draw, now that the position stands for the third time.
    pub async fn claim_draw(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.claim_draw(asked.by, now))
            .await
    }

    /// Gives up.
    pub async fn resign(&self, game: GameId, asked: Asked) -> Result<Done, ServiceError> {
        self.change(game, asked, |game, now| game.resign(asked.by, now))
            .await
    }
}
