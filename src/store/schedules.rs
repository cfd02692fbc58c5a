//! When people have no time to play.

use sqlx::{Sqlite, SqliteConnection};

use crate::game::{Absence, Begun, Quiet, Schedule, Schedules, Timestamp, UserId};
use crate::store::rows::parsed;
use crate::store::{Store, StoreError};

/// A person's schedule in one value, to be read with whatever it belongs to. Null if there is none.
macro_rules! schedule_of {
    ($person:literal) => {
        concat!(
            "(select version || ';' || coalesce(zone || ' ' || quiet_from || ' ' || quiet_until, '') || ';' ||
                     coalesce((select string_agg(begins_at || ' ' || ends_at || ' ' || begun || ' ' || over, ';' order by number)
                               from absences where absences.person = schedules.person), '')
              from schedules where person = ",
            $person,
            ")"
        )
    };
}
pub(super) use schedule_of;

impl Store {
    /// When a person has no time to play.
    pub async fn schedule(&self, person: UserId) -> Result<Schedule, StoreError> {
        schedule(person, &self.readers).await
    }

    /// When two people have no time to play.
    pub async fn schedules(
        &self,
        challenger: UserId,
        opponent: Option<UserId>,
    ) -> Result<Schedules, StoreError> {
        Ok(Schedules {
            challenger: self.schedule(challenger).await?,
            // Nobody has no schedule.
            opponent: match opponent {
                Some(opponent) => self.schedule(opponent).await?,
                None => Schedule::default(),
            },
        })
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

pub(super) async fn schedule<'c>(
    person: UserId,
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Schedule, StoreError> {
    let schedule: Option<String> = sqlx::query_scalar(concat!("select ", schedule_of!("$1")))
        .bind(person.0.cast_signed())
        .fetch_one(executor)
        .await?;
    read(person, schedule.as_deref())
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

/// Reads the schedule of a person as [`schedule_of`] gives it.
pub(super) fn read(person: UserId, text: Option<&str>) -> Result<Schedule, StoreError> {
    let Some(text) = text else {
        return Ok(Schedule::default());
    };
    parts(text).map_err(|what| StoreError::UnreadableSchedule { person, what })
}

fn parts(text: &str) -> Result<Schedule, String> {
    let mut parts = text.split_terminator(';');
    let version = parsed("version", parts.next().unwrap_or_default())?;
    let hours: Vec<&str> = parts.next().unwrap_or_default().split(' ').collect();
    let quiet = match hours.as_slice() {
        &[zone, from, until] => {
            let zone = parsed("zone", zone)?;
            let (from, until) = (parsed("quiet_from", from)?, parsed("quiet_until", until)?);
            Some(Quiet::new(zone, from, until).map_err(|error| error.to_string())?)
        }
        _ => None,
    };
    Ok(Schedule {
        version,
        quiet,
        absences: parts.map(absence).collect::<Result<_, _>>()?,
    })
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
