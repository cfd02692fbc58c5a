//! The buttons that have to do with what is kept of a person.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, privacy};

/// Shows what is kept.
pub struct Show;
/// Gives it as a file.
pub struct Fetch;
/// Asks whether it is to be erased.
pub struct Erase;
/// Erases it.
pub struct ReallyErase;

#[async_trait]
impl Component for Show {
    fn name(&self) -> &'static str {
        "data"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        privacy::show(bot, &press.ask).await
    }
}

#[async_trait]
impl Component for Fetch {
    fn name(&self) -> &'static str {
        "data-fetch"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        privacy::fetch(bot, &press.ask).await
    }
}

#[async_trait]
impl Component for Erase {
    fn name(&self) -> &'static str {
        "data-erase"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        privacy::ask_to_erase(bot, &press.ask).await
    }
}

#[async_trait]
impl Component for ReallyErase {
    fn name(&self) -> &'static str {
        "data-erase-yes"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        privacy::erase(bot, &press.ask).await
    }
}
