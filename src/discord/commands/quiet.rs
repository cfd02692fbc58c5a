//! `/deblockle me quiet`: the hours in which one is not to be disturbed.

use async_trait::async_trait;

use super::{Choice, Command, Focused, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::{Failure, quoted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, absence};
use crate::game::{BadQuiet, Quiet as Hours, TimeOfDay, Zone};

/// Sets quiet hours, does away with them, or shows them.
pub struct Quiet;

#[async_trait]
impl Command for Quiet {
    fn group(&self) -> Option<&'static str> {
        Some("me")
    }

    fn name(&self) -> &'static str {
        "quiet"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec::optional("zone", OptionKind::Completed),
                OptionSpec::optional("from", OptionKind::Text),
                OptionSpec::optional("to", OptionKind::Text),
                OptionSpec::optional("none", OptionKind::YesNo),
            ]
        }
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        if options.yes("none") == Some(true) {
            bot.service.set_quiet_hours(ask.by, None).await?;
            return absence::show(bot, ask).await;
        }
        let known = bot.service.schedule(ask.by).await?.quiet;
        let [zone, from, to] = ["zone", "from", "to"].map(|option| options.text(option));
        if [zone, from, to] == [None; 3] {
            return absence::show(bot, ask).await;
        }
        // What is left out stays as it is.
        let zone: Option<Zone> = match zone {
            Some(text) => Some(
                text.parse()
                    .map_err(|_| unreadable(ask, "quiet-zone", text))?,
            ),
            None => known.as_ref().map(|known| known.zone().clone()),
        };
        let zone = zone.ok_or_else(|| ask.reply("quiet-zone-missing", &[]))?;
        let from = time(ask, from, known.as_ref().map(Hours::from))?;
        let to = time(ask, to, known.as_ref().map(Hours::until))?;
        let hours = Hours::new(zone, from, to).map_err(|error| match error {
            BadQuiet::TooLong => ask.reply("quiet-too-long", &[]),
            BadQuiet::Empty => ask.reply("quiet-empty", &[]),
        })?;
        bot.service.set_quiet_hours(ask.by, Some(hours)).await?;
        absence::show(bot, ask).await
    }

    async fn complete(
        &self,
        _: &Bot,
        _: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        // A city is often typed as people write it.
        let typed = focused.typed.trim().replace(' ', "_");
        let zones = Zone::names().into_iter().map(Choice::plain);
        Ok(zones.filter(|zone| zone.follows(&typed)).collect())
    }
}

fn time(ask: &Ask<'_>, text: Option<&str>, known: Option<TimeOfDay>) -> Result<TimeOfDay, Failure> {
    match text {
        Some(text) => text
            .parse()
            .map_err(|_| unreadable(ask, "quiet-time", text).into()),
        None => known.ok_or_else(|| ask.reply("quiet-time-missing", &[]).into()),
    }
}

fn unreadable(ask: &Ask<'_>, key: &str, text: &str) -> Reply {
    ask.reply(key, &[("typed", quoted(text).into())])
}
