//! `/deblockle plan`: shows what one has planned in answer to the opponent's turns, or adds lines to it, such as `e5w c3n-d5`.

use async_trait::async_trait;

use super::{Command, GAME, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::{Failure, quoted};
use crate::discord::pick::Wanted;
use crate::discord::reply::Reply;
use crate::discord::{Bot, planning};
use crate::game::{self, BadText, Line};

/// Shows one's plan, or adds to it.
pub struct Plan;

#[async_trait]
impl Command for Plan {
    fn name(&self) -> &'static str {
        "plan"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const { &[OptionSpec::optional("line", OptionKind::Text), GAME] }
    }

    fn wanted(&self) -> Wanted {
        Wanted::MyPlan
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let lines = options.text("line").map(|typed| lines(ask, typed));
        let lines = lines.transpose()?;
        let game = self.game(bot, ask, options).await?;
        let Some(lines) = lines else {
            return planning::show(ask, &game);
        };
        let done = bot
            .service
            .add_to_plan(game.id, ask.asked(None), &lines)
            .await?;
        Ok(planning::under(ask, &done.game, &ask.say("plan-added")))
    }
}

/// The lines that were typed.
fn lines(ask: &Ask<'_>, typed: &str) -> Result<Vec<Line>, Failure> {
    Line::read(&typed.to_lowercase()).map_err(|error| {
        let reply = match error {
            BadText::TooLong => {
                ask.reply("plan-text-too-long", &[("most", game::Plan::TEXT.into())])
            }
            BadText::Empty => ask.reply("plan-text-empty", &[]),
            BadText::NoTurn(word) => {
                ask.reply("unreadable-turn", &[("typed", quoted(&word).into())])
            }
        };
        reply.into()
    })
}
