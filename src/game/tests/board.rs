//! On the board: tips, hops, turns, passes and ends.

use super::*;

#[test]
fn a_tip_is_kept_until_its_hop_and_can_be_undone() {
    let mut game = playing(OPEN);
    let before = game.play().unwrap().clone();
    let c3n = tip("c3n");
    assert_eq!(game.tip(ANNA, NOW, c3n).unwrap(), [Event::Tipped(c3n)]);
    let play = game.play().unwrap();
    assert_eq!(
        (play.pending(), play.position()),
        (Some(c3n), before.position())
    );
    assert_eq!(
        play.pending_position().unwrap().pending(),
        "c4".parse().ok()
    );
    assert_eq!((game.to_move(), game.turn_number()), (Some(ANNA), 1));

    assert_eq!(
        game.tip(ANNA, NOW, tip("e3n")).unwrap_err(),
        Refusal::AlreadyTipped(c3n)
    );
    assert_eq!(
        game.turn(ANNA, NOW, turn("e1e-g1")).unwrap_err(),
        Refusal::HopDue(c3n)
    );
    assert_eq!(game.undo_tip(ANNA, LATER).unwrap(), [Event::TipUndone(c3n)]);
    assert_eq!(game.play(), Some(&before));
    assert_eq!(
        game.undo_tip(ANNA, LATER).unwrap_err(),
        Refusal::NothingTipped
    );
    assert_eq!(
        game.hop(ANNA, LATER, hop("d4")).unwrap_err(),
        Refusal::NothingTipped
    );
}

#[test]
fn a_turn_is_the_same_by_tip_and_hop_or_whole() {
    let position: Position = OPEN.parse().unwrap();
    let mut both = 0;
    for turn in position.legal_turns() {
        let mut whole = playing(OPEN);
        let events = whole.turn(ANNA, LATER, turn).unwrap();
        assert_eq!(events, [played(Side::Gold, &turn.to_string(), false)]);
        assert_eq!(
            (whole.to_move(), whole.turn_number(), whole.changed_at),
            (Some(BERT), 2, LATER)
        );
        assert_eq!(whole.play().unwrap().last_turn(), Some((Side::Gold, turn)));

        let mut parts = playing(OPEN);
        let mut events_of_parts = parts.tip(ANNA, NOW, turn.tip).unwrap();
        if let Some(hop) = turn.hop {
            // A whole turn may also be given when its tip was made.
            let mut tipped = parts.clone();
            assert_eq!(tipped.turn(ANNA, LATER, turn).unwrap(), events);
            events_of_parts = parts.hop(ANNA, LATER, hop).unwrap();
            assert_eq!(tipped.stage, parts.stage);
            both += 1;
        }
        assert_eq!(events_of_parts, events);
        assert_eq!(parts.stage, whole.stage);
    }
    assert!(both > 10, "only {both} turns had a hop");
}

#[test]
fn an_illegal_turn_is_handed_back_and_changes_nothing() {
    let game = playing(OPEN);
    for text in ["c7s-c6", "d4n", "c3n", "c3n-g7", "c1s", "e1w"] {
        let mut refused = game.clone();
        match refused.turn(ANNA, LATER, turn(text)).unwrap_err() {
            Refusal::Illegal(illegal) => assert_eq!(illegal.turn, turn(text)),
            other => panic!("{text}: {other}"),
        }
        assert_eq!(refused, game);
    }
    let mut refused = game.clone();
    assert!(matches!(
        refused.tip(ANNA, LATER, tip("c1s")).unwrap_err(),
        Refusal::Illegal(_)
    ));
    assert_eq!(refused, game);
}

#[test]
fn a_side_without_a_turn_passes_by_itself() {
    // Blue's only block is shut into the corner. Gold's third block comes to a stop.
    let mut game = playing("clCL5/CL6/7/7/4CL2/7/7 g - - 1");
    let position = *game.play().unwrap().position();
    let e3: Square = "e3".parse().unwrap();
    let turn = position
        .legal_turns()
        .find(|turn| turn.tip.from == e3)
        .unwrap();
    let events = game.turn(ANNA, NOW, turn).unwrap();
    assert_eq!(events, [played(Side::Gold, &turn.to_string(), true)]);
    assert!(game.play().unwrap().passed());
    assert_eq!((game.to_move(), game.turn_number()), (Some(ANNA), 3));
}

#[test]
fn a_start_that_leaves_gold_without_a_turn_begins_with_a_pass() {
    let game = playing("CLcl5/cl6/7/7/4cl2/7/7 g - - 1");
    let play = game.play().unwrap();
    assert!(play.passed());
    assert_eq!(
        (game.to_move(), game.turn_number(), play.last_turn()),
        (Some(BERT), 2, None)
    );
}

#[test]
fn the_last_block_removed_wins_and_another_does_not() {
    let mut game = playing("cl6/7/3CP3/7/7/7/CL6 g - - 5");
    assert_eq!(
        game.tip(ANNA, NOW, tip("d5n")).unwrap(),
        [played(Side::Gold, "d5n*", false)]
    );
    assert_eq!(game.to_move(), Some(BERT));

    let mut game = playing("cl6/7/3CP3/7/7/7/7 g - - 5");
    let won = Ending::Won {
        winner: Side::Gold,
        by: Victory::Removal,
    };
    let events = game.tip(ANNA, NOW, tip("d5n")).unwrap();
    assert_eq!(
        events,
        [played(Side::Gold, "d5n*", false), Event::Ended(won)]
    );
    assert_eq!((game.ending(), won.winner()), (Some(won), Some(Side::Gold)));
    assert_eq!(
        game.turn(BERT, NOW, turn("a7e-c7")).unwrap_err(),
        Refusal::Over(won)
    );
}

/// A tip that a hop must follow.
fn any_tip(game: &Game) -> Tip {
    let mut turns = game.play().unwrap().position().legal_turns();
    turns.find(|turn| turn.hop.is_some()).unwrap().tip
}

#[test]
fn either_player_may_resign_once_the_challenge_is_accepted() {
    let mut game = challenged(terms(SettingUp::Place));
    assert_eq!(game.resign(ANNA, NOW).unwrap_err(), Refusal::NotStarted);
    for (by, winner) in [(ANNA, Side::Blue), (BERT, Side::Gold)] {
        let mut game = setting_up();
        let aborted = Event::Ended(Ending::Aborted);
        assert_eq!(game.resign(by, NOW).unwrap(), [aborted]);
        assert_eq!(game.play(), None);

        let mut game = playing(OPEN);
        for _ in 0..2 {
            assert!(game.has_hardly_begun());
            let mut given_up = game.clone();
            assert_eq!(given_up.resign(by, NOW).unwrap(), [aborted]);
            let mover = game.to_move().unwrap();
            game.turn(mover, NOW, any_turn(&game)).unwrap();
        }
        assert!(!game.has_hardly_begun());
        // Nothing else is known of games that are older than the log.
        game.log.clear();
        assert!(!game.has_hardly_begun());

        let ending = Ending::Won {
            winner,
            by: Victory::Resignation,
        };
        let tip = any_tip(&game);
        game.tip(ANNA, NOW, tip).unwrap();
        assert_eq!(game.resign(by, NOW).unwrap(), [Event::Ended(ending)]);
        assert_eq!(game.play().unwrap().pending(), None);
    }
}

#[test]
fn replay_leads_to_the_same_play_and_refuses_what_is_illegal() {
    let mut game = playing(OPEN);
    for by in [ANNA, BERT].into_iter().cycle().take(6) {
        let turn = game
            .play()
            .unwrap()
            .position()
            .legal_turns()
            .next()
            .unwrap();
        game.turn(by, NOW, turn).unwrap();
    }
    let play = game.play().unwrap();
    assert_eq!(play.turns().len(), 6);
    let again = Play::replay(*play.start(), play.turns().iter().copied(), None).unwrap();
    assert_eq!(&again, play);

    let illegal = Play::replay(*play.start(), [turn("d4n")], None).unwrap_err();
    assert_eq!(illegal.turn, turn("d4n"));
    assert!(Play::replay(*play.start(), [], Some(tip("c1s"))).is_err());
}
