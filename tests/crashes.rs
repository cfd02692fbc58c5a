//! The real process, killed over and over while people play, at points that a seed chooses (cases 1, 2, 10, 42 and 49).
//!
//! `CRASHES_KILLS` says how often, `CRASHES_SEED` by which plan. What people do, what goes wrong and at which call the process dies
//! follows from the seed; which of two calls comes first is the process's own affair, and its dice are its own.

#![expect(clippy::unwrap_used, reason = "a test may panic")]
#![expect(clippy::print_stdout, reason = "the figures are what it is for")]

#[path = "crashes/clocks.rs"]
mod clocks;
#[path = "crashes/ledger.rs"]
mod ledger;
#[path = "crashes/people.rs"]
mod people;
#[path = "crashes/plan.rs"]
mod plan;
#[path = "crashes/process.rs"]
mod process;

use std::sync::Arc;
use std::time::{Duration, Instant};

use deblockle::game::{Stage, Timestamp};
use deblockle::sandbox::{
    Event, Fault, Gate, Happening, RouteName, Sandbox, SandboxConfig, Sent, Value,
};
use deblockle::service::{Clock, SystemClock};
use deblockle::store::Store;
use futures_util::future::join_all;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use clocks::{Clocks, LifeTime, Outage};
use ledger::{Doing, Figures, Ledger};
use people::{People, Record};
use plan::{Chance, End, Life, Mishap, Passes};
use process::Process;

/// How often all is told to its end, and looked at as a whole.
const SETTLE_EVERY: u32 = 40;
/// How often the process is started for that, at most.
const STARTS_TO_SETTLE: u32 = 20;
/// How long people wait for answers that do not come.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// How long the end of a life is waited for, once everybody is answered.
const LATE: Duration = Duration::from_millis(400);
/// Longer than any news waits for its next attempt, and any person for the next ping.
const LONG: Duration = Duration::from_secs(60 * 60);
/// Longer than any night.
const NIGHT: Duration = Duration::from_secs(11 * 60 * 60);

/// What somebody has sent to the bot, and what it was for: the next life may hear of it again.
struct Delivered {
    doing: Doing,
    sent: Vec<Arc<Sent>>,
}

struct Run {
    sandbox: Sandbox,
    people: People,
    process: Process,
    ledger: Ledger,
    seed: u64,
    last: Vec<Delivered>,
    /// How much the database has been moved back.
    shift: Duration,
    /// What is still to be made good for, if the process was kept from running since it last heard Discord.
    unheard: Option<Duration>,
    /// When the process was started that last heard Discord.
    heard: Instant,
    /// When the present life began, likewise.
    began: Timestamp,
    started: Instant,
}

impl Run {
    async fn begin(seed: u64) -> Self {
        let config = SandboxConfig {
            kept_events: 20_000,
            kept_messages: 100_000,
            kept_interactions: 1_000,
            ..SandboxConfig::default()
        };
        let sandbox = Sandbox::start(config).await.unwrap();
        let server = sandbox.add_server("The café");
        let channels = ["hall", "garden", "cellar", "attic"].map(|name| server.add_channel(name));
        let people = ["ada", "ben", "cid", "dee", "eve"].map(|name| {
            let person = sandbox.add_user(name);
            server.join(&person);
            person
        });
        let people = People {
            people: people.to_vec(),
            server,
            channels: channels.to_vec(),
        };
        let mut run = Self {
            process: Process::of(&sandbox),
            sandbox,
            people,
            ledger: Ledger::default(),
            seed,
            last: Vec::new(),
            shift: Duration::ZERO,
            unheard: None,
            heard: Instant::now(),
            began: SystemClock.now(),
            started: Instant::now(),
        };
        run.start().await;
        let owner = run
            .people
            .server
            .owner()
            .in_channel(&run.people.channels[0]);
        let hall = [("default_channel", Value::from(&run.people.channels[0]))];
        owner.types("/deblockle-admin settings", hall).await;
        run.process.kill().await;
        run.sandbox.disconnected().await;
        run
    }

    /// What time it is, as if the database had never been moved.
    fn now(&self) -> Timestamp {
        SystemClock.now().plus(self.shift)
    }

    async fn start(&mut self) {
        (self.began, self.started) = (self.now(), Instant::now());
        self.process.spawn();
        self.sandbox.commands_registered().await;
        self.sandbox.connected().await;
    }

    /// One life of the process, from its start to its end, and a look at what it has left.
    async fn live(&mut self, number: u32) {
        let mut life = Life::of(self.seed, number);
        let doings = match life.end {
            End::Starting(calls) => {
                let mut events = self.sandbox.events();
                (self.began, self.started) = (self.now(), Instant::now());
                self.process.spawn();
                let point = reached(&mut events, End::Called(calls), None);
                let connected = async {
                    self.sandbox.connected().await;
                    timeout(LATE, std::future::pending::<()>()).await
                };
                tokio::select! {
                    () = point => {}
                    _ = connected => self.ledger.figures.late += 1,
                }
                self.process.kill().await;
                Vec::new()
            }
            _ => self.play(&mut life).await,
        };
        *self
            .ledger
            .figures
            .kills
            .entry(life.end.kind())
            .or_default() += 1;
        // What was held back is done now, or was never to be: before the next start, in any case.
        self.sandbox.faults().clear();
        self.sandbox.disconnected().await;
        self.check(&doings).await;
        self.pause(life.pause, life.passes).await;
        if life.pause > Duration::from_secs(60) {
            self.last.clear();
        }
    }

    /// A life in which people play.
    async fn play(&mut self, life: &mut Life) -> Vec<Doing> {
        let mut events = self.sandbox.events();
        self.start().await;
        let games = self.process.games().await;
        let gate = self.order(life);

        let again = match life.delivers_again {
            true => std::mem::take(&mut self.last),
            false => Vec::new(),
        };
        let busy = |game: &deblockle::game::Game| {
            again.iter().any(|one| one.doing.deed.game == Some(game.id))
        };
        let free: Vec<_> = games.iter().filter(|game| !busy(game)).cloned().collect();
        let deeds = self.people.choose(&free, life.deeds, &mut life.chance);
        let of = |id| games.iter().find(|game| Some(game.id) == id).cloned();
        let doings: Vec<_> = deeds
            .into_iter()
            .map(|deed| Doing {
                before: of(deed.game),
                deed,
            })
            .collect();
        self.ledger.figures.deeds += u32::try_from(doings.len()).unwrap();

        // Only what happens from now on counts.
        events = { events }.resubscribe();
        for sent in again.iter().flat_map(|one| &one.sent) {
            self.ledger.figures.delivered_again += 1;
            sent.redeliver();
        }
        let records: Vec<Record> = doings.iter().map(|_| Record::default()).collect();
        {
            let scripts = doings
                .iter()
                .zip(&records)
                .map(|(doing, record)| doing.deed.run(doing.before.as_ref(), record));
            let scripts = timeout(PATIENCE, join_all(scripts));
            let point = reached(&mut events, life.end, gate);
            tokio::pin!(point);
            let in_time = tokio::select! {
                biased;
                () = &mut point => true,
                _ = scripts => match life.end {
                    End::Idle => true,
                    _ => timeout(LATE, point).await.is_ok(),
                },
            };
            self.ledger.figures.late += u32::from(!in_time);
        }
        match life.end {
            End::Stopping(_, calls) => {
                let mut stopping = self.process.terminate();
                tokio::select! {
                    _ = stopping.gone() => {}
                    () = reached(&mut events, End::Called(calls), None) => stopping.kill().await,
                }
            }
            _ => self.process.kill().await,
        }
        self.last = doings
            .iter()
            .zip(&records)
            .map(|(doing, record)| Delivered {
                doing: doing.clone(),
                sent: record.take(),
            })
            .collect();
        let again = again.into_iter().map(|one| one.doing);
        doings.into_iter().chain(again).collect()
    }

    /// Orders what goes wrong in a life. Where its end is behind a gate, that is handed back.
    fn order(&mut self, life: &Life) -> Option<Gate> {
        let faults = self.sandbox.faults();
        let gate = match life.end {
            End::Before(route, _) => Some(faults.hold(route)),
            End::After(route) => {
                faults.push(Fault::lost_answer().on(route));
                None
            }
            _ => None,
        };
        for mishap in &life.mishaps {
            self.ledger.figures.mishaps += 1;
            faults.push(match *mishap {
                Mishap::AnswerLost(route) => Fault::lost_answer().on(route),
                Mishap::Dropped(route) => Fault::dropped().on(route),
                Mishap::Stumbled(route) => Fault::service_unavailable().on(route),
                Mishap::RateLimited(route) => Fault::rate_limited(0.1).on(route),
                Mishap::Slow(route) => Fault::slow(Duration::from_millis(50)).on(route),
                Mishap::Forbidden(channel) => {
                    let channels = &self.people.channels;
                    let channel = channels[channel % channels.len()].id();
                    let fault = Fault::missing_permissions().on(RouteName::CreateMessage);
                    fault.in_channel(channel).times(3)
                }
                Mishap::GatewayDropped => Fault::gateway_dropped(),
                Mishap::GatewayReconnect => Fault::gateway_reconnect(),
                Mishap::SessionInvalid => Fault::session_invalid(),
            });
        }
        gate
    }

    /// Lets time pass while nothing runs. It can pass as if the process had run only if that has heard Discord.
    async fn pause(&mut self, time: Duration, passes: Passes) {
        let passes = match self.unheard {
            Some(_) => Passes::Unheard,
            None => passes,
        };
        self.sandbox.clock().advance(time);
        self.process.pause(time, passes).await;
        self.shift += time;
        if passes == Passes::Unheard {
            *self.unheard.get_or_insert_default() += time;
        }
    }

    /// What holds at any time, whatever is still to be told.
    async fn check(&mut self, doings: &[Doing]) {
        self.ledger.shift = self.shift;
        self.ledger.listen(&self.sandbox);
        let faults = self.process.faults().await;
        self.ledger.faults.extend(faults);
        let games = self.process.games().await;
        let until = self.now();
        let alive = self.process.alive().await;
        let hears = alive.is_some_and(|alive| alive.plus(self.shift) >= self.began);
        let life = LifeTime {
            from: self.began,
            until,
            shift: self.shift,
            outage: self.unheard.filter(|_| hears).map(|least| Outage {
                least,
                most: least + self.heard.elapsed(),
            }),
        };
        if hears {
            (self.unheard, self.heard) = (None, self.started);
        }
        self.ledger.compare(games, doings, life);
        self.ledger.look(&self.sandbox);
    }

    /// Has everything told to its end, and looks at the whole.
    async fn settle(&mut self) {
        self.last.clear();
        let mut open = String::new();
        for attempt in 0..STARTS_TO_SETTLE {
            let pause = if attempt % 3 == 2 { NIGHT } else { LONG };
            self.pause(pause, Passes::Heard).await;
            self.start().await;
            if !open.is_empty() {
                // What is due by itself may want more time than a busy machine has given it.
                let _ = timeout(LATE * attempt, std::future::pending::<()>()).await;
            }
            let mut stopping = self.process.terminate();
            assert!(stopping.gone().await, "it did not stop in good order");
            self.sandbox.disconnected().await;
            self.check(&[]).await;
            open = self.open().await;
            if open.is_empty() {
                self.ledger.settled(&self.sandbox, self.shift);
                return;
            }
        }
        self.ledger.untold(format!("after many starts: {open}"));
    }

    /// What is still to be done, by the database.
    async fn open(&mut self) -> String {
        let store = Store::open(&self.process.database()).await.unwrap();
        let ever = Timestamp(i64::MAX);
        let mut open = Vec::new();
        let untold = store.untold(ever).await.unwrap();
        let notices = store.due_notices(ever).await.unwrap();
        let overtaken = store.overtaken().await.unwrap();
        store.close().await;
        if !untold.is_empty() {
            open.push(format!("news of {untold:?}"));
        }
        if !notices.is_empty() {
            open.push(format!("notices {notices:?}"));
        }
        if !overtaken.is_empty() {
            open.push(format!("old buttons of {overtaken:?}"));
        }
        let now = SystemClock.now();
        let late = self.ledger.games().iter().filter(|game| {
            matches!(game.stage, Stage::Challenged)
                && game.expires_at().is_some_and(|until| until <= now)
        });
        open.extend(late.map(|game| format!("game {} has not lapsed", game.id)));
        open.extend(Clocks::overdue(self.ledger.games(), now));
        open.join("; ")
    }

    /// A channel is deleted with all its games' messages, and another is made.
    fn delete_a_channel(&mut self, number: u32) {
        let which = 1 + number as usize % (self.people.channels.len() - 1);
        let name = format!("annex-{number}");
        let new = self.people.server.add_channel(&name);
        let old = std::mem::replace(&mut self.people.channels[which], new);
        self.sandbox.delete_channel(&old);
    }
}

/// Returns when a life has come to its end.
async fn reached(events: &mut Receiver<Arc<Event>>, end: End, gate: Option<Gate>) {
    if let (End::Before(_, calls), Some(gate)) = (end, gate) {
        return gate.arrived_at_least(calls).await;
    }
    let mut left = match end {
        End::After(_) => 1,
        End::Answered(count) | End::Called(count) | End::Stopping(count, _) => count,
        End::Idle | End::Starting(_) | End::Before(..) => return std::future::pending().await,
    };
    while left > 0 {
        match events.recv().await {
            Ok(event) if brings(end, &event.what) => left -= 1,
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Whether something that happens brings the end of a life nearer.
fn brings(end: End, what: &Happening) -> bool {
    match (end, what) {
        (End::After(route), Happening::Request(request)) => {
            request.route == Some(route) && request.status.is_none()
        }
        (End::Answered(_), Happening::Answer { .. }) => true,
        (End::Called(_) | End::Stopping(..), Happening::Request(_)) => true,
        _ => false,
    }
}

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{variable} is not a number")),
        Err(_) => otherwise,
    }
}

/// Plays and kills so often, and gives the figures; or fails, with what came before.
async fn run(seed: u64, kills: u32) -> Figures {
    let mut run = Run::begin(seed).await;
    let mut life = 0;
    while life < kills && run.ledger.faults.is_empty() {
        run.live(life).await;
        life += 1;
        if life % SETTLE_EVERY == 0 || life == kills {
            run.settle().await;
            if Chance::new(seed ^ u64::from(life)).percent(70) {
                run.delete_a_channel(life);
            }
        }
    }
    let log = run.process.log();
    let is_bad = |line: &&str| line.contains("panicked") || line.contains(" ERROR deblockle");
    let bad = log.lines().filter(is_bad);
    run.ledger.faults.extend(bad.map(str::to_owned));
    if run.ledger.faults.is_empty() {
        return run.ledger.figures;
    }
    let transcript = run.sandbox.transcript();
    panic!(
        "{}\n{}\n{}\nseed {seed}, life {}: {:?}\n{}",
        last_lines(&transcript, 2_000),
        last_lines(&log, 300),
        run.ledger.figures,
        life - 1,
        Life::of(seed, life - 1),
        run.ledger.faults.join("\n"),
    );
}

fn last_lines(text: &str, count: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn cases_1_2_10_42_49_killed_over_and_over_nothing_is_lost_doubled_or_told_twice() {
    let seed = number("CRASHES_SEED", 1);
    let kills = u32::try_from(number("CRASHES_KILLS", 200)).unwrap();
    // Two processes at once, each with a database and people of its own: while one waits, the other works.
    let half = kills / 2;
    let (mut figures, others) = tokio::join!(
        run(seed, kills - half),
        run(seed.wrapping_add(1_000_000), half)
    );
    figures.add(others);
    println!("seed {seed}: {figures}");
}
