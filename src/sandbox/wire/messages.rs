//! Messages and their files, as Discord sends them.

use serde_json::{Value, json};

use super::{channel, interactions::metadata, member, user};
use crate::sandbox::{
    clock::iso8601,
    ids::{ChannelId, MessageId, ServerId},
    message::{Attachment, Message, flags},
    state::State,
};

/// Where a file can be fetched, from the address of the sandbox.
pub(crate) fn file_url(base: &str, channel: ChannelId, attachment: &Attachment) -> String {
    format!(
        "{base}/attachments/{channel}/{}/{}",
        attachment.id, attachment.filename
    )
}

pub(crate) fn attachment(
    base: &str,
    channel: ChannelId,
    file: &Attachment,
    ephemeral: bool,
) -> Value {
    let url = file_url(base, channel, file);
    let mut object = json!({
        "id": file.id,
        "filename": file.filename,
        "size": file.size,
        "proxy_url": url,
        "url": url,
        "content_type": file.content_type,
    });
    if let Some(description) = &file.description {
        object["description"] = json!(description);
    }
    if let Some((width, height)) = file.dimensions {
        object["width"] = json!(width);
        object["height"] = json!(height);
    }
    if ephemeral {
        object["ephemeral"] = json!(true);
    }
    object
}

/// A message as REST answers it.
pub(crate) fn message(state: &State, base: &str, one: &Message) -> Value {
    let ephemeral = one.is_ephemeral();
    let files = one.attachments.iter().filter(|file| !file.in_embed);
    let mut object = json!({
        "id": one.id,
        "type": one.kind,
        "channel_id": one.channel,
        "author": user(state, one.author),
        "content": one.content,
        "timestamp": iso8601(one.timestamp),
        "edited_timestamp": one.edited.map(iso8601),
        "tts": one.tts,
        "mention_everyone": one.mention_everyone,
        "mentions": one.mentions.iter().map(|id| user(state, *id)).collect::<Vec<_>>(),
        "mention_roles": one.mention_roles,
        "attachments": files.map(|file| attachment(base, one.channel, file, ephemeral)).collect::<Vec<_>>(),
        "embeds": one.embeds,
        "components": one.components,
        "pinned": one.pinned,
        "flags": one.flags,
    });
    let thread = state.channels.get(&ChannelId::new(one.id.get()));
    if let Some(thread) = thread.filter(|thread| thread.parent == Some(one.channel)) {
        object["flags"] = json!(one.flags | flags::HAS_THREAD);
        object["thread"] = channel(state, thread);
    }
    if let Some(nonce) = &one.nonce {
        object["nonce"] = nonce.clone();
    }
    if let Some(interaction) = &one.interaction {
        let mut metadata = metadata(state, interaction, one.server);
        if let Some(original) = interaction.original {
            metadata["original_response_message_id"] = json!(original);
        }
        object["interaction_metadata"] = metadata;
        if interaction.kind == 2 {
            object["interaction"] = json!({
                "id": interaction.id,
                "type": 2,
                "name": interaction.name,
                "user": user(state, interaction.user),
            });
        }
        object["application_id"] = json!(state.application.id);
        object["webhook_id"] = json!(state.application.id);
    } else if one.author == state.application.bot {
        object["application_id"] = json!(state.application.id);
    }
    if let Some(reference) = one.reference {
        let mut pointer = json!({"type": 0, "channel_id": one.channel, "message_id": reference});
        if let Some(server) = one.server {
            pointer["guild_id"] = json!(server);
        }
        object["message_reference"] = pointer;
        object["referenced_message"] =
            state
                .message(one.channel, reference)
                .map_or(Value::Null, |to| {
                    let mut shallow = Message::clone(to);
                    // Discord tells one step of a chain of replies, not all of it.
                    shallow.reference = None;
                    message(state, base, &shallow)
                });
    }
    object
}

/// A message as the gateway tells of it, without what the bot may not read.
pub(crate) fn message_event(state: &State, base: &str, one: &Message, may_read: bool) -> Value {
    let mut object = message(state, base, one);
    if let Some(server) = one.server {
        object["guild_id"] = json!(server);
        let author = state.member(server, one.author);
        if let Some(author) = author {
            object["member"] = member(state, author, false);
        }
    }
    let bot = state.application.bot;
    let own_business = one.author == bot || one.server.is_none() || one.mentions.contains(&bot);
    if !may_read && !own_business {
        object["content"] = json!("");
        for part in ["embeds", "attachments", "components"] {
            object[part] = json!([]);
        }
    }
    object
}

/// What MESSAGE_DELETE tells.
pub(crate) fn message_delete(id: MessageId, channel: ChannelId, server: Option<ServerId>) -> Value {
    let mut object = json!({"id": id, "channel_id": channel});
    if let Some(server) = server {
        object["guild_id"] = json!(server);
    }
    object
}

/// Whether a message's flags say that only one person sees it.
pub(crate) fn is_ephemeral(bits: u64) -> bool {
    bits & flags::EPHEMERAL != 0
}
