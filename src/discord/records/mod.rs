//! Records of games: looked at step by step or as an animated picture, and as files.

pub mod files;
pub mod history;

use std::fmt;
use std::str::FromStr;

use super::ask::{Ask, Options};
use super::components::{CustomId, records as buttons};
use super::error::{Failure, quoted};
use super::picture::{Picture, Subject, described};
use super::reply::{Button, Reply, Style};
use super::{Bot, rematch, view, wording};
use crate::game::{Game, GameId};
use crate::locale::Words;
use crate::render::{Scene, describe_replay};
use crate::rules::Record;

/// What is looked at: a game of ours, or a record that the person keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A game, as far as it has been played.
    Game(GameId),
    /// A record.
    Kept(i64),
}

/// A step of a record, as a button bears it: the record's number, or 0 for a game's own; and how many turns have been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The record's number, or 0.
    pub kept: i64,
    /// How many turns have been made; a higher number than there are is the end.
    pub at: usize,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.kept, self.at)
    }
}

impl FromStr for Step {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kept, at) = text.split_once('.').ok_or(())?;
        Ok(Self {
            kept: kept.parse().map_err(|_| ())?,
            at: at.parse().map_err(|_| ())?,
        })
    }
}

impl Source {
    /// What a button of this game, or of this record, is about.
    pub fn of(game: GameId, kept: i64) -> Self {
        match kept {
            0 => Self::Game(game),
            kept => Self::Kept(kept),
        }
    }

    fn game(self) -> GameId {
        match self {
            Self::Game(game) => game,
            Self::Kept(_) => GameId(0),
        }
    }

    fn kept(self) -> i64 {
        match self {
            Self::Game(_) => 0,
            Self::Kept(kept) => kept,
        }
    }

    /// A name that no picture of another one has.
    fn name(self) -> String {
        match self {
            Self::Game(game) => format!("deblockle-{game}"),
            Self::Kept(kept) => format!("deblockle-record-{kept}"),
        }
    }
}

/// The record, if the person may look at it here.
pub async fn record(bot: &Bot, ask: &Ask<'_>, source: Source) -> Result<Record, Failure> {
    match source {
        Source::Game(game) => {
            let game = bot.game_here(ask, game).await?;
            files::record_of(bot, ask.words, &game)
                .await?
                .ok_or_else(|| {
                    let args = [("game", game.id.to_string().into())];
                    ask.reply("record-unbegun", &args).into()
                })
        }
        Source::Kept(kept) => {
            let record = bot.service.record(kept, ask.by).await?;
            record.ok_or_else(|| ask.reply("record-gone", &[]).into())
        }
    }
}

/// The game that a command means: the one that is named, else the person's latest that is over, else one that still goes on.
pub async fn which(bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<GameId, Failure> {
    match options.game() {
        Ok(Some(game)) => return Ok(bot.game_here(ask, game).await?.id),
        Ok(None) => {}
        Err(text) => {
            let args = [("game", quoted(text).into())];
            return Err(ask.reply("no-such-game", &args).into());
        }
    }
    let games = past_and_present(bot, ask).await?;
    let here = |game: &&Game| game.venue.channel == ask.channel;
    match games.iter().find(here).or(games.first()) {
        Some(game) => Ok(game.id),
        None => Err(ask.reply("record-none", &[]).into()),
    }
}

/// The games that a command could mean: those that are over first.
pub async fn past_and_present(bot: &Bot, ask: &Ask<'_>) -> Result<Vec<Game>, Failure> {
    let mut games = rematch::finished_here(bot, ask).await?;
    games.extend(bot.games_here(ask).await?);
    games.retain(|game| game.play().is_some());
    Ok(games)
}

/// A game as an animated picture.
pub async fn replay(bot: &Bot, ask: &Ask<'_>, source: Source) -> Result<Reply, Failure> {
    let record = record(bot, ask, source).await?;
    let turns = record.turns().len();
    let args = [
        ("title", title(ask.words, source, &record).into()),
        ("turns", turns.into()),
    ];
    let step = |at: usize| Step {
        kept: source.kept(),
        at,
    };
    let id = |kind| CustomId::new(kind, source.game(), 0, step(0));
    let buttons = [
        Button::new(id(&buttons::View), ask.say("button-step-by-step")).styled(Style::Primary),
        Button::new(id(&buttons::Export), ask.say("button-as-file")),
    ];
    let picture = Picture {
        name: format!("{}-replay-{turns}", source.name()),
        description: describe_replay(&record, &described(ask.words)),
        subject: Subject::Replay(Box::new(record)),
    };
    Ok(ask
        .reply("record-replay", &args)
        .with_picture(picture)
        .with_buttons(buttons))
}

/// A game at one of its turns.
pub async fn view(bot: &Bot, ask: &Ask<'_>, source: Source, at: usize) -> Result<Reply, Failure> {
    let record = record(bot, ask, source).await?;
    Ok(shown(ask.words, source, &record, at))
}

/// A record at one of its turns, with the buttons to the others.
pub fn shown(words: Words<'_>, source: Source, record: &Record, at: usize) -> Reply {
    let turns = record.turns().len();
    let at = at.min(turns);
    let args = [
        ("title", title(words, source, record).into()),
        ("turn", at.into()),
        ("turns", turns.into()),
    ];
    let mut lines = vec![words.say_with("record-turn", &args)];
    lines.extend(played(words, record, at));
    let picture = view::board_picture(
        words,
        format!("{}-view-{at}", source.name()),
        Scene::of_record(record, at),
    );
    // Each needs an id of its own, also those that lead to the same place.
    let to = |kind, at: usize| {
        let kept = source.kept();
        CustomId::new(kind, source.game(), 0, Step { kept, at })
    };
    let mut last = vec![
        Button::new(to(&buttons::Replay, at), words.say("button-animated")),
        Button::new(to(&buttons::Export, at), words.say("button-as-file")),
    ];
    if let Source::Kept(_) = source {
        last.push(
            Button::new(to(&buttons::Drop, at), words.say("button-drop-record"))
                .styled(Style::Danger),
        );
    }
    Reply::text(lines.join("\n"))
        .with_picture(picture)
        .with_buttons([
            Button::new(to(&buttons::First, 0), words.say("button-first")).enabled_if(at > 0),
            Button::new(
                to(&buttons::Back, at.saturating_sub(1)),
                words.say("button-previous"),
            )
            .enabled_if(at > 0),
            Button::new(to(&buttons::On, at + 1), words.say("button-next")).enabled_if(at < turns),
            Button::new(to(&buttons::Last, turns), words.say("button-last")).enabled_if(at < turns),
        ])
        .with_buttons(last)
}

/// What was played to come to this position, in words.
fn played(words: Words<'_>, record: &Record, at: usize) -> Option<String> {
    let turn = *record.turns().get(at.checked_sub(1)?)?;
    let mut before = record.start().after_passes();
    for turn in &record.turns()[..at - 1] {
        before = before.after(*turn);
    }
    let after = before.after(turn);
    Some(view::played(words, before.side_to_move(), turn, &after))
}

fn title(words: Words<'_>, source: Source, record: &Record) -> String {
    let name = |tag: &str| wording::unformatted(&wording::readable(words, record.tag(tag)));
    let args = [
        ("game", source.game().to_string().into()),
        ("gold", name("Gold").into()),
        ("blue", name("Blue").into()),
        ("result", record.result().to_string().into()),
    ];
    words.say_with(
        match source {
            Source::Game(_) => "record-title",
            Source::Kept(_) => "record-title-kept",
        },
        &args,
    )
}
