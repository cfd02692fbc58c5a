//! Changes of the state, each with what follows from it: the log, the gateway, whoever waits.

mod channels;
mod interactions;
mod mentions;
mod messages;
mod servers;

use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use tokio::sync::watch;

pub(crate) use self::{
    channels::NewThread,
    interactions::{Doing, interaction_of},
    messages::Post,
};
use super::{
    clock::Clock,
    gateway::{Delivery, Gateway, IdentifyLimits},
    ids::{ServerId, UserId},
    log::Log,
    orders::Orders,
    permissions::Permissions,
    rest::{Buckets, RateLimits},
    state::State,
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
}
