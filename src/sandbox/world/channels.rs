//! Channels and threads: opened, changed, deleted, and who is in a thread.

use serde_json::json;

use super::World;
use crate::sandbox::{
    gateway::intents,
    ids::{ChannelId, UserId},
    permissions::Permissions,
    state::ChannelData,
    wire,
};

/// A thread to be opened.
pub(crate) struct NewThread<'a> {
    pub(crate) parent: ChannelId,
    /// The message it is about has the same number.
    pub(crate) id: Option<ChannelId>,
    pub(crate) kind: u8,
    pub(crate) name: &'a str,
    pub(crate) owner: UserId,
    pub(crate) auto_archive_minutes: Option<u64>,
}

impl World<'_> {
    /// The direct message channel of a person with the bot, made if there is none yet.
    pub(crate) fn direct_channel(&mut self, user: UserId) -> ChannelId {
        if let Some(channel) = self.state.direct_messages(user) {
            return channel.id;
        }
        let id = ChannelId::new(self.snowflake());
        let channel = ChannelData::direct(id, user);
        self.change().channels.insert(id, channel);
        id
    }

    /// Opens a thread; none if its channel is in no server.
    pub(crate) fn open_thread(&mut self, new: NewThread<'_>) -> Option<ChannelId> {
        let server = self.state.channels.get(&new.parent)?.server?;
        let id = new.id.unwrap_or_else(|| ChannelId::new(self.snowflake()));
        let plain = ChannelData::text(id, server, new.name);
        let thread = ChannelData {
            kind: new.kind,
            parent: Some(new.parent),
            owner: Some(new.owner),
            joined: [(new.owner, self.now())].into(),
            auto_archive_minutes: new
                .auto_archive_minutes
                .unwrap_or(plain.auto_archive_minutes),
            ..plain
        };
        self.change().channels.insert(id, thread);
        self.dispatch_channel("create", id);
        Some(id)
    }

    /// Changes a channel or a thread, and tells of it.
    pub(crate) fn change_channel(&mut self, id: ChannelId, change: impl FnOnce(&mut ChannelData)) {
        let now = self.now();
        if let Some(data) = self.change().channels.get_mut(&id) {
            let was = data.archived;
            change(data);
            if data.archived != was {
                data.archived_at = now;
            }
        }
        self.dispatch_channel("update", id);
    }

    /// Takes somebody into a thread; nothing happens if they are in it or may not see its channel.
    pub(crate) fn join_thread(&mut self, id: ChannelId, user: UserId) {
        let thread = self.state.channels.get(&id).filter(|one| one.is_thread());
        let Some(parent) = thread.and_then(|thread| thread.parent) else {
            return;
        };
        let sees = self.state.permissions(user, parent);
        let now = self.now();
        let thread = self.change().channels.get_mut(&id);
        if let Some(thread) = thread
            && sees.contains(Permissions::VIEW_CHANNEL)
            && !thread.joined.contains_key(&user)
        {
            thread.joined.insert(user, now);
            if user == self.state.application.bot {
                self.dispatch_channel("create", id);
            }
            self.dispatch_thread_members(id, user);
        }
    }

    /// Takes somebody out of a thread; false if they were not in it.
    pub(crate) fn leave_thread(&mut self, id: ChannelId, user: UserId) -> bool {
        let thread = self.change().channels.get_mut(&id);
        let left = thread.is_some_and(|thread| thread.joined.remove(&user).is_some());
        if left {
            self.dispatch_thread_members(id, user);
        }
        left
    }

    /// Tells that somebody has joined or left a thread.
    fn dispatch_thread_members(&self, id: ChannelId, user: UserId) {
        let Some(thread) = self.state.channels.get(&id) else {
            return;
        };
        let mut object = json!({
            "id": id,
            "guild_id": thread.server,
            "member_count": thread.joined.len(),
            "added_members": [],
            "removed_member_ids": [],
        });
        match wire::thread_member(&self.state, thread, user, true) {
            Some(mut member) => {
                member["presence"] = json!(null);
                object["added_members"] = json!([member]);
            }
            None => object["removed_member_ids"] = json!([user]),
        }
        // Of itself a bot is told without the privileged intent.
        let own = user == self.state.application.bot;
        let of_others = intents::GUILD_MEMBERS;
        let wanted = if own { intents::GUILDS } else { of_others };
        self.dispatch("THREAD_MEMBERS_UPDATE", thread.server, wanted, &object);
    }

    /// Tells of a change of a channel or a thread.
    pub(crate) fn dispatch_channel(&self, verb: &str, id: ChannelId) {
        let Some(data) = self.state.channels.get(&id) else {
            return;
        };
        let bot = self.state.application.bot;
        let sees = self.state.permissions(bot, id);
        let hidden = data.is_thread() && !sees.contains(Permissions::VIEW_CHANNEL);
        if data.server.is_none() || hidden {
            return;
        }
        let mut object = wire::channel(&self.state, data);
        let name = match (data.is_thread(), verb) {
            (true, "create") => {
                object["newly_created"] = json!(data.messages.is_empty());
                if let Some(member) = wire::thread_member(&self.state, data, bot, false) {
                    object["member"] = member;
                }
                "THREAD_CREATE"
            }
            (true, "update") => "THREAD_UPDATE",
            (true, _) => {
                object = json!({"id": id, "guild_id": data.server, "parent_id": data.parent, "type": data.kind});
                "THREAD_DELETE"
            }
            (false, "create") => "CHANNEL_CREATE",
            (false, "update") => "CHANNEL_UPDATE",
            (false, _) => "CHANNEL_DELETE",
        };
        self.dispatch(name, data.server, intents::GUILDS, &object);
    }

    /// Deletes a channel with its threads; false if it was not there.
    pub(crate) fn delete_channel(&mut self, id: ChannelId) -> bool {
        if !self.state.channels.contains_key(&id) {
            return false;
        }
        let all = self.state.channels.values();
        let threads: Vec<ChannelId> = all
            .filter(|one| one.parent == Some(id))
            .map(|one| one.id)
            .collect();
        for one in threads.into_iter().chain([id]) {
            self.dispatch_channel("delete", one);
            let removed = self.change().channels.remove(&one);
            let messages = removed.iter().flat_map(|data| data.messages.values());
            for file in messages.flat_map(|message| &message.attachments) {
                self.state.files.remove(file.id);
            }
            self.core.log.note(format!("channel {one} is deleted"));
        }
        true
    }
}
