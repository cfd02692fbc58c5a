//! The board: which block stands on which square.

use std::fmt;

use super::block::{Block, Orientation};
use super::side::{BySide, Side};
use super::square::Square;
use super::square_set::SquareSet;

/// Which block stands on which square. Blocks of one side are interchangeable, and boards that show
/// the same are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    squares: BySide<SquareSet>,
    /// How the block on each square stands, by [`Square::number`]; `NO_BLOCK` where there is none.
    orientations: [Orientation; 64],
}

/// What stands for the orientation of no block, so that equal boards are equal throughout.
const NO_BLOCK: Orientation = Orientation::ALL[0];

impl Board {
    /// The board without a block.
    pub const EMPTY: Board = Board {
        squares: BySide::new(SquareSet::EMPTY, SquareSet::EMPTY),
        orientations: [NO_BLOCK; 64],
    };

    /// The block on the square, if there is one.
    pub fn get(&self, square: Square) -> Option<Block> {
        let side = Side::ALL
            .into_iter()
            .find(|&side| self.squares[side].contains(square))?;
        Some(Block::new(side, self.orientation(square)))
    }

    /// How the block on the square stands, which must be there.
    pub(super) fn orientation(&self, square: Square) -> Orientation {
        self.orientations[square.number()]
    }

    /// Puts a block on the square, in place of any that was there.
    pub fn set(&mut self, square: Square, block: Block) {
        self.squares[!block.side].remove(square);
        self.put(block.side, square, block.orientation);
    }

    /// Takes the block off the square and gives it back.
    pub fn remove(&mut self, square: Square) -> Option<Block> {
        let block = self.get(square)?;
        self.take(block.side, square);
        Some(block)
    }

    /// Puts a block on an empty square.
    #[inline(always)]
    pub(super) fn put(&mut self, side: Side, square: Square, orientation: Orientation) {
        self.squares[side].insert(square);
        self.orientations[square.number()] = orientation;
    }

    /// Takes the side's block off the square, which must be there.
    #[inline(always)]
    pub(super) fn take(&mut self, side: Side, square: Square) {
        self.squares[side].remove(square);
        self.orientations[square.number()] = NO_BLOCK;
    }

    /// All blocks with their squares, in the order a1, b1, … g7.
    pub fn blocks(&self) -> impl Iterator<Item = (Square, Block)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The squares of the side's blocks.
    pub fn squares(&self, side: Side) -> SquareSet {
        self.squares[side]
    }

    /// How many blocks the side has on the board.
    pub fn count(&self, side: Side) -> u8 {
        self.squares[side].len() as u8
    }

    /// The squares of all blocks.
    pub fn occupied(&self) -> SquareSet {
        self.squares.gold | self.squares.blue
    }

    /// The board turned half round, each block now of the other side: what the other player sees
    /// from the other chair.
    pub fn half_turned(&self) -> Board {
        let turned = |(square, block): (Square, Block)| {
            (
                square.half_turned(),
                Block::new(!block.side, block.orientation.half_turned()),
            )
        };
        self.blocks().map(turned).collect()
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::EMPTY
    }
}

impl FromIterator<(Square, Block)> for Board {
    fn from_iter<I: IntoIterator<Item = (Square, Block)>>(blocks: I) -> Board {
        let mut board = Board::EMPTY;
        for (square, block) in blocks {
            board.set(square, block);
        }
        board
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.blocks()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_holds_one_block() {
        let [gold, blue] = Side::ALL.map(|side| Block::new(side, Orientation::ALL[7]));
        let mut board = Board::EMPTY;
        board.set(Square::ALL[3], gold);
        board.set(Square::ALL[3], blue);
        assert_eq!(board.get(Square::ALL[3]), Some(blue));
        assert_eq!(board.count(Side::Gold), 0);
        assert_eq!(board.count(Side::Blue), 1);
        assert_eq!(board.blocks().collect::<Vec<_>>(), [(Square::ALL[3], blue)]);
        assert_eq!(board.remove(Square::ALL[3]), Some(blue));
        assert_eq!(board.remove(Square::ALL[3]), None);
        assert_eq!(board, Board::default());
    }
}
