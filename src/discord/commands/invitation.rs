//! `/deblockle accept`, `decline` and `cancel`.

use async_trait::async_trait;

use super::{CHALLENGE, Choice, Command, Focused, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, invitation};

/// Accepts a challenge.
pub struct Accept;
/// Declines a challenge.
pub struct Decline;
/// Takes one's own challenge back.
pub struct Cancel;

#[async_trait]
impl Command for Accept {
    fn name(&self) -> &'static str {
        "accept"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[CHALLENGE]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = pick::one(bot, ask, options, Wanted::ToAccept).await?;
        invitation::accept(bot, ask, &game).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, Wanted::ToAccept, focused).await
    }
}

#[async_trait]
impl Command for Decline {
    fn name(&self) -> &'static str {
        "decline"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[CHALLENGE]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = pick::one(bot, ask, options, Wanted::ChallengeToMe).await?;
        invitation::decline(bot, ask, game.id).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, Wanted::ChallengeToMe, focused).await
    }
}

#[async_trait]
impl Command for Cancel {
    fn name(&self) -> &'static str {
        "cancel"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[CHALLENGE]
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = pick::one(bot, ask, options, Wanted::MyChallenge).await?;
        invitation::withdraw(bot, ask, game.id).await
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        _: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        pick::choices(bot, ask, Wanted::MyChallenge, focused).await
    }
}
