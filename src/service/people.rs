//! People: whom one would rather not play with, which challenges are open to one, and who is gone.

use std::time::Duration;

use tracing::info;

use crate::game::{Game, GameId, Timestamp, UserId};
use crate::service::{GameService, NewsKind, ServiceError};
use crate::store::{ANYWHERE, Effects, News};

/// How long it is believed that somebody is there, or is not.
const BELIEVED: Duration = Duration::from_secs(6 * 60 * 60);

/// Blocking.
impl GameService {
    /// Lets a person hear no more challenges of another.
    pub async fn block(&self, person: UserId, blocked: UserId) -> Result<(), ServiceError> {
        info!(user.id = person.0, blocked = blocked.0, "blocked");
        Ok(self.store.block(person, blocked, self.now()).await?)
    }

    /// Takes that back.
    pub async fn unblock(&self, person: UserId, blocked: UserId) -> Result<(), ServiceError> {
        Ok(self.store.unblock(person, blocked).await?)
    }

    /// Those whom a person has blocked, the latest first.
    pub async fn blocked_by(&self, person: UserId) -> Result<Vec<UserId>, ServiceError> {
        Ok(self.store.blocked_by(person).await?)
    }

    /// Refuses that a person begins a game with another, if either has blocked the other.
    pub(super) async fn welcome(&self, person: UserId, other: UserId) -> Result<(), ServiceError> {
        if self.store.has_blocked(person, other).await? {
            return Err(ServiceError::Blocked(other));
        }
        match self.store.has_blocked(other, person).await? {
            true => Err(ServiceError::Unwelcome(other)),
            false => Ok(()),
        }
    }
}

/// Challenges.
impl GameService {
    /// The challenges in a channel that a person could accept though they are to nobody.
    pub async fn open_to(&self, person: UserId, channel: u64) -> Result<Vec<Game>, ServiceError> {
        let now = self.now();
        let mut blocks = self.store.blocked_by(person).await?;
        blocks.extend(self.store.blocking(person).await?);
        let mut open = Vec::new();
        for id in self.store.open_in(channel).await? {
            let game = self.game(id).await?;
            let lapsed = game.expires_at().is_some_and(|end| end <= now);
            if game.is_open_to(person) && !lapsed && !blocks.contains(&game.challenger) {
                open.push(game);
            }
        }
        Ok(open)
    }

    /// Lets those of these challenges lapse that have waited too long. Tells whether there were any, and else which games they are.
    pub(super) async fn still_waiting(
        &self,
        challenges: Vec<GameId>,
        now: Timestamp,
    ) -> Result<Result<(), Vec<Game>>, ServiceError> {
        let all = challenges.len();
        let mut waiting = Vec::with_capacity(all);
        for id in challenges {
            if !self.is_out_of_the_way(id, now).await? {
                waiting.push(self.game(id).await?);
            }
        }
        Ok(match waiting.len() < all {
            true => Ok(()),
            false => Err(waiting),
        })
    }
}

/// Whether people are there.
impl GameService {
    /// Where a person must be to play this game, if it is time again to ask whether they are: in this server, or [`ANYWHERE`].
    pub async fn to_look_in(
        &self,
        person: UserId,
        game: &Game,
    ) -> Result<Option<u64>, ServiceError> {
        let place = place(game);
        Ok(self.is_to_ask(person, place).await?.then_some(place))
    }

    /// Whether it is time to ask again if a person is in this server, or [`ANYWHERE`].
    pub async fn is_to_ask(&self, person: UserId, place: u64) -> Result<bool, ServiceError> {
        let known = self.store.presence(person, place).await?;
        Ok(known.is_none_or(|known| known.asked_at.plus(BELIEVED) <= self.now()))
    }

    /// Whether a person is where they must be for this game, for all that is known.
    pub async fn is_there(&self, person: UserId, game: &Game) -> Result<bool, ServiceError> {
        let known = self.store.presence(person, place(game)).await?;
        Ok(known.is_none_or(|known| known.gone_at.is_none()))
    }

    /// Notes that a person was found in a place, or not; and tells those who play with them, if that is news. Tells whether it is.
    pub async fn looked_for(
        &self,
        person: UserId,
        place: u64,
        found: Found,
    ) -> Result<bool, ServiceError> {
        let now = self.now();
        if found == Found::There {
            let known = self.store.presence(person, place).await?;
            self.store.note_there(person, place, now).await?;
            return match known.is_some_and(|known| known.gone_at.is_some()) {
                true => self.is_back(person).await,
                false => Ok(false),
            };
        }
        let mut news = Vec::new();
        for game in self.games_with(person).await? {
            if place != ANYWHERE && place != self::place(&game) {
                continue;
            }
            let other = game.opponent_of(person);
            let ping_at = other.map_or(now, |other| game.may_be_pinged_at(other, now));
            news.push((game.id, told_of(other, ping_at, now)));
        }
        let is_news = self.store.note_gone(person, place, now, &news).await?;
        if is_news {
            info!(user.id = person.0, server.id = place, "a player is gone");
            self.nudge_news();
        }
        Ok(is_news)
    }

    /// Notes that a person does something, and so is there. Costs no writing unless they were gone. Tells whether they were.
    pub async fn is_back(&self, person: UserId) -> Result<bool, ServiceError> {
        if !self.store.is_gone(person).await? {
            return Ok(false);
        }
        let now = self.now();
        let games = self.games_with(person).await?.into_iter();
        let news: Vec<_> = games
            .map(|game| (game.id, told_of(None, now, now)))
            .collect();
        let is_news = self.store.note_return(person, &news).await?;
        if is_news {
            info!(user.id = person.0, "a player is back");
            self.nudge_news();
        }
        Ok(is_news)
    }

    async fn games_with(&self, person: UserId) -> Result<Vec<Game>, ServiceError> {
        let mut games = self.store.games_of(person).await?;
        games.retain(Game::is_under_way);
        Ok(games)
    }
}

/// Whether a person was found where they were looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// They are there.
    There,
    /// They are not: they left, or their account is deleted.
    Gone,
}

/// Where one must be to play this game.
fn place(game: &Game) -> u64 {
    // What is played in direct messages needs no server.
    match game.venue.channel {
        0 => ANYWHERE,
        _ => game.venue.server,
    }
}

/// The board shows it, and the one who is left hears of it.
fn told_of(ping: Option<UserId>, ping_at: Timestamp, now: Timestamp) -> Effects {
    Effects {
        news: Some(News {
            kind: NewsKind::Refresh,
            ping,
        }),
        ping_at,
        by: None,
        planned: None,
        interaction: None,
        now,
    }
}
