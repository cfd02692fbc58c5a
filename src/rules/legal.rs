//! What is legal in a position, for those who ask about one turn or want them all in order.

use std::ops::ControlFlow::{self, Break, Continue};

use super::block::Orientation;
use super::movegen::Tipped;
use super::position::Position;
use super::ruleset::MAX_BLOCKS;
use super::square::{Direction, Square};
use super::square_set::SquareSet;
use super::turn::{Tip, Turn};

/// # What is legal
///
/// In the middle of a turn no whole turn is legal: what may be done there are the
/// [`pending_hops`](Position::pending_hops).
impl Position {
    /// All legal turns of the side to act, by the square of the block, then the direction of the
    /// tip (n, e, s, w), then the square where the turn ends.
    pub fn legal_turns(&self) -> LegalTurns {
        let mut tips = self.tips();
        tips.as_mut_slice()
            .sort_unstable_by_key(|tipped| tipped.tip);
        LegalTurns { tips, at: 0 }
    }

    /// All tips that begin a legal turn, in the same order.
    pub fn legal_tips(&self) -> impl ExactSizeIterator<Item = Tip> + Clone + use<> {
        let Tips { list, count } = self.legal_turns().tips;
        list.into_iter().take(count).map(|tipped| tipped.tip)
    }

    /// Where the hop may end that follows the tip; nowhere if the tip is illegal or ends the turn.
    pub fn legal_hops(&self, tip: Tip) -> SquareSet {
        let mut hops = self.ends(tip);
        if let Some(stop) = tip.lands_on() {
            hops.remove(stop);
        }
        hops
    }

    /// Whether the turn is one of the [`legal_turns`](Position::legal_turns).
    pub fn is_legal(&self, turn: Turn) -> bool {
        let mut ends = self.ends(turn.tip).into_iter();
        ends.any(|end| Turn::ending(turn.tip, end) == turn)
    }

    /// Whether the side to act has a legal turn.
    pub fn has_turn(&self) -> bool {
        self.visit_tips(|_| Break(())).is_break()
    }

    /// The squares where a turn with that tip may end.
    fn ends(&self, tip: Tip) -> SquareSet {
        let found = self.visit_tips(|tipped| {
            if tipped.tip == tip {
                Break(tipped.ends)
            } else {
                Continue(())
            }
        });
        found.break_value().unwrap_or_default()
    }

    /// The tips that begin a legal turn, in the order in which they are found.
    pub(super) fn tips(&self) -> Tips {
        let mut tips = Tips {
            list: [NO_TIP; MAX_TIPS],
            count: 0,
        };
        let _: ControlFlow<()> = self.visit_tips(|tipped| {
            tips.list[tips.count] = tipped;
            tips.count += 1;
            Continue(())
        });
        tips
    }
}

/// No side has more blocks, and no block is tipped more ways.
const MAX_TIPS: usize = MAX_BLOCKS * Direction::ALL.len();

/// What stands where a list has no tip.
const NO_TIP: Tipped = Tipped {
    tip: Tip {
        from: Square::D2,
        towards: Direction::North,
    },
    orientation: Orientation::ALL[0],
    ends: SquareSet::EMPTY,
};

/// A list of tips.
#[derive(Debug, Clone)]
pub(super) struct Tips {
    list: [Tipped; MAX_TIPS],
    count: usize,
}

impl Tips {
    pub(super) fn as_slice(&self) -> &[Tipped] {
        &self.list[..self.count]
    }

    fn as_mut_slice(&mut self) -> &mut [Tipped] {
        &mut self.list[..self.count]
    }
}

/// The legal turns of a position; see [`Position::legal_turns`].
#[derive(Debug, Clone)]
pub struct LegalTurns {
    /// The tips, each with the ends that are still to come.
    tips: Tips,
    /// The first tip that may have any.
    at: usize,
}

impl Iterator for LegalTurns {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        loop {
            let tipped = self.tips.as_mut_slice().get_mut(self.at)?;
            if let Some(end) = tipped.ends.first() {
                tipped.ends.remove(end);
                return Some(Turn::ending(tipped.tip, end));
            }
            self.at += 1;
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self
            .tips
            .as_slice()
            .iter()
            .map(|tipped| tipped.ends.len())
            .sum();
        (left, Some(left))
    }
}

impl ExactSizeIterator for LegalTurns {}
