//! `/deblockle-admin doctor`: whether all is well with the bot, and what to do where it is not.

use async_trait::async_trait;

use super::{ADMIN, Command};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, doctor};

/// Looks whether all is well.
pub struct Doctor;

#[async_trait]
impl Command for Doctor {
    fn root(&self) -> &'static str {
        ADMIN
    }

    fn name(&self) -> &'static str {
        "doctor"
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, _: &Options<'_>) -> Result<Reply, Failure> {
        doctor::show(bot, ask, 0).await
    }
}
