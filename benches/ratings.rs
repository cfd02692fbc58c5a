//! The time to make all ratings anew from a hundred thousand finished games.
//!
//! `cargo bench --bench ratings` prints it, the fastest of a few, and the time for one list of the best.

#![expect(clippy::print_stdout, reason = "a benchmark is read on the terminal")]
#![expect(clippy::unwrap_used, reason = "a benchmark may panic")]

#[path = "../tests/rating_properties/season.rs"]
mod season;

use std::collections::BTreeSet;
use std::hint::black_box;
use std::time::{Duration, Instant};

use deblockle::rating::{Filter, Ratings, Scope, Span};

const GAMES: i64 = 100_000;
const PEOPLE: u64 = 2_000;
const ROUNDS: usize = 5;

fn main() {
    let log = season::season(1, GAMES, PEOPLE);
    let ratings = Ratings::of(&log).unwrap();
    let now = log.last().unwrap().ended_at;
    let filter = Filter {
        scope: Scope::Everywhere,
        span: Span::AllTime,
        active_within: None,
        hidden: &BTreeSet::new(),
    };
    let anew = fastest(|| drop(black_box(Ratings::of(black_box(&log)))));
    let list = fastest(|| drop(black_box(ratings.leaderboard(black_box(filter), now))));
    println!("ratings of {GAMES} games by {PEOPLE} people: {anew:.1?}");
    println!("a list of the best of them: {list:.1?}");
}

fn fastest(work: impl Fn()) -> Duration {
    let times = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}
