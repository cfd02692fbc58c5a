//! Tests of game records, both ways.

use super::*;
use crate::rules::position::Position;

const GAME: &str = r#"[Event "Try-out"]
[Gold "Ann"]
[Blue "Ben \"the block\" \\ B."]
[Result "1-0"]
[Start "3ph3/7/7/7/7/7/3PC3 g - - 1"]
[Termination "normal"]

1. d1e-e7 2. d7w-b6 3. e7w 4. b6s-c5 5. d7w-e6 6. c5n-d5 7. e6w* 1-0
"#;

/// A game in which Blue passes once.
const PASSED: &str = r#"[Result "*"]
[Start "2hx4/2CL4/3CS3/7/7/7/7 g - - 15"]

15. d5w-b7 16. -- *
"#;

fn refused(dgn: &str) -> String {
    dgn.parse::<Record>().unwrap_err().to_string()
}

#[test]
fn a_game_is_read_as_it_is_written() {
    for text in [GAME, PASSED] {
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
    }
    let record: Record = GAME.parse().unwrap();
    assert_eq!(record.tag("Blue"), Some(r#"Ben "the block" \ B."#));
    assert_eq!(record.tag("Site"), None);
    assert_eq!(record.result(), GameResult::Won(Side::Gold));
    assert_eq!(record.turns().len(), 7);
    let positions = record.positions();
    assert_eq!(positions.len(), 8);
    assert_eq!(positions[7].to_string(), "7/7/3xh3/7/7/7/7 b - - 8");
}

#[test]
fn lines_may_end_otherwise_and_passes_be_left_out() {
    let record: Record = GAME.parse().unwrap();
    assert_eq!(GAME.replace('\n', "\r\n").parse(), Ok(record.clone()));
    assert_eq!(GAME.replace(" 4.", "\n4.").parse(), Ok(record));

    let passed: Record = PASSED.parse().unwrap();
    let next = passed.positions()[1].legal_turns().next().unwrap();
    let turns = [passed.turns()[0], next];
    let record = Record::new(*passed.start(), turns, GameResult::Unfinished).unwrap();
    let text = record.to_string();
    assert!(
        text.contains(&format!("15. d5w-b7 16. -- 17. {next} ")),
        "{text}"
    );
    assert_eq!(text.parse(), Ok(record.clone()));
    assert_eq!(text.replace("16. -- ", "").parse(), Ok(record));
}

#[test]
fn a_long_game_is_written_in_lines() {
    let start: Position = "7/7/5cl1/7/1CL5/7/7 g - - 1".parse().unwrap();
    let there_and_back = ["b3n-b3", "f5n-f5", "b3s-b3", "f5s-f5"].map(|turn| turn.parse().unwrap());
    let turns = there_and_back.into_iter().cycle().take(40);
    let record = Record::new(start, turns, GameResult::Unfinished).unwrap();
    let text = record.to_string();
    assert!(text.lines().all(|line| line.len() <= LINE), "{text}");
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn an_error_says_which_part_is_wrong_and_why() {
    let start = "[Start \"3ph3/7/7/7/7/7/3PC3 g - - 1\"]";
    for (dgn, error) in [
        ("".to_owned(), "tag Start: is missing"),
        ("\n1-0".to_owned(), "tag Start: is missing"),
        (
            "[Start \"7 g - - 1\"]\n\n*".to_owned(),
            "tag Start: placement: expected seven ranks with / between them, found \"7\"",
        ),
        (
            format!("{start}\n{start}\n\n*"),
            "tag Start: is there twice",
        ),
        (format!("{start}\n"), "result: is missing"),
        (format!("{start}\n\n1. d1e-e7"), "result: is missing"),
        (
            format!("{start}\n\n1. d1-e7 *"),
            "turn 1: expected a turn such as c3n-d5",
        ),
        (
            format!("{start}\n\n1. d1e-e7 2-0"),
            "result: expected a result: 1-0, 0-1, 1/2-1/2 or *, found \"2-0\"",
        ),
        (
            format!("{start}\n\nd1e-e7 *"),
            "turns: expected a turn's number with a dot, such as 1., found \"d1e-e7\"",
        ),
        (
            format!("{start}\n\n2. d1e-e7 *"),
            "turn 2: the number is not the turn's, or no pass was due",
        ),
        (
            format!("{start}\n\n1. d1e-e7 2. -- *"),
            "turn 2: the number is not the turn's, or no pass was due",
        ),
        (
            format!("{start}\n\n1. d1e-d2 *"),
            "turn 1: d1e-d2 is not legal: the hop cannot end on d2",
        ),
        (
            format!("{start}\n[Result \"1-0\"]\n\n*"),
            "tag Result: differs from * behind the turns",
        ),
        (
            GAME.replace("1-0", "0-1"),
            "result: the game ended on the board with 1-0",
        ),
        (
            GAME.replace("\"normal\"", "\"a\tb\""),
            "tag Termination: expected a tag's value without control characters",
        ),
        (
            GAME.replace("Termination", "Termi-nation"),
            "tag Termi-nation: expected a tag of letters",
        ),
        (
            GAME.replace("\\\"the", "\"the"),
            "tags: expected tags such as [Gold \"Ann\"]",
        ),
    ] {
        let sentence = refused(&dgn);
        assert!(sentence.starts_with(error), "{dgn}\n{sentence}");
    }
    assert!(
        refused("[Start \"2cs1hp2/7/7/7/7/7/2CLHX3 g d1 - 1\"]\n\n*")
            .starts_with("tag Start: the start is in")
    );
}

#[test]
fn what_cannot_be_told_is_not_recorded() {
    let start: Position = "3ph3/7/7/7/7/7/3PC3 g - - 1".parse().unwrap();
    let mut record = Record::new(start, [], GameResult::Drawn).unwrap();
    for name in ["Result", "Start", "", "two words", "Größe", "a]"] {
        assert_eq!(
            record.set_tag(name, "x"),
            Err(RecordError::TagName),
            "{name}"
        );
    }
    assert_eq!(record.set_tag("Gold", "a\nb"), Err(RecordError::TagValue));
    record.set_tag("Round", "1").unwrap();
    record.set_tag("Gold", "a").unwrap();
    record.set_tag("Gold", "b").unwrap();
    assert!(record.tags().eq([("Gold", "b"), ("Round", "1")]));
}
