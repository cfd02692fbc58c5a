//! `/deblockle draw`: offers a draw, answers such an offer, or claims one.

use async_trait::async_trait;

use super::{ANSWER, Command, GAME, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::Wanted;
use crate::discord::reply::Reply;
use crate::discord::{Bot, offering};
use crate::game::Offer;

/// Offers, agrees on or claims a draw.
pub struct Draw;

#[async_trait]
impl Command for Draw {
    fn name(&self) -> &'static str {
        "draw"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[ANSWER, GAME]
    }

    fn wanted(&self) -> Wanted {
        Wanted::Offer(Offer::Draw)
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        if options.text(ANSWER.name).is_none() && game.claiming_draw(ask.by).is_ok() {
            return offering::ask_to_claim(ask, &game);
        }
        offering::by_command(bot, ask, options, &game, Offer::Draw).await
    }
}
