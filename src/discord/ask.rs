//! Ask: who asks what and where, read from an interaction once and for all.

use serenity::model::Permissions;
use serenity::model::application::{
    CommandDataOption, CommandDataOptionValue, CommandInteraction, ComponentInteraction,
};
use serenity::model::channel::{Attachment, ChannelType, PartialChannel};
use serenity::model::guild::Member;
use serenity::model::id::GuildId;
use serenity::model::user::User;

use super::presence::DELETED;
use super::reply::Reply;
use super::wording;
use crate::game::{GameId, UserId};
use crate::locale::{Value, Words};
use crate::service::Asked;

/// A person's request, whichever way it came.
pub struct Ask<'a> {
    /// Who asks.
    pub by: UserId,
    /// The person's name as others see it there.
    pub name: String,
    /// The interaction's id: each counts once.
    pub interaction: u64,
    /// The words of the person's language.
    pub words: Words<'a>,
    /// The server it was asked in; none in direct messages.
    pub server: Option<u64>,
    /// The channel it was asked in.
    pub channel: u64,
    /// Whether the bot may write in that channel.
    pub may_write: bool,
    /// Whether the bot may send pictures there.
    pub may_attach: bool,
    /// Whether the person manages the server.
    pub manages: bool,
    /// The person's roles in the server.
    pub roles: Vec<u64>,
    /// The channel that the thread belongs to in which it was asked; none outside threads.
    pub parent: Option<u64>,
    /// What the bot may do where it was asked.
    pub bot_may: Permissions,
}

impl<'a> Ask<'a> {
    /// Reads who asks by a command.
    pub fn of_command(interaction: &CommandInteraction, words: Words<'a>) -> Self {
        Self {
            by: UserId(interaction.user.id.get()),
            name: interaction
                .member
                .as_deref()
                .map_or_else(|| shown_name(&interaction.user), shown_member),
            interaction: interaction.id.get(),
            words,
            server: interaction.guild_id.map(GuildId::get),
            channel: interaction.channel_id.get(),
            may_write: may_write(interaction.app_permissions, interaction.channel.as_ref()),
            may_attach: may_attach(interaction.app_permissions),
            manages: manages(interaction.member.as_deref()),
            roles: roles(interaction.member.as_deref()),
            parent: parent(interaction.channel.as_ref()),
            bot_may: interaction.app_permissions.unwrap_or_default(),
        }
    }

    /// Reads who pressed a button or chose from a menu.
    pub fn of_component(interaction: &ComponentInteraction, words: Words<'a>) -> Self {
        Self {
            by: UserId(interaction.user.id.get()),
            name: interaction
                .member
                .as_ref()
                .map_or_else(|| shown_name(&interaction.user), shown_member),
            interaction: interaction.id.get(),
            words,
            server: interaction.guild_id.map(GuildId::get),
            channel: interaction.channel_id.get(),
            may_write: may_write(interaction.app_permissions, interaction.channel.as_ref()),
            may_attach: may_attach(interaction.app_permissions),
            manages: manages(interaction.member.as_ref()),
            roles: roles(interaction.member.as_ref()),
            parent: parent(interaction.channel.as_ref()),
            bot_may: interaction.app_permissions.unwrap_or_default(),
        }
    }

    /// The request as the service wants it, of one who saw the turn `seen`.
    pub fn asked(&self, seen: Option<u32>) -> Asked {
        Asked {
            by: self.by,
            interaction: self.interaction,
            seen,
        }
    }

    /// The text of `key` in the person's language.
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The text of `key` with its arguments.
    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say_with(key, args)
    }

    /// A message of the text of `key`.
    pub fn reply(&self, key: &str, args: &[(&str, Value<'_>)]) -> Reply {
        Reply::text(self.words.say_with(key, args))
    }
}

/// Whether the bot may write in the channel: threads have a permission of their own for that.
fn may_write(permissions: Option<Permissions>, channel: Option<&PartialChannel>) -> bool {
    let to_write = if channel.is_some_and(is_thread) {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    permissions
        .is_some_and(|permissions| permissions.contains(Permissions::VIEW_CHANNEL | to_write))
}

fn is_thread(channel: &PartialChannel) -> bool {
    matches!(
        channel.kind,
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
    )
}

fn parent(channel: Option<&PartialChannel>) -> Option<u64> {
    let thread = channel.filter(|channel| is_thread(channel));
    thread.map(|thread| thread.parent_id.unwrap_or(thread.id).get())
}

fn roles(member: Option<&Member>) -> Vec<u64> {
    let roles = member.iter().flat_map(|member| &member.roles);
    roles.map(|role| role.get()).collect()
}

fn may_attach(permissions: Option<Permissions>) -> bool {
    permissions.is_none_or(Permissions::attach_files)
}

fn manages(member: Option<&Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions);
    permissions.is_some_and(|permissions| permissions.manage_guild() || permissions.administrator())
}

/// The name by which Discord shows a person outside any server; none, if the account is deleted, for it had another.
fn shown_name(user: &User) -> String {
    if user.name.starts_with(DELETED) {
        return String::new();
    }
    readable(user.global_name.as_deref(), &user.name)
}

fn shown_member(member: &Member) -> String {
    readable(member.nick.as_deref(), &shown_name(&member.user))
}

/// The name that a person chose, if it can be read, else the other.
fn readable(chosen: Option<&str>, other: &str) -> String {
    let chosen = chosen.map(wording::plain).filter(|name| !name.is_empty());
    chosen.unwrap_or_else(|| other.to_owned())
}

/// The options of a command, by name.
pub struct Options<'a> {
    interaction: &'a CommandInteraction,
    options: &'a [CommandDataOption],
}

impl<'a> Options<'a> {
    /// The group and the subcommand that was called, and its options; none if there is no subcommand.
    pub fn of(interaction: &'a CommandInteraction) -> Option<(Option<&'a str>, &'a str, Self)> {
        let mut called = interaction.data.options.first()?;
        let mut group = None;
        if let CommandDataOptionValue::SubCommandGroup(members) = &called.value {
            group = Some(called.name.as_str());
            called = members.first()?;
        }
        let CommandDataOptionValue::SubCommand(options) = &called.value else {
            return None;
        };
        Some((
            group,
            &called.name,
            Self {
                interaction,
                options,
            },
        ))
    }

    /// The option that is being typed in, and what stands there.
    pub fn focused(&self) -> Option<(&'a str, &'a str)> {
        self.options.iter().find_map(|option| match &option.value {
            CommandDataOptionValue::Autocomplete { value, .. } => {
                Some((option.name.as_str(), value.as_str()))
            }
            _ => None,
        })
    }

    /// A text or a choice.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        match self.value(name)? {
            CommandDataOptionValue::String(text) => Some(text.trim()),
            _ => None,
        }
    }

    /// A number.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            CommandDataOptionValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// A yes or a no.
    pub fn yes(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            CommandDataOptionValue::Boolean(yes) => Some(*yes),
            _ => None,
        }
    }

    /// A channel of the server.
    pub fn channel(&self, name: &str) -> Option<u64> {
        match self.value(name)? {
            CommandDataOptionValue::Channel(channel) => Some(channel.get()),
            _ => None,
        }
    }

    /// A role of the server.
    pub fn role(&self, name: &str) -> Option<u64> {
        match self.value(name)? {
            CommandDataOptionValue::Role(role) => Some(role.get()),
            _ => None,
        }
    }

    /// A person: as Discord knows her, and whether she is in this server.
    pub fn person(&self, name: &str) -> Option<Person> {
        let CommandDataOptionValue::User(id) = self.value(name)? else {
            return None;
        };
        let resolved = &self.interaction.data.resolved;
        let member = resolved.members.get(id);
        let user = resolved.users.get(id)?;
        let nick = member.and_then(|member| member.nick.as_deref());
        let name = readable(nick, &shown_name(user));
        Some(Person {
            id: UserId(id.get()),
            name,
            bot: user.bot,
            present: member.is_some(),
        })
    }

    /// A file.
    pub fn file(&self, name: &str) -> Option<&'a Attachment> {
        match self.value(name)? {
            CommandDataOptionValue::Attachment(id) => {
                self.interaction.data.resolved.attachments.get(id)
            }
            _ => None,
        }
    }

    /// The game that the option `game` names.
    ///
    /// # Errors
    ///
    /// The text that stands there, if it names none.
    pub fn game(&self) -> Result<Option<GameId>, &'a str> {
        self.text("game")
            .or_else(|| self.text("challenge"))
            .map(|text| text.parse().map_err(|_| text))
            .transpose()
    }

    fn value(&self, name: &str) -> Option<&'a CommandDataOptionValue> {
        self.options
            .iter()
            .find(|option| option.name == name)
            .map(|option| &option.value)
    }
}

/// A person named in an option.
pub struct Person {
    /// Who.
    pub id: UserId,
    /// The name shown here.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Whether the person is in this server.
    pub present: bool,
}
