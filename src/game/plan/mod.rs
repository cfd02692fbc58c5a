//! Plans: turns that a player has decided on beforehand, as answers to turns that the opponent may make.
//!
//! A [`Plan`] is a tree of lines. Wherever the opponent is to move, several turns may be foreseen; wherever its own side is, there is one
//! reply at most. Who makes a turn follows from the position, as everywhere: after a turn that leaves the other side deblockle'd the same
//! side is to move again, so that two foreseen turns, or two replies, may follow one another.

use std::fmt;

use crate::rules::{IllegalTurn, Played, Position, Side, Turn};

mod spot;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests;
mod text;

pub use spot::{BadSpot, Spot};
pub use text::{BadStoredPlan, BadText, Line};

/// What a player answers to turns of the opponent, from one position of one game on.
#[derive(Clone, PartialEq, Eq)]
pub struct Plan {
    side: Side,
    at: Position,
    turns: Vec<Node>,
}

/// A planned turn, and those that may follow it.
#[derive(Clone, PartialEq, Eq)]
struct Node {
    turn: Turn,
    then: Vec<Node>,
}

/// A turn that is foreseen, and what is planned to follow it at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foreseen {
    /// The planned turns that lead to it, with this turn as the last.
    pub path: Vec<Turn>,
    /// How many turns are foreseen before it on this path.
    pub depth: usize,
    /// The replies: mostly one. None if the turn leaves the plan's side without a turn, and more if a reply leaves the other side so.
    pub replies: Vec<Turn>,
    /// The position after these.
    pub then: Position,
}

/// Where a line goes wrong, and why.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} goes wrong at its turn {nth}")]
pub struct BadPlan {
    /// The number of the line, from 1.
    pub line: usize,
    /// The number of the turn in the line, from 1; passes count.
    pub nth: usize,
    /// Who is to move there.
    pub side: Side,
    /// What is wrong.
    #[source]
    pub why: LineFlaw,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineFlaw {
    /// The rules do not allow the turn there.
    #[error("the turn is illegal")]
    Illegal(#[source] Box<IllegalTurn>),
    /// Nobody passes there.
    #[error("no turn passes there")]
    NoPass,
    /// Another reply is planned there already.
    #[error("{0} is planned there already")]
    OtherReply(Turn),
    /// The line ends before a reply.
    #[error("the reply is missing")]
    NoReply,
    /// The line has too many turns.
    #[error("a line has at most {} turns", Plan::DEPTH)]
    TooDeep,
    /// The plan would foresee too much.
    #[error("a plan foresees at most {} turns", Plan::BRANCHES)]
    TooMuch,
}

/// How much a plan may hold. A menu of Discord's has room for one more than the branches.
impl Plan {
    /// The most turns in a line, those of both sides.
    pub const DEPTH: usize = 12;
    /// The most turns that are foreseen, in all lines together.
    pub const BRANCHES: usize = 24;
    /// The most characters of a text that lines are read from.
    pub const TEXT: usize = 1000;
}

impl Plan {
    /// An empty plan, made while the opponent is to move in this position.
    pub fn new(at: Position) -> Plan {
        Plan {
            side: !at.side_to_move(),
            at,
            turns: Vec::new(),
        }
    }

    /// Whose plan it is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The position that it belongs to, turn number included. In any other it is void.
    pub fn at(&self) -> &Position {
        &self.at
    }

    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// Adds lines: all of them, or none if one goes wrong.
    pub fn add(&mut self, lines: &[Line]) -> Result<(), BadPlan> {
        let mut longer = self.clone();
        for (number, line) in (1..).zip(lines) {
            longer.add_line(number, line)?;
        }
        *self = longer;
        Ok(())
    }

    fn add_line(&mut self, number: usize, line: &Line) -> Result<(), BadPlan> {
        let wrong = |nth: usize, position: &Position, why| BadPlan {
            line: number,
            nth,
            side: position.side_to_move(),
            why,
        };
        let mut position = self.at;
        let (mut nodes, mut depth) = (&mut self.turns, 0);
        let (mut last_mover, mut may_pass) = (None, false);
        let mut nth = 0;
        for &played in &line.turns {
            nth += 1;
            let turn = match played {
                Played::Turn(turn) => turn,
                // It follows from the position, and is not kept.
                Played::Pass if may_pass => {
                    may_pass = false;
                    continue;
                }
                Played::Pass => return Err(wrong(nth, &position, LineFlaw::NoPass)),
            };
            let mover = position.side_to_move();
            let next = position
                .play(turn)
                .map_err(|illegal| wrong(nth, &position, LineFlaw::Illegal(Box::new(illegal))))?;
            depth += 1;
            if depth > Plan::DEPTH {
                return Err(wrong(nth, &position, LineFlaw::TooDeep));
            }
            let known = nodes.iter().position(|node| node.turn == turn);
            let index = match (known, nodes.first()) {
                (Some(known), _) => known,
                (None, Some(reply)) if mover == self.side => {
                    return Err(wrong(nth, &position, LineFlaw::OtherReply(reply.turn)));
                }
                (None, _) => {
                    nodes.push(Node {
                        turn,
                        then: Vec::new(),
                    });
                    nodes.len() - 1
                }
            };
            nodes = &mut nodes[index].then;
            last_mover = Some(mover);
            may_pass = next.outcome().is_none() && next.side_to_move() == mover;
            position = next;
        }
        if last_mover != Some(self.side) {
            return Err(wrong(nth + 1, &position, LineFlaw::NoReply));
        }
        if self.foreseen().len() > Plan::BRANCHES {
            return Err(wrong(nth, &position, LineFlaw::TooMuch));
        }
        Ok(())
    }

    /// The plan without the branch that begins with the last turn of this path; and without foreseen turns that are left without a reply.
    /// None if there is no such branch.
    pub fn without(&self, path: &[Turn]) -> Option<Plan> {
        let (last, before) = path.split_last()?;
        let mut less = self.clone();
        let mut nodes = &mut less.turns;
        for turn in before {
            nodes = &mut nodes.iter_mut().find(|node| node.turn == *turn)?.then;
        }
        let branch = nodes.iter().position(|node| node.turn == *last)?;
        nodes.remove(branch);
        prune(&mut less.turns, less.at, less.side);
        Some(less)
    }

    /// What is left of the plan once this turn is played; nothing if that was not planned.
    pub fn after(&self, turn: Turn) -> Option<Plan> {
        let node = self.turns.iter().find(|node| node.turn == turn)?;
        Some(Plan {
            side: self.side,
            at: self.at.play(turn).ok()?,
            turns: node.then.clone(),
        })
    }

    /// The turn to be made now, if it is the plan's own side that is to move.
    pub fn reply(&self) -> Option<Turn> {
        let own = self.at.side_to_move() == self.side;
        self.turns
            .first()
            .map(|node| node.turn)
            .filter(|_| own && self.at.outcome().is_none())
    }

    /// The position after these planned or merely possible turns; none if one of them is illegal.
    pub fn position_after(&self, path: &[Turn]) -> Option<Position> {
        path.iter()
            .try_fold(self.at, |position, &turn| position.play(turn).ok())
    }

    /// The turns that are planned to follow these.
    pub fn next(&self, path: &[Turn]) -> Vec<Turn> {
        let mut nodes = &self.turns;
        for turn in path {
            match nodes.iter().find(|node| node.turn == *turn) {
                Some(node) => nodes = &node.then,
                None => return Vec::new(),
            }
        }
        nodes.iter().map(|node| node.turn).collect()
    }

    /// All that is foreseen, each turn before those that are foreseen after it.
    pub fn foreseen(&self) -> Vec<Foreseen> {
        let mut all = Vec::new();
        self.gather(&self.turns, self.at, &[], 0, &mut all);
        all
    }

    fn gather(
        &self,
        nodes: &[Node],
        position: Position,
        path: &[Turn],
        depth: usize,
        all: &mut Vec<Foreseen>,
    ) {
        for node in nodes {
            let mut path = [path, &[node.turn]].concat();
            let foreseen = path.clone();
            let mut then = position.play_unchecked(node.turn);
            let (mut replies, mut next) = (Vec::new(), &node.then);
            while let ([reply], true) = (next.as_slice(), then.side_to_move() == self.side) {
                replies.push(reply.turn);
                path.push(reply.turn);
                then = then.play_unchecked(reply.turn);
                next = &reply.then;
            }
            all.push(Foreseen {
                path: foreseen,
                depth,
                replies,
                then,
            });
            self.gather(next, then, &path, depth + 1, all);
        }
    }
}

impl Foreseen {
    /// The turn itself.
    pub fn turn(&self) -> Option<Turn> {
        self.path.last().copied()
    }

    /// All turns up to the last reply.
    pub fn answered(&self) -> Vec<Turn> {
        [self.path.as_slice(), &self.replies].concat()
    }
}

/// Of what is planned no log may tell, not even by accident.
impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan")
            .field("side", &self.side)
            .finish_non_exhaustive()
    }
}

/// Removes foreseen turns that no reply follows.
fn prune(nodes: &mut Vec<Node>, position: Position, side: Side) {
    for node in nodes.iter_mut() {
        prune(&mut node.then, position.play_unchecked(node.turn), side);
    }
    if position.side_to_move() != side {
        nodes.retain(|node| !node.then.is_empty());
    }
}
