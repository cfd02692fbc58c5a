//! What is known of the servers.

use sqlx::FromRow;

use crate::game::{GameId, Pace, Place, Timestamp, Venue};
use crate::store::{Durability, Store, StoreError};

/// What is known of a server.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ServerSettings {
    /// Where games go on whose own channel is closed to the bot.
    pub default_channel: Option<u64>,
    /// Where people may challenge; everywhere, if nothing is named.
    pub allowed_channels: Vec<u64>,
    /// Where games are played, if their challenge does not say.
    pub place: Place,
    /// How much time players have, if the challenge does not say; what is usual, if nothing is named.
    pub pace: Option<Pace>,
    /// The role of those who may challenge; everybody, if none is named.
    pub challengers: Option<u64>,
    /// The code of the language of what everybody reads; that which the server prefers, if none is named.
    pub language: Option<String>,
    /// The code of the language that the server itself has in Discord; English, if none is named.
    pub preferred: Option<String>,
    /// Since when the bot is no longer there.
    pub gone_at: Option<Timestamp>,
}

/// Something that those who run a server have decided for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ServerChange {
    /// Where games go on whose own channel is closed to the bot; in direct messages, if nowhere.
    DefaultChannel(Option<u64>),
    /// Where people may challenge; everywhere, if nothing is named.
    AllowedChannels(Vec<u64>),
    /// Where games are played.
    Place(Place),
    /// How much time players have.
    Pace(Option<Pace>),
    /// The role of those who may challenge.
    Challengers(Option<u64>),
    /// The language of what everybody reads.
    Language(Option<String>),
}

#[derive(FromRow, Default)]
struct ServerRow {
    default_channel: Option<i64>,
    place: String,
    pace: Option<String>,
    challengers: Option<i64>,
    language: Option<String>,
    preferred: Option<String>,
    gone_at: Option<i64>,
}

impl Store {
    /// What is known of a server. A word that this version does not know counts as none.
    pub async fn server(&self, server: u64) -> Result<ServerSettings, StoreError> {
        let mut moment = self.readers.begin().await?;
        let row: Option<ServerRow> = sqlx::query_as(
            "select default_channel, place, pace, challengers, language, preferred, gone_at from servers where id = $1",
        )
        .bind(server.cast_signed())
        .fetch_optional(&mut *moment)
        .await?;
        let allowed: Vec<i64> = sqlx::query_scalar(
            "select channel from allowed_channels where server = $1 order by channel",
        )
        .bind(server.cast_signed())
        .fetch_all(&mut *moment)
        .await?;
        let row = row.unwrap_or_default();
        Ok(ServerSettings {
            default_channel: row.default_channel.map(i64::cast_unsigned),
            allowed_channels: allowed.into_iter().map(i64::cast_unsigned).collect(),
            place: row.place.parse().unwrap_or_default(),
            pace: row.pace.and_then(|pace| pace.parse().ok()),
            challengers: row.challengers.map(i64::cast_unsigned),
            language: row.language,
            preferred: row.preferred,
            gone_at: row.gone_at.map(Timestamp),
        })
    }

    /// Remembers what was decided for a server, all of it or nothing.
    pub async fn change_server(
        &self,
        server: u64,
        changes: &[ServerChange],
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let transaction = &mut writing.transaction;
        sqlx::query("insert into servers (id) values ($1) on conflict (id) do nothing")
            .bind(server.cast_signed())
            .execute(&mut **transaction)
            .await?;
        for change in changes {
            let changed = match change {
                ServerChange::DefaultChannel(channel) => {
                    sqlx::query("update servers set default_channel = $2 where id = $1")
                        .bind(server.cast_signed())
                        .bind(channel.map(u64::cast_signed))
                }
                ServerChange::Place(place) => {
                    sqlx::query("update servers set place = $2 where id = $1")
                        .bind(server.cast_signed())
                        .bind(place.name())
                }
                ServerChange::Pace(pace) => {
                    sqlx::query("update servers set pace = $2 where id = $1")
                        .bind(server.cast_signed())
                        .bind(pace.map(|pace| pace.to_string()))
                }
                ServerChange::Challengers(role) => {
                    sqlx::query("update servers set challengers = $2 where id = $1")
                        .bind(server.cast_signed())
                        .bind(role.map(u64::cast_signed))
                }
                ServerChange::Language(language) => {
                    sqlx::query("update servers set language = $2 where id = $1")
                        .bind(server.cast_signed())
                        .bind(language)
                }
                ServerChange::AllowedChannels(channels) => {
                    allow(server, channels, transaction).await?;
                    continue;
                }
            };
            changed.execute(&mut **transaction).await?;
        }
        writing.commit().await
    }

    /// Notes which language a server has in Discord.
    pub async fn set_preferred(
        &self,
        server: u64,
        language: Option<&str>,
    ) -> Result<(), StoreError> {
        if self.server(server).await?.preferred.as_deref() == language {
            return Ok(());
        }
        let mut writing = self.write(Durability::Hasty).await?;
        sqlx::query(
            "insert into servers (id, preferred) values ($1, $2)
             on conflict (id) do update set preferred = excluded.preferred",
        )
        .bind(server.cast_signed())
        .bind(language)
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

/// Writes down where people may challenge, in place of what was allowed before.
async fn allow(
    server: u64,
    channels: &[u64],
    transaction: &mut sqlx::Transaction<'static, sqlx::Sqlite>,
) -> Result<(), StoreError> {
    sqlx::query("delete from allowed_channels where server = $1")
        .bind(server.cast_signed())
        .execute(&mut **transaction)
        .await?;
    for channel in channels {
        sqlx::query(
            "insert into allowed_channels (server, channel) values ($1, $2) on conflict do nothing",
        )
        .bind(server.cast_signed())
        .bind(channel.cast_signed())
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
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
