//! One bot's connection: hello, identify, ready, heartbeat, resume.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::{
    Out, Session,
    limits::Pulse,
    sessions::{identify, members_chunk, resume},
};
use crate::sandbox::{ids::InteractionId, log::Happening, state::Interaction, world::Core};

/// Why a connection ends.
pub(super) enum End {
    /// The bot is told a code.
    Close(u16, &'static str),
    /// The bot is told that it is over, and not why.
    CloseWithoutCode,
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
    if core.orders.keep_gateway_away() {
        return;
    }
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
    let mut pulse = Pulse::new(core.settings.heartbeat_interval_ms);
    let end = loop {
        tokio::select! {
            () = stop.cancelled() => break End::Close(1001, "The sandbox stops"),
            () = tokio::time::sleep_until(pulse.ends()) => {
                break End::Close(4009, "Session timed out.");
            }
            out = outgoing.recv() => {
                let Some(out) = out else { break End::Silent };
                match write(&mut sink, out, &mut outgoing).await {
                    Ok(()) => {}
                    Err(end) => break end,
                }
            }
            frame = stream.next() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    if let Err(end) = heard(&core, number, &sender, &mut pulse, &text) {
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
    let frame = match end {
        End::Close(code, reason) => Some(Some(CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        })),
        End::CloseWithoutCode => Some(None),
        End::Silent | End::Left => None,
    };
    if let Some(frame) = frame {
        let _ = sink.send(Frame::Close(frame)).await;
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
            Out::CloseWithoutCode => return Err(End::CloseWithoutCode),
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
        // After these codes a bot must begin anew.
        let over = matches!(end, End::Left | End::Close(4004 | 4007 | 4009..=4014, _));
        match end {
            _ if over => inner.sessions.retain(|session| !is_here(session)),
            _ => inner
                .sessions
                .iter_mut()
                .filter(|session| is_here(session))
                .for_each(|session| session.connection = None),
        }
        over
    };
    let how = match end {
        End::Close(code, reason) => format!("connection {number} closed: {code} {reason}"),
        End::CloseWithoutCode => format!("connection {number} closed without a code"),
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
pub(super) fn fail_waiting(core: &Core, lost: impl Fn(&Interaction) -> bool) {
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
    pulse: &mut Pulse,
    text: &str,
) -> Result<(), End> {
    pulse
        .say(text.len())
        .map_err(|(code, reason)| End::Close(code, reason))?;
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
            pulse.beat();
            if !core.orders.withhold_answer() {
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
