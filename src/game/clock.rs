//! Points in time. The clock itself is read elsewhere: the game is told what time it is.

use std::time::Duration;

/// A point in time, in milliseconds since 1970 (UTC).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The point in time `duration` later. At the end of all time it stays there.
    pub fn plus(self, duration: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(millis(duration)))
    }

    /// The point in time `duration` earlier.
    pub fn minus(self, duration: Duration) -> Timestamp {
        Timestamp(self.0.saturating_sub(millis(duration)))
    }

    /// How long it is from here until `later`; nothing if that has passed.
    pub fn until(self, later: Timestamp) -> Duration {
        let millis = later.0.saturating_sub(self.0);
        Duration::from_millis(u64::try_from(millis).unwrap_or(0))
    }

    /// Whole seconds since 1970, rounded down.
    pub fn secs(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_moves_both_ways_and_never_overflows() {
        let noon = Timestamp(43_200_000);
        let later = noon.plus(Duration::from_secs(90));
        assert_eq!(later, Timestamp(43_290_000));
        assert_eq!(later.minus(Duration::from_secs(90)), noon);
        assert_eq!(noon.until(later), Duration::from_secs(90));
        assert_eq!(later.until(noon), Duration::ZERO);
        assert_eq!(Timestamp(i64::MAX).plus(Duration::MAX), Timestamp(i64::MAX));
        assert_eq!(Timestamp(-1).secs(), -1);
        assert_eq!(Timestamp(1_999).secs(), 1);
    }
}
