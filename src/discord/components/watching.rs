//! Buttons and menus for those who look on.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, watching};
use crate::game::GameId;

/// `Watch`: lets a person watch a game.
pub struct Watch;
/// `Stop watching`: from a button its own game, from a menu the chosen one. It works wherever it is pressed.
pub struct Stop;

#[async_trait]
impl Component for Watch {
    fn name(&self) -> &'static str {
        "watch"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.here(bot).await?;
        watching::toggle(bot, &press.ask, &game).await
    }
}

#[async_trait]
impl Component for Stop {
    fn name(&self) -> &'static str {
        "watch-stop"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = match press.chosen {
            Some(_) => press.chosen::<GameId>()?,
            None => press.id.game,
        };
        watching::stop(bot, &press.ask, game).await
    }
}
