//! Snowflakes: the ids of everything, typed by what they name.

use std::{
    fmt,
    num::{NonZeroU64, ParseIntError},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The first millisecond of 2015, from which snowflakes count.
const EPOCH_MS: i64 = 1_420_070_400_000;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU64);

        impl $name {
            /// The id with this number; zero, which is no snowflake, becomes one.
            pub fn new(number: u64) -> Self {
                Self(NonZeroU64::new(number).unwrap_or(NonZeroU64::MIN))
            }

            /// The number itself.
            pub fn get(self) -> u64 {
                self.0.get()
            }

            /// When the thing was made, in unix milliseconds: a snowflake carries its time.
            pub fn created_at(self) -> i64 {
                (self.get() >> 22) as i64 + EPOCH_MS
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, ParseIntError> {
                text.parse().map(Self)
            }
        }

        // Discord writes ids as strings, since JavaScript would round the numbers.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                #[derive(Deserialize)]
                #[serde(untagged)]
                enum Written {
                    Text(String),
                    Number(u64),
                }
                match Written::deserialize(deserializer)? {
                    Written::Text(text) => text.parse().map_err(de::Error::custom),
                    Written::Number(number) => Ok(Self::new(number)),
                }
            }
        }
    )*};
}

ids! {
    /// A person or a bot.
    UserId
    /// The application that a bot belongs to.
    ApplicationId
    /// A server, which the API calls a guild.
    ServerId
    /// A channel, a thread or a direct message.
    ChannelId
    /// A role of a server.
    RoleId
    /// A message.
    MessageId
    /// A file of a message.
    AttachmentId
    /// A registered command.
    CommandId
    /// A command typed, a button pressed, a form sent.
    InteractionId
}

/// Makes snowflakes: the clock's time and a running number, never the same twice.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// A number greater than every earlier one, which carries `now`.
    pub(crate) fn next(&mut self, now: i64) -> u64 {
        let from_time = (now - EPOCH_MS).max(0) as u64 + 1;
        // A clock that was set back must not repeat ids.
        self.last = (from_time << 22).max(self.last + 1);
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snowflake_carries_its_time_and_never_repeats() {
        let mut snowflakes = Snowflakes::default();
        let now = 1_800_000_000_000;
        let first = MessageId::new(snowflakes.next(now));
        let second = MessageId::new(snowflakes.next(now));
        let earlier_clock = MessageId::new(snowflakes.next(now - 5_000));
        assert!(first < second && second < earlier_clock);
        assert_eq!(first.created_at(), now + 1);
    }

    #[test]
    fn ids_are_strings_in_json_and_are_read_from_both() {
        let id = UserId::new(80_351_110_224_678_912);
        assert_eq!(
            serde_json::to_string(&id).expect("an id is writable"),
            "\"80351110224678912\""
        );
        assert_eq!(
            serde_json::from_str::<UserId>("80351110224678912").expect("a number is an id"),
            id
        );
        assert!(serde_json::from_str::<UserId>("\"alice\"").is_err());
    }
}
