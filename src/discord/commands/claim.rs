//! `/deblockle claim`: claims the win, once the opponent's time is up.

use async_trait::async_trait;

use super::{Command, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::Wanted;
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

    fn wanted(&self) -> Wanted {
        Wanted::MyClaim
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        absence::claim(bot, ask, game.id, None).await
    }
}
