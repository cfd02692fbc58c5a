//! Sides, directions, squares, faces and blocks as text.

use std::fmt;
use std::str::FromStr;

use super::ParseError;
use crate::rules::block::{Block, Face, Orientation};
use crate::rules::side::Side;
use crate::rules::square::{Direction, Square};
use crate::rules::square_set::SquareSet;

impl Side {
    /// The letter of the side to act in a DPN: `g` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Side::Gold => 'g',
            Side::Blue => 'b',
        }
    }

    /// The side with that letter.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::Gold => "Gold",
            Side::Blue => "Blue",
        })
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Side, ParseError> {
        let found = Side::ALL.into_iter().find(|side| side.to_string() == text);
        found.ok_or_else(|| ParseError::new("Gold or Blue", text))
    }
}

impl Direction {
    /// The letter of the direction: `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Direction::North => 'n',
            Direction::East => 'e',
            Direction::South => 's',
            Direction::West => 'w',
        }
    }

    /// The direction with that letter.
    pub fn from_letter(letter: char) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|direction| direction.letter() == letter)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Direction {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Direction, ParseError> {
        let found = only(text.chars()).and_then(Direction::from_letter);
        found.ok_or_else(|| ParseError::new("a direction: n, e, s or w", text))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        let square = match text.as_bytes() {
            &[file, rank] => Square::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')),
            _ => None,
        };
        square.ok_or_else(|| ParseError::new("a square from a1 to g7", text))
    }
}

/// The squares, as in `{d2, d6}`.
impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Face {
    /// The letter of the face: `S`, `P`, `C`, `X`, `L` or `H`.
    pub const fn letter(self) -> char {
        match self {
            Face::Star => 'S',
            Face::Stop => 'P',
            Face::Cross => 'C',
            Face::X => 'X',
            Face::Slider => 'L',
            Face::Hoops => 'H',
        }
    }

    /// The face with that letter, a capital.
    pub fn from_letter(letter: char) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Face::Star => "star",
            Face::Stop => "stop",
            Face::Cross => "cross",
            Face::X => "x",
            Face::Slider => "slider",
            Face::Hoops => "hoops",
        })
    }
}

/// Top face and north face, as in `CL`.
impl fmt::Display for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.top().letter(), self.north().letter())
    }
}

impl fmt::Debug for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Orientation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Orientation, ParseError> {
        let mut letters = text.chars();
        let faces = letters
            .next()
            .zip(letters.next())
            .filter(|_| letters.next().is_none());
        let orientation = faces.and_then(|(top, north)| {
            Orientation::new(Face::from_letter(top)?, Face::from_letter(north)?)
        });
        orientation.ok_or_else(|| {
            let expected = "top and north face, two of S P C X L H, neither equal nor opposite";
            ParseError::new(expected, text)
        })
    }
}

/// Top face and north face, capitals for Gold, small letters for Blue.
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let capitals = self.orientation.to_string();
        match self.side {
            Side::Gold => f.write_str(&capitals),
            Side::Blue => f.write_str(&capitals.to_ascii_lowercase()),
        }
    }
}

impl FromStr for Block {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Block, ParseError> {
        let capitals = text.to_ascii_uppercase();
        let side = if text == capitals {
            Side::Gold
        } else {
            Side::Blue
        };
        match capitals.parse() {
            Ok(orientation) if side == Side::Gold || text == capitals.to_ascii_lowercase() => {
                Ok(Block::new(side, orientation))
            }
            _ => {
                let expected = "a block: two faces, neither equal nor opposite, as in CL for Gold \
                                or cl for Blue";
                Err(ParseError::new(expected, text))
            }
        }
    }
}

/// The only thing there is, if there is just one.
fn only<T>(mut things: impl Iterator<Item = T>) -> Option<T> {
    things.next().filter(|_| things.next().is_none())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    #[test]
    fn each_is_read_as_it_is_written() {
        for square in Square::ALL {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for direction in Direction::ALL {
            assert_eq!(direction.to_string().parse(), Ok(direction));
        }
        for side in Side::ALL {
            assert_eq!(side.to_string().parse(), Ok(side));
            assert_eq!(Side::from_letter(side.letter()), Some(side));
            for orientation in Orientation::ALL {
                assert_eq!(orientation.to_string().parse(), Ok(orientation));
                let block = Block::new(side, orientation);
                assert_eq!(block.to_string().parse(), Ok(block));
            }
        }
    }

    #[test]
    fn what_is_wrong_is_refused_with_what_was_expected() {
        for wrong in [
            "",
            "d",
            "d8",
            "h1",
            "D5",
            "d55",
            " d5",
            "5d",
            "é",
            "d\u{35}\u{301}",
        ] {
            let error = wrong.parse::<Square>().unwrap_err();
            assert_eq!(error.expected(), "a square from a1 to g7");
        }
        let error = "cL".parse::<Block>().unwrap_err();
        assert!(
            error.to_string().ends_with("for Blue, found \"cL\""),
            "{error}"
        );
        assert!("N".parse::<Direction>().is_err());
        assert!("ne".parse::<Direction>().is_err());
        assert!("gold".parse::<Side>().is_err());
        let error = "".parse::<Direction>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected a direction: n, e, s or w, found nothing"
        );
        let long = "x".repeat(1000).parse::<Square>().unwrap_err();
        assert!(long.to_string().len() < 100);
    }
}
