//! Playing a list of turns, its passes written or left out.

use std::error::Error;
use std::fmt;

use super::illegal::IllegalTurn;
use super::position::Position;
use super::square::Square;
use super::turn::{Played, Turn};

impl Position {
    /// The position after these turns, with the passes done that are then due; without any turns,
    /// this position as it stands.
    ///
    /// Passes happen by themselves, so each may be written where it happens or left out. From a
    /// position in the middle of a turn, the first turn is the whole of the one that was begun.
    ///
    /// ```
    /// use deblockle::rules::{Played, Position};
    ///
    /// let position: Position = "2hx4/2CL4/3CS3/7/7/7/7 g - - 15".parse()?;
    /// let turns: Vec<Played> = vec!["d5w-b7".parse()?, "--".parse()?];
    /// let after = position.play_all(turns)?;
    /// assert_eq!(after.to_string(), "1HShx4/2CL4/7/7/7/7/7 g - - 17");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_all(
        &self,
        turns: impl IntoIterator<Item = Played>,
    ) -> Result<Position, ReplayError> {
        let mut position = *self;
        // Whether a pass has just been done, which may still be written.
        let mut passed = false;
        for played in turns {
            match played {
                Played::Pass if passed => passed = false,
                // Only where the list begins can a pass be due that has not been done.
                Played::Pass => {
                    position = position.pass().ok_or(ReplayError::NoPassDue(position))?;
                }
                Played::Turn(turn) => {
                    let before = position.after_passes();
                    position = before.play_whole(turn)?;
                    passed = position.side_to_move() == before.side_to_move();
                }
            }
        }
        Ok(position)
    }

    /// As [`Position::play`]; in the middle of a turn, the turn must be one that can have been
    /// begun.
    fn play_whole(&self, turn: Turn) -> Result<Position, IllegalTurn> {
        match (self.pending(), turn.hop) {
            (Some(pending), Some(hop)) if self.may_have_begun(turn, pending) => {
                self.hop(hop).map_err(|_| self.refuse(turn))
            }
            _ => self.play(turn),
        }
    }

    fn may_have_begun(&self, turn: Turn, pending: Square) -> bool {
        let from = turn.tip.from;
        turn.tip.lands_on() == Some(pending) && !from.is_star() && self.board().get(from).is_none()
    }
}

/// Why a list of turns cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayError {
    /// One of the turns is illegal.
    Illegal(IllegalTurn),
    /// A pass is written where none was due.
    NoPassDue(Position),
}

impl From<IllegalTurn> for ReplayError {
    fn from(error: IllegalTurn) -> ReplayError {
        ReplayError::Illegal(error)
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Illegal(error) => {
                write!(f, "turn {}: {error}", error.position.turn_number())
            }
            ReplayError::NoPassDue(position) => {
                write!(f, "turn {}: no pass is due", position.turn_number())
            }
        }
    }
}

impl Error for ReplayError {}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    fn play_all(dpn: &str, turns: &str) -> Result<String, String> {
        let position: Position = dpn.parse().unwrap();
        let turns = turns.split_whitespace().map(|turn| turn.parse().unwrap());
        let end = position.play_all(turns);
        end.map(|end| end.to_string())
            .map_err(|error| error.to_string())
    }

    /// Blue, to act, has no legal turn: its x in the corner comes out by no tip.
    const DEBLOCKLED: &str = "1HShx4/2CL4/7/7/7/7/7 b - - 16";

    #[test]
    fn without_turns_a_position_stays_as_it_was_read() {
        assert_eq!(play_all(DEBLOCKLED, ""), Ok(DEBLOCKLED.to_owned()));
    }

    #[test]
    fn playing_on_for_a_deblockled_side_begins_with_a_pass() {
        let passed = "1HShx4/2CL4/7/7/7/7/7 g - - 17";
        assert_eq!(play_all(DEBLOCKLED, "--"), Ok(passed.to_owned()));
        let position: Position = passed.parse().unwrap();
        let turn = position.legal_turns().next().unwrap();
        let after = play_all(passed, &turn.to_string());
        assert_eq!(play_all(DEBLOCKLED, &turn.to_string()), after);
        assert_eq!(play_all(DEBLOCKLED, &format!("-- {turn}")), after);
    }

    #[test]
    fn a_pass_that_is_not_due_is_refused() {
        let refused = Err("turn 17: no pass is due".to_owned());
        assert_eq!(play_all(DEBLOCKLED, "-- --"), refused);
        let before = "2hx4/2CL4/3CS3/7/7/7/7 g - - 15";
        assert_eq!(play_all(before, "d5w-b7 -- --"), refused);
        assert_eq!(
            play_all(before, "--"),
            Err("turn 15: no pass is due".to_owned())
        );
    }

    #[test]
    fn a_begun_turn_is_completed_by_writing_it_whole() {
        let tipped = "6cl/7/7/7/7/7/HP6 g a1 - 1";
        let after = "6cl/7/7/7/1HP5/7/7 b - - 2";
        assert_eq!(play_all(tipped, "a2s-b3"), Ok(after.to_owned()));
        assert_eq!(play_all(tipped, "b1w-b3"), Ok(after.to_owned()));
        for wrong in ["a2s-b2", "a2s", "a1n-b3", "b2w-b3", "g7w-e7"] {
            let refused = format!("turn 1: {wrong} is not legal: the block on a1 must hop first");
            assert_eq!(play_all(tipped, wrong), Err(refused));
        }
        // Not from a square where a block still stands, nor from a star square.
        let beside = "6cl/7/7/7/7/7/HPcl5 g a1 - 1";
        assert!(play_all(beside, "a2s-a2").is_ok());
        assert!(play_all(beside, "b1w-a2").is_err());
        let by_star = "6cl/7/7/7/3HP3/7/7 g d3 - 1";
        assert!(play_all(by_star, "d4s-d4").is_ok());
        assert!(play_all(by_star, "d2n-d4").is_err());
    }
}
