//! What a bot does with an interaction's token after the first answer: follow-ups, edits, deletions.

use super::{
    Call, Reply,
    callbacks::{may_send, post},
};

use crate::sandbox::{
    body::{Draft, Headed},
    error::ApiError,
    ids::{ApplicationId, MessageId},
    state::{Interaction, State},
    wire,
    world::{self, World},
};

/// How long a token lives.
pub(crate) const TOKEN_LIVES_MS: i64 = 15 * 60 * 1_000;

/// The answered interaction of the token in the path.
fn interaction(call: &Call<'_>, state: &State) -> Result<Interaction, ApiError> {
    let token = call.part("webhook_token").unwrap_or_default();
    let application: ApplicationId = call.id("webhook_id")?;
    if application != state.application.id {
        return Err(ApiError::unknown_webhook());
    }
    let known = world::interaction_of(token)
        .and_then(|id| state.interactions.get(&id))
        .filter(|one| one.token == token);
    let interaction = known.ok_or_else(ApiError::webhook_token)?;
    if call.core.clock.now() > interaction.sent_at + TOKEN_LIVES_MS {
        return Err(ApiError::webhook_token());
    }
    if interaction.answer.is_none() {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction.clone())
}

/// The message that the path names, if the token made it or may change it.
fn message_of(
    call: &Call<'_>,
    state: &State,
    interaction: &Interaction,
) -> Result<MessageId, ApiError> {
    let id = match call.part("message_id") {
        None => interaction
            .original()
            .ok_or_else(ApiError::unknown_message)?,
        Some(_) => call.message_id()?,
    };
    let own = interaction.original() == Some(id) || interaction.follow_ups.contains(&id);
    match state.message(interaction.channel, id) {
        Some(_) if own => Ok(id),
        _ => Err(ApiError::unknown_message()),
    }
}

pub(super) fn create(mut call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let interaction = interaction(&call, &world.state)?;
    let uploads = std::mem::take(&mut call.uploads);
    let draft = Draft::read(call.body, uploads, Headed::of(call.core, None))?;
    may_send(&world.state, &interaction, &draft)?;
    let waiting = interaction
        .original()
        .and_then(|id| world.state.message(interaction.channel, id))
        .filter(|one| one.is_loading());
    let id = match waiting.map(|message| message.id) {
        // The first follow-up of a deferred answer fills it.
        Some(original) => {
            world.edit_message(interaction.channel, original, draft)?;
            count_edit(world, &interaction);
            original
        }
        None => {
            let ephemeral = draft.flags.is_some_and(wire::is_ephemeral);
            let id = post(world, &interaction, draft, ephemeral, false)?;
            if let Some(interaction) = world.change().interactions.get_mut(&interaction.summary.id)
            {
                interaction.follow_ups.push(id);
                interaction.changed.send_replace(());
            }
            id
        }
    };
    show(&call, &world.state, &interaction, id)
}

fn count_edit(world: &mut World<'_>, interaction: &Interaction) {
    if let Some(interaction) = world.change().interactions.get_mut(&interaction.summary.id) {
        interaction.edits += 1;
        interaction.changed.send_replace(());
    }
}

fn show(
    call: &Call<'_>,
    state: &State,
    interaction: &Interaction,
    id: MessageId,
) -> Result<Reply, ApiError> {
    let message = state
        .message(interaction.channel, id)
        .ok_or_else(ApiError::unknown_message)?;
    Ok(Reply::ok(wire::message(state, call.base(), message)))
}

pub(super) fn get(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let interaction = interaction(&call, &world.state)?;
    let id = message_of(&call, &world.state, &interaction)?;
    show(&call, &world.state, &interaction, id)
}

pub(super) fn edit(mut call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let interaction = interaction(&call, &world.state)?;
    let id = message_of(&call, &world.state, &interaction)?;
    let uploads = std::mem::take(&mut call.uploads);
    let old = world.state.message(interaction.channel, id);
    let headed = Headed::of(call.core, old.map(|message| &**message));
    let draft = Draft::read(call.body, uploads, headed)?;
    may_send(&world.state, &interaction, &draft)?;
    world.edit_message(interaction.channel, id, draft)?;
    if interaction.original() == Some(id) {
        count_edit(world, &interaction);
    }
    show(&call, &world.state, &interaction, id)
}

pub(super) fn delete(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let interaction = interaction(&call, &world.state)?;
    let id = message_of(&call, &world.state, &interaction)?;
    world.delete_message(interaction.channel, id);
    Ok(Reply::nothing())
}
