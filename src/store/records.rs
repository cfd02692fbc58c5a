//! Records of games that people have brought from elsewhere.

use crate::game::{Timestamp, UserId};
use crate::rules::Record;
use crate::store::{Durability, Store, StoreError};

/// How many records of a person are kept; when there are more, the oldest goes.
pub const MOST_RECORDS: i64 = 20;

impl Store {
    /// Keeps a record of a person, and tells its number.
    pub async fn keep_record(
        &self,
        person: UserId,
        record: &Record,
        now: Timestamp,
    ) -> Result<i64, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let id = sqlx::query_scalar(
            "insert into records (person, at, dgn) values ($1, $2, $3) returning id",
        )
        .bind(person.0.cast_signed())
        .bind(now.0)
        .bind(record.to_string())
        .fetch_one(&mut *writing.transaction)
        .await?;
        sqlx::query(
            "delete from records
             where person = $1
               and id not in (select id from records where person = $1 order by id desc limit $2)",
        )
        .bind(person.0.cast_signed())
        .bind(MOST_RECORDS)
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await?;
        Ok(id)
    }

    /// A record that this person keeps; nothing, if it is not there any more, or another's.
    pub async fn record(&self, id: i64, person: UserId) -> Result<Option<Record>, StoreError> {
        let dgn: Option<String> =
            sqlx::query_scalar("select dgn from records where id = $1 and person = $2")
                .bind(id)
                .bind(person.0.cast_signed())
                .fetch_optional(&self.readers)
                .await?;
        // This program has written it. Should it ever read records otherwise, it is gone.
        Ok(dgn.and_then(|dgn| dgn.parse().ok()))
    }

    /// Lets a record go that this person keeps. Tells whether it was there.
    pub async fn drop_record(&self, id: i64, person: UserId) -> Result<bool, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let dropped = sqlx::query("delete from records where id = $1 and person = $2")
            .bind(id)
            .bind(person.0.cast_signed())
            .execute(&mut *writing.transaction)
            .await?;
        writing.commit().await?;
        Ok(dropped.rows_affected() > 0)
    }
}
