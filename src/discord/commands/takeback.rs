//! `/deblockle takeback`: asks to take one's last turn back, or answers such a question.

use async_trait::async_trait;

use super::{ANSWER, Choice, Command, Focused, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::{self, Wanted};
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

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = pick::one(bot, ask, options, Wanted::Offer(Offer::TakeBack)).await?;
        offering::by_command(bot, ask, options, &game, Offer::TakeBack).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, Wanted::Offer(Offer::TakeBack), focused).await
    }
}
