//! Every random value a game needs, drawn beforehand: the game itself never draws.

use crate::rules::{BySide, MAX_BLOCKS, Placing, PlacingError, Roll, Side, Square};

/// What the dice said, enough for any game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lots {
    challenger_plays: Side,
    faces: BySide<[u8; MAX_BLOCKS]>,
    // The i-th is one of 0..=i. Then the first n shuffle n blocks, each order as likely as any other, whatever n is.
    picks: BySide<[u8; MAX_BLOCKS]>,
    turns: BySide<[u8; MAX_BLOCKS]>,
}

impl Lots {
    /// Draws them. `dice` is asked for one of `0..n`, each equally likely, where n is at most six.
    pub fn draw(dice: &mut dyn FnMut(u8) -> u8) -> Lots {
        let challenger_plays = match dice(2) {
            0 => Side::Gold,
            _ => Side::Blue,
        };
        let mut for_each_block =
            |sides: [u8; MAX_BLOCKS]| BySide::from_fn(|_| sides.map(&mut *dice));
        Lots {
            challenger_plays,
            faces: for_each_block([6; MAX_BLOCKS]),
            picks: for_each_block([1, 2, 3, 4]),
            turns: for_each_block([4; MAX_BLOCKS]),
        }
    }

    /// The challenger's side, where the lot decides it.
    pub fn challenger_plays(&self) -> Side {
        self.challenger_plays
    }

    /// The faces that so many blocks of a side show; none if they are not one to four.
    pub fn roll(&self, side: Side, blocks: usize) -> Option<Roll> {
        Roll::from_dice(self.faces[side].get(..blocks)?)
    }

    /// A placing of a side's rolled blocks on its squares, each as likely as any other.
    pub fn placing(
        &self,
        side: Side,
        squares: &[Square],
        roll: &Roll,
    ) -> Result<Placing, PlacingError> {
        let mut order: Vec<usize> = (0..squares.len()).collect();
        for (i, &pick) in (0..squares.len()).zip(&self.picks[side]) {
            order.swap(i, usize::from(pick));
        }
        let turns = &self.turns[side];
        Placing::by_lot(
            squares,
            roll,
            &order,
            turns.get(..squares.len()).unwrap_or(turns),
        )
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::rules::StartingSquares;

    #[test]
    fn the_dice_are_asked_for_every_value_once_and_never_for_more_than_six() {
        let mut asked = Vec::new();
        Lots::draw(&mut |sides| {
            asked.push(sides);
            0
        });
        let blocks = [
            6, 6, 6, 6, 6, 6, 6, 6, 1, 2, 3, 4, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        ];
        assert_eq!(asked[0], 2);
        assert_eq!(asked[1..], blocks);
    }

    #[test]
    fn every_order_of_the_blocks_comes_from_exactly_one_draw() {
        let squares = StartingSquares::standard(BySide::new(4, 1)).unwrap();
        let roll: Roll = "SPCX".parse().unwrap();
        let mut seen = HashSet::new();
        for draw in 0..24 {
            // The numbers 0..24 written in mixed radix 1, 2, 3, 4 are the possible picks.
            let mut rest = draw;
            let mut dice = |sides: u8| {
                let shown = if sides < 6 { rest % sides } else { 0 };
                rest /= if sides < 6 { sides } else { 1 };
                shown
            };
            let mut for_each_block = |sides: [u8; MAX_BLOCKS]| sides.map(&mut dice);
            let lots = Lots {
                challenger_plays: Side::Gold,
                faces: BySide::new([0; 4], [0; 4]),
                picks: BySide::new(for_each_block([1, 2, 3, 4]), [0; 4]),
                turns: BySide::new([0; 4], [0; 4]),
            };
            let placing = lots
                .placing(Side::Gold, squares.squares(Side::Gold), &roll)
                .unwrap();
            seen.insert(placing.to_string());
        }
        assert_eq!(seen.len(), 24);
    }

    #[test]
    fn as_many_blocks_are_rolled_as_there_are() {
        let lots = Lots::draw(&mut |sides| sides - 1);
        assert_eq!(lots.roll(Side::Blue, 3).unwrap().faces().len(), 3);
        assert_eq!(lots.roll(Side::Gold, 0), None);
        assert_eq!(lots.roll(Side::Gold, 5), None);
    }
}
