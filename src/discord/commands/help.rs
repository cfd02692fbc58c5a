//! `/deblockle help`: says what the bot can do.

use async_trait::async_trait;

use super::Command;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, manual};

/// Says what the bot can do.
pub struct Help;

#[async_trait]
impl Command for Help {
    fn name(&self) -> &'static str {
        "help"
    }

    async fn run(&self, _: &Bot, ask: &Ask<'_>, _: &Options<'_>) -> Result<Reply, Failure> {
        Ok(manual::help(ask.words, 0))
    }
}
