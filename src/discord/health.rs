//! Whether the bot hears Discord: watched while it runs, and noted where a health check can read it.

use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};

use super::Bot;
use crate::game::Timestamp;

/// How often is looked.
const INTERVAL: Duration = Duration::from_secs(30);
/// How long the bot may hear nothing before it counts as deaf.
const PATIENCE: Duration = Duration::from_secs(180);

/// How many rate limits may be remembered. A forgotten one costs at most one refusal, which serenity waits out.
const BUCKETS: usize = 5_000;

/// Whether a bot that noted `alive` is alive `now`.
#[must_use]
pub fn is_alive(alive: Timestamp, now: Timestamp) -> bool {
    now < alive.plus(PATIENCE)
}

impl Bot {
    /// Notes that the bot hears Discord.
    pub(super) async fn hears(&self) {
        if let Err(error) = self.service.heard(self.service.now()).await {
            tracing::error!(%error, "could not note that the bot is alive");
        }
    }
}

impl Bot {
    /// How long Discord takes to answer a heartbeat: the slowest of the connections. Nothing, before the first answer.
    pub(super) async fn delay(&self) -> Option<Duration> {
        let runners = self.shards.get()?.runners.lock().await;
        runners.values().filter_map(|runner| runner.latency).max()
    }
}

/// Frees what serenity remembers of rate limits, which holds an entry for each interaction for ever.
async fn forget_buckets(bot: &Bot) {
    if let Some(limiter) = &bot.http.ratelimiter {
        let routes = limiter.routes();
        let mut routes = routes.write().await;
        if routes.len() > BUCKETS {
            routes.clear();
        }
    }
}

/// Notes again and again that the bot hears Discord; returns once it has heard nothing for that long.
pub async fn watch(bot: &Bot, shards: &ShardManager) -> Duration {
    let mut alive = bot.service.now();
    loop {
        bot.service
            .sleep_until(bot.service.now().plus(INTERVAL))
            .await;
        let now = bot.service.now();
        forget_buckets(bot).await;
        let runners = shards.runners.lock().await;
        let connected = !runners.is_empty()
            && runners
                .values()
                .all(|runner| runner.stage == ConnectionStage::Connected);
        drop(runners);
        if connected {
            alive = now;
            bot.hears().await;
        } else if !is_alive(alive, now) {
            return PATIENCE;
        }
    }
}
