//! Channels, threads and direct messages.

use serde_json::Value;

use super::{Call, Reply};
use crate::sandbox::{
    check::{Check, field},
    error::{ApiError, At},
    ids::{ChannelId, UserId},
    permissions::Permissions,
    state::ChannelData,
    wire,
    world::World,
};

pub(super) fn get(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::VIEW_CHANNEL)?;
    let data = world
        .state
        .channels
        .get(&channel)
        .ok_or_else(ApiError::unknown_channel)?;
    Ok(Reply::ok(wire::channel(&world.state, data)))
}

pub(super) fn create_direct(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let mut check = Check::default();
    check.required(At::Top, call.body, "recipient_id");
    let person = check
        .snowflake(At::Top, call.body, "recipient_id")
        .map(UserId::new);
    check.errors.finish()?;
    let Some(person) = person.filter(|person| world.state.users.contains_key(person)) else {
        return Err(ApiError::unknown_user());
    };
    if person == world.state.application.bot {
        return Err(ApiError::direct_messages_closed());
    }
    let id = world.direct_channel(person);
    let data = world
        .state
        .channels
        .get(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    Ok(Reply::ok(wire::channel(&world.state, data)))
}

pub(super) fn edit(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id = call.channel_id()?;
    world.state.bot_may(id, Permissions::VIEW_CHANNEL)?;
    let data = world
        .state
        .channels
        .get(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    if data.server.is_none() {
        return Err(ApiError::not_in_direct_messages());
    }
    let mut check = Check::default();
    let name = check
        .text(At::Top, call.body, "name", 1..=100)
        .map(str::to_owned);
    let topic = check
        .text(At::Top, call.body, "topic", 0..=1_024)
        .map(str::to_owned);
    let archived = check.boolean(At::Top, call.body, "archived");
    let locked = check.boolean(At::Top, call.body, "locked");
    check.errors.finish()?;
    let own_thread = data.owner == Some(world.state.application.bot);
    let reopens_only =
        !data.locked && archived == Some(false) && locked.is_none() && name.is_none();
    let wanted = match data.is_thread() {
        false => Permissions::MANAGE_CHANNELS,
        true if reopens_only => Permissions::SEND_MESSAGES_IN_THREADS,
        true if own_thread && locked.is_none() && !data.locked => Permissions::VIEW_CHANNEL,
        true => Permissions::MANAGE_THREADS,
    };
    world.state.bot_may(id, wanted)?;
    if data.archived && archived != Some(false) {
        return Err(ApiError::thread_is_archived());
    }
    let now = world.now();
    if let Some(data) = world.change().channels.get_mut(&id) {
        data.name = name.unwrap_or_else(|| data.name.clone());
        data.topic = topic.or_else(|| data.topic.take());
        if let Some(archived) = archived.filter(|archived| *archived != data.archived) {
            data.archived = archived;
            data.archived_at = now;
        }
        data.locked = locked.unwrap_or(data.locked);
    }
    world.dispatch_channel("update", id);
    let data = world
        .state
        .channels
        .get(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    Ok(Reply::ok(wire::channel(&world.state, data)))
}

pub(super) fn delete(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id = call.channel_id()?;
    world.state.bot_may(id, Permissions::VIEW_CHANNEL)?;
    let data = world
        .state
        .channels
        .get(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    let object = wire::channel(&world.state, data);
    if data.server.is_some() {
        let wanted = if data.is_thread() {
            Permissions::MANAGE_THREADS
        } else {
            Permissions::MANAGE_CHANNELS
        };
        world.state.bot_may(id, wanted)?;
        world.delete_channel(id);
    }
    Ok(Reply::ok(object))
}

pub(super) fn typing(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    world
        .state
        .bot_may(call.channel_id()?, Permissions::SEND_MESSAGES)?;
    Ok(Reply::nothing())
}

pub(super) fn create_thread(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let parent = call.channel_id()?;
    world.state.bot_may(parent, Permissions::VIEW_CHANNEL)?;
    let parent_data = world
        .state
        .channels
        .get(&parent)
        .ok_or_else(ApiError::unknown_channel)?;
    let Some(server) = parent_data.server.filter(|_| !parent_data.is_thread()) else {
        return Err(ApiError::not_in_this_kind_of_channel());
    };
    let mut check = Check::default();
    check.required(At::Top, call.body, "name");
    let name = check
        .text(At::Top, call.body, "name", 1..=100)
        .unwrap_or_default()
        .to_owned();
    check.one_of(
        At::Top,
        call.body,
        "auto_archive_duration",
        &[60, 1_440, 4_320, 10_080],
    );
    check.one_of(At::Top, call.body, "type", &[10, 11, 12]);
    check.errors.finish()?;
    let from_message = call
        .part("message_id")
        .map(|_| call.message_id())
        .transpose()?;
    // Without a message a thread is private unless it says otherwise.
    let private = from_message.is_none()
        && field(call.body, "type")
            .and_then(Value::as_u64)
            .unwrap_or(12)
            == 12;
    let wanted = if private {
        Permissions::CREATE_PRIVATE_THREADS
    } else {
        Permissions::CREATE_PUBLIC_THREADS
    };
    world.state.bot_may(parent, wanted)?;
    let id = match from_message {
        Some(message) if world.state.message(parent, message).is_none() => {
            return Err(ApiError::unknown_message());
        }
        Some(message)
            if world
                .state
                .channels
                .contains_key(&ChannelId::new(message.get())) =>
        {
            return Err(ApiError::thread_exists());
        }
        // A thread of a message has the message's number.
        Some(message) => ChannelId::new(message.get()),
        None => ChannelId::new(world.snowflake()),
    };
    let owner = Some(world.state.application.bot);
    let kind = if private { 12 } else { 11 };
    let thread = ChannelData {
        kind,
        parent: Some(parent),
        owner,
        ..ChannelData::text(id, server, &name)
    };
    world.change().channels.insert(id, thread);
    world.dispatch_channel("create", id);
    let data = world
        .state
        .channels
        .get(&id)
        .ok_or_else(ApiError::unknown_channel)?;
    Ok(Reply::created(wire::channel(&world.state, data)))
}

pub(super) fn join_thread(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id = call.channel_id()?;
    world.state.bot_may(id, Permissions::VIEW_CHANNEL)?;
    match world.state.channels.get(&id) {
        Some(data) if !data.is_thread() => Err(ApiError::not_in_this_kind_of_channel()),
        Some(data) if data.archived => Err(ApiError::thread_is_archived()),
        _ => Ok(Reply::nothing()),
    }
}
