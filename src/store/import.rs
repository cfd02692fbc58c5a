//! Brings a server's games from an export into a database, all of them or none.
//!
//! The rows are first written to an empty database in memory, of the version that the export is from; it is brought up to date and
//! checked as any other. Only what has passed that is copied. Games keep their numbers where these are free. People and servers that the
//! database knows stay as they are in it.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use thiserror::Error;

use crate::game::{Game, GameId, UserId};
use crate::store::arrival::Arrival;
use crate::store::export::of_games;
use crate::store::schema::{self, OF_PEOPLE, OF_SERVERS, Table, quoted};
use crate::store::{
    Durability, Effects, Export, ExportError, Fault, MIGRATIONS, News, NewsKind, Row, Store,
    StoreError, Subject, check, games, outbox, standings, together, wakes,
};

/// People say the numbers of games; and each new game's is one higher than the highest.
const HIGHEST: i64 = 999_999_999;

/// What has come of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Imported {
    /// The games, by their numbers in the export and in the database.
    pub games: Vec<(GameId, GameId)>,
    /// Challenges that were left out, since the same two have one that waits for its answer: that one.
    pub left_out: Vec<(GameId, GameId)>,
    /// People who have a schedule in the database already, which stays.
    pub known: Vec<UserId>,
}

/// Why nothing was imported.
#[derive(Debug, Error)]
pub enum ImportError {
    /// A row makes no sense.
    #[error(transparent)]
    Row(#[from] ExportError),
    /// Taken together, the rows make no sense.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Faulty(Vec<Fault>),
    /// A game is there already.
    #[error("game {theirs} is in the database already, as game {ours}")]
    There {
        /// Its number in the export.
        theirs: GameId,
        /// Its number in the database.
        ours: GameId,
    },
    /// The database did not do its part.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for ImportError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// Writes all games of an export, and what goes with them. `settle` is shown each game that goes on, as it was and as it is by the
    /// schedules of this database; what it changes is written too, with these effects.
    pub async fn import(
        &self,
        export: &Export,
        mut settle: impl FnMut(&Game, &mut Game) -> Option<Effects>,
        now: crate::game::Timestamp,
    ) -> Result<Imported, ImportError> {
        let mut scratch = scratch(export).await?;
        let mut writing = self.write(Durability::Flushed).await?;
        // What points at one another is written one after the other.
        sqlx::query("pragma defer_foreign_keys = on")
            .execute(&mut *writing.transaction)
            .await?;
        let mut arrival = Arrival::plan(&mut scratch, &mut writing.transaction).await?;
        arrival.copy(&mut scratch, &mut writing.transaction).await?;
        for (&theirs, &ours) in &arrival.numbers {
            let before = games::game(GameId(theirs), &mut scratch).await?;
            let game = games::game(GameId(ours), &mut *writing.transaction).await?;
            let (Some(before), Some(mut game)) = (before, game) else {
                continue;
            };
            if game.is_over() {
                continue;
            }
            match settle(&before, &mut game) {
                Some(effects) => _ = together::save(&game, effects, &mut writing).await?,
                None => wakes::rewrite(game.id, &mut writing.transaction).await?,
            }
            if theirs != ours {
                // The buttons that people see bear the old number.
                let kind = NewsKind::Post;
                let effects = Effects {
                    news: Some(News { kind, ping: None }),
                    ping_at: now,
                    by: None,
                    planned: None,
                    interaction: None,
                    now,
                };
                outbox::add(&mut writing.transaction, game.id, effects).await?;
            }
        }
        standings::renew(&mut writing.transaction).await?;
        let arrived: BTreeSet<i64> = arrival.numbers.values().copied().collect();
        let mut faults = check::check(&mut writing.transaction).await?.faults;
        faults.retain(|fault| match fault.of {
            Subject::Game(game) => arrived.contains(&game.0),
            Subject::Database => true,
            Subject::Person(_) => false,
        });
        if !faults.is_empty() {
            return Err(ImportError::Faulty(faults));
        }
        writing.commit().await?;
        let numbers = arrival.numbers.into_iter();
        Ok(Imported {
            games: numbers
                .map(|(theirs, ours)| (GameId(theirs), GameId(ours)))
                .collect(),
            left_out: arrival.left_out,
            known: arrival.known,
        })
    }
}

/// The export as a database of its own, up to date and sound.
async fn scratch(export: &Export) -> Result<SqliteConnection, ImportError> {
    let mut scratch = SqliteConnection::connect("sqlite::memory:").await?;
    MIGRATIONS
        .run_to(export.schema, &mut scratch)
        .await
        .map_err(StoreError::from)?;
    let tables = schema::tables(&mut scratch).await?;
    // What points at nothing is found when all is there, and named.
    sqlx::query("pragma foreign_keys = off")
        .execute(&mut scratch)
        .await?;
    let mut moment = scratch.begin().await?;
    let people = players(export);
    for (index, row) in export.rows.iter().enumerate() {
        let line = export.line_of(index);
        belongs(export, row, line, &tables, &people)?;
        write(row, line, &tables, &mut moment).await?;
    }
    moment.commit().await?;
    MIGRATIONS
        .run(&mut scratch)
        .await
        .map_err(StoreError::from)?;
    let report = check::check(&mut scratch).await?;
    if !report.faults.is_empty() {
        return Err(ImportError::Faulty(report.faults));
    }
    Ok(scratch)
}

fn players(export: &Export) -> BTreeSet<&str> {
    let games = export.rows.iter().filter(|row| row.table == "games");
    games
        .flat_map(|row| [row.get("challenger"), row.get("opponent")])
        .flatten()
        .collect()
}

/// Whether a row has a place in the export of this server.
fn belongs(
    export: &Export,
    row: &Row,
    line: usize,
    tables: &BTreeMap<String, Table>,
    people: &BTreeSet<&str>,
) -> Result<(), ExportError> {
    let wrong = |field: Option<&str>, what: &str| ExportError {
        line,
        field: field.map(str::to_owned),
        what: what.to_owned(),
    };
    let server = export.server.cast_signed().to_string();
    let name = row.table.as_str();
    let column_of = |list: &[(&'static str, &'static str)]| {
        let found = list.iter().find(|(table, _)| *table == name);
        found.map(|&(_, column)| column)
    };
    if name == "games" {
        if row.get("server") != Some(server.as_str()) {
            return Err(wrong(Some("server"), "the game is of another server"));
        }
        let number: Option<i64> = row.get("id").and_then(|id| id.parse().ok());
        if !number.is_some_and(|number| (1..=HIGHEST).contains(&number)) {
            return Err(wrong(Some("id"), "no game has such a number"));
        }
    } else if let Some(column) = column_of(&OF_SERVERS) {
        if row.get(column) != Some(server.as_str()) {
            return Err(wrong(Some(column), "this is another server"));
        }
    } else if let Some(column) = column_of(&OF_PEOPLE) {
        if !row.get(column).is_some_and(|id| people.contains(id)) {
            return Err(wrong(Some(column), "this person plays none of the games"));
        }
    } else if !of_games(tables).iter().any(|(table, _)| *table == name) {
        return Err(wrong(
            None,
            &format!("there is no table {name:?} in an export"),
        ));
    }
    Ok(())
}

/// Writes a row as it is.
async fn write(
    row: &Row,
    line: usize,
    tables: &BTreeMap<String, Table>,
    connection: &mut SqliteConnection,
) -> Result<(), ImportError> {
    let wrong = |field: Option<&str>, what: String| ExportError {
        line,
        field: field.map(str::to_owned),
        what,
    };
    let Some(table) = tables.get(&row.table) else {
        return Err(wrong(None, format!("there is no table {:?}", row.table)).into());
    };
    for (name, value) in &row.columns {
        let Some(column) = table.column(name) else {
            return Err(wrong(Some(name), format!("{} has no such column", row.table)).into());
        };
        let number: Option<i64> = value.parse().ok();
        let is_number = number.is_some_and(|number| number.to_string() == *value);
        if column.kind == "INTEGER" && !is_number {
            return Err(wrong(Some(name), format!("{value:?} is not such a number")).into());
        }
        if value.contains('\0') {
            return Err(wrong(Some(name), "it has a character that no text has".to_owned()).into());
        }
    }
    let inserted = insert(row, table, connection).await;
    inserted.map_err(|error| match error {
        sqlx::Error::Database(error) => wrong(None, error.message().to_owned()).into(),
        other => other.into(),
    })
}

pub(super) async fn insert(
    row: &Row,
    table: &Table,
    connection: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    let names: Vec<String> = row.columns.iter().map(|(name, _)| quoted(name)).collect();
    let values: Vec<String> = (1..=names.len())
        .map(|number| format!("${number}"))
        .collect();
    let insert = match names.is_empty() {
        true => format!("insert into {} default values", quoted(&row.table)),
        false => format!(
            "insert into {} ({}) values ({})",
            quoted(&row.table),
            names.join(", "),
            values.join(", ")
        ),
    };
    let mut query = sqlx::query(AssertSqlSafe(insert));
    for (name, value) in &row.columns {
        let is_number = table
            .column(name)
            .is_some_and(|column| column.kind == "INTEGER");
        query = match value.parse::<i64>() {
            Ok(number) if is_number => query.bind(number),
            _ => query.bind(value.as_str()),
        };
    }
    query.execute(connection).await?;
    Ok(())
}
