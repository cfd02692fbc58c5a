//! Privacy: what is kept of a person, and how it goes.

use tracing::info;

use crate::game::{Event, Game, GameId, Refusal, Stage, Timestamp, UserId};
use crate::service::{GameService, RACES, ServiceError};
use crate::store::Rows;

/// How often a number is drawn for somebody who was erased, until one is free.
const DRAWS: u32 = 16;

impl GameService {
    /// All that is kept of a person: each table with their rows, as JSON.
    pub async fn personal(&self, person: UserId) -> Result<Vec<Rows>, ServiceError> {
        Ok(self.store.personal(person).await?)
    }

    /// Erases a person: running games are given up, challenges withdrawn or declined; then whatever tells of them goes, and their past games
    /// name nobody. Once begun, it is done even if the program is stopped in between.
    pub async fn erase(&self, person: UserId) -> Result<(), ServiceError> {
        self.store.begin_erasing(person).await?;
        self.finish_erasing(person).await
    }

    /// Finishes what was begun before the program was stopped.
    pub(super) async fn finish_erasings(&self) -> Result<(), ServiceError> {
        for person in self.store.erasings().await? {
            self.finish_erasing(person).await?;
        }
        Ok(())
    }

    async fn finish_erasing(&self, person: UserId) -> Result<(), ServiceError> {
        for _ in 0..DRAWS {
            loop {
                let games = self.store.games_of(person).await?;
                if games.is_empty() {
                    break;
                }
                for game in games {
                    self.leave(game.id, person).await?;
                }
            }
            // Somebody may have challenged them meanwhile.
            if self.store.erase(person, self.nobody(), self.now()).await? {
                self.forget_ratings().await;
                self.nudge_news();
                info!("a person was erased");
                return Ok(());
            }
        }
        Err(ServiceError::Busy)
    }

    /// Ends a game for a person's part, whatever it is at.
    async fn leave(&self, id: GameId, person: UserId) -> Result<(), ServiceError> {
        for _ in 0..RACES {
            let now = self.now();
            self.wake(id, now).await?;
            let read = self.game(id).await?;
            if read.is_over() {
                return Ok(());
            }
            let mut game = read.clone();
            let Ok(events) = ended(&mut game, person, now) else {
                continue;
            };
            let _ = self
                .save_for(&read, game, events, Some(person), now)
                .await?;
        }
        match self.game(id).await?.is_over() {
            true => Ok(()),
            false => Err(ServiceError::Busy),
        }
    }

    /// A number that stands for nobody, and comes from nowhere.
    fn nobody(&self) -> UserId {
        const SIDES: u8 = 250;
        let drawn = (0..5).fold(0, |number, _| {
            number * u64::from(SIDES) + u64::from(self.dice.roll(SIDES))
        });
        UserId(UserId::ERASED.start + drawn)
    }
}

fn ended(game: &mut Game, person: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    match game.stage {
        Stage::Challenged if game.challenger == person => game.cancel(person, now),
        Stage::Challenged => game.decline(person, now),
        _ => game.resign(person, now),
    }
}
