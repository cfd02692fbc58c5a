//! Blocking: whom one would rather not play with. The others are not told.

use super::Bot;
use super::ask::Ask;
use super::components::{CustomId, blocking};
use super::error::Failure;
use super::reply::{Button, MenuOption, Reply, limits};
use super::wording::{self, mention};
use crate::game::{Game, GameId, UserId};

/// Blocks a person.
pub async fn block(bot: &Bot, ask: &Ask<'_>, person: UserId) -> Result<Reply, Failure> {
    if person == ask.by {
        return Err(ask.reply("block-yourself", &[]).into());
    }
    bot.service.block(ask.by, person).await?;
    let blocked = ask.say_with("blocked", &[("player", mention(ask.words, person).into())]);
    Ok(show(bot, ask).await?.under(&blocked))
}

/// Takes that back.
pub async fn unblock(bot: &Bot, ask: &Ask<'_>, person: UserId) -> Result<Reply, Failure> {
    bot.service.unblock(ask.by, person).await?;
    let unblocked = ask.say_with(
        "unblocked",
        &[("player", mention(ask.words, person).into())],
    );
    Ok(show(bot, ask).await?.under(&unblocked))
}

/// Those whom the person has blocked, with a menu to take it back.
pub async fn show(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let mut people = bot.service.blocked_by(ask.by).await?;
    if people.is_empty() {
        return Ok(ask.reply("blocked-nobody", &[]));
    }
    let count = people.len();
    // Whoever blocks more can still name them.
    people.truncate(limits::OPTIONS);
    let names = bot.service.names(&people).await?;
    let option = |person: &UserId| {
        let name = wording::known_as(ask.words, *person, &names);
        MenuOption::new(person.to_string(), name)
    };
    let listed = people.iter().map(|user| mention(ask.words, *user));
    let args = [
        ("count", count.into()),
        ("players", wording::list(ask.words, listed).into()),
    ];
    let menu = CustomId::new(&blocking::Unblock, GameId(0), 0, "");
    Ok(ask.reply("blocked-list", &args).with_menu(
        menu,
        ask.say("unblock-menu"),
        people.iter().map(option).collect(),
    ))
}

/// The button that blocks the other player of a game.
pub fn button(ask: &Ask<'_>, game: &Game, name: Option<&String>) -> Button {
    let name = wording::readable(ask.words, name.map(String::as_str));
    let label = ask.say_with("button-block", &[("player", name.into())]);
    Button::new(CustomId::new(&blocking::Block, game.id, 0, ""), label)
}
