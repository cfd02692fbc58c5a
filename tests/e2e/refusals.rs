//! Refusals: private, teaching, and without effect.

use std::time::Duration;

use deblockle::game::Stage;
use deblockle::sandbox::{Message, Permissions, ResponseKind, Value};

use crate::table::{Table, towards_the_end};

fn notation(text: &str) -> [(&'static str, Value); 1] {
    [("notation", Value::from(text))]
}

#[tokio::test]
async fn case_4_a_button_of_thirty_days_ago_leads_to_the_current_board() {
    let mut table = Table::set().await;
    let id = table.start_game(&[("pace", "none".into())]).await;
    let old = table.board(&table.ada, id, 1).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let current = table.board(&table.ada, id, 2).await;
    table.restart_bot().await;
    table.wait(Duration::from_secs(30 * 24 * 3600));

    let before = table.game(id).await;
    let refused = table
        .ben
        .forges(old.id, &format!("turn:{id}:1:"))
        .await
        .message
        .unwrap();
    assert!(
        refused.is_ephemeral() && refused.content.contains("past"),
        "{}",
        refused.content
    );
    assert!(
        links(&refused)
            .iter()
            .any(|url| url.ends_with(&format!("/{}", current.id))),
        "{:?}",
        links(&refused)
    );
    assert_eq!(table.game(id).await, before);

    // One of another version of the bot, and one of today.
    let unknown = table
        .ben
        .forges(old.id, &format!("polish:{id}:1:x"))
        .await
        .message
        .unwrap();
    assert!(
        unknown.content.contains("another version"),
        "{}",
        unknown.content
    );
    assert!(!links(&unknown).is_empty());
    table.ben.presses_on(current.id, "Make a turn").await;
}

#[tokio::test]
async fn case_11_a_stale_confirmation_makes_no_move() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let turn = towards_the_end(&table.position(id).await);
    let composer = table.ada.presses("Make a turn").await.message.unwrap();
    let other = table
        .position(id)
        .await
        .legal_turns()
        .find(|other| *other != turn)
        .unwrap();
    table.makes(id, turn).await;
    let before = table.game(id).await;
    for custom_id in [
        format!("play:{id}:1:{other}"),
        format!("tip:{id}:1:{}", turn.tip),
        format!("block:{id}:1:{}", turn.tip.from),
    ] {
        let refused = table.ada.forges(composer.id, &custom_id).await;
        assert!(
            refused.text().contains("past"),
            "{custom_id}: {}",
            refused.text()
        );
    }
    assert_eq!(table.game(id).await, before);
    let repeated = table
        .ada
        .forges(composer.id, &format!("play:{id}:1:{turn}"))
        .await;
    assert!(
        repeated.text().contains("done already"),
        "{}",
        repeated.text()
    );
    assert_eq!(table.game(id).await, before);
}

#[tokio::test]
async fn case_13_outsider_waiting_player_and_finished_game_get_three_different_answers() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let board = table.board(&table.ada, id, 1).await;
    let outsider = table.eve.presses_on(board.id, "Make a turn").await;
    let waiting = table.ben.presses_on(board.id, "Make a turn").await;
    table.ada.types("/deblockle resign", ()).await;
    table.ada.presses("Yes, call it off").await;
    let finished = table.ada.forges(board.id, &format!("turn:{id}:1:")).await;
    for answer in [&outsider, &waiting, &finished] {
        assert!(answer.ephemeral, "{}", answer.text());
    }
    assert!(
        outsider.text().contains("You do not play"),
        "{}",
        outsider.text()
    );
    assert!(
        waiting.text().contains("It is the turn of"),
        "{}",
        waiting.text()
    );
    assert!(
        finished.text().contains("Nothing more can be done"),
        "{}",
        finished.text()
    );
}

#[tokio::test]
async fn case_14_nobody_decides_for_another() {
    let table = Table::set().await;
    let (ada, ben, eve) = (&table.ada, &table.ben, &table.eve);
    ada.types("/deblockle challenge", [("opponent", Value::from(ben))])
        .await;
    let challenge = eve
        .waits_for("the challenge", |message| {
            message.button("Accept").is_some()
        })
        .await;
    let before = table.game(1).await;
    for label in ["Accept", "Decline", "Withdraw"] {
        let refused = eve.presses_on(challenge.id, label).await;
        assert!(refused.ephemeral, "{label}");
    }
    for (seat, label) in [(ada, "Accept"), (ada, "Decline"), (ben, "Withdraw")] {
        let refused = seat.presses_on(challenge.id, label).await;
        assert!(
            refused.text().contains("Only"),
            "{label}: {}",
            refused.text()
        );
    }
    assert_eq!(table.game(1).await, before);

    ben.presses_on(challenge.id, "Accept").await;
    let before = table.game(1).await;
    let resign = eve.forges(challenge.id, "resign-yes:1:0:").await;
    assert!(
        resign.text().contains("You do not play"),
        "{}",
        resign.text()
    );
    for custom_id in [
        "place-confirm:1:0:c1",
        "place-rotate:1:0:c1",
        "place-lot:1:0:",
    ] {
        let refused = eve.forges(challenge.id, custom_id).await;
        assert!(
            refused.text().contains("You do not play"),
            "{custom_id}: {}",
            refused.text()
        );
    }
    assert_eq!(table.game(1).await, before);
}

#[tokio::test]
async fn case_51_a_crowd_pressing_a_foreign_button_gets_one_answer_each_in_ten_seconds() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let board = table.board(&table.eve, id, 1).await;
    let answers = table
        .eve
        .presses_on(board.id, "Make a turn")
        .copies(20)
        .await;
    let told = answers
        .into_iter()
        .filter(|answer| answer.as_ref().unwrap().kind == ResponseKind::Message)
        .count();
    assert_eq!(told, 1);
    table.wait(Duration::from_secs(11));
    assert!(
        table
            .eve
            .presses_on(board.id, "Make a turn")
            .await
            .ephemeral
    );
}

#[tokio::test]
async fn a_game_of_another_server_is_left_alone() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let elsewhere = table.sandbox.add_server("The library");
    let channel = elsewhere.add_channel("quiet");
    elsewhere.join(&table.ada.user());
    let ada = table.ada.user().in_channel(&channel);
    let before = table.game(id).await;
    let turn = towards_the_end(&table.position(id).await).to_string();
    let options = [
        ("notation", Value::from(turn.as_str())),
        ("game", id.to_string().as_str().into()),
    ];
    let refused = ada.types("/deblockle turn", options).await;
    assert!(
        refused.ephemeral && refused.text().contains("elsewhere"),
        "{}",
        refused.text()
    );
    assert_eq!(table.game(id).await, before);
}

#[tokio::test]
async fn forged_custom_ids_are_refused_and_change_nothing() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let board = table.board(&table.ada, id, 1).await;
    let before = table.game(id).await;
    let mut forged = vec![
        "x".to_owned(),
        ":::".to_owned(),
        "play".to_owned(),
        "turn:999:1:".to_owned(),
        "turn:-1:0:".to_owned(),
        "turn:9223372036854775808:0:".to_owned(),
        format!("turn:{id}:4294967296:"),
        "🂡:1:1:🂡".to_owned(),
        "play:".repeat(20),
    ];
    forged.extend(
        ["d9n", "c3n-", "--", "", "zz", "c3n-d5; drop table games"]
            .map(|rest| format!("play:{id}:1:{rest}")),
    );
    forged.extend(["a1n", "c1", "d2e"].map(|rest| format!("tip:{id}:1:{rest}")));
    for custom_id in forged {
        let refused = table.ada.forges(board.id, &custom_id).await;
        assert!(refused.ephemeral, "{custom_id}: {}", refused.text());
    }
    assert_eq!(table.game(id).await, before);
}

#[tokio::test]
async fn what_cannot_be_read_or_is_illegal_is_explained() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let before = table.game(id).await;
    let position = table.position(id).await;
    for (typed, expected) in [
        ("nonsense", "cannot be read as a turn"),
        ("`@everyone` c3", "cannot be read as a turn"),
        ("a1n-a2", "there is no block on a1"),
        ("c7s", "is your opponent's"),
        ("c1s", "off the board"),
    ] {
        let refused = table.ada.types("/deblockle turn", notation(typed)).await;
        assert!(
            refused.ephemeral && refused.text().contains(expected),
            "{typed}: {}",
            refused.text()
        );
        assert!(
            !refused.message.unwrap().buttons().is_empty(),
            "{typed}: a refusal leads on"
        );
    }
    let hop = table
        .ada
        .types("/deblockle hop", [("to", Value::from("d5"))])
        .await;
    assert!(
        hop.text().contains("No block has been tipped"),
        "{}",
        hop.text()
    );
    let square = table
        .ada
        .types("/deblockle hop", [("to", Value::from("z9"))])
        .await;
    assert!(
        square.text().contains("is not a square"),
        "{}",
        square.text()
    );
    let half = position
        .legal_turns()
        .find(|turn| turn.hop.is_some())
        .unwrap();
    let half = table
        .ada
        .types("/deblockle turn", notation(&half.tip.to_string()))
        .await;
    assert!(half.text().contains("half a turn"), "{}", half.text());
    assert_eq!(table.game(id).await, before);
}

// Case 26.
#[tokio::test]
async fn case_26_whom_one_cannot_challenge() {
    let table = Table::set().await;
    let ada = &table.ada;
    let robot = table.sandbox.add_bot_user("robot");
    table.server.join(&robot);
    let stranger = table.sandbox.add_user("stranger");
    for (opponent, expected) in [
        (ada.user(), "cannot challenge yourself"),
        (robot, "is a bot"),
        (stranger, "not in this server"),
    ] {
        let refused = ada
            .types(
                "/deblockle challenge",
                [("opponent", Value::from(&opponent))],
            )
            .await;
        assert!(
            refused.ephemeral && refused.text().contains(expected),
            "{}",
            refused.text()
        );
    }
    let dm = ada.user().in_direct_messages();
    let refused = dm
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.ben))],
        )
        .await;
    assert!(
        refused.text().contains("needs a channel of a server"),
        "{}",
        refused.text()
    );
    assert!(table.no_game().await);
}

#[tokio::test]
async fn what_a_game_is_named_is_shown_as_it_was_typed() {
    let table = Table::set().await;
    for typed in [
        "**1**",
        "<@1> [x](https://example.com)",
        "\u{202e}1",
        &"9".repeat(3000),
    ] {
        let refused = table
            .eve
            .types("/deblockle board", [("game", Value::from(typed))])
            .await;
        let text = refused.text();
        assert!(text.starts_with("There is no game `"), "{text}");
        assert!(
            text.chars().count() < 200 && !text.contains('\u{202e}'),
            "{text}"
        );
        assert!(refused.message.unwrap().button("My games").is_some());
    }
}

#[tokio::test]
async fn a_name_is_shown_as_a_name_whatever_it_is_made_of() {
    let table = Table::set().await;
    let name = "\u{202e}**<@1>** `x`\n";
    table.server.rename_member(&table.ben.user(), Some(name));
    let id = table.start_game(&[]).await;
    let games = table.ada.types("/deblockle games", ()).await;
    let shown = r"\*\*\<\@1\>\*\* \`x\`";
    assert!(games.text().contains(shown), "{}", games.text());
    let menu = &games.message.unwrap().selects()[0];
    assert_eq!(
        menu.options[0].label,
        format!("Game {id} · against **<@1>** `x` · your turn (1)")
    );
}

#[tokio::test]
async fn games_that_wait_for_me_come_first() {
    let table = Table::set().await;
    let mine = table.start_game(&[]).await;
    let theirs = table.start_game(&[]).await;
    table
        .makes(theirs, towards_the_end(&table.position(theirs).await))
        .await;
    let games = table.ada.types("/deblockle games", ()).await.text();
    let place = |id: i64| games.find(&format!("Game {id} ")).unwrap();
    assert!(place(mine) < place(theirs), "{games}");
}

#[tokio::test]
async fn where_the_bot_may_not_write_nobody_is_challenged() {
    let table = Table::set().await;
    let channel = table.ada.channel();
    let thread = channel.add_thread("a thread");
    let ada = table.ada.in_channel(&thread);
    let opponent = [("opponent", Value::from(&table.ben))];
    let all = Permissions::ALL;
    table
        .server
        .set_bot_permissions(&channel, all - Permissions::SEND_MESSAGES_IN_THREADS);
    let refused = ada.types("/deblockle challenge", opponent.clone()).await;
    assert!(
        refused.text().contains("may not write"),
        "{}",
        refused.text()
    );
    table
        .server
        .set_bot_permissions(&channel, all - Permissions::SEND_MESSAGES);
    let refused = table.ada.types("/deblockle challenge", opponent).await;
    assert!(
        refused.text().contains("may not write"),
        "{}",
        refused.text()
    );
    assert!(table.no_game().await);
}

#[tokio::test]
async fn case_13_a_game_that_is_over_says_so_on_every_old_button() {
    let table = Table::set().await;
    let id = table.start_game(&[("blocks", 1.into())]).await;
    let first = table.board(&table.ada, id, 1).await;
    while let Stage::Playing(play) = table.game(id).await.stage {
        table.makes(id, towards_the_end(play.position())).await;
    }
    for custom_id in [format!("turn:{id}:1:"), format!("block:{id}:1:d1")] {
        let refused = table.ada.forges(first.id, &custom_id).await;
        assert!(
            refused.text().contains("Nothing more can be done"),
            "{custom_id}: {}",
            refused.text()
        );
    }
}

fn links(message: &Message) -> Vec<String> {
    message
        .buttons()
        .into_iter()
        .filter_map(|button| button.url)
        .collect()
}
