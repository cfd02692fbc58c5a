//! What a result does to two ratings: values in, values out.
//!
//! Ratings are a function of the log of finished games. [`Ratings::append`] takes the next game and says what it changed and why;
//! [`Ratings::of`] makes all of them anew, to the same last bit. Nothing here reads a clock, does I/O or names anything of ours, and the
//! arithmetic is that which every machine does alike.
//!
//! - **What counts** ([`FinishedGame::judgement`]): games of two people with equal blocks, meant to count, in which both made at least
//!   [three turns](FEWEST_TURNS). A draw counts half.
//! - **How much** ([`Rating`]): Glicko-2, each game by itself, the time since the last one in weeks as its periods. Whoever rests keeps
//!   their points and grows less sure; with a deviation of [110](PROVISIONAL_DEVIATION) or more a rating is provisional.
//! - **Farming** ([`Cap`]): within thirty days nobody gains more from one opponent than their own deviation, losses to them set against it. The
//!   game that would lead beyond counts in part, the ones after it not at all, for both.
//! - **Leaving early** ([`EARLY_LEAVES_FORGIVEN`]): two games within thirty days may be aborted, given up or left to the clock before both made
//!   three turns. Each further one counts as a loss for whoever left, and as nothing for whoever waited.
//!
//! Ann wins a game against Bob, both new; then Bob beats the much stronger Cid:
//!
//! ```
//! use std::collections::BTreeSet;
//!
//! use deblockle::rating::{
//!     Ending, Filter, FinishedGame, GameNumber, Moment, Person, Player, Ratings, Scope, Seat,
//!     Server, Span, Stakes, Which,
//! };
//!
//! let [ann, bob, cid] = [Person(1), Person(2), Person(3)];
//! let won = |number, day: i64, winner, loser| FinishedGame {
//!     number: GameNumber(number),
//!     ended_at: Moment(day * 24 * 60 * 60 * 1000),
//!     server: Some(Server(7)),
//!     stakes: Stakes::Rated,
//!     seats: [winner, loser].map(|person| Seat {
//!         player: Player::Person(person),
//!         blocks: 4,
//!         turns: 12,
//!     }),
//!     ending: Ending::Won(Which::First),
//! };
//! let log = [won(1, 0, ann, bob), won(2, 2, cid, ann), won(3, 9, bob, cid)];
//!
//! let mut ratings = Ratings::of(&log[..2])?;
//! let rating = |ratings: &Ratings, person| {
//!     ratings.standing(Scope::Everywhere, person).map(|standing| standing.rating.rounded())
//! };
//! assert_eq!(rating(&ratings, ann), Some(1498));
//! assert_eq!(rating(&ratings, bob), Some(1338));
//! assert_eq!(rating(&ratings, cid), Some(1732));
//!
//! ratings.append(&log[2])?;
//! let why = ratings.standing(Scope::Everywhere, bob).unwrap().last;
//! assert_eq!((why.opponent, why.opponent_rating.rounded()), (cid, 1732));
//! assert_eq!(format!("{:.2} expected, {:+.0} points", why.expected, why.gain()), "0.16 expected, +251 points");
//! assert_eq!(why.cap, None);
//! assert_eq!(ratings, Ratings::of(&log)?);
//!
//! // One or two games do not lead the list.
//! let filter = Filter {
//!     scope: Scope::Server(Server(7)),
//!     span: Span::AllTime,
//!     active_within: None,
//!     hidden: &BTreeSet::from([ann]),
//! };
//! let list = ratings.leaderboard(filter, log[2].ended_at);
//! assert!(list.settled.is_empty());
//! let places: Vec<_> = list.provisional.iter().map(|line| (line.place, line.person)).collect();
//! assert_eq!(places, [(1, bob), (2, cid)]);
//! # Ok::<(), deblockle::rating::OutOfOrder>(())
//! ```

mod arithmetic;
mod finished;
mod glicko;
mod leaderboard;
mod moment;
mod ratings;
mod standing;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests;

pub use finished::{
    Ending, FEWEST_TURNS, FinishedGame, GameNumber, Judgement, Person, Player, Reason, Seat,
    Server, Stakes, Which,
};
pub use glicko::{PROVISIONAL_DEVIATION, Rating, Score};
pub use leaderboard::{Filter, Leaderboard, Place, Span};
pub use moment::{Days, MONTH, Moment, PERIOD};
pub use ratings::{EARLY_LEAVES_FORGIVEN, Effect, OutOfOrder, Ratings};
pub use standing::{Cap, Change, Outcome, Peak, Point, Scope, Standing, Streak, Tally};
