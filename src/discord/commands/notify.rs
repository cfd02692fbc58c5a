//! `/deblockle me notify`: how one hears that a game waits.

use async_trait::async_trait;

use super::{Command, OptionKind, OptionSpec};
use crate::discord::Bot;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::service::Way;

const WAY: OptionSpec =
    OptionSpec::optional("way", OptionKind::OneOf(&["mention", "message", "none"]));

/// Shows how one hears that a game waits, and changes it.
pub struct Notify;

#[async_trait]
impl Command for Notify {
    fn group(&self) -> Option<&'static str> {
        Some("me")
    }

    fn name(&self) -> &'static str {
        "notify"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[WAY]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        if let Some(way) = options.text(WAY.name).and_then(Way::named) {
            bot.service.choose_way(ask.by, way).await?;
        }
        let key = match bot.service.reach(ask.by).await?.way {
            Way::Mention => "notify-mention",
            Way::Message => "notify-message",
            Way::None => "notify-none",
        };
        Ok(ask.reply(key, &[]))
    }
}
