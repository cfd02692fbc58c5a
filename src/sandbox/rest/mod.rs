//! The API: every route in one list, and what happens to a call before and after its route.

mod applications;
mod callbacks;
mod channels;
mod messages;
mod multipart;
mod rate_limits;
mod reply;
mod routes;
mod servers;
mod webhooks;

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use axum::{
    Router,
    extract::{
        ConnectInfo, Path, RawQuery, Request as HttpRequest, State as Shared, WebSocketUpgrade,
    },
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use serde_json::Value;
use tokio_util::sync::CancellationToken;

use super::{
    body::Upload,
    error::{ApiError, At, FormErrors},
    faults::Suffering,
    gateway,
    ids::{AttachmentId, ChannelId, MessageId, ServerId, UserId},
    log::{Happening, Request},
    state::Lack,
    world::{Core, World},
};

pub(crate) use self::{
    callbacks::ANSWER_WITHIN_MS, rate_limits::Buckets, reply::Reply, webhooks::TOKEN_LIVES_MS,
};
pub use self::{rate_limits::RateLimits, routes::RouteName};

/// The most bytes of a body: ten files at their limit, and the rest.
const MOST_BYTES: usize = 110 * 1024 * 1024;

/// What a route does with a call.
type Handler = fn(Call<'_>, &mut World<'_>) -> Result<Reply, ApiError>;

/// Who may call a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    /// The bot's token.
    Bot,
    /// Nothing: the path carries a secret, or it is public.
    Nothing,
}

/// A call of a route, with everything read.
pub(crate) struct Call<'a> {
    pub(crate) core: &'a Core,
    route: RouteName,
    segments: &'a [&'a str],
    query: &'a str,
    pub(crate) body: &'a Value,
    pub(crate) uploads: Vec<Upload>,
}

impl Call<'_> {
    /// The part of the path that the template calls so.
    pub(crate) fn part(&self, name: &str) -> Option<&str> {
        self.route.part(self.segments, name)
    }

    fn id<T: std::str::FromStr>(&self, name: &str) -> Result<T, ApiError> {
        let part = self.part(name).unwrap_or_default();
        let wrong = || {
            FormErrors::one(
                At::Top.key(name),
                "NUMBER_TYPE_COERCE",
                format!("Value \"{part}\" is not snowflake."),
            )
        };
        part.parse().map_err(|_| wrong())
    }

    pub(crate) fn channel_id(&self) -> Result<ChannelId, ApiError> {
        self.id("channel_id")
    }

    pub(crate) fn message_id(&self) -> Result<MessageId, ApiError> {
        self.id("message_id")
    }

    pub(crate) fn server_id(&self) -> Result<ServerId, ApiError> {
        self.id("guild_id")
    }

    pub(crate) fn user_id(&self) -> Result<UserId, ApiError> {
        self.id("user_id")
    }

    /// A value of the query, as it stands there: a text is still encoded.
    pub(crate) fn query(&self, key: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(name, _)| *name == key)
            .map(|(_, value)| value)
    }

    pub(crate) fn base(&self) -> &str {
        &self.core.settings.base
    }
}

impl From<Lack> for ApiError {
    fn from(lack: Lack) -> Self {
        match lack {
            Lack::Channel => Self::unknown_channel(),
            Lack::Sight => Self::missing_access(),
            Lack::Permission(_) => Self::missing_permissions(),
        }
    }
}

/// Everything the sandbox serves under one address.
pub(crate) fn router(core: Arc<Core>, stop: CancellationToken) -> Router {
    Router::new()
        .route("/gateway", get(open_gateway))
        .route("/gateway/", get(open_gateway))
        .route(
            "/attachments/{channel}/{attachment}/{filename}",
            get(download),
        )
        .fallback(call)
        .with_state(Served { core, stop })
}

#[derive(Clone)]
struct Served {
    core: Arc<Core>,
    stop: CancellationToken,
}

async fn open_gateway(
    Shared(served): Shared<Served>,
    RawQuery(query): RawQuery,
    upgrade: WebSocketUpgrade,
) -> Response {
    let query = query.unwrap_or_default();
    let says = |key: &str, value: &str| {
        let said = query.split('&').filter_map(|pair| pair.split_once('='));
        said.filter(|(name, _)| *name == key)
            .all(|(_, given)| given == value)
    };
    // Without the transport compression that it asked for, a client would not understand a word. None is spoken here, since
    // on loopback it saves nothing. Payload compression, which IDENTIFY may allow, is Discord's to choose: here it is off.
    let understood = says("v", "10") && says("encoding", "json") && says("compress", "");
    upgrade
        .on_upgrade(move |socket| gateway::serve(served.core, socket, understood, served.stop))
        .into_response()
}

async fn download(
    Shared(served): Shared<Served>,
    Path((channel, attachment, filename)): Path<(String, String, String)>,
) -> Response {
    let missing = || {
        (
            StatusCode::NOT_FOUND,
            "This content is no longer available.",
        )
            .into_response()
    };
    let (Ok(channel), Ok(attachment)) = (
        channel.parse::<ChannelId>(),
        attachment.parse::<AttachmentId>(),
    ) else {
        return missing();
    };
    let world = served.core.world();
    let messages = world
        .state
        .channels
        .get(&channel)
        .into_iter()
        .flat_map(|data| data.messages.values());
    let known = messages
        .flat_map(|message| &message.attachments)
        .find(|file| file.id == attachment);
    let file = known
        .or_else(|| world.state.files.loose(attachment))
        .filter(|file| file.filename == filename);
    match (file, world.state.files.get(attachment)) {
        (Some(file), Some(bytes)) => {
            // Its sender may call it a page or a script; here it is nothing but a file.
            let headers = [
                (header::CONTENT_TYPE, file.content_type.clone()),
                (
                    header::CONTENT_SECURITY_POLICY,
                    "default-src 'none'; sandbox".to_owned(),
                ),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
            ];
            (headers, bytes).into_response()
        }
        _ => missing(),
    }
}

/// Set to end a connection in place of an answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cut(pub(crate) Arc<AtomicBool>);

async fn call(
    Shared(served): Shared<Served>,
    ConnectInfo(cut): ConnectInfo<Cut>,
    request: HttpRequest,
) -> Response {
    let core = &served.core;
    let at = core.clock.now();
    let (head, body) = request.into_parts();
    let full_path = head.uri.path();
    let Some(path) = full_path.strip_prefix("/api/v10") else {
        let versioned = full_path.strip_prefix("/api/v").is_some();
        let error = if versioned {
            ApiError::invalid_version()
        } else {
            ApiError::not_found()
        };
        return Reply::from(error).response();
    };
    let path = &decoded(path);
    let segments: Vec<&str> = path.split('/').skip(1).collect();
    let route = RouteName::find(&head.method, &segments);
    let mut seen = Request {
        at,
        method: head.method.to_string(),
        path: shown_path(path, head.uri.query()),
        route: route.ok(),
        body: Value::Null,
        files: Vec::new(),
        answer: Value::Null,
        status: None,
        code: None,
    };
    let uploads = multipart::read(&head.headers, body, MOST_BYTES)
        .await
        .map(|(body, uploads)| {
            seen.files = uploads
                .iter()
                .map(|file| (file.filename.clone(), file.bytes.len()))
                .collect();
            seen.body = body;
            uploads
        });
    let suffering = core.orders.suffer(route.ok(), path).await;
    let mut world = core.world();
    let mut limits = Vec::new();
    let result = match (&suffering, uploads) {
        (Some(Suffering::Refused(error)), _) => Err(error.clone()),
        (Some(Suffering::RateLimited { seconds, global }), _) => match route {
            Ok(route) if !global => Ok(core.buckets.refusal(route, *seconds, core.clock.now())),
            _ => Ok(Reply::rate_limited(*seconds, *global)),
        },
        (Some(Suffering::Dropped), _) => Err(ApiError::not_found()),
        (Some(Suffering::LostAnswer) | None, uploads) => permitted(core, route, &head.headers)
            .and_then(|route| {
                match core.buckets.count(route, &segments, core.clock.now()) {
                    Ok(headers) => limits = headers,
                    Err(refusal) => return Ok(refusal),
                }
                let call = Call {
                    core,
                    route,
                    segments: &segments,
                    query: head.uri.query().unwrap_or_default(),
                    body: &seen.body,
                    uploads: uploads?,
                };
                (route.handler().1)(call, &mut world)
            }),
    };
    let code = result.as_ref().err().map(|error| error.code);
    let mut reply = result.unwrap_or_else(Reply::from);
    reply.headers.append(&mut limits);
    let response = reply.response();
    if matches!(suffering, Some(Suffering::Dropped | Suffering::LostAnswer)) {
        cut.0.store(true, Ordering::Relaxed);
    } else {
        seen.status = Some(reply.status);
        seen.code = code;
        seen.answer = reply.body.unwrap_or_default();
    }
    core.log.push(Happening::Request(seen));
    // Only now, so that whoever sees what a call has done finds the call in the log.
    drop(world);
    response
}

/// The route, if it is one and the caller may call it.
fn permitted(
    core: &Core,
    route: Result<RouteName, bool>,
    headers: &HeaderMap,
) -> Result<RouteName, ApiError> {
    let route = route.map_err(|path_is_right| {
        if path_is_right {
            ApiError::method_not_allowed()
        } else {
            ApiError::not_found()
        }
    })?;
    let authorization = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    let is_bot =
        authorization.and_then(|value| value.strip_prefix("Bot ")) == Some(&core.settings.token);
    match route.handler().0 {
        Needs::Bot if !is_bot => Err(ApiError::unauthorized()),
        _ => Ok(route),
    }
}

/// A text in which each `%` and its two digits stand for a byte.
fn decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let byte = part.get(..2).map(|digits| u8::from_str_radix(digits, 16));
        match byte {
            Some(Ok(byte)) => {
                bytes.push(byte);
                bytes.extend_from_slice(&part.as_bytes()[2..]);
            }
            _ => {
                bytes.push(b'%');
                bytes.extend_from_slice(part.as_bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The path for the log, in which the tokens of interactions would only be noise.
fn shown_path(path: &str, query: Option<&str>) -> String {
    let shorten = |segment: &str| {
        if segment.len() > 60 {
            "{token}".to_owned()
        } else {
            segment.to_owned()
        }
    };
    let mut shown = path.split('/').map(shorten).collect::<Vec<_>>().join("/");
    if let Some(query) = query {
        shown.push('?');
        shown.push_str(query);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_texts_are_decoded() {
        assert_eq!(decoded("/messages/%40original"), "/messages/@original");
        assert_eq!(decoded("%D0%B8gra%"), "иgra%");
    }

    #[test]
    fn tokens_are_not_logged() {
        let path = format!("/webhooks/1/{}", "x".repeat(200));
        assert_eq!(
            shown_path(&path, Some("wait=true")),
            "/webhooks/1/{token}?wait=true"
        );
    }
}
