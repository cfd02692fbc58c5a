//! Rate limits: how often a bot may call, counted as Discord counts it.

use std::{
    collections::{HashMap, hash_map::DefaultHasher},
    hash::{Hash, Hasher},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use super::{Needs, RouteName, reply::Reply};
use crate::sandbox::ids::ChannelId;

/// How often the API may be called.
///
/// Discord changes its numbers as it likes and tells them only in the headers; these are of their kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimits {
    /// Calls of one route for one channel, server or webhook, within [`Self::within`].
    pub calls: u32,
    /// How long those calls are counted from the first of them on.
    pub within: Duration,
    /// Calls of all routes within a second, but for those of interactions, which no such limit holds for.
    pub in_all: u32,
}

impl Default for RateLimits {
    fn default() -> Self {
        Self {
            calls: 5,
            within: Duration::from_secs(5),
            in_all: 50,
        }
    }
}

/// What was called, by route and by what in the path is counted apart.
#[derive(Debug)]
pub(crate) struct Buckets {
    limits: Option<RateLimits>,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    in_all: Window,
    buckets: HashMap<(RouteName, String), Window>,
    renames: HashMap<ChannelId, Window>,
}

/// How often the name of a channel or a thread may be changed, and within what time. It holds whatever else is counted.
const RENAMES: u32 = 2;
const RENAMES_WITHIN: Duration = Duration::from_secs(10 * 60);

/// Calls since the window was opened.
#[derive(Clone, Copy, Debug, Default)]
struct Window {
    ends: i64,
    calls: u32,
}

impl Window {
    /// Counts a call; tells in how many milliseconds to come back if it is one too many.
    fn count(&mut self, now: i64, within: Duration, most: u32) -> Result<(), i64> {
        if now >= self.ends {
            *self = Self {
                ends: now + within.as_millis() as i64,
                calls: 0,
            };
        }
        if self.calls >= most {
            return Err(self.ends - now);
        }
        self.calls += 1;
        Ok(())
    }
}

/// Buckets beyond which those whose time is over are swept.
const SWEPT_BEYOND: usize = 1_000;

impl Buckets {
    pub(crate) fn new(limits: Option<RateLimits>) -> Self {
        Self {
            limits,
            counts: Mutex::default(),
        }
    }

    /// Counts a call: the headers for its answer, or the refusal.
    pub(super) fn count(
        &self,
        route: RouteName,
        segments: &[&str],
        now: i64,
    ) -> Result<Vec<(&'static str, String)>, Reply> {
        let Some(limits) = self.limits else {
            return Ok(Vec::new());
        };
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if route.handler().0 == Needs::Bot {
            counts
                .in_all
                .count(now, Duration::from_secs(1), limits.in_all)
                .map_err(|left| Reply::rate_limited(left as f64 / 1_000.0, true))?;
        }
        if counts.buckets.len() > SWEPT_BEYOND {
            counts.buckets.retain(|_, window| window.ends > now);
        }
        let bucket = counts.buckets.entry((route, major(route, segments)));
        let window = bucket.or_default();
        let counted = window.count(now, limits.within, limits.calls);
        let headers = headers(route, limits, *window, now);
        match counted {
            Ok(()) => Ok(headers),
            Err(left) => Err(self.refusal(route, left as f64 / 1_000.0, now)),
        }
    }

    /// Counts a change of a channel's name; gives the refusal if it is one too many.
    pub(super) fn count_rename(&self, channel: ChannelId, now: i64) -> Result<(), Reply> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.renames.retain(|_, window| window.ends > now);
        let window = counts.renames.entry(channel).or_default();
        window
            .count(now, RENAMES_WITHIN, RENAMES)
            .map_err(|left| Reply::rate_limited(left as f64 / 1_000.0, false))
    }

    /// The refusal of a call whose bucket is full for so long, whatever was counted.
    pub(super) fn refusal(&self, route: RouteName, seconds: f64, now: i64) -> Reply {
        let limits = self.limits.unwrap_or_default();
        let full = Window {
            ends: now + (seconds * 1_000.0) as i64,
            calls: limits.calls,
        };
        let mut refusal = Reply::rate_limited(seconds, false);
        refusal.headers.extend(headers(route, limits, full, now));
        refusal
    }
}

/// What in the path is counted apart: the channel, the server, the webhook with its token.
fn major(route: RouteName, segments: &[&str]) -> String {
    const MAJOR: [&str; 5] = [
        "channel_id",
        "guild_id",
        "webhook_id",
        "webhook_token",
        "interaction_token",
    ];
    let parts = MAJOR.iter().filter_map(|name| route.part(segments, name));
    parts.collect::<Vec<_>>().join("/")
}

fn headers(
    route: RouteName,
    limits: RateLimits,
    window: Window,
    now: i64,
) -> Vec<(&'static str, String)> {
    let mut hasher = DefaultHasher::new();
    route.hash(&mut hasher);
    let seconds = |ms: i64| format!("{:.3}", ms as f64 / 1_000.0);
    vec![
        ("x-ratelimit-limit", limits.calls.to_string()),
        (
            "x-ratelimit-remaining",
            (limits.calls - window.calls).to_string(),
        ),
        ("x-ratelimit-reset", seconds(window.ends)),
        ("x-ratelimit-reset-after", seconds(window.ends - now)),
        ("x-ratelimit-bucket", format!("{:032x}", hasher.finish())),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: RateLimits = RateLimits {
        calls: 2,
        within: Duration::from_secs(5),
        in_all: 4,
    };

    fn post(buckets: &Buckets, channel: &str, now: i64) -> Result<usize, u16> {
        let segments = ["channels", channel, "messages"];
        let counted = buckets.count(RouteName::CreateMessage, &segments, now);
        counted
            .map(|headers| headers.len())
            .map_err(|reply| reply.status)
    }

    #[test]
    fn each_channel_is_counted_apart_and_all_of_them_together() {
        let buckets = Buckets::new(Some(LIMITS));
        assert_eq!(post(&buckets, "1", 0), Ok(5));
        assert_eq!(post(&buckets, "1", 10), Ok(5));
        assert_eq!(post(&buckets, "1", 20), Err(429));
        assert_eq!(post(&buckets, "2", 30), Ok(5));
        assert_eq!(post(&buckets, "3", 40), Err(429), "the fifth in a second");
        assert_eq!(post(&buckets, "1", 4_999), Err(429));
        assert_eq!(post(&buckets, "1", 5_000), Ok(5));
    }

    #[test]
    fn a_name_is_changed_twice_in_ten_minutes() {
        let buckets = Buckets::new(None);
        let rename = |channel, now| buckets.count_rename(ChannelId::new(channel), now).is_ok();
        assert!(rename(1, 0) && rename(1, 10) && !rename(1, 20) && rename(2, 20));
        assert!(!rename(1, 599_999) && rename(1, 600_000));
    }

    #[test]
    fn nothing_is_counted_unasked() {
        let buckets = Buckets::new(None);
        assert!((0..100).all(|_| post(&buckets, "1", 0) == Ok(0)));
    }
}
