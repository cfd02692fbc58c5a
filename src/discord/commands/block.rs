//! `/deblockle me block` and `unblock`: whom one would rather not play with.

use async_trait::async_trait;

use super::{Command, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, blocking, wording};

const PERSON: OptionSpec = OptionSpec::optional("person", OptionKind::Person);

/// Blocks a person, or shows whom one has blocked.
pub struct Block;
/// Takes that back.
pub struct Unblock;

#[async_trait]
impl Command for Block {
    fn group(&self) -> Option<&'static str> {
        Some("me")
    }

    fn name(&self) -> &'static str {
        "block"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[PERSON]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let Some(person) = options.person(PERSON.name) else {
            return blocking::show(bot, ask).await;
        };
        if person.bot {
            let args = [("player", wording::mention(ask.words, person.id).into())];
            return Err(ask.reply("block-bot", &args).into());
        }
        bot.service.met(&[(person.id, &person.name)]).await?;
        blocking::block(bot, ask, person.id).await
    }
}

#[async_trait]
impl Command for Unblock {
    fn group(&self) -> Option<&'static str> {
        Some("me")
    }

    fn name(&self) -> &'static str {
        "unblock"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[PERSON]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        match options.person(PERSON.name) {
            Some(person) => blocking::unblock(bot, ask, person.id).await,
            None => blocking::show(bot, ask).await,
        }
    }
}
