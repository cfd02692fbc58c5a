//! Conditional turns: followed at once, dropped whole at the first turn that they do not foresee.

use super::*;

/// The first legal turns from this position on.
fn any_line(position: &Position, length: usize) -> Vec<Turn> {
    let mut position = *position;
    let turns = (0..length).map(|_| {
        let turn = position.legal_turns().next().unwrap();
        position = position.play(turn).unwrap();
        turn
    });
    turns.collect()
}

/// A game with Anna to move, in which Bert has planned this many turns of a line; and the whole line.
fn planned(length: usize) -> (Game, Vec<Turn>) {
    let mut game = playing(OPEN);
    let line = any_line(game.play().unwrap().position(), 8);
    plans(&mut game, BERT, &line[..length]);
    (game, line)
}

fn plans(game: &mut Game, by: UserId, line: &[Turn]) {
    let side = game.side_of(by).unwrap();
    let events = game.add_to_plan(by, &[Line::from(line)]).unwrap();
    assert_eq!(events, [Event::Planned(side)]);
}

fn names(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| match event {
        Event::Played { turn, .. } => turn.to_string(),
        other => format!("{other:?}"),
    };
    events.iter().map(name).collect()
}

#[test]
fn a_foreseen_turn_is_answered_at_once_and_the_plan_goes_on() {
    let (mut game, line) = planned(4);
    let events = game.turn(ANNA, LATER, line[0]).unwrap();
    assert_eq!(
        names(&events),
        [
            line[0].to_string(),
            "FollowsPlan(Blue)".to_owned(),
            line[1].to_string()
        ]
    );
    assert_eq!((game.to_move(), game.turn_number()), (Some(ANNA), 3));
    assert_eq!(game.play().unwrap().turns(), &line[..2]);
    let made: Vec<Turn> = game.last_turns().iter().map(|made| made.turn).collect();
    assert_eq!(made, &line[..2]);
    assert_eq!(game.plan_of(BERT).unwrap().next(&[]), [line[2]]);

    game.turn(ANNA, LATER, line[2]).unwrap();
    assert_eq!(game.play().unwrap().turns(), &line[..4]);
    assert_eq!(game.plan_of(BERT), None, "it is used up");
    assert!(!game.has_plan_ended(BERT));
    game.turn(ANNA, LATER, line[4]).unwrap();
    assert_eq!(game.to_move(), Some(BERT));
    assert!(!game.has_plan_ended(BERT));
    assert_eq!(game.last_turns().len(), 1);
}

#[test]
fn any_other_turn_drops_the_plan_whole() {
    let (mut game, _) = planned(6);
    let other = game.play().unwrap().position().legal_turns().nth(3);
    let events = game.turn(ANNA, LATER, other.unwrap()).unwrap();
    assert_eq!(events.last(), Some(&Event::PlanEnded(Side::Blue)));
    assert_eq!((game.plan_of(BERT), game.to_move()), (None, Some(BERT)));
    assert!(game.has_plan_ended(BERT) && !game.has_plan_ended(ANNA));
    let turn = game.play().unwrap().position().legal_turns().next();
    game.turn(BERT, LATER, turn.unwrap()).unwrap();
    assert!(!game.has_plan_ended(BERT), "that is past");
}

#[test]
fn nobody_plans_on_ones_own_turn_nor_anybody_else_at_all() {
    let mut game = playing(OPEN);
    let lines = [Line::from(
        &any_line(game.play().unwrap().position(), 2)[..],
    )];
    let add = |game: &Game, by| game.clone().add_to_plan(by, &lines).unwrap_err();
    assert_eq!(add(&game, ANNA), Refusal::OwnTurn);
    assert_eq!(add(&game, CARL), Refusal::Outsider);
    assert_eq!(add(&setting_up(), BERT), Refusal::NotStarted);
    assert_eq!(add(&over(), BERT), Refusal::Over(WON));
    assert_eq!(game.drop_plan(BERT), Err(Refusal::NotPlanned));
    assert_eq!(game.take_out_of_plan(BERT, &[]), Err(Refusal::NotPlanned));
    game.add_to_plan(BERT, &lines).unwrap();
    assert_eq!(game.drop_plan(CARL), Err(Refusal::Outsider));
    assert_eq!(game.take_out_of_plan(CARL, &[]), Err(Refusal::Outsider));
    assert!(game.plan_of(BERT).is_some());
    assert_eq!(game.plan_of(ANNA), None);
    assert_eq!(game.drop_plan(ANNA), Err(Refusal::OwnTurn));
    game.drop_plan(BERT).unwrap();
    assert_eq!(game.plan, None);
}

#[test]
fn a_plan_is_no_event_in_the_game() {
    let (game, _) = planned(4);
    let mut before = game.clone();
    before.plan = None;
    let mut after = playing(OPEN);
    after.log = before.log.clone();
    assert_eq!(before, after);
    // A tip that is undone again changes nothing about it either.
    let mut tipped = game.clone();
    tipped.tip(ANNA, NOW, tip("c3n")).unwrap();
    tipped.undo_tip(ANNA, NOW).unwrap();
    assert_eq!(tipped.plan, game.plan);
}

#[test]
fn a_plan_ends_with_the_game_and_with_the_position_that_it_was_made_for() {
    let (mut game, line) = planned(4);
    let mut resigned = game.clone();
    let events = resigned.resign(ANNA, NOW).unwrap();
    assert!(matches!(events[..], [Event::Ended(_)]));
    assert_eq!(resigned.plan, None);

    // As a turn taken back would leave it, and played again otherwise.
    let start = game.stage.clone();
    game.turn(ANNA, NOW, line[0]).unwrap();
    assert!(game.plan.is_some());
    game.became(start, NOW, Vec::new());
    assert_eq!(game.plan, None);
    let mut odd = planned(4).0;
    odd.stage = Stage::Playing(Play::from_start(
        "cl6/7/3CP3/7/7/7/CL6 g - - 1".parse().unwrap(),
    ));
    assert_eq!(odd.plan_of(BERT), None);
    odd.turn(ANNA, NOW, turn("d5n*")).unwrap();
    assert_eq!((odd.plan.as_ref(), odd.is_over()), (None, false));
}

#[test]
fn a_planned_turn_may_win_the_game() {
    let mut game = playing("cl6/7/3CP3/7/7/7/7 b - - 5");
    let theirs = game
        .play()
        .unwrap()
        .position()
        .legal_turns()
        .next()
        .unwrap();
    plans(&mut game, ANNA, &[theirs, turn("d5n*")]);
    let events = game.turn(BERT, LATER, theirs).unwrap();
    let won = Ending::Won {
        winner: Side::Gold,
        by: Victory::Removal,
    };
    assert_eq!(
        events,
        [
            played(Side::Blue, &theirs.to_string(), false),
            Event::FollowsPlan(Side::Gold),
            played(Side::Gold, "d5n*", false),
            Event::Ended(won)
        ]
    );
    assert_eq!((game.ending(), game.plan.as_ref()), (Some(won), None));
    assert_eq!(game.last_turns().len(), 2);
}

#[test]
fn passes_are_part_of_the_plan() {
    // Blue's only block is shut in until Gold moves the one on a6. Blue has planned for the time after that.
    let mut game = playing("clCL5/CL6/7/7/4CL2/7/7 g - - 1");
    let from = |game: &Game, square: &str| {
        let mut turns = game.play().unwrap().position().legal_turns();
        turns
            .find(|turn| turn.tip.from.to_string() == square)
            .unwrap()
    };
    let first = from(&game, "e3");
    let mut then = game.clone();
    then.turn(ANNA, NOW, first).unwrap();
    let second = from(&then, "a6");
    then.turn(ANNA, NOW, second).unwrap();
    assert_eq!(then.to_move(), Some(BERT));
    let reply = then
        .play()
        .unwrap()
        .position()
        .legal_turns()
        .next()
        .unwrap();

    plans(&mut game, BERT, &[first, second, reply]);
    let events = game.turn(ANNA, NOW, first).unwrap();
    assert_eq!(events, [played(Side::Gold, &first.to_string(), true)]);
    assert_eq!(game.plan_of(BERT).unwrap().next(&[]), [second]);
    let events = game.turn(ANNA, NOW, second).unwrap();
    assert_eq!(events.len(), 3);
    assert_eq!(game.play().unwrap().turns(), [first, second, reply]);
    assert_eq!(game.plan, None);
}

#[test]
fn a_planned_turn_costs_no_time_and_does_not_bring_its_player_back() {
    let (mut game, line) = planned(2);
    // Bert is away in all games, by a time that was up in another.
    let away = game.schedules.of_mut(BERT, ANNA);
    away.leave(NOW, Begun::ByItself);
    let schedules = game.schedules.clone();
    game.turn(ANNA, LATER, line[0]).unwrap();
    assert_eq!(game.schedules, schedules);
    let notes: Vec<Note> = game.log.iter().rev().map(|entry| entry.what).collect();
    assert_eq!(
        notes[..3],
        [
            Note::Played(Side::Blue),
            Note::FollowsPlan(Side::Blue),
            Note::Played(Side::Gold)
        ]
    );
    let deadline = game.deadline(Side::Gold).unwrap();
    assert_eq!(deadline.at, LATER.plus(DAY * 3));
}
