//! Buttons and menus that lead to a game.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, leaving, listing, looking, watching};
use crate::game::GameId;

/// Shows one game in private: from a button its own, from a menu the chosen one.
pub struct Board;
/// Lists one's games.
pub struct List;
/// Turns to another page of that list.
pub struct Page;
/// `More`: what else can be done with a game.
pub struct More;

#[async_trait]
impl Component for Board {
    fn name(&self) -> &'static str {
        "board"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = match press.chosen {
            Some(_) => press.chosen::<GameId>()?,
            None => press.id.game,
        };
        let game = bot.game_here(&press.ask, game).await?;
        looking::board(bot, &press.ask, &game).await
    }
}

#[async_trait]
impl Component for List {
    fn name(&self) -> &'static str {
        "games"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        listing::games(bot, &press.ask, 0).await
    }
}

#[async_trait]
impl Component for Page {
    fn name(&self) -> &'static str {
        "games-page"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        listing::games(bot, &press.ask, press.id.rest()?).await
    }
}

#[async_trait]
impl Component for More {
    fn name(&self) -> &'static str {
        "more"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.here(bot).await?;
        let watch = watching::button(bot, &press.ask, &game).await?;
        let abandon = leaving::button(&press.ask, &game);
        Ok(looking::more(&press.ask, &game).with_buttons(watch.into_iter().chain(abandon)))
    }
}
