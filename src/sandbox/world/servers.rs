//! Servers: who comes, who goes, who may what.

use serde_json::json;

use super::World;
use crate::sandbox::{
    gateway::intents,
    ids::{ChannelId, RoleId, ServerId, UserId},
    permissions::{Overwrite, Permissions},
    state::{Member, Role},
    wire,
};

impl World<'_> {
    pub(crate) fn add_member(&mut self, server: ServerId, user: UserId) {
        let member = Member {
            user,
            nick: None,
            roles: Vec::new(),
            joined_at: self.now(),
        };
        if let Some(data) = self.change().servers.get_mut(&server) {
            data.members.insert(user, member.clone());
        }
        let mut object = wire::member(&self.state, &member, true);
        object["guild_id"] = json!(server);
        self.dispatch(
            "GUILD_MEMBER_ADD",
            Some(server),
            intents::GUILD_MEMBERS,
            &object,
        );
    }

    pub(crate) fn remove_member(&mut self, server: ServerId, user: UserId) {
        let removed = self
            .change()
            .servers
            .get_mut(&server)
            .and_then(|data| data.members.remove(&user));
        if removed.is_some() {
            self.leave_threads(server, user);
            let object = json!({"guild_id": server, "user": wire::user(&self.state, user)});
            self.dispatch(
                "GUILD_MEMBER_REMOVE",
                Some(server),
                intents::GUILD_MEMBERS,
                &object,
            );
        }
    }

    pub(crate) fn invite_bot(&mut self, server: ServerId) {
        let application = self.state.application.clone();
        let role = Role {
            id: RoleId::new(self.snowflake()),
            name: application.name,
            permissions: self.core.settings.bot_permissions,
            mentionable: false,
            of_bot: Some(application.bot),
        };
        let joined_at = self.now();
        if let Some(data) = self.change().servers.get_mut(&server) {
            let member = Member {
                user: application.bot,
                nick: None,
                roles: vec![role.id],
                joined_at,
            };
            data.members.insert(application.bot, member);
            data.roles.insert(role.id, role);
        }
        self.core.log.note(format!("the bot joins server {server}"));
        self.tell_of_server(server);
    }

    /// Takes the bot out of a server, and its own role and commands there with it.
    pub(crate) fn remove_bot(&mut self, server: ServerId) {
        let bot = self.state.application.bot;
        let state = self.change();
        if let Some(data) = state.servers.get_mut(&server) {
            data.members.remove(&bot);
            data.roles.retain(|_, role| role.of_bot != Some(bot));
        }
        state
            .commands
            .retain(|_, command| command.server != Some(server));
        self.core
            .log
            .note(format!("the bot leaves server {server}"));
        self.dispatch(
            "GUILD_DELETE",
            Some(server),
            intents::GUILDS,
            &json!({"id": server}),
        );
        self.leave_threads(server, bot);
    }

    fn leave_threads(&mut self, server: ServerId, user: UserId) {
        let channels = self.change().channels.values_mut();
        for thread in channels.filter(|one| one.server == Some(server)) {
            thread.joined.remove(&user);
        }
    }

    /// From now on a server is there but cannot be reached.
    pub(crate) fn begin_outage(&mut self, server: ServerId) {
        if let Some(data) = self.change().servers.get_mut(&server) {
            data.unavailable = true;
        }
        let gone = json!({"id": server, "unavailable": true});
        self.dispatch("GUILD_DELETE", Some(server), intents::GUILDS, &gone);
    }

    /// Every server can be reached again.
    pub(crate) fn end_outages(&mut self) {
        let away = self.state.servers.values().filter(|one| one.unavailable);
        for server in away.map(|one| one.id).collect::<Vec<_>>() {
            if let Some(data) = self.change().servers.get_mut(&server) {
                data.unavailable = false;
            }
            self.tell_of_server(server);
        }
    }

    pub(crate) fn tell_of_server(&mut self, server: ServerId) {
        if let Some(data) = self.state.servers.get(&server) {
            self.core
                .gateway
                .dispatch("GUILD_CREATE", Some(server), intents::GUILDS, &|_| {
                    wire::server_create(&self.state, data)
                });
        }
    }

    pub(crate) fn set_permissions(
        &mut self,
        channel: ChannelId,
        user: UserId,
        permissions: Permissions,
    ) {
        let everything = Permissions::ALL | Permissions::ADMINISTRATOR;
        if let Some(data) = self.change().channels.get_mut(&channel) {
            data.overwrites
                .retain(|one| !(one.of_member && one.id == user.get()));
            let deny = everything - permissions;
            data.overwrites.push(Overwrite {
                id: user.get(),
                of_member: true,
                allow: permissions,
                deny,
            });
        }
        self.core.log.note(format!(
            "user {user} has other permissions in channel {channel}"
        ));
        self.dispatch_channel("update", channel);
    }
}
