//! Games as their onlookers see them: one message each in their direct messages, which makes a sound only at the end.

use std::sync::Arc;

use serde_json::json;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout;

use super::place::{Sound, custom_ids, is_closed, is_gone};
use super::{Announcer, NotTaken, PATIENCE, wait_after};
use crate::discord::{error, watching};
use crate::game::{Game, GameId, UserId};
use crate::service::{Notice, Onlooker, ServiceError};

/// What came of showing a game to somebody.
enum Shown {
    /// It stands in this message.
    In(MessageId),
    /// The person is not reached, or there is nothing more to show.
    NoMore,
}

/// What came of it: an error passes.
type Outcome = Result<serenity::Result<Shown>, ServiceError>;

impl Announcer {
    /// Shows an onlooker how a game stands. Whom the bot cannot reach, or who is not in the server any more, watches no longer.
    pub(super) async fn show(
        self: Arc<Self>,
        id: GameId,
        person: UserId,
    ) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let Some((watch, notice)) = service.due_watch(id, person).await? else {
            return Ok(());
        };
        let game = service.game(id).await?;
        self.bot.look_for(person, &game).await?;
        let may_look = service.is_there(person, &game).await?;
        let attempt = async {
            match watch.stopped || !may_look {
                true => self.take_leave(&watch).await,
                false => self.show_in_messages(&game, &watch, &notice).await,
            }
        };
        let shown: Result<Shown, NotTaken> = match timeout(PATIENCE, attempt).await {
            Ok(outcome) => match outcome? {
                Err(error) if is_closed(&error) => Ok(Shown::NoMore),
                shown => shown.map_err(|error| error::redacted(&error)),
            },
            Err(_) => Err("no answer came".to_owned()),
        };
        match shown {
            Ok(Shown::In(message)) if !game.is_over() => {
                service.shown(&notice, message.get()).await
            }
            Ok(_) => service.forget_watch(&notice).await,
            Err(why) => {
                let wait = wait_after(notice.attempts);
                tracing::warn!(
                    game.id = id.0,
                    user.id = person.0,
                    error = why,
                    again.seconds = wait.as_secs(),
                    "a game could not be shown to an onlooker"
                );
                let until = service.now().plus(wait);
                service.put_off_notices(&[notice], until).await
            }
        }
    }

    async fn show_in_messages(&self, game: &Game, watch: &Onlooker, notice: &Notice) -> Outcome {
        let channel = match self.direct(watch.person).await? {
            Ok(channel) => channel,
            Err(error) => return Ok(Err(error)),
        };
        if let Some(batch) = notice.batch {
            match self.sent_before(channel, notice, batch).await {
                Ok(Some(message)) => return self.replaced(game, watch, channel, message).await,
                Ok(None) => {}
                Err(error) => return Ok(Err(error)),
            }
        }
        let service = &self.bot.service;
        let batch = self.number();
        service.attempting_notices(&[*notice], batch).await?;
        let link = self.bot.link(game, watch.person).await?;
        let reply = watching::shown(self.bot.words_to(watch.person).await, game, link, batch);
        // A change makes no sound, and the end shall.
        if let Some(message) = watch.message.filter(|_| !game.is_over()) {
            let drawn = reply.clone().draw().await.replacing();
            let message = MessageId::new(message);
            let edit = self
                .bot
                .http
                .edit_message(channel, message, &drawn.body, drawn.files);
            match edit.await {
                Ok(_) => return Ok(Ok(Shown::In(message))),
                Err(error) if is_gone(&error) => {}
                Err(error) => return Ok(Err(error)),
            }
        }
        let sound = match game.is_over() && !service.rests(watch.person).await? {
            true => Sound::Usual,
            false => Sound::Silent,
        };
        let nonce = format!("watch-{batch}");
        match self.send(channel, reply, &nonce, sound).await {
            Ok(message) => self.replaced(game, watch, channel, message.id).await,
            Err(error) => Ok(Err(error)),
        }
    }

    /// The message that an attempt of this number has sent, if it came so far before it was cut short.
    async fn sent_before(
        &self,
        channel: ChannelId,
        notice: &Notice,
        batch: i64,
    ) -> serenity::Result<Option<MessageId>> {
        let own = self.own_messages(channel, notice.created_at).await?;
        let found = own
            .iter()
            .find(|message| custom_ids(message).any(|id| watching::is_of(&id, notice.game, batch)));
        Ok(found.map(|message| message.id))
    }

    /// A new message shows the game; the one before it goes.
    async fn replaced(
        &self,
        game: &Game,
        watch: &Onlooker,
        channel: ChannelId,
        by: MessageId,
    ) -> Outcome {
        if let Some(old) = watch.message.filter(|&old| old != by.get()) {
            let old = MessageId::new(old);
            if let Err(error) = self.bot.http.delete_message(channel, old, None).await {
                let error = error::redacted(&error);
                tracing::warn!(game.id = %game.id, error, "an old board was not deleted");
            }
        }
        Ok(Ok(Shown::In(by)))
    }

    /// Takes the buttons from what was shown.
    async fn take_leave(&self, watch: &Onlooker) -> Outcome {
        let reach = self.bot.service.reach(watch.person).await?;
        let (Some(channel), Some(message)) = (reach.direct_channel, watch.message) else {
            return Ok(Ok(Shown::NoMore));
        };
        let (channel, message) = (ChannelId::new(channel), MessageId::new(message));
        let body = json!({ "components": [] });
        Ok(self
            .edit(channel, message, &body)
            .await
            .map(|()| Shown::NoMore))
    }
}
