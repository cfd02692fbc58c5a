//! The pages of the rules, and the help.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, manual};

/// Turns to a page: from a button its own, from the menu the chosen one.
pub struct Page;
/// Shows the help.
pub struct Help;

#[async_trait]
impl Component for Page {
    fn name(&self) -> &'static str {
        "rules"
    }

    async fn run(&self, _: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let page = match press.chosen {
            Some(_) => press.chosen()?,
            None => press.id.rest()?,
        };
        Ok(manual::rules(press.ask.words, page))
    }
}

#[async_trait]
impl Component for Help {
    fn name(&self) -> &'static str {
        "help"
    }

    async fn run(&self, _: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        // Buttons of before there were pages bear none.
        Ok(manual::help(press.ask.words, press.id.rest().unwrap_or(0)))
    }
}
