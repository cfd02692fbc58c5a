//! `/deblockle me away`: stops one's clocks in all games at once, and lets them go on.

use async_trait::async_trait;

use super::{Command, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, absence};

/// Begins or ends an absence, or shows how it stands.
pub struct Away;

#[async_trait]
impl Command for Away {
    fn group(&self) -> Option<&'static str> {
        Some("me")
    }

    fn name(&self) -> &'static str {
        "away"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const {
            &[OptionSpec::optional(
                "switch",
                OptionKind::OneOf(&["on", "off"]),
            )]
        }
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        match options.text("switch") {
            Some("on") => absence::leave(bot, ask).await,
            Some("off") => absence::come_back(bot, ask).await,
            _ => absence::show(bot, ask).await,
        }
    }
}
