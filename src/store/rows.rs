//! A game as a row of the database, both ways.

use std::fmt;
use std::str::FromStr;

use sqlx::FromRow;

use crate::game::{
    Draw, Ending, Game, GameId, Gone, Play, Schedule, Schedules, Stage, Terms, Timestamp, UserId,
    Venue, Victory,
};
use crate::rules::{BySide, Position, Side, Turn};
use crate::store::{StoreError, log, schedules};

/// A row of `games`, the game's turns and log behind one another, its players' schedules, and whether they are gone.
#[derive(FromRow)]
pub(super) struct GameRow {
    id: i64,
    version: i64,
    server: i64,
    channel: i64,
    challenger: i64,
    opponent: i64,
    open: i64,
    ruleset: String,
    squares: String,
    first: String,
    set_up: String,
    pace: String,
    time_out: String,
    place: String,
    stage: String,
    gold: Option<i64>,
    blue: Option<i64>,
    gold_roll: Option<String>,
    blue_roll: Option<String>,
    gold_placing: Option<String>,
    blue_placing: Option<String>,
    gold_draft: Option<String>,
    blue_draft: Option<String>,
    start: Option<String>,
    pending: Option<String>,
    plan: Option<String>,
    ending: Option<String>,
    winner: Option<String>,
    created_at: i64,
    changed_at: i64,
    rematch_of: Option<i64>,
    rematch: Option<i64>,
    turns: Option<String>,
    log: Option<String>,
    challenger_schedule: Option<String>,
    opponent_schedule: Option<String>,
    challenger_gone: Option<i64>,
    opponent_gone: Option<i64>,
}

impl TryFrom<GameRow> for Game {
    type Error = StoreError;

    fn try_from(row: GameRow) -> Result<Game, StoreError> {
        let id = GameId(row.id);
        let unreadable = |what| StoreError::Unreadable { game: id, what };
        let mut game = row.read().map_err(unreadable)?;
        game.schedules = Schedules {
            challenger: schedules::read(game.challenger, row.challenger_schedule.as_deref())?,
            // Nobody has none.
            opponent: match game.opponent {
                Some(opponent) => schedules::read(opponent, row.opponent_schedule.as_deref())?,
                None => Schedule::default(),
            },
        };
        game.gone = Gone {
            challenger: row.challenger_gone.map(Timestamp),
            opponent: row.opponent_gone.map(Timestamp),
        };
        Ok(game)
    }
}

impl GameRow {
    fn read(&self) -> Result<Game, String> {
        let players = match (self.gold, self.blue) {
            (Some(gold), Some(blue)) => Some(BySide::new(user(gold), user(blue))),
            _ => None,
        };
        Ok(Game {
            id: GameId(self.id),
            version: self.version,
            venue: Venue {
                server: self.server.cast_unsigned(),
                channel: self.channel.cast_unsigned(),
            },
            challenger: user(self.challenger),
            opponent: (self.opponent != 0).then(|| user(self.opponent)),
            open: self.open != 0,
            terms: self.terms()?,
            created_at: Timestamp(self.created_at),
            changed_at: Timestamp(self.changed_at),
            players,
            stage: self.stage()?,
            log: log::read(self.log.as_deref().unwrap_or_default())?,
            rematch_of: self.rematch_of.map(GameId),
            rematch: self.rematch.map(GameId),
            plan: parsed_if_any("plan", &self.plan)?,
            // They are read by themselves.
            schedules: Schedules::default(),
            gone: Gone::default(),
        })
    }

    fn terms(&self) -> Result<Terms, String> {
        Ok(Terms {
            ruleset: parsed("ruleset", &self.ruleset)?,
            squares: parsed("squares", &self.squares)?,
            first: parsed("first", &self.first)?,
            set_up: parsed("set_up", &self.set_up)?,
            pace: parsed("pace", &self.pace)?,
            time_out: parsed("time_out", &self.time_out)?,
            place: parsed("place", &self.place)?,
        })
    }

    fn stage(&self) -> Result<Stage, String> {
        match self.stage.as_str() {
            "challenged" => Ok(Stage::Challenged),
            "setting up" => self.setting_up(),
            "playing" => match self.play()? {
                Some(play) => Ok(Stage::Playing(play)),
                None => Err("start: absent".to_owned()),
            },
            _ => Ok(Stage::Over {
                ending: self.ending()?,
                play: self.play()?,
            }),
        }
    }

    fn setting_up(&self) -> Result<Stage, String> {
        let challenger_plays = match self.gold == Some(self.challenger) {
            true => Side::Gold,
            false => Side::Blue,
        };
        Ok(Stage::SettingUp {
            squares: self.terms()?.squares_with_challenger(challenger_plays),
            rolls: BySide::new(
                parsed("gold_roll", self.gold_roll.as_deref().unwrap_or(""))?,
                parsed("blue_roll", self.blue_roll.as_deref().unwrap_or(""))?,
            ),
            placings: BySide::new(
                parsed_if_any("gold_placing", &self.gold_placing)?,
                parsed_if_any("blue_placing", &self.blue_placing)?,
            ),
            drafts: BySide::new(
                parsed("gold_draft", self.gold_draft.as_deref().unwrap_or(""))?,
                parsed("blue_draft", self.blue_draft.as_deref().unwrap_or(""))?,
            ),
        })
    }

    fn play(&self) -> Result<Option<Play>, String> {
        let start: Option<Position> = parsed_if_any("start", &self.start)?;
        let Some(start) = start else {
            return Ok(None);
        };
        let turns = self.turns.as_deref().unwrap_or("").split_whitespace();
        let turns: Vec<Turn> = turns
            .map(|turn| parsed("turn", turn))
            .collect::<Result<_, _>>()?;
        let pending = parsed_if_any("pending", &self.pending)?;
        let play = Play::replay(start, turns, pending).map_err(|illegal| illegal.to_string())?;
        Ok(Some(play))
    }

    fn ending(&self) -> Result<Ending, String> {
        let winner = match self.winner.as_deref() {
            Some("gold") => Ok(Side::Gold),
            Some("blue") => Ok(Side::Blue),
            _ => Err("winner: absent".to_owned()),
        };
        match self.ending.as_deref() {
            Some("removal") => winner.map(|winner| Ending::Won {
                winner,
                by: Victory::Removal,
            }),
            Some("resignation") => winner.map(|winner| Ending::Won {
                winner,
                by: Victory::Resignation,
            }),
            Some("time") => winner.map(|winner| Ending::Won {
                winner,
                by: Victory::Time,
            }),
            Some("nobody can move") => Ok(Ending::Drawn(Draw::NobodyCanMove)),
            Some("agreement") => Ok(Ending::Drawn(Draw::Agreement)),
            Some("repetition") => Ok(Ending::Drawn(Draw::Repetition)),
            Some("declined") => Ok(Ending::Declined),
            Some("withdrawn") => Ok(Ending::Withdrawn),
            Some("lapsed") => Ok(Ending::Lapsed),
            Some("aborted") => Ok(Ending::Aborted),
            other => Err(format!("ending: {other:?}")),
        }
    }
}

/// The columns of `games` that change as a game goes on.
#[derive(Default)]
pub(super) struct Changing {
    pub(super) stage: &'static str,
    pub(super) gold: Option<i64>,
    pub(super) blue: Option<i64>,
    pub(super) gold_roll: Option<String>,
    pub(super) blue_roll: Option<String>,
    pub(super) gold_placing: Option<String>,
    pub(super) blue_placing: Option<String>,
    pub(super) gold_draft: Option<String>,
    pub(super) blue_draft: Option<String>,
    pub(super) start: Option<String>,
    pub(super) pending: Option<String>,
    pub(super) plan: Option<String>,
    pub(super) ending: Option<&'static str>,
    pub(super) winner: Option<&'static str>,
    pub(super) wake_at: Option<i64>,
}

impl From<&Game> for Changing {
    fn from(game: &Game) -> Changing {
        let mut columns = Changing {
            stage: match game.stage {
                Stage::Challenged => "challenged",
                Stage::SettingUp { .. } => "setting up",
                Stage::Playing(_) => "playing",
                Stage::Over { .. } => "over",
            },
            gold: game.player(Side::Gold).map(|user| user.0.cast_signed()),
            blue: game.player(Side::Blue).map(|user| user.0.cast_signed()),
            start: game.play().map(|play| play.start().to_string()),
            pending: game
                .play()
                .and_then(Play::pending)
                .map(|tip| tip.to_string()),
            plan: game.plan.as_ref().map(ToString::to_string),
            ending: game.ending().map(ending_name),
            winner: game.ending().and_then(Ending::winner).map(side_name),
            wake_at: game.wake_at().map(|at| at.0),
            ..Changing::default()
        };
        if let Stage::SettingUp {
            rolls,
            placings,
            drafts,
            ..
        } = &game.stage
        {
            columns.gold_roll = Some(rolls.gold.to_string());
            columns.blue_roll = Some(rolls.blue.to_string());
            columns.gold_placing = placings.gold.as_ref().map(ToString::to_string);
            columns.blue_placing = placings.blue.as_ref().map(ToString::to_string);
            columns.gold_draft = Some(drafts.gold.to_string());
            columns.blue_draft = Some(drafts.blue.to_string());
        }
        columns
    }
}

impl Changing {
    /// Each column by its name, as text.
    pub(super) fn named(self) -> Vec<(&'static str, Option<String>)> {
        // Taken apart whole, so that no column is forgotten.
        let Changing {
            stage,
            gold,
            blue,
            gold_roll,
            blue_roll,
            gold_placing,
            blue_placing,
            gold_draft,
            blue_draft,
            start,
            pending,
            ending,
            winner,
            wake_at,
            plan,
        } = self;
        let number = |number: Option<i64>| number.map(|number| number.to_string());
        vec![
            ("stage", Some(stage.to_owned())),
            ("gold", number(gold)),
            ("blue", number(blue)),
            ("gold_roll", gold_roll),
            ("blue_roll", blue_roll),
            ("gold_placing", gold_placing),
            ("blue_placing", blue_placing),
            ("gold_draft", gold_draft),
            ("blue_draft", blue_draft),
            ("start", start),
            ("pending", pending),
            ("ending", ending.map(str::to_owned)),
            ("winner", winner.map(str::to_owned)),
            ("wake_at", number(wake_at)),
            ("plan", plan),
        ]
    }
}

fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Won {
            by: Victory::Removal,
            ..
        } => "removal",
        Ending::Won {
            by: Victory::Resignation,
            ..
        } => "resignation",
        Ending::Won {
            by: Victory::Time, ..
        } => "time",
        Ending::Drawn(Draw::NobodyCanMove) => "nobody can move",
        Ending::Drawn(Draw::Agreement) => "agreement",
        Ending::Drawn(Draw::Repetition) => "repetition",
        Ending::Declined => "declined",
        Ending::Withdrawn => "withdrawn",
        Ending::Lapsed => "lapsed",
        Ending::Aborted => "aborted",
    }
}

pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Blue => "blue",
    }
}

fn user(id: i64) -> UserId {
    UserId(id.cast_unsigned())
}

pub(super) fn parsed<T: FromStr<Err: fmt::Display>>(column: &str, text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|error| format!("{column} {text:?}: {error}"))
}

fn parsed_if_any<T: FromStr<Err: fmt::Display>>(
    column: &str,
    text: &Option<String>,
) -> Result<Option<T>, String> {
    text.as_deref().map(|text| parsed(column, text)).transpose()
}
