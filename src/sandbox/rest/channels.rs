//! Channels, threads and direct messages.

use serde_json::Value;

use super::{Call, Reply};
use crate::sandbox::{
    check::{Check, field},
    error::{ApiError, At},
    gateway::intents,
    ids::{ChannelId, UserId},
    permissions::Permissions,
    state::{ChannelData, State},
    wire,
    world::{NewThread, World},
};

/// What says after how many minutes a thread is archived by itself, and how many there can be.
const ARCHIVED_AFTER: &str = "auto_archive_duration";
const ARCHIVED_AFTER_MINUTES: [i64; 4] = [60, 1_440, 4_320, 10_080];

fn show(state: &State, id: ChannelId) -> Result<Reply, ApiError> {
    Ok(Reply::ok(wire::channel(state, state.channel(id)?)))
}

pub(super) fn get(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::VIEW_CHANNEL)?;
    show(&world.state, channel)
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
    show(&world.state, id)
}

pub(super) fn edit(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id = call.channel_id()?;
    world.state.bot_may(id, Permissions::VIEW_CHANNEL)?;
    let data = world.state.channel(id)?;
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
    let minutes = check.one_of(At::Top, call.body, ARCHIVED_AFTER, &ARCHIVED_AFTER_MINUTES);
    check.errors.finish()?;
    let own_thread = data.owner == Some(world.state.application.bot);
    let reopens_only = !data.locked
        && archived == Some(false)
        && locked.is_none()
        && name.is_none()
        && minutes.is_none();
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
    let is_renamed = name.as_ref().is_some_and(|name| *name != data.name);
    if is_renamed && let Err(refusal) = call.core.buckets.count_rename(id, call.core.clock.now()) {
        return Ok(refusal);
    }
    world.change_channel(id, |data| {
        data.name = name.unwrap_or_else(|| data.name.clone());
        data.topic = topic.or_else(|| data.topic.take());
        data.archived = archived.unwrap_or(data.archived);
        data.locked = locked.unwrap_or(data.locked);
        if let Some(minutes) = minutes {
            data.auto_archive_minutes = minutes.unsigned_abs();
        }
    });
    show(&world.state, id)
}

pub(super) fn delete(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id = call.channel_id()?;
    world.state.bot_may(id, Permissions::VIEW_CHANNEL)?;
    let data = world.state.channel(id)?;
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
    let parent_data = world.state.channel(parent)?;
    if parent_data.server.is_none() || parent_data.is_thread() {
        return Err(ApiError::not_in_this_kind_of_channel());
    }
    let mut check = Check::default();
    check.required(At::Top, call.body, "name");
    let name = check
        .text(At::Top, call.body, "name", 1..=100)
        .unwrap_or_default()
        .to_owned();
    let minutes = check.one_of(At::Top, call.body, ARCHIVED_AFTER, &ARCHIVED_AFTER_MINUTES);
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
        Some(message) => Some(ChannelId::new(message.get())),
        None => None,
    };
    let kind = if private {
        ChannelData::PRIVATE_THREAD
    } else {
        ChannelData::PUBLIC_THREAD
    };
    let id = world.open_thread(NewThread {
        parent,
        id,
        kind,
        name: &name,
        owner: world.state.application.bot,
        auto_archive_minutes: minutes.map(i64::unsigned_abs),
    });
    let data = id.and_then(|id| world.state.channels.get(&id));
    let data = data.ok_or_else(ApiError::unknown_channel)?;
    Ok(Reply::created(wire::channel(&world.state, data)))
}

/// The thread of the path, if the bot sees it; `for_change` is true if it must not be archived.
fn thread<'w>(
    call: &Call<'_>,
    state: &'w State,
    for_change: bool,
) -> Result<&'w ChannelData, ApiError> {
    let id = call.channel_id()?;
    state.bot_may(id, Permissions::VIEW_CHANNEL)?;
    match state.channels.get(&id) {
        Some(data) if !data.is_thread() => Err(ApiError::not_in_this_kind_of_channel()),
        Some(data) if data.archived && for_change => Err(ApiError::thread_is_archived()),
        Some(data) => Ok(data),
        None => Err(ApiError::unknown_channel()),
    }
}

pub(super) fn join_thread(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id = thread(&call, &world.state, true)?.id;
    world.join_thread(id, world.state.application.bot);
    Ok(Reply::nothing())
}

pub(super) fn leave_thread(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id = thread(&call, &world.state, true)?.id;
    world.leave_thread(id, world.state.application.bot);
    Ok(Reply::nothing())
}

pub(super) fn add_to_thread(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let data = thread(&call, &world.state, true)?;
    world.state.bot_may(data.id, Permissions::SEND_MESSAGES)?;
    let (id, user) = (data.id, call.user_id()?);
    let server = data.server.and_then(|id| world.state.servers.get(&id));
    if !server.is_some_and(|server| server.members.contains_key(&user)) {
        return Err(ApiError::unknown_member());
    }
    world.join_thread(id, user);
    Ok(Reply::nothing())
}

pub(super) fn take_from_thread(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let data = thread(&call, &world.state, true)?;
    let own = data.owner == Some(world.state.application.bot);
    if !(own && data.kind == ChannelData::PRIVATE_THREAD) {
        world.state.bot_may(data.id, Permissions::MANAGE_THREADS)?;
    }
    let (id, user) = (data.id, call.user_id()?);
    if world.leave_thread(id, user) {
        Ok(Reply::nothing())
    } else {
        Err(ApiError::unknown_member())
    }
}

pub(super) fn thread_member(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let data = thread(&call, &world.state, false)?;
    let with_member = call.query("with_member") == Some("true");
    let member = wire::thread_member(&world.state, data, call.user_id()?, with_member);
    member.map(Reply::ok).ok_or_else(ApiError::unknown_member)
}

pub(super) fn thread_members(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let data = thread(&call, &world.state, false)?;
    // The whole list is for bots with the privileged intent.
    if call.core.settings.privileged_intents & intents::GUILD_MEMBERS == 0 {
        return Err(ApiError::missing_access());
    }
    let with_member = call.query("with_member") == Some("true");
    let all = data.joined.keys();
    let shown = all.filter_map(|user| wire::thread_member(&world.state, data, *user, with_member));
    Ok(Reply::ok(shown.collect()))
}
