//! Take-backs and draws: who may offer them when, and what comes of it.

use super::*;

const FREE: &str = "7/7/5cl1/7/1CL5/7/7 g - - 1";
/// Turns that lead back to where they began.
const ROUND: [&str; 4] = ["b3n-b3", "f5n-f5", "b3s-b3", "f5s-f5"];

fn plays(game: &mut Game, turn: Turn) {
    let by = game.to_move().unwrap();
    game.turn(by, NOW, turn).unwrap();
}

fn rounds(turns: usize) -> Game {
    let mut game = playing(FREE);
    for text in ROUND.into_iter().cycle().take(turns) {
        plays(&mut game, turn(text));
    }
    game
}

#[test]
fn a_take_back_restores_all_but_the_log_which_only_grows() {
    let mut taken = 0;
    for seed in 0..30 {
        let mut game = playing(OPEN);
        for step in 0..16 {
            let before = game.clone();
            let by = game.to_move().unwrap();
            let other = game.opponent_of(by).unwrap();
            let side = game.side_of(by).unwrap();
            let turns: Vec<Turn> = game.play().unwrap().position().legal_turns().collect();
            let turn = turns[(seed * 7 + step * 13) % turns.len()];
            game.turn(by, NOW, turn).unwrap();
            if game.is_over() {
                break;
            }
            let after = game.clone();
            game.offer(by, LATER, Offer::TakeBack).unwrap();
            assert_eq!(game.stage, after.stage);
            let events = game.accept_offer(other, LATER, Offer::TakeBack).unwrap();
            assert_eq!(events, [Event::TakenBack { by: side, turn }]);
            assert_eq!(game.stage, before.stage);
            assert_eq!(game.to_move(), Some(by));
            assert_eq!(game.taken_back(), Some(side));
            assert_eq!(game.log.len(), after.log.len() + 2);
            assert!(game.log.starts_with(&after.log));
            taken += 1;
            game = after;
        }
    }
    assert!(taken > 200, "only {taken} turns were taken back");
}

#[test]
fn a_tip_that_was_made_meanwhile_goes_with_the_turn() {
    let mut game = playing(OPEN);
    let before = game.stage.clone();
    plays(&mut game, turn("c3n-d5"));
    game.offer(ANNA, NOW, Offer::TakeBack).unwrap();
    let mut turns = game.play().unwrap().position().legal_turns();
    let tip = turns.find(|turn| turn.hop.is_some()).unwrap().tip;
    game.tip(BERT, NOW, tip).unwrap();
    game.accept_offer(BERT, NOW, Offer::TakeBack).unwrap();
    assert_eq!(game.stage, before);
}

#[test]
fn after_a_pass_only_the_last_turn_is_taken_back() {
    // Blue's only block is shut into the corner.
    let mut game = playing("clCL5/CL6/7/7/4CL2/7/7 g - - 1");
    let free = |game: &Game| {
        let mut turns = game.play().unwrap().position().legal_turns();
        turns
            .find(|turn| !["b7", "a6"].contains(&turn.tip.from.to_string().as_str()))
            .unwrap()
    };
    let first = free(&game);
    plays(&mut game, first);
    let before = game.stage.clone();
    assert_eq!(game.to_move(), Some(ANNA));
    let second = free(&game);
    plays(&mut game, second);
    game.offer(ANNA, NOW, Offer::TakeBack).unwrap();
    game.accept_offer(BERT, NOW, Offer::TakeBack).unwrap();
    assert_eq!(game.stage, before);
    // It goes on to be one's own last turn.
    game.offer(ANNA, NOW, Offer::TakeBack).unwrap();
    // Whoever plays on instead has thought better of it.
    plays(&mut game, second);
    assert_eq!(game.offered(Offer::TakeBack), None);
}

// Case 48.
#[test]
fn a_take_back_is_asked_of_ones_own_last_turn_until_the_reply_is_made() {
    let mut game = playing(OPEN);
    for by in [ANNA, BERT] {
        assert_eq!(
            game.offer(by, NOW, Offer::TakeBack).unwrap_err(),
            Refusal::NothingToTakeBack
        );
    }
    plays(&mut game, turn("c3n-d5"));
    assert_eq!(
        game.offer(BERT, NOW, Offer::TakeBack).unwrap_err(),
        Refusal::NothingToTakeBack
    );
    let asked = Event::Offered {
        by: Side::Gold,
        offer: Offer::TakeBack,
    };
    assert_eq!(game.offer(ANNA, NOW, Offer::TakeBack).unwrap(), [asked]);
    assert_eq!(game.offered(Offer::TakeBack), Some(Side::Gold));
    assert_eq!(
        game.offer(ANNA, NOW, Offer::TakeBack).unwrap_err(),
        Refusal::OfferedAlready(Offer::TakeBack)
    );
    assert_eq!(
        game.accept_offer(ANNA, NOW, Offer::TakeBack).unwrap_err(),
        Refusal::OwnOffer(Offer::TakeBack)
    );
    let reply = any_turn(&game);
    plays(&mut game, reply);
    assert_eq!(game.offered(Offer::TakeBack), None);
    assert_eq!(
        game.accept_offer(BERT, NOW, Offer::TakeBack).unwrap_err(),
        Refusal::NotOffered(Offer::TakeBack)
    );
}

#[test]
fn after_a_take_back_the_clock_begins_anew() {
    let mut game = playing(OPEN);
    plays(&mut game, turn("c3n-d5"));
    game.offer(ANNA, LATER, Offer::TakeBack).unwrap();
    game.accept_offer(BERT, LATER, Offer::TakeBack).unwrap();
    assert_eq!(game.awaited(), [Side::Gold]);
    let deadline = game.deadline(Side::Gold).unwrap();
    assert_eq!(deadline.at, LATER.plus(DAY * 3));
    assert_eq!(game.deadline(Side::Blue), None);
}

#[test]
fn an_offer_is_made_once_a_turn_by_each() {
    let mut game = playing(OPEN);
    game.offer(ANNA, NOW, Offer::Draw).unwrap();
    assert_eq!(
        game.offer(BERT, NOW, Offer::Draw).unwrap_err(),
        Refusal::OfferedByOther(Offer::Draw)
    );
    let declined = Event::OfferDeclined {
        by: Side::Blue,
        offer: Offer::Draw,
    };
    assert_eq!(
        game.decline_offer(BERT, NOW, Offer::Draw).unwrap(),
        [declined]
    );
    assert_eq!(game.declined(Offer::Draw), Some(Side::Blue));
    assert_eq!(
        game.offer(ANNA, NOW, Offer::Draw).unwrap_err(),
        Refusal::OfferedBefore(Offer::Draw)
    );
    assert_eq!(
        game.accept_offer(BERT, NOW, Offer::Draw).unwrap_err(),
        Refusal::NotOffered(Offer::Draw)
    );
    // The other has not offered any.
    game.offer(BERT, NOW, Offer::Draw).unwrap();
    assert_eq!(game.declined(Offer::Draw), None);
    let next = any_turn(&game);
    plays(&mut game, next);
    assert_eq!(game.offered(Offer::Draw), None);
    game.offer(ANNA, NOW, Offer::Draw).unwrap();
}

#[test]
fn a_draw_lapses_when_the_other_makes_a_turn_and_not_by_ones_own() {
    let mut game = playing(OPEN);
    game.offer(ANNA, NOW, Offer::Draw).unwrap();
    let own = any_turn(&game);
    plays(&mut game, own);
    assert_eq!(game.offered(Offer::Draw), Some(Side::Gold));
    assert_eq!(game.offered_to(BERT).collect::<Vec<_>>(), [Offer::Draw]);
    assert_eq!(game.offered_to(ANNA).count(), 0);
    // A take-back can be asked for beside it.
    game.offer(ANNA, NOW, Offer::TakeBack).unwrap();
    assert_eq!(game.offered_to(BERT).count(), 2);

    let mut agreed = game.clone();
    let drawn = Event::Ended(Ending::Drawn(Draw::Agreement));
    assert_eq!(
        agreed.accept_offer(BERT, NOW, Offer::Draw).unwrap(),
        [drawn]
    );
    assert_eq!(agreed.offered(Offer::TakeBack), None);

    let reply = any_turn(&game);
    plays(&mut game, reply);
    assert_eq!(game.offered_to(BERT).count(), 0);
}

#[test]
fn a_draw_is_claimed_by_either_player_when_a_position_stands_for_the_third_time() {
    for turns in 0..8 {
        let mut game = rounds(turns);
        for by in [ANNA, BERT] {
            assert_eq!(
                game.claim_draw(by, NOW).unwrap_err(),
                Refusal::NoRepetition,
                "after {turns} turns"
            );
        }
    }
    let drawn = Event::Ended(Ending::Drawn(Draw::Repetition));
    for by in [ANNA, BERT] {
        let mut game = rounds(8);
        assert!(game.is_draw_claimable());
        // A tip that is still to hop changes nothing on the board.
        game.tip(ANNA, NOW, tip("b3n")).unwrap();
        assert_eq!(game.claim_draw(by, NOW).unwrap(), [drawn]);
        assert!(!game.is_draw_claimable());
    }
    // What was taken back has not stood there.
    let mut game = rounds(8);
    game.offer(BERT, NOW, Offer::TakeBack).unwrap();
    game.accept_offer(ANNA, NOW, Offer::TakeBack).unwrap();
    assert!(!game.is_draw_claimable());
    plays(&mut game, turn(ROUND[3]));
    assert!(game.is_draw_claimable());
}

#[test]
fn a_game_that_is_over_offers_nothing() {
    let mut game = playing(OPEN);
    let first = any_turn(&game);
    plays(&mut game, first);
    game.offer(ANNA, NOW, Offer::TakeBack).unwrap();
    game.resign(BERT, NOW).unwrap();
    assert_eq!(game.offered(Offer::TakeBack), None);
    let over = Refusal::Over(Ending::Aborted);
    assert_eq!(
        game.accept_offer(BERT, NOW, Offer::TakeBack).unwrap_err(),
        over
    );
    assert_eq!(game.offer(ANNA, NOW, Offer::Draw).unwrap_err(), over);
}
