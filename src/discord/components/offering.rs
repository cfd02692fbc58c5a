//! The buttons by which players offer each other something, and answer.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, offering};
use crate::game::Offer;

/// `Offer…`: shows what can be offered now.
pub struct Open;
/// Makes an offer.
pub struct Make;
/// Accepts one.
pub struct Accept;
/// Declines one.
pub struct Decline;
/// The player means to agree on a draw.
pub struct ReallyDraw;
/// Asks whether the player means to claim a draw.
pub struct ClaimDraw;
/// The player does.
pub struct ReallyClaimDraw;

#[async_trait]
impl Component for Open {
    fn name(&self) -> &'static str {
        "offer"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.current(bot).await?;
        offering::panel(&press.ask, &game)
    }
}

#[async_trait]
impl Component for Make {
    fn name(&self) -> &'static str {
        "offer-make"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let offer: Offer = press.id.rest()?;
        press.here(bot).await?;
        offering::make(bot, &press.ask, press.id.game, press.seen(), offer).await
    }
}

#[async_trait]
impl Component for Accept {
    fn name(&self) -> &'static str {
        "offer-accept"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let offer: Offer = press.id.rest()?;
        let game = press.current(bot).await?;
        offering::accept(bot, &press.ask, &game, press.seen(), offer).await
    }
}

#[async_trait]
impl Component for Decline {
    fn name(&self) -> &'static str {
        "offer-decline"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let offer: Offer = press.id.rest()?;
        press.here(bot).await?;
        offering::decline(bot, &press.ask, press.id.game, press.seen(), offer).await
    }
}

#[async_trait]
impl Component for ReallyDraw {
    fn name(&self) -> &'static str {
        "draw-yes"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        let (game, asked) = (press.id.game, press.asked());
        let done = bot.service.accept_offer(game, asked, Offer::Draw).await?;
        Ok(offering::ended(&press.ask, &done.game))
    }
}

#[async_trait]
impl Component for ClaimDraw {
    fn name(&self) -> &'static str {
        "claim-draw"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.current(bot).await?;
        offering::ask_to_claim(&press.ask, &game)
    }
}

#[async_trait]
impl Component for ReallyClaimDraw {
    fn name(&self) -> &'static str {
        "claim-draw-yes"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        let (game, asked) = (press.id.game, press.asked());
        let done = bot.service.claim_draw(game, asked).await?;
        Ok(offering::ended(&press.ask, &done.game))
    }
}
