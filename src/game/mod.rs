//! One correspondence game, from the challenge to its ending: who may do what, and when.
//!
//! [`Game`] has one method for each thing a player can do. It is told who asks and what time it is, and answers what happened, as
//! [`Event`]s, or why not, as a [`Refusal`]. A refused game is unchanged. It reads no clock, draws no lots ([`Lots`] come in as a
//! value) and does not know how it is stored or shown.

use std::time::Duration;

use crate::rules::{BySide, Hop, Placing, SetupError, Side, Tip, Turn};

mod check;
mod clock;
mod deadline;
mod event;
mod log;
mod lots;
mod offer;
mod pace;
mod people;
mod plan;
mod planning;
mod play;
mod player;
mod queries;
mod quiet;
mod record;
mod refusal;
mod rematch;
mod schedule;
mod setting_up;
mod stage;
mod terms;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests;
mod timing;

pub use check::{Flaw, ScheduleFlaw};
pub use clock::{DAY, Span, Timestamp};
pub use deadline::{Deadline, deadline};
pub use event::{Draw, Ending, Event, Victory};
pub use log::{Credit, Entry, Note};
pub use lots::Lots;
pub use offer::Offer;
pub use pace::{Pace, TimeOut};
pub use people::Gone;
pub use plan::{BadPlan, BadSpot, BadStoredPlan, BadText, Foreseen, Line, LineFlaw, Plan, Spot};
pub use planning::Made;
pub use play::Play;
pub use player::{GameId, UserId, Venue};
pub use quiet::{BadQuiet, BadTime, Quiet, TimeOfDay, UnknownZone, Zone};
pub use refusal::Refusal;
pub use schedule::{AWAY_A_YEAR, Absence, Begun, SHORTEST_ABSENCE, Schedule, Schedules};
pub use stage::{Stage, ToPlace};
pub use terms::{First, Place, SettingUp, Terms, UnknownName};

/// How many challenges of one person may wait for an answer.
pub const MOST_CHALLENGES: usize = 10;
/// How long a challenge waits for an answer.
pub const CHALLENGE_LIFETIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// A game between two people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Its number, given when it is first saved.
    pub id: GameId,
    /// Rises with each saved change.
    pub version: i64,
    /// Where it is played.
    pub venue: Venue,
    /// Who challenged.
    pub challenger: UserId,
    /// Who was challenged, or has accepted an open challenge. Nobody, as long as it is open.
    pub opponent: Option<UserId>,
    /// Whether anybody could accept the challenge.
    pub open: bool,
    /// What was proposed.
    pub terms: Terms,
    /// When the challenge was made.
    pub created_at: Timestamp,
    /// When something happened last.
    pub changed_at: Timestamp,
    /// Who plays which side, known once the challenge is accepted.
    pub players: Option<BySide<UserId>>,
    /// How far it has come.
    pub stage: Stage,
    /// The story of its time.
    pub log: Vec<Entry>,
    /// The game that this one is a rematch of.
    pub rematch_of: Option<GameId>,
    /// The rematch of this game, once somebody has asked for it. It is known by the other game.
    pub rematch: Option<GameId>,
    /// What the player who waits has planned in answer to turns that the other may make. Only that player sees it. The player to move
    /// has no plan: nobody plans on one's own turn, and what is planned for it is played at once.
    pub plan: Option<Plan>,
    /// When the two have no time to play. The game only looks at it, but for an absence that begins or ends by itself.
    pub schedules: Schedules,
    /// Since when the two are known to be gone. The game only looks at it.
    pub gone: Gone,
}

/// Before the board: the challenge and its answers.
impl Game {
    /// Makes a challenge, to somebody or to anybody. It has no number yet.
    pub fn challenge(
        challenger: UserId,
        opponent: impl Into<Option<UserId>>,
        venue: Venue,
        terms: Terms,
        now: Timestamp,
    ) -> Result<(Game, Vec<Event>), Refusal> {
        let opponent = opponent.into();
        if opponent == Some(challenger) {
            return Err(Refusal::Oneself);
        }
        terms
            .squares
            .check(terms.ruleset)
            .map_err(Refusal::BadSquares)?;
        let game = Game {
            id: GameId(0),
            version: 0,
            venue,
            challenger,
            opponent,
            open: opponent.is_none(),
            terms,
            created_at: now,
            changed_at: now,
            players: None,
            stage: Stage::Challenged,
            log: Vec::new(),
            rematch_of: None,
            rematch: None,
            plan: None,
            schedules: Schedules::default(),
            gone: Gone::default(),
        };
        Ok((game, vec![Event::Challenged]))
    }

    /// Accepts the challenge: the sides are decided and the blocks rolled. If the lot places them too, the game begins at once.
    pub fn accept(
        &mut self,
        by: UserId,
        now: Timestamp,
        lots: &Lots,
    ) -> Result<Vec<Event>, Refusal> {
        self.accepting(by, now)?;
        let opponent = self.opponent.unwrap_or(by);
        let challenger_plays = match self.terms.first {
            First::Challenger => Side::Gold,
            First::Opponent => Side::Blue,
            First::ByLot => lots.challenger_plays(),
        };
        let squares = self.terms.squares_with_challenger(challenger_plays);
        let roll = |side| {
            let roll = lots.roll(side, squares.squares(side).len());
            roll.ok_or(Refusal::BadSquares(SetupError::NoSquares(side)))
        };
        let rolls = BySide::new(roll(Side::Gold)?, roll(Side::Blue)?);

        let mut events = vec![Event::Accepted];
        let stage = match self.terms.set_up {
            SettingUp::Place => {
                let draft = |side| {
                    Placing::sensible(squares.squares(side), &rolls[side])
                        .map_err(Refusal::BadPlacing)
                };
                let drafts = BySide::new(draft(Side::Gold)?, draft(Side::Blue)?);
                Stage::SettingUp {
                    squares,
                    rolls,
                    placings: BySide::new(None, None),
                    drafts,
                }
            }
            SettingUp::ByLot => {
                let place = |side| {
                    lots.placing(side, squares.squares(side), &rolls[side])
                        .map_err(Refusal::BadPlacing)
                };
                let placings = BySide::new(place(Side::Gold)?, place(Side::Blue)?);
                self.first_stage(placings.as_ref(), &mut events)?
            }
        };
        self.players = Some(match challenger_plays {
            Side::Gold => BySide::new(self.challenger, opponent),
            Side::Blue => BySide::new(opponent, self.challenger),
        });
        self.opponent = Some(opponent);
        Ok(self.became(stage, now, events))
    }

    /// Declines the challenge.
    pub fn decline(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        self.unanswered(by, now)?;
        if self.opponent != Some(by) {
            return Err(Refusal::NotOpponent);
        }
        Ok(self.ended(Ending::Declined, now))
    }

    /// Withdraws one's own challenge.
    pub fn cancel(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        self.unanswered(by, now)?;
        if by != self.challenger {
            return Err(Refusal::NotChallenger);
        }
        Ok(self.ended(Ending::Withdrawn, now))
    }

    /// Ends a challenge that nobody has answered in time. Any other game stays as it is, and nothing happens.
    pub fn lapse(&mut self, now: Timestamp) -> Vec<Event> {
        match self.expires_at() {
            Some(end) if end <= now => self.ended(Ending::Lapsed, now),
            _ => Vec::new(),
        }
    }
}

/// On the board.
impl Game {
    /// Tips a block. If nothing hops after it, the turn is played; otherwise it is kept until the hop.
    pub fn tip(&mut self, by: UserId, now: Timestamp, tip: Tip) -> Result<Vec<Event>, Refusal> {
        let mut play = self.in_turn(by, now)?.clone();
        if let Some(tip) = play.pending() {
            return Err(Refusal::AlreadyTipped(tip));
        }
        match play.tip(tip) {
            Ok(Some(turn)) => Ok(self.played(play, turn, now)),
            Ok(None) => Ok(self.became(Stage::Playing(play), now, vec![Event::Tipped(tip)])),
            Err(illegal) => Err(Refusal::Illegal(Box::new(illegal))),
        }
    }

    /// Takes back one's own tip, before the hop.
    pub fn undo_tip(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        let mut play = self.in_turn(by, now)?.clone();
        let tip = play.undo_tip().ok_or(Refusal::NothingTipped)?;
        Ok(self.became(Stage::Playing(play), now, vec![Event::TipUndone(tip)]))
    }

    /// Hops with the block that was tipped.
    pub fn hop(&mut self, by: UserId, now: Timestamp, hop: Hop) -> Result<Vec<Event>, Refusal> {
        let tip = self
            .in_turn(by, now)?
            .pending()
            .ok_or(Refusal::NothingTipped)?;
        self.turn(
            by,
            now,
            Turn {
                tip,
                hop: Some(hop),
            },
        )
    }

    /// Plays a whole turn. If a block was tipped already, it must be the turn's.
    pub fn turn(&mut self, by: UserId, now: Timestamp, turn: Turn) -> Result<Vec<Event>, Refusal> {
        let mut play = self.in_turn(by, now)?.clone();
        match play.pending() {
            Some(tip) if tip != turn.tip => return Err(Refusal::HopDue(tip)),
            _ => {}
        }
        match play.play(turn) {
            Ok(()) => Ok(self.played(play, turn, now)),
            Err(illegal) => Err(Refusal::Illegal(Box::new(illegal))),
        }
    }

    /// Gives up. Either player may, at any time after the challenge was accepted. As long as not both have made a turn, nobody has lost.
    pub fn resign(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        let side = self.resigning(by)?;
        self.in_time(now)?;
        Ok(match self.has_hardly_begun() {
            true => self.left(side, now),
            false => self.ended(
                Ending::Won {
                    winner: !side,
                    by: Victory::Resignation,
                },
                now,
            ),
        })
    }

    fn played(&mut self, mut play: Play, turn: Turn, now: Timestamp) -> Vec<Event> {
        let passed = play.passed();
        let by = play.last_turn().map(|(side, _)| side);
        let mut events: Vec<Event> = by
            .map(|by| Event::Played { by, turn, passed })
            .into_iter()
            .collect();
        self.follow_plan(&mut play, &mut events);
        let stage = Stage::after(play, &mut events);
        self.became(stage, now, events)
    }
}

/// The checks, in the order that [`Refusal`] promises.
impl Game {
    fn unfinished(&self, by: UserId) -> Result<(), Refusal> {
        if !self.has(by) {
            return Err(Refusal::Outsider);
        }
        match self.ending() {
            Some(ending) => Err(Refusal::Over(ending)),
            None if self.is_frozen() => Err(Refusal::Frozen),
            None => Ok(()),
        }
    }

    /// The play, if it is this person's turn and time.
    fn in_turn(&self, by: UserId, now: Timestamp) -> Result<&Play, Refusal> {
        let play = self.playing(by)?;
        self.in_time(now)?;
        Ok(play)
    }

    fn unanswered(&self, by: UserId, now: Timestamp) -> Result<(), Refusal> {
        self.unfinished(by)?;
        self.in_its_lifetime(now)
    }

    /// That it is still a challenge, and has not lapsed.
    fn in_its_lifetime(&self, now: Timestamp) -> Result<(), Refusal> {
        match self.expires_at() {
            None => Err(Refusal::NotAChallenge),
            Some(end) if end <= now => Err(Refusal::Lapsed),
            Some(_) => Ok(()),
        }
    }
}

/// The changes.
impl Game {
    fn became(&mut self, stage: Stage, now: Timestamp, events: Vec<Event>) -> Vec<Event> {
        self.note_events(&events, now);
        self.stage = stage;
        self.drop_void_plan();
        self.changed_at = now;
        events
    }

    fn ended(&mut self, ending: Ending, now: Timestamp) -> Vec<Event> {
        let mut play = self.play().cloned();
        if let Some(play) = &mut play {
            play.undo_tip();
        }
        self.became(
            Stage::Over { ending, play },
            now,
            vec![Event::Ended(ending)],
        )
    }
}
