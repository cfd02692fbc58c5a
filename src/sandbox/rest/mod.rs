//! The API: every route in one list, and what happens to a call before and after its route.

mod applications;
mod callbacks;
mod channels;
mod messages;
mod multipart;
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

use serde_json::{Value, json};
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

pub use self::routes::RouteName;
pub(crate) use self::{callbacks::ANSWER_WITHIN_MS, webhooks::TOKEN_LIVES_MS};

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

/// What a route answers.
pub(crate) struct Reply {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Option<Value>,
}

impl Reply {
    fn new(status: u16, body: Option<Value>) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body,
        }
    }

    pub(crate) fn ok(body: Value) -> Self {
        Self::new(200, Some(body))
    }

    pub(crate) fn created(body: Value) -> Self {
        Self::new(201, Some(body))
    }

    pub(crate) fn nothing() -> Self {
        Self::new(204, None)
    }

    fn rate_limited(seconds: f64) -> Self {
        let body = json!({"message": "You are being rate limited.", "retry_after": seconds, "global": false, "code": 0});
        let headers = vec![
            ("retry-after", format!("{:.0}", seconds.ceil())),
            ("x-ratelimit-scope", "user".to_owned()),
        ];
        Self {
            headers,
            ..Self::new(429, Some(body))
        }
    }
}

impl Call<'_> {
    /// The part of the path that the template calls so.
    pub(crate) fn part(&self, name: &str) -> Option<&str> {
        let parts = self.route.template().split('/').skip(1);
        let is_it = |part: &str| {
            part.strip_prefix('{')
                .and_then(|part| part.strip_suffix('}'))
                == Some(name)
        };
        parts
            .zip(self.segments)
            .find(|(part, _)| is_it(part))
            .map(|(_, segment)| *segment)
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

    /// A value of the query; the values that bots use need no decoding but of spaces.
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
    // Without the compression that it asked for, a client would not understand a word.
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
            ([(header::CONTENT_TYPE, file.content_type.clone())], bytes).into_response()
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
        return respond(Err(if versioned {
            ApiError::invalid_version()
        } else {
            ApiError::not_found()
        }));
    };
    let segments: Vec<&str> = path.split('/').skip(1).collect();
    let route = RouteName::find(&head.method, &segments);
    let mut seen = Request {
        at,
        method: head.method.to_string(),
        path: shown_path(path, head.uri.query()),
        route: route.ok(),
        body: Value::Null,
        files: Vec::new(),
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
    let suffering = core.faults.suffer(route.ok(), path).await;
    let mut world = core.world();
    let result = match (&suffering, uploads) {
        (Some(Suffering::Refused(error)), _) => Err(error.clone()),
        (Some(Suffering::RateLimited { seconds }), _) => Ok(Reply::rate_limited(*seconds)),
        (Some(Suffering::Dropped), _) => Err(ApiError::not_found()),
        (Some(Suffering::LostAnswer) | None, Err(error)) => Err(error),
        (Some(Suffering::LostAnswer) | None, Ok(uploads)) => permitted(core, route, &head.headers)
            .and_then(|route| {
                let query = head.uri.query().unwrap_or_default();
                let call = Call {
                    core,
                    route,
                    segments: &segments,
                    query,
                    body: &seen.body,
                    uploads,
                };
                (route.handler().1)(call, &mut world)
            }),
    };
    if matches!(suffering, Some(Suffering::Dropped | Suffering::LostAnswer)) {
        cut.0.store(true, Ordering::Relaxed);
    } else {
        seen.status = Some(
            result
                .as_ref()
                .map_or_else(|error| error.status, |reply| reply.status),
        );
        seen.code = result.as_ref().err().map(|error| error.code);
    }
    core.log.push(Happening::Request(seen));
    // Only now, so that whoever sees what a call has done finds the call in the log.
    drop(world);
    respond(result)
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

fn respond(result: Result<Reply, ApiError>) -> Response {
    let reply = result.unwrap_or_else(|error| Reply::new(error.status, Some(error.body())));
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match reply.body {
        Some(body) => (
            status,
            [(header::CONTENT_TYPE, "application/json")],
            body.to_string(),
        )
            .into_response(),
        None => status.into_response(),
    };
    for (name, value) in reply.headers {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    }
    response
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
    fn tokens_are_not_logged() {
        let path = format!("/webhooks/1/{}", "x".repeat(200));
        assert_eq!(
            shown_path(&path, Some("wait=true")),
            "/webhooks/1/{token}?wait=true"
        );
    }
}
