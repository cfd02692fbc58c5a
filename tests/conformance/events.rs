//! What the gateway tells, held against the descriptions of the objects in it; of the events themselves there is none.

use serde_json::{Map, Value, json};

use super::Description;

/// What an event has of each kind of object: where, as what it is described, and what only the gateway adds to it.
pub const OBJECTS: &[(&str, &str, &str, &[&str])] = &[
    ("READY", "/user", "UserPIIResponse", &[]),
    ("GUILD_CREATE", "", "GuildWithCountsResponse", SERVER_EXTRAS),
    ("GUILD_CREATE", "/members", "GuildMemberResponse", &[]),
    ("GUILD_CREATE", "/channels", "GuildChannelResponse", &[]),
    ("GUILD_CREATE", "/threads", "ThreadResponse", &[]),
    ("GUILD_MEMBER_ADD", "", "GuildMemberResponse", &["guild_id"]),
    ("GUILD_MEMBER_REMOVE", "/user", "UserResponse", &[]),
    (
        "GUILD_MEMBERS_CHUNK",
        "/members",
        "GuildMemberResponse",
        &[],
    ),
    ("CHANNEL_CREATE", "", "GuildChannelResponse", &[]),
    ("CHANNEL_UPDATE", "", "GuildChannelResponse", &[]),
    ("CHANNEL_DELETE", "", "GuildChannelResponse", &[]),
    ("THREAD_CREATE", "", "ThreadResponse", &["newly_created"]),
    ("THREAD_UPDATE", "", "ThreadResponse", &[]),
    (
        "THREAD_MEMBERS_UPDATE",
        "/added_members",
        "ThreadMemberResponse",
        &["presence"],
    ),
    (
        "MESSAGE_CREATE",
        "",
        "MessageResponse",
        &["guild_id", "member"],
    ),
    ("MESSAGE_CREATE", "/member", "GuildMemberResponse", &[]),
    (
        "MESSAGE_UPDATE",
        "",
        "MessageResponse",
        &["guild_id", "member"],
    ),
    ("MESSAGE_UPDATE", "/member", "GuildMemberResponse", &[]),
    ("INTERACTION_CREATE", "/user", "UserResponse", &[]),
    (
        "INTERACTION_CREATE",
        "/member",
        "GuildMemberResponse",
        &["permissions"],
    ),
    ("INTERACTION_CREATE", "/message", "MessageResponse", &[]),
    (
        "INTERACTION_CREATE",
        "/data/resolved/users",
        "UserResponse",
        &[],
    ),
    (
        "INTERACTION_CREATE",
        "/data/resolved/members",
        "GuildMemberResponse",
        &["permissions"],
    ),
    (
        "INTERACTION_CREATE",
        "/data/resolved/roles",
        "GuildRoleResponse",
        &[],
    ),
    (
        "INTERACTION_CREATE",
        "/data/resolved/attachments",
        "MessageAttachmentResponse",
        &[],
    ),
    (
        "INTERACTION_CREATE",
        "/data/resolved/messages",
        "MessageResponse",
        &[],
    ),
];

/// What a server is told with, beside what GET answers.
const SERVER_EXTRAS: &[&str] = &[
    "joined_at",
    "large",
    "unavailable",
    "geo_restricted",
    "member_count",
    "voice_states",
    "members",
    "channels",
    "threads",
    "presences",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
    "embedded_activities",
];

/// What every interaction has, by Discord's documentation.
const OF_INTERACTIONS: &[&str] = &[
    "id",
    "application_id",
    "type",
    "token",
    "version",
    "data",
    "channel",
    "channel_id",
    "app_permissions",
    "locale",
    "entitlements",
    "authorizing_integration_owners",
    "context",
    "attachment_size_limit",
];

/// What an interaction has only in a server, and what only elsewhere.
const IN_SERVERS: &[&str] = &["guild_id", "guild", "guild_locale", "member"];
const ELSEWHERE: &[&str] = &["user"];

impl Description {
    /// What is wrong with an event as it was sent.
    pub fn of_event(&self, event: &Value) -> Vec<String> {
        let (name, data) = (event["t"].as_str().unwrap_or_default(), &event["d"]);
        let mut found = Vec::new();
        for (_, at, schema, extras) in OBJECTS.iter().filter(|(of, ..)| *of == name) {
            let pointer = format!("/components/schemas/{schema}");
            for object in objects(data, at) {
                let object = as_answered(object, schema, extras);
                let wrong = self.errors(&pointer, &object);
                found.extend(wrong.into_iter().map(|what| format!("{name}{at}: {what}")));
            }
        }
        if name == "INTERACTION_CREATE" {
            let in_server = data["context"] == 0;
            let (wanted, unwanted) = match in_server {
                true => (IN_SERVERS, ELSEWHERE),
                false => (ELSEWHERE, IN_SERVERS),
            };
            let lacking = OF_INTERACTIONS.iter().chain(wanted);
            let lacking = lacking.filter(|key| data.get(**key).is_none());
            found.extend(lacking.map(|key| format!("{name} lacks {key:?}")));
            let spare = unwanted.iter().filter(|key| data.get(**key).is_some());
            found.extend(spare.map(|key| format!("{name} has {key:?} there")));
        }
        found
    }
}

/// The objects at a place: one, a list of them, or a map from ids to them.
fn objects<'v>(data: &'v Value, at: &str) -> Vec<&'v Value> {
    match data.pointer(at) {
        None => Vec::new(),
        Some(Value::Array(list)) => list.iter().collect(),
        Some(Value::Object(map)) if at.starts_with("/data/resolved/") => map.values().collect(),
        Some(object) => vec![object],
    }
}

/// The object as GET would answer it: without the gateway's extras, and whole where the gateway tells a part.
fn as_answered(object: &Value, schema: &str, extras: &[&str]) -> Value {
    let mut object: Map<String, Value> = object.as_object().cloned().unwrap_or_default();
    object.retain(|key, _| !extras.contains(&key.as_str()));
    if schema == "GuildMemberResponse" {
        let user = json!({
            "id": "1", "username": "x", "avatar": null, "discriminator": "0", "public_flags": 0, "flags": 0,
            "global_name": null, "primary_guild": null,
        });
        // A member that stands beside its user does not tell it again; those of options are not told to be deaf.
        object.entry("user").or_insert(user);
        object.entry("mute").or_insert(json!(false));
        object.entry("deaf").or_insert(json!(false));
    }
    Value::Object(object)
}
