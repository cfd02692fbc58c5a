//! People: open challenges, blocks, who is gone, who looks on.

use super::*;
use crate::game::{Gone, MOST_CHALLENGES};

const LATER: Timestamp = Timestamp(NOW.0 + 60_000);

fn open(challenger: UserId) -> Game {
    let other = challenge(challenger, UserId(99), SettingUp::ByLot, NOW);
    let made = Game::challenge(challenger, None, other.venue, other.terms, NOW);
    made.unwrap().0
}

async fn tries(store: &Store, game: &Game) -> Created {
    store.create(game, post(None, NOW)).await.unwrap()
}

#[tokio::test]
async fn an_open_challenge_comes_back_and_is_one_a_person() {
    let (_folder, store) = fresh().await;
    let made = open(ANNA);
    let game = created(&store, &made).await;
    assert_eq!(
        Game {
            id: game.id,
            ..made.clone()
        },
        game
    );
    assert_eq!(tries(&store, &made).await, Created::Pending(game.id));
    // Others may have theirs, and Anna challenge and be challenged.
    created(&store, &open(BERT)).await;
    created(&store, &challenge(ANNA, BERT, SettingUp::ByLot, NOW)).await;
    assert_eq!(
        store.open_in(game.venue.channel).await.unwrap(),
        [GameId(1), GameId(2)]
    );

    let mut game = game;
    game.accept(BERT, NOW, &lots()).unwrap();
    let mut game = saved(&store, game).await;
    assert_eq!((game.opponent, game.open), (Some(BERT), true));
    assert_eq!(
        store.open_in(game.venue.channel).await.unwrap(),
        [GameId(2)]
    );
    assert_eq!(
        store.running_in(game.venue.channel).await.unwrap(),
        [GameId(1)]
    );
    created(&store, &open(ANNA)).await;
    game.resign(ANNA, NOW).unwrap();
    saved(&store, game.clone()).await;
    assert_eq!(store.running_in(game.venue.channel).await.unwrap(), []);
}

#[tokio::test]
async fn of_two_who_accept_in_the_same_instant_one_is_saved() {
    let (_folder, store) = fresh().await;
    let game = created(&store, &open(ANNA)).await;
    let accepted = |by: UserId| {
        let mut game = game.clone();
        game.accept(by, NOW, &lots()).unwrap();
        game
    };
    let (bert, carl) = (accepted(BERT), accepted(CARL));
    assert_eq!(
        store.save(&bert, post(None, NOW)).await.unwrap(),
        Saved::Yes
    );
    assert_eq!(
        store.save(&carl, post(None, NOW)).await.unwrap(),
        Saved::Stale
    );
    let game = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(game.opponent, Some(BERT));
}

#[tokio::test]
async fn nobody_has_more_challenges_than_may_wait() {
    let (_folder, store) = fresh().await;
    let mut all = Vec::new();
    for number in 0..MOST_CHALLENGES {
        let other = UserId(100 + number as u64);
        let game = created(&store, &challenge(ANNA, other, SettingUp::Place, NOW)).await;
        all.push(game.id);
    }
    let one_more = challenge(ANNA, BERT, SettingUp::Place, NOW);
    assert_eq!(
        tries(&store, &one_more).await,
        Created::TooMany(all.clone())
    );
    // It is the challenger's number that counts.
    created(&store, &challenge(BERT, ANNA, SettingUp::Place, NOW)).await;
    let mut withdrawn = store.game(all[0]).await.unwrap().unwrap();
    withdrawn.cancel(ANNA, NOW).unwrap();
    saved(&store, withdrawn).await;
    let other = challenge(ANNA, CARL, SettingUp::Place, NOW);
    assert!(matches!(tries(&store, &other).await, Created::Yes(_)));
}

#[tokio::test]
async fn blocks_are_kept_until_they_are_taken_back() {
    let (_folder, store) = fresh().await;
    store.block(ANNA, BERT, NOW).await.unwrap();
    store.block(ANNA, CARL, LATER).await.unwrap();
    // Once more changes nothing.
    store.block(ANNA, BERT, LATER).await.unwrap();
    assert_eq!(store.blocked_by(ANNA).await.unwrap(), [CARL, BERT]);
    assert_eq!(store.blocking(BERT).await.unwrap(), [ANNA]);
    assert!(store.has_blocked(ANNA, BERT).await.unwrap());
    assert!(!store.has_blocked(BERT, ANNA).await.unwrap());
    store.unblock(ANNA, BERT).await.unwrap();
    assert!(!store.has_blocked(ANNA, BERT).await.unwrap());
    assert_eq!(store.blocked_by(ANNA).await.unwrap(), [CARL]);
}

#[tokio::test]
async fn who_is_gone_is_told_once_and_seen_in_the_games_of_that_place() {
    let (_folder, store) = fresh().await;
    let at = |server, channel| Venue { server, channel };
    let mut games = Vec::new();
    for (venue, opponent) in [(at(5, 6), BERT), (at(7, 8), CARL), (at(5, 0), UserId(9))] {
        let mut made = challenge(ANNA, opponent, SettingUp::ByLot, NOW);
        made.venue = venue;
        games.push(created(&store, &made).await.id);
    }
    let gone_at = async |game: GameId| store.game(game).await.unwrap().unwrap().gone;
    assert_eq!(store.presence(ANNA, 5).await.unwrap(), None);
    store.note_there(ANNA, 5, NOW).await.unwrap();
    let known = store.presence(ANNA, 5).await.unwrap().unwrap();
    assert_eq!((known.asked_at, known.gone_at), (NOW, None));
    assert!(!store.is_gone(ANNA).await.unwrap());

    let news = [(games[0], post(Some(BERT), LATER))];
    let before = store.untold_of(games[0]).await.unwrap().len();
    assert!(store.note_gone(ANNA, 5, LATER, &news).await.unwrap());
    assert!(
        !store
            .note_gone(ANNA, 5, Timestamp(LATER.0 + 1), &news)
            .await
            .unwrap()
    );
    assert_eq!(store.untold_of(games[0]).await.unwrap().len(), before + 1);
    assert_eq!(store.notices_of(games[0]).await.unwrap().len(), 1);
    let known = store.presence(ANNA, 5).await.unwrap().unwrap();
    assert_eq!(known.asked_at, Timestamp(LATER.0 + 1));
    assert_eq!(known.gone_at, Some(LATER));
    let here = Gone {
        challenger: Some(LATER),
        opponent: None,
    };
    assert_eq!(gone_at(games[0]).await, here);
    assert_eq!(gone_at(games[1]).await, Gone::default(), "another server");
    assert_eq!(
        gone_at(games[2]).await,
        Gone::default(),
        "no server is needed"
    );
    // Whose account is deleted is gone everywhere.
    store.note_gone(ANNA, ANYWHERE, LATER, &[]).await.unwrap();
    for game in &games {
        assert_eq!(gone_at(*game).await, here);
    }
    assert!(store.is_gone(ANNA).await.unwrap());
    assert!(store.note_return(ANNA, &news).await.unwrap());
    assert!(!store.note_return(ANNA, &news).await.unwrap());
    assert_eq!(store.untold_of(games[0]).await.unwrap().len(), before + 2);
    for game in &games {
        assert_eq!(gone_at(*game).await, Gone::default());
    }
}

#[tokio::test]
async fn an_onlooker_is_shown_each_change_and_no_notice_of_a_player_is_touched() {
    let (_folder, store) = fresh().await;
    let mut game = playing(&store).await;
    let id = game.id;
    store.told(id, i64::MAX, &posted(&[]), NOW).await.unwrap();
    assert_eq!(store.watch(id, CARL, 1, NOW).await.unwrap(), Watched::Yes);
    assert_eq!(store.watch(id, CARL, 1, NOW).await.unwrap(), Watched::Yes);
    let due = async || {
        let due = store.due_notices(LATER).await.unwrap().into_iter();
        due.map(|notice| (notice.player, notice.kind))
            .collect::<Vec<_>>()
    };
    assert_eq!(due().await, [(CARL, NoticeKind::Watching)]);
    let notice = store.notices_of(id).await.unwrap()[0];
    store.shown(&notice, 77, NOW).await.unwrap();
    assert_eq!(due().await, []);
    assert_eq!(store.reach(CARL).await.unwrap().pinged_at, None);
    let watch = store.watch_of(id, CARL).await.unwrap().unwrap();
    assert_eq!((watch.message, watch.stopped), (Some(77), false));

    // A turn is shown in the transaction of the turn, beside the notice of the one who is to move.
    game.turn(BERT, NOW, any_turn(&game, true)).unwrap();
    store.save(&game, post(Some(ANNA), NOW)).await.unwrap();
    store.told(id, i64::MAX, &posted(&[]), NOW).await.unwrap();
    let both = [(ANNA, NoticeKind::News), (CARL, NoticeKind::Watching)];
    assert_eq!(due().await, both);
    // What is told was not told of a change after it.
    store.shown(&notice, 77, NOW).await.unwrap();
    assert_eq!(due().await, both);

    assert!(store.stop_watching(id, CARL, NOW).await.unwrap());
    assert!(!store.stop_watching(id, CARL, NOW).await.unwrap());
    assert_eq!(store.watched_by(CARL).await.unwrap(), []);
    let notices = store.notices_of(id).await.unwrap();
    let last = notices.iter().find(|notice| notice.player == CARL).unwrap();
    store.forget_watch(&notice).await.unwrap();
    assert!(store.watch_of(id, CARL).await.unwrap().is_some(), "too old");
    store.forget_watch(last).await.unwrap();
    assert_eq!(store.watch_of(id, CARL).await.unwrap(), None);
    assert_eq!(due().await, [(ANNA, NoticeKind::News)]);
}

#[tokio::test]
async fn nobody_watches_more_games_than_one_may() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await.id;
    let other = created(&store, &challenge(BERT, ANNA, SettingUp::Place, NOW))
        .await
        .id;
    assert_eq!(store.watch(game, CARL, 1, NOW).await.unwrap(), Watched::Yes);
    assert_eq!(
        store.watch(other, CARL, 1, NOW).await.unwrap(),
        Watched::TooMany
    );
    assert_eq!(store.watch_of(other, CARL).await.unwrap(), None);
    store.stop_watching(game, CARL, NOW).await.unwrap();
    assert_eq!(
        store.watch(other, CARL, 1, NOW).await.unwrap(),
        Watched::Yes
    );
    assert_eq!(store.watched_by(CARL).await.unwrap(), [other]);
}
