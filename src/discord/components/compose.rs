//! The buttons of the composer: block, direction, square, confirm.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::composer::{self, Step};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, planning, turns};
use crate::game::{Game, Made, Play, Refusal, UserId};
use crate::rules::{self, Square, Turn};
use crate::service::ServiceError;

/// `Make a turn`: opens the composer where the player left off.
pub struct Open;
/// Chooses a block.
pub struct Block;
/// Tips the chosen block. A tip that needs no hop is looked at before it is played.
pub struct Tip;
/// Chooses where the tipped block hops.
pub struct Hop;
/// Takes back the tip, and shows the directions of its block again.
pub struct Back;
/// Takes back the tip, and shows all blocks.
pub struct Restart;
/// `Confirm`: makes the turn.
pub struct Confirm;

#[async_trait]
impl Component for Open {
    fn name(&self) -> &'static str {
        "turn"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = press.game_to_move(bot).await?;
        let reply = show(press, &game, Step::first)?;
        Ok(planning::with_ended(
            press.ask.words,
            &game,
            press.ask.by,
            reply,
        ))
    }
}

#[async_trait]
impl Component for Block {
    fn name(&self) -> &'static str {
        "block"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let from: Square = press.id.rest()?;
        let game = press.game_to_move(bot).await?;
        show(press, &game, |_| Step::Directions(from))
    }
}

#[async_trait]
impl Component for Tip {
    fn name(&self) -> &'static str {
        "tip"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let tip: rules::Tip = press.id.rest()?;
        let game = press.game_to_move(bot).await?;
        let whole = Turn { tip, hop: None };
        if game
            .playing(press.ask.by)
            .is_ok_and(|play| play.position().is_legal(whole))
        {
            return show(press, &game, |_| Step::Confirm(whole));
        }
        let tipped = match bot.service.tip(game.id, press.asked(), tip).await {
            Ok(done) => done.game,
            // Pressed twice, it is tipped once.
            Err(ServiceError::Refused {
                refusal: Refusal::AlreadyTipped(pending),
                game,
            }) if pending == tip => *game,
            Err(error) => return Err(error.into()),
        };
        show(press, &tipped, |_| Step::Hops(tip))
    }
}

#[async_trait]
impl Component for Hop {
    fn name(&self) -> &'static str {
        "hop"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let (tip, to): (rules::Tip, Square) = (press.id.rest()?, press.chosen()?);
        let game = press.game_to_move(bot).await?;
        // The tip can have been taken back since, and another made.
        let hop = Step::Confirm(composer::turn_of(tip, to));
        show(press, &game, |play| {
            if play.pending() == Some(tip) {
                hop
            } else {
                Step::first(play)
            }
        })
    }
}

#[async_trait]
impl Component for Back {
    fn name(&self) -> &'static str {
        "back"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let from: Square = press.id.rest()?;
        let game = untipped(bot, press).await?;
        show(press, &game, |_| Step::Directions(from))
    }
}

#[async_trait]
impl Component for Restart {
    fn name(&self) -> &'static str {
        "restart"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let game = untipped(bot, press).await?;
        show(press, &game, Step::first)
    }
}

#[async_trait]
impl Component for Confirm {
    fn name(&self) -> &'static str {
        "play"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let turn: Turn = press.id.rest()?;
        press.here(bot).await?;
        match bot.service.turn(press.id.game, press.asked(), turn).await {
            Ok(done) => Ok(turns::made(press.ask.words, &done.game)),
            // Pressed twice, it is not past but done.
            Err(ServiceError::Stale { game }) if has_played(&game, press.ask.by, turn) => {
                Err(ServiceError::Repeated { game }.into())
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// Whether the last turn is this one, by this person; what was planned in answer to it set aside.
fn has_played(game: &Game, by: UserId, turn: Turn) -> bool {
    let is_it = |made: &Made| made.turn == turn && game.player(made.by) == Some(by);
    game.last_turns().first().is_some_and(is_it)
}

/// The game with the tip that was pending taken back.
async fn untipped(bot: &Bot, press: &Press<'_>) -> Result<Game, Failure> {
    let game = press.game_to_move(bot).await?;
    match game.playing(press.ask.by) {
        Ok(play) if play.pending().is_some() => {
            Ok(bot.service.undo_tip(game.id, press.asked()).await?.game)
        }
        _ => Ok(game),
    }
}

fn show(
    press: &Press<'_>,
    game: &Game,
    step: impl FnOnce(&Play) -> Step,
) -> Result<Reply, Failure> {
    let play = game
        .playing(press.ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    Ok(composer::show(press.ask.words, game, play, step(play)))
}
