//! Refusals in Discord's shape: a status, a code, and for forms an error at each wrong field.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// A refusal of the API.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{status} {code}: {message}")]
pub struct ApiError {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own number.
    pub code: u32,
    /// Discord's words for it.
    pub message: String,
    /// The wrong fields of a form, nested as the form is.
    pub errors: Option<Value>,
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl ApiError {
            $($(#[$doc])* pub(crate) fn $name() -> Self {
                Self::new($status, $code, $message)
            })*
        }

        /// Discord's words for a code that a test asks for.
        fn words(code: u32) -> Option<&'static str> {
            // 0 is the code of whatever has none.
            [$(($code, $message)),*].into_iter().find(|(of, _)| *of == code && code != 0).map(|(_, words)| words)
        }
    };
}

refusals! {
    not_found = 404 0 "404: Not Found";
    unauthorized = 401 0 "401: Unauthorized";
    method_not_allowed = 405 0 "405: Method Not Allowed";
    unknown_channel = 404 10003 "Unknown Channel";
    unknown_server = 404 10004 "Unknown Guild";
    unknown_member = 404 10007 "Unknown Member";
    unknown_message = 404 10008 "Unknown Message";
    unknown_user = 404 10013 "Unknown User";
    unknown_webhook = 404 10015 "Unknown Webhook";
    unknown_interaction = 404 10062 "Unknown interaction";
    unknown_command = 404 10063 "Unknown application command";
    not_own_application = 403 20012 "You are not authorized to perform this action on this application";
    too_large = 413 40005 "Request entity too large";
    already_acknowledged = 400 40060 "Interaction has already been acknowledged.";
    missing_access = 403 50001 "Missing Access";
    not_in_direct_messages = 403 50003 "Cannot execute action on a DM channel";
    not_the_author = 403 50005 "Cannot edit a message authored by another user";
    empty_message = 400 50006 "Cannot send an empty message";
    direct_messages_closed = 403 50007 "Cannot send messages to this user";
    missing_permissions = 403 50013 "Missing Permissions";
    webhook_token = 401 50027 "Invalid Webhook Token";
    not_in_this_kind_of_channel = 400 50024 "Cannot execute action on this channel type";
    invalid_version = 400 50041 "Invalid API version";
    thread_is_archived = 400 50083 "Thread is archived";
    invalid_json = 400 50109 "The request body contains invalid JSON.";
    no_mutual_servers = 403 50278 "Cannot send messages to this user due to having no mutual guilds";
    thread_exists = 400 160004 "A thread has already been created for this message";
    thread_is_locked = 400 160005 "Thread is locked";
}

impl ApiError {
    fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    /// A refusal with a status and a code of Discord's; the words are Discord's where they are known here.
    pub fn of(status: u16, code: u32) -> Self {
        let reason = StatusCode::from_u16(status).ok();
        let reason = reason.and_then(|status| status.canonical_reason());
        let plain = || format!("{status}: {}", reason.unwrap_or("Refused"));
        let message = words(code).map_or_else(plain, str::to_owned);
        Self {
            status,
            code,
            message,
            errors: None,
        }
    }

    /// The body that carries it.
    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

/// Where in a form: a chain of keys and indices that costs nothing until something is wrong.
#[derive(Clone, Copy)]
pub(crate) enum At<'a> {
    Top,
    Key(&'a At<'a>, &'a str),
    Index(&'a At<'a>, usize),
}

impl<'a> At<'a> {
    pub(crate) fn key(&'a self, key: &'a str) -> At<'a> {
        At::Key(self, key)
    }

    pub(crate) fn index(&'a self, index: usize) -> At<'a> {
        At::Index(self, index)
    }

    fn steps(&self, steps: &mut Vec<String>) {
        match self {
            At::Top => {}
            At::Key(before, key) => {
                before.steps(steps);
                steps.push((*key).to_owned());
            }
            At::Index(before, index) => {
                before.steps(steps);
                steps.push(index.to_string());
            }
        }
    }
}

/// What is wrong with a form.
#[derive(Debug, Default)]
pub(crate) struct FormErrors {
    tree: Map<String, Value>,
}

impl FormErrors {
    /// Notes an error at one place.
    pub(crate) fn add(&mut self, at: At<'_>, code: &str, message: impl Into<String>) {
        let mut steps = Vec::new();
        at.steps(&mut steps);
        let mut node = &mut self.tree;
        for step in steps {
            let below = node
                .entry(step)
                .or_insert_with(|| Value::Object(Map::new()));
            match below {
                Value::Object(map) => node = map,
                _ => return,
            }
        }
        let list = node
            .entry("_errors")
            .or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(list) = list {
            list.push(json!({"code": code, "message": message.into()}));
        }
    }

    /// The refusal, if anything was wrong.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.tree.is_empty() {
            return Ok(());
        }
        Err(ApiError {
            status: 400,
            code: 50035,
            message: "Invalid Form Body".to_owned(),
            errors: Some(Value::Object(self.tree)),
        })
    }

    /// A refusal for a single wrong place.
    pub(crate) fn one(at: At<'_>, code: &str, message: impl Into<String>) -> ApiError {
        let mut errors = Self::default();
        errors.add(at, code, message);
        match errors.finish() {
            Err(error) => error,
            Ok(()) => ApiError::new(400, 50035, "Invalid Form Body"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_nested_as_the_form_is() {
        let mut errors = FormErrors::default();
        let rows = At::Top.key("components");
        let row = rows.index(0);
        let inner = row.key("components");
        let button = inner.index(1);
        errors.add(
            button.key("label"),
            "BASE_TYPE_MAX_LENGTH",
            "Must be 80 or fewer in length.",
        );
        let error = errors.finish().expect_err("there is an error");
        assert_eq!(
            error.body(),
            json!({
                "code": 50035,
                "message": "Invalid Form Body",
                "errors": {"components": {"0": {"components": {"1": {"label": {"_errors": [
                    {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
                ]}}}}}}
            })
        );
    }

    #[test]
    fn a_code_that_a_test_asks_for_has_discords_words() {
        assert_eq!(ApiError::of(403, 50013), ApiError::missing_permissions());
        assert_eq!(ApiError::of(503, 0).message, "503: Service Unavailable");
    }
}
