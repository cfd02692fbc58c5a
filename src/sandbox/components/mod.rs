//! Buttons, menus and forms as the bot sends them, and Discord's limits for them.

mod shape;

use std::collections::HashSet;

use serde_json::Value;

pub(crate) use self::shape::numbered;
use super::{
    check::{Check, field},
    error::At,
    wrong,
};

/// The selects: text, people, roles, both, channels.
const SELECTS: [i64; 5] = [3, 5, 6, 7, 8];

/// Counts and custom ids over the whole of a message or a form.
#[derive(Default)]
struct Seen {
    custom_ids: HashSet<String>,
    components: usize,
    text: usize,
}

/// Checks the components of a message.
pub(crate) fn check_message(check: &mut Check, at: At<'_>, list: &[Value], v2: bool) {
    let mut seen = Seen::default();
    if !v2 && list.len() > 5 {
        check.wrong(at, wrong::FIVE_AT_MOST);
    }
    let allowed: &[i64] = if v2 {
        &[1, 9, 10, 12, 13, 14, 17]
    } else {
        &[1]
    };
    check_each(check, at, list, allowed, &mut seen);
    if seen.components > 40 {
        check.wrong(at, wrong::TOO_MANY_COMPONENTS);
    }
    if seen.text > 4_000 {
        check.wrong(at, wrong::TOO_MUCH_TEXT);
    }
}

/// Checks the components of a form.
pub(crate) fn check_modal(check: &mut Check, at: At<'_>, list: &[Value]) {
    let mut seen = Seen::default();
    if !(1..=5).contains(&list.len()) {
        check.wrong(at, wrong::FIVE_AT_MOST);
    }
    for (index, component) in list.iter().enumerate() {
        let at = at.index(index);
        if !check.object(at, component) {
            continue;
        }
        match check.one_of(at, component, "type", &[1, 10, 18]) {
            Some(1) => {
                let inner = check.list(at, component, "components", 1..=1);
                let below = at.key("components");
                for (index, input) in inner.iter().enumerate() {
                    let at = below.index(index);
                    if check.object(at, input) && check.one_of(at, input, "type", &[4]).is_some() {
                        check.required(at, input, "label");
                        check_text_input(check, at, input, &mut seen);
                    }
                }
            }
            Some(18) => {
                check.required(at, component, "label");
                check.text(at, component, "label", 1..=45);
                check.text(at, component, "description", 1..=100);
                let Some(input) = check.required(at, component, "component") else {
                    continue;
                };
                let at = at.key("component");
                match check.one_of(at, input, "type", &[3, 4, 5, 6, 7, 8, 19, 21, 22, 23]) {
                    Some(4) => check_text_input(check, at, input, &mut seen),
                    Some(kind) if SELECTS.contains(&kind) => {
                        check_select(check, at, input, kind, &mut seen)
                    }
                    _ => check_custom_id(check, at, input, &mut seen),
                }
            }
            Some(_) => {
                check.text(at, component, "content", 1..=4_000);
            }
            None => {}
        }
    }
}

fn check_each(check: &mut Check, at: At<'_>, list: &[Value], allowed: &[i64], seen: &mut Seen) {
    for (index, component) in list.iter().enumerate() {
        let at = at.index(index);
        if !check.object(at, component) {
            continue;
        }
        seen.components += 1;
        check.required(at, component, "type");
        let Some(kind) = check.one_of(at, component, "type", allowed) else {
            continue;
        };
        check_one(check, at, component, kind, seen);
    }
}

fn check_one(check: &mut Check, at: At<'_>, component: &Value, kind: i64, seen: &mut Seen) {
    match kind {
        1 => check_row(check, at, component, seen),
        2 => check_button(check, at, component, seen),
        kind if SELECTS.contains(&kind) => check_select(check, at, component, kind, seen),
        9 => {
            let texts = check.list(at, component, "components", 1..=3);
            check_each(check, at.key("components"), texts, &[10], seen);
            if let Some(accessory) = check.required(at, component, "accessory") {
                seen.components += 1;
                let at = at.key("accessory");
                match check.one_of(at, accessory, "type", &[2, 11]) {
                    Some(2) => check_button(check, at, accessory, seen),
                    Some(_) => check_media(check, at, accessory, "media"),
                    None => {}
                }
            }
        }
        10 => {
            check.required(at, component, "content");
            seen.text += check
                .text(at, component, "content", 1..=4_000)
                .map_or(0, |text| text.chars().count());
        }
        12 => {
            let items = check.list(at, component, "items", 1..=10);
            for (index, item) in items.iter().enumerate() {
                let below = at.key("items");
                let at = below.index(index);
                check.text(at, item, "description", 0..=1_024);
                check_media(check, at, item, "media");
            }
        }
        13 => check_media(check, at, component, "file"),
        17 => {
            let inner = check.list(at, component, "components", 1..=40);
            check_each(
                check,
                at.key("components"),
                inner,
                &[1, 9, 10, 12, 13, 14],
                seen,
            );
        }
        _ => {}
    }
}

fn check_media(check: &mut Check, at: At<'_>, component: &Value, key: &str) {
    let Some(media) = check.required(at, component, key) else {
        return;
    };
    check.required(at.key(key), media, "url");
    check.url(at.key(key), media, "url", "attachment://");
}

fn check_row(check: &mut Check, at: At<'_>, row: &Value, seen: &mut Seen) {
    check.required(at, row, "components");
    let inner = check.list(at, row, "components", 1..=5);
    let is_select = |component: &Value| {
        component["type"]
            .as_i64()
            .is_some_and(|kind| SELECTS.contains(&kind))
    };
    // A menu takes the whole width of a row.
    if inner.len() > 1 && inner.iter().any(is_select) {
        check.wrong(at.key("components"), wrong::ROW_TOO_WIDE);
    }
    check_each(
        check,
        at.key("components"),
        inner,
        &[2, 3, 5, 6, 7, 8],
        seen,
    );
}

fn check_button(check: &mut Check, at: At<'_>, button: &Value, seen: &mut Seen) {
    check.required(at, button, "style");
    let style = check.one_of(at, button, "style", &[1, 2, 3, 4, 5, 6]);
    check.text(at, button, "label", 0..=80);
    check.boolean(at, button, "disabled");
    match style {
        Some(5) => {
            check.required(at, button, "url");
            check.text(at, button, "url", 1..=512);
            check.url(at, button, "url", "discord://");
            if field(button, "custom_id").is_some() {
                check.wrong(at.key("custom_id"), wrong::CUSTOM_ID_AND_URL);
            }
        }
        Some(6) => {
            check.required(at, button, "sku_id");
        }
        _ => {
            if field(button, "url").is_some() {
                check.wrong(at.key("url"), wrong::URL_OF_NO_LINK);
            }
            check_custom_id(check, at, button, seen);
        }
    }
    check_emoji(check, at, button);
    let has_label = field(button, "label")
        .and_then(Value::as_str)
        .is_some_and(|label| !label.is_empty());
    if style != Some(6) && !has_label && field(button, "emoji").is_none() {
        check.wrong(at, wrong::LABEL_OR_EMOJI);
    }
}

fn check_emoji(check: &mut Check, at: At<'_>, component: &Value) {
    let Some(emoji) = field(component, "emoji") else {
        return;
    };
    let at = at.key("emoji");
    check.snowflake(at, emoji, "id");
    // An emoji of Unicode is told by itself; a word is the name of a server's own.
    if field(emoji, "id").is_none() {
        let name = field(emoji, "name")
            .and_then(Value::as_str)
            .unwrap_or_default();
        if name.is_empty() || name.chars().any(|c| c.is_ascii_alphabetic()) {
            check.wrong(at.key("name"), wrong::EMOJI);
        }
    }
}

fn check_select(check: &mut Check, at: At<'_>, select: &Value, kind: i64, seen: &mut Seen) {
    check_custom_id(check, at, select, seen);
    check.text(at, select, "placeholder", 0..=150);
    check.boolean(at, select, "disabled");
    let least = check.integer(at, select, "min_values", 0..=25).unwrap_or(1);
    let most = check.integer(at, select, "max_values", 1..=25).unwrap_or(1);
    if least > most {
        check.wrong(at, wrong::MIN_BEYOND_MAX);
    }
    if kind != 3 {
        return;
    }
    check.required(at, select, "options");
    let options = check.list(at, select, "options", 1..=25);
    if !options.is_empty() && most > options.len() as i64 {
        let message = format!(
            "int value should be less than or equal to {}.",
            options.len()
        );
        check.add(at.key("max_values"), "NUMBER_TYPE_MAX", message);
    }
    let mut values = HashSet::new();
    let mut chosen = 0;
    for (index, option) in options.iter().enumerate() {
        let below = at.key("options");
        let at = below.index(index);
        if !check.object(at, option) {
            continue;
        }
        for key in ["label", "value"] {
            check.required(at, option, key);
            check.text(at, option, key, 1..=100);
        }
        check.text(at, option, "description", 0..=100);
        check_emoji(check, at, option);
        chosen += i64::from(check.boolean(at, option, "default") == Some(true));
        if let Some(value) = option["value"].as_str()
            && !values.insert(value)
        {
            check.wrong(at.key("value"), wrong::DUPLICATE_VALUE);
        }
    }
    if chosen > most {
        check.wrong(at.key("options"), wrong::TOO_MANY_DEFAULTS);
    }
}

fn check_text_input(check: &mut Check, at: At<'_>, input: &Value, seen: &mut Seen) {
    check_custom_id(check, at, input, seen);
    check.required(at, input, "style");
    check.one_of(at, input, "style", &[1, 2]);
    check.text(at, input, "label", 1..=45);
    check.text(at, input, "placeholder", 0..=100);
    check.text(at, input, "value", 0..=4_000);
    check.boolean(at, input, "required");
    check.integer(at, input, "min_length", 0..=4_000);
    check.integer(at, input, "max_length", 1..=4_000);
}

fn check_custom_id(check: &mut Check, at: At<'_>, component: &Value, seen: &mut Seen) {
    check.required(at, component, "custom_id");
    let Some(custom_id) = check.text(at, component, "custom_id", 1..=100) else {
        return;
    };
    if !custom_id.is_empty() && !seen.custom_ids.insert(custom_id.to_owned()) {
        check.wrong(at.key("custom_id"), wrong::DUPLICATE_CUSTOM_ID);
    }
}
