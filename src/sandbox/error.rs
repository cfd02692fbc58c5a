//! Refusals in Discord's shape: a status, a code, and for forms an error at each wrong field.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{faults::Fault, wrong::Wrong};

/// A refusal of the API.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{status} {code}: {message}")]
pub struct ApiError {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own number.
    pub code: u32,
    /// Discord's words for it.
    pub message: Cow<'static, str>,
    /// The wrong fields of a form, nested as the form is.
    pub errors: Option<Value>,
}

macro_rules! refusals {
    ($($name:ident $Name:ident = $status:literal $code:literal $message:literal;)*) => {
        /// The refusals of the API that have a name here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Refusal {
            $(#[doc = concat!($status, ", ", $code, ": ", $message)] $Name,)*
        }

        impl From<Refusal> for ApiError {
            fn from(refusal: Refusal) -> Self {
                match refusal { $(Refusal::$Name => Self::new($status, $code, $message)),* }
            }
        }

        impl ApiError {
            $(#[doc = concat!($status, ", ", $code, ": ", $message)]
            pub fn $name() -> Self {
                Refusal::$Name.into()
            })*
        }

        /// Calls that are refused, with nothing done.
        impl Fault {
            $(#[doc = concat!("The call is refused with ", $status, ", ", $code, ": ", $message)]
            pub fn $name() -> Self {
                Self::refused(Refusal::$Name)
            })*
        }
    };
}

refusals! {
    not_found NotFound = 404 0 "404: Not Found";
    unauthorized Unauthorized = 401 0 "401: Unauthorized";
    method_not_allowed MethodNotAllowed = 405 0 "405: Method Not Allowed";
    unknown_channel UnknownChannel = 404 10003 "Unknown Channel";
    unknown_server UnknownServer = 404 10004 "Unknown Guild";
    unknown_member UnknownMember = 404 10007 "Unknown Member";
    unknown_message UnknownMessage = 404 10008 "Unknown Message";
    unknown_user UnknownUser = 404 10013 "Unknown User";
    unknown_webhook UnknownWebhook = 404 10015 "Unknown Webhook";
    unknown_interaction UnknownInteraction = 404 10062 "Unknown interaction";
    unknown_command UnknownCommand = 404 10063 "Unknown application command";
    not_own_application NotOwnApplication = 403 20012 "You are not authorized to perform this action on this application";
    too_large TooLarge = 413 40005 "Request entity too large";
    already_acknowledged AlreadyAcknowledged = 400 40060 "Interaction has already been acknowledged.";
    missing_access MissingAccess = 403 50001 "Missing Access";
    not_in_direct_messages NotInDirectMessages = 403 50003 "Cannot execute action on a DM channel";
    not_the_author NotTheAuthor = 403 50005 "Cannot edit a message authored by another user";
    empty_message EmptyMessage = 400 50006 "Cannot send an empty message";
    direct_messages_closed DirectMessagesClosed = 403 50007 "Cannot send messages to this user";
    missing_permissions MissingPermissions = 403 50013 "Missing Permissions";
    webhook_token WebhookToken = 401 50027 "Invalid Webhook Token";
    not_in_this_kind_of_channel NotInThisKindOfChannel = 400 50024 "Cannot execute action on this channel type";
    invalid_form_body InvalidFormBody = 400 50035 "Invalid Form Body";
    invalid_version InvalidVersion = 400 50041 "Invalid API version";
    thread_is_archived ThreadIsArchived = 400 50083 "Thread is archived";
    invalid_json InvalidJson = 400 50109 "The request body contains invalid JSON.";
    no_mutual_servers NoMutualServers = 403 50278 "Cannot send messages to this user due to having no mutual guilds";
    thread_exists ThreadExists = 400 160004 "A thread has already been created for this message";
    thread_is_locked ThreadIsLocked = 400 160005 "Thread is locked";
    internal_server_error InternalServerError = 500 0 "500: Internal Server Error";
    bad_gateway BadGateway = 502 0 "502: Bad Gateway";
    service_unavailable ServiceUnavailable = 503 0 "503: Service Unavailable";
}

impl ApiError {
    pub(crate) fn new(status: u16, code: u32, message: impl Into<Cow<'static, str>>) -> Self {
        Self {
            status,
            code,
            message: message.into(),
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
            errors: Some(Value::Object(self.tree)),
            ..ApiError::invalid_form_body()
        })
    }

    /// The same, for what has its words in the table.
    pub(crate) fn wrong(at: At<'_>, (code, words): Wrong) -> ApiError {
        Self::one(at, code, words)
    }

    /// A refusal for a single wrong place.
    pub(crate) fn one(at: At<'_>, code: &str, message: impl Into<String>) -> ApiError {
        let mut errors = Self::default();
        errors.add(at, code, message);
        errors
            .finish()
            .err()
            .unwrap_or_else(ApiError::invalid_form_body)
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
}
