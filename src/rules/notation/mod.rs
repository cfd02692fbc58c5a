//! Squares, turns, positions and game records as text, both ways.
//!
//! Each value is written by `Display` and read by `FromStr`. What is read is the value or an error
//! that says what was expected.

mod basics;
mod dgn;
mod dpn;
mod parse_error;
mod setting_up;
mod turn;

pub use dgn::{DgnError, DgnFault, DgnPart};
pub use dpn::{DpnError, DpnFault, Field};
pub use parse_error::ParseError;
pub use setting_up::{PlacingTextError, StartingSquaresTextError};
