//! `/deblockle accept`, `decline` and `cancel`.

use async_trait::async_trait;

use super::{CHALLENGE, Command, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::Wanted;
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

    fn wanted(&self) -> Wanted {
        Wanted::ToAccept
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        invitation::accept(bot, ask, &game).await
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

    fn wanted(&self) -> Wanted {
        Wanted::ChallengeToMe
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        invitation::decline(bot, ask, game.id).await
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

    fn wanted(&self) -> Wanted {
        Wanted::MyChallenge
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let game = self.game(bot, ask, options).await?;
        invitation::withdraw(bot, ask, game.id).await
    }
}
