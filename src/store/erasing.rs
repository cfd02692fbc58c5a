//! Erases a person: identity replaced, opponents' games and ratings as they were.

use sqlx::AssertSqlSafe;

use crate::game::{GameId, Timestamp, UserId};
use crate::store::personal::{Erasing, OF_A_PERSON};
use crate::store::schema::quoted;
use crate::store::{Durability, Effects, News, NewsKind, Store, StoreError, outbox, standings};

impl Store {
    /// Notes that a person is to be erased, so that it is done even if the program is stopped before.
    pub async fn begin_erasing(&self, person: UserId) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        sqlx::query("insert into erasings (person) values ($1) on conflict do nothing")
            .bind(person.0.cast_signed())
            .execute(&mut *writing.transaction)
            .await?;
        writing.commit().await
    }

    /// Those who are to be erased.
    pub async fn erasings(&self) -> Result<Vec<UserId>, StoreError> {
        let people: Vec<i64> = sqlx::query_scalar("select person from erasings")
            .fetch_all(&self.readers)
            .await?;
        let person = |id: i64| UserId(id.cast_unsigned());
        Ok(people.into_iter().map(person).collect())
    }

    /// Erases a person: wherever a game must name somebody, it is `nobody` from now on. Nothing is done, and told so, as long as they are in a
    /// game that is not over, or `nobody` stands for somebody already.
    pub async fn erase(
        &self,
        person: UserId,
        nobody: UserId,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let transaction = &mut writing.transaction;
        let in_the_way: i64 = sqlx::query_scalar(
            "select count(*) from games
             where stage <> 'over' and (challenger = $1 or opponent = $1) or challenger = $2 or opponent = $2",
        )
        .bind(person.0.cast_signed())
        .bind(nobody.0.cast_signed())
        .fetch_one(&mut **transaction)
        .await?;
        if in_the_way > 0 {
            return Ok(false);
        }
        let shown: Vec<i64> = sqlx::query_scalar(
            "select distinct id from games join messages on messages.game = games.id
             where challenger = $1 or opponent = $1 order by id",
        )
        .bind(person.0.cast_signed())
        .fetch_all(&mut **transaction)
        .await?;
        // What points at others goes first.
        for (table, column, erasing) in OF_A_PERSON.into_iter().rev() {
            let (table, column) = (quoted(table), quoted(column));
            let statement = match erasing {
                Erasing::Deleted => format!("delete from {table} where {column} = $1"),
                Erasing::Renumbered => {
                    format!("update {table} set {column} = $2 where {column} = $1")
                }
                Erasing::Emptied => {
                    format!("update {table} set {column} = null where {column} = $1")
                }
            };
            let mut query = sqlx::query(AssertSqlSafe(statement)).bind(person.0.cast_signed());
            if erasing == Erasing::Renumbered {
                query = query.bind(nobody.0.cast_signed());
            }
            query.execute(&mut **transaction).await?;
        }
        // What has been posted of their games names them no longer.
        let effects = Effects {
            news: Some(News {
                kind: NewsKind::Refresh,
                ping: None,
            }),
            ping_at: now,
            by: None,
            planned: None,
            interaction: None,
            now,
        };
        for game in shown.into_iter().map(GameId) {
            outbox::add(transaction, game, effects).await?;
        }
        standings::renew(transaction).await?;
        writing.commit().await?;
        Ok(true)
    }
}
