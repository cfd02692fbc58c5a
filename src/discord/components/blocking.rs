//! Buttons and menus by which people block others.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, blocking};
use crate::game::{Refusal, UserId};

/// Blocks the other player of a game.
pub struct Block;
/// Takes it back for the person who was chosen.
pub struct Unblock;

#[async_trait]
impl Component for Block {
    fn name(&self) -> &'static str {
        "block-person"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.here(bot).await?;
        match game.opponent_of(press.ask.by) {
            Some(other) => blocking::block(bot, &press.ask, other).await,
            None => Err(Failure::refused(Refusal::Outsider, &game)),
        }
    }
}

#[async_trait]
impl Component for Unblock {
    fn name(&self) -> &'static str {
        "unblock-person"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let person: UserId = press.chosen()?;
        blocking::unblock(bot, &press.ask, person).await
    }
}
