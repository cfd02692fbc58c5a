//! What a route answers.

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

use serde_json::{Value, json};

use crate::sandbox::error::ApiError;

/// An answer: a status, headers of Discord's own, and a body if there is one.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(super) status: u16,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Option<Value>,
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

    /// The refusal of a call that came too early; `global` if it is for all routes together.
    pub(super) fn rate_limited(seconds: f64, global: bool) -> Self {
        let body = json!({"message": "You are being rate limited.", "retry_after": seconds, "global": global, "code": 0});
        let scope = if global { "global" } else { "user" };
        let mut headers = vec![
            ("retry-after", format!("{:.0}", seconds.ceil())),
            ("x-ratelimit-scope", scope.to_owned()),
        ];
        if global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        }
        Self {
            headers,
            ..Self::new(429, Some(body))
        }
    }

    pub(super) fn response(&self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = match &self.body {
            Some(body) => (
                status,
                [(header::CONTENT_TYPE, "application/json")],
                body.to_string(),
            )
                .into_response(),
            None => status.into_response(),
        };
        for (name, value) in &self.headers {
            if let Ok(value) = value.parse() {
                response.headers_mut().insert(*name, value);
            }
        }
        response
    }
}

impl From<ApiError> for Reply {
    fn from(error: ApiError) -> Self {
        Self::new(error.status, Some(error.body()))
    }
}
