//! A game's board, posted where the game is played; and where that is, once its channel is closed.

use std::sync::Arc;

use serde_json::json;
use serenity::model::channel::Message;
use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout;

use super::place::{Sound, custom_ids, is_closed, is_gone};
use super::{Announcer, NotTaken, PATIENCE, wait_after};
use crate::discord::reply::Reply;
use crate::discord::{error, view};
use crate::game::{Game, GameId, UserId, Venue};
use crate::service::{self, GameService, NewsKind, Notice, ServiceError, Told, Untold, Way};

/// The channel of a game that is played in direct messages.
const DIRECT: u64 = 0;

/// News on its way.
struct Telling<'a> {
    game: &'a Game,
    untold: &'a [Untold],
    /// The game's messages that are known: what is looked for was cut short before it was noted.
    known: Vec<u64>,
    /// The notice that a post in a channel takes along.
    carried: Option<Notice>,
    /// The notice that the last post has taken along, if it came so far.
    taken: Option<Notice>,
}

/// Whether something was told: if not, why; and an outcome of nothing means that there is no place to tell it.
type Outcome = Result<serenity::Result<Option<Told>>, ServiceError>;

impl Announcer {
    /// Tells all news of a game by one post: the game as it stands now.
    pub(super) async fn tell(self: Arc<Self>, id: GameId) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let (game, untold) = service.to_tell(id).await?;
        let Some(last) = untold.last() else {
            return Ok(());
        };
        let posts = untold.iter().any(|news| news.kind == NewsKind::Post);
        let carried = match posts && game.venue.channel != DIRECT {
            true => service.carried(&game).await?,
            false => None,
        };
        // What happens while this is told has a notice of its own.
        let pinged = untold.iter().find_map(|news| news.pinged);
        let taken = match pinged {
            Some(player) => service.waiting_notice(id, player).await?,
            None => None,
        };
        service.attempting(id, last.id).await?;
        let known = service.messages_of(id).await?;
        let telling = Telling {
            game: &game,
            untold: &untold,
            known: known.iter().map(|message| message.message).collect(),
            carried,
            taken,
        };
        match self.tell_somewhere(&telling, posts).await? {
            Ok(told) => {
                service.told(id, last.id, &told).await?;
                if game.is_over() && told.posted.is_empty() {
                    // They were edited just now, and have no buttons.
                    for message in newest(&service.messages_of(id).await?) {
                        service.silenced(message.message).await?;
                    }
                }
                self.silence(&game).await
            }
            Err(why) => {
                let tried = untold.iter().map(|news| news.attempts).max().unwrap_or(0);
                let wait = wait_after(tried);
                tracing::warn!(
                    game.id = id.0,
                    error = why,
                    again.seconds = wait.as_secs(),
                    "news was not taken"
                );
                service.put_off(id, service.now().plus(wait)).await
            }
        }
    }

    async fn tell_somewhere(
        &self,
        telling: &Telling<'_>,
        posts: bool,
    ) -> Result<Result<Told, NotTaken>, ServiceError> {
        let telling = async {
            match posts {
                true => self.post(telling).await,
                false => self.refresh(telling).await,
            }
        };
        Ok(match timeout(PATIENCE, telling).await {
            Ok(outcome) => outcome?
                .map(Option::unwrap_or_default)
                .map_err(|error| error::redacted(&error)),
            Err(_) => Err("no answer came".to_owned()),
        })
    }

    /// Posts the game in the first place that takes it: where it is played, the server's channel for such cases, direct messages.
    async fn post(&self, telling: &Telling<'_>) -> Outcome {
        let venue = telling.game.venue;
        if venue.channel == DIRECT {
            return self.post_directly(telling, Vec::new()).await;
        }
        let default = self.bot.service.server(venue.server).await?.default_channel;
        let default = default.filter(|&channel| channel != venue.channel);
        let channels: Vec<_> = [Some(venue.channel), default]
            .into_iter()
            .flatten()
            .collect();
        // What an attempt that was cut short has posted can be in any of them: they may have been open and closed otherwise then.
        let earlier = match self.earlier_anywhere(telling, &channels).await? {
            Ok(earlier) => earlier,
            Err(error) => return Ok(Err(error)),
        };
        match earlier.posted {
            Some(Place::Channel(channel, message)) => {
                let told = self.found(telling, channel, message, earlier.others).await;
                return Ok(told.map(Some));
            }
            Some(Place::Direct) => return self.post_directly(telling, earlier.others).await,
            None => {}
        }
        for channel in channels {
            match self.post_in(telling, channel, &earlier.others).await? {
                Err(error) if is_closed(&error) => tracing::warn!(
                    game.id = telling.game.id.0,
                    channel.id = channel,
                    error = error::redacted(&error),
                    "a channel is closed to its game"
                ),
                posted => return Ok(posted.map(Some)),
            }
        }
        self.post_directly(telling, earlier.others).await
    }

    /// Posts the game in a channel.
    async fn post_in(
        &self,
        telling: &Telling<'_>,
        channel: u64,
        others: &[(u64, u64)],
    ) -> Result<serenity::Result<Told>, ServiceError> {
        let pings = telling.carried.map(|notice| notice.player);
        let reply = self.reply(telling.game, channel).pinging(pings);
        telling.pinging(&self.bot.service, pings).await?;
        let place = ChannelId::new(channel);
        let sent = self
            .send(place, reply, &telling.nonce(0), Sound::Usual)
            .await;
        let message = match sent {
            Ok(message) => message.id,
            Err(error) => return Ok(Err(error)),
        };
        Ok(Ok(Told {
            found: others.to_vec(),
            ..self.told_in(telling, channel, message, telling.carried)
        }))
    }

    /// Brings up to date what an earlier attempt has posted in a channel. It has pinged whom it meant to.
    async fn found(
        &self,
        telling: &Telling<'_>,
        channel: u64,
        message: MessageId,
        others: Vec<(u64, u64)>,
    ) -> serenity::Result<Told> {
        let place = ChannelId::new(channel);
        // It may have been posted before the latest of the news.
        self.bring_up_to_date(telling.game, place, message).await?;
        Ok(Told {
            found: others,
            ..self.told_in(telling, channel, message, telling.taken)
        })
    }

    /// How it was told by a message in a channel that took this notice along.
    fn told_in(
        &self,
        telling: &Telling<'_>,
        channel: u64,
        message: MessageId,
        notice: Option<Notice>,
    ) -> Told {
        Told {
            posted: vec![(channel, message.get())],
            live: !telling.game.is_over(),
            found: Vec::new(),
            notices: notice
                .map(|notice| (notice, Way::Mention))
                .into_iter()
                .collect(),
            moved: self.moved(telling.game, channel),
        }
    }

    /// Posts the game in the direct messages of both players, as far as they take it. It makes a sound for those who have to hear of it.
    async fn post_directly(&self, telling: &Telling<'_>, others: Vec<(u64, u64)>) -> Outcome {
        let game = telling.game;
        let reply = self.reply(game, DIRECT);
        let mut told = Told {
            live: !game.is_over(),
            found: others,
            moved: self.moved(game, DIRECT),
            ..Told::default()
        };
        for (number, player) in (1..).zip([game.challenger, game.opponent]) {
            let notice = self.bot.service.waiting_notice(game.id, player).await?;
            let notice = notice.filter(|notice| notice.due_at <= self.bot.service.now());
            let sound = notice.map_or(Sound::Silent, |_| Sound::Usual);
            let nonce = telling.nonce(number);
            let posted = match self.direct(player).await? {
                Ok(channel) => {
                    self.post_once(telling, channel, reply.clone(), &nonce, sound)
                        .await
                }
                Err(error) => Err(error),
            };
            match posted {
                Ok(posted) => {
                    told.posted.push(posted.message);
                    told.found.extend(posted.others);
                    told.notices
                        .extend(notice.map(|notice| (notice, Way::Message)));
                }
                Err(error) if is_closed(&error) => tracing::warn!(
                    game.id = game.id.0,
                    user.id = player.0,
                    error = error::redacted(&error),
                    "direct messages are closed to a game"
                ),
                Err(error) => return Ok(Err(error)),
            }
        }
        // Where nobody can be reached the game stays where it is, and the next news tries anew.
        Ok(Ok((!told.posted.is_empty()).then_some(told)))
    }

    /// Sends a message to a player, unless an attempt that was cut short has done so.
    async fn post_once(
        &self,
        telling: &Telling<'_>,
        channel: ChannelId,
        reply: Reply,
        nonce: &str,
        sound: Sound,
    ) -> serenity::Result<Posted> {
        let mut others = self.earlier(telling, channel, &reply).await?;
        let found = others.iter().rposition(|message| reply.is(message));
        let message = match found {
            // It may have been posted before the latest of the news.
            Some(found) => {
                let found = others.remove(found).id;
                self.bring_up_to_date(telling.game, channel, found).await?;
                found
            }
            None => self.send(channel, reply, nonce, sound).await?.id,
        };
        Ok(Posted {
            message: (channel.get(), message.get()),
            others: notes(channel, &others),
        })
    }

    /// What attempts that were cut short have left in these channels and in the players' direct messages.
    async fn earlier_anywhere(
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
            let (place, reply) = (ChannelId::new(channel), self.reply(game, channel));
            let mut left = match self.earlier(telling, place, &reply).await {
                Err(error) if is_closed(&error) => continue,
                Err(error) => return Ok(Err(error)),
                Ok(left) => left,
            };
            if earlier.posted.is_none()
                && let Some(found) = left.iter().rposition(|message| reply.is(message))
            {
                earlier.posted = Some(Place::Channel(channel, left.remove(found).id));
            }
            earlier.others.extend(notes(place, &left));
        }
        for player in [game.challenger, game.opponent] {
            let reach = self.bot.service.reach(player).await?;
            let Some(place) = reach.direct_channel.map(ChannelId::new) else {
                continue;
            };
            let reply = self.reply(game, DIRECT);
            let mut left = match self.earlier(telling, place, &reply).await {
                Err(error) if is_closed(&error) => continue,
                Err(error) => return Ok(Err(error)),
                Ok(left) => left,
            };
            let all = left.len();
            left.retain(|message| !reply.is(message));
            if left.len() < all {
                earlier.posted = earlier.posted.or(Some(Place::Direct));
            }
            earlier.others.extend(notes(place, &left));
        }
        Ok(Ok(earlier))
    }

    /// What attempts that were cut short between the post and the note of it have left in a channel: this reply, or another message of
    /// the game, the oldest first.
    async fn earlier(
        &self,
        telling: &Telling<'_>,
        channel: ChannelId,
        reply: &Reply,
    ) -> serenity::Result<Vec<Message>> {
        let Some(first_tried) = telling.first_tried() else {
            return Ok(Vec::new());
        };
        let mut earlier = self.own_messages(channel, first_tried.created_at).await?;
        let game = telling.game.id;
        earlier.retain(|message| {
            let is_known = telling.known.contains(&message.id.get());
            !is_known && (reply.is(message) || custom_ids(message).any(|id| id.game == game))
        });
        Ok(earlier)
    }

    /// Brings the newest post up to date. A deleted one of a game that goes on is posted anew.
    async fn refresh(&self, telling: &Telling<'_>) -> Outcome {
        let game = telling.game;
        let messages = self.bot.service.messages_of(game.id).await?;
        let mut seen = false;
        for message in newest(&messages) {
            let (channel, id) = place_of(message);
            match self.bring_up_to_date(game, channel, id).await {
                Ok(()) => seen = true,
                Err(error) if is_closed(&error) => {}
                Err(error) => return Ok(Err(error)),
            }
        }
        match seen || game.is_over() || messages.is_empty() {
            true => Ok(Ok(None)),
            false => self.post(telling).await,
        }
    }

    /// Brings a message up to date. Its picture stays; an edit pings nobody.
    async fn bring_up_to_date(
        &self,
        game: &Game,
        channel: ChannelId,
        message: MessageId,
    ) -> serenity::Result<()> {
        let body = view::public(self.bot.public_words(), game).body();
        self.edit(channel, message, &body).await
    }

    /// The game as it stands, for this channel; it says so if it was played elsewhere before.
    fn reply(&self, game: &Game, channel: u64) -> Reply {
        let words = self.bot.public_words();
        let reply = view::public(words, game);
        match self.moved(game, channel) {
            None => reply,
            Some(_) => {
                let from = format!("<#{}>", game.venue.channel);
                let args = [("game", game.id.to_string().into()), ("from", from.into())];
                reply.under(&words.say_with("moved-here", &args))
            }
        }
    }

    fn moved(&self, game: &Game, channel: u64) -> Option<Venue> {
        (channel != game.venue.channel).then_some(Venue {
            channel,
            ..game.venue
        })
    }

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

/// What attempts that were cut short have left.
#[derive(Default)]
struct Earlier {
    /// Where they have posted what is to be told.
    posted: Option<Place>,
    /// Other messages of the game.
    others: Vec<(u64, u64)>,
}

/// Where a game was posted.
#[derive(Clone, Copy)]
enum Place {
    /// In a channel, by this message.
    Channel(u64, MessageId),
    /// In direct messages.
    Direct,
}

/// A message (channel, message) that has come to its place.
struct Posted {
    message: (u64, u64),
    /// Other messages of the game that such attempts have left.
    others: Vec<(u64, u64)>,
}

impl Telling<'_> {
    /// A number that Discord takes only once within some minutes. It stands for the whole of what is told: of another whole, Discord has
    /// not seen it. Each place has one of its own.
    fn nonce(&self, place: u8) -> String {
        let last = self.untold.last().map_or(0, |news| news.id);
        format!("news-{last}-{place}")
    }

    /// The oldest of the news that was tried before.
    fn first_tried(&self) -> Option<&Untold> {
        self.untold.iter().find(|news| news.attempts > 0)
    }

    /// Notes whom the post pings that is about to be sent. What was sent before it is known not to have arrived.
    async fn pinging(
        &self,
        service: &GameService,
        pings: Option<UserId>,
    ) -> Result<(), ServiceError> {
        match self.untold.last() {
            Some(last) => service.pinging(self.game.id, last.id, pings).await,
            None => Ok(()),
        }
    }
}

/// Messages in a channel, as they are noted.
fn notes(channel: ChannelId, messages: &[Message]) -> Vec<(u64, u64)> {
    let note = |message: &Message| (channel.get(), message.id.get());
    messages.iter().map(note).collect()
}

/// The messages of the newest post, of all messages of a game.
fn newest(messages: &[service::Message]) -> &[service::Message] {
    let post = messages.first().map(|newest| newest.post);
    let count = messages
        .iter()
        .take_while(|message| Some(message.post) == post)
        .count();
    &messages[..count]
}

fn place_of(message: &service::Message) -> (ChannelId, MessageId) {
    (
        ChannelId::new(message.channel),
        MessageId::new(message.message),
    )
}
