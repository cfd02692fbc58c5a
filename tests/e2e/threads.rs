//! Games in threads of their own: opened, played in, closed, named.

use std::time::Duration;

use deblockle::game::UserId;
use deblockle::sandbox::{Channel, ChannelId, Fault, Message, Permissions, RouteName, Seat, Value};

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

/// The first attempt at telling is followed by another after this time.
const NEXT_ATTEMPT: Duration = Duration::from_secs(2);
/// How long a changed name has to stay if Discord wants it so.
const BETWEEN_NAMES: Duration = Duration::from_secs(10 * 60);

/// Ada challenges Ben, here or there, and the challenge is posted.
async fn challenge(table: &Table, here: &Channel, place: Option<&str>) -> (i64, String) {
    let mut options = vec![
        ("opponent", Value::from(&table.ben)),
        ("first", "me".into()),
        ("set_up", "lot".into()),
    ];
    options.extend(place.map(|place| ("place", Value::from(place))));
    let ada = table.ada.in_channel(here);
    let answer = ada.types("/deblockle challenge", options).await.text();
    let id = game_number(&answer);
    table.settled(id).await;
    (id, answer)
}

/// Where a game is played.
async fn venue(table: &Table, id: i64) -> Channel {
    let channel = table.game(id).await.venue.channel;
    table.sandbox.channel(ChannelId::new(channel)).unwrap()
}

/// A game in a thread, in which Ada is to make the first turn.
async fn game_in_thread(table: &Table) -> (i64, Channel) {
    let (id, _) = challenge(table, &table.ada.channel(), Some("thread")).await;
    table.ben.types("/deblockle accept", ()).await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    (id, venue(table, id).await)
}

/// Makes a turn by command in the channel.
async fn makes(table: &Table, id: i64) {
    let turn = towards_the_end(&table.position(id).await).to_string();
    let options = [
        ("notation", Value::from(turn.as_str())),
        ("game", id.to_string().as_str().into()),
    ];
    let mover = table.mover(id).await;
    let answer = mover.types("/deblockle turn", options).await.text();
    assert!(answer.contains("you played"), "{answer}");
}

/// Somebody loses, after both have made a turn: before that nobody can.
async fn resigns(table: &Table, seat: &Seat, id: i64) {
    while table.play(id).await.turns().len() < 2 {
        makes(table, id).await;
        table.settled(id).await;
        table.wait(PINGS_APART);
    }
    let game = [("game", Value::from(id.to_string().as_str()))];
    seat.types("/deblockle resign", game).await;
    seat.presses("Yes, resign").await;
    table.settled(id).await;
}

/// Waits until a thread has this name.
async fn is_named(table: &Table, thread: &Channel, name: &str) {
    let named = async {
        while thread.name() != name {
            tokio::task::yield_now().await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_secs(20), named).await;
    let (is, said) = (thread.name(), table.sandbox.transcript());
    assert!(in_time.is_ok(), "{is:?} is not {name:?}\n{said}");
}

fn public(seat: &Seat) -> Vec<Message> {
    let seen = seat.sees().into_iter();
    seen.filter(|message| !message.is_ephemeral()).collect()
}

/// How often the bot has called a route.
fn calls(table: &Table, route: RouteName) -> usize {
    let log = table.sandbox.log();
    let called = log.iter().filter(|event| {
        matches!(&event.what, deblockle::sandbox::Happening::Request(call) if call.route == Some(route))
    });
    called.count()
}

#[tokio::test]
async fn a_game_is_played_in_a_thread_from_its_challenge_to_its_end() {
    let table = Table::set().await;
    let (id, thread) = game_in_thread(&table).await;
    let there = |seat: &Seat| seat.in_channel(&thread);
    // It belongs to the challenge, and both are in it, as is whoever opened it.
    let [challenge] = &public(&table.eve)[..] else {
        panic!("{}", table.sandbox.transcript());
    };
    assert_eq!(thread.id().get(), challenge.id.get());
    assert!(challenge.buttons().is_empty());
    assert!(challenge.content.contains("a thread of its own"));
    assert_eq!(thread.name(), "Game 1: ada – ben");
    let mut players = vec![table.ada.id(), table.ben.id(), table.sandbox.bot_id()];
    players.sort();
    table.sandbox.with_state(|state| {
        let data = &state.channels[&thread.id()];
        assert!(data.joined.keys().eq(&players), "{:?}", data.joined);
        assert_eq!(data.auto_archive_minutes, 7 * 24 * 60);
    });
    let board = table.board(&there(&table.eve), id, 1).await;
    assert_eq!(board.pings, [table.ada.id()]);
    assert!(!board.content.contains("no longer"), "{}", board.content);

    // Case 51. A turn there costs no more than in a channel.
    let mark = table.sandbox.mark();
    makes(&table, id).await;
    let board = table.board(&there(&table.ada), id, 2).await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.settled(id).await;
    let calls = table.sandbox.requests_since(mark);
    assert!(calls.len() <= 3, "{calls:#?}");

    there(&table.ben).presses("Make a turn").await;
    resigns(&table, &there(&table.ben), id).await;
    assert!(there(&table.eve).text().contains("resigned"));
    is_named(&table, &thread, "Game 1: ada won against ben").await;
    assert_eq!(public(&table.eve).len(), 1, "nothing but the challenge");
}

#[tokio::test]
async fn what_is_usual_in_the_server_holds_unless_the_challenge_says_otherwise() {
    let table = Table::set().await;
    let owner = table.server.owner().in_channel(&table.ada.channel());
    let threads = [("place", Value::from("thread"))];
    let answer = owner.types("/deblockle-admin settings", threads).await;
    assert!(answer.text().contains("in a thread of its own"));
    for (place, stays) in [(None, false), (Some("channel"), true)] {
        let (id, _) = challenge(&table, &table.ada.channel(), place).await;
        table.ben.types("/deblockle accept", ()).await;
        table.settled(id).await;
        let here = venue(&table, id).await.id() == table.ada.channel().id();
        assert_eq!(here, stays, "{place:?}");
    }
    // Within a thread there is no other: the game stays in it.
    let thread = table.ada.channel().add_thread("our games");
    let (id, _) = challenge(&table, &thread, Some("thread")).await;
    let ben = table.ben.in_channel(&thread);
    ben.types("/deblockle accept", ()).await;
    table.settled(id).await;
    table.board(&ben, id, 1).await;
    assert_eq!(venue(&table, id).await.id(), thread.id());
}

#[tokio::test]
async fn case_1_a_thread_whose_opening_was_cut_short_is_opened_once_and_told_of_once() {
    let faults = [
        Fault::lost_answer().on(RouteName::CreateThreadFromMessage),
        Fault::dropped().on(RouteName::CreateThreadFromMessage),
        Fault::service_unavailable().on(RouteName::CreateThreadFromMessage),
        Fault::rate_limited(1.0).on(RouteName::CreateThreadFromMessage),
        Fault::lost_answer().on(RouteName::AddThreadMember),
        Fault::internal_server_error().on(RouteName::AddThreadMember),
        Fault::lost_answer().on(RouteName::CreateMessage),
        Fault::dropped().on(RouteName::CreateMessage),
    ];
    for fault in faults {
        let mut table = Table::set().await;
        let (id, _) = challenge(&table, &table.ada.channel(), Some("thread")).await;
        let said = format!("{fault:?}");
        table.sandbox.faults().push(fault);
        table.ben.types("/deblockle accept", ()).await;
        // Whatever came of it, another process goes on with it.
        table.somebody_sleeps(NEXT_ATTEMPT).await;
        table.restart_bot().await;
        table.wait(NEXT_ATTEMPT);
        table.settled(id).await;
        let thread = venue(&table, id).await;
        assert_ne!(thread.id(), table.ada.channel().id(), "{said}");
        let board = table.board(&table.ben.in_channel(&thread), id, 1).await;
        assert_eq!(board.pings, [table.ada.id()], "{said}");
        assert_eq!(public(&table.eve.in_channel(&thread)).len(), 1, "{said}");
        assert_eq!(public(&table.eve).len(), 1, "{said}");
        let threads = table.sandbox.with_state(|state| {
            let threads = state.channels.values().filter(|one| one.parent.is_some());
            threads.count()
        });
        assert_eq!(threads, 1, "{said}");
    }
}

#[tokio::test]
async fn where_no_thread_can_be_opened_the_game_is_played_in_the_channel_and_the_permission_is_named()
 {
    let table = Table::set().await;
    let channel = table.ada.channel();
    let all = Permissions::EVERYONE;
    let without = all - Permissions::CREATE_PUBLIC_THREADS;
    table.server.set_bot_permissions(&channel, without);
    // Known when the challenge is made: its author hears of it.
    let (id, answer) = challenge(&table, &channel, Some("thread")).await;
    assert!(
        answer.contains("I lack: Create Public Threads."),
        "{answer}"
    );
    table.ben.types("/deblockle accept", ()).await;
    table.board(&table.eve, id, 1).await;
    table.settled(id).await;
    assert_eq!(calls(&table, RouteName::CreateThreadFromMessage), 0);

    // Taken away in between: the first board says so, and nothing more is tried.
    table.server.set_bot_permissions(&channel, all);
    let (id, answer) = challenge(&table, &channel, Some("thread")).await;
    assert!(!answer.contains("I lack"), "{answer}");
    table.server.set_bot_permissions(&channel, without);
    let accepts = [("challenge", Value::from(id.to_string().as_str()))];
    table.ben.types("/deblockle accept", accepts).await;
    let board = table.board(&table.eve, id, 1).await;
    assert!(
        board.content.contains("I lack: Create Public Threads."),
        "{}",
        board.content
    );
    table.settled(id).await;
    makes(&table, id).await;
    let board = table.board(&table.eve, id, 2).await;
    assert!(!board.content.contains("I lack"), "{}", board.content);
    table.settled(id).await;
    assert_eq!(calls(&table, RouteName::CreateThreadFromMessage), 1);
}

#[tokio::test]
async fn a_challenge_that_was_accepted_before_it_could_be_posted_gets_its_thread_with_the_next_turn()
 {
    let table = Table::set().await;
    let faults = table.sandbox.faults();
    faults.push(Fault::service_unavailable().on(RouteName::CreateMessage));
    let options = [
        ("opponent", Value::from(&table.ben)),
        ("first", "me".into()),
        ("set_up", "lot".into()),
        ("place", "thread".into()),
    ];
    let sent = table.ada.types("/deblockle challenge", options).await;
    let id = game_number(&sent.text());
    table.somebody_sleeps(NEXT_ATTEMPT).await;
    table.ben.types("/deblockle accept", ()).await;
    table.wait(NEXT_ATTEMPT);
    let first = table.board(&table.eve, id, 1).await;
    table.settled(id).await;
    makes(&table, id).await;
    table.settled(id).await;
    let thread = venue(&table, id).await;
    assert_eq!(thread.id().get(), first.id.get());
    table.board(&table.eve.in_channel(&thread), id, 2).await;
}

#[tokio::test]
async fn case_23_a_game_whose_thread_is_deleted_goes_on_in_the_channel_it_came_from() {
    let table = Table::set().await;
    let (id, thread) = game_in_thread(&table).await;
    table.sandbox.delete_channel(&thread);
    let board = table.board(&table.ben, id, 1).await;
    assert!(
        board.content.contains("no longer write"),
        "{}",
        board.content
    );
    assert!(board.pings.is_empty());
    table.settled(id).await;
    makes(&table, id).await;
    let board = table.board(&table.ben, id, 2).await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.settled(id).await;
    // No other thread is opened, and that there is none to be named is no matter.
    makes(&table, id).await;
    let board = table.board(&table.ada, id, 3).await;
    assert!(!board.content.contains("no longer"), "{}", board.content);
    resigns(&table, &table.ada, id).await;
    assert!(table.eve.text().contains("resigned"));
    let tried = || calls(&table, RouteName::EditChannel);
    let once = async {
        while tried() < 1 {
            tokio::task::yield_now().await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_secs(20), once).await;
    assert!(in_time.is_ok(), "{}", table.sandbox.transcript());
    table.wait(BETWEEN_NAMES * 6);
    let (next, _) = challenge(&table, &table.ada.channel(), None).await;
    table.settled(next).await;
    assert_eq!(tried(), 1);
    assert_eq!(calls(&table, RouteName::CreateThreadFromMessage), 1);
}

#[tokio::test]
async fn case_24_a_thread_that_was_archived_is_opened_again_and_one_that_was_locked_is_left() {
    let table = Table::set().await;
    let (id, thread) = game_in_thread(&table).await;
    thread.archive();
    makes(&table, id).await;
    table.board(&table.ben.in_channel(&thread), id, 2).await;
    table.settled(id).await;
    thread.lock();
    makes(&table, id).await;
    let board = table.board(&table.ada, id, 3).await;
    assert!(
        board.content.contains("no longer write"),
        "{}",
        board.content
    );
    table.settled(id).await;
    assert_eq!(venue(&table, id).await.id(), table.ada.channel().id());
}

#[tokio::test]
async fn case_32_who_has_left_the_thread_still_plays_and_hears() {
    let table = Table::set().await;
    let (id, thread) = game_in_thread(&table).await;
    thread.remove_member(&table.ben.user());
    makes(&table, id).await;
    let board = table.board(&table.ada.in_channel(&thread), id, 2).await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.settled(id).await;
    // Who would rather hear by a direct message does; where the game is played stays as it is.
    thread.remove_member(&table.ada.user());
    let message = [("way", Value::from("message"))];
    table.ada.types("/deblockle me notify", message).await;
    table.wait(PINGS_APART);
    makes(&table, id).await;
    let board = table.board(&table.ben.in_channel(&thread), id, 3).await;
    assert!(board.pings.is_empty());
    let direct = table.ada.user().in_direct_messages();
    let is_told = |message: &Message| message.content.contains("your turn in game");
    let told = direct.waits_for("the notice", is_told).await;
    assert!(told.content.contains(&thread.id().to_string()));
    let player = UserId(table.ada.id().get());
    assert!(table.game(id).await.waits_for(player));
}

#[tokio::test]
async fn a_name_that_discord_does_not_take_yet_is_given_later_by_whichever_process_lives_then() {
    let mut table = Table::set().await;
    let (id, thread) = game_in_thread(&table).await;
    // Somebody has played with the name already.
    let limited = Fault::rate_limited(600.0).on(RouteName::EditChannel);
    table.sandbox.faults().push(limited);
    resigns(&table, &table.ada, id).await;
    table.somebody_sleeps(BETWEEN_NAMES).await;
    assert_eq!(thread.name(), "Game 1: ada – ben");
    table.restart_bot().await;
    table.wait(BETWEEN_NAMES);
    is_named(&table, &thread, "Game 1: ben won against ada").await;
}

#[tokio::test]
async fn a_name_that_discord_never_takes_is_no_matter() {
    let table = Table::set().await;
    let (id, thread) = game_in_thread(&table).await;
    let forbidden = Fault::missing_permissions().on(RouteName::EditChannel);
    table.sandbox.faults().push(forbidden.forever());
    resigns(&table, &table.ada, id).await;
    assert!(table.eve.in_channel(&thread).text().contains("resigned"));
    let mut last = 0;
    for _ in 0..3 {
        table.wait(BETWEEN_NAMES * 6);
        let (next, _) = challenge(&table, &table.ada.channel(), None).await;
        table.ada.types("/deblockle cancel", ()).await;
        table.settled(next).await;
        last = calls(&table, RouteName::EditChannel);
    }
    assert_eq!(last, 1, "it is tried once");
}

#[tokio::test]
async fn a_thread_is_named_for_its_players_whatever_they_are_called() {
    let table = Table::set().await;
    let long = "a\u{202e}".repeat(40);
    table.ada.user().set_display_name(Some(&long));
    table.ben.user().set_display_name(Some("<@&1> **b**"));
    let (_, thread) = game_in_thread(&table).await;
    let ada = "a".repeat(31);
    assert_eq!(thread.name(), format!("Game 1: {ada}… – <@&1> **b**"));
}
