//! Speaking: in which language each message is.
//!
//! What one person reads is in the language that they have chosen, else in that of their Discord. What everybody reads is in the language that was
//! chosen for the server, else in the one that the server has in Discord. Where that is none of ours, it is English.

use super::Bot;
use super::ask::Ask;
use super::commands::Choice;
use super::components::admin::Admin;
use super::components::{CustomId, speaking};
use super::error::{Failure, quoted};
use super::reply::{Button, MenuOption, Reply};
use super::server;
use crate::game::{GameId, UserId};
use crate::locale::Words;
use crate::service::{Language, ServerChange, ServerSettings, ServiceError};

/// The word for the language that Discord itself speaks.
pub const AUTOMATIC: &str = "auto";

impl Bot {
    /// The words for a person whose Discord speaks this language just now.
    pub async fn words_of(&self, person: UserId, locale: &str) -> Words<'_> {
        let known = self.service.language(person).await;
        let known = known.unwrap_or_else(|error| unknown(person, &error));
        let seen = self.catalog.words(locale);
        let words = match &known.chosen {
            Some(chosen) => self.catalog.words(chosen),
            None => seen,
        };
        // English is what everybody gets of whom nothing is known.
        let before = self
            .catalog
            .words(known.seen.as_deref().unwrap_or_default());
        if before.code() != seen.code() {
            let language = Language {
                seen: Some(seen.code().to_owned()),
                ..known
            };
            if let Err(error) = self.service.set_language(person, &language).await {
                unknown(person, &error);
            }
        }
        words
    }

    /// The words for a person to whom something is sent unasked.
    pub async fn words_to(&self, person: UserId) -> Words<'_> {
        let known = self.service.language(person).await;
        let known = known.unwrap_or_else(|error| unknown(person, &error));
        self.catalog
            .words(known.chosen.or(known.seen).as_deref().unwrap_or_default())
    }

    /// The words for what everybody in a server reads.
    pub async fn words_in(&self, server: u64) -> Words<'_> {
        let settings = self.service.server(server).await;
        let settings = settings.unwrap_or_else(|error| {
            tracing::error!(server.id = server, %error, "the language of a server is not known");
            Default::default()
        });
        of(self, &settings)
    }

    /// Notes which language a server has in Discord: what everybody reads there is in it, unless another was chosen.
    pub async fn server_speaks(&self, server: u64, locale: &str) -> Result<(), ServiceError> {
        let language = self.catalog.words(locale).code();
        let known = language != self.catalog.words("").code();
        let language = known.then_some(language);
        self.service.server_prefers(server, language).await
    }

    /// The words of each language.
    pub fn all_words(&self) -> impl Iterator<Item = Words<'_>> {
        self.catalog.codes().map(|code| self.catalog.words(code))
    }
}

/// The words for what everybody reads in a server of these settings.
fn of<'a>(bot: &'a Bot, settings: &ServerSettings) -> Words<'a> {
    let language = settings.language.as_ref().or(settings.preferred.as_ref());
    bot.catalog.words(language.map_or("", String::as_str))
}

fn unknown(person: UserId, error: &ServiceError) -> Language {
    tracing::error!(user.id = person.0, %error, "the language of a person is not known");
    Language::default()
}

/// The languages that can be chosen: their codes, and their names in themselves.
pub fn languages(bot: &Bot) -> impl Iterator<Item = Choice> {
    bot.all_words().map(|words| Choice {
        label: words.say("language-name"),
        value: words.code().to_owned(),
    })
}

/// The language that was typed or chosen: none, for that of Discord.
fn chosen(bot: &Bot, ask: &Ask<'_>, typed: &str) -> Result<Option<String>, Failure> {
    if typed == AUTOMATIC {
        return Ok(None);
    }
    let is_it = |choice: &Choice| {
        choice.value == typed || choice.label.to_lowercase() == typed.to_lowercase()
    };
    match languages(bot).find(is_it) {
        Some(choice) => Ok(Some(choice.value)),
        None => Err(ask
            .reply("language-unknown", &[("typed", quoted(typed).into())])
            .into()),
    }
}

/// Lets a person choose a language, and says in it which one they read from now on.
pub async fn choose(bot: &Bot, ask: &Ask<'_>, typed: Option<&str>) -> Result<Reply, Failure> {
    let mut known = bot.service.language(ask.by).await?;
    if let Some(typed) = typed {
        known.chosen = chosen(bot, ask, typed)?;
        bot.service.set_language(ask.by, &known).await?;
    }
    let code = known.chosen.as_deref();
    let words = bot
        .catalog
        .words(code.or(known.seen.as_deref()).unwrap_or_default());
    let key = match code {
        Some(_) => "language-chosen",
        None => "language-of-discord",
    };
    let args = [("language", words.say("language-name").into())];
    let id = CustomId::new(&speaking::Mine, GameId(0), 0, "");
    Ok(Reply::text(words.say_with(key, &args)).with_menu(
        id,
        words.say("language-menu"),
        options(bot, words.say("language-auto"), code),
    ))
}

/// Lets those who manage a server choose the language of what everybody reads there.
pub async fn choose_for_server(
    bot: &Bot,
    ask: &Ask<'_>,
    typed: Option<&str>,
) -> Result<Reply, Failure> {
    let server = server::managed(ask)?;
    if let Some(typed) = typed {
        let change = ServerChange::Language(chosen(bot, ask, typed)?);
        bot.service.change_server(server, &[change]).await?;
    }
    let settings = bot.service.server(server).await?;
    let id = CustomId::new(&speaking::Servers, GameId(0), 0, "");
    let back = CustomId::new(&Admin::Settings, GameId(0), 0, "");
    Ok(Reply::text(of_server(bot, ask, &settings))
        .with_menu(
            id,
            ask.say("language-menu"),
            options(
                bot,
                ask.say("language-auto-server"),
                settings.language.as_deref(),
            ),
        )
        .with_buttons([Button::new(back, ask.say("button-settings"))]))
}

/// In which language everybody reads in a server, in a sentence.
pub fn of_server(bot: &Bot, ask: &Ask<'_>, settings: &ServerSettings) -> String {
    let language = of(bot, settings).say("language-name");
    ask.say_with("language-of-server", &[("language", language.into())])
}

/// A menu of all languages, and of the one that follows Discord.
fn options(bot: &Bot, automatic: String, chosen: Option<&str>) -> Vec<MenuOption> {
    let automatic = MenuOption::new(AUTOMATIC, automatic).chosen_if(chosen.is_none());
    let languages = languages(bot).map(|choice| {
        let is_it = chosen == Some(choice.value.as_str());
        MenuOption::new(choice.value, choice.label).chosen_if(is_it)
    });
    [automatic].into_iter().chain(languages).collect()
}
