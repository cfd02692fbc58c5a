//! Schedule: when a person has no time to play. The same for all of that person's games.

use std::time::Duration;

use crate::game::clock::DAY;
use crate::game::{Quiet, Span, Timestamp, UserId};

/// How long a person may be away in a calendar year (UTC).
pub const AWAY_A_YEAR: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// The shortest absence. Without it, a moment of absence at the end of each turn would be free of cost; and whoever comes back has a day
/// for all the games whose clocks stood at their end.
pub const SHORTEST_ABSENCE: Duration = DAY;

/// When a person has no time to play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Schedule {
    /// Rises with each saved change.
    pub version: i64,
    /// The hours in which the person is not to be disturbed, if there are any.
    pub quiet: Option<Quiet>,
    /// All absences, in order. Only the last can still be under way.
    pub absences: Vec<Absence>,
}

/// A time for which a person is away: all clocks stand still that would run for that person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// When it began.
    pub from: Timestamp,
    /// When it ended, or will end if the person does not come back earlier.
    pub until: Timestamp,
    /// How it came about.
    pub begun: Begun,
    /// Whether it is known to have ended, and was dealt with.
    pub over: bool,
}

/// How an absence came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Begun {
    /// The person said so. It ends when the person says so.
    ByHand,
    /// Instead of a loss on time. It ends with the person's next turn.
    ByItself,
}

/// The schedules of the two who play a game, as they stood when the game was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Schedules {
    /// The challenger's.
    pub challenger: Schedule,
    /// The opponent's.
    pub opponent: Schedule,
}

impl Begun {
    /// Every value.
    pub const ALL: [Begun; 2] = [Begun::ByHand, Begun::ByItself];
}

impl Schedule {
    /// The absence that is under way, as far as is known.
    pub fn away(&self) -> Option<&Absence> {
        self.absences.last().filter(|absence| !absence.over)
    }

    /// How much away time is left in the year of this instant, after what was used before it.
    pub fn left(&self, at: Timestamp) -> Duration {
        let so_far = Span {
            from: at.year().from,
            until: at,
        };
        let used = self.spans().map(|span| span.within(so_far).length()).sum();
        AWAY_A_YEAR.saturating_sub(used)
    }

    /// Begins an absence, which goes on as long as there is away time, or up to one that has begun since. Tells whether the person is away
    /// then.
    pub fn leave(&mut self, at: Timestamp, begun: Begun) -> bool {
        let nothing_left = self.left(at).is_zero();
        let end = self.end_of(at);
        let later = self.absences.iter_mut().find(|later| later.until > at);
        if let Some(later) = later.filter(|later| later.over) {
            // It is noticed late: in another game their time was up after this one, and they have come back since.
            if !nothing_left {
                later.from = later.from.min(at);
                later.until = later.until.min(end);
            }
            return !nothing_left;
        }
        match self.absences.last_mut() {
            Some(absence) if !absence.over && (absence.from > at || absence.until > at) => {
                absence.from = absence.from.min(at);
                if begun == Begun::ByHand {
                    absence.begun = begun;
                }
            }
            _ if nothing_left => return false,
            _ => {
                self.lapse(at);
                self.absences.push(Absence {
                    from: at,
                    until: at,
                    begun,
                    over: false,
                });
            }
        }
        // All that is left, from now on and beyond the end of the year.
        if let Some(absence) = self.absences.last_mut() {
            absence.until = end;
        }
        true
    }

    /// Ends the absence that is under way, at the earliest a day after it began. Tells whether that changes anything.
    pub fn come_back(&mut self, now: Timestamp) -> bool {
        match self.absences.last_mut() {
            Some(absence) if !absence.over => {
                let before = *absence;
                let earliest = absence.from.plus(SHORTEST_ABSENCE);
                absence.until = absence.until.min(earliest.max(now));
                absence.over = absence.until <= now;
                *absence != before
            }
            _ => false,
        }
    }

    /// Ends an absence that began by itself, now that the person has made a turn.
    pub(super) fn has_moved(&mut self, now: Timestamp) {
        if self
            .away()
            .is_some_and(|away| away.begun == Begun::ByItself)
        {
            self.come_back(now);
        }
    }

    /// Notes that an absence has come to its end. Tells whether one has.
    pub fn lapse(&mut self, now: Timestamp) -> bool {
        match self.absences.last_mut() {
            Some(absence) if !absence.over && absence.until <= now => {
                absence.over = true;
                true
            }
            _ => false,
        }
    }

    /// The stretches of time for which the person was, is and will be away.
    pub fn spans(&self) -> impl Iterator<Item = Span> {
        self.absences.iter().map(|absence| Span {
            from: absence.from,
            until: absence.until,
        })
    }

    /// When an absence ends that goes on at this instant, and on until all away time is used up.
    fn end_of(&self, at: Timestamp) -> Timestamp {
        let next_year = at.year().until;
        let end = at.plus(self.left(at));
        match end < next_year {
            true => end,
            false => next_year.plus(AWAY_A_YEAR),
        }
    }
}

impl Schedules {
    /// One of the two, the other left as it is.
    pub(super) fn of_mut(&mut self, user: UserId, challenger: UserId) -> &mut Schedule {
        match user == challenger {
            true => &mut self.challenger,
            false => &mut self.opponent,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-01-01.
    const NEW_YEAR: Timestamp = Timestamp(1_767_225_600_000);

    fn day(number: u32) -> Timestamp {
        NEW_YEAR.plus(DAY * number)
    }

    #[test]
    fn thirty_days_a_year_are_all() {
        let mut schedule = Schedule::default();
        assert_eq!(schedule.left(day(10)), DAY * 30);
        assert!(schedule.leave(day(10), Begun::ByHand));
        assert_eq!(schedule.away().map(|away| away.until), Some(day(40)));
        assert_eq!(schedule.left(day(15)), DAY * 25);
        assert!(schedule.come_back(day(20)));
        assert_eq!(schedule.away(), None);
        assert!(!schedule.come_back(day(21)));

        assert!(schedule.leave(day(100), Begun::ByItself));
        assert_eq!(schedule.away().map(|away| away.until), Some(day(120)));
        assert!(!schedule.lapse(day(119)));
        assert!(schedule.lapse(day(120)));
        assert!(!schedule.lapse(day(121)));
        assert_eq!(schedule.left(day(200)), Duration::ZERO);
        assert!(!schedule.leave(day(200), Begun::ByHand));
        assert!(schedule.leave(day(365), Begun::ByHand), "a new year");
    }

    #[test]
    fn an_absence_over_new_year_goes_on_with_the_new_years_days() {
        let mut schedule = Schedule::default();
        schedule.leave(day(360), Begun::ByHand);
        assert_eq!(schedule.away().map(|away| away.until), Some(day(395)));
        schedule.come_back(day(370));
        assert_eq!(schedule.left(day(371)), DAY * 25);
        assert_eq!(schedule.left(day(364)), DAY * 26);
    }

    #[test]
    fn an_absence_costs_at_least_a_day() {
        let mut schedule = Schedule::default();
        schedule.leave(day(10), Begun::ByHand);
        assert!(schedule.come_back(day(10)));
        assert_eq!(schedule.away().map(|away| away.until), Some(day(11)));
        assert!(!schedule.come_back(day(10)));
        // Away again before that day is over: it is the same absence.
        assert!(schedule.leave(day(10), Begun::ByHand));
        assert_eq!(schedule.absences.len(), 1);
        assert_eq!(schedule.away().map(|away| away.until), Some(day(40)));
        schedule.come_back(day(10));
        schedule.lapse(day(11));
        assert_eq!(schedule.left(day(12)), DAY * 29);
    }

    #[test]
    fn a_turn_ends_only_what_began_by_itself() {
        for (begun, until) in [(Begun::ByHand, day(40)), (Begun::ByItself, day(12))] {
            let mut schedule = Schedule::default();
            schedule.leave(day(10), begun);
            schedule.has_moved(day(12));
            assert_eq!(schedule.absences[0].until, until);
        }
        // Said to be away while away by itself: it counts as said.
        let mut schedule = Schedule::default();
        schedule.leave(day(10), Begun::ByItself);
        schedule.leave(day(11), Begun::ByHand);
        schedule.has_moved(day(12));
        assert_eq!(schedule.absences[0].until, day(40));
        assert_eq!(schedule.absences[0].from, day(10));
    }

    #[test]
    fn an_absence_that_is_noticed_after_a_later_one_has_ended_is_one_with_it() {
        let mut schedule = Schedule::default();
        schedule.leave(day(10), Begun::ByItself);
        schedule.has_moved(day(12));
        assert!(schedule.leave(day(8), Begun::ByItself));
        let spans: Vec<Span> = schedule.spans().collect();
        let one = Span {
            from: day(8),
            until: day(12),
        };
        assert_eq!(spans, [one]);
        assert_eq!((schedule.away(), schedule.check()), (None, vec![]));
        assert_eq!(schedule.left(day(12)), DAY * 26);
        // From its end on, away time begins anew.
        assert!(schedule.leave(day(12), Begun::ByItself));
        assert_eq!(schedule.absences.len(), 2);
        assert_eq!(schedule.check(), []);
    }

    #[test]
    fn an_absence_that_began_before_another_was_declared_is_one_with_it() {
        let mut schedule = Schedule::default();
        schedule.leave(day(10), Begun::ByHand);
        schedule.leave(day(8), Begun::ByItself);
        let away = schedule.away().copied();
        assert_eq!(
            away.map(|away| (away.from, away.until)),
            Some((day(8), day(38)))
        );
        assert_eq!(away.map(|away| away.begun), Some(Begun::ByHand));
        assert_eq!(schedule.absences.len(), 1);
    }
}
