//! Turns that may not be played, and why.

use std::error::Error;
use std::fmt;

use super::block::Face;
use super::position::Position;
use super::square::Square;
use super::turn::{Hop, Tip, Turn};

/// A turn that may not be played, handed back with the position it was meant for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IllegalTurn {
    /// The position, as it was.
    pub position: Position,
    /// The turn that was refused.
    pub turn: Turn,
    /// The part of it that is illegal.
    pub why: Illegal,
}

/// What is illegal about a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// The side to act has no legal turn: a pass is due.
    Deblockled,
    /// A block has been tipped already and must hop first.
    HopDue(Square),
    /// No block stands on the square.
    NoBlock(Square),
    /// The block on the square is the opponent's.
    NotYours(Square),
    /// The tip leads off the board.
    OffBoard,
    /// The tip leads onto a block.
    Occupied(Square),
    /// The tip leads onto a star square, and not star-up onto the goal.
    StarSquare(Square),
    /// The tip brings the star up elsewhere than on the goal.
    StarUp,
    /// The block would come to a stop side by side with an opposing block.
    StopBesideOpponent(Square),
    /// The tip is good but for the hop that must follow: there is none.
    NoHop(Face),
    /// A hop must follow the tip, and none is given.
    HopMissing(Face),
    /// The turn ends with the tip, and a hop is given.
    HopTooMuch(Face),
    /// The tip alone is a whole turn, and no hop is to come.
    TurnEnds,
    /// The hop cannot end on that square.
    NotReached(Square),
}

impl Position {
    /// Hands an illegal turn back. It is known to be illegal; here is only found which part of it
    /// is.
    pub(super) fn refuse(&self, turn: Turn) -> IllegalTurn {
        let why = self.why_illegal(turn);
        IllegalTurn {
            position: *self,
            turn,
            why,
        }
    }

    /// Hands a tip back that is not followed by a hop.
    pub(super) fn refuse_tip(&self, tip: Tip) -> IllegalTurn {
        let turn = Turn { tip, hop: None };
        if self.is_legal(turn) {
            let why = Illegal::TurnEnds;
            return IllegalTurn {
                position: *self,
                turn,
                why,
            };
        }
        self.refuse(turn)
    }

    fn why_illegal(&self, turn: Turn) -> Illegal {
        let from = turn.tip.from;
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        if let Some(pending) = self.pending() {
            return Illegal::HopDue(pending);
        }
        if self.is_deblockled() {
            return Illegal::Deblockled;
        }
        let Some(block) = self.board().get(from) else {
            return Illegal::NoBlock(from);
        };
        if block.side != self.side_to_move() {
            return Illegal::NotYours(from);
        }
        let Some(to) = turn.tip.lands_on() else {
            return Illegal::OffBoard;
        };
        if self.board().get(to).is_some() {
            return Illegal::Occupied(to);
        }
        let face = block.tip(turn.tip.towards).top();
        let legal_tip = self.legal_tips().any(|tip| tip == turn.tip);
        match (turn.hop, face) {
            (Some(_), Face::Star | Face::Stop) if legal_tip => Illegal::HopTooMuch(face),
            (Some(hop), _) if legal_tip => Illegal::NotReached(hop.to),
            (None, _) if legal_tip => Illegal::HopMissing(face),
            (_, _) if to.is_star() => Illegal::StarSquare(to),
            (_, Face::Star) => Illegal::StarUp,
            (_, Face::Stop) => Illegal::StopBesideOpponent(to),
            (_, _) => Illegal::NoHop(face),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => write!(f, "the game is over"),
            Illegal::Deblockled => write!(f, "the side to act has no legal turn and must pass"),
            Illegal::HopDue(square) => write!(f, "the block on {square} must hop first"),
            Illegal::NoBlock(square) => write!(f, "no block stands on {square}"),
            Illegal::NotYours(square) => write!(f, "the block on {square} is the opponent's"),
            Illegal::OffBoard => write!(f, "the tip leads off the board"),
            Illegal::Occupied(square) => write!(f, "a block stands on {square}"),
            Illegal::StarSquare(square) => {
                write!(
                    f,
                    "{square} is a star square: only its goal, star-up, is a block tipped onto"
                )
            }
            Illegal::StarUp => write!(f, "the tip brings the star up elsewhere than on the goal"),
            Illegal::StopBesideOpponent(square) => {
                write!(
                    f,
                    "the block would stop on {square} side by side with an opposing block"
                )
            }
            Illegal::NoHop(face) => write!(
                f,
                "the tip brings {face} up, by which no hop is legal from there"
            ),
            Illegal::HopMissing(face) => {
                write!(f, "the tip brings {face} up, so that a hop must follow")
            }
            Illegal::HopTooMuch(face) => {
                write!(f, "the tip brings {face} up, so that no hop follows")
            }
            Illegal::TurnEnds => write!(f, "the tip is the whole turn"),
            Illegal::NotReached(square) => write!(f, "the hop cannot end on {square}"),
        }
    }
}

impl fmt::Display for IllegalTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal: {}", self.turn, self.why)
    }
}

impl Error for IllegalTurn {}

/// A hop that the pending block cannot make, or that no block is to make, handed back with the
/// position it was meant for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IllegalHop {
    /// The position, as it was.
    pub position: Position,
    /// The hop that was refused.
    pub hop: Hop,
}

impl fmt::Display for IllegalHop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.position.pending() {
            Some(pending) => write!(f, "the block on {pending} cannot hop to {}", self.hop.to),
            None => write!(f, "no block is to hop now"),
        }
    }
}

impl Error for IllegalHop {}
