//! What happens by itself, in its time.

use super::*;

#[tokio::test]
async fn case_28_a_pair_has_one_open_challenge_but_a_lapsed_one_is_in_nobodys_way() {
    let desk = Desk::open().await;
    desk.challenge(SettingUp::Place).await.unwrap();
    let answer = desk.challenge(SettingUp::Place).await.unwrap_err();
    assert!(
        matches!(answer, ServiceError::PendingAlready(GameId(1))),
        "{answer}"
    );

    desk.clock.0.send_replace(NOON.plus(CHALLENGE_LIFETIME));
    let done = desk.challenge(SettingUp::Place).await.unwrap();
    assert_eq!(done.game.id, GameId(2));
    let first = desk.service.game(GameId(1)).await.unwrap();
    assert_eq!(first.ending(), Some(Ending::Lapsed));
    assert_eq!(desk.news_of(first.id).await[1..], [NewsKind::Post]);
    assert!(desk.must_hear(first.id, ANNA).await);
}

#[tokio::test]
async fn what_is_due_is_done_once_and_the_next_is_named() {
    let desk = Desk::open().await;
    assert_eq!(desk.service.due(NOON).await.unwrap(), NOON.plus(SWEEP));
    let game = desk.challenge(SettingUp::Place).await.unwrap().game;
    let end = game.expires_at().unwrap();
    let just_before = Timestamp(end.0 - 1);
    assert_eq!(desk.service.due(just_before).await.unwrap(), end);
    assert_eq!(desk.service.game(game.id).await.unwrap(), game);

    // Two sweeps at once end it once.
    let (one, other) = tokio::join!(desk.service.due(end), desk.service.due(end));
    assert_eq!(
        (one.unwrap(), other.unwrap()),
        (end.plus(SWEEP), end.plus(SWEEP))
    );
    let game = desk.service.game(game.id).await.unwrap();
    assert_eq!((game.ending(), game.version), (Some(Ending::Lapsed), 1));
    assert_eq!(desk.news_of(game.id).await.len(), 2);
}

#[tokio::test]
async fn the_scheduler_lets_a_challenge_lapse_in_time_and_stops_when_told() {
    let desk = Desk::open().await;
    let stop = CancellationToken::new();
    let mut news = desk.service.news();
    let scheduler = tokio::spawn(scheduler::run(desk.service.clone(), stop.clone()));
    let game = desk.challenge(SettingUp::Place).await.unwrap().game;
    timeout(PATIENCE, news.changed()).await.unwrap().unwrap();

    desk.clock.0.send_replace(game.expires_at().unwrap());
    timeout(PATIENCE, news.changed()).await.unwrap().unwrap();
    assert_eq!(
        desk.service.game(game.id).await.unwrap().ending(),
        Some(Ending::Lapsed)
    );

    stop.cancel();
    timeout(PATIENCE, scheduler).await.unwrap().unwrap();
}
