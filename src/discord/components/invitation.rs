//! The buttons under a challenge.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, invitation};
use crate::game::GameId;

/// `Accept`, for the person who was challenged, or for anybody.
pub struct Accept;
/// `Decline`, likewise.
pub struct Decline;
/// `Withdraw`, for the challenger: from a button its own challenge, from a menu the chosen one.
pub struct Withdraw;

#[async_trait]
impl Component for Accept {
    fn name(&self) -> &'static str {
        "accept"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.here(bot).await?;
        invitation::accept(bot, &press.ask, &game).await
    }
}

#[async_trait]
impl Component for Decline {
    fn name(&self) -> &'static str {
        "decline"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        invitation::decline(bot, &press.ask, press.id.game).await
    }
}

#[async_trait]
impl Component for Withdraw {
    fn name(&self) -> &'static str {
        "withdraw"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        // One's own challenges can be withdrawn from anywhere, and nothing is told of others' here.
        let game = match press.chosen {
            Some(_) => press.chosen::<GameId>()?,
            None => press.here(bot).await?.id,
        };
        invitation::withdraw(bot, &press.ask, game).await
    }
}
