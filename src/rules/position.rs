//! Positions: legal states of play, and playing on from them.

use super::block::Orientation;
use super::board::Board;
use super::illegal::{IllegalHop, IllegalTurn};
use super::ruleset::Ruleset;
use super::setup::{Setup, SetupError};
use super::side::Side;
use super::square::Square;
use super::turn::{Hop, Tip, Turn};

/// A legal state of play.
///
/// Playing a turn gives the next position and leaves this one as it is. Passes that are due then
/// are done: the side to act has a legal turn, unless the game is over. Only a position that was
/// set up or read, and not played to, can have a deblockle'd side to act; it has no legal turn, and
/// playing on from it begins with [`Position::after_passes`].
///
/// ```
/// use deblockle::rules::{Outcome, Position, Side};
///
/// let position: Position = "7/7/3CP3/2pl4/7/7/7 g - - 40".parse()?;
/// assert_eq!(position.side_to_move(), Side::Gold);
/// assert_eq!(position.legal_turns().len(), 20);
/// assert_eq!(position.outcome(), None);
///
/// let next = position.play("d5n*".parse()?)?;
/// assert_eq!(next.to_string(), "7/7/7/2pl4/7/7/7 b - - 41");
/// assert_eq!(next.outcome(), Some(Outcome::Win(Side::Gold)));
///
/// // What is illegal is handed back, with the reason.
/// let refused = position.play("d5e".parse()?).unwrap_err();
/// assert_eq!(refused.position, position);
/// assert_eq!(
///     refused.to_string(),
///     "d5e is not legal: the tip brings hoops up, so that a hop must follow"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    side_to_move: Side,
    pending: Option<Square>,
    ruleset: Ruleset,
    turn: u32,
}

/// How a game ends on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The side has no block left, and has won.
    Win(Side),
    /// Neither side has a legal turn.
    Draw,
}

impl Position {
    /// The position that is set up like this, if it is legal by these rules.
    pub fn new(setup: Setup, ruleset: Ruleset) -> Result<Position, SetupError> {
        setup.check(ruleset)?;
        let position = Position {
            board: setup.board,
            side_to_move: setup.side_to_move,
            pending: setup.pending,
            ruleset,
            turn: setup.turn,
        };
        match position.pending {
            Some(pending) if position.pending_hops().is_empty() => {
                Err(SetupError::PendingStuck(pending))
            }
            _ => Ok(position),
        }
    }

    /// Which block stands where.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to act.
    pub fn side_to_move(&self) -> Side {
        self.side_to_move
    }

    /// The square of the block that has been tipped and must hop now: in the middle of a turn.
    pub fn pending(&self) -> Option<Square> {
        self.pending
    }

    /// The rules it is played by.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The number of the turn about to be played, from 1; passed turns count.
    pub fn turn_number(&self) -> u32 {
        self.turn
    }

    /// All of the position but its rules.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            side_to_move: self.side_to_move,
            pending: self.pending,
            turn: self.turn,
        }
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(winner) = self.winner() {
            Some(Outcome::Win(winner))
        } else if self.is_deblockled() && self.passed().is_deblockled() {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    /// The side that has no block left.
    pub(super) fn winner(&self) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.board.squares(side).is_empty())
    }

    /// Whether the side to act has no legal turn, though the game is not won.
    pub fn is_deblockled(&self) -> bool {
        self.pending.is_none() && self.winner().is_none() && !self.has_turn()
    }

    /// The position after a legal turn, with the passes done that are then due. An illegal turn is
    /// handed back with the position.
    pub fn play(&self, turn: Turn) -> Result<Position, IllegalTurn> {
        if self.is_legal(turn) {
            Ok(self.play_unchecked(turn))
        } else {
            Err(self.refuse(turn))
        }
    }

    /// As [`Position::play`], for a turn known to be legal. After any other the position is of no
    /// use.
    pub fn play_unchecked(&self, turn: Turn) -> Position {
        self.after(turn).after_passes()
    }

    /// As [`Position::play_unchecked`], with no pass done: the other side is to act even if it has
    /// no legal turn. For searches, which find that out by themselves.
    pub fn after(&self, turn: Turn) -> Position {
        let mut next = *self;
        if let Some(end) = turn.end() {
            let orientation = self.board.orientation(turn.tip.from).tip(turn.tip.towards);
            next.end_turn(turn.tip.from, orientation, end);
        }
        next
    }

    /// Lets the mover's block from there come to stand like this on the square where the turn ends,
    /// or leave the board if that is a star square.
    // In place, because a position costs as much to copy as a turn to find.
    #[inline(always)]
    pub(super) fn end_turn(&mut self, from: Square, orientation: Orientation, end: Square) {
        self.board.take(self.side_to_move, from);
        if !end.is_star() {
            self.board.put(self.side_to_move, end, orientation);
        }
        self.pending = None;
        self.pass_on();
    }

    /// Gives the turn to the other side.
    fn pass_on(&mut self) {
        self.side_to_move = !self.side_to_move;
        // The last number that can be written stays.
        self.turn = self.turn.saturating_add(1);
    }

    /// The position with the other side to act and the next number.
    pub(super) fn passed(&self) -> Position {
        let mut next = *self;
        next.pass_on();
        next
    }

    /// The position after a pass, if one is due: the side to act is deblockle'd and the other is
    /// not.
    pub fn pass(&self) -> Option<Position> {
        let passed = self.passed();
        (self.is_deblockled() && passed.has_turn()).then_some(passed)
    }

    /// The position with any pass done that is due.
    pub fn after_passes(&self) -> Position {
        self.pass().unwrap_or(*self)
    }

    /// The position in the middle of a turn: the block is tipped and its hop is still to come.
    ///
    /// A tip that is the whole turn, by a stop or a removal, is refused here: it is to be played.
    pub fn tip(&self, tip: Tip) -> Result<Position, IllegalTurn> {
        let block = self.board.get(tip.from);
        let (Some(block), Some(to), false) =
            (block, tip.lands_on(), self.legal_hops(tip).is_empty())
        else {
            return Err(self.refuse_tip(tip));
        };
        let mut tipped = *self;
        tipped.board.remove(tip.from);
        tipped.board.set(to, block.tip(tip.towards));
        tipped.pending = Some(to);
        Ok(tipped)
    }

    /// The position after the pending block's hop, with the passes done that are then due.
    pub fn hop(&self, hop: Hop) -> Result<Position, IllegalHop> {
        match self.pending {
            Some(pending) if self.pending_hops().contains(hop.to) => {
                let mut next = *self;
                next.end_turn(pending, self.board.orientation(pending), hop.to);
                Ok(next.after_passes())
            }
            _ => Err(IllegalHop {
                position: *self,
                hop,
            }),
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;
    use crate::rules::block::Face;
    use crate::rules::illegal::Illegal;

    fn position(dpn: &str) -> Position {
        dpn.parse().unwrap()
    }

    fn turn(text: &str) -> Turn {
        text.parse().unwrap()
    }

    fn why(dpn: &str, text: &str) -> Illegal {
        position(dpn).play(turn(text)).unwrap_err().why
    }

    #[test]
    fn a_deblockled_side_passes_and_the_other_goes_on() {
        let before = position("2hx4/2CL4/3CS3/7/7/7/7 g - - 15");
        let after = before.play(turn("d5w-b7")).unwrap();
        assert_eq!(after.to_string(), "1HShx4/2CL4/7/7/7/7/7 g - - 17");
        assert_eq!(after.outcome(), None);

        let not_passed = before.after(turn("d5w-b7"));
        assert_eq!(not_passed.to_string(), "1HShx4/2CL4/7/7/7/7/7 b - - 16");
        assert!(not_passed.is_deblockled());
        assert_eq!(not_passed.outcome(), None);
        assert_eq!(not_passed.pass(), Some(after));
        assert_eq!(after.pass(), None);
        assert_eq!(after.after_passes(), after);
    }

    #[test]
    fn the_game_is_drawn_when_neither_side_can_move() {
        let before = position("7/7/7/7/7/4LPPHhp/4xhPCHP g - - 1");
        let after = before.play(turn("f2n-f2")).unwrap();
        assert_eq!(after.to_string(), "7/7/7/7/7/4LPLPhp/4xhPCHP b - - 2");
        assert_eq!(after.outcome(), Some(Outcome::Draw));
        assert_eq!(after.pass(), None);
    }

    #[test]
    fn the_first_side_without_blocks_wins_at_once() {
        let before = position("CL6/7/7/7/3cs3/7/7 b - - 4");
        let after = before.play(turn("d3s*")).unwrap();
        assert_eq!(after.to_string(), "CL6/7/7/7/7/7/7 g - - 5");
        assert_eq!(after.outcome(), Some(Outcome::Win(Side::Blue)));
        assert_eq!(after.legal_turns().len(), 0);
        assert!(!after.is_deblockled());
        assert_eq!(
            after.play(turn("a7s-a7")).unwrap_err().why,
            Illegal::GameOver
        );
    }

    #[test]
    fn the_last_turn_number_stays() {
        let last = position("3ph3/7/7/7/7/7/3PC3 g - - 4294967295");
        assert_eq!(last.play(turn("d1e-e7")).unwrap().turn_number(), u32::MAX);
    }

    #[test]
    fn a_refusal_says_which_part_is_illegal() {
        let square = |name: &str| name.parse().unwrap();
        let start = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";
        assert_eq!(why(start, "d4n"), Illegal::NoBlock(square("d4")));
        assert_eq!(why(start, "c7s-c6"), Illegal::NotYours(square("c7")));
        assert_eq!(why(start, "c1s"), Illegal::OffBoard);
        assert_eq!(
            why("7/7/7/7/7/CL6/CLcl5 g - - 1", "a1n-a1"),
            Illegal::Occupied(square("a2"))
        );
        assert_eq!(
            why("7/7/7/7/3CL3/7/cl6 g - - 1", "d3s-d3"),
            Illegal::StarSquare(square("d2"))
        );
        assert_eq!(
            why("7/7/7/7/3CS3/7/cl6 g - - 1", "d3s*"),
            Illegal::StarSquare(square("d2"))
        );
        assert_eq!(why(start, "c1n"), Illegal::StarUp);
        assert_eq!(why(start, "e1e-f1"), Illegal::HopTooMuch(Face::Stop));
        assert_eq!(why(start, "c3n"), Illegal::HopMissing(Face::X));
        assert_eq!(why(start, "c3n-c7"), Illegal::NotReached(square("c7")));
        assert_eq!(
            why("7/7/7/7/7/SXcl5/7 g - - 1", "a2s-b2"),
            Illegal::NoHop(Face::X)
        );
        let stop = "7/7/7/7/CP6/7/cl6 g - n 1";
        assert_eq!(why(stop, "a3s"), Illegal::StopBesideOpponent(square("a2")));
        assert_eq!(
            why("1HShx4/2CL4/7/7/7/7/7 b - - 16", "c7e-c7"),
            Illegal::Deblockled
        );
        let tipped = "6cl/7/7/7/7/7/HP6 g a1 - 1";
        assert_eq!(why(tipped, "a1n-a1"), Illegal::HopDue(square("a1")));
    }

    #[test]
    fn a_tip_that_is_the_whole_turn_is_to_be_played() {
        let start = position("2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1");
        let refused = |tip: &str| start.tip(tip.parse().unwrap()).unwrap_err().why;
        assert_eq!(refused("e1e"), Illegal::TurnEnds);
        assert_eq!(refused("c1n"), Illegal::StarUp);
    }
}
