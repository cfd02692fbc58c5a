//! Announcer: tells the channels what the outbox holds, each news once, and takes the buttons from what has been told.

use std::collections::{BTreeMap, HashSet};
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use serenity::http::{HttpError, MessagePagination, StatusCode};
use serenity::model::application::{ActionRowComponent, ButtonKind};
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::components::CustomId;
use super::reply::Reply;
use super::{Bot, error, view};
use crate::game::{Ending, Game, GameId, Timestamp};
use crate::service::{NewsKind, ServiceError, Untold};

/// How long the second attempt waits after the first has failed; each later one waits twice as long.
const FIRST_WAIT: Duration = Duration::from_secs(2);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// How long Discord may take over one game. A connection that hangs would otherwise hold the game for ever.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often is looked for buttons that could not be removed at their time.
const TIDYING: Duration = Duration::from_secs(60 * 60);
/// How many messages Discord gives at a time.
const PAGE: u8 = 100;
/// How far Discord's clock may be behind ours.
const SLACK: Duration = Duration::from_secs(60);
/// Where Discord's ids begin to count time, in unix milliseconds.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Discord's codes for what is not there any more: <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.
const UNKNOWN: [isize; 2] = [10003, 10008];

/// Turns the outbox into messages. What it does is the same after a start as in the middle of a game: whatever is untold gets told.
pub struct Announcer {
    bot: Arc<Bot>,
    /// The games that are being looked after: of one game, one thing at a time.
    busy: Mutex<HashSet<GameId>>,
}

/// Why a channel was not told: a text without a token in it.
type NotTaken = String;

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
        let mut news = self.bot.service.news();
        let mut tidy_at = self.bot.service.now();
        loop {
            news.mark_unchanged();
            let now = self.bot.service.now();
            if tidy_at <= now {
                self.tidy_up().await;
                tidy_at = now.plus(TIDYING);
            }
            let next = self.tell_due(now).await.unwrap_or_else(|error| {
                tracing::error!(%error, "the outbox could not be read");
                Some(now.plus(FIRST_WAIT))
            });
            let next = next.map_or(tidy_at, |next| next.min(tidy_at));
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = self.bot.service.sleep_until(next) => {}
                () = stop.cancelled() => return,
            }
        }
    }

    /// Begins to tell what is due, and says when to look again. What is due already is being told; its end is a nudge of its own.
    async fn tell_due(self: &Arc<Self>, now: Timestamp) -> Result<Option<Timestamp>, ServiceError> {
        for game in self.bot.service.untold(now).await? {
            self.begin(game, Self::tell);
        }
        self.bot.service.next_untold(now).await
    }

    /// Begins to remove buttons that were not removed at their time: Discord did not take it, or the bot was stopped.
    async fn tidy_up(self: &Arc<Self>) {
        match self.bot.service.overtaken().await {
            Ok(games) => games
                .into_iter()
                .for_each(|game| self.begin(game, Self::tidy)),
            Err(error) => tracing::error!(%error, "old buttons could not be looked for"),
        }
    }

    /// Does this for a game, on a task of its own, unless something is being done for it already.
    fn begin<F>(self: &Arc<Self>, game: GameId, work: impl FnOnce(Arc<Self>, GameId) -> F)
    where
        F: Future<Output = Result<(), ServiceError>> + Send + 'static,
    {
        if !self.busy().insert(game) {
            return;
        }
        let work = work(Arc::clone(self), game);
        let announcer = Arc::clone(self);
        self.bot.tasks.spawn(async move {
            if let Err(error) = work.await {
                tracing::error!(%error, game.id = game.0, "news could not be told");
                let service = &announcer.bot.service;
                let later = service.now().plus(LONGEST_WAIT);
                if let Err(error) = service.put_off(game, later).await {
                    // So the game stays busy for that time instead. Nothing waits for this task.
                    tracing::error!(%error, game.id = game.0, "nor put off");
                    tokio::spawn(async move {
                        announcer.bot.service.sleep_until(later).await;
                        announcer.end(game);
                    });
                    return;
                }
            }
            announcer.end(game);
        });
    }

    fn end(&self, game: GameId) {
        self.busy().remove(&game);
        // Something may have happened while the game was busy.
        self.bot.service.nudge_news();
    }

    fn busy(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells all news of a game by one message: the game as it stands now.
    async fn tell(self: Arc<Self>, id: GameId) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let (game, untold) = service.to_tell(id).await?;
        let Some(last) = untold.last() else {
            return Ok(());
        };
        service
            .attempting(id, last.id, self.bot.service.now())
            .await?;
        match self.tell_channel(&game, &untold).await? {
            Ok(posted) => {
                let posted: Vec<_> = posted
                    .into_iter()
                    .map(|message| (game.venue.channel, message.get()))
                    .collect();
                service.told(id, last.id, &posted).await?;
                if game.is_over()
                    && let Some(newest) = service.messages_of(id).await?.first()
                {
                    // It was posted or edited without buttons just now.
                    service.silenced(newest.message).await?;
                }
                self.silence(&game).await
            }
            Err(why) => {
                let tried = untold.iter().map(|news| news.attempts).max().unwrap_or(0);
                let wait = FIRST_WAIT
                    .saturating_mul(1 << tried.min(12))
                    .min(LONGEST_WAIT);
                tracing::warn!(
                    game.id = id.0,
                    error = why,
                    again.seconds = wait.as_secs(),
                    "news was not taken"
                );
                service.put_off(id, self.bot.service.now().plus(wait)).await
            }
        }
    }

    /// Tells the channel, and says by which new messages.
    async fn tell_channel(
        &self,
        game: &Game,
        untold: &[Untold],
    ) -> Result<Result<Vec<MessageId>, NotTaken>, ServiceError> {
        let newest = self
            .bot
            .service
            .messages_of(game.id)
            .await?
            .first()
            .copied();
        let told = async {
            match untold.iter().rfind(|news| news.kind == NewsKind::Post) {
                Some(post) => self.post(game, post, untold).await,
                None => match newest {
                    Some(newest) => {
                        let (channel, message) = (newest.channel, newest.message);
                        self.refresh(game, ChannelId::new(channel), MessageId::new(message))
                            .await
                            .map(|()| Vec::new())
                    }
                    None => Ok(Vec::new()),
                },
            }
        };
        Ok(match timeout(PATIENCE, told).await {
            Ok(told) => told.map_err(|error| error::redacted(&error)),
            Err(_) => Err("no answer came".to_owned()),
        })
    }

    /// Posts the game as it stands, unless an attempt that was cut short has done so; and says which messages have come to the channel by
    /// this and by earlier attempts.
    async fn post(
        &self,
        game: &Game,
        post: &Untold,
        untold: &[Untold],
    ) -> serenity::Result<Vec<MessageId>> {
        let channel = ChannelId::new(game.venue.channel);
        // A challenge that was withdrawn unseen is nobody's business any more.
        let ping = post
            .ping
            .filter(|_| game.ending() != Some(Ending::Withdrawn));
        let reply = view::public(self.bot.public_words(), game, ping);
        // The whole of what is told: of another whole, Discord has not seen the nonce.
        let nonce = untold.last().map_or(post.id, |last| last.id);

        let earlier = self.earlier(channel, game, &reply, untold).await?;
        let mut posted: Vec<_> = earlier.iter().map(|message| message.id).collect();
        match earlier.iter().rfind(|message| reply.is(message)) {
            // It may have been posted before the latest of the news.
            Some(found) => self.refresh(game, channel, found.id).await?,
            None => posted.push(self.send(channel, reply, nonce).await?.id),
        }
        Ok(posted)
    }

    /// Sends a message; without its picture, if only that is forbidden, for the words say all that matters.
    async fn send(
        &self,
        channel: ChannelId,
        reply: Reply,
        nonce: i64,
    ) -> serenity::Result<Message> {
        let error = match self.send_as_it_is(channel, reply.clone(), nonce).await {
            Err(error)
                if reply.file_name().is_some() && status(&error) == Some(StatusCode::FORBIDDEN) =>
            {
                error
            }
            sent => return sent,
        };
        let note = self.bot.public_words().say("picture-forbidden");
        let reply = reply.without_picture().followed_by(&note);
        self.send_as_it_is(channel, reply, nonce)
            .await
            .map_err(|_| error)
    }

    async fn send_as_it_is(
        &self,
        channel: ChannelId,
        reply: Reply,
        nonce: i64,
    ) -> serenity::Result<Message> {
        let mut drawn = reply.draw().await;
        // Within some minutes, Discord itself takes the same nonce only once.
        drawn.body["nonce"] = json!(format!("news-{nonce}"));
        drawn.body["enforce_nonce"] = json!(true);
        self.bot
            .http
            .send_message(channel, drawn.files, &drawn.body)
            .await
    }

    /// What attempts that were cut short between the post and the note of it have left in the channel: this reply, or another message of
    /// the game, the oldest first.
    async fn earlier(
        &self,
        channel: ChannelId,
        game: &Game,
        reply: &Reply,
        untold: &[Untold],
    ) -> serenity::Result<Vec<Message>> {
        let Some(first_tried) = untold.iter().find(|news| news.attempts > 0) else {
            return Ok(Vec::new());
        };
        let since = id_at(first_tried.created_at.minus(SLACK));
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
        let mut earlier: Vec<_> = messages.into_values().collect();
        earlier.retain(|message| {
            message.id >= since
                && Some(message.author.id.get()) == own
                && (reply.is(message) || bears_buttons_of(message, game.id))
        });
        Ok(earlier)
    }

    /// Brings a message up to date. Its picture stays; an edit pings nobody.
    async fn refresh(
        &self,
        game: &Game,
        channel: ChannelId,
        message: MessageId,
    ) -> serenity::Result<()> {
        let body = view::public(self.bot.public_words(), game, None).body();
        match self.edit(channel, message, &body).await {
            // A message that was deleted needs no edit.
            Err(error) if is_gone(&error) => Ok(()),
            edited => edited,
        }
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
    ) -> serenity::Result<()> {
        let edited = self
            .bot
            .http
            .edit_message(channel, message, body, Vec::new());
        edited.await.map(|_| ())
    }

    /// Takes the buttons from all messages of a game but the newest, and from that too once the game is over.
    async fn silence(&self, game: &Game) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let messages = service.messages_of(game.id).await?;
        let kept = usize::from(!game.is_over());
        for message in messages.iter().skip(kept).filter(|message| message.live) {
            let (channel, id) = (
                ChannelId::new(message.channel),
                MessageId::new(message.message),
            );
            let body = json!({ "components": [] });
            match timeout(PATIENCE, self.edit(channel, id, &body)).await {
                Ok(Ok(())) => service.silenced(message.message).await?,
                Ok(Err(error)) if is_gone(&error) => service.forgotten(message.message).await?,
                // Its buttons answer that they are stale, so this can wait for the next turn, or for the next tidying.
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
    async fn tidy(self: Arc<Self>, id: GameId) -> Result<(), ServiceError> {
        let (game, untold) = self.bot.service.to_tell(id).await?;
        match untold.is_empty() {
            true => self.silence(&game).await,
            false => Ok(()),
        }
    }
}

/// The smallest id that Discord can have given at that time or later.
fn id_at(time: Timestamp) -> MessageId {
    let since = u64::try_from(time.0.saturating_sub(DISCORD_EPOCH)).unwrap_or(0);
    MessageId::new((since << 22).max(1))
}

/// Whether a message has buttons that lead to this game.
fn bears_buttons_of(message: &Message, game: GameId) -> bool {
    let components = message.components.iter().flat_map(|row| &row.components);
    components
        .filter_map(|component| match component {
            ActionRowComponent::Button(button) => match &button.data {
                ButtonKind::NonLink { custom_id, .. } => custom_id.parse().ok(),
                _ => None,
            },
            _ => None,
        })
        .any(|id: CustomId| id.game == game)
}

fn status(error: &serenity::Error) -> Option<StatusCode> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.status_code)
        }
        _ => None,
    }
}

/// Whether Discord says that the message, or the channel with it, is not there any more.
fn is_gone(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            UNKNOWN.contains(&response.error.code)
        }
        _ => false,
    }
}
