//! What the program itself must remember from one start to the next.

use sqlx::SqliteConnection;

use crate::store::{Durability, Store, StoreError};

impl Store {
    /// What was kept under this key.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        get(key, &self.readers).await
    }

    /// Keeps a value under this key.
    pub async fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        set(key, value, &mut writing.transaction).await?;
        writing.commit().await
    }
}

pub(super) async fn get<'c>(
    key: &str,
    executor: impl sqlx::Executor<'c, Database = sqlx::Sqlite>,
) -> Result<Option<String>, StoreError> {
    let value = sqlx::query_scalar("select value from settings where key = $1")
        .bind(key)
        .fetch_optional(executor)
        .await?;
    Ok(value)
}

pub(super) async fn set(
    key: &str,
    value: &str,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into settings (key, value) values ($1, $2)
         on conflict (key) do update set value = excluded.value",
    )
    .bind(key)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}
