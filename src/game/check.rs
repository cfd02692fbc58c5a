//! What must be true of every game and every schedule, whatever was done: looked at when a database is checked.

use std::time::Duration;

use thiserror::Error;

use crate::game::{
    AWAY_A_YEAR, Draw, Ending, Game, Note, Pace, Play, Schedule, Span, Stage, TimeOut, Victory,
};
use crate::rules::{Outcome, PlacingError, SetupError, Side};

/// By how much an entry of a log may be earlier than the one before it: a machine's clock is set right now and then.
const SET_RIGHT: Duration = Duration::from_secs(60 * 60);

/// Something about a game that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Flaw {
    /// Those who play are not the two of the challenge.
    #[error("its players are not the two of its challenge")]
    Players,
    /// Nobody can play against themselves.
    #[error("somebody plays against themselves")]
    Oneself,
    /// There are players before the challenge was accepted, or none after it.
    #[error("its stage and its players do not fit")]
    Stage,
    /// The terms cannot be played by.
    #[error("its starting squares: {0}")]
    Squares(SetupError),
    /// A side's blocks cannot lie so.
    #[error("the {0} blocks as they are placed: {1}")]
    Placing(&'static str, PlacingError),
    /// Both sides are placed, and play has not begun.
    #[error("both sides are placed, but play has not begun")]
    NotBegun,
    /// The first position is not one that its terms lead to.
    #[error("its first position is not one of its terms")]
    Start,
    /// A tip waits for a hop that cannot come.
    #[error("a tip waits for a hop, and none can come")]
    Pending,
    /// It goes on after its end, or ended otherwise than on the board.
    #[error("its end is not the one on the board")]
    End,
    /// The log does not tell of what was done.
    #[error("its log does not tell of {0}")]
    Untold(&'static str),
    /// The log tells of something that was not done.
    #[error("entry {number} of its log, {what:?}, does not fit")]
    Misfit {
        /// Which entry, counted from 1.
        number: usize,
        /// What it says.
        what: Note,
    },
    /// An entry is much earlier than the one before it.
    #[error("entry {0} of its log is earlier than the one before")]
    OutOfOrder(usize),
}

/// Something about a schedule that cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ScheduleFlaw {
    /// It ends before it begins.
    #[error("absence {0} ends before it begins")]
    Backwards(usize),
    /// It begins before the one before it has ended.
    #[error("absence {0} begins before the one before has ended")]
    Overlap(usize),
    /// Only the last can go on.
    #[error("absence {0} has never ended, and there is a later one")]
    GoesOn(usize),
    /// More than anybody has.
    #[error("the absences of the year of {} take more days than a year has for them", .0.from.secs())]
    TooLong(Span),
}

impl Game {
    /// All that cannot be about this game, by its own account. There should be nothing.
    pub fn check(&self) -> Vec<Flaw> {
        let mut flaws = Vec::from_iter(self.check_people());
        if let Err(error) = self.terms.squares.check(self.terms.ruleset) {
            flaws.push(Flaw::Squares(error));
        }
        match &self.stage {
            Stage::Challenged => {}
            Stage::SettingUp { .. } => flaws.extend(self.check_placings()),
            Stage::Playing(play) => {
                flaws.extend(self.check_start(play));
                let position = play.position();
                let waits = play
                    .pending()
                    .is_some_and(|tip| position.legal_hops(tip).is_empty());
                flaws.extend(waits.then_some(Flaw::Pending));
                flaws.extend(play.outcome().map(|_| Flaw::End));
            }
            Stage::Over { ending, play } => {
                if let Some(play) = play {
                    flaws.extend(self.check_start(play));
                    flaws.extend(play.pending().map(|_| Flaw::Pending));
                }
                flaws.extend((!may_end_so(*ending, play.as_ref())).then_some(Flaw::End));
            }
        }
        flaws.extend(self.check_log());
        flaws.extend(self.check_turns());
        flaws
    }

    fn check_people(&self) -> Option<Flaw> {
        if self.opponent == Some(self.challenger) {
            return Some(Flaw::Oneself);
        }
        let unanswered = match self.stage {
            Stage::Challenged => true,
            Stage::Over { ending, .. } => {
                matches!(
                    ending,
                    Ending::Declined | Ending::Withdrawn | Ending::Lapsed
                )
            }
            _ => false,
        };
        match &self.players {
            None => (!unanswered).then_some(Flaw::Stage),
            Some(_) if unanswered => Some(Flaw::Stage),
            Some(players) => {
                let both = [players.gold, players.blue];
                let fits = self.people().all(|player| both.contains(&player));
                (!fits).then_some(Flaw::Players)
            }
        }
    }

    fn check_placings(&self) -> Vec<Flaw> {
        let Stage::SettingUp {
            squares,
            rolls,
            placings,
            drafts,
        } = &self.stage
        else {
            return Vec::new();
        };
        let mut flaws = Vec::new();
        for (side, name) in [(Side::Gold, "gold"), (Side::Blue, "blue")] {
            for placing in placings[side].iter().chain([&drafts[side]]) {
                if let Err(error) = placing.check(squares.squares(side), &rolls[side]) {
                    flaws.push(Flaw::Placing(name, error));
                }
            }
        }
        let both = Side::ALL.into_iter().all(|side| placings[side].is_some());
        flaws.extend(both.then_some(Flaw::NotBegun));
        flaws
    }

    fn check_start(&self, play: &Play) -> Option<Flaw> {
        let start = play.start();
        let fits = self.players.as_ref().is_none_or(|players| {
            let challenger_plays = match players.gold == self.challenger {
                true => Side::Gold,
                false => Side::Blue,
            };
            let squares = self.terms.squares_with_challenger(challenger_plays);
            Side::ALL.into_iter().all(|side| {
                let mut agreed = squares.squares(side).to_vec();
                let mut there: Vec<_> = start.board().squares(side).into_iter().collect();
                agreed.sort_unstable();
                there.sort_unstable();
                agreed == there
            })
        });
        let first = start.side_to_move() == Side::Gold
            && start.turn_number() == 1
            && start.pending().is_none()
            && start.ruleset() == self.terms.ruleset;
        (!(fits && first)).then_some(Flaw::Start)
    }

    /// Whether the log is in order, and tells of what has come before the turns.
    fn check_log(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let (mut latest, mut started, mut frozen) = (None, 0, false);
        for (number, entry) in (1..).zip(&self.log) {
            // An absence begins when time was up, which may have been noticed later.
            if !matches!(entry.what, Note::AwayBegan(_)) {
                if latest > Some(entry.at.plus(SET_RIGHT)) {
                    flaws.push(Flaw::OutOfOrder(number));
                }
                latest = latest.max(Some(entry.at));
            }
            let fits = match entry.what {
                Note::Accepted => number == 1,
                Note::Placed(side) => match &self.stage {
                    Stage::SettingUp { placings, .. } => placings[!side].is_some(),
                    _ => started == 0,
                },
                Note::Started => {
                    started += 1;
                    started == 1 && !matches!(self.stage, Stage::SettingUp { .. })
                }
                Note::Played(_) | Note::TakenBack(_) => started == 1,
                Note::Credited { length, .. } => length > Duration::ZERO,
                Note::Frozen => !std::mem::replace(&mut frozen, true),
                Note::Thawed => std::mem::replace(&mut frozen, false),
                Note::TimeUp(_) => self.terms.time_out == TimeOut::Claim,
                _ => true,
            };
            if !fits || self.players.is_none() {
                let what = entry.what;
                flaws.push(Flaw::Misfit { number, what });
            }
        }
        if self.has_whole_log() {
            if let Stage::SettingUp { placings, .. } = &self.stage {
                let told = |side| {
                    self.log
                        .iter()
                        .any(|entry| entry.what == Note::Placed(side))
                };
                // Of a game from before the clocks, it is not known when the blocks were placed.
                let untold = Side::ALL
                    .into_iter()
                    .any(|side| placings[!side].is_some() && !told(side));
                if untold && self.terms.pace != Pace::Unlimited {
                    flaws.push(Flaw::Untold("the placing"));
                }
            }
            if self.play().is_some() && started == 0 {
                flaws.push(Flaw::Untold("the start"));
            }
        } else if self.players.is_some() && self.terms.pace != Pace::Unlimited {
            flaws.push(Flaw::Untold("the challenge that was accepted"));
        }
        flaws
    }

    /// Whether the turns that the log tells of are those that were played.
    fn check_turns(&self) -> Option<Flaw> {
        let movers = self.play().map_or(Vec::new(), movers);
        let mut told = Vec::new();
        for (number, entry) in (1..).zip(&self.log) {
            let what = entry.what;
            match what {
                Note::Played(side) => told.push(side),
                Note::TakenBack(side) => match told.pop() {
                    None if !self.has_whole_log() => {}
                    back if back == Some(side) => {}
                    _ => return Some(Flaw::Misfit { number, what }),
                },
                _ => {}
            }
        }
        let fits = match self.has_whole_log() || self.players.is_none() {
            true => movers == told,
            false => movers.ends_with(&told),
        };
        (!fits).then_some(Flaw::Untold("the turns that were played"))
    }

    /// Whether the log begins where the game does. Those of games from before the clocks begin later, or never.
    fn has_whole_log(&self) -> bool {
        self.log
            .first()
            .is_some_and(|entry| entry.what == Note::Accepted)
    }
}

/// Who made each turn.
fn movers(play: &Play) -> Vec<Side> {
    let mut position = play.start().after_passes();
    let turns = play.turns().iter().map(|&turn| {
        let mover = position.side_to_move();
        position = position.play_unchecked(turn);
        mover
    });
    turns.collect()
}

fn may_end_so(ending: Ending, play: Option<&Play>) -> bool {
    let outcome = play.and_then(Play::outcome);
    match ending {
        Ending::Won {
            winner,
            by: Victory::Removal,
        } => outcome == Some(Outcome::Win(winner)),
        Ending::Drawn(Draw::NobodyCanMove) => outcome == Some(Outcome::Draw),
        Ending::Declined | Ending::Withdrawn | Ending::Lapsed => play.is_none(),
        _ => outcome.is_none(),
    }
}

impl Schedule {
    /// All that cannot be about this schedule. There should be nothing.
    pub fn check(&self) -> Vec<ScheduleFlaw> {
        let mut flaws = Vec::new();
        for (number, absence) in (1..).zip(&self.absences) {
            if absence.until < absence.from {
                flaws.push(ScheduleFlaw::Backwards(number));
            }
        }
        for (number, pair) in (2..).zip(self.absences.windows(2)) {
            if pair[1].from < pair[0].until {
                flaws.push(ScheduleFlaw::Overlap(number));
            }
            if !pair[0].over {
                flaws.push(ScheduleFlaw::GoesOn(number - 1));
            }
        }
        let ends = self.spans().flat_map(|span| [span.from, span.until]);
        let mut years: Vec<Span> = ends.map(|at| at.year()).collect();
        years.sort_unstable();
        years.dedup();
        for year in years {
            let used = self.spans().map(|span| span.within(year).length());
            if used.fold(Duration::ZERO, Duration::saturating_add) > AWAY_A_YEAR {
                flaws.push(ScheduleFlaw::TooLong(year));
            }
        }
        flaws
    }
}
