//! What is kept, as the JSON that Discord sends: users, servers, channels.

mod interactions;
mod messages;

use serde_json::{Map, Value, json};

pub(crate) use self::{
    interactions::{callback, interaction, resolved_channel, resolved_member},
    messages::{attachment, file_url, is_ephemeral, message, message_delete, message_event},
};

use super::{
    clock::iso8601,
    ids::{RoleId, UserId},
    permissions::Permissions,
    state::{ChannelData, Member, Role, ServerData, State},
};

fn user_object(id: UserId, username: &str, display_name: Option<&str>, bot: bool) -> Value {
    json!({
        "id": id,
        "username": username,
        "global_name": display_name,
        "discriminator": if bot { "0001" } else { "0" },
        "avatar": null,
        "avatar_decoration_data": null,
        "collectibles": null,
        "primary_guild": null,
        "bot": bot,
        "system": false,
        "banner": null,
        "accent_color": null,
        "public_flags": 0,
        "flags": 0,
    })
}

/// What Discord calls a deleted account.
pub(crate) fn deleted_name(id: UserId) -> String {
    format!("deleted_user_{:x}", id.get())
}

pub(crate) fn user(state: &State, id: UserId) -> Value {
    state.user(id).map_or_else(
        // Whoever was known to a sandbox before its memory was lost.
        || user_object(id, &deleted_name(id), None, false),
        |user| user_object(id, &user.username, user.display_name.as_deref(), user.bot),
    )
}

/// The bot itself, with what only it may know.
pub(crate) fn current_user(state: &State) -> Value {
    let mut me = user(state, state.application.bot);
    me["verified"] = json!(true);
    me["mfa_enabled"] = json!(true);
    me["locale"] = json!("en-US");
    me["email"] = Value::Null;
    me["premium_type"] = json!(0);
    me
}

/// A member; with the user inside where the place does not say it already.
pub(crate) fn member(state: &State, member: &Member, with_user: bool) -> Value {
    let mut object = json!({
        "avatar": null,
        "banner": null,
        "communication_disabled_until": null,
        "flags": 0,
        "joined_at": iso8601(member.joined_at),
        "nick": member.nick,
        "pending": false,
        "premium_since": null,
        "roles": member.roles,
        "mute": false,
        "deaf": false,
    });
    if with_user {
        object["user"] = user(state, member.user);
    }
    object
}

fn role(role: &Role, position: usize) -> Value {
    let tags = role
        .of_bot
        .map_or_else(|| json!({}), |bot| json!({"bot_id": bot}));
    json!({
        "id": role.id,
        "name": role.name,
        "permissions": role.permissions,
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "managed": role.of_bot.is_some(),
        "mentionable": role.mentionable,
        "icon": null,
        "unicode_emoji": null,
        "tags": tags,
        "flags": 0,
    })
}

pub(crate) fn roles(server: &ServerData) -> Vec<Value> {
    server
        .roles
        .values()
        .enumerate()
        .map(|(position, one)| role(one, position))
        .collect()
}

/// One role of a server by itself.
pub(crate) fn one_role(server: &ServerData, id: RoleId) -> Option<Value> {
    server
        .roles
        .values()
        .enumerate()
        .find(|(_, one)| one.id == id)
        .map(|(position, one)| role(one, position))
}

/// A server as GET /guilds/{id} answers it.
pub(crate) fn server(server: &ServerData) -> Value {
    let mut object = json!({
        "id": server.id,
        "name": server.name,
        "icon": null,
        "description": null,
        "home_header": null,
        "splash": null,
        "discovery_splash": null,
        "features": [],
        "banner": null,
        "owner_id": server.owner,
        "application_id": null,
        "region": "us-west",
        "afk_channel_id": null,
        "afk_timeout": 300,
    });
    let more = json!({
        "system_channel_id": null,
        "system_channel_flags": 0,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "roles": roles(server),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": null,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": server.locale,
        "rules_channel_id": null,
        "safety_alerts_channel_id": null,
        "public_updates_channel_id": null,
        "premium_progress_bar_enabled": false,
        "nsfw": false,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": null,
        "approximate_member_count": server.members.len(),
        "approximate_presence_count": server.members.len(),
    });
    extend(&mut object, more);
    object
}

/// A server as the gateway tells of it: with its channels, and with the bot as the only member it lists unasked.
pub(crate) fn server_create(state: &State, data: &ServerData) -> Value {
    let mut object = server(data);
    let bot = state.application.bot;
    let of_server = |channel: &&ChannelData| channel.server == Some(data.id);
    let visible = |channel: &&ChannelData| {
        state
            .permissions(bot, channel.id)
            .contains(Permissions::VIEW_CHANNEL)
    };
    let channels = state
        .channels
        .values()
        .filter(of_server)
        .filter(|one| !one.is_thread());
    let threads = state
        .channels
        .values()
        .filter(of_server)
        .filter(|one| one.is_thread() && !one.archived)
        .filter(visible);
    let extra = json!({
        "joined_at": iso8601(data.members.get(&bot).map_or(0, |member| member.joined_at)),
        "large": false,
        "unavailable": false,
        "geo_restricted": false,
        "member_count": data.members.len(),
        "voice_states": [],
        "members": data.members.get(&bot).map(|one| member(state, one, true)).into_iter().collect::<Vec<_>>(),
        "channels": channels.map(|one| channel(state, one)).collect::<Vec<_>>(),
        "threads": threads.map(|one| channel(state, one)).collect::<Vec<_>>(),
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "embedded_activities": [],
    });
    extend(&mut object, extra);
    object
}

fn extend(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}

pub(crate) fn channel(state: &State, data: &ChannelData) -> Value {
    let mut object = json!({
        "id": data.id,
        "type": data.kind,
        "flags": 0,
        "last_message_id": data.last_message,
        "last_pin_timestamp": null,
    });
    let extra = match data.server {
        None => {
            json!({"recipients": data.recipient.iter().map(|one| user(state, *one)).collect::<Vec<_>>()})
        }
        Some(server) if data.is_thread() => json!({
            "guild_id": server,
            "name": data.name,
            "parent_id": data.parent,
            "rate_limit_per_user": 0,
            "bitrate": 64_000,
            "user_limit": 0,
            "rtc_region": null,
            "owner_id": data.owner,
            "message_count": data.messages.len(),
            "member_count": data.joined.len(),
            "total_message_sent": data.messages.len(),
            "thread_metadata": {
                "archived": data.archived,
                "archive_timestamp": iso8601(data.archived_at),
                "auto_archive_duration": data.auto_archive_minutes,
                "locked": data.locked,
                "create_timestamp": iso8601(data.id.created_at()),
                "invitable": true,
            },
        }),
        Some(server) => json!({
            "guild_id": server,
            "name": data.name,
            "topic": data.topic,
            "parent_id": data.parent,
            "position": 0,
            "nsfw": false,
            "rate_limit_per_user": 0,
            "default_auto_archive_duration": 1440,
            "permission_overwrites": data.overwrites.iter().map(|one| json!({
                "id": one.id.to_string(),
                "type": u8::from(one.of_member),
                "allow": one.allow,
                "deny": one.deny,
            })).collect::<Vec<_>>(),
        }),
    };
    extend(&mut object, extra);
    object
}

/// Somebody in a thread, with the member of the server if it is asked for; none if they are not in it.
pub(crate) fn thread_member(
    state: &State,
    thread: &ChannelData,
    user: UserId,
    with_member: bool,
) -> Option<Value> {
    let since = thread.joined.get(&user)?;
    let mut object = json!({
        "id": thread.id,
        "user_id": user,
        "join_timestamp": iso8601(*since),
        "flags": 0,
    });
    let server = thread.server.and_then(|id| state.servers.get(&id));
    let data = server.and_then(|server| server.members.get(&user));
    if let Some(data) = data.filter(|_| with_member) {
        object["member"] = member(state, data, true);
    }
    Some(object)
}

/// The application, as its bot sees it.
pub(crate) fn application(state: &State) -> Value {
    let owner = user_object(
        UserId::new(1_000_000_000_000_000),
        "owner",
        Some("Owner"),
        false,
    );
    json!({
        "id": state.application.id,
        "name": state.application.name,
        "icon": null,
        "description": "",
        "type": null,
        "bot": user(state, state.application.bot),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "owner": owner,
        "approximate_guild_count": state.servers.len(),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": null,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {"oauth2_install_params": {"scopes": ["applications.commands", "bot"], "permissions": "0"}}},
    })
}

/// The object without its nulls: Discord leaves out what is not set.
pub(crate) fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(object) => {
            let kept = object.iter().filter(|(_, value)| !value.is_null());
            Value::Object(
                kept.map(|(key, value)| (key.clone(), without_nulls(value)))
                    .collect::<Map<_, _>>(),
            )
        }
        Value::Array(list) => list.iter().map(without_nulls).collect(),
        other => other.clone(),
    }
}
