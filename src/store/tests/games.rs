//! Games: made, read, saved; and never saved over one another.

use super::*;

#[tokio::test]
async fn games_are_numbered_from_one() {
    let (_folder, store) = fresh().await;
    let first = created(&store, &challenge(ANNA, BERT, SettingUp::Place, NOW)).await;
    let second = created(&store, &challenge(ANNA, CARL, SettingUp::Place, NOW)).await;
    assert_eq!((first.id, second.id), (GameId(1), GameId(2)));
}

#[tokio::test]
async fn a_game_comes_back_as_it_was_saved_at_every_stage() {
    let (_folder, store) = fresh().await;
    let check = async |mut game: Game| -> Game {
        let back = saved(&store, game.clone()).await;
        game.version += 1;
        assert_eq!(back, game);
        back
    };

    let made = challenge(ANNA, BERT, SettingUp::Place, NOW);
    let mut game = created(&store, &made).await;
    assert_eq!(
        Game {
            id: game.id,
            ..made
        },
        game
    );
    game.accept(BERT, NOW, &lots()).unwrap();
    let mut game = check(game).await;
    game.draft_by_lot(ANNA, NOW, &lots()).unwrap();
    let mut game = check(game).await;
    game.place_by_lot(BERT, Timestamp(NOW.0 + 1), &lots())
        .unwrap();
    let mut game = check(game).await;
    game.place_by_lot(ANNA, Timestamp(NOW.0 + 2), &lots())
        .unwrap();
    let mut game = check(game).await;
    for nth in 0..6 {
        let by = game.to_move().unwrap();
        let turn = any_turn(&game, true);
        if nth % 2 == 0 {
            game.tip(by, NOW, turn.tip).unwrap();
            game = check(game).await;
            assert_eq!(game.play().unwrap().pending(), Some(turn.tip));
        }
        game.turn(by, NOW, turn).unwrap();
        game = check(game).await;
        assert_eq!(game.play().unwrap().turns().len(), nth + 1);
    }
    let waits = game.opponent_of(game.to_move().unwrap()).unwrap();
    let position = game.play().unwrap().position();
    let theirs = any_turn(&game, true);
    let own = position.play(theirs).unwrap().legal_turns().next().unwrap();
    game.add_to_plan(waits, &[Line::from(&[theirs, own][..])])
        .unwrap();
    let mut game = check(game).await;
    assert_eq!(game.plan_of(waits).unwrap().next(&[theirs]), [own]);
    game.resign(ANNA, NOW).unwrap();
    let game = check(game).await;
    assert_eq!(game.plan, None);
    assert_eq!(game.ending().unwrap().winner(), game.side_of(BERT));
}

#[tokio::test]
async fn every_ending_comes_back() {
    let (_folder, store) = fresh().await;
    let endings: [fn(&mut Game); 4] = [
        |game| drop(game.decline(BERT, NOW).unwrap()),
        |game| drop(game.cancel(ANNA, NOW).unwrap()),
        |game| drop(game.lapse(Timestamp(i64::MAX))),
        |game| {
            game.accept(BERT, NOW, &lots()).unwrap();
            game.resign(BERT, NOW).unwrap();
        },
    ];
    for end in endings {
        let mut game = created(&store, &challenge(ANNA, BERT, SettingUp::Place, NOW)).await;
        end(&mut game);
        let back = saved(&store, game.clone()).await;
        assert_eq!(back.stage, game.stage);
        assert!(back.is_over());
    }
    // Two that come about on the board: a last block removed, and nobody able to move.
    let won = Ending::Won {
        winner: Side::Gold,
        by: Victory::Removal,
    };
    let drawn = Ending::Drawn(Draw::NobodyCanMove);
    for (start, turns, ending) in [
        ("cl6/7/3CP3/7/7/7/7 g - - 5", &["d5n*"][..], won),
        ("CSCSCSch3/cscscs4/7/7/7/7/7 g - - 1", &[], drawn),
    ] {
        let turns = turns.iter().map(|turn| turn.parse().unwrap());
        let play = Play::replay(start.parse().unwrap(), turns, None).unwrap();
        assert!(play.outcome().is_some());
        let mut game = playing(&store).await;
        game.stage = Stage::Over {
            ending,
            play: Some(play),
        };
        let back = saved(&store, game.clone()).await;
        assert_eq!(back.stage, game.stage);
    }
    // And those that are agreed on or claimed.
    for draw in [Draw::Agreement, Draw::Repetition] {
        let mut game = playing(&store).await;
        game.stage = Stage::Over {
            ending: Ending::Drawn(draw),
            play: game.play().cloned(),
        };
        let back = saved(&store, game.clone()).await;
        assert_eq!(back.stage, game.stage);
    }
    assert_eq!(store.counts().await.unwrap().finished, 8);
}

#[tokio::test]
async fn a_game_that_changed_since_it_was_read_is_not_saved() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    let (mut quick, mut slow) = (game.clone(), game.clone());
    let mut turns = game.play().unwrap().position().legal_turns();
    quick.turn(BERT, NOW, turns.next().unwrap()).unwrap();
    slow.turn(BERT, NOW, turns.next().unwrap()).unwrap();
    let quick = saved(&store, quick).await;
    let news = store.untold_of(game.id).await.unwrap();

    let late = Effects {
        planned: None,
        interaction: Some(77),
        ..post(Some(ANNA), NOW)
    };
    assert_eq!(store.save(&slow, late).await.unwrap(), Saved::Stale);
    assert_eq!(store.game(game.id).await.unwrap().unwrap(), quick);
    assert_eq!(store.untold_of(game.id).await.unwrap(), news);
    // It had no effect, so that it may still have one.
    assert_eq!(store.effect_of(77).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_eight_racing_moves_one_is_saved() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    let mut racers = tokio::task::JoinSet::new();
    for (interaction, turn) in (100..)
        .zip(game.play().unwrap().position().legal_turns())
        .take(8)
    {
        let (store, mut game) = (store.clone(), game.clone());
        racers.spawn(async move {
            game.turn(BERT, NOW, turn).unwrap();
            store.save(&game, effects(interaction)).await.unwrap()
        });
    }
    let outcomes = racers.join_all().await;
    assert_eq!(outcomes.len(), 8);
    assert_eq!(
        outcomes
            .iter()
            .filter(|&&saved| saved == Saved::Yes)
            .count(),
        1
    );
    assert_eq!(
        outcomes
            .iter()
            .filter(|&&saved| saved == Saved::Stale)
            .count(),
        7
    );
    let game = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(game.play().unwrap().turns().len(), 1);
}

#[tokio::test]
async fn an_interaction_counts_once() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    let turn = any_turn(&game, true);
    let mut tipped = game.clone();
    tipped.tip(BERT, NOW, turn.tip).unwrap();
    assert_eq!(store.save(&tipped, effects(5)).await.unwrap(), Saved::Yes);
    assert_eq!(store.effect_of(5).await.unwrap(), Some(game.id));

    // The same again is told apart from a change that came too late, on the old version and on the new one.
    assert_eq!(
        store.save(&tipped, effects(5)).await.unwrap(),
        Saved::Repeated
    );
    let mut hopped = store.game(game.id).await.unwrap().unwrap();
    let before = hopped.clone();
    hopped.hop(BERT, NOW, turn.hop.unwrap()).unwrap();
    assert_eq!(
        store.save(&hopped, effects(5)).await.unwrap(),
        Saved::Repeated
    );
    assert_eq!(store.game(game.id).await.unwrap().unwrap(), before);
    assert_eq!(store.save(&hopped, effects(6)).await.unwrap(), Saved::Yes);

    store
        .prune(NOW.plus(Duration::from_secs(24 * 60 * 60)))
        .await
        .unwrap();
    assert_eq!(store.effect_of(5).await.unwrap(), Some(game.id));
    store
        .prune(NOW.plus(Duration::from_secs(24 * 60 * 60 + 1)))
        .await
        .unwrap();
    assert_eq!(store.effect_of(5).await.unwrap(), None);
}

#[tokio::test]
async fn a_pair_has_one_open_challenge_and_an_interaction_makes_one_game() {
    let (_folder, store) = fresh().await;
    let game = challenge(ANNA, BERT, SettingUp::Place, NOW);
    let back = challenge(BERT, ANNA, SettingUp::Place, NOW);
    assert_eq!(
        store.create(&game, effects(1)).await.unwrap(),
        Created::Yes(GameId(1))
    );
    assert_eq!(
        store.create(&game, effects(1)).await.unwrap(),
        Created::Repeated(GameId(1))
    );
    assert_eq!(
        store.create(&game, effects(2)).await.unwrap(),
        Created::Pending(GameId(1))
    );
    assert_eq!(
        store.create(&back, effects(3)).await.unwrap(),
        Created::Pending(GameId(1))
    );
    assert_eq!(store.effect_of(3).await.unwrap(), None);
    assert_eq!(
        store.pending_between(BERT, ANNA).await.unwrap(),
        Some(GameId(1))
    );
    assert_eq!(store.pending_between(ANNA, CARL).await.unwrap(), None);

    let mut accepted = store.game(GameId(1)).await.unwrap().unwrap();
    accepted.accept(BERT, NOW, &lots()).unwrap();
    saved(&store, accepted).await;
    assert_eq!(store.pending_between(ANNA, BERT).await.unwrap(), None);
    assert_eq!(
        store.create(&back, effects(3)).await.unwrap(),
        Created::Yes(GameId(2))
    );
}

#[tokio::test]
async fn a_list_has_the_games_that_go_on_and_the_last_changed_first() {
    let (_folder, store) = fresh().await;
    let old = created(&store, &challenge(ANNA, BERT, SettingUp::Place, NOW)).await;
    let young = created(
        &store,
        &challenge(CARL, ANNA, SettingUp::Place, Timestamp(NOW.0 + 5)),
    )
    .await;
    let mut gone = created(
        &store,
        &challenge(UserId(4), ANNA, SettingUp::Place, Timestamp(NOW.0 + 9)),
    )
    .await;
    created(&store, &challenge(BERT, CARL, SettingUp::Place, NOW)).await;
    gone.decline(ANNA, Timestamp(NOW.0 + 9)).unwrap();
    saved(&store, gone).await;

    let games = store.games_of(ANNA).await.unwrap();
    assert_eq!(games, [young, old]);
    assert_eq!(store.games_of(UserId(4)).await.unwrap(), []);
    let counts = Counts {
        running: 3,
        finished: 1,
    };
    assert_eq!(store.counts().await.unwrap(), counts);
}

#[tokio::test]
async fn a_game_that_cannot_be_read_says_so_and_hides_no_other() {
    let (_folder, store) = fresh().await;
    let broken = playing(&store).await;
    let whole = created(&store, &challenge(CARL, ANNA, SettingUp::Place, NOW)).await;
    sqlx::query("insert into turns (game, number, turn) values ($1, 1, 'd4n')")
        .bind(broken.id.0)
        .execute(&store.durable)
        .await
        .unwrap();
    match store.game(broken.id).await.unwrap_err() {
        StoreError::Unreadable { game, .. } => assert_eq!(game, broken.id),
        other => panic!("{other}"),
    }
    assert_eq!(store.games_of(ANNA).await.unwrap(), [whole]);
}

#[tokio::test]
async fn challenges_lapse_in_their_order() {
    let (_folder, store) = fresh().await;
    let early = created(&store, &challenge(ANNA, BERT, SettingUp::Place, NOW)).await;
    let late = created(
        &store,
        &challenge(ANNA, CARL, SettingUp::Place, Timestamp(NOW.0 + 9)),
    )
    .await;
    let due = early.expires_at().unwrap();
    assert_eq!(store.next_wake(NOW).await.unwrap(), Some(due));
    assert_eq!(store.due(Timestamp(due.0 - 1)).await.unwrap(), []);
    assert_eq!(store.due(due).await.unwrap(), [early.id]);
    assert_eq!(store.next_wake(due).await.unwrap(), late.expires_at());
    assert_eq!(
        store.due(Timestamp(due.0 + 9)).await.unwrap(),
        [early.id, late.id]
    );

    let mut declined = early;
    declined.decline(BERT, NOW).unwrap();
    saved(&store, declined).await;
    assert_eq!(store.next_wake(NOW).await.unwrap(), late.expires_at());
}

#[tokio::test]
async fn a_turn_that_was_taken_back_is_gone_and_another_takes_its_place() {
    let (_folder, store) = fresh().await;
    let mut game = playing(&store).await;
    game.turn(BERT, NOW, any_turn(&game, true)).unwrap();
    let mut game = saved(&store, game).await;
    let before = game.stage.clone();
    let turns: Vec<Turn> = game.play().unwrap().position().legal_turns().collect();
    game.turn(ANNA, NOW, turns[0]).unwrap();
    let mut game = saved(&store, game).await;
    game.offer(ANNA, NOW, Offer::TakeBack).unwrap();
    let mut game = saved(&store, game).await;
    assert_eq!(game.offered(Offer::TakeBack), game.side_of(ANNA));
    game.accept_offer(BERT, NOW, Offer::TakeBack).unwrap();
    let mut game = saved(&store, game).await;
    assert_eq!(game.stage, before);
    game.turn(ANNA, NOW, turns[1]).unwrap();
    let game = saved(&store, game).await;
    assert_eq!(game.play().unwrap().turns()[1..], turns[1..2]);
}

#[tokio::test]
async fn two_games_know_one_another_and_there_is_one_rematch() {
    let (_folder, store) = fresh().await;
    let mut game = playing(&store).await;
    game.resign(ANNA, NOW).unwrap();
    let game = saved(&store, game).await;
    assert_eq!((game.rematch_of, game.rematch), (None, None));
    assert_eq!(store.finished_of(BERT).await.unwrap(), [game.id]);
    assert_eq!(store.finished_of(CARL).await.unwrap(), []);
    let told = store.untold_of(game.id).await.unwrap().len();

    let (asked, _) = game.rematch(ANNA, NOW).unwrap();
    let rematch = created(&store, &asked).await;
    assert_eq!(rematch.rematch_of, Some(game.id));
    let before = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(before.rematch, Some(rematch.id));
    // The old game has news: where it goes on.
    let news = store.untold_of(game.id).await.unwrap();
    assert_eq!(news.len(), told + 1);
    assert_eq!(news[told].kind, NewsKind::Refresh);

    let (late, _) = game.rematch(BERT, NOW).unwrap();
    let twice = store.create(&late, post(None, NOW)).await.unwrap();
    assert_eq!(twice, Created::Rematched);
    // That one came to nothing does not make room for another.
    let mut declined = rematch;
    declined.decline(BERT, NOW).unwrap();
    saved(&store, declined).await;
    let again = store.create(&late, post(None, NOW)).await.unwrap();
    assert_eq!(again, Created::Rematched);
    assert_eq!(store.finished_of(BERT).await.unwrap(), [game.id]);
}
