//! No column that names a person is forgotten where all must be named.

use super::*;
use crate::store::personal::OF_A_PERSON;
use crate::store::schema;

/// The names of columns with numbers that are no person's.
const OF_THINGS: [&str; 36] = [
    "id",
    "game",
    "number",
    "version",
    "server",
    "channel",
    "message",
    "live",
    "post",
    "attempts",
    "at",
    "since",
    "batch",
    "failed",
    "watching",
    "stopped",
    "over",
    "thread",
    "parent",
    "named",
    "default_channel",
    "direct_channel",
    "challengers",
    "rematch_of",
    "open",
    "amount",
    "scope",
    "won",
    "drawn",
    "lost",
    "tried_at",
    "due_at",
    "created_at",
    "changed_at",
    "wake_at",
    "gone_at",
];
/// The other times.
const TIMES: [&str; 7] = [
    "told_at",
    "asked_at",
    "played_at",
    "pinged_at",
    "begins_at",
    "ends_at",
    "expires_at",
];

#[tokio::test]
async fn every_column_with_a_number_is_a_persons_or_is_not_and_the_note_names_its_table() {
    let (_folder, store) = fresh().await;
    let mut connection = store.durable.acquire().await.unwrap();
    let tables = schema::tables(&mut connection).await.unwrap();
    let note = include_str!("../../../docs/privacy.md");
    let is_a_persons = |table: &str, column: &str| {
        let mut all = OF_A_PERSON.iter();
        all.any(|(of, name, _)| *of == table && *name == column)
    };
    for (name, table) in &tables {
        for column in table
            .columns
            .iter()
            .filter(|column| column.kind == "INTEGER")
        {
            let of_things = OF_THINGS
                .iter()
                .chain(&TIMES)
                .any(|known| *known == column.name);
            assert!(
                is_a_persons(name, &column.name) || of_things,
                "{name}.{}: does it name a person? Then erasing must know it, see store/personal.rs; else it belongs to the list of this test",
                column.name
            );
        }
        if table
            .columns
            .iter()
            .any(|column| is_a_persons(name, &column.name))
        {
            assert!(
                note.contains(&format!("`{name}`")),
                "docs/privacy.md does not name {name}"
            );
        }
    }
    for (table, column, _) in OF_A_PERSON {
        let there = tables.get(table).and_then(|table| table.column(column));
        assert!(there.is_some(), "there is no {table}.{column}");
    }
}
