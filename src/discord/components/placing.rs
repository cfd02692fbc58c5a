//! The menus and buttons of the set-up.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, placing, view};
use crate::game::Game;
use crate::rules::{Placing, Square};

/// `Place blocks`: opens the arrangement as it was left.
pub struct Open;
/// Chooses a block.
pub struct Choose;
/// Moves the chosen block to another square; the one there changes places with it.
pub struct Move;
/// Turns the chosen block by a quarter.
pub struct Rotate;
/// Arranges all blocks by lot.
pub struct ByLot;
/// `Confirm`: this is how they shall lie.
pub struct Confirm;

#[async_trait]
impl Component for Open {
    fn name(&self) -> &'static str {
        "place"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.game_to_place(bot).await?;
        placing::show(&press.ask, &game, None)
    }
}

#[async_trait]
impl Component for Choose {
    fn name(&self) -> &'static str {
        "place-block"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let chosen = press.chosen()?;
        let game = press.game_to_place(bot).await?;
        placing::show(&press.ask, &game, Some(chosen))
    }
}

#[async_trait]
impl Component for Move {
    fn name(&self) -> &'static str {
        "place-square"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let (from, to): (Square, Square) = (press.id.rest()?, press.chosen()?);
        let game = draft(bot, press, |draft| draft.swap(from, to)).await?;
        placing::show(&press.ask, &game, Some(to))
    }
}

#[async_trait]
impl Component for Rotate {
    fn name(&self) -> &'static str {
        "place-rotate"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let square: Square = press.id.rest()?;
        let game = draft(bot, press, |draft| draft.turn(square)).await?;
        placing::show(&press.ask, &game, Some(square))
    }
}

#[async_trait]
impl Component for ByLot {
    fn name(&self) -> &'static str {
        "place-lot"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        let done = bot
            .service
            .draft_by_lot(press.id.game, press.asked())
            .await?;
        placing::show(&press.ask, &done.game, press.id.rest().ok())
    }
}

#[async_trait]
impl Component for Confirm {
    fn name(&self) -> &'static str {
        "place-confirm"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.game_to_place(bot).await?;
        let draft = game
            .placing(press.ask.by)
            .map_err(|refusal| Failure::refused(refusal, &game))?
            .draft
            .clone();
        let done = bot
            .service
            .place(press.id.game, press.asked(), draft)
            .await?;
        Ok(view::placed(press.ask.words, &done.game))
    }
}

/// The game with the arrangement changed by `edit`, which finds its squares or is refused.
async fn draft(
    bot: &Bot,
    press: &Press<'_>,
    edit: impl FnOnce(&Placing) -> Option<Placing> + Send,
) -> Result<Game, Failure> {
    let game = press.game_to_place(bot).await?;
    let due = game
        .placing(press.ask.by)
        .map_err(|refusal| Failure::refused(refusal, &game))?;
    let draft = edit(due.draft).ok_or(Failure::UnknownButton)?;
    Ok(bot.service.draft(game.id, press.asked(), draft).await?.game)
}
