//! The buttons by which games are looked at that were played.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::Bot;
use crate::discord::error::Failure;
use crate::discord::records::{self, Source, Step, files, history};
use crate::discord::reply::Reply;
use crate::game::GameId;

/// Steps through a game: to the turn that the button bears.
pub struct View;
/// The same, to the start.
pub struct First;
/// The same, one turn back.
pub struct Back;
/// The same, one turn on.
pub struct On;
/// The same, to the end.
pub struct Last;
/// A game as an animated picture.
pub struct Replay;
/// A game as a file.
pub struct Export;
/// Lets a record go that was brought from elsewhere.
pub struct Drop;
/// Turns to another page of somebody's past games.
pub struct History;
/// The menu of such a page.
pub struct Choose;

impl Press<'_> {
    /// Which record it is about, and at which turn.
    fn step(&self) -> Result<(Source, usize), Failure> {
        let step: Step = self.id.rest()?;
        Ok((Source::of(self.id.game, step.kept), step.at))
    }
}

macro_rules! steps {
    ($($kind:ident => $name:literal,)*) => {
        $(#[async_trait]
        impl Component for $kind {
            fn name(&self) -> &'static str {
                $name
            }

            async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
                let (source, at) = press.step()?;
                records::view(bot, &press.ask, source, at).await
            }
        })*
    };
}

steps! {
    View => "view",
    First => "view-first",
    Back => "view-back",
    On => "view-on",
    Last => "view-last",
}

#[async_trait]
impl Component for Replay {
    fn name(&self) -> &'static str {
        "replay"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let (source, _) = press.step()?;
        records::replay(bot, &press.ask, source).await
    }
}

#[async_trait]
impl Component for Export {
    fn name(&self) -> &'static str {
        "record-file"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let (source, _) = press.step()?;
        files::export(bot, &press.ask, source).await
    }
}

#[async_trait]
impl Component for Drop {
    fn name(&self) -> &'static str {
        "record-drop"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let step: Step = press.id.rest()?;
        let dropped = bot.service.drop_record(step.kept, press.ask.by).await?;
        Ok(press.ask.reply(
            if dropped {
                "record-dropped"
            } else {
                "record-gone"
            },
            &[],
        ))
    }
}

#[async_trait]
impl Component for History {
    fn name(&self) -> &'static str {
        "history"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        history::show(bot, &press.ask, press.id.rest()?).await
    }
}

#[async_trait]
impl Component for Choose {
    fn name(&self) -> &'static str {
        "history-game"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let source = Source::Game(press.chosen::<GameId>()?);
        records::replay(bot, &press.ask, source).await
    }
}
