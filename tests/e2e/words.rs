//! What a message says, shows and pings.

use std::time::Duration;

use deblockle::game::Stage;
use deblockle::sandbox::{Message, Value};

use crate::table::{Table, towards_the_end};

#[tokio::test]
async fn case_5_old_buttons_are_removed_long_after_every_token_has_died() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let first = table.board(&table.eve, id, 1).await;
    table.wait(Duration::from_secs(24 * 3600));
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let (old, is_silent) = (first.id, |message: &Message| message.buttons().is_empty());
    table
        .eve
        .waits_for("the old board without buttons", move |message| {
            message.id == old && is_silent(message)
        })
        .await;
    assert!(table.board(&table.eve, id, 2).await.edited.is_none());
}

#[tokio::test]
async fn case_15_after_the_end_no_message_has_buttons_but_for_a_replay_and_a_rematch() {
    let table = Table::set().await;
    let id = table.start_game(&[("blocks", 1.into())]).await;
    while let Stage::Playing(play) = table.game(id).await.stage {
        table.makes(id, towards_the_end(play.position())).await;
    }
    let end = table
        .eve
        .waits_for("the end", |message| message.content.contains("wins game"))
        .await;
    assert!(end.button("Rematch").is_some() && end.buttons().len() == 2);
    table.settled(id).await;
    let with_buttons: Vec<_> = table
        .eve
        .sees()
        .into_iter()
        .filter(|message| !message.buttons().is_empty() && message.id != end.id)
        .collect();
    assert!(with_buttons.is_empty(), "{with_buttons:?}");
}

#[tokio::test]
async fn case_22_the_bot_plays_without_any_privileged_intent() {
    // This Discord closes the connection on a bot that asks for a privileged intent, with code 4014.
    let table = Table::set().await;
    assert_eq!(table.sandbox.gateway().identifies(), 1);
    let id = table.start_game(&[]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.board(&table.ben, id, 2).await;
}

#[tokio::test]
async fn case_33_34_no_step_loses_the_picture_and_each_has_a_name_of_its_own() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    for _ in 0..6 {
        table
            .makes(id, towards_the_end(&table.position(id).await))
            .await;
    }
    table.board(&table.eve, id, 7).await;
    table.settled(id).await;
    let boards: Vec<Message> = table
        .eve
        .sees()
        .into_iter()
        .filter(|message| message.content.contains("to move"))
        .collect();
    assert_eq!(boards.len(), 7);
    let mut names: Vec<_> = boards
        .iter()
        .map(|board| board.attachments[0].filename.clone())
        .collect();
    assert!(
        boards.iter().all(|board| board.attachments.len() == 1),
        "a message carries exactly one board, also after its buttons went"
    );
    for (turn, name) in (1..).zip(&names) {
        assert_eq!(*name, format!("deblockle-{id}-{turn}.png"));
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 7);
}

#[tokio::test]
async fn case_35_your_turn_is_a_new_message_that_pings_that_player_only() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let before = (
        table.ada.pings().len(),
        table.ben.pings().len(),
        table.eve.pings().len(),
    );
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let board = table.board(&table.ben, id, 2).await;
    assert_eq!(board.pings, [table.ben.id()]);
    assert_eq!(board.edited, None);
    table.settled(id).await;
    let after = (
        table.ada.pings().len(),
        table.ben.pings().len(),
        table.eve.pings().len(),
    );
    assert_eq!(after, (before.0, before.1 + 1, before.2));
}

#[tokio::test]
async fn case_36_37_the_picture_fits_a_phone_and_is_told_in_words() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let board = table.board(&table.ada, id, 1).await;
    let picture = &board.attachments[0];
    let (width, height) = picture.dimensions.unwrap();
    assert_ne!(width, height);
    assert!(
        width.max(height) <= 1200 && picture.size < 300_000,
        "{width} × {height}, {} bytes",
        picture.size
    );
    let words = picture.description.as_deref().unwrap();
    assert!(words.chars().count() <= 1024);
    for (square, block) in table.position(id).await.board().blocks() {
        assert!(
            words.contains(&square.to_string()),
            "{square} {block} is not told: {words}"
        );
    }
    assert!(words.contains("Gold to move"), "{words}");
}

#[tokio::test]
async fn case_41_times_are_written_for_the_readers_own_clock() {
    let table = Table::set().await;
    table
        .ada
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.ben))],
        )
        .await;
    let challenge = table
        .ben
        .waits_for("the challenge", |message| {
            message.button("Accept").is_some()
        })
        .await;
    assert!(
        challenge.content.contains("lapses <t:"),
        "{}",
        challenge.content
    );
    assert!(
        !challenge.content.contains("202"),
        "no date is written out: {}",
        challenge.content
    );
}

#[tokio::test]
async fn case_51_a_move_costs_at_most_three_calls() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    table.settled(id).await;
    let mark = table.sandbox.mark();
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.board(&table.ben, id, 2).await;
    table.settled(id).await;
    let calls: Vec<_> = table
        .sandbox
        .requests_since(mark)
        .into_iter()
        .map(|call| format!("{} {}", call.method, call.path))
        .collect();
    assert!(calls.len() <= 3, "{calls:#?}");
}

/// Four blocks in the open: hoops reach the most squares.
const OPEN: &str = "b4 d4 f4 d5 / a1 g1 a7 g7";

#[tokio::test]
async fn case_12_a_list_of_choices_is_short_or_empty_and_never_fails() {
    let table = Table::set().await;
    let id = table.start_game(&[("squares", OPEN.into())]).await;
    let many: usize = table.position(id).await.legal_turns().count();
    assert!(
        many > 25,
        "{many} turns are more than a list of choices holds"
    );
    let (ada, eve) = (&table.ada, &table.eve);
    let long = "9".repeat(6000);
    for (seat, command, options, focused, expected) in [
        (
            ada,
            "/deblockle turn",
            vec![("notation", "")],
            "notation",
            25,
        ),
        (
            ada,
            "/deblockle turn",
            vec![("notation", "\u{202e}`@x")],
            "notation",
            0,
        ),
        (
            ada,
            "/deblockle turn",
            vec![("notation", &long)],
            "notation",
            0,
        ),
        // A game that is none, another's, and one that is not at that stage.
        (
            ada,
            "/deblockle turn",
            vec![("notation", ""), ("game", "x")],
            "notation",
            0,
        ),
        (
            ada,
            "/deblockle turn",
            vec![("notation", ""), ("game", "99")],
            "notation",
            0,
        ),
        (ada, "/deblockle place", vec![("block", "")], "block", 0),
        (
            eve,
            "/deblockle turn",
            vec![("notation", ""), ("game", "1")],
            "notation",
            0,
        ),
        (eve, "/deblockle hop", vec![("to", "")], "to", 0),
        (eve, "/deblockle tip", vec![("block", "")], "block", 0),
    ] {
        let choices = seat.types_partial(command, options.clone(), focused).await;
        assert_eq!(
            choices.len(),
            expected,
            "{command} {options:?}: {choices:?}"
        );
    }
}

#[tokio::test]
async fn case_17_without_link_previews_all_that_matters_is_still_read() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let turn = towards_the_end(&table.position(id).await);
    table.makes(id, turn).await;
    let board = table.board(&table.eve, id, 2).await;
    for said in [
        "Blue to move".to_owned(),
        table.ben.mention(),
        format!("Gold played `{turn}`"),
        "Removed: Gold 0 of 4, Blue 0 of 4".to_owned(),
    ] {
        assert!(board.content.contains(&said), "{said}: {}", board.content);
    }
    // The setting hides embeds; an attachment stays.
    assert!(board.embeds.is_empty());
    assert_eq!(board.attachments.len(), 1);
    assert!(!board.content.contains("http"), "{}", board.content);
}

#[tokio::test]
async fn case_54_the_position_with_most_to_choose_from_fits_every_menu() {
    let table = Table::set().await;
    let id = table.start_game(&[("squares", OPEN.into())]).await;
    let position = table.position(id).await;
    let tips = position.legal_tips();
    for tip in tips {
        let hops = position.legal_hops(tip);
        if hops.is_empty() {
            continue;
        }
        table.ada.presses("Make a turn").await;
        table
            .ada
            .presses(&format!("block:{id}:1:{}", tip.from))
            .await;
        let composer = table
            .ada
            .presses(&format!("tip:{id}:1:{tip}"))
            .await
            .message
            .unwrap();
        let menu = &composer.selects()[0];
        assert_eq!(menu.options.len(), hops.len());
        table.ada.presses("Start over").await;
    }
}

#[tokio::test]
async fn rules_and_help_are_pages_with_pictures() {
    let table = Table::set().await;
    let first = table
        .eve
        .types("/deblockle rules", ())
        .await
        .message
        .unwrap();
    assert!(
        first.is_ephemeral() && first.content.contains("page 1 of 8"),
        "{}",
        first.content
    );
    for page in 2..=8 {
        let next = table.eve.presses("▶").await.message.unwrap();
        assert_eq!(next.id, first.id);
        assert!(
            next.content.contains(&format!("page {page} of 8")),
            "{}",
            next.content
        );
        assert_eq!(
            next.attachments.len(),
            usize::from(page < 8),
            "each face has a picture"
        );
    }
    let slider = table
        .eve
        .selects("Choose a page", ["slider"])
        .await
        .message
        .unwrap();
    assert!(slider.content.contains("**Slider**"), "{}", slider.content);
    let help = table.eve.types("/deblockle help", ()).await;
    for command in ["challenge", "turn", "resign"] {
        assert!(
            help.text().contains(&format!("/deblockle {command}")),
            "{}",
            help.text()
        );
    }
}
