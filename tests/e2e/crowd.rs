//! Many games: at once, one after the other, and long after.

use std::time::{Duration, Instant};

use deblockle::sandbox::{Seat, Value};
use futures_util::future::join_all;

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

/// How many games go on, and how many people make a turn in the same instant.
const GAMES: usize = 200;
const AT_ONCE: usize = 20;

/// A challenge and its acceptance, in the challenger's channel.
async fn game_of(challenger: &Seat, opponent: &Seat) -> i64 {
    let options = [
        ("opponent", Value::from(opponent)),
        ("first", "me".into()),
        ("set_up", "lot".into()),
    ];
    let sent = challenger.types("/deblockle challenge", options).await;
    let id = game_number(&sent.text());
    opponent
        .types("/deblockle accept", [("challenge", id.to_string())])
        .await;
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn case_50_two_hundred_games_and_twenty_turns_at_once() {
    let table = Table::set().await;
    let pairs = GAMES / AT_ONCE;
    let mut games = Vec::new();
    for number in 0..AT_ONCE {
        let channel = table.server.add_channel(&format!("games-{number}"));
        let [one, other] = ["one", "other"].map(|name| {
            let person = table.sandbox.add_user(&format!("{name}-{number}"));
            table.server.join(&person);
            person.in_channel(&channel)
        });
        for _ in 0..pairs {
            let id = game_of(&one, &other).await;
            games.push((id, one.clone(), other.clone()));
        }
    }
    let mut times = Vec::new();
    for round in 0..pairs {
        // One game of each pair.
        let now = games.iter().skip(round).step_by(pairs);
        let turns = now.map(async |(id, one, _)| {
            let turn = towards_the_end(&table.position(*id).await).to_string();
            let options = [
                ("notation", Value::from(turn.as_str())),
                ("game", id.to_string().as_str().into()),
            ];
            let started = Instant::now();
            let answer = one.types("/deblockle turn", options).await.text();
            assert!(
                answer.contains(&format!("you played `{turn}`")),
                "game {id}: {answer}"
            );
            started.elapsed()
        });
        times.extend(join_all(turns).await);
    }
    assert_eq!(times.len(), GAMES);
    times.sort_unstable();
    eprintln!(
        "{GAMES} games, {AT_ONCE} turns at once: no error, p50 {:?}, p99 {:?}",
        times[times.len() / 2],
        times[times.len() * 99 / 100]
    );
    for (id, _, other) in &games {
        table.settled(*id).await;
        assert_eq!(table.play(*id).await.turns().len(), 1, "game {id}");
        let number = format!("Game {id} ");
        let boards = other.sees().into_iter().filter(|message| {
            message.content.contains(&number) && message.content.contains("turn 2 ")
        });
        assert_eq!(boards.count(), 1, "game {id}");
    }
}

#[tokio::test]
async fn case_45_several_turns_within_five_minutes_give_one_ping_and_then_one_for_the_rest() {
    let table = Table::set().await;
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(table.start_game(&[]).await);
    }
    let already = table.ben.pings().len();
    for &id in &games {
        table
            .makes(id, towards_the_end(&table.position(id).await))
            .await;
        table.board(&table.ben, id, 2).await;
        table.settled(id).await;
        table.wait(Duration::from_secs(30));
    }
    let pings = table.ben.pings().split_off(already);
    assert_eq!(pings.len(), 1, "the first tells of itself");
    assert!(pings[0].content.contains(&format!("Game {} ", games[0])));

    table.wait(PINGS_APART);
    let rest = table.ben.waits_for_ping(already + 1).await;
    assert!(rest.content.contains("from 3 games"), "{}", rest.content);
    for id in &games[1..] {
        let line = format!("in game {id}");
        assert!(rest.content.contains(&line), "{}", rest.content);
        table.settled(*id).await;
    }
    table.wait(PINGS_APART);
    assert_eq!(table.ben.pings().len(), already + 2);
}

#[tokio::test]
async fn case_39_no_address_of_a_picture_is_kept_and_old_games_are_drawn_from_their_turns() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let board = table.board(&table.ada, id, 2).await;
    table.settled(id).await;
    let picture = &board.attachments[0];
    table.stop_bot().await;
    let kept = std::fs::read(table.database()).unwrap();
    let holds = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("playing"), "this is how a text is found in it");
    for part in [
        picture.id.to_string().as_str(),
        picture.filename.as_str(),
        "attachments",
        "cdn.",
        "media.",
    ] {
        assert!(!holds(part), "the database holds {part:?}");
    }

    // The message with the picture is gone for good, and the board is there all the same.
    table
        .sandbox
        .delete_message(table.ada.channel().id(), board.id);
    table.start_bot().await;
    let shown = table
        .ben
        .types("/deblockle board", [("game", id.to_string())])
        .await;
    let shown = shown.message.unwrap();
    assert_eq!(shown.attachments.len(), 1);
    assert_ne!(shown.attachments[0].id, picture.id);
}
