//! Setting up: what was rolled for a side, and how its opponent places it.

use std::error::Error;
use std::fmt;

use super::block::{Face, Orientation};
use super::ruleset::MAX_BLOCKS;
use super::square::Square;

/// The faces rolled for one side's blocks, one to four.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Roll(Vec<Face>);

impl Roll {
    /// These faces; none if they are not one to four.
    pub fn new(faces: Vec<Face>) -> Option<Roll> {
        matches!(faces.len(), 1..=MAX_BLOCKS).then_some(Roll(faces))
    }

    /// What dice have rolled, each a number from 0 to 5 for the place in [`Face::ALL`].
    pub fn from_dice(dice: &[u8]) -> Option<Roll> {
        let faces: Option<Vec<Face>> = dice
            .iter()
            .map(|&die| Face::ALL.get(usize::from(die)).copied())
            .collect();
        Roll::new(faces?)
    }

    /// The faces, in the order they were rolled.
    pub fn faces(&self) -> &[Face] {
        &self.0
    }

    /// Whether these faces were rolled, in whatever order.
    fn has(&self, faces: impl Iterator<Item = Face>) -> bool {
        let mut faces: Vec<Face> = faces.collect();
        let mut rolled = self.0.clone();
        faces.sort_unstable();
        rolled.sort_unstable();
        faces == rolled
    }
}

/// How one side's rolled blocks stand on its starting squares: one to four of them, each on a
/// square of its own.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Placing(Vec<(Square, Orientation)>);

impl Placing {
    /// These blocks, if they stand on those squares and show what was rolled.
    pub fn new(
        squares: &[Square],
        roll: &Roll,
        blocks: Vec<(Square, Orientation)>,
    ) -> Result<Placing, PlacingError> {
        let placing = Placing::of(blocks)?;
        placing.check(squares, roll)?;
        Ok(placing)
    }

    /// These blocks, whatever was rolled and wherever it may stand.
    pub(super) fn of(blocks: Vec<(Square, Orientation)>) -> Result<Placing, PlacingError> {
        if !matches!(blocks.len(), 1..=MAX_BLOCKS) {
            return Err(PlacingError::Count);
        }
        for (index, &(square, _)) in blocks.iter().enumerate() {
            if blocks[..index].iter().any(|&(taken, _)| taken == square) {
                return Err(PlacingError::SquareTwice(square));
            }
        }
        Ok(Placing(blocks))
    }

    /// Refuses the placing unless it has a block on each of the squares, no other, and shows what
    /// was rolled.
    pub fn check(&self, squares: &[Square], roll: &Roll) -> Result<(), PlacingError> {
        if let Some(&(square, _)) = self.0.iter().find(|(square, _)| !squares.contains(square)) {
            return Err(PlacingError::NotAStartingSquare(square));
        }
        if let Some(&square) = squares.iter().find(|&&square| self.get(square).is_none()) {
            return Err(PlacingError::LeftEmpty(square));
        }
        if !roll.has(self.iter().map(|(_, orientation)| orientation.top())) {
            return Err(PlacingError::NotTheRoll);
        }
        Ok(())
    }

    /// A placing to begin with: the blocks in the order of the roll, each turned the first of the
    /// four ways.
    pub fn sensible(squares: &[Square], roll: &Roll) -> Result<Placing, PlacingError> {
        let order: Vec<usize> = (0..squares.len()).collect();
        Placing::by_lot(squares, roll, &order, &vec![0; squares.len()])
    }

    /// The placing that the lot gives: on the first square the block of `roll` that `order` names
    /// first, turned by as many quarter turns as `turns` says first, and so on.
    pub fn by_lot(
        squares: &[Square],
        roll: &Roll,
        order: &[usize],
        turns: &[u8],
    ) -> Result<Placing, PlacingError> {
        if order.len() != squares.len() || turns.len() != squares.len() {
            return Err(PlacingError::Count);
        }
        let placed = squares
            .iter()
            .zip(order)
            .zip(turns)
            .map(|((&square, &rolled), &turns)| {
                let top = *roll.0.get(rolled)?;
                let first = Orientation::ALL[top as usize * 4];
                Some((
                    square,
                    (0..turns % 4).fold(first, |orientation, _| orientation.turned()),
                ))
            });
        let blocks: Option<Vec<_>> = placed.collect();
        Placing::new(squares, roll, blocks.ok_or(PlacingError::NotTheRoll)?)
    }

    /// How the block on that square stands.
    pub fn get(&self, square: Square) -> Option<Orientation> {
        let found = self.0.iter().find(|&&(placed, _)| placed == square)?;
        Some(found.1)
    }

    /// Exchanges the blocks of two squares; none if there is no block on one of them.
    pub fn swap(&self, one: Square, other: Square) -> Option<Placing> {
        let (one_block, other_block) = (self.get(one)?, self.get(other)?);
        let swapped = self.iter().map(|(square, orientation)| match square {
            _ if square == one => (square, other_block),
            _ if square == other => (square, one_block),
            _ => (square, orientation),
        });
        Some(Placing(swapped.collect()))
    }

    /// Turns the block on that square a quarter clockwise; none if there is no block.
    pub fn turn(&self, square: Square) -> Option<Placing> {
        self.get(square)?;
        let turned = self.iter().map(|(placed, orientation)| {
            let turned = if placed == square {
                orientation.turned()
            } else {
                orientation
            };
            (placed, turned)
        });
        Some(Placing(turned.collect()))
    }

    /// The blocks with their squares, in the order they were given.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Orientation)> + '_ {
        self.0.iter().copied()
    }
}

/// Why blocks cannot be placed like that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlacingError {
    /// There are not as many blocks as squares, or not one to four.
    Count,
    /// Two blocks on one square.
    SquareTwice(Square),
    /// A block on a square that is not one of the side's starting squares.
    NotAStartingSquare(Square),
    /// No block on one of the starting squares.
    LeftEmpty(Square),
    /// The faces on top are not those that were rolled.
    NotTheRoll,
}

impl fmt::Display for PlacingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlacingError::Count => write!(
                f,
                "expected one to {MAX_BLOCKS} blocks, as many as there are squares"
            ),
            PlacingError::SquareTwice(square) => write!(f, "two blocks are placed on {square}"),
            PlacingError::NotAStartingSquare(square) => {
                write!(f, "{square} is not one of the starting squares")
            }
            PlacingError::LeftEmpty(square) => write!(f, "no block is placed on {square}"),
            PlacingError::NotTheRoll => {
                write!(f, "the faces on top are not those that were rolled")
            }
        }
    }
}

impl Error for PlacingError {}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    const SQUARES: [Square; 3] = [
        Square::named(b"c1"),
        Square::named(b"e1"),
        Square::named(b"d3"),
    ];

    fn roll(faces: &str) -> Roll {
        faces.parse().unwrap()
    }

    fn placing(text: &str) -> Placing {
        text.parse().unwrap()
    }

    #[test]
    fn dice_roll_faces() {
        assert_eq!(Roll::from_dice(&[0, 3, 5]), Some(roll("SXH")));
        assert_eq!(Roll::from_dice(&[6]), None);
        assert_eq!(Roll::from_dice(&[]), None);
        assert_eq!(Roll::from_dice(&[0; 5]), None);
    }

    #[test]
    fn a_placing_uses_every_square_and_every_rolled_face_once() {
        let rolled = roll("SXX");
        let check = |text: &str| placing(text).check(&SQUARES, &rolled);
        assert_eq!(check("d3XS c1XL e1SL"), Ok(()));
        assert_eq!(check("d3XS c1SL e1SL"), Err(PlacingError::NotTheRoll));
        assert_eq!(check("d3XS c1XL"), Err(PlacingError::LeftEmpty(SQUARES[1])));
        assert_eq!(
            check("d3XS c1XL e2SL"),
            Err(PlacingError::NotAStartingSquare(Square::named(b"e2")))
        );
        let twice = vec![(SQUARES[0], Orientation::ALL[0]); 2];
        assert_eq!(
            Placing::new(&SQUARES, &rolled, twice),
            Err(PlacingError::SquareTwice(SQUARES[0]))
        );
        assert_eq!(
            Placing::new(&SQUARES, &rolled, vec![]),
            Err(PlacingError::Count)
        );
    }

    #[test]
    fn every_lot_is_a_placing() {
        let rolled = roll("SXX");
        let sensible = Placing::sensible(&SQUARES, &rolled).unwrap();
        assert_eq!(
            Placing::by_lot(&SQUARES, &rolled, &[0, 1, 2], &[4, 0, 0]),
            Ok(sensible.clone())
        );
        let drawn = Placing::by_lot(&SQUARES, &rolled, &[2, 0, 1], &[0, 1, 0]).unwrap();
        assert_eq!(
            Some(drawn),
            sensible
                .swap(SQUARES[0], SQUARES[1])
                .and_then(|p| p.turn(SQUARES[1]))
        );
        let refused = Placing::by_lot(&SQUARES, &rolled, &[0, 0, 1], &[0; 3]);
        assert_eq!(refused, Err(PlacingError::NotTheRoll));
        assert_eq!(
            Placing::by_lot(&SQUARES, &rolled, &[0, 1], &[0; 3]),
            Err(PlacingError::Count)
        );
        let refused = Placing::by_lot(&SQUARES, &rolled, &[0, 1, 3], &[0; 3]);
        assert_eq!(refused, Err(PlacingError::NotTheRoll));
    }

    #[test]
    fn blocks_are_swapped_and_turned_where_they_stand() {
        let start = placing("c1SL e1XS");
        assert_eq!(
            start.swap(SQUARES[0], SQUARES[1]),
            Some(placing("c1XS e1SL"))
        );
        assert_eq!(start.turn(SQUARES[0]), Some(placing("c1SC e1XS")));
        assert_eq!(start.swap(SQUARES[0], SQUARES[2]), None);
        assert_eq!(start.turn(SQUARES[2]), None);
    }
}
