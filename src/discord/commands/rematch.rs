//! `/deblockle rematch`: challenges the opponent of a game that is over to another.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, pick, rematch};

/// Asks for a rematch, or accepts it.
pub struct Rematch;

#[async_trait]
impl Command for Rematch {
    fn name(&self) -> &'static str {
        "rematch"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = rematch::which(bot, ask, options).await?;
        rematch::ask_for(bot, ask, game).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        let games = rematch::finished_here(bot, ask).await?;
        let labels = bot.labels(ask, &games).await?;
        Ok(pick::labelled(labels, focused))
    }
}
