//! Watching: looking on at other people's games.

use std::collections::HashMap;

use super::ask::Ask;
use super::components::{CustomId, games, watching};
use super::error::Failure;
use super::reply::{Button, MenuOption, Reply, limits};
use super::wording::{self, mention};
use super::{Bot, view};
use crate::game::{Game, GameId, UserId};
use crate::locale::Words;
use crate::rules::Side;

/// Lets a person watch a game, or watch it no longer.
pub async fn toggle(bot: &Bot, ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    match bot.service.watches(game.id, ask.by).await? {
        true => stop(bot, ask, game.id).await,
        false => {
            let game = bot.service.watch(game.id, ask.by).await?;
            let args = [
                ("game", game.id.to_string().into()),
                ("gold", wording::player(ask.words, &game, Side::Gold).into()),
                ("blue", wording::player(ask.words, &game, Side::Blue).into()),
            ];
            let stop = stop_id(game.id, 0);
            Ok(ask
                .reply("watching", &args)
                .with_buttons([Button::new(stop, ask.say("button-stop-watching"))]))
        }
    }
}

/// Lets a person watch a game no longer.
pub async fn stop(bot: &Bot, ask: &Ask<'_>, game: GameId) -> Result<Reply, Failure> {
    let args = [("game", game.to_string().into())];
    Ok(match bot.service.stop_watching(game, ask.by).await? {
        true => ask.reply("watching-stopped", &args),
        false => ask.reply("watching-not", &args),
    })
}

/// The button for those who do not play in a game that goes on: to watch it, or to watch it no longer.
pub async fn button(bot: &Bot, ask: &Ask<'_>, game: &Game) -> Result<Option<Button>, Failure> {
    if game.has(ask.by) || !game.is_under_way() {
        return Ok(None);
    }
    Ok(Some(match bot.service.watches(game.id, ask.by).await? {
        true => Button::new(stop_id(game.id, 0), ask.say("button-stop-watching")),
        false => Button::new(
            CustomId::new(&watching::Watch, game.id, 0, ""),
            ask.say("button-watch"),
        ),
    }))
}

/// Says that one watches too many games, with a menu to let one of them go.
pub async fn too_many(bot: &Bot, ask: &Ask<'_>, watched: &[Game]) -> Result<Reply, Failure> {
    let people: Vec<_> = watched.iter().flat_map(Game::people).collect();
    let names = bot.service.names(&people).await?;
    let option = |game: &Game| MenuOption::new(game.id.to_string(), label(ask, game, &names));
    let options = watched.iter().take(limits::OPTIONS).map(option).collect();
    let args = [("count", watched.len().into())];
    Ok(ask.reply("watching-too-many", &args).with_menu(
        stop_id(GameId(0), 0),
        ask.say("watching-stop-menu"),
        options,
    ))
}

/// A game as its onlookers see it in their direct messages, with the address of its own board.
pub fn shown(words: Words<'_>, game: &Game, link: Option<String>, batch: i64) -> Reply {
    let title = match game.is_over() {
        true => words.say_with("watched-over", &[("game", game.id.to_string().into())]),
        false => words.say_with(
            "watched",
            &[
                ("game", game.id.to_string().into()),
                ("challenger", mention(words, game.challenger).into()),
                ("opponent", wording::challenged(words, game).into()),
            ],
        ),
    };
    let own = match game.is_over() {
        true => Button::new(end_id(game.id, batch), words.say("button-games")),
        false => Button::new(stop_id(game.id, batch), words.say("button-stop-watching")),
    };
    let link = link.map(|url| Button::link(url, words.say("button-public-board")));
    view::public(words, game)
        .or_instead(words.say("picture-forbidden"))
        .without_buttons()
        .under(&title)
        .with_buttons([own].into_iter().chain(link))
}

/// Whether a button is under what an attempt of this number has sent.
pub fn is_of(id: &CustomId, game: GameId, batch: i64) -> bool {
    [stop_id(game, batch), end_id(game, batch)].contains(id)
}

/// The end's button. It bears the game, so that no other message has the same.
fn end_id(game: GameId, batch: i64) -> CustomId {
    CustomId::new(&games::List, game, 0, batch)
}

fn stop_id(game: GameId, batch: i64) -> CustomId {
    CustomId::new(&watching::Stop, game, 0, batch)
}

/// A game in a line of a menu, as one sees it who does not play in it.
fn label(ask: &Ask<'_>, game: &Game, names: &HashMap<UserId, String>) -> String {
    let name = |side| {
        let player = game.player(side);
        player.map_or_else(String::new, |player| {
            wording::known_as(ask.words, player, names)
        })
    };
    let args = [
        ("game", game.id.to_string().into()),
        ("gold", name(Side::Gold).into()),
        ("blue", name(Side::Blue).into()),
    ];
    ask.say_with("label-watched", &args)
}

/// A game that others play in this channel, the newest.
pub async fn newest(bot: &Bot, ask: &Ask<'_>) -> Result<Game, Failure> {
    for id in bot.service.running_in(ask.channel).await? {
        let game = bot.service.game(id).await?;
        if !game.has(ask.by) {
            return Ok(game);
        }
    }
    Err(ask
        .reply("watching-none", &[])
        .with_buttons([Button::new(
            CustomId::new(&games::List, GameId(0), 0, ""),
            ask.say("button-games"),
        )])
        .into())
}

/// The games of this channel that could be watched, as lines of a menu.
pub async fn choices(bot: &Bot, ask: &Ask<'_>) -> Result<Vec<(GameId, String)>, Failure> {
    let mut games = Vec::new();
    for id in bot.service.running_in(ask.channel).await? {
        let game = bot.service.game(id).await?;
        if !game.has(ask.by) {
            games.push(game);
        }
        if games.len() == limits::OPTIONS {
            break;
        }
    }
    let people: Vec<_> = games.iter().flat_map(Game::people).collect();
    let names = bot.service.names(&people).await?;
    Ok(games
        .iter()
        .map(|game| (game.id, label(ask, game, &names)))
        .collect())
}
