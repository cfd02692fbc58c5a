//! What the buttons of the plan's composer bear: a place in the plan, the turns chosen from there on, and what they choose themselves.

use std::fmt;
use std::str::FromStr;

use crate::game::Spot;
use crate::rules::Turn;

/// Turns put together for a plan, one after the other, from a place in it on. They are not planned yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Where in the plan they begin.
    pub place: Spot,
    /// The turns.
    pub turns: Vec<Turn>,
}

/// A draft, and a block or a tip that is chosen for its next turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen<T> {
    /// The draft.
    pub draft: Draft,
    /// The choice.
    pub what: T,
}

/// A text that is no draft.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a draft of a plan is place.turn.turn, and place.turn/choice with a choice")]
pub struct BadDraft;

impl Draft {
    /// The most turns that fit on a button. Several are foreseen in a row only where a side must pass again and again.
    pub const TURNS: usize = 6;

    /// A draft that is still empty.
    pub fn from(place: Spot) -> Self {
        Self {
            place,
            turns: Vec::new(),
        }
    }

    /// The draft with a turn more.
    pub fn with(mut self, turn: Turn) -> Self {
        self.turns.push(turn);
        self
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        self.turns.iter().try_for_each(|turn| write!(f, ".{turn}"))
    }
}

impl FromStr for Draft {
    type Err = BadDraft;

    fn from_str(text: &str) -> Result<Self, BadDraft> {
        let mut parts = text.split('.');
        let place = parts.next().and_then(|place| place.parse().ok());
        let turns: Result<Vec<Turn>, _> = parts.map(str::parse).collect();
        match (place, turns) {
            (Some(place), Ok(turns)) => Ok(Self { place, turns }),
            _ => Err(BadDraft),
        }
    }
}

impl<T: fmt::Display> fmt::Display for Chosen<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.draft, self.what)
    }
}

impl<T: FromStr> FromStr for Chosen<T> {
    type Err = BadDraft;

    fn from_str(text: &str) -> Result<Self, BadDraft> {
        let (draft, what) = text.split_once('/').ok_or(BadDraft)?;
        Ok(Self {
            draft: draft.parse()?,
            what: what.parse().map_err(|_| BadDraft)?,
        })
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;
    use crate::discord::components::{CustomId, planning};
    use crate::game::GameId;
    use crate::rules::Tip;

    #[test]
    fn the_longest_draft_fits_on_a_button_and_comes_back() {
        let turn: Turn = "c3n-d5".parse().unwrap();
        let mut draft = Draft::from(Spot::after(&[turn]));
        for _ in 0..Draft::TURNS {
            draft = draft.with(turn);
        }
        let what: Tip = "c3n".parse().unwrap();
        let chosen = Chosen { draft, what };
        assert_eq!(chosen.to_string().parse(), Ok(chosen.clone()));
        let id = CustomId::new(&planning::Block, GameId(99_999_999), 99_999, chosen);
        assert!(id.to_string().len() <= 100, "{id}");
    }

    #[test]
    fn what_is_no_draft_is_refused() {
        for text in [
            "",
            "1",
            "811c9dc5.",
            "811c9dc5.x",
            "811c9dc5.c3n.",
            "g11c9dc5",
            "+11c9dc5",
        ] {
            assert_eq!(text.parse::<Draft>(), Err(BadDraft), "{text}");
        }
        for text in ["811c9dc5", "811c9dc5/", "811c9dc5/c3n/e5w", "/c3n"] {
            assert_eq!(text.parse::<Chosen<Tip>>(), Err(BadDraft), "{text}");
        }
    }
}
