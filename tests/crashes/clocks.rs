//! Clocks: what each deadline must be, told plainly from what has happened, and what time has done to the games.
//!
//! The database is moved back while nothing runs, so its times are compared as if none had been: `shift` later.

use std::collections::HashMap;
use std::time::Duration;

use deblockle::game::{
    Absence, Credit, Ending, Entry, Game, GameId, Note, Pace, Quiet, Timestamp, Victory,
};
use deblockle::rules::Side;
use deblockle::service::OUTAGE;

use crate::ledger::Doing;
use crate::people::What;

/// By how much a time of the database may differ from one that was taken outside.
const ABOUT: Duration = Duration::from_secs(2);

/// How the process was out of reach, and what of that is still to be made good for.
#[derive(Debug, Clone, Copy)]
pub struct Outage {
    /// How long it was kept from running.
    pub least: Duration,
    /// The same with the time since it began to hear Discord for the last time: it cannot have been longer.
    pub most: Duration,
}

/// One life of the process, as its clocks are compared.
#[derive(Debug, Clone, Copy)]
pub struct LifeTime {
    pub from: Timestamp,
    pub until: Timestamp,
    /// How much the database has been moved back so far.
    pub shift: Duration,
    /// What had to be made good for in it, if it has heard Discord.
    pub outage: Option<Outage>,
}

/// What was seen of the games' time.
#[derive(Default)]
pub struct Clocks {
    /// How many deadlines were told a second time.
    pub deadlines: usize,
    logs: HashMap<GameId, Vec<Entry>>,
    /// Until when those had time whom a game waited for.
    ends: HashMap<(GameId, Side), Timestamp>,
    ended: HashMap<GameId, Ending>,
}

impl Clocks {
    /// Looks at the games after a life, and tells what time has done wrong.
    pub fn compare(&mut self, games: &[Game], doings: &[Doing], life: LifeTime) -> Vec<String> {
        let mut faults = Vec::new();
        let schedules_changed = doings
            .iter()
            .any(|doing| matches!(doing.deed.what, What::Away(_) | What::Quiet(_)));
        for game in games {
            let mut fault = |what: String| faults.push(format!("game {}: {what}", game.id));
            let known = self.logs.entry(game.id).or_default();
            let log: Vec<Entry> = game
                .log
                .iter()
                .map(|entry| Entry {
                    at: entry.at.plus(life.shift),
                    ..*entry
                })
                .collect();
            let Some(new) = log.strip_prefix(known.as_slice()) else {
                fault(format!("its log was {known:?} and is {log:?}"));
                continue;
            };
            let (begin, end) = (life.from.minus(ABOUT), life.until.plus(ABOUT));
            for entry in new {
                // An absence that begins instead of a loss begins when the time was up.
                let back = matches!(entry.what, Note::AwayBegan(_));
                if entry.at > end || entry.at < begin && !back {
                    fault(format!(
                        "{entry:?} is not of this life, {begin:?} to {end:?}"
                    ));
                }
            }
            let ends = &mut self.ends;
            if !schedules_changed {
                let end = |side| ends.get(&(game.id, side)).copied();
                credited(game, new, end, life)
                    .into_iter()
                    .for_each(&mut fault);
            }
            *known = log;
            twice_reminded(game).into_iter().for_each(&mut fault);

            for side in Side::ALL {
                ends.remove(&(game.id, side));
            }
            for side in game.awaited() {
                let (shown, told) = (game.deadline(side).map(|end| end.at), plainly(game, side));
                self.deadlines += usize::from(told.is_some());
                ends.extend(told.map(|end| ((game.id, side), end.plus(life.shift))));
                if shown != told {
                    fault(format!(
                        "{side:?} has until {shown:?}, but should have until {told:?}: {:?} {:?} {:?}",
                        game.terms.pace,
                        game.log,
                        game.schedule(side)
                    ));
                }
            }
            if let Some(ending) = game.ending()
                && self.ended.insert(game.id, ending).is_none()
            {
                let now = Timestamp(life.until.0).minus(life.shift).plus(ABOUT);
                too_early(game, ending, doings, now)
                    .into_iter()
                    .for_each(&mut fault);
            }
        }
        faults
    }

    /// What should have happened by now and has not, though all that is due was done.
    pub fn overdue(games: &[Game], now: Timestamp) -> Vec<String> {
        let late = games
            .iter()
            .filter(|game| game.wake_at().is_some_and(|at| at <= now))
            .filter(|game| game.wait_until(now).is_none());
        late.map(|game| format!("game {}: something is overdue", game.id))
            .collect()
    }
}

/// How often a thing of this kind stands in the games' logs.
pub fn count(games: &[Game], is_it: impl Fn(Note) -> bool) -> usize {
    let notes = games.iter().flat_map(|game| &game.log);
    notes.filter(|entry| is_it(entry.what)).count()
}

/// Whether the outage before this life was made good for, once, in a game where somebody's time ran.
fn credited(
    game: &Game,
    new: &[Entry],
    end: impl Fn(Side) -> Option<Timestamp>,
    life: LifeTime,
) -> Vec<String> {
    let mut faults = Vec::new();
    for side in Side::ALL {
        let lengths: Vec<Duration> = new
            .iter()
            .filter_map(|entry| match entry.what {
                Note::Credited {
                    side: whose,
                    length,
                    why: Credit::Outage,
                } if whose == side => Some(length),
                _ => None,
            })
            .collect();
        let Some(outage) = life.outage else {
            if !lengths.is_empty() {
                faults.push(format!("{side:?} was given {lengths:?} for nothing"));
            }
            continue;
        };
        if lengths.len() > 1 || lengths.iter().any(|length| *length > outage.most + ABOUT) {
            faults.push(format!("{side:?} was given {lengths:?} for {outage:?}"));
        }
        // Away, nobody loses time by it.
        let there = game
            .schedule(side)
            .is_some_and(|schedule| schedule.absences.is_empty());
        if there
            && let [length] = lengths[..]
            && length + ABOUT < outage.least
        {
            faults.push(format!("{side:?} was given only {length:?} for {outage:?}"));
        }
        // Whose time was up before it gets none.
        let since = life.from.minus(outage.most);
        let ran = end(side).is_some_and(|end| end > since.plus(OUTAGE));
        if there && ran && lengths.is_empty() && outage.least > OUTAGE {
            faults.push(format!("{side:?} was given nothing for {outage:?}"));
        }
    }
    faults
}

/// Reminders that came twice for one turn.
fn twice_reminded(game: &Game) -> Vec<String> {
    let mut faults = Vec::new();
    for turn in game.log.split(|entry| entry.what.begins_a_turn()) {
        for side in Side::ALL {
            let reminders = turn
                .iter()
                .filter(|entry| entry.what == Note::Reminded(side));
            if reminders.count() > 1 {
                faults.push(format!("{side:?} was reminded twice of one turn"));
            }
        }
    }
    faults
}

/// Whether a game has ended by time before anybody's time was up.
fn too_early(game: &Game, ending: Ending, doings: &[Doing], now: Timestamp) -> Option<String> {
    let doing = doings.iter().find(|doing| doing.deed.game == Some(game.id));
    let is_up = |side: Side| plainly(game, side).is_some_and(|end| end <= now);
    let asked = |wanted: fn(&What) -> bool| doing.is_some_and(|doing| wanted(&doing.deed.what));
    let right = match ending {
        Ending::Won {
            winner,
            by: Victory::Time,
        } => is_up(!winner),
        Ending::Aborted => {
            asked(|what| matches!(what, What::Resign)) || Side::ALL.into_iter().any(is_up)
        }
        _ => true,
    };
    (!right).then(|| {
        format!(
            "{ending:?} came too early: {:?} {:?}",
            game.terms.pace, game.log
        )
    })
}

/// When this side's time is up: the rules, told once more.
fn plainly(game: &Game, side: Side) -> Option<Timestamp> {
    let log = &game.log;
    let stops = log
        .iter()
        .rfind(|entry| matches!(entry.what, Note::Frozen | Note::Thawed));
    if stops.is_some_and(|entry| entry.what == Note::Frozen) {
        return None;
    }
    let schedule = game.schedule(side)?;
    let begun = log.iter().rposition(|entry| entry.what.begins_a_turn())?;
    let allowance = match game.terms.pace {
        Pace::Unlimited => return None,
        Pace::EachTurn(time) => time,
        Pace::Bank { start, .. } if log[begun].what == Note::Accepted => start,
        Pace::Bank {
            start,
            increment,
            cap,
        } => bank(log, side, &schedule.absences, [start, increment, cap]),
    };
    let quiet = schedule.quiet.as_ref();
    let mut end = run(log[begun].at, allowance, &schedule.absences, quiet);
    for entry in &log[begun..] {
        if let Note::Credited {
            side: whose,
            length,
            ..
        } = entry.what
            && whose == side
        {
            end = run(end, length, &schedule.absences, quiet);
        }
    }
    Some(end)
}

/// The end of so much time from an instant on: absences do not count, and it lies neither in one nor in quiet hours.
fn run(from: Timestamp, time: Duration, absences: &[Absence], quiet: Option<&Quiet>) -> Timestamp {
    let mut end = from.plus(time);
    for absence in absences {
        if absence.until > from && absence.from <= end {
            end = end.plus(absence.from.max(from).until(absence.until));
        }
    }
    loop {
        let night = quiet.and_then(|quiet| quiet.around(end));
        let away = absences
            .iter()
            .find(|away| away.from <= end && end < away.until);
        match (night, away) {
            (Some(night), _) => end = night.until,
            (None, Some(away)) => end = away.until,
            (None, None) => return end,
        }
    }
}

/// What is left in a bank when the present turn begins.
fn bank(
    log: &[Entry],
    side: Side,
    absences: &[Absence],
    [start, increment, cap]: [Duration; 3],
) -> Duration {
    let mut bank = start;
    let mut begun = None;
    for entry in log {
        match (entry.what, begun) {
            (
                Note::Credited {
                    side: whose,
                    length,
                    ..
                },
                Some(_),
            ) if whose == side => {
                bank += length;
            }
            (Note::Played(by), Some(begun)) => {
                let away = absences.iter().map(|away| {
                    let from: Timestamp = away.from.max(begun);
                    from.until(away.until.min(entry.at))
                });
                let taken = begun.until(entry.at).saturating_sub(away.sum());
                if by == side {
                    bank = (bank.saturating_sub(taken) + increment).min(cap);
                }
            }
            _ => {}
        }
        if matches!(entry.what, Note::Started | Note::Played(_)) {
            begun = Some(entry.at);
        }
    }
    // What was given for the present turn comes on top of it, later.
    let turn = log.iter().rposition(|entry| entry.what.begins_a_turn());
    let given = log[turn.unwrap_or(0)..]
        .iter()
        .filter_map(|entry| match entry.what {
            Note::Credited {
                side: whose,
                length,
                ..
            } if whose == side => Some(length),
            _ => None,
        });
    bank.saturating_sub(given.sum())
}
