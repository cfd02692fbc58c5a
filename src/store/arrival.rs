//! What is copied from an export that is sound, and under which numbers.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::SqliteConnection;

use crate::game::{GameId, UserId};
use crate::store::export::{of_games, rows_of};
use crate::store::import::{ImportError, insert};
use crate::store::schema::{self, OF_PEOPLE, OF_SERVERS, Table};
use crate::store::{Row, games};

/// What is copied, and under which numbers.
pub(super) struct Arrival {
    pub(super) numbers: BTreeMap<i64, i64>,
    pub(super) left_out: Vec<(GameId, GameId)>,
    pub(super) known: Vec<UserId>,
    people: BTreeSet<i64>,
}

impl Arrival {
    pub(super) async fn plan(
        scratch: &mut SqliteConnection,
        database: &mut SqliteConnection,
    ) -> Result<Self, ImportError> {
        let theirs: Vec<(i64, i64, i64, i64, i64, String)> = sqlx::query_as(
            "select id, server, challenger, opponent, created_at, stage from games order by id",
        )
        .fetch_all(&mut *scratch)
        .await?;
        let taken: Vec<i64> = sqlx::query_scalar("select id from games")
            .fetch_all(&mut *database)
            .await?;
        let taken: BTreeSet<i64> = taken.into_iter().collect();
        let numbers = theirs.iter().map(|game| game.0);
        let highest = taken.iter().copied().chain(numbers).max();
        let mut next = highest.unwrap_or(0) + 1;
        let mut arrival = Self {
            numbers: BTreeMap::new(),
            left_out: Vec::new(),
            known: Vec::new(),
            people: BTreeSet::new(),
        };
        for (id, server, challenger, opponent, created_at, stage) in theirs {
            let there: Option<i64> = sqlx::query_scalar(
                "select id from games where server = $1 and challenger = $2 and created_at = $3",
            )
            .bind(server)
            .bind(challenger)
            .bind(created_at)
            .fetch_optional(&mut *database)
            .await?;
            if let Some(ours) = there {
                let (theirs, ours) = (GameId(id), GameId(ours));
                return Err(ImportError::There { theirs, ours });
            }
            if stage == "challenged" {
                let person = |id: i64| UserId(id.cast_unsigned());
                let opponent = (opponent != 0).then(|| person(opponent));
                let open =
                    games::pending_between(person(challenger), opponent, &mut *database).await?;
                if let Some(open) = open {
                    arrival.left_out.push((GameId(id), open));
                    continue;
                }
            }
            let number = match taken.contains(&id) {
                true => {
                    next += 1;
                    next - 1
                }
                false => id,
            };
            arrival.numbers.insert(id, number);
            let people = [challenger, opponent].into_iter().filter(|&id| id != 0);
            arrival.people.extend(people);
        }
        Ok(arrival)
    }

    pub(super) async fn copy(
        &mut self,
        scratch: &mut SqliteConnection,
        database: &mut SqliteConnection,
    ) -> Result<(), ImportError> {
        let tables = schema::tables(&mut *scratch).await?;
        for &theirs in self.numbers.keys() {
            let mut rows = rows_of("games", &tables["games"], "id", theirs, scratch).await?;
            for (name, column) in of_games(&tables) {
                rows.extend(rows_of(name, &tables[name], column, theirs, scratch).await?);
            }
            for mut row in rows {
                let table = &tables[&row.table];
                self.renumber(&mut row, table);
                insert(&row, table, database).await?;
            }
        }
        for (name, column) in OF_SERVERS {
            let servers: Vec<i64> = sqlx::query_scalar("select distinct id from servers")
                .fetch_all(&mut *scratch)
                .await?;
            for server in servers {
                if rows_of(name, &tables[name], column, server, database)
                    .await?
                    .is_empty()
                {
                    for row in rows_of(name, &tables[name], column, server, scratch).await? {
                        insert(&row, &tables[name], database).await?;
                    }
                }
            }
        }
        for &person in &self.people {
            let mut has_schedule = false;
            for (name, column) in OF_PEOPLE {
                let table = &tables[name];
                let known = !rows_of(name, table, column, person, database)
                    .await?
                    .is_empty();
                has_schedule |= known && name == "schedules";
                // Absences go with the schedule that they are of.
                if known || (has_schedule && name == "absences") {
                    continue;
                }
                for row in rows_of(name, table, column, person, scratch).await? {
                    insert(&row, table, database).await?;
                }
            }
            if has_schedule {
                self.known.push(UserId(person.cast_unsigned()));
            }
        }
        Ok(())
    }

    fn renumber(&self, row: &mut Row, table: &Table) {
        let is_game = row.table == "games";
        row.columns.retain_mut(|(column, value)| {
            let is_its_own = is_game && column == "id";
            if !is_its_own && !table.points_at_a_game(column) {
                return true;
            }
            let ours = value.parse().ok().and_then(|id: i64| self.numbers.get(&id));
            if let Some(ours) = ours {
                *value = ours.to_string();
            }
            // A game that was left out is pointed at no more.
            ours.is_some()
        });
    }
}
