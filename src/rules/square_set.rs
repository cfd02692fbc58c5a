//! Sets of squares, as the bits of one number.

use std::ops::{BitAnd, BitOr, Not};

use super::square::{Direction, Square};

/// A set of squares.
///
/// ```
/// use deblockle::rules::{Square, SquareSet};
///
/// let stars: SquareSet = [Square::D6, Square::D2].into_iter().collect();
/// assert_eq!(stars, SquareSet::STARS);
/// assert_eq!(stars.into_iter().next(), Some(Square::D2));
/// assert_eq!((!stars).len(), 47);
/// ```
// Bit `Square::number` stands for the square. No bit outside `BOARD` is ever set.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// All squares of the board.
    pub const BOARD: SquareSet = SquareSet(0x007f_7f7f_7f7f_7f7f);

    /// The two squares that bear a star.
    pub const STARS: SquareSet = SquareSet::of(Square::D2).or(SquareSet::of(Square::D6));

    /// The set of one square.
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.number())
    }

    /// What these bits hold of the board.
    pub(super) const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits & SquareSet::BOARD.0)
    }

    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Both sets together; `|` where constants are made.
    pub(super) const fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & SquareSet::of(square).0 != 0
    }

    /// Puts the square in.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= SquareSet::of(square).0;
    }

    /// Takes the square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !SquareSet::of(square).0;
    }

    /// How many squares are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no square is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of the squares in the order a1, b1, … g7.
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::from_number(self.0.trailing_zeros()))
        }
    }

    /// The squares one step in that direction from those of the set.
    pub const fn shifted(self, towards: Direction) -> SquareSet {
        self.stepped(towards.step())
    }

    /// The squares that come of adding a direction's step to the numbers of these.
    pub(super) const fn stepped(self, step: i8) -> SquareSet {
        // What is carried round the ends of the number is not on the board either.
        SquareSet::from_bits(self.0.rotate_left(step as u32))
    }

    /// The squares that share an edge with one of the set.
    pub const fn beside(self) -> SquareSet {
        SquareSet::from_bits(self.0 << 8 | self.0 << 1 | self.0 >> 8 | self.0 >> 1)
    }

    /// The squares that share a corner, and no edge, with one of the set.
    pub const fn diagonal(self) -> SquareSet {
        SquareSet::from_bits(self.0 << 9 | self.0 << 7 | self.0 >> 7 | self.0 >> 9)
    }

    /// The set when the board is turned half round.
    pub const fn half_turned(self) -> SquareSet {
        // Turning all 64 squares moves g7 to bit 9.
        SquareSet(self.0.reverse_bits() >> 9)
    }
}

/// All in one of the two.
impl BitOr for SquareSet {
    type Output = SquareSet;

    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

/// All in both.
impl BitAnd for SquareSet {
    type Output = SquareSet;

    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

/// All squares of the board but these.
impl Not for SquareSet {
    type Output = SquareSet;

    fn not(self) -> SquareSet {
        SquareSet::from_bits(!self.0)
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> SquareSet {
        SquareSet::of(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares
            .into_iter()
            .fold(SquareSet::EMPTY, |set, square| set | square.into())
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`SquareSet`], in the order a1, b1, … g7.
#[derive(Debug, Clone)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_its_squares_and_no_others() {
        assert_eq!(
            SquareSet::BOARD.into_iter().collect::<Vec<_>>(),
            Square::ALL
        );
        assert_eq!(!SquareSet::BOARD, SquareSet::EMPTY);
        assert_eq!(SquareSet::default(), SquareSet::EMPTY);
    }

    #[test]
    fn steps_of_a_set_are_the_steps_of_its_squares() {
        for square in Square::ALL {
            let set = SquareSet::of(square);
            let beside: SquareSet = Direction::ALL
                .into_iter()
                .filter_map(|d| square.offset(d))
                .collect();
            assert_eq!(set.beside(), beside);
            let diagonal = Direction::ALL
                .into_iter()
                .filter_map(|d| square.offset(d)?.offset(d.turned()))
                .collect();
            assert_eq!(set.diagonal(), diagonal);
            for towards in Direction::ALL {
                assert_eq!(
                    set.shifted(towards),
                    square.offset(towards).into_iter().collect()
                );
            }
            assert_eq!(set.half_turned(), SquareSet::of(square.half_turned()));
        }
    }

    #[test]
    fn squares_go_in_and_out() {
        let mut set = SquareSet::STARS;
        assert_eq!(set.into_iter().len(), 2);
        set.remove(Square::D2);
        assert!(!set.contains(Square::D2));
        set.insert(Square::D2);
        set.insert(Square::D2);
        assert_eq!(set, SquareSet::STARS);
    }
}
