//! `/deblockle claim`: claims the win, once the opponent's time is up.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, absence};

/// Claims the win.
pub struct Claim;

#[async_trait]
impl Command for Claim {
    fn name(&self) -> &'static str {
        "claim"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = pick::one(bot, ask, options, Wanted::MyClaim).await?;
        absence::claim(bot, ask, game.id, None).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, Wanted::MyClaim, focused).await
    }
}
