//! What is known of the servers.

use crate::game::{GameId, Timestamp, Venue};
use crate::store::{Durability, Store, StoreError};

/// What is known of a server.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ServerSettings {
    /// Where games go on whose own channel is closed to the bot.
    pub default_channel: Option<u64>,
    /// Since when the bot is no longer there.
    pub gone_at: Option<Timestamp>,
}

impl Store {
    /// What is known of a server.
    pub async fn server(&self, server: u64) -> Result<ServerSettings, StoreError> {
        let row: Option<(Option<i64>, Option<i64>)> =
            sqlx::query_as("select default_channel, gone_at from servers where id = $1")
                .bind(server.cast_signed())
                .fetch_optional(&self.readers)
                .await?;
        let (default_channel, gone_at) = row.unwrap_or_default();
        Ok(ServerSettings {
            default_channel: default_channel.map(i64::cast_unsigned),
            gone_at: gone_at.map(Timestamp),
        })
    }

    /// Remembers where a server's games go on whose own channel is closed.
    pub async fn set_default_channel(
        &self,
        server: u64,
        channel: Option<u64>,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        sqlx::query(
            "insert into servers (id, default_channel) values ($1, $2)
             on conflict (id) do update set default_channel = excluded.default_channel",
        )
        .bind(server.cast_signed())
        .bind(channel.map(u64::cast_signed))
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await
    }

    /// Notes that the bot has left a server, or is there again, and tells whether that is news.
    pub async fn set_gone(
        &self,
        server: u64,
        gone_at: Option<Timestamp>,
    ) -> Result<bool, StoreError> {
        if self.server(server).await?.gone_at.is_some() == gone_at.is_some() {
            return Ok(false);
        }
        let mut writing = self.write(Durability::Flushed).await?;
        sqlx::query(
            "insert into servers (id, gone_at) values ($1, $2)
             on conflict (id) do update set gone_at = excluded.gone_at",
        )
        .bind(server.cast_signed())
        .bind(gone_at.map(|at| at.0))
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await?;
        Ok(true)
    }

    /// The servers that have games that go on, or that the bot is known to have left.
    pub async fn servers(&self) -> Result<Vec<u64>, StoreError> {
        let servers: Vec<i64> = sqlx::query_scalar(
            "select server from games where stage <> 'over' and server <> 0
             union
             select id from servers where gone_at is not null",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(servers.into_iter().map(i64::cast_unsigned).collect())
    }

    /// The games of a server that go on.
    pub async fn games_in(&self, server: u64) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select id from games where server = $1 and stage <> 'over' order by id",
        )
        .bind(server.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }
}

/// Moves a game to another channel, in the transaction that notes its first message there.
pub(super) async fn move_game(
    transaction: &mut sqlx::Transaction<'static, sqlx::Sqlite>,
    game: GameId,
    to: Venue,
) -> Result<(), StoreError> {
    sqlx::query("update games set channel = $2, version = version + 1 where id = $1")
        .bind(game.0)
        .bind(to.channel.cast_signed())
        .execute(&mut **transaction)
        .await?;
    Ok(())
}
