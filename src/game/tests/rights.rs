//! Who may do what at which stage, and what is refused first.

use super::*;

type Verb<'a> = &'a dyn Fn(&mut Game) -> Result<Vec<Event>, Refusal>;

/// All verbs with something that could be meant, in the same order each time.
fn each_verb(game: &Game, by: UserId) -> Vec<Result<Vec<Event>, Refusal>> {
    let placing = |game: &Game| match game.to_place(by) {
        Some(due) => Placing::sensible(due.squares, due.roll).unwrap(),
        None => "c1CL".parse().unwrap(),
    };
    let verbs: [Verb<'_>; 17] = [
        &|game| game.accept(by, LATER, &lots()),
        &|game| game.decline(by, LATER),
        &|game| game.cancel(by, LATER),
        &|game| game.place(by, LATER, placing(game)),
        &|game| game.place_by_lot(by, LATER, &lots()),
        &|game| game.tip(by, LATER, tip("c3n")),
        &|game| game.undo_tip(by, LATER),
        &|game| game.hop(by, LATER, hop("d5")),
        &|game| game.turn(by, LATER, turn("a1n")),
        &|game| game.resign(by, LATER),
        &|game| game.draft(by, LATER, placing(game)),
        &|game| game.draft_by_lot(by, LATER, &lots()),
        &|game| game.offer(by, LATER, Offer::TakeBack),
        &|game| game.offer(by, LATER, Offer::Draw),
        &|game| game.accept_offer(by, LATER, Offer::Draw),
        &|game| game.decline_offer(by, LATER, Offer::TakeBack),
        &|game| game.claim_draw(by, LATER),
    ];
    let answers = verbs.iter().map(|verb| {
        let mut changed = game.clone();
        let answer = verb(&mut changed);
        assert_eq!(answer.is_err(), changed == *game, "{answer:?}");
        answer
    });
    answers.collect()
}

#[test]
fn case_13_outsider_waiting_player_and_finished_game_are_told_apart() {
    let waiting = playing(OPEN);
    let answer = |game: &Game, by| game.clone().turn(by, NOW, turn("a1n")).unwrap_err();
    let answers = [
        answer(&waiting, CARL),
        answer(&waiting, BERT),
        answer(&over(), ANNA),
    ];
    assert_eq!(
        answers,
        [
            Refusal::Outsider,
            Refusal::NotYourTurn(Side::Gold),
            Refusal::Over(WON)
        ]
    );
    let words: HashSet<String> = answers.iter().map(ToString::to_string).collect();
    assert_eq!(words.len(), 3);
}

#[test]
fn case_14_a_third_person_can_do_nothing_at_any_stage() {
    for game in [
        challenged(terms(SettingUp::Place)),
        setting_up(),
        playing(OPEN),
        over(),
    ] {
        for answer in each_verb(&game, CARL) {
            assert_eq!(answer, Err(Refusal::Outsider));
        }
    }
}

#[test]
fn case_14_nobody_answers_for_the_other() {
    let game = challenged(terms(SettingUp::Place));
    assert_eq!(
        game.clone().accept(ANNA, NOW, &lots()).unwrap_err(),
        Refusal::NotOpponent
    );
    assert_eq!(
        game.clone().decline(ANNA, NOW).unwrap_err(),
        Refusal::NotOpponent
    );
    assert_eq!(
        game.clone().cancel(BERT, NOW).unwrap_err(),
        Refusal::NotChallenger
    );
    let declined = game.clone().decline(BERT, NOW).unwrap();
    assert_eq!(declined, [Event::Ended(Ending::Declined)]);
    let withdrawn = game.clone().cancel(ANNA, NOW).unwrap();
    assert_eq!(withdrawn, [Event::Ended(Ending::Withdrawn)]);
}

#[test]
fn each_stage_refuses_what_belongs_to_another() {
    use Refusal::*;
    let errors = |game: &Game, by| -> Vec<Option<Refusal>> {
        each_verb(game, by).into_iter().map(Result::err).collect()
    };
    let same = |refusal: Refusal, times| vec![Some(refusal); times];

    let found = errors(&challenged(terms(SettingUp::Place)), BERT);
    assert_eq!(found[..3], [None, None, Some(NotChallenger)]);
    assert_eq!(found[3..5], same(NotSettingUp, 2));
    assert_eq!(found[5..10], same(NotStarted, 5));
    assert_eq!(found[10..12], same(NotSettingUp, 2));
    assert_eq!(found[12..], same(NotStarted, 5));

    let found = errors(&setting_up(), BERT);
    assert_eq!(found[..3], same(NotAChallenge, 3));
    assert_eq!(found[3..5], [None, None]);
    assert_eq!(found[5..9], same(NotStarted, 4));
    assert_eq!(found[9], None);
    assert_eq!(found[12..], same(NotStarted, 5));

    let found = errors(&playing(OPEN), BERT);
    assert_eq!(found[..3], same(NotAChallenge, 3));
    assert_eq!(found[3..5], same(NotSettingUp, 2));
    assert_eq!(found[5..9], same(NotYourTurn(Side::Gold), 4));
    assert_eq!(found[12..14], [Some(NothingToTakeBack), None]);
    assert_eq!(found[14], Some(NotOffered(Offer::Draw)));
    assert_eq!(found[15], Some(NotOffered(Offer::TakeBack)));
    assert_eq!(found[16], Some(NoRepetition));

    let found = errors(&over(), ANNA);
    assert_eq!(found, same(Over(WON), 17));
}
