//! Time and chance as the service gets them from outside, so that tests own both.

use std::future::Future;
use std::pin::Pin;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::game::Timestamp;

/// What time it is, and waiting for a later one.
pub trait Clock: Send + Sync {
    /// What time it is.
    fn now(&self) -> Timestamp;

    /// Waits until then.
    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;

    /// Whether the program must have stood still while it leapt: nobody moves this clock by hand.
    fn is_left_alone(&self) -> bool {
        false
    }
}

/// The clock of this machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let since_1970 = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Timestamp(0).plus(since_1970)
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep(self.now().until(at)))
    }

    fn is_left_alone(&self) -> bool {
        true
    }
}

/// A source of chance.
pub trait Dice: Send + Sync {
    /// One of `0..sides`, each equally likely.
    fn roll(&self, sides: u8) -> u8;
}
