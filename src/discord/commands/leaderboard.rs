//! `/deblockle leaderboard`: who is best.

use async_trait::async_trait;

use super::{Command, OptionKind, OptionSpec};
use crate::discord::Bot;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::ranking::{self, Shown};
use crate::discord::reply::Reply;

/// Shows who is best.
pub struct Leaderboard;

#[async_trait]
impl Command for Leaderboard {
    fn name(&self) -> &'static str {
        "leaderboard"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec::optional("where", OptionKind::OneOf(&["here", "everywhere"])),
                OptionSpec::optional("when", OptionKind::OneOf(&["all", "month"])),
            ]
        }
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let shown = Shown {
            everywhere: options.text("where") == Some("everywhere"),
            lately: options.text("when") == Some("month"),
            page: 0,
        };
        ranking::leaderboard(bot, ask, shown).await
    }
}
