//! Calling a game off whose other player is gone: asked once more, because it cannot be undone.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, leaving};

/// Asks whether the player means it.
pub struct Abandon;
/// The player does.
pub struct ReallyAbandon;

#[async_trait]
impl Component for Abandon {
    fn name(&self) -> &'static str {
        "abandon"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.here(bot).await?;
        leaving::ask_to_abandon(&press.ask, &game)
    }
}

#[async_trait]
impl Component for ReallyAbandon {
    fn name(&self) -> &'static str {
        "abandon-yes"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        // Any turn will do: what matters is that the other is gone, and that is looked at now.
        bot.service
            .abandon(press.id.game, press.ask.asked(None))
            .await?;
        let args = [("game", press.id.game.to_string().into())];
        Ok(press.ask.reply("abandoned", &args))
    }
}
