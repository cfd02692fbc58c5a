//! A thread for a game: opened from the game's first message once the challenge is accepted, named for the result at the end.
//!
//! A message has one thread at most, which bears its number. So an attempt that was cut short is simply made again.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use serenity::model::id::{ChannelId, MessageId, UserId as DiscordId};
use tokio::time::timeout;

use super::board::{DIRECT, Telling};
use super::place::{is_closed, is_forbidden, is_gone, is_limited, is_thread_there, is_wrong};
use super::{Announcer, PATIENCE, wait_after};
use crate::discord::error;
use crate::discord::permissions::{FOR_THREADS, named};
use crate::discord::reply::{limits, shortened};
use crate::discord::wording::{list, plain};
use crate::game::{Ending, Game, GameId, Place, Stage, UserId, Venue};
use crate::locale::Words;
use crate::service::ServiceError;

/// After how many minutes of silence Discord may put a thread out of sight: the longest that it allows.
const SILENCE: u32 = 7 * 24 * 60;
/// How long Discord lets one wait who has changed a name too often.
const BETWEEN_NAMES: Duration = Duration::from_secs(10 * 60);

/// The longest name of a player in the name of a thread.
const LONGEST_NAME: usize = 32;

/// What came of opening a thread.
pub(super) enum Opened {
    /// It is open, and the game is played there from now on.
    Yes(Box<Game>),
    /// None is wanted, or it cannot be opened yet.
    No,
    /// Discord does not allow it, and the game does without. These words say why.
    Refused(String),
}

impl Announcer {
    /// Opens the thread that a game is to be played in, if it is time for that, and moves the game there. `others` are messages of the
    /// game that are not noted yet.
    pub(super) async fn open_thread(
        &self,
        telling: &Telling<'_>,
        others: &[(u64, u64)],
    ) -> Result<serenity::Result<Opened>, ServiceError> {
        let game = telling.game;
        let service = &self.bot.service;
        if !wants_thread(game) || service.thread_of(game.id).await?.is_some() {
            return Ok(Ok(Opened::No));
        }
        let known = service.messages_of(game.id).await?;
        let known = known
            .iter()
            .map(|message| (message.channel, message.message));
        let here = known.chain(others.iter().copied());
        let here = here.filter(|&(channel, _)| channel == game.venue.channel);
        let Some(first) = here.map(|(_, message)| message).min() else {
            // What is posted now will be the first.
            return Ok(Ok(Opened::No));
        };
        let channel = ChannelId::new(game.venue.channel);
        let body =
            json!({ "name": self.thread_name(game).await?, "auto_archive_duration": SILENCE });
        let created = self
            .bot
            .http
            .create_thread_from_message(channel, MessageId::new(first), &body, None)
            .await;
        match created {
            Ok(_) => {}
            Err(error) if is_thread_there(&error) => {}
            Err(error) if is_gone(&error) => {
                service.forgotten(first).await?;
                return Ok(Ok(Opened::No));
            }
            Err(error) if is_closed(&error) || is_wrong(&error) => {
                tracing::warn!(
                    game.id = game.id.0,
                    channel.id = channel.get(),
                    error = error::redacted(&error),
                    "no thread can be opened for a game"
                );
                let why = self.why_no_thread(game.venue, &error).await;
                return Ok(Ok(Opened::Refused(why)));
            }
            Err(error) => return Ok(Err(error)),
        }
        // Whom the board mentions comes in by that.
        for player in game.people() {
            if telling.pings() == Some(player) {
                continue;
            }
            let player = DiscordId::new(player.0);
            let added = self
                .bot
                .http
                .add_thread_channel_member(ChannelId::new(first), player);
            match added.await {
                Err(error) if !is_closed(&error) && !is_wrong(&error) => return Ok(Err(error)),
                // The thread is open to all who see the channel, and each mention asks them in.
                _ => {}
            }
        }
        // Noted before anything is posted there, so that whoever looks for the post looks there too.
        service.opened_thread(game.id, game.venue, first).await?;
        Ok(Ok(Opened::Yes(Box::new(Game {
            venue: Venue {
                channel: first,
                ..game.venue
            },
            ..game.clone()
        }))))
    }

    /// Why a game does without its thread, in words.
    async fn why_no_thread(&self, venue: Venue, error: &serenity::Error) -> String {
        let words = self.bot.words_in(venue.server).await;
        if !is_forbidden(error) {
            return words.say("no-thread");
        }
        let missing = match self.bot.membership(venue.server).await {
            Ok(membership) => membership.missing_in(venue.channel, FOR_THREADS),
            Err(_) => Vec::new(),
        };
        // It may have been allowed again meanwhile.
        let missing = match missing.is_empty() {
            true => named(FOR_THREADS),
            false => missing,
        };
        words.say_with(
            "no-thread-missing",
            &[("missing", list(words, missing).into())],
        )
    }

    /// The name of a game's thread, as the game stands.
    async fn thread_name(&self, game: &Game) -> Result<String, ServiceError> {
        let players: Vec<UserId> = game.people().collect();
        let names = self.bot.service.names(&players).await?;
        let words = self.bot.words_in(game.venue.server).await;
        Ok(name(words, game, &names))
    }

    /// Names a game's thread for the result. It is no matter if that is not possible, for the news has been told.
    pub(super) async fn name_thread(self: Arc<Self>, id: GameId) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let game = service.game(id).await?;
        let Some(thread) = service.thread_of(id).await? else {
            return Ok(());
        };
        let body = json!({ "name": self.thread_name(&game).await? });
        let edit = self
            .bot
            .http
            .edit_thread(ChannelId::new(thread.thread), &body, None);
        let wait = match timeout(PATIENCE, edit).await {
            Ok(Ok(_)) => return service.named(id).await,
            Ok(Err(error)) if is_limited(&error) => BETWEEN_NAMES,
            Ok(Err(error)) if is_closed(&error) || is_wrong(&error) => {
                tracing::info!(
                    game.id = id.0,
                    error = error::redacted(&error),
                    "a thread keeps its name"
                );
                return service.named(id).await;
            }
            Ok(Err(_)) => wait_after(thread.attempts),
            // serenity waits for as long as it is told to.
            Err(_) => BETWEEN_NAMES,
        };
        service.put_off_name(id, service.now().plus(wait)).await
    }
}

/// Whether a game that was accepted is to be played in a thread.
fn wants_thread(game: &Game) -> bool {
    let accepted = !matches!(game.stage, Stage::Challenged | Stage::Over { .. });
    accepted && game.terms.place == Place::Thread && game.venue.channel != DIRECT
}

/// The name of a game's thread: who plays, and how it ended.
fn name(words: Words<'_>, game: &Game, names: &HashMap<UserId, String>) -> String {
    let name = |user: Option<UserId>| {
        let name = user.and_then(|user| names.get(&user));
        let name = name.map_or_else(|| words.say("somebody"), |name| plain(name));
        shortened(&name, LONGEST_NAME)
    };
    let (key, first, second) = match game.ending() {
        Some(Ending::Won { winner, .. }) => {
            ("thread-won", game.player(winner), game.player(!winner))
        }
        Some(Ending::Drawn(_)) => ("thread-drawn", Some(game.challenger), game.opponent),
        Some(_) => ("thread-off", Some(game.challenger), game.opponent),
        None => ("thread-name", Some(game.challenger), game.opponent),
    };
    let args = [
        ("game", game.id.to_string().into()),
        ("first", name(first).into()),
        ("second", name(second).into()),
    ];
    shortened(&words.say_with(key, &args), limits::CHANNEL_NAME)
}
