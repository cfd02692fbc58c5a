//! `/deblockle me language` and `/deblockle-admin language`: in which language the bot speaks.

use async_trait::async_trait;

use super::{ADMIN, Choice, Command, Focused, OptionKind, OptionSpec};
use crate::discord::Bot;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::speaking::{self, AUTOMATIC};

const LANGUAGE: OptionSpec = OptionSpec::optional("language", OptionKind::Completed);

/// One's own.
pub struct Mine;
/// That of a server's public messages.
pub struct Servers;

#[async_trait]
impl Command for Mine {
    fn group(&self) -> Option<&'static str> {
        Some("me")
    }

    fn name(&self) -> &'static str {
        "language"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[LANGUAGE]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        speaking::choose(bot, ask, options.text(LANGUAGE.name)).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        Ok(choices(bot, ask.say("language-auto"), focused))
    }
}

#[async_trait]
impl Command for Servers {
    fn root(&self) -> &'static str {
        ADMIN
    }

    fn name(&self) -> &'static str {
        "language"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[LANGUAGE]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        speaking::choose_for_server(bot, ask, options.text(LANGUAGE.name)).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        Ok(choices(bot, ask.say("language-auto-server"), focused))
    }
}

/// The languages that go on from what is typed, and the one that follows Discord.
fn choices(bot: &Bot, automatic: String, focused: Focused<'_>) -> Vec<Choice> {
    let automatic = Choice {
        label: automatic,
        value: AUTOMATIC.to_owned(),
    };
    let all = [automatic].into_iter().chain(speaking::languages(bot));
    all.filter(|choice| choice.follows(focused.typed)).collect()
}
