//! The squares of the board and the directions between them.

use std::ops::Not;

use super::side::Side;
use super::square_set::SquareSet;

/// A direction on the board, seen with north up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards rank 7, where Blue sits.
    North,
    /// Towards file g.
    East,
    /// Towards rank 1, where Gold sits.
    South,
    /// Towards file a.
    West,
}

impl Direction {
    /// The four directions, clockwise from north.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    /// The direction a quarter turn clockwise from this one.
    pub const fn turned(self) -> Direction {
        match self {
            Direction::North => Direction::East,
            Direction::East => Direction::South,
            Direction::South => Direction::West,
            Direction::West => Direction::North,
        }
    }

    /// What one step adds to the number of a square.
    pub(super) const fn step(self) -> i8 {
        match self {
            Direction::North => 8,
            Direction::East => 1,
            Direction::South => -8,
            Direction::West => -1,
        }
    }
}

/// The opposite direction.
impl Not for Direction {
    type Output = Direction;

    fn not(self) -> Direction {
        self.turned().turned()
    }
}

/// A square of the board, `a1` to `g7`, in the order a1, b1, … g7.
// Numbered as on a board eight squares wide, rank * 8 + file. The eighth file is never part of the
// board: a step off the board lands outside it, and never on the other end of the next rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Gold's home star.
    pub const D2: Square = Square::named(b"d2");

    /// Blue's home star.
    pub const D6: Square = Square::named(b"d6");

    /// All squares: a1, b1, … g7.
    pub const ALL: [Square; 49] = {
        let mut all = [Square(0); 49];
        let mut index = 0;
        while index < 49 {
            all[index as usize] = Square::at(index % 7, index / 7);
            index += 1;
        }
        all
    };

    const fn at(file: u8, rank: u8) -> Square {
        Square(rank * 8 + file)
    }

    /// The square of that name, which must be right: for constants.
    pub(super) const fn named(name: &[u8; 2]) -> Square {
        Square::at(name[0] - b'a', name[1] - b'1')
    }

    /// The square on that file and rank, each counted from 0.
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 7 && rank < 7 {
            Some(Square::at(file, rank))
        } else {
            None
        }
    }

    /// The square with that [`Square::index`].
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 49 {
            Some(Square::ALL[index])
        } else {
            None
        }
    }

    /// The square with that [`Square::number`], which must be on the board.
    pub(super) const fn from_number(number: u32) -> Square {
        Square(number as u8 & 63)
    }

    /// The file, from 0 for a to 6 for g.
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// The rank, from 0 for rank 1 to 6 for rank 7.
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    /// The place in [`Square::ALL`], from 0 for a1 to 48 for g7.
    pub const fn index(self) -> usize {
        (self.rank() * 7 + self.file()) as usize
    }

    /// The number on a board eight squares wide: the bit in a [`SquareSet`], the row of a table of
    /// 64.
    pub(super) const fn number(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The adjacent square in that direction, if the board goes on there.
    pub const fn offset(self, towards: Direction) -> Option<Square> {
        let there = Square(self.0.wrapping_add_signed(towards.step()) & 63);
        if SquareSet::BOARD.contains(there) {
            Some(there)
        } else {
            None
        }
    }

    /// Whether the square bears one of the two stars.
    pub const fn is_star(self) -> bool {
        SquareSet::STARS.contains(self)
    }

    /// The square that lies here when the board is turned half round: c1 for e7.
    pub const fn half_turned(self) -> Square {
        Square::at(6 - self.file(), 6 - self.rank())
    }

    /// The side's home star.
    pub const fn home_star(side: Side) -> Square {
        match side {
            Side::Gold => Square::D2,
            Side::Blue => Square::D6,
        }
    }

    /// The side's goal: the home star of the other side.
    pub const fn goal(side: Side) -> Square {
        match side {
            Side::Gold => Square::D6,
            Side::Blue => Square::D2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_along_the_ranks() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(Square::from_index(index), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        }
        assert!(Square::ALL.is_sorted());
        assert_eq!(Square::from_index(49), None);
        assert_eq!(Square::new(7, 0), None);
        assert_eq!(Square::new(0, 7), None);
    }

    #[test]
    fn a_step_stays_on_the_board_or_is_refused() {
        for square in Square::ALL {
            for towards in Direction::ALL {
                let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
                let (file, rank) = match towards {
                    Direction::North => (file, rank + 1),
                    Direction::East => (file + 1, rank),
                    Direction::South => (file, rank - 1),
                    Direction::West => (file - 1, rank),
                };
                let expected = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
                let expected = expected.and_then(|(file, rank)| Square::new(file, rank));
                assert_eq!(square.offset(towards), expected, "{square} {towards}");
            }
        }
    }

    #[test]
    fn half_a_turn_exchanges_the_stars() {
        assert_eq!(Square::D2.half_turned(), Square::D6);
        assert_eq!(Square::home_star(Side::Gold), Square::goal(Side::Blue));
        assert_eq!(Square::home_star(Side::Blue), Square::goal(Side::Gold));
        assert!(
            Square::ALL
                .into_iter()
                .all(|square| square.half_turned().half_turned() == square)
        );
        assert_eq!(
            Square::ALL
                .into_iter()
                .filter(|square| square.is_star())
                .count(),
            2
        );
    }
}
