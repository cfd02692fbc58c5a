//! Interactions, as the gateway delivers them and as messages tell of them.

use serde_json::{Value, json};

use super::{channel, member, message, user};
use crate::sandbox::{
    ids::{ChannelId, ServerId, UserId},
    message::InteractionSummary,
    state::{Interaction, Member, State},
};

/// A channel as interactions show it: with what the person may do there.
fn channel_of_interaction(state: &State, id: ChannelId, person: UserId) -> Value {
    let Some(data) = state.channels.get(&id) else {
        return json!({"id": id, "type": 0});
    };
    let mut object = channel(state, data);
    if let Value::Object(object) = &mut object {
        object.remove("permission_overwrites");
    }
    object["permissions"] = json!(state.permissions(person, id));
    object
}

fn owners(server: Option<ServerId>) -> Value {
    // A bot that was added to servers: 0 is the server, or "0" in the bot's own direct messages.
    json!({"0": server.map_or_else(|| "0".to_owned(), |id| id.to_string())})
}

pub(super) fn metadata(
    state: &State,
    summary: &InteractionSummary,
    server: Option<ServerId>,
) -> Value {
    let mut object = json!({
        "id": summary.id,
        "type": summary.kind,
        "user": user(state, summary.user),
        "authorizing_integration_owners": owners(server),
    });
    match summary.kind {
        2 => {}
        3 => object["interacted_message_id"] = json!(summary.source),
        _ => {
            if let Some(opened_by) = &summary.opened_by {
                object["triggering_interaction_metadata"] = metadata(state, opened_by, server);
            }
        }
    }
    object
}

/// An interaction as the gateway delivers it.
pub(crate) fn interaction(
    state: &State,
    base: &str,
    size_limit: usize,
    one: &Interaction,
    data: &Value,
) -> Value {
    let person = one.summary.user;
    let bot_permissions = state.permissions(state.application.bot, one.channel);
    let mut object = json!({
        "id": one.summary.id,
        "application_id": state.application.id,
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": data,
        "channel": channel_of_interaction(state, one.channel, person),
        "channel_id": one.channel,
        "app_permissions": bot_permissions,
        "locale": state.user(person).map_or("en-US", |user| user.locale.as_str()),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(one.server),
        "context": if one.server.is_some() { 0 } else { 1 },
        "attachment_size_limit": size_limit,
    });
    if let Some(server) = one.server.and_then(|id| state.servers.get(&id)) {
        object["guild_id"] = json!(server.id);
        object["guild_locale"] = json!(server.locale);
        object["guild"] = json!({"id": server.id, "locale": server.locale, "features": []});
        if let Some(data) = server.members.get(&person) {
            let mut with_permissions = member(state, data, true);
            with_permissions["permissions"] = json!(state.permissions(person, one.channel));
            object["member"] = with_permissions;
        }
    } else {
        object["user"] = user(state, person);
    }
    if let Some(source) = one
        .summary
        .source
        .and_then(|id| state.message(one.channel, id))
    {
        object["message"] = message(state, base, source);
    }
    object
}

/// A member as `resolved` lists it: what the person may do, and no user inside.
pub(crate) fn resolved_member(state: &State, channel: ChannelId, data: &Member) -> Value {
    let mut object = member(state, data, false);
    object["permissions"] = json!(state.permissions(data.user, channel));
    if let Value::Object(object) = &mut object {
        object.remove("mute");
        object.remove("deaf");
    }
    object
}

/// A channel as `resolved` lists it.
pub(crate) fn resolved_channel(state: &State, id: ChannelId, person: UserId) -> Value {
    channel_of_interaction(state, id, person)
}

/// The answer to a callback that asked for one.
pub(crate) fn callback(state: &State, base: &str, one: &Interaction) -> Value {
    let mut object =
        json!({"interaction": {"id": one.summary.id, "type": one.kind, "channel_id": one.channel}});
    if let Some(server) = one.server {
        object["interaction"]["guild_id"] = json!(server);
    }
    let Some(answer) = &one.answer else {
        return object;
    };
    if let Some(id) = answer.message {
        let shown = state.message(one.channel, id);
        object["interaction"]["response_message_id"] = json!(id);
        object["interaction"]["response_message_loading"] =
            json!(shown.is_some_and(|one| one.is_loading()));
        object["interaction"]["response_message_ephemeral"] =
            json!(shown.is_some_and(|one| one.is_ephemeral()));
        if let Some(shown) = shown.filter(|_| matches!(answer.kind, 4 | 7)) {
            object["resource"] =
                json!({"type": answer.kind, "message": message(state, base, shown)});
        }
    }
    object
}
