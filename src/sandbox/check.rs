//! Checks of one field of a form each, with Discord's codes and words for what is wrong.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::{
    error::{At, FormErrors},
    wrong::{self, Wrong},
};

/// The field of an object, where null counts as absent.
pub(crate) fn field<'v>(object: &'v Value, key: &str) -> Option<&'v Value> {
    object.get(key).filter(|value| !value.is_null())
}

/// Collects what is wrong while the fields are looked at one after another.
#[derive(Debug, Default)]
pub(crate) struct Check {
    pub(crate) errors: FormErrors,
}

impl Check {
    pub(crate) fn add(&mut self, at: At<'_>, code: &str, message: impl Into<String>) {
        self.errors.add(at, code, message);
    }

    pub(crate) fn wrong(&mut self, at: At<'_>, (code, words): Wrong) {
        self.add(at, code, words);
    }

    /// Whether a field that must be there is.
    pub(crate) fn required<'v>(
        &mut self,
        at: At<'_>,
        object: &'v Value,
        key: &str,
    ) -> Option<&'v Value> {
        let value = field(object, key);
        if value.is_none() {
            self.wrong(at.key(key), wrong::REQUIRED);
        }
        value
    }

    /// A text of so many characters, if it is there.
    pub(crate) fn text<'v>(
        &mut self,
        at: At<'_>,
        object: &'v Value,
        key: &str,
        length: RangeInclusive<usize>,
    ) -> Option<&'v str> {
        let value = field(object, key)?;
        let at = at.key(key);
        let Some(text) = value.as_str() else {
            self.add(
                at,
                "STRING_TYPE_CONVERT",
                format!("Could not interpret \"{value}\" as string."),
            );
            return None;
        };
        self.length(at, text.chars().count(), length);
        Some(text)
    }

    /// A length within its limits.
    pub(crate) fn length(&mut self, at: At<'_>, length: usize, limits: RangeInclusive<usize>) {
        if limits.contains(&length) {
            return;
        }
        let (least, most) = (*limits.start(), *limits.end());
        match length {
            0 if least == 1 && most == usize::MAX => self.wrong(at, wrong::REQUIRED),
            _ if least == 0 => self.add(
                at,
                "BASE_TYPE_MAX_LENGTH",
                format!("Must be {most} or fewer in length."),
            ),
            _ => self.add(
                at,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {least} and {most} in length."),
            ),
        }
    }

    /// A whole number within its limits, if it is there.
    pub(crate) fn integer(
        &mut self,
        at: At<'_>,
        object: &Value,
        key: &str,
        limits: RangeInclusive<i64>,
    ) -> Option<i64> {
        let value = field(object, key)?;
        let at = at.key(key);
        // Discord takes numbers as text too.
        let number = value.as_i64().or_else(|| value.as_str()?.parse().ok());
        let Some(number) = number else {
            self.add(
                at,
                "NUMBER_TYPE_COERCE",
                format!("Value {value} is not int."),
            );
            return None;
        };
        if number < *limits.start() {
            let message = format!(
                "int value should be greater than or equal to {}.",
                limits.start()
            );
            self.add(at, "NUMBER_TYPE_MIN", message);
        } else if number > *limits.end() {
            let message = format!(
                "int value should be less than or equal to {}.",
                limits.end()
            );
            self.add(at, "NUMBER_TYPE_MAX", message);
        }
        Some(number)
    }

    /// Yes or no, if it is there.
    pub(crate) fn boolean(&mut self, at: At<'_>, object: &Value, key: &str) -> Option<bool> {
        let value = field(object, key)?;
        let boolean = value.as_bool();
        if boolean.is_none() {
            self.wrong(at.key(key), wrong::NOT_A_BOOLEAN);
        }
        boolean
    }

    /// A list of so many entries; an empty slice if it is not there.
    pub(crate) fn list<'v>(
        &mut self,
        at: At<'_>,
        object: &'v Value,
        key: &str,
        length: RangeInclusive<usize>,
    ) -> &'v [Value] {
        let Some(value) = field(object, key) else {
            return &[];
        };
        let at = at.key(key);
        let Some(list) = value.as_array() else {
            self.wrong(at, wrong::NOT_A_LIST);
            return &[];
        };
        self.length(at, list.len(), length);
        list
    }

    /// An object, which most entries of lists must be.
    pub(crate) fn object(&mut self, at: At<'_>, value: &Value) -> bool {
        if !value.is_object() {
            self.wrong(at, wrong::NOT_AN_OBJECT);
        }
        value.is_object()
    }

    /// A number of a snowflake, if it is there.
    pub(crate) fn snowflake(&mut self, at: At<'_>, object: &Value, key: &str) -> Option<u64> {
        let value = field(object, key)?;
        let number = value.as_u64().or_else(|| value.as_str()?.parse().ok());
        if number.is_none() {
            self.add(
                at.key(key),
                "NUMBER_TYPE_COERCE",
                format!("Value {value} is not snowflake."),
            );
        }
        number
    }

    /// One of few numbers, if it is there.
    pub(crate) fn one_of(
        &mut self,
        at: At<'_>,
        object: &Value,
        key: &str,
        choices: &[i64],
    ) -> Option<i64> {
        let number = self.integer(at, object, key, i64::MIN..=i64::MAX)?;
        if choices.contains(&number) {
            return Some(number);
        }
        let list: Vec<String> = choices.iter().map(i64::to_string).collect();
        let message = format!("Value must be one of {{{}}}.", list.join(", "));
        self.add(at.key(key), "BASE_TYPE_CHOICES", message);
        None
    }

    /// An address that a client would follow, if it is there. `also` is one further scheme.
    pub(crate) fn url(&mut self, at: At<'_>, object: &Value, key: &str, also: &str) {
        let Some(url) = self.text(at, object, key, 0..=2048) else {
            return;
        };
        let allowed = ["http://", "https://", also]
            .iter()
            .any(|scheme| !scheme.is_empty() && url.starts_with(scheme));
        if !allowed {
            let message = format!(
                "Scheme \"{}\" is not supported. Scheme must be one of ('http', 'https').",
                url.split(':').next().unwrap_or_default()
            );
            self.add(at.key(key), "URL_TYPE_INVALID_SCHEME", message);
        }
    }
}
