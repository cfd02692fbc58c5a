//! The first answer to an interaction.

use serde_json::Value;

use super::{Call, Reply};
use crate::sandbox::{
    body::{Draft, Headed},
    check::{Check, field},
    command, components,
    error::{ApiError, At, FormErrors},
    ids::{InteractionId, MessageId},
    log::Happening,
    permissions::Permissions,
    state::{Answer, Interaction, State},
    wire,
    world::{Post, World},
    wrong,
};

/// How long the first answer may take.
pub(crate) const ANSWER_WITHIN_MS: i64 = 3_000;

pub(super) fn create(mut call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let id: InteractionId = call.id("interaction_id")?;
    let token = call.part("interaction_token").unwrap_or_default();
    let known = world
        .state
        .interactions
        .get(&id)
        .filter(|one| one.token == token);
    let interaction = known.ok_or_else(ApiError::unknown_interaction)?.clone();
    if interaction.answer.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    if interaction.failed.is_some() || world.now() > interaction.sent_at + ANSWER_WITHIN_MS {
        return Err(ApiError::unknown_interaction());
    }
    let kind = kind(&interaction, call.body)?;
    let uploads = std::mem::take(&mut call.uploads);
    let none = Value::Object(Default::default());
    let data = field(call.body, "data").unwrap_or(&none);
    let mut answer = Answer {
        kind,
        at: world.now(),
        message: None,
        shown: None,
        data: Value::Null,
        ephemeral: false,
    };
    match kind {
        4 | 5 => {
            let draft = if kind == 4 {
                Draft::read(
                    data,
                    uploads,
                    Headed {
                        under: Some("data"),
                        ..Headed::of(call.core, None)
                    },
                )?
            } else {
                Draft::default()
            };
            may_send(&world.state, &interaction, &draft)?;
            let bits = field(data, "flags")
                .and_then(Value::as_u64)
                .unwrap_or_default();
            answer.ephemeral = wire::is_ephemeral(bits);
            answer.message = Some(post(
                world,
                &interaction,
                draft,
                answer.ephemeral,
                kind == 5,
            )?);
        }
        6 => answer.message = interaction.summary.source,
        7 => {
            let source = interaction
                .summary
                .source
                .ok_or_else(ApiError::unknown_message)?;
            let old = world.state.message(interaction.channel, source);
            let old = old.ok_or_else(ApiError::unknown_message)?;
            let headed = Headed {
                under: Some("data"),
                ..Headed::of(call.core, Some(old))
            };
            let draft = Draft::read(data, uploads, headed)?;
            may_send(&world.state, &interaction, &draft)?;
            answer.ephemeral = world
                .edit_message(interaction.channel, source, draft)?
                .is_ephemeral();
            answer.message = Some(source);
        }
        8 => answer.data = choices(call.body, data)?,
        _ => answer.data = modal(data)?,
    }
    let shown = answer.message;
    let shown = shown.and_then(|id| world.state.message(interaction.channel, id));
    answer.shown = shown.cloned();
    call.core.log.push(Happening::Answer { id, kind });
    if let Some(interaction) = world.change().interactions.get_mut(&id) {
        interaction.answer = Some(answer);
        interaction.changed.send_replace(());
        if call.query("with_response") == Some("true") {
            let interaction = interaction.clone();
            return Ok(Reply::ok(wire::callback(
                &world.state,
                call.base(),
                &interaction,
            )));
        }
    }
    Ok(Reply::nothing())
}

/// The kind of answer, if this kind of interaction can have it.
fn kind(interaction: &Interaction, body: &Value) -> Result<u8, ApiError> {
    let choices: &[i64] = match interaction.kind {
        2 => &[4, 5, 9],
        3 => &[4, 5, 6, 7, 9],
        4 => &[8],
        // A form that a component opened can change that component's message.
        _ if interaction.summary.source.is_some() => &[4, 5, 6, 7],
        _ => &[4, 5],
    };
    let mut check = Check::default();
    check.required(At::Top, body, "type");
    let kind = check.one_of(At::Top, body, "type", choices);
    check.errors.finish()?;
    Ok(kind.unwrap_or_default() as u8)
}

/// Whether the application may show embeds and files where the interaction is: its answers need no leave to be written.
pub(super) fn may_send(
    state: &State,
    interaction: &Interaction,
    draft: &Draft,
) -> Result<(), ApiError> {
    if interaction.server.is_none() {
        return Ok(());
    }
    let has = state.permissions(state.application.bot, interaction.channel);
    let embeds = draft.embeds.as_ref().is_some_and(|list| !list.is_empty());
    let lacks = |needed: bool, one: Permissions| needed && !has.contains(one);
    if lacks(embeds, Permissions::EMBED_LINKS)
        || lacks(!draft.uploads.is_empty(), Permissions::ATTACH_FILES)
    {
        return Err(ApiError::missing_permissions());
    }
    Ok(())
}

/// Writes an answer to an interaction.
pub(super) fn post(
    world: &mut World<'_>,
    interaction: &Interaction,
    draft: Draft,
    ephemeral: bool,
    loading: bool,
) -> Result<MessageId, ApiError> {
    if !world.state.channels.contains_key(&interaction.channel) {
        return Err(ApiError::unknown_channel());
    }
    let mut summary = interaction.summary.clone();
    summary.original = interaction.original();
    let mut draft = draft;
    // An answer to a component shows which message it belongs to.
    draft.reference = summary.original.or(summary.source);
    if draft.allowed_mentions.is_none() {
        // That reference rings nobody.
        draft.allowed_mentions = Some(crate::sandbox::body::AllowedMentions {
            replied_user: false,
            ..crate::sandbox::body::AllowedMentions::everything()
        });
    }
    let message = world.create_message(Post {
        channel: interaction.channel,
        author: world.state.application.bot,
        draft,
        ephemeral_for: ephemeral.then_some(interaction.summary.user),
        interaction: Some(summary),
        loading,
    });
    Ok(message.id)
}

fn choices(body: &Value, data: &Value) -> Result<Value, ApiError> {
    let mut check = Check::default();
    check.required(At::Top, body, "data");
    let at = At::Top.key("data");
    check.required(at, data, "choices");
    let list = check.list(at, data, "choices", 0..=25);
    command::check_choices(&mut check, at, "choices", list, 0);
    check.errors.finish()?;
    Ok(data["choices"].clone())
}

fn modal(data: &Value) -> Result<Value, ApiError> {
    let mut check = Check::default();
    let at = At::Top.key("data");
    for (key, most) in [("custom_id", 100), ("title", 45)] {
        check.required(at, data, key);
        check.text(at, data, key, 1..=most);
    }
    check.required(at, data, "components");
    let Some(list) = data["components"].as_array() else {
        check.errors.finish()?;
        return Err(FormErrors::wrong(at.key("components"), wrong::NOT_A_LIST));
    };
    components::check_modal(&mut check, at.key("components"), list);
    check.errors.finish()?;
    Ok(data.clone())
}
