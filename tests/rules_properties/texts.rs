//! Every reader of texts against random texts and near misses: it never panics, tells what is
//! wrong, and what it reads is written as it was, or at least read again as the same.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use deblockle::rules::{
    Block, Direction, GameResult, Orientation, Placing, Played, Position, Record, Roll, Ruleset,
    Side, Square, StartingSquares, Tip, Turn,
};

use crate::chance::{Chance, random_game, random_starts};

/// How many texts each reader is given.
pub const TEXTS: usize = 100_000;

/// Whether a value is written just as it was read.
#[derive(Clone, Copy, PartialEq)]
enum Written {
    AsRead,
    InOneOfManyWays,
}

/// Gives the reader of `T` texts by chance and texts that are a few slips away from `models`.
fn throw_texts_at<T>(seed: u64, models: &[String], written: Written)
where
    T: FromStr + Display + Debug + PartialEq,
    T::Err: Display + Debug + PartialEq,
{
    for model in models {
        assert_eq!(model.parse::<T>().unwrap().to_string(), *model);
    }
    let mut chance = Chance::new(seed);
    let (mut read, mut refused) = (0, 0);
    for index in 0..TEXTS {
        let text = match index % 4 {
            0 => random_text(&mut chance),
            _ => near_miss(&mut chance, models),
        };
        match text.parse::<T>() {
            Ok(value) => {
                read += 1;
                assert_eq!(value.to_string().parse::<T>(), Ok(value), "{text:?}");
                if written == Written::AsRead {
                    assert_eq!(text.parse::<T>().unwrap().to_string(), text);
                }
            }
            Err(error) => {
                refused += 1;
                let sentence = error.to_string();
                assert!(
                    sentence.len() > 10 && sentence.len() < 500,
                    "{text:?}: {sentence}"
                );
                assert!(!sentence.contains('\n'), "{text:?}: {sentence}");
            }
        }
    }
    assert!(read > 0, "nothing was read");
    assert!(refused > TEXTS / 4, "only {refused} texts were refused");
}

/// The characters that texts of the game are made of, and some that they are not.
const CHARACTERS: &str =
    "abcdefgh12345678nesw-*/ .,gbSPCXLHspcxlh[]\"\\0123456789\n\t\r+_é—𝟙\u{0}\u{301}";

fn random_character(chance: &mut Chance) -> char {
    let characters: Vec<char> = CHARACTERS.chars().collect();
    match chance.below(20) {
        0 => char::from_u32(chance.below(0x11_0000) as u32).unwrap_or('\u{fffd}'),
        _ => characters[chance.below(characters.len())],
    }
}

pub fn random_text(chance: &mut Chance) -> String {
    let length = match chance.below(10) {
        0 => chance.below(200),
        _ => chance.below(8),
    };
    (0..length).map(|_| random_character(chance)).collect()
}

pub fn near_miss(chance: &mut Chance, models: &[String]) -> String {
    let mut text: Vec<char> = models[chance.below(models.len())].chars().collect();
    for _ in 0..chance.below(3) + usize::from(chance.below(8) > 0) {
        let at = chance.below(text.len() + 1);
        let other = chance.below(text.len() + 1);
        match chance.below(7) {
            0 => text.insert(at, random_character(chance)),
            1 if at < text.len() => text[at] = random_character(chance),
            2 if at < text.len() => drop(text.remove(at)),
            3 if at.max(other) < text.len() => text.swap(at, other),
            4 if at < text.len() => text.insert(other, text[at]),
            5 => text.truncate(at),
            6 => {
                let more = models[chance.below(models.len())].chars().skip(other);
                text.truncate(at);
                text.extend(more);
            }
            _ => {}
        }
    }
    text.into_iter().collect()
}

fn written<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

pub fn models(texts: &[&str]) -> Vec<String> {
    written(texts)
}

/// Positions of random games, in the middle of turns too.
fn positions(seed: u64) -> Vec<Position> {
    let mut chance = Chance::new(seed);
    let mut positions = Vec::new();
    for start in random_starts(&mut chance) {
        for (_, position) in random_game(&mut chance, start, 20).into_iter().step_by(5) {
            positions.push(position);
            positions.extend(position.legal_tips().find_map(|tip| position.tip(tip).ok()));
        }
    }
    positions
}

#[test]
fn squares_directions_and_sides() {
    throw_texts_at::<Square>(1, &written(Square::ALL), Written::AsRead);
    throw_texts_at::<Direction>(2, &written(Direction::ALL), Written::AsRead);
    throw_texts_at::<Side>(3, &written(Side::ALL), Written::AsRead);
}

#[test]
fn blocks() {
    throw_texts_at::<Orientation>(4, &written(Orientation::ALL), Written::AsRead);
    let blocks = Side::ALL
        .into_iter()
        .flat_map(|side| Orientation::ALL.map(|orientation| Block { side, orientation }));
    throw_texts_at::<Block>(5, &written(blocks), Written::AsRead);
}

#[test]
fn turns() {
    let turns = models(&["c3n-d5", "e5w", "d5n*", "a1n-g7", "d3s*"]);
    throw_texts_at::<Turn>(6, &turns, Written::InOneOfManyWays);
    throw_texts_at::<Tip>(7, &models(&["c3n", "g7w", "a1e"]), Written::AsRead);
    throw_texts_at::<Played>(
        8,
        &[turns, models(&["--"])].concat(),
        Written::InOneOfManyWays,
    );
}

#[test]
fn rules_and_results() {
    throw_texts_at::<Ruleset>(9, &models(&["-", "n"]), Written::AsRead);
    throw_texts_at::<GameResult>(
        10,
        &models(&["1-0", "0-1", "1/2-1/2", "*"]),
        Written::AsRead,
    );
}

#[test]
fn setting_up() {
    throw_texts_at::<Roll>(11, &models(&["S", "SX", "HHC", "SPCX"]), Written::AsRead);
    let placings = models(&["c1CL", "c1CL e1XS", "c1SL e1SX c3SH e3SC"]);
    throw_texts_at::<Placing>(12, &placings, Written::InOneOfManyWays);
    let squares = models(&["d1 / d7", "c1 e1 / c7 e7 d5", "c1 e1 c3 e3 / c7 e7 c5 e5"]);
    throw_texts_at::<StartingSquares>(13, &squares, Written::InOneOfManyWays);
}

#[test]
fn dpn() {
    throw_texts_at::<Position>(14, &written(positions(14)), Written::AsRead);
}

#[test]
fn dgn() {
    let mut chance = Chance::new(15);
    let mut records = Vec::new();
    for start in random_starts(&mut chance).into_iter().step_by(3) {
        let turns = random_game(&mut chance, start, 8)
            .into_iter()
            .map(|(turn, _)| turn);
        let mut record = Record::new(start, turns.take(8), GameResult::Unfinished)
            .or_else(|_| Record::new(start, [], GameResult::Unfinished))
            .unwrap();
        record.set_tag("Gold", r#"\"Ann""#).unwrap();
        record.set_tag("Termination", "by agreement").unwrap();
        records.push(record);
    }
    throw_texts_at::<Record>(15, &written(records), Written::InOneOfManyWays);
}
