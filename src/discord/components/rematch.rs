//! The button under a game that is over.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, rematch};

/// `Rematch`: asks for one, or accepts it.
pub struct Rematch;

#[async_trait]
impl Component for Rematch {
    fn name(&self) -> &'static str {
        "rematch"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        rematch::ask_for(bot, &press.ask, press.id.game).await
    }
}
