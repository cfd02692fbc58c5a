//! The buttons under a challenge.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, invitation};

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
        let game = match press.chosen {
            // One's own challenges can be withdrawn from anywhere, and of others' nothing is told.
            Some(_) => {
                let game = bot.service.game(press.chosen()?).await?;
                if game.challenger != press.ask.by {
                    return Err(Failure::Elsewhere);
                }
                game
            }
            None => press.here(bot).await?,
        };
        invitation::withdraw(bot, &press.ask, game.id).await
    }
}
