//! One bot's connection: hello, identify, ready, heartbeat, resume.

use std::{collections::VecDeque, sync::Arc};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::{Out, Session, gateway_url, intents, shard_of};
use crate::sandbox::{
    ids::{InteractionId, ServerId},
    log::Happening,
    state::Interaction,
    wire,
    world::Core,
};

/// Why a connection ends.
enum End {
    /// The bot is told a code.
    Close(u16, &'static str),
    /// Nothing is said any more.
    Silent,
    /// The bot left for good: its session is not to be resumed.
    Left,
}

/// Serves one connection until it ends.
///
/// `understood` is false if the bot asked for a version, an encoding or a compression that is not spoken here.
pub(crate) async fn serve(
    core: Arc<Core>,
    socket: WebSocket,
    understood: bool,
    stop: CancellationToken,
) {
    let (mut sink, mut stream) = socket.split();
    let (sender, mut outgoing) = mpsc::unbounded_channel();
    let number = {
        let mut inner = core.gateway.inner();
        inner.next += 1;
        let number = inner.next;
        inner.connections.insert(number, sender.clone());
        number
    };
    let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": core.settings.heartbeat_interval_ms, "_trace": []}});
    let _ = sender.send(if understood {
        Out::Text(hello.to_string().into())
    } else {
        Out::Close(4012, "Invalid API version.")
    });
    let end = loop {
        tokio::select! {
            () = stop.cancelled() => break End::Close(1001, "The sandbox stops"),
            out = outgoing.recv() => {
                let Some(out) = out else { break End::Silent };
                match write(&mut sink, out, &mut outgoing).await {
                    Ok(()) => {}
                    Err(end) => break end,
                }
            }
            frame = stream.next() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    if let Err(end) = heard(&core, number, &sender, &text) {
                        // What was said before the end is still sent.
                        while let Ok(out) = outgoing.try_recv() {
                            if write(&mut sink, out, &mut outgoing).await.is_err() {
                                break;
                            }
                        }
                        break end;
                    }
                }
                Some(Ok(Frame::Close(frame))) => {
                    // With these two codes a bot says that it will not resume.
                    let for_good = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    break if for_good { End::Left } else { End::Silent };
                }
                Some(Ok(Frame::Binary(_))) => break End::Close(4002, "Error while decoding payload."),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break End::Silent,
            },
        }
    };
    leave(&core, number, &end);
    if let End::Close(code, reason) = end {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        };
        let _ = sink.send(Frame::Close(Some(frame))).await;
        // The bot answers a close with its own; without reading it, the connection would be reset under it.
        let last = async { while let Some(Ok(_)) = stream.next().await {} };
        let _ = tokio::time::timeout(std::time::Duration::from_secs(1), last).await;
    }
}

/// Writes one thing and all that waits behind it, and flushes once.
async fn write(
    sink: &mut SplitSink<WebSocket, Frame>,
    first: Out,
    rest: &mut mpsc::UnboundedReceiver<Out>,
) -> Result<(), End> {
    let mut next = Some(first);
    while let Some(out) = next {
        match out {
            Out::Text(text) => sink
                .feed(Frame::Text(text))
                .await
                .map_err(|_| End::Silent)?,
            Out::Close(code, reason) => return Err(End::Close(code, reason)),
            Out::Cut => return Err(End::Silent),
        }
        next = rest.try_recv().ok();
    }
    sink.flush().await.map_err(|_| End::Silent)
}

/// Takes a connection off the lists, and with it the session if it cannot be resumed.
fn leave(core: &Core, number: u64, end: &End) {
    let lost = {
        let mut inner = core.gateway.inner();
        inner.connections.remove(&number);
        let is_here = |session: &Session| {
            session
                .connection
                .as_ref()
                .is_some_and(|(of, _)| *of == number)
        };
        match end {
            End::Left => inner.sessions.retain(|session| !is_here(session)),
            _ => inner
                .sessions
                .iter_mut()
                .filter(|session| is_here(session))
                .for_each(|session| session.connection = None),
        }
        matches!(end, End::Left)
    };
    let how = match end {
        End::Close(code, reason) => format!("connection {number} closed: {code} {reason}"),
        End::Silent => format!("connection {number} lost"),
        End::Left => format!("connection {number}: the bot left"),
    };
    core.log.push(Happening::Gateway(how));
    if lost && core.gateway.sessions() == 0 {
        fail_waiting(core, |_| true);
    }
    core.touch();
}

/// Gives up those unanswered interactions of which `lost` is true.
fn fail_waiting(core: &Core, lost: impl Fn(&Interaction) -> bool) {
    let mut world = core.world();
    let waiting = |one: &&Interaction| one.answer.is_none() && one.failed.is_none() && lost(one);
    let ids: Vec<InteractionId> = world
        .state
        .interactions
        .values()
        .filter(waiting)
        .map(|one| one.summary.id)
        .collect();
    for id in ids {
        world.fail_interaction(id, "The application did not respond: its session is gone");
    }
}

/// Does what a bot says, or tells how the connection ends by it.
fn heard(
    core: &Core,
    number: u64,
    sender: &mpsc::UnboundedSender<Out>,
    text: &str,
) -> Result<(), End> {
    let Ok(said) = serde_json::from_str::<Value>(text) else {
        return Err(End::Close(4002, "Error while decoding payload."));
    };
    let identified = || {
        let inner = core.gateway.inner();
        inner.sessions.iter().any(|session| {
            session
                .connection
                .as_ref()
                .is_some_and(|(of, _)| *of == number)
        })
    };
    match said["op"].as_u64() {
        Some(1) => {
            if !core.gateway.inner().withholds_acks {
                let _ = sender.send(Out::Text(Utf8Bytes::from_static(
                    r#"{"op":11,"d":null,"s":null,"t":null}"#,
                )));
            }
            Ok(())
        }
        Some(2) if identified() => Err(End::Close(4005, "Already authenticated.")),
        Some(2) => identify(core, number, sender, &said["d"]),
        Some(6) if identified() => Err(End::Close(4005, "Already authenticated.")),
        Some(6) => resume(core, number, sender, &said["d"]),
        Some(3 | 4 | 8 | 31) if !identified() => Err(End::Close(4003, "Not authenticated.")),
        Some(8) => members_chunk(core, &said["d"]),
        Some(3 | 4 | 31) => Ok(()),
        Some(_) => Err(End::Close(4001, "Unknown opcode.")),
        None => Err(End::Close(4002, "Error while decoding payload.")),
    }
}

fn identify(
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
    inner.identifies += 1;
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
    session.send("READY", &ready);
    if intents & intents::GUILDS != 0 {
        for server in servers.iter().filter(|server| !server.unavailable) {
            session.send("GUILD_CREATE", &wire::server_create(&world.state, server));
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

fn resume(
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
    let session = inner
        .sessions
        .iter_mut()
        .find(|session| data["session_id"] == session.id.as_str());
    let oldest_kept = |session: &Session| session.sent.front().map_or(1, |(sequence, _)| *sequence);
    let Some(session) = session.filter(|session| seen + 1 >= oldest_kept(session)) else {
        let _ = sender.send(Out::Text(Utf8Bytes::from_static(
            r#"{"op":9,"d":false,"s":null,"t":null}"#,
        )));
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
    session.send("RESUMED", &json!({"_trace": []}));
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
fn members_chunk(core: &Core, data: &Value) -> Result<(), End> {
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
