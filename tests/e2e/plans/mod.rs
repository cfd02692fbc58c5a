//! Conditional turns: planned in private, played at once, dropped at the first turn that they do not foresee.

mod asked;
mod played;

use deblockle::game::{Game, UserId};
use deblockle::rules::{Position, Turn};
use deblockle::sandbox::{Message, Response, Seat, Value};

use crate::table::{PINGS_APART, Table, towards_the_end};

/// A line of sensible turns from here on.
fn line(position: &Position, length: usize) -> Vec<Turn> {
    let mut position = *position;
    let turns = (0..length).map(|_| {
        let turn = towards_the_end(&position);
        position = position.play(turn).unwrap();
        turn
    });
    turns.collect()
}

fn text(turns: &[Turn]) -> String {
    let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
    turns.join(" ")
}

/// Types a line for the plan.
async fn plans(seat: &Seat, id: i64, line: &str) -> Response {
    let options = [
        ("line", Value::from(line)),
        ("game", id.to_string().as_str().into()),
    ];
    let answer = seat.types("/deblockle plan", options).await;
    assert!(answer.ephemeral, "{}", answer.text());
    answer
}

/// How the plan stands, as it is shown to its player.
async fn plan(seat: &Seat) -> Message {
    let answer = seat.types("/deblockle plan", ()).await;
    assert!(answer.ephemeral, "{}", answer.text());
    answer.message.unwrap()
}

/// Makes a turn by command, and says how that was answered.
async fn makes(seat: &Seat, turn: Turn) -> Response {
    let notation = [("notation", Value::from(turn.to_string().as_str()))];
    seat.types("/deblockle turn", notation).await
}

fn is_planned(game: &Game, seat: &Seat) -> bool {
    game.plan_of(UserId(seat.id().get())).is_some()
}

/// All that a person can read, wherever it stands in a message.
fn readable(seat: &Seat) -> String {
    let messages = seat.sees();
    let told = |message: &Message| {
        let files = message.attachments.iter();
        let files: Vec<_> = files.map(|file| format!("{file:?}")).collect();
        format!(
            "{}\n{:?}\n{}",
            message.text(),
            message.buttons(),
            files.join("\n")
        )
    };
    messages.iter().map(told).collect::<Vec<_>>().join("\n")
}

/// A game after Ada's first turn: it is Ben's turn now, and Ada may plan.
async fn begun(table: &Table) -> i64 {
    let id = table.start_game(&[]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.board(&table.ada, id, 2).await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    id
}

/// Chooses a turn in the plan's composer, which shows its blocks for the turns that `draft` names.
async fn chooses(seat: &Seat, id: i64, seen: u32, draft: &str, turn: Turn) -> String {
    let button = |kind: &str, what: &dyn std::fmt::Display| {
        format!("plan-{kind}:{id}:{seen}:{draft}/{what}")
    };
    seat.presses(&button("block", &turn.tip.from)).await;
    let tipped = seat.presses(&button("tip", &turn.tip)).await;
    let Some(hop) = turn.hop else {
        return tipped.text();
    };
    let to = hop.to.to_string();
    let hopped = seat.selects(&button("hop", &turn.tip), [to.as_str()]);
    hopped.await.text()
}
