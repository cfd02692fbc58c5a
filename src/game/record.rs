//! A game as a record, to be looked at and to be written down.

use crate::game::{Ending, Game, Stage};
use crate::rules::{GameResult, Record};

impl Game {
    /// The record of the game, as far as it has been played, without names; nothing before the first turn can be made.
    pub fn record(&self) -> Option<Record> {
        let play = self.play()?;
        let result = match self.stage {
            Stage::Over { ending, .. } => match ending {
                Ending::Won { winner, .. } => GameResult::Won(winner),
                Ending::Drawn(_) => GameResult::Drawn,
                _ => GameResult::Unfinished,
            },
            _ => GameResult::Unfinished,
        };
        Record::new(*play.start(), play.turns().iter().copied(), result).ok()
    }
}
