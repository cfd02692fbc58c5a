//! A game's board, posted where the game is played; and where that is, once its channel is closed.

use std::sync::Arc;

use serenity::model::id::{ChannelId, MessageId};
use tokio::time::timeout;

use super::buttons::{newest, place_of};
use super::earlier::{Place, is_one, notes};
use super::place::{Sound, is_closed};
use super::thread::Opened;
use super::{Announcer, NotTaken, PATIENCE, wait_after};
use crate::discord::reply::Reply;
use crate::discord::{error, ranking, view};
use crate::game::{Game, GameId, UserId, Venue};
use crate::locale::Words;
use crate::service::{GameService, NewsKind, Notice, ServiceError, Told, Untold, Way};

/// The channel of a game that is played in direct messages.
pub(super) const DIRECT: u64 = 0;

/// News on its way.
pub(super) struct Telling<'a> {
    pub(super) game: &'a Game,
    pub(super) untold: &'a [Untold],
    /// The game's messages that are known: what is looked for was cut short before it was noted.
    pub(super) known: &'a [u64],
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
        self.look_for_late(&game).await?;
        let known = service.messages_of(id).await?;
        let known: Vec<u64> = known.iter().map(|message| message.message).collect();
        let telling = Telling {
            game: &game,
            untold: &untold,
            known: &known,
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
                service.put_off(id, service.now().plus(wait), &why).await
            }
        }
    }

    /// Looks whether the players are still there who were reminded, or whose time is up.
    async fn look_for_late(&self, game: &Game) -> Result<(), ServiceError> {
        for side in game.awaited() {
            let late = game.was_reminded(side) || game.is_time_up(side);
            if let Some(player) = game.player(side).filter(|_| late) {
                self.bot.look_for(player, game).await?;
            }
        }
        Ok(())
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

    /// Posts the game in the first place that takes it: where it is played, the channel of its thread, the server's channel for such
    /// cases, direct messages. A thread that it is to be played in is opened first.
    async fn post(&self, telling: &Telling<'_>) -> Outcome {
        if telling.game.venue.channel == DIRECT {
            return self.post_directly(telling, Vec::new()).await;
        }
        let channels = self.channels(telling.game).await?;
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
        let opened = match self.open_thread(telling, &earlier.others).await? {
            Ok(opened) => opened,
            Err(error) => return Ok(Err(error)),
        };
        let inside;
        let mut telling = telling;
        let mut channels = channels;
        if let Opened::Yes(game) = &opened {
            inside = Telling { game, ..*telling };
            telling = &inside;
            channels = self.channels(game).await?;
        }
        let refused = match &opened {
            Opened::Refused(why) => Some(why.as_str()),
            Opened::Yes(_) | Opened::No => None,
        };
        for channel in channels {
            match self
                .post_in(telling, channel, &earlier.others, refused)
                .await?
            {
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
        refused: Option<&str>,
    ) -> Result<serenity::Result<Told>, ServiceError> {
        let pings = telling.pings();
        let words = self.bot.words_in(telling.game.venue.server).await;
        let reply = self.reply(words, telling.game, channel).await;
        let mut reply = reply.pinging(pings);
        if let Some(why) = refused {
            reply = reply.followed_by(why);
        }
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
            does_without_thread: refused.is_some(),
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
        let words = self.bot.words_in(telling.game.venue.server).await;
        self.bring_up_to_date(words, telling.game, place, message)
            .await?;
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
            does_without_thread: false,
        }
    }

    /// The channels in which a game may be told, in this order.
    async fn channels(&self, game: &Game) -> Result<Vec<u64>, ServiceError> {
        let service = &self.bot.service;
        let venue = game.venue.channel;
        let thread = service.thread_of(game.id).await?;
        let parent = thread.filter(|thread| thread.thread == venue);
        let default = service.server(game.venue.server).await?.default_channel;
        let mut channels = vec![venue];
        for channel in [parent.map(|thread| thread.parent), default] {
            channels.extend(channel.filter(|channel| !channels.contains(channel)));
        }
        Ok(channels)
    }

    /// Posts the game in the direct messages of both players, as far as they take it. It makes a sound for those who have to hear of it.
    async fn post_directly(&self, telling: &Telling<'_>, others: Vec<(u64, u64)>) -> Outcome {
        let game = telling.game;
        let mut told = Told {
            live: !game.is_over(),
            found: others,
            moved: self.moved(game, DIRECT),
            ..Told::default()
        };
        for (number, player) in (1..).zip(game.people()) {
            let notice = self.bot.service.waiting_notice(game.id, player).await?;
            let notice = notice.filter(|notice| notice.due_at <= self.bot.service.now());
            let sound = notice.map_or(Sound::Silent, |_| Sound::Usual);
            let nonce = telling.nonce(number);
            let words = self.bot.words_to(player).await;
            let posted = match self.direct(player).await? {
                Ok(channel) => self.post_once(telling, channel, words, &nonce, sound).await,
                Err(error) => Err(error),
            };
            match posted {
                Ok(posted) => {
                    told.posted.push(posted.message);
                    told.found.extend(posted.others);
                    told.notices
                        .extend(notice.map(|notice| (notice, Way::Message)));
                }
                Err(error) if is_closed(&error) => {
                    tracing::warn!(
                        game.id = game.id.0,
                        user.id = player.0,
                        error = error::redacted(&error),
                        "direct messages are closed to a game"
                    );
                    self.bot.look_for(player, game).await?;
                }
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
        words: Words<'_>,
        nonce: &str,
        sound: Sound,
    ) -> serenity::Result<Posted> {
        let game = telling.game;
        let (mut others, posts) = self.earlier(telling, channel, DIRECT).await?;
        let found = others.iter().rposition(|message| is_one(&posts, message));
        let message = match found {
            // It may have been posted before the latest of the news.
            Some(found) => {
                let found = others.remove(found).id;
                self.bring_up_to_date(words, game, channel, found).await?;
                found
            }
            None => {
                let reply = self.reply(words, game, DIRECT).await;
                self.send(channel, reply, nonce, sound).await?.id
            }
        };
        Ok(Posted {
            message: (channel.get(), message.get()),
            others: notes(channel, &others),
        })
    }

    /// Brings the newest post up to date. A deleted one of a game that goes on is posted anew.
    async fn refresh(&self, telling: &Telling<'_>) -> Outcome {
        let game = telling.game;
        let messages = self.bot.service.messages_of(game.id).await?;
        let mut seen = false;
        for message in newest(&messages) {
            let (channel, id) = place_of(message);
            let words = self.words_at(game, channel).await?;
            match self.bring_up_to_date(words, game, channel, id).await {
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
        words: Words<'_>,
        game: &Game,
        channel: ChannelId,
        message: MessageId,
    ) -> serenity::Result<()> {
        let body = self.shown(words, game).await.body();
        self.edit(channel, message, &body).await
    }

    /// The words for those who read a message of a game: all in its server, or the one player whose direct messages it is in.
    async fn words_at(&self, game: &Game, channel: ChannelId) -> Result<Words<'_>, ServiceError> {
        if game.venue.channel == DIRECT {
            for player in game.people() {
                let reach = self.bot.service.reach(player).await?;
                if reach.direct_channel == Some(channel.get()) {
                    return Ok(self.bot.words_to(player).await);
                }
            }
        }
        Ok(self.bot.words_in(game.venue.server).await)
    }

    /// The game as it stands.
    async fn shown(&self, words: Words<'_>, game: &Game) -> Reply {
        let reply = view::public(words, game).or_instead(words.say("picture-forbidden"));
        ranking::with_gains(&self.bot, words, game, reply).await
    }

    /// The game as it stands, for this channel; it says so if it was played elsewhere before.
    pub(super) async fn reply(&self, words: Words<'_>, game: &Game, channel: u64) -> Reply {
        let reply = self.shown(words, game).await;
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
}

/// A message (channel, message) that has come to its place.
struct Posted {
    message: (u64, u64),
    /// Other messages of the game that such attempts have left.
    others: Vec<(u64, u64)>,
}

impl Telling<'_> {
    /// A number that Discord takes only once within some minutes. It stands for the whole of what is told: of another whole, Discord has
    /// not seen it. Each place has one of its own. The number of the news alone would not do: a database that was put in the place of
    /// another gives it again. It may have 25 characters.
    fn nonce(&self, place: u8) -> String {
        let last = self.untold.last();
        let (id, at) = last.map_or((0, 0), |news| (news.id, news.created_at.0));
        format!("{id}-{at:x}-{place}")
    }

    /// Whom its post pings.
    pub(super) fn pings(&self) -> Option<UserId> {
        self.carried.map(|notice| notice.player)
    }

    /// The oldest of the news that was tried before.
    pub(super) fn first_tried(&self) -> Option<&Untold> {
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
