//! `/deblockle undo`: takes one's own tip back before the hop.

use async_trait::async_trait;

use super::{Command, GAME, OptionSpec};
use crate::discord::Bot;
use crate::discord::ask::{Ask, Options};
use crate::discord::composer::{self, Step};
use crate::discord::error::Failure;
use crate::discord::pick::Wanted;
use crate::discord::reply::Reply;

/// Takes one's own tip back.
pub struct Undo;

#[async_trait]
impl Command for Undo {
    fn name(&self) -> &'static str {
        "undo"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[GAME]
    }

    fn wanted(&self) -> Wanted {
        Wanted::MyHop
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        let done = bot.service.undo_tip(game.id, ask.asked(None)).await?;
        let play = done
            .game
            .playing(ask.by)
            .map_err(|refusal| Failure::refused(refusal, &done.game))?;
        Ok(
            composer::show(ask.words, &done.game, play, Step::first(play))
                .under(&ask.say("undone")),
        )
    }
}
