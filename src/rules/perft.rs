//! Counts lines of play, to check how blocks move and how fast that is found.

use std::ops::ControlFlow::{self, Continue};

use super::position::Position;

/// Counts the sequences of `depth` turns from here, playing each turn of them.
///
/// A game that is over has no turns. A pass is not counted: where the side to act is deblockle'd,
/// the other's turns come next. In the middle of a turn, the hop that completes it counts as the
/// first turn.
///
/// ```
/// use deblockle::rules::{Position, perft, perft_bulk};
///
/// let position: Position = "2lp1sc2/7/2xh1sx2/7/2SC1CS2/7/2CP1XS2 g - - 1".parse()?;
/// assert_eq!(perft(&position, 2), 2070);
/// assert_eq!(perft_bulk(&position, 3), 83264);
/// # Ok::<(), deblockle::rules::DpnError>(())
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => sum_of_next(position, |next| perft(next, depth - 1)),
    }
}

/// As [`perft`], but the last turn of each sequence is only counted and not played.
pub fn perft_bulk(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count_turns(position),
        _ => sum_of_next(position, |next| perft_bulk(next, depth - 1)),
    }
}

/// Adds up what is counted in each position that the next turn can lead to.
fn sum_of_next(position: &Position, mut count: impl FnMut(&Position) -> u64) -> u64 {
    let mut nodes = 0;
    if let Some(pending) = position.pending() {
        for end in position.pending_hops() {
            let mut next = *position;
            next.end_turn(pending, position.board().orientation(pending), end);
            nodes += count(&next);
        }
        return nodes;
    }
    let mut mover = *position;
    let mut tips = mover.tips();
    if tips.as_slice().is_empty() {
        mover = mover.passed();
        tips = mover.tips();
    }
    for tipped in tips.as_slice() {
        for end in tipped.ends {
            let mut next = mover;
            next.end_turn(tipped.tip.from, tipped.orientation, end);
            nodes += count(&next);
        }
    }
    nodes
}

/// How many turns can be the next.
fn count_turns(position: &Position) -> u64 {
    if position.pending().is_some() {
        return position.pending_hops().len() as u64;
    }
    let of_mover = |mover: &Position| {
        let mut turns = 0;
        let _: ControlFlow<()> = mover.visit_tips(|tipped| {
            turns += tipped.ends.len() as u64;
            Continue(())
        });
        turns
    };
    match of_mover(position) {
        0 => of_mover(&position.passed()),
        turns => turns,
    }
}
