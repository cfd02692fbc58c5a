//! Which languages people read.

use sqlx::FromRow;

use crate::game::UserId;
use crate::store::{Durability, Store, StoreError};

/// What is known of the language that a person reads.
#[derive(Debug, Clone, Default, PartialEq, Eq, FromRow)]
pub struct Language {
    /// The one that they have chosen.
    pub chosen: Option<String>,
    /// That of their Discord, when it was last heard.
    pub seen: Option<String>,
}

impl Store {
    /// What is known of the language that a person reads.
    pub async fn language(&self, person: UserId) -> Result<Language, StoreError> {
        let known = sqlx::query_as("select chosen, seen from languages where person = $1")
            .bind(person.0.cast_signed())
            .fetch_optional(&self.readers)
            .await?;
        Ok(known.unwrap_or_default())
    }

    /// Notes it.
    pub async fn set_language(
        &self,
        person: UserId,
        language: &Language,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        sqlx::query(
            "insert into languages (person, chosen, seen) values ($1, $2, $3)
             on conflict (person) do update set chosen = excluded.chosen, seen = excluded.seen",
        )
        .bind(person.0.cast_signed())
        .bind(&language.chosen)
        .bind(&language.seen)
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await
    }
}
