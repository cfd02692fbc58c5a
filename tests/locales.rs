//! The locale files: every text that the code names exists in English, and every other language keeps to it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

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

#[test]
fn every_language_keeps_to_the_keys_and_arguments_of_english() {
    let english = english();
    for (code, keys) in locales() {
        for (key, arguments) in keys {
            let known = english
                .get(&key)
                .unwrap_or_else(|| panic!("{code}: {key} is not in English"));
            assert!(
                arguments.is_subset(known),
                "{code}: {key} uses {arguments:?}, English {known:?}"
            );
        }
    }
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
