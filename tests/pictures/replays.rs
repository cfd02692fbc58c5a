//! Games as animated pictures, as anyone else reads them. That each moment is the right one is told by the tests of `replay` itself.

use std::io::Cursor;
use std::path::PathBuf;
use std::{env, fs};

use deblockle::render::{Scene, render, replay};
use deblockle::rules::{GameResult, Record, Side, Turn};
use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder, Frame, Rgba, RgbaImage};

use super::{FOUR, Pixels, START, position};

/// A won game that a person might have played: with each face, a removal and an end.
const GAME: &str = include_str!("replay.dgn");

fn frames(gif: &[u8]) -> Vec<Frame> {
    let decoder = GifDecoder::new(Cursor::new(gif)).unwrap();
    decoder.into_frames().collect_frames().unwrap()
}

fn milliseconds(frame: &Frame) -> u32 {
    frame.delay().numer_denom_ms().0
}

/// A game by chance.
pub fn by_chance(seed: u64, turns: usize) -> Record {
    let (mut chance, mut position, mut played) = (seed, position(START), Vec::new());
    for _ in 0..turns {
        let legal: Vec<Turn> = position.legal_turns().collect();
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let Some(&turn) = legal.get((chance >> 33) as usize % legal.len().max(1)) else {
            break;
        };
        position = position.play_unchecked(turn);
        played.push(turn);
    }
    let result = position.outcome();
    let result = result.map_or(GameResult::Unfinished, GameResult::from);
    Record::new(super::position(START), played, result).unwrap()
}

#[test]
fn a_replay_is_as_it_was() {
    let file = PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/pictures/replay.gif"
    ));
    let gif = replay(&GAME.parse().unwrap());
    if env::var_os("REGENERATE").is_some() {
        fs::write(&file, &gif).unwrap();
    }
    let reference =
        fs::read(&file).unwrap_or_else(|_| panic!("replay.gif is missing: REGENERATE=1"));
    let seen = |gif: &[u8]| -> Vec<(RgbaImage, u32)> {
        let frames = frames(gif).into_iter();
        frames
            .map(|frame| (frame.clone().into_buffer(), milliseconds(&frame)))
            .collect()
    };
    assert!(
        seen(&gif) == seen(&reference),
        "the replay looks different: REGENERATE=1 if it should"
    );
}

#[test]
fn a_replay_goes_round_and_holds_its_end() {
    let gif = replay(&GAME.parse().unwrap());
    assert!(gif.windows(11).any(|bytes| bytes == b"NETSCAPE2.0"));
    let frames = frames(&gif);
    let held: Vec<u32> = frames
        .iter()
        .map(milliseconds)
        .filter(|held| *held > 20)
        .collect();
    let record: Record = GAME.parse().unwrap();
    assert_eq!(held.len(), record.played().len() + 1);
    let longest = held.iter().max().unwrap();
    assert_eq!(held.last().unwrap(), longest);
    assert!(held[1..held.len() - 1].iter().all(|turn| turn < longest));
    // Between two turns nothing is held back for longer than eyes notice.
    let mut between = 0;
    for frame in &frames {
        between = if milliseconds(frame) > 20 {
            0
        } else {
            between + milliseconds(frame)
        };
        assert!(between <= 100, "{between} ms");
    }
}

/// CASE 36: an animated picture is as tall as wide pictures are not, and everything on it as large as on the still one.
#[test]
fn case_36_a_replay_is_the_still_picture_half_as_large() {
    let gif = replay(&by_chance(3, 0));
    let small = frames(&gif)[0].clone().into_buffer();
    assert_eq!(small.dimensions(), (480, 534));
    let whole = Pixels::of(&render(&Scene::of(&position(START), FOUR)));
    let mut away = 0.0;
    for (x, y, &Rgba([r, g, b, opaque])) in small.enumerate_pixels() {
        assert_eq!(opaque, 255);
        let mean = whole.mean(x as f32 * 2.0, y as f32 * 2.0, 2.0);
        let pixel = [r, g, b].map(f32::from);
        away += pixel
            .iter()
            .zip(mean)
            .map(|(one, other)| (one - other).abs())
            .sum::<f32>()
            / 3.0;
    }
    let away = away / (480.0 * 534.0);
    assert!(away < 8.0, "{away} of 255 away, on average");
}

/// CASE 36: what is sent is small, and bounded whatever the game.
#[test]
fn case_36_a_replay_is_small() {
    for seed in 0..10 {
        let bytes = replay(&by_chance(seed, 40)).len();
        assert!(bytes <= 80_000, "{bytes} bytes of game {seed}");
    }
    let long = by_chance(1, 3000);
    let gif = replay(&long);
    assert!(
        gif.len() <= 1_500_000,
        "{} bytes of {} turns",
        gif.len(),
        long.turns().len()
    );
}

/// What a viewer with buttons shows, from the start to the end.
#[test]
fn a_scene_of_a_record_is_the_position_after_so_many_turns() {
    let record: Record = GAME.parse().unwrap();
    let positions = record.positions();
    let mut mover = None;
    for (turns, position) in positions.iter().enumerate() {
        let scene = Scene::of_record(&record, turns);
        let last = turns.checked_sub(1).map(|last| record.turns()[last]);
        assert_eq!(scene.last_turn, mover.zip(last));
        assert_eq!(
            (&scene.board, scene.outcome),
            (position.board(), position.outcome())
        );
        assert_eq!(scene.blocks_at_start, FOUR);
        mover = Some(position.side_to_move());
    }
    let end = Scene::of_record(&record, record.turns().len());
    assert_eq!(Scene::of_record(&record, usize::MAX), end);
    assert_eq!(GameResult::from(end.outcome.unwrap()), record.result());

    // Given up: the last position shows who won, those before do not.
    let given_up = Record::new(
        *record.start(),
        record.turns()[..4].to_vec(),
        GameResult::Won(Side::Blue),
    )
    .unwrap();
    assert_eq!(Scene::of_record(&given_up, 4).to_move, None);
    assert!(Scene::of_record(&given_up, 4).outcome.is_some());
    assert_eq!(Scene::of_record(&given_up, 3).outcome, None);
}
