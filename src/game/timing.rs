//! What time does to a game: deadlines, reminders, and the end by time.

use std::time::Duration;

use crate::game::clock::DAY;
use crate::game::deadline::{self, Deadline};
use crate::game::log::{self, Credit, Entry, Note};
use crate::game::{
    Begun, Ending, Event, Game, Pace, Refusal, Schedule, Span, Stage, TimeOut, Timestamp, UserId,
    Victory,
};
use crate::rules::Side;

/// What there is to know of a game's time.
impl Game {
    /// Whom the game waits for: the side to move, or those that have not placed.
    pub fn awaited(&self) -> Vec<Side> {
        match &self.stage {
            Stage::Playing(play) => vec![play.position().side_to_move()],
            Stage::SettingUp { placings, .. } => Side::ALL
                .into_iter()
                .filter(|&side| placings[!side].is_none())
                .collect(),
            Stage::Challenged | Stage::Over { .. } => Vec::new(),
        }
    }

    /// When the time of this side's player is up, if a clock runs for that player.
    pub fn deadline(&self, side: Side) -> Option<Deadline> {
        let schedule = self.schedule(side)?;
        let awaited = self.awaited().contains(&side);
        awaited
            .then(|| deadline::deadline(self.terms.pace, &self.log, side, schedule))
            .flatten()
    }

    /// The schedule of this side's player.
    pub fn schedule(&self, side: Side) -> Option<&Schedule> {
        let user = self.player(side)?;
        Some(match user == self.challenger {
            true => &self.schedules.challenger,
            false => &self.schedules.opponent,
        })
    }

    /// When a player may be pinged who is to hear something `now`: not in quiet hours.
    pub fn may_be_pinged_at(&self, player: UserId, now: Timestamp) -> Timestamp {
        let schedule = match player == self.challenger {
            true => &self.schedules.challenger,
            false => &self.schedules.opponent,
        };
        let night = schedule.quiet.as_ref().and_then(|quiet| quiet.around(now));
        night.map_or(now, |night| night.until)
    }

    /// Whether the clocks are stopped: the bot cannot reach the place of the game.
    pub fn is_frozen(&self) -> bool {
        !self.is_over() && log::is_frozen(&self.log)
    }

    /// Whether this side's time is up, so that the other may claim the win.
    pub fn is_time_up(&self, side: Side) -> bool {
        let last = log::this_turn(&self.log).iter().rev();
        let mut last = last.filter_map(|entry| match entry.what {
            Note::TimeUp(whose) if whose == side => Some(true),
            Note::Credited { side: whose, .. } if whose == side => Some(false),
            _ => None,
        });
        self.awaited().contains(&side) && last.next() == Some(true)
    }

    /// Whether this side's player has been reminded of the present turn, or of placing; or told that it is too late for that.
    pub fn was_reminded(&self, side: Side) -> bool {
        let mut notes = log::this_turn(&self.log).iter();
        notes.any(|entry| [Note::Reminded(side), Note::AwayBegan(side)].contains(&entry.what))
    }

    /// What this side was given beyond its own time for the present turn, or for placing.
    pub fn credited(&self, side: Side, why: Credit) -> Duration {
        let lengths = log::this_turn(&self.log)
            .iter()
            .filter_map(|entry| match entry.what {
                Note::Credited {
                    side: whose,
                    length,
                    why: what_for,
                } if (whose, what_for) == (side, why) => Some(length),
                _ => None,
            });
        lengths.fold(Duration::ZERO, Duration::saturating_add)
    }

    /// When something is due next by itself: the end of a challenge, a reminder, the end of a player's time.
    pub fn wake_at(&self) -> Option<Timestamp> {
        let running = self.awaited().into_iter();
        let running = running.filter(|&side| !self.is_time_up(side));
        let wakes = running.flat_map(|side| {
            let deadline = self.deadline(side);
            let remind_at = deadline.and_then(|deadline| deadline.remind_at);
            let end = deadline.map(|deadline| deadline.at);
            [remind_at.filter(|_| !self.was_reminded(side)), end]
        });
        wakes.flatten().chain(self.expires_at()).min()
    }

    /// When what is due may happen, if it must not just now: nobody is reminded in quiet hours.
    pub fn wait_until(&self, now: Timestamp) -> Option<Timestamp> {
        let nights = self
            .awaited()
            .into_iter()
            .filter_map(|side| self.night(side, now));
        nights.map(|night| night.until).min()
    }

    /// Whether it may still be abandoned without a winner: some player has not made a turn.
    pub fn has_hardly_begun(&self) -> bool {
        let noted = |side| {
            let mut notes = self.log.iter();
            notes.any(|entry| entry.what == Note::Played(side))
        };
        // Games of before the clocks have no note of their turns; those with a clock can have turns that were taken back.
        let played = |side| noted(side) || self.play().is_some_and(|play| play.has_moved(side));
        !Side::ALL.into_iter().all(played)
    }

    /// Whether this side's player is not to be disturbed now.
    fn rests(&self, side: Side, now: Timestamp) -> bool {
        let away = |schedule: &Schedule| schedule.spans().any(|span| span.holds(now));
        self.night(side, now).is_some() || self.schedule(side).is_some_and(away)
    }

    fn night(&self, side: Side, now: Timestamp) -> Option<Span> {
        self.schedule(side)?.quiet.as_ref()?.around(now)
    }

    /// What comes of a time that is up by now, before anything else can be done.
    pub(super) fn in_time(&self, now: Timestamp) -> Result<(), Refusal> {
        let late = self.awaited().into_iter().find_map(|side| {
            let deadline = self.deadline(side)?;
            (deadline.at <= now && !self.is_time_up(side)).then_some(deadline.at)
        });
        match late {
            Some(end) => Err(Refusal::TooLate(end)),
            None => Ok(()),
        }
    }
}

/// What happens by itself. Nothing happens twice, however often it is asked for.
impl Game {
    /// What is due by now; asked again until nothing is, all of it.
    pub fn due(&mut self, now: Timestamp) -> Vec<Event> {
        let mut events = self.lapse(now);
        events.extend(self.expire(now));
        events.extend(self.remind(now));
        events
    }

    /// What comes of time that is up: an absence begins instead, as long as the player has away time; else the game ends, or may be
    /// claimed. A game that has hardly begun ends without a winner.
    pub fn expire(&mut self, now: Timestamp) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some((side, end)) = self.first_end(now) {
            let late = self.player(side);
            if self.has_hardly_begun() {
                events.extend(self.left(side, now));
            } else if late.is_some_and(|late| self.leaves(late, end)) {
                self.note(end, Note::AwayBegan(side));
                self.changed_at = now;
                events.push(Event::AwayBegan(side));
            } else if self.terms.time_out == TimeOut::Claim {
                self.note(now, Note::TimeUp(side));
                self.changed_at = now;
                events.push(Event::TimeUp(side));
            } else {
                events.extend(self.ended(lost_on_time(side), now));
            }
        }
        events
    }

    /// Reminds a player whose time is nearly up, each once. Of two, the other is reminded when this is asked again: each is told alone.
    pub fn remind(&mut self, now: Timestamp) -> Vec<Event> {
        for side in self.awaited() {
            let Some(deadline) = self.deadline(side) else {
                continue;
            };
            let is_due = deadline.remind_at.is_some_and(|at| at <= now) && now < deadline.at;
            if is_due && !self.was_reminded(side) && !self.rests(side, now) {
                self.note(now, Note::Reminded(side));
                self.changed_at = now;
                return vec![Event::Reminded(side)];
            }
        }
        Vec::new()
    }

    /// Gives each player that the game waits for the time for which the bot was out of reach, as far as it would have counted: neither
    /// an absence nor a frozen clock is made good for twice.
    pub fn credit_outage(&mut self, from: Timestamp, now: Timestamp) -> Vec<Event> {
        let mut events = Vec::new();
        for side in self.awaited() {
            let (Some(deadline), Some(schedule)) = (self.deadline(side), self.schedule(side))
            else {
                continue;
            };
            let begun = self.log.iter().rfind(|entry| entry.what.begins_a_turn());
            let outage = Span {
                from: begun.map_or(from, |begun| begun.at.max(from)),
                until: now,
            };
            let length = deadline::counted(&self.log, schedule, outage);
            // What was over before it is not opened again.
            if deadline.at > from && length > Duration::ZERO {
                events.push(self.credit(side, length, Credit::Outage, now));
            }
        }
        events
    }

    /// Gives each player that the game waits for at least the time they have in `before`, which is the same game by other schedules.
    pub fn keep_time(&mut self, before: &Game, now: Timestamp) -> Vec<Event> {
        let mut events = Vec::new();
        for side in self.awaited() {
            let (Some(was), Some(is)) = (before.deadline(side), self.deadline(side)) else {
                continue;
            };
            let lost = is.at.until(was.at);
            if lost > Duration::ZERO && !self.is_time_up(side) {
                events.push(self.credit(side, lost, Credit::Outage, now));
            }
        }
        events
    }

    /// Stops the clocks, for as long as the bot cannot reach the place of the game. Tells what happened: nothing, if they stood already.
    pub fn freeze(&mut self, now: Timestamp) -> Vec<Event> {
        match self.awaited().is_empty() || self.is_frozen() {
            true => Vec::new(),
            false => {
                self.note(now, Note::Frozen);
                self.changed_at = now;
                vec![Event::Frozen]
            }
        }
    }

    /// Lets the clocks go on.
    pub fn thaw(&mut self, now: Timestamp) -> Vec<Event> {
        match self.is_frozen() {
            false => Vec::new(),
            true => {
                self.note(now, Note::Thawed);
                self.changed_at = now;
                vec![Event::Thawed]
            }
        }
    }

    /// The side whose time is up by now, the first if there are two; unless that is known already.
    fn first_end(&self, now: Timestamp) -> Option<(Side, Timestamp)> {
        let ends = self.awaited().into_iter().filter_map(|side| {
            let end = self.deadline(side)?.at;
            (end <= now && !self.is_time_up(side)).then_some((side, end))
        });
        ends.min_by_key(|&(_, end)| end)
    }

    fn leaves(&mut self, player: UserId, at: Timestamp) -> bool {
        let schedule = self.schedules.of_mut(player, self.challenger);
        schedule.leave(at, Begun::ByItself)
    }
}

/// What players do about time.
impl Game {
    /// Claims the win, now that the opponent's time is up.
    pub fn claim(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        let late = self.other_clock(by)?;
        let Some(deadline) = self.deadline(late) else {
            return Err(Refusal::NoClock);
        };
        if !self.is_time_up(late) {
            return Err(Refusal::TimeLeft(deadline.at));
        }
        Ok(self.ended(lost_on_time(late), now))
    }

    /// Gives the opponent a day more; from now on, if the time was up already.
    pub fn give_time(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        let side = self.other_clock(by)?;
        if self.terms.pace == Pace::Unlimited {
            return Err(Refusal::NoClock);
        }
        if !self.is_time_up(side) {
            self.in_time(now)?;
        }
        let overdue = self
            .deadline(side)
            .map_or(Duration::ZERO, |deadline| deadline.at.until(now));
        Ok(vec![self.credit(side, DAY + overdue, Credit::Gift, now)])
    }

    /// The side whose clock runs, if this person waits for the other.
    fn other_clock(&self, by: UserId) -> Result<Side, Refusal> {
        self.unfinished(by)?;
        let Stage::Playing(play) = &self.stage else {
            return Err(Refusal::NotStarted);
        };
        let to_move = play.position().side_to_move();
        match self.side_of(by) {
            Some(side) if side == to_move => Err(Refusal::OwnClock),
            _ => Ok(to_move),
        }
    }

    /// The game is off, since this side's player has left it before both had made a turn.
    pub(super) fn left(&mut self, side: Side, now: Timestamp) -> Vec<Event> {
        self.note(now, Note::Left(side));
        self.ended(Ending::Aborted, now)
    }

    fn credit(&mut self, side: Side, length: Duration, why: Credit, now: Timestamp) -> Event {
        let (credited, event) = (
            Note::Credited { side, length, why },
            Event::Credited { side, length, why },
        );
        self.note(now, credited);
        self.changed_at = now;
        event
    }

    fn note(&mut self, at: Timestamp, what: Note) {
        self.log.push(Entry { at, what });
    }

    /// Notes what of these events bears on the time, and the offers.
    pub(super) fn note_events(&mut self, events: &[Event], now: Timestamp) {
        let mut by_plan = None;
        for event in events {
            match *event {
                Event::Accepted => self.note(now, Note::Accepted),
                Event::Placed(side) => {
                    self.note(now, Note::Placed(side));
                    self.has_moved(side, now);
                }
                Event::Started => self.note(now, Note::Started),
                Event::Played { by, .. } => {
                    self.note(now, Note::Played(by));
                    // Whoever has planned a turn need not be there when it is made.
                    if by_plan.take() != Some(by) {
                        self.has_moved(by, now);
                    }
                }
                Event::TakenBack { by, .. } => self.note(now, Note::TakenBack(by)),
                Event::Offered { by, offer } => self.note(now, Note::Offered { by, offer }),
                Event::OfferDeclined { by, offer } => self.note(now, Note::Declined { by, offer }),
                Event::FollowsPlan(side) => {
                    self.note(now, Note::FollowsPlan(side));
                    by_plan = Some(side);
                }
                Event::PlanEnded(side) => self.note(now, Note::PlanEnded(side)),
                _ => {}
            }
        }
    }

    fn has_moved(&mut self, side: Side, now: Timestamp) {
        if let Some(player) = self.player(side) {
            let schedule = self.schedules.of_mut(player, self.challenger);
            schedule.has_moved(now);
        }
    }
}

fn lost_on_time(side: Side) -> Ending {
    Ending::Won {
        winner: !side,
        by: Victory::Time,
    }
}
