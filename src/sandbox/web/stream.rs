//! What changes, as server-sent events: each window is told what is new for its person.

use std::{
    collections::{HashMap, HashSet},
    convert::Infallible,
    sync::Arc,
};

use axum::{
    extract::{Query, State as Shared},
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Served, answer, view};
use crate::sandbox::{
    error::ApiError,
    ids::{MessageId, UserId},
    message::Message,
};

/// Messages of a channel that a window holds.
const SHOWN: usize = 300;

#[derive(Deserialize)]
pub(super) struct Who {
    /// The account's unique name; the first account's if there is none of that name.
    #[serde(default, rename = "as")]
    name: String,
}

/// What a window has been told so far.
struct Told {
    me: UserId,
    frame: Value,
    messages: HashMap<MessageId, Arc<Message>>,
}

pub(super) async fn stream(Shared(served): Shared<Served>, Query(who): Query<Who>) -> Response {
    let me = {
        let mut world = served.core.world();
        let named = view::accounts(&world.state).find(|user| user.username == who.name);
        let found = named.or_else(|| view::accounts(&world.state).next());
        let Some(me) = found.map(|user| user.id) else {
            return answer(Err(ApiError::unknown_user()));
        };
        // Everybody can write to the bot, so the conversation is there from the start.
        world.direct_channel(me);
        me
    };
    let told = Told {
        me,
        frame: Value::Null,
        messages: HashMap::new(),
    };
    let mut changes = served.core.changes();
    changes.mark_changed();
    let events = stream::unfold(
        (served, changes, told),
        |(served, mut changes, mut told)| async {
            loop {
                tokio::select! {
                    () = served.stop.cancelled() => return None,
                    // The sender lives in `served`, so this cannot fail.
                    _ = changes.changed() => {}
                }
                if let Some(news) = told.news(&served) {
                    let event = Event::default().data(news.to_string());
                    return Some((Ok::<_, Infallible>(event), (served, changes, told)));
                }
            }
        },
    );
    Sse::new(events)
        .keep_alive(KeepAlive::default())
        .into_response()
}

impl Told {
    /// What this window does not know yet.
    fn news(&mut self, served: &Served) -> Option<Value> {
        let world = served.core.world();
        let state = &world.state;
        let mut seen = HashSet::new();
        let mut changed = Vec::new();
        for channel in state.channels.keys() {
            for message in state.visible(self.me, *channel).rev().take(SHOWN) {
                seen.insert(message.id);
                let known = self.messages.get(&message.id);
                if !known.is_some_and(|known| Arc::ptr_eq(known, message)) {
                    self.messages.insert(message.id, Arc::clone(message));
                    changed.push(message);
                }
            }
        }
        changed.sort_by_key(|message| message.id);
        let mut gone = Vec::new();
        self.messages.retain(|id, _| {
            let stays = seen.contains(id);
            if !stays {
                gone.push(*id);
            }
            stays
        });
        let first = self.frame.is_null();
        let frame = view::frame(&served.core, state, self.me);
        let mut news = json!({});
        if frame != self.frame {
            news["frame"] = frame.clone();
            self.frame = frame;
        }
        if first {
            news["whole"] = json!(true);
        }
        if !changed.is_empty() {
            let shown = changed.iter().map(|one| view::message(state, one, self.me));
            news["messages"] = shown.collect();
        }
        if !gone.is_empty() {
            news["gone"] = json!(gone);
        }
        news.as_object()
            .is_some_and(|news| !news.is_empty())
            .then_some(news)
    }
}
