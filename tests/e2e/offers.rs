//! What two players offer each other: turns back, draws, another game; and games that nobody can lose yet.

use deblockle::game::{Draw, Ending};
use deblockle::rules::{Position, Side, Turn};
use deblockle::sandbox::{Seat, Value};

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

/// So many turns, each of them told.
async fn plays(table: &Table, id: i64, turns: usize) {
    for _ in 0..turns {
        let turn = towards_the_end(&table.position(id).await);
        table.makes(id, turn).await;
        table.settled(id).await;
    }
    table.wait(PINGS_APART);
}

#[tokio::test]
async fn case_48_a_turn_is_taken_back_by_consent_and_over_a_restart() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    let before = table.position(id).await;
    plays(&table, id, 1).await;
    let pings = table.ben.pings().len();

    let asked = table.ada.types("/deblockle takeback", ()).await.text();
    assert!(asked.contains("is asked whether"), "{asked}");
    let board = table.ben.waits_for_ping(pings).await;
    assert!(board.content.contains("asks to take back"));
    table.settled(id).await;
    // Case 14: it is nobody else's to answer, nor one's own.
    for seat in [&table.eve, &table.ada] {
        let refused = seat.presses_on(board.id, "Accept the take-back").await;
        assert!(refused.ephemeral, "{}", refused.text());
        assert_eq!(table.play(id).await.turns().len(), 1);
    }
    table.restart_bot().await;
    table.wait(PINGS_APART);

    let pings = table.ada.pings().len();
    let done = table.ben.presses_on(board.id, "Accept the take-back").await;
    assert!(done.text().contains("taken back"), "{}", done.text());
    assert_eq!(table.position(id).await, before);
    let anew = table.ada.waits_for_ping(pings).await;
    assert!(anew.content.contains("turn 1 "), "{}", anew.content);
    table.settled(id).await;
    let late = table.ben.presses_on(board.id, "Accept the take-back");
    assert!(late.attempt().await.is_err(), "the old buttons are gone");
    plays(&table, id, 1).await;
    assert_eq!(table.play(id).await.turns().len(), 1);
}

#[tokio::test]
async fn case_48_a_take_back_lapses_when_the_reply_is_made() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    plays(&table, id, 1).await;
    table.ada.types("/deblockle takeback", ()).await;
    table.settled(id).await;
    plays(&table, id, 1).await;
    let none = [("answer", Value::from("Yes, I accept"))];
    let late = table.ben.types("/deblockle takeback", none).await.text();
    assert!(late.contains("Nobody asks for a take-back"), "{late}");
    assert_eq!(table.play(id).await.turns().len(), 2);
    assert!(!table.eve.text().contains("no longer asks"));
}

#[tokio::test]
async fn a_draw_is_offered_declined_and_agreed_on() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    plays(&table, id, 2).await;
    table.ada.presses("Offer…").await;
    let offered = table.ada.presses("Offer a draw").await.text();
    assert!(offered.contains("you have offered"), "{offered}");
    table.settled(id).await;
    table.ben.presses("Decline the draw").await;
    table.settled(id).await;
    let again = table.ada.types("/deblockle draw", ()).await.text();
    assert!(again.contains("in this turn already"), "{again}");

    plays(&table, id, 2).await;
    table.ben.types("/deblockle draw", ()).await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    table.ada.presses("Accept the draw").await;
    assert!(!table.game(id).await.is_over(), "asked, not done");
    table.ada.presses("Yes, a draw").await;
    let ending = table.game(id).await.ending();
    assert_eq!(ending, Some(Ending::Drawn(Draw::Agreement)));
    table.settled(id).await;
    assert!(table.eve.text().contains("have agreed on it"));
}

/// Two turns of one side that lead back to where it began, if the other does the same.
fn there_and_back(position: &Position) -> Option<[Turn; 4]> {
    let start = position.repetition_key();
    for one in position.legal_turns() {
        let first = position.play(one).ok()?;
        if first.side_to_move() == position.side_to_move() {
            continue;
        }
        for two in first.legal_turns() {
            let Ok(second) = first.play(two) else {
                continue;
            };
            if second.side_to_move() != position.side_to_move() {
                continue;
            }
            for three in second.legal_turns() {
                let Ok(third) = second.play(three) else {
                    continue;
                };
                if third.board().blocks().any(|(square, block)| {
                    block.side == position.side_to_move()
                        && position.board().get(square) != Some(block)
                }) {
                    continue;
                }
                for four in third.legal_turns() {
                    if third
                        .play(four)
                        .is_ok_and(|fourth| fourth.repetition_key() == start)
                    {
                        return Some([one, two, three, four]);
                    }
                }
            }
        }
    }
    None
}

#[tokio::test]
async fn a_draw_is_claimed_when_the_position_stands_for_the_third_time() {
    let table = Table::set().await;
    // How the blocks lie is the dice's, and not every block can go there and back in two turns.
    let (id, round) = loop {
        let id = table.start_game(&[("blocks", 1.into())]).await;
        if let Some(round) = there_and_back(&table.position(id).await) {
            break (id, round);
        }
    };
    for turn in round.into_iter().chain(round) {
        table.makes(id, turn).await;
        table.settled(id).await;
    }
    let board = table.eve.text();
    assert!(board.contains("stands for the third time"), "{board}");
    table.wait(PINGS_APART);
    table.ben.presses("Claim a draw").await;
    assert!(!table.game(id).await.is_over(), "asked, not done");
    table.ben.presses("Yes, a draw").await;
    let ending = table.game(id).await.ending();
    assert_eq!(ending, Some(Ending::Drawn(Draw::Repetition)));
    table.settled(id).await;
}

#[tokio::test]
async fn a_game_that_has_hardly_begun_is_called_off_and_nobody_loses_it() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    plays(&table, id, 1).await;
    let pings = table.ada.pings().len();
    let asked = table.ben.types("/deblockle resign", ()).await.text();
    assert!(asked.contains(&table.ada.mention()), "{asked}");
    table.ben.presses("Yes, call it off").await;
    assert_eq!(table.game(id).await.ending(), Some(Ending::Aborted));
    let told = table.ada.waits_for_ping(pings).await;
    assert!(told.content.contains("is off"), "{}", told.content);
}

/// A game that this one has resigned, after both have made a turn.
async fn lost(table: &Table, by: &Seat) -> i64 {
    let id = table.start_game(&[]).await;
    plays(table, id, 2).await;
    by.types("/deblockle resign", ()).await;
    by.presses("Yes, resign").await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    id
}

#[tokio::test]
async fn case_59_a_rematch_links_both_games_and_the_winner_goes_first() {
    let table = Table::set().await;
    let first = lost(&table, &table.ada).await;
    let pings = table.ben.pings().len();
    let sent = table.ada.presses("Rematch").await.text();
    let second = game_number(&sent);
    assert!(second > first, "{sent}");
    let challenge = table.ben.waits_for_ping(pings).await;
    let named = format!("rematch of game {first}");
    assert!(challenge.text().contains(&named), "{}", challenge.text());
    table.settled(first).await;
    let linked = format!("The rematch is game {second}");
    let seen = table.eve.sees();
    assert!(seen.iter().any(|message| message.text().contains(&linked)));
    // Case 14: an onlooker has no part in it.
    let refused = table.eve.types("/deblockle rematch", ()).await.text();
    assert!(refused.contains("finished no game"), "{refused}");

    // Who asks too has accepted.
    let game = [("game", Value::from(first.to_string().as_str()))];
    table.ben.types("/deblockle rematch", game).await;
    let board = table.board(&table.ada, second, 1).await;
    assert!(board.content.contains(&named), "{}", board.content);
    let gold = table.game(second).await.player(Side::Gold).unwrap();
    assert_eq!(gold.0, table.ben.id().get(), "the winner goes first");
    assert_eq!(table.game(second).await.rematch_of.unwrap().0, first);
    table.settled(second).await;
}
