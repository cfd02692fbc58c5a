//! What one person sees of everything, as the page wants it.

use serde_json::{Map, Value, json};

use crate::sandbox::{
    ids::UserId,
    message::Message,
    people::offered,
    permissions::Permissions,
    state::{ChannelData, ServerData, State, UserData},
    wire,
    world::Core,
};

/// The accounts that the page can be: everybody but bots, the owners of servers last.
pub(super) fn accounts(state: &State) -> impl Iterator<Item = &UserData> {
    let owns = |user: &&UserData| state.servers.values().any(|one| one.owner == user.id);
    let people = state.users.values();
    let (owners, others): (Vec<_>, Vec<_>) = people
        .filter(|user| !user.bot && !user.deleted)
        .partition(owns);
    others.into_iter().chain(owners)
}

/// Everything but the messages.
pub(super) fn frame(core: &Core, state: &State, me: UserId) -> Value {
    let users: Map<String, Value> = state
        .users
        .values()
        .map(|user| {
            let name = state.name_in(None, user.id);
            (
                user.id.to_string(),
                json!({"name": name, "username": user.username, "bot": user.bot}),
            )
        })
        .collect();
    let channels = state.channels.values().filter(|channel| {
        state
            .permissions(me, channel.id)
            .contains(Permissions::VIEW_CHANNEL)
    });
    json!({
        "me": me,
        "locale": state.user(me).map_or("en-US", |user| user.locale.as_str()),
        "sandbox": state.application.id,
        "bot": {"id": state.application.bot, "online": core.gateway.connected() > 0},
        "faults": core.orders.standing(),
        "clock": {"ahead": core.clock.ahead(), "runs": core.clock.runs()},
        "accounts": accounts(state).map(|user| account(state, user)).collect::<Vec<_>>(),
        "users": users,
        "servers": state.servers.values().map(|one| server(state, one, me)).collect::<Vec<_>>(),
        "channels": channels.map(|one| channel(state, one, me)).collect::<Vec<_>>(),
        "commands": state.commands.values().filter(|one| one.kind == 1).collect::<Vec<_>>(),
    })
}

/// An account, with where and by which messages it was called last.
fn account(state: &State, user: &UserData) -> Value {
    let pings = state.channels.values().flat_map(|channel| {
        let newest = channel.messages.values().rev();
        newest
            .filter(|message| message.pings.contains(&user.id))
            .take(20)
            .map(|message| json!([message.channel, message.id]))
    });
    json!({
        "id": user.id,
        "username": user.username,
        "name": state.name_in(None, user.id),
        "pings": pings.collect::<Vec<_>>(),
    })
}

fn server(state: &State, server: &ServerData, me: UserId) -> Value {
    let members = server.members.keys().filter(|id| **id != server.owner);
    let with_names =
        members.map(|id| json!({"id": id, "name": state.name_in(Some(server.id), *id)}));
    json!({
        "id": server.id,
        "name": server.name,
        "owner": server.owner,
        "mine": server.members.contains_key(&me),
        "members": with_names.collect::<Vec<_>>(),
    })
}

fn channel(state: &State, channel: &ChannelData, me: UserId) -> Value {
    let may = state.permissions(me, channel.id);
    let bot_may = state.permissions(state.application.bot, channel.id);
    let here = state.commands.values().filter(|command| {
        (command.server.is_none() || command.server == channel.server)
            && offered(state, command, me, channel).is_ok()
    });
    json!({
        "id": channel.id,
        "kind": channel.kind,
        "server": channel.server,
        "parent": channel.parent,
        "name": channel.name,
        "topic": channel.topic,
        "archived": channel.archived,
        "writable": may.contains(Permissions::SEND_MESSAGES) && !channel.locked,
        "bot_may": bot_may.names(),
        "offers": here.map(|command| command.id).collect::<Vec<_>>(),
    })
}

/// A message as one person sees it.
pub(super) fn message(state: &State, one: &Message, me: UserId) -> Value {
    let mut object = json!({
        "id": one.id,
        "channel": one.channel,
        "author": one.author,
        "name": state.name_in(one.server, one.author),
        "bot": state.user(one.author).is_some_and(|user| user.bot),
        "content": one.content,
        "at": one.timestamp,
        "edited": one.edited,
        "private": one.is_ephemeral(),
        "loading": one.is_loading(),
        "calls_me": one.mention_everyone || one.mentions.contains(&me),
        "pings_me": one.pings.contains(&me),
        "attachments": one.attachments.iter().map(|file| wire::attachment("", one.channel, file, false)).collect::<Vec<_>>(),
        "embeds": one.embeds,
        "components": one.components,
        "reference": one.reference,
    });
    for (file, shown) in one
        .attachments
        .iter()
        .zip(object["attachments"].as_array_mut().into_iter().flatten())
    {
        shown["in_embed"] = json!(file.in_embed);
    }
    if let Some(summary) = &one.interaction {
        object["answers"] = json!({
            "user": state.name_in(one.server, summary.user),
            "command": summary.name,
        });
    }
    object
}
