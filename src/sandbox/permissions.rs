//! Permission bits, and what a member may do in a channel.

use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A set of permissions, as Discord numbers them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Permissions(u64);

macro_rules! permissions {
    ($($(#[$doc:meta])* $name:ident = $bit:literal)*) => {
        impl Permissions {
            $($(#[$doc])* pub const $name: Self = Self(1 << $bit);)*

            /// The names of the permissions in this set that have one here.
            pub fn names(self) -> Vec<&'static str> {
                [$((Self::$name, stringify!($name))),*]
                    .into_iter()
                    .filter(|(one, _)| self.contains(*one))
                    .map(|(_, name)| name)
                    .collect()
            }
        }
    };
}

permissions! {
    /// May do everything, whatever a channel says.
    ADMINISTRATOR = 3
    /// May change channels.
    MANAGE_CHANNELS = 4
    /// May change the server.
    MANAGE_GUILD = 5
    /// May add reactions.
    ADD_REACTIONS = 6
    /// May see the channel.
    VIEW_CHANNEL = 10
    /// May write in the channel.
    SEND_MESSAGES = 11
    /// May delete other people's messages.
    MANAGE_MESSAGES = 13
    /// May have links shown as embeds, and send embeds.
    EMBED_LINKS = 14
    /// May send files.
    ATTACH_FILES = 15
    /// May read what was written before.
    READ_MESSAGE_HISTORY = 16
    /// May ping everybody.
    MENTION_EVERYONE = 17
    /// May use another server's emoji.
    USE_EXTERNAL_EMOJIS = 18
    /// May use commands.
    USE_APPLICATION_COMMANDS = 31
    /// May rename, archive and delete threads.
    MANAGE_THREADS = 34
    /// May open threads that everybody sees.
    CREATE_PUBLIC_THREADS = 35
    /// May open threads that only those invited see.
    CREATE_PRIVATE_THREADS = 36
    /// May write in threads.
    SEND_MESSAGES_IN_THREADS = 38
}

impl Permissions {
    /// No permission.
    pub const NONE: Self = Self(0);
    /// Every permission there is a bit for, except to administrate.
    pub const ALL: Self = Self((1 << 50) - 1 - Self::ADMINISTRATOR.0);
    /// What everybody may do in a new server.
    pub const EVERYONE: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::ADD_REACTIONS.0
            | Self::USE_EXTERNAL_EMOJIS.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::CREATE_PRIVATE_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );

    /// The set with these bits.
    pub fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits of the set.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// Whether all of `other` is in this set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Permissions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// What is in the first set and not in the second.
impl Sub for Permissions {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map(Self)
            .map_err(de::Error::custom)
    }
}

/// What a channel allows or denies one role or one member, beside what the server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Overwrite {
    /// The role's or the member's id.
    pub id: u64,
    /// Whether `id` is a member; otherwise it is a role.
    pub of_member: bool,
    /// What is allowed here.
    pub allow: Permissions,
    /// What is denied here.
    pub deny: Permissions,
}

/// The permissions that remain of `base` in a channel, by Discord's order: everybody's overwrite, the roles', the member's.
pub(crate) fn in_channel(
    base: Permissions,
    overwrites: &[Overwrite],
    everyone: u64,
    roles: &[u64],
    member: u64,
) -> Permissions {
    if base.contains(Permissions::ADMINISTRATOR) {
        return Permissions::ALL | Permissions::ADMINISTRATOR;
    }
    let mut result = base;
    for one in overwrites
        .iter()
        .filter(|one| !one.of_member && one.id == everyone)
    {
        result = (result - one.deny) | one.allow;
    }
    let of_roles = || {
        overwrites
            .iter()
            .filter(|one| !one.of_member && one.id != everyone && roles.contains(&one.id))
    };
    let denied = of_roles().fold(Permissions::NONE, |sum, one| sum | one.deny);
    let allowed = of_roles().fold(Permissions::NONE, |sum, one| sum | one.allow);
    result = (result - denied) | allowed;
    for one in overwrites
        .iter()
        .filter(|one| one.of_member && one.id == member)
    {
        result = (result - one.deny) | one.allow;
    }
    // Whoever cannot see a channel can do nothing in it.
    if result.contains(Permissions::VIEW_CHANNEL) {
        result
    } else {
        Permissions::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_members_overwrite_is_stronger_than_a_roles_and_than_everybodys() {
        let overwrite = |id, of_member, allow, deny| Overwrite {
            id,
            of_member,
            allow,
            deny,
        };
        let overwrites = [
            overwrite(7, true, Permissions::ATTACH_FILES, Permissions::EMBED_LINKS),
            overwrite(1, false, Permissions::NONE, Permissions::ATTACH_FILES),
            overwrite(
                2,
                false,
                Permissions::EMBED_LINKS,
                Permissions::SEND_MESSAGES,
            ),
        ];
        let result = in_channel(Permissions::EVERYONE, &overwrites, 1, &[2], 7);
        assert!(result.contains(Permissions::ATTACH_FILES | Permissions::VIEW_CHANNEL));
        assert!(
            !result.contains(Permissions::EMBED_LINKS)
                && !result.contains(Permissions::SEND_MESSAGES)
        );
    }

    #[test]
    fn without_sight_of_a_channel_nothing_is_left() {
        let hidden = [Overwrite {
            id: 1,
            of_member: false,
            allow: Permissions::NONE,
            deny: Permissions::VIEW_CHANNEL,
        }];
        assert_eq!(
            in_channel(Permissions::EVERYONE, &hidden, 1, &[], 7),
            Permissions::NONE
        );
        let admin = Permissions::EVERYONE | Permissions::ADMINISTRATOR;
        assert!(in_channel(admin, &hidden, 1, &[], 7).contains(Permissions::SEND_MESSAGES));
    }
}
