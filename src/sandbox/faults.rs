//! Faults to order: everything that can go wrong between Discord and a bot, in one type and through one door.

use std::{fmt, sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::{
    error::{ApiError, Refusal},
    ids::{ChannelId, ServerId},
    rest::RouteName,
    world::Core,
};

/// Something that goes wrong: with calls of the API, at the gateway, or with a server.
///
/// It happens once where it is ordered ([`Faults::push`]), if nothing else is said; a call can be told by its route and
/// its channel. The page's panel orders the same faults, written as JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    pub(super) kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    route: Option<RouteName>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    channel: Option<ChannelId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    /// How often it is still to happen; `None` for always.
    #[serde(default = "once")]
    pub(super) times: Option<u32>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    // With calls: they wait here until they match.
    Refused(Refusal),
    RateLimited {
        seconds: f64,
        global: bool,
    },
    LostAnswer,
    Dropped,
    #[serde(skip)]
    Held(Gate),
    Slow {
        seconds: f64,
    },
    // At the gateway, with what is said there.
    HeartbeatsUnanswered,
    // At the gateway, at once.
    GatewayDropped,
    GatewayClosed(u16),
    GatewayClosedWithoutCode,
    GatewayReconnect,
    SessionInvalid {
        resumable: bool,
    },
    SessionsForgotten,
    // With a server, from now on.
    ServerUnavailable(ServerId),
}

fn once() -> Option<u32> {
    Some(1)
}

/// What a request has to suffer.
#[derive(Clone, Debug)]
pub(crate) enum Suffering {
    /// Nothing is done and this is answered.
    Refused(ApiError),
    /// Nothing is done; the sender is told to come back after so many seconds.
    RateLimited { seconds: f64, global: bool },
    /// It is done, and the connection cut before the answer.
    LostAnswer,
    /// The connection is cut and nothing is done.
    Dropped,
}

/// Faults of calls.
///
/// Refusals have constructors by their names too: [`Fault::missing_permissions`], [`Fault::unknown_interaction`],
/// [`Fault::service_unavailable`] and so on.
impl Fault {
    fn new(kind: Kind) -> Self {
        Self {
            kind,
            route: None,
            channel: None,
            path: None,
            times: once(),
        }
    }

    /// The call is refused, and nothing is done.
    pub fn refused(refusal: Refusal) -> Self {
        Self::new(Kind::Refused(refusal))
    }

    /// The call is refused with 429, to be tried again after so many seconds.
    pub fn rate_limited(seconds: f64) -> Self {
        Self::new(Kind::RateLimited {
            seconds,
            global: false,
        })
    }

    /// The same, as the limit that holds for all routes together.
    pub fn rate_limited_everywhere(seconds: f64) -> Self {
        Self::new(Kind::RateLimited {
            seconds,
            global: true,
        })
    }

    /// What was asked is done, but the connection is cut before the answer.
    pub fn lost_answer() -> Self {
        Self::new(Kind::LostAnswer)
    }

    /// The connection is cut and nothing is done.
    pub fn dropped() -> Self {
        Self::new(Kind::Dropped)
    }

    /// The call waits before anything is done, until the gate is opened.
    pub fn held() -> (Self, Gate) {
        let gate = Gate::new();
        (Self::new(Kind::Held(gate.clone())), gate)
    }

    /// The call waits so long, in real time, before it is done.
    pub fn slow(by: Duration) -> Self {
        Self::new(Kind::Slow {
            seconds: by.as_secs_f64(),
        })
    }

    /// Only for calls of this route.
    #[must_use]
    pub fn on(mut self, route: RouteName) -> Self {
        self.route = Some(route);
        self
    }

    /// Only for calls that name this channel in their path.
    #[must_use]
    pub fn in_channel(mut self, channel: ChannelId) -> Self {
        self.channel = Some(channel);
        self
    }

    /// Only for calls whose path contains this.
    #[must_use]
    pub fn path_contains(mut self, part: impl Into<String>) -> Self {
        self.path = Some(part.into());
        self
    }

    /// So many times instead of once.
    #[must_use]
    pub fn times(mut self, times: u32) -> Self {
        self.times = Some(times);
        self
    }

    /// Until the faults are cleared.
    #[must_use]
    pub fn forever(mut self) -> Self {
        self.times = None;
        self
    }

    /// Whether it waits for something to happen to; the others happen at once.
    fn waits(&self) -> bool {
        use Kind::{Dropped, HeartbeatsUnanswered, Held, LostAnswer, RateLimited, Refused, Slow};
        matches!(
            self.kind,
            Refused(_)
                | RateLimited { .. }
                | LostAnswer
                | Dropped
                | Held(_)
                | Slow { .. }
                | HeartbeatsUnanswered
        ) || self.keeps_gateway_away()
    }

    /// Whether it cuts each new connection too.
    pub(super) fn keeps_gateway_away(&self) -> bool {
        matches!(self.kind, Kind::GatewayDropped) && self.times.is_none()
    }

    pub(super) fn matches(&self, route: Option<RouteName>, path: &str) -> bool {
        let is_call = !matches!(self.kind, Kind::HeartbeatsUnanswered | Kind::GatewayDropped);
        let rest = path.strip_prefix("/channels/").unwrap_or_default();
        let channel = rest.split(['/', '?']).next().and_then(|id| id.parse().ok());
        is_call
            && self.route.is_none_or(|wanted| route == Some(wanted))
            && self.channel.is_none_or(|wanted| channel == Some(wanted))
            && self.path.as_ref().is_none_or(|part| path.contains(part))
    }
}

/// Faults of the gateway and of servers. Those of the gateway are done to every connection at once.
impl Fault {
    /// Connections are cut without a word, as when a network fails. The sessions can be resumed. If this is to last
    /// [for ever](Self::forever), each new connection is cut as well, until the faults are cleared.
    pub fn gateway_dropped() -> Self {
        Self::new(Kind::GatewayDropped)
    }

    /// Connections are closed with a code of Discord's. After 4004 and 4010 to 4014 a bot must not come back.
    pub fn gateway_closed(code: u16) -> Self {
        Self::new(Kind::GatewayClosed(code))
    }

    /// Connections are closed with a frame that has no code, which Discord's own servers do at times.
    pub fn gateway_closed_without_code() -> Self {
        Self::new(Kind::GatewayClosedWithoutCode)
    }

    /// Bots are asked to come back and resume.
    pub fn gateway_reconnect() -> Self {
        Self::new(Kind::GatewayReconnect)
    }

    /// Bots are told that their session is invalid, and it is.
    pub fn session_invalid() -> Self {
        Self::new(Kind::SessionInvalid { resumable: false })
    }

    /// Bots are told that their session is invalid now, but can be resumed.
    pub fn session_invalid_but_resumable() -> Self {
        Self::new(Kind::SessionInvalid { resumable: true })
    }

    /// Sessions that are not connected are forgotten, so that none of them can be resumed.
    pub fn sessions_forgotten() -> Self {
        Self::new(Kind::SessionsForgotten)
    }

    /// Heartbeats stay without an answer, until the faults are cleared or as [many times](Self::times) as is said.
    pub fn heartbeats_unanswered() -> Self {
        Self::new(Kind::HeartbeatsUnanswered).forever()
    }

    /// The server is there but cannot be reached, until the faults are cleared.
    pub fn server_unavailable(server: ServerId) -> Self {
        Self::new(Kind::ServerUnavailable(server)).forever()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.kind)?;
        match self.route {
            Some(route) => write!(f, " on {route}"),
            None => Ok(()),
        }
    }
}

/// A door at which calls wait: see [`Faults::hold`].
#[derive(Clone, Debug)]
pub struct Gate {
    /// How many calls have come to the door, and whether it is open.
    state: Arc<watch::Sender<(u32, bool)>>,
}

impl Gate {
    fn new() -> Self {
        Self {
            state: Arc::new(watch::Sender::new((0, false))),
        }
    }

    /// Returns when a call waits at the door, or has waited.
    pub async fn arrived(&self) {
        self.arrived_at_least(1).await;
    }

    /// Returns when so many calls have come to the door.
    pub async fn arrived_at_least(&self, calls: u32) {
        // The sender lives in `self`, so this cannot fail.
        let _ = self
            .state
            .subscribe()
            .wait_for(|(arrived, _)| *arrived >= calls)
            .await;
    }

    pub(super) fn is_open(&self) -> bool {
        self.state.borrow().1
    }

    /// Lets everyone through, now and later.
    pub fn release(&self) {
        self.state.send_modify(|(_, open)| *open = true);
    }

    /// Waits until the door is open.
    pub(super) async fn pass(&self) {
        self.state.send_modify(|(arrived, _)| *arrived += 1);
        let _ = self.state.subscribe().wait_for(|(_, open)| *open).await;
    }
}

/// The one door at which faults are ordered: see `Sandbox::faults`.
#[derive(Clone, Copy, Debug)]
pub struct Faults<'a> {
    pub(crate) core: &'a Core,
}

impl Faults<'_> {
    /// Orders a fault. Of several that match a call, the one ordered first happens; those of the gateway and of servers
    /// happen at once.
    pub fn push(&self, fault: Fault) {
        let Core { gateway, log, .. } = self.core;
        log.note(format!("fault: {fault}"));
        match fault.kind {
            Kind::GatewayDropped => gateway.drop_connections(),
            Kind::GatewayClosed(code) => gateway.close(code),
            Kind::GatewayClosedWithoutCode => gateway.close_without_code(),
            Kind::GatewayReconnect => gateway.reconnect(),
            Kind::SessionInvalid { resumable } => gateway.invalid_session(resumable),
            Kind::SessionsForgotten => gateway.forget_sessions(),
            Kind::ServerUnavailable(server) => self.core.world().begin_outage(server),
            _ => {}
        }
        if fault.waits() {
            self.core.orders.list().push(fault);
        }
        self.core.touch();
    }

    /// Holds back all calls of a route before anything is done, until the gate is opened.
    pub fn hold(&self, route: RouteName) -> Gate {
        let (fault, gate) = Fault::held();
        self.push(fault.on(route).forever());
        gate
    }

    /// Takes all orders back. Calls that are held back go through, and servers that were unavailable are back.
    pub fn clear(&self) {
        self.core.orders.clear();
        self.core.world().end_outages();
        self.core.touch();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_written_and_read() {
        let faults = [
            Fault::missing_permissions(),
            Fault::slow(Duration::from_secs(1))
                .on(RouteName::CreateMessage)
                .forever(),
            Fault::gateway_closed(4000),
        ];
        for fault in faults {
            let text = serde_json::to_string(&fault).expect("it is written");
            let read: Fault = serde_json::from_str(&text).expect("it is read");
            assert_eq!(serde_json::to_string(&read).expect("again"), text);
        }
    }
}
