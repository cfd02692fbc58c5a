//! `/deblockle-admin doctor`: looks at everything that must be right for games to go on, and says what to do where it is not.

use std::time::Duration;

use super::Bot;
use super::ask::Ask;
use super::components::admin::Admin;
use super::error::{self, Failure, quoted};
use super::permissions::{FOR_THREADS, IN_THREADS, Membership, NEEDED, Named};
use super::reply::{Button, Reply};
use super::server::{channels, id, managed};
use super::wording::{list, relative};
use crate::game::{Place, Timestamp};
use crate::service::{ServerSettings, ServiceError};

/// Characters of a page: they must fit into a message, under its title.
const PAGE: usize = 1_700;
/// How many channels with games are looked at, those with most games first.
const CHANNELS: usize = 25;
/// How old a copy of the database should be at most.
const BACKUP_AGE: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// The longest delay that nobody minds.
const DELAY: Duration = Duration::from_secs(1);
/// How far the machine's clock may be from Discord's.
const SKEW: i64 = 10_000;
/// Where Discord's ids begin to count time, in unix milliseconds.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// How something is; what is worse comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Mark {
    Bad,
    Doubtful,
    Good,
}

/// What was found, and what to do about it.
type Finding = (Mark, String);

/// Looks at everything, and shows a page of what was found.
pub async fn show(bot: &Bot, ask: &Ask<'_>, page: usize) -> Result<Reply, Failure> {
    let server = managed(ask)?;
    let mut findings = permissions(bot, ask, server).await?;
    findings.extend(database(bot, ask).await?);
    findings.push(delay(bot, ask).await);
    findings.extend(news(bot, ask, server).await?);
    findings.push(time(bot, ask).await?);
    // What is to be done stands on the first page.
    findings.sort_by_key(|(mark, _)| *mark);

    let open = findings.iter().filter(|(mark, _)| *mark != Mark::Good);
    let title = ask.say_with(
        "doctor-title",
        &[
            ("version", env!("CARGO_PKG_VERSION").into()),
            ("open", open.count().into()),
        ],
    );
    let lines: Vec<_> = findings
        .iter()
        .map(|(mark, line)| marked(ask, *mark, line))
        .collect();
    let pages = pages(&lines, PAGE);
    let page = page.min(pages.len().saturating_sub(1));
    let text = pages.get(page).cloned().unwrap_or_default();
    let turn = |to: Option<usize>, key| {
        let target = to.filter(|&to| to < pages.len());
        Button::new(
            id(&Admin::Doctor, target.unwrap_or(page + 1_000)),
            ask.say(key),
        )
        .enabled_if(target.is_some())
    };
    let arrows = match pages.len() {
        0 | 1 => Vec::new(),
        _ => vec![
            turn(page.checked_sub(1), "button-previous"),
            turn(Some(page + 1), "button-next"),
        ],
    };
    Ok(Reply::text(format!("{title}\n{text}"))
        .with_buttons(arrows)
        .with_buttons([
            Button::new(id(&Admin::Doctor, page), ask.say("button-check-again")),
            Button::new(id(&Admin::Settings, ""), ask.say("button-settings")),
            Button::link(bot.invitation(), ask.say("button-invite")),
        ]))
}

fn marked(ask: &Ask<'_>, mark: Mark, line: &str) -> String {
    let key = match mark {
        Mark::Bad => "doctor-bad",
        Mark::Doubtful => "doctor-doubtful",
        Mark::Good => "doctor-good",
    };
    ask.say_with(key, &[("line", line.into())])
}

/// Whole lines on as few pages as they need.
fn pages(lines: &[String], size: usize) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for line in lines {
        match pages.last_mut() {
            Some(page) if page.chars().count() + line.chars().count() < size => {
                page.push('\n');
                page.push_str(line);
            }
            _ => pages.push(line.clone()),
        }
    }
    pages
}

/// Scopes, and permissions in all channels that matter.
async fn permissions(bot: &Bot, ask: &Ask<'_>, server: u64) -> Result<Vec<Finding>, Failure> {
    let membership = match bot.membership(server).await {
        Ok(membership) => membership,
        Err(error) if error::is_refusal(&error) => {
            let args = [("link", bot.invitation().into())];
            return Ok(vec![(Mark::Bad, ask.say_with("doctor-no-bot", &args))]);
        }
        Err(error) => {
            let args = [("why", quoted(&error::redacted(&error)).into())];
            return Ok(vec![(
                Mark::Doubtful,
                ask.say_with("doctor-no-answer", &args),
            )]);
        }
    };
    let mut findings = vec![(Mark::Good, ask.say("doctor-scopes"))];
    let settings = bot.service.server(server).await?;
    if settings
        .challengers
        .is_some_and(|role| !membership.has_role(role))
    {
        findings.push((Mark::Bad, ask.say("doctor-role-gone")));
    }
    let mut good = Vec::new();
    for place in places(bot, &membership, &settings, server).await? {
        let missing = match place.parent {
            Some(parent) => membership.missing_in(parent, &place.needed),
            None => Vec::new(),
        };
        let args = [
            ("channel", format!("<#{}>", place.channel).into()),
            ("missing", list(ask.words, missing.iter().copied()).into()),
            ("games", place.games.into()),
        ];
        match place.parent {
            Some(_) if missing.is_empty() => good.push(place.channel),
            Some(_) => findings.push((Mark::Bad, ask.say_with("doctor-missing", &args))),
            None if place.games > 0 => {
                findings.push((Mark::Doubtful, ask.say_with("doctor-games-gone", &args)));
            }
            None => findings.push((Mark::Bad, ask.say_with("doctor-channel-gone", &args))),
        }
    }
    if !good.is_empty() {
        let args = [("channels", channels(ask.words, &good).into())];
        findings.push((Mark::Good, ask.say_with("doctor-channels", &args)));
    }
    Ok(findings)
}

/// A channel or thread that the bot writes in.
struct Spot {
    channel: u64,
    /// The channel whose permissions hold there; none, if it is gone or out of sight.
    parent: Option<u64>,
    needed: Vec<Named>,
    /// How many games go on there. None, if the settings name it.
    games: i64,
}

/// The channels that the settings name, and those in which games go on.
async fn places(
    bot: &Bot,
    membership: &Membership,
    settings: &ServerSettings,
    server: u64,
) -> Result<Vec<Spot>, Failure> {
    let named = settings.default_channel.iter();
    let mut named: Vec<u64> = named.chain(&settings.allowed_channels).copied().collect();
    named.dedup();
    let mut spots: Vec<Spot> = Vec::new();
    for &channel in &named {
        let mut needed = NEEDED.to_vec();
        if settings.place == Place::Thread && settings.allowed_channels.contains(&channel) {
            needed.extend(FOR_THREADS);
        }
        spots.push(Spot {
            channel,
            parent: Some(channel).filter(|&channel| membership.has_channel(channel)),
            needed,
            games: 0,
        });
    }
    let playing = bot.service.channels_of(server).await?;
    let playing = playing.into_iter().filter(|(one, _)| !named.contains(one));
    for (channel, games) in playing.take(CHANNELS) {
        let (parent, needed) = match membership.has_channel(channel) {
            true => (Some(channel), NEEDED),
            // Only threads are not among the channels, and what is gone.
            false => match bot.parent_of(channel).await {
                Ok(parent) => (parent, IN_THREADS),
                Err(_) => continue,
            },
        };
        spots.push(Spot {
            channel,
            parent,
            needed: needed.to_vec(),
            games,
        });
    }
    Ok(spots)
}

/// The database and its copies.
async fn database(bot: &Bot, ask: &Ask<'_>) -> Result<Vec<Finding>, Failure> {
    let health = match bot.service.database().await {
        Ok(health) => health,
        Err(error) => {
            let args = [("why", quoted(&error.to_string()).into())];
            return Ok(vec![(Mark::Bad, ask.say_with("doctor-damage", &args))]);
        }
    };
    let mut findings = Vec::new();
    for (fault, key) in [
        (&health.damage, "doctor-damage"),
        (&health.unwritable, "doctor-unwritable"),
    ] {
        if let Some(fault) = fault {
            let args = [("why", quoted(fault).into())];
            findings.push((Mark::Bad, ask.say_with(key, &args)));
        }
    }
    if findings.is_empty() {
        let args = [("size", (health.bytes / 1024).into())];
        findings.push((Mark::Good, ask.say_with("doctor-database", &args)));
    }
    let backup = bot.service.backup().await?;
    let now = bot.service.now();
    findings.push(match backup {
        None => (Mark::Doubtful, ask.say("doctor-no-backup")),
        Some(at) => {
            let (mark, key) = match at.until(now) > BACKUP_AGE {
                true => (Mark::Doubtful, "doctor-old-backup"),
                false => (Mark::Good, "doctor-backup"),
            };
            (mark, ask.say_with(key, &[("when", ago(at).into())]))
        }
    });
    Ok(findings)
}

/// The way to Discord.
async fn delay(bot: &Bot, ask: &Ask<'_>) -> Finding {
    let Some(delay) = bot.delay().await else {
        return (Mark::Good, ask.say("doctor-delay-unknown"));
    };
    let milliseconds = i64::try_from(delay.as_millis()).unwrap_or(i64::MAX);
    let args = [("milliseconds", milliseconds.into())];
    match delay > DELAY {
        true => (Mark::Doubtful, ask.say_with("doctor-slow", &args)),
        false => (Mark::Good, ask.say_with("doctor-delay", &args)),
    }
}

/// What could not be told.
async fn news(bot: &Bot, ask: &Ask<'_>, server: u64) -> Result<Vec<Finding>, Failure> {
    let undelivered = bot.service.undelivered(server).await?;
    let mut findings = Vec::new();
    if let Some(since) = undelivered.since {
        let why = undelivered.why.map(|why| quoted(&why)).unwrap_or_default();
        let args = [
            ("news", undelivered.news.into()),
            ("notices", undelivered.notices.into()),
            ("since", ago(since).into()),
            ("why", why.into()),
        ];
        findings.push((Mark::Doubtful, ask.say_with("doctor-news", &args)));
    }
    if undelivered.unreachable > 0 {
        let args = [("count", undelivered.unreachable.into())];
        findings.push((Mark::Doubtful, ask.say_with("doctor-unreachable", &args)));
    }
    if findings.is_empty() {
        findings.push((Mark::Good, ask.say("doctor-news-told")));
    }
    Ok(findings)
}

/// The games' clocks, and the machine's.
async fn time(bot: &Bot, ask: &Ask<'_>) -> Result<Finding, ServiceError> {
    if let Some(since) = bot.service.overdue().await? {
        let args = [("since", ago(since).into())];
        return Ok((Mark::Bad, ask.say_with("doctor-overdue", &args)));
    }
    // An interaction's number tells when Discord gave it.
    let asked = (ask.interaction >> 22).saturating_add(DISCORD_EPOCH);
    let skew = bot.service.now().0.saturating_sub_unsigned(asked);
    if skew.abs() > SKEW {
        let args = [("seconds", (skew / 1000).into())];
        return Ok((Mark::Doubtful, ask.say_with("doctor-skew", &args)));
    }
    Ok((Mark::Good, ask.say("doctor-clocks")))
}

fn ago(at: Timestamp) -> String {
    relative(at.secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_whole_and_pages_keep_their_size() {
        let line = |length: usize| "x".repeat(length);
        let lines = [line(40), line(50), line(30), line(100), line(10)];
        let pages = pages(&lines, 100);
        let lengths: Vec<usize> = pages.iter().map(String::len).collect();
        assert_eq!(lengths, [91, 30, 100, 10]);
        assert_eq!(pages.join("\n"), lines.join("\n"));
    }

    #[test]
    fn the_worst_comes_first() {
        let mut marks = [Mark::Good, Mark::Bad, Mark::Doubtful];
        marks.sort_unstable();
        assert_eq!(marks, [Mark::Bad, Mark::Doubtful, Mark::Good]);
    }
}
