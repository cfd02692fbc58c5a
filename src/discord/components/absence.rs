//! The buttons that have to do with time.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, absence, clocks};

/// Shows how one's absence and quiet hours stand.
pub struct Show;
/// `I am away`.
pub struct Leave;
/// `I am back`.
pub struct Back;
/// `Claim the win`.
pub struct Claim;
/// `Give a day`.
pub struct GiveDay;

#[async_trait]
impl Component for Show {
    fn name(&self) -> &'static str {
        "away"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        absence::show(bot, &press.ask).await
    }
}

#[async_trait]
impl Component for Leave {
    fn name(&self) -> &'static str {
        "away-on"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        absence::leave(bot, &press.ask).await
    }
}

#[async_trait]
impl Component for Back {
    fn name(&self) -> &'static str {
        "away-off"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        absence::come_back(bot, &press.ask).await
    }
}

#[async_trait]
impl Component for Claim {
    fn name(&self) -> &'static str {
        "claim"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        absence::claim(bot, &press.ask, press.id.game, press.seen()).await
    }
}

#[async_trait]
impl Component for GiveDay {
    fn name(&self) -> &'static str {
        "give-day"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        let done = bot.service.give_time(press.id.game, press.asked()).await?;
        let args = [
            ("game", done.game.id.to_string().into()),
            (
                "opponent",
                clocks::opponent(press.ask.words, &done.game, press.ask.by).into(),
            ),
        ];
        Ok(press.ask.reply("gave-day", &args))
    }
}
