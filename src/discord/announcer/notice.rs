//! Notices that go to one person by themselves: because they chose direct messages, were pinged a moment ago, or must be reminded.

use std::sync::Arc;

use serenity::model::id::ChannelId;
use tokio::time::timeout;

use super::place::{Sound, custom_ids, is_closed};
use super::{Announcer, PATIENCE, wait_after};
use crate::discord::{error, planning, view};
use crate::game::{Game, UserId};
use crate::service::{Notice, ServiceError, Way};

/// What came of an attempt by one way. An error passes.
enum Attempt {
    Told,
    /// This way does not lead to the person.
    Closed,
}

/// A notice with its game as it stands.
type Told = (Notice, Game);

impl Announcer {
    /// Tells a person what they must hear, by one message; by the other way, if the one that they chose does not lead to them.
    pub(super) async fn notify(self: Arc<Self>, person: UserId) -> Result<(), ServiceError> {
        let service = &self.bot.service;
        let (reach, notices) = service.notices_to_tell(person).await?;
        if notices.is_empty() {
            return Ok(());
        }
        let ways = match reach.way {
            Way::Message => [Way::Message, Way::Mention],
            _ => [Way::Mention, Way::Message],
        };
        let mut waiting = Vec::new();
        for notice in &notices {
            waiting.push((*notice, service.game(notice.game).await?));
        }
        if let Some(batch) = notices.iter().find_map(|notice| notice.batch) {
            let is_tried = |(notice, _): &&Told| notice.batch == Some(batch);
            let told: Vec<_> = waiting.iter().filter(is_tried).cloned().collect();
            let tried: Vec<_> = told.iter().map(|(notice, _)| *notice).collect();
            for way in ways {
                match self.was_told(way, person, &told, batch).await? {
                    Ok(true) => return service.told_notices(&tried, way).await,
                    Ok(false) => {}
                    Err(error) => return self.later(person, &tried, &error).await,
                }
            }
        }
        for way in ways {
            let together = together(way, &waiting);
            let notices: Vec<_> = together.iter().map(|(notice, _)| *notice).collect();
            let batch = self.number();
            service.attempting_notices(&notices, batch).await?;
            match self.attempt(way, person, &together, batch).await? {
                Ok(Attempt::Told) => return service.told_notices(&notices, way).await,
                Ok(Attempt::Closed) => {
                    // They may be gone altogether.
                    for (_, game) in &together {
                        self.bot.look_for(person, game).await?;
                    }
                }
                Err(error) => return self.later(person, &notices, &error).await,
            }
        }
        tracing::warn!(user.id = person.0, "a person could not be reached");
        service.fail_notices(&notices).await
    }

    async fn later(
        &self,
        person: UserId,
        notices: &[Notice],
        error: &str,
    ) -> Result<(), ServiceError> {
        let tried = notices.iter().map(|notice| notice.attempts).max();
        let wait = wait_after(tried.unwrap_or(0));
        tracing::warn!(
            user.id = person.0,
            error,
            again.seconds = wait.as_secs(),
            "a notice was not taken"
        );
        let service = &self.bot.service;
        service.blame_notices(notices, error).await?;
        service
            .put_off_notices(notices, service.now().plus(wait))
            .await
    }

    /// Where this way leads, if anywhere.
    async fn place(
        &self,
        way: Way,
        person: UserId,
        games: &[Told],
    ) -> Result<serenity::Result<Option<ChannelId>>, ServiceError> {
        if way == Way::Message {
            return Ok(self.direct(person).await?.map(Some));
        }
        let channel = games.first().map_or(0, |(_, game)| game.venue.channel);
        Ok(Ok((channel != 0).then(|| ChannelId::new(channel))))
    }

    /// Sends the message by this way.
    async fn attempt(
        &self,
        way: Way,
        person: UserId,
        games: &[Told],
        batch: i64,
    ) -> Result<Result<Attempt, String>, ServiceError> {
        let mut lines = Vec::new();
        for (notice, game) in games {
            lines.push((*notice, game, self.bot.link(game, person).await?));
        }
        let words = match (way, games.first()) {
            (Way::Mention, Some((_, game))) => self.bot.words_in(game.venue.server).await,
            _ => self.bot.words_to(person).await,
        };
        let mut reply = view::notice(words, person, &lines, batch);
        if way == Way::Message {
            // Where others read it, nobody is told that there was a plan.
            for (_, game) in games {
                reply = planning::with_ended(words, game, person, reply);
            }
        }
        let nonce = format!("notice-{batch}");
        let sent = async {
            Ok(match self.place(way, person, games).await? {
                Ok(Some(channel)) => self
                    .send(channel, reply, &nonce, Sound::Usual)
                    .await
                    .map(|_| Attempt::Told),
                Ok(None) => Ok(Attempt::Closed),
                Err(error) => Err(error),
            })
        };
        in_time(sent, Attempt::Closed).await
    }

    /// Whether an attempt that was cut short has told these by this way: where any of them is played, for which was the first is not known.
    async fn was_told(
        &self,
        way: Way,
        person: UserId,
        games: &[Told],
        batch: i64,
    ) -> Result<Result<bool, String>, ServiceError> {
        let since = games.iter().map(|(notice, _)| notice.created_at).min();
        let found = async {
            let mut looked_in = Vec::new();
            for game in games.chunks(1) {
                let channel = match self.place(way, person, game).await? {
                    Ok(channel) => channel,
                    Err(error) => return Ok(Err(error)),
                };
                let (Some(channel), Some(since)) = (channel, since) else {
                    continue;
                };
                if looked_in.contains(&channel) {
                    continue;
                }
                looked_in.push(channel);
                let own = match self.own_messages(channel, since).await {
                    Ok(own) => own,
                    Err(error) if is_closed(&error) => continue,
                    Err(error) => return Ok(Err(error)),
                };
                let mut ids = own.iter().flat_map(custom_ids);
                if ids.any(|id| id == view::notice_id(batch)) {
                    return Ok(Ok(true));
                }
            }
            Ok(Ok(false))
        };
        in_time(found, false).await
    }
}

/// What came of it in time; `closed` where the place takes nothing, and an error where that passes.
async fn in_time<T>(
    work: impl Future<Output = Result<serenity::Result<T>, ServiceError>>,
    closed: T,
) -> Result<Result<T, String>, ServiceError> {
    Ok(match timeout(PATIENCE, work).await {
        Ok(done) => match done? {
            Ok(done) => Ok(done),
            Err(error) if is_closed(&error) => Ok(closed),
            Err(error) => Err(error::redacted(&error)),
        },
        Err(_) => Err("no answer came".to_owned()),
    })
}

/// What one message by this way tells: in a channel, nothing of other servers.
fn together(way: Way, waiting: &[Told]) -> Vec<Told> {
    let server = waiting.first().map(|(_, game)| game.venue.server);
    let here = |game: &Game| way == Way::Message || Some(game.venue.server) == server;
    waiting
        .iter()
        .filter(|(_, game)| here(game))
        .cloned()
        .collect()
}
