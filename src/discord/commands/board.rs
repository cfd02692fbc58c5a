//! `/deblockle board`: shows a game in private.

use async_trait::async_trait;

use super::{Command, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::Wanted;
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

    fn wanted(&self) -> Wanted {
        Wanted::Any
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        looking::board(bot, ask, &game).await
    }
}
