//! Servers, their members, and users.

use serde_json::{Value, json};

use super::{Call, Reply, decoded};
use crate::sandbox::{
    error::ApiError,
    ids::UserId,
    permissions::Permissions,
    state::{Member, ServerData, State},
    wire,
    world::World,
};

/// The server of the path, if the bot is in it.
fn of_bot<'s>(call: &Call<'_>, state: &'s State) -> Result<&'s ServerData, ApiError> {
    let server = state
        .servers
        .get(&call.server_id()?)
        .ok_or_else(ApiError::unknown_server)?;
    if !server.members.contains_key(&state.application.bot) || server.unavailable {
        return Err(ApiError::missing_access());
    }
    Ok(server)
}

pub(super) fn get(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let server = of_bot(&call, &world.state)?;
    Ok(Reply::ok(wire::server(server)))
}

pub(super) fn list_mine(_: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let bot = world.state.application.bot;
    let mine = world
        .state
        .servers
        .values()
        .filter(|server| server.members.contains_key(&bot));
    Ok(Reply::ok(
        mine.map(|server| {
            json!({
                "id": server.id,
                "name": server.name,
                "icon": null,
                "banner": null,
                "owner": server.owner == bot,
                "permissions": everywhere(server, bot),
                "features": [],
                "approximate_member_count": server.members.len(),
                "approximate_presence_count": server.members.len(),
            })
        })
        .collect(),
    ))
}

/// What a member may do where no channel says otherwise.
fn everywhere(server: &ServerData, user: UserId) -> Permissions {
    let member = server.members.get(&user);
    let roles = server.roles.values().filter(|role| {
        role.id.get() == server.id.get()
            || member.is_some_and(|member| member.roles.contains(&role.id))
    });
    roles.fold(Permissions::NONE, |sum, role| sum | role.permissions)
}

pub(super) fn leave(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let server = of_bot(&call, &world.state)?.id;
    world.remove_bot(server);
    Ok(Reply::nothing())
}

pub(super) fn channels(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let server = of_bot(&call, &world.state)?.id;
    let list = world
        .state
        .channels
        .values()
        .filter(|one| one.server == Some(server) && !one.is_thread());
    Ok(Reply::ok(
        list.map(|one| wire::channel(&world.state, one)).collect(),
    ))
}

pub(super) fn roles(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    Ok(Reply::ok(Value::Array(wire::roles(of_bot(
        &call,
        &world.state,
    )?))))
}

pub(super) fn active_threads(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let server = of_bot(&call, &world.state)?.id;
    let list = world
        .state
        .channels
        .values()
        .filter(|one| one.server == Some(server) && one.is_thread() && !one.archived)
        .filter(|one| {
            let may = world.state.permissions(world.state.application.bot, one.id);
            may.contains(Permissions::VIEW_CHANNEL)
        });
    let bot = world.state.application.bot;
    let (mut threads, mut members) = (Vec::new(), Vec::new());
    for one in list {
        threads.push(wire::channel(&world.state, one));
        members.extend(wire::thread_member(&world.state, one, bot, false));
    }
    Ok(Reply::ok(
        json!({"threads": threads, "members": members, "has_more": false}),
    ))
}

fn show<'s>(state: &State, members: impl Iterator<Item = &'s Member>) -> Reply {
    Reply::ok(
        members
            .map(|member| wire::member(state, member, true))
            .collect(),
    )
}

pub(super) fn members(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let server = of_bot(&call, &world.state)?;
    // The whole list is for bots with the privileged intent.
    if call.core.settings.privileged_intents & crate::sandbox::gateway::intents::GUILD_MEMBERS == 0
    {
        return Err(ApiError::missing_access());
    }
    let limit = call
        .query("limit")
        .and_then(|limit| limit.parse().ok())
        .unwrap_or(1);
    let after: u64 = call
        .query("after")
        .and_then(|after| after.parse().ok())
        .unwrap_or_default();
    Ok(show(
        &world.state,
        server
            .members
            .values()
            .filter(|member| member.user.get() > after)
            .take(limit),
    ))
}

pub(super) fn search_members(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let server = of_bot(&call, &world.state)?;
    let query = call.query("query").unwrap_or_default().replace('+', " ");
    let query = decoded(&query).to_lowercase();
    let limit = call
        .query("limit")
        .and_then(|limit| limit.parse().ok())
        .unwrap_or(1);
    let named = |member: &&Member| {
        let username = world
            .state
            .user(member.user)
            .map(|user| user.username.to_lowercase());
        let shown = world
            .state
            .name_in(Some(server.id), member.user)
            .to_lowercase();
        username.is_some_and(|name| name.starts_with(&query)) || shown.starts_with(&query)
    };
    Ok(show(
        &world.state,
        server.members.values().filter(named).take(limit),
    ))
}

pub(super) fn member(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let server = of_bot(&call, &world.state)?;
    let user = call.user_id()?;
    if !world.state.users.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    let member = server
        .members
        .get(&user)
        .ok_or_else(ApiError::unknown_member)?;
    Ok(Reply::ok(wire::member(&world.state, member, true)))
}

pub(super) fn get_user(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let user = call.user_id()?;
    if !world.state.users.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    Ok(Reply::ok(wire::user(&world.state, user)))
}
