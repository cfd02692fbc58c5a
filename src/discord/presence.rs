//! Whether people are still there: asked of Discord now and then, since it tells nobody unasked.

use std::time::Duration;

use futures_util::future::join_all;
use serenity::http::HttpError;
use serenity::model::id::{GuildId, UserId as DiscordUser};
use tokio::time::timeout;

use super::ask::Ask;
use super::{Bot, error};
use crate::game::{Game, UserId};
use crate::service::{ANYWHERE, Found, ServiceError};

/// Discord's codes for who is not in a server, and for an account that is none.
const NOT_THERE: [isize; 2] = [10007, 10013];
/// How Discord names the accounts that were deleted.
pub const DELETED: &str = "deleted_user_";
/// How long an answer is waited for. Somebody may be waiting for what it is asked for.
const PATIENCE: Duration = Duration::from_secs(5);

impl Bot {
    /// Looks whether a person is still where they must be to play this game, or to look on, unless that was asked not long ago. Tells whether
    /// that has changed. If Discord does not answer, nothing is known.
    pub async fn look_for(&self, person: UserId, game: &Game) -> Result<bool, ServiceError> {
        match self.service.to_look_in(person, game).await? {
            Some(place) => self.look_in(person, place).await,
            None => Ok(false),
        }
    }

    /// Looks whether these people are still in this server, or anywhere, those of whom that was not asked not long ago. Tells whether that has
    /// changed for any.
    pub async fn look_for_all(&self, people: &[UserId], place: u64) -> Result<bool, ServiceError> {
        let looks = people.iter().map(async |&person| {
            let ask = self.service.is_to_ask(person, place).await?;
            Ok::<_, ServiceError>(ask && self.look_in(person, place).await?)
        });
        let changed = join_all(looks).await;
        let changed: Result<Vec<bool>, ServiceError> = changed.into_iter().collect();
        Ok(changed?.contains(&true))
    }

    async fn look_in(&self, person: UserId, place: u64) -> Result<bool, ServiceError> {
        match timeout(PATIENCE, self.find(person, place)).await {
            Ok(Ok(found)) => self.service.looked_for(person, place, found).await,
            Ok(Err(error)) => {
                let error = error::redacted(&error);
                tracing::warn!(user.id = person.0, error, "could not look for a person");
                Ok(false)
            }
            Err(_) => {
                tracing::warn!(user.id = person.0, "no answer to a look for a person");
                Ok(false)
            }
        }
    }

    /// Notes that whoever asks for something is there.
    pub async fn is_back(&self, ask: &Ask<'_>) {
        if let Err(error) = self.service.is_back(ask.by).await {
            tracing::error!(%error, user.id = ask.by.0, "could not note that a person is back");
        }
    }

    async fn find(&self, person: UserId, place: u64) -> serenity::Result<Found> {
        let user = DiscordUser::new(person.0);
        let found = match place {
            ANYWHERE => self.http.get_user(user).await,
            server => {
                let member = self.http.get_member(GuildId::new(server), user).await;
                member.map(|member| member.user)
            }
        };
        match found {
            Ok(user) if user.name.starts_with(DELETED) => Ok(Found::Gone),
            Ok(_) => Ok(Found::There),
            Err(error) if is_not_there(&error) => Ok(Found::Gone),
            Err(error) => Err(error),
        }
    }
}

fn is_not_there(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            NOT_THERE.contains(&response.error.code)
        }
        _ => false,
    }
}
