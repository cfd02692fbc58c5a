//! Who does not want to be challenged by whom.

use crate::game::{Timestamp, UserId};
use crate::store::{Durability, Store, StoreError};

impl Store {
    /// Notes that a person does not want to play with another.
    pub async fn block(
        &self,
        person: UserId,
        blocked: UserId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        sqlx::query(
            "insert into blocks (person, blocked, at) values ($1, $2, $3) on conflict do nothing",
        )
        .bind(person.0.cast_signed())
        .bind(blocked.0.cast_signed())
        .bind(now.0)
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await
    }

    /// Notes that a person would play with another again.
    pub async fn unblock(&self, person: UserId, blocked: UserId) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        sqlx::query("delete from blocks where person = $1 and blocked = $2")
            .bind(person.0.cast_signed())
            .bind(blocked.0.cast_signed())
            .execute(&mut *writing.transaction)
            .await?;
        writing.commit().await
    }

    /// Those whom a person has blocked, the latest first.
    pub async fn blocked_by(&self, person: UserId) -> Result<Vec<UserId>, StoreError> {
        let blocked: Vec<i64> = sqlx::query_scalar(
            "select blocked from blocks where person = $1 order by at desc, blocked",
        )
        .bind(person.0.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        Ok(blocked.into_iter().map(user).collect())
    }

    /// Those who have blocked a person.
    pub async fn blocking(&self, blocked: UserId) -> Result<Vec<UserId>, StoreError> {
        let people: Vec<i64> =
            sqlx::query_scalar("select person from blocks where blocked = $1 order by person")
                .bind(blocked.0.cast_signed())
                .fetch_all(&self.readers)
                .await?;
        Ok(people.into_iter().map(user).collect())
    }

    /// Whether a person has blocked another.
    pub async fn has_blocked(&self, person: UserId, other: UserId) -> Result<bool, StoreError> {
        let found: Option<i64> =
            sqlx::query_scalar("select at from blocks where person = $1 and blocked = $2")
                .bind(person.0.cast_signed())
                .bind(other.0.cast_signed())
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.is_some())
    }
}

fn user(id: i64) -> UserId {
    UserId(id.cast_unsigned())
}
