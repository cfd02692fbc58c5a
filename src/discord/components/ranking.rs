//! The buttons of the leaderboard and of profiles.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, profile, ranking};
use crate::game::UserId;

/// Turns to another page of the list.
pub struct Page;
/// Shows another list.
pub struct Other;
/// `Why?`: where somebody's last change came from.
pub struct Why;
/// Back to a person's profile.
pub struct Profile;

#[async_trait]
impl Component for Page {
    fn name(&self) -> &'static str {
        "leaders"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        ranking::leaderboard(bot, &press.ask, press.id.rest()?).await
    }
}

#[async_trait]
impl Component for Other {
    fn name(&self) -> &'static str {
        "leaders-of"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        ranking::leaderboard(bot, &press.ask, press.id.rest()?).await
    }
}

#[async_trait]
impl Component for Why {
    fn name(&self) -> &'static str {
        "why"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        profile::why(bot, &press.ask, UserId(press.id.rest()?)).await
    }
}

#[async_trait]
impl Component for Profile {
    fn name(&self) -> &'static str {
        "profile"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        profile::show(bot, &press.ask, UserId(press.id.rest()?)).await
    }
}
