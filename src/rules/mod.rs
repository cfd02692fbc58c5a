//! The game of Deblockle itself: values in, values out.
//!
//! Nothing here reads a clock, draws at random or does I/O, and nothing outside `std` is named.
//! What chance decides comes in as a value.
//!
//! A game from the roll of the blocks to its first turn:
//!
//! ```
//! use deblockle::rules::{
//!     BySide, Placing, Position, Roll, Ruleset, Setup, Side, StartingSquares,
//! };
//!
//! // Two blocks a side. The dice have spoken; each side's blocks are placed by the opponent.
//! let squares = StartingSquares::standard(BySide::new(2, 2))?;
//! let rolled: Roll = "CH".parse()?;
//! let gold = Placing::new(squares.squares(Side::Gold), &rolled, vec![
//!     ("c1".parse()?, "CL".parse()?),
//!     ("e1".parse()?, "HC".parse()?),
//! ])?;
//! let blue: Placing = "c7SL e7XS".parse()?;
//!
//! let setup = Setup::from_placings(BySide::new(&gold, &blue));
//! let start = Position::new(setup, Ruleset::STANDARD)?;
//! assert_eq!(start.to_string(), "2sl1xs2/7/7/7/7/7/2CL1HC2 g - - 1");
//!
//! // Tipped north, the block on c1 shows the face that was to the south: hoops.
//! let tip = "c1n".parse()?;
//! let tipped = start.tip(tip)?;
//! assert_eq!(tipped.pending_hops(), start.legal_hops(tip));
//!
//! let next = start.play("c1n-c1".parse()?)?;
//! assert_eq!(next.to_string(), "2sl1xs2/7/7/7/7/7/2HC1HC2 b - - 2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In reading order: [`Side`] and [`BySide`]; [`Square`], [`Direction`] and [`SquareSet`];
//! [`Face`], [`Orientation`] and [`Block`]; [`Board`]; [`Ruleset`]; [`StartingSquares`], [`Roll`]
//! and [`Placing`], then [`Setup`]; [`Tip`], [`Hop`] and [`Turn`]; [`Position`], and how blocks
//! move in it ([`Position::visit_tips`]); [`Record`]; the texts of all of these; [`perft()`].

mod block;
mod board;
mod illegal;
mod legal;
mod movegen;
mod notation;
mod perft;
mod placing;
mod position;
mod record;
mod repetition;
mod replay;
mod ruleset;
mod setup;
mod side;
mod square;
mod square_set;
mod starting_squares;
mod turn;

pub use block::{Block, Face, Orientation};
pub use board::Board;
pub use illegal::{Illegal, IllegalHop, IllegalTurn};
pub use legal::LegalTurns;
pub use movegen::Tipped;
pub use notation::{
    DgnError, DgnFault, DgnPart, DpnError, DpnFault, Field, ParseError, PlacingTextError,
    StartingSquaresTextError,
};
pub use perft::{perft, perft_bulk};
pub use placing::{Placing, PlacingError, Roll};
pub use position::{Outcome, Position};
pub use record::{GameResult, Record, RecordError};
pub use repetition::{RepetitionKey, is_draw_claimable};
pub use replay::ReplayError;
pub use ruleset::{MAX_BLOCKS, Ruleset};
pub use setup::{Setup, SetupError};
pub use side::{BySide, Side};
pub use square::{Direction, Square};
pub use square_set::{SquareSet, Squares};
pub use starting_squares::StartingSquares;
pub use turn::{Hop, Played, Tip, Turn};
