//! What becomes of a challenge, by button or by command.

use super::ask::Ask;
use super::error::Failure;
use super::reply::Reply;
use super::{Bot, placing};
use crate::game::{Game, GameId, Stage};

/// Accepts a challenge. Who has blocks to place gets to it at once.
pub async fn accept(bot: &Bot, ask: &Ask<'_>, game: GameId) -> Result<Reply, Failure> {
    let done = bot.service.accept(game, ask.asked(None)).await?;
    accepted(ask, &done.game)
}

/// What whoever has accepted a challenge sees.
pub fn accepted(ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    let accepted = ask.say_with("accepted", &[("game", game.id.to_string().into())]);
    Ok(match game.stage {
        Stage::SettingUp { .. } => placing::show(ask, game, None)?.under(&accepted),
        _ => Reply::text(accepted),
    })
}

/// Declines a challenge.
pub async fn decline(bot: &Bot, ask: &Ask<'_>, game: GameId) -> Result<Reply, Failure> {
    bot.service.decline(game, ask.asked(None)).await?;
    Ok(ask.reply("declined", &[("game", game.to_string().into())]))
}

/// Takes one's own challenge back.
pub async fn withdraw(bot: &Bot, ask: &Ask<'_>, game: GameId) -> Result<Reply, Failure> {
    bot.service.cancel(game, ask.asked(None)).await?;
    Ok(ask.reply("withdrawn", &[("game", game.to_string().into())]))
}
