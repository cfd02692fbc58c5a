//! The harness: a small Discord, the whole bot on a real database, people around a table, and a clock that only the test moves.

use std::collections::HashMap;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use deblockle::discord::{self, DiscordError, Settings};
use deblockle::game::{Game, GameId, Play, Stage, Timestamp};
use deblockle::locale::Catalog;
use deblockle::rules::{Block, Position, Side, Square, Turn};
use deblockle::sandbox::{self, Message, Sandbox, SandboxConfig, Seat, Server, Value};
use deblockle::service::{Clock, Dice, GameService, ServerSettings, scheduler};
use deblockle::store::Store;
use secrecy::SecretString;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// When the first turn of a story can be made: 2026-01-01, noon. The challenge comes before it, so that nobody was pinged just now.
pub const START: i64 = 1_767_268_800_000;

/// Nobody is pinged twice within this time.
pub const PINGS_APART: Duration = Duration::from_secs(5 * 60);

/// No test waits that long in real time, unless it fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server with a channel, two players and an onlooker, and the bot.
pub struct Table {
    pub sandbox: Sandbox,
    pub server: Server,
    pub ada: Seat,
    pub ben: Seat,
    pub eve: Seat,
    dice: FixedDice,
    clock: TableClock,
    folder: TempDir,
    bot: Option<RunningBot>,
}

struct RunningBot {
    service: GameService,
    store: Store,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), DiscordError>>,
    scheduler: JoinHandle<()>,
}

/// Every story ends with a look at all that was sent in it.
impl Drop for Table {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            crate::openapi::check(&self.sandbox);
        }
    }
}

impl Table {
    /// Everything ready: the bot is connected and its commands are registered.
    pub async fn set() -> Self {
        let mut table = Self::without_bot().await;
        table.start_bot().await;
        table
    }

    /// The table without the bot, for tests that run the program itself.
    pub async fn without_bot() -> Self {
        let config = SandboxConfig {
            clock: sandbox::Clock::frozen(START - i64::try_from(PINGS_APART.as_millis()).unwrap()),
            ..SandboxConfig::default()
        };
        Self::around(Sandbox::start(config).await.unwrap())
    }

    /// The table with a sandbox of the test's own, without the bot.
    pub fn around(sandbox: Sandbox) -> Self {
        let server = sandbox.add_server("The café");
        let channel = server.add_channel("games");
        let seat = |name| {
            let person = sandbox.add_user(name);
            server.join(&person);
            person.in_channel(&channel)
        };
        let (ada, ben, eve) = (seat("ada"), seat("ben"), seat("eve"));
        let folder = tempfile::tempdir().unwrap();
        let clock = TableClock {
            clock: sandbox.clock().clone(),
            alarms: Arc::default(),
        };
        Self {
            clock,
            sandbox,
            server,
            ada,
            ben,
            eve,
            dice: FixedDice::default(),
            folder,
            bot: None,
        }
    }

    /// The database's file.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("deblockle.sqlite")
    }

    /// Starts the bot on the table's database.
    pub async fn start_bot(&mut self) {
        let store = Store::open(&self.database()).await.unwrap();
        let service = GameService::new(
            store.clone(),
            Arc::new(self.clock.clone()),
            Arc::new(self.dice.clone()),
        );
        let stop = CancellationToken::new();
        let settings = Settings {
            token: SecretString::from(self.sandbox.token().to_owned()),
            api: Some(self.sandbox.api().to_owned()),
        };
        let bot = tokio::spawn(discord::run(
            settings,
            service.clone(),
            Catalog::load().unwrap(),
            stop.clone(),
        ));
        let scheduler = tokio::spawn(scheduler::run(service.clone(), stop.clone()));
        self.sandbox.commands_registered().await;
        self.sandbox.connected().await;
        // Else the bot would take it for an outage if the test moves the clock now.
        let in_time = tokio::time::timeout(PATIENCE, service.until_heard()).await;
        assert!(in_time.is_ok(), "the bot hears nothing");
        self.bot = Some(RunningBot {
            service,
            store,
            stop,
            bot,
            scheduler,
        });
    }

    /// Stops the bot as a signal would, and waits until it is gone.
    pub async fn stop_bot(&mut self) {
        let bot = self.bot.take().unwrap();
        bot.stop.cancel();
        bot.bot.await.unwrap().unwrap();
        bot.scheduler.await.unwrap();
        bot.store.close().await;
    }

    /// Moves the clock on, step by step, until the bot ends by itself, and tells why it did.
    pub async fn bot_gives_up(&mut self, step: Duration) -> DiscordError {
        let mut bot = self.bot.take().unwrap();
        let why = loop {
            self.wait(step);
            tokio::select! {
                why = &mut bot.bot => break why,
                () = self.somebody_sleeps(step) => {}
            }
        };
        bot.scheduler.await.unwrap();
        bot.store.close().await;
        why.unwrap().unwrap_err()
    }

    /// What is kept under a key.
    pub async fn setting(&self, key: &str) -> Option<String> {
        let service = &self.bot.as_ref().unwrap().service;
        service.setting(key).await.unwrap()
    }

    /// Keeps a value under a key.
    pub async fn keeps(&self, key: &str, value: &str) {
        let service = &self.bot.as_ref().unwrap().service;
        service.set_setting(key, value).await.unwrap();
    }

    /// What those who run a server have decided for it.
    pub async fn settings_of(&self, server: u64) -> ServerSettings {
        let service = &self.bot.as_ref().unwrap().service;
        service.server(server).await.unwrap()
    }

    /// Stops the bot, and starts it anew on the same database.
    pub async fn restart_bot(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    /// Moves the clock, for Discord and bot alike.
    pub fn wait(&self, time: Duration) {
        self.sandbox.clock().advance(time);
    }

    /// Waits until somebody in the bot sleeps for that long from now.
    pub async fn somebody_sleeps(&self, time: Duration) {
        let until = self.sandbox.clock().now() + i64::try_from(time.as_millis()).unwrap();
        let mut alarms = self.clock.alarms.subscribe();
        let sleeps = alarms.wait_for(|alarms| alarms.contains(&until));
        let in_time = tokio::time::timeout(PATIENCE, sleeps).await;
        assert!(
            in_time.is_ok(),
            "nobody sleeps for {time:?}\n{}",
            self.sandbox.transcript()
        );
    }

    /// Does what is due, several times at once.
    pub async fn sweeps(&self, times: usize) {
        let mut sweeps = tokio::task::JoinSet::new();
        for _ in 0..times {
            let service = self.bot.as_ref().unwrap().service.clone();
            sweeps.spawn(async move { service.due(service.now()).await.unwrap() });
        }
        sweeps.join_all().await;
    }

    /// Changes when there is news, and when some has been told.
    pub fn news(&self) -> watch::Receiver<()> {
        self.bot.as_ref().unwrap().service.news()
    }

    /// Waits until all news of a game has been told, and its old buttons are gone.
    pub async fn settled(&self, id: i64) {
        let service = &self.bot.as_ref().unwrap().service;
        let mut news = service.news();
        let settled = async {
            loop {
                news.mark_unchanged();
                let untold = service.untold_of(GameId(id)).await.unwrap();
                if untold.is_empty()
                    && !service.must_tell(GameId(id)).await.unwrap()
                    && !service.overtaken().await.unwrap().contains(&GameId(id))
                {
                    return;
                }
                news.changed().await.unwrap();
            }
        };
        let in_time = tokio::time::timeout(PATIENCE, settled).await;
        assert!(
            in_time.is_ok(),
            "game {id} does not settle\n{}",
            self.sandbox.transcript()
        );
    }

    /// Waits until a game is frozen, or goes on.
    pub async fn frozen(&self, id: i64, frozen: bool) {
        let mut news = self.news();
        let waiting = async {
            while self.game(id).await.is_frozen() != frozen {
                // Freezing is no news for anybody, so that there is nothing to wait for but the turn of others.
                tokio::select! {
                    _ = news.changed() => {}
                    () = tokio::task::yield_now() => {}
                }
            }
        };
        let in_time = tokio::time::timeout(PATIENCE, waiting).await;
        assert!(in_time.is_ok(), "{}", self.sandbox.transcript());
    }

    /// A game as it is saved.
    pub async fn game(&self, id: i64) -> Game {
        self.bot
            .as_ref()
            .unwrap()
            .service
            .game(GameId(id))
            .await
            .unwrap()
    }

    /// How many games have been made. They are numbered from one.
    pub async fn games(&self) -> i64 {
        let counts = self.bot.as_ref().unwrap().service.counts().await.unwrap();
        counts.running + counts.finished
    }

    /// Whatever cannot be in the database, in words.
    pub async fn faults(&self) -> Vec<String> {
        let store = &self.bot.as_ref().unwrap().store;
        let report = store.check().await.unwrap();
        report.faults.iter().map(ToString::to_string).collect()
    }

    /// Whether no game has ever been made.
    pub async fn no_game(&self) -> bool {
        !self.has_game(1).await
    }

    /// Whether a game of that number was ever made.
    pub async fn has_game(&self, id: i64) -> bool {
        let service = &self.bot.as_ref().unwrap().service;
        service.game(GameId(id)).await.is_ok()
    }

    /// What has been played in a game.
    pub async fn play(&self, id: i64) -> Play {
        match self.game(id).await.stage {
            Stage::Playing(play) => play,
            Stage::Over {
                play: Some(play), ..
            } => play,
            stage => panic!("game {id} is not being played: {stage:?}"),
        }
    }

    /// The person who plays a side.
    pub async fn player(&self, id: i64, side: Side) -> &Seat {
        let user = self.game(id).await.player(side).unwrap();
        [&self.ada, &self.ben, &self.eve]
            .into_iter()
            .find(|seat| seat.id().get() == user.0)
            .unwrap()
    }

    /// The person whose turn it is.
    pub async fn mover(&self, id: i64) -> &Seat {
        self.player(id, self.play(id).await.position().side_to_move())
            .await
    }

    /// Ada challenges Ben; Ada is Gold and the lot places the blocks, so that the dice alone decide the start.
    pub async fn start_game(&self, options: &[(&str, Value)]) -> i64 {
        self.start_game_at(options, 1).await
    }

    /// The same, where the first turn to be made has another number: after a pass.
    pub async fn start_game_at(&self, options: &[(&str, Value)], turn: u32) -> i64 {
        let mut all = vec![
            ("opponent", Value::from(&self.ben)),
            ("first", "me".into()),
            ("set_up", "lot".into()),
        ];
        all.extend(options.iter().cloned());
        let sent = self.ada.types("/deblockle challenge", all).await;
        let id = game_number(&sent.text());
        self.ben
            .types(
                "/deblockle accept",
                [("challenge", Value::from(id.to_string().as_str()))],
            )
            .await;
        self.board(&self.ada, id, turn).await;
        self.settled(id).await;
        self.wait(PINGS_APART);
        id
    }

    /// The public board of a game before the turn of that number.
    pub async fn board(&self, reader: &Seat, id: i64, turn: u32) -> Message {
        let (number, game) = (format!("turn {turn} "), format!("Game {id} "));
        let is_it = move |message: &Message| {
            !message.is_ephemeral()
                && message.content.contains(&number)
                && message.content.contains(&game)
        };
        reader
            .waits_for(&format!("the board of game {id} before turn {turn}"), is_it)
            .await
    }

    /// Makes a turn by command.
    pub async fn makes(&self, id: i64, turn: Turn) {
        let mover = self.mover(id).await;
        let number = self.play(id).await.position().turn_number();
        self.board(mover, id, number).await;
        let options = [
            ("notation", Value::from(turn.to_string().as_str())),
            ("game", id.to_string().as_str().into()),
        ];
        let response = mover.types("/deblockle turn", options).await;
        assert!(
            response.text().contains(&format!("you played `{turn}`")),
            "{}",
            response.text()
        );
    }

    /// The position of a game.
    pub async fn position(&self, id: i64) -> Position {
        *self.play(id).await.position()
    }
}

/// The number in "Game 17: ...".
pub fn game_number(text: &str) -> i64 {
    let number = text.split("ame ").nth(1).unwrap_or_default();
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    digits
        .parse()
        .unwrap_or_else(|_| panic!("no game is named in {text:?}"))
}

/// The sandbox's clock, for the service; it knows who sleeps until when.
#[derive(Clone)]
struct TableClock {
    clock: sandbox::Clock,
    alarms: Arc<watch::Sender<Vec<i64>>>,
}

impl Clock for TableClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.clock.now())
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            self.alarms.send_modify(|alarms| alarms.push(at.0));
            self.clock.until(at.0).await;
        })
    }
}

/// Dice that fall in a fixed but varied order.
#[derive(Clone, Default)]
struct FixedDice {
    state: Arc<Mutex<u32>>,
}

impl Dice for FixedDice {
    fn roll(&self, sides: u8) -> u8 {
        let mut state = self.state.lock().unwrap();
        *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from((*state >> 16) % u32::from(sides)).unwrap()
    }
}

/// A turn that brings the side to move nearer to its end: a removal, or else the one after which its blocks are fewest turns from theirs,
/// as if nothing stood in their way.
pub fn towards_the_end(position: &Position) -> Turn {
    let side = position.side_to_move();
    let cost = |turn: &Turn| {
        let next = position.after(*turn);
        let blocks = next
            .board()
            .blocks()
            .filter(|(_, block)| block.side == side);
        let left: u64 = blocks
            .map(|(square, block)| turns_left(square, block))
            .sum();
        (left, turn.to_string())
    };
    position.legal_turns().min_by_key(cost).unwrap()
}

/// How many turns a lone block needs to be removed, on an empty board.
fn turns_left(square: Square, block: Block) -> u64 {
    static LEFT: LazyLock<HashMap<(String, String), u64>> = LazyLock::new(|| {
        let lines = include_str!("../vectors/distance.jsonl").lines();
        let cases = lines.map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        let text = |case: &serde_json::Value, key: &str| case[key].as_str().unwrap().to_owned();
        cases
            .map(|case| {
                (
                    (text(&case, "square"), text(&case, "block")),
                    case["turns"].as_u64().unwrap(),
                )
            })
            .collect()
    });
    // The table is Gold's; the board turned half round plays the same.
    let (square, orientation) = match block.side {
        Side::Gold => (square, block.orientation),
        Side::Blue => (square.half_turned(), block.orientation.turned().turned()),
    };
    LEFT[&(square.to_string(), orientation.to_string())]
}
