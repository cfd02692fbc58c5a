//! The same scenes in words: complete, and never too long.

use std::sync::LazyLock;

use deblockle::locale::Catalog;
use deblockle::render::{DESCRIPTION_LIMIT, Scene, describe, describe_chart, describe_replay};
use deblockle::rules::{
    Block, Board, Direction, Face, Orientation, Outcome, Position, Side, Square, SquareSet, Turn,
};

use super::charts::ratings;
use super::replays::by_chance;
use super::{FOUR, START, composer, middle, pending, position, set_up, square, turn, won};

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::load().unwrap());

fn in_language(code: &str, key: &str, arguments: &[(&str, &str)]) -> String {
    let arguments: Vec<_> = arguments
        .iter()
        .map(|&(name, value)| (name, value.into()))
        .collect();
    CATALOG.words(code).say_with(key, &arguments)
}

fn english(key: &str, arguments: &[(&str, &str)]) -> String {
    in_language("en-US", key, arguments)
}

/// A language with long words.
fn long_winded(key: &str, arguments: &[(&str, &str)]) -> String {
    let told = english(key, arguments);
    if arguments.is_empty() {
        told.repeat(4)
    } else {
        told
    }
}

/// Many positions from random play, each with the turn that led to it.
fn random_play() -> Vec<(Position, Side, Turn)> {
    let mut chance = 12345_u64;
    let mut below = move |n: usize| {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) as usize % n
    };
    let mut played = Vec::new();
    for _ in 0..20 {
        let mut position = position(START);
        for _ in 0..25 {
            let turns: Vec<Turn> = position.legal_turns().collect();
            if turns.is_empty() {
                break;
            }
            let turn = turns[below(turns.len())];
            let side = position.side_to_move();
            if let Ok(next) = position.play(turn) {
                position = next;
                played.push((position, side, turn));
            }
        }
    }
    assert!(played.len() > 300);
    played
}

/// CASE 37: the text tells the whole position, the side to move and the last turn: all can be read back from it.
#[test]
fn case_37_the_whole_position_can_be_read_back_from_its_description() {
    for (position, side, turn) in random_play() {
        let scene = Scene::of(&position, FOUR).with_last_turn(side, turn);
        let told = describe(&scene, &english);
        assert!(
            told.encode_utf16().count() <= DESCRIPTION_LIMIT * 3 / 4,
            "leaves room for longer languages: {told}"
        );
        if position.outcome().is_none() {
            let to_move = name(position.side_to_move());
            assert!(told.contains(&english("picture-to-move", &[("side", &to_move)])));
        }
        assert!(told.contains(&last_turn(side, turn)), "{told}");
        assert_eq!(read_back(&told), scene.board, "{told}");
    }
}

fn name(side: Side) -> String {
    english(&format!("picture-{side}").to_lowercase(), &[])
}

fn word(face: Face) -> String {
    english(&format!("picture-{face:?}").to_lowercase(), &[])
}

fn last_turn(side: Side, turn: Turn) -> String {
    let key = match turn.hop {
        Some(_) => "picture-turn-hopped",
        None if turn.is_removal() => "picture-turn-removed",
        None => "picture-turn-stopped",
    };
    let towards = format!("picture-{:?}", turn.tip.towards).to_lowercase();
    english(
        key,
        &[
            ("side", &name(side)),
            ("from", &turn.tip.from.to_string()),
            ("direction", &english(&towards, &[])),
            ("landing", &turn.tip.lands_on().unwrap().to_string()),
            ("end", &turn.end().unwrap().to_string()),
        ],
    )
}

/// Reads the blocks from an English description, knowing only how a block and a side's blocks are told.
fn read_back(told: &str) -> Board {
    let mut board = Board::EMPTY;
    for side in Side::ALL {
        let sentence = english("picture-side", &[("side", &name(side)), ("blocks", "…")]);
        let (before, after) = sentence.split_once('…').unwrap();
        let Some((_, rest)) = told.split_once(before) else {
            continue;
        };
        let (blocks, _) = rest.split_once(after).unwrap();
        for square in Square::ALL {
            let told_so = |orientation: &Orientation| {
                let faces = Direction::ALL.map(|towards| word(orientation.coming_up(towards)));
                let sentence = english(
                    "picture-block",
                    &[
                        ("square", &square.to_string()),
                        ("top", &word(orientation.top())),
                        ("north", &faces[0]),
                        ("east", &faces[1]),
                        ("south", &faces[2]),
                        ("west", &faces[3]),
                    ],
                );
                blocks.contains(&sentence)
            };
            let mut orientations = Orientation::ALL.into_iter().filter(told_so);
            if let Some(orientation) = orientations.next() {
                assert_eq!(orientations.next(), None, "{square}: {told}");
                board.set(square, Block::new(side, orientation));
            }
        }
    }
    board
}

/// CASE 37: the limit holds for every scene, in every language and in any that may come.
#[test]
fn case_37_a_description_is_never_too_long() {
    let mut all = composer();
    all.lifted = Some(square("d4"));
    all.targets = SquareSet::BOARD;
    all.last_turn = Some((Side::Gold, turn("e3n-d4")));
    let endless = |_: &str, _: &[(&str, &str)]| "endless ".repeat(1000);
    for scene in [middle(), pending(), composer(), set_up(), won(), all] {
        let mut told = vec![describe(&scene, &long_winded), describe(&scene, &endless)];
        for code in CATALOG.codes() {
            told.push(describe(&scene, &|key, arguments| {
                in_language(code, key, arguments)
            }));
        }
        for told in told {
            assert!(told.encode_utf16().count() <= DESCRIPTION_LIMIT, "{told}");
            for (square, _) in scene.board.blocks() {
                assert!(told.contains(&square.to_string()), "{square}: {told}");
            }
        }
    }
}

/// The position with the most to tell: all blocks, a last turn, and a hop that may end on 16 squares.
#[test]
fn case_37_the_longest_description_leaves_nothing_out() {
    let scene = pending().with_last_turn(Side::Blue, turn("d7w-c7"));
    assert_eq!(scene.targets.len(), 16);
    for code in CATALOG.codes() {
        let say = |key: &str, arguments: &[(&str, &str)]| in_language(code, key, arguments);
        let told = describe(&scene, &say);
        assert!(
            scene
                .targets
                .into_iter()
                .all(|square| told.contains(&square.to_string()))
        );
        if code == "en-US" {
            assert_eq!(read_back(&told), scene.board, "{told}");
        }
    }
}

#[test]
fn a_description_tells_what_is_marked() {
    let told = describe(&pending(), &english);
    assert!(
        told.contains(&english("picture-lifted", &[("square", "d4")])),
        "{told}"
    );
    let listed = english("picture-list", &[("before", "d1"), ("next", "c2")]);
    let told_targets = english("picture-targets", &[("squares", &listed)]);
    assert!(told.contains(told_targets.trim_end_matches('.')), "{told}");

    let told = describe(&set_up(), &english);
    let rolled = [Face::Cross, Face::Stop, Face::Hoops, Face::Cross].map(word);
    let listed = rolled
        .into_iter()
        .reduce(|before, next| english("picture-list", &[("before", &before), ("next", &next)]));
    let blue = [("side", &*name(Side::Blue)), ("faces", &listed.unwrap())];
    assert!(told.contains(&english("picture-rolled", &blue)), "{told}");

    let told = describe(&composer(), &english);
    assert!(
        told.contains(&english("picture-chosen", &[("square", "e5")])),
        "{told}"
    );

    let told = describe(&won(), &english);
    let gold = name(Side::Gold);
    assert!(
        told.starts_with(&english("picture-won", &[("side", &gold)])),
        "{told}"
    );
    assert!(
        told.contains(&last_turn(Side::Gold, turn("d5n*"))),
        "{told}"
    );
    let removed = [("side", &*gold), ("removed", "4"), ("all", "4")];
    assert!(
        told.contains(&english("picture-removed", &removed)),
        "{told}"
    );

    let told = describe(&middle().with_outcome(Outcome::Draw), &english);
    assert!(told.starts_with(&english("picture-drawn", &[])), "{told}");
}

/// CASE 37: a replay's text tells where the game ended, and is never too long.
#[test]
fn case_37_a_replay_in_words_ends_with_the_last_position() {
    for turns in [0, 1, 40] {
        let record = by_chance(2, turns);
        let end = Scene::of_record(&record, turns);
        let told = describe_replay(&record, &english);
        let first = english(
            "picture-replay",
            &[("turns", &record.turns().len().to_string())],
        );
        assert_eq!(told, format!("{first} {}", describe(&end, &english)));
        assert_eq!(read_back(&told), end.board);
        let endless = |_: &str, _: &[(&str, &str)]| "endless ".repeat(1000);
        let mut told = vec![
            describe_replay(&record, &long_winded),
            describe_replay(&record, &endless),
        ];
        for code in CATALOG.codes() {
            told.push(describe_replay(&record, &|key, arguments| {
                in_language(code, key, arguments)
            }));
        }
        for told in told {
            assert!(told.encode_utf16().count() <= DESCRIPTION_LIMIT, "{told}");
            assert!(
                end.board
                    .blocks()
                    .all(|(square, _)| told.contains(&square.to_string())),
                "{told}"
            );
        }
    }
}

/// CASE 37: a chart's text tells its ends and its extremes.
#[test]
fn case_37_a_chart_in_words_has_its_numbers() {
    let history = ratings(60);
    let told = describe_chart(&history, &english);
    let written = |number: f64| format!("{number:.0}");
    let all = || history.iter().map(|rated| rated.rating);
    for number in [
        written(history[0].rating),
        written(history[59].rating),
        written(history[59].deviation),
        written(all().fold(f64::MAX, f64::min)),
        written(all().fold(f64::MIN, f64::max)),
        "60".to_owned(),
        "2025-11-2".to_owned(),
    ] {
        assert!(told.contains(&number), "{number}: {told}");
    }
    let one = describe_chart(&ratings(1), &english);
    assert!(one.contains(&written(ratings(1)[0].rating)), "{one}");
    assert_eq!(
        describe_chart(&[], &english),
        english("picture-chart-none", &[])
    );
    let endless = |_: &str, _: &[(&str, &str)]| "endless ".repeat(1000);
    for count in [0, 1, 60] {
        let told = describe_chart(&ratings(count), &endless);
        assert!(told.encode_utf16().count() <= DESCRIPTION_LIMIT, "{told}");
    }
}
