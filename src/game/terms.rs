//! What a challenge proposes: the variant, the blocks and squares, who goes first, how the blocks are placed, how much time there is,
//! and where it is played.

use std::str::FromStr;

use thiserror::Error;

use crate::game::{Pace, TimeOut};
use crate::rules::{BySide, Ruleset, Side, StartingSquares};

/// The terms of a game, fixed by the challenge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// The rules that are played by.
    pub ruleset: Ruleset,
    /// The starting squares, written as if the challenger played Gold.
    pub squares: StartingSquares,
    /// Who goes first, which is to say: plays Gold.
    pub first: First,
    /// How the rolled blocks come to lie.
    pub set_up: SettingUp,
    /// How much time a player has.
    pub pace: Pace,
    /// What happens at the end of it.
    pub time_out: TimeOut,
    /// Where it is played.
    pub place: Place,
}

impl Terms {
    /// The number of blocks a side, as if the challenger played Gold.
    pub fn blocks(&self) -> BySide<u8> {
        self.squares.blocks()
    }

    /// The number of the challenger's blocks.
    pub fn challenger_blocks(&self) -> u8 {
        self.blocks().gold
    }

    /// The number of the opponent's blocks.
    pub fn opponent_blocks(&self) -> u8 {
        self.blocks().blue
    }

    /// Whether other squares were agreed on than those of the rules.
    pub fn has_own_squares(&self) -> bool {
        StartingSquares::standard(self.blocks()).as_ref() != Ok(&self.squares)
    }

    /// The starting squares as they are once the challenger's side is known.
    pub fn squares_with_challenger(&self, plays: Side) -> StartingSquares {
        match plays {
            Side::Gold => self.squares.clone(),
            Side::Blue => self.squares.half_turned(),
        }
    }
}

/// Who goes first and plays Gold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// The one who challenged.
    Challenger,
    /// The one who was challenged.
    Opponent,
    /// The lot decides when the challenge is accepted.
    ByLot,
}

/// How the rolled blocks come to lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SettingUp {
    /// Each player places the other's blocks.
    Place,
    /// The lot places all of them, and the game begins at once.
    ByLot,
}

/// Where a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Place {
    /// In the channel of the challenge.
    #[default]
    Channel,
    /// In a thread of its own.
    Thread,
}

/// A name that none of the possible values has.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no {0:?} among the names")]
pub struct UnknownName(pub String);

impl First {
    /// Every value.
    pub const ALL: [First; 3] = [First::Challenger, First::Opponent, First::ByLot];

    /// The name that is stored, and read by `FromStr`.
    pub fn name(self) -> &'static str {
        match self {
            First::Challenger => "challenger",
            First::Opponent => "opponent",
            First::ByLot => "lot",
        }
    }
}

impl FromStr for First {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<First, UnknownName> {
        let found = First::ALL.into_iter().find(|first| first.name() == text);
        found.ok_or_else(|| UnknownName(text.to_owned()))
    }
}

impl SettingUp {
    /// Every value.
    pub const ALL: [SettingUp; 2] = [SettingUp::Place, SettingUp::ByLot];

    /// The name that is stored, and read by `FromStr`.
    pub fn name(self) -> &'static str {
        match self {
            SettingUp::Place => "place",
            SettingUp::ByLot => "lot",
        }
    }
}

impl FromStr for SettingUp {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<SettingUp, UnknownName> {
        let found = SettingUp::ALL.into_iter().find(|way| way.name() == text);
        found.ok_or_else(|| UnknownName(text.to_owned()))
    }
}

impl Place {
    /// Every value.
    pub const ALL: [Place; 2] = [Place::Channel, Place::Thread];

    /// The name that is stored, and read by `FromStr`.
    pub fn name(self) -> &'static str {
        match self {
            Place::Channel => "channel",
            Place::Thread => "thread",
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let found = Place::ALL.into_iter().find(|place| place.name() == text);
        found.ok_or_else(|| UnknownName(text.to_owned()))
    }
}
