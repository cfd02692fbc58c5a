//! The real process, killed and stopped at the worst moments (cases 1 and 2).

use std::process::{Child, Command, ExitStatus, Stdio};

use deblockle::game::{Game, GameId};
use deblockle::rules::Turn;
use deblockle::sandbox::{Fault, Message, RouteName, Sandbox, SandboxConfig, Seat, Value};
use deblockle::store::Store;

use crate::table::{Table, game_number, towards_the_end};

/// A table whose bot is the program itself.
pub struct Process {
    pub table: Table,
    child: Option<Child>,
}

impl Process {
    pub async fn start() -> Self {
        let config = SandboxConfig::default();
        let table = Table::around(Sandbox::start(config).await.unwrap());
        let mut process = Self { table, child: None };
        process.run().await;
        process
    }

    pub async fn run(&mut self) {
        let child = Command::new(env!("CARGO_BIN_EXE_deblockle"))
            .arg("run")
            .env("DISCORD_TOKEN", self.table.sandbox.token())
            .env("DEBLOCKLE__DISCORD__API", self.table.sandbox.api())
            .env("DEBLOCKLE__DATABASE__PATH", self.table.database())
            .stdin(Stdio::null())
            .spawn();
        self.child = Some(child.unwrap());
        self.table.sandbox.commands_registered().await;
        self.table.sandbox.connected().await;
    }

    pub async fn kill(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        wait(child).await;
        self.table.sandbox.disconnected().await;
    }

    /// Stops the process when it has nothing left to do.
    pub async fn stop_quietly(&mut self) {
        let stopped = self.terminate();
        assert!(wait(stopped).await.success());
    }

    /// Asks the process to stop; it is awaited with [`wait`].
    fn terminate(&mut self) -> Child {
        let child = self.child.take().unwrap();
        let killed = Command::new("kill")
            .args(["-TERM", &child.id().to_string()])
            .status()
            .unwrap();
        assert!(killed.success());
        child
    }

    /// The game as the database file holds it.
    pub async fn saved(&self, id: i64) -> Game {
        let store = Store::open(&self.table.database()).await.unwrap();
        let game = store.game(GameId(id)).await.unwrap().unwrap();
        store.close().await;
        game
    }

    /// A game before its first turn, and that turn with the one who makes it and the one who waits, and was not pinged yet.
    pub async fn game(&self) -> (i64, Turn, &Seat, &Seat) {
        let (ada, ben) = (&self.table.ada, &self.table.ben);
        let options = [
            ("opponent", Value::from(ben)),
            ("first", "opponent".into()),
            ("set_up", "lot".into()),
        ];
        let id = game_number(&ada.types("/deblockle challenge", options).await.text());
        ben.waits_for("the challenge", |message| {
            message.button("Accept").is_some()
        })
        .await;
        ben.presses("Accept").await;
        self.table.board(ada, id, 1).await;
        let game = self.saved(id).await;
        (
            id,
            towards_the_end(game.play().unwrap().position()),
            ben,
            ada,
        )
    }

    /// The public boards of a game before its second turn.
    fn boards(&self, id: i64) -> Vec<Message> {
        let is_board = |message: &Message| {
            !message.is_ephemeral()
                && message.content.contains(&format!("Game {id} "))
                && message.content.contains("turn 2 ")
        };
        self.table.eve.sees().into_iter().filter(is_board).collect()
    }
}

async fn wait(mut child: Child) -> ExitStatus {
    tokio::task::spawn_blocking(move || child.wait().unwrap())
        .await
        .unwrap()
}

pub fn turn(turn: Turn) -> [(&'static str, Value); 1] {
    [("notation", Value::from(turn.to_string().as_str()))]
}

#[tokio::test]
async fn case_1_killed_between_commit_and_post_it_posts_after_the_restart_once() {
    let mut process = Process::start().await;
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    let pings = ben.pings().len();

    let gate = process
        .table
        .sandbox
        .faults()
        .hold(RouteName::CreateMessage);
    ada.types("/deblockle turn", turn(first)).send().unwrap();
    gate.arrived().await;
    process.kill().await;
    assert_eq!(
        process.saved(id).await.play().unwrap().turns(),
        [first],
        "the turn was saved before anybody was told"
    );
    gate.release();

    process.run().await;
    process.table.board(&ben, id, 2).await;
    process.stop_quietly().await;
    assert_eq!(process.boards(id).len(), 1);
    assert_eq!(ben.pings().len(), pings + 1);
}

#[tokio::test]
async fn case_1_killed_between_commit_and_post_a_planned_turn_is_there_with_the_one_it_answers() {
    let mut process = Process::start().await;
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    let game = process.saved(id).await;
    let next = game.play().unwrap().position().play(first).unwrap();
    let answer = towards_the_end(&next);
    let line = format!("{first} {answer}");
    let planned = ben.types("/deblockle plan", [("line", Value::from(line.as_str()))]);
    assert!(planned.await.text().contains("That is planned"));
    let pings = ben.pings().len();

    let gate = process
        .table
        .sandbox
        .faults()
        .hold(RouteName::CreateMessage);
    ada.types("/deblockle turn", turn(first)).send().unwrap();
    gate.arrived().await;
    process.kill().await;
    let saved = process.saved(id).await;
    assert_eq!(saved.play().unwrap().turns(), [first, answer]);
    assert_eq!(saved.plan, None);
    gate.release();

    process.run().await;
    let board = process.table.board(&ada, id, 3).await;
    assert!(board.content.contains("At once, as planned"));
    process.stop_quietly().await;
    assert!(
        process.boards(id).is_empty(),
        "the turn in between was no board of its own"
    );
    assert_eq!(ben.pings().len(), pings);
}

#[tokio::test]
async fn case_1_killed_before_any_answer_the_turn_is_there_and_told() {
    let mut process = Process::start().await;
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    let pings = ben.pings().len();

    let callback = process
        .table
        .sandbox
        .faults()
        .hold(RouteName::CreateInteractionResponse);
    let post = process
        .table
        .sandbox
        .faults()
        .hold(RouteName::CreateMessage);
    ada.types("/deblockle turn", turn(first)).send().unwrap();
    callback.arrived().await;
    post.arrived().await;
    process.kill().await;
    callback.release();
    post.release();

    process.run().await;
    process.table.board(&ben, id, 2).await;
    process.stop_quietly().await;
    assert_eq!(process.saved(id).await.play().unwrap().turns(), [first]);
    assert_eq!(process.boards(id).len(), 1);
    assert_eq!(ben.pings().len(), pings + 1);
}

#[tokio::test]
async fn case_1_killed_between_the_post_and_the_note_of_it_nobody_is_told_twice() {
    let mut process = Process::start().await;
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    let pings = ben.pings().len();

    process
        .table
        .sandbox
        .faults()
        .push(Fault::lost_answer().on(RouteName::CreateMessage).times(1));
    ada.types("/deblockle turn", turn(first)).send().unwrap();
    process.table.board(&ben, id, 2).await;
    process.kill().await;
    // Long after Discord has forgotten the nonce.
    process.table.wait(std::time::Duration::from_secs(3600));

    process.run().await;
    // The news is settled once the old board has lost its buttons.
    ada.waits_for("the first board without buttons", |message| {
        message.content.contains("turn 1 ")
            && !message.is_ephemeral()
            && message.buttons().is_empty()
    })
    .await;
    process.stop_quietly().await;
    assert_eq!(process.boards(id).len(), 1);
    assert_eq!(ben.pings().len(), pings + 1);
}

#[tokio::test]
async fn case_2_stopped_in_the_middle_of_a_turn_it_leaves_in_time_and_tells_the_rest_at_the_next_start()
 {
    let mut process = Process::start().await;
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    let pings = ben.pings().len();

    let gate = process
        .table
        .sandbox
        .faults()
        .hold(RouteName::CreateMessage);
    ada.types("/deblockle turn", turn(first)).send().unwrap();
    gate.arrived().await;
    let stopped = process.terminate();
    assert!(wait(stopped).await.success());
    process.table.sandbox.disconnected().await;
    assert_eq!(
        process.saved(id).await.play().unwrap().turns(),
        [first],
        "the turn is wholly there"
    );
    gate.release();

    process.run().await;
    process.table.board(&ben, id, 2).await;
    process.stop_quietly().await;
    assert_eq!(process.boards(id).len(), 1);
    assert_eq!(ben.pings().len(), pings + 1);
}

#[tokio::test]
async fn a_bot_that_discord_refuses_leaves_and_says_why() {
    let table = Table::without_bot().await;
    let child = Command::new(env!("CARGO_BIN_EXE_deblockle"))
        .arg("run")
        .env("DISCORD_TOKEN", "not the token")
        .env("DEBLOCKLE__DISCORD__API", table.sandbox.api())
        .env("DEBLOCKLE__DATABASE__PATH", table.database())
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let id = child.id().to_string();
    let left = tokio::task::spawn_blocking(move || child.wait_with_output().unwrap());
    let left = tokio::time::timeout(std::time::Duration::from_secs(20), left).await;
    if left.is_err() {
        Command::new("kill").args(["-KILL", &id]).status().unwrap();
    }
    let output = left.expect("it neither runs nor leaves").unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("401"), "{said}");
    assert!(!said.contains("not the token"), "{said}");
}
