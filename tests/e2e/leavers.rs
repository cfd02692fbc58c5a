//! Players who leave the server, or delete their account: the other is told, and can wait, claim, or call the game off.

use std::time::Duration;

use deblockle::game::Ending;
use deblockle::sandbox::{Fault, Mark, Message, RouteName, Value};

use crate::table::{PINGS_APART, Table, towards_the_end};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How often the bot has looked whether somebody is there, since then.
fn looks(table: &Table, since: Mark) -> usize {
    let requests = table.sandbox.requests_since(since).into_iter();
    let routes = [Some(RouteName::GetGuildMember), Some(RouteName::GetUser)];
    requests
        .filter(|request| routes.contains(&request.route))
        .count()
}

/// A game in which Ben is to move; he has five days, and then the game can be claimed.
async fn waiting_for_ben(table: &Table) -> i64 {
    let options = [
        ("pace", Value::from("5d")),
        ("time_out", Value::from("claim")),
    ];
    let id = table.start_game(&options).await;
    // Who never made a turn would abort the game by letting the time pass.
    for _ in 0..3 {
        table
            .makes(id, towards_the_end(&table.position(id).await))
            .await;
    }
    table.settled(id).await;
    table.wait(PINGS_APART);
    id
}

async fn told(table: &Table) -> Message {
    table
        .ada
        .waits_for("the news of it", |message| {
            message.content.contains("has left game")
        })
        .await
}

fn told_times(table: &Table) -> usize {
    let seen = table.ada.sees().into_iter();
    seen.filter(|message| message.content.contains("has left game"))
        .count()
}

// Case 30.
#[tokio::test]
async fn case_30_at_the_reminder_the_other_is_told_once_and_can_call_the_game_off() {
    let mut table = Table::set().await;
    let id = waiting_for_ben(&table).await;
    table.server.leave(&table.ben.user());
    let too_early = table.ada.presses("More").await;
    assert!(too_early.message.unwrap().button("Call it off").is_none());

    table.wait(4 * DAY + HOUR);
    let notice = told(&table).await;
    assert_eq!(notice.pings, [table.ada.id()]);
    table.settled(id).await;
    let board = table.board(&table.eve, id, 4).await;
    assert!(board.content.contains("🚪"), "{}", board.content);
    assert!(board.content.contains("can wait"), "{}", board.content);
    table.restart_bot().await;
    table.ada.types("/deblockle board", ()).await;
    table.wait(7 * HOUR);
    table.ada.types("/deblockle board", ()).await;
    table.settled(id).await;
    assert_eq!(told_times(&table), 1);

    let foreign = table.eve.presses_on(board.id, "More").await;
    assert!(foreign.message.unwrap().button("Call it off").is_none());
    table.ada.presses_on(board.id, "More").await;
    let asked = table.ada.presses("Call it off").await;
    assert!(
        asked.text().contains(&table.ben.mention()),
        "{}",
        asked.text()
    );
    assert!(!table.game(id).await.is_over());
    table.ada.presses("Yes, call it off").await;
    assert_eq!(table.game(id).await.ending(), Some(Ending::Aborted));
    let end = table
        .eve
        .waits_for("the end", |message| {
            message.content.contains("is off, without a winner")
        })
        .await;
    assert!(!end.pings.contains(&table.ada.id()));
    table.settled(id).await;
}

// Case 30.
#[tokio::test]
async fn case_30_who_waits_can_claim_at_the_end_of_time() {
    let table = Table::set().await;
    let id = waiting_for_ben(&table).await;
    table.server.leave(&table.ben.user());
    table.wait(4 * DAY + HOUR);
    told(&table).await;
    // Away time is used up first, as for everybody.
    for days in [1, 31] {
        table.wait(days * DAY);
        table.sweeps(1).await;
        table.settled(id).await;
    }
    table
        .ada
        .waits_for("the end of time", |message| {
            message.content.contains("may claim the win")
        })
        .await;
    let claimed = table.ada.types("/deblockle claim", ()).await;
    assert!(claimed.text().contains("wins game"), "{}", claimed.text());
    assert!(table.game(id).await.ending().unwrap().winner().is_some());
}

// Case 30.
#[tokio::test]
async fn case_30_who_comes_back_simply_goes_on() {
    let table = Table::set().await;
    let id = waiting_for_ben(&table).await;
    table.server.leave(&table.ben.user());
    let seen = table.ada.types("/deblockle board", ()).await;
    assert!(seen.text().contains("is gone"), "{}", seen.text());
    let abandon = seen.message.unwrap();
    assert!(abandon.button("Call it off").is_some());
    told(&table).await;
    table.settled(id).await;
    let board = table.board(&table.eve, id, 4).await;
    assert!(board.content.contains("🚪"), "{}", board.content);
    let asked = table.ada.presses_on(abandon.id, "Call it off").await;
    let asked = asked.message.unwrap();

    table.server.join(&table.ben.user());
    table.ben.types("/deblockle board", ()).await;
    table
        .eve
        .waits_for("the board without the line", |message| {
            message.id == board.id && !message.content.contains("🚪")
        })
        .await;
    let late = table.ada.presses_on(asked.id, "Yes, call it off").await;
    assert!(late.text().contains("is there"), "{}", late.text());
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let board = table.board(&table.eve, id, 5).await;
    assert!(!board.content.contains("🚪"), "{}", board.content);
    table.settled(id).await;
    assert_eq!(told_times(&table), 1);
}

// Case 30.
#[tokio::test]
async fn case_30_a_return_that_nobody_hears_of_is_seen_at_the_next_look() {
    let table = Table::set().await;
    let id = waiting_for_ben(&table).await;
    table.server.leave(&table.ben.user());
    table.ada.types("/deblockle board", ()).await;
    table.settled(id).await;
    table.server.join(&table.ben.user());
    let soon = table.ada.types("/deblockle board", ()).await.text();
    assert!(soon.contains("is gone"), "{soon}");
    table.wait(7 * HOUR);
    let later = table.ada.types("/deblockle board", ()).await.text();
    assert!(!later.contains("is gone"), "{later}");
}

// Case 30.
#[tokio::test]
async fn case_30_in_direct_messages_only_a_deleted_account_counts() {
    let table = Table::set().await;
    let id = waiting_for_ben(&table).await;
    table.sandbox.delete_channel(&table.ada.channel());
    let ben = table.ben.user().in_direct_messages();
    let turn = towards_the_end(&table.position(id).await).to_string();
    ben.types("/deblockle turn", [("notation", turn.as_str())])
        .await;
    let ada = table.ada.user().in_direct_messages();
    table.board(&ada, id, 5).await;
    table.settled(id).await;
    let turn = towards_the_end(&table.position(id).await).to_string();
    ada.types("/deblockle turn", [("notation", turn.as_str())])
        .await;
    table.settled(id).await;
    table.server.leave(&table.ben.user());
    let seen = ada.types("/deblockle board", ()).await.text();
    assert!(!seen.contains("is gone"), "{seen}");

    table.sandbox.delete_user(&table.ben.user());
    table.wait(7 * HOUR);
    let seen = ada.types("/deblockle board", ()).await.text();
    assert!(seen.contains("is gone"), "{seen}");
    ada.waits_for("the news of it", |message| {
        message.content.contains("has left game")
    })
    .await;
}

// Case 30.
#[tokio::test]
async fn case_30_an_account_that_discord_does_not_know_is_gone() {
    let table = Table::set().await;
    let id = waiting_for_ben(&table).await;
    let unknown = Fault::unknown_user().on(RouteName::GetGuildMember);
    table.sandbox.faults().push(unknown);
    let seen = table.ada.types("/deblockle board", ()).await.text();
    assert!(seen.contains("is gone"), "{seen}");
    table.settled(id).await;
}

#[tokio::test]
async fn nobody_is_looked_for_at_a_plain_move_and_nobody_twice_within_some_hours() {
    let table = Table::set().await;
    let mark = table.sandbox.mark();
    let id = waiting_for_ben(&table).await;
    assert_eq!(looks(&table, mark), 0);
    for _ in 0..3 {
        table.ada.types("/deblockle board", ()).await;
    }
    assert_eq!(looks(&table, mark), 1);
    // It is Ada for whom Ben would wait.
    table.ben.types("/deblockle board", ()).await;
    assert_eq!(looks(&table, mark), 1);
    table.wait(7 * HOUR);
    table.ada.types("/deblockle board", ()).await;
    assert_eq!(looks(&table, mark), 2);

    // No answer is no news.
    table.wait(7 * HOUR);
    let fault = Fault::service_unavailable().on(RouteName::GetGuildMember);
    table.sandbox.faults().push(fault);
    let seen = table.ada.types("/deblockle board", ()).await.text();
    assert!(!seen.contains("is gone"), "{seen}");
    table.settled(id).await;
    assert_eq!(told_times(&table), 0);
}
