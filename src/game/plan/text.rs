//! Plans as text: lines of turns, `e5w c3n-d5 f6s-f4 d5n*`, and the whole as it is stored.

use std::fmt;
use std::str::FromStr;

use super::{BadPlan, Node, Plan};
use crate::rules::{DpnError, Played, Turn};

/// What parts the lines of a text.
const BETWEEN_LINES: [char; 2] = [';', '\n'];

/// A line as it was written: their turn, my reply, their turn, my reply. A pass may be written, as `--`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub(super) turns: Vec<Played>,
}

/// A text that no lines can be read from.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadText {
    /// It is too long.
    #[error("a text of a plan has at most {} characters", Plan::TEXT)]
    TooLong,
    /// There is nothing in it.
    #[error("there is no turn in the text")]
    Empty,
    /// This is no turn.
    #[error("{0:?} is no turn")]
    NoTurn(String),
}

/// A text that no whole plan can be read from.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadStoredPlan {
    /// A position, a colon and lines are expected.
    #[error("there is no position before the lines")]
    NoPosition,
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] DpnError),
    /// The lines cannot be read.
    #[error(transparent)]
    Text(#[from] BadText),
    /// The lines cannot be played.
    #[error("{0}: {why}", why = .0.why)]
    Lines(BadPlan),
}

impl Line {
    /// Reads lines, parted by semicolons or line breaks. Whether they can be played is another matter.
    pub fn read(text: &str) -> Result<Vec<Line>, BadText> {
        if text.chars().count() > Plan::TEXT {
            return Err(BadText::TooLong);
        }
        Line::read_all(text)
    }

    fn read_all(text: &str) -> Result<Vec<Line>, BadText> {
        let lines = text.split(BETWEEN_LINES).map(|line| {
            let turns = line.split_whitespace().map(|word| {
                word.parse()
                    .map_err(|_| BadText::NoTurn(word.chars().take(Plan::TEXT).collect()))
            });
            turns.collect::<Result<Vec<Played>, _>>()
        });
        let mut read = Vec::new();
        for line in lines {
            let turns = line?;
            if !turns.is_empty() {
                read.push(Line { turns });
            }
        }
        match read.is_empty() {
            true => Err(BadText::Empty),
            false => Ok(read),
        }
    }
}

impl From<&[Turn]> for Line {
    fn from(turns: &[Turn]) -> Line {
        Line {
            turns: turns.iter().copied().map(Played::Turn).collect(),
        }
    }
}

impl Plan {
    /// The lines alone, passes left out, parted by semicolons.
    pub fn lines(&self) -> String {
        let mut lines = Vec::new();
        collect(&self.turns, "", &mut lines);
        lines.join("; ")
    }
}

fn collect(nodes: &[Node], before: &str, lines: &mut Vec<String>) {
    for node in nodes {
        let line = format!("{before}{}", node.turn);
        match node.then.is_empty() {
            true => lines.push(line),
            false => collect(&node.then, &format!("{line} "), lines),
        }
    }
}

/// The position, a colon, and the lines.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.lines())
    }
}

impl FromStr for Plan {
    type Err = BadStoredPlan;

    fn from_str(text: &str) -> Result<Plan, BadStoredPlan> {
        let (at, lines) = text.split_once(": ").ok_or(BadStoredPlan::NoPosition)?;
        let mut plan = Plan::new(at.parse()?);
        plan.add(&Line::read_all(lines)?)
            .map_err(BadStoredPlan::Lines)?;
        Ok(plan)
    }
}
