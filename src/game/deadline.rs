//! The deadline: the one place that tells when a player's time is up, from the pace, the log and the player's schedule.

use std::time::Duration;

use crate::game::log::{self, Entry, Note};
use crate::game::{Pace, Quiet, Schedule, Span, Timestamp};
use crate::rules::Side;

/// When a player's time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadline {
    /// When. It lies neither in the player's quiet hours nor in an absence.
    pub at: Timestamp,
    /// When the player is to be reminded: when a fifth of what there was is left, but not in quiet hours. None if there is no time for it.
    pub remind_at: Option<Timestamp>,
}

/// When this side's time is up, if it is the one that is to move, or to place. None if no clock runs: time plays no part in the game, or
/// the clocks are frozen.
pub fn deadline(pace: Pace, log: &[Entry], side: Side, schedule: &Schedule) -> Option<Deadline> {
    let clock = Clock::new(log, schedule);
    let (begun, allowance) = clock.allowance(pace, log, side)?;
    if log::is_frozen(log) {
        return None;
    }
    let turn = log::this_turn(log);
    // Each credit comes on top of what there was, nights and absences included: a day given is never less than a day.
    let own = clock.settled(clock.after(begun, allowance));
    let at = credits(turn, side).fold(own, |at, credit| clock.settled(clock.after(at, credit)));
    let before_the_fifth = sum(credits(turn, side)).saturating_add(allowance - allowance / 5);
    let remind_at = clock.settled_before(clock.after(begun, before_the_fifth), at);
    Some(Deadline {
        at,
        remind_at: remind_at.filter(|&remind_at| begun < remind_at),
    })
}

/// How much of a stretch of time counts for this side: neither its absences nor what was frozen.
pub(super) fn counted(log: &[Entry], schedule: &Schedule, span: Span) -> Duration {
    Clock::new(log, schedule).counted(span)
}

/// What this side was given beyond its own time.
fn credits(turn: &[Entry], side: Side) -> impl Iterator<Item = Duration> {
    turn.iter().filter_map(move |entry| match entry.what {
        Note::Credited {
            side: whose,
            length,
            ..
        } if whose == side => Some(length),
        _ => None,
    })
}

fn sum(lengths: impl Iterator<Item = Duration>) -> Duration {
    lengths.fold(Duration::ZERO, Duration::saturating_add)
}

/// A clock that stands still now and then, and never ends in quiet hours.
struct Clock<'a> {
    /// When it stands still, in order and apart from one another.
    still: Vec<Span>,
    quiet: Option<&'a Quiet>,
}

impl<'a> Clock<'a> {
    fn new(log: &[Entry], schedule: &'a Schedule) -> Clock<'a> {
        let mut spans: Vec<Span> = schedule.spans().chain(frozen(log)).collect();
        spans.retain(|span| span.from < span.until);
        spans.sort();
        let mut still: Vec<Span> = Vec::with_capacity(spans.len());
        for span in spans {
            match still.last_mut() {
                Some(last) if span.from <= last.until => last.until = last.until.max(span.until),
                _ => still.push(span),
            }
        }
        Clock {
            still,
            quiet: schedule.quiet.as_ref(),
        }
    }

    /// When the present turn began, and what there was for it: for placing, as much as for a first turn.
    fn allowance(&self, pace: Pace, log: &[Entry], side: Side) -> Option<(Timestamp, Duration)> {
        let begun = log.iter().rfind(|entry| entry.what.begins_a_turn())?;
        let allowance = match pace {
            Pace::Bank {
                start,
                increment,
                cap,
            } if begun.what != Note::Accepted => self.bank(log, side, [start, increment, cap]),
            _ => pace.first()?,
        };
        Some((begun.at, allowance))
    }

    /// What is in this side's bank at the beginning of the present turn.
    fn bank(&self, log: &[Entry], side: Side, [start, increment, cap]: [Duration; 3]) -> Duration {
        let mut bank = start;
        // What was left after each of this side's turns, before it was filled.
        let mut left = Vec::new();
        let started = log.iter().position(|entry| entry.what == Note::Started);
        let mut turn = started.unwrap_or(log.len());
        for (index, entry) in log.iter().enumerate().skip(turn + 1) {
            match entry.what {
                Note::Played(by) => {
                    if by == side {
                        let taken = self.counted(Span {
                            from: log[turn].at,
                            until: entry.at,
                        });
                        bank = bank.saturating_add(sum(credits(&log[turn..index], side)));
                        bank = bank.saturating_sub(taken);
                        left.push(bank);
                        bank = bank.saturating_add(increment).min(cap);
                    }
                    turn = index;
                }
                // Nobody pays for what is taken back, and nobody is paid.
                Note::TakenBack(by) => {
                    if by == side {
                        bank = left.pop().unwrap_or(bank);
                    }
                    turn = index;
                }
                _ => {}
            }
        }
        bank
    }

    fn counted(&self, span: Span) -> Duration {
        let still = self.still.iter().map(|still| still.within(span).length());
        span.length().saturating_sub(still.sum())
    }

    /// When this much has run off.
    fn after(&self, from: Timestamp, length: Duration) -> Timestamp {
        let (mut at, mut left) = (from, length);
        for still in &self.still {
            if still.until <= at {
                continue;
            }
            let runs = at.until(still.from);
            if left < runs {
                break;
            }
            left -= runs;
            at = still.until;
        }
        at.plus(left)
    }

    /// The first instant from here on that lies neither in quiet hours nor where the clock stands still.
    fn settled(&self, at: Timestamp) -> Timestamp {
        let mut at = at;
        loop {
            if let Some(night) = self.quiet.and_then(|quiet| quiet.around(at)) {
                at = night.until;
            }
            match self.still.iter().find(|still| still.holds(at)) {
                Some(still) => at = still.until,
                None => return at,
            }
        }
    }

    /// Such an instant that is before the end: if there is none from here on, then just before the quiet hours.
    fn settled_before(&self, at: Timestamp, end: Timestamp) -> Option<Timestamp> {
        let settled = self.settled(at);
        if settled < end {
            return Some(settled);
        }
        let night = self.quiet?.around(at)?;
        let evening = night.from.minus(Quiet::BEFORE);
        Some(evening).filter(|&evening| self.settled(evening) == evening)
    }
}

/// When all clocks of the game were stopped.
fn frozen(log: &[Entry]) -> Vec<Span> {
    let mut frozen: Vec<Span> = Vec::new();
    let mut since = None;
    for entry in log {
        match entry.what {
            Note::Frozen => since = since.or(Some(entry.at)),
            Note::Thawed => frozen.extend(since.take().map(|from| Span {
                from,
                until: entry.at,
            })),
            _ => {}
        }
    }
    frozen.extend(since.map(|from| Span {
        from,
        until: Timestamp::MAX,
    }));
    frozen
}
