//! The faults that are ordered, and how they meet the calls.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::{
    faults::{Fault, Kind, Suffering},
    rest::RouteName,
};

/// The faults that are ordered and have not all happened.
#[derive(Debug, Default)]
pub(crate) struct Orders(Mutex<Vec<Fault>>);

impl Orders {
    pub(super) fn list(&self) -> MutexGuard<'_, Vec<Fault>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is still to happen, but for held calls, which only a test can let go.
    pub(crate) fn standing(&self) -> Vec<Fault> {
        let list = self.list();
        let told = |fault: &&Fault| fault.times != Some(0) && !matches!(fault.kind, Kind::Held(_));
        list.iter().filter(told).cloned().collect()
    }

    /// Takes all orders back, and lets go the calls that are held back.
    pub(crate) fn clear(&self) {
        for fault in self.list().drain(..) {
            if let Kind::Held(gate) = fault.kind {
                gate.release();
            }
        }
    }

    /// The first fault that `wanted` is true of, one time less to happen.
    fn take(&self, wanted: impl Fn(&Fault) -> bool) -> Option<Kind> {
        let mut list = self.list();
        let open = |fault: &Fault| matches!(&fault.kind, Kind::Held(gate) if gate.is_open());
        list.retain(|fault| fault.times != Some(0) && !open(fault));
        let found = list.iter().position(wanted)?;
        let fault = &mut list[found];
        fault.times = fault.times.map(|times| times - 1);
        Some(fault.kind.clone())
    }

    /// Whether each new connection is cut.
    pub(crate) fn keep_gateway_away(&self) -> bool {
        self.list().iter().any(Fault::keeps_gateway_away)
    }

    /// Whether a heartbeat stays without an answer.
    pub(crate) fn withhold_answer(&self) -> bool {
        let wanted = |fault: &Fault| matches!(fault.kind, Kind::HeartbeatsUnanswered);
        self.take(wanted).is_some()
    }

    /// Waits where the call is held back, and tells what else it has to suffer.
    pub(crate) async fn suffer(&self, route: Option<RouteName>, path: &str) -> Option<Suffering> {
        loop {
            match self.take(|fault| fault.matches(route, path))? {
                Kind::Held(gate) => gate.pass().await,
                Kind::Slow { seconds } => {
                    let seconds = Duration::try_from_secs_f64(seconds);
                    tokio::time::sleep(seconds.unwrap_or_default()).await;
                    return None;
                }
                Kind::Refused(refusal) => return Some(Suffering::Refused(refusal.into())),
                Kind::RateLimited { seconds, global } => {
                    return Some(Suffering::RateLimited { seconds, global });
                }
                Kind::LostAnswer => return Some(Suffering::LostAnswer),
                Kind::Dropped => return Some(Suffering::Dropped),
                _ => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::ids::ChannelId;

    #[tokio::test]
    async fn a_fault_happens_as_often_as_ordered_and_only_where_it_matches() {
        let orders = Orders::default();
        let fault = Fault::missing_permissions().on(RouteName::CreateMessage);
        orders
            .list()
            .push(fault.in_channel(ChannelId::new(7)).times(2));
        let suffers = async |route, path| orders.suffer(Some(route), path).await;
        let (create, path) = (RouteName::CreateMessage, "/channels/7/messages");
        assert!(suffers(RouteName::GetMessage, path).await.is_none());
        assert!(suffers(create, "/channels/8/messages").await.is_none());
        for _ in 0..2 {
            let suffering = suffers(create, path).await;
            assert!(matches!(suffering, Some(Suffering::Refused(error)) if error.code == 50013));
        }
        assert!(suffers(create, path).await.is_none());
    }
}
