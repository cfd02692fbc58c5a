//! Who plays, and where: numbers of the world outside, which the game only carries.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// A person, by the number that the outside world knows them by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UserId(pub u64);

/// A game, by a small number that people can say: "game 17".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

/// The place where a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Venue {
    /// The server, or 0 where there is none.
    pub server: u64,
    /// The channel or thread.
    pub channel: u64,
}

impl UserId {
    /// The numbers of those who were erased: none that Discord gives anybody, whose numbers are larger.
    pub const ERASED: std::ops::Range<u64> = 1 << 40..1 << 41;

    /// Whether it stands for somebody who was erased.
    pub fn is_erased(self) -> bool {
        Self::ERASED.contains(&self.0)
    }
}

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for UserId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<UserId, ParseIntError> {
        text.parse().map(UserId)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for GameId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<GameId, ParseIntError> {
        text.parse().map(GameId)
    }
}
