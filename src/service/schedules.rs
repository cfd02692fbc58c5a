//! What people say about when they have no time to play.

use crate::game::{Begun, Game, Quiet, Schedule, Timestamp, UserId};
use crate::service::{GameService, NewsKind, RACES, ServiceError};
use crate::store::{Effects, News, Rescheduled, Saved, Together};

impl GameService {
    /// When a person has no time to play.
    pub async fn schedule(&self, person: UserId) -> Result<Schedule, ServiceError> {
        Ok(self.store.schedule(person).await?)
    }

    /// Begins an absence in all of a person's games at once.
    pub async fn set_away(&self, person: UserId) -> Result<Schedule, ServiceError> {
        let now = self.now();
        self.settle(person, now).await?;
        let mut refused = false;
        let schedule = self.reschedule(person, now, |schedule| {
            refused = !schedule.leave(now, Begun::ByHand);
            !refused
        });
        let schedule = schedule.await?;
        match refused {
            true => Err(ServiceError::NoAwayTime(now.year().until)),
            false => Ok(schedule),
        }
    }

    /// Ends an absence.
    pub async fn back(&self, person: UserId) -> Result<Schedule, ServiceError> {
        let now = self.now();
        self.settle(person, now).await?;
        self.reschedule(person, now, |schedule| schedule.come_back(now))
            .await
    }

    /// Sets the hours in which a person is not to be disturbed, or does away with them. That never ends a game: it is refused as long as
    /// it would.
    pub async fn set_quiet_hours(
        &self,
        person: UserId,
        quiet: Option<Quiet>,
    ) -> Result<Schedule, ServiceError> {
        let now = self.now();
        self.settle(person, now).await?;
        for mut game in self.store.games_of(person).await? {
            let schedule = match person == game.challenger {
                true => &mut game.schedules.challenger,
                false => &mut game.schedules.opponent,
            };
            schedule.quiet = quiet.clone();
            if !game.expire(now).is_empty() {
                return Err(ServiceError::NoTimeLeft(game.id));
            }
        }
        self.reschedule(person, now, |schedule| {
            let changed = schedule.quiet != quiet;
            schedule.quiet = quiet.clone();
            changed
        })
        .await
    }

    /// Lets happen what is due in all of a person's games, so that a new schedule changes nothing about the past.
    async fn settle(&self, person: UserId, now: Timestamp) -> Result<(), ServiceError> {
        self.make_good(now).await?;
        for game in self.store.games_of(person).await? {
            if game.wake_at().is_some_and(|at| at <= now) {
                self.wake(game.id, now).await?;
            }
        }
        Ok(())
    }

    /// Changes a schedule, and tells of it in the person's running games, quietly; unless there is nothing to change.
    pub(super) async fn reschedule(
        &self,
        person: UserId,
        now: Timestamp,
        mut change: impl FnMut(&mut Schedule) -> bool,
    ) -> Result<Schedule, ServiceError> {
        for _ in 0..RACES {
            let mut schedule = self.store.schedule(person).await?;
            if !change(&mut schedule) {
                return Ok(schedule);
            }
            let together = Together {
                schedules: vec![rescheduled(person, &schedule, now)],
                ..Together::default()
            };
            if self.store.save_together(&together).await? == Saved::Yes {
                schedule.version += 1;
                tracing::info!(user.id = person.0, ?schedule, "rescheduled");
                self.watch.nudge();
                self.nudge_news();
                return Ok(schedule);
            }
        }
        Err(ServiceError::Busy)
    }
}

/// The schedules of a game's players that are not as they were when it was read.
pub(super) fn changed(read: &Game, game: &Game, now: Timestamp) -> Vec<Rescheduled> {
    let (before, after) = (&read.schedules, &game.schedules);
    let mut changed = Vec::new();
    if before.challenger != after.challenger {
        changed.push(rescheduled(game.challenger, &after.challenger, now));
    }
    if before.opponent != after.opponent {
        let opponent = game
            .opponent
            .map(|opponent| rescheduled(opponent, &after.opponent, now));
        changed.extend(opponent);
    }
    changed
}

fn rescheduled(person: UserId, schedule: &Schedule, now: Timestamp) -> Rescheduled {
    Rescheduled {
        person,
        schedule: schedule.clone(),
        // Everybody shall see it, and nobody is pinged for it.
        effects: Effects {
            news: Some(News {
                kind: NewsKind::Refresh,
                ping: None,
            }),
            ping_at: now,
            by: None,
            planned: None,
            interaction: None,
            now,
        },
    }
}
