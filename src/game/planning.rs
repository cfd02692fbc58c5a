//! Conditional turns: what a player does about a plan, and how plans are followed.

use crate::game::{Event, Game, Line, Note, Plan, Play, Refusal, Stage, UserId};
use crate::rules::{Position, Side, Turn};

/// A turn that was made, with all that is to be told of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub by: Side,
    /// The turn.
    pub turn: Turn,
    /// The position that it led to, passes done.
    pub after: Position,
}

/// What there is to know of plans.
impl Game {
    /// The plan of this person, if there is one. It is nobody else's business.
    pub fn plan_of(&self, by: UserId) -> Option<&Plan> {
        let (side, play) = (self.side_of(by)?, self.play()?);
        let plan = self.plan.as_ref();
        plan.filter(|plan| plan.side() == side && plan.at() == play.position())
    }

    /// The plan of this person, to be gone on with: an empty one if nothing is planned yet. Planned is while the opponent is to move.
    pub fn planning(&self, by: UserId) -> Result<Plan, Refusal> {
        self.unfinished(by)?;
        let Stage::Playing(play) = &self.stage else {
            return Err(Refusal::NotStarted);
        };
        match self.side_of(by) {
            Some(side) if side != play.position().side_to_move() => {
                let empty = || Plan::new(*play.position());
                Ok(self.plan_of(by).cloned().unwrap_or_else(empty))
            }
            _ => Err(Refusal::OwnTurn),
        }
    }

    /// Whether this person's plan has ended, by a turn that it did not foresee, since their last turn.
    pub fn has_plan_ended(&self, by: UserId) -> bool {
        let Some(side) = self.side_of(by) else {
            return false;
        };
        let since = self.log.iter().rev().map(|entry| entry.what);
        let mut since = since
            .take_while(|what| !matches!(what, Note::TakenBack(_)) && *what != Note::Played(side));
        since.any(|what| what == Note::PlanEnded(side))
    }

    /// The last turn that was made by hand, and those that plans have made at once after it; none before the first turn.
    pub fn last_turns(&self) -> Vec<Made> {
        let Some(play) = self.play() else {
            return Vec::new();
        };
        let turns = play.made();
        let first = turns.len().saturating_sub(1 + self.replies());
        turns.into_iter().skip(first).collect()
    }

    /// How many of the last turns were made by plans.
    fn replies(&self) -> usize {
        let notes = self.log.iter().rev().map(|entry| entry.what);
        let mut notes = notes.filter(|what| {
            matches!(
                what,
                Note::Played(_) | Note::FollowsPlan(_) | Note::TakenBack(_)
            )
        });
        let mut replies = 0;
        while let (Some(Note::Played(_)), Some(Note::FollowsPlan(_))) = (notes.next(), notes.next())
        {
            replies += 1;
        }
        replies
    }
}

/// What players do about their plans.
impl Game {
    /// Plans these lines, besides those that are planned already.
    pub fn add_to_plan(&mut self, by: UserId, lines: &[Line]) -> Result<Vec<Event>, Refusal> {
        let mut plan = self.planning(by)?;
        plan.add(lines)
            .map_err(|wrong| Refusal::BadPlan(Box::new(wrong)))?;
        Ok(self.replanned(plan))
    }

    /// Takes a branch out of one's plan: the last turn of this path, with all that is planned after it.
    pub fn take_out_of_plan(&mut self, by: UserId, path: &[Turn]) -> Result<Vec<Event>, Refusal> {
        let less = self.planning(by)?.without(path);
        Ok(self.replanned(less.ok_or(Refusal::NotPlanned)?))
    }

    /// Gives one's whole plan up.
    pub fn drop_plan(&mut self, by: UserId) -> Result<Vec<Event>, Refusal> {
        let plan = self.planning(by)?;
        match plan.is_empty() {
            true => Err(Refusal::NotPlanned),
            false => Ok(self.replanned(Plan::new(*plan.at()))),
        }
    }

    fn replanned(&mut self, plan: Plan) -> Vec<Event> {
        let side = plan.side();
        self.plan = (!plan.is_empty()).then_some(plan);
        // Nothing has happened that the other could see, not even that something has.
        vec![Event::Planned(side)]
    }
}

/// How plans are followed.
impl Game {
    /// Goes on with what was planned for the turn that was just made, and for what follows from it. A plan is finite, and so is this.
    pub(super) fn follow_plan(&mut self, play: &mut Play, events: &mut Vec<Event>) {
        while let (Some(plan), Some((_, turn))) = (self.plan.take(), play.last_turn()) {
            let side = plan.side();
            let rest = plan.after(turn);
            let Some(rest) = rest.filter(|rest| rest.at() == play.position()) else {
                if play.outcome().is_none() {
                    events.push(Event::PlanEnded(side));
                }
                break;
            };
            let reply = rest.reply();
            self.plan = Some(rest);
            let Some(turn) = reply.filter(|&turn| play.play(turn).is_ok()) else {
                break;
            };
            events.push(Event::FollowsPlan(side));
            events.push(Event::Played {
                by: side,
                turn,
                passed: play.passed(),
            });
        }
    }

    /// Drops a plan that does not belong to the game as it stands: it is used up, the game is over, or a turn was taken back.
    pub(super) fn drop_void_plan(&mut self) {
        let position = match &self.stage {
            Stage::Playing(play) => Some(*play.position()),
            _ => None,
        };
        let is_void = |plan: &mut Plan| plan.is_empty() || Some(*plan.at()) != position;
        self.plan.take_if(is_void);
    }
}
