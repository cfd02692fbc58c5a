//! The body of a message as the bot sends it: read, and checked against Discord's limits.

use std::collections::HashSet;

use axum::body::Bytes;
use serde_json::Value;

use super::{
    check::{Check, field},
    components, embeds,
    error::{ApiError, At, FormErrors},
    ids::{AttachmentId, MessageId, RoleId, UserId},
    message::{Message, flags},
    world::Core,
    wrong,
};

/// A file that came with a request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

/// A message as the bot wants it; for an edit, what is absent stays.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) flags: Option<u64>,
    /// The files to keep and to add; `None` keeps all and adds all.
    pub(crate) attachments: Option<Vec<AttachmentEntry>>,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reference: Option<MessageId>,
    /// Whether a reply to a message that is gone becomes a plain message.
    pub(crate) reference_may_be_gone: bool,
    pub(crate) tts: bool,
}

/// An entry of `attachments`: an uploaded file by its index, or one that is there by its id.
#[derive(Debug)]
pub(crate) struct AttachmentEntry {
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// Whom a text may ping.
#[derive(Debug, Default)]
pub(crate) struct AllowedMentions {
    pub(crate) all_users: bool,
    pub(crate) all_roles: bool,
    pub(crate) everyone: bool,
    pub(crate) users: Vec<UserId>,
    pub(crate) roles: Vec<RoleId>,
    pub(crate) replied_user: bool,
}

/// Where a body is headed, which decides what must be in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Headed {
    /// Whether the message is already made of V2 components.
    pub(crate) is_v2: bool,
    /// Whether it changes a message that is there.
    pub(crate) edits: bool,
    /// The field of the whole body that this is, if it is not the whole.
    pub(crate) under: Option<&'static str>,
    /// Bytes that one file may have.
    pub(crate) file_limit: usize,
}

impl Headed {
    /// For a new message, or a change of an old one.
    pub(crate) fn of(core: &Core, old: Option<&Message>) -> Self {
        Self {
            is_v2: old.is_some_and(|message| message.flags & flags::COMPONENTS_V2 != 0),
            edits: old.is_some(),
            under: None,
            file_limit: core.settings.file_limit,
        }
    }
}

impl Draft {
    /// Reads the body of a message with its files, or tells everything that is wrong with it.
    pub(crate) fn read(
        body: &Value,
        uploads: Vec<Upload>,
        headed: Headed,
    ) -> Result<Self, ApiError> {
        if uploads
            .iter()
            .any(|file| file.bytes.len() > headed.file_limit)
        {
            return Err(ApiError::too_large());
        }
        let at = headed.under.map_or(At::Top, |key| At::Key(&At::Top, key));
        let mut check = Check::default();
        // No body at all is an empty form.
        if !body.is_null() && !check.object(at, body) {
            return Err(FormErrors::wrong(at, wrong::NOT_AN_OBJECT));
        }
        let mut draft = Self {
            uploads,
            ..Self::default()
        };
        check.text(at, body, "content", 0..=2_000);
        draft.content = present(body, "content")
            .map(|value| value.as_str().unwrap_or_default().trim().to_owned());
        draft.flags = check
            .integer(at, body, "flags", 0..=i64::MAX)
            .map(|bits| bits as u64);
        let is_v2 = headed.is_v2
            || draft
                .flags
                .is_some_and(|bits| bits & flags::COMPONENTS_V2 != 0);
        draft.embeds = embeds::read(&mut check, at, body);
        let list = check.list(at, body, "components", 0..=40);
        components::check_message(&mut check, at.key("components"), list, is_v2);
        draft.components = present(body, "components").map(|_| components::numbered(list));
        if is_v2 {
            draft.check_v2(&mut check, at);
        }
        draft.allowed_mentions = AllowedMentions::read(&mut check, at, body);
        draft.read_attachments(&mut check, at, body, headed.edits);
        draft.nonce = field(body, "nonce").cloned();
        if let Some(Value::String(nonce)) = &draft.nonce {
            check.length(at.key("nonce"), nonce.chars().count(), 0..=25);
        }
        draft.enforce_nonce = check.boolean(at, body, "enforce_nonce") == Some(true);
        draft.tts = check.boolean(at, body, "tts") == Some(true);
        if let Some(reference) = field(body, "message_reference") {
            let at = at.key("message_reference");
            check.required(at, reference, "message_id");
            draft.reference = check
                .snowflake(at, reference, "message_id")
                .map(MessageId::new);
            draft.reference_may_be_gone =
                field(reference, "fail_if_not_exists") == Some(&Value::Bool(false));
        }
        check.errors.finish()?;
        if !headed.edits && draft.is_empty() {
            return Err(ApiError::empty_message());
        }
        Ok(draft)
    }

    fn is_empty(&self) -> bool {
        let none = |list: &Option<Vec<Value>>| list.as_ref().is_none_or(Vec::is_empty);
        self.content.as_ref().is_none_or(String::is_empty)
            && none(&self.embeds)
            && none(&self.components)
            && self.uploads.is_empty()
    }

    fn check_v2(&self, check: &mut Check, at: At<'_>) {
        let some = |list: &Option<Vec<Value>>| list.as_ref().is_some_and(|list| !list.is_empty());
        if self.content.as_ref().is_some_and(|text| !text.is_empty()) {
            check.wrong(at.key("content"), wrong::LEGACY_FIELDS);
        }
        if some(&self.embeds) {
            check.wrong(at.key("embeds"), wrong::LEGACY_FIELDS);
        }
    }

    fn read_attachments(&mut self, check: &mut Check, at: At<'_>, body: &Value, edits: bool) {
        let mut indices = HashSet::new();
        for upload in &self.uploads {
            if !indices.insert(upload.index) {
                check.wrong(at.key("files"), wrong::SAME_INDEX);
            }
        }
        check.length(at.key("files"), self.uploads.len(), 0..=10);
        let list = check.list(at, body, "attachments", 0..=10);
        let at = at.key("attachments");
        let mut entries = Vec::new();
        for (index, entry) in list.iter().enumerate() {
            let at = at.index(index);
            if !check.object(at, entry) {
                continue;
            }
            check.required(at, entry, "id");
            let filename = check
                .text(at, entry, "filename", 1..=1_024)
                .map(str::to_owned);
            let description = check
                .text(at, entry, "description", 0..=1_024)
                .map(str::to_owned);
            let Some(id) = check.snowflake(at, entry, "id") else {
                continue;
            };
            let uploaded = self.uploads.iter().any(|upload| upload.index == id);
            // Whether the message has the file is checked where the message is known.
            if !uploaded && !edits {
                check.wrong(at, wrong::NO_SUCH_FILE);
            }
            entries.push(AttachmentEntry {
                id,
                filename,
                description,
            });
        }
        self.attachments = present(body, "attachments").map(|_| entries);
    }

    /// What the body says about an uploaded file.
    pub(crate) fn entry_for(&self, upload: &Upload) -> Option<&AttachmentEntry> {
        self.attachments
            .iter()
            .flatten()
            .find(|entry| entry.id == upload.index)
    }

    /// The entry that keeps a file, if there is one.
    pub(crate) fn keeps(&self, id: AttachmentId) -> Option<&AttachmentEntry> {
        self.attachments
            .iter()
            .flatten()
            .find(|entry| entry.id == id.get())
    }
}

/// The field, null included: in an edit null clears and absence keeps.
fn present<'v>(body: &'v Value, key: &str) -> Option<&'v Value> {
    body.get(key)
}

impl AllowedMentions {
    /// What holds when the bot says nothing: everything is allowed.
    pub(crate) fn everything() -> Self {
        Self {
            all_users: true,
            all_roles: true,
            everyone: true,
            replied_user: true,
            ..Self::default()
        }
    }

    fn read(check: &mut Check, at: At<'_>, body: &Value) -> Option<Self> {
        let given = field(body, "allowed_mentions")?;
        let at = at.key("allowed_mentions");
        if !check.object(at, given) {
            return None;
        }
        let mut result = Self {
            replied_user: check.boolean(at, given, "replied_user") == Some(true),
            ..Self::default()
        };
        for (index, kind) in check.list(at, given, "parse", 0..=3).iter().enumerate() {
            match kind.as_str() {
                Some("users") => result.all_users = true,
                Some("roles") => result.all_roles = true,
                Some("everyone") => result.everyone = true,
                _ => {
                    check.wrong(at.key("parse").index(index), wrong::PARSE_CHOICE);
                }
            }
        }
        let users = read_ids(check, at, given, "users");
        let roles = read_ids(check, at, given, "roles");
        for (all, some, key) in [
            (result.all_users, &users, "users"),
            (result.all_roles, &roles, "roles"),
        ] {
            if all && !some.is_empty() {
                let message =
                    format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
                check.add(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
            }
        }
        result.users = users.into_iter().map(UserId::new).collect();
        result.roles = roles.into_iter().map(RoleId::new).collect();
        Some(result)
    }
}

fn read_ids(check: &mut Check, at: At<'_>, object: &Value, key: &str) -> Vec<u64> {
    let mut ids = Vec::new();
    for (index, value) in check.list(at, object, key, 0..=100).iter().enumerate() {
        match value.as_u64().or_else(|| value.as_str()?.parse().ok()) {
            Some(id) => ids.push(id),
            None => check.add(
                at.key(key).index(index),
                "NUMBER_TYPE_COERCE",
                format!("Value {value} is not snowflake."),
            ),
        }
    }
    ids
}
