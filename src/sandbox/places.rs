//! Servers and channels as tests hold them, and who comes, goes and may what.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    Sandbox,
    ids::{ChannelId, MessageId, RoleId, ServerId, UserId},
    people::User,
    permissions::Permissions,
    state::{ChannelData, Role, ServerData, UserData},
    wire,
    world::{Core, NewThread},
};

/// A server. Copies are the same one.
#[derive(Clone, Debug)]
pub struct Server {
    pub(crate) core: Arc<Core>,
    pub(crate) id: ServerId,
}

/// A channel, a thread or direct messages. Copies are the same one.
#[derive(Clone, Debug)]
pub struct Channel {
    pub(crate) core: Arc<Core>,
    pub(crate) id: ChannelId,
}

impl Sandbox {
    /// Makes a server that the bot is a member of.
    pub fn add_server(&self, name: &str) -> Server {
        let mut world = self.core.world();
        let id = ServerId::new(world.snowflake());
        let owner = UserId::new(world.snowflake());
        let everyone = Role {
            id: RoleId::new(id.get()),
            name: "@everyone".to_owned(),
            permissions: Permissions::EVERYONE,
            mentionable: false,
            of_bot: None,
        };
        let owner_data = user_data(
            owner,
            &format!("owner_of_{}", name.to_lowercase().replace(' ', "_")),
            false,
        );
        let owner_data = UserData {
            display_name: Some("Owner".to_owned()),
            ..owner_data
        };
        world.change().users.insert(owner, owner_data);
        let server = ServerData {
            id,
            name: name.to_owned(),
            owner,
            locale: "en-US".to_owned(),
            members: BTreeMap::new(),
            roles: BTreeMap::from([(everyone.id, everyone)]),
            unavailable: false,
        };
        world.change().servers.insert(id, server);
        world.add_member(id, owner);
        world.invite_bot(id);
        drop(world);
        Server {
            core: Arc::clone(&self.core),
            id,
        }
    }

    /// Makes a person, who is not in any server yet.
    pub fn add_user(&self, name: &str) -> User {
        self.add_account(name, false)
    }

    /// Makes another bot, one that does nothing.
    pub fn add_bot_user(&self, name: &str) -> User {
        self.add_account(name, true)
    }

    /// The person with this unique name.
    pub fn person(&self, name: &str) -> Option<User> {
        let world = self.core.world();
        let found = world
            .state
            .users
            .values()
            .find(|user| user.username == name);
        found.map(|user| User {
            core: Arc::clone(&self.core),
            id: user.id,
        })
    }

    /// The channel, thread or direct messages with this number, if there is such a place.
    pub fn channel(&self, id: ChannelId) -> Option<Channel> {
        let there = self.core.world().state.channels.contains_key(&id);
        there.then(|| Channel {
            core: Arc::clone(&self.core),
            id,
        })
    }

    fn add_account(&self, name: &str, bot: bool) -> User {
        let mut world = self.core.world();
        let id = UserId::new(world.snowflake());
        world.change().users.insert(id, user_data(id, name, bot));
        drop(world);
        User {
            core: Arc::clone(&self.core),
            id,
        }
    }

    /// Deletes a channel with its threads and messages.
    pub fn delete_channel(&self, channel: &Channel) {
        self.core.world().delete_channel(channel.id);
    }

    /// Deletes a message, as its reader or a moderator would.
    pub fn delete_message(&self, channel: ChannelId, message: MessageId) {
        self.core.world().delete_message(channel, message);
    }

    /// Deletes an account: it leaves its servers, and from now on it is called `deleted_user` and a number.
    pub fn delete_user(&self, user: &User) {
        let mut world = self.core.world();
        let servers: Vec<ServerId> = world.state.servers.keys().copied().collect();
        for server in servers {
            world.remove_member(server, user.id);
        }
        if let Some(data) = world.change().users.get_mut(&user.id) {
            data.username = wire::deleted_name(user.id);
            data.display_name = None;
            data.direct_messages_closed = true;
            data.deleted = true;
        }
    }
}

fn user_data(id: UserId, name: &str, bot: bool) -> UserData {
    UserData {
        id,
        username: name.to_owned(),
        display_name: None,
        bot,
        locale: "en-US".to_owned(),
        direct_messages_closed: false,
        deleted: false,
    }
}

impl Server {
    /// Its id.
    pub fn id(&self) -> ServerId {
        self.id
    }

    /// Whoever owns it, and may do everything in it.
    pub fn owner(&self) -> User {
        let owner = self
            .core
            .world()
            .state
            .servers
            .get(&self.id)
            .map(|server| server.owner);
        // A server is never removed, so there is always an owner.
        User {
            core: Arc::clone(&self.core),
            id: owner.unwrap_or_else(|| UserId::new(1)),
        }
    }

    /// Makes a text channel that everybody may use.
    pub fn add_channel(&self, name: &str) -> Channel {
        let mut world = self.core.world();
        let id = ChannelId::new(world.snowflake());
        world
            .change()
            .channels
            .insert(id, ChannelData::text(id, self.id, name));
        world.dispatch_channel("create", id);
        drop(world);
        Channel {
            core: Arc::clone(&self.core),
            id,
        }
    }

    /// Makes a role without permissions of its own.
    pub fn add_role(&self, name: &str, mentionable: bool) -> RoleId {
        let mut world = self.core.world();
        let id = RoleId::new(world.snowflake());
        let role = Role {
            id,
            name: name.to_owned(),
            permissions: Permissions::NONE,
            mentionable,
            of_bot: None,
        };
        if let Some(server) = world.change().servers.get_mut(&self.id) {
            server.roles.insert(id, role);
        }
        id
    }

    /// Gives a member a role.
    pub fn give_role(&self, user: &User, role: RoleId) {
        self.change(|server| {
            if let Some(member) = server.members.get_mut(&user.id) {
                member.roles.push(role);
            }
        });
    }

    /// Lets a person in.
    pub fn join(&self, user: &User) {
        self.core.world().add_member(self.id, user.id);
    }

    /// Takes a person out.
    pub fn leave(&self, user: &User) {
        self.core.world().remove_member(self.id, user.id);
    }

    /// Gives a member a name of this server, or takes it away.
    pub fn rename_member(&self, user: &User, nick: Option<&str>) {
        self.change(|server| {
            if let Some(member) = server.members.get_mut(&user.id) {
                member.nick = nick.map(str::to_owned);
            }
        });
    }

    /// Changes the server's preferred language, by Discord's code.
    pub fn set_locale(&self, locale: &str) {
        self.change(|server| server.locale = locale.to_owned());
    }

    /// Changes what everybody may do in the whole server.
    pub fn set_everyones_permissions(&self, permissions: Permissions) {
        self.change(|server| {
            if let Some(role) = server.roles.get_mut(&RoleId::new(server.id.get())) {
                role.permissions = permissions;
            }
        });
    }

    /// Makes these the bot's permissions in a channel, whatever its roles say.
    pub fn set_bot_permissions(&self, channel: &Channel, permissions: Permissions) {
        let bot = self.core.world().state.application.bot;
        self.core
            .world()
            .set_permissions(channel.id, bot, permissions);
    }

    /// Makes these a member's permissions in a channel, whatever their roles say.
    pub fn set_member_permissions(&self, channel: &Channel, user: &User, permissions: Permissions) {
        self.core
            .world()
            .set_permissions(channel.id, user.id, permissions);
    }

    /// Removes the bot.
    pub fn remove_bot(&self) {
        self.core.world().remove_bot(self.id);
    }

    /// Invites the bot again.
    pub fn invite_bot(&self) {
        self.core.world().invite_bot(self.id);
    }

    fn change(&self, change: impl FnOnce(&mut ServerData)) {
        if let Some(server) = self.core.world().change().servers.get_mut(&self.id) {
            change(server);
        }
    }
}

impl Channel {
    /// Its id.
    pub fn id(&self) -> ChannelId {
        self.id
    }

    /// Makes a public thread that the server's owner opened.
    pub fn add_thread(&self, name: &str) -> Channel {
        let world = self.core.world();
        let channels = &world.state.channels;
        let server = channels.get(&self.id).and_then(|data| data.server);
        let server = server.and_then(|id| world.state.servers.get(&id));
        let owner = server.map_or(world.state.application.bot, |data| data.owner);
        drop(world);
        self.open_thread(name, ChannelData::PUBLIC_THREAD, owner)
    }

    /// Makes a private thread that a member opened; others see it once they are [let in](Self::add_member).
    pub fn add_private_thread(&self, name: &str, owner: &User) -> Channel {
        self.open_thread(name, ChannelData::PRIVATE_THREAD, owner.id)
    }

    fn open_thread(&self, name: &str, kind: u8, owner: UserId) -> Channel {
        let thread = self.core.world().open_thread(NewThread {
            parent: self.id,
            id: None,
            kind,
            name,
            owner,
            auto_archive_minutes: None,
        });
        // In direct messages there are no threads.
        Channel {
            core: Arc::clone(&self.core),
            id: thread.unwrap_or(self.id),
        }
    }

    /// Takes a member of the server into a thread.
    pub fn add_member(&self, user: &User) {
        self.core.world().join_thread(self.id, user.id);
    }

    /// Takes somebody out of a thread.
    pub fn remove_member(&self, user: &User) {
        self.core.world().leave_thread(self.id, user.id);
    }

    /// Its name; nothing, if it is deleted.
    pub fn name(&self) -> String {
        let world = self.core.world();
        let data = world.state.channels.get(&self.id);
        data.map(|data| data.name.clone()).unwrap_or_default()
    }

    /// Gives a channel or a thread another name.
    pub fn rename(&self, name: &str) {
        self.change(|channel| channel.name = name.to_owned());
    }

    /// Archives a thread; a message reopens it.
    pub fn archive(&self) {
        self.change(|channel| channel.archived = true);
    }

    /// Archives a thread and locks it, so that only those who manage threads can reopen it.
    pub fn lock(&self) {
        self.change(|channel| {
            channel.archived = true;
            channel.locked = true;
        });
    }

    /// Opens an archived thread again, and unlocks it.
    pub fn reopen(&self) {
        self.change(|channel| {
            channel.archived = false;
            channel.locked = false;
        });
    }

    fn change(&self, change: impl FnOnce(&mut ChannelData)) {
        self.core.world().change_channel(self.id, change);
    }
}
