//! The rematch, by button or by command, and how two games show the way to one another.

use super::ask::{Ask, Options};
use super::components::{CustomId, games, records, rematch};
use super::error::{Failure, quoted};
use super::records::Step;
use super::reply::{Button, Reply};
use super::{Bot, clocks, invitation};
use crate::game::{Game, GameId, Stage};
use crate::locale::Words;

/// Asks for a rematch of a game, or accepts the other's.
pub async fn ask_for(bot: &Bot, ask: &Ask<'_>, game: GameId) -> Result<Reply, Failure> {
    let done = bot.service.rematch(game, ask.asked(None)).await?;
    if !matches!(done.game.stage, Stage::Challenged) {
        return invitation::accepted(ask, &done.game);
    }
    Ok(ask.reply(
        "rematch-sent",
        &[
            ("game", done.game.id.to_string().into()),
            ("before", game.to_string().into()),
            (
                "opponent",
                clocks::opponent(ask.words, &done.game, ask.by).into(),
            ),
        ],
    ))
}

/// The games that may be spoken of here, are over and were played by the person, the latest first.
pub async fn finished_here(bot: &Bot, ask: &Ask<'_>) -> Result<Vec<Game>, Failure> {
    let mut games = bot.service.finished_of(ask.by).await?;
    games.retain(|game| ask.server.is_none_or(|server| game.venue.server == server));
    Ok(games)
}

/// The game that is to be played again: the one that is named, else the person's latest in this channel, else in this server.
pub async fn which(bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<GameId, Failure> {
    match options.game() {
        Ok(Some(game)) => return Ok(bot.game_here(ask, game).await?.id),
        Ok(None) => {}
        Err(text) => {
            let args = [("game", quoted(text).into())];
            return Err(ask.reply("no-such-game", &args).into());
        }
    }
    let games = finished_here(bot, ask).await?;
    let here = |game: &&Game| game.venue.channel == ask.channel;
    let latest = games.iter().find(here).or(games.first());
    match latest {
        Some(game) => Ok(game.id),
        None => Err(ask.reply("none-to-rematch", &[]).into()),
    }
}

/// What the last message of a game leads to: a rematch, or the question for one.
pub fn onward(words: Words<'_>, game: &Game, reply: Reply) -> Reply {
    if game.players.is_none() {
        return reply;
    }
    let step = Step { kept: 0, at: 0 };
    let replay = CustomId::new(&records::Replay, game.id, 0, step);
    let replay = Button::new(replay, words.say("button-replay"));
    let replay = game.play().map(|_| replay).into_iter();
    let Some(next) = game.rematch else {
        let id = CustomId::new(&rematch::Rematch, game.id, 0, "");
        let rematch = Button::new(id, words.say("button-rematch"));
        return reply.with_buttons(replay.chain([rematch]));
    };
    let args = [("game", next.to_string().into())];
    let id = CustomId::new(&games::Board, next, 0, "");
    reply
        .followed_by(&words.say_with("end-rematch", &args))
        .with_buttons(replay.chain([Button::new(id, words.say_with("button-to-rematch", &args))]))
}

/// The same message, naming the game that this one is a rematch of.
pub fn naming(words: Words<'_>, game: &Game, reply: Reply) -> Reply {
    match game.rematch_of {
        None => reply,
        Some(before) => {
            let args = [("game", before.to_string().into())];
            reply.followed_by(&words.say_with("rematch-of", &args))
        }
    }
}
