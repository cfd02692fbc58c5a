//! Conditional turns: planned in private, played at once, dropped at the first turn that they do not foresee.

use deblockle::game::{Game, Place, UserId};
use deblockle::rules::{Position, Side, Turn};
use deblockle::sandbox::{Message, Response, Seat, Value};

use crate::table::{PINGS_APART, Table, towards_the_end};

/// A line of sensible turns from here on.
fn line(position: &Position, length: usize) -> Vec<Turn> {
    let mut position = *position;
    let turns = (0..length).map(|_| {
        let turn = towards_the_end(&position);
        position = position.play(turn).unwrap();
        turn
    });
    turns.collect()
}

fn text(turns: &[Turn]) -> String {
    let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
    turns.join(" ")
}

/// Types a line for the plan.
async fn plans(seat: &Seat, id: i64, line: &str) -> Response {
    let options = [
        ("line", Value::from(line)),
        ("game", id.to_string().as_str().into()),
    ];
    let answer = seat.types("/deblockle plan", options).await;
    assert!(answer.ephemeral, "{}", answer.text());
    answer
}

/// How the plan stands, as it is shown to its player.
async fn plan(seat: &Seat) -> Message {
    let answer = seat.types("/deblockle plan", ()).await;
    assert!(answer.ephemeral, "{}", answer.text());
    answer.message.unwrap()
}

/// Makes a turn by command, and says how that was answered.
async fn makes(seat: &Seat, turn: Turn) -> Response {
    let notation = [("notation", Value::from(turn.to_string().as_str()))];
    seat.types("/deblockle turn", notation).await
}

fn is_planned(game: &Game, seat: &Seat) -> bool {
    game.plan_of(UserId(seat.id().get())).is_some()
}

/// All that a person can read, wherever it stands in a message.
fn readable(seat: &Seat) -> String {
    let messages = seat.sees();
    let told = |message: &Message| {
        let files = message.attachments.iter();
        let files: Vec<_> = files.map(|file| format!("{file:?}")).collect();
        format!(
            "{}\n{:?}\n{}",
            message.text(),
            message.buttons(),
            files.join("\n")
        )
    };
    messages.iter().map(told).collect::<Vec<_>>().join("\n")
}

/// A game after Ada's first turn: it is Ben's turn now, and Ada may plan.
async fn begun(table: &Table) -> i64 {
    let id = table.start_game(&[]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.board(&table.ada, id, 2).await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    id
}

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
    let asked = chooses(ben, id, 1, &Place::start().to_string(), first).await;
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

/// Chooses a turn in the plan's composer, which shows its blocks for the turns that `draft` names.
async fn chooses(seat: &Seat, id: i64, seen: u32, draft: &str, turn: Turn) -> String {
    let button = |kind: &str, what: &dyn std::fmt::Display| {
        format!("plan-{kind}:{id}:{seen}:{draft}/{what}")
    };
    seat.presses(&button("block", &turn.tip.from)).await;
    let tipped = seat.presses(&button("tip", &turn.tip)).await;
    let Some(hop) = turn.hop else {
        return tipped.text();
    };
    let to = hop.to.to_string();
    let hopped = seat.selects(&button("hop", &turn.tip), [to.as_str()]);
    hopped.await.text()
}

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
    let start = Place::start().to_string();
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
    let place = Place::after(&line[..2]).to_string();
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
    let place = Place::after(&line[..2]);
    let ids = [
        format!("plan:{id}:2:"),
        format!("plan-line:{id}:2:{}", Place::start()),
        format!("plan-add:{id}:2:{}.{}.{}", Place::start(), line[0], line[1]),
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
    let chosen = Place::after(&line[..1]).to_string();
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
            format!("plan-block:{id}:4:{}/a9", Place::start()),
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
