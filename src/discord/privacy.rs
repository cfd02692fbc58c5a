//! What is kept of a person: shown, given as a file, erased.

use serde_json::{Map, Value};

use super::Bot;
use super::ask::Ask;
use super::components::{CustomId, games, privacy};
use super::document::Document;
use super::error::Failure;
use super::reply::{Button, Reply, Style};
use crate::game::GameId;

/// What is kept, in a few words, with what can be done about it.
pub async fn show(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let running = bot.service.games_of(ask.by).await?.len();
    let over = bot.service.past_games(ask.by).await?.len();
    let blocked = bot.service.blocked_by(ask.by).await?.len();
    let args = [
        ("running", running.into()),
        ("over", over.into()),
        ("blocked", blocked.into()),
    ];
    Ok(ask.reply("data", &args).with_buttons([
        Button::new(id(&privacy::Fetch), ask.say("button-fetch")).styled(Style::Primary),
        Button::new(id(&privacy::Erase), ask.say("button-erase")).styled(Style::Danger),
    ]))
}

/// All of it as a file.
pub async fn fetch(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let mut all = Map::new();
    all.insert("person".to_owned(), ask.by.to_string().into());
    for (table, rows) in bot.service.personal(ask.by).await? {
        // The database has written it.
        let rows: Value = serde_json::from_str(&rows).unwrap_or_default();
        all.insert(table, rows);
    }
    let document = Document {
        name: format!("deblockle-data-{}.json", ask.by),
        text: format!("{:#}\n", Value::from(all)),
    };
    let back = Button::new(id(&privacy::Show), ask.say("button-back"));
    Ok(ask
        .reply("data-file", &[])
        .with_document(document)
        .with_buttons([back]))
}

/// Asks whether it is really to be erased, and says what that does.
pub async fn ask_to_erase(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let running = bot.service.games_of(ask.by).await?.len();
    Ok(ask
        .reply("erase-really", &[("running", running.into())])
        .with_buttons([
            Button::new(id(&privacy::ReallyErase), ask.say("button-really-erase"))
                .styled(Style::Danger),
            Button::new(id(&privacy::Show), ask.say("button-keep")),
        ]))
}

/// Erases the person.
pub async fn erase(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    bot.service.erase(ask.by).await?;
    let games = CustomId::new(&games::List, GameId(0), 0, "");
    Ok(ask
        .reply("erased", &[])
        .with_buttons([Button::new(games, ask.say("button-games"))]))
}

fn id(kind: &dyn super::components::Component) -> CustomId {
    CustomId::new(kind, GameId(0), 0, "")
}
