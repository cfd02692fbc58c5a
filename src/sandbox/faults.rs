//! Faults to order: refusals, cut connections, answers that are lost or held back.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::watch;

use super::{error::ApiError, ids::ChannelId, rest::RouteName};

/// Something that goes wrong with calls of the API.
#[derive(Clone, Debug)]
pub struct Fault {
    kind: Kind,
    route: Option<RouteName>,
    channel: Option<ChannelId>,
    path: Option<String>,
    /// How often it is still to happen; `None` for always.
    times: Option<u32>,
}

#[derive(Clone, Debug)]
enum Kind {
    Refused(ApiError),
    RateLimited { seconds: f64, global: bool },
    LostAnswer,
    Dropped,
    Held(Gate),
    Slow(Duration),
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

impl Fault {
    fn new(kind: Kind) -> Self {
        Self {
            kind,
            route: None,
            channel: None,
            path: None,
            times: Some(1),
        }
    }

    /// The call is refused with a status and Discord's code, and nothing is done.
    pub fn status(status: u16, code: u32) -> Self {
        Self::new(Kind::Refused(ApiError::of(status, code)))
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
        Self::new(Kind::Slow(by))
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

    fn matches(&self, route: Option<RouteName>, path: &str) -> bool {
        self.times != Some(0)
            && self.route.is_none_or(|wanted| route == Some(wanted))
            && self
                .channel
                .is_none_or(|channel| names_channel(path, channel))
            && self
                .path
                .as_ref()
                .is_none_or(|part| path.contains(part.as_str()))
    }
}

fn names_channel(path: &str, channel: ChannelId) -> bool {
    let rest = path.strip_prefix("/channels/").unwrap_or_default();
    rest.split(['/', '?']).next().and_then(|id| id.parse().ok()) == Some(channel)
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

    /// Lets everyone through, now and later.
    pub fn release(&self) {
        self.state.send_modify(|(_, open)| *open = true);
    }

    async fn pass(&self) {
        self.state.send_modify(|(arrived, _)| *arrived += 1);
        let _ = self.state.subscribe().wait_for(|(_, open)| *open).await;
    }
}

/// The faults that are ordered.
#[derive(Debug, Default)]
pub struct Faults {
    ordered: Mutex<Vec<Fault>>,
}

impl Faults {
    /// Orders a fault. Of several that match a call, the one ordered first happens.
    pub fn push(&self, fault: Fault) {
        self.list().push(fault);
    }

    /// Holds back all calls of a route before anything is done, until the gate is opened.
    pub fn hold(&self, route: RouteName) -> Gate {
        let (fault, gate) = Fault::held();
        self.push(fault.on(route).forever());
        gate
    }

    /// Takes all orders back. Calls that are held back go through.
    pub fn clear(&self) {
        for fault in self.list().drain(..) {
            if let Kind::Held(gate) = fault.kind {
                gate.release();
            }
        }
    }

    /// Waits where the call is held back, and tells what else it has to suffer.
    pub(crate) async fn suffer(&self, route: Option<RouteName>, path: &str) -> Option<Suffering> {
        loop {
            let (gate, wait) = {
                let mut list = self.list();
                if list.is_empty() {
                    return None;
                }
                let open = |fault: &Fault| matches!(&fault.kind, Kind::Held(gate) if gate.state.borrow().1);
                list.retain(|fault| fault.times != Some(0) && !open(fault));
                let fault = list.iter_mut().find(|fault| fault.matches(route, path))?;
                fault.times = fault.times.map(|times| times - 1);
                match &fault.kind {
                    Kind::Held(gate) => (Some(gate.clone()), Duration::ZERO),
                    Kind::Slow(by) => (None, *by),
                    Kind::Refused(error) => return Some(Suffering::Refused(error.clone())),
                    Kind::RateLimited { seconds, global } => {
                        return Some(Suffering::RateLimited {
                            seconds: *seconds,
                            global: *global,
                        });
                    }
                    Kind::LostAnswer => return Some(Suffering::LostAnswer),
                    Kind::Dropped => return Some(Suffering::Dropped),
                }
            };
            let Some(gate) = gate else {
                tokio::time::sleep(wait).await;
                return None;
            };
            gate.pass().await;
        }
    }

    fn list(&self) -> std::sync::MutexGuard<'_, Vec<Fault>> {
        self.ordered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_fault_happens_as_often_as_ordered_and_only_where_it_matches() {
        let faults = Faults::default();
        let channel = ChannelId::new(7);
        faults.push(
            Fault::status(403, 50013)
                .on(RouteName::CreateMessage)
                .in_channel(channel)
                .times(2),
        );
        let path = "/channels/7/messages";
        assert!(
            faults
                .suffer(Some(RouteName::GetMessage), path)
                .await
                .is_none()
        );
        assert!(
            faults
                .suffer(Some(RouteName::CreateMessage), "/channels/8/messages")
                .await
                .is_none()
        );
        for _ in 0..2 {
            let suffering = faults.suffer(Some(RouteName::CreateMessage), path).await;
            assert!(matches!(suffering, Some(Suffering::Refused(error)) if error.code == 50013));
        }
        assert!(
            faults
                .suffer(Some(RouteName::CreateMessage), path)
                .await
                .is_none()
        );
    }

    #[tokio::test]
    async fn a_held_call_waits_for_the_gate() {
        let faults = Arc::new(Faults::default());
        let gate = faults.hold(RouteName::CreateMessage);
        let call = tokio::spawn({
            let faults = Arc::clone(&faults);
            async move {
                faults
                    .suffer(Some(RouteName::CreateMessage), "/channels/7/messages")
                    .await
                    .is_none()
            }
        });
        gate.arrived().await;
        assert!(!call.is_finished());
        gate.release();
        assert!(call.await.expect("the call ends"));
        assert!(
            faults.list().is_empty()
                || faults
                    .suffer(Some(RouteName::CreateMessage), "")
                    .await
                    .is_none()
        );
    }
}
