//! Whether the bot hears Discord: watched while it runs, and noted where a health check can read it.

use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};

use super::Bot;
use crate::game::Timestamp;

/// The setting that says when the bot last heard Discord, in unix milliseconds.
pub const ALIVE: &str = "alive";

/// How often is looked.
const INTERVAL: Duration = Duration::from_secs(30);
/// How long the bot may hear nothing before it counts as deaf.
const PATIENCE: Duration = Duration::from_secs(180);

/// Whether a bot that noted `alive` is alive `now`.
#[must_use]
pub fn is_alive(alive: Timestamp, now: Timestamp) -> bool {
    now < alive.plus(PATIENCE)
}

/// Notes again and again that the bot hears Discord; returns once it has heard nothing for that long.
pub async fn watch(bot: &Bot, shards: &ShardManager) -> Duration {
    let mut alive = bot.service.now();
    loop {
        bot.service
            .sleep_until(bot.service.now().plus(INTERVAL))
            .await;
        let now = bot.service.now();
        forget_spent_buckets(bot).await;
        let runners = shards.runners.lock().await;
        let connected = !runners.is_empty()
            && runners
                .values()
                .all(|runner| runner.stage == ConnectionStage::Connected);
        drop(runners);
        if connected {
            alive = now;
            if let Err(error) = bot.service.set_setting(ALIVE, &now.0.to_string()).await {
                tracing::error!(%error, "could not note that the bot is alive");
            }
        } else if !is_alive(alive, now) {
            return PATIENCE;
        }
    }
}

/// Empties serenity's rate limiter of the buckets that have gathered: it keeps one for each interaction for good. A limit that is forgotten
/// too early costs one more call, which Discord answers with how long to wait.
async fn forget_spent_buckets(bot: &Bot) {
    /// With fewer it is not worth forgetting live limits.
    const MANY: usize = 1_000;
    if let Some(limiter) = &bot.http.ratelimiter {
        let routes = limiter.routes();
        if routes.read().await.len() > MANY {
            routes.write().await.clear();
        }
    }
}
