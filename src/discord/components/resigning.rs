//! Resigning: asked once more, because it cannot be undone.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, looking};
use crate::game::Ending;
use crate::service::ServiceError;

/// What the button of [`ReallyResign`] bears if nobody was to lose by it.
pub const UNBEGUN: &str = "unbegun";

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
        let seen = match press.id.rest.as_str() {
            UNBEGUN => press.seen(),
            // Any turn will do: who means to resign means it whatever has been played since.
            _ => None,
        };
        let resigned = bot.service.resign(press.id.game, press.ask.asked(seen));
        let done = match resigned.await {
            Ok(done) => done,
            // By now it may be a loss, which is another question.
            Err(ServiceError::Stale { game }) => return looking::ask_to_resign(&press.ask, &game),
            Err(error) => return Err(error.into()),
        };
        let key = match done.game.ending() {
            Some(Ending::Aborted) => "called-off",
            _ => "resigned",
        };
        let args = [("game", done.game.id.to_string().into())];
        Ok(press.ask.reply(key, &args))
    }
}
