//! News is told once, whatever Discord answers and whenever the bot is stopped.

use std::time::Duration;

use deblockle::sandbox::{Fault, Message, Permissions, RouteName, Seat, Value};

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

/// The first attempt at telling is followed by another after this time.
const NEXT_ATTEMPT: Duration = Duration::from_secs(2);
/// What could not be done for long is tried again after this time.
const LATER: Duration = Duration::from_secs(60 * 60);

/// The public messages that contain a text.
fn public(seat: &Seat, text: &str) -> Vec<Message> {
    let is_one = |message: &Message| !message.is_ephemeral() && message.content.contains(text);
    seat.sees().into_iter().filter(is_one).collect()
}

async fn resigns(seat: &Seat) {
    seat.types("/deblockle resign", ()).await;
    // Nobody has made a turn yet.
    seat.presses("Yes, call it off").await;
}

/// Waits until a message that once had buttons has none.
async fn falls_silent(reader: &Seat, message: &Message) {
    let id = message.id;
    let is_silent = move |message: &Message| message.id == id && message.buttons().is_empty();
    reader
        .waits_for("the old message without buttons", is_silent)
        .await;
}

#[tokio::test]
async fn case_15_a_game_that_ended_just_before_a_stop_loses_its_buttons_after_the_start() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    let board = table.board(&table.ada, id, 1).await;
    table.settled(id).await;
    let faults = table.sandbox.faults();
    faults.push(Fault::service_unavailable().on(RouteName::CreateMessage));
    resigns(&table.ada).await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;

    table.restart_bot().await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    table.wait(NEXT_ATTEMPT);
    table
        .ben
        .waits_for("the end", |message| message.content.contains("is off"))
        .await;
    falls_silent(&table.eve, &board).await;
}

#[tokio::test]
async fn case_15_buttons_that_could_not_be_removed_at_the_end_are_removed_later() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let board = table.board(&table.ada, id, 1).await;
    table.settled(id).await;
    let gate = table.sandbox.faults().hold(RouteName::EditMessage);
    table
        .sandbox
        .faults()
        .push(Fault::service_unavailable().on(RouteName::EditMessage));
    resigns(&table.ada).await;
    gate.arrived().await;
    let mut told = table.news();
    gate.release();
    told.changed().await.unwrap();
    assert_eq!(public(&table.ben, "is off").len(), 1);
    assert!(!table.ben.message(board.id).unwrap().buttons().is_empty());
    table.wait(LATER);
    falls_silent(&table.eve, &board).await;
}

#[tokio::test]
async fn case_1_a_post_whose_answer_was_lost_is_not_posted_again_when_it_cannot_be_looked_for() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    table.settled(id).await;
    let pings = table.ben.pings().len();
    let faults = table.sandbox.faults();
    faults.push(Fault::lost_answer().on(RouteName::CreateMessage));
    faults.push(Fault::service_unavailable().on(RouteName::GetMessages));
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.board(&table.ben, id, 2).await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    // By then Discord has forgotten the nonce, and the channel has gone on.
    table.wait(Duration::from_secs(3600));
    for number in 0..60 {
        table.eve.says(&format!("chat {number}"));
    }
    table.somebody_sleeps(2 * NEXT_ATTEMPT).await;
    table.wait(2 * NEXT_ATTEMPT);
    table.settled(id).await;
    assert_eq!(public(&table.eve, "turn 2 ").len(), 1);
    assert_eq!(table.ben.pings().len(), pings + 1);
}

#[tokio::test]
async fn case_1_a_post_without_its_picture_is_known_again_though_the_deadline_has_moved() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    let pings = table.ben.pings().len();
    let all =
        Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::READ_MESSAGE_HISTORY;
    let channel = table.ada.channel();
    table.server.set_bot_permissions(&channel, all);
    let faults = table.sandbox.faults();
    let post = RouteName::CreateMessage;
    // With its picture; then without.
    faults.push(Fault::missing_permissions().on(post));
    faults.push(Fault::lost_answer().on(post));
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    table.stop_bot().await;
    // Ten minutes in which nobody could be heard are made good for.
    table.wait(Duration::from_secs(600));
    let unseen = Fault::service_unavailable().on(RouteName::GetMessages);
    table.sandbox.faults().push(unseen);
    table.start_bot().await;
    table.somebody_sleeps(2 * NEXT_ATTEMPT).await;
    table.wait(2 * NEXT_ATTEMPT);
    table.settled(id).await;
    assert_eq!(public(&table.eve, "turn 2 ").len(), 1);
    assert_eq!(table.ben.pings().len(), pings + 1);
}

#[tokio::test]
async fn case_42_an_offer_under_the_same_board_is_not_taken_for_the_turn_before_it() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.settled(id).await;
    let refused = Fault::service_unavailable().on(RouteName::CreateMessage);
    table.sandbox.faults().push(refused);
    table.ada.types("/deblockle draw", ()).await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    table.wait(NEXT_ATTEMPT);
    table.settled(id).await;
    assert_eq!(public(&table.eve, "turn 2 ").len(), 2);
    assert!(table.eve.text().contains("offers a draw"));
}

#[tokio::test]
async fn case_1_a_post_elsewhere_whose_answer_was_lost_is_found_there_once_the_channel_is_open_again()
 {
    let table = Table::set().await;
    let (here, hall) = (table.ada.channel(), table.server.add_channel("hall"));
    let owner = table.server.owner().in_channel(&here);
    let default = [("default_channel", Value::from(&hall))];
    owner.types("/deblockle-admin settings", default).await;
    let id = table.start_game(&[]).await;
    let pings = table.ben.pings().len();
    let faults = table.sandbox.faults();
    let post = RouteName::CreateMessage;
    // With its picture, and without.
    let forbidden = Fault::missing_permissions().on(post).in_channel(here.id());
    faults.push(forbidden.times(2));
    faults.push(Fault::lost_answer().on(post).in_channel(hall.id()));
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    table.wait(Duration::from_secs(3600));
    table.settled(id).await;
    assert_eq!(public(&table.eve, "turn 2 ").len(), 0);
    assert_eq!(public(&table.eve.in_channel(&hall), "turn 2 ").len(), 1);
    assert_eq!(table.ben.pings().len(), pings + 1);
}

#[tokio::test]
async fn case_42_a_player_whom_the_first_attempt_has_pinged_is_not_pinged_again_after_the_third() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    let pings = table.ben.pings().len();
    let faults = table.sandbox.faults();
    faults.push(Fault::lost_answer().on(RouteName::CreateMessage));
    faults.push(Fault::service_unavailable().on(RouteName::GetMessages));
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    // This pings Ben as well, so that the second attempt would not.
    let challenge = [("opponent", Value::from(&table.ben))];
    let sent = table.eve.types("/deblockle challenge", challenge).await;
    table.settled(game_number(&sent.text())).await;
    table.wait(NEXT_ATTEMPT);
    table.somebody_sleeps(2 * NEXT_ATTEMPT).await;
    table.wait(2 * NEXT_ATTEMPT);
    table.settled(id).await;

    table.wait(PINGS_APART);
    table.restart_bot().await;
    table.stop_bot().await;
    assert_eq!(
        table.ben.pings().len(),
        pings + 2,
        "the turn and the challenge"
    );
}

#[tokio::test]
async fn case_42_a_turn_that_comes_while_the_challenge_is_still_on_its_way_is_told_too() {
    let mut table = Table::set().await;
    let gate = table.sandbox.faults().hold(RouteName::CreateMessage);
    let options = [
        ("opponent", Value::from(&table.ben)),
        ("first", "opponent".into()),
        ("set_up", "lot".into()),
    ];
    let sent = table.ada.types("/deblockle challenge", options).await;
    let id = game_number(&sent.text());
    gate.arrived().await;
    table.ben.types("/deblockle accept", ()).await;
    gate.release();
    table.board(&table.eve, id, 1).await;
    table.settled(id).await;
    assert_eq!(table.ben.pings().len(), 1, "by the challenge");

    table.wait(PINGS_APART);
    table.restart_bot().await;
    table.stop_bot().await;
    let pings = table.ben.pings();
    assert_eq!(pings.len(), 2);
    assert!(
        pings[1].content.contains("your turn"),
        "{}",
        pings[1].content
    );
}

#[tokio::test]
async fn a_challenge_whose_post_was_not_answered_can_still_be_withdrawn_from_sight() {
    let table = Table::set().await;
    table
        .sandbox
        .faults()
        .push(Fault::lost_answer().on(RouteName::CreateMessage));
    let sent = table
        .ada
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.ben))],
        )
        .await;
    let id = game_number(&sent.text());
    let challenge = table
        .ben
        .waits_for("the challenge", |message| {
            message.button("Accept").is_some()
        })
        .await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    table.ada.types("/deblockle cancel", ()).await;
    falls_silent(&table.eve, &challenge).await;
    table.settled(id).await;
    assert_eq!(public(&table.eve, "withdrew").len(), 1);
    assert_eq!(table.ben.pings().len(), 1, "only the challenge has pinged");
}

#[tokio::test]
async fn a_game_that_waits_for_discord_holds_up_no_other() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    let stuck = table.start_game(&[]).await;
    table.settled(stuck).await;
    let quiet = table.server.add_channel("quiet");
    let challenge = [("opponent", Value::from(ben)), ("set_up", "lot".into())];
    let (ada_there, ben_there) = (ada.in_channel(&quiet), ben.in_channel(&quiet));
    let faults = table.sandbox.faults();

    let (held, gate) = Fault::held();
    faults.push(
        held.on(RouteName::CreateMessage)
            .in_channel(ada.channel().id()),
    );
    table
        .makes(stuck, towards_the_end(&table.position(stuck).await))
        .await;
    gate.arrived().await;

    faults.push(
        Fault::service_unavailable()
            .on(RouteName::CreateMessage)
            .in_channel(quiet.id()),
    );
    ada_there.types("/deblockle challenge", challenge).await;
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    table.wait(NEXT_ATTEMPT);
    ben_there
        .waits_for("the other game's challenge", |message| {
            message.button("Accept").is_some()
        })
        .await;
    gate.release();
    table.board(ben, stuck, 2).await;
}

#[tokio::test]
async fn an_answer_that_discord_stumbled_over_is_given_again() {
    let table = Table::set().await;
    table
        .sandbox
        .faults()
        .push(Fault::internal_server_error().on(RouteName::CreateInteractionResponse));
    let help = table.eve.types("/deblockle help", ()).await;
    assert!(help.text().contains("Deblockle"), "{}", help.text());
}
