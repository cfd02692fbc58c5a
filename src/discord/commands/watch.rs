//! `/deblockle watch`: follows a game that others play.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, pick, watching};

/// Follows a game, or does so no longer.
pub struct Watch;

#[async_trait]
impl Command for Watch {
    fn name(&self) -> &'static str {
        "watch"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = match options.text(GAME.name) {
            Some(_) => self.game(bot, ask, options).await?,
            None => watching::newest(bot, ask).await?,
        };
        watching::toggle(bot, ask, &game).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        let games = watching::choices(bot, ask).await?;
        Ok(pick::labelled(games, focused))
    }
}
