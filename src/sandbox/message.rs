//! Messages and their files, as they are kept and as people see them.

use std::sync::Arc;

use axum::body::Bytes;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use super::ids::{AttachmentId, ChannelId, InteractionId, MessageId, RoleId, ServerId, UserId};

/// Bits of [`Message::flags`].
pub mod flags {
    /// Links are not shown as embeds.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// A thread was opened at it.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only one person sees it.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// A deferred answer that is still to be filled.
    pub const LOADING: u64 = 1 << 7;
    /// It pings nobody.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// It consists of components only.
    pub const COMPONENTS_V2: u64 = 1 << 15;
}

/// A message, whole: what the API sends of it and what people see of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Message {
    /// Its id, which carries the time of its making.
    pub id: MessageId,
    /// Where it was written.
    pub channel: ChannelId,
    /// The server of the channel; none in direct messages.
    pub server: Option<ServerId>,
    /// Who wrote it.
    pub author: UserId,
    /// The text above everything else.
    pub content: String,
    /// Embeds as Discord sends them.
    pub embeds: Vec<Value>,
    /// Components (rows of buttons, menus) as Discord sends them.
    pub components: Vec<Value>,
    /// Files.
    pub attachments: Vec<Attachment>,
    /// When it was written, in unix milliseconds.
    pub timestamp: i64,
    /// When it was last edited, in unix milliseconds. To fill a deferred answer is no edit.
    pub edited: Option<i64>,
    /// See [`flags`].
    pub flags: u64,
    /// The person who alone sees it, if it is ephemeral.
    pub ephemeral_for: Option<UserId>,
    /// The people whom its text names and its allowed mentions let through.
    pub mentions: Vec<UserId>,
    /// The roles whom its text names and its allowed mentions let through.
    pub mention_roles: Vec<RoleId>,
    /// Whether it calls everybody.
    pub mention_everyone: bool,
    /// The people whose Discord rang when it was written. Edits ring nobody, so they never add to it.
    pub pings: Vec<UserId>,
    /// The message it replies to.
    pub reference: Option<MessageId>,
    /// The interaction that it answers.
    pub interaction: Option<InteractionSummary>,
    /// Discord's number for the kind of message: 0 plain, 19 a reply, 20 an answer to a command.
    pub kind: u8,
    /// The sender's own mark, told back to it.
    pub nonce: Option<Value>,
    /// Whether it was read aloud.
    pub tts: bool,
    /// Whether it is pinned.
    pub pinned: bool,
}

/// What a message says about the interaction it answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct InteractionSummary {
    /// The interaction.
    pub id: InteractionId,
    /// Who typed or pressed.
    pub user: UserId,
    /// 2 a command, 3 a component, 5 a form.
    pub kind: u8,
    /// The command's name with its subcommands; empty for components and forms.
    pub name: String,
    /// The message whose component was pressed.
    pub source: Option<MessageId>,
    /// For a form, the interaction that opened it.
    pub opened_by: Option<Box<InteractionSummary>>,
    /// Whether the answer came as a follow-up, that is not as the first answer.
    pub original: Option<MessageId>,
}

/// A file of a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    /// Its id; links and edits name it.
    pub id: AttachmentId,
    /// The file's name.
    pub filename: String,
    /// The alternative text.
    pub description: Option<String>,
    /// The media type, by the sender or by the file's name.
    pub content_type: String,
    /// Bytes.
    pub size: usize,
    /// Pixels across and down, for pictures.
    pub dimensions: Option<(u32, u32)>,
    /// Whether an embed shows it; then it is not listed beside the message.
    pub in_embed: bool,
    /// The contents. Filled for people who read the message, empty in the log of events.
    #[serde(skip)]
    pub bytes: Bytes,
}

/// A button that a person sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// Its number in the message.
    pub id: u64,
    /// What is written on it; empty if it has only an emoji.
    pub label: String,
    /// The emoji, by name.
    pub emoji: Option<String>,
    /// What a press sends; none for links.
    pub custom_id: Option<String>,
    /// Where a link leads.
    pub url: Option<String>,
    /// Discord's number for its color.
    pub style: u8,
    /// Whether it cannot be pressed.
    pub disabled: bool,
}

/// A menu that a person sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Select {
    /// Its number in the message.
    pub id: u64,
    /// What a choice sends.
    pub custom_id: String,
    /// Discord's number for the kind of menu: 3 text, 5 people, 6 roles, 7 both, 8 channels.
    pub kind: u8,
    /// What is written on it while nothing is chosen.
    pub placeholder: Option<String>,
    /// What can be chosen; empty for menus of people, roles and channels.
    pub options: Vec<SelectOption>,
    /// How many must be chosen.
    pub min_values: usize,
    /// How many can be chosen.
    pub max_values: usize,
    /// Whether nothing can be chosen.
    pub disabled: bool,
}

/// A line of a menu.
#[derive(Clone, Debug, PartialEq)]
pub struct SelectOption {
    /// What is written.
    pub label: String,
    /// What is sent.
    pub value: String,
    /// The small print below the label.
    pub description: Option<String>,
    /// Whether it is chosen from the start.
    pub default: bool,
}

impl Message {
    /// Whether only one person sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.ephemeral_for.is_some()
    }

    /// Whether it is a deferred answer that is still to be filled.
    pub fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    /// Everything there is to read, a paragraph a line: content, embeds, text components.
    pub fn text(&self) -> String {
        let mut lines = Vec::new();
        push_text(&mut lines, Some(&self.content));
        for embed in &self.embeds {
            push_text(
                &mut lines,
                embed.pointer("/author/name").and_then(Value::as_str),
            );
            push_text(&mut lines, embed["title"].as_str());
            push_text(&mut lines, embed["description"].as_str());
            for field in embed["fields"].as_array().into_iter().flatten() {
                push_text(&mut lines, field["name"].as_str());
                push_text(&mut lines, field["value"].as_str());
            }
            push_text(
                &mut lines,
                embed.pointer("/footer/text").and_then(Value::as_str),
            );
        }
        self.each_component(&mut |component| {
            if component["type"] == 10 {
                push_text(&mut lines, component["content"].as_str());
            }
        });
        lines.join("\n")
    }

    /// The text whose mentions count: embeds ring nobody.
    pub(crate) fn text_that_pings(&self) -> String {
        let mut text = self.content.clone();
        self.each_component(&mut |component| {
            if component["type"] == 10 {
                text.push('\n');
                text.push_str(component["content"].as_str().unwrap_or_default());
            }
        });
        text
    }

    /// Its buttons, in reading order.
    pub fn buttons(&self) -> Vec<Button> {
        let mut buttons = Vec::new();
        self.each_component(&mut |component| {
            if component["type"] == 2 {
                buttons.push(Button {
                    id: component["id"].as_u64().unwrap_or_default(),
                    label: component["label"].as_str().unwrap_or_default().to_owned(),
                    emoji: component
                        .pointer("/emoji/name")
                        .and_then(Value::as_str)
                        .map(str::to_owned),
                    custom_id: component["custom_id"].as_str().map(str::to_owned),
                    url: component["url"].as_str().map(str::to_owned),
                    style: component["style"].as_u64().unwrap_or_default() as u8,
                    disabled: component["disabled"] == true,
                });
            }
        });
        buttons
    }

    /// The button with this label or, failing that, this custom id.
    pub fn button(&self, label: &str) -> Option<Button> {
        let buttons = self.buttons();
        let by_label = buttons.iter().find(|button| button.label == label);
        by_label
            .or_else(|| {
                buttons
                    .iter()
                    .find(|button| button.custom_id.as_deref() == Some(label))
            })
            .cloned()
    }

    /// Its menus, in reading order.
    pub fn selects(&self) -> Vec<Select> {
        let mut selects = Vec::new();
        self.each_component(&mut |component| {
            let kind = component["type"].as_u64().unwrap_or_default() as u8;
            if matches!(kind, 3 | 5..=8) {
                selects.push(select(component, kind));
            }
        });
        selects
    }

    /// The menu with this placeholder or, failing that, this custom id.
    pub fn select(&self, placeholder: &str) -> Option<Select> {
        let selects = self.selects();
        let by_placeholder = selects
            .iter()
            .find(|select| select.placeholder.as_deref() == Some(placeholder));
        by_placeholder
            .or_else(|| {
                selects
                    .iter()
                    .find(|select| select.custom_id == placeholder)
            })
            .cloned()
    }

    /// Calls `f` with every component, outer ones first.
    fn each_component(&self, f: &mut dyn FnMut(&Value)) {
        fn walk(components: &[Value], f: &mut dyn FnMut(&Value)) {
            for component in components {
                f(component);
                walk(
                    component["components"]
                        .as_array()
                        .map_or(&[], Vec::as_slice),
                    f,
                );
                if let Some(accessory) = component.get("accessory") {
                    walk(std::slice::from_ref(accessory), f);
                }
            }
        }
        walk(&self.components, f);
    }

    /// The message in few lines for a transcript.
    pub(crate) fn outline(&self) -> String {
        let mut parts = Vec::new();
        if !self.content.is_empty() {
            parts.push(format!("{:?}", shortened(&self.content, 160)));
        }
        if self.is_loading() {
            parts.push("(thinking)".to_owned());
        }
        if !self.embeds.is_empty() {
            parts.push(format!("embeds {}", self.embeds.len()));
        }
        for file in &self.attachments {
            parts.push(format!("file {} ({} bytes)", file.filename, file.size));
        }
        for button in self.buttons() {
            let name = if button.label.is_empty() {
                button.emoji.unwrap_or_default()
            } else {
                button.label
            };
            parts.push(format!(
                "[{name}]{}",
                if button.disabled { " off" } else { "" }
            ));
        }
        for select in self.selects() {
            let name = select.placeholder.unwrap_or(select.custom_id);
            parts.push(format!("<{name}: {} options>", select.options.len()));
        }
        parts.join(" ")
    }
}

/// Writes a message that is shared.
pub(crate) fn write_shared<S: Serializer>(
    message: &Arc<Message>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    Message::serialize(message, serializer)
}

/// The messages of a channel as a list: their ids are in them.
pub(crate) mod by_id {
    use std::collections::BTreeMap;

    use serde::Deserializer;

    use super::{Arc, Deserialize, Message, MessageId, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        messages: &BTreeMap<MessageId, Arc<Message>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(messages.values().map(|message| &**message))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<MessageId, Arc<Message>>, D::Error> {
        let list = Vec::<Message>::deserialize(deserializer)?;
        Ok(list
            .into_iter()
            .map(|message| (message.id, Arc::new(message)))
            .collect())
    }
}

fn push_text(lines: &mut Vec<String>, text: Option<&str>) {
    lines.extend(text.filter(|text| !text.is_empty()).map(str::to_owned));
}

fn select(component: &Value, kind: u8) -> Select {
    let options = component["options"].as_array().into_iter().flatten();
    Select {
        id: component["id"].as_u64().unwrap_or_default(),
        custom_id: component["custom_id"]
            .as_str()
            .unwrap_or_default()
            .to_owned(),
        kind,
        placeholder: component["placeholder"].as_str().map(str::to_owned),
        options: options
            .map(|option| SelectOption {
                label: option["label"].as_str().unwrap_or_default().to_owned(),
                value: option["value"].as_str().unwrap_or_default().to_owned(),
                description: option["description"].as_str().map(str::to_owned),
                default: option["default"] == true,
            })
            .collect(),
        min_values: component["min_values"].as_u64().unwrap_or(1) as usize,
        max_values: component["max_values"].as_u64().unwrap_or(1) as usize,
        disabled: component["disabled"] == true,
    }
}

/// The first `length` characters, with a mark if that is not all.
pub(crate) fn shortened(text: &str, length: usize) -> String {
    match text.char_indices().nth(length) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(shortened("äöü", 2), "äö…");
        assert_eq!(shortened("äöü", 3), "äöü");
    }
}
