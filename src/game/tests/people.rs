//! People: challenges that are open to anybody, and players who are gone.

use super::*;

fn open() -> Game {
    Game::challenge(ANNA, None, VENUE, terms(SettingUp::Place), NOW)
        .unwrap()
        .0
}

fn gone(who: UserId) -> Gone {
    Gone {
        challenger: (who == ANNA).then_some(NOW),
        opponent: (who == BERT).then_some(NOW),
    }
}

#[test]
fn anybody_but_the_challenger_may_accept_an_open_challenge() {
    let mut game = open();
    assert!(game.is_open() && game.is_open_to(CARL) && !game.is_open_to(ANNA));
    assert_eq!(game.people().collect::<Vec<_>>(), [ANNA]);
    assert_eq!((game.opponent, game.opponent_of(ANNA)), (None, None));
    assert!(!game.has(CARL) && !game.waits_for(CARL) && !game.waits_for(ANNA));
    let before = game.clone();
    assert_eq!(game.accept(ANNA, NOW, &lots()), Err(Refusal::OwnChallenge));
    assert_eq!(game.decline(CARL, NOW), Err(Refusal::Outsider));
    assert_eq!(game.decline(ANNA, NOW), Err(Refusal::NotOpponent));
    assert_eq!(game, before);

    let events = game.accept(CARL, NOW, &lots()).unwrap();
    assert_eq!(events, [Event::Accepted]);
    assert_eq!(game.opponent, Some(CARL));
    assert_eq!(game.player(Side::Gold), Some(ANNA));
    assert_eq!(game.player(Side::Blue), Some(CARL));
    assert!(!game.is_open() && game.is_under_way() && game.open);
}

#[test]
fn whoever_comes_second_hears_so_and_of_an_end_as_everybody_does() {
    let mut taken = open();
    taken.accept(CARL, NOW, &lots()).unwrap();
    assert_eq!(taken.accept(BERT, NOW, &lots()), Err(Refusal::Taken));
    assert_eq!(
        taken.accept(CARL, NOW, &lots()),
        Err(Refusal::NotAChallenge)
    );
    taken.resign(ANNA, NOW).unwrap();
    assert_eq!(taken.accept(BERT, NOW, &lots()), Err(Refusal::Taken));
    assert!(matches!(
        taken.accept(CARL, NOW, &lots()),
        Err(Refusal::Over(Ending::Aborted))
    ));

    let mut withdrawn = open();
    assert_eq!(withdrawn.cancel(BERT, NOW), Err(Refusal::Outsider));
    withdrawn.cancel(ANNA, NOW).unwrap();
    assert_eq!(
        withdrawn.accept(BERT, NOW, &lots()),
        Err(Refusal::Over(Ending::Withdrawn))
    );
    let mut lapsed = open();
    let end = NOW.plus(CHALLENGE_LIFETIME);
    assert_eq!(lapsed.accept(BERT, end, &lots()), Err(Refusal::Lapsed));
    assert_eq!(lapsed.lapse(end), [Event::Ended(Ending::Lapsed)]);
    assert_eq!(lapsed.opponent, None);

    // A challenge to somebody is nobody else's business, before and after.
    let mut directed = challenged(terms(SettingUp::Place));
    assert_eq!(directed.accept(CARL, NOW, &lots()), Err(Refusal::Outsider));
    directed.accept(BERT, NOW, &lots()).unwrap();
    assert_eq!(directed.accept(CARL, NOW, &lots()), Err(Refusal::Outsider));
}

#[test]
fn a_game_is_called_off_by_the_one_who_is_left_and_only_then() {
    let mut game = playing(OPEN);
    let before = game.clone();
    assert_eq!(game.abandon(ANNA, NOW), Err(Refusal::NotGone));
    game.gone = gone(BERT);
    assert!(game.is_gone(BERT) && !game.is_gone(ANNA) && !game.is_gone(CARL));
    assert_eq!(game.abandon(BERT, NOW), Err(Refusal::NotGone));
    assert_eq!(game.abandon(CARL, NOW), Err(Refusal::Outsider));
    assert_eq!(game.stage, before.stage);
    // Whosever turn it is.
    game.gone = gone(ANNA);
    let events = game.clone().abandon(BERT, NOW).unwrap();
    assert_eq!(events, [Event::Ended(Ending::Aborted)]);
    game.gone = gone(BERT);
    game.abandon(ANNA, NOW).unwrap();
    assert_eq!(game.ending().and_then(Ending::winner), None);
    assert_eq!(game.abandon(ANNA, NOW), Err(Refusal::Over(Ending::Aborted)));
}

#[test]
fn a_challenge_is_not_called_off_and_a_set_up_is() {
    let mut game = challenged(terms(SettingUp::Place));
    game.gone = gone(BERT);
    assert_eq!(game.abandon(ANNA, NOW), Err(Refusal::NotStarted));
    game.accept(BERT, NOW, &lots()).unwrap();
    assert!(game.abandon(ANNA, NOW).is_ok());
    let mut frozen = playing(OPEN);
    frozen.gone = gone(BERT);
    frozen.freeze(NOW);
    assert_eq!(frozen.abandon(ANNA, NOW), Err(Refusal::Frozen));
}
