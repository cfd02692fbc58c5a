//! What happens by itself: challenges lapse, players are reminded, time is up, absences end.

use std::sync::Mutex;
use std::sync::PoisonError;

use tokio::sync::watch;
use tracing::{error, info};

use crate::game::{GameId, Timestamp, UserId};
use crate::service::hearing::Hearing;
use crate::service::{GameService, RACES, SWEEP, SWEEP_AGAIN, ServiceError};

/// Who looks after the time: when that one wants to wake up next, and a way to wake it earlier.
#[derive(Debug)]
pub(super) struct Watch {
    planned: Mutex<Timestamp>,
    nudges: watch::Sender<()>,
    pub(super) hearing: Hearing,
}

impl Default for Watch {
    fn default() -> Watch {
        Watch {
            planned: Mutex::new(Timestamp::MAX),
            nudges: watch::Sender::new(()),
            hearing: Hearing::default(),
        }
    }
}

impl Watch {
    /// Wakes the sleeper if something is due before it means to wake up.
    pub(super) fn wakes(&self, at: Option<Timestamp>) {
        let planned = *self.planned.lock().unwrap_or_else(PoisonError::into_inner);
        if at.is_some_and(|at| at < planned) {
            self.nudge();
        }
    }

    pub(super) fn nudge(&self) {
        self.nudges.send_replace(());
    }

    fn plan(&self, next: Timestamp) {
        *self.planned.lock().unwrap_or_else(PoisonError::into_inner) = next;
    }
}

impl GameService {
    /// Changes when something may be due earlier than [`due`](Self::due) has told.
    pub fn wakes(&self) -> watch::Receiver<()> {
        self.watch.nudges.subscribe()
    }

    /// Tells anew, in all games, when something is due next, and how many had it wrong.
    pub async fn right_wakes(&self) -> Result<usize, ServiceError> {
        Ok(self.store.right_wakes().await?)
    }

    /// Does what is due by now, and tells when it wants to be asked again. What comes up in between and is due earlier is told of by
    /// [`wakes`](Self::wakes).
    pub async fn due(&self, now: Timestamp) -> Result<Timestamp, ServiceError> {
        // Until the sweep is over nobody knows when the next is: whatever changes in the meantime is a nudge.
        self.watch.plan(Timestamp::MAX);
        let next = self.sweep(now).await;
        if let Ok(next) = next {
            self.watch.plan(next);
        }
        next
    }

    async fn sweep(&self, now: Timestamp) -> Result<Timestamp, ServiceError> {
        self.store.prune(now).await?;
        self.finish_erasings().await?;
        if !self.hears(now).await? {
            // What was missed meanwhile is made good for as soon as the bot hears Discord, and only then time goes on.
            return Ok(now.plus(SWEEP_AGAIN));
        }
        let mut next = now.plus(SWEEP);
        for person in self.store.returning(now).await? {
            // One that cannot be read or saved must not hold up the others.
            if let Err(error) = self.returned(person, now).await {
                error!(user.id = person.0, %error, "could not end an absence");
                next = now.plus(SWEEP_AGAIN);
            }
        }
        for game in self.store.due(now).await? {
            match self.wake(game, now).await {
                Ok(Some(again)) => next = next.min(again),
                Ok(None) => {}
                Err(error) => {
                    error!(game.id = %game, %error, "could not do what is due in a game");
                    next = now.plus(SWEEP_AGAIN);
                }
            }
        }
        let wakes = [
            self.store.next_wake(now).await?,
            self.store.next_return(now).await?,
        ];
        // What is overdue even now has just failed, or must wait.
        Ok(wakes.into_iter().flatten().fold(next, Timestamp::min))
    }

    /// Does what is due in a game, and tells when it wants to be asked again if that must wait.
    pub(super) async fn wake(
        &self,
        id: GameId,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, ServiceError> {
        for _ in 0..RACES {
            let read = self.game(id).await?;
            let mut game = read.clone();
            let events = game.due(now);
            if events.is_empty() {
                let overdue = game.wake_at().is_some_and(|at| at <= now);
                return Ok(game.wait_until(now).filter(|_| overdue));
            }
            // And again: there may be more, and each is told by itself.
            let _ = self.save(&read, game, events, None, now).await?;
        }
        Err(ServiceError::Busy)
    }

    /// Lets a challenge lapse if it has waited too long, and tells whether it is out of the way.
    pub(super) async fn is_out_of_the_way(
        &self,
        id: GameId,
        now: Timestamp,
    ) -> Result<bool, ServiceError> {
        self.wake(id, now).await?;
        Ok(self.game(id).await?.expires_at().is_none())
    }

    /// Notes that an absence has come to its end.
    async fn returned(&self, person: UserId, now: Timestamp) -> Result<(), ServiceError> {
        self.reschedule(person, now, |schedule| schedule.lapse(now))
            .await?;
        info!(user.id = person.0, "an absence is over");
        Ok(())
    }
}
