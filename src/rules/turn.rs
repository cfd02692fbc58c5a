//! Turns: a tip and the hop it earns.

use super::square::{Direction, Square};

/// Rolling a block over one edge onto the adjacent square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tip {
    /// Where the block stands.
    pub from: Square,
    /// Which way it is rolled.
    pub towards: Direction,
}

impl Tip {
    /// The square the block comes to stand on, if the board goes on there.
    pub const fn lands_on(self) -> Option<Square> {
        self.from.offset(self.towards)
    }
}

/// The move a tipped block makes by the face on top: where it ends, not the way there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hop {
    /// Where the block ends.
    pub to: Square,
}

/// A whole turn: a tip, and the hop if the face that came up asks for one.
///
/// ```
/// use deblockle::rules::Turn;
///
/// let hopped: Turn = "c3n-d5".parse()?;
/// assert_eq!(hopped.tip.to_string(), "c3n");
/// assert_eq!(hopped.hop.map(|hop| hop.to.to_string()).as_deref(), Some("d5"));
///
/// let stopped: Turn = "e5w".parse()?;
/// assert_eq!(stopped.hop, None);
///
/// // Only a block that leaves the board is ever tipped onto a star square.
/// let removed: Turn = "d5n*".parse()?;
/// assert!(removed.is_removal());
/// # Ok::<(), deblockle::rules::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The tip.
    pub tip: Tip,
    /// The hop; none when the block came to a stop or left the board.
    pub hop: Option<Hop>,
}

impl Turn {
    /// The turn of that tip which ends there: on the square of the tip by a stop or a removal,
    /// elsewhere by a hop.
    pub(super) fn ending(tip: Tip, end: Square) -> Turn {
        let stayed = tip.lands_on() == Some(end);
        Turn {
            tip,
            hop: (!stayed).then_some(Hop { to: end }),
        }
    }

    /// Where the turn ends, be it on the star square by which the block leaves; none if the tip
    /// leads off the board.
    pub fn end(self) -> Option<Square> {
        match self.hop {
            Some(hop) => Some(hop.to),
            None => self.tip.lands_on(),
        }
    }

    /// Whether the block leaves the board.
    pub fn is_removal(self) -> bool {
        self.hop.is_none() && self.tip.lands_on().is_some_and(Square::is_star)
    }
}

/// What a list of turns holds: each turn, and each pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Played {
    /// A turn.
    Turn(Turn),
    /// A turn that passed by itself, for want of a legal one.
    Pass,
}

impl From<Turn> for Played {
    fn from(turn: Turn) -> Played {
        Played::Turn(turn)
    }
}
