//! The list of one's games: those of all servers, the most urgent first.

use super::ask::Ask;
use super::components::{CustomId, absence, games};
use super::error::Failure;
use super::reply::{Button, Reply};
use super::{Bot, clocks, looking, wording};
use crate::game::{Game, GameId};

/// How many games a page holds. With the longest names and links, it fits into a message.
const PAGE: usize = 7;

/// A page of one's running games and challenges, each with a link to its board; the last page for a higher number.
pub async fn games(bot: &Bot, ask: &Ask<'_>, page: usize) -> Result<Reply, Failure> {
    let mut all = bot.service.games_of(ask.by).await?;
    if all.is_empty() {
        return Ok(ask.reply("games-none-anywhere", &[]));
    }
    all.sort_by_key(|game| clocks::urgency(game, ask.by));
    let pages = all.len().div_ceil(PAGE);
    let page = page.min(pages - 1);
    let shown = all.chunks(PAGE).nth(page).unwrap_or_default();
    let labels = bot.labels(ask, shown).await?;
    let mut lines = Vec::new();
    for (game, (_, label)) in shown.iter().zip(&labels) {
        lines.push(line(bot, ask, game, label).await?);
    }
    let waiting = all.iter().filter(|game| game.waits_for(ask.by)).count();
    let args = [
        ("count", all.len().into()),
        ("waiting", waiting.into()),
        ("games", lines.join("\n").into()),
    ];
    // A board can be shown here that may be spoken of here. To the others lead their links.
    let mut here = Vec::new();
    for (game, label) in shown.iter().zip(labels) {
        if ask.server.is_none_or(|server| server == game.venue.server) {
            here.push(label);
        }
    }
    let list = ask.reply("games-message", &args).with_menu(
        looking::menu_id(),
        ask.say("games-menu"),
        looking::options(&here),
    );
    let time = CustomId::new(&absence::Show, GameId(0), 0, "");
    let time = Button::new(time, ask.say("button-my-time"));
    Ok(list.with_buttons(turning(ask, page, pages).into_iter().chain([time])))
}

/// A game in a line: its clock, and where its board is.
async fn line(bot: &Bot, ask: &Ask<'_>, game: &Game, label: &str) -> Result<String, Failure> {
    // Names come from outside.
    let label = wording::unformatted(label);
    let told = clocks::with_clock(ask.words, game, ask.by, &label);
    Ok(match bot.link(game, ask.by).await? {
        Some(link) => format!("- {told} · {link}"),
        None => format!("- {told}"),
    })
}

/// The buttons to the pages before and after this one, if there are several.
fn turning(ask: &Ask<'_>, page: usize, pages: usize) -> Vec<Button> {
    if pages == 1 {
        return Vec::new();
    }
    // Each button of a message needs an id of its own, also one that leads nowhere.
    let id = |page: usize| CustomId::new(&games::Page, GameId(0), 0, page);
    let before = page.checked_sub(1);
    vec![
        Button::new(id(before.unwrap_or(pages)), ask.say("button-previous"))
            .enabled_if(before.is_some()),
        Button::new(id(page + 1), ask.say("button-next")).enabled_if(page + 1 < pages),
    ]
}
