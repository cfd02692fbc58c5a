//! Past games: listed, looked at step by step and as an animated picture, written to a file and read from one.

use std::time::Duration;

use deblockle::sandbox::{Response, Value};

use crate::table::{Table, towards_the_end};

/// A game of so many turns, after which Ben gives up.
async fn played(table: &Table, turns: usize) -> i64 {
    let id = table.start_game(&[("pace", "none".into())]).await;
    for _ in 0..turns {
        table
            .makes(id, towards_the_end(&table.position(id).await))
            .await;
    }
    let named = [("game", Value::from(id.to_string().as_str()))];
    table.ben.types("/deblockle resign", named).await;
    table.ben.presses("Yes, resign").await;
    table.settled(id).await;
    id
}

/// The file of an answer: its name, and what stands in it.
fn file(response: &Response) -> (String, Vec<u8>) {
    let file = &response.message.as_ref().unwrap().attachments[0];
    (file.filename.clone(), file.bytes.to_vec())
}

fn enabled(response: &Response) -> Vec<bool> {
    let buttons = response.message.as_ref().unwrap().buttons();
    buttons
        .iter()
        .take(4)
        .map(|button| !button.disabled)
        .collect()
}

#[tokio::test]
async fn a_finished_game_is_watched_and_stepped_through_by_anybody_in_private() {
    let mut table = Table::set().await;
    let id = played(&table, 6).await;
    let replay = table.eve.presses("Replay").await;
    assert!(replay.ephemeral);
    assert!(
        replay.text().contains("ada – 🔷 ben · 1-0"),
        "{}",
        replay.text()
    );
    assert!(replay.text().contains("6 turns"), "{}", replay.text());
    let (name, bytes) = file(&replay);
    assert_eq!(name, format!("deblockle-{id}-replay-6.gif"));
    assert!(bytes.starts_with(b"GIF89a") && bytes.len() < 100_000);
    let description = &replay.message.as_ref().unwrap().attachments[0].description;
    assert!(
        description
            .as_deref()
            .unwrap_or_default()
            .contains("Turns: 6")
    );

    let start = table.eve.presses("Step by step").await;
    assert!(
        start.text().contains("After turn 0 of 6"),
        "{}",
        start.text()
    );
    assert_eq!(enabled(&start), [false, false, true, true]);
    let next = table.eve.presses("▶").await;
    assert!(next.text().contains("After turn 1 of 6"), "{}", next.text());
    assert!(next.text().contains("Gold played"), "{}", next.text());
    assert_eq!(
        next.message.as_ref().unwrap().attachments[0].filename,
        format!("deblockle-{id}-view-1.png")
    );
    // The button of a message from before a restart.
    table.restart_bot().await;
    let end = table.eve.presses("⏭").await;
    assert!(end.text().contains("After turn 6 of 6"), "{}", end.text());
    assert_eq!(enabled(&end), [true, true, false, false]);
    let back = table.eve.presses("◀").await;
    assert!(back.text().contains("After turn 5 of 6"), "{}", back.text());
    table.eve.presses("⏮").await;
    let again = table.eve.presses("Animated").await;
    assert!(
        again.text().contains("from start to end"),
        "{}",
        again.text()
    );
}

#[tokio::test]
async fn a_game_goes_to_a_file_and_comes_back_as_a_record_to_look_at() {
    let table = Table::set().await;
    let id = played(&table, 4).await;
    let named = [("game", Value::from(id.to_string().as_str()))];
    let exported = table.eve.types("/deblockle record export", named).await;
    let (name, bytes) = file(&exported);
    assert_eq!(name, format!("deblockle-{id}.dgn"));
    let text = String::from_utf8(bytes.clone()).unwrap();
    for part in [
        "[Gold \"ada\"]",
        "[Blue \"ben\"]",
        "[Result \"1-0\"]",
        "[Date \"2026-01-0",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let file_of = |bytes: Vec<u8>| [("file", Value::File("game.dgn".to_owned(), bytes))];
    let imported = table
        .eve
        .types("/deblockle record import", file_of(bytes))
        .await;
    assert!(imported.ephemeral);
    assert!(
        imported.text().contains("ada – 🔷 ben · 1-0"),
        "{}",
        imported.text()
    );
    assert!(
        imported.text().contains("After turn 4 of 4"),
        "{}",
        imported.text()
    );
    let first = table.eve.presses("⏮").await;
    assert!(
        first.text().contains("After turn 0 of 4"),
        "{}",
        first.text()
    );
    table.eve.presses("As a file").await;
    table.eve.presses("Step by step").await;
    let gone = table.eve.presses("Delete").await;
    assert!(gone.text().contains("deleted"), "{}", gone.text());

    // What is no record is refused in words, and nothing is kept of it.
    for (bytes, says) in [
        (b"1. c3n-d5 *".to_vec(), "cannot be read"),
        (vec![0xff, 0xfe, 0], "not text"),
        (vec![b'x'; 100_000], "too large"),
        (text.replace("1. ", "7. ").into_bytes(), "cannot be read"),
    ] {
        let refused = table
            .ada
            .types("/deblockle record import", file_of(bytes))
            .await;
        assert!(
            refused.ephemeral && refused.text().contains(says),
            "{}",
            refused.text()
        );
    }
    // A record counts for nothing.
    let profile = table.eve.types("/deblockle profile", ()).await;
    assert!(
        profile.text().contains("no rated game yet"),
        "{}",
        profile.text()
    );
}

#[tokio::test]
async fn past_games_are_found_by_person_opponent_and_date() {
    let table = Table::set().await;
    let first = played(&table, 2).await;
    table.wait(Duration::from_secs(40 * 24 * 60 * 60));
    let second = played(&table, 4).await;
    let list = table.ada.types("/deblockle record history", ()).await;
    let text = list.text();
    assert!(text.contains("Past games of ada"), "{text}");
    let line = |id: i64| {
        text.lines()
            .position(|line| line.contains(&format!("game {id},")))
    };
    assert!(line(second).unwrap() < line(first).unwrap(), "{text}");
    assert!(text.contains("won against ben in 4 turns"), "{text}");
    assert!(text.contains("https://discord.com/channels/"), "{text}");
    let against = [
        ("user", Value::from(&table.ben)),
        ("against", Value::from(&table.ada)),
    ];
    let both = table.eve.types("/deblockle record history", against).await;
    assert!(
        both.text().contains("In all: 0 won, 0 drawn, 2 lost"),
        "{}",
        both.text()
    );
    assert!(
        both.text().contains("As Blue: 0 won, 0 drawn, 2 lost"),
        "{}",
        both.text()
    );
    for (when, games) in [("2026-01", 1), ("2026-02", 1), ("2026", 2), ("2025", 0)] {
        let found = table
            .ada
            .types("/deblockle record history", [("when", when)])
            .await;
        assert_eq!(
            found.text().matches("won against").count(),
            games,
            "{when}: {}",
            found.text()
        );
    }
    let wrong = table
        .ada
        .types("/deblockle record history", [("when", "yesterday")])
        .await;
    assert!(wrong.text().contains("is no date"), "{}", wrong.text());

    // From the list to the game itself.
    table.ada.types("/deblockle record history", ()).await;
    let chosen = table
        .ada
        .selects("Watch one of them", [second.to_string().as_str()])
        .await;
    assert!(
        chosen.text().contains(&format!("Game {second}")),
        "{}",
        chosen.text()
    );
}

#[tokio::test]
async fn case_58_a_running_game_is_watched_as_far_as_everybody_has_seen_it() {
    let table = Table::set().await;
    let nothing = table.ada.types("/deblockle record replay", ()).await;
    assert!(
        nothing.text().contains("You have played no game here"),
        "{}",
        nothing.text()
    );
    let id = table.start_game(&[("pace", "none".into())]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let replay = table.ada.types("/deblockle record replay", ()).await;
    assert!(replay.text().contains("One turn"), "{}", replay.text());
    assert!(
        replay.text().contains("· *") || replay.text().contains(r"\*"),
        "{}",
        replay.text()
    );
    let elsewhere = table.sandbox.add_server("elsewhere");
    let channel = elsewhere.add_channel("there");
    elsewhere.join(&table.eve.user());
    let named = [("game", Value::from(id.to_string().as_str()))];
    let foreign = table
        .eve
        .in_channel(&channel)
        .types("/deblockle record replay", named)
        .await;
    assert!(
        foreign.text().contains("played elsewhere"),
        "{}",
        foreign.text()
    );
}
