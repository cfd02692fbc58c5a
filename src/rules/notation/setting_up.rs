//! Starting squares, rolls and placings as text.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::ParseError;
use crate::rules::block::{Face, Orientation};
use crate::rules::placing::{Placing, PlacingError, Roll};
use crate::rules::ruleset::Ruleset;
use crate::rules::setup::SetupError;
use crate::rules::side::{BySide, Side};
use crate::rules::square::Square;
use crate::rules::starting_squares::StartingSquares;

/// Gold's squares, `/`, and Blue's, as in `c1 e1 / c7 e7`.
impl fmt::Display for StartingSquares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |side| spaced(self.squares(side));
        write!(f, "{} / {}", written(Side::Gold), written(Side::Blue))
    }
}

/// Reads the squares of both sides as they are written, or commas for spaces; or Gold's alone,
/// Blue's then being the same turned half round. Whether the rules allow opposing squares side by
/// side is left to [`StartingSquares::check`].
impl FromStr for StartingSquares {
    type Err = StartingSquaresTextError;

    fn from_str(text: &str) -> Result<StartingSquares, StartingSquaresTextError> {
        let (gold, blue) = match text.split_once('/') {
            Some((gold, blue)) => (parse_squares(gold)?, parse_squares(blue)?),
            None => {
                let gold = parse_squares(text)?;
                let blue = gold.iter().map(|square| square.half_turned()).collect();
                (gold, blue)
            }
        };
        Ok(StartingSquares::new(
            BySide::new(gold, blue),
            Ruleset::STANDARD,
        )?)
    }
}

fn parse_squares(text: &str) -> Result<Vec<Square>, ParseError> {
    words(text).map(str::parse).collect()
}

/// Letters of faces, as in `SXHL`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces()
            .iter()
            .try_for_each(|face| write!(f, "{}", face.letter()))
    }
}

impl FromStr for Roll {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Roll, ParseError> {
        let faces: Option<Vec<Face>> = text.chars().map(Face::from_letter).collect();
        let roll = faces.and_then(Roll::new);
        roll.ok_or_else(|| {
            ParseError::new("one to four rolled faces, each one of S P C X L H", text)
        })
    }
}

/// Squares with the block on each, as in `c1CL e1XS`.
impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let blocks: Vec<String> = self
            .iter()
            .map(|(square, orientation)| format!("{square}{orientation}"))
            .collect();
        f.write_str(&spaced(&blocks))
    }
}

/// Reads what is written, or commas for spaces. Whether these are the squares and the faces of a
/// game is left to [`Placing::check`].
impl FromStr for Placing {
    type Err = PlacingTextError;

    fn from_str(text: &str) -> Result<Placing, PlacingTextError> {
        let blocks: Result<Vec<_>, ParseError> = words(text).map(parse_placed).collect();
        Ok(Placing::of(blocks?)?)
    }
}

fn parse_placed(text: &str) -> Result<(Square, Orientation), ParseError> {
    let parse = || {
        let (square, orientation) = text.split_at_checked(2)?;
        Some((square.parse().ok()?, orientation.parse().ok()?))
    };
    let expected = "a square with the top and north face of its block, such as c1CL";
    parse().ok_or_else(|| ParseError::new(expected, text))
}

/// The words of a list, which spaces or commas divide.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

fn spaced<T: ToString>(words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(T::to_string).collect();
    words.join(" ")
}

/// Why a text does not give starting squares.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum StartingSquaresTextError {
    /// It cannot be read.
    Text(ParseError),
    /// It can be read, and no game may start from these squares.
    Squares(SetupError),
}

/// Why a text does not give a placing.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PlacingTextError {
    /// It cannot be read.
    Text(ParseError),
    /// It can be read, and is no placing.
    Placing(PlacingError),
}

impl From<ParseError> for StartingSquaresTextError {
    fn from(error: ParseError) -> StartingSquaresTextError {
        StartingSquaresTextError::Text(error)
    }
}

impl From<SetupError> for StartingSquaresTextError {
    fn from(error: SetupError) -> StartingSquaresTextError {
        StartingSquaresTextError::Squares(error)
    }
}

impl From<ParseError> for PlacingTextError {
    fn from(error: ParseError) -> PlacingTextError {
        PlacingTextError::Text(error)
    }
}

impl From<PlacingError> for PlacingTextError {
    fn from(error: PlacingError) -> PlacingTextError {
        PlacingTextError::Placing(error)
    }
}

impl fmt::Display for StartingSquaresTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartingSquaresTextError::Text(error) => write!(f, "{error}"),
            StartingSquaresTextError::Squares(error) => write!(f, "{error}"),
        }
    }
}

impl fmt::Display for PlacingTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlacingTextError::Text(error) => write!(f, "{error}"),
            PlacingTextError::Placing(error) => write!(f, "{error}"),
        }
    }
}

impl Error for StartingSquaresTextError {}

impl Error for PlacingTextError {}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    #[test]
    fn starting_squares_are_read_as_they_are_written() {
        for text in ["c1 e1 c3 e3 / c7 e7 c5 e5", "d1 / d7", "a1 / g7 f7 d5"] {
            let squares: StartingSquares = text.parse().unwrap();
            assert_eq!(squares.to_string(), text);
        }
        let commas: StartingSquares = "c1,e1, d3/c7,e7,d5".parse().unwrap();
        assert_eq!(commas.to_string(), "c1 e1 d3 / c7 e7 d5");
        let mirrored: StartingSquares = "c1 d3".parse().unwrap();
        assert_eq!(mirrored.to_string(), "c1 d3 / e7 d5");
    }

    #[test]
    fn a_placing_is_read_as_it_is_written() {
        for text in ["c1CL e1XS", "d1SL"] {
            assert_eq!(text.parse::<Placing>().unwrap().to_string(), text);
        }
        assert_eq!("SXHL".parse::<Roll>().unwrap().to_string(), "SXHL");
        for wrong in ["", "SXHLS", "sx", "SQ"] {
            assert!(wrong.parse::<Roll>().is_err(), "{wrong}");
        }
        for wrong in ["", "c1", "c1CC", "c1cl", "c1CL c1CL", "cCL", "é1CL"] {
            assert!(wrong.parse::<Placing>().is_err(), "{wrong}");
        }
    }
}
