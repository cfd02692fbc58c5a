//! The program's tools, from the command line and from standard input, over the vectors.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_deblockle"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading, so that neither side waits for the other with a full pipe.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

fn lines(arguments: &[&str], input: &str) -> Vec<String> {
    let output = run(arguments, input);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_terminator('\n').map(str::to_owned).collect()
}

fn vectors(file: &str) -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let text = std::fs::read_to_string(folder.join(file)).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn words(value: &Value) -> String {
    let words: Vec<&str> = value
        .as_array()
        .unwrap()
        .iter()
        .map(|word| word.as_str().unwrap())
        .collect();
    words.join(" ")
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap()
}

#[test]
fn turns_and_hops_of_many_positions() {
    for (tool, file) in [("turns", "turns.jsonl"), ("hops", "hops.jsonl")] {
        let cases = vectors(file);
        let input: String = cases
            .iter()
            .map(|case| format!("{}\n", text(case, "dpn")))
            .collect();
        let answers = lines(&[tool, "-"], &input);
        assert_eq!(answers.len(), cases.len());
        for (case, answer) in cases.iter().zip(answers) {
            assert_eq!(
                answer,
                words(&case[tool]),
                "{tool} of {}",
                text(case, "dpn")
            );
        }
    }
}

#[test]
fn games_are_played_with_their_passes_written_or_left_out() {
    let cases = vectors("games.jsonl");
    let played = |case: &Value, passes: bool| {
        let turns = words(&case["turns"]);
        let turns: Vec<&str> = turns
            .split(' ')
            .filter(|turn| passes || *turn != "--")
            .collect();
        format!("{}\t{}\n", text(case, "start"), turns.join(" "))
    };
    for passes in [true, false] {
        let input: String = cases.iter().map(|case| played(case, passes)).collect();
        for (case, answer) in cases.iter().zip(lines(&["play", "-"], &input)) {
            let result = text(case, "result").replace('*', "-");
            assert_eq!(answer, format!("{}\t{result}", text(case, "end")));
        }
    }
}

#[test]
fn perft_of_many_positions() {
    let cases = vectors("perft.jsonl");
    let counts = |case: &Value| case["perft"].as_array().unwrap().clone();
    let input: String = cases
        .iter()
        .flat_map(|case| (1..=2).map(move |depth| format!("{}\t{depth}\n", text(case, "dpn"))))
        .collect();
    let expected = cases
        .iter()
        .flat_map(|case| counts(case).into_iter().take(2));
    for (answer, count) in lines(&["perft", "-"], &input).iter().zip(expected) {
        assert_eq!(*answer, count.to_string());
    }
}

#[test]
fn a_bad_line_is_answered_and_the_rest_goes_on() {
    let cases = vectors("bad_dpn.jsonl");
    let good = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";
    let input: String = cases
        .iter()
        .map(|case| format!("{}\n{good}\n", text(case, "dpn")))
        .collect();
    let answers = lines(&["turns", "-"], &input);
    assert_eq!(answers.len(), 2 * cases.len());
    for (case, pair) in cases.iter().zip(answers.chunks(2)) {
        assert!(
            pair[0].starts_with("error: ") && pair[0].contains(text(case, "field")),
            "{case}: {}",
            pair[0]
        );
        assert!(pair[1].starts_with("c1"), "{}", pair[1]);
    }
    for (tool, line) in [
        ("play", "7/7/7/7/7/7/7 g - - 1\tc3n"),
        ("play", &*format!("{good}\tc3n-z9")),
        ("perft", good),
        ("hops", good),
    ] {
        let answers = lines(&[tool, "-"], &format!("{line}\n"));
        assert!(
            answers.len() == 1 && answers[0].starts_with("error: "),
            "{tool}: {answers:?}"
        );
    }
}

#[test]
fn a_single_position_is_answered_a_line_each() {
    let dpn = "7/7/3CP3/2pl4/7/7/7 g - - 40";
    assert!(lines(&["turns", dpn], "").contains(&"d5n*".to_owned()));
    assert_eq!(
        lines(&["play", dpn, "d5n*"], ""),
        ["7/7/7/2pl4/7/7/7 b - - 41", "1-0"]
    );
    let shut = "2hx4/2CL4/3CS3/7/7/7/7 g - - 15";
    for turns in [&["d5w-b7", "--"][..], &["d5w-b7"]] {
        let answer = lines(&[&["play", shut], turns].concat(), "");
        assert_eq!(
            answer,
            ["1HShx4/2CL4/7/7/7/7/7 g - - 17", "-"],
            "the pass is written or left out"
        );
    }
    assert_eq!(
        lines(&["perft", dpn, "1"], ""),
        [lines(&["turns", dpn], "").len().to_string()]
    );
    assert_eq!(lines(&["turns", "7/7/7/2pl4/7/7/7 b - - 41"], ""), [""; 0]);
    let described = lines(&["describe", dpn], "").join("\n");
    assert!(described.contains("d5 cross"), "{described}");
}

#[test]
fn a_bad_position_or_turn_is_exit_code_2_with_the_error_on_stderr() {
    for arguments in [
        &["turns", "nonsense"][..],
        &["hops", "7/7/3CP3/2pl4/7/7/7 g - - 40"],
        &["play", "7/7/3CP3/2pl4/7/7/7 g - - 40", "a1n"],
        &["play", "7/7/3CP3/2pl4/7/7/7 g - - 40", "--"],
        &["perft", "x", "1"],
        &["perft", "7/7/3CP3/2pl4/7/7/7 g - - 40"],
        &["describe", ""],
        &["render", "7 g", "-o", "/nowhere/board.png"],
    ] {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        assert!(
            output.stdout.is_empty() && output.stderr.starts_with(b"error: "),
            "{output:?}"
        );
    }
}

#[test]
fn a_position_is_drawn_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.png");
    let dpn = "2cs1hp2/7/7/7/7/7/2CLHX3 g d1 - 1";
    assert!(
        run(&["render", dpn, "-o", file.to_str().unwrap()], "")
            .status
            .success()
    );
    assert!(std::fs::read(file).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn without_a_token_the_bot_says_where_to_find_one() {
    let output = Command::new(env!("CARGO_BIN_EXE_deblockle"))
        .arg("run")
        .env_remove("DISCORD_TOKEN")
        .output()
        .unwrap();
    assert!(!output.status.success());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("DISCORD_TOKEN"), "{error}");
}
