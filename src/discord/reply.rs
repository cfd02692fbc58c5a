//! Reply: a message as we mean it, and the exact JSON that says it to Discord.
//!
//! The bodies are our own because serenity's builders drop a message's picture when its components are updated.

use serde_json::{Value, json};
use serenity::builder::CreateAttachment;
use serenity::model::channel::Message;

use super::document::Document;
use super::picture::Picture;
use crate::game::UserId;

/// Discord's limits that a view must heed: <https://discord.com/developers/docs/components/reference>.
pub mod limits {
    /// Options in a select menu, and choices in an autocomplete.
    pub const OPTIONS: usize = 25;
    /// Characters of an option's or a choice's label.
    pub const LABEL: usize = 100;
    /// Characters of a message.
    pub const CONTENT: usize = 2000;
    /// Characters of an attachment's description.
    pub const DESCRIPTION: usize = 1024;
    /// Characters of the name of a channel or a thread.
    pub const CHANNEL_NAME: usize = 100;
}

/// A message: words, a picture, buttons and menus, and whom it pings.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Reply {
    content: String,
    picture: Option<Picture>,
    document: Option<Document>,
    /// What is said instead of the picture where that may not be sent.
    instead: Option<String>,
    rows: Vec<Row>,
    ping: Option<UserId>,
}

/// A row of buttons (at most five), or one menu.
#[derive(Debug, Clone, PartialEq)]
pub enum Row {
    /// Buttons beside one another.
    Buttons(Vec<Button>),
    /// A menu to choose one option from.
    Menu {
        /// The custom id.
        id: String,
        /// What it says before a choice is made.
        placeholder: String,
        /// At most [`limits::OPTIONS`].
        options: Vec<MenuOption>,
    },
    /// A menu to choose channels or roles of the server from, or none.
    Picker {
        /// The custom id.
        id: String,
        /// What it says while nothing is chosen.
        placeholder: String,
        /// What there is to choose from.
        of: PickerOf,
        /// How many may be chosen.
        most: usize,
        /// Those that are shown as chosen.
        chosen: Vec<u64>,
    },
}

/// What a picker offers; the numbers are Discord's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PickerOf {
    /// Roles.
    Roles = 6,
    /// Text and announcement channels.
    Channels = 8,
}

/// A button.
#[derive(Debug, Clone, PartialEq)]
pub struct Button {
    label: String,
    target: Target,
    style: Style,
    disabled: bool,
}

/// How a button looks; the numbers are Discord's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// The one that most people want.
    Primary = 1,
    /// One among several.
    Secondary = 2,
    /// It makes the thing happen.
    Success = 3,
    /// It cannot be undone.
    Danger = 4,
}

#[derive(Debug, Clone, PartialEq)]
enum Target {
    CustomId(String),
    Link(String),
}

/// One line of a menu.
#[derive(Debug, Clone, PartialEq)]
pub struct MenuOption {
    /// What is handed back when it is chosen.
    pub value: String,
    /// What it says.
    pub label: String,
    /// Whether it is the one shown as chosen.
    pub chosen: Chosen,
}

/// Whether a menu's option is shown as chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chosen {
    /// It is.
    Yes,
    /// It is not.
    No,
}

impl Reply {
    /// A message of words.
    pub fn text(content: impl Into<String>) -> Self {
        Self {
            content: content.into(),
            ..Self::default()
        }
    }

    /// The same with a picture.
    #[must_use]
    pub fn with_picture(mut self, picture: Picture) -> Self {
        self.picture = Some(picture);
        self
    }

    /// The same with a file of text.
    #[must_use]
    pub fn with_document(mut self, document: Document) -> Self {
        self.document = Some(document);
        self
    }

    /// The same with a row of buttons; none if there are no buttons.
    #[must_use]
    pub fn with_buttons(mut self, buttons: impl IntoIterator<Item = Button>) -> Self {
        let buttons: Vec<_> = buttons.into_iter().collect();
        if !buttons.is_empty() {
            self.rows.push(Row::Buttons(buttons));
        }
        self
    }

    /// The same; with a row of buttons, if it has none and no menu.
    #[must_use]
    pub fn or_buttons(self, buttons: impl IntoIterator<Item = Button>) -> Self {
        if self.rows.is_empty() {
            self.with_buttons(buttons)
        } else {
            self
        }
    }

    /// The same with a menu; none if it has no options.
    #[must_use]
    pub fn with_menu(
        mut self,
        id: impl Into<String>,
        placeholder: impl Into<String>,
        options: Vec<MenuOption>,
    ) -> Self {
        if !options.is_empty() {
            self.rows.push(Row::Menu {
                id: id.into(),
                placeholder: placeholder.into(),
                options,
            });
        }
        self
    }

    /// The same with a picker.
    #[must_use]
    pub fn with_picker(mut self, picker: Row) -> Self {
        self.rows.push(picker);
        self
    }

    /// The same, pinging one person whom its words mention.
    #[must_use]
    pub fn pinging(mut self, user: Option<UserId>) -> Self {
        self.ping = user;
        self
    }

    /// The same under another line of words.
    #[must_use]
    pub fn under(mut self, line: &str) -> Self {
        self.content = format!("{line}\n{}", self.content);
        self
    }

    /// The same over another line of words.
    #[must_use]
    pub fn followed_by(mut self, line: &str) -> Self {
        self.content = format!("{}\n{line}", self.content);
        self
    }

    /// The same; it says this where its picture may not be sent.
    #[must_use]
    pub fn or_instead(mut self, instead: String) -> Self {
        self.instead = Some(instead);
        self
    }

    /// The same without its picture.
    #[must_use]
    pub fn without_picture(mut self) -> Self {
        self.picture = None;
        match self.instead.take() {
            Some(instead) => self.followed_by(&instead),
            None => self,
        }
    }

    /// The same without its buttons and menus.
    #[must_use]
    pub fn without_buttons(mut self) -> Self {
        self.rows.clear();
        self
    }

    /// Whether `message` is this one, posted: each picture has a name of its own, and so has each button. Words can be others since an
    /// update, or since a deadline has moved; they tell only where there is nothing else.
    pub fn is(&self, message: &Message) -> bool {
        let named = self.file_name();
        if let Some(file) = message.attachments.first() {
            return named.is_some_and(|name| file.filename == name);
        }
        // It may have been posted without its picture, and says why then.
        match self.rows.is_empty() {
            false => {
                let rows = json!(self.rows.iter().map(Row::json).collect::<Vec<_>>());
                custom_ids(&rows) == custom_ids(&json!(message.components))
            }
            true if named.is_some() => message.content.starts_with(self.content.as_str()),
            true => message.content == self.content,
        }
    }

    /// The name of the picture's file, if there is a picture.
    pub fn file_name(&self) -> Option<String> {
        self.picture.as_ref().map(Picture::file_name)
    }

    /// Draws the picture and writes the message down.
    pub async fn draw(self) -> Drawn {
        let mut body = self.body();
        let mut files = Vec::new();
        let mut attachments = Vec::new();
        if let Some(picture) = self.picture {
            let name = picture.file_name();
            match picture.subject.draw().await {
                Ok(bytes) => {
                    let description = shortened(&picture.description, limits::DESCRIPTION);
                    attachments
                        .push(json!({ "id": 0, "filename": name, "description": description }));
                    files.push(CreateAttachment::bytes(bytes, name));
                }
                // The words say all that matters, so they go out without it.
                Err(error) => tracing::error!(%error, "a picture could not be drawn"),
            }
        }
        if let Some(document) = self.document {
            attachments.push(json!({ "id": files.len(), "filename": document.name }));
            files.push(CreateAttachment::bytes(document.text, document.name));
        }
        if !attachments.is_empty() {
            body["attachments"] = attachments.into();
        }
        Drawn { body, files }
    }

    /// The message without a word about its attachments: in an edit, this leaves them as they are.
    pub fn body(&self) -> Value {
        let users: Vec<String> = self.ping.iter().map(|user| user.0.to_string()).collect();
        json!({
            "content": shortened(&self.content, limits::CONTENT),
            "components": self.rows.iter().map(Row::json).collect::<Vec<_>>(),
            "allowed_mentions": { "parse": [], "users": users },
        })
    }
}

/// A message ready to be sent.
pub struct Drawn {
    /// Its JSON.
    pub body: Value,
    /// Its files.
    pub files: Vec<CreateAttachment>,
}

impl Drawn {
    /// The message with its attachments told in full, so that an edit drops those that it had.
    pub fn replacing(mut self) -> Self {
        if self.files.is_empty() {
            self.body["attachments"] = json!([]);
        }
        self
    }
}

impl Row {
    fn json(&self) -> Value {
        let parts = match self {
            Self::Buttons(buttons) => buttons.iter().map(Button::json).collect(),
            Self::Menu {
                id,
                placeholder,
                options,
            } => vec![json!({
                "type": 3,
                "custom_id": id,
                "placeholder": shortened(placeholder, 150),
                "options": options.iter().take(limits::OPTIONS).map(MenuOption::json).collect::<Vec<_>>(),
            })],
            Self::Picker {
                id,
                placeholder,
                of,
                most,
                chosen,
            } => {
                let kind = match of {
                    PickerOf::Roles => "role",
                    PickerOf::Channels => "channel",
                };
                let chosen = chosen.iter().take(*most);
                let mut picker = json!({
                    "type": *of as u8,
                    "custom_id": id,
                    "placeholder": shortened(placeholder, 150),
                    "min_values": 0,
                    "max_values": most,
                    "default_values": chosen.map(|id| json!({ "id": id.to_string(), "type": kind })).collect::<Vec<_>>(),
                });
                if *of == PickerOf::Channels {
                    picker["channel_types"] = json!([0, 5]);
                }
                vec![picker]
            }
        };
        json!({ "type": 1, "components": parts })
    }
}

impl Button {
    /// A button that comes back to us with `id`.
    pub fn new(id: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            target: Target::CustomId(id.into()),
            style: Style::Secondary,
            disabled: false,
        }
    }

    /// A button that opens an address.
    pub fn link(url: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            target: Target::Link(url.into()),
            style: Style::Secondary,
            disabled: false,
        }
    }

    /// The same in another style.
    #[must_use]
    pub fn styled(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// The same, pressable only if `enabled`.
    #[must_use]
    pub fn enabled_if(mut self, enabled: bool) -> Self {
        self.disabled = !enabled;
        self
    }

    fn json(&self) -> Value {
        let label = shortened(&self.label, 80);
        match &self.target {
            Target::CustomId(id) => {
                json!({ "type": 2, "style": self.style as u8, "label": label, "custom_id": id, "disabled": self.disabled })
            }
            Target::Link(url) => {
                json!({ "type": 2, "style": 5, "label": label, "url": url, "disabled": self.disabled })
            }
        }
    }
}

impl MenuOption {
    /// An option that is not the chosen one.
    pub fn new(value: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            value: value.into(),
            label: label.into(),
            chosen: Chosen::No,
        }
    }

    /// The same, shown as chosen if `chosen`.
    #[must_use]
    pub fn chosen_if(mut self, chosen: bool) -> Self {
        self.chosen = if chosen { Chosen::Yes } else { Chosen::No };
        self
    }

    fn json(&self) -> Value {
        json!({ "value": self.value, "label": shortened(&self.label, limits::LABEL), "default": self.chosen == Chosen::Yes })
    }
}

/// The custom ids in rows of components, in reading order.
fn custom_ids(rows: &Value) -> Vec<&str> {
    let rows = rows.as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts
        .filter_map(|part| part["custom_id"].as_str())
        .collect()
}

/// `text` if it has at most `limit` characters, else its beginning with an ellipsis.
pub fn shortened(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(limit - 1).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_person_named_is_pinged() {
        let body = Reply::text("<@1> and <@2>").pinging(Some(UserId(2))).body();
        assert_eq!(
            body["allowed_mentions"],
            json!({ "parse": [], "users": ["2"] })
        );
    }

    #[test]
    fn a_long_text_is_shortened_by_characters() {
        assert_eq!(shortened("ωωωω", 3), "ωω…");
        assert_eq!(shortened("ωωω", 3), "ωωω");
    }

    #[test]
    fn a_message_is_known_by_its_buttons_whatever_its_words_were() {
        let buttons = |game: &str| [Button::new(format!("accept:{game}:0:"), "Accept")];
        let posted = Reply::text("before an update").with_buttons(buttons("4"));
        let mut message = Message::default();
        message.content.clone_from(&posted.content);
        message.components = serde_json::from_value(posted.body()["components"].clone())
            .expect("they are Discord's");
        let again = Reply::text("after it");
        assert!(again.clone().with_buttons(buttons("4")).is(&message));
        assert!(!again.clone().with_buttons(buttons("5")).is(&message));
        assert!(!again.is(&message));
    }

    #[test]
    fn an_edit_without_a_picture_drops_the_old_one() {
        let drawn = Drawn {
            body: Reply::text("played").body(),
            files: Vec::new(),
        }
        .replacing();
        assert_eq!(drawn.body["attachments"], json!([]));
    }
}
