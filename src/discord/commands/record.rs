//! `/deblockle record …`: past games, looked at and as files.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::records::history::Search;
use crate::discord::records::{self, Source, files, history};
use crate::discord::reply::Reply;
use crate::discord::{Bot, pick};

/// What they all belong to.
const GROUP: Option<&str> = Some("record");

/// Lists somebody's past games.
pub struct History;
/// Shows a game as an animated picture.
pub struct Replay;
/// Gives a game as a file.
pub struct Export;
/// Takes a file to look at its game.
pub struct Import;

#[async_trait]
impl Command for History {
    fn group(&self) -> Option<&'static str> {
        GROUP
    }

    fn name(&self) -> &'static str {
        "history"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec::optional("user", OptionKind::Person),
                OptionSpec::optional("against", OptionKind::Person),
                OptionSpec::optional("when", OptionKind::Text),
            ]
        }
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let people = ["user", "against"].map(|name| options.person(name));
        let named: Vec<_> = people
            .iter()
            .flatten()
            .map(|one| (one.id, one.name.as_str()))
            .collect();
        bot.service.met(&named).await?;
        let [user, against] = people.map(|person| person.map(|person| person.id));
        let search = Search {
            person: user.unwrap_or(ask.by),
            against,
            when: options.text("when").unwrap_or_default().to_owned(),
            page: 0,
        };
        history::show(bot, ask, search).await
    }
}

#[async_trait]
impl Command for Replay {
    fn group(&self) -> Option<&'static str> {
        GROUP
    }

    fn name(&self) -> &'static str {
        "replay"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = records::which(bot, ask, options).await?;
        records::replay(bot, ask, Source::Game(game)).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        let games = records::past_and_present(bot, ask).await?;
        Ok(pick::labelled(bot.labels(ask, &games).await?, focused))
    }
}

#[async_trait]
impl Command for Export {
    fn group(&self) -> Option<&'static str> {
        GROUP
    }

    fn name(&self) -> &'static str {
        "export"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = records::which(bot, ask, options).await?;
        files::export(bot, ask, Source::Game(game)).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        options: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        Replay.complete(bot, ask, options, focused).await
    }
}

#[async_trait]
impl Command for Import {
    fn group(&self) -> Option<&'static str> {
        GROUP
    }

    fn name(&self) -> &'static str {
        "import"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const { &[OptionSpec::required("file", OptionKind::File)] }
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        match options.file("file") {
            Some(file) => files::import(bot, ask, file).await,
            None => Err(Failure::UnknownButton),
        }
    }
}
