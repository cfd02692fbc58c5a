//! The rematch: a challenge to the same opponent on the same terms, after a game has ended.

use crate::game::{Event, First, Game, Refusal, Terms, Timestamp, UserId};
use crate::rules::Side;

impl Game {
    /// Challenges the opponent to a rematch of this game. The winner goes first; where nobody won, the one who went second.
    pub fn rematch(&self, by: UserId, now: Timestamp) -> Result<(Game, Vec<Event>), Refusal> {
        let opponent = self.rematching(by)?;
        let winner = self.ending().and_then(|ending| ending.winner());
        let first = self.player(winner.unwrap_or(Side::Blue));
        let terms = Terms {
            // They are written as if the challenger played Gold: if that is the other one now, the board is turned half round.
            squares: match by == self.challenger {
                true => self.terms.squares.clone(),
                false => self.terms.squares.half_turned(),
            },
            first: match first == Some(by) {
                true => First::Challenger,
                false => First::Opponent,
            },
            ..self.terms.clone()
        };
        let (mut game, events) = Game::challenge(by, opponent, self.venue, terms, now)?;
        game.rematch_of = Some(self.id);
        Ok((game, events))
    }

    /// The opponent in a rematch of this game, if there can be one.
    pub fn rematching(&self, by: UserId) -> Result<UserId, Refusal> {
        let opponent = self.opponent_of(by).ok_or(Refusal::Outsider)?;
        if !self.is_over() {
            return Err(Refusal::NotOver);
        }
        if self.players.is_none() {
            return Err(Refusal::NeverPlayed);
        }
        match self.rematch {
            Some(_) => Err(Refusal::Rematched),
            None => Ok(opponent),
        }
    }
}
