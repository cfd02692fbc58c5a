//! What the bot may do in a channel, what it needs there, and the link by which a server invites it with just that.

use serenity::model::Permissions;
use serenity::model::channel::GuildChannel;
use serenity::model::guild::{Member, PartialGuild};
use serenity::model::id::{ChannelId, GuildId, RoleId, UserId};

use super::Bot;

/// A permission, with the name that Discord's own settings show.
pub type Named = (Permissions, &'static str);

/// What the bot needs in a channel where games are played.
pub const NEEDED: &[Named] = &[
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
];
/// What it needs in a thread where games are played.
pub const IN_THREADS: &[Named] = &[
    (Permissions::VIEW_CHANNEL, "View Channel"),
    SEND_IN_THREADS,
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
];
/// What it needs besides in a channel where it opens threads.
pub const FOR_THREADS: &[Named] = &[
    (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
    SEND_IN_THREADS,
];
const SEND_IN_THREADS: Named = (
    Permissions::SEND_MESSAGES_IN_THREADS,
    "Send Messages in Threads",
);

/// The scopes that the bot is invited with: its account, and its commands.
const SCOPES: &str = "bot+applications.commands";

/// The names of these permissions.
pub fn named(permissions: &[Named]) -> Vec<&'static str> {
    permissions.iter().map(|(_, name)| *name).collect()
}

/// Those among the permissions that `may` lacks, by name.
pub fn lacking(may: Permissions, needed: &[Named]) -> Vec<&'static str> {
    let lacks = |&&(permission, _): &&Named| !may.contains(permission);
    needed.iter().filter(lacks).map(|(_, name)| *name).collect()
}

/// Every permission that the bot uses, and no other.
pub fn used() -> Permissions {
    let all = NEEDED.iter().chain(IN_THREADS).chain(FOR_THREADS);
    all.fold(Permissions::empty(), |sum, (one, _)| sum | *one)
}

/// The link by which a server invites the application.
pub fn invitation(application: impl std::fmt::Display) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope={SCOPES}&permissions={}",
        used().bits()
    )
}

/// What the bot is in a server: all that its permissions there are told from, as of now.
pub struct Membership {
    server: PartialGuild,
    member: Member,
    channels: Vec<GuildChannel>,
}

impl Bot {
    /// What the bot is in a server.
    pub async fn membership(&self, server: u64) -> serenity::Result<Membership> {
        let server = GuildId::new(server);
        let own = self.http.application_id().map_or(1, |id| id.get());
        Ok(Membership {
            server: self.http.get_guild(server).await?,
            member: self.http.get_member(server, UserId::new(own)).await?,
            channels: self.http.get_channels(server).await?,
        })
    }

    /// The channel that a thread belongs to; the channel itself, if it is none. Nothing, if the bot cannot see it.
    pub async fn parent_of(&self, channel: u64) -> serenity::Result<Option<u64>> {
        match self.http.get_channel(ChannelId::new(channel)).await {
            Ok(found) => {
                let found = found.guild();
                let thread = found.filter(|found| found.thread_metadata.is_some());
                let parent = thread.and_then(|thread| thread.parent_id);
                Ok(Some(parent.map_or(channel, ChannelId::get)))
            }
            Err(error) if super::error::is_refusal(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The link by which a server invites this bot.
    pub fn invitation(&self) -> String {
        let id = self.http.application_id();
        invitation(id.map(|id| id.to_string()).unwrap_or_default())
    }
}

impl Membership {
    /// The names of those of these permissions that the bot lacks in a channel; all of them, if there is no such channel.
    pub fn missing_in(&self, channel: u64, needed: &[Named]) -> Vec<&'static str> {
        match self.channels.iter().find(|one| one.id.get() == channel) {
            Some(channel) => {
                let may = self.server.user_permissions_in(channel, &self.member);
                lacking(may, needed)
            }
            None => named(needed),
        }
    }

    /// Whether there is a channel of that number.
    pub fn has_channel(&self, channel: u64) -> bool {
        self.channels.iter().any(|one| one.id.get() == channel)
    }

    /// Whether there is a role of that number.
    pub fn has_role(&self, role: u64) -> bool {
        self.server.roles.contains_key(&RoleId::new(role))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_19_the_invitation_asks_for_what_is_used_and_the_readme_says_the_same() {
        let link = invitation("APPLICATION_ID");
        let readme = include_str!("../../README.md");
        assert!(readme.contains(&format!("`{link}`")), "{link}");
        // The list in words behind it.
        let (_, after) = readme.split_once(&link).unwrap_or_default();
        let (words, _) = after.split_once(").").unwrap_or_default();
        let words = words
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .to_lowercase();
        let all = NEEDED.iter().chain(FOR_THREADS);
        for (_, name) in all.clone() {
            assert!(
                words.contains(&name.to_lowercase()),
                "{name} is not in {words:?}"
            );
        }
        assert_eq!(words.split(',').count(), all.count());
        assert_eq!(used().bits().count_ones(), 6);
    }

    #[test]
    fn what_is_lacking_is_named() {
        let may = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        assert_eq!(
            lacking(may, NEEDED),
            ["Attach Files", "Read Message History"]
        );
        assert_eq!(lacking(used(), NEEDED), [""; 0]);
    }
}
