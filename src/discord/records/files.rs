//! Games as files (DGN): given, and taken to look at.

use std::time::Duration;

use serenity::model::channel::Attachment;
use tokio::time::timeout;

use super::{Source, Step, shown};
use crate::discord::ask::Ask;
use crate::discord::components::{CustomId, records as buttons};
use crate::discord::document::Document;
use crate::discord::error::{Failure, quoted};
use crate::discord::reply::{Button, Reply};
use crate::discord::{Bot, wording};
use crate::game::{Game, Span};
use crate::locale::Words;
use crate::rules::{Record, Side};

/// The largest file that is read. A game of five hundred turns has a tenth of it.
const LARGEST: u32 = 64 * 1024;
/// How long a file is waited for.
const PATIENCE: Duration = Duration::from_secs(8);

/// The record of a game, as far as it has been played, with the names of its players; nothing, if it has not begun.
pub async fn record_of(
    bot: &Bot,
    words: Words<'_>,
    game: &Game,
) -> Result<Option<Record>, Failure> {
    let Some(mut record) = game.record() else {
        return Ok(None);
    };
    let people: Vec<_> = game.people().collect();
    let names = bot.service.names(&people).await?;
    let name = |side| {
        let player = game.player(side);
        player.map_or_else(String::new, |player| {
            wording::plain(&wording::known_as(words, player, &names))
        })
    };
    let tags = [
        ("Date", Span::date(game.changed_at)),
        ("Gold", name(Side::Gold)),
        ("Blue", name(Side::Blue)),
    ];
    for (tag, value) in tags {
        // A name that no tag can hold is left out.
        let _ = record.set_tag(tag, &value);
    }
    Ok(Some(record))
}

/// A game as a file.
pub async fn export(bot: &Bot, ask: &Ask<'_>, source: Source) -> Result<Reply, Failure> {
    let record = super::record(bot, ask, source).await?;
    let name = format!("{}.dgn", source.name());
    let args = [("title", super::title(ask.words, source, &record).into())];
    let step = Step {
        kept: source.kept(),
        at: 0,
    };
    let id = CustomId::new(&buttons::View, source.game(), 0, step);
    let document = Document {
        name,
        text: record.to_string(),
    };
    Ok(ask
        .reply("record-file", &args)
        .with_document(document)
        .with_buttons([Button::new(id, ask.say("button-step-by-step"))]))
}

/// Keeps the game of a file, and shows it.
pub async fn import(bot: &Bot, ask: &Ask<'_>, file: &Attachment) -> Result<Reply, Failure> {
    let refused = |key: &str, why: String| {
        let args = [
            ("file", quoted(&file.filename).into()),
            ("why", why.into()),
            ("most", (LARGEST / 1024).into()),
        ];
        Failure::from(ask.reply(key, &args))
    };
    if file.size > LARGEST {
        return Err(refused("record-too-large", String::new()));
    }
    let bytes = match timeout(PATIENCE, file.download()).await {
        Ok(Ok(bytes)) if bytes.len() <= LARGEST as usize => bytes,
        Ok(Ok(_)) => return Err(refused("record-too-large", String::new())),
        Ok(Err(_)) | Err(_) => return Err(refused("record-not-fetched", String::new())),
    };
    let text = String::from_utf8(bytes).map_err(|_| refused("record-no-text", String::new()))?;
    let record: Record = text.parse().map_err(|error: crate::rules::DgnError| {
        refused("record-unreadable", quoted(&error.to_string()))
    })?;
    let kept = bot.service.keep_record(ask.by, &record).await?;
    let turns = record.turns().len();
    Ok(shown(ask.words, Source::Kept(kept), &record, turns))
}
