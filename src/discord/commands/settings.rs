//! `/deblockle-admin settings`: what those who run a server decide for it.

use async_trait::async_trait;

use super::{ADMIN, Command, OptionKind, OptionSpec, PACES};
use crate::discord::Bot;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::{Reply, limits};
use crate::discord::server::{self, PLACE, RESETS};
use crate::service::{ServerChange, ServerSettings};

const DEFAULT_CHANNEL: OptionSpec = OptionSpec::optional("default_channel", OptionKind::Channel);
const ALLOW: OptionSpec = OptionSpec::optional("allow_channel", OptionKind::Channel);
const FORBID: OptionSpec = OptionSpec::optional("forbid_channel", OptionKind::Channel);
const PACE: OptionSpec = OptionSpec::optional("pace", OptionKind::OneOf(PACES));
const CHALLENGERS: OptionSpec = OptionSpec::optional("challengers", OptionKind::Role);
const RESET: OptionSpec = OptionSpec::optional("reset", OptionKind::OneOf(RESETS));

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
        &[
            DEFAULT_CHANNEL,
            ALLOW,
            FORBID,
            PLACE,
            PACE,
            CHALLENGERS,
            RESET,
        ]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let settings = bot.service.server(server::managed(ask)?).await?;
        let mut changes = options
            .text(RESET.name)
            .map(server::reset)
            .unwrap_or_default();
        if let Some(channel) = options.channel(DEFAULT_CHANNEL.name) {
            changes.push(ServerChange::DefaultChannel(Some(channel)));
        }
        changes.extend(allowed(ask, options, &settings)?);
        if let Some(place) = options.text(PLACE.name).and_then(|name| name.parse().ok()) {
            changes.push(ServerChange::Place(place));
        }
        if let Some(pace) = options.text(PACE.name).and_then(|name| name.parse().ok()) {
            changes.push(ServerChange::Pace(Some(pace)));
        }
        if let Some(role) = options.role(CHALLENGERS.name) {
            changes.push(server::challengers(ask, role));
        }
        server::change(bot, ask, changes).await
    }
}

/// The channels that are allowed once one is added, or one is taken away.
fn allowed(
    ask: &Ask<'_>,
    options: &Options<'_>,
    settings: &ServerSettings,
) -> Result<Option<ServerChange>, Failure> {
    let (more, less) = (options.channel(ALLOW.name), options.channel(FORBID.name));
    if more.is_none() && less.is_none() {
        return Ok(None);
    }
    let reset = options
        .text(RESET.name)
        .map(server::reset)
        .unwrap_or_default();
    let mut channels = match reset.contains(&ServerChange::AllowedChannels(Vec::new())) {
        true => Vec::new(),
        false => settings.allowed_channels.clone(),
    };
    channels.extend(more.filter(|channel| !channels.contains(channel)));
    channels.retain(|&channel| Some(channel) != less);
    if channels.len() > limits::OPTIONS {
        let args = [("most", limits::OPTIONS.into())];
        return Err(ask.reply("settings-allowed-many", &args).into());
    }
    Ok(Some(ServerChange::AllowedChannels(channels)))
}
