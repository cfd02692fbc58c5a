//! Speaking: in which language each message is.
//!
//! What one person reads is in the language that they have chosen, else in that of their Discord. What everybody reads is in the language of the
//! server.

use super::Bot;
use super::ask::Ask;
use super::commands::Choice;
use super::components::{CustomId, speaking};
use super::error::{Failure, quoted};
use super::reply::{MenuOption, Reply};
use super::server;
use crate::game::{Game, GameId, UserId};
use crate::locale::Words;
use crate::service::{Language, ServerChange, ServiceError};

/// The word for the language that Discord itself speaks.
pub const AUTOMATIC: &str = "auto";

impl Bot {
    /// The words for a person whose Discord speaks this language just now.
    pub async fn words_of(&self, person: UserId, locale: &str) -> Words<'_> {
        let known = self.service.language(person).await;
        let known = known.unwrap_or_else(|error| unknown(person, &error));
        let words = self
            .catalog
            .words(known.chosen.as_deref().unwrap_or(locale));
        // English is what everybody gets of whom nothing is known.
        let seen = self.catalog.words(locale).code();
        if self
            .catalog
            .words(known.seen.as_deref().unwrap_or_default())
            .code()
            != seen
        {
            let language = Language {
                seen: Some(seen.to_owned()),
                ..known.clone()
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
        self.catalog
            .words(settings.language.as_deref().unwrap_or_default())
    }

    /// The words for the public messages of a game. In direct messages, two who read the same language get it.
    pub async fn words_for(&self, game: &Game) -> Words<'_> {
        if game.venue.server != 0 {
            return self.words_in(game.venue.server).await;
        }
        let mut words = None;
        for person in game.people() {
            let own = self.words_to(person).await;
            if words.is_some_and(|words: Words<'_>| words.code() != own.code()) {
                return self.catalog.words("");
            }
            words = Some(own);
        }
        words.unwrap_or_else(|| self.catalog.words(""))
    }
}

fn unknown(person: UserId, error: &ServiceError) -> Language {
    tracing::error!(user.id = person.0, %error, "the language of a person is not known");
    Language::default()
}

/// The languages that can be chosen: their codes, and their names in themselves.
pub fn languages(bot: &Bot) -> Vec<Choice> {
    let choice = |code: &str| Choice {
        label: bot.catalog.words(code).say("language-name"),
        value: code.to_owned(),
    };
    bot.catalog.codes().map(choice).collect()
}

/// The language that was typed or chosen: none, for that of Discord.
fn chosen(bot: &Bot, ask: &Ask<'_>, typed: &str) -> Result<Option<String>, Failure> {
    if typed == AUTOMATIC {
        return Ok(None);
    }
    let languages = languages(bot);
    let is_it = |choice: &&Choice| {
        choice.value == typed || choice.label.to_lowercase() == typed.to_lowercase()
    };
    match languages.iter().find(is_it) {
        Some(choice) => Ok(Some(choice.value.clone())),
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
    let automatic = MenuOption::new(AUTOMATIC, words.say("language-auto"));
    let mut options = vec![automatic.chosen_if(code.is_none())];
    options.extend(languages(bot).into_iter().map(|choice| {
        let is_it = code == Some(choice.value.as_str());
        MenuOption::new(choice.value, choice.label).chosen_if(is_it)
    }));
    let id = CustomId::new(&speaking::Mine, GameId(0), 0, "");
    Ok(Reply::text(words.say_with(key, &args)).with_menu(id, words.say("language-menu"), options))
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
    let now = bot.words_in(server).await;
    let args = [("language", now.say("language-name").into())];
    let options = languages(bot).into_iter().map(|choice| {
        let is_it = now.code() == choice.value;
        MenuOption::new(choice.value, choice.label).chosen_if(is_it)
    });
    let id = CustomId::new(&speaking::Servers, GameId(0), 0, "");
    Ok(ask.reply("language-of-server", &args).with_menu(
        id,
        ask.say("language-menu"),
        options.collect(),
    ))
}
