//! `/deblockle games`: lists one's games.

use async_trait::async_trait;

use super::Command;
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, listing};

/// Lists one's games.
pub struct Games;

#[async_trait]
impl Command for Games {
    fn name(&self) -> &'static str {
        "games"
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, _: &Options<'_>) -> Result<Reply, Failure> {
        listing::games(bot, ask, 0).await
    }
}
