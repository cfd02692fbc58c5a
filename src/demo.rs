//! The sandbox as a demonstration: two scripted people play a whole game, and what they saw is written to a folder.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use deblockle::discord::{self, Settings};
use deblockle::game::{GameId, Stage};
use deblockle::locale::Catalog;
use deblockle::rules::{Outcome, Position, Turn};
use deblockle::sandbox::{Sandbox, SandboxConfig, Seat, Value};
use deblockle::service::{GameService, SystemClock};
use deblockle::store::Store;
use secrecy::SecretString;
use tokio_util::sync::CancellationToken;

use crate::SystemDice;

/// The game that is played: the first of a new database.
const GAME: GameId = GameId(1);
/// A game that takes longer than this many turns is not one to show.
const LONGEST: usize = 400;
/// How many turns are made by buttons before the players type them.
const BY_BUTTONS: usize = 4;

/// Plays a game, and writes `transcript.txt` and the pictures to `folder`.
pub async fn play(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("making the folder {}", folder.display()))?;
    let database = folder.join("play.sqlite");
    for old in ["", "-wal", "-shm"] {
        // Each demonstration is a new one.
        let _ = std::fs::remove_file(folder.join(format!("play.sqlite{old}")));
    }
    let sandbox = Sandbox::start(SandboxConfig::default())
        .await
        .context("starting the sandbox")?;
    let server = sandbox.add_server("The café");
    let channel = server.add_channel("games");
    let people = ["ada", "ben"].map(|name| {
        let person = sandbox.add_user(name);
        server.join(&person);
        person.in_channel(&channel)
    });

    let store = Store::open(&database).await?;
    let service = GameService::new(store.clone(), Arc::new(SystemClock), Arc::new(SystemDice));
    let stop = CancellationToken::new();
    let settings = Settings {
        token: SecretString::from(sandbox.token().to_owned()),
        api: Some(sandbox.api().to_owned()),
    };
    let bot = tokio::spawn(discord::run(
        settings,
        service.clone(),
        Catalog::load()?,
        stop.clone(),
    ));
    sandbox.commands_registered().await;
    sandbox.connected().await;

    let [ada, ben] = &people;
    set_up(ada, ben).await;
    let turns = play_turns(&service, ada, ben).await?;
    ada.waits_for("the end of the game", |message| {
        message.content.contains("wins")
    })
    .await;
    let pictures = write_down(folder, ada)?;
    stop.cancel();
    bot.await.context("the bot")??;
    store.close().await;
    eprintln!(
        "A whole game of {turns} turns was played. The transcript and {pictures} pictures are in {}.",
        folder.display()
    );
    Ok(())
}

async fn set_up(ada: &Seat, ben: &Seat) {
    ada.types(
        "/deblockle challenge",
        [("opponent", Value::from(ben)), ("blocks", 2.into())],
    )
    .await;
    ben.waits_for("the challenge", |message| {
        message.button("Accept").is_some()
    })
    .await;
    ben.presses("Accept").await;
    ben.presses("Confirm").await;
    ada.waits_for("the set-up", |message| {
        message.button("Place blocks").is_some()
    })
    .await;
    ada.presses("Place blocks").await;
    ada.presses("↻ Turn").await;
    ada.presses("Confirm").await;
}

/// Plays until the end, and says how many turns it took.
async fn play_turns(service: &GameService, ada: &Seat, ben: &Seat) -> anyhow::Result<usize> {
    for played in 0..LONGEST {
        let game = service.game(GAME).await?;
        let Stage::Playing(play) = &game.stage else {
            return Ok(played);
        };
        let mover = if game.to_move().map(|user| user.0) == Some(ada.id().get()) {
            ada
        } else {
            ben
        };
        let number = play.position().turn_number();
        mover
            .waits_for("the board", |message| {
                message.content.contains(&format!("turn {number} ")) && !message.is_ephemeral()
            })
            .await;
        let turn = choose(play.position(), played);
        if played < BY_BUTTONS {
            by_buttons(mover, play.position(), turn).await
        } else {
            by_command(mover, turn).await
        }
    }
    bail!("the players found no end")
}

async fn by_command(mover: &Seat, turn: Turn) {
    mover
        .types(
            "/deblockle turn",
            [("notation", Value::from(turn.to_string().as_str()))],
        )
        .await;
}

async fn by_buttons(mover: &Seat, position: &Position, turn: Turn) {
    mover.presses("Make a turn").await;
    let id = |kind: &str, rest: &dyn std::fmt::Display| {
        format!("{kind}:{GAME}:{}:{rest}", position.turn_number())
    };
    if mover.reads().button(&id("block", &turn.tip.from)).is_some() {
        mover.presses(&id("block", &turn.tip.from)).await;
    }
    mover.presses(&id("tip", &turn.tip)).await;
    if let Some(hop) = turn.hop {
        mover
            .selects(&id("hop", &turn.tip), [hop.to.to_string().as_str()])
            .await;
    }
    mover.presses("Confirm").await;
}

/// A turn that wins or removes a block, now or next time, if there is one; else one that varies with `played`.
fn choose(position: &Position, played: usize) -> Turn {
    let side = position.side_to_move();
    let worth = |turn: &Turn| {
        let next = position.play_unchecked(*turn);
        let threat = next.board().count(side) > 0 && next.outcome().is_none() && {
            // What could be done if the other side passed.
            let mut setup = next.setup();
            setup.side_to_move = side;
            Position::new(setup, next.ruleset())
                .is_ok_and(|again| again.legal_turns().any(|turn| turn.is_removal()))
        };
        (
            next.outcome() == Some(Outcome::Win(side)),
            turn.is_removal(),
            threat,
        )
    };
    let mut turns: Vec<Turn> = position.legal_turns().collect();
    turns.sort_by_key(|turn| turn.to_string());
    let start = played * 7 % turns.len().max(1);
    turns.rotate_left(start);
    // The first among equals, which the rotation makes another one each time.
    turns
        .into_iter()
        .rev()
        .max_by_key(worth)
        .unwrap_or_else(|| unreachable!("the side to move has a legal turn"))
}

/// Writes what the channel saw, and every picture in it.
fn write_down(folder: &Path, reader: &Seat) -> anyhow::Result<usize> {
    let mut transcript = String::new();
    let mut pictures = 0;
    for message in reader
        .sees()
        .into_iter()
        .filter(|message| !message.is_ephemeral())
    {
        writeln!(transcript, "{}", message.content)?;
        for attachment in &message.attachments {
            writeln!(
                transcript,
                "[{}: {}]",
                attachment.filename,
                attachment.description.as_deref().unwrap_or_default()
            )?;
            std::fs::write(folder.join(&attachment.filename), &attachment.bytes)?;
            pictures += 1;
        }
        writeln!(transcript)?;
    }
    std::fs::write(folder.join("transcript.txt"), transcript)?;
    Ok(pictures)
}
