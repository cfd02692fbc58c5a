//! `/deblockle turn`: makes a whole turn, written like `c3n-d5`.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::{Failure, quoted};
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, turns};
use crate::rules;

/// Makes a whole turn.
pub struct Turn;

#[async_trait]
impl Command for Turn {
    fn name(&self) -> &'static str {
        "turn"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec::required("notation", OptionKind::Completed),
                GAME,
            ]
        }
    }

    fn wanted(&self) -> Wanted {
        Wanted::MyTurn
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let typed = options.text("notation").unwrap_or_default();
        let turn: rules::Turn = typed
            .to_lowercase()
            .parse()
            .map_err(|_| ask.reply("unreadable-turn", &[("typed", quoted(typed).into())]))?;
        let game = self.game(bot, ask, options).await?;
        let done = bot.service.turn(game.id, ask.asked(None), turn).await?;
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
        let turns = play
            .position()
            .legal_turns()
            .filter(|turn| play.pending().is_none_or(|tip| tip == turn.tip));
        let choices = turns.map(|turn| Choice::plain(turn.to_string()));
        let mut choices: Vec<_> = choices
            .filter(|choice| choice.follows(focused.typed))
            .collect();
        choices.sort_by(|one, other| one.value.cmp(&other.value));
        Ok(choices)
    }
}
