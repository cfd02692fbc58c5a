//! Planned turns: saved and told together with the turn that they answer.

use super::*;

/// A turn that Anna may make, and an answer of Bert's.
fn a_line(game: &Game) -> [Turn; 2] {
    let theirs = a_turn(game);
    let next = game.play().unwrap().position().play(theirs).unwrap();
    [theirs, next.legal_turns().next().unwrap()]
}

#[tokio::test]
async fn a_planned_turn_is_saved_and_told_with_the_turn_that_it_answers() {
    let desk = Desk::open().await;
    let service = &desk.service;
    let game = desk.playing().await;
    let id = game.id;
    let line = a_line(&game);
    let news = desk.news_of(id).await;
    let told = service.news();
    let lines = [Line::from(&line[..])];
    let done = service.add_to_plan(id, desk.asked(BERT), &lines).await;
    assert_eq!(done.unwrap().events, [Event::Planned(Side::Blue)]);
    assert_eq!(desk.news_of(id).await, news);
    assert!(!told.has_changed().unwrap(), "nobody is told of a plan");
    let planned = service.game(id).await.unwrap();
    assert_eq!(planned.changed_at, game.changed_at);

    let asked = desk.asked(ANNA);
    let done = service.turn(id, asked, line[0]).await.unwrap();
    assert_eq!(done.game.play().unwrap().turns(), line);
    assert_eq!(done.game.version, planned.version + 1, "it is one change");
    let other = Store::open(&desk.folder.path().join("games.db"))
        .await
        .unwrap();
    assert_eq!(other.game(id).await.unwrap().unwrap(), done.game);
    assert_eq!(desk.news_of(id).await.len(), news.len() + 1);
    assert!(desk.must_hear(id, ANNA).await, "it is Anna's turn again");
    assert!(
        !desk.must_hear(id, BERT).await,
        "Bert's turn was made by itself"
    );

    // Delivered again, it is done already.
    let again = service.turn(id, asked, line[0]).await.unwrap_err();
    assert!(matches!(again, ServiceError::Repeated { .. }), "{again}");
    assert_eq!(service.game(id).await.unwrap(), done.game);
}

#[tokio::test]
async fn a_plan_that_came_too_late_is_refused() {
    let desk = Desk::open().await;
    let service = &desk.service;
    let game = desk.playing().await;
    let id = game.id;
    let line = a_line(&game);
    let asked = Asked {
        seen: Some(1),
        ..desk.asked(BERT)
    };
    service.turn(id, desk.asked(ANNA), line[0]).await.unwrap();
    let lines = [Line::from(&line[..])];
    let late = service.add_to_plan(id, asked, &lines).await.unwrap_err();
    assert!(matches!(late, ServiceError::Stale { .. }), "{late}");
    assert_eq!(service.game(id).await.unwrap().plan, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_turn_and_a_plan_for_it_in_the_same_instant_lose_nothing() {
    for _ in 0..10 {
        let desk = Desk::open().await;
        let game = desk.playing().await;
        let (id, line) = (game.id, a_line(&game));
        let lines = [Line::from(&line[..])];
        let (planning, turning) = (desk.asked(BERT), desk.asked(ANNA));
        let (planned, turned) = tokio::join!(
            desk.service.add_to_plan(id, planning, &lines),
            desk.service.turn(id, turning, line[0]),
        );
        turned.unwrap();
        // Whichever came first: the answer was planned in time and is there, or it was too late and was refused.
        let answered = match planned {
            Ok(_) => true,
            Err(ServiceError::Refused {
                refusal: Refusal::OwnTurn,
                ..
            }) => false,
            Err(other) => panic!("{other}"),
        };
        let game = desk.service.game(id).await.unwrap();
        assert_eq!(
            game.play().unwrap().turns(),
            &line[..1 + usize::from(answered)]
        );
        assert_eq!(game.plan, None);
    }
}

#[test]
fn no_log_tells_what_is_planned() {
    let position = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";
    let mut plan = crate::game::Plan::new(position.parse().unwrap());
    let theirs = plan.at().legal_turns().next().unwrap();
    let own = plan
        .at()
        .play(theirs)
        .unwrap()
        .legal_turns()
        .next()
        .unwrap();
    plan.add(&[Line::from(&[theirs, own][..])]).unwrap();
    let logged = format!("{:?} {plan:?}", Event::Planned(Side::Blue));
    assert!(!logged.contains(&own.to_string()), "{logged}");
    assert!(!logged.contains(&format!("{own:?}")), "{logged}");
}
