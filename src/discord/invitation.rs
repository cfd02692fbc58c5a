//! What becomes of a challenge, by button or by command.

use super::ask::Ask;
use super::components::{CustomId, invitation};
use super::error::Failure;
use super::reply::{Button, Reply};
use super::{Bot, blocking, looking, placing};
use crate::game::{Game, GameId, Stage};

/// Accepts a challenge. Who has blocks to place gets to it at once.
pub async fn accept(bot: &Bot, ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    // Whoever does not see the channel was not asked.
    if game.is_open_to(ask.by) && game.venue.channel != ask.channel {
        let args = [
            ("game", game.id.to_string().into()),
            ("channel", format!("<#{}>", game.venue.channel).into()),
        ];
        return Err(ask.reply("accept-there", &args).into());
    }
    bot.service.met(&[(ask.by, &ask.name)]).await?;
    let game = game.id;
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
    let done = bot.service.decline(game, ask.asked(None)).await?;
    let names = bot.service.names(&[done.game.challenger]).await?;
    let block = blocking::button(ask, &done.game, names.get(&done.game.challenger));
    Ok(ask
        .reply("declined", &[("game", game.to_string().into())])
        .with_buttons([block]))
}

/// Takes one's own challenge back.
pub async fn withdraw(bot: &Bot, ask: &Ask<'_>, game: GameId) -> Result<Reply, Failure> {
    bot.service.cancel(game, ask.asked(None)).await?;
    Ok(ask.reply("withdrawn", &[("game", game.to_string().into())]))
}

/// Says that too many challenges wait, with a menu to take one of them back.
pub async fn too_many(bot: &Bot, ask: &Ask<'_>, all: &[Game]) -> Result<Reply, Failure> {
    let labels = bot.labels(ask, all).await?;
    let id = CustomId::new(&invitation::Withdraw, GameId(0), 0, "");
    Ok(ask
        .reply("challenge-too-many", &[("count", all.len().into())])
        .with_menu(id, ask.say("withdraw-menu"), looking::options(&labels)))
}

/// The button that takes a challenge back.
pub fn withdraw_button(ask: &Ask<'_>, game: GameId) -> Button {
    Button::new(
        CustomId::new(&invitation::Withdraw, game, 0, ""),
        ask.say("button-withdraw"),
    )
}
