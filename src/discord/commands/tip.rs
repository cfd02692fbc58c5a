//! `/deblockle tip`: tips a block; the composer shows where it may hop.

use async_trait::async_trait;

use super::{Choice, Command, Focused, GAME, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::composer::{self, Step};
use crate::discord::error::{Failure, quoted};
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, turns, wording};
use crate::rules::{self, Direction, Square};

/// Tips a block.
pub struct Tip;

#[async_trait]
impl Command for Tip {
    fn name(&self) -> &'static str {
        "tip"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec::required("block", OptionKind::Completed),
                OptionSpec::required(
                    "direction",
                    OptionKind::OneOf(&["up", "right", "down", "left"]),
                ),
                GAME,
            ]
        }
    }

    fn wanted(&self) -> Wanted {
        Wanted::MyTurn
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let from = square(ask, options.text("block").unwrap_or_default())?;
        let towards = match options.text("direction") {
            Some("up") => Direction::North,
            Some("right") => Direction::East,
            Some("down") => Direction::South,
            Some("left") => Direction::West,
            _ => return Err(Failure::UnknownButton),
        };
        let game = self.game(bot, ask, options).await?;
        let tip = rules::Tip { from, towards };
        let done = bot.service.tip(game.id, ask.asked(None), tip).await?;
        Ok(match done.game.playing(ask.by) {
            Ok(play) if play.pending().is_some() => {
                composer::show(ask.words, &done.game, play, Step::Hops(tip))
            }
            _ => turns::made(ask.words, &done.game),
        })
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
        let choices = composer::movable(play).into_iter().map(|square| Choice {
            label: wording::block_label(ask.words, play.position().board(), square),
            value: square.to_string(),
        });
        Ok(choices
            .filter(|choice| choice.follows(focused.typed))
            .collect())
    }
}

/// The square that was typed, or chosen from the autocomplete.
pub fn square(ask: &Ask<'_>, typed: &str) -> Result<Square, Failure> {
    let square = typed.to_lowercase().parse();
    square.map_err(|_| {
        ask.reply("unreadable-square", &[("typed", quoted(typed).into())])
            .into()
    })
}
