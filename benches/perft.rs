//! How fast turns are found and played, beside the cozy-chess crate on the same machine in the same
//! run.
//!
//! `cargo bench --bench perft` prints nodes a second, a node being a whole turn here and a move
//! there, and how many times as fast this is as cozy-chess. Each count is made several times in
//! turn with the others, and the fastest is told: whatever else the machine does can only slow one
//! down.

#![expect(clippy::print_stdout, reason = "a benchmark is read on the terminal")]

use std::hint::black_box;
use std::time::Instant;

use deblockle::rules::{Position, perft, perft_bulk};

/// A fresh set-up of four blocks a side.
const FRESH: &str = "2lp1sc2/7/2xh1sx2/7/2SC1CS2/7/2CP1XS2 g - - 1";

const ROUNDS: usize = 60;

struct Count<'a> {
    name: &'static str,
    nodes: u64,
    count: &'a dyn Fn() -> u64,
}

fn main() {
    let position: Position = FRESH.parse().expect("the position is a legal DPN");
    let board = cozy_chess::Board::default();
    let counts = [
        Count {
            name: "deblockle",
            nodes: 3_148_488,
            count: &|| perft(black_box(&position), 4),
        },
        Count {
            name: "cozy-chess",
            nodes: 4_865_609,
            count: &|| cozy_perft(black_box(&board), 5),
        },
        Count {
            name: "deblockle, bulk",
            nodes: 3_148_488,
            count: &|| perft_bulk(black_box(&position), 4),
        },
        Count {
            name: "cozy-chess, bulk",
            nodes: 4_865_609,
            count: &|| cozy_perft_bulk(black_box(&board), 5),
        },
    ];
    let mut speeds = [0.0; 4];
    for _ in 0..ROUNDS {
        for (count, fastest) in counts.iter().zip(&mut speeds) {
            *fastest = count.speed().max(*fastest);
        }
    }
    for (count, speed) in counts.iter().zip(speeds) {
        println!("{:<18}{:>8.1} million nodes/s", count.name, speed / 1e6);
    }
    let [ours, cozy, ours_bulk, cozy_bulk] = speeds;
    println!("{:<18}{:>8.2} times cozy-chess", "not bulk", ours / cozy);
    println!(
        "{:<18}{:>8.2} times cozy-chess",
        "bulk",
        ours_bulk / cozy_bulk
    );
}

impl Count<'_> {
    /// Nodes a second of one run.
    fn speed(&self) -> f64 {
        let start = Instant::now();
        let nodes = (self.count)();
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(nodes, self.nodes, "{} counts wrong", self.name);
        nodes as f64 / seconds
    }
}

/// As the example of cozy-chess counts.
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for chosen in moves {
            let mut next = board.clone();
            next.play_unchecked(chosen);
            nodes += cozy_perft(&next, depth - 1);
        }
        false
    });
    nodes
}

fn cozy_perft_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for chosen in moves {
            let mut next = board.clone();
            next.play_unchecked(chosen);
            nodes += cozy_perft_bulk(&next, depth - 1);
        }
        false
    });
    nodes
}
