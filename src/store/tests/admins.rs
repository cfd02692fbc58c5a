//! What servers have decided, the threads of games, and how the database is.

use super::*;

#[tokio::test]
async fn what_a_server_decides_is_kept_and_set_back_each_by_itself() {
    let (_folder, store) = fresh().await;
    let decided = [
        ServerChange::DefaultChannel(Some(u64::MAX)),
        ServerChange::AllowedChannels(vec![8, 7, 8]),
        ServerChange::Place(Place::Thread),
        ServerChange::Pace(Some(Pace::ALL[7])),
        ServerChange::Challengers(Some(9)),
        ServerChange::Language(Some("el".to_owned())),
    ];
    store.change_server(5, &decided).await.unwrap();
    let all = ServerSettings {
        default_channel: Some(u64::MAX),
        allowed_channels: vec![7, 8],
        place: Place::Thread,
        pace: Some(Pace::ALL[7]),
        challengers: Some(9),
        language: Some("el".to_owned()),
        preferred: None,
        gone_at: None,
    };
    assert_eq!(store.server(5).await.unwrap(), all);
    assert_eq!(store.server(6).await.unwrap(), ServerSettings::default());

    store
        .change_server(5, &[ServerChange::AllowedChannels(Vec::new())])
        .await
        .unwrap();
    store.set_gone(5, Some(NOW)).await.unwrap();
    let left = ServerSettings {
        allowed_channels: Vec::new(),
        gone_at: Some(NOW),
        ..all
    };
    assert_eq!(store.server(5).await.unwrap(), left);
}

#[tokio::test]
async fn a_thread_is_noted_with_the_move_and_named_once_the_end_is_told() {
    let (_folder, store) = fresh().await;
    let mut game = playing(&store).await;
    assert_eq!(store.thread_of(game.id).await.unwrap(), None);
    let parent = game.venue.channel;
    store.opened_thread(game.id, game.venue, 77).await.unwrap();
    let thread = store.thread_of(game.id).await.unwrap().unwrap();
    assert_eq!(
        (thread.thread, thread.parent, thread.attempts),
        (77, parent, 0)
    );
    game = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(game.venue.channel, 77);
    assert_eq!(store.unnamed(NOW).await.unwrap(), []);

    game.resign(ANNA, NOW).unwrap();
    let game = saved(&store, game).await;
    assert_eq!(store.unnamed(NOW).await.unwrap(), [], "first it is told");
    let last = store.untold_of(game.id).await.unwrap().pop().unwrap();
    let told = posted(&[(77, 9)]);
    store.told(game.id, last.id, &told, NOW).await.unwrap();
    assert_eq!(store.unnamed(NOW).await.unwrap(), [game.id]);
    let later = Timestamp(NOW.0 + 600);
    store.put_off_name(game.id, later).await.unwrap();
    assert_eq!(store.unnamed(NOW).await.unwrap(), []);
    assert_eq!(store.next_unnamed(NOW).await.unwrap(), Some(later));
    assert_eq!(store.unnamed(later).await.unwrap(), [game.id]);
    let thread = store.thread_of(game.id).await.unwrap().unwrap();
    assert_eq!(thread.attempts, 1);
    store.named(game.id).await.unwrap();
    assert_eq!(store.unnamed(later).await.unwrap(), []);
    assert_eq!(store.next_unnamed(NOW).await.unwrap(), None);
}

#[tokio::test]
async fn a_game_that_does_without_its_thread_is_played_in_the_channel() {
    let (_folder, store) = fresh().await;
    let mut game = challenge(ANNA, BERT, SettingUp::Place, NOW);
    game.terms.place = Place::Thread;
    let game = created(&store, &game).await;
    assert_eq!(game.terms.place, Place::Thread);
    let news = store.untold_of(game.id).await.unwrap();
    let told = Told {
        does_without_thread: true,
        ..posted(&[(8, 9)])
    };
    store.told(game.id, news[0].id, &told, NOW).await.unwrap();
    let game = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(game.terms.place, Place::Channel);
}

#[tokio::test]
async fn what_could_not_be_told_is_counted_with_its_reason() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    assert_eq!(store.undelivered(0).await.unwrap(), Undelivered::default());
    let news = store.untold_of(game.id).await.unwrap();
    store.attempting(game.id, news[0].id, NOW).await.unwrap();
    let later = Timestamp(NOW.0 + 60);
    store.put_off(game.id, later, "503").await.unwrap();
    let undelivered = Undelivered {
        news: 1,
        since: Some(NOW),
        why: Some("503".to_owned()),
        ..Undelivered::default()
    };
    assert_eq!(store.undelivered(0).await.unwrap(), undelivered);
    assert_eq!(store.undelivered(1).await.unwrap(), Undelivered::default());
    assert_eq!(store.channels_of(0).await.unwrap(), [(u64::MAX, 1)]);
}

#[tokio::test]
async fn a_new_database_is_well() {
    let (_folder, store) = fresh().await;
    let health = store.health().await.unwrap();
    assert_eq!((health.damage, health.unwritable), (None, None));
    assert!(health.bytes > 4_096);
    assert_eq!(store.overdue(NOW).await.unwrap(), None);
}
