//! `/deblockle takeback`: asks to take one's last turn back, or answers such a question.

use async_trait::async_trait;

use super::{ANSWER, Command, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::Wanted;
use crate::discord::reply::Reply;
use crate::discord::{Bot, offering};
use crate::game::Offer;

/// Asks for a take-back, or answers.
pub struct TakeBack;

#[async_trait]
impl Command for TakeBack {
    fn name(&self) -> &'static str {
        "takeback"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[ANSWER, GAME]
    }

    fn wanted(&self) -> Wanted {
        Wanted::Offer(Offer::TakeBack)
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        offering::by_command(bot, ask, options, &game, Offer::TakeBack).await
    }
}
