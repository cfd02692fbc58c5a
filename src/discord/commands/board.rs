//! `/deblockle board`: shows a game in private.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, looking};

/// Shows a game in private.
pub struct Board;

#[async_trait]
impl Command for Board {
    fn name(&self) -> &'static str {
        "board"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = pick::one(bot, ask, options, Wanted::Any).await?;
        looking::board(bot, ask, &game).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, Wanted::Any, focused).await
    }
}
