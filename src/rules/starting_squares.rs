//! The squares that each side's blocks start from.

use super::ruleset::{MAX_BLOCKS, Ruleset};
use super::setup::{SetupError, check_stars};
use super::side::{BySide, Side};
use super::square::Square;
use super::square_set::SquareSet;

/// The squares of the rules for one, two, three and four blocks.
const STANDARD: BySide<[&[Square]; MAX_BLOCKS]> = {
    const fn at(name: &[u8; 2]) -> Square {
        Square::named(name)
    }
    BySide::new(
        [
            &[at(b"d1")],
            &[at(b"c1"), at(b"e1")],
            &[at(b"c1"), at(b"e1"), at(b"d3")],
            &[at(b"c1"), at(b"e1"), at(b"c3"), at(b"e3")],
        ],
        [
            &[at(b"d7")],
            &[at(b"c7"), at(b"e7")],
            &[at(b"c7"), at(b"e7"), at(b"d5")],
            &[at(b"c7"), at(b"e7"), at(b"c5"), at(b"e5")],
        ],
    )
};

/// The squares that each side's blocks start from: one to four a side, all different, none with a
/// star.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StartingSquares(BySide<Vec<Square>>);

impl StartingSquares {
    /// The squares of the rules for that many blocks a side.
    pub fn standard(blocks: BySide<u8>) -> Result<StartingSquares, SetupError> {
        let standard = |side| match usize::from(blocks[side]) {
            0 => Err(SetupError::NoSquares(side)),
            blocks @ 1..=MAX_BLOCKS => Ok(STANDARD[side][blocks - 1].to_vec()),
            _ => Err(SetupError::TooManyBlocks(side)),
        };
        Ok(StartingSquares(BySide::new(
            standard(Side::Gold)?,
            standard(Side::Blue)?,
        )))
    }

    /// These squares, in this order, if the rules allow them.
    pub fn new(
        squares: BySide<Vec<Square>>,
        ruleset: Ruleset,
    ) -> Result<StartingSquares, SetupError> {
        let mut taken = BySide::new(SquareSet::EMPTY, SquareSet::EMPTY);
        for (side, squares) in squares.iter() {
            if squares.is_empty() {
                return Err(SetupError::NoSquares(side));
            }
            if squares.len() > MAX_BLOCKS {
                return Err(SetupError::TooManyBlocks(side));
            }
            for &square in squares {
                if (taken.gold | taken.blue).contains(square) {
                    return Err(SetupError::SquareTwice(square));
                }
                taken[side].insert(square);
            }
        }
        check_stars(taken)?;
        ruleset.check_contact(taken)?;
        Ok(StartingSquares(squares))
    }

    /// Refuses opposing squares side by side, if the rules do. All else holds of any starting
    /// squares.
    pub fn check(&self, ruleset: Ruleset) -> Result<(), SetupError> {
        ruleset.check_contact(
            self.0
                .as_ref()
                .map(|squares| squares.iter().copied().collect()),
        )
    }

    /// The side's squares.
    pub fn squares(&self, side: Side) -> &[Square] {
        &self.0[side]
    }

    /// How many blocks each side has.
    pub fn blocks(&self) -> BySide<u8> {
        self.0.as_ref().map(|squares| squares.len() as u8)
    }

    /// The same squares with the sides exchanged: the board turned half round.
    pub fn half_turned(&self) -> StartingSquares {
        let turned =
            |squares: &Vec<Square>| squares.iter().map(|square| square.half_turned()).collect();
        StartingSquares(self.0.as_ref().map(turned).swapped())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    fn squares(names: &[&[u8; 2]]) -> Vec<Square> {
        names.iter().map(|name| Square::named(name)).collect()
    }

    fn start(
        gold: &[&[u8; 2]],
        blue: &[&[u8; 2]],
        ruleset: Ruleset,
    ) -> Result<StartingSquares, SetupError> {
        StartingSquares::new(BySide::new(squares(gold), squares(blue)), ruleset)
    }

    #[test]
    fn the_standard_squares_are_those_of_the_rules_for_any_numbers() {
        for gold in 1..=4 {
            for blue in 1..=4 {
                let start = StartingSquares::standard(BySide::new(gold, blue)).unwrap();
                assert_eq!(start.blocks(), BySide::new(gold, blue));
                let no_side_by_side = Ruleset {
                    no_side_by_side: true,
                };
                assert_eq!(
                    StartingSquares::new(start.0.clone(), no_side_by_side),
                    Ok(start)
                );
            }
        }
        let three = StartingSquares::standard(BySide::new(4, 3)).unwrap();
        assert_eq!(
            three.squares(Side::Gold),
            squares(&[b"c1", b"e1", b"c3", b"e3"])
        );
        assert_eq!(three.squares(Side::Blue), squares(&[b"c7", b"e7", b"d5"]));
        let refused = StartingSquares::standard(BySide::new(0, 1));
        assert_eq!(refused, Err(SetupError::NoSquares(Side::Gold)));
        let refused = StartingSquares::standard(BySide::new(1, 5));
        assert_eq!(refused, Err(SetupError::TooManyBlocks(Side::Blue)));
    }

    #[test]
    fn own_squares_are_refused_where_no_block_may_start() {
        let standard = Ruleset::STANDARD;
        assert_eq!(
            start(&[], &[b"a7"], standard),
            Err(SetupError::NoSquares(Side::Gold))
        );
        assert_eq!(
            start(&[b"a1"], &[b"d2"], standard),
            Err(SetupError::OnStar(Square::D2))
        );
        let a1 = Square::named(b"a1");
        assert_eq!(
            start(&[b"a1"], &[b"a1"], standard),
            Err(SetupError::SquareTwice(a1))
        );
        assert_eq!(
            start(&[b"a1", b"a1"], &[b"a7"], standard),
            Err(SetupError::SquareTwice(a1))
        );
        let five: [&[u8; 2]; 5] = [b"a1", b"b1", b"c1", b"d1", b"e1"];
        assert_eq!(
            start(&five, &[b"a7"], standard),
            Err(SetupError::TooManyBlocks(Side::Gold))
        );

        let no_side_by_side = Ruleset {
            no_side_by_side: true,
        };
        let touching = start(&[b"a1"], &[b"a2"], standard).unwrap();
        assert_eq!(
            touching.check(no_side_by_side),
            Err(SetupError::SideBySide(a1))
        );
        assert_eq!(
            start(&[b"a1"], &[b"a2"], no_side_by_side),
            Err(SetupError::SideBySide(a1))
        );
        assert!(start(&[b"a1", b"a2"], &[b"b3"], no_side_by_side).is_ok());
    }

    #[test]
    fn half_a_turn_exchanges_the_sides() {
        let uneven = start(&[b"c1", b"d4"], &[b"g7"], Ruleset::STANDARD).unwrap();
        let turned = start(&[b"a1"], &[b"e7", b"d4"], Ruleset::STANDARD).unwrap();
        assert_eq!(uneven.half_turned(), turned);
    }
}
