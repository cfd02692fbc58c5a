//! The buttons and menus of those who run a server. Only they see the messages that bear them, and each press asks anew for the right.

use async_trait::async_trait;

use super::{Component, Press};
use crate::discord::error::Failure;
use crate::discord::reply::Reply;
use crate::discord::{Bot, doctor, server};
use crate::service::ServerChange;

/// Does without a default channel.
pub struct NoDefaultChannel;

/// The parts of the panel of settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Admin {
    /// Shows all settings.
    Settings,
    /// Chooses where games go on whose own channel is closed.
    DefaultChannel,
    /// Chooses where people may challenge.
    AllowedChannels,
    /// Chooses where games are played.
    Place,
    /// Chooses how much time players have.
    Pace,
    /// Chooses who may challenge.
    Challengers,
    /// Asks what is to be set back.
    Resets,
    /// Sets something back.
    Reset,
    /// Shows a page of what the doctor found.
    Doctor,
}

#[async_trait]
impl Component for NoDefaultChannel {
    fn name(&self) -> &'static str {
        "no-default"
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let change = ServerChange::DefaultChannel(None);
        server::change(bot, &press.ask, vec![change]).await
    }
}

#[async_trait]
impl Component for Admin {
    fn name(&self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::DefaultChannel => "set-default",
            Self::AllowedChannels => "set-allowed",
            Self::Place => "set-place",
            Self::Pace => "set-pace",
            Self::Challengers => "set-challengers",
            Self::Resets => "resets",
            Self::Reset => "reset",
            Self::Doctor => "doctor",
        }
    }

    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
        let ask = &press.ask;
        let first = press.picked.first().copied();
        let change = match self {
            Self::Settings => return server::show(bot, ask).await,
            Self::Resets => return server::resets(ask),
            Self::Doctor => return doctor::show(bot, ask, press.id.rest()?).await,
            Self::Reset => return server::change(bot, ask, server::reset(&press.id.rest)).await,
            Self::DefaultChannel => ServerChange::DefaultChannel(first),
            Self::AllowedChannels => ServerChange::AllowedChannels(press.picked.clone()),
            Self::Place => ServerChange::Place(press.id.rest()?),
            Self::Pace => ServerChange::Pace(Some(press.chosen()?)),
            Self::Challengers => match first {
                Some(role) => server::challengers(ask, role),
                None => ServerChange::Challengers(None),
            },
        };
        server::change(bot, ask, vec![change]).await
    }
}
