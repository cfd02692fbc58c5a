//! A whole game by typed commands alone.

use deblockle::game::{Ending, Stage};
use deblockle::sandbox::Value;

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

#[tokio::test]
async fn a_game_from_challenge_to_end() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);

    let sent = ada
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(ben)), ("blocks", 2.into())],
        )
        .await;
    assert!(sent.ephemeral);
    let id = game_number(&sent.text());
    let challenge = ben
        .waits_for("the challenge", |message| {
            message.content.contains("challenges you")
        })
        .await;
    assert_eq!(challenge.pings, [ben.id()]);

    ben.types("/deblockle accept", ()).await;
    let set_up = ada
        .waits_for("the set-up", |message| message.content.contains("is on.**"))
        .await;
    assert_eq!(set_up.pings, [ada.id()]);
    assert_eq!(set_up.attachments.len(), 1);

    // Each places the other's blocks; nobody sees the first placing before the second is done.
    ada.types("/deblockle place", [("done", Value::from(true))])
        .await;
    assert!(!ben.reads().content.contains("to move"));
    ben.types("/deblockle place", [("done", Value::from(true))])
        .await;

    let mut turns = 0;
    while let Stage::Playing(play) = table.game(id).await.stage {
        table.makes(id, towards_the_end(play.position())).await;
        table.settled(id).await;
        table.wait(PINGS_APART);
        turns += 1;
        assert!(turns < 200, "the game finds no end");
    }

    let game = table.game(id).await;
    let Some(Ending::Won { winner, .. }) = game.ending() else {
        panic!("{game:?}")
    };
    let end = ada
        .waits_for("the end", |message| message.content.contains("wins game"))
        .await;
    let loser = table.player(id, !winner).await;
    assert_eq!(end.pings, [loser.id()]);
    assert!(end.button("Rematch").is_some() && end.buttons().len() == 2);
    assert_eq!(table.play(id).await.position().board().count(winner), 0);
}
