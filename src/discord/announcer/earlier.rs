//! What attempts that were cut short have left where a game may be told: found again, so that nothing is told twice.

use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId};

use super::Announcer;
use super::board::{DIRECT, Telling};
use super::place::{custom_ids, is_closed};
use crate::discord::reply::Reply;
use crate::service::ServiceError;

/// What attempts that were cut short have left.
#[derive(Default)]
pub(super) struct Earlier {
    /// Where they have posted what is to be told.
    pub(super) posted: Option<Place>,
    /// Other messages of the game.
    pub(super) others: Vec<(u64, u64)>,
}

/// Where a game was posted.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// In a channel, by this message.
    Channel(u64, MessageId),
    /// In direct messages.
    Direct,
}

impl Announcer {
    /// What attempts that were cut short have left in these channels and in the players' direct messages.
    pub(super) async fn earlier_anywhere(
        &self,
        telling: &Telling<'_>,
        channels: &[u64],
    ) -> Result<serenity::Result<Earlier>, ServiceError> {
        let game = telling.game;
        let mut earlier = Earlier::default();
        if telling.first_tried().is_none() {
            return Ok(Ok(earlier));
        }
        for &channel in channels {
            let place = ChannelId::new(channel);
            let (mut left, posts) = match self.earlier(telling, place, channel).await {
                Err(error) if is_closed(&error) => continue,
                Err(error) => return Ok(Err(error)),
                Ok(left) => left,
            };
            if earlier.posted.is_none()
                && let Some(found) = left.iter().rposition(|message| is_one(&posts, message))
            {
                earlier.posted = Some(Place::Channel(channel, left.remove(found).id));
            }
            earlier.others.extend(notes(place, &left));
        }
        for player in game.people() {
            let reach = self.bot.service.reach(player).await?;
            let Some(place) = reach.direct_channel.map(ChannelId::new) else {
                continue;
            };
            let (mut left, posts) = match self.earlier(telling, place, DIRECT).await {
                Err(error) if is_closed(&error) => continue,
                Err(error) => return Ok(Err(error)),
                Ok(left) => left,
            };
            let all = left.len();
            left.retain(|message| !is_one(&posts, message));
            if left.len() < all {
                earlier.posted = earlier.posted.or(Some(Place::Direct));
            }
            earlier.others.extend(notes(place, &left));
        }
        Ok(Ok(earlier))
    }

    /// What attempts that were cut short between the post and the note of it have left in a channel: the post, or another message of the
    /// game, the oldest first. And the post as it can be, for its language may have been another: as that of a game that moves to `to`.
    pub(super) async fn earlier(
        &self,
        telling: &Telling<'_>,
        channel: ChannelId,
        to: u64,
    ) -> serenity::Result<(Vec<Message>, Vec<Reply>)> {
        let Some(first_tried) = telling.first_tried() else {
            return Ok((Vec::new(), Vec::new()));
        };
        let mut posts = Vec::new();
        for words in self.bot.all_words() {
            posts.push(self.reply(words, telling.game, to).await);
        }
        let mut earlier = self.own_messages(channel, first_tried.created_at).await?;
        let game = telling.game.id;
        earlier.retain(|message| {
            let is_known = telling.known.contains(&message.id.get());
            !is_known && (is_one(&posts, message) || custom_ids(message).any(|id| id.game == game))
        });
        Ok((earlier, posts))
    }
}

/// Whether a message is one of these, posted.
pub(super) fn is_one(posts: &[Reply], message: &Message) -> bool {
    posts.iter().any(|post| post.is(message))
}

/// Messages in a channel, as they are noted.
pub(super) fn notes(channel: ChannelId, messages: &[Message]) -> Vec<(u64, u64)> {
    let note = |message: &Message| (channel.get(), message.id.get());
    messages.iter().map(note).collect()
}
