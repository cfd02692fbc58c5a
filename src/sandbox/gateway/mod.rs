//! The gateway: who is connected, and what they are told.

mod connection;
mod limits;
mod sessions;

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc;

pub(crate) use self::connection::serve;
use self::limits::Begun;
pub use self::limits::IdentifyLimits;
use super::ids::ServerId;

/// What a bot can ask to be told of, as bits.
pub mod intents {
    /// Servers, channels, threads.
    pub const GUILDS: u64 = 1;
    /// Members who come and go. Privileged.
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    /// Who is online. Privileged.
    pub const GUILD_PRESENCES: u64 = 1 << 8;
    /// Messages in servers.
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    /// Messages in direct messages.
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// What the messages of others say. Privileged.
    pub const MESSAGE_CONTENT: u64 = 1 << 15;

    /// All that must be allowed for an application before it can ask for it.
    pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
    /// All bits that mean something.
    pub(super) const KNOWN: u64 = (1 << 26) - 1;
}

/// Events that are kept: of a session for a resume, of all sessions for whoever asks what was told.
const KEPT: usize = 2_000;

/// Whether somebody heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// A bot is connected and was told.
    Sent,
    /// A bot's connection was cut; it is told when it resumes.
    Queued,
    /// There is no bot.
    Nobody,
}

/// What goes to a connected bot.
#[derive(Debug)]
enum Out {
    Text(Utf8Bytes),
    /// Close with a code and a reason.
    Close(u16, &'static str),
    /// Close without saying why.
    CloseWithoutCode,
    /// End the connection without a word.
    Cut,
}

#[derive(Debug)]
struct Session {
    id: String,
    shard: (u64, u64),
    intents: u64,
    sequence: u64,
    /// The newest events by number, with the interaction where it is one.
    sent: VecDeque<(u64, Utf8Bytes)>,
    /// The connection and where to write to it; none while it is cut.
    connection: Option<(u64, mpsc::UnboundedSender<Out>)>,
}

#[derive(Debug, Default)]
struct Inner {
    sessions: Vec<Session>,
    /// Every connection, identified or not.
    connections: HashMap<u64, mpsc::UnboundedSender<Out>>,
    next: u64,
    identifies: u64,
    begun: Begun,
    resumes: u64,
    /// The newest events of all sessions, oldest first.
    told: VecDeque<Utf8Bytes>,
}

/// The bots' connections. What goes wrong with them is ordered at [`Sandbox::faults`](super::Sandbox::faults).
#[derive(Debug, Default)]
pub struct Gateway {
    inner: Mutex<Inner>,
}

impl Gateway {
    pub(super) fn drop_connections(&self) {
        self.to_all(|| Out::Cut);
    }

    pub(super) fn close(&self, code: u16) {
        self.to_all(|| Out::Close(code, "Closed by the sandbox"));
    }

    pub(super) fn close_without_code(&self) {
        self.to_all(|| Out::CloseWithoutCode);
    }

    pub(super) fn reconnect(&self) {
        self.to_all(|| {
            Out::Text(Utf8Bytes::from_static(
                r#"{"op":7,"d":null,"s":null,"t":null}"#,
            ))
        });
    }

    pub(super) fn invalid_session(&self, resumable: bool) {
        let text = json!({"op": 9, "d": resumable, "s": null, "t": null}).to_string();
        self.to_all(|| Out::Text(text.clone().into()));
        if !resumable {
            self.inner().sessions.clear();
        }
    }

    pub(super) fn forget_sessions(&self) {
        self.inner()
            .sessions
            .retain(|session| session.connection.is_some());
    }

    /// How many sessions there are, connected or resumable.
    pub fn sessions(&self) -> usize {
        self.inner().sessions.len()
    }

    /// How many sessions are connected.
    pub fn connected(&self) -> usize {
        self.inner()
            .sessions
            .iter()
            .filter(|session| session.connection.is_some())
            .count()
    }

    /// How many sessions were begun so far.
    pub fn identifies(&self) -> u64 {
        self.inner().identifies
    }

    /// How many sessions were resumed so far.
    pub fn resumes(&self) -> u64 {
        self.inner().resumes
    }

    /// The newest events that bots were told, oldest first, as they were sent: `t` is the name and `d` the data.
    pub fn told(&self) -> Vec<Value> {
        let inner = self.inner();
        let read = |text: &Utf8Bytes| serde_json::from_str(text).ok();
        inner.told.iter().filter_map(read).collect()
    }

    /// `session_start_limit` as `GET /gateway/bot` tells it.
    pub(crate) fn start_limit(&self, limits: Option<IdentifyLimits>, now: i64) -> Value {
        self.inner().begun.told(limits, now)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn to_all(&self, out: impl Fn() -> Out) {
        for connection in self.inner().connections.values() {
            // A connection that has just ended needs no more telling.
            let _ = connection.send(out());
        }
    }

    /// Tells every session whose intents ask for it and whose shard it concerns. `object` is made for given intents.
    pub(crate) fn dispatch(
        &self,
        name: &str,
        server: Option<ServerId>,
        intents: u64,
        object: &dyn Fn(u64) -> Value,
    ) -> Delivery {
        let mut delivery = Delivery::Nobody;
        let mut inner = self.inner();
        let Inner { sessions, told, .. } = &mut *inner;
        for session in sessions {
            let (shard, shards) = session.shard;
            let concerned = shard_of(server, shards) == shard;
            if !concerned || (intents != 0 && session.intents & intents == 0) {
                continue;
            }
            session.send(told, name, &object(session.intents));
            delivery = match (&session.connection, delivery) {
                (Some(_), _) | (None, Delivery::Sent) => Delivery::Sent,
                (None, _) => Delivery::Queued,
            };
        }
        delivery
    }
}

impl Session {
    fn send(&mut self, told: &mut VecDeque<Utf8Bytes>, name: &str, object: &Value) {
        self.sequence += 1;
        let text = Utf8Bytes::from(format!(
            r#"{{"t":"{name}","s":{},"op":0,"d":{object}}}"#,
            self.sequence
        ));
        keep(&mut self.sent, (self.sequence, text.clone()));
        keep(told, text.clone());
        if let Some((_, connection)) = &self.connection {
            // If it has just ended, the event waits for the resume.
            let _ = connection.send(Out::Text(text));
        }
    }
}

fn keep<T>(newest: &mut VecDeque<T>, one: T) {
    if newest.len() == KEPT {
        newest.pop_front();
    }
    newest.push_back(one);
}

/// The shard that is told of a server, or of direct messages.
fn shard_of(server: Option<ServerId>, shards: u64) -> u64 {
    server.map_or(0, |server| (server.get() >> 22) % shards)
}

/// The gateway's address for the sandbox's own.
pub(crate) fn gateway_url(base: &str) -> String {
    format!("{}/gateway", base.replacen("http", "ws", 1))
}
