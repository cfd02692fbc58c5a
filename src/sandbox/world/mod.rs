//! Changes of the state, each with what follows from it: the log, the gateway, whoever waits.

mod interactions;
mod mentions;
mod messages;
mod servers;

use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};
use tokio::sync::watch;

pub(crate) use self::{
    interactions::{Doing, interaction_of},
    messages::Post,
};
use super::{
    clock::Clock,
    faults::Orders,
    gateway::{Delivery, Gateway, IdentifyLimits, intents},
    ids::{ChannelId, ServerId, UserId},
    log::Log,
    permissions::Permissions,
    rest::{Buckets, RateLimits},
    state::{ChannelData, State},
    wire,
};

/// What cannot change while a sandbox runs.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// `http://127.0.0.1:PORT`.
    pub(crate) base: String,
    pub(crate) token: String,
    pub(crate) file_limit: usize,
    pub(crate) kept_messages: usize,
    pub(crate) kept_interactions: usize,
    pub(crate) kept_file_bytes: usize,
    pub(crate) patience: std::time::Duration,
    pub(crate) heartbeat_interval_ms: u64,
    pub(crate) privileged_intents: u64,
    pub(crate) bot_permissions: Permissions,
    pub(crate) shards: u64,
    pub(crate) identify_limits: Option<IdentifyLimits>,
    pub(crate) rate_limits: Option<RateLimits>,
}

/// Everything behind a sandbox, shared by its routes, its gateway and its people.
#[derive(Debug)]
pub(crate) struct Core {
    pub(crate) settings: Settings,
    pub(crate) clock: Clock,
    pub(crate) log: Log,
    pub(crate) orders: Orders,
    pub(crate) gateway: Gateway,
    pub(crate) buckets: Buckets,
    state: Mutex<State>,
    changes: watch::Sender<u64>,
}

/// A look at the state during which nobody else changes it. Never held while waiting.
pub(crate) struct World<'a> {
    pub(crate) core: &'a Core,
    pub(crate) state: MutexGuard<'a, State>,
    changed: bool,
}

impl Core {
    pub(crate) fn new(settings: Settings, clock: Clock, state: State, kept_events: usize) -> Self {
        Self {
            log: Log::new(clock.clone(), kept_events),
            orders: Orders::default(),
            gateway: Gateway::default(),
            buckets: Buckets::new(settings.rate_limits),
            state: Mutex::new(state),
            changes: watch::Sender::new(0),
            settings,
            clock,
        }
    }

    /// The state, to be read or changed.
    pub(crate) fn world(&self) -> World<'_> {
        World {
            core: self,
            state: self.state.lock().unwrap_or_else(PoisonError::into_inner),
            changed: false,
        }
    }

    /// Tells of every change of the state.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Tells that something changed that the state does not hold: the gateway's sessions.
    pub(crate) fn touch(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    pub(crate) fn transcript(&self) -> String {
        let names: std::collections::HashMap<UserId, String> = self
            .world()
            .state
            .users
            .values()
            .map(|user| (user.id, user.username.clone()))
            .collect();
        self.log.transcript(&|user| {
            names
                .get(&user)
                .cloned()
                .unwrap_or_else(|| user.to_string())
        })
    }
}

impl Drop for World<'_> {
    fn drop(&mut self) {
        if self.changed {
            self.core.touch();
        }
    }
}

impl World<'_> {
    pub(crate) fn now(&self) -> i64 {
        self.core.clock.now()
    }

    /// A new number that carries the time.
    pub(crate) fn snowflake(&mut self) -> u64 {
        self.changed = true;
        let now = self.now();
        self.state.snowflakes.next(now)
    }

    /// The state, to be changed: whoever waits for changes is woken afterwards.
    pub(crate) fn change(&mut self) -> &mut State {
        self.changed = true;
        &mut self.state
    }

    /// Tells the bot something of a server, or of no server. `intents` 0 is told unasked.
    pub(crate) fn dispatch(
        &self,
        name: &'static str,
        server: Option<ServerId>,
        intents: u64,
        data: &Value,
    ) -> Delivery {
        self.core
            .gateway
            .dispatch(name, server, intents, &|_| data.clone())
    }

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

    /// Tells of a change of a channel or a thread.
    pub(crate) fn dispatch_channel(&self, verb: &str, id: ChannelId) {
        let Some(data) = self
            .state
            .channels
            .get(&id)
            .filter(|data| data.server.is_some())
        else {
            return;
        };
        let name = match (data.is_thread(), verb) {
            (true, "create") => "THREAD_CREATE",
            (true, "update") => "THREAD_UPDATE",
            (true, _) => "THREAD_DELETE",
            (false, "create") => "CHANNEL_CREATE",
            (false, "update") => "CHANNEL_UPDATE",
            (false, _) => "CHANNEL_DELETE",
        };
        let object = match name {
            "THREAD_DELETE" => {
                json!({"id": id, "guild_id": data.server, "parent_id": data.parent, "type": data.kind})
            }
            _ => wire::channel(&self.state, data),
        };
        self.dispatch(name, data.server, intents::GUILDS, &object);
    }

    /// Deletes a channel with its threads; false if it was not there.
    pub(crate) fn delete_channel(&mut self, id: ChannelId) -> bool {
        if !self.state.channels.contains_key(&id) {
            return false;
        }
        let threads: Vec<ChannelId> = self
            .state
            .channels
            .values()
            .filter(|one| one.parent == Some(id))
            .map(|one| one.id)
            .collect();
        for one in threads.into_iter().chain([id]) {
            self.dispatch_channel("delete", one);
            let removed = self.change().channels.remove(&one);
            for file in removed
                .iter()
                .flat_map(|data| data.messages.values())
                .flat_map(|message| &message.attachments)
            {
                self.state.files.remove(file.id);
            }
            self.core.log.note(format!("channel {one} is deleted"));
        }
        true
    }
}
