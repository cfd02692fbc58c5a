//! The error of every short text: what was expected, and what stood there.

use std::error::Error;
use std::fmt;

/// A text that is not what it should be.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ParseError {
    expected: &'static str,
    found: String,
}

/// How many characters of a text are quoted in an error.
const QUOTED: usize = 40;

impl ParseError {
    pub(super) fn new(expected: &'static str, found: &str) -> ParseError {
        let mut quoted: String = found.chars().take(QUOTED).collect();
        if quoted.len() < found.len() {
            quoted.push('…');
        }
        ParseError {
            expected,
            found: quoted,
        }
    }

    /// What was expected, as a noun phrase.
    pub fn expected(&self) -> &'static str {
        self.expected
    }

    /// What stood there instead, or its beginning if that is long.
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found.as_str() {
            "" => write!(f, "expected {}, found nothing", self.expected),
            found => write!(f, "expected {}, found {found:?}", self.expected),
        }
    }
}

impl Error for ParseError {}
