//! Whatever happens to a clock: its deadline lies where a plain telling of the same rules puts it, and keeps what it promises.

#![expect(clippy::unwrap_used, reason = "a test that fails should say where")]

use std::time::Duration;

use deblockle::game::{
    Absence, Begun, Credit, DAY, Deadline, Entry, Note, Pace, Quiet, Schedule, Timestamp, Zone,
    deadline,
};
use deblockle::rules::Side;

const MINUTE: Duration = Duration::from_secs(60);
/// 2026-03-01: four weeks before the clocks of Europe are put forward.
const START: Timestamp = Timestamp(1_772_323_200_000);

/// A small generator (splitmix64), so that a seed tells the whole story.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        let index = self.below(all.len() as u64);
        all[usize::try_from(index).unwrap()]
    }

    fn minutes(&mut self, most: u64) -> Duration {
        MINUTE * u32::try_from(self.below(most)).unwrap()
    }
}

/// A clock in some state: its log, in which Gold is to move at the end, and Gold's schedule.
struct Case {
    pace: Pace,
    log: Vec<Entry>,
    schedule: Schedule,
}

impl Case {
    fn any(chance: &mut Chance) -> Case {
        let pace = chance.one_of(&Pace::ALL);
        let mut at = START;
        let mut log = vec![entry(at, Note::Accepted), entry(at, Note::Started)];
        let mut frozen = false;
        let mut golds = 0;
        for number in 0..chance.below(12) {
            at = at.plus(chance.minutes(24 * 60));
            match chance.below(8) {
                0 => log.push(entry(at, Note::Reminded(Side::Gold))),
                1 => log.push(entry(at, gift(chance.minutes(48 * 60)))),
                2 => {
                    log.push(entry(at, [Note::Frozen, Note::Thawed][usize::from(frozen)]));
                    frozen = !frozen;
                }
                3 if golds > 0 => {
                    golds -= 1;
                    log.push(entry(at, Note::TakenBack(Side::Gold)));
                }
                _ => {
                    let side = [Side::Gold, Side::Blue][usize::try_from(number % 2).unwrap()];
                    golds += u32::from(side == Side::Gold);
                    log.push(entry(at, Note::Played(side)));
                }
            }
        }
        if frozen {
            log.push(entry(at.plus(MINUTE), Note::Thawed));
        }
        Case {
            pace,
            log,
            schedule: Schedule {
                version: 0,
                quiet: quiet(chance),
                absences: absences(chance),
            },
        }
    }

    fn read(&self) -> Option<Deadline> {
        deadline(self.pace, &self.log, Side::Gold, &self.schedule)
    }

    fn with(&self, more: Entry) -> Deadline {
        let log = [&self.log[..], &[more]].concat();
        deadline(self.pace, &log, Side::Gold, &self.schedule).unwrap()
    }

    fn begun(&self) -> &Entry {
        let begins = |entry: &&Entry| entry.what.begins_a_turn();
        self.log.iter().rfind(begins).unwrap()
    }

    fn last(&self) -> Timestamp {
        self.log.last().unwrap().at
    }

    fn is_away(&self, at: Timestamp) -> bool {
        let mut spans = self.schedule.spans();
        spans.any(|span| span.holds(at))
    }

    fn is_frozen(&self, at: Timestamp) -> bool {
        let before = self.log.iter().filter(|entry| entry.at <= at);
        let mut stops = before.filter(|entry| matches!(entry.what, Note::Frozen | Note::Thawed));
        stops
            .next_back()
            .is_some_and(|entry| entry.what == Note::Frozen)
    }

    fn is_quiet(&self, at: Timestamp) -> bool {
        let quiet = self.schedule.quiet.as_ref();
        quiet.is_some_and(|quiet| quiet.around(at).is_some())
    }

    fn stands(&self, at: Timestamp) -> bool {
        self.is_away(at) || self.is_frozen(at)
    }

    /// The rules told minute by minute: each lets the clock run, or not.
    fn plainly(&self) -> Option<Timestamp> {
        let begun = self.begun();
        let allowance = match self.pace {
            Pace::Unlimited => return None,
            Pace::EachTurn(time) => time,
            Pace::Bank { .. } => self.bank(),
        };
        let mut at = self.run(begun.at, allowance);
        let turn = self.log.iter().rposition(|entry| entry == begun).unwrap();
        for credit in self.log[turn..].iter().filter_map(credit) {
            at = self.run(at, credit);
        }
        Some(at)
    }

    fn bank(&self) -> Duration {
        let Pace::Bank {
            start,
            increment,
            cap,
        } = self.pace
        else {
            unreachable!()
        };
        let (mut bank, mut turn, mut given) = (start, START, Duration::ZERO);
        let mut unfilled = vec![];
        for entry in &self.log {
            match entry.what {
                Note::Played(side) => {
                    if side == Side::Gold {
                        let mut taken = Duration::ZERO;
                        let mut at = turn;
                        while at < entry.at {
                            taken += if self.stands(at) {
                                Duration::ZERO
                            } else {
                                MINUTE
                            };
                            at = at.plus(MINUTE);
                        }
                        bank = (bank + given).saturating_sub(taken);
                        unfilled.push(bank);
                        bank = (bank + increment).min(cap);
                    }
                    (turn, given) = (entry.at, Duration::ZERO);
                }
                Note::TakenBack(_) => {
                    // As if that turn had never filled it.
                    bank = unfilled.pop().unwrap();
                    (turn, given) = (entry.at, Duration::ZERO);
                }
                _ => given += credit(entry).unwrap_or_default(),
            }
        }
        bank
    }

    fn run(&self, from: Timestamp, time: Duration) -> Timestamp {
        let (mut at, mut left) = (from, time);
        while left > Duration::ZERO || self.stands(at) {
            left -= if self.stands(at) {
                Duration::ZERO
            } else {
                MINUTE
            };
            at = at.plus(MINUTE);
        }
        // The night before an end, and an absence that begins in it, are no part of the time.
        while self.is_quiet(at) {
            at = at.plus(MINUTE);
        }
        match self.stands(at) {
            true => self.run(at, Duration::ZERO),
            false => at,
        }
    }
}

fn deadline_of(case: &Case, log: &[Entry]) -> Option<Timestamp> {
    Some(deadline(case.pace, log, Side::Gold, &case.schedule)?.at)
}

fn entry(at: Timestamp, what: Note) -> Entry {
    Entry { at, what }
}

fn gift(length: Duration) -> Note {
    Note::Credited {
        side: Side::Gold,
        length,
        why: Credit::Gift,
    }
}

fn credit(entry: &Entry) -> Option<Duration> {
    match entry.what {
        Note::Credited { length, .. } => Some(length),
        _ => None,
    }
}

fn quiet(chance: &mut Chance) -> Option<Quiet> {
    let zones = [
        "UTC",
        "Europe/Berlin",
        "America/New_York",
        "Asia/Kolkata",
        "Pacific/Apia",
    ];
    let zone: Zone = chance.one_of(&zones).parse().unwrap();
    let from = chance.below(24);
    let until = (from + 1 + chance.below(10)) % 24;
    let time = |hour: u64| hour.to_string().parse().unwrap();
    let quiet = Quiet::new(zone, time(from), time(until)).unwrap();
    (chance.below(4) > 0).then_some(quiet)
}

fn absences(chance: &mut Chance) -> Vec<Absence> {
    let mut absences = Vec::new();
    let mut at = START;
    for _ in 0..chance.below(3) {
        let from = at.plus(chance.minutes(7 * 24 * 60));
        at = from.plus(DAY + chance.minutes(5 * 24 * 60));
        absences.push(Absence {
            from,
            until: at,
            begun: Begun::ByHand,
            over: true,
        });
    }
    absences
}

#[test]
fn a_deadline_is_where_the_rules_told_minute_by_minute_put_it() {
    let mut chance = Chance(7);
    let mut with_night = 0;
    for number in 0..1500 {
        let case = Case::any(&mut chance);
        let read = case.read().map(|deadline| deadline.at);
        let plain = case.plainly();
        assert_eq!(
            read, plain,
            "case {number}: {:?} {:?} {:?}",
            case.pace, case.log, case.schedule
        );
        with_night += usize::from(case.schedule.quiet.is_some() && read.is_some());
    }
    assert!(with_night > 500);
}

#[test]
fn a_deadline_keeps_what_it_promises() {
    let mut chance = Chance(11);
    let mut reminders = 0;
    for number in 0..5000 {
        let case = Case::any(&mut chance);
        let Some(read) = case.read() else {
            assert_eq!(case.pace, Pace::Unlimited, "case {number}");
            continue;
        };
        let at = read.at;
        assert!(!case.is_quiet(at) && !case.stands(at), "case {number}");
        if let Some(remind_at) = read.remind_at {
            reminders += 1;
            assert!(
                case.begun().at < remind_at && remind_at < at,
                "case {number}"
            );
            assert!(
                !case.is_quiet(remind_at) && !case.stands(remind_at),
                "case {number}"
            );
        }

        // More time given is never less time had, and a gift of nothing changes nothing.
        let now = case.last();
        let (little, more) = (chance.minutes(600), chance.minutes(600));
        let given = |length| case.with(entry(now, gift(length))).at;
        assert_eq!(given(Duration::ZERO), at, "case {number}");
        assert!(at <= given(little), "case {number}");
        assert!(given(little) <= given(little + more), "case {number}");
        assert!(given(little) >= at.plus(little), "case {number}");

        // Frozen time never counts.
        if now < at && !case.stands(now) && case.schedule.quiet.is_none() {
            let length = chance.minutes(5 * 24 * 60);
            let frozen = [
                entry(now, Note::Frozen),
                entry(now.plus(length), Note::Thawed),
            ];
            let log = [&case.log[..], &frozen].concat();
            let thawed = deadline_of(&case, &log).unwrap();
            assert!(thawed >= at, "case {number}");
            if case.schedule.absences.is_empty() {
                assert_eq!(thawed, at.plus(length), "case {number}");
            }
        }

        // While the clocks are stopped there is no deadline.
        let log = [&case.log[..], &[entry(now, Note::Frozen)]].concat();
        assert_eq!(deadline_of(&case, &log), None, "case {number}");

        // An absence from now on never makes it earlier.
        let mut away = case.schedule.clone();
        if away.spans().all(|span| span.until <= now) && away.leave(now, Begun::ByHand) {
            let end = away.away().unwrap().until;
            let later = deadline(case.pace, &case.log, Side::Gold, &away)
                .unwrap()
                .at;
            assert!(later >= at, "case {number}");
            assert!(now > at || later >= end, "case {number}");
        }
    }
    assert!(reminders > 1000, "only {reminders}");
}
