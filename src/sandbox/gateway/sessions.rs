//! What a bot asks for at the gateway: a session, an old session, members.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{
    Inner, Out, Session,
    connection::{End, fail_waiting},
    gateway_url, intents,
    limits::TooMany,
    shard_of,
};
use crate::sandbox::{ids::ServerId, log::Happening, wire, world::Core};

/// What is said to a bot whose session cannot be begun or resumed now.
const INVALID_SESSION: &str = r#"{"op":9,"d":false,"s":null,"t":null}"#;

pub(super) fn identify(
    core: &Core,
    number: u64,
    sender: &mpsc::UnboundedSender<Out>,
    data: &Value,
) -> Result<(), End> {
    if !is_token(core, data) {
        return Err(End::Close(4004, "Authentication failed."));
    }
    let Some(intents) = data["intents"]
        .as_u64()
        .filter(|bits| bits & !intents::KNOWN == 0)
    else {
        return Err(End::Close(4013, "Invalid intent(s)."));
    };
    if intents & intents::PRIVILEGED & !core.settings.privileged_intents != 0 {
        return Err(End::Close(4014, "Disallowed intent(s)."));
    }
    let shard = match data["shard"].as_array().map(Vec::as_slice) {
        None => Some((0, 1)),
        Some([id, count]) => id
            .as_u64()
            .zip(count.as_u64())
            .filter(|(id, count)| id < count),
        Some(_) => None,
    };
    let Some(shard) = shard else {
        return Err(End::Close(4010, "Invalid shard."));
    };
    let world = core.world();
    let mut inner = core.gateway.inner();
    let counted = inner
        .begun
        .count(core.settings.identify_limits, shard.0, core.clock.now());
    match counted {
        Ok(()) => inner.identifies += 1,
        Err(TooMany::AtOnce) => {
            let _ = sender.send(Out::Text(Utf8Bytes::from_static(INVALID_SESSION)));
            core.log.push(Happening::Gateway(format!(
                "connection {number} identified too soon after another"
            )));
            return Ok(());
        }
        Err(TooMany::InADay) => {
            inner.sessions.clear();
            for other in inner.connections.values() {
                // One that has just ended needs no telling.
                let _ = other.send(Out::Close(4004, "Authentication failed."));
            }
            return Err(End::Close(4004, "Authentication failed."));
        }
    }
    inner.next += 1;
    let id = format!(
        "{:032x}",
        u128::from(inner.next) << 64 | u128::from(world.state.application.id.get())
    );
    // A new session of a shard takes the place of a lost one; one that is connected stays beside it.
    inner
        .sessions
        .retain(|session| session.connection.is_some() || session.shard != shard);
    let mut session = Session {
        id,
        shard,
        intents,
        sequence: 0,
        sent: VecDeque::new(),
        connection: Some((number, sender.clone())),
    };
    let of_shard = |server: &ServerId| shard_of(Some(*server), shard.1) == shard.0;
    let bot = world.state.application.bot;
    let servers: Vec<_> = world
        .state
        .servers
        .values()
        .filter(|server| server.members.contains_key(&bot) && of_shard(&server.id))
        .collect();
    let ready = json!({
        "v": 10,
        "user": wire::current_user(&world.state),
        "guilds": servers.iter().map(|server| json!({"id": server.id, "unavailable": true})).collect::<Vec<_>>(),
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": gateway_url(&core.settings.base),
        "shard": [shard.0, shard.1],
        "application": {"id": world.state.application.id, "flags": 0},
        "private_channels": [],
        "presences": [],
        "relationships": [],
        "user_settings": {},
        "geo_ordered_rtc_regions": [],
        "_trace": [],
    });
    session.send(&mut inner.told, "READY", &ready);
    if intents & intents::GUILDS != 0 {
        for server in servers.iter().filter(|server| !server.unavailable) {
            let object = wire::server_create(&world.state, server);
            session.send(&mut inner.told, "GUILD_CREATE", &object);
        }
    }
    core.log.push(Happening::Gateway(format!(
        "connection {number} identified as shard {}/{}",
        shard.0, shard.1
    )));
    inner.sessions.push(session);
    drop(inner);
    drop(world);
    // What waited for the resume of a session that is now replaced will never be heard.
    fail_waiting(core, |one| {
        one.queued && shard_of(one.server, shard.1) == shard.0
    });
    core.touch();
    Ok(())
}

pub(super) fn resume(
    core: &Core,
    number: u64,
    sender: &mpsc::UnboundedSender<Out>,
    data: &Value,
) -> Result<(), End> {
    if !is_token(core, data) {
        return Err(End::Close(4004, "Authentication failed."));
    }
    let seen = data["seq"].as_u64().unwrap_or_default();
    let mut inner = core.gateway.inner();
    let Inner { sessions, told, .. } = &mut *inner;
    let session = sessions
        .iter_mut()
        .find(|session| data["session_id"] == session.id.as_str());
    let oldest_kept = |session: &Session| session.sent.front().map_or(1, |(sequence, _)| *sequence);
    let Some(session) = session.filter(|session| seen + 1 >= oldest_kept(session)) else {
        let _ = sender.send(Out::Text(Utf8Bytes::from_static(INVALID_SESSION)));
        core.log.push(Happening::Gateway(format!(
            "connection {number} could not resume"
        )));
        return Ok(());
    };
    if seen > session.sequence {
        return Err(End::Close(4007, "Invalid seq."));
    }
    // A connection that is still open was lost without our noticing.
    if let Some((_, old)) = session.connection.replace((number, sender.clone())) {
        let _ = old.send(Out::Cut);
    }
    let mut replayed = 0;
    for (_, text) in session.sent.iter().filter(|(sequence, _)| *sequence > seen) {
        let _ = sender.send(Out::Text(text.clone()));
        replayed += 1;
    }
    session.send(told, "RESUMED", &json!({"_trace": []}));
    let shard = session.shard;
    inner.resumes += 1;
    drop(inner);
    core.world()
        .heard_by(|server| shard_of(server, shard.1) == shard.0);
    core.log.push(Happening::Gateway(format!(
        "connection {number} resumed, {replayed} events replayed"
    )));
    core.touch();
    Ok(())
}

/// Answers a request for members: all of them, or those whose names begin as asked.
pub(super) fn members_chunk(core: &Core, data: &Value) -> Result<(), End> {
    let world = core.world();
    let server = data["guild_id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .and_then(|id: ServerId| world.state.servers.get(&id));
    let Some(server) = server else { return Ok(()) };
    let query = data["query"].as_str().unwrap_or_default();
    let wanted: Option<Vec<&str>> = data["user_ids"]
        .as_array()
        .map(|ids| ids.iter().filter_map(Value::as_str).collect());
    let members = server.members.values().filter(|member| {
        let by_id = wanted
            .as_ref()
            .is_none_or(|ids| ids.contains(&member.user.to_string().as_str()));
        by_id
            && world
                .state
                .name_in(Some(server.id), member.user)
                .to_lowercase()
                .starts_with(&query.to_lowercase())
    });
    let chunk = json!({
        "guild_id": server.id,
        "members": members.map(|member| wire::member(&world.state, member, true)).collect::<Vec<_>>(),
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [],
        "nonce": data["nonce"],
    });
    world.dispatch("GUILD_MEMBERS_CHUNK", Some(server.id), 0, &chunk);
    Ok(())
}

fn is_token(core: &Core, data: &Value) -> bool {
    let token = data["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token) == core.settings.token
}
