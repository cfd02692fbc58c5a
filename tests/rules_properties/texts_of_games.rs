//! The readers of texts that are not the rules': what people type, what settings say, what an export holds. Against random texts, near
//! misses and huge ones.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::fs;
use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, Instant};

use deblockle::config::Config;
use deblockle::game::{
    First, Game, GameId, Offer, Pace, Place, Plan, SettingUp, Spot, Terms, TimeOfDay, TimeOut,
    Timestamp, UserId, Venue, Zone,
};
use deblockle::rules::{
    BySide, Placing, Played, Position, Record, Roll, Ruleset, Square, StartingSquares, Turn,
};
use deblockle::service;
use deblockle::store::{Effects, Export, ReadOnly, ServerChange, Store, Way};

use crate::chance::Chance;
use crate::texts::{TEXTS, models, near_miss, random_text};

/// Long enough for a text of a million characters, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
/// Imports take longer than reading.
const IMPORTS: usize = 300;

/// The types that are read from text by tests of other files: those of the rules, and the ids of buttons, beside their code.
const READ_ELSEWHERE: &[&str] = &[
    "Block",
    "CustomId",
    "Direction",
    "Draft",
    "GameResult",
    "Orientation",
    "Placing",
    "Played",
    "Position",
    "Record",
    "Roll",
    "Ruleset",
    "Search",
    "Shown",
    "Step",
    "Side",
    "Square",
    "StartingSquares",
    "Tip",
    "Turn",
];
/// Those that are read from text here.
const READ_HERE: &[&str] = &[
    "Export",
    "First",
    "GameId",
    "Offer",
    "Pace",
    "Place",
    "Plan",
    "SettingUp",
    "Spot",
    "TimeOfDay",
    "TimeOut",
    "UserId",
    "Zone",
];

/// Gives a reader many texts. What it reads is read again from what is written of it.
fn throw<T>(
    seed: u64,
    count: usize,
    models: &[String],
    read: impl Fn(&str) -> Result<T, String>,
    written: impl Fn(&T) -> String,
) where
    T: PartialEq + Debug,
{
    for model in models {
        assert_eq!(written(&read(model).unwrap()), *model);
    }
    let mut chance = Chance::new(seed);
    let (mut fine, mut refused) = (0, 0);
    for index in 0..count {
        let text = match index % 4 {
            0 => random_text(&mut chance),
            _ => near_miss(&mut chance, models),
        };
        match read(&text) {
            Ok(value) => {
                fine += 1;
                assert_eq!(read(&written(&value)), Ok(value), "{text:?}");
            }
            Err(sentence) => {
                refused += 1;
                assert!(sentence.len() > 10, "{text:?}: {sentence}");
                assert!(!sentence.contains('\n'), "{text:?}: {sentence}");
            }
        }
    }
    assert!(fine > 0, "nothing was read");
    assert!(refused > count / 4, "only {refused} texts were refused");
}

fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> Vec<String> {
    all.iter().map(|&value| name(value).to_owned()).collect()
}

#[test]
fn numbers_of_games_and_people() {
    let games = models(&["1", "17", "9223372036854775807", "-1", "0"]);
    throw(101, TEXTS, &games, read::<GameId>, ToString::to_string);
    let people = models(&["1", "1180000000000000000", "18446744073709551615"]);
    throw(102, TEXTS, &people, read::<UserId>, ToString::to_string);
}

#[test]
fn plans_and_the_places_in_them() {
    let start: Position = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1"
        .parse()
        .unwrap();
    let turns = start.legal_turns().take(4);
    let plans: Vec<String> = turns
        .map(|turn| {
            let after = start.play(turn).unwrap();
            let answer = after.legal_turns().next().unwrap();
            format!("{start}: {turn} {answer}")
        })
        .collect();
    throw(114, TEXTS / 10, &plans, read::<Plan>, ToString::to_string);
    let spots = models(&["811c9dc5", "00000000", "ffffffff"]);
    throw(115, TEXTS, &spots, read::<Spot>, ToString::to_string);
}

#[test]
fn paces_and_what_is_chosen_by_name() {
    let paces = models(&["3d", "12h", "36h", "90m", "3d-12h-7d", "none"]);
    throw(103, TEXTS, &paces, read::<Pace>, ToString::to_string);
    let name = |value: &TimeOut| value.name().to_owned();
    throw(104, TEXTS, &named(&TimeOut::ALL, TimeOut::name), read, name);
    let name = |value: &First| value.name().to_owned();
    throw(105, TEXTS, &named(&First::ALL, First::name), read, name);
    let name = |value: &SettingUp| value.name().to_owned();
    throw(
        106,
        TEXTS,
        &named(&SettingUp::ALL, SettingUp::name),
        read,
        name,
    );
    let name = |value: &Offer| value.name().to_owned();
    throw(112, TEXTS, &named(&Offer::ALL, Offer::name), read, name);
    let name = |value: &Place| value.name().to_owned();
    throw(113, TEXTS, &named(&Place::ALL, Place::name), read, name);
    let name = |value: &Way| value.name().to_owned();
    let way = |text: &str| Way::named(text).ok_or_else(|| "there is none".to_owned());
    throw(107, TEXTS, &named(&Way::ALL, Way::name), way, name);
}

#[test]
fn zones_and_times_of_day() {
    let times = models(&["22:30", "00:00", "07:05"]);
    throw(108, TEXTS, &times, read::<TimeOfDay>, ToString::to_string);
    let zones = models(&[
        "Europe/Berlin",
        "UTC",
        "America/Argentina/Buenos_Aires",
        "Etc/GMT+3",
    ]);
    throw(109, TEXTS, &zones, read::<Zone>, ToString::to_string);
}

#[test]
fn settings() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.toml");
    let models = models(&[
        "[database]\npath = \"games.sqlite\"\ncreate = false\n",
        "[discord]\napi = \"http://127.0.0.1:8080/\"\n[log]\nformat = \"json\"\nfilter = \"info\"\n",
    ]);
    let mut chance = Chance::new(110);
    let mut fine = 0;
    for index in 0..TEXTS / 20 {
        let text = match index % 8 {
            0 => random_text(&mut chance),
            _ => near_miss(&mut chance, &models),
        };
        fs::write(&file, &text).unwrap();
        match Config::load(Some(&file)) {
            Ok(_) => fine += 1,
            Err(error) => assert!(error.to_string().contains("configuration"), "{text:?}"),
        }
    }
    assert!(fine > 0);
}

/// A database with a game of server 5 in it, and all of that as text.
async fn exported(path: &Path) -> String {
    let store = Store::open(path).await.unwrap();
    let terms = Terms {
        ruleset: Ruleset::STANDARD,
        squares: StartingSquares::standard(BySide::new(2, 3)).unwrap(),
        first: First::Challenger,
        set_up: SettingUp::Place,
        pace: Pace::default(),
        time_out: TimeOut::default(),
        place: Place::default(),
    };
    let now = Timestamp(1_790_000_000_000);
    let venue = Venue {
        server: 5,
        channel: 6,
    };
    let effects = Effects {
        news: None,
        ping_at: now,
        by: None,
        planned: None,
        interaction: Some(7),
        now,
    };
    let challenge = Game::challenge(UserId(1), UserId(2), venue, terms, now);
    store.create(&challenge.unwrap().0, effects).await.unwrap();
    store.met(&[(UserId(1), "ada é \"❤\"")]).await.unwrap();
    let default = ServerChange::DefaultChannel(Some(6));
    store.change_server(5, &[default]).await.unwrap();
    store.close().await;
    let database = ReadOnly::open(path).await.unwrap();
    let export = database.export(5).await.unwrap();
    database.close().await;
    export.to_string()
}

#[tokio::test]
async fn exports() {
    let folder = tempfile::tempdir().unwrap();
    let text = exported(&folder.path().join("games.db")).await;
    let models = [text];
    throw(111, TEXTS, &models, read::<Export>, ToString::to_string);

    // What can be read is imported whole, and then it is sound; or not at all.
    let mut chance = Chance::new(112);
    let (mut whole, mut number) = (0, 0);
    let mut store = Store::open(&folder.path().join("0.db")).await.unwrap();
    for _ in 0..IMPORTS {
        let export = loop {
            if let Ok(export) = near_miss(&mut chance, &models).parse::<Export>() {
                break export;
            }
        };
        let now = Timestamp(1_790_000_000_000);
        match service::import(&store, &export, now).await {
            Ok(_) => {
                whole += 1;
                assert_eq!(store.check().await.unwrap().faults, []);
                store.close().await;
                number += 1;
                let next = folder.path().join(format!("{number}.db"));
                store = Store::open(&next).await.unwrap();
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                let counts = store.counts().await.unwrap();
                assert_eq!(counts.running + counts.finished, 0, "{error}");
            }
        }
    }
    assert!(whole > 0 && whole < IMPORTS, "{whole} of {IMPORTS}");
}

#[test]
fn texts_of_a_million_characters() {
    let pieces = [
        "9", "a1 ", "c3n-d5 ", "7/", "c1CL ", "-", "[", "{\"a\":", "\"", "\u{301}", "d", "\0",
        "1. c3n ", "/ ",
    ];
    for piece in pieces {
        let text = piece.repeat(1_000_000 / piece.len());
        let begun = Instant::now();
        let results = [
            text.parse::<Square>().is_ok(),
            text.parse::<Turn>().is_ok(),
            text.parse::<Played>().is_ok(),
            text.parse::<Roll>().is_ok(),
            text.parse::<Placing>().is_ok(),
            text.parse::<StartingSquares>().is_ok(),
            text.parse::<Position>().is_ok(),
            text.parse::<Record>().is_ok(),
            text.parse::<GameId>().is_ok(),
            text.parse::<UserId>().is_ok(),
            text.parse::<Pace>().is_ok(),
            text.parse::<TimeOfDay>().is_ok(),
            text.parse::<Zone>().is_ok(),
            text.parse::<Export>().is_ok(),
        ];
        assert!(!results.contains(&true), "{piece:?}: {results:?}");
        assert!(begun.elapsed() < PATIENCE, "{piece:?}");
    }
}

#[test]
fn no_reader_is_left_out() {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for (at, _) in text.match_indices("impl FromStr for ") {
                let rest = &text[at + "impl FromStr for ".len()..];
                let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap();
                found.insert(rest[..end].to_owned());
            }
        }
    }
    // The sandbox's ids, all made by one macro.
    found.remove("");
    let known: BTreeSet<String> = READ_ELSEWHERE
        .iter()
        .chain(READ_HERE)
        .map(|&name| name.to_owned())
        .collect();
    assert_eq!(
        found, known,
        "each type that is read from text is to be thrown texts at"
    );
}
