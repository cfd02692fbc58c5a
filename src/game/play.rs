//! The part of a game that is played on the board: a starting position, the turns, and what follows from them.

use crate::game::Made;
use crate::rules::{IllegalTurn, Outcome, Position, Side, Tip, Turn};

/// A game on the board, from the starting position on. The position is always what the turns lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    start: Position,
    turns: Vec<Turn>,
    position: Position,
    last_mover: Option<Side>,
    pending: Option<(Tip, Position)>,
}

impl Play {
    /// A game that is about to begin. A side without a legal turn passes at once.
    pub fn from_start(start: Position) -> Play {
        Play {
            start,
            turns: Vec::new(),
            position: start.after_passes(),
            last_mover: None,
            pending: None,
        }
    }

    /// Plays the turns again, from the starting position.
    pub fn replay(
        start: Position,
        turns: impl IntoIterator<Item = Turn>,
        pending: Option<Tip>,
    ) -> Result<Play, IllegalTurn> {
        let mut play = Play::from_start(start);
        for turn in turns {
            play.play(turn)?;
        }
        if let Some(tip) = pending {
            play.pending = Some((tip, play.position.tip(tip)?));
        }
        Ok(play)
    }

    /// The position before the first turn, passes not yet done.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The turns that were played, passes left out.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The position after the last whole turn: what everybody may see.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The tip that was made and must hop now: only its player may see it.
    pub fn pending(&self) -> Option<Tip> {
        self.pending.map(|(tip, _)| tip)
    }

    /// The position in the middle of the turn, if a block was tipped and must hop now.
    pub fn pending_position(&self) -> Option<&Position> {
        self.pending.as_ref().map(|(_, position)| position)
    }

    /// The last turn and who played it.
    pub fn last_turn(&self) -> Option<(Side, Turn)> {
        Some((self.last_mover?, *self.turns.last()?))
    }

    /// The turns that were played, passes left out, each with who made it and the position that it led to.
    pub fn made(&self) -> Vec<Made> {
        let mut position = self.start.after_passes();
        let turns = self.turns.iter().map(|&turn| {
            let by = position.side_to_move();
            position = position.play_unchecked(turn);
            Made {
                by,
                turn,
                after: position,
            }
        });
        turns.collect()
    }

    /// Whether a side had to pass just now, for lack of a legal turn: since the last turn, or at the start.
    pub fn passed(&self) -> bool {
        let waiting = self.last_mover.unwrap_or(!self.start.side_to_move());
        self.outcome().is_none() && self.position.side_to_move() == waiting
    }

    /// All positions that have stood before a tip, from the first to the present one, passes done.
    pub fn positions(&self) -> Vec<Position> {
        let mut position = self.start.after_passes();
        let mut positions = vec![position];
        for &turn in &self.turns {
            // They were legal when they were played.
            let Ok(next) = position.play(turn) else {
                break;
            };
            position = next;
            positions.push(position);
        }
        positions
    }

    /// Whether this side has made a turn.
    pub fn has_moved(&self, side: Side) -> bool {
        let before = self.positions().into_iter().take(self.turns.len());
        before
            .map(|position| position.side_to_move())
            .any(|mover| mover == side)
    }

    /// How the play ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Tips a block. Without a hop to come that is the whole turn, which is handed back.
    pub(super) fn tip(&mut self, tip: Tip) -> Result<Option<Turn>, IllegalTurn> {
        if self.position.legal_hops(tip).is_empty() {
            let turn = Turn { tip, hop: None };
            self.play(turn)?;
            return Ok(Some(turn));
        }
        self.pending = Some((tip, self.position.tip(tip)?));
        Ok(None)
    }

    pub(super) fn undo_tip(&mut self) -> Option<Tip> {
        self.pending.take().map(|(tip, _)| tip)
    }

    /// Takes the last turn back, whoever made it, and a tip that was made since.
    pub(super) fn take_back(&mut self) -> Option<(Side, Turn)> {
        let last = self.last_turn()?;
        let earlier = self.turns[..self.turns.len() - 1].iter().copied();
        *self = Play::replay(self.start, earlier, None).ok()?;
        Some(last)
    }

    pub(super) fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        let mover = self.position.side_to_move();
        self.position = self.position.play(turn)?;
        self.turns.push(turn);
        self.last_mover = Some(mover);
        self.pending = None;
        Ok(())
    }
}
