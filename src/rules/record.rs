//! Records of games: a start, the turns played from it, and what came of them.

use std::error::Error;
use std::fmt;

use super::illegal::IllegalTurn;
use super::position::{Outcome, Position};
use super::side::Side;
use super::turn::{Played, Turn};

/// A record of a game, as far as it has been played.
///
/// The turns are legal, and the result is one that the last position allows. Written out it is a
/// DGN.
///
/// ```
/// use deblockle::rules::{GameResult, Record, Side};
///
/// let start = "7/7/3CP3/2pl4/7/7/7 g - - 1".parse()?;
/// let mut record = Record::new(start, ["d5n*".parse()?], GameResult::Won(Side::Gold))?;
/// record.set_tag("Gold", "Ann")?;
/// assert_eq!(
///     record.to_string(),
///     r#"[Gold "Ann"]
/// [Result "1-0"]
/// [Start "7/7/3CP3/2pl4/7/7/7 g - - 1"]
///
/// 1. d5n* 1-0
/// "#
/// );
/// assert_eq!(record.to_string().parse(), Ok(record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    tags: Vec<(String, String)>,
    start: Position,
    turns: Vec<Turn>,
    result: GameResult,
}

/// What came of a game, be it on the board, by a word of the players or by the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// The side has won.
    Won(Side),
    /// The game is drawn.
    Drawn,
    /// The game is not over, or was broken off.
    Unfinished,
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        match outcome {
            Outcome::Win(side) => GameResult::Won(side),
            Outcome::Draw => GameResult::Drawn,
        }
    }
}

impl Record {
    /// The tags that have a place of their own, in their order. `Result` and `Start` are always
    /// written and are not to be set: they come from the record itself.
    pub const ROSTER: [&'static str; 8] = [
        "Event",
        "Site",
        "Date",
        "Gold",
        "Blue",
        Record::RESULT,
        Record::START,
        "Termination",
    ];

    pub(super) const RESULT: &'static str = "Result";
    pub(super) const START: &'static str = "Start";

    /// The record of a game from that start, without tags.
    pub fn new(
        start: Position,
        turns: impl IntoIterator<Item = Turn>,
        result: GameResult,
    ) -> Result<Record, RecordError> {
        if start.pending().is_some() {
            return Err(RecordError::StartPending);
        }
        let turns: Vec<Turn> = turns.into_iter().collect();
        let mut end = start.after_passes();
        for &turn in &turns {
            end = end.play(turn).map_err(RecordError::Illegal)?;
        }
        match end.outcome() {
            Some(outcome) if result != outcome.into() => Err(RecordError::OtherResult(outcome)),
            _ => Ok(Record {
                tags: Vec::new(),
                start,
                turns,
                result,
            }),
        }
    }

    /// Writes down a tag, in place of any of that name.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), RecordError> {
        let own = [Record::RESULT, Record::START].contains(&name);
        if own || name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return Err(RecordError::TagName);
        }
        if value.chars().any(char::is_control) {
            return Err(RecordError::TagValue);
        }
        self.tags.retain(|(taken, _)| taken != name);
        self.tags.push((name.to_owned(), value.to_owned()));
        let place = |name: &str| Record::ROSTER.iter().position(|known| *known == name);
        self.tags
            .sort_by_key(|(name, _)| place(name).unwrap_or(Record::ROSTER.len()));
        Ok(())
    }

    /// What the tag of that name says; of `Result` and `Start`, see [`Record::result`] and
    /// [`Record::start`].
    pub fn tag(&self, name: &str) -> Option<&str> {
        let (_, value) = self.tags.iter().find(|(tag, _)| tag == name)?;
        Some(value)
    }

    /// All tags but `Result` and `Start`: those of [`Record::ROSTER`], then the others as they
    /// came.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The position the game started from, a pass that was due there not yet done.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The turns that were played; passes happened by themselves.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// What came of the game.
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// The positions that the players had before them, passes done: at the start and after each
    /// turn.
    pub fn positions(&self) -> Vec<Position> {
        let mut position = self.start.after_passes();
        let mut positions = vec![position];
        for &turn in &self.turns {
            position = position.play_unchecked(turn);
            positions.push(position);
        }
        positions
    }

    /// Every turn with its number, those that passed included.
    pub fn played(&self) -> Vec<(u32, Played)> {
        let mut played = Vec::new();
        let do_pass = |position: Position, played: &mut Vec<(u32, Played)>| {
            let passed = position.pass();
            if passed.is_some() {
                played.push((position.turn_number(), Played::Pass));
            }
            passed.unwrap_or(position)
        };
        let mut position = do_pass(self.start, &mut played);
        for &turn in &self.turns {
            played.push((position.turn_number(), Played::Turn(turn)));
            position = do_pass(position.after(turn), &mut played);
        }
        played
    }
}

/// Why something cannot be recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordError {
    /// The start is in the middle of a turn.
    StartPending,
    /// One of the turns is illegal.
    Illegal(IllegalTurn),
    /// The game ended on the board with another result.
    OtherResult(Outcome),
    /// A tag's name is `Result` or `Start`, or not of letters, digits and `_`.
    TagName,
    /// A tag's value has a line break or another control character.
    TagValue,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::StartPending => write!(f, "the start is in the middle of a turn"),
            RecordError::Illegal(error) => {
                write!(f, "turn {}: {error}", error.position.turn_number())
            }
            RecordError::OtherResult(outcome) => {
                write!(
                    f,
                    "the game ended on the board with {}",
                    GameResult::from(*outcome)
                )
            }
            RecordError::TagName => {
                write!(
                    f,
                    "expected a tag of letters, digits and _, other than Result and Start"
                )
            }
            RecordError::TagValue => write!(f, "expected a tag's value without control characters"),
        }
    }
}

impl Error for RecordError {}
