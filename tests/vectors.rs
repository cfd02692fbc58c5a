//! The rules against vectors that independent implementations of RULES.md agree on.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;

use deblockle::rules::{
    Direction, DpnError, Orientation, Outcome, Played, Position, Side, Turn, perft, perft_bulk,
};
use serde_json::Value;

/// The objects of a file of vectors, one a line.
fn vectors(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    let vectors: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(!vectors.is_empty(), "{file} has no vectors");
    vectors
}

fn text<'a>(vector: &'a Value, field: &str) -> &'a str {
    vector[field].as_str().unwrap()
}

fn texts<'a>(vector: &'a Value, field: &str) -> Vec<&'a str> {
    vector[field]
        .as_array()
        .unwrap()
        .iter()
        .map(|value| value.as_str().unwrap())
        .collect()
}

fn position(dpn: &str) -> Position {
    dpn.parse().unwrap_or_else(|error| panic!("{dpn}: {error}"))
}

fn written<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    let mut texts: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    texts.sort();
    texts
}

fn result(position: &Position) -> Option<&'static str> {
    Some(match position.outcome()? {
        Outcome::Win(Side::Gold) => "1-0",
        Outcome::Win(Side::Blue) => "0-1",
        Outcome::Draw => "1/2-1/2",
    })
}

#[test]
fn tips() {
    let vectors = vectors("tips");
    assert_eq!(vectors.len(), 24);
    for vector in vectors {
        let block: Orientation = text(&vector, "block").parse().unwrap();
        for towards in Direction::ALL {
            let after = text(&vector["after"], &towards.to_string());
            assert_eq!(block.tip(towards).to_string(), after, "{block} {towards}");
        }
    }
}

#[test]
fn turns() {
    for vector in vectors("turns") {
        let position = position(text(&vector, "dpn"));
        assert_eq!(
            written(position.legal_turns()),
            texts(&vector, "turns"),
            "{position}"
        );
        assert_eq!(
            position.legal_turns().len(),
            texts(&vector, "turns").len(),
            "{position}"
        );
    }
}

#[test]
fn hops() {
    for vector in vectors("hops") {
        let position = position(text(&vector, "dpn"));
        assert_eq!(
            written(position.pending_hops()),
            texts(&vector, "hops"),
            "{position}"
        );
    }
}

#[test]
fn perfts() {
    for vector in vectors("perft") {
        let position = position(text(&vector, "dpn"));
        let counts: Vec<u64> = vector["perft"]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_u64().unwrap())
            .collect();
        for (depth, nodes) in (1..).zip(counted(&counts).iter().copied()) {
            assert_eq!(
                perft_bulk(&position, depth),
                nodes,
                "{position} at depth {depth}"
            );
            assert_eq!(
                perft(&position, depth),
                nodes,
                "{position} at depth {depth}"
            );
        }
    }
}

/// The counts that were made: on many lines depth 3 was not counted, and its place repeats depth 2.
fn counted(counts: &[u64]) -> &[u64] {
    match counts {
        [_, two, three] if two == three => &counts[..2],
        _ => counts,
    }
}

/// The two counts of the README of the vectors.
#[test]
fn perfts_from_a_fresh_position() {
    let standard = position("2lp1sc2/7/2xh1sx2/7/2SC1CS2/7/2CP1XS2 g - - 1");
    assert_eq!(perft(&standard, 0), 1);
    let counts = [1, 2, 3, 4, 5].map(|depth| perft_bulk(&standard, depth));
    assert_eq!(counts, [47, 2070, 83264, 3148488, 113057410]);

    let no_side_by_side = position("2lp1sc2/7/2xh1sx2/7/2SC1CS2/7/2CP1XS2 g - n 1");
    let counts = [1, 2, 3, 4, 5].map(|depth| perft_bulk(&no_side_by_side, depth));
    assert_eq!(counts, [39, 1500, 51821, 1752003, 54756236]);
}

#[test]
fn games() {
    for vector in vectors("games") {
        let start = position(text(&vector, "start"));
        let turns = texts(&vector, "turns");
        let played: Vec<Played> = turns.iter().map(|turn| turn.parse().unwrap()).collect();
        let end = start.play_all(played.iter().copied()).unwrap();
        assert_eq!(end.to_string(), text(&vector, "end"), "from {start}");
        assert_eq!(
            result(&end).unwrap_or("*"),
            text(&vector, "result"),
            "from {start}"
        );

        let without_passes = played.into_iter().filter(|played| *played != Played::Pass);
        assert_eq!(start.play_all(without_passes), Ok(end), "from {start}");
    }
}

#[test]
fn passes() {
    for vector in vectors("passes") {
        let before = position(text(&vector, "dpn"));
        let turn: Turn = text(&vector, "turn").parse().unwrap();
        let after = before.play(turn).unwrap();
        assert_eq!(after.to_string(), text(&vector, "after"), "{before} {turn}");
        assert_eq!(result(&after), vector["result"].as_str(), "{before} {turn}");
        let passed = after.side_to_move() == before.side_to_move();
        assert_eq!(Some(passed), vector["passed"].as_bool(), "{before} {turn}");
    }
}

#[test]
fn bad_dpn() {
    for vector in vectors("bad_dpn") {
        let dpn = text(&vector, "dpn");
        let error: DpnError = dpn.parse::<Position>().expect_err(dpn);
        assert_eq!(
            error.field.to_string(),
            text(&vector, "field"),
            "{dpn}: {error}"
        );
        assert!(
            error.to_string().starts_with(&format!("{}: ", error.field)),
            "{error}"
        );
    }
}
