//! The values that a person fills in, and those that a bot suggests.

use serde_json::Value as Json;

use super::{Seat, User};
use crate::sandbox::{
    ids::{ChannelId, RoleId, UserId},
    places::Channel,
};

/// The value of an option.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A text, which is read as the option wants it: a number, `@name`, `#channel`, the name of a choice.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number.
    Number(f64),
    /// Yes or no.
    Boolean(bool),
    /// A person.
    User(UserId),
    /// A channel.
    Channel(ChannelId),
    /// A role.
    Role(RoleId),
    /// A file: its name and its contents.
    File(String, Vec<u8>),
}

/// The options of a command, by name, in the order in which they are filled in. `()` is none.
#[derive(Clone, Debug, Default)]
pub struct Options(pub(super) Vec<(String, Value)>);

/// A value that the bot suggests.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is shown.
    pub name: String,
    /// What is sent: a text or a number.
    pub value: Json,
}

macro_rules! values {
    ($($from:ty => |$value:ident| $to:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Self {
                $to
            }
        })*
    };
}

values! {
    &str => |text| Self::Text(text.to_owned());
    String => |text| Self::Text(text);
    &String => |text| Self::Text(text.clone());
    i32 => |number| Self::Integer(i64::from(number));
    i64 => |number| Self::Integer(number);
    u8 => |number| Self::Integer(i64::from(number));
    f64 => |number| Self::Number(number);
    bool => |yes| Self::Boolean(yes);
    UserId => |user| Self::User(user);
    &User => |user| Self::User(user.id);
    &Seat => |seat| Self::User(seat.user);
    ChannelId => |channel| Self::Channel(channel);
    &Channel => |channel| Self::Channel(channel.id);
    RoleId => |role| Self::Role(role);
    &Choice => |choice| match &choice.value {
        Json::String(text) => Self::Text(text.clone()),
        other => other.as_i64().map_or(Self::Number(other.as_f64().unwrap_or_default()), Self::Integer),
    };
}

impl From<()> for Options {
    fn from((): ()) -> Self {
        Self::default()
    }
}

impl<N: Into<String>, V: Into<Value>, const COUNT: usize> From<[(N, V); COUNT]> for Options {
    fn from(options: [(N, V); COUNT]) -> Self {
        Self(
            options
                .into_iter()
                .map(|(name, value)| (name.into(), value.into()))
                .collect(),
        )
    }
}

impl<N: Into<String>, V: Into<Value>> From<Vec<(N, V)>> for Options {
    fn from(options: Vec<(N, V)>) -> Self {
        Self(
            options
                .into_iter()
                .map(|(name, value)| (name.into(), value.into()))
                .collect(),
        )
    }
}

impl Choice {
    pub(super) fn list(choices: &Json) -> Vec<Self> {
        let list = choices.as_array().into_iter().flatten();
        list.map(|choice| Self {
            name: choice["name"].as_str().unwrap_or_default().to_owned(),
            value: choice["value"].clone(),
        })
        .collect()
    }
}

/// A value as it stands in the input field.
pub(super) fn partial_text(value: &Value) -> String {
    match value {
        Value::Text(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Boolean(yes) => yes.to_string(),
        Value::User(id) => format!("<@{id}>"),
        Value::Channel(id) => format!("<#{id}>"),
        Value::Role(id) => format!("<@&{id}>"),
        Value::File(name, _) => name.clone(),
    }
}
