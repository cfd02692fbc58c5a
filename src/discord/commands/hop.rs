//! `/deblockle hop`: hops with the block that has been tipped, which makes the turn.

use async_trait::async_trait;

use super::tip::square;
use super::{Choice, Command, Focused, GAME, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, turns};
use crate::rules;

/// Hops with the block that has been tipped.
pub struct Hop;

#[async_trait]
impl Command for Hop {
    fn name(&self) -> &'static str {
        "hop"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const { &[OptionSpec::required("to", OptionKind::Completed), GAME] }
    }

    fn wanted(&self) -> Wanted {
        Wanted::MyHop
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let to = square(ask, options.text("to").unwrap_or_default())?;
        let game = self.game(bot, ask, options).await?;
        let done = bot
            .service
            .hop(game.id, ask.asked(None), rules::Hop { to })
            .await?;
        Ok(turns::made(ask.words, &done.game))
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        options: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        if focused.option == GAME.name {
            return pick::choices(bot, ask, self.wanted(), focused).await;
        }
        let game = self.game(bot, ask, options).await?;
        let Ok(play) = game.playing(ask.by) else {
            return Ok(Vec::new());
        };
        let squares = play
            .pending_position()
            .map(|position| position.pending_hops())
            .unwrap_or_default();
        let choices = squares
            .into_iter()
            .map(|square| Choice::plain(square.to_string()));
        Ok(choices
            .filter(|choice| choice.follows(focused.typed))
            .collect())
    }
}
