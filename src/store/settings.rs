//! What the program itself must remember from one start to the next.

use crate::store::{Store, StoreError};

impl Store {
    /// What was kept under this key.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let value = sqlx::query_scalar("select value from settings where key = $1")
            .bind(key)
            .fetch_optional(&self.readers)
            .await?;
        Ok(value)
    }

    /// Keeps a value under this key.
    pub async fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let kept = sqlx::query(
            "insert into settings (key, value) values ($1, $2)
             on conflict (key) do update set value = excluded.value",
        );
        self.note(kept.bind(key).bind(value)).await
    }
}
