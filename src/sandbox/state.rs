//! Everything the sandbox knows: users, servers, channels, messages, commands, interactions. Plain data.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;

use super::{
    command::Command,
    files::Files,
    ids::{
        ApplicationId, ChannelId, CommandId, InteractionId, MessageId, RoleId, ServerId,
        Snowflakes, UserId,
    },
    message::{self, InteractionSummary, Message},
    permissions::{self, Overwrite, Permissions},
};

/// The whole of it.
#[derive(Debug, Serialize, Deserialize)]
pub struct State {
    /// The one application that can log in.
    pub application: Application,
    /// People and bots.
    pub users: BTreeMap<UserId, UserData>,
    /// Servers, with their members and roles.
    pub servers: BTreeMap<ServerId, ServerData>,
    /// Channels, threads and direct messages.
    pub channels: BTreeMap<ChannelId, ChannelData>,
    /// The commands that the bot has registered.
    pub commands: BTreeMap<CommandId, Command>,
    /// What people did and how it was answered, oldest first.
    pub interactions: BTreeMap<InteractionId, Interaction>,
    #[serde(skip)]
    pub(crate) files: Files,
    pub(crate) snowflakes: Snowflakes,
}

/// The application and its bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Application {
    /// The application's id.
    pub id: ApplicationId,
    /// The bot's user; for newer applications the same number.
    pub bot: UserId,
    /// The name of both.
    pub name: String,
}

/// A person or a bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct UserData {
    /// The user.
    pub id: UserId,
    /// The unique name.
    pub username: String,
    /// The name that is shown.
    pub display_name: Option<String>,
    /// Whether it is a program.
    pub bot: bool,
    /// The language of the client.
    pub locale: String,
    /// Whether direct messages of bots are refused.
    pub direct_messages_closed: bool,
    /// Whether the account was deleted.
    #[serde(default)]
    pub deleted: bool,
}

/// A server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ServerData {
    /// The server.
    pub id: ServerId,
    /// Its name.
    pub name: String,
    /// Whoever may do everything.
    pub owner: UserId,
    /// Its preferred language.
    pub locale: String,
    /// Its members.
    pub members: BTreeMap<UserId, Member>,
    /// Its roles; everybody's has the server's own number.
    pub roles: BTreeMap<RoleId, Role>,
    /// Whether it is away because of an outage.
    pub unavailable: bool,
}

/// A user in a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The user.
    pub user: UserId,
    /// The name in this server.
    pub nick: Option<String>,
    /// Roles beside everybody's.
    pub roles: Vec<RoleId>,
    /// When they came, in unix milliseconds.
    pub joined_at: i64,
}

/// A role of a server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Role {
    /// The role.
    pub id: RoleId,
    /// Its name.
    pub name: String,
    /// What it allows in the whole server.
    pub permissions: Permissions,
    /// Whether everybody may mention it.
    pub mentionable: bool,
    /// The bot it belongs to, for a bot's own role.
    pub of_bot: Option<UserId>,
}

/// A channel, a thread or a direct message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ChannelData {
    /// The channel.
    pub id: ChannelId,
    /// Discord's number: 0 text, 1 direct message, 11 public thread, 12 private thread.
    pub kind: u8,
    /// Its server; none for direct messages.
    pub server: Option<ServerId>,
    /// Its name; empty for direct messages.
    pub name: String,
    /// What is written above it.
    pub topic: Option<String>,
    /// For a thread, the channel that it belongs to.
    pub parent: Option<ChannelId>,
    /// For a direct message, the person.
    pub recipient: Option<UserId>,
    /// For a thread, who opened it.
    pub owner: Option<UserId>,
    /// For a thread, who is in it and since when, in unix milliseconds.
    #[serde(default)]
    pub joined: BTreeMap<UserId, i64>,
    /// For a thread, after how many minutes without a message Discord's client hides it.
    #[serde(default = "a_day")]
    pub auto_archive_minutes: u64,
    /// What is allowed and denied here.
    pub overwrites: Vec<Overwrite>,
    /// Whether a thread is archived.
    pub archived: bool,
    /// Whether an archived thread can only be reopened by those who manage threads.
    pub locked: bool,
    /// When `archived` last changed, in unix milliseconds.
    pub archived_at: i64,
    /// Its messages, oldest first.
    #[serde(with = "message::by_id")]
    pub messages: BTreeMap<MessageId, Arc<Message>>,
    /// The newest message there ever was.
    pub last_message: Option<MessageId>,
    /// Marks of the sender and the message each made, oldest first: see `enforce_nonce`.
    pub(crate) nonces: VecDeque<(String, MessageId)>,
}

fn a_day() -> u64 {
    24 * 60
}

/// A command typed, a component used, a form sent: and its answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Interaction {
    /// What it is and who did it.
    pub summary: InteractionSummary,
    /// The secret that lets the bot answer.
    pub token: String,
    /// Discord's number: 2 command, 3 component, 4 autocomplete, 5 form.
    pub kind: u8,
    /// Where.
    pub channel: ChannelId,
    /// The server of the channel.
    pub server: Option<ServerId>,
    /// When, in unix milliseconds.
    pub sent_at: i64,
    /// The first answer.
    pub answer: Option<Answer>,
    /// Further answers, oldest first.
    pub follow_ups: Vec<MessageId>,
    /// How often `@original` was filled or edited with its token.
    pub edits: u32,
    /// Whether the bot will hear of it only when it resumes its session.
    #[serde(skip)]
    pub(crate) queued: bool,
    /// Why there will be no answer any more.
    pub failed: Option<String>,
    /// Whoever waits for an answer watches this.
    #[serde(skip)]
    pub(crate) changed: watch::Sender<()>,
}

/// A bot's first answer to an interaction.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// Discord's number: 4 message, 5 deferred, 6 deferred update, 7 update, 8 choices, 9 form.
    pub kind: u8,
    /// When, in unix milliseconds.
    pub at: i64,
    /// The message that `@original` names: the answer itself, or the message whose component was used.
    pub message: Option<MessageId>,
    /// That message as it was with the answer.
    #[serde(skip)]
    pub(crate) shown: Option<Arc<Message>>,
    /// The choices or the form, as the bot sent them.
    pub data: Value,
    /// Whether only the person sees it.
    pub ephemeral: bool,
}

/// Why something cannot be done in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lack {
    /// The channel is not there.
    Channel,
    /// It cannot be seen.
    Sight,
    /// It is seen, but these are missing.
    Permission(Permissions),
}

impl State {
    /// The user, if known.
    pub fn user(&self, id: UserId) -> Option<&UserData> {
        self.users.get(&id)
    }

    /// The channel, or that it is unknown.
    pub(crate) fn channel(&self, id: ChannelId) -> Result<&ChannelData, Lack> {
        self.channels.get(&id).ok_or(Lack::Channel)
    }

    /// The server of a channel; none for direct messages.
    pub(crate) fn server_id(&self, channel: ChannelId) -> Option<ServerId> {
        self.channels.get(&channel)?.server
    }

    /// That server, whole.
    pub(crate) fn server_of(&self, channel: ChannelId) -> Option<&ServerData> {
        self.servers.get(&self.server_id(channel)?)
    }

    /// A member of a server.
    pub(crate) fn member(&self, server: ServerId, user: UserId) -> Option<&Member> {
        self.servers.get(&server)?.members.get(&user)
    }

    /// The message, wherever it is.
    pub fn message(&self, channel: ChannelId, id: MessageId) -> Option<&Arc<Message>> {
        self.channels.get(&channel)?.messages.get(&id)
    }

    /// What a user may do in a channel, threads following their parent.
    pub fn permissions(&self, user: UserId, channel: ChannelId) -> Permissions {
        let Some(data) = self.channels.get(&channel) else {
            return Permissions::NONE;
        };
        let Some(server) = data.server.and_then(|id| self.servers.get(&id)) else {
            // In direct messages everything is allowed that does not need a server.
            let here = data.recipient == Some(user) || user == self.application.bot;
            return if here {
                Permissions::EVERYONE | Permissions::MENTION_EVERYONE
            } else {
                Permissions::NONE
            };
        };
        let Some(member) = server.members.get(&user) else {
            return Permissions::NONE;
        };
        if server.owner == user {
            return Permissions::ALL | Permissions::ADMINISTRATOR;
        }
        let everyone = RoleId::new(server.id.get());
        let roles = server
            .roles
            .values()
            .filter(|role| role.id == everyone || member.roles.contains(&role.id));
        let base = roles.fold(Permissions::NONE, |sum, role| sum | role.permissions);
        let overwrites = data
            .parent
            .and_then(|parent| self.channels.get(&parent))
            .unwrap_or(data)
            .overwrites
            .as_slice();
        let role_ids: Vec<u64> = member.roles.iter().map(|role| role.get()).collect();
        let has = permissions::in_channel(base, overwrites, server.id.get(), &role_ids, user.get());
        let invited = data.kind != ChannelData::PRIVATE_THREAD
            || data.joined.contains_key(&user)
            || has.contains(Permissions::MANAGE_THREADS);
        if invited { has } else { Permissions::NONE }
    }

    /// Whether the bot may do what needs `wanted` in a channel; if not, why.
    pub(crate) fn bot_may(&self, channel: ChannelId, wanted: Permissions) -> Result<(), Lack> {
        let data = self.channels.get(&channel).ok_or(Lack::Channel)?;
        if data.server.is_some_and(|id| {
            self.servers
                .get(&id)
                .is_none_or(|server| server.unavailable)
        }) {
            return Err(Lack::Sight);
        }
        let has = self.permissions(self.application.bot, channel);
        if !has.contains(Permissions::VIEW_CHANNEL) {
            return Err(Lack::Sight);
        }
        // In a thread, writing has a permission of its own.
        let wanted = if data.is_thread() && wanted.contains(Permissions::SEND_MESSAGES) {
            (wanted - Permissions::SEND_MESSAGES) | Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            wanted
        };
        if has.contains(wanted) {
            Ok(())
        } else {
            Err(Lack::Permission(wanted - has))
        }
    }

    /// The messages of a channel that a person sees, oldest first.
    pub fn visible(
        &self,
        user: UserId,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &Arc<Message>> {
        let sees = self
            .permissions(user, channel)
            .contains(Permissions::VIEW_CHANNEL);
        let messages = self
            .channels
            .get(&channel)
            .filter(|_| sees)
            .map(|data| data.messages.values());
        messages
            .into_iter()
            .flatten()
            .filter(move |message| message.ephemeral_for.is_none_or(|only| only == user))
    }

    /// The direct messages of a person with the bot.
    pub fn direct_messages(&self, user: UserId) -> Option<&ChannelData> {
        self.channels
            .values()
            .find(|channel| channel.recipient == Some(user))
    }

    /// Whether the bot and a user are both in some server.
    pub(crate) fn shares_server(&self, user: UserId) -> bool {
        let bot = self.application.bot;
        self.servers
            .values()
            .any(|server| server.members.contains_key(&bot) && server.members.contains_key(&user))
    }

    /// The name a person is shown by in a server.
    pub fn name_in(&self, server: Option<ServerId>, user: UserId) -> String {
        let nick = server
            .and_then(|id| self.servers.get(&id))
            .and_then(|server| server.members.get(&user))
            .and_then(|member| member.nick.clone());
        nick.or_else(|| {
            self.users
                .get(&user)
                .map(|data| data.display_name.clone().unwrap_or(data.username.clone()))
        })
        .unwrap_or_else(|| user.to_string())
    }
}

impl ChannelData {
    pub(crate) const PUBLIC_THREAD: u8 = 11;
    pub(crate) const PRIVATE_THREAD: u8 = 12;

    /// A text channel of a server.
    pub(crate) fn text(id: ChannelId, server: ServerId, name: &str) -> Self {
        Self {
            id,
            kind: 0,
            server: Some(server),
            name: name.to_owned(),
            topic: None,
            parent: None,
            recipient: None,
            owner: None,
            joined: BTreeMap::new(),
            auto_archive_minutes: a_day(),
            overwrites: Vec::new(),
            archived: false,
            locked: false,
            archived_at: id.created_at(),
            messages: BTreeMap::new(),
            last_message: None,
            nonces: VecDeque::new(),
        }
    }

    /// The direct messages of the bot with a person.
    pub(crate) fn direct(id: ChannelId, with: UserId) -> Self {
        let channel = Self::text(id, ServerId::new(1), "");
        Self {
            kind: 1,
            server: None,
            recipient: Some(with),
            ..channel
        }
    }

    /// Whether it is a thread.
    pub fn is_thread(&self) -> bool {
        matches!(self.kind, 10..=12)
    }
}

impl Interaction {
    /// The message that `@original` names.
    pub fn original(&self) -> Option<MessageId> {
        self.answer.as_ref().and_then(|answer| answer.message)
    }
}
