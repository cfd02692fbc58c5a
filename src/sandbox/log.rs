//! The log of everything that happens, for tests, transcripts and onlookers.

use std::{
    collections::VecDeque,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use serde::Serialize;
use serde_json::Value;
use tokio::sync::broadcast;

use super::{
    clock::Clock,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    message::{self, Message, shortened},
    rest::RouteName,
};

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
pub struct Event {
    /// Its place in the order of events, from 0.
    pub number: u64,
    /// When, by the sandbox's clock, in unix milliseconds.
    pub at: i64,
    /// What.
    pub what: Happening,
}

/// What can happen.
#[derive(Clone, Debug, Serialize)]
pub enum Happening {
    /// The bot called the API.
    Request(Request),
    /// A person typed a command, used a component or sent a form.
    Interaction {
        /// The interaction.
        id: InteractionId,
        /// Who.
        user: UserId,
        /// Where.
        channel: ChannelId,
        /// What, in few words.
        what: String,
    },
    /// The bot answered an interaction for the first time.
    Answer {
        /// The interaction.
        id: InteractionId,
        /// Discord's number for the kind of answer.
        kind: u8,
    },
    /// A message was written.
    MessageCreated(#[serde(serialize_with = "message::write_shared")] Arc<Message>),
    /// A message was changed, or a deferred answer filled.
    MessageEdited(#[serde(serialize_with = "message::write_shared")] Arc<Message>),
    /// A message was deleted.
    MessageDeleted {
        /// Where it was.
        channel: ChannelId,
        /// Which.
        id: MessageId,
    },
    /// Something about the gateway: connected, identified, resumed, closed.
    Gateway(String),
    /// Anything else: a server joined, a channel deleted, a fault set.
    Note(String),
}

/// A call of the API by the bot.
#[derive(Clone, Debug, Serialize)]
pub struct Request {
    /// When it came, in unix milliseconds.
    pub at: i64,
    /// GET, POST and so on.
    pub method: String,
    /// The path below `/api/v10`, with its query; tokens of interactions are shortened.
    pub path: String,
    /// Which of the API's routes it was; none if it was none.
    pub route: Option<RouteName>,
    /// The body; for forms with files, what `payload_json` held. Null if there was none.
    pub body: Value,
    /// Names and sizes of the files that came along.
    pub files: Vec<(String, usize)>,
    /// What was answered; null if that was nothing, or if the connection was cut instead.
    pub answer: Value,
    /// The status that was answered; none if the connection was cut instead.
    pub status: Option<u16>,
    /// Discord's error code, if it was refused.
    pub code: Option<u32>,
}

/// A place in the log: see `Sandbox::mark`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(pub(crate) u64);

/// The newest events, and whoever listens for the next.
#[derive(Debug)]
pub(crate) struct Log {
    kept: Mutex<Kept>,
    listeners: broadcast::Sender<Arc<Event>>,
    clock: Clock,
    limit: usize,
}

#[derive(Debug, Default)]
struct Kept {
    events: VecDeque<Arc<Event>>,
    next: u64,
}

impl Log {
    pub(crate) fn new(clock: Clock, limit: usize) -> Self {
        Self {
            kept: Mutex::default(),
            listeners: broadcast::Sender::new(1_024),
            clock,
            limit: limit.max(1),
        }
    }

    pub(crate) fn push(&self, what: Happening) {
        let at = self.clock.now();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let event = Arc::new(Event {
            number: kept.next,
            at,
            what,
        });
        kept.next += 1;
        if kept.events.len() == self.limit {
            kept.events.pop_front();
        }
        kept.events.push_back(Arc::clone(&event));
        // Under the lock, so that listeners hear events in their order. Nobody listening is fine.
        let _ = self.listeners.send(event);
    }

    pub(crate) fn note(&self, text: impl Into<String>) {
        self.push(Happening::Note(text.into()));
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Event>> {
        self.listeners.subscribe()
    }

    pub(crate) fn events(&self) -> Vec<Arc<Event>> {
        self.kept
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .events
            .iter()
            .cloned()
            .collect()
    }

    pub(crate) fn mark(&self) -> Mark {
        Mark(
            self.kept
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .next,
        )
    }

    /// The log as a text, a line an event.
    pub(crate) fn transcript(&self, name_of: &dyn Fn(UserId) -> String) -> String {
        let events = self.events();
        let start = events.first().map_or(0, |event| event.at);
        let mut text = String::new();
        for event in events {
            let since = event.at - start;
            text.push_str(&format!(
                "{:>6}.{:03}  {}\n",
                since / 1_000,
                since % 1_000,
                line(&event.what, name_of)
            ));
        }
        text
    }
}

fn line(what: &Happening, name_of: &dyn Fn(UserId) -> String) -> String {
    let written = |message: &Message, verb: &str| {
        let only = message.ephemeral_for.map_or_else(String::new, |user| {
            format!(" (only {} sees it)", name_of(user))
        });
        let pings: Vec<String> = message.pings.iter().map(|user| name_of(*user)).collect();
        let pings = if pings.is_empty() {
            String::new()
        } else {
            format!(" pings {}", pings.join(", "))
        };
        format!(
            "{} {verb} {}{only}{pings}: {}",
            name_of(message.author),
            message.id,
            message.outline()
        )
    };
    match what {
        Happening::Request(request) => request.to_string(),
        Happening::Interaction { user, what, .. } => format!("{}: {what}", name_of(*user)),
        Happening::Answer { id, kind } => format!("  answer of type {kind} to interaction {id}"),
        Happening::MessageCreated(message) => written(message, "writes"),
        Happening::MessageEdited(message) => written(message, "edits"),
        Happening::MessageDeleted { id, .. } => format!("message {id} is deleted"),
        Happening::Gateway(text) => format!("gateway: {text}"),
        Happening::Note(text) => text.clone(),
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  {} {}", self.method, self.path)?;
        match (self.status, self.code) {
            (None, _) => write!(f, " -> connection cut"),
            (Some(status), None) => write!(f, " -> {status}"),
            (Some(status), Some(code)) => write!(
                f,
                " -> {status} {code} {}",
                shortened(&self.body.to_string(), 300)
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_keeps_the_newest_events_and_numbers_them_all() {
        let log = Log::new(Clock::frozen(0), 2);
        let mut listener = log.listen();
        for text in ["a", "b", "c"] {
            log.note(text);
        }
        let numbers: Vec<u64> = log.events().iter().map(|event| event.number).collect();
        assert_eq!(numbers, [1, 2]);
        assert_eq!(log.mark(), Mark(3));
        assert_eq!(listener.try_recv().expect("the first event").number, 0);
        assert_eq!(
            log.transcript(&|user| user.to_string()),
            "     0.000  b\n     0.000  c\n"
        );
    }
}
