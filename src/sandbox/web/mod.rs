//! A page to play on in a browser: the people of the sandbox, their checks and their view, as a chat.
//!
//! It has its own addresses, beside the API that bots call, and no bot's token. Whoever can open it on this machine is everybody.

mod acts;
mod assets;
mod guard;
mod panel;
mod stream;
mod view;

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, rejection::JsonRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde_json::Value;
use tokio_util::sync::CancellationToken;

pub(crate) use self::guard::guard;
use super::{
    error::ApiError,
    ids::{ChannelId, InteractionId, UserId},
    people::{self, Seat, User},
    permissions::Permissions,
    places::Channel,
    world::Core,
};

/// The most bytes that the page sends at once: a form with ten long fields, each character escaped.
const MOST_BYTES: usize = 512 * 1024;
/// Forms that were opened and not yet sent, beyond which the oldest is forgotten.
const OPEN_FORMS: usize = 50;

/// What the page's routes share.
#[derive(Clone)]
struct Served {
    core: Arc<Core>,
    stop: CancellationToken,
    forms: Arc<Mutex<VecDeque<people::Response>>>,
}

/// The routes of the page.
pub(crate) fn router(core: Arc<Core>, stop: CancellationToken) -> Router {
    Router::new()
        .route("/", get(assets::index))
        .route("/page/assets/{name}", get(assets::asset))
        .route("/page/stream", get(stream::stream))
        .route("/page/act", post(acts::act))
        .route("/page/panel", post(panel::change))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .with_state(Served {
            core,
            stop,
            forms: Arc::default(),
        })
}

impl Served {
    /// A person at a channel, if both are there and the one sees the other.
    fn seat(&self, user: UserId, channel: ChannelId) -> Result<Seat, ApiError> {
        let world = self.core.world();
        let account = world.state.user(user).filter(|one| !one.bot);
        account.ok_or_else(ApiError::unknown_user)?;
        if !world.state.channels.contains_key(&channel) {
            return Err(ApiError::unknown_channel());
        }
        let may = world.state.permissions(user, channel);
        if !may.contains(Permissions::VIEW_CHANNEL) {
            return Err(ApiError::missing_access());
        }
        drop(world);
        let core = Arc::clone(&self.core);
        let channel = Channel {
            core: Arc::clone(&core),
            id: channel,
        };
        Ok(User { core, id: user }.in_channel(&channel))
    }

    /// Remembers a form until it is sent.
    fn open_form(&self, response: people::Response) {
        let mut forms = self.forms.lock().unwrap_or_else(PoisonError::into_inner);
        if forms.len() == OPEN_FORMS {
            forms.pop_front();
        }
        forms.push_back(response);
    }

    fn form(&self, opened_by: InteractionId) -> Option<people::Response> {
        let forms = self.forms.lock().unwrap_or_else(PoisonError::into_inner);
        forms.iter().find(|form| form.id == opened_by).cloned()
    }
}

/// What was sent, or Discord's refusal of it.
fn read<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, ApiError> {
    body.map(|Json(read)| read).map_err(|wrong| {
        if wrong.status() == StatusCode::PAYLOAD_TOO_LARGE {
            ApiError::too_large()
        } else {
            ApiError::invalid_json()
        }
    })
}

fn answer(result: Result<Value, ApiError>) -> Response {
    match result {
        Ok(value) => Json(value).into_response(),
        Err(error) => {
            let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::BAD_REQUEST);
            (status, Json(error.body())).into_response()
        }
    }
}
