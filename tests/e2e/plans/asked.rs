//! How a plan is put together by thumbs, and what is refused.

use deblockle::game::{Game, Spot};
use deblockle::rules::Position;

use super::*;

#[tokio::test]
async fn a_plan_by_thumbs() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    let id = table.start_game(&[]).await;
    let opened = ada.presses("Make a turn").await.message.unwrap();
    let turn = towards_the_end(&table.position(id).await);
    let made = ada.forges(opened.id, &format!("play:{id}:1:{turn}")).await;
    assert!(made.text().contains("you played"), "{}", made.text());
    let shown = ada.presses("Plan ahead").await.text();
    assert!(shown.contains("Nothing is planned"), "{shown}");

    let line = line(&table.position(id).await, 4);
    let start = Spot::start().to_string();
    let answering = format!("{start}.{}", line[0]);
    ada.presses("If … then …").await;
    let asked = chooses(ada, id, 2, &start, line[0]).await;
    assert!(asked.contains("what do you answer"), "{asked}");
    let asked = chooses(ada, id, 2, &answering, line[1]).await;
    assert!(
        asked.contains(&format!("Gold played `{}`", line[1])),
        "{asked}"
    );
    assert!(
        !is_planned(&table.game(id).await, ada),
        "it is not confirmed yet"
    );
    ada.presses("Back").await;
    ada.presses("Start over").await;
    chooses(ada, id, 2, &start, line[0]).await;
    chooses(ada, id, 2, &answering, line[1]).await;
    let added = ada.presses("Add to the plan").await;
    assert!(added.text().contains("That is planned"), "{}", added.text());
    assert!(is_planned(&table.game(id).await, ada));

    // Deeper, after that answer.
    ada.selects("Go on after …", [text(&line[..2]).as_str()])
        .await;
    let place = Spot::after(&line[..2]).to_string();
    chooses(ada, id, 2, &place, line[2]).await;
    chooses(ada, id, 2, &format!("{place}.{}", line[2]), line[3]).await;
    let shown = ada.presses("Add to the plan").await.message.unwrap();
    assert!(shown.is_ephemeral() && shown.attachments.len() == 1);
    for turn in &line {
        assert!(
            shown.content.contains(&turn.to_string()),
            "{}",
            shown.content
        );
    }
    // What is answered already is not answered twice.
    ada.presses("If … then …").await;
    let refused = chooses(ada, id, 2, &start, line[0]).await;
    assert!(refused.contains("an answer after"), "{refused}");

    let branch = text(&line[..3]);
    let less = ada
        .selects("Remove, with all that follows …", [branch.as_str()])
        .await
        .text();
    assert!(!less.contains(&line[2].to_string()), "{less}");
    ada.presses("Drop the plan").await;
    assert!(
        is_planned(&table.game(id).await, ada),
        "that is asked once more"
    );
    ada.presses("No, keep it").await;
    ada.presses("Drop the plan").await;
    let dropped = ada.presses("Yes, drop it").await.text();
    assert!(dropped.contains("The plan is dropped"), "{dropped}");
    assert!(!is_planned(&table.game(id).await, ada));
    assert_eq!(
        table.play(id).await.turns(),
        [turn],
        "nothing of it was played"
    );
    assert!(!readable(ben).contains("plan"));
}

#[tokio::test]
async fn what_cannot_be_planned_is_refused_where_it_goes_wrong() {
    let table = Table::set().await;
    let (ada, eve) = (&table.ada, &table.eve);
    let id = begun(&table).await;
    let position = table.position(id).await;
    let good = line(&position, 4);
    let before = table.game(id).await;
    let own_block = towards_the_end(&line_back(&before));
    for (typed, told) in [
        ("e5w x9".to_owned(), "`x9` cannot be read as a turn"),
        (";;".to_owned(), "There is no turn in that"),
        ("e5w ".repeat(300), "too long"),
        (text(&good[..3]), "Say what you answer"),
        (
            format!("{}; {} a1w", text(&good[..2]), good[0]),
            "Line 2 goes wrong at its turn 2",
        ),
        (format!("{own_block} e5w"), "where Blue is to move"),
        (format!("{} -- {}", good[0], good[1]), "nobody passes there"),
        (text(&line(&position, 14)), "12 turns ahead at most"),
    ] {
        let refused = plans(ada, id, &typed).await;
        assert!(refused.text().contains(told), "{typed}: {}", refused.text());
        assert!(!refused.message.unwrap().buttons().is_empty());
    }
    let outsider = plans(eve, id, &text(&good)).await;
    assert!(
        outsider.text().contains("You do not play"),
        "{}",
        outsider.text()
    );
    assert_eq!(table.game(id).await, before);

    plans(ada, id, &text(&good)).await;
    let after = position.play(good[0]).unwrap();
    let other = after.legal_turns().find(|turn| *turn != good[1]).unwrap();
    let refused = plans(ada, id, &format!("{} {other}", good[0])).await;
    assert!(
        refused.text().contains("there already"),
        "{}",
        refused.text()
    );
}

/// The position that the last turn was made in.
fn line_back(game: &Game) -> Position {
    let play = game.play().unwrap();
    let turns = &play.turns()[..play.turns().len() - 1];
    let start = play.start().after_passes();
    turns
        .iter()
        .fold(start, |position, turn| position.play(*turn).unwrap())
}

#[tokio::test]
async fn case_4_11_13_an_old_button_of_a_plan_changes_nothing() {
    let table = Table::set().await;
    let (ada, ben, eve) = (&table.ada, &table.ben, &table.eve);
    let id = begun(&table).await;
    let line = line(&table.position(id).await, 6);
    let shown = plans(ada, id, &text(&line[..4])).await.message.unwrap();
    let place = Spot::after(&line[..2]);
    let ids = [
        format!("plan:{id}:2:"),
        format!("plan-line:{id}:2:{}", Spot::start()),
        format!("plan-add:{id}:2:{}.{}.{}", Spot::start(), line[0], line[1]),
        format!("plan-drop:{id}:2:"),
        format!("plan-drop-yes:{id}:2:"),
    ];
    // Whoever has no plan here: the one to move, and an onlooker.
    let board = table.board(eve, id, 2).await;
    for custom_id in &ids {
        let waits = ben.forges(board.id, custom_id).await;
        assert!(
            waits.text().contains("It is your own turn"),
            "{}",
            waits.text()
        );
        let outsider = eve.forges(board.id, custom_id).await;
        assert!(
            outsider.text().contains("You do not play"),
            "{}",
            outsider.text()
        );
        table.wait(PINGS_APART);
    }
    makes(ben, line[0]).await;
    table.board(ada, id, 4).await;
    let before = table.game(id).await;
    assert!(is_planned(&before, ada));
    for custom_id in &ids {
        let refused = ada.forges(shown.id, custom_id).await;
        assert!(
            refused.text().contains("That is past"),
            "{custom_id}: {}",
            refused.text()
        );
        assert!(!refused.message.unwrap().buttons().is_empty());
    }
    let removes = format!("plan-remove:{id}:2:");
    let chosen = Spot::after(&line[..1]).to_string();
    let refused = ada
        .forges_select(shown.id, &removes, [chosen.as_str()])
        .await;
    assert!(
        refused.text().contains("That is past"),
        "{}",
        refused.text()
    );
    // Of this turn, but of a place that is in the plan no longer; and what was never ours.
    for (custom_id, told) in [
        (format!("plan-line:{id}:4:{place}"), "otherwise by now"),
        (
            format!("plan-block:{id}:4:{}/a9", Spot::start()),
            "another version",
        ),
        (format!("plan-tip:{id}:4:x/c3n"), "another version"),
    ] {
        let refused = ada.forges(shown.id, &custom_id).await;
        assert!(
            refused.text().contains(told),
            "{custom_id}: {}",
            refused.text()
        );
    }
    assert_eq!(table.game(id).await, before);

    ada.types("/deblockle resign", ()).await;
    ada.presses("Yes, resign").await;
    for custom_id in &ids {
        let over = ada.forges(shown.id, custom_id).await;
        assert!(
            over.text().contains("Nothing more can be done"),
            "{}",
            over.text()
        );
    }
    assert_eq!(table.game(id).await.plan, None);
}
