//! The menus of languages.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, speaking};

/// One's own language.
pub struct Mine;
/// That of a server.
pub struct Servers;

#[async_trait]
impl Component for Mine {
    fn name(&self) -> &'static str {
        "language"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        speaking::choose(bot, &press.ask, press.chosen.as_deref()).await
    }
}

#[async_trait]
impl Component for Servers {
    fn name(&self) -> &'static str {
        "server-language"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        speaking::choose_for_server(bot, &press.ask, press.chosen.as_deref()).await
    }
}
