//! Tells Discord which commands there are, when it does not know them yet.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::{Bot, DiscordError, commands, refused};

/// The setting that remembers what was registered last, for which application.
const REGISTERED: &str = "commands";

/// Logs in, and registers the commands if they have changed since the last time, or are gone.
pub async fn register(bot: &Bot) -> Result<(), DiscordError> {
    let application = bot
        .http
        .get_current_application_info()
        .await
        .map_err(|error| refused("logging in", &error))?;
    bot.http.set_application_id(application.id);
    tracing::info!(
        link = bot.invitation(),
        "servers invite the bot by this link"
    );

    let commands = commands::registration(&bot.catalog);
    let print = format!(
        "{} {:016x}",
        application.id,
        fingerprint(&commands.to_string())
    );
    let known = bot
        .http
        .get_global_commands()
        .await
        .map_err(|error| refused("reading the commands", &error))?;
    let is_there = |name: &str| known.iter().any(|command| command.name == name);
    let there = is_there(commands::ROOT) && is_there(commands::ADMIN);
    if there && bot.service.setting(REGISTERED).await?.as_deref() == Some(print.as_str()) {
        return Ok(());
    }
    bot.http
        .create_global_commands(&commands)
        .await
        .map_err(|error| refused("registering the commands", &error))?;
    bot.service.set_setting(REGISTERED, &print).await?;
    tracing::info!("registered the commands");
    Ok(())
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
