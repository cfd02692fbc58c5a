//! What is noted beside the games: news, messages, names, settings.

use super::*;

#[tokio::test]
async fn news_stays_until_it_is_told() {
    let (_folder, store) = fresh().await;
    let mut game = created(&store, &challenge(ANNA, BERT, SettingUp::Place, NOW)).await;
    let refresh = Effects {
        news: Some(News {
            kind: NewsKind::Refresh,
            ping: Some(BERT),
        }),
        ping_at: Timestamp(NOW.0 + 5),
        by: None,
        planned: None,
        interaction: None,
        now: Timestamp(NOW.0 + 5),
    };
    game.decline(BERT, NOW).unwrap();
    store.save(&game, refresh).await.unwrap();
    let news = store.untold_of(game.id).await.unwrap();
    let told: Vec<_> = news
        .iter()
        .map(|news| (news.kind, news.pinged, news.attempts, news.created_at))
        .collect();
    assert_eq!(
        told,
        [
            (NewsKind::Post, None, 0, NOW),
            (NewsKind::Refresh, None, 0, Timestamp(NOW.0 + 5))
        ]
    );
    assert!(news[0].id < news[1].id);

    // Only the first is due yet.
    assert_eq!(store.untold(Timestamp(NOW.0 - 1)).await.unwrap(), []);
    assert_eq!(store.untold(NOW).await.unwrap(), [game.id]);
    assert_eq!(
        store.next_untold(Timestamp(NOW.0 - 1)).await.unwrap(),
        Some(NOW)
    );
    assert_eq!(
        store.next_untold(NOW).await.unwrap(),
        Some(Timestamp(NOW.0 + 5)),
        "what is due already does not hide what is due later"
    );

    store
        .attempting(game.id, news[0].id, Timestamp(NOW.0 + 7))
        .await
        .unwrap();
    let tried = store.untold_of(game.id).await.unwrap();
    assert_eq!(
        (tried[0].attempts, tried[0].tried_at),
        (1, Some(Timestamp(NOW.0 + 7)))
    );
    assert_eq!((tried[1].attempts, tried[1].tried_at), (0, None));
    store
        .pinging(game.id, news[0].id, Some(BERT))
        .await
        .unwrap();
    store
        .attempting(game.id, news[1].id, Timestamp(NOW.0 + 8))
        .await
        .unwrap();
    let tried = store.untold_of(game.id).await.unwrap();
    assert_eq!(
        (tried[0].pinged, tried[1].pinged),
        (Some(BERT), None),
        "an attempt that sends nothing pings nobody else"
    );

    store
        .put_off(game.id, Timestamp(NOW.0 + 60), "away")
        .await
        .unwrap();
    assert_eq!(store.untold(Timestamp(NOW.0 + 59)).await.unwrap(), []);
    assert_eq!(
        store.next_untold(NOW).await.unwrap(),
        Some(Timestamp(NOW.0 + 60))
    );

    store
        .told(game.id, news[0].id, &posted(&[(8, 9)]), NOW)
        .await
        .unwrap();
    assert_eq!(store.untold_of(game.id).await.unwrap().len(), 1);
    store
        .told(game.id, news[1].id, &posted(&[]), NOW)
        .await
        .unwrap();
    assert_eq!(store.untold_of(game.id).await.unwrap(), []);
    assert_eq!(store.next_untold(Timestamp(0)).await.unwrap(), None);

    // A number is not used again, though the outbox is empty.
    created(&store, &challenge(ANNA, BERT, SettingUp::Place, NOW)).await;
    assert!(store.untold_of(GameId(2)).await.unwrap()[0].id > news[1].id);
}

#[tokio::test]
async fn the_longest_waiting_news_is_told_first_and_each_game_once() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    let other = created(&store, &challenge(ANNA, CARL, SettingUp::Place, NOW)).await;
    let mut game = game;
    game.resign(ANNA, NOW).unwrap();
    saved(&store, game).await;
    assert_eq!(store.untold(NOW).await.unwrap(), [GameId(1), other.id]);
}

#[tokio::test]
async fn the_newest_message_comes_first_and_loses_its_buttons() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    let all = i64::MAX;
    store
        .told(game.id, all, &posted(&[(20, 100)]), NOW)
        .await
        .unwrap();
    store
        .told(game.id, all, &posted(&[(21, u64::MAX >> 1)]), NOW)
        .await
        .unwrap();
    store
        .told(game.id, all, &posted(&[(21, 101)]), NOW)
        .await
        .unwrap();
    // Told once more by mistake.
    store
        .told(game.id, all, &posted(&[(21, 101)]), NOW)
        .await
        .unwrap();
    let message = |channel, message, live| Message {
        channel,
        message,
        live,
        post: message,
    };
    let newest = message(21, u64::MAX >> 1, true);
    let found = store.messages_of(game.id).await.unwrap();
    assert_eq!(
        found,
        [newest, message(21, 101, true), message(20, 100, true)]
    );

    store.silenced(100).await.unwrap();
    store.forgotten(101).await.unwrap();
    assert_eq!(
        store.messages_of(game.id).await.unwrap(),
        [newest, message(20, 100, false)]
    );
    assert_eq!(store.messages_of(GameId(9)).await.unwrap(), []);
}

#[tokio::test]
async fn names_are_those_last_seen() {
    let (_folder, store) = fresh().await;
    store.met(&[(ANNA, "anna"), (BERT, "bert")]).await.unwrap();
    store.met(&[(ANNA, "Anna"), (BERT, "bert")]).await.unwrap();
    store.met(&[]).await.unwrap();
    let names = store.names(&[ANNA, BERT, CARL]).await.unwrap();
    let known = [(ANNA, "Anna".to_owned()), (BERT, "bert".to_owned())];
    assert_eq!(names, HashMap::from(known));
}

#[tokio::test]
async fn settings_are_kept() {
    let (_folder, store) = fresh().await;
    assert_eq!(store.setting("commands").await.unwrap(), None);
    store.set_setting("commands", "one").await.unwrap();
    store.set_setting("commands", "two").await.unwrap();
    assert_eq!(
        store.setting("commands").await.unwrap().as_deref(),
        Some("two")
    );
}

#[tokio::test]
async fn messages_that_should_have_no_buttons_any_more_are_found() {
    let (_folder, store) = fresh().await;
    let mut game = playing(&store).await;
    let other = created(&store, &challenge(ANNA, CARL, SettingUp::Place, NOW)).await;
    store
        .told(game.id, i64::MAX, &posted(&[(20, 100)]), NOW)
        .await
        .unwrap();
    store
        .told(other.id, i64::MAX, &posted(&[(20, 101)]), NOW)
        .await
        .unwrap();
    assert_eq!(store.overtaken().await.unwrap(), []);

    // A newer message, and then the end.
    store
        .told(game.id, i64::MAX, &posted(&[(20, 102)]), NOW)
        .await
        .unwrap();
    assert_eq!(store.overtaken().await.unwrap(), [game.id]);
    store.silenced(100).await.unwrap();
    assert_eq!(store.overtaken().await.unwrap(), []);
    game.resign(ANNA, NOW).unwrap();
    saved(&store, game.clone()).await;
    assert_eq!(store.overtaken().await.unwrap(), [game.id]);
    store.silenced(102).await.unwrap();
    assert_eq!(store.overtaken().await.unwrap(), []);
}
