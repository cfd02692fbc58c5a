//! Which tables there are, read from the database itself, so that no table and no column is forgotten where all must be named.

use std::collections::BTreeMap;

use sqlx::SqliteConnection;

use crate::store::StoreError;

/// Tables with a row or more for each person who plays, and the column that says for whom.
pub(super) const OF_PEOPLE: [(&str, &str); 6] = [
    ("players", "id"),
    ("languages", "person"),
    ("schedules", "person"),
    ("absences", "person"),
    ("reach", "player"),
    ("blocks", "person"),
];
/// Tables with a row for each server, and the column that says for which.
pub(super) const OF_SERVERS: [(&str, &str); 2] =
    [("servers", "id"), ("allowed_channels", "server")];
/// Tables in which the program keeps what it must know of itself and of nobody else, can ask of Discord again, can tell anew from the
/// games, or keeps for one person to look at.
#[cfg(test)]
pub(super) const OF_THE_PROGRAM: [&str; 5] =
    ["settings", "presence", "standings", "records", "erasings"];
/// Columns that only number the rows as they were written, and are numbered anew elsewhere.
pub(super) const NUMBERING: [(&str, &str); 1] = [("outbox", "id")];

/// A table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) columns: Vec<Column>,
    pub(super) references: Vec<Reference>,
}

/// A column that points at a row of another table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reference {
    pub(super) column: String,
    pub(super) to: String,
    /// The column there by which the row is found.
    pub(super) key: String,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: String,
    /// `INTEGER` or `TEXT`: the tables are strict.
    pub(super) kind: String,
    /// Its place in the primary key, from 1, or 0 if it is no part of it.
    pub(super) key: i64,
}

impl Table {
    /// The column that says to which game a row belongs, if the rows belong to games.
    pub(super) fn game(&self) -> Option<&str> {
        let games = self.references.iter().filter(|one| one.to == "games");
        let mut columns: Vec<&str> = games.map(|one| one.column.as_str()).collect();
        columns.sort_by_key(|&column| column != "game");
        columns.first().copied()
    }

    /// Whether this column holds the number of a game.
    pub(super) fn points_at_a_game(&self, column: &str) -> bool {
        let mut references = self.references.iter();
        references.any(|one| one.to == "games" && one.column == column)
    }

    pub(super) fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// The columns by which the rows are in order.
    pub(super) fn order(&self) -> Vec<&str> {
        let mut keys: Vec<&Column> = self.columns.iter().filter(|one| one.key > 0).collect();
        keys.sort_by_key(|column| column.key);
        keys.into_iter()
            .map(|column| column.name.as_str())
            .collect()
    }
}

/// A name as SQL takes it, whatever it is.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// All tables, but those of SQLite and of the migrations.
pub(super) async fn tables(
    connection: &mut SqliteConnection,
) -> Result<BTreeMap<String, Table>, StoreError> {
    let columns: Vec<(String, String, String, i64)> = sqlx::query_as(
        r"select tables.name, columns.name, columns.type, columns.pk
          from sqlite_schema as tables, pragma_table_info(tables.name) as columns
          where tables.type = 'table' and tables.name not like 'sqlite\_%' escape '\' and tables.name not like '\_sqlx%' escape '\'
          order by tables.name, columns.cid",
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    for (table, name, kind, key) in columns {
        let columns = &mut tables.entry(table).or_default().columns;
        columns.push(Column { name, kind, key });
    }
    let references: Vec<(String, String, String, String)> = sqlx::query_as(
        r#"select tables.name, keys."from", keys."table",
                  coalesce(keys."to", (select name from pragma_table_info(keys."table") where pk = 1))
           from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
           where tables.type = 'table'
           order by tables.name, keys.id, keys.seq"#,
    )
    .fetch_all(connection)
    .await?;
    for (table, column, to, key) in references {
        if let Some(table) = tables.get_mut(&table) {
            table.references.push(Reference { column, to, key });
        }
    }
    Ok(tables)
}
