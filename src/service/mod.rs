//! What can be asked of the bot, whoever asks: load, decide, save, tell.
//!
//! [`GameService`] has the game's verbs, with a [`GameId`] before them. A change is on the disk before the service answers, and what must
//! be told of it stands in the outbox by then. Games are not locked: whoever saves second decides anew on what the first has saved.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tracing::info;

use crate::game::{Event, Game, GameId, Lots, Refusal, Timestamp, UserId};
use crate::store::{Effects, Saved, Store, Together};

use self::due::Watch;

mod clock;
mod due;
mod error;
mod health;
mod hearing;
mod languages;
mod moving;
mod notices;
mod outbox;
mod people;
mod privacy;
mod ratings;
mod records;
mod rematch;
mod results;
pub mod scheduler;
mod schedules;
mod servers;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests;
mod threads;
mod verbs;
mod watching;

pub use clock::{Clock, Dice, SystemClock};
pub use error::ServiceError;
pub use hearing::{ALIVE, OUTAGE};
pub use moving::import;
pub use people::Found;
pub use ratings::{ACTIVE, Gain, moment, scope_of};
pub use results::{PastGame, Results};
pub use watching::MOST_WATCHES;

pub use crate::rating;
pub use crate::store::{
    ANYWHERE, BACKUP, Counts, Fate, Health, Language, Message, NewsKind, Notice, NoticeKind,
    Onlooker, Reach, ServerChange, ServerSettings, StoreError, Thread, Told, Undelivered, Untold,
    Way,
};

/// How often a change is decided anew before giving up. Two people can hardly be quicker than once each.
const RACES: u32 = 8;
/// The longest time between two sweeps.
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// How long to wait after a sweep that could not do all of its work.
const SWEEP_AGAIN: Duration = Duration::from_secs(60);

/// The bot's one desk: everything that is asked goes through here. A clone is the same desk.
#[derive(Clone)]
pub struct GameService {
    store: Store,
    clock: Arc<dyn Clock>,
    dice: Arc<dyn Dice>,
    news: watch::Sender<()>,
    watch: Arc<Watch>,
    ratings: Arc<ratings::Keeping>,
}

/// Who asks, and on what ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// The person.
    pub by: UserId,
    /// The number of their interaction, which counts once however often it is delivered.
    pub interaction: u64,
    /// The turn number that the person saw, where that is known: a button bears it.
    pub seen: Option<u32>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The game as it is saved now.
    pub game: Game,
    /// What happened.
    pub events: Vec<Event>,
}

impl GameService {
    /// A desk over this store.
    pub fn new(store: Store, clock: Arc<dyn Clock>, dice: Arc<dyn Dice>) -> GameService {
        GameService {
            store,
            clock,
            dice,
            news: watch::Sender::new(()),
            watch: Arc::default(),
            ratings: Arc::default(),
        }
    }

    /// What time it is.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Waits until then, by the same clock.
    pub async fn sleep_until(&self, at: Timestamp) {
        self.clock.sleep_until(at).await;
    }

    /// Tells of each saved change that there is news in the outbox. What was written before is not told of: look there first.
    pub fn news(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }

    /// A game.
    pub async fn game(&self, id: GameId) -> Result<Game, ServiceError> {
        self.store
            .game(id)
            .await?
            .ok_or(ServiceError::NoSuchGame(id))
    }

    /// The games a person is in, challenges among them, those that changed last first.
    pub async fn games_of(&self, user: UserId) -> Result<Vec<Game>, ServiceError> {
        Ok(self.store.games_of(user).await?)
    }

    /// The challenge that waits for its answer between these two, whoever of them made it.
    pub async fn pending_between(
        &self,
        one: UserId,
        other: UserId,
    ) -> Result<Option<GameId>, ServiceError> {
        Ok(self.store.pending_between(one, other).await?)
    }
}

/// How a change is made.
impl GameService {
    /// Loads the game, lets happen what is due in it, decides, saves; and again, if it changed meanwhile. So it is time that decides whether
    /// a turn came too late, not whose work is done first.
    async fn change(
        &self,
        id: GameId,
        asked: Asked,
        decide: impl Fn(&mut Game, Timestamp) -> Result<Vec<Event>, Refusal>,
    ) -> Result<Done, ServiceError> {
        for _ in 0..RACES {
            let now = self.now();
            self.make_good(now).await?;
            let mut read = self.game(id).await?;
            if read.is_open_to(asked.by) {
                // Whoever accepts it brings a schedule along.
                read.schedules.opponent = self.store.schedule(asked.by).await?;
            }
            let mut game = read.clone();
            let overdue = game.expire(now);
            if !overdue.is_empty() {
                // Saved by this or by somebody quicker: either way it is looked at anew.
                let _ = self.save(&read, game, overdue, None, now).await?;
                continue;
            }
            let turn_number = game.turn_number();
            let events = match decide(&mut game, now) {
                // These two are so whatever the person saw.
                Err(refusal @ (Refusal::Outsider | Refusal::Over(_))) => Err(Some(refusal)),
                _ if asked.seen.is_some_and(|seen| seen != turn_number) => Err(None),
                Err(refusal) => Err(Some(refusal)),
                Ok(events) => Ok(events),
            };
            let events = match events {
                Ok(events) => events,
                Err(refusal) => return Err(self.refused(id, asked, refusal).await?),
            };
            match self.save(&read, game, events, Some(asked), now).await? {
                Ok(done) => return Ok(done),
                Err(Saved::Repeated) => return Err(self.repeated(id).await?),
                Err(_) => {}
            }
        }
        Err(ServiceError::Busy)
    }

    /// Saves a game after these events, with what they have changed in the schedules of its players; or tells why that is not done.
    async fn save(
        &self,
        read: &Game,
        game: Game,
        events: Vec<Event>,
        asked: Option<Asked>,
        now: Timestamp,
    ) -> Result<Result<Done, Saved>, ServiceError> {
        let effects = effects(&game, &events, asked, now);
        self.save_with(read, game, events, effects).await
    }

    /// Saves a game after what was done in it for this person, though not by an interaction.
    async fn save_for(
        &self,
        read: &Game,
        game: Game,
        events: Vec<Event>,
        by: Option<UserId>,
        now: Timestamp,
    ) -> Result<Result<Done, Saved>, ServiceError> {
        let asked = by.map(|by| Asked {
            by,
            interaction: 0,
            seen: None,
        });
        let effects = Effects {
            interaction: None,
            ..effects(&game, &events, asked, now)
        };
        self.save_with(read, game, events, effects).await
    }

    async fn save_with(
        &self,
        read: &Game,
        mut game: Game,
        events: Vec<Event>,
        effects: Effects,
    ) -> Result<Result<Done, Saved>, ServiceError> {
        let together = Together {
            games: vec![(&game, effects)],
            schedules: schedules::changed(read, &game, effects.now),
            setting: None,
        };
        match self.store.save_together(&together).await? {
            Saved::Yes => {
                for rescheduled in together.schedules {
                    let (mine, theirs) = (&mut game.schedules, rescheduled.person);
                    let of_challenger = theirs == game.challenger;
                    let schedule = match of_challenger {
                        true => &mut mine.challenger,
                        false => &mut mine.opponent,
                    };
                    schedule.version += 1;
                    self.nudge_news();
                }
                game.version += 1;
                self.saved(&game, effects.by, &events, effects);
                Ok(Ok(Done { game, events }))
            }
            other => Ok(Err(other)),
        }
    }

    /// Whether a refused interaction is one that has had its effect, and is refused for that.
    async fn refused(
        &self,
        id: GameId,
        asked: Asked,
        refusal: Option<Refusal>,
    ) -> Result<ServiceError, ServiceError> {
        if self.store.effect_of(asked.interaction).await?.is_some() {
            return self.repeated(id).await;
        }
        let game = Box::new(self.game(id).await?);
        Ok(match refusal {
            Some(refusal) => ServiceError::Refused { refusal, game },
            None => ServiceError::Stale { game },
        })
    }

    async fn repeated(&self, id: GameId) -> Result<ServiceError, ServiceError> {
        let game = Box::new(self.game(id).await?);
        Ok(ServiceError::Repeated { game })
    }

    /// Lets the world know, now that it is on the disk.
    fn saved(&self, game: &Game, by: Option<UserId>, events: &[Event], effects: Effects) {
        let by = by.map(|by| by.0);
        info!(game.id = %game.id, user.id = by, ?events, "saved");
        self.watch.wakes(game.wake_at());
        if effects.news.is_some() {
            self.news.send_replace(());
        }
    }

    fn draw(&self) -> Lots {
        Lots::draw(&mut |sides| self.dice.roll(sides))
    }
}

/// What is written together with these events.
fn effects(game: &Game, events: &[Event], asked: Option<Asked>, now: Timestamp) -> Effects {
    let by = asked.map(|asked| asked.by);
    let news = outbox::news_of(game, events, by);
    let pinged = news.and_then(|news| news.ping);
    let planned = events.iter().find_map(|event| match event {
        Event::FollowsPlan(side) => game.player(*side),
        _ => None,
    });
    Effects {
        news,
        ping_at: pinged.map_or(now, |player| game.may_be_pinged_at(player, now)),
        by,
        planned,
        interaction: asked.map(|asked| asked.interaction),
        now,
    }
}
