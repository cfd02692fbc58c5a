//! What people do about time: be away and come back, claim a win, give a day.

use super::ask::Ask;
use super::components::{CustomId, absence, games};
use super::error::Failure;
use super::reply::{Button, Reply, Style};
use super::{Bot, clocks, view};
use crate::game::{Game, GameId, Schedule, TimeOut};

/// How one's absence and quiet hours stand.
pub async fn show(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let schedule = bot.service.schedule(ask.by).await?;
    Ok(panel(bot, ask, &schedule))
}

/// Stops one's clocks in all games.
pub async fn leave(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let schedule = bot.service.set_away(ask.by).await?;
    Ok(panel(bot, ask, &schedule))
}

/// Lets them go on.
pub async fn come_back(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let schedule = bot.service.back(ask.by).await?;
    Ok(panel(bot, ask, &schedule))
}

fn panel(bot: &Bot, ask: &Ask<'_>, schedule: &Schedule) -> Reply {
    let away = schedule.away().is_some();
    let id = |kind| CustomId::new(kind, GameId(0), 0, "");
    let back = Button::new(id(&absence::Back), ask.say("button-back-again"));
    let leave = Button::new(id(&absence::Leave), ask.say("button-away"));
    let games = Button::new(id(&games::List), ask.say("button-games"));
    let first = match away {
        true => back.styled(Style::Primary),
        false => leave,
    };
    Reply::text(clocks::schedule(ask.words, schedule, bot.service.now()))
        .with_buttons([first, games])
}

/// Claims the win in a game, of which the person saw the turn `seen`.
pub async fn claim(
    bot: &Bot,
    ask: &Ask<'_>,
    game: GameId,
    seen: Option<u32>,
) -> Result<Reply, Failure> {
    let done = bot.service.claim(game, ask.asked(seen)).await?;
    let result = done
        .game
        .ending()
        .map(|ending| view::result(ask.words, &done.game, &ending));
    Ok(Reply::text(result.unwrap_or_default()))
}

/// What the one who waits can do about the clock that runs.
pub fn buttons(ask: &Ask<'_>, game: &Game) -> Vec<Button> {
    let Some(late) = clocks::waits(game, ask.by) else {
        return Vec::new();
    };
    let seen = game.turn_number();
    let mut buttons = vec![Button::new(
        CustomId::new(&absence::GiveDay, game.id, seen, ""),
        ask.say("button-give-day"),
    )];
    if game.terms.time_out == TimeOut::Claim && game.is_time_up(late) {
        buttons.push(claim_button(game, ask.say("button-claim")));
    }
    buttons
}

/// The button that claims the win.
pub fn claim_button(game: &Game, label: String) -> Button {
    let id = CustomId::new(&absence::Claim, game.id, game.turn_number(), "");
    Button::new(id, label).styled(Style::Danger)
}
