//! Positions that come back.

use super::board::Board;
use super::position::Position;
use super::side::Side;

/// What two positions must share to be the same for the draw by repetition: the blocks with their
/// orientation, those of one side being interchangeable, and the side to act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RepetitionKey {
    board: Board,
    side_to_move: Side,
}

impl Position {
    /// What another position must share to be the same for the draw by repetition. Positions in the
    /// middle of a turn are not counted.
    pub fn repetition_key(&self) -> RepetitionKey {
        RepetitionKey {
            board: *self.board(),
            side_to_move: self.side_to_move(),
        }
    }
}

/// How often a position must stand before a draw may be claimed.
const CLAIMABLE: usize = 3;

/// Whether a draw may be claimed in the last of these positions, the others being all those before
/// it in the game, the start included: it stands for the third time before a tip, passes done, and
/// the game is not over.
pub fn is_draw_claimable(positions: &[Position]) -> bool {
    let Some(current) = positions.last() else {
        return false;
    };
    if current.pending().is_some() || current.outcome().is_some() {
        return false;
    }
    let key = current.after_passes().repetition_key();
    let before_a_tip = positions
        .iter()
        .filter(|position| position.pending().is_none());
    before_a_tip
        .filter(|position| position.after_passes().repetition_key() == key)
        .count()
        >= CLAIMABLE
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    /// Both sides turn a block there and back, again and again.
    fn positions(turns: usize) -> Vec<Position> {
        let mut position: Position = "7/7/5cl1/7/1CL5/7/7 g - - 1".parse().unwrap();
        let mut positions = vec![position];
        let there_and_back = ["b3n-b3", "f5n-f5", "b3s-b3", "f5s-f5"];
        for turn in there_and_back.iter().cycle().take(turns) {
            position = position.play(turn.parse().unwrap()).unwrap();
            positions.push(position);
        }
        positions
    }

    #[test]
    fn a_draw_is_claimable_when_a_position_stands_for_the_third_time() {
        for turns in 0..8 {
            assert!(!is_draw_claimable(&positions(turns)), "after {turns} turns");
        }
        assert!(is_draw_claimable(&positions(8)));
        assert!(is_draw_claimable(&positions(9)));
    }

    #[test]
    fn the_side_to_act_is_part_of_the_position() {
        let position = positions(0)[0];
        let mut other = position.setup();
        other.side_to_move = !other.side_to_move;
        let other = Position::new(other, position.ruleset()).unwrap();
        assert!(!is_draw_claimable(&[position, other, position]));
        assert!(is_draw_claimable(&[position, other, position, position]));
    }

    #[test]
    fn nothing_is_claimed_in_the_middle_of_a_turn() {
        let mut positions = positions(8);
        assert!(is_draw_claimable(&positions));
        positions.push(positions[8].tip("b3n".parse().unwrap()).unwrap());
        assert!(!is_draw_claimable(&positions));
    }

    #[test]
    fn a_tipped_block_is_not_one_that_stands_there() {
        let tipped = positions(0)[0].tip("b3n".parse().unwrap()).unwrap();
        let mut stands = tipped.setup();
        stands.pending = None;
        let stands = Position::new(stands, tipped.ruleset()).unwrap();
        assert!(!is_draw_claimable(&[stands, tipped, stands]));
        assert!(is_draw_claimable(&[stands, tipped, stands, stands]));
    }

    #[test]
    fn nothing_is_claimed_in_a_game_that_is_over() {
        let over: Position = "7/7/7/2pl4/7/7/7 b - - 41".parse().unwrap();
        assert!(!is_draw_claimable(&[over; 3]));
        assert!(!is_draw_claimable(&[]));
    }
}
