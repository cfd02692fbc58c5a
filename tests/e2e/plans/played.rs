//! How plans are followed, and how they end.

use deblockle::game::Spot;
use deblockle::rules::{Position, Side};

use super::*;

#[tokio::test]
async fn a_plan_three_deep_is_played_to_its_end() {
    let table = Table::set().await;
    let (ada, ben, eve) = (&table.ada, &table.ben, &table.eve);
    let id = begun(&table).await;
    let line = line(&table.position(id).await, 6);
    let planned = plans(ada, id, &text(&line)).await;
    for turn in &line {
        assert!(
            planned.text().contains(&turn.to_string()),
            "{}",
            planned.text()
        );
    }
    let of_ada = ada.pings().len();
    for (nth, pair) in line.chunks(2).enumerate() {
        let [theirs, own] = [pair[0], pair[1]];
        // Nobody has read of it before it is played.
        for onlooker in [ben, eve] {
            assert!(!readable(onlooker).contains(&format!("`{own}`")));
        }
        let made = makes(ben, theirs).await;
        let told = made.text();
        assert!(told.contains(&format!("you played `{theirs}`")), "{told}");
        assert!(
            told.contains(&format!("as planned: Gold played `{own}`")),
            "{told}"
        );
        let number = 4 + 2 * u32::try_from(nth).unwrap();
        let board = table.board(eve, id, number).await;
        for turn in [theirs, own] {
            assert!(
                board.content.contains(&format!("played `{turn}`")),
                "{}",
                board.content
            );
        }
        assert_eq!(board.pings, [ben.id()], "it is Ben's turn again");
        table.settled(id).await;
        table.wait(PINGS_APART);
    }
    let boards = eve.sees().into_iter();
    let boards = boards
        .filter(|message| message.content.contains("to move"))
        .count();
    assert_eq!(boards, 5, "one post for each turn and its answer");
    assert_eq!(
        ada.pings().len(),
        of_ada,
        "whose plan is played is not pinged"
    );
    assert_eq!(table.play(id).await.turns()[1..], line);
    assert!(plan(ada).await.content.contains("Nothing is planned"));

    // The answer to Ben's turn offers what Ben can do now.
    let made = makes(ben, towards_the_end(&table.position(id).await)).await;
    assert!(made.message.unwrap().button("Plan ahead").is_some());
}

#[tokio::test]
async fn a_turn_that_was_not_foreseen_drops_the_plan_and_only_its_player_is_told() {
    let table = Table::set().await;
    let (ada, ben, eve) = (&table.ada, &table.ben, &table.eve);
    let id = begun(&table).await;
    let position = table.position(id).await;
    let line = line(&position, 4);
    plans(ada, id, &text(&line)).await;
    let other = position
        .legal_turns()
        .find(|turn| *turn != line[0])
        .unwrap();
    let made = makes(ben, other).await;
    assert!(!made.text().contains("plan"), "{}", made.text());
    let board = table.board(eve, id, 3).await;
    assert_eq!(board.pings, [ada.id()]);
    for onlooker in [ben, eve] {
        assert!(!readable(onlooker).contains("plan has ended"));
        assert!(!readable(onlooker).contains(&line[1].to_string()));
    }
    assert!(!is_planned(&table.game(id).await, ada));
    let composer = ada.presses("Make a turn").await;
    assert!(
        composer.text().contains("Your plan in game"),
        "{}",
        composer.text()
    );
    let board = ada.types("/deblockle board", ()).await;
    assert!(
        board.text().contains("plan in game 1 has ended"),
        "{}",
        board.text()
    );
    // Once she has moved that is past.
    makes(ada, towards_the_end(&table.position(id).await)).await;
    let board = ada.types("/deblockle board", ()).await;
    assert!(!board.text().contains("has ended"), "{}", board.text());
}

#[tokio::test]
async fn a_direct_message_says_that_the_plan_has_ended() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    ada.types("/deblockle me notify", [("way", Value::from("message"))])
        .await;
    let id = begun(&table).await;
    let position = table.position(id).await;
    let line = line(&position, 2);
    plans(ada, id, &text(&line)).await;
    let other = position
        .legal_turns()
        .find(|turn| *turn != line[0])
        .unwrap();
    makes(ben, other).await;
    let direct = ada.user().in_direct_messages();
    let notice = direct
        .waits_for("the notice", |message| {
            message.content.contains("has ended")
        })
        .await;
    assert!(
        notice.content.contains("it is your turn"),
        "{}",
        notice.content
    );
    assert!(!readable(ben).contains("has ended"));
}

#[tokio::test]
async fn both_plan_each_while_they_wait() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    let id = begun(&table).await;
    let first = line(&table.position(id).await, 2);
    plans(ada, id, &text(&first)).await;
    // It is Ben's turn: Ben plans nothing for it.
    let refused = plans(ben, id, &text(&first)).await;
    assert!(
        refused.text().contains("It is your own turn"),
        "{}",
        refused.text()
    );
    makes(ben, first[0]).await;
    table.board(ben, id, 4).await;

    // Ada's plan is used up. Ben makes a turn, and plans in turn.
    let turn = towards_the_end(&table.position(id).await);
    makes(ben, turn).await;
    let second = line(&table.position(id).await, 4);
    plans(ben, id, &text(&second)).await;
    let game = table.game(id).await;
    assert!(is_planned(&game, ben) && !is_planned(&game, ada));
    let made = makes(ada, second[0]).await;
    assert!(
        made.text()
            .contains(&format!("as planned: Blue played `{}`", second[1]))
    );
    makes(ada, second[2]).await;
    let turns = [&first[..], &[turn], &second[..]].concat();
    assert_eq!(table.play(id).await.turns()[1..], turns);
}

#[tokio::test]
async fn a_plan_and_its_buttons_outlive_a_restart() {
    let mut table = Table::set().await;
    let id = begun(&table).await;
    let planned = line(&table.position(id).await, 4);
    let shown = plans(&table.ada, id, &text(&planned))
        .await
        .message
        .unwrap();
    table.restart_bot().await;
    table
        .ada
        .selects_on(
            shown.id,
            "Remove, with all that follows …",
            [text(&planned[..3]).as_str()],
        )
        .await;
    let less = plan(&table.ada).await;
    assert!(less.content.contains(&planned[1].to_string()));
    assert!(
        !less.content.contains(&planned[3].to_string()),
        "{}",
        less.content
    );
    table.restart_bot().await;
    makes(&table.ben, planned[0]).await;
    table.board(&table.eve, id, 4).await;
    table.restart_bot().await;
    table.settled(id).await;
    assert_eq!(table.play(id).await.turns()[1..], planned[..2]);
    let boards = table.eve.sees().into_iter();
    let boards = boards.filter(|message| message.content.contains("turn 4 "));
    assert_eq!(boards.count(), 1);
}

#[tokio::test]
async fn a_pass_is_part_of_a_plan() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    // Blue's only block stands in the corner, with Gold's on both squares beside it.
    let squares = [("squares", "a6 b7 d1 / a7".into())];
    let id = table.start_game(&squares).await;
    let from = |position: &Position, square: &str| {
        let mut turns = position.legal_turns();
        let square = square.parse().unwrap();
        turns.find(|turn| turn.tip.from == square).unwrap()
    };
    let position = table.position(id).await;
    let first = from(&position, "d1");
    let shut = position.play(first).unwrap();
    assert_eq!(shut.side_to_move(), Side::Gold);
    let second = ["a6", "b7"]
        .into_iter()
        .flat_map(|square| {
            let square = square.parse().unwrap();
            shut.legal_turns()
                .filter(move |turn| turn.tip.from == square)
        })
        .find(|turn| shut.play(*turn).unwrap().side_to_move() == Side::Blue)
        .unwrap();
    let reply = towards_the_end(&shut.play(second).unwrap());

    // The same by menus, as far as the second turn of Gold's.
    plan(ben).await;
    ben.presses("If … then …").await;
    let asked = chooses(ben, id, 1, &Spot::start().to_string(), first).await;
    assert!(asked.contains("Which turn of"), "{asked}");
    let planned = plans(ben, id, &format!("{first} -- {second} {reply}")).await;
    assert!(
        planned.text().contains("leaves you without a turn"),
        "{}",
        planned.text()
    );
    makes(ada, first).await;
    let board = table.board(ada, id, 3).await;
    assert!(
        board.content.contains("Blue is deblockle'd"),
        "{}",
        board.content
    );
    assert!(is_planned(&table.game(id).await, ben));
    makes(ada, second).await;
    table.board(ada, id, 5).await;
    assert_eq!(table.play(id).await.turns(), [first, second, reply]);
}

#[tokio::test]
async fn a_planned_turn_can_win() {
    let table = Table::set().await;
    let id = table.start_game(&[("blocks", 1.into())]).await;
    let mut turns = 0;
    let (winner, other) = loop {
        let position = table.position(id).await;
        let theirs = towards_the_end(&position);
        let next = position.play(theirs).unwrap();
        let reply = towards_the_end(&next);
        if next.side_to_move() != position.side_to_move() && reply.is_removal() {
            let winner = table.player(id, next.side_to_move()).await;
            plans(winner, id, &text(&[theirs, reply])).await;
            let other = table.player(id, position.side_to_move()).await;
            let made = makes(other, theirs).await;
            assert!(made.text().contains("wins game"), "{}", made.text());
            break (winner, other);
        }
        table.makes(id, theirs).await;
        table.settled(id).await;
        turns += 1;
        assert!(turns < 200, "the game finds no end");
    };
    let end = table
        .eve
        .waits_for("the end", |message| message.content.contains("wins game"))
        .await;
    assert!(
        end.content.contains("At once, as planned"),
        "{}",
        end.content
    );
    // Who was not there is told; the other has read it in the answer.
    table.settled(id).await;
    assert!(!end.pings.contains(&other.id()));
    assert!(table.game(id).await.ending().unwrap().winner().is_some());
    assert_ne!(winner.id(), other.id());
}
