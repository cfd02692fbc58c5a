//! When people have no time to play.

use sqlx::{FromRow, SqliteConnection};

use crate::game::{Absence, Begun, Quiet, Schedule, Schedules, Timestamp, UserId};
use crate::store::rows::parsed;
use crate::store::{Store, StoreError};

#[derive(FromRow)]
struct ScheduleRow {
    person: i64,
    version: i64,
    zone: Option<String>,
    quiet_from: Option<String>,
    quiet_until: Option<String>,
    absences: Option<String>,
}

impl Store {
    /// When a person has no time to play.
    pub async fn schedule(&self, person: UserId) -> Result<Schedule, StoreError> {
        let mut moment = self.readers.begin().await?;
        let [schedule, _] = schedules_of([person, person], &mut moment).await?;
        Ok(schedule)
    }

    /// When two people have no time to play.
    pub async fn schedules(
        &self,
        challenger: UserId,
        opponent: Option<UserId>,
    ) -> Result<Schedules, StoreError> {
        let mut moment = self.readers.begin().await?;
        schedules(challenger, opponent, &mut moment).await
    }

    /// The people whose absence has come to its end by now, without anybody having dealt with it.
    pub async fn returning(&self, now: Timestamp) -> Result<Vec<UserId>, StoreError> {
        let people: Vec<i64> = sqlx::query_scalar(
            "select person from absences where over = 0 and ends_at <= $1 order by ends_at",
        )
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        let people = people.into_iter();
        Ok(people.map(|id| UserId(id.cast_unsigned())).collect())
    }

    /// When the next absence ends that has not ended by `now`.
    pub async fn next_return(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let end: Option<i64> =
            sqlx::query_scalar("select min(ends_at) from absences where over = 0 and ends_at > $1")
                .bind(now.0)
                .fetch_one(&self.readers)
                .await?;
        Ok(end.map(Timestamp))
    }
}

pub(super) async fn schedules(
    challenger: UserId,
    opponent: Option<UserId>,
    connection: &mut SqliteConnection,
) -> Result<Schedules, StoreError> {
    // Nobody has no schedule.
    let opponent = opponent.unwrap_or(UserId(0));
    let [challenger, opponent] = schedules_of([challenger, opponent], connection).await?;
    Ok(Schedules {
        challenger,
        opponent,
    })
}

async fn schedules_of(
    people: [UserId; 2],
    connection: &mut SqliteConnection,
) -> Result<[Schedule; 2], StoreError> {
    let rows: Vec<ScheduleRow> = sqlx::query_as(
        "select schedules.*,
                (select string_agg(begins_at || ' ' || ends_at || ' ' || begun || ' ' || over, ';' order by number)
                 from absences where absences.person = schedules.person) as absences
         from schedules
         where person in ($1, $2)",
    )
    .bind(people[0].0.cast_signed())
    .bind(people[1].0.cast_signed())
    .fetch_all(connection)
    .await?;
    let mut schedules = [Schedule::default(), Schedule::default()];
    for row in rows {
        let person = UserId(row.person.cast_unsigned());
        let schedule = row
            .read()
            .map_err(|what| StoreError::UnreadableSchedule { person, what })?;
        for (who, place) in people.iter().zip(&mut schedules) {
            if *who == person {
                *place = schedule.clone();
            }
        }
    }
    Ok(schedules)
}

/// Writes a changed schedule, unless it was changed since it was read; and tells whether it did.
pub(super) async fn update(
    person: UserId,
    schedule: &Schedule,
    connection: &mut SqliteConnection,
) -> Result<bool, StoreError> {
    let quiet = schedule.quiet.as_ref();
    let written = sqlx::query(
        "insert into schedules (person, version, zone, quiet_from, quiet_until) values ($1, $2 + 1, $3, $4, $5)
         on conflict (person) do update
         set version = excluded.version, zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until
         where schedules.version = $2",
    )
    .bind(person.0.cast_signed())
    .bind(schedule.version)
    .bind(quiet.map(|quiet| quiet.zone().name()))
    .bind(quiet.map(|quiet| quiet.from().to_string()))
    .bind(quiet.map(|quiet| quiet.until().to_string()))
    .execute(&mut *connection)
    .await?;
    if written.rows_affected() != 1 {
        return Ok(false);
    }
    for (number, absence) in (1_i64..).zip(&schedule.absences) {
        sqlx::query(
            "insert into absences (person, number, begins_at, ends_at, begun, over) values ($1, $2, $3, $4, $5, $6)
             on conflict (person, number) do update
             set begins_at = excluded.begins_at, ends_at = excluded.ends_at, begun = excluded.begun, over = excluded.over",
        )
        .bind(person.0.cast_signed())
        .bind(number)
        .bind(absence.from.0)
        .bind(absence.until.0)
        .bind(begun_name(absence.begun))
        .bind(i64::from(absence.over))
        .execute(&mut *connection)
        .await?;
    }
    Ok(true)
}

/// Whether two schedules are the ones that a game was read with.
pub(super) async fn are_current(
    known: &Schedules,
    challenger: UserId,
    opponent: Option<UserId>,
    connection: &mut SqliteConnection,
) -> Result<bool, StoreError> {
    let versions: Vec<(i64, i64)> =
        sqlx::query_as("select person, version from schedules where person in ($1, $2)")
            .bind(challenger.0.cast_signed())
            .bind(opponent.map(|user| user.0.cast_signed()))
            .fetch_all(connection)
            .await?;
    let version = |of: UserId| {
        let found = versions
            .iter()
            .find(|(person, _)| *person == of.0.cast_signed());
        found.map_or(0, |&(_, version)| version)
    };
    Ok(version(challenger) == known.challenger.version
        && opponent.map_or(0, version) == known.opponent.version)
}

impl ScheduleRow {
    fn read(&self) -> Result<Schedule, String> {
        let quiet = match (&self.zone, &self.quiet_from, &self.quiet_until) {
            (Some(zone), Some(from), Some(until)) => {
                let zone = parsed("zone", zone)?;
                let (from, until) = (parsed("quiet_from", from)?, parsed("quiet_until", until)?);
                Some(Quiet::new(zone, from, until).map_err(|error| error.to_string())?)
            }
            _ => None,
        };
        let absences = self.absences.as_deref().unwrap_or_default();
        let absences = absences.split_terminator(';').map(absence);
        Ok(Schedule {
            version: self.version,
            quiet,
            absences: absences.collect::<Result<_, _>>()?,
        })
    }
}

fn absence(text: &str) -> Result<Absence, String> {
    let parts: Vec<&str> = text.split(' ').collect();
    let &[from, until, begun, over] = parts.as_slice() else {
        return Err(format!("absence {text:?}"));
    };
    let begun = Begun::ALL
        .into_iter()
        .find(|&known| begun_name(known) == begun);
    Ok(Absence {
        from: Timestamp(parsed("begins_at", from)?),
        until: Timestamp(parsed("ends_at", until)?),
        begun: begun.ok_or_else(|| format!("absence {text:?}"))?,
        over: over == "1",
    })
}

fn begun_name(begun: Begun) -> &'static str {
    match begun {
        Begun::ByHand => "hand",
        Begun::ByItself => "itself",
    }
}
