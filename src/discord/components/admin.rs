//! The buttons of those who run a server. Only they see the messages that bear them.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::Bot;
use crate::discord::commands::settings;
use crate::discord::error::Failure;
use crate::discord::reply::Reply;

/// Does without a default channel.
pub struct NoDefaultChannel;

#[async_trait]
impl Component for NoDefaultChannel {
    fn name(&self) -> &'static str {
        "no-default"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        // Whoever forges this button must have the right that the command asks for.
        let Some(server) = press.ask.server.filter(|_| press.ask.manages) else {
            return Err(press.ask.reply("settings-not-here", &[]).into());
        };
        bot.service.set_default_channel(server, None).await?;
        settings::show(bot, &press.ask, server).await
    }
}
