//! How blocks move: the one place that knows.
//!
//! A turn is a tip and what the face that comes up makes of it. [`Position::visit_tips`] goes
//! through the tips, [`Ground::ends`] says where each face takes a block, and the tables below them
//! know the cube and the board.

use std::ops::ControlFlow::{self, Continue};

use super::block::{Face, Orientation};
use super::position::Position;
use super::square::{Direction, Square};
use super::square_set::SquareSet;
use super::turn::Tip;

/// A tip that begins a legal turn, and all the ways that turn can go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tipped {
    /// The tip.
    pub tip: Tip,
    /// How the block stands after it.
    pub orientation: Orientation,
    /// The squares where the turn may end, at least one: of a hop, where it may land; of a stop or
    /// a removal, where the block was tipped to. A hop ends elsewhere than it began, so each of
    /// these squares is one turn.
    pub ends: SquareSet,
}

impl Position {
    /// Calls `visit` with each tip that begins a legal turn, until it breaks off.
    ///
    /// The tips come block by block and, of each block, in the order of the faces they bring up.
    /// There are none in a game that is won, and none in the middle of a turn. Nothing is
    /// allocated: this is what a search is to use.
    #[inline(always)]
    pub fn visit_tips<B>(&self, mut visit: impl FnMut(Tipped) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.pending().is_some() || self.winner().is_some() {
            return Continue(());
        }
        let ground = Ground::of(self);
        for from in self.board().squares(self.side_to_move()) {
            let orientation = self.board().orientation(from);
            // Face by face, not direction by direction: so the code for each face stands in line,
            // and the processor need not guess which face a direction brings up.
            ground.visit_tip(Face::Stop, from, orientation, &mut visit)?;
            ground.visit_tip(Face::Cross, from, orientation, &mut visit)?;
            ground.visit_tip(Face::X, from, orientation, &mut visit)?;
            ground.visit_tip(Face::Slider, from, orientation, &mut visit)?;
            ground.visit_tip(Face::Hoops, from, orientation, &mut visit)?;
            ground.visit_tip(Face::Star, from, orientation, &mut visit)?;
        }
        Continue(())
    }

    /// Where the pending block's hop may end.
    pub fn pending_hops(&self) -> SquareSet {
        let Some(pending) = self.pending().filter(|_| self.winner().is_none()) else {
            return SquareSet::EMPTY;
        };
        match self.board().orientation(pending).top() {
            Face::Star | Face::Stop => SquareSet::EMPTY,
            // The square that the tip left is empty already; the hop leaves this one.
            face => Ground::of(self).ends(face, pending.into(), pending),
        }
    }
}

/// The board as the side to act finds it.
struct Ground {
    /// Squares without a block.
    empty: SquareSet,
    /// Squares where the rules let a block of this side stand at the end of a turn.
    may_end: SquareSet,
    /// The star square by which this side's blocks leave.
    goal: SquareSet,
}

// The face is known where these are called; inlined, they come down to what that face asks for.
impl Ground {
    #[inline(always)]
    fn of(position: &Position) -> Ground {
        let side = position.side_to_move();
        let contact = if position.ruleset().no_side_by_side {
            position.board().squares(!side).beside()
        } else {
            SquareSet::EMPTY
        };
        Ground {
            empty: !position.board().occupied(),
            may_end: !(SquareSet::STARS | contact),
            goal: Square::goal(side).into(),
        }
    }

    /// Visits the tip that brings this face up, if there is one and it begins a legal turn.
    #[inline(always)]
    fn visit_tip<B>(
        &self,
        face: Face,
        from: Square,
        orientation: Orientation,
        visit: &mut impl FnMut(Tipped) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let left = SquareSet::of(from);
        let rise = &RISES[face as usize][orientation.number()];
        let Some(on) = (left.stepped(rise.step) & self.tippable(face)).first() else {
            return Continue(());
        };
        let ends = self.ends(face, left, on);
        if ends.is_empty() {
            return Continue(());
        }
        visit(Tipped {
            tip: Tip {
                from,
                towards: rise.towards,
            },
            orientation: rise.orientation,
            ends,
        })
    }

    /// The squares onto which a block may be tipped so that this face comes up.
    #[inline(always)]
    fn tippable(&self, face: Face) -> SquareSet {
        match face {
            Face::Star => self.goal,
            _ => self.empty & !SquareSet::STARS,
        }
    }

    /// Where the turn may end of a block that has left a square and been tipped onto another so
    /// that this face came up.
    #[inline(always)]
    fn ends(&self, face: Face, left: SquareSet, on: Square) -> SquareSet {
        let empty = self.empty | left;
        let here = SquareSet::of(on);
        match face {
            Face::Star => here,
            Face::Stop => here & self.may_end,
            Face::Cross => here.beside() & empty & self.may_end,
            Face::X => here.diagonal() & empty & self.may_end,
            Face::Slider => slides(on, empty) & self.may_end,
            Face::Hoops => three_steps(here, empty) & self.may_end,
        }
    }
}

/// Where a slider may stop: at the end of its run in each direction, and on the way next to a star.
#[inline(always)]
fn slides(from: Square, empty: SquareSet) -> SquareSet {
    const NEAR_STARS: u64 = SquareSet::STARS.beside().bits();
    let lines = &LINES[from.number()];
    let taken = !empty.bits();
    let north = run_up(lines[Direction::North as usize], taken);
    let east = run_up(lines[Direction::East as usize], taken);
    let south = run_down(lines[Direction::South as usize], taken);
    let west = run_down(lines[Direction::West as usize], taken);
    // The end of a run is where the next square does not belong to it.
    let ends =
        north & !(north >> 8) | east & !(east >> 1) | south & !(south << 8) | west & !(west << 1);
    SquareSet::from_bits(ends | (north | east | south | west) & NEAR_STARS)
}

/// The part of a line towards higher squares that comes before the first one taken.
#[inline(always)]
fn run_up(line: u64, taken: u64) -> u64 {
    let taken = line & taken;
    let first = taken & taken.wrapping_neg();
    // Without any taken, this is all of the line.
    line & first.wrapping_sub(1)
}

/// The part of a line towards lower squares that comes before the first one taken.
#[inline(always)]
fn run_down(line: u64, taken: u64) -> u64 {
    let taken = line & taken;
    let first = 63 - (taken | 1).leading_zeros();
    line & (u64::MAX << first) & !taken
}

/// Where exactly three steps lead. They never lead back: each changes the color that the square
/// would have on a chessboard.
#[inline(always)]
fn three_steps(from: SquareSet, empty: SquareSet) -> SquareSet {
    let once = from.beside() & empty;
    let twice = once.beside() & empty;
    twice.beside() & empty
}

/// How a face of a block is brought up.
#[derive(Clone, Copy)]
struct Rise {
    /// The step of the tip; none for the faces on top and below, which no tip brings up. Their
    /// block would stay where it is, which is not an empty square.
    step: i8,
    /// The direction of the tip.
    towards: Direction,
    /// How the block stands after it.
    orientation: Orientation,
}

/// For each face, by orientation: how it is brought up.
static RISES: [[Rise; 32]; Face::ALL.len()] = {
    let none = Rise {
        step: 0,
        towards: Direction::North,
        orientation: Orientation::ALL[0],
    };
    let mut rises = [[none; 32]; Face::ALL.len()];
    let mut tip = 0;
    while tip < 24 * 4 {
        let (before, towards) = (Orientation::ALL[tip / 4], Direction::ALL[tip % 4]);
        let orientation = before.tip(towards);
        rises[orientation.top() as usize][before.number()] = Rise {
            step: towards.step(),
            towards,
            orientation,
        };
        tip += 1;
    }
    rises
};

/// For each square, the squares from there to the edge in each direction.
static LINES: [[u64; 4]; 64] = {
    let mut lines = [[0; 4]; 64];
    let mut line = 0;
    while line < 49 * 4 {
        let (from, towards) = (Square::ALL[line / 4], Direction::ALL[line % 4]);
        let mut at = from;
        while let Some(next) = at.offset(towards) {
            lines[from.number()][towards as usize] |= SquareSet::of(next).bits();
            at = next;
        }
        line += 1;
    }
    lines
};

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests;
