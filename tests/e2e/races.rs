//! Many at once: copies of a click, several games.

use deblockle::sandbox::Value;

use crate::table::{Table, towards_the_end};

#[tokio::test]
async fn case_10_fifty_copies_of_a_click_are_one_move() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let turn = towards_the_end(&table.position(id).await);
    table.ada.presses("Make a turn").await;
    let button = |kind: &str, rest: &dyn std::fmt::Display| format!("{kind}:{id}:1:{rest}");
    table.ada.presses(&button("block", &turn.tip.from)).await;
    table.ada.presses(&button("tip", &turn.tip)).await;
    if let Some(hop) = turn.hop {
        table
            .ada
            .selects(&button("hop", &turn.tip), [hop.to.to_string().as_str()])
            .await;
    }
    let answers = table.ada.presses("Confirm").copies(50).await;
    let texts: Vec<String> = answers
        .into_iter()
        .map(|answer| answer.unwrap().text())
        .collect();
    let told = texts
        .iter()
        .filter(|text| text.contains("done already"))
        .count();
    // All answers go in place of the same message, so that a later one may stand where the first was read.
    assert!(
        told >= 49
            && texts
                .iter()
                .all(|text| text.contains("done already") || text.contains("you played")),
        "the others learn that it is played, not that nothing has changed: {texts:#?}"
    );
    assert_eq!(table.play(id).await.turns(), [turn]);
    table.board(&table.ben, id, 2).await;
    let told = table
        .ben
        .pings()
        .iter()
        .filter(|message| message.content.contains("turn 2 "))
        .count();
    assert_eq!(told, 1);
}

#[tokio::test]
async fn an_interaction_that_is_delivered_again_counts_once() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let turn = towards_the_end(&table.position(id).await);
    let sent = table
        .ada
        .types(
            "/deblockle turn",
            [("notation", Value::from(turn.to_string().as_str()))],
        )
        .send()
        .unwrap();
    sent.first_response().await.unwrap();
    sent.redeliver();
    table.board(&table.ben, id, 2).await;
    assert_eq!(table.play(id).await.turns(), [turn]);
}

#[tokio::test]
async fn two_games_in_one_channel_do_not_meet() {
    let table = Table::set().await;
    let (ada, ben, eve) = (&table.ada, &table.ben, &table.eve);
    let one = table.start_game(&[]).await;
    let two = table.start_game(&[("blocks", 1.into())]).await;
    assert_ne!(one, two);
    let three = {
        let options = [
            ("opponent", Value::from(ada)),
            ("first", "me".into()),
            ("set_up", "lot".into()),
        ];
        let sent = eve.types("/deblockle challenge", options).await;
        let id = crate::table::game_number(&sent.text());
        ada.types("/deblockle accept", ()).await;
        table.board(eve, id, 1).await;
        id
    };

    // It is Ada's turn in two games, so the bot asks which one she means, and Ben's in none.
    let first = towards_the_end(&table.position(one).await);
    let asked = ada
        .types(
            "/deblockle turn",
            [("notation", Value::from(first.to_string().as_str()))],
        )
        .await;
    assert!(asked.text().contains("Which game"), "{}", asked.text());
    let menu = asked.message.unwrap().selects();
    assert_eq!(menu.len(), 1);
    let choices = ada
        .types_partial("/deblockle board", [("game", "")], "game")
        .await;
    assert_eq!(choices.len(), 3, "{choices:?}");

    table.makes(one, first).await;
    table
        .makes(three, towards_the_end(&table.position(three).await))
        .await;
    assert_eq!(table.play(one).await.turns().len(), 1);
    assert_eq!(table.play(two).await.turns().len(), 0);
    assert_eq!(table.play(three).await.turns().len(), 1);
    let mine = ben.types("/deblockle games", ()).await;
    assert!(mine.text().contains("Your 2 games"), "{}", mine.text());
}

#[tokio::test]
async fn a_direction_pressed_twice_is_one_tip() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let position = table.position(id).await;
    let turn = position
        .legal_turns()
        .find(|turn| turn.hop.is_some())
        .unwrap();
    table.ada.presses("Make a turn").await;
    table
        .ada
        .presses(&format!("block:{id}:1:{}", turn.tip.from))
        .await;
    let answers = table
        .ada
        .presses(&format!("tip:{id}:1:{}", turn.tip))
        .copies(2)
        .await;
    for answer in answers {
        let text = answer.unwrap().text();
        assert!(text.contains("Where does it hop?"), "{text}");
        assert!(!text.contains("take it back"), "{text}");
    }
}

#[tokio::test]
async fn a_hop_is_meant_for_the_game_in_which_a_block_was_tipped() {
    let table = Table::set().await;
    let one = table.start_game(&[]).await;
    let two = table.start_game(&[]).await;
    let position = table.position(two).await;
    let turn = position
        .legal_turns()
        .find(|turn| turn.hop.is_some())
        .unwrap();
    table
        .ada
        .presses_on(table.board(&table.ada, two, 1).await.id, "Make a turn")
        .await;
    table
        .ada
        .presses(&format!("block:{two}:1:{}", turn.tip.from))
        .await;
    table
        .ada
        .presses(&format!("tip:{two}:1:{}", turn.tip))
        .await;
    let choices = table
        .ada
        .types_partial("/deblockle hop", [("to", "")], "to")
        .await;
    assert!(!choices.is_empty(), "only one game has a block to hop with");
    let to = turn.hop.unwrap().to.to_string();
    let made = table
        .ada
        .types("/deblockle hop", [("to", Value::from(to.as_str()))])
        .await;
    assert!(
        made.text().contains(&format!("Game {two}: you played")),
        "{}",
        made.text()
    );
    assert_eq!(table.play(one).await.turns(), []);
}

#[tokio::test]
async fn a_turn_typed_under_a_waiting_board_is_not_played_on_another() {
    let table = Table::set().await;
    let here = table.start_game(&[]).await;
    table
        .makes(here, towards_the_end(&table.position(here).await))
        .await;
    let channel = table.server.add_channel("elsewhere");
    let (ada, ben) = (
        table.ada.in_channel(&channel),
        table.ben.in_channel(&channel),
    );
    let options = [
        ("opponent", Value::from(&table.ben)),
        ("first", "me".into()),
        ("set_up", "lot".into()),
    ];
    let there = crate::table::game_number(&ada.types("/deblockle challenge", options).await.text());
    ben.types("/deblockle accept", ()).await;
    table.board(&ada, there, 1).await;

    let turn = towards_the_end(&table.position(there).await).to_string();
    let notation = [("notation", Value::from(turn.as_str()))];
    let refused = table.ada.types("/deblockle turn", notation.clone()).await;
    assert!(
        refused.text().contains(&format!("in game {here}")),
        "{}",
        refused.text()
    );
    assert_eq!(table.play(there).await.turns(), []);
    let made = ada.types("/deblockle turn", notation).await;
    assert!(made.text().contains("you played"), "{}", made.text());
}
