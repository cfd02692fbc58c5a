//! The sandbox's clock: the machine's time, or a time that only tests move.

use std::{
    future,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

/// Tells the time in unix milliseconds, and can be moved forward. Copies are one clock.
#[derive(Clone, Debug)]
pub struct Clock {
    /// What `advance` has added, and for a frozen clock the whole time.
    offset: Arc<watch::Sender<i64>>,
    runs: bool,
}

impl Default for Clock {
    fn default() -> Self {
        Self::system()
    }
}

impl Clock {
    /// A clock that runs with the machine's.
    pub fn system() -> Self {
        Self {
            offset: Arc::new(watch::Sender::new(0)),
            runs: true,
        }
    }

    /// A clock that stands at `start` (unix milliseconds) until it is moved.
    pub fn frozen(start: i64) -> Self {
        Self {
            offset: Arc::new(watch::Sender::new(start)),
            runs: false,
        }
    }

    /// The time in unix milliseconds.
    pub fn now(&self) -> i64 {
        self.ahead() + if self.runs { machine_now() } else { 0 }
    }

    /// How far it was moved; for a frozen clock the whole time.
    pub(crate) fn ahead(&self) -> i64 {
        *self.offset.borrow()
    }

    /// Whether it goes by itself.
    pub(crate) fn runs(&self) -> bool {
        self.runs
    }

    /// Moves the clock forward; whoever waits for a time that has now come is woken.
    pub fn advance(&self, by: Duration) {
        self.offset
            .send_modify(|offset| *offset += by.as_millis() as i64);
    }

    /// Returns when the clock shows at least `time` (unix milliseconds): by running there, or by being moved.
    pub async fn until(&self, time: i64) {
        let mut moved = self.offset.subscribe();
        loop {
            let left = time - self.now();
            if left <= 0 {
                return;
            }
            let runs_there = async {
                if self.runs {
                    tokio::time::sleep(Duration::from_millis(left as u64)).await;
                } else {
                    future::pending::<()>().await;
                }
            };
            tokio::select! {
                () = runs_there => {}
                // The sender lives in `self`, so this cannot fail.
                _ = moved.changed() => {}
            }
        }
    }
}

fn machine_now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as i64)
}

/// `2020-01-01T00:00:00.000000+00:00`, the way Discord writes a time.
pub(crate) fn iso8601(unix_ms: i64) -> String {
    let days = unix_ms.div_euclid(86_400_000);
    let ms = unix_ms.rem_euclid(86_400_000);
    // Days to a date after Howard Hinnant's `civil_from_days`: years begin in March, so that the leap day is last.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let (hour, minute, second, milli) = (
        ms / 3_600_000,
        ms / 60_000 % 60,
        ms / 1_000 % 60,
        ms % 1_000,
    );
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_discord_writes_them() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(
            iso8601(1_577_836_800_000),
            "2020-01-01T00:00:00.000000+00:00"
        );
        assert_eq!(
            iso8601(1_709_210_096_789),
            "2024-02-29T12:34:56.789000+00:00"
        );
    }

    #[tokio::test]
    async fn a_frozen_clock_wakes_its_waiters_when_it_is_moved() {
        let clock = Clock::frozen(1_000);
        let waiter = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.until(4_000).await;
                clock.now()
            }
        });
        clock.advance(Duration::from_secs(1));
        assert_eq!(clock.now(), 2_000);
        clock.advance(Duration::from_secs(2));
        assert_eq!(waiter.await.expect("the waiter ends"), 4_000);
    }
}
