//! How often sessions may be begun, and how much a bot may say.

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::Instant;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// How long shards of one turn must wait for each other.
const TURN_MS: i64 = 5_000;
/// The most that a bot may say in a minute, heartbeats included.
const SAID_IN_A_MINUTE: u32 = 120;
/// The most bytes of one thing said.
const SAID_AT_ONCE: usize = 4_096;

/// How many sessions may be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdentifyLimits {
    /// Shards that may begin within five seconds: `max_concurrency`.
    pub at_once: u64,
    /// Sessions within a day. Whoever wants one more loses all, as with Discord, which then also makes the token useless.
    pub a_day: usize,
}

impl Default for IdentifyLimits {
    fn default() -> Self {
        Self {
            at_once: 1,
            a_day: 1_000,
        }
    }
}

/// Why a session may not be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TooMany {
    /// The shard must wait and ask again.
    AtOnce,
    /// That was the last of the day, and of the token.
    InADay,
}

/// The sessions begun within a day.
#[derive(Debug, Default)]
pub(super) struct Begun {
    at: VecDeque<i64>,
    /// When a shard of each turn began last.
    turns: HashMap<u64, i64>,
}

impl Begun {
    /// Counts a session of a shard.
    pub(super) fn count(
        &mut self,
        limits: Option<IdentifyLimits>,
        shard: u64,
        now: i64,
    ) -> Result<(), TooMany> {
        self.forget(now);
        if let Some(limits) = limits {
            if self.at.len() >= limits.a_day {
                return Err(TooMany::InADay);
            }
            let turn = shard % limits.at_once.max(1);
            let last = self.turns.insert(turn, now);
            if let Some(last) = last.filter(|last| now - last < TURN_MS) {
                self.turns.insert(turn, last);
                return Err(TooMany::AtOnce);
            }
        }
        self.at.push_back(now);
        Ok(())
    }

    fn forget(&mut self, now: i64) {
        while self.at.front().is_some_and(|at| *at <= now - DAY_MS) {
            self.at.pop_front();
        }
    }

    /// `session_start_limit` as `GET /gateway/bot` tells it.
    pub(super) fn told(&mut self, limits: Option<IdentifyLimits>, now: i64) -> Value {
        self.forget(now);
        let limits = limits.unwrap_or_default();
        json!({
            "total": limits.a_day,
            "remaining": limits.a_day.saturating_sub(self.at.len()),
            "reset_after": self.at.front().map_or(0, |at| at + DAY_MS - now),
            "max_concurrency": limits.at_once,
        })
    }
}

/// What one connection has said, and how long it may be silent. In real time, as bots count it.
#[derive(Debug)]
pub(super) struct Pulse {
    interval: Duration,
    last_beat: Instant,
    minute: Instant,
    said: u32,
}

impl Pulse {
    pub(super) fn new(interval_ms: u64) -> Self {
        let now = Instant::now();
        Self {
            interval: Duration::from_millis(interval_ms),
            last_beat: now,
            minute: now,
            said: 0,
        }
    }

    pub(super) fn beat(&mut self) {
        self.last_beat = Instant::now();
    }

    /// When the connection is taken for dead: a heartbeat may be late by half.
    pub(super) fn ends(&self) -> Instant {
        self.last_beat + self.interval + self.interval / 2
    }

    /// Counts something said; the close code if it is too long or one too many.
    pub(super) fn say(&mut self, bytes: usize) -> Result<(), (u16, &'static str)> {
        if bytes > SAID_AT_ONCE {
            return Err((4002, "Error while decoding payload."));
        }
        if self.minute.elapsed() >= Duration::from_secs(60) {
            self.minute = Instant::now();
            self.said = 0;
        }
        self.said += 1;
        if self.said > SAID_IN_A_MINUTE {
            return Err((4008, "Rate limited."));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_one_turn_wait_for_each_other_and_the_day_has_an_end() {
        let limits = Some(IdentifyLimits {
            at_once: 2,
            a_day: 3,
        });
        let mut begun = Begun::default();
        assert_eq!(begun.count(limits, 0, 0), Ok(()));
        assert_eq!(begun.count(limits, 1, 0), Ok(()));
        assert_eq!(begun.count(limits, 2, 4_999), Err(TooMany::AtOnce));
        assert_eq!(begun.count(limits, 2, 5_000), Ok(()));
        assert_eq!(begun.count(limits, 3, 9_000), Err(TooMany::InADay));
        let told = begun.told(limits, 9_000);
        assert_eq!(
            (
                told["remaining"].as_i64(),
                told["reset_after"].as_i64(),
                told["max_concurrency"].as_i64()
            ),
            (Some(0), Some(DAY_MS - 9_000), Some(2))
        );
        assert_eq!(begun.count(limits, 3, DAY_MS), Ok(()));
    }

    #[test]
    fn a_bot_may_say_so_much() {
        let mut pulse = Pulse::new(1_000);
        assert_eq!(pulse.say(4_097).expect_err("too long").0, 4002);
        assert!((0..120).all(|_| pulse.say(10).is_ok()));
        assert_eq!(pulse.say(10).expect_err("too often").0, 4008);
    }
}
