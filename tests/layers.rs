//! What may use what: the layers of the house, kept apart by reading their imports.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each layer, and the layers that it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("rating", &[]),
    ("locale", &[]),
    ("sandbox", &[]),
    ("config", &[]),
    ("game", &["rules"]),
    ("engine", &["rules"]),
    ("render", &["rules"]),
    ("store", &["game", "rating", "rules"]),
    ("service", &["store", "engine", "rating", "game", "rules"]),
    ("discord", &["service", "render", "locale", "game", "rules"]),
];

/// Crates that belong to one layer each.
const CRATES: &[(&str, &[&str])] = &[
    ("game", &["jiff"]),
    ("store", &["sqlx"]),
    (
        "render",
        &["image", "imageproc", "ab_glyph", "png", "flate2", "dejavu"],
    ),
    ("locale", &["fluent_bundle", "unic_langid", "include_dir"]),
    ("discord", &["serenity", "secrecy"]),
    ("sandbox", &["axum"]),
    ("config", &["figment"]),
];

/// Names under which things end up that have no home.
const HOMELESS: &[&str] = &[
    "utils", "util", "helpers", "common", "prelude", "types", "misc",
];

struct Source {
    layer: String,
    path: PathBuf,
    code: String,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let inside = path.strip_prefix(&root).unwrap();
                let layer = inside
                    .components()
                    .next()
                    .unwrap()
                    .as_os_str()
                    .to_str()
                    .unwrap()
                    .trim_end_matches(".rs")
                    .to_owned();
                let text = fs::read_to_string(&path).unwrap();
                let code = text
                    .lines()
                    .map(str::trim)
                    .filter(|line| !line.starts_with("//"))
                    .collect::<Vec<_>>()
                    .join("\n");
                found.push(Source { layer, path, code });
            }
        }
    }
    assert!(found.len() > 30, "the sources were not found");
    found
}

/// The names that follow each `prefix` in the code, as far as they are words; those of a braced list too.
fn names_after<'a>(code: &'a str, prefix: &str) -> BTreeSet<&'a str> {
    let word = |text: &'a str| {
        &text[..text
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(text.len())]
    };
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        match rest.strip_prefix('{') {
            Some(list) => names.extend(
                list[..list.find('}').unwrap()]
                    .split(',')
                    .map(|name| word(name.trim())),
            ),
            None => _ = names.insert(word(rest)),
        }
    }
    names
}

#[test]
fn no_layer_uses_one_above_it() {
    let mut faults = Vec::new();
    for source in sources() {
        let Some((_, allowed)) = LAYERS.iter().find(|(layer, _)| *layer == source.layer) else {
            continue;
        };
        for name in names_after(&source.code, "crate::") {
            let is_layer = LAYERS.iter().any(|(layer, _)| *layer == name);
            if is_layer && name != source.layer && !allowed.contains(&name) {
                faults.push(format!("{} uses {name}", source.path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_folder_of_the_sources_is_a_layer() {
    let known: BTreeSet<&str> = LAYERS.iter().map(|(layer, _)| *layer).collect();
    let program = [
        "lib",
        "main",
        "database",
        "demo",
        "lock",
        "page",
        "positions",
    ];
    for source in sources() {
        assert!(
            known.contains(source.layer.as_str()) || program.contains(&source.layer.as_str()),
            "{}",
            source.path.display()
        );
    }
}

#[test]
fn each_crate_is_used_in_one_layer() {
    let mut faults = Vec::new();
    for source in sources()
        .iter()
        .filter(|source| LAYERS.iter().any(|(layer, _)| *layer == source.layer))
    {
        for (layer, crates) in CRATES.iter().filter(|(layer, _)| *layer != source.layer) {
            for name in *crates {
                let uses = [
                    format!("use {name}::"),
                    format!("use {name};"),
                    format!(" {name}::"),
                    format!("({name}::"),
                    format!("<{name}::"),
                ];
                if uses.iter().any(|used| {
                    format!("\n{}", source.code).contains(used.as_str())
                        && !source.code.contains(&format!("crate::{name}"))
                }) {
                    faults.push(format!(
                        "{} uses {name}, which belongs to {layer}",
                        source.path.display()
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_rules_stand_on_the_standard_library_alone() {
    for source in sources().iter().filter(|source| source.layer == "rules") {
        for line in source
            .code
            .lines()
            .filter(|line| line.starts_with("use ") || line.starts_with("pub use "))
        {
            let from = line.trim_start_matches("pub ").trim_start_matches("use ");
            let local = ["std::", "super::", "crate::rules", "self::"]
                .iter()
                .any(|start| from.starts_with(start));
            let submodule = source.path.ends_with("mod.rs");
            assert!(local || submodule, "{}: {line}", source.path.display());
        }
        for forbidden in [
            "SystemTime",
            "Instant::now",
            "std::fs",
            "std::net",
            "std::env",
            "async fn",
            ".await",
        ] {
            assert!(
                !source.code.contains(forbidden),
                "{} names {forbidden}",
                source.path.display()
            );
        }
    }
}

#[test]
fn pure_layers_read_no_clock() {
    for source in sources().iter().filter(|source| {
        ["game", "rating", "store", "render", "locale"].contains(&source.layer.as_str())
    }) {
        for forbidden in ["SystemTime::now", "Instant::now"] {
            assert!(
                !source.code.contains(forbidden),
                "{} names {forbidden}",
                source.path.display()
            );
        }
    }
}

#[test]
fn ratings_use_only_arithmetic_that_every_machine_does_alike() {
    for source in sources().iter().filter(|source| source.layer == "rating") {
        let code = source.code.split("#[cfg(test)]\nmod tests {").next();
        for forbidden in [
            ".exp()",
            ".exp2(",
            ".ln()",
            ".log",
            ".powf(",
            ".powi(",
            ".mul_add(",
            ".hypot(",
            ".tanh()",
            "f64::exp",
            "f64::ln",
            "HashMap",
            "HashSet",
        ] {
            assert!(
                !code.unwrap().contains(forbidden),
                "{} names {forbidden}",
                source.path.display()
            );
        }
    }
}

#[test]
fn nothing_lives_in_a_module_without_a_subject() {
    for source in sources() {
        for part in source.path.components() {
            let name = part.as_os_str().to_str().unwrap().trim_end_matches(".rs");
            assert!(!HOMELESS.contains(&name), "{}", source.path.display());
        }
    }
}

#[test]
fn every_file_opens_with_its_subject() {
    for source in sources() {
        let text = fs::read_to_string(&source.path).unwrap();
        assert!(text.starts_with("//! "), "{}", source.path.display());
    }
}
