//! The names under which people were last seen.

use std::collections::HashMap;

use crate::game::UserId;
use crate::store::{Durability, Store, StoreError};

impl Store {
    /// Remembers these people's names, but for those who have none any more. Costs no writing where they are known.
    pub async fn met(&self, people: &[(UserId, &str)]) -> Result<(), StoreError> {
        let ids: Vec<UserId> = people.iter().map(|&(id, _)| id).collect();
        let known = self.names(&ids).await?;
        let is_news = |(id, name): &&(UserId, &str)| {
            !name.is_empty() && known.get(id).is_none_or(|known| known != name)
        };
        let news: Vec<_> = people.iter().filter(is_news).collect();
        if news.is_empty() {
            return Ok(());
        }
        let mut writing = self.write(Durability::Hasty).await?;
        for (id, name) in news {
            sqlx::query(
                "insert into players (id, name) values ($1, $2)
                 on conflict (id) do update set name = excluded.name",
            )
            .bind(id.0.cast_signed())
            .bind(*name)
            .execute(&mut *writing.transaction)
            .await?;
        }
        writing.commit().await
    }

    /// The names of those among these people who were ever seen.
    pub async fn names(&self, people: &[UserId]) -> Result<HashMap<UserId, String>, StoreError> {
        let mut names = HashMap::new();
        for &id in people {
            let name = sqlx::query_scalar("select name from players where id = $1")
                .bind(id.0.cast_signed())
                .fetch_optional(&self.readers)
                .await?;
            if let Some(name) = name {
                names.insert(id, name);
            }
        }
        Ok(names)
    }
}
