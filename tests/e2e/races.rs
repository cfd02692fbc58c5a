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
    let made = texts
        .iter()
        .filter(|text| text.contains("you played"))
        .count();
    let stale = texts
        .iter()
        .filter(|text| text.contains("past") || text.contains("It is the turn of"))
        .count();
    assert_eq!((made, stale), (1, 49), "{texts:#?}");
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
