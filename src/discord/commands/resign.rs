//! `/deblockle resign`: asks once more, then gives a game up.

use async_trait::async_trait;

use super::{Command, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::Wanted;
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

    fn wanted(&self) -> Wanted {
        Wanted::UnderWay
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        looking::ask_to_resign(ask, &game)
    }
}
