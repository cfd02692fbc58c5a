//! People: who may join a game, who is gone from it, and what the one who is left may do.

use crate::game::{Ending, Event, Game, Refusal, Stage, Timestamp, UserId};

/// Since when the two of a game are known to be gone, as it stood when the game was read: from its server, or from the world.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Gone {
    /// The challenger.
    pub challenger: Option<Timestamp>,
    /// The opponent.
    pub opponent: Option<Timestamp>,
}

/// Who is in it.
impl Game {
    /// The two who are in it; one alone, as long as nobody has accepted an open challenge.
    pub fn people(&self) -> impl Iterator<Item = UserId> + use<> {
        [Some(self.challenger), self.opponent].into_iter().flatten()
    }

    /// Whether it waits for anybody who would accept it.
    pub fn is_open(&self) -> bool {
        self.open && matches!(self.stage, Stage::Challenged)
    }

    /// Whether this person could be the one who accepts an open challenge.
    pub fn is_open_to(&self, user: UserId) -> bool {
        self.is_open() && user != self.challenger
    }

    /// Whether it has been accepted and goes on.
    pub fn is_under_way(&self) -> bool {
        matches!(self.stage, Stage::SettingUp { .. } | Stage::Playing(_))
    }

    /// Whether this person may accept the challenge.
    pub(super) fn accepting(&self, by: UserId, now: Timestamp) -> Result<(), Refusal> {
        // What has ended unanswered is over for all alike, and what somebody has accepted is not.
        if self.open && !self.has(by) {
            if self.players.is_some() {
                return Err(Refusal::Taken);
            }
            if let Some(ending) = self.ending() {
                return Err(Refusal::Over(ending));
            }
            return self.in_its_lifetime(now);
        }
        self.unanswered(by, now)?;
        match self.opponent {
            Some(opponent) if opponent == by => Ok(()),
            Some(_) => Err(Refusal::NotOpponent),
            None => Err(Refusal::OwnChallenge),
        }
    }
}

/// Who is gone from it.
impl Game {
    /// Whether this player is known to be gone.
    pub fn is_gone(&self, user: UserId) -> bool {
        let since = match user == self.challenger {
            true => self.gone.challenger,
            false => self.gone.opponent,
        };
        self.has(user) && since.is_some()
    }

    /// Whether this person may call the game off: the opponent is gone from it.
    pub fn abandoning(&self, by: UserId) -> Result<(), Refusal> {
        self.resigning(by)?;
        match self.opponent_of(by) {
            Some(opponent) if self.is_gone(opponent) => Ok(()),
            _ => Err(Refusal::NotGone),
        }
    }

    /// Calls the game off, without a winner, since the opponent is gone.
    pub fn abandon(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        self.abandoning(by)?;
        self.in_time(now)?;
        Ok(self.ended(Ending::Aborted, now))
    }
}
