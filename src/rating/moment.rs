//! Points in time, as far as ratings need them.

use std::ops::Sub;

/// A point in time, in milliseconds since 1970 (UTC).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

/// So many days of 24 hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Days(pub u32);

/// The length of a rating period.
///
/// Two games a month, which is much by correspondence, keep a deviation near 75; without any it is provisional again after a year and two
/// months. A shorter period would call slow but steady players provisional, a longer one would let a name stand for years.
pub const PERIOD: Days = Days(7);

/// What is called a month where somebody's habits are judged: the last thirty days, so that no first of a month begins afresh.
pub const MONTH: Days = Days(30);

impl Days {
    fn millis(self) -> i64 {
        i64::from(self.0) * 24 * 60 * 60 * 1000
    }
}

impl Moment {
    /// How many rating periods have passed since `earlier`; none if that is yet to come.
    pub(super) fn periods_since(self, earlier: Moment) -> f64 {
        let millis = self.0.saturating_sub(earlier.0).max(0);
        millis as f64 / PERIOD.millis() as f64
    }
}

impl Sub<Days> for Moment {
    type Output = Moment;

    fn sub(self, days: Days) -> Moment {
        Moment(self.0.saturating_sub(days.millis()))
    }
}
