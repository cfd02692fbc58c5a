//! Quiet hours: when a person is not to be disturbed, by the clocks of the place where that person lives.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use jiff::civil::{Date, Time};
use jiff::tz::{self, TimeZone};
use thiserror::Error;

use crate::game::{Span, Timestamp};

/// The longest quiet hours of a day, in minutes.
const LONGEST: u16 = 10 * 60;
/// The minutes of a day.
const MINUTES: u16 = 24 * 60;

/// A time zone, by its name in the IANA database.
#[derive(Clone, PartialEq, Eq)]
pub struct Zone(TimeZone);

/// A time of day, to the minute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeOfDay(u16);

/// The hours of each day in which a person is not to be disturbed. They may go over midnight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quiet {
    zone: Zone,
    from: TimeOfDay,
    until: TimeOfDay,
}

/// Why hours can not be quiet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BadQuiet {
    /// They are longer than ten hours.
    #[error("quiet hours last at most ten hours")]
    TooLong,
    /// They end when they begin.
    #[error("quiet hours end later than they begin")]
    Empty,
}

/// A name that no time zone has.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("there is no time zone {0:?}")]
pub struct UnknownZone(pub String);

/// A text that is no time of day.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not a time of day")]
pub struct BadTime(pub String);

impl Quiet {
    /// Quiet hours from one time of day to another: at most ten hours.
    pub fn new(zone: Zone, from: TimeOfDay, until: TimeOfDay) -> Result<Quiet, BadQuiet> {
        let length = (until.0 + MINUTES - from.0) % MINUTES;
        match length {
            0 => Err(BadQuiet::Empty),
            _ if length > LONGEST => Err(BadQuiet::TooLong),
            _ => Ok(Quiet { zone, from, until }),
        }
    }

    /// Where the person lives.
    pub fn zone(&self) -> &Zone {
        &self.zone
    }

    /// When they begin.
    pub fn from(&self) -> TimeOfDay {
        self.from
    }

    /// When they end.
    pub fn until(&self) -> TimeOfDay {
        self.until
    }

    /// The quiet hours that this instant lies in, if it lies in any.
    pub fn around(&self, at: Timestamp) -> Option<Span> {
        let today = self.zone.date(at)?;
        // Where midnight is skipped or comes twice, the night of the next day may have begun.
        let days = [today.yesterday().ok(), Some(today), today.tomorrow().ok()];
        let nights = days.into_iter().flatten().filter_map(|day| self.on(day));
        nights.into_iter().find(|night| night.holds(at))
    }

    /// The quiet hours that begin on this day.
    fn on(&self, day: Date) -> Option<Span> {
        let over_midnight = self.until.0 <= self.from.0;
        let last_day = match over_midnight {
            true => day.tomorrow().ok()?,
            false => day,
        };
        Some(Span {
            from: self.zone.at(day, self.from)?,
            until: self.zone.at(last_day, self.until)?,
        })
    }
}

impl Zone {
    /// The names of all time zones.
    pub fn names() -> Vec<String> {
        let names = tz::db().available();
        names.map(|name| name.as_str().to_owned()).collect()
    }

    /// Its name.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// What day it is there.
    fn date(&self, at: Timestamp) -> Option<Date> {
        let at = jiff::Timestamp::from_millisecond(at.0).ok()?;
        Some(self.0.to_datetime(at).date())
    }

    /// When it is that time there on that day. A time that is skipped comes as much later, one that comes twice is the first.
    fn at(&self, day: Date, time: TimeOfDay) -> Option<Timestamp> {
        let hour = i8::try_from(time.0 / 60).ok()?;
        let minute = i8::try_from(time.0 % 60).ok()?;
        let time = Time::new(hour, minute, 0, 0).ok()?;
        let there = self.0.to_ambiguous_timestamp(day.to_datetime(time));
        Some(Timestamp(there.compatible().ok()?.as_millisecond()))
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Zone").field(&self.name()).finish()
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Zone {
    type Err = UnknownZone;

    fn from_str(text: &str) -> Result<Zone, UnknownZone> {
        let zone = tz::db()
            .get(text)
            .map_err(|_| UnknownZone(text.to_owned()))?;
        Ok(Zone(zone))
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

/// Reads `22:30`, `22`, `10pm`, `10:30 pm`.
impl FromStr for TimeOfDay {
    type Err = BadTime;

    fn from_str(text: &str) -> Result<TimeOfDay, BadTime> {
        let bad = || BadTime(text.to_owned());
        let lower = text.trim().to_lowercase();
        let (clock, noon) = match (lower.strip_suffix("am"), lower.strip_suffix("pm")) {
            (Some(clock), _) => (clock, Some(0)),
            (_, Some(clock)) => (clock, Some(12)),
            _ => (lower.as_str(), None),
        };
        let clock = clock.trim();
        let (hour, minute) = clock.split_once([':', '.']).unwrap_or((clock, "0"));
        let number = |text: &str| {
            let digits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            let number = digits.then(|| text.parse::<u16>().ok()).flatten();
            number.ok_or_else(bad)
        };
        let (hour, minute) = (number(hour)?, number(minute)?);
        let hour = match noon {
            Some(noon) if (1..=12).contains(&hour) => hour % 12 + noon,
            None if hour < 24 || (hour == 24 && minute == 0) => hour % 24,
            _ => return Err(bad()),
        };
        match minute {
            0..60 => Ok(TimeOfDay(hour * 60 + minute)),
            _ => Err(bad()),
        }
    }
}

impl Quiet {
    /// How long before quiet hours somebody is reminded who could not be reminded in them.
    pub(super) const BEFORE: Duration = Duration::from_secs(15 * 60);
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests {
    use super::*;

    fn quiet(zone: &str, from: &str, until: &str) -> Quiet {
        Quiet::new(
            zone.parse().unwrap(),
            from.parse().unwrap(),
            until.parse().unwrap(),
        )
        .unwrap()
    }

    fn utc(text: &str) -> Timestamp {
        Timestamp(text.parse::<jiff::Timestamp>().unwrap().as_millisecond())
    }

    #[test]
    fn a_night_goes_over_midnight() {
        let quiet = quiet("Europe/Berlin", "22:30", "7:00");
        let night = quiet.around(utc("2026-01-15T02:00:00Z")).unwrap();
        assert_eq!(night.from, utc("2026-01-14T21:30:00Z"));
        assert_eq!(night.until, utc("2026-01-15T06:00:00Z"));
        assert_eq!(quiet.around(night.from), Some(night));
        assert_eq!(quiet.around(night.until), None);
        assert_eq!(quiet.around(utc("2026-01-15T12:00:00Z")), None);
    }

    #[test]
    fn hours_within_a_day_stay_in_it() {
        let quiet = quiet("America/New_York", "9", "17");
        let day = quiet.around(utc("2026-07-01T14:00:00Z")).unwrap();
        assert_eq!(day.from, utc("2026-07-01T13:00:00Z"));
        assert_eq!(day.until, utc("2026-07-01T21:00:00Z"));
    }

    #[test]
    fn the_clocks_are_put_forward_and_back_in_the_night() {
        let quiet = quiet("Europe/Berlin", "22:00", "07:00");
        let forward = quiet.around(utc("2026-03-29T01:30:00Z")).unwrap();
        assert_eq!(forward.length(), Duration::from_secs(8 * 3600));
        assert_eq!(forward.until, utc("2026-03-29T05:00:00Z"));
        let back = quiet.around(utc("2026-10-25T00:30:00Z")).unwrap();
        assert_eq!(back.length(), Duration::from_secs(10 * 3600));
        assert_eq!(back.until, utc("2026-10-25T06:00:00Z"));
    }

    #[test]
    fn hours_that_are_skipped_or_come_twice_do_no_harm() {
        // In the night of the change, 02:00 to 03:00 is skipped in spring and comes twice in autumn.
        let quiet = quiet("Europe/Berlin", "02:10", "02:50");
        for hour in 0..48 {
            for start in ["2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z"] {
                let at = utc(start).plus(Duration::from_secs(hour * 3600 + 1200));
                if let Some(night) = quiet.around(at) {
                    assert!(night.holds(at) && night.length() <= Duration::from_secs(2 * 3600));
                }
            }
        }
    }

    #[test]
    fn ten_hours_are_the_most() {
        let new = |from: &str, until: &str| {
            let zone = "UTC".parse().unwrap();
            Quiet::new(zone, from.parse().unwrap(), until.parse().unwrap())
        };
        assert!(new("22", "8").is_ok());
        assert_eq!(new("22", "8:01"), Err(BadQuiet::TooLong));
        assert_eq!(new("8", "8"), Err(BadQuiet::Empty));
    }

    #[test]
    fn a_time_of_day_is_read_as_people_write_it() {
        for (text, time) in [
            ("22:30", "22:30"),
            ("7", "07:00"),
            ("7:05", "07:05"),
            ("24", "00:00"),
            ("10pm", "22:00"),
            ("12 AM", "00:00"),
            ("12pm", "12:00"),
            (" 6.15 am ", "06:15"),
        ] {
            assert_eq!(text.parse::<TimeOfDay>().unwrap().to_string(), time);
        }
        for text in [
            "", "25", "7:60", "13pm", "0am", "-1", "7:5:3", "noon", "24:01", "+7",
        ] {
            assert!(text.parse::<TimeOfDay>().is_err(), "{text}");
        }
    }

    #[test]
    fn zones_have_names() {
        assert!(Zone::names().len() > 300);
        assert!(Zone::names().contains(&"Asia/Kolkata".to_owned()));
        assert_eq!(
            "europe/berlin".parse::<Zone>().unwrap().name(),
            "Europe/Berlin"
        );
        assert!("Europe/Atlantis".parse::<Zone>().is_err());
        assert!("../etc/passwd".parse::<Zone>().is_err());
        assert_eq!("UTC".parse::<Zone>().unwrap().to_string(), "UTC");
    }
}
