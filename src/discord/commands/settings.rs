//! `/deblockle-admin settings`: what those who run a server decide for it.

use async_trait::async_trait;

use super::{ADMIN, Command, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::components::{CustomId, admin};
use crate::discord::error::Failure;
use crate::discord::reply::{Button, Reply};
use crate::discord::{Bot, error};
use crate::game::GameId;

const DEFAULT_CHANNEL: OptionSpec = OptionSpec::optional("default_channel", OptionKind::Channel);

/// Shows the settings of a server, and changes them.
pub struct Settings;

#[async_trait]
impl Command for Settings {
    fn root(&self) -> &'static str {
        ADMIN
    }

    fn name(&self) -> &'static str {
        "settings"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[DEFAULT_CHANNEL]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let Some(server) = ask.server else {
            return Err(ask.reply("settings-not-here", &[]).into());
        };
        if let Some(channel) = options.channel(DEFAULT_CHANNEL.name) {
            let missing = bot.missing_in(server, channel).await.map_err(|error| {
                tracing::warn!(error = error::redacted(&error), "permissions were not told");
                ask.reply("trouble", &[])
            })?;
            if !missing.is_empty() {
                let args = [
                    ("channel", format!("<#{channel}>").into()),
                    ("missing", missing.join(", ").into()),
                ];
                return Err(ask.reply("settings-missing", &args).into());
            }
            bot.service
                .set_default_channel(server, Some(channel))
                .await?;
        }
        show(bot, ask, server).await
    }
}

/// The settings of a server as they are.
pub async fn show(bot: &Bot, ask: &Ask<'_>, server: u64) -> Result<Reply, Failure> {
    let settings = bot.service.server(server).await?;
    let Some(channel) = settings.default_channel else {
        return Ok(ask.reply("settings-no-default", &[]));
    };
    let args = [("channel", format!("<#{channel}>").into())];
    let forget = CustomId::new(&admin::NoDefaultChannel, GameId(0), 0, "");
    Ok(ask
        .reply("settings-default", &args)
        .with_buttons([Button::new(forget, ask.say("button-no-default"))]))
}
