//! `/deblockle me data`: what is kept of oneself.

use async_trait::async_trait;

use super::Command;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, privacy};

/// Shows what is kept of oneself, to be fetched or erased.
pub struct Data;

#[async_trait]
impl Command for Data {
    fn group(&self) -> Option<&'static str> {
        Some("me")
    }

    fn name(&self) -> &'static str {
        "data"
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, _: &Options<'_>) -> Result<Reply, Failure> {
        privacy::show(bot, ask).await
    }
}
