//! People: open challenges and their races, blocks, and what onlookers hear.

use super::*;
use crate::game::{MOST_CHALLENGES, Quiet};
use crate::service::Found;

const VENUE: Venue = Venue {
    server: 5,
    channel: 6,
};
const DORA: UserId = UserId(4);

impl Desk {
    async fn challenges(
        &self,
        by: UserId,
        opponent: Option<UserId>,
    ) -> Result<GameId, ServiceError> {
        let asked = self.asked(by);
        let made = self
            .service
            .challenge(asked, opponent, VENUE, terms(SettingUp::ByLot));
        made.await.map(|done| done.game.id)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_of_many_accepts_an_open_challenge_whatever_schedules_they_have() {
    let desk = Desk::open().await;
    // Some have a schedule of some version, and some have none.
    let zone = "Europe/Berlin".parse().unwrap();
    let (from, to) = ("22:00".parse().unwrap(), "6:00".parse().unwrap());
    let quiet = Quiet::new(zone, from, to).unwrap();
    for hours in [Some(quiet.clone()), None, Some(quiet)] {
        desk.service.set_quiet_hours(CARL, hours).await.unwrap();
    }
    for round in 0..5 {
        let game = desk.challenges(ANNA, None).await.unwrap();
        let mut tries = JoinSet::new();
        for nth in 0..6 {
            let by = [BERT, CARL, DORA][(round + nth) % 3];
            let (service, asked) = (desk.service.clone(), desk.asked(by));
            tries.spawn(async move { (by, service.accept(game, asked).await) });
        }
        let answers = tries.join_all().await;
        let accepted: Vec<UserId> = answers
            .iter()
            .filter(|(_, answer)| answer.is_ok())
            .map(|(by, _)| *by)
            .collect();
        let game = desk.service.game(game).await.unwrap();
        assert_eq!(accepted.len(), 1);
        assert_eq!(game.opponent, Some(accepted[0]));
        for (by, answer) in answers {
            if let Err(ServiceError::Refused { refusal, .. }) = answer {
                let expected = match by == accepted[0] {
                    true => Refusal::NotAChallenge,
                    false => Refusal::Taken,
                };
                assert_eq!(refusal, expected);
            }
        }
    }
}

#[tokio::test]
async fn a_block_closes_both_ways_and_each_hears_what_they_may_know() {
    let desk = Desk::open().await;
    let service = &desk.service;
    let open = desk.challenges(ANNA, None).await.unwrap();
    let directed = desk.challenges(ANNA, Some(BERT)).await.unwrap();
    service.block(ANNA, BERT).await.unwrap();
    let unwelcome = |error: ServiceError| matches!(error, ServiceError::Unwelcome(ANNA));
    for game in [open, directed] {
        let refused = service.accept(game, desk.asked(BERT)).await.unwrap_err();
        assert!(unwelcome(refused));
    }
    assert!(unwelcome(
        desk.challenges(BERT, Some(ANNA)).await.unwrap_err()
    ));
    let own = desk.challenges(ANNA, Some(BERT)).await.unwrap_err();
    assert!(matches!(own, ServiceError::Blocked(BERT)), "{own}");
    assert_eq!(service.open_to(BERT, 6).await.unwrap(), []);
    assert_eq!(service.open_to(CARL, 6).await.unwrap().len(), 1);
    assert_eq!(service.open_to(ANNA, 6).await.unwrap(), [], "one's own");
    // Declining is open to everybody.
    assert!(service.decline(directed, desk.asked(BERT)).await.is_ok());
    service.unblock(ANNA, BERT).await.unwrap();
    assert!(service.accept(open, desk.asked(BERT)).await.is_ok());
}

#[tokio::test]
async fn challenges_that_lapsed_unseen_do_not_count() {
    let desk = Desk::open().await;
    for number in 0..MOST_CHALLENGES as u64 {
        let other = UserId(100 + number);
        desk.challenges(ANNA, Some(other)).await.unwrap();
    }
    match desk.challenges(ANNA, Some(BERT)).await.unwrap_err() {
        ServiceError::TooManyChallenges(all) => assert_eq!(all.len(), MOST_CHALLENGES),
        other => panic!("{other}"),
    }
    desk.clock
        .0
        .send_modify(|now| *now = now.plus(CHALLENGE_LIFETIME));
    assert!(desk.challenges(ANNA, Some(BERT)).await.is_ok());
}

#[tokio::test]
async fn an_onlooker_is_no_player_and_is_shown_what_the_board_shows() {
    let desk = Desk::open().await;
    let service = &desk.service;
    let game = desk.playing().await;
    let own = service.watch(game.id, ANNA).await.unwrap_err();
    assert!(matches!(own, ServiceError::NotToWatch(_)), "{own}");
    let challenge = desk.challenges(BERT, Some(DORA)).await.unwrap();
    assert!(service.watch(challenge, CARL).await.is_err());
    service.watch(game.id, CARL).await.unwrap();
    assert!(service.watches(game.id, CARL).await.unwrap());
    service
        .turn(game.id, desk.asked(ANNA), a_turn(&game))
        .await
        .unwrap();
    let game = service.game(game.id).await.unwrap();
    // The post takes along the player's notice, and none of those who look on.
    let carried = service.carried(&game).await.unwrap().unwrap();
    assert_eq!(carried.player, BERT);
    let told = Told::default();
    service.told(game.id, i64::MAX, &told).await.unwrap();
    let now = service.now();
    assert_eq!(service.to_show(now).await.unwrap(), [(game.id, CARL)]);
    assert!(!service.to_notify(now).await.unwrap().contains(&CARL));
    let (_, due) = service.notices_to_tell(CARL).await.unwrap();
    assert_eq!(due, []);
    assert!(service.due_watch(game.id, CARL).await.unwrap().is_some());
    assert!(service.due_watch(game.id, BERT).await.unwrap().is_none());
}

#[tokio::test]
async fn who_is_gone_is_asked_after_again_only_after_some_hours() {
    let desk = Desk::open().await;
    let service = &desk.service;
    let game = desk.playing().await;
    let elsewhere = desk.challenges(BERT, Some(CARL)).await.unwrap();
    assert_eq!(service.to_look_in(BERT, &game).await.unwrap(), Some(5));
    assert!(service.looked_for(BERT, 5, Found::Gone).await.unwrap());
    assert!(!service.looked_for(BERT, 5, Found::Gone).await.unwrap());
    assert_eq!(service.to_look_in(BERT, &game).await.unwrap(), None);
    let read = service.game(game.id).await.unwrap();
    assert!(read.is_gone(BERT) && !service.is_there(BERT, &read).await.unwrap());
    assert!(desk.must_hear(game.id, ANNA).await);
    // Whoever only has a challenge of his hears nothing of it.
    let news = desk.news_of(elsewhere).await;
    assert_eq!(news, [NewsKind::Post]);
    let hours = Duration::from_secs(6 * 60 * 60);
    desk.clock.0.send_modify(|now| *now = now.plus(hours));
    assert_eq!(service.to_look_in(BERT, &game).await.unwrap(), Some(5));
    assert!(service.looked_for(BERT, 5, Found::There).await.unwrap());
    assert!(!service.is_back(BERT).await.unwrap(), "that is known");
    assert!(!service.game(game.id).await.unwrap().is_gone(BERT));
}
