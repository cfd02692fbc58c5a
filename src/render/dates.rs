//! Days as numbers.

/// The day of a time in milliseconds since 1970, in Greenwich, written as numbers that all languages read alike:
/// `2026-11-03`.
pub fn date(milliseconds: i64) -> String {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    // Eras of 400 years, which all have as many days, counted from a first of March: then a leap day is a year's last.
    const ERA: i64 = 146_097;
    let days = milliseconds.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    // Of a year that is no year of people, the end of all that can be written.
    let year = (era * 400 + year + next).clamp(0, 9999);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (milliseconds, expected) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_400_000, "2000-02-29"),
            (1_709_164_800_000, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (1_767_225_599_999, "2025-12-31"),
            (1_767_225_600_000, "2026-01-01"),
            (4_107_542_400_000, "2100-03-01"),
            (4_107_542_399_999, "2100-02-28"),
        ] {
            assert_eq!(date(milliseconds), expected);
        }
    }

    #[test]
    fn no_time_is_too_early_or_too_late() {
        assert_eq!(&date(i64::MIN)[..4], "0000");
        assert_eq!(&date(i64::MAX)[..4], "9999");
    }
}
