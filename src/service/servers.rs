//! Servers: where their games go on, and whether the bot is there.

use std::collections::HashSet;

use tracing::{error, info};

use crate::game::{Event, Game, GameId};
use crate::service::{GameService, RACES, ServiceError};
use crate::store::{ServerChange, ServerSettings};

impl GameService {
    /// What is known of a server.
    pub async fn server(&self, server: u64) -> Result<ServerSettings, ServiceError> {
        Ok(self.store.server(server).await?)
    }

    /// Remembers what was decided for a server.
    pub async fn change_server(
        &self,
        server: u64,
        changes: &[ServerChange],
    ) -> Result<(), ServiceError> {
        self.store.change_server(server, changes).await?;
        info!(server.id = server, ?changes, "settings were changed");
        Ok(())
    }

    /// Notes in which servers the bot is, of those for which `is_meant`: what was missed of its coming and going is made good for.
    pub async fn is_in(
        &self,
        servers: &HashSet<u64>,
        is_meant: impl Fn(u64) -> bool,
    ) -> Result<(), ServiceError> {
        for server in self.store.servers().await? {
            match servers.contains(&server) {
                true => self.server_back(server).await?,
                false if is_meant(server) => self.server_gone(server).await?,
                false => {}
            }
        }
        Ok(())
    }

    /// Freezes the games of a server that the bot has been removed from.
    pub async fn server_gone(&self, server: u64) -> Result<(), ServiceError> {
        let now = self.now();
        self.store.set_gone(server, Some(now)).await?;
        info!(server.id = server, "removed from a server");
        self.in_each_game(server, |game| game.freeze(now)).await
    }

    /// Lets the games of a server go on that the bot is in again. Nothing happens if it was there all the time.
    pub async fn server_back(&self, server: u64) -> Result<(), ServiceError> {
        if self.server(server).await?.gone_at.is_none() {
            return Ok(());
        }
        let now = self.now();
        self.in_each_game(server, |game| game.thaw(now)).await?;
        self.store.set_gone(server, None).await?;
        info!(server.id = server, "back in a server");
        self.nudge_news();
        Ok(())
    }

    /// Shows the games elsewhere that were played in a channel or thread which is deleted, so that nobody has to look for them.
    pub async fn channel_gone(&self, channel: u64) -> Result<(), ServiceError> {
        self.store.channel_gone(channel, self.now()).await?;
        self.nudge_news();
        Ok(())
    }

    /// Does this in each game of a server that goes on. Done again after a crash, it does what is left.
    async fn in_each_game(
        &self,
        server: u64,
        change: impl Fn(&mut Game) -> Vec<Event>,
    ) -> Result<(), ServiceError> {
        for game in self.store.games_in(server).await? {
            // One game that cannot be read or saved must not hold up the others.
            if let Err(error) = self.in_game(game, &change).await {
                error!(game.id = %game, %error, "a game could not be frozen or thawed");
            }
        }
        Ok(())
    }

    async fn in_game(
        &self,
        id: GameId,
        change: &impl Fn(&mut Game) -> Vec<Event>,
    ) -> Result<(), ServiceError> {
        for _ in 0..RACES {
            let read = self.game(id).await?;
            let mut game = read.clone();
            let events = change(&mut game);
            if events.is_empty() {
                return Ok(());
            }
            if self
                .save(&read, game, events, None, self.now())
                .await?
                .is_ok()
            {
                return Ok(());
            }
        }
        Err(ServiceError::Busy)
    }
}
