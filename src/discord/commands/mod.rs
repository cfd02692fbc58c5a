//! `/deblockle`: the list of its subcommands, from which registration, routing and help are made.

mod away;
mod block;
mod board;
mod challenge;
mod claim;
mod data;
mod doctor;
mod draw;
mod games;
mod help;
mod hop;
mod invitation;
mod language;
mod leaderboard;
mod notify;
mod place;
mod plan;
mod profile;
mod quiet;
mod record;
mod rematch;
mod resign;
mod rules;
mod settings;
mod takeback;
mod tip;
mod turn;
mod undo;
mod watch;

use async_trait::async_trait;
use serde_json::{Value, json};
use serenity::model::Permissions;
use serenity::model::application::CommandInteraction;

use super::Bot;
use super::ask::{Ask, Options};
use super::error::Failure;
use super::pick::{self, Wanted};
use super::reply::{Reply, limits, shortened};
use crate::game::Game;
use crate::locale::Catalog;

pub use challenge::PACES;

/// The command of everybody, to which most subcommands belong.
pub const ROOT: &str = "deblockle";
/// The command of those who run a server. Discord decides who may use a command only for the whole of it.
pub const ADMIN: &str = "deblockle-admin";

/// Every subcommand, in the order in which help names them.
pub static ALL: &[&dyn Command] = &[
    &challenge::Challenge,
    &invitation::Accept,
    &invitation::Decline,
    &invitation::Cancel,
    &rematch::Rematch,
    &place::Place,
    &tip::Tip,
    &hop::Hop,
    &turn::Turn,
    &undo::Undo,
    &plan::Plan,
    &board::Board,
    &games::Games,
    &watch::Watch,
    &takeback::TakeBack,
    &draw::Draw,
    &claim::Claim,
    &resign::Resign,
    &leaderboard::Leaderboard,
    &profile::Profile,
    &record::History,
    &record::Replay,
    &record::Export,
    &record::Import,
    &language::Mine,
    &notify::Notify,
    &away::Away,
    &quiet::Quiet,
    &block::Block,
    &block::Unblock,
    &data::Data,
    &rules::Rules,
    &help::Help,
    &settings::Settings,
    &language::Servers,
    &doctor::Doctor,
];

/// A subcommand.
///
/// Its description stands in the locale files as `command-<name>`, an option's as `command-<name>-<option>`; for one in a group, the
/// group's name and a hyphen stand before the name.
#[async_trait]
pub trait Command: Send + Sync {
    /// The command that it belongs to.
    fn root(&self) -> &'static str {
        ROOT
    }

    /// The group that it belongs to, which is typed before its name.
    fn group(&self) -> Option<&'static str> {
        None
    }

    /// What is typed after the command, or after the group.
    fn name(&self) -> &'static str;

    /// What it can be told, the required ones first.
    fn options(&self) -> &'static [OptionSpec] {
        &[]
    }

    /// What it wants of the game that it is about.
    fn wanted(&self) -> Wanted {
        Wanted::Any
    }

    /// Does it.
    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure>;

    /// The game that it is about: the one that is named, or the only one that can be meant.
    async fn game(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Game, Failure> {
        pick::one(bot, ask, options, self.wanted()).await
    }

    /// What may be typed in the focused option: a game that it could be about, if nothing else is said.
    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, self.wanted(), focused).await
    }
}

/// The option that is being typed in.
#[derive(Debug, Clone, Copy)]
pub struct Focused<'a> {
    /// Its name.
    pub option: &'a str,
    /// What stands there so far.
    pub typed: &'a str,
}

/// An option of a subcommand.
#[derive(Debug, Clone, Copy)]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub kind: OptionKind,
    /// Whether the command can do without.
    pub need: Need,
}

/// What an option takes.
#[derive(Debug, Clone, Copy)]
pub enum OptionKind {
    /// A person.
    Person,
    /// A number from the first to the second.
    Number(u8, u8),
    /// Yes or no.
    YesNo,
    /// One of a few words, each described as `choice-<option>-<word>`.
    OneOf(&'static [&'static str]),
    /// A text.
    Text,
    /// A text channel of the server.
    Channel,
    /// A role of the server.
    Role,
    /// A text with choices that follow what is typed.
    Completed,
    /// A file.
    File,
}

/// Whether a command can do without an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// It cannot.
    Required,
    /// It can.
    Optional,
}

impl OptionSpec {
    /// An option that must be given.
    pub const fn required(name: &'static str, kind: OptionKind) -> Self {
        Self {
            name,
            kind,
            need: Need::Required,
        }
    }

    /// An option that may be left out.
    pub const fn optional(name: &'static str, kind: OptionKind) -> Self {
        Self {
            name,
            kind,
            need: Need::Optional,
        }
    }
}

/// Which game is meant, where there are several.
pub const GAME: OptionSpec = OptionSpec::optional("game", OptionKind::Completed);
/// How the other's offer is answered.
pub const ANSWER: OptionSpec =
    OptionSpec::optional("answer", OptionKind::OneOf(&["accept", "decline"]));
/// Which challenge is meant, where there are several.
pub const CHALLENGE: OptionSpec = OptionSpec::optional("challenge", OptionKind::Completed);

/// One line of an autocomplete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What it says.
    pub label: String,
    /// What is typed when it is chosen.
    pub value: String,
}

impl Choice {
    /// A choice that says what it types.
    pub fn plain(value: impl Into<String>) -> Self {
        let value = value.into();
        Self {
            label: value.clone(),
            value,
        }
    }

    /// Whether it goes on from what has been typed.
    pub fn follows(&self, typed: &str) -> bool {
        let typed = typed.trim().to_lowercase();
        self.value.to_lowercase().starts_with(&typed) || self.label.to_lowercase().contains(&typed)
    }
}

/// Runs the subcommand that was called.
pub async fn run(
    bot: &Bot,
    ask: &Ask<'_>,
    interaction: &CommandInteraction,
) -> Result<Reply, Failure> {
    let (command, options) = find(interaction).ok_or(Failure::UnknownButton)?;
    command.run(bot, ask, &options).await
}

/// The choices for what is being typed: at most as many as fit, none if anything goes wrong.
pub async fn complete(bot: &Bot, ask: &Ask<'_>, interaction: &CommandInteraction) -> Value {
    let choices = match find(interaction) {
        Some((command, options)) => match options.focused() {
            Some((option, typed)) => command
                .complete(bot, ask, &options, Focused { option, typed })
                .await
                .unwrap_or_default(),
            None => Vec::new(),
        },
        None => Vec::new(),
    };
    let choices: Vec<_> = choices
        .iter()
        .take(limits::OPTIONS)
        .map(|choice| json!({ "name": shortened(&choice.label, limits::LABEL), "value": choice.value }))
        .collect();
    json!({ "type": 8, "data": { "choices": choices } })
}

fn find(interaction: &CommandInteraction) -> Option<(&'static dyn Command, Options<'_>)> {
    let (group, name, options) = Options::of(interaction)?;
    let root = interaction.data.name.as_str();
    let is_it = |command: &dyn Command| {
        (command.root(), command.group(), command.name()) == (root, group, name)
    };
    let command = ALL.iter().find(|command| is_it(**command))?;
    Some((*command, options))
}

/// The commands as Discord is told of them.
pub fn registration(catalog: &Catalog) -> Value {
    let mut everybodys = root(catalog, ROOT);
    everybodys["contexts"] = json!([0, 1]);
    let mut admins = root(catalog, ADMIN);
    admins["contexts"] = json!([0]);
    admins["default_member_permissions"] = Permissions::MANAGE_GUILD.bits().to_string().into();
    json!([everybodys, admins])
}

fn root(catalog: &Catalog, name: &str) -> Value {
    let mut root = described(catalog, name, &format!("command-{name}"), 1);
    root["integration_types"] = json!([0]);
    let mut options: Vec<Value> = Vec::new();
    for command in ALL.iter().filter(|command| command.root() == name) {
        let json = subcommand(catalog, *command);
        let Some(group) = command.group() else {
            options.push(json);
            continue;
        };
        let known = options
            .iter_mut()
            .find(|option| option["type"] == 2 && option["name"] == group);
        match known.and_then(|known| known["options"].as_array_mut()) {
            Some(members) => members.push(json),
            None => {
                let mut new = described(catalog, group, &format!("command-{group}"), 2);
                new["options"] = json!([json]);
                options.push(new);
            }
        }
    }
    root["options"] = options.into();
    root
}

/// What is typed for a command after `/deblockle`, its parts joined by `joint`.
pub fn path(command: &dyn Command, joint: &str) -> String {
    match command.group() {
        Some(group) => format!("{group}{joint}{}", command.name()),
        None => command.name().to_owned(),
    }
}

fn subcommand(catalog: &Catalog, command: &dyn Command) -> Value {
    let path = path(command, "-");
    let mut json = described(catalog, command.name(), &format!("command-{path}"), 1);
    json["options"] = command
        .options()
        .iter()
        .map(|option| option.json(catalog, &path))
        .collect();
    json
}

impl OptionSpec {
    fn json(&self, catalog: &Catalog, command: &str) -> Value {
        let kind = match self.kind {
            OptionKind::Person => 6,
            OptionKind::Number(..) => 4,
            OptionKind::YesNo => 5,
            OptionKind::Channel => 7,
            OptionKind::Role => 8,
            OptionKind::File => 11,
            OptionKind::OneOf(_) | OptionKind::Text | OptionKind::Completed => 3,
        };
        let mut json = described(
            catalog,
            self.name,
            &format!("command-{command}-{}", self.name),
            kind,
        );
        json["required"] = (self.need == Need::Required).into();
        match self.kind {
            OptionKind::Number(least, most) => {
                json["min_value"] = least.into();
                json["max_value"] = most.into();
            }
            OptionKind::OneOf(words) => {
                json["choices"] = words
                    .iter()
                    .map(|word| choice(catalog, self.name, word))
                    .collect();
            }
            OptionKind::Completed => json["autocomplete"] = true.into(),
            // Text and announcement channels: one can write there, and they stay.
            OptionKind::Channel => json["channel_types"] = json!([0, 5]),
            OptionKind::Person
            | OptionKind::YesNo
            | OptionKind::Text
            | OptionKind::Role
            | OptionKind::File => {}
        }
        json
    }
}

fn choice(catalog: &Catalog, option: &str, word: &str) -> Value {
    let key = format!("choice-{option}-{word}");
    let mut json = json!({ "name": english(catalog, &key), "value": word });
    let localized = localizations(catalog, &key);
    if localized.as_object().is_some_and(|map| !map.is_empty()) {
        json["name_localizations"] = localized;
    }
    json
}

/// A command, a group or an option, with its name as each language that Discord knows has it: `name-<name>`, or `name-option-<name>`.
fn described(catalog: &Catalog, name: &str, key: &str, kind: u8) -> Value {
    let mut json = json!({ "type": kind, "name": name, "description": english(catalog, key) });
    // A subcommand and a group are of kinds 1 and 2.
    let of_name = match kind <= 2 {
        true => format!("name-{name}"),
        false => format!("name-option-{name}"),
    };
    for (what, key) in [("description", key), ("name", of_name.as_str())] {
        let localized = localizations(catalog, key);
        if localized.as_object().is_some_and(|map| !map.is_empty()) {
            json[format!("{what}_localizations")] = localized;
        }
    }
    json
}

fn english(catalog: &Catalog, key: &str) -> String {
    catalog.words("en-US").say(key)
}

/// The languages besides English that Discord's own client speaks, so that it takes descriptions in them:
/// <https://discord.com/developers/docs/reference#locales>.
const CLIENT_LANGUAGES: [&str; 32] = [
    "id", "da", "de", "en-GB", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN",
    "ja", "zh-TW", "ko", "he",
];

fn localizations(catalog: &Catalog, key: &str) -> Value {
    let codes = catalog
        .codes()
        .filter(|code| CLIENT_LANGUAGES.contains(code));
    codes
        .filter_map(|code| Some((code.to_owned(), catalog.words(code).own(key)?)))
        .map(|(code, text)| (code, Value::from(text)))
        .collect()
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use std::collections::HashSet;

    use super::*;

    /// What Discord counts of a command: the names, descriptions and values in it, each with its longest translation.
    fn characters(part: &Value) -> usize {
        let length = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
        let longest = |key: &str| {
            let translated = part[format!("{key}_localizations")].as_object();
            let translated = translated.into_iter().flat_map(|map| map.values());
            translated.map(length).fold(length(&part[key]), usize::max)
        };
        let inner = ["options", "choices"].map(|key| part[key].as_array());
        let inner = inner.into_iter().flatten().flatten();
        longest("name")
            + longest("description")
            + length(&part["value"])
            + inner.map(characters).sum::<usize>()
    }

    #[test]
    fn registration_keeps_discords_limits() {
        let commands = registration(&Catalog::load().unwrap());
        let root = &commands[0];
        assert!(root["options"].as_array().unwrap().len() <= 25);
        for command in commands.as_array().unwrap() {
            assert!((100..=8000).contains(&characters(command)), "{command}");
        }
        let mut names = HashSet::new();
        let mut all = Vec::new();
        for command in root["options"].as_array().unwrap() {
            assert!(
                names.insert(command["name"].clone()),
                "{} twice",
                command["name"]
            );
            all.push(command);
            if command["type"] == 2 {
                all.extend(command["options"].as_array().unwrap());
            }
        }
        for command in all {
            let options = command["options"].as_array().unwrap();
            for described in options.iter().chain([command]) {
                let length = described["description"].as_str().unwrap().chars().count();
                assert!((1..=100).contains(&length), "{described}");
                assert!(
                    !described["description"]
                        .as_str()
                        .unwrap()
                        .starts_with("command-"),
                    "no words for {described}"
                );
            }
            let first_optional = options
                .iter()
                .position(|option| option["required"] == false)
                .unwrap_or(options.len());
            assert!(
                options[first_optional..]
                    .iter()
                    .all(|option| option["required"] == false),
                "required options come first"
            );
        }
    }
}
