//! The service over a real database, with time and chance in the test's hands.

use std::future::Future;
use std::pin::Pin;
use std::sync::Mutex;

use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::*;
use crate::game::{
    CHALLENGE_LIFETIME, Ending, First, Line, Pace, Place, SettingUp, Stage, Terms, TimeOut, Venue,
};
use crate::rules::{BySide, Placing, Roll, Ruleset, Side, StartingSquares, Turn};

mod clocks;
mod due;
mod moving;
mod people;
mod plans;
mod races;

const ANNA: UserId = UserId(1);
const BERT: UserId = UserId(2);
const CARL: UserId = UserId(3);
const NOON: Timestamp = Timestamp(1_000_000_000_000);
/// No test waits that long, unless it fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// Moves only when the test moves it.
struct TestClock(watch::Sender<Timestamp>, Leaps);

/// What it means when the test moves the clock.
#[derive(Clone, Copy, PartialEq)]
enum Leaps {
    /// That time has passed.
    AreTime,
    /// That the machine was asleep.
    AreSleep,
}

impl Clock for TestClock {
    fn now(&self) -> Timestamp {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let mut now = self.0.subscribe();
        Box::pin(async move { drop(now.wait_for(|&now| now >= at).await) })
    }

    fn is_left_alone(&self) -> bool {
        self.1 == Leaps::AreSleep
    }
}

/// Shows 0, 1, 2, ... and begins again whenever it must.
#[derive(Default)]
struct Counting(Mutex<u8>);

impl Dice for Counting {
    fn roll(&self, sides: u8) -> u8 {
        let mut shown = self.0.lock().unwrap();
        *shown = shown.wrapping_add(1);
        *shown % sides
    }
}

struct Desk {
    service: GameService,
    clock: Arc<TestClock>,
    folder: TempDir,
    interactions: Mutex<u64>,
}

impl Desk {
    async fn open() -> Desk {
        Desk::whose_leaps(Leaps::AreTime).await
    }

    async fn whose_leaps(leaps: Leaps) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.db")).await.unwrap();
        let clock = Arc::new(TestClock(watch::Sender::new(NOON), leaps));
        let service = GameService::new(store, clock.clone(), Arc::new(Counting::default()));
        Desk {
            service,
            clock,
            folder,
            interactions: Mutex::new(0),
        }
    }

    fn asked(&self, by: UserId) -> Asked {
        let mut interactions = self.interactions.lock().unwrap();
        *interactions += 1;
        Asked {
            by,
            interaction: *interactions,
            seen: None,
        }
    }

    async fn challenge(&self, set_up: SettingUp) -> Result<Done, ServiceError> {
        let venue = Venue {
            server: 5,
            channel: 6,
        };
        self.service
            .challenge(self.asked(ANNA), BERT, venue, terms(set_up))
            .await
    }

    /// A game in which Anna plays Gold and is to move.
    async fn playing(&self) -> Game {
        let game = self.challenge(SettingUp::ByLot).await.unwrap().game.id;
        self.service
            .accept(game, self.asked(BERT))
            .await
            .unwrap()
            .game
    }

    async fn news_of(&self, game: GameId) -> Vec<NewsKind> {
        let news = self.service.untold_of(game).await.unwrap();
        news.into_iter().map(|news| news.kind).collect()
    }

    /// Whether a person has still to hear of a game.
    async fn must_hear(&self, game: GameId, player: UserId) -> bool {
        let notice = self.service.waiting_notice(game, player).await.unwrap();
        notice.is_some()
    }
}

fn terms(set_up: SettingUp) -> Terms {
    Terms {
        ruleset: Ruleset::STANDARD,
        squares: StartingSquares::standard(BySide::new(4, 4)).unwrap(),
        first: First::Challenger,
        set_up,
        pace: Pace::default(),
        time_out: TimeOut::default(),
        place: Place::default(),
    }
}

fn a_turn(game: &Game) -> Turn {
    let mut turns = game.play().unwrap().position().legal_turns();
    turns.find(|turn| turn.hop.is_some()).unwrap()
}

#[tokio::test]
async fn a_game_from_challenge_to_resignation_is_told_step_by_step() {
    let desk = Desk::open().await;
    let service = &desk.service;
    let done = desk.challenge(SettingUp::Place).await.unwrap();
    assert_eq!(
        (done.game.id, done.events),
        (GameId(1), vec![Event::Challenged])
    );
    let id = done.game.id;
    let done = service.accept(id, desk.asked(BERT)).await.unwrap();
    assert_eq!(done.events, [Event::Accepted]);

    let due = done.game.to_place(ANNA).unwrap();
    let placing = Placing::sensible(due.squares, due.roll).unwrap();
    service.place(id, desk.asked(ANNA), placing).await.unwrap();
    let done = service.place_by_lot(id, desk.asked(BERT)).await.unwrap();
    assert_eq!(done.events, [Event::Placed(Side::Blue), Event::Started]);

    let turn = a_turn(&done.game);
    service.tip(id, desk.asked(ANNA), turn.tip).await.unwrap();
    service.undo_tip(id, desk.asked(ANNA)).await.unwrap();
    service.tip(id, desk.asked(ANNA), turn.tip).await.unwrap();
    let done = service
        .hop(id, desk.asked(ANNA), turn.hop.unwrap())
        .await
        .unwrap();
    service
        .turn(id, desk.asked(BERT), a_turn(&done.game))
        .await
        .unwrap();
    let done = service.resign(id, desk.asked(BERT)).await.unwrap();

    assert_eq!(done.game, service.game(id).await.unwrap());
    assert_eq!(done.game.version, 9);
    let (post, refresh) = (NewsKind::Post, NewsKind::Refresh);
    let told = [post, post, refresh, post, post, post, post];
    assert_eq!(desk.news_of(id).await, told);
    assert!(desk.must_hear(id, ANNA).await && !desk.must_hear(id, BERT).await);
    assert_eq!(service.games_of(ANNA).await.unwrap(), []);
}

#[tokio::test]
async fn what_is_answered_is_on_the_disk() {
    let desk = Desk::open().await;
    let game = desk.playing().await;
    let done = desk
        .service
        .turn(game.id, desk.asked(ANNA), a_turn(&game))
        .await
        .unwrap();

    let other = Store::open(&desk.folder.path().join("games.db"))
        .await
        .unwrap();
    assert_eq!(other.game(game.id).await.unwrap().unwrap(), done.game);
    assert_eq!(other.untold_of(game.id).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_refusal_changes_nothing_and_hands_back_the_game() {
    let desk = Desk::open().await;
    let game = desk.playing().await;
    let news = desk.news_of(game.id).await;
    let asked = desk.asked(BERT);
    match desk
        .service
        .turn(game.id, asked, a_turn(&game))
        .await
        .unwrap_err()
    {
        ServiceError::Refused {
            refusal,
            game: found,
        } => {
            assert_eq!(
                (refusal, *found),
                (Refusal::NotYourTurn(Side::Gold), game.clone())
            );
        }
        other => panic!("{other}"),
    }
    assert_eq!(desk.service.game(game.id).await.unwrap(), game);
    assert_eq!(desk.news_of(game.id).await, news);
    // The same interaction was not used up.
    desk.service
        .turn(game.id, desk.asked(ANNA), a_turn(&game))
        .await
        .unwrap();
    let game = desk.service.game(game.id).await.unwrap();
    assert!(
        desk.service
            .turn(game.id, asked, a_turn(&game))
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn a_game_that_is_not_there_is_named() {
    let desk = Desk::open().await;
    let error = desk
        .service
        .resign(GameId(9), desk.asked(ANNA))
        .await
        .unwrap_err();
    assert!(
        matches!(error, ServiceError::NoSuchGame(GameId(9))),
        "{error}"
    );
}

#[tokio::test]
async fn nobody_challenges_themselves_and_nothing_is_left_behind() {
    let desk = Desk::open().await;
    let venue = Venue {
        server: 5,
        channel: 6,
    };
    let asked = desk.asked(ANNA);
    let error = desk
        .service
        .challenge(asked, ANNA, venue, terms(SettingUp::Place))
        .await
        .unwrap_err();
    assert!(
        matches!(error, ServiceError::NotChallenged(Refusal::Oneself)),
        "{error}"
    );
    assert_eq!(desk.service.counts().await.unwrap().running, 0);
}

#[tokio::test]
async fn a_tip_is_private_and_a_turn_is_news() {
    let desk = Desk::open().await;
    let game = desk.playing().await;
    let mut news = desk.service.news();
    let turn = a_turn(&game);
    desk.service
        .tip(game.id, desk.asked(ANNA), turn.tip)
        .await
        .unwrap();
    desk.service
        .undo_tip(game.id, desk.asked(ANNA))
        .await
        .unwrap();
    assert!(!news.has_changed().unwrap());
    desk.service
        .turn(game.id, desk.asked(ANNA), turn)
        .await
        .unwrap();
    assert!(news.has_changed().unwrap());
    news.mark_unchanged();
    assert!(
        desk.service
            .turn(game.id, desk.asked(ANNA), turn)
            .await
            .is_err()
    );
    assert!(!news.has_changed().unwrap());
}

#[tokio::test]
async fn a_placing_of_other_faces_than_were_rolled_is_refused() {
    let desk = Desk::open().await;
    let game = desk.challenge(SettingUp::Place).await.unwrap().game.id;
    let game = desk
        .service
        .accept(game, desk.asked(BERT))
        .await
        .unwrap()
        .game;
    let squares = game.to_place(ANNA).unwrap().squares;
    let stars: Roll = "SSSS".parse().unwrap();
    let placing = Placing::sensible(squares, &stars).unwrap();
    let answer = desk
        .service
        .place(game.id, desk.asked(ANNA), placing)
        .await
        .unwrap_err();
    assert!(
        matches!(
            answer,
            ServiceError::Refused {
                refusal: Refusal::BadPlacing(_),
                ..
            }
        ),
        "{answer}"
    );
}
