//! Whether the bot hears Discord: what it missed meanwhile is made good for before any time runs on.

use std::time::Duration;

use tokio::sync::{Mutex, watch};
use tracing::info;

use crate::game::Timestamp;
use crate::service::{GameService, RACES, ServiceError, effects};
use crate::store::{Saved, Together};

/// The setting that says when the bot last heard Discord, in unix milliseconds.
pub const ALIVE: &str = "alive";
/// The longest time out of reach that is not made good for.
pub const OUTAGE: Duration = Duration::from_secs(5 * 60);

/// Whether this process has heard Discord.
#[derive(Debug, Default)]
pub(super) struct Hearing {
    hears: watch::Sender<bool>,
    /// Held while an outage is made good for: whoever else finds it waits, and then finds none.
    crediting: Mutex<()>,
}

impl Hearing {
    fn hears(&self) -> bool {
        *self.hears.borrow()
    }
}

impl GameService {
    /// Notes that the bot hears Discord. The first time after a start, or after the whole program stood still, the players whose clocks ran
    /// meanwhile are given the time for which they could not be heard.
    pub async fn heard(&self, now: Timestamp) -> Result<(), ServiceError> {
        if self.hears(now).await? && self.watch.hearing.hears() {
            return self.set_setting(ALIVE, &now.0.to_string()).await;
        }
        self.credit_outage(now).await?;
        self.watch.hearing.hears.send_replace(true);
        self.watch.nudge();
        Ok(())
    }

    /// Waits until it is noted for the first time that the bot hears Discord.
    pub async fn until_heard(&self) {
        let mut hearing = self.watch.hearing.hears.subscribe();
        // The sender lives as long as this desk.
        let _ = hearing.wait_for(|&hears| hears).await;
    }

    /// When the bot last heard Discord, if it ever has.
    pub async fn alive(&self) -> Result<Option<Timestamp>, ServiceError> {
        let alive = self.setting(ALIVE).await?;
        Ok(alive.and_then(|alive| alive.parse().ok().map(Timestamp)))
    }

    /// Whether time may be held against anybody: not before the bot hears Discord, if that is where its players are; and not when a
    /// machine that was put to sleep wakes up.
    pub(super) async fn hears(&self, now: Timestamp) -> Result<bool, ServiceError> {
        let hearing = self.watch.hearing.hears();
        if hearing && !self.clock.is_left_alone() {
            return Ok(true);
        }
        Ok(match self.alive().await? {
            Some(alive) => hearing && alive.until(now) <= OUTAGE,
            None => true,
        })
    }

    /// Makes good for an outage, if somebody is heard before it was noted that the bot hears Discord.
    pub(super) async fn make_good(&self, now: Timestamp) -> Result<(), ServiceError> {
        match self.hears(now).await? {
            true => Ok(()),
            false => self.heard(now).await,
        }
    }

    /// Credits, and notes that the bot is alive, in one: so that no crash in between credits twice, or not at all.
    async fn credit_outage(&self, now: Timestamp) -> Result<(), ServiceError> {
        let _alone = self.watch.hearing.crediting.lock().await;
        for _ in 0..RACES {
            let alive = self.alive().await?;
            let outage = alive.filter(|alive| alive.until(now) > OUTAGE);
            let mut credited = Vec::new();
            if let Some(from) = outage {
                for id in self.store.running().await? {
                    let Ok(mut game) = self.game(id).await else {
                        // It says itself that it cannot be read, whenever it is wanted.
                        continue;
                    };
                    let events = game.credit_outage(from, now);
                    if !events.is_empty() {
                        let effects = effects(&game, &events, None, now);
                        credited.push((game, events, effects));
                    }
                }
            }
            let together = Together {
                games: credited
                    .iter()
                    .map(|(game, _, effects)| (game, *effects))
                    .collect(),
                schedules: Vec::new(),
                setting: Some((ALIVE, now.0.to_string())),
            };
            if self.store.save_together(&together).await? == Saved::Yes {
                for (game, events, effects) in &credited {
                    self.saved(game, None, events, *effects);
                }
                if let Some(from) = outage {
                    let (seconds, games) = (from.until(now).as_secs(), credited.len());
                    info!(outage.seconds = seconds, games, "made good for an outage");
                }
                return Ok(());
            }
        }
        Err(ServiceError::Busy)
    }
}
