//! Points in time. The clock itself is read elsewhere: the game is told what time it is.

use std::time::Duration;

use jiff::civil;
use jiff::tz::TimeZone;

/// A day of 24 hours.
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A point in time, in milliseconds since 1970 (UTC).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

/// A stretch of time, from its first instant up to its end, which is no part of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// When it begins.
    pub from: Timestamp,
    /// When it is over.
    pub until: Timestamp,
}

impl Timestamp {
    /// The end of all time.
    pub const MAX: Timestamp = Timestamp(i64::MAX);

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

    /// The calendar year (UTC) that it lies in. Beyond the calendar, all time is one year.
    pub fn year(self) -> Span {
        let all = Span {
            from: Timestamp(i64::MIN),
            until: Timestamp::MAX,
        };
        let Ok(at) = jiff::Timestamp::from_millisecond(self.0) else {
            return all;
        };
        let year = TimeZone::UTC.to_datetime(at).year();
        let start = |year| {
            let first = civil::Date::new(year, 1, 1).ok()?;
            let at = TimeZone::UTC.to_timestamp(first.at(0, 0, 0, 0)).ok()?;
            Some(Timestamp(at.as_millisecond()))
        };
        Span {
            from: start(year).unwrap_or(all.from),
            until: start(year.saturating_add(1)).unwrap_or(all.until),
        }
    }
}

impl Span {
    /// The time (UTC) that a date tells: a year (`2026`), a month (`2026-11`) or a day (`2026-11-03`).
    pub fn of_date(text: &str) -> Option<Span> {
        let mut parts = text.split('-');
        let year: i16 = parts.next().filter(|year| year.len() == 4)?.parse().ok()?;
        let part = |part: Option<&str>| part.map(|part| part.parse::<i8>().ok());
        let (month, day) = (part(parts.next()), part(parts.next()));
        if parts.next().is_some() {
            return None;
        }
        let first = civil::Date::new(year, month.unwrap_or(Some(1))?, day.unwrap_or(Some(1))?);
        let first = first.ok()?;
        let next = match (month, day) {
            (None, _) => first.last_of_year().tomorrow(),
            (Some(_), None) => first.last_of_month().tomorrow(),
            (Some(_), Some(_)) => first.tomorrow(),
        };
        let at = |date: civil::Date| {
            let at = TimeZone::UTC.to_timestamp(date.at(0, 0, 0, 0)).ok()?;
            Some(Timestamp(at.as_millisecond()))
        };
        Some(Span {
            from: at(first)?,
            until: at(next.ok()?)?,
        })
    }

    /// The day (UTC) of an instant, as [`Span::of_date`] reads it.
    pub fn date(at: Timestamp) -> String {
        match jiff::Timestamp::from_millisecond(at.0) {
            Ok(at) => TimeZone::UTC.to_datetime(at).date().to_string(),
            Err(_) => String::new(),
        }
    }

    /// How long it is.
    pub fn length(self) -> Duration {
        self.from.until(self.until)
    }

    /// Whether this instant is a part of it.
    pub fn holds(self, at: Timestamp) -> bool {
        self.from <= at && at < self.until
    }

    /// What both have in common, which may be nothing.
    pub fn within(self, other: Span) -> Span {
        Span {
            from: self.from.max(other.from),
            until: self.until.min(other.until),
        }
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

    #[test]
    fn a_date_is_a_year_a_month_or_a_day() {
        let length = |text: &str| Span::of_date(text).map(Span::length);
        assert_eq!(length("2024"), Some(DAY * 366));
        assert_eq!(length("2026-02"), Some(DAY * 28));
        assert_eq!(length("2026-11-03"), Some(DAY));
        let day = Span::of_date("2026-11-03").map(|day| Span::date(day.from));
        assert_eq!(day.as_deref(), Some("2026-11-03"));
        for wrong in [
            "",
            "26",
            "2026-13",
            "2026-02-30",
            "2026-1-1-1",
            "today",
            "2026-",
        ] {
            assert_eq!(length(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_year_is_the_calendars() {
        // 2024 had a day more.
        let in_2024 = Timestamp(1_709_164_800_000);
        assert_eq!(in_2024.year().length(), DAY * 366);
        assert_eq!(in_2024.year().from, Timestamp(1_704_067_200_000));
        let last = Timestamp(in_2024.year().until.0 - 1);
        assert_eq!(last.year(), in_2024.year());
        assert_eq!(in_2024.year().until.year().length(), DAY * 365);
        assert!(Timestamp::MAX.year().holds(Timestamp(0)));
    }
}
