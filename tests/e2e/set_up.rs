//! Setting up: by placing, by lot, with a handicap, on own squares, without side-by-side.

use deblockle::game::Stage;
use deblockle::rules::{BySide, Position, Ruleset, Side, Square};
use deblockle::sandbox::{Seat, Value};

use crate::table::{PINGS_APART, Table, game_number};

/// Ada challenges Ben with these options, and he accepts.
async fn accepted(table: &Table, options: &[(&str, Value)]) -> i64 {
    let mut all = vec![("opponent", Value::from(&table.ben))];
    all.extend(options.iter().cloned());
    let sent = table.ada.types("/deblockle challenge", all).await;
    let id = game_number(&sent.text());
    table.ben.types("/deblockle accept", ()).await;
    table
        .ada
        .waits_for("the set-up or the board", |message| {
            !message.is_ephemeral() && !message.attachments.is_empty()
        })
        .await;
    id
}

async fn places(seat: &Seat, options: &[(&str, &str)]) -> String {
    let options: Vec<(&str, Value)> = options
        .iter()
        .map(|(name, value)| (*name, Value::from(*value)))
        .collect();
    seat.types("/deblockle place", options).await.text()
}

#[tokio::test]
async fn blocks_are_placed_one_at_a_time_by_command_over_a_restart() {
    let mut table = Table::set().await;
    let id = accepted(&table, &[("first", "me".into()), ("blocks", 2.into())]).await;
    // Ada plays Gold and places Blue's blocks, on c7 and e7.
    let Stage::SettingUp { rolls, .. } = table.game(id).await.stage else {
        panic!("not setting up")
    };
    let [first, second] = *rolls[Side::Blue].faces() else {
        panic!("two blocks were rolled")
    };
    let facings = table
        .ada
        .types_partial(
            "/deblockle place",
            [("block", "c7"), ("facing", "")],
            "facing",
        )
        .await;
    assert_eq!(
        facings.len(),
        4,
        "a block can be turned four ways: {facings:?}"
    );
    let facing = facings[2].value.to_string().replace('"', "");

    places(
        &table.ada,
        &[("block", "c7"), ("square", "e7"), ("facing", &facing)],
    )
    .await;
    table.restart_bot().await;
    let done = table
        .ada
        .types("/deblockle place", [("done", Value::from(true))])
        .await;
    assert!(done.text().contains("placed"), "{}", done.text());

    let Stage::SettingUp { placings, .. } = table.game(id).await.stage else {
        panic!("not setting up")
    };
    let placed = placings[Side::Blue].clone().unwrap();
    let (c7, e7) = ("c7".parse().unwrap(), "e7".parse().unwrap());
    assert_eq!(
        placed.get(e7).unwrap().top(),
        first,
        "the block was moved from c7 to e7"
    );
    assert_eq!(
        placed.get(c7).unwrap().top(),
        second,
        "and the one there changed places with it"
    );
    assert_eq!(placed.get(e7).unwrap().north().letter().to_string(), facing);
}

#[tokio::test]
async fn a_placing_is_hidden_until_both_are_done() {
    let table = Table::set().await;
    let id = accepted(&table, &[("first", "me".into())]).await;
    let before = table.ben.sees().len();
    table
        .ada
        .types("/deblockle place", [("done", Value::from(true))])
        .await;
    let set_up = table
        .eve
        .waits_for("the set-up to say who is done", |message| {
            message.content.contains("has placed ✓")
        })
        .await;
    assert_eq!(
        table.ben.sees().len(),
        before,
        "nothing new is posted, the set-up message is edited"
    );
    assert!(
        set_up.pings == [table.ada.id()],
        "the edit pings nobody anew"
    );
    let again = places(&table.ada, &[]).await;
    assert!(again.contains("already"), "{again}");
    table.wait(PINGS_APART);

    table
        .ben
        .types("/deblockle place", [("done", Value::from(true))])
        .await;
    let board = table.board(&table.eve, id, 1).await;
    assert_eq!(board.pings, [table.ada.id()], "Gold begins");
}

#[tokio::test]
async fn the_lot_places_the_blocks() {
    let table = Table::set().await;
    let id = accepted(&table, &[("set_up", "lot".into())]).await;
    let position = table.position(id).await;
    let squares = |side| {
        position
            .board()
            .squares(side)
            .into_iter()
            .map(|square| square.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(squares(Side::Gold), ["c1", "e1", "c3", "e3"]);
    assert_eq!(squares(Side::Blue), ["c5", "e5", "c7", "e7"]);
}

#[tokio::test]
async fn a_handicap_follows_the_person_not_the_side() {
    let table = Table::set().await;
    let options = [
        ("blocks", 1.into()),
        ("opponent_blocks", 3.into()),
        ("first", "opponent".into()),
        ("set_up", "lot".into()),
    ];
    let id = accepted(&table, &options).await;
    assert_eq!(table.player(id, Side::Gold).await.id(), table.ben.id());
    let board = *table.position(id).await.board();
    assert_eq!(BySide::from_fn(|side| board.count(side)), BySide::new(3, 1));
}

#[tokio::test]
async fn own_squares_are_turned_half_round_for_a_challenger_who_plays_blue() {
    let table = Table::set().await;
    let options = [
        ("squares", "a1 b2 / g6".into()),
        ("first", "opponent".into()),
        ("set_up", "lot".into()),
    ];
    let id = accepted(&table, &options).await;
    let board = *table.position(id).await.board();
    let squares = |names: &[&str]| {
        names
            .iter()
            .map(|name| name.parse::<Square>().unwrap())
            .collect()
    };
    assert_eq!(
        board.squares(Side::Blue),
        squares(&["g7", "f6"]),
        "Ada's a1 and b2"
    );
    assert_eq!(board.squares(Side::Gold), squares(&["a2"]), "Ben's g6");
}

#[tokio::test]
async fn no_side_by_side_holds_for_the_start_and_for_every_turn() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    let touching = [
        ("opponent", Value::from(ben)),
        ("side_by_side", false.into()),
        ("squares", "a1 / a2".into()),
    ];
    let refused = ada.types("/deblockle challenge", touching).await;
    assert!(
        refused.ephemeral && refused.text().contains("a1"),
        "{}",
        refused.text()
    );
    assert!(table.no_game().await);

    // Gold's block can step beside Blue's: the same turn is legal where side-by-side is, and refused where it is not.
    let options = [
        ("side_by_side", false.into()),
        ("squares", "c3 / d4".into()),
        ("set_up", "lot".into()),
        ("first", "me".into()),
    ];
    let id = accepted(&table, &options).await;
    let position = table.position(id).await;
    let free = Position::new(position.setup(), Ruleset::STANDARD).unwrap();
    let beside = free
        .legal_turns()
        .find(|turn| !position.is_legal(*turn))
        .expect("c3 and d4 are near enough");
    let refused = ada
        .types(
            "/deblockle turn",
            [("notation", Value::from(beside.to_string().as_str()))],
        )
        .await;
    assert!(
        refused.ephemeral && refused.text().contains("not possible"),
        "{}",
        refused.text()
    );
    assert_eq!(table.position(id).await, position);
}

#[tokio::test]
async fn a_placing_that_names_no_block_is_not_done() {
    let table = Table::set().await;
    let id = accepted(&table, &[("first", "me".into())]).await;
    let before = table.game(id).await;
    let options = [
        ("square", Value::from("e7")),
        ("facing", "L".into()),
        ("done", true.into()),
    ];
    let refused = table.ada.types("/deblockle place", options).await;
    assert!(refused.text().contains("Which block"), "{}", refused.text());
    assert_eq!(table.game(id).await, before);
}

#[tokio::test]
async fn a_facing_is_named_by_its_letter_or_by_its_name() {
    let table = Table::set().await;
    let id = accepted(&table, &[("first", "me".into())]).await;
    let facings = table
        .ada
        .types_partial(
            "/deblockle place",
            [("block", "c7"), ("facing", "")],
            "facing",
        )
        .await;
    let mut arranged = Vec::new();
    for facing in [
        facings[1].name.clone(),
        facings[1].value.to_string().replace('"', ""),
    ] {
        places(&table.ada, &[("block", "c7"), ("facing", &facing)]).await;
        let Stage::SettingUp { drafts, .. } = table.game(id).await.stage else {
            panic!("not setting up")
        };
        arranged.push(drafts[Side::Blue].clone());
        places(&table.ada, &[("block", "c7"), ("facing", &facings[0].name)]).await;
    }
    assert_eq!(arranged[0], arranged[1]);
}
