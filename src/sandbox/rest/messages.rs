//! Messages of channels: written, read, changed, deleted.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::sandbox::{
    body::{Draft, Headed},
    check::Check,
    error::{ApiError, At, FormErrors},
    gateway::intents,
    ids::{ChannelId, MessageId},
    message::Message,
    permissions::Permissions,
    state::State,
    wire,
    world::{Post, World},
    wrong,
};

/// How long a nonce is remembered.
const NONCE_LIVES_MS: i64 = 5 * 60 * 1_000;
/// How many nonces a channel remembers.
const NONCES: usize = 1_000;

pub(super) fn create(mut call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::VIEW_CHANNEL)?;
    let uploads = std::mem::take(&mut call.uploads);
    let mut draft = Draft::read(call.body, uploads, Headed::of(call.core, None))?;
    may_write(&world.state, channel, &draft)?;
    open_for_writing(world, channel)?;
    resolve_reference(&world.state, channel, &mut draft)?;
    let enforced = draft.nonce.as_ref().filter(|_| draft.enforce_nonce);
    let nonce = enforced.map(Value::to_string);
    let earlier = nonce.as_ref();
    if let Some(earlier) = earlier.and_then(|nonce| by_nonce(world, channel, nonce)) {
        let shown = wire::message(&world.state, call.base(), &earlier);
        return Ok(Reply::ok(shown));
    }
    let author = world.state.application.bot;
    let message = world.create_message(Post::plain(channel, author, draft));
    if let (Some(nonce), Some(data)) = (nonce, world.change().channels.get_mut(&channel)) {
        data.nonces.push_back((nonce, message.id));
        if data.nonces.len() > NONCES {
            data.nonces.pop_front();
        }
    }
    let shown = wire::message(&world.state, call.base(), &message);
    Ok(Reply::ok(shown))
}

/// Whether the bot may write this here.
fn may_write(state: &State, channel: ChannelId, draft: &Draft) -> Result<(), ApiError> {
    let mut wanted = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    if draft.embeds.as_ref().is_some_and(|list| !list.is_empty()) {
        wanted = wanted | Permissions::EMBED_LINKS;
    }
    if !draft.uploads.is_empty() {
        wanted = wanted | Permissions::ATTACH_FILES;
    }
    if draft.reference.is_some() {
        wanted = wanted | Permissions::READ_MESSAGE_HISTORY;
    }
    state.bot_may(channel, wanted)?;
    let recipient = state.channels.get(&channel).and_then(|data| data.recipient);
    if let Some(person) = recipient {
        if state
            .user(person)
            .is_some_and(|user| user.direct_messages_closed || user.bot)
        {
            return Err(ApiError::direct_messages_closed());
        }
        if !state.shares_server(person) {
            return Err(ApiError::no_mutual_servers());
        }
    }
    Ok(())
}

/// A message reopens an archived thread, unless the thread is locked.
fn open_for_writing(world: &mut World<'_>, channel: ChannelId) -> Result<(), ApiError> {
    let Some(data) = world
        .state
        .channels
        .get(&channel)
        .filter(|data| data.archived || data.locked)
    else {
        return Ok(());
    };
    let may_manage = world
        .state
        .permissions(world.state.application.bot, channel)
        .contains(Permissions::MANAGE_THREADS);
    if data.locked && !may_manage {
        return Err(ApiError::thread_is_locked());
    }
    if data.archived {
        world.change_channel(channel, |data| data.archived = false);
    }
    Ok(())
}

fn resolve_reference(state: &State, channel: ChannelId, draft: &mut Draft) -> Result<(), ApiError> {
    let Some(reference) = draft.reference else {
        return Ok(());
    };
    if state
        .message(channel, reference)
        .is_some_and(|message| !message.is_ephemeral())
    {
        return Ok(());
    }
    if draft.reference_may_be_gone {
        draft.reference = None;
        return Ok(());
    }
    Err(FormErrors::wrong(
        At::Top.key("message_reference"),
        wrong::UNKNOWN_MESSAGE,
    ))
}

/// The message that the same nonce has made a short while ago.
fn by_nonce(world: &World<'_>, channel: ChannelId, nonce: &str) -> Option<Arc<Message>> {
    let nonces = &world.state.channels.get(&channel)?.nonces;
    let (_, id) = nonces.iter().rev().find(|(earlier, _)| earlier == nonce)?;
    let message = world.state.message(channel, *id)?;
    (world.now() - message.timestamp <= NONCE_LIVES_MS).then(|| Arc::clone(message))
}

/// A message that the bot can reach by its channel: ephemeral ones it cannot.
fn reachable(state: &State, channel: ChannelId, id: MessageId) -> Result<Arc<Message>, ApiError> {
    let message = state
        .message(channel, id)
        .filter(|message| !message.is_ephemeral());
    message.cloned().ok_or_else(ApiError::unknown_message)
}

/// A message for the bot's eyes: without what the privileged intent would show.
fn show(call: &Call<'_>, state: &State, message: &Message) -> Value {
    let may_read = call.core.settings.privileged_intents & intents::MESSAGE_CONTENT != 0;
    let mut object = wire::message_event(state, call.base(), message, may_read);
    if let Value::Object(object) = &mut object {
        object.remove("guild_id");
        object.remove("member");
    }
    object
}

pub(super) fn get(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world
        .state
        .bot_may(channel, Permissions::READ_MESSAGE_HISTORY)?;
    let message = reachable(&world.state, channel, call.message_id()?)?;
    Ok(Reply::ok(show(&call, &world.state, &message)))
}

pub(super) fn list(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::VIEW_CHANNEL)?;
    let limit: usize = match call.query("limit").map(str::parse) {
        None => 50,
        Some(Ok(limit)) if (1..=100).contains(&limit) => limit,
        Some(_) => {
            return Err(FormErrors::wrong(
                At::Top.key("limit"),
                wrong::ONE_TO_A_HUNDRED,
            ));
        }
    };
    let history = Permissions::READ_MESSAGE_HISTORY;
    if world.state.bot_may(channel, history).is_err() {
        return Ok(Reply::ok(json!([])));
    }
    let bound = |key: &str| call.query(key).and_then(|id| id.parse::<MessageId>().ok());
    let messages = &world.state.channel(channel)?.messages;
    let all = || messages.values().filter(|one| !one.is_ephemeral());
    let mut chosen: Vec<&Arc<Message>> = match (bound("before"), bound("after"), bound("around")) {
        (Some(before), _, _) => all()
            .rev()
            .filter(|one| one.id < before)
            .take(limit)
            .collect(),
        (_, Some(after), _) => all().filter(|one| one.id > after).take(limit).collect(),
        (_, _, Some(around)) => {
            let older = all()
                .rev()
                .filter(|one| one.id <= around)
                .take(limit / 2 + 1);
            older
                .chain(all().filter(|one| one.id > around).take(limit / 2))
                .collect()
        }
        _ => all().rev().take(limit).collect(),
    };
    chosen.sort_by_key(|message| std::cmp::Reverse(message.id));
    let shown = chosen.into_iter();
    let shown = shown.map(|message| show(&call, &world.state, message));
    Ok(Reply::ok(shown.collect()))
}

pub(super) fn edit(mut call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::VIEW_CHANNEL)?;
    let old = reachable(&world.state, channel, call.message_id()?)?;
    if old.author != world.state.application.bot {
        return Err(ApiError::not_the_author());
    }
    refuse_archived(&world.state, channel)?;
    let uploads = std::mem::take(&mut call.uploads);
    let draft = Draft::read(call.body, uploads, Headed::of(call.core, Some(&old)))?;
    if !draft.uploads.is_empty() {
        world.state.bot_may(channel, Permissions::ATTACH_FILES)?;
    }
    if draft.embeds.as_ref().is_some_and(|list| !list.is_empty()) {
        world.state.bot_may(channel, Permissions::EMBED_LINKS)?;
    }
    let message = world.edit_message(channel, old.id, draft)?;
    let shown = wire::message(&world.state, call.base(), &message);
    Ok(Reply::ok(shown))
}

fn refuse_archived(state: &State, channel: ChannelId) -> Result<(), ApiError> {
    match state.channels.get(&channel) {
        Some(data) if data.archived => Err(ApiError::thread_is_archived()),
        _ => Ok(()),
    }
}

pub(super) fn delete(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::VIEW_CHANNEL)?;
    let message = reachable(&world.state, channel, call.message_id()?)?;
    if message.author != world.state.application.bot {
        world.state.bot_may(channel, Permissions::MANAGE_MESSAGES)?;
        if message.server.is_none() {
            return Err(ApiError::not_in_direct_messages());
        }
    }
    refuse_archived(&world.state, channel)?;
    world.delete_message(channel, message.id);
    Ok(Reply::nothing())
}

pub(super) fn bulk_delete(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::MANAGE_MESSAGES)?;
    let mut check = Check::default();
    check.required(At::Top, call.body, "messages");
    let ids = check.list(At::Top, call.body, "messages", 2..=100);
    check.errors.finish()?;
    for id in ids.iter().filter_map(|id| id.as_str()?.parse().ok()) {
        world.delete_message(channel, id);
    }
    Ok(Reply::nothing())
}

pub(super) fn pin(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    set_pinned(&call, world, true)
}

pub(super) fn unpin(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    set_pinned(&call, world, false)
}

fn set_pinned(call: &Call<'_>, world: &mut World<'_>, pinned: bool) -> Result<Reply, ApiError> {
    let channel = call.channel_id()?;
    world.state.bot_may(channel, Permissions::MANAGE_MESSAGES)?;
    let mut message = Message::clone(&*reachable(&world.state, channel, call.message_id()?)?);
    message.pinned = pinned;
    world.replace(message);
    Ok(Reply::nothing())
}
