//! The time from a command to its answer: of a bare bot that says "pong", which is the least that any bot takes, and of the whole bot with
//! its database on a disk, its rules, its pictures and what it tells the channels meanwhile.
//!
//! `cargo bench --bench roundtrip` prints a table, each number of commands at once beside the same of the bare bot, and whether the goals
//! are met. Both bots and both local Discords are in this one process.

#![expect(clippy::print_stdout, reason = "a benchmark is read on the terminal")]
#![expect(clippy::unwrap_used, reason = "a benchmark may panic")]

use std::collections::VecDeque;
use std::fs::File;
use std::io::{Seek, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use deblockle::discord::{self, Settings};
use deblockle::game::{Timestamp, UserId};
use deblockle::locale::Catalog;
use deblockle::rules::{BySide, Position, Side, Tip, Turn};
use deblockle::sandbox::{Response, Sandbox, SandboxConfig, Seat, Value};
use deblockle::service::{Dice, GameService, SystemClock};
use deblockle::store::Store;
use futures_util::stream::{self, StreamExt};
use secrecy::SecretString;
use serenity::all::{
    ApplicationId, ClientBuilder, Command, Context, CreateCommand, CreateInteractionResponse,
    CreateInteractionResponseMessage, EventHandler, GatewayIntents, HttpBuilder, Interaction,
};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// How many commands are in flight at once.
const IN_FLIGHT: [usize; 4] = [1, 8, 20, 64];
const CHANNELS: usize = 8;
/// Games, each between two people who play no other.
const GAMES: usize = 256;
/// How often each game sees each command, for each number in flight.
const ROUNDS: usize = 2;
/// The sustained run: so many commands a second, for so many seconds.
const OFFERED: u64 = 1_000;
const SECONDS: u64 = 8;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let sync = fdatasync(folder.path());
    println!("one write of 4 KiB and its fdatasync: {}", ms(sync));
    println!("milliseconds from a command to its answer, and answers a second\n");
    println!(
        "{:<10}{:>9}{:>9}{:>9}{:>11}{:>14}{:>14}",
        "", "in flight", "p50", "p99", "answers/s", "p50 / pong", "rate / pong"
    );
    let floor = bare_bot().await;
    for (in_flight, pong) in IN_FLIGHT.iter().zip(&floor) {
        pong.print("pong", *in_flight, pong);
    }
    let mut house = House::open(&folder.path().join("games.sqlite")).await;
    // The first of each prepares what the others use.
    for deed in [Deed::Help, Deed::Board, Deed::Tip, Deed::Hop] {
        house.measure(deed, 8).await;
    }
    house.measure(Deed::Tip, 8).await;
    let alone = house.hops_alone().await;
    alone.print("hop alone", 1, &floor[0]);
    let mut ones = Vec::new();
    for (in_flight, pong) in IN_FLIGHT.iter().zip(&floor) {
        let mut runs =
            [Deed::Help, Deed::Board, Deed::Tip, Deed::Hop].map(|deed| (deed, Run::default()));
        // In turn, since a hop follows a tip.
        for _ in 0..ROUNDS {
            for (deed, run) in &mut runs {
                run.add(house.measure(*deed, *in_flight).await);
            }
        }
        for (deed, run) in &runs {
            run.print(deed.name(), *in_flight, pong);
        }
        ones.extend(runs.map(|(_, run)| run.quantile(0.5)));
    }
    let sustained = house.sustain().await;
    println!(
        "\n{OFFERED} commands/s offered for {SECONDS} s, board, tip and hop in turn: {:.0} answers/s, p50 {}, p99 {}, longest {}",
        sustained.run.rate(),
        ms(sustained.run.quantile(0.5)),
        ms(sustained.run.quantile(0.99)),
        ms(sustained.run.quantile(1.0)),
    );
    println!(
        "{:.2} cores worked for it; the channels had been told of all hops {} after the last answer\n",
        sustained.cores,
        ms(sustained.telling)
    );
    let most = 2 * floor[0].quantile(0.5) + sync;
    goal(
        "a text within 1 ms (p50)",
        ones[0],
        Duration::from_millis(1),
    );
    goal("a hop within 2 pongs and 1 fdatasync (p50)", ones[3], most);
    goal("the same, while nothing is told", alone.quantile(0.5), most);
    goal(
        "1,000 commands/s within 50 ms (p99)",
        sustained.run.quantile(0.99),
        Duration::from_millis(50),
    );
}

fn goal(what: &str, took: Duration, most: Duration) {
    let met = if took <= most { "met" } else { "NOT met" };
    println!("{what}: {met} ({} of {})", ms(took), ms(most));
}

fn ms(time: Duration) -> String {
    format!("{:.3} ms", time.as_secs_f64() * 1e3)
}

/// How long one small write takes until the disk has it, over what is there already, as the database writes.
fn fdatasync(folder: &Path) -> Duration {
    let mut file = File::create(folder.join("sync")).unwrap();
    file.write_all(&[0; 1 << 20]).unwrap();
    file.sync_all().unwrap();
    file.rewind().unwrap();
    let write = |_| {
        let started = Instant::now();
        file.write_all(&[1; 1 << 12]).unwrap();
        file.sync_data().unwrap();
        started.elapsed()
    };
    Run {
        times: (0..1 << 8).map(write).collect(),
        ..Run::default()
    }
    .quantile(0.5)
}

/// The times of many answers.
#[derive(Default)]
struct Run {
    times: Vec<Duration>,
    /// How long all of them took together.
    wall: Duration,
}

impl Run {
    fn add(&mut self, other: Run) {
        self.times.extend(other.times);
        self.wall += other.wall;
    }

    fn quantile(&self, part: f64) -> Duration {
        let mut times = self.times.clone();
        times.sort_unstable();
        times[((times.len() - 1) as f64 * part) as usize]
    }

    fn rate(&self) -> f64 {
        self.times.len() as f64 / self.wall.as_secs_f64()
    }

    fn print(&self, name: &str, in_flight: usize, floor: &Run) {
        let [p50, p99] = [0.5, 0.99].map(|part| self.quantile(part).as_secs_f64() * 1e3);
        let times_floor = self.quantile(0.5).as_secs_f64() / floor.quantile(0.5).as_secs_f64();
        let rate = self.rate() / floor.rate();
        println!(
            "{name:<10}{in_flight:>9}{p50:>9.3}{p99:>9.3}{:>11.0}{times_floor:>14.2}{rate:>14.3}",
            self.rate()
        );
    }
}

/// Does each job, so many at once, and hands the jobs back.
async fn timed<J>(jobs: Vec<J>, in_flight: usize, work: impl AsyncFn(&mut J)) -> (Vec<J>, Run) {
    let work = &work;
    let timed = async |mut job| {
        let started = Instant::now();
        work(&mut job).await;
        (job, started.elapsed())
    };
    let started = Instant::now();
    let done = stream::iter(jobs).map(timed).buffer_unordered(in_flight);
    let (jobs, times) = done.collect::<Vec<_>>().await.into_iter().unzip();
    let wall = started.elapsed();
    (jobs, Run { times, wall })
}

/// The bare bot.
struct Pong;

#[async_trait]
impl EventHandler for Pong {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let Interaction::Command(command) = interaction else {
            return;
        };
        let pong = CreateInteractionResponseMessage::new().content("pong");
        let response = CreateInteractionResponse::Message(pong);
        command
            .create_response(&context.http, response)
            .await
            .unwrap();
    }
}

/// Measures the bare bot, for each number in flight.
async fn bare_bot() -> Vec<Run> {
    let sandbox = Sandbox::start(SandboxConfig::default()).await.unwrap();
    let seats: Vec<Seat> = people(&sandbox).into_iter().flatten().collect();
    let http = HttpBuilder::new(sandbox.token())
        .proxy(sandbox.api())
        .ratelimiter_disabled(true)
        .build();
    http.set_application_id(ApplicationId::new(sandbox.application_id().get()));
    let ping = CreateCommand::new("ping").description("Says pong");
    Command::create_global_command(&http, ping).await.unwrap();
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .event_handler(Pong)
        .await
        .unwrap();
    let bot = tokio::spawn(async move { client.start().await });
    sandbox.connected().await;
    let mut runs = Vec::new();
    // The first run is to warm up.
    for in_flight in [8].into_iter().chain(IN_FLIGHT) {
        let types = async |seat: &mut Seat| _ = seat.types("/ping", ()).await;
        runs.push(timed([&seats[..]; 4].concat(), in_flight, types).await.1);
    }
    bot.abort();
    runs.split_off(1)
}

/// The people of a server, in pairs, in several channels.
fn people(sandbox: &Sandbox) -> Vec<[Seat; 2]> {
    let server = sandbox.add_server("The café");
    let channels: Vec<_> = (0..CHANNELS)
        .map(|number| server.add_channel(&format!("games-{number}")))
        .collect();
    let seat = |name: String, pair: usize| {
        let person = sandbox.add_user(&name);
        server.join(&person);
        person.in_channel(&channels[pair % CHANNELS])
    };
    (0..GAMES)
        .map(|pair| ["ada", "ben"].map(|name| seat(format!("{name}-{pair}"), pair)))
        .collect()
}

/// What a player does.
#[derive(Clone, Copy)]
enum Deed {
    Help,
    Board,
    Tip,
    Hop,
}

impl Deed {
    fn name(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Board => "board",
            Self::Tip => "tip",
            Self::Hop => "hop",
        }
    }

    async fn by(self, table: &mut Table) {
        match self {
            Self::Help => _ = table.mover().types("/deblockle help", ()).await,
            Self::Board => {
                let shown = table.mover().types("/deblockle board", ()).await;
                assert_eq!(pictures(&shown), 1, "{}", shown.text());
            }
            Self::Tip => table.tip().await,
            Self::Hop => table.hop().await,
        }
    }
}

fn pictures(response: &Response) -> usize {
    let message = response.message.as_ref();
    message.map_or(0, |message| message.attachments.len())
}

/// A game and its players. A tip that was made is still to be followed by its hop.
struct Table {
    players: BySide<Seat>,
    position: Position,
    tip: Option<Tip>,
}

impl Table {
    fn mover(&self) -> &Seat {
        &self.players[self.position.side_to_move()]
    }

    /// One of the turns that remove no block, so that no game ends.
    fn turn(&self, wanted: impl Fn(&Turn) -> bool) -> Turn {
        let turns = self.position.legal_turns();
        let turns: Vec<Turn> = turns
            .filter(|turn| turn.hop.is_some() && wanted(turn))
            .collect();
        turns[self.position.turn_number() as usize * 7 % turns.len()]
    }

    async fn tip(&mut self) {
        let Turn { tip, .. } = self.turn(|_| true);
        let options = [
            ("block", Value::from(tip.from.to_string())),
            ("direction", tip_word(tip).into()),
        ];
        let shown = self.mover().types("/deblockle tip", options).await;
        assert_eq!(pictures(&shown), 1, "{}", shown.text());
        self.tip = Some(tip);
    }

    async fn hop(&mut self) {
        let tip = self.tip.take();
        let turn = self.turn(|turn| Some(turn.tip) == tip);
        let to = turn.hop.unwrap().to.to_string();
        let saved = self.mover().types("/deblockle hop", [("to", to)]).await;
        assert!(saved.text().contains(&turn.to_string()), "{}", saved.text());
        self.position = self.position.play(turn).unwrap();
    }
}

fn tip_word(tip: Tip) -> &'static str {
    use deblockle::rules::Direction::{East, North, South, West};
    match tip.towards {
        North => "up",
        East => "right",
        South => "down",
        West => "left",
    }
}

/// The whole bot, and many games.
struct House {
    service: GameService,
    tables: Vec<Table>,
    _sandbox: Sandbox,
}

/// What the sustained run came to.
struct Sustained {
    run: Run,
    /// How long after the last answer the last news was told.
    telling: Duration,
    /// How many processor cores worked for it, bots and local Discord together.
    cores: f64,
}

impl House {
    /// Starts everything, and all games.
    async fn open(database: &Path) -> Self {
        let sandbox = Sandbox::start(SandboxConfig::default()).await.unwrap();
        let store = Store::open(database).await.unwrap();
        let service = GameService::new(store, Arc::new(SystemClock), Arc::new(FixedDice));
        let settings = Settings {
            token: SecretString::from(sandbox.token().to_owned()),
            api: Some(sandbox.api().to_owned()),
        };
        let catalog = Catalog::load().unwrap();
        tokio::spawn(discord::run(
            settings,
            service.clone(),
            catalog,
            CancellationToken::new(),
        ));
        sandbox.commands_registered().await;
        sandbox.connected().await;
        let pairs = people(&sandbox);
        let (pairs, _) = timed(pairs, 8, async |[ada, ben]: &mut [Seat; 2]| {
            let options = [
                ("opponent", Value::from(&*ben)),
                ("first", "me".into()),
                ("set_up", "lot".into()),
            ];
            ada.types("/deblockle challenge", options).await;
            ben.types("/deblockle accept", ()).await;
        })
        .await;
        let mut tables = Vec::new();
        for [ada, ben] in pairs {
            let game = service.games_of(UserId(ada.id().get())).await.unwrap();
            let position = *game[0].play().unwrap().position();
            let ada_first = game[0].player(Side::Gold) == Some(UserId(ada.id().get()));
            let [gold, blue] = if ada_first { [ada, ben] } else { [ben, ada] };
            tables.push(Table {
                players: BySide::new(gold, blue),
                position,
                tip: None,
            });
        }
        Self {
            service,
            tables,
            _sandbox: sandbox,
        }
    }

    /// Has everybody do something, once the channels have been told of what was done before.
    async fn measure(&mut self, deed: Deed, in_flight: usize) -> Run {
        self.settled().await;
        let tables = std::mem::take(&mut self.tables);
        let (tables, run) = timed(tables, in_flight, async |table| deed.by(table).await).await;
        self.tables = tables;
        run
    }

    /// Has everybody hop, each once the channels have been told of the hop before.
    async fn hops_alone(&mut self) -> Run {
        let mut run = Run::default();
        let mut tables = std::mem::take(&mut self.tables);
        for table in &mut tables {
            self.settled().await;
            let started = Instant::now();
            table.hop().await;
            run.times.push(started.elapsed());
        }
        self.tables = tables;
        run.wall = run.times.iter().sum();
        run
    }

    /// Waits until all news has been told and all old buttons are gone.
    async fn settled(&self) {
        let mut news = self.service.news();
        loop {
            news.mark_unchanged();
            let untold = self.service.untold(Timestamp(i64::MAX)).await.unwrap();
            if untold.is_empty() && self.service.overtaken().await.unwrap().is_empty() {
                return;
            }
            news.changed().await.unwrap();
        }
    }

    /// Offers commands at a steady rate, however long the answers take. A command's time begins when it is due.
    async fn sustain(&mut self) -> Sustained {
        self.settled().await;
        let mut idle: VecDeque<Table> = self.tables.drain(..).collect();
        let mut tipped = VecDeque::new();
        let mut under_way = JoinSet::new();
        let mut run = Run::default();
        let mut back = |done: Result<(Table, Duration), _>,
                        idle: &mut VecDeque<_>,
                        tipped: &mut VecDeque<_>| {
            let (table, time): (Table, _) = done.unwrap();
            run.times.push(time);
            if table.tip.is_some() { tipped } else { idle }.push_back(table);
        };
        let (started, worked) = (Instant::now(), worked());
        let mut ticks = tokio::time::interval(Duration::from_secs(1) / OFFERED as u32);
        for number in 0..OFFERED * SECONDS {
            let due = ticks.tick().await;
            let deed = [Deed::Tip, Deed::Board, Deed::Hop][number as usize % 3];
            let mut table = loop {
                while let Some(done) = under_way.try_join_next() {
                    back(done, &mut idle, &mut tipped);
                }
                let free = if matches!(deed, Deed::Hop) {
                    &mut tipped
                } else {
                    &mut idle
                };
                match free.pop_front() {
                    Some(table) => break table,
                    None => back(under_way.join_next().await.unwrap(), &mut idle, &mut tipped),
                }
            };
            under_way.spawn(async move {
                deed.by(&mut table).await;
                (table, due.elapsed())
            });
        }
        while let Some(done) = under_way.join_next().await {
            back(done, &mut idle, &mut tipped);
        }
        run.wall = started.elapsed();
        let answered = Instant::now();
        let cores = (self::worked() - worked) / run.wall.as_secs_f64();
        self.settled().await;
        self.tables.extend(idle.into_iter().chain(tipped));
        Sustained {
            run,
            telling: answered.elapsed(),
            cores,
        }
    }
}

/// The seconds that processor cores have worked for this process, as Linux tells; nothing elsewhere.
fn worked() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split(' ');
    let ticks = fields.skip(12).take(2).flat_map(str::parse::<f64>);
    ticks.sum::<f64>() / 100.0
}

/// Dice that fall as they lie: chance is not what is measured.
struct FixedDice;

impl Dice for FixedDice {
    fn roll(&self, sides: u8) -> u8 {
        sides / 2
    }
}
