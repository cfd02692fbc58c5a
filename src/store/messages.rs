//! The public messages of a game.

use sqlx::FromRow;

use crate::game::GameId;
use crate::store::{Store, StoreError};

/// A public message of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Message {
    /// Where it stands.
    pub channel: u64,
    /// Its number.
    pub message: u64,
    /// Whether it still has its buttons.
    pub live: bool,
    /// The number of the first message of the post it belongs to: a post in direct messages is one message for each player.
    pub post: u64,
}

#[derive(FromRow)]
struct MessageRow {
    channel: i64,
    message: i64,
    live: i64,
    post: i64,
}

impl Store {
    /// The messages of a game, the newest first.
    pub async fn messages_of(&self, game: GameId) -> Result<Vec<Message>, StoreError> {
        let rows: Vec<MessageRow> = sqlx::query_as(
            "select channel, message, live, post from messages where game = $1 order by post desc, message desc",
        )
        .bind(game.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Message::from).collect())
    }

    /// The games with messages that should have lost their buttons and may still have them: all but those of the newest post, and these
    /// too of a game that is over.
    pub async fn overtaken(&self) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select distinct game from messages join games on games.id = messages.game
             where live = 1
               and (stage = 'over' or post < (select max(newer.post) from messages as newer where newer.game = messages.game))
             order by game",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// Notes that a message has lost its buttons.
    pub async fn silenced(&self, message: u64) -> Result<(), StoreError> {
        let silenced = sqlx::query("update messages set live = 0 where message = $1");
        self.note(silenced.bind(message.cast_signed())).await
    }

    /// Notes that a message was deleted.
    pub async fn forgotten(&self, message: u64) -> Result<(), StoreError> {
        let forgotten = sqlx::query("delete from messages where message = $1");
        self.note(forgotten.bind(message.cast_signed())).await
    }
}

impl From<MessageRow> for Message {
    fn from(row: MessageRow) -> Message {
        Message {
            channel: row.channel.cast_unsigned(),
            message: row.message.cast_unsigned(),
            live: row.live != 0,
            post: row.post.cast_unsigned(),
        }
    }
}
