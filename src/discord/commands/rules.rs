//! `/deblockle rules`: teaches the game, a page at a time.

use async_trait::async_trait;

use super::Command;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, manual};

/// Teaches the game, a page at a time.
pub struct Rules;

#[async_trait]
impl Command for Rules {
    fn name(&self) -> &'static str {
        "rules"
    }

    async fn run(&self, _: &Bot, ask: &Ask<'_>, _: &Options<'_>) -> Result<Reply, Failure> {
        Ok(manual::rules(ask.words, 0))
    }
}
