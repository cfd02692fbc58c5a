//! The locale files: every text that the code names exists in English, and every other language keeps to it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use deblockle::locale::{Catalog, Value};

/// Endings of keys that the code puts together; the parts before the hole.
const COMPOSED: &[&str] = &["command-", "choice-", "rules-", "rules-picture-"];

fn folder(inside: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(inside)
}

/// Each key of a locale file with the arguments that its text uses.
fn keys(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line
            .split_once(" =")
            .filter(|_| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        {
            assert!(
                keys.insert(key.to_owned(), BTreeSet::new()).is_none(),
                "{key} is there twice"
            );
            current = Some(key.to_owned());
        }
        if let Some(key) = &current {
            let arguments = line.split('$').skip(1).map(|rest| {
                rest.split(|c: char| !c.is_alphanumeric() && c != '-')
                    .next()
                    .unwrap()
            });
            keys.get_mut(key)
                .unwrap()
                .extend(arguments.map(str::to_owned));
        }
    }
    keys
}

fn locales() -> Vec<(String, BTreeMap<String, BTreeSet<String>>)> {
    let files = fs::read_dir(folder("assets/locales"))
        .unwrap()
        .map(|entry| entry.unwrap().path());
    files
        .map(|path| {
            (
                path.file_stem().unwrap().to_str().unwrap().to_owned(),
                keys(&fs::read_to_string(path).unwrap()),
            )
        })
        .collect()
}

fn english() -> BTreeMap<String, BTreeSet<String>> {
    locales()
        .into_iter()
        .find(|(code, _)| code == "en-US")
        .unwrap()
        .1
}

/// All strings in the code of the layers that speak to people.
fn strings() -> BTreeSet<String> {
    let mut strings = BTreeSet::new();
    let mut folders = vec![folder("src/discord"), folder("src/render")];
    while let Some(next) = folders.pop() {
        for path in fs::read_dir(next)
            .unwrap()
            .map(|entry| entry.unwrap().path())
        {
            if path.is_dir() {
                folders.push(path);
            } else {
                strings.extend(
                    fs::read_to_string(path)
                        .unwrap()
                        .split('"')
                        .skip(1)
                        .step_by(1)
                        .map(str::to_owned),
                );
            }
        }
    }
    strings
}

/// The languages there are, and the plural forms that each has (CLDR).
const LANGUAGES: [(&str, &[&str]); 4] = [
    ("el", &["one", "other"]),
    ("en-US", &["one", "other"]),
    ("pa", &["one", "other"]),
    ("sr", &["few", "one", "other"]),
];
/// The names of commands and options, which English gives in code and the languages that Discord's client speaks give here.
const NAMES: &str = "name-";
/// Discord's limits in characters, by how a key begins.
const LIMITS: [(&str, usize); 12] = [
    ("command-", 100),
    ("choice-", 100),
    ("button-", 80),
    ("label-", 180),
    ("thread-", 240),
    ("name-", 32),
    ("picture-how", 120),
    ("picture-block", 110),
    ("settings-pick-", 150),
    ("history-menu", 150),
    ("language-menu", 150),
    ("", 1600),
];

fn text_of(code: &str) -> String {
    fs::read_to_string(folder(&format!("assets/locales/{code}.ftl"))).unwrap()
}

#[test]
fn every_language_has_the_keys_and_arguments_of_english() {
    let english = english();
    let locales = locales();
    let codes: BTreeSet<&str> = locales.iter().map(|(code, _)| code.as_str()).collect();
    assert_eq!(codes, LANGUAGES.iter().map(|(code, _)| *code).collect());
    for (code, keys) in &locales {
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !keys.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{code} lacks {missing:?}");
        for (key, arguments) in keys.iter().filter(|(key, _)| !key.starts_with(NAMES)) {
            let known = english.get(key);
            assert_eq!(Some(arguments), known, "{code}: the arguments of {key}");
        }
    }
}

#[test]
fn every_choice_by_number_has_the_plural_forms_of_its_language() {
    for (code, forms) in LANGUAGES {
        let text = text_of(code);
        let mut choices = 0;
        for (at, _) in text.match_indices("->") {
            let rest = &text[at..];
            let end = rest.find("\n    }").unwrap_or(rest.len());
            let variants = rest[..end].split('[').skip(1);
            let names = variants.map(|variant| variant.split(']').next().unwrap());
            let found: BTreeSet<&str> = names.filter(|name| name.parse::<u32>().is_err()).collect();
            assert_eq!(
                found,
                forms.iter().copied().collect(),
                "{code}: {}",
                &rest[..end]
            );
            choices += 1;
        }
        assert!(choices > 20, "{code}: {choices}");
    }
    let catalog = Catalog::load().unwrap();
    let says = |code: &str, number: u32| {
        let args = [("number", Value::from(number))];
        catalog.words(code).say_with("duration-days", &args)
    };
    let serbian = [
        (1, "1 дан"),
        (2, "2 дана"),
        (5, "5 дана"),
        (11, "11 дана"),
        (21, "21 дан"),
        (22, "22 дана"),
    ];
    for (number, said) in serbian {
        assert_eq!(says("sr", number), said);
    }
    assert_eq!(
        (says("el", 1).as_str(), says("el", 2).as_str()),
        ("1 ημέρα", "2 ημέρες")
    );
    assert_eq!(
        (says("en-US", 1).as_str(), says("en-US", 21).as_str()),
        ("1 day", "21 days")
    );
    let games = |code: &str, games: u32| {
        let args = ["place", "name", "rating"].map(|name| (name, Value::from("")));
        let args = [&args[..], &[("games", Value::from(games))]].concat();
        catalog.words(code).say_with("leaderboard-line", &args)
    };
    for (number, said) in [
        (1, "1 партија"),
        (3, "3 партије"),
        (5, "5 партија"),
        (12, "12 партија"),
        (22, "22 партије"),
    ] {
        assert!(
            games("sr", number).ends_with(said),
            "{}",
            games("sr", number)
        );
    }
}

#[test]
fn every_text_fits_with_the_longest_names_and_numbers() {
    let catalog = Catalog::load().unwrap();
    let english = english();
    // What other texts are put into is looked at where it is put together.
    let nested = [
        "label",
        "line",
        "lines",
        "games",
        "commands",
        "terms",
        "standing",
        "title",
        "said",
        "replies",
        "opponents",
        "gains",
        "blocks",
        "missing",
        "channels",
        "before",
        "next",
        "squares",
    ];
    let name = "𝕎*_`~🦊".chars().cycle().take(32).collect::<String>();
    for (code, _) in LANGUAGES {
        let text = text_of(code);
        let words = catalog.words(code);
        for (key, arguments) in &english {
            let args: Vec<(&str, Value<'_>)> = arguments
                .iter()
                .map(|argument| {
                    let chosen = text.contains(&format!("${argument} ->"));
                    let value = match argument.as_str() {
                        _ if nested.contains(&argument.as_str()) && !chosen => Value::from(""),
                        _ if chosen => Value::from(4_000_000_000_u32),
                        "game" | "turn" | "number" | "place" => Value::from("999999999"),
                        "gold" | "blue" | "opponent" | "challenger" | "player" | "name"
                        | "winner" | "loser" | "first" | "second" | "challenged" => {
                            Value::from(name.as_str())
                        }
                        _ => Value::from("0123456789"),
                    };
                    (argument.as_str(), value)
                })
                .collect();
            let said = words.say_with(key, &args);
            let (_, limit) = LIMITS
                .iter()
                .find(|(start, _)| key.starts_with(start))
                .unwrap();
            let length = said.chars().count();
            assert!(
                (1..=*limit).contains(&length),
                "{code}: {key} has {length} characters: {said}"
            );
            assert!(
                !said.contains("{$") && !said.contains('\u{2068}'),
                "{code}: {key}: {said}"
            );
        }
    }
}

#[test]
fn names_of_commands_are_such_as_discord_takes() {
    for (code, keys) in locales() {
        let words = Catalog::load().unwrap();
        for key in keys.keys().filter(|key| key.starts_with(NAMES)) {
            let name = words.words(&code).say(key);
            let fits =
                |c: char| (c.is_alphanumeric() || "_-".contains(c)) && c.to_lowercase().eq([c]);
            assert!(
                (1..=32).contains(&name.chars().count()) && name.chars().all(fits),
                "{code}: {key} = {name}"
            );
        }
    }
}

/// Literals that look like sentences and are none for people, with the file that they stand in.
const NO_WORDS: [(&str, &str); 1] = [(
    "permissions.rs",
    "what Discord itself calls its permissions",
)];

#[test]
fn no_words_for_people_stand_outside_the_locale_files() {
    let mut found = Vec::new();
    let mut folders = vec![
        folder("src/discord"),
        folder("src/render"),
        folder("src/service"),
        folder("src/game"),
    ];
    while let Some(next) = folders.pop() {
        for path in fs::read_dir(next)
            .unwrap()
            .map(|entry| entry.unwrap().path())
        {
            if path.is_dir() {
                if !path.ends_with("tests") {
                    folders.push(path);
                }
                continue;
            }
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if name == "tests.rs" || NO_WORDS.iter().any(|(file, _)| *file == name) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap();
            for line in code
                .lines()
                .map(str::trim)
                .filter(|line| !line.starts_with("//") && !line.starts_with("#["))
            {
                for literal in line.split('"').skip(1).step_by(2) {
                    let mut words = literal.split(' ');
                    let first = words.next().unwrap_or_default();
                    let begins = first.chars().next().is_some_and(char::is_uppercase);
                    let goes_on = words
                        .next()
                        .is_some_and(|word| word.chars().any(char::is_alphabetic));
                    let is_sentence = begins && goes_on
                        || literal.ends_with(['.', '!', '?']) && literal.contains(' ');
                    if is_sentence {
                        found.push(format!("{name}: {literal:?}"));
                    }
                }
            }
        }
    }
    assert!(
        found.is_empty(),
        "words for people belong into assets/locales; errors and logs begin in lower case and end without a full stop: {found:#?}"
    );
}

#[test]
fn no_text_stands_there_for_nobody() {
    let strings = strings();
    let unused: Vec<_> = english()
        .into_keys()
        .filter(|key| {
            !strings.contains(key) && !COMPOSED.iter().any(|start| key.starts_with(start))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}
