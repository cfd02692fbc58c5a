//! Announcer: tells the channels what the outbox holds, each news once.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::json;
use serenity::http::{HttpError, StatusCode};
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId};
use tokio_util::sync::CancellationToken;

use super::reply::Reply;
use super::{Bot, error, view};
use crate::game::{Game, GameId};
use crate::service::{NewsKind, ServiceError, Untold};

/// How long the second attempt waits after the first has failed; each later one waits twice as long.
const FIRST_WAIT: Duration = Duration::from_secs(2);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// How many of a channel's newest messages are searched for one that may have been posted before a crash.
const SEARCHED: u8 = 50;

/// Discord's codes for what is not there any more: <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.
const UNKNOWN_MESSAGE: isize = 10008;

/// Turns the outbox into messages. What it does is the same after a start as in the middle of a game: whatever is untold gets told.
pub struct Announcer {
    bot: Arc<Bot>,
    /// The games that are being told of: of one game, one thing at a time.
    busy: Mutex<HashSet<GameId>>,
}

impl Announcer {
    /// An announcer for `bot`.
    pub fn new(bot: Arc<Bot>) -> Arc<Self> {
        Arc::new(Self {
            bot,
            busy: Mutex::default(),
        })
    }

    /// Tells what is due, again and again, until `stop`.
    pub async fn run(self: Arc<Self>, stop: CancellationToken) {
        self.silence_overtaken().await;
        let mut news = self.bot.service.news();
        loop {
            news.mark_unchanged();
            let next = match self.tell_due().await {
                Ok(next) => next,
                Err(error) => {
                    tracing::error!(%error, "the outbox could not be read");
                    Some(self.bot.service.now().plus(FIRST_WAIT))
                }
            };
            let due = async {
                match next {
                    Some(next) => self.bot.service.sleep_until(next).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = due => {}
                () = stop.cancelled() => return,
            }
        }
    }

    /// Begins to tell what is due, and says when to look again.
    async fn tell_due(self: &Arc<Self>) -> Result<Option<crate::game::Timestamp>, ServiceError> {
        for game in self.bot.service.untold(self.bot.service.now()).await? {
            if self.begin(game) {
                let announcer = Arc::clone(self);
                self.bot
                    .tasks
                    .spawn(async move { announcer.tell_all(game).await });
            }
        }
        let next = self.bot.service.next_untold().await?;
        // What is due already is being told; its end is a nudge of its own.
        Ok(next.filter(|next| *next > self.bot.service.now()))
    }

    fn begin(&self, game: GameId) -> bool {
        self.busy
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(game)
    }

    async fn tell_all(&self, game: GameId) {
        if let Err(error) = self.tell(game).await {
            tracing::error!(%error, game.id = game.0, "news could not be told");
            let later = self.bot.service.now().plus(LONGEST_WAIT);
            if let Err(error) = self.bot.service.put_off(game, later).await {
                // The game stays busy, so that it is not tried over and over; the next start tries again.
                tracing::error!(%error, game.id = game.0, "nor put off");
                return;
            }
        }
        self.busy
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&game);
        // Something may have happened while the game was busy.
        self.bot.service.nudge_news();
    }

    /// Tells all news of a game by one message: the game as it stands now.
    async fn tell(&self, id: GameId) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let untold = service.untold_of(id).await?;
        let Some(last) = untold.last() else {
            return Ok(());
        };
        let game = service.game(id).await?;
        let tried = untold.iter().map(|news| news.attempts).max().unwrap_or(0);
        service
            .attempting(id, last.id, self.bot.service.now())
            .await?;
        let told = match untold.iter().rfind(|news| news.kind == NewsKind::Post) {
            Some(post) => self.post(&game, post, tried > 0).await,
            None => self.refresh(&game).await,
        };
        match told {
            Ok(posted) => {
                service
                    .told(
                        id,
                        last.id,
                        posted.map(|(channel, message)| (channel.get(), message.get())),
                    )
                    .await?;
                self.silence(&game).await
            }
            Err(error) => {
                let wait = FIRST_WAIT
                    .saturating_mul(1 << tried.min(12))
                    .min(LONGEST_WAIT);
                tracing::warn!(
                    game.id = id.0,
                    error = error::redacted(&error),
                    again.seconds = wait.as_secs(),
                    "news was not taken"
                );
                service.put_off(id, self.bot.service.now().plus(wait)).await
            }
        }
    }

    /// Posts the game as it stands, unless an attempt that was cut short has done so.
    async fn post(
        &self,
        game: &Game,
        news: &Untold,
        tried: bool,
    ) -> serenity::Result<Option<(ChannelId, MessageId)>> {
        let channel = ChannelId::new(game.venue.channel);
        let reply = view::public(self.bot.public_words(), game, news.ping);
        if tried && let Some(found) = self.find(channel, &reply).await {
            return Ok(Some((channel, found)));
        }
        match self.send(channel, reply.clone(), news).await {
            Err(error)
                if reply.file_name().is_some() && status(&error) == Some(StatusCode::FORBIDDEN) =>
            {
                // Perhaps only the picture is forbidden; the words say all that matters.
                let note = self.bot.public_words().say("picture-forbidden");
                let message = self
                    .send(channel, reply.without_picture().followed_by(&note), news)
                    .await;
                message
                    .map(|message| Some((channel, message.id)))
                    .map_err(|_| error)
            }
            sent => sent.map(|message| Some((channel, message.id))),
        }
    }

    async fn send(
        &self,
        channel: ChannelId,
        reply: Reply,
        news: &Untold,
    ) -> serenity::Result<Message> {
        let mut drawn = reply.draw().await;
        // Within some minutes, Discord itself takes the same nonce only once.
        drawn.body["nonce"] = json!(format!("news-{}", news.id));
        drawn.body["enforce_nonce"] = json!(true);
        self.bot
            .http
            .send_message(channel, drawn.files, &drawn.body)
            .await
    }

    /// The message by which this was posted already, if it was: a crash can come between the post and the note of it.
    async fn find(&self, channel: ChannelId, reply: &Reply) -> Option<MessageId> {
        let messages = self
            .bot
            .http
            .get_messages(channel, None, Some(SEARCHED))
            .await
            .ok()?;
        let own = self.bot.http.application_id()?.get();
        let found = messages
            .iter()
            .find(|message| message.author.id.get() == own && reply.is(message))?;
        Some(found.id)
    }

    /// Brings the newest message up to date. Its picture stays; an edit pings nobody.
    async fn refresh(&self, game: &Game) -> serenity::Result<Option<(ChannelId, MessageId)>> {
        let messages = self
            .bot
            .service
            .messages_of(game.id)
            .await
            .unwrap_or_default();
        let Some(message) = messages.first() else {
            return Ok(None);
        };
        let body = view::public(self.bot.public_words(), game, None).body();
        let (channel, id) = (
            ChannelId::new(message.channel),
            MessageId::new(message.message),
        );
        match self
            .bot
            .http
            .edit_message(channel, id, &body, Vec::new())
            .await
        {
            // A message that was deleted needs no edit.
            Err(error) if code(&error) == Some(UNKNOWN_MESSAGE) => Ok(None),
            edited => edited.map(|_| None),
        }
    }

    /// Takes the buttons from all messages of a game but the newest, and from that too once the game is over.
    async fn silence(&self, game: &Game) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let messages = service.messages_of(game.id).await?;
        if let Some(newest) = messages
            .first()
            .filter(|newest| newest.live && game.is_over())
        {
            // It was posted or edited without buttons.
            service.silenced(newest.message).await?;
        }
        for message in messages.iter().skip(1).filter(|message| message.live) {
            let (channel, id) = (
                ChannelId::new(message.channel),
                MessageId::new(message.message),
            );
            match self
                .bot
                .http
                .edit_message(channel, id, &json!({ "components": [] }), Vec::new())
                .await
            {
                Ok(_) => service.silenced(message.message).await?,
                Err(error) if code(&error) == Some(UNKNOWN_MESSAGE) => {
                    service.forgotten(message.message).await?
                }
                // Its buttons answer that they are stale, so this can wait for the next turn.
                Err(error) => tracing::warn!(
                    game.id = game.id.0,
                    error = error::redacted(&error),
                    "old buttons were not removed"
                ),
            }
        }
        Ok(())
    }

    /// Finishes what a crash left undone: messages that have been overtaken and still bear buttons.
    async fn silence_overtaken(&self) {
        let silenced = async {
            for game in self.bot.service.overtaken().await? {
                self.silence(&self.bot.service.game(game).await?).await?;
            }
            Ok::<_, ServiceError>(())
        };
        if let Err(error) = silenced.await {
            tracing::error!(%error, "old buttons could not be looked for");
        }
    }
}

fn status(error: &serenity::Error) -> Option<StatusCode> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.status_code)
        }
        _ => None,
    }
}

fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}
