//! The tools that answer about positions: on the command line, or many at a time from standard input.

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Subcommand;
use deblockle::locale::Catalog;
use deblockle::render::{self, Scene};
use deblockle::rules::{BySide, Outcome, Played, Position, perft_bulk};

/// Exit code for a position or a turn that cannot be read or played.
const BAD_INPUT: u8 = 2;
/// In place of a position: the cases come from standard input.
const STANDARD_INPUT: &str = "-";

/// A question about a position, which is written as DPN.
#[derive(Subcommand)]
pub enum Command {
    /// Draws a position as a PNG.
    Render {
        /// The position.
        dpn: String,
        /// The file to write.
        #[arg(short, long, value_name = "FILE")]
        output: PathBuf,
    },
    /// Tells a position in words.
    Describe {
        /// The position.
        dpn: String,
    },
    /// Lists the legal turns, sorted bytewise.
    Turns {
        /// The position, or `-` to read one a line.
        dpn: String,
    },
    /// Lists where the hop may end, of a position in the middle of a turn.
    Hops {
        /// The position, or `-` to read one a line.
        dpn: String,
    },
    /// Plays turns, and prints the position after them and the result.
    Play {
        /// The position, or `-` to read lines of a position, a tab, and turns separated by spaces.
        dpn: String,
        /// The turns, such as `c3n-d5`; a pass, `--`, may be left out.
        turns: Vec<String>,
    },
    /// Counts the sequences of turns.
    Perft {
        /// The position, or `-` to read lines of a position, a tab, and a number of turns.
        dpn: String,
        /// How many turns deep.
        turns: Option<u32>,
    },
}

/// The arguments with what follows the position of `play` marked as values, since a pass is written as an end of options is: `--`.
pub fn with_passes(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.collect();
    let after_position = arguments
        .iter()
        .position(|argument| argument == "play")
        .map(|at| at + 2);
    if let Some(at) = after_position.filter(|at| *at < arguments.len()) {
        arguments.insert(at, "--".into());
    }
    arguments
}

/// Answers, and says by the exit code whether the input could be read.
pub fn run(command: Command) -> anyhow::Result<ExitCode> {
    let answer = match command {
        Command::Render { dpn, output } => match scene(&dpn) {
            Ok(scene) => {
                std::fs::write(&output, render::render(&scene))
                    .with_context(|| format!("writing {}", output.display()))?;
                return Ok(ExitCode::SUCCESS);
            }
            Err(error) => Err(error),
        },
        Command::Describe { dpn } => describe(&dpn)?,
        Command::Turns { dpn } if dpn == STANDARD_INPUT => {
            return each_line(|line| Ok(turns(line)?.join(" ")));
        }
        Command::Turns { dpn } => turns(&dpn).map(|turns| turns.join("\n")),
        Command::Hops { dpn } if dpn == STANDARD_INPUT => {
            return each_line(|line| Ok(hops(line)?.join(" ")));
        }
        Command::Hops { dpn } => hops(&dpn).map(|hops| hops.join("\n")),
        Command::Play { dpn, .. } if dpn == STANDARD_INPUT => {
            return each_line(|line| played_line(line, "\t"));
        }
        Command::Play { dpn, turns } => play(&dpn, turns.iter().map(String::as_str), "\n"),
        Command::Perft { dpn, .. } if dpn == STANDARD_INPUT => return each_line(perft_line),
        Command::Perft { turns: None, .. } => {
            Err("perft needs a number of turns after the position".to_owned())
        }
        Command::Perft {
            dpn,
            turns: Some(turns),
        } => perft(&dpn, turns),
    };
    match answer {
        Ok(text) => {
            let text = if text.is_empty() { text } else { text + "\n" };
            finished(io::stdout().write_all(text.as_bytes()))
        }
        Err(error) => {
            eprintln!("error: {error}");
            Ok(ExitCode::from(BAD_INPUT))
        }
    }
}

/// Answers each line of standard input by one line, an error by `error: ...`.
fn each_line(answer: impl Fn(&str) -> Result<String, String>) -> anyhow::Result<ExitCode> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().split(b'\n') {
        let line = line.context("reading standard input")?;
        let line = String::from_utf8_lossy(&line);
        let answer = answer(line.strip_suffix('\r').unwrap_or(&line))
            .unwrap_or_else(|error| format!("error: {error}"));
        if let Err(error) = writeln!(out, "{answer}") {
            return finished(Err(error));
        }
    }
    finished(out.flush())
}

/// A reader that wants no more is no failure.
fn finished(written: io::Result<()>) -> anyhow::Result<ExitCode> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(error).context("writing the answer")
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}

fn position(dpn: &str) -> Result<Position, String> {
    dpn.parse()
        .map_err(|error: deblockle::rules::DpnError| error.to_string())
}

fn turns(dpn: &str) -> Result<Vec<String>, String> {
    let mut turns: Vec<String> = position(dpn)?
        .legal_turns()
        .map(|turn| turn.to_string())
        .collect();
    turns.sort();
    Ok(turns)
}

fn hops(dpn: &str) -> Result<Vec<String>, String> {
    let position = position(dpn)?;
    if position.pending().is_none() {
        return Err(
            "pending: no block has been tipped in this position, so there is none to hop"
                .to_owned(),
        );
    }
    let mut hops: Vec<String> = position
        .pending_hops()
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    hops.sort();
    Ok(hops)
}

fn play<'a>(
    dpn: &str,
    turns: impl IntoIterator<Item = &'a str>,
    separator: &str,
) -> Result<String, String> {
    let position = position(dpn)?;
    let turns: Result<Vec<Played>, _> = turns.into_iter().map(str::parse).collect();
    let after = position
        .play_all(turns.map_err(|error| error.to_string())?)
        .map_err(|error| error.to_string())?;
    let result = match after.outcome() {
        Some(Outcome::Win(deblockle::rules::Side::Gold)) => "1-0",
        Some(Outcome::Win(deblockle::rules::Side::Blue)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "-",
    };
    Ok(format!("{after}{separator}{result}"))
}

fn played_line(line: &str, separator: &str) -> Result<String, String> {
    let (dpn, turns) = line.split_once('\t').unwrap_or((line, ""));
    play(
        dpn,
        turns.split(' ').filter(|turn| !turn.is_empty()),
        separator,
    )
}

fn perft(dpn: &str, turns: u32) -> Result<String, String> {
    Ok(perft_bulk(&position(dpn)?, turns).to_string())
}

fn perft_line(line: &str) -> Result<String, String> {
    let (dpn, turns) = line
        .split_once('\t')
        .ok_or("a case is a position, a tab, and a number of turns")?;
    perft(
        dpn,
        turns
            .parse()
            .map_err(|_| format!("{turns:?} is not a number of turns"))?,
    )
}

fn scene(dpn: &str) -> Result<Scene, String> {
    let position = position(dpn)?;
    // A position does not tell how many blocks there were, so it is drawn as if none had been removed.
    Ok(Scene::of(
        &position,
        BySide::from_fn(|side| position.board().count(side)),
    ))
}

fn describe(dpn: &str) -> anyhow::Result<Result<String, String>> {
    let catalog = Catalog::load()?;
    let words = catalog.words("en-US");
    let say = |key: &str, args: &[(&str, &str)]| {
        let args: Vec<_> = args
            .iter()
            .map(|(name, value)| (*name, (*value).into()))
            .collect();
        words.say_with(key, &args)
    };
    Ok(scene(dpn).map(|scene| render::describe(&scene, &say)))
}
