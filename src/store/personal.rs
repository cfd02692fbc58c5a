//! What is kept of a person: every column that names one, what erasing does with it, and all of it as a file.

use sqlx::{AssertSqlSafe, SqliteConnection};

use crate::game::UserId;
use crate::store::schema::{self, Table, quoted};
use crate::store::{Store, StoreError};

/// What erasing a person does with the rows that name them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Erasing {
    /// They go.
    Deleted,
    /// They stay, for they are the opponent's too, and name a number that stands for nobody.
    Renumbered,
    /// They stay, and name nobody.
    Emptied,
}

/// Every column that names a person.
pub const OF_A_PERSON: [(&str, &str, Erasing); 18] = [
    ("games", "challenger", Erasing::Renumbered),
    ("games", "opponent", Erasing::Renumbered),
    ("games", "gold", Erasing::Renumbered),
    ("games", "blue", Erasing::Renumbered),
    ("outbox", "ping", Erasing::Emptied),
    ("players", "id", Erasing::Deleted),
    ("reach", "player", Erasing::Deleted),
    ("notices", "player", Erasing::Deleted),
    ("schedules", "person", Erasing::Deleted),
    ("absences", "person", Erasing::Deleted),
    ("languages", "person", Erasing::Deleted),
    ("blocks", "person", Erasing::Deleted),
    ("blocks", "blocked", Erasing::Deleted),
    ("presence", "person", Erasing::Deleted),
    ("watches", "person", Erasing::Deleted),
    ("records", "person", Erasing::Deleted),
    // They are made anew from the games.
    ("standings", "person", Erasing::Deleted),
    // Nobody is here but for as long as the erasing takes.
    ("erasings", "person", Erasing::Deleted),
];

/// A table, and a person's rows in it as a JSON array of objects.
pub type Rows = (String, String);

impl Store {
    /// All that is kept of a person, table by table; of their games with the turns and what bears on their time. Whom others have blocked is
    /// theirs to know.
    pub async fn personal(&self, person: UserId) -> Result<Vec<Rows>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        let tables = schema::tables(&mut connection).await?;
        let mut all = Vec::new();
        for (name, table) in &tables {
            let own: Vec<String> = OF_A_PERSON
                .iter()
                .filter(|(of, column, _)| of == name && *column != "blocked")
                .map(|(_, column, _)| format!("{} = $1", quoted(column)))
                .collect();
            let condition = match own.is_empty() {
                false => own.join(" or "),
                true if ["turns", "log"].contains(&name.as_str()) => {
                    "game in (select id from games where challenger = $1 or opponent = $1)"
                        .to_owned()
                }
                true => continue,
            };
            let rows = rows(name, table, &condition, person, &mut connection).await?;
            if rows != "[]" {
                all.push((name.clone(), rows));
            }
        }
        Ok(all)
    }
}

/// The rows of a table for which this holds: times as people write them, and ids as texts, so that no reader rounds them.
async fn rows(
    name: &str,
    table: &Table,
    condition: &str,
    person: UserId,
    connection: &mut SqliteConnection,
) -> Result<String, StoreError> {
    let columns: Vec<String> = table
        .columns
        .iter()
        .map(|column| {
            let value = quoted(&column.name);
            let value = if column.kind == "INTEGER" && is_time(&column.name) {
                format!("strftime('%Y-%m-%dT%H:%M:%SZ', {value} / 1000, 'unixepoch')")
            } else if column.kind == "INTEGER" {
                format!(
                    "case when abs({value}) > 1 << 40 then cast({value} as text) else {value} end"
                )
            } else {
                value
            };
            format!("'{}', {value}", column.name)
        })
        .collect();
    let order: Vec<String> = table.order().into_iter().map(quoted).collect();
    let select = format!(
        "select coalesce(json_group_array(json_object({})), '[]') from (select * from {} where {condition} order by {})",
        columns.join(", "),
        quoted(name),
        order.join(", ")
    );
    let rows = sqlx::query_scalar(AssertSqlSafe(select)).bind(person.0.cast_signed());
    Ok(rows.fetch_one(connection).await?)
}

fn is_time(column: &str) -> bool {
    column == "at" || column == "since" || column.ends_with("_at")
}
