//! The buttons and menus of a plan: what is foreseen, and what is answered to it.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::planning::{self, Chosen, Draft, Step};
use crate::discord::reply::Reply;
use crate::discord::{Bot, composer};
use crate::game::{Game, Line, Plan, Refusal, Spot};
use crate::rules::{self, Square, Turn};
use crate::service::ServiceError;

/// `Plan ahead`: shows one's plan.
pub struct Open;
/// Begins to put a line together: at the start, or from a menu after the turns that are chosen there.
pub struct Begin;
/// Chooses a block.
pub struct Block;
/// Chooses where it is tipped.
pub struct Tip;
/// Chooses where it hops.
pub struct Hop;
/// Adds the turns that were put together.
pub struct Add;
/// Takes a branch out of the plan.
pub struct Remove;
/// Asks whether the player means to give the plan up.
pub struct Drop;
/// The player does.
pub struct ReallyDrop;

#[async_trait]
impl Component for Open {
    fn name(&self) -> &'static str {
        "plan"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let (game, _) = press.game_to_plan(bot).await?;
        planning::show(&press.ask, &game)
    }
}

#[async_trait]
impl Component for Begin {
    fn name(&self) -> &'static str {
        "plan-line"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let draft = match press.chosen {
            Some(_) => Draft::from(press.chosen::<Spot>()?),
            None => press.id.rest()?,
        };
        compose(bot, press, draft, Step::Next).await
    }
}

#[async_trait]
impl Component for Block {
    fn name(&self) -> &'static str {
        "plan-block"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let Chosen { draft, what } = press.id.rest::<Chosen<Square>>()?;
        compose(bot, press, draft, Step::Directions(what)).await
    }
}

#[async_trait]
impl Component for Tip {
    fn name(&self) -> &'static str {
        "plan-tip"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let Chosen { draft, what: tip } = press.id.rest::<Chosen<rules::Tip>>()?;
        let (game, plan) = press.game_to_plan(bot).await?;
        let whole = Turn { tip, hop: None };
        let position = path(&plan, &draft).and_then(|path| plan.position_after(&path));
        let (draft, step) = match position.is_some_and(|position| position.is_legal(whole)) {
            true => (draft.with(whole), Step::Next),
            false => (draft, Step::Hops(tip)),
        };
        Ok(planning::compose(&press.ask, &game, &plan, draft, step))
    }
}

#[async_trait]
impl Component for Hop {
    fn name(&self) -> &'static str {
        "plan-hop"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let Chosen { draft, what: tip } = press.id.rest::<Chosen<rules::Tip>>()?;
        let turn = composer::turn_of(tip, press.chosen()?);
        compose(bot, press, draft.with(turn), Step::Next).await
    }
}

#[async_trait]
impl Component for Add {
    fn name(&self) -> &'static str {
        "plan-add"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let draft: Draft = press.id.rest()?;
        let (game, plan) = press.game_to_plan(bot).await?;
        let Some(path) = path(&plan, &draft) else {
            return Ok(planning::changed(&press.ask, &game));
        };
        let lines = [Line::from(path.as_slice())];
        let done = bot.service.add_to_plan(game.id, press.asked(), &lines);
        let added = press.ask.say("plan-added");
        Ok(planning::under(&press.ask, &done.await?.game, &added))
    }
}

#[async_trait]
impl Component for Remove {
    fn name(&self) -> &'static str {
        "plan-remove"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let place: Spot = press.chosen()?;
        let (game, plan) = press.game_to_plan(bot).await?;
        let Some(path) = plan.path_to(place) else {
            return Ok(planning::changed(&press.ask, &game));
        };
        let done = bot.service.take_out_of_plan(game.id, press.asked(), &path);
        let removed = press.ask.say("plan-removed");
        Ok(planning::under(&press.ask, &done.await?.game, &removed))
    }
}

#[async_trait]
impl Component for Drop {
    fn name(&self) -> &'static str {
        "plan-drop"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let (game, _) = press.game_to_plan(bot).await?;
        Ok(planning::ask_to_drop(&press.ask, &game))
    }
}

#[async_trait]
impl Component for ReallyDrop {
    fn name(&self) -> &'static str {
        "plan-drop-yes"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        press.here(bot).await?;
        let done = bot.service.drop_plan(press.id.game, press.asked()).await?;
        let dropped = press.ask.say("plan-dropped");
        Ok(planning::under(&press.ask, &done.game, &dropped))
    }
}

impl Press<'_> {
    /// The button's game with the person's plan in it, if it is still the turn that its message shows and the opponent's to make.
    async fn game_to_plan(&self, bot: &Bot) -> Result<(Game, Plan), Failure> {
        let game = self.here(bot).await?;
        match game.planning(self.ask.by) {
            // These two are so whatever the person saw.
            Err(refusal @ (Refusal::Outsider | Refusal::Over(_))) => {
                Err(Failure::refused(refusal, &game))
            }
            _ if game.turn_number() != self.id.seen => Err(ServiceError::Stale {
                game: Box::new(game),
            }
            .into()),
            Err(refusal) => Err(Failure::refused(refusal, &game)),
            Ok(plan) => Ok((game, plan)),
        }
    }
}

async fn compose(bot: &Bot, press: &Press<'_>, draft: Draft, step: Step) -> Result<Reply, Failure> {
    let (game, plan) = press.game_to_plan(bot).await?;
    Ok(planning::compose(&press.ask, &game, &plan, draft, step))
}

/// All turns from the game's position on, with the draft's at the end; none if its place is not there any more.
fn path(plan: &Plan, draft: &Draft) -> Option<Vec<Turn>> {
    let mut path = plan.path_to(draft.place)?;
    path.extend(&draft.turns);
    Some(path)
}
