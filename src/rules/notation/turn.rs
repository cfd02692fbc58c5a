//! Turns as text: `c3n-d5`, `e5w`, `d5n*`, and `--` for a pass.

use std::fmt;
use std::str::FromStr;

use super::ParseError;
use crate::rules::square::Direction;
use crate::rules::turn::{Hop, Played, Tip, Turn};

impl fmt::Display for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.towards)
    }
}

impl FromStr for Tip {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tip, ParseError> {
        let parse = || {
            let (from, towards) = text.split_at_checked(2)?;
            let from = from.parse().ok()?;
            let towards: Direction = towards.parse().ok()?;
            Some(Tip { from, towards })
        };
        parse()
            .ok_or_else(|| ParseError::new("a tip such as c3n: a square, then n, e, s or w", text))
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.tip)?;
        match self.hop {
            Some(hop) => write!(f, "-{}", hop.to),
            None if self.is_removal() => write!(f, "*"),
            None => Ok(()),
        }
    }
}

impl FromStr for Turn {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Turn, ParseError> {
        let parse = || {
            let (tip, rest) = text.split_at_checked(3)?;
            let tip = tip.parse().ok()?;
            let hop = match rest.strip_prefix('-') {
                Some(to) => Some(Hop {
                    to: to.parse().ok()?,
                }),
                None => None,
            };
            let turn = Turn { tip, hop };
            let complete = match rest {
                // That a block leaves the board is told by the squares already.
                "*" => turn.is_removal(),
                _ => hop.is_some() || rest.is_empty(),
            };
            complete.then_some(turn)
        };
        let expected = "a turn such as c3n-d5, e5w or d5n*: a square, n, e, s or w, and any hop";
        parse().ok_or_else(|| ParseError::new(expected, text))
    }
}

/// The turn, or `--` for a pass.
impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Played::Turn(turn) => write!(f, "{turn}"),
            Played::Pass => write!(f, "--"),
        }
    }
}

impl FromStr for Played {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Played, ParseError> {
        match text {
            "--" => Ok(Played::Pass),
            _ => text.parse().map(Played::Turn),
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;
    use crate::rules::square::Square;

    #[test]
    fn a_turn_is_read_as_it_is_written() {
        for from in Square::ALL {
            for towards in Direction::ALL {
                let tip = Tip { from, towards };
                assert_eq!(tip.to_string().parse(), Ok(tip));
                let hops = Square::ALL.map(|to| Some(Hop { to }));
                for hop in hops.into_iter().chain([None]) {
                    let turn = Turn { tip, hop };
                    assert_eq!(turn.to_string().parse(), Ok(turn));
                    assert_eq!(turn.to_string().parse(), Ok(Played::Turn(turn)));
                }
            }
        }
        assert_eq!(Played::Pass.to_string().parse(), Ok(Played::Pass));
    }

    #[test]
    fn the_mark_of_a_removal_is_written_and_optional_when_read() {
        let removal: Turn = "d5n".parse().unwrap();
        assert_eq!(removal.to_string(), "d5n*");
        assert_eq!("d5n*".parse(), Ok(removal));
        for wrong in ["c3n*", "d5n**", "d5n-d6*", "d5n*-d6", "d5s*"] {
            assert!(wrong.parse::<Turn>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_no_turn_is_refused() {
        for wrong in [
            "", "c3", "c3-d5", "c3n-", "c3n d5", "c3nd5", "c3n-h5", "h3n", "C3N", "c3n-d5 ", "--",
            "cén", "c3é",
        ] {
            assert!(wrong.parse::<Turn>().is_err(), "{wrong}");
        }
        for wrong in ["-", "---", "-- ", "pass"] {
            let error = wrong.parse::<Played>().unwrap_err();
            assert!(
                error
                    .to_string()
                    .starts_with("expected a turn such as c3n-d5"),
                "{error}"
            );
        }
    }
}
