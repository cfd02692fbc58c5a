//! A whole game by buttons and menus alone.

use deblockle::game::Stage;
use deblockle::rules::{Position, Turn};
use deblockle::sandbox::{Seat, Value};

use crate::table::{Table, game_number, towards_the_end};

#[tokio::test]
async fn a_game_by_thumbs() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    // A challenge is typed; nothing after it is.
    let sent = ada
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(ben)), ("blocks", 2.into())],
        )
        .await;
    let id = game_number(&sent.text());
    ben.waits_for("the challenge", |message| {
        message.button("Accept").is_some()
    })
    .await;

    let composer = ben.presses("Accept").await.message.unwrap();
    assert!(composer.is_ephemeral());
    assert_eq!(
        composer.attachments.len(),
        1,
        "the composer shows the blocks to be placed"
    );
    ben.presses("↻ Turn").await;
    let turned = ben.presses("Confirm").await;
    assert!(turned.text().contains("placed"), "{}", turned.text());

    ada.waits_for("the set-up", |message| {
        message.button("Place blocks").is_some()
    })
    .await;
    ada.presses("Place blocks").await;
    ada.presses("By lot").await;
    ada.presses("Confirm").await;

    while let Stage::Playing(play) = table.game(id).await.stage {
        let position = *play.position();
        let mover = table.mover(id).await;
        table.board(mover, id, position.turn_number()).await;
        taps(mover, id, &position, towards_the_end(&position)).await;
        assert!(position.turn_number() < 200, "the game finds no end");
    }
    ada.waits_for("the end", |message| message.content.contains("wins game"))
        .await;
}

/// Makes a turn in at most four taps after `Make a turn`, and checks what the composer shows on the way.
async fn taps(mover: &Seat, id: i64, position: &Position, turn: Turn) {
    let number = position.turn_number();
    let button = |kind: &str, rest: &dyn std::fmt::Display| format!("{kind}:{id}:{number}:{rest}");
    let opened = mover.presses("Make a turn").await.message.unwrap();
    assert!(opened.is_ephemeral());
    let block = button("block", &turn.tip.from);
    if opened
        .buttons()
        .iter()
        .any(|other| other.custom_id.as_deref() == Some(block.as_str()))
    {
        mover.presses(&block).await;
    }
    let tipped = mover
        .presses(&button("tip", &turn.tip))
        .await
        .message
        .unwrap();
    assert_eq!(
        tipped.id, opened.id,
        "the composer is one message, redrawn at each choice"
    );
    assert_eq!(tipped.attachments.len(), 1, "{}", tipped.content);
    if let Some(hop) = turn.hop {
        let chosen = mover
            .selects(&button("hop", &turn.tip), [hop.to.to_string().as_str()])
            .await
            .message
            .unwrap();
        assert_eq!(chosen.attachments.len(), 1);
    }
    let made = mover.presses("Confirm").await.message.unwrap();
    assert!(
        made.content.contains(&format!("you played `{turn}`")),
        "{}",
        made.content
    );
    let buttons = made.buttons();
    assert!(
        made.attachments.is_empty() && buttons.iter().all(|button| button.label == "Plan ahead"),
        "nothing of the composer is left to press"
    );
}
