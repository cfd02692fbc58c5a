//! What nobody can do in the real Discord: move the clock, take permissions, break the line.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::{State as Shared, rejection::JsonRejection},
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Served, answer, read};
use crate::sandbox::{
    error::ApiError,
    faults::{Fault, Faults},
    ids::{ChannelId, ServerId, UserId},
    people::User,
    permissions::Permissions,
    places::{Channel, Server},
};

/// The farthest that the clock moves at once.
const FARTHEST: u64 = 366 * 24 * 3_600;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Change {
    /// The clock goes forward.
    Advance {
        seconds: u64,
    },
    /// The bot gets or loses a permission in a channel.
    Permission {
        channel: ChannelId,
        name: String,
        allowed: bool,
    },
    /// A person, or the bot, comes or leaves.
    Member {
        server: ServerId,
        user: UserId,
        present: bool,
    },
    /// Something goes wrong beside what was ordered before.
    Fault(Fault),
    /// This goes wrong from now on, and nothing else.
    Faults(Vec<Fault>),
    /// A person's client speaks another language.
    Language {
        user: UserId,
        locale: String,
    },
    DeleteChannel {
        channel: ChannelId,
    },
    AddChannel {
        server: ServerId,
        name: String,
    },
    AddThread {
        channel: ChannelId,
        name: String,
    },
}

pub(super) async fn change(
    Shared(served): Shared<Served>,
    body: Result<Json<Change>, JsonRejection>,
) -> Response {
    let done = read(body).and_then(|change| apply(&served, change));
    // The clock is no part of the state.
    served.core.touch();
    answer(
        done.map(|()| Value::from(true))
            .map(|done| json!({"done": done})),
    )
}

fn apply(served: &Served, change: Change) -> Result<(), ApiError> {
    let core = &served.core;
    match change {
        Change::Advance { seconds } => core
            .clock
            .advance(Duration::from_secs(seconds.min(FARTHEST))),
        Change::Permission {
            channel,
            name,
            allowed,
        } => set_permission(served, channel, &name, allowed)?,
        Change::Member {
            server,
            user,
            present,
        } => set_member(served, server, user, present)?,
        Change::Fault(fault) => Faults { core }.push(fault),
        Change::Faults(all) => {
            let faults = Faults { core };
            faults.clear();
            all.into_iter().for_each(|fault| faults.push(fault));
        }
        Change::Language { user, locale } => {
            core.world()
                .state
                .user(user)
                .ok_or_else(ApiError::unknown_user)?;
            let core = Arc::clone(core);
            User { core, id: user }.set_locale(&locale);
        }
        Change::DeleteChannel { channel } => {
            let mut world = core.world();
            let in_server = world.state.channels.get(&channel);
            if in_server.is_none_or(|one| one.server.is_none()) {
                return Err(ApiError::unknown_channel());
            }
            world.delete_channel(channel);
        }
        Change::AddChannel { server, name } => {
            if !core.world().state.servers.contains_key(&server) {
                return Err(ApiError::unknown_server());
            }
            let core = Arc::clone(core);
            Server { core, id: server }.add_channel(&channel_name(&name));
        }
        Change::AddThread { channel, name } => {
            let core = Arc::clone(core);
            Channel { core, id: channel }.add_thread(&shortened(&name));
        }
    }
    Ok(())
}

fn set_permission(
    served: &Served,
    channel: ChannelId,
    name: &str,
    allowed: bool,
) -> Result<(), ApiError> {
    let mut world = served.core.world();
    let bot = world.state.application.bot;
    let data = world
        .state
        .channels
        .get(&channel)
        .filter(|data| data.server.is_some())
        .ok_or_else(ApiError::unknown_channel)?;
    // In a thread the parent's permissions hold.
    let channel = data.parent.unwrap_or(channel);
    let all = Permissions::ALL;
    let one = (0..50)
        .map(|bit| Permissions::from_bits(1 << bit))
        .find(|one| one.names() == [name])
        .ok_or_else(ApiError::missing_permissions)?;
    // What stands in the channel, since a bot that cannot see it has no permission at all.
    let overwrites = world
        .state
        .channels
        .get(&channel)
        .map(|data| &data.overwrites);
    let own = overwrites
        .into_iter()
        .flatten()
        .find(|overwrite| overwrite.of_member && overwrite.id == bot.get())
        .map(|overwrite| overwrite.allow);
    let now = own.unwrap_or_else(|| world.state.permissions(bot, channel)) & all;
    let then = if allowed { now | one } else { now - one };
    world.set_permissions(channel, bot, then);
    Ok(())
}

fn set_member(
    served: &Served,
    server: ServerId,
    user: UserId,
    present: bool,
) -> Result<(), ApiError> {
    let (bot, is_member) = {
        let state = &served.core.world().state;
        let data = state
            .servers
            .get(&server)
            .ok_or_else(ApiError::unknown_server)?;
        state.user(user).ok_or_else(ApiError::unknown_user)?;
        (state.application.bot, data.members.contains_key(&user))
    };
    if is_member == present {
        return Ok(());
    }
    let core = Arc::clone(&served.core);
    let server = Server { core, id: server };
    let core = Arc::clone(&served.core);
    let person = User { core, id: user };
    match (user == bot, present) {
        (true, true) => server.invite_bot(),
        (true, false) => server.remove_bot(),
        (false, true) => server.join(&person),
        (false, false) => server.leave(&person),
    }
    Ok(())
}

/// A name as Discord writes those of text channels.
fn channel_name(name: &str) -> String {
    let joined = name.split_whitespace().collect::<Vec<_>>().join("-");
    shortened(&joined.to_lowercase())
}

/// At most the hundred characters that a name may have, and never none.
fn shortened(name: &str) -> String {
    let short: String = name.trim().chars().take(100).collect();
    if short.is_empty() {
        "unnamed".to_owned()
    } else {
        short
    }
}
