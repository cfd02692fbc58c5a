//! Places: how a message gets into a channel, a thread or direct messages, and what it means if it does not.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::http::{HttpError, MessagePagination, StatusCode};
use serenity::model::application::{ActionRowComponent, ButtonKind};
use serenity::model::channel::{Message, MessageFlags};
use serenity::model::id::{ChannelId, MessageId};

use super::Announcer;
use crate::discord::components::CustomId;
use crate::discord::error;
use crate::discord::reply::Reply;
use crate::game::{Timestamp, UserId};
use crate::service::ServiceError;

/// How many messages Discord gives at a time.
const PAGE: u8 = 100;
/// How far Discord's clock may be behind ours.
const SLACK: Duration = Duration::from_secs(60);
/// Where Discord's ids begin to count time, in unix milliseconds.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Discord's codes for what is not there any more: <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.
const UNKNOWN: [isize; 2] = [10003, 10008];
/// Its code for a thread that takes nothing because it was archived.
const ARCHIVED: isize = 50083;
/// Its code for a thread that takes nothing because it was locked.
const LOCKED: isize = 160_005;
/// Its code for a message that has a thread already.
const THREAD_THERE: isize = 160_004;

/// Whether a message makes a sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sound {
    /// As it comes.
    Usual,
    /// It does not: a message to a person who need not look at once.
    Silent,
}

impl Announcer {
    /// Sends a message; without its picture, if only that is forbidden, for the words say all that matters.
    pub(super) async fn send(
        &self,
        channel: ChannelId,
        reply: Reply,
        nonce: &str,
        sound: Sound,
    ) -> serenity::Result<Message> {
        let mut sent = self
            .send_as_it_is(channel, reply.clone(), nonce, sound)
            .await;
        if sent.as_ref().is_err_and(is_archived) && self.reopen(channel).await {
            sent = self
                .send_as_it_is(channel, reply.clone(), nonce, sound)
                .await;
        }
        let error = match sent {
            Err(error) if reply.file_name().is_some() && is_forbidden(&error) => error,
            sent => return sent,
        };
        let reply = reply.without_picture();
        let sent = self.send_as_it_is(channel, reply, nonce, sound).await;
        // Only if it is not the picture, the channel is closed; an answer that was lost says nothing of that.
        sent.map_err(|second| match is_forbidden(&second) {
            true => error,
            false => second,
        })
    }

    async fn send_as_it_is(
        &self,
        channel: ChannelId,
        reply: Reply,
        nonce: &str,
        sound: Sound,
    ) -> serenity::Result<Message> {
        let mut drawn = reply.draw().await;
        // Within some minutes, Discord itself takes the same nonce only once.
        drawn.body["nonce"] = json!(nonce);
        drawn.body["enforce_nonce"] = json!(true);
        if sound == Sound::Silent {
            drawn.body["flags"] = MessageFlags::SUPPRESS_NOTIFICATIONS.bits().into();
        }
        self.bot
            .http
            .send_message(channel, drawn.files, &drawn.body)
            .await
    }

    /// Edits a message. In an archived thread it reopens the thread first.
    pub(super) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
    ) -> serenity::Result<()> {
        let edit = || {
            self.bot
                .http
                .edit_message(channel, message, body, Vec::new())
        };
        match edit().await {
            Err(error) if is_archived(&error) && self.reopen(channel).await => {
                edit().await.map(|_| ())
            }
            edited => edited.map(|_| ()),
        }
    }

    /// Reopens an archived thread, and tells whether that was allowed.
    async fn reopen(&self, thread: ChannelId) -> bool {
        let open = json!({ "archived": false });
        self.bot.http.edit_thread(thread, &open, None).await.is_ok()
    }

    /// The channel of a person's direct messages.
    pub(super) async fn direct(
        &self,
        person: UserId,
    ) -> Result<serenity::Result<ChannelId>, ServiceError> {
        if let Some(known) = self.bot.service.reach(person).await?.direct_channel {
            return Ok(Ok(ChannelId::new(known)));
        }
        let recipient = json!({ "recipient_id": person.to_string() });
        match self.bot.http.create_private_channel(&recipient).await {
            Ok(channel) => {
                let id = channel.id;
                self.bot.service.direct_channel(person, id.get()).await?;
                Ok(Ok(id))
            }
            Err(error) => Ok(Err(error)),
        }
    }

    /// Our own messages in a channel since then, the oldest first: what attempts that were cut short may have left there.
    pub(super) async fn own_messages(
        &self,
        channel: ChannelId,
        since: Timestamp,
    ) -> serenity::Result<Vec<Message>> {
        let since = id_at(since.minus(SLACK));
        // Most likely it was posted right after it had happened; if not, not long ago.
        let mut messages = BTreeMap::new();
        for page in [Some(MessagePagination::After(since)), None] {
            let page = self
                .bot
                .http
                .get_messages(channel, page, Some(PAGE))
                .await?;
            let is_all = page.len() < usize::from(PAGE);
            messages.extend(page.into_iter().map(|message| (message.id, message)));
            if is_all {
                break;
            }
        }
        let own = self.bot.http.application_id().map(|id| id.get());
        let mut messages: Vec<_> = messages.into_values().collect();
        messages.retain(|message| message.id >= since && Some(message.author.id.get()) == own);
        Ok(messages)
    }
}

/// The smallest id that Discord can have given at that time or later.
fn id_at(time: Timestamp) -> MessageId {
    let since = u64::try_from(time.0.saturating_sub(DISCORD_EPOCH)).unwrap_or(0);
    MessageId::new((since << 22).max(1))
}

/// The ids of a message's buttons, as far as they are ours.
pub(super) fn custom_ids(message: &Message) -> impl Iterator<Item = CustomId> {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => custom_id.parse().ok(),
            _ => None,
        },
        _ => None,
    })
}

fn refusal(error: &serenity::Error) -> Option<(StatusCode, isize)> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some((response.status_code, response.error.code))
        }
        _ => None,
    }
}

pub(super) fn is_forbidden(error: &serenity::Error) -> bool {
    refusal(error).is_some_and(|(status, _)| status == StatusCode::FORBIDDEN)
}

fn is_archived(error: &serenity::Error) -> bool {
    refusal(error).is_some_and(|(_, code)| code == ARCHIVED)
}

/// Whether Discord says that the message, or the channel with it, is not there any more.
pub(super) fn is_gone(error: &serenity::Error) -> bool {
    refusal(error).is_some_and(|(_, code)| UNKNOWN.contains(&code))
}

/// Whether Discord says that the message has a thread already.
pub(super) fn is_thread_there(error: &serenity::Error) -> bool {
    refusal(error).is_some_and(|(_, code)| code == THREAD_THERE)
}

/// Whether Discord says that this was done too often.
pub(super) fn is_limited(error: &serenity::Error) -> bool {
    refusal(error).is_some_and(|(status, _)| status == StatusCode::TOO_MANY_REQUESTS)
}

/// Whether Discord will never take this, whatever may come.
pub(super) fn is_wrong(error: &serenity::Error) -> bool {
    refusal(error).is_some_and(|(status, _)| status == StatusCode::BAD_REQUEST)
}

/// Whether a place takes nothing from us, now or later: it is gone, forbidden, or locked. Anything else passes.
pub(super) fn is_closed(error: &serenity::Error) -> bool {
    let code = refusal(error).map(|(_, code)| code);
    matches!(code, Some(ARCHIVED | LOCKED)) || error::is_refusal(error)
}
