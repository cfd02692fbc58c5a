//! All games of a server as a text file that people can read, both ways.
//!
//! Each line is one JSON object of one member: its name says what the line is, its value is an object of texts. The first line,
//! `export`, says which format the file has, from which version of the database it is, of which server, and when the bot last heard
//! Discord there. Then comes a line for each row: the server's own, each game's followed by the rows that belong to the game, and those
//! of the people who play. The last line, `end`, counts them. A column that is absent in its row is left out. Numbers, ids among them,
//! are texts, so that no reader rounds them; times are unix milliseconds.
//!
//! The tables and columns are read from the database itself. What points at a game of another server is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use sqlx::{AssertSqlSafe, Row as _, SqliteConnection};
use thiserror::Error;

use crate::game::Timestamp;
use crate::store::schema::{self, NUMBERING, OF_PEOPLE, OF_SERVERS, Table, quoted};
use crate::store::{StoreError, read_only, settings};

/// The only format there is.
const FORMAT: &str = "1";
const HEADER: &str = "export";
const END: &str = "end";
/// The setting that says when the bot last heard Discord; the service writes it.
const ALIVE: &str = "alive";

/// All games of a server, and what goes with them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// Which server.
    pub server: u64,
    /// The version of the database that it is from.
    pub schema: i64,
    /// When the bot last heard Discord there, if it ever has.
    pub alive: Option<Timestamp>,
    /// The rows, those of one game behind one another.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Which table.
    pub table: String,
    /// Its columns by their names, those that are absent left out.
    pub columns: Vec<(String, String)>,
}

/// Why a text is no export.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}{}: {what}", .field.as_ref().map(|field| format!(", field {field:?}")).unwrap_or_default())]
pub struct ExportError {
    /// In which line, counted from 1.
    pub line: usize,
    /// In which of its fields, if in a certain one.
    pub field: Option<String>,
    /// What is wrong.
    pub what: String,
}

impl Export {
    /// In which line of the file the row of this index stands.
    pub fn line_of(&self, row: usize) -> usize {
        row + 2
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        let games = self.rows.iter().filter(|row| row.table == "games");
        games.count()
    }
}

impl Row {
    /// What stands in this column.
    pub fn get(&self, column: &str) -> Option<&str> {
        let mut columns = self.columns.iter();
        let found = columns.find(|(name, _)| name == column);
        found.map(|(_, value)| value.as_str())
    }
}

impl fmt::Display for Export {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut header = vec![
            ("format".to_owned(), FORMAT.to_owned()),
            ("schema".to_owned(), self.schema.to_string()),
            ("server".to_owned(), self.server.to_string()),
        ];
        if let Some(alive) = self.alive {
            header.push(("alive".to_owned(), alive.0.to_string()));
        }
        write_line(f, HEADER, &header)?;
        for row in &self.rows {
            write_line(f, &row.table, &row.columns)?;
        }
        let count = ("rows".to_owned(), self.rows.len().to_string());
        write_line(f, END, &[count])
    }
}

fn write_line(f: &mut fmt::Formatter<'_>, name: &str, fields: &[(String, String)]) -> fmt::Result {
    let json = |text: &str| serde_json::Value::from(text).to_string();
    write!(f, "{{{}:{{", json(name))?;
    for (index, (field, value)) in fields.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        write!(f, "{comma}{}:{}", json(field), json(value))?;
    }
    writeln!(f, "}}}}")
}

impl FromStr for Export {
    type Err = ExportError;

    fn from_str(text: &str) -> Result<Export, ExportError> {
        let mut lines = (1..).zip(text.lines());
        let header = match lines.next() {
            Some((number, line)) => read_line(number, line)?,
            None => return Err(wrong(1, None, "the file is empty")),
        };
        if header.table != HEADER {
            return Err(wrong(1, None, "this is no export: the header is missing"));
        }
        let field = |name: &str| {
            let missing = || wrong(1, Some(name), "it is missing");
            header.get(name).ok_or_else(missing)
        };
        if field("format")? != FORMAT {
            let what = format!("this program reads format {FORMAT} only");
            return Err(wrong(1, Some("format"), &what));
        }
        let no_number = |name| wrong(1, Some(name), "it is not such a number");
        let schema: i64 = canonical(field("schema")?).ok_or_else(|| no_number("schema"))?;
        if !(1..=read_only::latest()).contains(&schema) {
            let what = format!(
                "this program's databases have the versions up to {}; use the newer program",
                read_only::latest()
            );
            return Err(wrong(1, Some("schema"), &what));
        }
        let server = canonical(field("server")?).ok_or_else(|| no_number("server"))?;
        let alive = header.get("alive").map(canonical);
        let alive = alive.map(|alive| alive.ok_or_else(|| no_number("alive")));
        let known = ["format", "schema", "server", "alive"];
        let mut names = header.columns.iter().map(|(name, _)| name.as_str());
        if let Some(unknown) = names.find(|name| !known.contains(name)) {
            return Err(wrong(1, Some(unknown), "the header has no such field"));
        }

        let mut rows = Vec::new();
        for (number, line) in lines.by_ref() {
            let row = read_line(number, line)?;
            if row.table != END {
                rows.push(row);
                continue;
            }
            if row.columns != [("rows".to_owned(), rows.len().to_string())] {
                let what = "it does not count the rows before it: something is missing";
                return Err(wrong(number, Some("rows"), what));
            }
            return match lines.next() {
                Some((number, _)) => Err(wrong(number, None, "nothing may follow the end")),
                None => Ok(Export {
                    server,
                    schema,
                    alive: alive.transpose()?.map(Timestamp),
                    rows,
                }),
            };
        }
        let what = "the file breaks off: its end is missing";
        Err(wrong(rows.len() + 2, None, what))
    }
}

/// A number that is written as this program writes it.
fn canonical<T: FromStr + ToString>(text: &str) -> Option<T> {
    let number: T = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn wrong(line: usize, field: Option<&str>, what: &str) -> ExportError {
    ExportError {
        line,
        field: field.map(str::to_owned),
        what: what.to_owned(),
    }
}

fn read_line(number: usize, line: &str) -> Result<Row, ExportError> {
    let read: Result<Members<Members<String>>, _> = serde_json::from_str(line);
    match read {
        Ok(Members(mut members)) if members.len() == 1 => {
            let (table, Members(columns)) = members.remove(0);
            Ok(Row { table, columns })
        }
        Ok(_) => Err(wrong(number, None, "an object of one member was expected")),
        Err(error) => Err(wrong(number, None, &error.to_string())),
    }
}

/// The members of an object in their order, none of them twice.
struct Members<T>(Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Members<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(InOrder(Vec::new()))
    }
}

struct InOrder<T>(Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for InOrder<T> {
    type Value = Members<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut names = BTreeSet::new();
        while let Some(name) = map.next_key::<String>()? {
            let value = map.next_value();
            let value = value.map_err(|error| A::Error::custom(format!("field {name:?}: {error}")));
            if !names.insert(name.clone()) {
                return Err(A::Error::custom(format!(
                    "field {name:?} stands there twice"
                )));
            }
            self.0.push((name, value?));
        }
        Ok(Members(self.0))
    }
}

/// Reads all games of a server.
pub(super) async fn export(
    server: u64,
    connection: &mut SqliteConnection,
) -> Result<Export, StoreError> {
    let tables = schema::tables(connection).await?;
    let games: Vec<i64> = sqlx::query_scalar("select id from games where server = $1 order by id")
        .bind(server.cast_signed())
        .fetch_all(&mut *connection)
        .await?;
    let mut rows = Vec::new();
    for (name, column) in OF_SERVERS {
        rows.extend(
            rows_of(
                name,
                &tables[name],
                column,
                server.cast_signed(),
                connection,
            )
            .await?,
        );
    }
    let mut people = BTreeSet::new();
    for &game in &games {
        let row = rows_of("games", &tables["games"], "id", game, connection).await?;
        for column in ["challenger", "opponent"] {
            let ids = row.iter().filter_map(|row| row.get(column)?.parse().ok());
            people.extend(ids.filter(|&id: &i64| id != 0));
        }
        rows.extend(row);
        for (name, column) in of_games(&tables) {
            rows.extend(rows_of(name, &tables[name], column, game, connection).await?);
        }
    }
    for person in people {
        for (name, column) in OF_PEOPLE {
            rows.extend(rows_of(name, &tables[name], column, person, connection).await?);
        }
    }
    let exported: BTreeSet<String> = games.iter().map(ToString::to_string).collect();
    for row in &mut rows {
        let table = &tables[&row.table];
        row.columns.retain(|(column, value)| {
            !table.points_at_a_game(column) || exported.contains(value.as_str())
        });
    }
    let alive = settings::get(ALIVE, connection).await?;
    Ok(Export {
        server,
        schema: read_only::latest(),
        alive: alive.and_then(|alive| alive.parse().ok().map(Timestamp)),
        rows,
    })
}

/// The tables whose rows belong to games, and the column that says to which.
pub(super) fn of_games(tables: &BTreeMap<String, Table>) -> Vec<(&str, &str)> {
    let of_games = tables.iter().filter(|(name, _)| *name != "games");
    of_games
        .filter_map(|(name, table)| Some((name.as_str(), table.game()?)))
        .collect()
}

/// The rows that have this number in this column, in the order of their keys.
pub(super) async fn rows_of(
    name: &str,
    table: &Table,
    column: &str,
    id: i64,
    connection: &mut SqliteConnection,
) -> Result<Vec<Row>, StoreError> {
    let columns = table.columns.iter().map(|column| column.name.as_str());
    let columns: Vec<&str> = columns
        .filter(|column| !NUMBERING.contains(&(name, column)))
        .collect();
    let texts: Vec<String> = columns
        .iter()
        .map(|column| format!("cast({} as text)", quoted(column)))
        .collect();
    let order: Vec<String> = table.order().into_iter().map(quoted).collect();
    let select = format!(
        "select {} from {} where {} = $1 order by {}",
        texts.join(", "),
        quoted(name),
        quoted(column),
        order.join(", ")
    );
    let found = sqlx::query(AssertSqlSafe(select))
        .bind(id)
        .fetch_all(connection)
        .await?;
    let mut rows = Vec::new();
    for row in found {
        let mut values = Vec::new();
        for (index, column) in columns.iter().enumerate() {
            let value: Option<String> = row.try_get(index)?;
            values.extend(value.map(|value| ((*column).to_owned(), value)));
        }
        rows.push(Row {
            table: name.to_owned(),
            columns: values,
        });
    }
    Ok(rows)
}
