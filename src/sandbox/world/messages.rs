//! Messages: written, changed, deleted, with their files.

use std::sync::Arc;

use super::World;
use crate::sandbox::{
    body::{Draft, Upload},
    embeds,
    error::{ApiError, At, FormErrors},
    files,
    gateway::intents,
    ids::{AttachmentId, ChannelId, MessageId, UserId},
    log::Happening,
    message::{Attachment, InteractionSummary, Message, flags},
    wire, wrong,
};

/// A message to be written.
pub(crate) struct Post {
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    pub(crate) draft: Draft,
    pub(crate) ephemeral_for: Option<UserId>,
    pub(crate) interaction: Option<InteractionSummary>,
    pub(crate) loading: bool,
}

impl Post {
    /// A message that everybody sees and that answers nothing.
    pub(crate) fn plain(channel: ChannelId, author: UserId, draft: Draft) -> Self {
        Self {
            channel,
            author,
            draft,
            ephemeral_for: None,
            interaction: None,
            loading: false,
        }
    }
}

impl World<'_> {
    fn dispatch_message(&self, name: &'static str, one: &Message) {
        // Ephemeral messages are nobody's business but their reader's.
        if one.is_ephemeral() {
            return;
        }
        let wanted = if one.server.is_some() {
            intents::GUILD_MESSAGES
        } else {
            intents::DIRECT_MESSAGES
        };
        let base = &self.core.settings.base;
        self.core
            .gateway
            .dispatch(name, one.server, wanted, &|granted| {
                wire::message_event(
                    &self.state,
                    base,
                    one,
                    granted & intents::MESSAGE_CONTENT != 0,
                )
            });
    }

    /// Writes a message.
    pub(crate) fn create_message(&mut self, post: Post) -> Arc<Message> {
        let Post {
            channel,
            author,
            mut draft,
            ephemeral_for,
            interaction,
            loading,
        } = post;
        let id = MessageId::new(self.snowflake());
        let server = self.state.server_id(channel);
        let kept_flags =
            flags::SUPPRESS_EMBEDS | flags::SUPPRESS_NOTIFICATIONS | flags::COMPONENTS_V2;
        let mut bits = draft.flags.unwrap_or_default() & kept_flags;
        bits |= if ephemeral_for.is_some() {
            flags::EPHEMERAL
        } else {
            0
        };
        bits |= if loading { flags::LOADING } else { 0 };
        let answers_command = interaction
            .as_ref()
            .is_some_and(|summary| summary.kind == 2 && summary.original.is_none());
        let kind = match draft.reference {
            _ if answers_command => 20,
            Some(_) => 19,
            None => 0,
        };
        let mut message = Message {
            id,
            channel,
            server,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            timestamp: self.now(),
            edited: None,
            flags: bits,
            ephemeral_for,
            mentions: Vec::new(),
            mention_roles: Vec::new(),
            mention_everyone: false,
            pings: Vec::new(),
            reference: draft.reference,
            interaction,
            kind,
            nonce: draft.nonce.take(),
            tts: draft.tts,
            pinned: false,
        };
        let mentions = draft.allowed_mentions.take();
        self.apply(&mut message, draft);
        self.resolve_mentions(&mut message, mentions);
        message.pings = self.pings(&message);
        let message = Arc::new(message);
        self.insert(&message);
        if !message.is_ephemeral() {
            // Whoever writes in a thread or is named there joins it.
            for user in [author].iter().chain(&message.mentions) {
                self.join_thread(channel, *user);
            }
        }
        self.core
            .log
            .push(Happening::MessageCreated(Arc::clone(&message)));
        self.dispatch_message("MESSAGE_CREATE", &message);
        message
    }

    fn insert(&mut self, message: &Arc<Message>) {
        let limit = self.core.settings.kept_messages.max(1);
        let Some(channel) = self.change().channels.get_mut(&message.channel) else {
            return;
        };
        channel.messages.insert(message.id, Arc::clone(message));
        channel.last_message = Some(message.id);
        let mut gone = Vec::new();
        while channel.messages.len() > limit {
            gone.extend(channel.messages.pop_first());
        }
        for (_, old) in gone {
            old.attachments
                .iter()
                .for_each(|file| self.state.files.remove(file.id));
        }
    }

    /// Changes a message as a draft says: what the draft does not name stays.
    pub(crate) fn edit_message(
        &mut self,
        channel: ChannelId,
        id: MessageId,
        mut draft: Draft,
    ) -> Result<Arc<Message>, ApiError> {
        let old = Arc::clone(
            self.state
                .message(channel, id)
                .ok_or_else(ApiError::unknown_message)?,
        );
        self.check_kept_files(&old, &draft)?;
        let mut message = Message::clone(&old);
        let mentions = draft.allowed_mentions.take();
        if let Some(bits) = draft.flags {
            let settable = flags::SUPPRESS_EMBEDS | flags::COMPONENTS_V2;
            message.flags = (message.flags & !flags::SUPPRESS_EMBEDS) | (bits & settable);
        }
        self.apply(&mut message, draft);
        if message.content.is_empty()
            && message.embeds.is_empty()
            && message.components.is_empty()
            && message.attachments.is_empty()
        {
            return Err(ApiError::empty_message());
        }
        self.resolve_mentions(&mut message, mentions);
        if message.is_loading() {
            message.flags &= !flags::LOADING;
        } else {
            message.edited = Some(self.now());
        }
        let gone = old
            .attachments
            .iter()
            .filter(|file| !message.attachments.iter().any(|kept| kept.id == file.id));
        gone.for_each(|file| self.state.files.remove(file.id));
        Ok(self.replace(message))
    }

    /// Puts a changed message in place of the old one and tells of it.
    pub(crate) fn replace(&mut self, message: Message) -> Arc<Message> {
        let message = Arc::new(message);
        if let Some(channel) = self.change().channels.get_mut(&message.channel) {
            channel.messages.insert(message.id, Arc::clone(&message));
        }
        self.core
            .log
            .push(Happening::MessageEdited(Arc::clone(&message)));
        self.dispatch_message("MESSAGE_UPDATE", &message);
        self.notify_interaction(&message);
        message
    }

    /// Wakes those who wait for the answers of the interaction that a message belongs to.
    fn notify_interaction(&self, message: &Message) {
        let summary = message.interaction.as_ref();
        if let Some(interaction) =
            summary.and_then(|summary| self.state.interactions.get(&summary.id))
        {
            interaction.changed.send_replace(());
        }
    }

    fn check_kept_files(&self, old: &Message, draft: &Draft) -> Result<(), ApiError> {
        for (index, entry) in draft.attachments.iter().flatten().enumerate() {
            let known = draft.uploads.iter().any(|upload| upload.index == entry.id)
                || old.attachments.iter().any(|file| file.id.get() == entry.id);
            if !known {
                let list = At::Top.key("attachments");
                return Err(FormErrors::wrong(list.index(index), wrong::NO_SUCH_FILE));
            }
        }
        Ok(())
    }

    /// Puts the texts, components and files of a draft into a message.
    fn apply(&mut self, message: &mut Message, mut draft: Draft) {
        if draft.attachments.is_some() {
            message
                .attachments
                .retain_mut(|file| match draft.keeps(file.id) {
                    Some(entry) => {
                        if entry.description.is_some() {
                            file.description.clone_from(&entry.description);
                        }
                        true
                    }
                    None => false,
                });
        }
        for upload in std::mem::take(&mut draft.uploads) {
            let file = self.keep_file(&draft, upload);
            message.attachments.push(file);
        }
        if let Some(content) = draft.content {
            message.content = content;
        }
        let embeds_changed = draft.embeds.is_some();
        if let Some(embeds) = draft.embeds {
            message.embeds = embeds;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        let shown = embeds::files_in_embeds(&message.embeds);
        for file in &mut message.attachments {
            file.in_embed = shown.contains(&file.filename) || (file.in_embed && !embeds_changed);
        }
        let files = &message.attachments;
        let url_of = |name: &str| {
            let file = files.iter().find(|file| file.filename == name)?;
            Some((
                wire::file_url(&self.core.settings.base, message.channel, file),
                file.dimensions,
            ))
        };
        for part in message.embeds.iter_mut().chain(&mut message.components) {
            embeds::resolve_urls(part, &url_of);
        }
    }

    fn keep_file(&mut self, draft: &Draft, upload: Upload) -> Attachment {
        let id = AttachmentId::new(self.snowflake());
        let entry = draft.entry_for(&upload);
        let filename = entry
            .and_then(|entry| entry.filename.clone())
            .unwrap_or_else(|| upload.filename.clone());
        let file = Attachment {
            id,
            description: entry.and_then(|entry| entry.description.clone()),
            content_type: upload
                .content_type
                .unwrap_or_else(|| files::content_type_of(&filename).to_owned()),
            filename: files::clean_filename(&filename),
            size: upload.bytes.len(),
            dimensions: files::dimensions(&upload.bytes),
            in_embed: false,
            bytes: Default::default(),
        };
        let limit = self.core.settings.kept_file_bytes;
        self.change().files.keep(id, upload.bytes, limit);
        file
    }

    /// Keeps a file that belongs to no message: one that a person gives to a command.
    pub(crate) fn keep_loose_file(&mut self, upload: Upload) -> Attachment {
        let file = self.keep_file(&Draft::default(), upload);
        self.change().files.note_loose(file.clone());
        file
    }

    /// Deletes a message; false if it was not there.
    pub(crate) fn delete_message(&mut self, channel: ChannelId, id: MessageId) -> bool {
        let Some(data) = self.change().channels.get_mut(&channel) else {
            return false;
        };
        let Some(old) = data.messages.remove(&id) else {
            return false;
        };
        old.attachments
            .iter()
            .for_each(|file| self.state.files.remove(file.id));
        self.core
            .log
            .push(Happening::MessageDeleted { channel, id });
        if !old.is_ephemeral() {
            let wanted = if old.server.is_some() {
                intents::GUILD_MESSAGES
            } else {
                intents::DIRECT_MESSAGES
            };
            self.dispatch(
                "MESSAGE_DELETE",
                old.server,
                wanted,
                &wire::message_delete(id, channel, old.server),
            );
        }
        self.notify_interaction(&old);
        true
    }
}
