//! Announcer: tells people what the outbox and the notices hold, each thing once, and takes the buttons from what has been told.
//!
//! A game's board is posted where the game is played ([`board`]), and takes along the ping of the one whom it waits for. What it cannot
//! take along goes to that person by itself ([`notice`]). Onlookers are shown it each in their direct messages ([`watching`]). A game may
//! have a [`thread`] of its own.

mod board;
mod buttons;
mod earlier;
mod notice;
mod place;
mod thread;
mod watching;

use std::collections::HashSet;
use std::future::Future;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::Bot;
use crate::game::{GameId, Timestamp, UserId};
use crate::service::ServiceError;

/// How long the second attempt waits after the first has failed; each later one waits twice as long.
const FIRST_WAIT: Duration = Duration::from_secs(2);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// How long Discord may take over one thing. A connection that hangs would otherwise hold it for ever.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often is looked for buttons that could not be removed at their time.
const TIDYING: Duration = Duration::from_secs(60 * 60);

/// Turns news into messages. What it does is the same after a start as in the middle of a game: whatever is untold gets told.
pub struct Announcer {
    bot: Arc<Bot>,
    /// What is being seen to: of one game or person, one thing at a time.
    busy: Mutex<HashSet<Subject>>,
    /// The number of the last attempt.
    last: AtomicI64,
}

/// What is seen to as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Subject {
    Game(GameId),
    Person(UserId),
    Onlooker(GameId, UserId),
}

/// Why a message was not taken: a text without a token in it.
type NotTaken = String;

impl Announcer {
    /// An announcer for `bot`.
    pub fn new(bot: Arc<Bot>) -> Arc<Self> {
        Arc::new(Self {
            bot,
            busy: Mutex::default(),
            last: AtomicI64::new(0),
        })
    }

    /// Tells what is due, again and again, until `stop`.
    pub async fn run(self: Arc<Self>, stop: CancellationToken) {
        let mut news = self.bot.service.news();
        let mut tidy_at = self.bot.service.now();
        loop {
            news.mark_unchanged();
            let now = self.bot.service.now();
            if tidy_at <= now {
                self.tidy_up().await;
                tidy_at = now.plus(TIDYING);
            }
            let next = self.tell_due(now).await.unwrap_or_else(|error| {
                tracing::error!(%error, "the news could not be read");
                Some(now.plus(FIRST_WAIT))
            });
            let next = next.map_or(tidy_at, |next| next.min(tidy_at));
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = self.bot.service.sleep_until(next) => {}
                () = stop.cancelled() => return,
            }
        }
    }

    /// Begins to tell what is due, and says when to look again. What is due already is being told; its end is a nudge of its own.
    async fn tell_due(self: &Arc<Self>, now: Timestamp) -> Result<Option<Timestamp>, ServiceError> {
        let service = &self.bot.service;
        for game in service.untold(now).await? {
            self.begin(Subject::Game(game), |announcer| announcer.tell(game));
        }
        for person in service.to_notify(now).await? {
            self.begin(Subject::Person(person), |announcer| {
                announcer.notify(person)
            });
        }
        for game in service.unnamed(now).await? {
            self.begin(Subject::Game(game), |announcer| announcer.name_thread(game));
        }
        for (game, person) in service.to_show(now).await? {
            self.begin(Subject::Onlooker(game, person), |announcer| {
                announcer.show(game, person)
            });
        }
        let next = [
            service.next_untold(now).await?,
            service.next_notice(now).await?,
            service.next_unnamed(now).await?,
        ];
        Ok(next.into_iter().flatten().min())
    }

    /// Begins to remove buttons that were not removed at their time: Discord did not take it, or the bot was stopped.
    async fn tidy_up(self: &Arc<Self>) {
        match self.bot.service.overtaken().await {
            Ok(games) => games.into_iter().for_each(|game| {
                self.begin(Subject::Game(game), |announcer| announcer.tidy(game));
            }),
            Err(error) => tracing::error!(%error, "old buttons could not be looked for"),
        }
    }

    /// A number for an attempt to tell something, by which its message is known again: it tells the time, and no other attempt has it. Of two
    /// messages with the same number, Discord would take one for a copy of the other.
    fn number(&self) -> i64 {
        let now = self.bot.service.now().0;
        let next = |last: i64| now.max(last + 1);
        let last = self
            .last
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| {
                Some(next(last))
            });
        last.map_or(now, next)
    }

    /// Does this work, on a task of its own, unless its subject is being seen to already.
    fn begin<F>(self: &Arc<Self>, subject: Subject, work: impl FnOnce(Arc<Self>) -> F)
    where
        F: Future<Output = Result<(), ServiceError>> + Send + 'static,
    {
        if !self.busy().insert(subject) {
            return;
        }
        let work = work(Arc::clone(self));
        let announcer = Arc::clone(self);
        self.bot.tasks.spawn(async move {
            if let Err(error) = work.await {
                tracing::error!(%error, ?subject, "news could not be told");
                // The subject stays busy for that time. Nothing waits for this task.
                tokio::spawn(async move {
                    let service = &announcer.bot.service;
                    service.sleep_until(service.now().plus(LONGEST_WAIT)).await;
                    announcer.end(subject);
                });
                return;
            }
            announcer.end(subject);
        });
    }

    fn end(&self, subject: Subject) {
        self.busy().remove(&subject);
        // Something may have happened while it was busy.
        self.bot.service.nudge_news();
    }

    fn busy(&self) -> MutexGuard<'_, HashSet<Subject>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long to wait before the next attempt, after so many.
fn wait_after(attempts: u32) -> Duration {
    FIRST_WAIT
        .saturating_mul(1 << attempts.min(12))
        .min(LONGEST_WAIT)
}
