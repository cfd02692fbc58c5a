//! How the blocks lie before anybody has checked whether they may.

use std::error::Error;
use std::fmt;

use super::block::{Block, Face};
use super::board::Board;
use super::placing::Placing;
use super::ruleset::{MAX_BLOCKS, Ruleset};
use super::side::{BySide, Side};
use super::square::Square;
use super::square_set::SquareSet;

/// A state of play that may be illegal: all that a position is, less its [`Ruleset`].
/// `Position::new` checks it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Which block stands where.
    pub board: Board,
    /// Who is to act.
    pub side_to_move: Side,
    /// The block that has been tipped and must hop now.
    pub pending: Option<Square>,
    /// The number of the turn about to be played, from 1.
    pub turn: u32,
}

impl Setup {
    /// The start of a game: each side's blocks as they were placed, and Gold to take the first
    /// turn.
    pub fn from_placings(placings: BySide<&Placing>) -> Setup {
        let blocks = |(side, placing): (Side, &&Placing)| {
            let blocks = placing.iter();
            blocks
                .map(move |(square, orientation)| (square, Block::new(side, orientation)))
                .collect::<Vec<_>>()
        };
        Setup {
            board: placings.iter().flat_map(blocks).collect(),
            side_to_move: Side::Gold,
            pending: None,
            turn: 1,
        }
    }

    /// Refuses what no game by these rules can come to, as far as the board alone tells. Whether a
    /// pending block has a legal hop is for the position to find.
    pub(super) fn check(&self, ruleset: Ruleset) -> Result<(), SetupError> {
        if self.board.occupied().is_empty() {
            return Err(SetupError::NoBlocks);
        }
        for side in Side::ALL {
            if usize::from(self.board.count(side)) > MAX_BLOCKS {
                return Err(SetupError::TooManyBlocks(side));
            }
        }
        let mut settled = BySide::from_fn(|side| self.board.squares(side));
        check_stars(settled)?;
        if let Some(pending) = self.pending {
            // It has not ended its turn yet.
            settled[self.side_to_move].remove(pending);
        }
        ruleset.check_contact(settled)?;
        if self.turn == 0 {
            return Err(SetupError::TurnZero);
        }
        match self.pending {
            Some(pending) => self.check_pending(pending),
            None => Ok(()),
        }
    }

    fn check_pending(&self, pending: Square) -> Result<(), SetupError> {
        match self.board.get(pending) {
            Some(block) if block.side == self.side_to_move => match block.top() {
                Face::Star => Err(SetupError::PendingStar(pending)),
                _ => Ok(()),
            },
            _ => Err(SetupError::PendingNothing(pending)),
        }
    }
}

/// Refuses blocks on a star square.
pub(super) fn check_stars(squares: BySide<SquareSet>) -> Result<(), SetupError> {
    match ((squares.gold | squares.blue) & SquareSet::STARS)
        .into_iter()
        .next()
    {
        Some(star) => Err(SetupError::OnStar(star)),
        None => Ok(()),
    }
}

impl Ruleset {
    /// Refuses opposing blocks side by side, if the rules do.
    pub(super) fn check_contact(self, squares: BySide<SquareSet>) -> Result<(), SetupError> {
        let touching = squares.gold & squares.blue.beside();
        match touching.into_iter().next() {
            Some(gold) if self.no_side_by_side => Err(SetupError::SideBySide(gold)),
            _ => Ok(()),
        }
    }
}

/// Why blocks may not lie as they do, or squares not be started from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// There is no block at all.
    NoBlocks,
    /// The side has no square to start from.
    NoSquares(Side),
    /// The side has more than four blocks, or squares for them.
    TooManyBlocks(Side),
    /// A block on a star square.
    OnStar(Square),
    /// Two blocks are to start from the same square.
    SquareTwice(Square),
    /// The rules say no side-by-side, and Gold's block there shares an edge with one of Blue's.
    SideBySide(Square),
    /// Turns are counted from 1.
    TurnZero,
    /// No block of the side to act stands on the square of the block that must hop.
    PendingNothing(Square),
    /// The block that must hop has its star on top.
    PendingStar(Square),
    /// The block that must hop has no legal hop.
    PendingStuck(Square),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::NoBlocks => write!(f, "there is no block on the board"),
            SetupError::NoSquares(side) => write!(f, "{side} has no square to start from"),
            SetupError::TooManyBlocks(side) => {
                write!(f, "{side} has more than {MAX_BLOCKS} blocks")
            }
            SetupError::OnStar(square) => {
                write!(f, "{square} is a star square, where no block may stand")
            }
            SetupError::SquareTwice(square) => write!(f, "{square} is given to two blocks"),
            SetupError::SideBySide(square) => {
                write!(
                    f,
                    "the block on {square} shares an edge with an opposing one, as these rules forbid"
                )
            }
            SetupError::TurnZero => write!(f, "turns are counted from 1"),
            SetupError::PendingNothing(square) => {
                write!(f, "no block of the side to act stands on {square}")
            }
            SetupError::PendingStar(square) => {
                write!(
                    f,
                    "the block on {square} has its star on top, by which no block hops"
                )
            }
            SetupError::PendingStuck(square) => write!(f, "the block on {square} has no legal hop"),
        }
    }
}

impl Error for SetupError {}
