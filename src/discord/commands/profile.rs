//! `/deblockle profile`: how somebody plays.

use async_trait::async_trait;

use super::{Command, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, profile, wording};

/// Shows how somebody plays, oneself if nobody is named.
pub struct Profile;

#[async_trait]
impl Command for Profile {
    fn name(&self) -> &'static str {
        "profile"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const { &[OptionSpec::optional("user", OptionKind::Person)] }
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let Some(person) = options.person("user") else {
            return profile::show(bot, ask, ask.by).await;
        };
        if person.bot {
            let args = [("player", wording::mention(ask.words, person.id).into())];
            return Err(ask.reply("profile-bot", &args).into());
        }
        bot.service.met(&[(person.id, &person.name)]).await?;
        profile::show(bot, ask, person.id).await
    }
}
