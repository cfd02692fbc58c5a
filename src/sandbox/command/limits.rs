//! What Discord demands of commands.

use std::collections::HashSet;

use serde_json::Value;

use super::Registration;
use crate::sandbox::{
    check::{Check, field},
    error::{ApiError, At},
    wrong,
};

/// The languages of Discord's client.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Checks the names of several commands that are to live together.
pub(crate) fn check_together(check: &mut Check, commands: &[(usize, &Registration)]) {
    let mut seen = HashSet::new();
    for (index, command) in commands {
        if !seen.insert((command.kind, command.name.as_str())) {
            check.wrong(At::Top.index(*index), wrong::DUPLICATE_COMMAND);
        }
    }
    for (kind, limit) in [(1, 100), (2, 15), (3, 15)] {
        if commands
            .iter()
            .filter(|(_, command)| command.kind == kind)
            .count()
            > limit
        {
            let message = format!("Maximum number of application commands reached ({limit})");
            check.add(At::Top, "APPLICATION_COMMANDS_MAX_REACHED", message);
        }
    }
}

/// The refusal when one more command would be too many.
pub(crate) fn too_many(kind: u8) -> ApiError {
    let limit = if kind == 1 { 100 } else { 15 };
    let message = format!("Maximum number of application commands reached ({limit})");
    ApiError::new(400, 30032, message)
}

pub(super) fn check_command(check: &mut Check, at: At<'_>, body: &Value) {
    let kind = check.one_of(at, body, "type", &[1, 2, 3]).unwrap_or(1);
    check.required(at, body, "name");
    if kind == 1 {
        check_name(check, at, body);
        check_description(check, at, body);
        check_options(check, at, body, 0);
        if total_length(body) > 8_000 {
            check.wrong(at, wrong::COMMAND_TOO_LARGE);
        }
    } else {
        check.text(at, body, "name", 1..=32);
        if field(body, "description")
            .and_then(Value::as_str)
            .is_some_and(|text| !text.is_empty())
        {
            check.wrong(at.key("description"), wrong::MENU_DESCRIPTION);
        }
    }
    for (key, choices) in [
        ("contexts", &[0, 1, 2][..]),
        ("integration_types", &[0, 1][..]),
    ] {
        for (index, value) in check.list(at, body, key, 1..=3).iter().enumerate() {
            if !value
                .as_i64()
                .is_some_and(|number| choices.contains(&number))
            {
                check.add(
                    at.key(key).index(index),
                    "BASE_TYPE_CHOICES",
                    format!("Value must be one of {choices:?}."),
                );
            }
        }
    }
}

fn check_name(check: &mut Check, at: At<'_>, body: &Value) {
    let mut one = |check: &mut Check, at: At<'_>, name: &str| {
        check.length(at, name.chars().count(), 1..=32);
        let allowed = |c: char| {
            c == '-' || c == '_' || c == '\'' || c.is_alphabetic() || c.is_numeric() || is_mark(c)
        };
        // Letters without case are fine, upper case is not.
        if !name.chars().all(allowed) || name.chars().any(|c| c.is_uppercase()) {
            check.wrong(at, wrong::COMMAND_NAME);
        }
    };
    if let Some(name) = check.text(at, body, "name", 0..=usize::MAX) {
        one(check, at.key("name"), name);
    }
    check_translations(check, at, body, "name_localizations", &mut one);
}

/// Vowel signs of Indic scripts, which Discord counts as part of a word.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{900}'..='\u{e7f}' | '\u{300}'..='\u{36f}')
}

fn check_description(check: &mut Check, at: At<'_>, body: &Value) {
    check.required(at, body, "description");
    check.text(at, body, "description", 1..=100);
    let mut one =
        |check: &mut Check, at: At<'_>, text: &str| check.length(at, text.chars().count(), 1..=100);
    check_translations(check, at, body, "description_localizations", &mut one);
}

fn check_translations(
    check: &mut Check,
    at: At<'_>,
    body: &Value,
    key: &str,
    one: &mut dyn FnMut(&mut Check, At<'_>, &str),
) {
    let Some(translations) = field(body, key) else {
        return;
    };
    let at = at.key(key);
    if !check.object(at, translations) {
        return;
    }
    for (locale, text) in translations.as_object().into_iter().flatten() {
        if !LOCALES.contains(&locale.as_str()) {
            let message = format!("Value {locale:?} is not a valid locale.");
            check.add(at.key(locale), "ENUM_TYPE_COERCE", message);
        }
        match text.as_str() {
            Some(text) => one(check, at.key(locale), text),
            None if text.is_null() => {}
            None => check.add(
                at.key(locale),
                "STRING_TYPE_CONVERT",
                format!("Could not interpret \"{text}\" as string."),
            ),
        }
    }
}

/// `depth` 0 is the command, 1 a group or a subcommand of it, 2 a subcommand in a group.
fn check_options(check: &mut Check, at: At<'_>, body: &Value, depth: usize) {
    let options = check.list(at, body, "options", 0..=25);
    let at = at.key("options");
    let mut names = HashSet::new();
    let mut optional_before = false;
    let mut plain = 0;
    for (index, option) in options.iter().enumerate() {
        let at = at.index(index);
        if !check.object(at, option) {
            continue;
        }
        for key in ["type", "name"] {
            check.required(at, option, key);
        }
        check_name(check, at, option);
        check_description(check, at, option);
        if let Some(name) = option["name"].as_str()
            && !names.insert(name)
        {
            check.wrong(at, wrong::DUPLICATE_OPTION);
        }
        let kind = check
            .one_of(at, option, "type", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
            .unwrap_or(3);
        match kind {
            1 | 2 if (kind == 1 && depth > 1) || (kind == 2 && depth > 0) => {
                check.wrong(at, wrong::NESTED_TOO_DEEP);
            }
            1 | 2 => {
                if kind == 2
                    && option["options"]
                        .as_array()
                        .into_iter()
                        .flatten()
                        .any(|inner| inner["type"] != 1)
                {
                    check.wrong(at, wrong::NOT_A_SUBCOMMAND);
                }
                // A subcommand holds only plain options, so it counts as the deepest level.
                check_options(check, at, option, if kind == 1 { 2 } else { 1 });
            }
            _ => {
                plain += 1;
                let required = check.boolean(at, option, "required") == Some(true);
                if required && optional_before {
                    check.wrong(at, wrong::REQUIRED_FIRST);
                }
                optional_before |= !required;
                check_plain_option(check, at, option, kind);
            }
        }
    }
    if plain > 0 && plain < options.len() {
        check.wrong(at, wrong::MIXED_OPTIONS);
    }
}

fn check_plain_option(check: &mut Check, at: At<'_>, option: &Value, kind: i64) {
    let choices = check.list(at, option, "choices", 0..=25);
    let autocomplete = check.boolean(at, option, "autocomplete") == Some(true);
    if autocomplete && !choices.is_empty() {
        check.wrong(at.key("autocomplete"), wrong::CHOICES_AND_AUTOCOMPLETE);
    }
    if (autocomplete || !choices.is_empty()) && !matches!(kind, 3 | 4 | 10) {
        check.wrong(at, wrong::NO_CHOICES_HERE);
    }
    check_choices(check, at, "choices", choices, kind);
    check.integer(at, option, "min_length", 0..=6_000);
    check.integer(at, option, "max_length", 1..=6_000);
}

/// Checks choices, of an option or of an autocomplete answer.
pub(crate) fn check_choices(
    check: &mut Check,
    at: At<'_>,
    key: &str,
    choices: &[Value],
    kind: i64,
) {
    let at = at.key(key);
    let mut names = HashSet::new();
    for (index, choice) in choices.iter().enumerate() {
        let at = at.index(index);
        if !check.object(at, choice) {
            continue;
        }
        check.required(at, choice, "name");
        if let Some(name) = check.text(at, choice, "name", 1..=100)
            && key == "choices"
            && kind != 0
            && !names.insert(name)
        {
            check.wrong(at, wrong::DUPLICATE_CHOICE);
        }
        let mut length = |check: &mut Check, at: At<'_>, text: &str| {
            check.length(at, text.chars().count(), 1..=100)
        };
        check_translations(check, at, choice, "name_localizations", &mut length);
        let Some(value) = check.required(at, choice, "value") else {
            continue;
        };
        let fits = match kind {
            3 => value
                .as_str()
                .is_some_and(|text| text.chars().count() <= 100),
            4 => value.is_i64(),
            10 => value.is_number(),
            _ => true,
        };
        if !fits {
            check.wrong(at.key("value"), wrong::CHOICE_VALUE);
        }
    }
}

/// Names, descriptions and values, each with its longest translation.
fn total_length(body: &Value) -> usize {
    let longest = |object: &Value, key: &str, translations: &str| {
        let own = object[key].as_str().map_or(0, |text| text.chars().count());
        let translated = object[translations].as_object().into_iter().flatten();
        translated
            .filter_map(|(_, text)| text.as_str())
            .map(|text| text.chars().count())
            .fold(own, usize::max)
    };
    let mut sum = longest(body, "name", "name_localizations")
        + longest(body, "description", "description_localizations");
    for choice in body["choices"].as_array().into_iter().flatten() {
        sum += longest(choice, "name", "name_localizations")
            + choice["value"]
                .as_str()
                .map_or(0, |text| text.chars().count());
    }
    sum + body["options"]
        .as_array()
        .into_iter()
        .flatten()
        .map(total_length)
        .sum::<usize>()
}
