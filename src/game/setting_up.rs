//! Setting up: each player places the other's blocks.

use crate::game::{Event, Game, Lots, Play, Refusal, Stage, Timestamp, UserId};
use crate::rules::{BySide, Placing, Position, Setup};

/// Setting up: each player places the other's blocks, hidden until both are done.
impl Game {
    /// Places the other side's rolled blocks. When both are done the game begins.
    pub fn place(
        &mut self,
        by: UserId,
        now: Timestamp,
        placing: Placing,
    ) -> Result<Vec<Event>, Refusal> {
        let due = self.placing(by)?;
        self.in_time(now)?;
        placing
            .check(due.squares, due.roll)
            .map_err(Refusal::BadPlacing)?;
        self.placed(by, now, placing)
    }

    /// Lets the lot place the other side's rolled blocks.
    pub fn place_by_lot(
        &mut self,
        by: UserId,
        now: Timestamp,
        lots: &Lots,
    ) -> Result<Vec<Event>, Refusal> {
        let due = self.placing(by)?;
        self.in_time(now)?;
        let placing = lots
            .placing(due.side, due.squares, due.roll)
            .map_err(Refusal::BadPlacing)?;
        self.placed(by, now, placing)
    }

    /// Arranges the other side's rolled blocks, without placing them yet.
    pub fn draft(
        &mut self,
        by: UserId,
        now: Timestamp,
        placing: Placing,
    ) -> Result<Vec<Event>, Refusal> {
        let due = self.placing(by)?;
        self.in_time(now)?;
        placing
            .check(due.squares, due.roll)
            .map_err(Refusal::BadPlacing)?;
        let side = due.side;
        if let Stage::SettingUp { drafts, .. } = &mut self.stage {
            drafts[side] = placing;
        }
        self.changed_at = now;
        Ok(vec![Event::Drafted(!side)])
    }

    /// Lets the lot arrange the other side's rolled blocks, without placing them yet.
    pub fn draft_by_lot(
        &mut self,
        by: UserId,
        now: Timestamp,
        lots: &Lots,
    ) -> Result<Vec<Event>, Refusal> {
        let due = self.placing(by)?;
        let placing = lots
            .placing(due.side, due.squares, due.roll)
            .map_err(Refusal::BadPlacing)?;
        self.draft(by, now, placing)
    }

    fn placed(
        &mut self,
        by: UserId,
        now: Timestamp,
        placing: Placing,
    ) -> Result<Vec<Event>, Refusal> {
        let side = self.side_of(by).ok_or(Refusal::Outsider)?;
        let Stage::SettingUp {
            squares,
            rolls,
            placings,
            drafts,
        } = &self.stage
        else {
            return Err(Refusal::NotSettingUp);
        };
        let mut placings = placings.clone();
        placings[!side] = Some(placing);

        let mut events = vec![Event::Placed(side)];
        let stage = match (&placings.gold, &placings.blue) {
            (Some(gold), Some(blue)) => self.first_stage(BySide::new(gold, blue), &mut events)?,
            _ => Stage::SettingUp {
                squares: squares.clone(),
                rolls: rolls.clone(),
                placings,
                drafts: drafts.clone(),
            },
        };
        Ok(self.became(stage, now, events))
    }

    /// The stage of a game whose blocks have all been placed.
    pub(super) fn first_stage(
        &self,
        placings: BySide<&Placing>,
        events: &mut Vec<Event>,
    ) -> Result<Stage, Refusal> {
        let setup = Setup::from_placings(placings);
        let start = Position::new(setup, self.terms.ruleset).map_err(Refusal::BadSquares)?;
        events.push(Event::Started);
        Ok(Stage::after(Play::from_start(start), events))
    }
}
