//! Whether everything in a database can be as it is: looked at by `deblockle check`, before a backup is kept, before an import is
//! kept, and by the tests that kill the program.
//!
//! The faults that SQLite itself can find are found by statements of SQLite's own.

use std::fmt;

use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use crate::game::{Game, GameId, UserId};
use crate::store::rows::Changing;
use crate::store::schema::{self, OF_PEOPLE, quoted};
use crate::store::{Counts, Store, StoreError, games, schedules};

/// No game has a number, and no row a version, beyond what can be counted up to.
const COUNTABLE: i64 = 1 << 53;

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// How many games were looked at.
    pub games: Counts,
    /// How many turns were played again.
    pub turns: usize,
    /// What cannot be as it is. There should be nothing.
    pub faults: Vec<Fault>,
}

/// Something that cannot be as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What it is about.
    pub of: Subject,
    /// What is wrong.
    pub what: String,
}

/// What a fault is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The file as a whole.
    Database,
    /// A game.
    Game(GameId),
    /// A person's schedule.
    Person(UserId),
}

impl Store {
    /// Looks whether everything in the database can be as it is, all at one and the same moment.
    pub async fn check(&self) -> Result<Report, StoreError> {
        let mut moment = self.readers.begin().await?;
        check(&mut moment).await
    }
}

/// Looks at all of a database.
pub(super) async fn check(connection: &mut SqliteConnection) -> Result<Report, StoreError> {
    let none = Counts {
        running: 0,
        finished: 0,
    };
    let mut report = Report {
        games: none,
        turns: 0,
        faults: Vec::new(),
    };
    let found: Vec<String> = sqlx::query_scalar("pragma integrity_check")
        .fetch_all(&mut *connection)
        .await?;
    let broken = found.into_iter().filter(|line| line != "ok");
    let broken = broken.map(|what| fault(Subject::Database, what));
    report.faults.extend(broken);
    if !report.faults.is_empty() {
        // Nothing that is read from it would be worth a word.
        return Ok(report);
    }
    report.games = games::counts(&mut *connection).await?;
    report.faults.extend(strays(connection).await?);
    report.faults.extend(miscounted(connection).await?);
    report.faults.extend(check_people(connection).await?);
    let all: Vec<i64> = sqlx::query_scalar("select id from games order by id")
        .fetch_all(&mut *connection)
        .await?;
    for id in all.into_iter().map(GameId) {
        match games::game(id, &mut *connection).await {
            Ok(Some(game)) => {
                report.turns += game.play().map_or(0, |play| play.turns().len());
                report.faults.extend(check_game(&game, connection).await?);
            }
            Ok(None) => {}
            Err(StoreError::Unreadable { what, .. }) => {
                report.faults.push(fault(Subject::Game(id), what));
            }
            Err(StoreError::UnreadableSchedule { person, .. }) => {
                let what = format!("it cannot be read for the schedule of {person}");
                report.faults.push(fault(Subject::Game(id), what));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(report)
}

/// A game by its own account, and whether its row says the same.
async fn check_game(
    game: &Game,
    connection: &mut SqliteConnection,
) -> Result<Vec<Fault>, StoreError> {
    let here = |what| fault(Subject::Game(game.id), what);
    let mut faults: Vec<Fault> = game
        .check()
        .into_iter()
        .map(|flaw| here(flaw.to_string()))
        .collect();
    let right = Changing::from(game).named();
    let columns: Vec<String> = right
        .iter()
        .map(|(name, _)| format!("cast({} as text)", quoted(name)))
        .collect();
    let select = format!("select {} from games where id = $1", columns.join(", "));
    let written = sqlx::query(AssertSqlSafe(select))
        .bind(game.id.0)
        .fetch_one(connection)
        .await?;
    for (index, (name, right)) in right.into_iter().enumerate() {
        let written: Option<String> = written.try_get(index)?;
        if written != right {
            let told = |value: Option<String>| value.unwrap_or_else(|| "absent".to_owned());
            let (written, right) = (told(written), told(right));
            faults.push(here(format!("{name} is {written}, and should be {right}")));
        }
    }
    Ok(faults)
}

/// Rows that point at something that is not there.
async fn strays(connection: &mut SqliteConnection) -> Result<Vec<Fault>, StoreError> {
    let mut faults = Vec::new();
    for (name, table) in schema::tables(connection).await? {
        for reference in &table.references {
            let to = &reference.to;
            let (from, parent) = (quoted(&name), quoted(to));
            let (column, key) = (quoted(&reference.column), quoted(&reference.key));
            let select = format!(
                "select distinct {column} from {from}
                 where {column} is not null and {column} not in (select {key} from {parent}) order by {column}"
            );
            let strays: Vec<i64> = sqlx::query_scalar(AssertSqlSafe(select))
                .fetch_all(&mut *connection)
                .await?;
            faults.extend(strays.into_iter().map(|id| {
                let of_people = OF_PEOPLE.iter().any(|(table, _)| table == to);
                let subject = match to.as_str() {
                    "games" => Subject::Game(GameId(id)),
                    _ if of_people => Subject::Person(UserId(id.cast_unsigned())),
                    _ => Subject::Database,
                };
                fault(subject, format!("{name} has rows of it, but {to} has none"))
            }));
        }
    }
    let broken: Vec<(String,)> =
        sqlx::query_as("select distinct \"table\" from pragma_foreign_key_check")
            .fetch_all(connection)
            .await?;
    if faults.is_empty() {
        let broken = broken.into_iter();
        faults.extend(broken.map(|(table,)| {
            let what = format!("{table} points at rows that are not there");
            fault(Subject::Database, what)
        }));
    }
    Ok(faults)
}

/// Rows of games that are not numbered as they should be, or are about people who have nothing to do with the game.
async fn miscounted(connection: &mut SqliteConnection) -> Result<Vec<Fault>, StoreError> {
    let looks = [
        (
            "its number or version cannot be",
            "select id from games where id not between 1 and $1 or version not between 0 and $1",
        ),
        (
            "its turns are not numbered from 1 on",
            "select game from turns where $1 > 0 group by game having min(number) <> 1 or max(number) <> count(*)",
        ),
        (
            "its log is not numbered from 1 on",
            "select game from log where $1 > 0 group by game having min(number) <> 1 or max(number) <> count(*)",
        ),
        (
            "it has turns, but never began",
            "select distinct turns.game from turns join games on games.id = turns.game where $1 > 0 and start is null",
        ),
        (
            "two messages of one post are in one channel",
            "select distinct game from messages where $1 > 0 group by game, post having count(*) <> count(distinct channel)",
        ),
        (
            "a message is older than the first of its post",
            "select distinct game from messages where $1 > 0 and message < post",
        ),
        (
            "news of it pings somebody who does not play it",
            "select distinct game from outbox join games on games.id = outbox.game
             where $1 > 0 and ping is not null and ping not in (challenger, opponent)",
        ),
        (
            "a notice of it is for somebody who does not play it",
            "select distinct game from notices join games on games.id = notices.game
             where $1 > 0 and watching = 0 and player not in (challenger, opponent)",
        ),
        (
            "a notice of it is for somebody who does not watch it",
            "select distinct game from notices
             where $1 > 0 and watching = 1
               and not exists (select 1 from watches where watches.game = notices.game and watches.person = notices.player)",
        ),
    ];
    let mut faults = Vec::new();
    for (what, select) in looks {
        let games: Vec<i64> = sqlx::query_scalar(select)
            .bind(COUNTABLE)
            .fetch_all(&mut *connection)
            .await?;
        let games = games.into_iter().map(|id| Subject::Game(GameId(id)));
        faults.extend(games.map(|game| fault(game, what.to_owned())));
    }
    Ok(faults)
}

async fn check_people(connection: &mut SqliteConnection) -> Result<Vec<Fault>, StoreError> {
    let mut faults = Vec::new();
    let miscounted: Vec<i64> = sqlx::query_scalar(
        "select person from absences group by person having min(number) <> 1 or max(number) <> count(*)",
    )
    .fetch_all(&mut *connection)
    .await?;
    let person = |id: i64| Subject::Person(UserId(id.cast_unsigned()));
    let what = "the absences are not numbered from 1 on";
    let miscounted = miscounted.into_iter();
    faults.extend(miscounted.map(|id| fault(person(id), what.to_owned())));
    let people: Vec<(i64, i64)> =
        sqlx::query_as("select person, version from schedules order by person")
            .fetch_all(&mut *connection)
            .await?;
    for (id, version) in people {
        let user = UserId(id.cast_unsigned());
        if !(0..=COUNTABLE).contains(&version) {
            faults.push(fault(person(id), "the version cannot be".to_owned()));
        }
        match schedules::schedule(user, &mut *connection).await {
            Ok(read) => {
                let flaws = read.check().into_iter();
                faults.extend(flaws.map(|flaw| fault(person(id), flaw.to_string())));
            }
            Err(StoreError::UnreadableSchedule { what, .. }) => {
                faults.push(fault(person(id), what));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(faults)
}

fn fault(of: Subject, what: String) -> Fault {
    Fault { of, what }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.of {
            Subject::Database => write!(f, "the database: {}", self.what),
            Subject::Game(game) => write!(f, "game {game}: {}", self.what),
            Subject::Person(person) => write!(f, "the schedule of {person}: {}", self.what),
        }
    }
}
