//! What there is to know of a game.

use crate::game::{
    CHALLENGE_LIFETIME, Ending, Game, Play, Refusal, Stage, Timestamp, ToPlace, UserId,
};
use crate::rules::Side;

impl Game {
    /// The side that this person plays; nobody plays one before the challenge is accepted.
    pub fn side_of(&self, user: UserId) -> Option<Side> {
        let players = self.players.as_ref()?;
        Side::ALL.into_iter().find(|&side| players[side] == user)
    }

    /// Who plays this side, once that is decided.
    pub fn player(&self, side: Side) -> Option<UserId> {
        self.players.as_ref().map(|players| players[side])
    }

    /// Whether this person is one of the two.
    pub fn has(&self, user: UserId) -> bool {
        user == self.challenger || Some(user) == self.opponent
    }

    /// The other one of the two.
    pub fn opponent_of(&self, user: UserId) -> Option<UserId> {
        match user {
            _ if user == self.challenger => self.opponent,
            _ if Some(user) == self.opponent => Some(self.challenger),
            _ => None,
        }
    }

    /// Whose turn it is on the board.
    pub fn to_move(&self) -> Option<UserId> {
        match &self.stage {
            Stage::Playing(play) => self.player(play.position().side_to_move()),
            _ => None,
        }
    }

    /// Whether it has ended, in whatever way.
    pub fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    /// How it ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Over { ending, .. } => Some(ending),
            _ => None,
        }
    }

    /// What was played on the board, if it came to that.
    pub fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Playing(play) => Some(play),
            Stage::Over { play, .. } => play.as_ref(),
            _ => None,
        }
    }

    /// The number of the turn about to be played, or 0 before the first.
    pub fn turn_number(&self) -> u32 {
        self.play().map_or(0, |play| play.position().turn_number())
    }

    /// When the challenge lapses, while it waits for its answer.
    pub fn expires_at(&self) -> Option<Timestamp> {
        let waits = matches!(self.stage, Stage::Challenged);
        waits.then(|| self.created_at.plus(CHALLENGE_LIFETIME))
    }

    /// Whether it goes on only once this person has answered, placed or moved.
    pub fn waits_for(&self, user: UserId) -> bool {
        match self.stage {
            Stage::Challenged => self.opponent == Some(user),
            Stage::SettingUp { .. } => self.placing(user).is_ok(),
            Stage::Playing(_) => self.to_move() == Some(user),
            Stage::Over { .. } => false,
        }
    }

    /// What this person has still to place.
    pub fn to_place(&self, user: UserId) -> Option<ToPlace<'_>> {
        self.placing(user).ok()
    }

    /// The play, if it is this person's turn.
    pub fn playing(&self, by: UserId) -> Result<&Play, Refusal> {
        self.unfinished(by)?;
        let Stage::Playing(play) = &self.stage else {
            return Err(Refusal::NotStarted);
        };
        let to_move = play.position().side_to_move();
        match self.side_of(by) {
            Some(side) if side == to_move => Ok(play),
            _ => Err(Refusal::NotYourTurn(to_move)),
        }
    }

    /// What this person has still to place, and how it is arranged so far.
    pub fn placing(&self, by: UserId) -> Result<ToPlace<'_>, Refusal> {
        self.unfinished(by)?;
        let Stage::SettingUp {
            squares,
            rolls,
            placings,
            drafts,
        } = &self.stage
        else {
            return Err(Refusal::NotSettingUp);
        };
        let side = !self.side_of(by).ok_or(Refusal::Outsider)?;
        match placings[side] {
            Some(_) => Err(Refusal::AlreadyPlaced),
            None => Ok(ToPlace {
                side,
                squares: squares.squares(side),
                roll: &rolls[side],
                draft: &drafts[side],
            }),
        }
    }

    /// Whether this person may give up now: in a game that has been accepted and goes on.
    pub fn resigning(&self, by: UserId) -> Result<Side, Refusal> {
        self.unfinished(by)?;
        self.side_of(by).ok_or(Refusal::NotStarted)
    }
}
