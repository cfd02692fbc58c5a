//! Passing, removing, winning, resigning.

use deblockle::game::{Ending, Stage, Victory};
use deblockle::rules::Side;
use deblockle::sandbox::{Message, Value};

use crate::table::{PINGS_APART, Table, towards_the_end};

#[tokio::test]
async fn a_shut_in_player_passes_and_the_other_goes_on() {
    let table = Table::set().await;
    // Blue's only block stands in the corner, with Gold's on both squares beside it.
    let id = table
        .start_game(&[("squares", "a6 b7 d1 / a7".into())])
        .await;
    let position = table.position(id).await;
    let away = position
        .legal_turns()
        .find(|turn| turn.tip.from == "d1".parse().unwrap())
        .unwrap();
    let pings = table.ben.pings().len();
    table.makes(id, away).await;

    let board = table.board(&table.ada, id, 3).await;
    assert!(
        board.content.contains("Blue is deblockle'd"),
        "{}",
        board.content
    );
    assert!(board.content.contains("Gold to move"), "{}", board.content);
    assert!(
        board.pings.is_empty(),
        "Ada has just moved, and it is not Ben's turn"
    );
    assert_eq!(table.ben.pings().len(), pings);
    let refused = table
        .ben
        .types("/deblockle turn", [("notation", Value::from("a7e"))])
        .await;
    assert!(
        refused.text().contains("It is the turn of"),
        "{}",
        refused.text()
    );
}

#[tokio::test]
async fn a_side_shut_in_at_the_start_passes_at_once() {
    let table = Table::set().await;
    let id = table
        .start_game_at(&[("squares", "a7 / a6 b7 d1".into())], 2)
        .await;
    let board = table.board(&table.ada, id, 2).await;
    assert!(
        board.content.contains("Gold is deblockle'd"),
        "{}",
        board.content
    );
    // If Ben was pinged just now, by the challenge, this is told later.
    let ben = table.ben.id();
    let is_it = move |message: &Message| {
        let text = &message.content;
        message.pings.contains(&ben) && (text.contains("turn 2 ") || text.contains("your turn"))
    };
    table.ben.waits_for("the ping", is_it).await;
}

#[tokio::test]
async fn removing_the_last_block_wins() {
    let table = Table::set().await;
    let id = table.start_game(&[("blocks", 1.into())]).await;
    let mut removal = None;
    while let Stage::Playing(play) = table.game(id).await.stage {
        let turn = towards_the_end(play.position());
        removal = Some((play.position().side_to_move(), turn));
        table.makes(id, turn).await;
    }
    let (side, turn) = removal.unwrap();
    assert!(turn.is_removal());
    let game = table.game(id).await;
    assert_eq!(
        game.ending(),
        Some(Ending::Won {
            winner: side,
            by: Victory::Removal
        })
    );
    let end = table
        .eve
        .waits_for("the end", |message| message.content.contains("wins game"))
        .await;
    assert!(
        end.content.contains(&format!("`{turn}`")),
        "{}",
        end.content
    );
    assert!(
        end.content.contains(&format!("{side} 1 of 1")),
        "{}",
        end.content
    );
    assert_eq!(end.attachments.len(), 1);
}

// Case 48.
#[tokio::test]
async fn resigning_is_asked_once_more_and_names_the_opponent() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    for _ in 0..2 {
        let turn = towards_the_end(&table.position(id).await);
        table.makes(id, turn).await;
    }
    table.settled(id).await;
    table.wait(PINGS_APART);
    let asked = table.ben.types("/deblockle resign", ()).await;
    assert!(
        asked.ephemeral && asked.text().contains(&table.ada.mention()),
        "{}",
        asked.text()
    );
    assert!(!table.game(id).await.is_over(), "asked, not done");
    table.ben.presses("No, play on").await;
    assert!(!table.game(id).await.is_over());

    table.ben.types("/deblockle resign", ()).await;
    table.ben.presses("Yes, resign").await;
    assert_eq!(
        table.game(id).await.ending(),
        Some(Ending::Won {
            winner: Side::Gold,
            by: Victory::Resignation
        })
    );
    let end = table
        .ada
        .waits_for("the end", |message| {
            message.content.contains("resigned against")
        })
        .await;
    assert_eq!(end.pings, [table.ada.id()]);
}
