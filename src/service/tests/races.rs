//! Many at once, the same again, and too late.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn case_10_fifty_copies_of_one_click_are_one_move() {
    // Pressed fifty times, and delivered fifty times.
    for delivered_again in [false, true] {
        let desk = Desk::open().await;
        let game = desk.playing().await;
        let turn = a_turn(&game);
        let asked = desk.asked(ANNA);
        let mut clicks = JoinSet::new();
        for nth in 0..50 {
            let interaction = if delivered_again {
                asked.interaction
            } else {
                1000 + nth
            };
            let asked = Asked {
                interaction,
                seen: Some(1),
                ..asked
            };
            let service = desk.service.clone();
            clicks.spawn(async move { service.turn(game.id, asked, turn).await });
        }
        let mut moves = 0;
        for answer in clicks.join_all().await {
            match answer {
                Ok(_) => moves += 1,
                Err(ServiceError::Repeated { game }) if delivered_again => {
                    assert_eq!(game.turn_number(), 2)
                }
                Err(ServiceError::Stale { game }) if !delivered_again => {
                    assert_eq!(game.turn_number(), 2)
                }
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(moves, 1);
        let game = desk.service.game(game.id).await.unwrap();
        assert_eq!(game.play().unwrap().turns(), [turn]);
        assert_eq!(desk.news_of(game.id).await.len(), 3);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_eight_racing_turns_one_is_played_and_seven_are_refused() {
    let desk = Desk::open().await;
    let game = desk.playing().await;
    let mut racers = JoinSet::new();
    for turn in game.play().unwrap().position().legal_turns().take(8) {
        let (service, asked) = (desk.service.clone(), desk.asked(ANNA));
        racers.spawn(async move { service.turn(game.id, asked, turn).await });
    }
    let answers = racers.join_all().await;
    let refused = answers.iter().filter(|answer| {
        matches!(
            answer,
            Err(ServiceError::Refused {
                refusal: Refusal::NotYourTurn(Side::Blue),
                ..
            })
        )
    });
    assert_eq!(
        (
            refused.count(),
            answers.iter().filter(|answer| answer.is_ok()).count()
        ),
        (7, 1)
    );
    assert_eq!(
        desk.service
            .game(game.id)
            .await
            .unwrap()
            .play()
            .unwrap()
            .turns()
            .len(),
        1
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_players_who_place_in_the_same_instant_both_succeed() {
    let desk = Desk::open().await;
    for _ in 0..10 {
        let game = desk.challenge(SettingUp::Place).await.unwrap().game.id;
        desk.service.accept(game, desk.asked(BERT)).await.unwrap();
        let (one, other) = (desk.asked(ANNA), desk.asked(BERT));
        let (one, other) = tokio::join!(
            desk.service.place_by_lot(game, one),
            desk.service.place_by_lot(game, other)
        );
        let events: Vec<Event> = one
            .unwrap()
            .events
            .into_iter()
            .chain(other.unwrap().events)
            .collect();
        assert_eq!(
            events
                .iter()
                .filter(|&&event| event == Event::Started)
                .count(),
            1
        );
        assert!(matches!(
            desk.service.game(game).await.unwrap().stage,
            Stage::Playing(_)
        ));
    }
}

#[tokio::test]
async fn case_11_a_button_of_an_earlier_turn_never_moves() {
    let desk = Desk::open().await;
    let game = desk.playing().await;
    desk.service
        .turn(game.id, desk.asked(ANNA), a_turn(&game))
        .await
        .unwrap();
    let game = desk.service.game(game.id).await.unwrap();
    let seen = |by, seen| Asked {
        seen: Some(seen),
        ..desk.asked(by)
    };

    // Legal now, but the button was of another turn.
    let answer = desk
        .service
        .turn(game.id, seen(BERT, 1), a_turn(&game))
        .await
        .unwrap_err();
    assert!(matches!(answer, ServiceError::Stale { .. }), "{answer}");
    let answer = desk
        .service
        .turn(game.id, seen(CARL, 1), a_turn(&game))
        .await
        .unwrap_err();
    assert!(
        matches!(
            answer,
            ServiceError::Refused {
                refusal: Refusal::Outsider,
                ..
            }
        ),
        "{answer}"
    );
    assert_eq!(desk.service.game(game.id).await.unwrap(), game);

    desk.service
        .turn(game.id, seen(BERT, 2), a_turn(&game))
        .await
        .unwrap();
    desk.service
        .resign(game.id, desk.asked(BERT))
        .await
        .unwrap();
    let answer = desk
        .service
        .turn(game.id, seen(ANNA, 1), a_turn(&game))
        .await
        .unwrap_err();
    assert!(
        matches!(
            answer,
            ServiceError::Refused {
                refusal: Refusal::Over(_),
                ..
            }
        ),
        "{answer}"
    );
}

#[tokio::test]
async fn an_interaction_that_comes_again_learns_that_it_had_its_effect() {
    let desk = Desk::open().await;
    let challenge = desk.asked(ANNA);
    let venue = Venue {
        server: 5,
        channel: 6,
    };
    let again = async || {
        desk.service
            .challenge(challenge, BERT, venue, terms(SettingUp::ByLot))
            .await
    };
    let game = again().await.unwrap().game.id;
    assert!(
        matches!(again().await.unwrap_err(), ServiceError::Repeated { game } if game.id == GameId(1))
    );

    let accept = desk.asked(BERT);
    desk.service.accept(game, accept).await.unwrap();
    // It would be refused now, for the very reason that it was done.
    let answer = desk.service.accept(game, accept).await.unwrap_err();
    assert!(matches!(answer, ServiceError::Repeated { .. }), "{answer}");
    let answer = desk
        .service
        .accept(game, desk.asked(BERT))
        .await
        .unwrap_err();
    assert!(
        matches!(
            answer,
            ServiceError::Refused {
                refusal: Refusal::NotAChallenge,
                ..
            }
        ),
        "{answer}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_is_told_is_the_game_as_its_news_left_it() {
    let desk = Desk::open().await;
    let id = desk.playing().await.id;
    let played = {
        let service = desk.service.clone();
        tokio::spawn(async move {
            for number in 0..40 {
                let game = service.game(id).await.unwrap();
                let by = game.to_move().unwrap();
                let asked = Asked {
                    by,
                    interaction: 1000 + number,
                    seen: None,
                };
                service.turn(id, asked, a_turn(&game)).await.unwrap();
            }
        })
    };
    while !played.is_finished() {
        let (game, untold) = desk.service.to_tell(id).await.unwrap();
        // The challenge, its acceptance, and one for each turn.
        assert_eq!(untold.len(), 2 + game.play().unwrap().turns().len());
    }
    played.await.unwrap();
}
