//! Game records as text (DGN): tags, an empty line, numbered turns and the result.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{DpnError, ParseError};
use crate::rules::record::{GameResult, Record, RecordError};
use crate::rules::side::Side;
use crate::rules::turn::{Played, Turn};

/// The longest line of turns.
const LINE: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = [
            (Record::RESULT, self.result().to_string()),
            (Record::START, self.start().to_string()),
        ];
        for name in Record::ROSTER {
            let own = own
                .iter()
                .find(|(own, _)| *own == name)
                .map(|(_, value)| value.as_str());
            if let Some(value) = own.or(self.tag(name)) {
                write_tag(f, name, value)?;
            }
        }
        for (name, value) in self
            .tags()
            .filter(|(name, _)| !Record::ROSTER.contains(name))
        {
            write_tag(f, name, value)?;
        }
        writeln!(f)?;

        let mut width = 0;
        for (number, played) in self.played() {
            write_word(f, &format!("{number}. {played}"), &mut width)?;
        }
        write_word(f, &self.result().to_string(), &mut width)?;
        writeln!(f)
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', r"\\").replace('"', r#"\""#);
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// Writes a word behind the line that is so wide by now, or below it.
fn write_word(f: &mut fmt::Formatter<'_>, word: &str, width: &mut usize) -> fmt::Result {
    match *width {
        0 => *width = word.len(),
        so_far if so_far + 1 + word.len() <= LINE => {
            write!(f, " ")?;
            *width += 1 + word.len();
        }
        _ => {
            writeln!(f)?;
            *width = word.len();
        }
    }
    f.write_str(word)
}

impl FromStr for Record {
    type Err = DgnError;

    /// Reads what is written. Passes may be left out, and tags come in any order.
    fn from_str(text: &str) -> Result<Record, DgnError> {
        let mut lines = text.lines();
        let mut tags = Vec::new();
        for line in lines.by_ref().take_while(|line| !line.is_empty()) {
            let (name, value) = parse_tag(line)?;
            if tags.iter().any(|(taken, _)| *taken == name) {
                return Err(DgnError::new(
                    DgnPart::Tag(name.to_owned()),
                    DgnFault::Twice,
                ));
            }
            tags.push((name, value));
        }
        let mut take = |name: &str| {
            let index = tags.iter().position(|(tag, _)| *tag == name)?;
            Some(tags.remove(index).1)
        };
        let in_tag = |name: &str, why| DgnError::new(DgnPart::Tag(name.to_owned()), why);

        let start = take(Record::START).ok_or_else(|| in_tag(Record::START, DgnFault::Missing))?;
        let start = start
            .parse()
            .map_err(|error| in_tag(Record::START, DgnFault::Dpn(error)))?;
        let told = take(Record::RESULT);
        let (written, result) = parse_turns(lines)?;
        if told.is_some_and(|told| told != result.to_string()) {
            return Err(in_tag(Record::RESULT, DgnFault::OtherResult(result)));
        }

        let turns = written.iter().filter_map(|(_, played)| match played {
            Played::Turn(turn) => Some(*turn),
            Played::Pass => None,
        });
        let mut record = Record::new(start, turns.collect::<Vec<Turn>>(), result)?;
        check_numbers(&written, &record.played())?;
        for (name, value) in tags {
            record
                .set_tag(name, &value)
                .map_err(|error| in_tag(name, DgnFault::Record(error)))?;
        }
        Ok(record)
    }
}

/// Reads `[Name "value"]`.
fn parse_tag(line: &str) -> Result<(&str, String), DgnError> {
    let parse = || {
        let (name, rest) = line.strip_prefix('[')?.split_once(' ')?;
        let mut quoted = rest.strip_prefix('"')?.strip_suffix("\"]")?.chars();
        let mut value = String::new();
        while let Some(character) = quoted.next() {
            value.push(match character {
                '\\' => quoted
                    .next()
                    .filter(|escaped| matches!(escaped, '\\' | '"'))?,
                '"' => return None,
                _ => character,
            });
        }
        Some((name, value))
    };
    parse().ok_or_else(|| {
        let expected = r#"tags such as [Gold "Ann"], each on its line, then an empty line"#;
        DgnError::new(
            DgnPart::Tags,
            DgnFault::Text(ParseError::new(expected, line)),
        )
    })
}

/// Reads each number and the turn behind it, and the result.
fn parse_turns<'a>(
    lines: impl Iterator<Item = &'a str>,
) -> Result<(Vec<(u32, Played)>, GameResult), DgnError> {
    let mut words = lines.flat_map(str::split_whitespace).peekable();
    let mut turns = Vec::new();
    while let Some(word) = words.next() {
        if words.peek().is_none() {
            let in_result = |error| DgnError::new(DgnPart::Result, DgnFault::Text(error));
            return Ok((turns, word.parse().map_err(in_result)?));
        }
        let number = word
            .strip_suffix('.')
            .and_then(parse_number)
            .ok_or_else(|| {
                let expected = "a turn's number with a dot, such as 1.";
                DgnError::new(
                    DgnPart::Turns,
                    DgnFault::Text(ParseError::new(expected, word)),
                )
            })?;
        let played = words.next().unwrap_or_default().parse();
        let in_turn = |error| DgnError::new(DgnPart::Turn(number), DgnFault::Text(error));
        turns.push((number, played.map_err(in_turn)?));
    }
    Err(DgnError::new(DgnPart::Result, DgnFault::Missing))
}

/// Reads a number as it is written: without sign or leading zero.
fn parse_number(text: &str) -> Option<u32> {
    text.parse()
        .ok()
        .filter(|number: &u32| number.to_string() == text)
}

/// Refuses turns with other numbers than they were played at, and passes that were not due.
fn check_numbers(written: &[(u32, Played)], played: &[(u32, Played)]) -> Result<(), DgnError> {
    let mut written = written.iter().peekable();
    for expected in played {
        // A pass may have been left out; a turn that does not match is never passed by.
        written.next_if_eq(&expected);
    }
    match written.next() {
        Some(&(number, _)) => Err(DgnError::new(DgnPart::Turn(number), DgnFault::Number)),
        None => Ok(()),
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            GameResult::Won(Side::Gold) => "1-0",
            GameResult::Won(Side::Blue) => "0-1",
            GameResult::Drawn => "1/2-1/2",
            GameResult::Unfinished => "*",
        })
    }
}

impl FromStr for GameResult {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<GameResult, ParseError> {
        match text {
            "1-0" => Ok(GameResult::Won(Side::Gold)),
            "0-1" => Ok(GameResult::Won(Side::Blue)),
            "1/2-1/2" => Ok(GameResult::Drawn),
            "*" => Ok(GameResult::Unfinished),
            _ => Err(ParseError::new("a result: 1-0, 0-1, 1/2-1/2 or *", text)),
        }
    }
}

/// Why a text is not a DGN, and which part is at fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DgnError {
    /// The part at fault.
    pub part: DgnPart,
    /// What is wrong with it.
    pub why: DgnFault,
}

/// A part of a DGN.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DgnPart {
    /// The lines of the tags.
    Tags,
    /// The tag of that name.
    Tag(String),
    /// The list of turns.
    Turns,
    /// The turn of that number.
    Turn(u32),
    /// The result behind the turns.
    Result,
}

/// What is wrong with a part of a DGN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DgnFault {
    /// It is not there.
    Missing,
    /// It is there twice.
    Twice,
    /// It cannot be read.
    Text(ParseError),
    /// It is no legal position.
    Dpn(DpnError),
    /// It is not what the result behind the turns says.
    OtherResult(GameResult),
    /// The turn was not played then: the number is wrong, or no pass was due.
    Number,
    /// It can be read, and not be so.
    Record(RecordError),
}

impl DgnError {
    fn new(part: DgnPart, why: DgnFault) -> DgnError {
        DgnError { part, why }
    }
}

impl From<RecordError> for DgnError {
    fn from(error: RecordError) -> DgnError {
        let part = match error {
            RecordError::StartPending => DgnPart::Tag(Record::START.to_owned()),
            RecordError::Illegal(illegal) => DgnPart::Turn(illegal.position.turn_number()),
            RecordError::OtherResult(_) => DgnPart::Result,
            RecordError::TagName | RecordError::TagValue => DgnPart::Tags,
        };
        DgnError::new(part, DgnFault::Record(error))
    }
}

impl fmt::Display for DgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.part {
            DgnPart::Tags => write!(f, "tags: {}", self.why),
            DgnPart::Tag(name) => write!(f, "tag {name}: {}", self.why),
            DgnPart::Turns => write!(f, "turns: {}", self.why),
            DgnPart::Turn(number) => write!(f, "turn {number}: {}", self.why),
            DgnPart::Result => write!(f, "result: {}", self.why),
        }
    }
}

impl fmt::Display for DgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DgnFault::Missing => write!(f, "is missing"),
            DgnFault::Twice => write!(f, "is there twice"),
            DgnFault::Text(error) => write!(f, "{error}"),
            DgnFault::Dpn(error) => write!(f, "{error}"),
            DgnFault::OtherResult(result) => write!(f, "differs from {result} behind the turns"),
            DgnFault::Number => write!(f, "the number is not the turn's, or no pass was due"),
            DgnFault::Record(RecordError::Illegal(illegal)) => write!(f, "{illegal}"),
            DgnFault::Record(error) => write!(f, "{error}"),
        }
    }
}

impl Error for DgnError {}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests;
