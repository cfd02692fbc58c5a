//! Players who are gone: what the board says of it, and what the one who is left can do.

use super::ask::Ask;
use super::components::{CustomId, games, leaving};
use super::error::Failure;
use super::reply::{Button, Reply, Style};
use super::wording::mention;
use crate::game::{Game, UserId};
use crate::locale::{Value, Words};

/// Who is gone from a game that is under way, in a line each.
pub fn lines(words: Words<'_>, game: &Game) -> Vec<String> {
    let gone = game
        .people()
        .filter(|player| game.is_under_way() && game.is_gone(*player));
    let line = |player| words.say_with("gone-line", &args(words, game, player));
    gone.map(line).collect()
}

/// What a player hears when the opponent is gone; nothing, as long as the opponent is there.
pub fn told(words: Words<'_>, game: &Game, person: UserId) -> Option<String> {
    let opponent = game.opponent_of(person)?;
    let gone = game.is_under_way() && game.is_gone(opponent);
    gone.then(|| words.say_with("notice-gone", &args(words, game, opponent)))
}

fn args(words: Words<'_>, game: &Game, gone: UserId) -> [(&'static str, Value<'static>); 3] {
    let other = game
        .opponent_of(gone)
        .map(|user| mention(words, user))
        .unwrap_or_default();
    [
        ("game", game.id.to_string().into()),
        ("player", mention(words, gone).into()),
        ("opponent", other.into()),
    ]
}

/// The button by which the one who is left can call the game off.
pub fn button(ask: &Ask<'_>, game: &Game) -> Option<Button> {
    let id = CustomId::new(&leaving::Abandon, game.id, game.turn_number(), "");
    let may = game.abandoning(ask.by).is_ok();
    may.then(|| Button::new(id, ask.say("button-abandon")).styled(Style::Danger))
}

/// Asks whether a player means to call the game off.
pub fn ask_to_abandon(ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    game.abandoning(ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    let opponent = game
        .opponent_of(ask.by)
        .map(|user| mention(ask.words, user))
        .unwrap_or_default();
    let args = [
        ("game", game.id.to_string().into()),
        ("opponent", opponent.into()),
    ];
    let id = |kind| CustomId::new(kind, game.id, game.turn_number(), "");
    Ok(ask.reply("abandon-really", &args).with_buttons([
        Button::new(
            id(&leaving::ReallyAbandon),
            ask.say("button-really-abandon"),
        )
        .styled(Style::Danger),
        Button::new(id(&games::Board), ask.say("button-wait")),
    ]))
}
