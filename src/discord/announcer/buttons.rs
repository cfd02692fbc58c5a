//! Old buttons: only the newest post of a game keeps them.

use std::sync::Arc;

use serde_json::json;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout;

use super::place::{is_closed, is_gone};
use super::{Announcer, PATIENCE};
use crate::discord::error;
use crate::game::{Game, GameId};
use crate::service::{self, ServiceError};

impl Announcer {
    /// Takes the buttons from all messages of a game but those of the newest post, and from these too once the game is over.
    pub(super) async fn silence(&self, game: &Game) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let messages = service.messages_of(game.id).await?;
        let kept = match game.is_over() {
            true => 0,
            false => newest(&messages).len(),
        };
        for message in messages.iter().skip(kept).filter(|message| message.live) {
            let (channel, id) = place_of(message);
            let body = json!({ "components": [] });
            let edit = self.bot.http.edit_message(channel, id, &body, Vec::new());
            match timeout(PATIENCE, edit).await {
                Ok(Ok(_)) => service.silenced(message.message).await?,
                Ok(Err(error)) if is_gone(&error) => service.forgotten(message.message).await?,
                // Nothing will ever remove them. They answer that they are stale, as all old buttons do.
                Ok(Err(error)) if is_closed(&error) => service.silenced(message.message).await?,
                // This can wait for the next turn, or for the next tidying.
                Ok(Err(error)) => tracing::warn!(
                    game.id = game.id.0,
                    error = error::redacted(&error),
                    "old buttons were not removed"
                ),
                Err(_) => {
                    tracing::warn!(
                        game.id = game.id.0,
                        "no answer to the removal of old buttons"
                    );
                }
            }
        }
        Ok(())
    }

    /// Removes a game's old buttons, unless there is news that will do it.
    pub(super) async fn tidy(self: Arc<Self>, id: GameId) -> Result<(), ServiceError> {
        let (game, untold) = self.bot.service.to_tell(id).await?;
        match untold.is_empty() {
            true => self.silence(&game).await,
            false => Ok(()),
        }
    }
}

/// The messages of the newest post, of all messages of a game.
pub(super) fn newest(messages: &[service::Message]) -> &[service::Message] {
    let post = messages.first().map(|newest| newest.post);
    let count = messages
        .iter()
        .take_while(|message| Some(message.post) == post)
        .count();
    &messages[..count]
}

pub(super) fn place_of(message: &service::Message) -> (ChannelId, MessageId) {
    (
        ChannelId::new(message.channel),
        MessageId::new(message.message),
    )
}
