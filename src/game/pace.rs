//! Pace: how much time a player has, and what happens at its end.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::game::UnknownName;
use crate::game::clock::DAY;

/// A minute, which is the least that a pace speaks of.
const MINUTE: Duration = Duration::from_secs(60);
/// An hour.
const HOUR: Duration = Duration::from_secs(60 * 60);
/// The longest time that a pace may speak of.
const LONGEST: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// How much time a player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// The same time for each turn.
    EachTurn(Duration),
    /// A store of time that each turn draws on, and fills a little.
    Bank {
        /// What is in it before the first turn.
        start: Duration,
        /// What a turn adds.
        increment: Duration,
        /// The most that it holds.
        cap: Duration,
    },
    /// As much as anybody wants.
    Unlimited,
}

/// What happens when a player's time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TimeOut {
    /// The game is lost by it.
    #[default]
    Loss,
    /// The opponent may claim the win, or wait; as long as nothing is claimed, the player may still move.
    Claim,
}

impl Pace {
    /// Those that are offered.
    pub const ALL: [Pace; 11] = [
        Pace::EachTurn(HOUR.saturating_mul(12)),
        Pace::days(1),
        Pace::days(2),
        Pace::days(3),
        Pace::days(5),
        Pace::days(7),
        Pace::days(14),
        Pace::bank(3, HOUR.saturating_mul(12), 7),
        Pace::bank(7, DAY, 14),
        Pace::bank(14, DAY, 21),
        Pace::Unlimited,
    ];

    const fn days(days: u32) -> Pace {
        Pace::EachTurn(DAY.saturating_mul(days))
    }

    const fn bank(start: u32, increment: Duration, cap: u32) -> Pace {
        Pace::Bank {
            start: DAY.saturating_mul(start),
            increment,
            cap: DAY.saturating_mul(cap),
        }
    }

    /// What a player has for placing the blocks, and for the first turn; none if time plays no part.
    pub fn first(self) -> Option<Duration> {
        match self {
            Pace::EachTurn(time) => Some(time),
            Pace::Bank { start, .. } => Some(start),
            Pace::Unlimited => None,
        }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::days(3)
    }
}

/// The name that is stored, and read by `FromStr`: `3d`, or for a bank start, increment and cap, `3d-12h-7d`, or `none`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Pace::EachTurn(time) => f.write_str(&written(time)),
            Pace::Bank {
                start,
                increment,
                cap,
            } => {
                let (start, increment, cap) = (written(start), written(increment), written(cap));
                write!(f, "{start}-{increment}-{cap}")
            }
            Pace::Unlimited => f.write_str("none"),
        }
    }
}

impl FromStr for Pace {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Pace, UnknownName> {
        let times: Option<Vec<Duration>> = text.split('-').map(read).collect();
        match times.as_deref() {
            _ if text == "none" => Ok(Pace::Unlimited),
            Some(&[time]) if time > Duration::ZERO => Ok(Pace::EachTurn(time)),
            Some(&[start, increment, cap])
                if start > Duration::ZERO && start <= cap && increment <= cap =>
            {
                Ok(Pace::Bank {
                    start,
                    increment,
                    cap,
                })
            }
            _ => Err(UnknownName(text.to_owned())),
        }
    }
}

fn written(time: Duration) -> String {
    let minutes = time.as_secs() / MINUTE.as_secs();
    match (minutes % 60, minutes / 60 % 24) {
        (0, 0) => format!("{}d", minutes / 60 / 24),
        (0, _) => format!("{}h", minutes / 60),
        _ => format!("{minutes}m"),
    }
}

fn read(text: &str) -> Option<Duration> {
    let units = [('d', DAY), ('h', HOUR), ('m', MINUTE)];
    let (number, unit) = units
        .into_iter()
        .find_map(|(letter, unit)| Some((text.strip_suffix(letter)?, unit)))?;
    let time = unit.checked_mul(number.parse::<u16>().ok()?.into())?;
    (time <= LONGEST).then_some(time)
}

impl TimeOut {
    /// Every value.
    pub const ALL: [TimeOut; 2] = [TimeOut::Loss, TimeOut::Claim];

    /// The name that is stored, and read by `FromStr`.
    pub fn name(self) -> &'static str {
        match self {
            TimeOut::Loss => "loss",
            TimeOut::Claim => "claim",
        }
    }
}

impl FromStr for TimeOut {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<TimeOut, UnknownName> {
        let found = TimeOut::ALL.into_iter().find(|way| way.name() == text);
        found.ok_or_else(|| UnknownName(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_by_its_name() {
        let names: Vec<String> = Pace::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(
            names,
            [
                "12h",
                "1d",
                "2d",
                "3d",
                "5d",
                "7d",
                "14d",
                "3d-12h-7d",
                "7d-1d-14d",
                "14d-1d-21d",
                "none"
            ]
        );
        for pace in Pace::ALL {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        assert_eq!("36h".parse(), Ok(Pace::EachTurn(HOUR * 36)));
        assert_eq!(Pace::EachTurn(MINUTE * 90).to_string(), "90m");
        assert_eq!("90m".parse(), Ok(Pace::EachTurn(MINUTE * 90)));
    }

    #[test]
    fn what_is_no_pace_is_refused() {
        for text in [
            "",
            "0d",
            "3",
            "d",
            "-3d",
            "3d-12h",
            "3d-12h-2d",
            "3d-8d-7d",
            "91d",
            "0d-1d-2d",
            "3D",
            "99999d",
            "3d ",
        ] {
            assert!(text.parse::<Pace>().is_err(), "{text}");
        }
    }
}
