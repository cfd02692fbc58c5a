//! Positions as text (DPN): `placement side pending rules turn`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::ParseError;
use crate::rules::block::Block;
use crate::rules::board::Board;
use crate::rules::position::Position;
use crate::rules::ruleset::Ruleset;
use crate::rules::setup::{Setup, SetupError};
use crate::rules::side::Side;
use crate::rules::square::Square;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.side_to_move().letter();
        write!(f, "{} {side} ", self.board())?;
        match self.pending() {
            Some(pending) => write!(f, "{pending}")?,
            None => write!(f, "-")?,
        }
        write!(f, " {} {}", self.ruleset(), self.turn_number())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl FromStr for Position {
    type Err = DpnError;

    fn from_str(text: &str) -> Result<Position, DpnError> {
        let malformed = || Field::Fields.expected("five fields with one space between them", text);
        let fields: Vec<&str> = text.split(' ').collect();
        let &[placement, side, pending, rules, turn] = fields.as_slice() else {
            return Err(malformed());
        };
        if fields.contains(&"") {
            return Err(malformed());
        }
        let setup = Setup {
            board: parse_board(placement)?,
            side_to_move: parse_side(side)?,
            pending: parse_pending(pending)?,
            turn: parse_turn(turn)?,
        };
        let ruleset = rules
            .parse()
            .map_err(|error| DpnError::new(Field::Rules, error))?;
        Ok(Position::new(setup, ruleset)?)
    }
}

/// The placement of a DPN.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..7).rev() {
            let mut empty = 0;
            for square in (0..7).filter_map(|file| Square::new(file, rank)) {
                match self.get(square) {
                    Some(block) => {
                        write_empty(f, empty)?;
                        write!(f, "{block}")?;
                        empty = 0;
                    }
                    None => empty += 1,
                }
            }
            write_empty(f, empty)?;
            if rank > 0 {
                write!(f, "/")?;
            }
        }
        Ok(())
    }
}

fn write_empty(f: &mut fmt::Formatter<'_>, squares: u8) -> fmt::Result {
    match squares {
        0 => Ok(()),
        _ => write!(f, "{squares}"),
    }
}

fn parse_board(text: &str) -> Result<Board, DpnError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 7 {
        return Err(Field::Placement.expected("seven ranks with / between them", text));
    }
    let mut board = Board::EMPTY;
    for (rank, text) in (0..7).rev().zip(ranks) {
        parse_rank(rank, text, &mut board)?;
    }
    Ok(board)
}

fn parse_rank(rank: u8, text: &str, board: &mut Board) -> Result<(), DpnError> {
    let wrong_length = || Field::Placement.expected("seven squares in each rank", text);
    let mut file = 0;
    let mut rest = text;
    let mut after_digit = false;
    while let Some(first) = rest.chars().next() {
        if let Some(empty @ 1..) = first.to_digit(10) {
            if after_digit {
                return Err(Field::Placement.expected("no two digits in a row", text));
            }
            file += empty as u8;
            rest = &rest[1..];
        } else {
            let end = rest
                .char_indices()
                .nth(2)
                .map_or(rest.len(), |(end, _)| end);
            let (block, after) = rest.split_at(end);
            let block: Block = block
                .parse()
                .map_err(|error| DpnError::new(Field::Placement, error))?;
            let square = Square::new(file, rank).ok_or_else(wrong_length)?;
            board.set(square, block);
            file += 1;
            rest = after;
        }
        after_digit = first.is_ascii_digit();
    }
    if file == 7 {
        Ok(())
    } else {
        Err(wrong_length())
    }
}

fn parse_side(text: &str) -> Result<Side, DpnError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Side::from_letter), letters.next()) {
        (Some(side), None) => Ok(side),
        _ => Err(Field::Side.expected("g or b", text)),
    }
}

fn parse_pending(text: &str) -> Result<Option<Square>, DpnError> {
    match text {
        "-" => Ok(None),
        _ => match text.parse() {
            Ok(square) => Ok(Some(square)),
            Err(_) => Err(Field::Pending.expected("- or a square from a1 to g7", text)),
        },
    }
}

fn parse_turn(text: &str) -> Result<u32, DpnError> {
    let written_so = |turn: &u32| turn.to_string() == text;
    let turn = text.parse().ok().filter(written_so);
    turn.ok_or_else(|| {
        Field::Turn.expected(
            "a number from 1 to 4294967295 without sign or leading zero",
            text,
        )
    })
}

/// The rules of a DPN: `-`, or `n` for no side-by-side.
impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.no_side_by_side { "n" } else { "-" })
    }
}

impl FromStr for Ruleset {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Ruleset, ParseError> {
        match text {
            "-" => Ok(Ruleset::STANDARD),
            "n" => Ok(Ruleset {
                no_side_by_side: true,
            }),
            _ => Err(ParseError::new("- or n", text)),
        }
    }
}

/// A field of a DPN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// All of them: the text does not have the form of five fields.
    Fields,
    /// Which block stands where.
    Placement,
    /// The side to act.
    Side,
    /// The block that has been tipped and must hop now.
    Pending,
    /// The rules it is played by.
    Rules,
    /// The number of the turn about to be played.
    Turn,
}

impl Field {
    fn expected(self, expected: &'static str, found: &str) -> DpnError {
        DpnError::new(self, ParseError::new(expected, found))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Field::Fields => "fields",
            Field::Placement => "placement",
            Field::Side => "side",
            Field::Pending => "pending",
            Field::Rules => "rules",
            Field::Turn => "turn",
        })
    }
}

/// Why a text is not a legal DPN, and which field is at fault.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DpnError {
    /// The field at fault.
    pub field: Field,
    /// What is wrong with it.
    pub why: DpnFault,
}

/// What is wrong with a field of a DPN.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DpnFault {
    /// It cannot be read.
    Text(ParseError),
    /// It can be read, and gives no legal position.
    Setup(SetupError),
}

impl DpnError {
    fn new(field: Field, error: ParseError) -> DpnError {
        DpnError {
            field,
            why: DpnFault::Text(error),
        }
    }
}

impl From<SetupError> for DpnError {
    fn from(error: SetupError) -> DpnError {
        let field = match error {
            SetupError::TurnZero => Field::Turn,
            SetupError::PendingNothing(_)
            | SetupError::PendingStar(_)
            | SetupError::PendingStuck(_) => Field::Pending,
            SetupError::NoBlocks
            | SetupError::NoSquares(_)
            | SetupError::TooManyBlocks(_)
            | SetupError::OnStar(_)
            | SetupError::SquareTwice(_)
            | SetupError::SideBySide(_) => Field::Placement,
        };
        DpnError {
            field,
            why: DpnFault::Setup(error),
        }
    }
}

impl fmt::Display for DpnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            DpnFault::Text(error) => write!(f, "{}: {error}", self.field),
            DpnFault::Setup(error) => write!(f, "{}: {error}", self.field),
        }
    }
}

impl Error for DpnError {}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    fn refused(dpn: &str) -> String {
        dpn.parse::<Position>().unwrap_err().to_string()
    }

    #[test]
    fn a_position_is_read_as_it_is_written() {
        for dpn in [
            "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1",
            "cl5xs/7/7/7/7/7/SL5PX b - n 4294967295",
            "2cs1hp2/7/7/7/7/7/2CLHX3 g d1 - 1",
            "clclclcl3/7/7/7/7/7/7 g - - 12",
        ] {
            assert_eq!(dpn.parse::<Position>().unwrap().to_string(), dpn);
        }
    }

    #[test]
    fn an_error_says_which_field_is_wrong_and_why() {
        for (dpn, error) in [
            (
                "7/7/7 g - - 1",
                "placement: expected seven ranks with / between them, found \"7/7/7\"",
            ),
            (
                "7/7/7/7/7/7/2CL3 g - - 1",
                "placement: expected seven squares in each rank, found \"2CL3\"",
            ),
            (
                "7/7/7/7/7/7/25 g - - 1",
                "placement: expected no two digits in a row, found \"25\"",
            ),
            (
                "7/7/7/7/7/7/7 g - - 1",
                "placement: there is no block on the board",
            ),
            (
                "7/7/7/7/7/7/CL6 gold - - 1",
                "side: expected g or b, found \"gold\"",
            ),
            (
                "7/7/7/7/7/7/CL6 g a2 - 1",
                "pending: no block of the side to act stands on a2",
            ),
            (
                "7/7/7/7/7/7/CL6 g - s 1",
                "rules: expected - or n, found \"s\"",
            ),
        ] {
            assert_eq!(refused(dpn), error);
        }
        assert!(refused("7/7/7/7/7/7/CL6 g - - 01").starts_with("turn: expected a number from 1"));
        assert!(refused("7/7/7/7/7/7/CL6 g - - 4294967296").starts_with("turn: "));
        assert!(refused("7/7/7/7/7/7/CL6\tg - - 1").starts_with("fields: expected five fields"));
    }

    #[test]
    fn a_finished_game_is_legal_and_nothing_is_pending_in_it() {
        let over: Position = "7/7/7/7/7/7/CL6 g - - 9".parse().unwrap();
        assert_eq!(over.legal_turns().len(), 0);
        assert_eq!(
            refused("7/7/7/7/7/7/CL6 g a1 - 9"),
            "pending: the block on a1 has no legal hop"
        );
    }

    #[test]
    fn under_n_a_pending_block_may_stand_beside_an_opponent() {
        let beside = "7/7/7/7/7/1cl5/1CP5 g b1 n 3";
        assert!(beside.parse::<Position>().is_ok());
        assert!(
            refused(&beside.replace("b1", "-")).starts_with("placement: the block on b1 shares")
        );
        assert!(refused("7/7/7/7/7/1cl5/SLCP5 g a1 n 3").starts_with("placement: "));
    }
}
