//! A server's settings: what they mean for a challenge, and the private panel in which those who manage the server change them.

use super::Bot;
use super::ask::{Ask, Options};
use super::commands::{OptionKind, OptionSpec, PACES};
use super::components::admin::Admin;
use super::components::speaking::Servers;
use super::components::{Component, CustomId};
use super::error::{self, Failure};
use super::permissions::{FOR_THREADS, NEEDED, Named, lacking};
use super::reply::{Button, MenuOption, PickerOf, Reply, Row, limits};
use super::speaking;
use super::wording::list;
use crate::game::{GameId, Pace, Place};
use crate::locale::Words;
use crate::service::{ServerChange, ServerSettings};

/// Where a game is played, of a challenge and of the settings.
pub const PLACE: OptionSpec =
    OptionSpec::optional("place", OptionKind::OneOf(&["channel", "thread"]));

/// What can be set back to how it was at first, and all of it.
pub const RESETS: &[&str] = &[
    "default_channel",
    "allowed_channels",
    "place",
    "pace",
    "challengers",
    "language",
    "all",
];

/// Refuses a challenge where or by whom the server does not want it.
pub fn check_challenge(ask: &Ask<'_>, settings: &ServerSettings) -> Result<(), Failure> {
    let allowed = &settings.allowed_channels;
    let here = [Some(ask.channel), ask.parent];
    if !allowed.is_empty() && !here.iter().flatten().any(|here| allowed.contains(here)) {
        let args = [("channels", channels(ask.words, allowed).into())];
        return Err(ask.reply("challenge-elsewhere", &args).into());
    }
    match settings.challengers {
        Some(role) if !ask.roles.contains(&role) => {
            let args = [("role", format!("<@&{role}>").into())];
            Err(ask.reply("challenge-role", &args).into())
        }
        _ => Ok(()),
    }
}

/// Where a game will be played that is challenged to here.
pub fn place(ask: &Ask<'_>, settings: &ServerSettings, options: &Options<'_>) -> Place {
    match wants_thread(ask, settings, options) && lacking(ask.bot_may, FOR_THREADS).is_empty() {
        true => Place::Thread,
        false => Place::Channel,
    }
}

/// Why a game will do without the thread that it should have had, if so.
pub fn no_thread(
    ask: &Ask<'_>,
    settings: &ServerSettings,
    options: &Options<'_>,
) -> Option<String> {
    let missing = lacking(ask.bot_may, FOR_THREADS);
    let refused = wants_thread(ask, settings, options) && !missing.is_empty();
    refused.then(|| {
        ask.say_with(
            "no-thread-missing",
            &[("missing", list(ask.words, missing).into())],
        )
    })
}

/// Whether a thread is to be opened. There are none within threads: a game that is begun in one stays there.
fn wants_thread(ask: &Ask<'_>, settings: &ServerSettings, options: &Options<'_>) -> bool {
    let chosen = options.text(PLACE.name).and_then(|name| name.parse().ok());
    ask.parent.is_none() && chosen.unwrap_or(settings.place) == Place::Thread
}

/// The server, if it is one that the person manages. Whoever lost that right since the panel was opened is refused too.
pub fn managed(ask: &Ask<'_>) -> Result<u64, Failure> {
    match ask.server.filter(|_| ask.manages) {
        Some(server) => Ok(server),
        None => Err(ask.reply("settings-not-here", &[]).into()),
    }
}

/// Changes settings, if the bot may do what they ask of it, and shows them all.
pub async fn change(
    bot: &Bot,
    ask: &Ask<'_>,
    changes: Vec<ServerChange>,
) -> Result<Reply, Failure> {
    let server = managed(ask)?;
    if !changes.is_empty() {
        let before = bot.service.server(server).await?;
        check(bot, ask, &to_check(ask, &before, &changes)).await?;
        bot.service.change_server(server, &changes).await?;
    }
    show(bot, ask).await
}

/// The changes that set something back to how it was at first.
pub fn reset(what: &str) -> Vec<ServerChange> {
    let all = [
        ("default_channel", ServerChange::DefaultChannel(None)),
        (
            "allowed_channels",
            ServerChange::AllowedChannels(Vec::new()),
        ),
        ("place", ServerChange::Place(Place::default())),
        ("pace", ServerChange::Pace(None)),
        ("challengers", ServerChange::Challengers(None)),
        ("language", ServerChange::Language(None)),
    ];
    let meant = all
        .into_iter()
        .filter(|(name, _)| what == "all" || *name == what);
    meant.map(|(_, change)| change).collect()
}

/// Lets only those challenge who have this role. The role that everybody has is no limit.
pub fn challengers(ask: &Ask<'_>, role: u64) -> ServerChange {
    ServerChange::Challengers(Some(role).filter(|_| ask.server != Some(role)))
}

/// A channel, and what the bot needs there.
type Demand = (u64, Vec<Named>);

/// What the changes ask of the bot that was not asked of it before.
fn to_check(ask: &Ask<'_>, before: &ServerSettings, changes: &[ServerChange]) -> Vec<Demand> {
    let mut after = before.clone();
    for change in changes {
        match change.clone() {
            ServerChange::DefaultChannel(channel) => after.default_channel = channel,
            ServerChange::AllowedChannels(channels) => after.allowed_channels = channels,
            ServerChange::Place(place) => after.place = place,
            ServerChange::Pace(_) | ServerChange::Challengers(_) | ServerChange::Language(_) => {}
        }
    }
    let mut demands: Vec<Demand> = Vec::new();
    let default = after.default_channel;
    if default != before.default_channel {
        demands.extend(default.map(|channel| (channel, NEEDED.to_vec())));
    }
    let threads = after.place == Place::Thread;
    let threads_are_new = threads && before.place != Place::Thread;
    for &channel in &after.allowed_channels {
        let mut needed = Vec::new();
        if !before.allowed_channels.contains(&channel) {
            needed.extend(NEEDED);
        }
        if threads && (threads_are_new || !needed.is_empty()) {
            needed.extend(FOR_THREADS);
        }
        demands.push((channel, needed));
    }
    if threads_are_new && after.allowed_channels.is_empty() {
        // Where anybody may play, this channel stands for all.
        demands.push((ask.parent.unwrap_or(ask.channel), FOR_THREADS.to_vec()));
    }
    demands.retain(|(_, needed)| !needed.is_empty());
    demands
}

/// Refuses changes for which the bot lacks permissions, and says which.
async fn check(bot: &Bot, ask: &Ask<'_>, demands: &[Demand]) -> Result<(), Failure> {
    if demands.is_empty() {
        return Ok(());
    }
    let membership = bot.membership(managed(ask)?).await.map_err(|error| {
        tracing::warn!(error = error::redacted(&error), "permissions were not told");
        ask.reply("trouble", &[])
    })?;
    let mut lines = Vec::new();
    for (channel, needed) in demands {
        let missing = membership.missing_in(*channel, needed);
        if !missing.is_empty() {
            let args = [
                ("channel", format!("<#{channel}>").into()),
                ("missing", list(ask.words, missing).into()),
            ];
            lines.push(ask.say_with("settings-missing", &args));
        }
    }
    if lines.is_empty() {
        return Ok(());
    }
    lines.push(ask.say("settings-unchanged"));
    let back = Button::new(id(&Admin::Settings, ""), ask.say("button-settings"));
    Err(Reply::text(lines.join("\n")).with_buttons([back]).into())
}

/// All settings as they are, with menus that change them.
pub async fn show(bot: &Bot, ask: &Ask<'_>) -> Result<Reply, Failure> {
    let settings = bot.service.server(managed(ask)?).await?;
    let pickers = [
        (
            Admin::DefaultChannel,
            PickerOf::Channels,
            1,
            settings.default_channel.into_iter().collect(),
        ),
        (
            Admin::AllowedChannels,
            PickerOf::Channels,
            limits::OPTIONS,
            settings.allowed_channels.clone(),
        ),
        (
            Admin::Challengers,
            PickerOf::Roles,
            1,
            settings.challengers.into_iter().collect(),
        ),
    ];
    let mut reply = Reply::text(lines(bot, ask, &settings).join("\n"));
    for (kind, of, most, chosen) in pickers {
        let placeholder = match kind {
            Admin::DefaultChannel => "settings-pick-default",
            Admin::AllowedChannels => "settings-pick-allowed",
            _ => "settings-pick-challengers",
        };
        reply = reply.with_picker(Row::Picker {
            id: id(&kind, "").into(),
            placeholder: ask.say(placeholder),
            of,
            most,
            chosen,
        });
    }
    let other = match settings.place {
        Place::Channel => (Place::Thread, "button-threads"),
        Place::Thread => (Place::Channel, "button-no-threads"),
    };
    Ok(reply
        .with_menu(
            id(&Admin::Pace, ""),
            ask.say("settings-pick-pace"),
            paces(ask, settings.pace),
        )
        .with_buttons([
            Button::new(id(&Admin::Place, other.0.name()), ask.say(other.1)),
            Button::new(id(&Servers, ""), ask.say("choice-reset-language")),
            Button::new(id(&Admin::Resets, ""), ask.say("button-resets")),
            Button::new(id(&Admin::Doctor, 0), ask.say("button-doctor")),
        ]))
}

/// The settings, a line each.
fn lines(bot: &Bot, ask: &Ask<'_>, settings: &ServerSettings) -> Vec<String> {
    let default = match settings.default_channel {
        Some(channel) => {
            let args = [("channel", format!("<#{channel}>").into())];
            ask.say_with("settings-default", &args)
        }
        None => ask.say("settings-no-default"),
    };
    let allowed = match settings.allowed_channels.as_slice() {
        [] => ask.say("settings-allowed-all"),
        some => ask.say_with(
            "settings-allowed",
            &[("channels", channels(ask.words, some).into())],
        ),
    };
    let place = ask.say(match settings.place {
        Place::Channel => "settings-place-channel",
        Place::Thread => "settings-place-thread",
    });
    let pace = settings.pace.unwrap_or_default();
    let pace = ask.say(&format!("choice-pace-{pace}"));
    let pace = ask.say_with("settings-pace", &[("pace", pace.into())]);
    let challengers = match settings.challengers {
        Some(role) => {
            let args = [("role", format!("<@&{role}>").into())];
            ask.say_with("settings-challengers", &args)
        }
        None => ask.say("settings-challengers-all"),
    };
    vec![
        ask.say("settings-title"),
        default,
        allowed,
        place,
        pace,
        challengers,
        speaking::of_server(bot, ask, settings),
    ]
}

fn paces(ask: &Ask<'_>, chosen: Option<Pace>) -> Vec<MenuOption> {
    let chosen = chosen.unwrap_or_default().to_string();
    let option = |name: &&str| {
        let label = ask.say(&format!("choice-pace-{name}"));
        MenuOption::new(*name, label).chosen_if(*name == chosen)
    };
    PACES.iter().map(option).collect()
}

/// Asks what is to be set back.
pub fn resets(ask: &Ask<'_>) -> Result<Reply, Failure> {
    managed(ask)?;
    let button = |what: &&str| {
        let label = ask.say(&format!("choice-reset-{what}"));
        Button::new(id(&Admin::Reset, what), label)
    };
    let mut buttons: Vec<_> = RESETS.iter().map(button).collect();
    buttons.push(Button::new(
        id(&Admin::Settings, ""),
        ask.say("button-back"),
    ));
    let mut reply = ask.reply("settings-resets", &[]);
    while !buttons.is_empty() {
        let rest = buttons.split_off(buttons.len().min(4));
        reply = reply.with_buttons(std::mem::replace(&mut buttons, rest));
    }
    Ok(reply)
}

/// The id of a button of those who manage a server, which belongs to no game.
pub fn id(kind: &dyn Component, rest: impl std::fmt::Display) -> CustomId {
    CustomId::new(kind, GameId(0), 0, rest)
}

/// Channels, as Discord writes them: a few, so that they fit into a message.
pub fn channels(words: Words<'_>, channels: &[u64]) -> String {
    list(words, channels.iter().map(|one| format!("<#{one}>")))
}
