//! Resigning: asked once more, because it cannot be undone.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, looking};

/// Asks whether the player means it.
pub struct Resign;
/// The player does.
pub struct ReallyResign;

#[async_trait]
impl Component for Resign {
    fn name(&self) -> &'static str {
        "resign"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.here(bot).await?;
        looking::ask_to_resign(&press.ask, &game)
    }
}

#[async_trait]
impl Component for ReallyResign {
    fn name(&self) -> &'static str {
        "resign-yes"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        // Any turn will do: who means to resign means it whatever has been played since.
        bot.service
            .resign(press.id.game, press.ask.asked(None))
            .await?;
        Ok(press
            .ask
            .reply("resigned", &[("game", press.id.game.to_string().into())]))
    }
}
