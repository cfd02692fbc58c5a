//! `/deblockle resign`: asks once more, then gives a game up.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, looking};

/// Gives a game up.
pub struct Resign;

#[async_trait]
impl Command for Resign {
    fn name(&self) -> &'static str {
        "resign"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = pick::one(bot, ask, options, Wanted::UnderWay).await?;
        looking::ask_to_resign(ask, &game)
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, Wanted::UnderWay, focused).await
    }
}
