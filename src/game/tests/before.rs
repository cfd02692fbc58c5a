//! Before the board: challenging, answering, setting up.

use super::*;

#[test]
fn a_challenge_waits_for_its_answer() {
    let (game, events) = Game::challenge(ANNA, BERT, VENUE, terms(SettingUp::Place), NOW).unwrap();
    assert_eq!(events, [Event::Challenged]);
    assert_eq!(game.stage, Stage::Challenged);
    assert_eq!(game.expires_at(), Some(NOW.plus(CHALLENGE_LIFETIME)));
    assert_eq!(
        (game.turn_number(), game.to_move(), game.side_of(ANNA)),
        (0, None, None)
    );
    assert_eq!(game.opponent_of(ANNA), Some(BERT));
    assert_eq!(game.opponent_of(BERT), Some(ANNA));
    assert_eq!(game.opponent_of(CARL), None);
}

#[test]
fn nobody_challenges_themselves() {
    let refused = Game::challenge(ANNA, ANNA, VENUE, terms(SettingUp::Place), NOW);
    assert_eq!(refused.unwrap_err(), Refusal::Oneself);
}

#[test]
fn squares_side_by_side_do_not_go_with_no_side_by_side() {
    let mut terms = Terms {
        squares: "a3 c3 / a4 e5".parse().unwrap(),
        ..terms(SettingUp::Place)
    };
    assert!(Game::challenge(ANNA, BERT, VENUE, terms.clone(), NOW).is_ok());
    terms.ruleset.no_side_by_side = true;
    let refused = Game::challenge(ANNA, BERT, VENUE, terms, NOW).unwrap_err();
    assert!(matches!(
        refused,
        Refusal::BadSquares(SetupError::SideBySide(_))
    ));
}

#[test]
fn who_goes_first_is_agreed_or_drawn() {
    let gold_of = |first, lots: &Lots| {
        let mut game = challenged(Terms {
            first,
            ..terms(SettingUp::Place)
        });
        game.accept(BERT, NOW, lots).unwrap();
        assert_eq!(
            game.player(Side::Blue),
            game.opponent_of(game.player(Side::Gold).unwrap())
        );
        game.player(Side::Gold)
    };
    let heads = Lots::draw(&mut |_| 0);
    let tails = Lots::draw(&mut |sides| 1 % sides);
    assert_eq!(gold_of(First::Challenger, &tails), Some(ANNA));
    assert_eq!(gold_of(First::Opponent, &heads), Some(BERT));
    assert_eq!(gold_of(First::ByLot, &heads), Some(ANNA));
    assert_eq!(gold_of(First::ByLot, &tails), Some(BERT));
}

#[test]
fn a_handicap_and_own_squares_stay_with_their_player() {
    for (first, squares) in [
        (First::Challenger, "b2 / c6 e7 f6"),
        // Anna's one block now comes from the north: the board turned half round.
        (First::Opponent, "e2 c1 b2 / f6"),
    ] {
        let proposed = Terms {
            squares: "b2 / c6 e7 f6".parse().unwrap(),
            first,
            ..terms(SettingUp::Place)
        };
        assert_eq!(
            (proposed.challenger_blocks(), proposed.opponent_blocks()),
            (1, 3)
        );
        let mut game = challenged(proposed);
        assert_eq!(game.accept(BERT, NOW, &lots()).unwrap(), [Event::Accepted]);
        let Stage::SettingUp {
            squares: found,
            rolls,
            ..
        } = &game.stage
        else {
            panic!("{:?}", game.stage);
        };
        assert_eq!(found.to_string(), squares);
        // Each places the other's blocks: Bert Anna's one, Anna Bert's three.
        let (anna, bert) = (game.to_place(ANNA).unwrap(), game.to_place(BERT).unwrap());
        assert_eq!((anna.squares.len(), anna.roll.faces().len()), (3, 3));
        assert_eq!((bert.squares.len(), bert.roll.faces().len()), (1, 1));
        assert_eq!(anna.roll, &rolls[game.side_of(BERT).unwrap()]);
    }
}

#[test]
fn the_lot_sets_up_the_whole_game() {
    let mut game = challenged(terms(SettingUp::ByLot));
    let events = game.accept(BERT, LATER, &lots()).unwrap();
    assert_eq!(events, [Event::Accepted, Event::Started]);
    let Stage::Playing(play) = &game.stage else {
        panic!("{:?}", game.stage);
    };
    let tops = |side| {
        let blocks = play
            .start()
            .board()
            .blocks()
            .filter(|(_, block)| block.side == side);
        let mut tops: Vec<Face> = blocks.map(|(_, block)| block.top()).collect();
        tops.sort_unstable();
        tops
    };
    let rolled = |side| {
        let mut faces = lots().roll(side, 4).unwrap().faces().to_vec();
        faces.sort_unstable();
        faces
    };
    assert_eq!(tops(Side::Gold), rolled(Side::Gold));
    assert_eq!(tops(Side::Blue), rolled(Side::Blue));
    assert_eq!(
        (game.to_move(), game.turn_number(), game.changed_at),
        (Some(ANNA), 1, LATER)
    );
}

#[test]
fn both_place_in_any_order_and_the_game_begins_with_the_second() {
    for order in [[ANNA, BERT], [BERT, ANNA]] {
        let mut game = setting_up();
        let mut placings = BySide::new(None, None);
        for (nth, by) in order.into_iter().enumerate() {
            let due = game.to_place(by).unwrap();
            let placing = Placing::sensible(due.squares, due.roll).unwrap();
            placings[due.side] = Some(placing.clone());
            let side = game.side_of(by).unwrap();
            assert_eq!(due.side, !side);
            let events = game.place(by, NOW, placing).unwrap();
            match nth {
                0 => assert_eq!(events, [Event::Placed(side)]),
                _ => assert_eq!(events, [Event::Placed(side), Event::Started]),
            }
            assert_eq!(game.to_place(by), None);
        }
        let placings = BySide::new(
            placings.gold.as_ref().unwrap(),
            placings.blue.as_ref().unwrap(),
        );
        let start = Setup::from_placings(placings);
        assert_eq!(game.play().unwrap().start().setup(), start);
    }
}

#[test]
fn the_lot_may_place_for_one_of_them() {
    let mut game = setting_up();
    assert_eq!(
        game.place_by_lot(BERT, NOW, &lots()).unwrap(),
        [Event::Placed(Side::Blue)]
    );
    assert_eq!(
        game.place_by_lot(BERT, NOW, &lots()).unwrap_err(),
        Refusal::AlreadyPlaced
    );
    let events = game.place_by_lot(ANNA, NOW, &lots()).unwrap();
    assert_eq!(events, [Event::Placed(Side::Gold), Event::Started]);
}

#[test]
fn a_placing_must_show_what_was_rolled() {
    let game = setting_up();
    let due = game.to_place(ANNA).unwrap();
    let star = Roll::new(vec![Face::Star; due.squares.len()]).unwrap();
    let stars = Placing::sensible(due.squares, &star).unwrap();
    let mut refused = game.clone();
    let refusal = refused.place(ANNA, LATER, stars).unwrap_err();
    assert_eq!(refusal, Refusal::BadPlacing(PlacingError::NotTheRoll));
    assert_eq!(refused, game);
}

#[test]
fn a_start_in_which_nobody_can_move_is_drawn_at_once() {
    // All in a corner. Each free way would bring the star up, or leads onto the star square.
    let mut game = challenged(Terms {
        squares: "a7 b7 c7 / a6 b6 c6 d7".parse().unwrap(),
        ..terms(SettingUp::Place)
    });
    game.accept(BERT, NOW, &Lots::draw(&mut |sides| 2 % sides))
        .unwrap();
    let cross = |away: Direction| {
        let all = Orientation::ALL.into_iter();
        let mut fitting =
            all.filter(|way| way.top() == Face::Cross && way.face_towards(away) == Face::Star);
        fitting.next().unwrap()
    };
    let due = game.to_place(ANNA).unwrap();
    let placing = due.squares.iter().map(|&square| {
        let west = square.to_string() == "d7";
        (
            square,
            cross(if west {
                Direction::West
            } else {
                Direction::North
            }),
        )
    });
    let placing = Placing::new(due.squares, due.roll, placing.collect()).unwrap();
    game.place(ANNA, NOW, placing).unwrap();
    let due = game.to_place(BERT).unwrap();
    let placing = Placing::sensible(due.squares, due.roll).unwrap();
    let drawn = Ending::Drawn(Draw::NobodyCanMove);
    let events = game.place(BERT, NOW, placing).unwrap();
    assert_eq!(
        events,
        [
            Event::Placed(Side::Blue),
            Event::Started,
            Event::Ended(drawn)
        ]
    );
    assert_eq!(
        (game.ending(), game.to_move(), drawn.winner()),
        (Some(drawn), None, None)
    );
    assert!(!game.play().unwrap().passed());
}

#[test]
fn a_challenge_lapses_after_seven_days_and_not_before() {
    let end = NOW.plus(CHALLENGE_LIFETIME);
    let just_before = Timestamp(end.0 - 1);
    let mut game = challenged(terms(SettingUp::Place));
    assert_eq!(game.lapse(just_before), []);
    assert!(game.clone().accept(BERT, just_before, &lots()).is_ok());

    // Nobody has swept it yet, and still it is too late.
    assert_eq!(
        game.accept(BERT, end, &lots()).unwrap_err(),
        Refusal::Lapsed
    );
    assert_eq!(game.decline(BERT, end).unwrap_err(), Refusal::Lapsed);
    assert_eq!(game.cancel(ANNA, end).unwrap_err(), Refusal::Lapsed);

    assert_eq!(game.lapse(end), [Event::Ended(Ending::Lapsed)]);
    assert_eq!(game.lapse(end), []);
    assert_eq!(
        game.accept(BERT, end, &lots()).unwrap_err(),
        Refusal::Over(Ending::Lapsed)
    );
    assert_eq!(setting_up().lapse(end), []);
}

#[test]
fn an_arrangement_is_kept_until_it_is_placed() {
    let mut game = setting_up();
    let due = game.to_place(ANNA).unwrap();
    assert_eq!(
        due.draft,
        &Placing::sensible(due.squares, due.roll).unwrap()
    );
    let turned = due.draft.turn(due.squares[0]).unwrap();
    let before = game.clone();
    let events = game.draft(ANNA, LATER, turned.clone()).unwrap();
    assert_eq!(events, [Event::Drafted(Side::Gold)]);
    assert_eq!(game.to_place(ANNA).unwrap().draft, &turned);
    // It is hers alone, and nothing is placed by it.
    assert_eq!(game.to_place(BERT), before.to_place(BERT));

    game.draft_by_lot(ANNA, LATER, &lots()).unwrap();
    let due = game.to_place(ANNA).unwrap();
    let by_lot = lots().placing(due.side, due.squares, due.roll).unwrap();
    assert_eq!(due.draft, &by_lot);

    game.place(ANNA, LATER, turned.clone()).unwrap();
    let refusal = game.draft(ANNA, LATER, turned).unwrap_err();
    assert_eq!(refusal, Refusal::AlreadyPlaced);
}

#[test]
fn an_arrangement_must_show_what_was_rolled() {
    let game = setting_up();
    let mut refused = game.clone();
    let elsewhere: Placing = "a1CL b1CL c1CL d1CL".parse().unwrap();
    let refusal = refused.draft(ANNA, LATER, elsewhere).unwrap_err();
    assert!(matches!(
        refusal,
        Refusal::BadPlacing(PlacingError::NotAStartingSquare(_))
    ));
    assert_eq!(refused, game);
}
