//! What time does to a game.

use std::time::Duration;

use super::*;

const HOUR: Duration = Duration::from_secs(3600);

/// Anna plays Gold and is to move; every block can.
fn begun(pace: Pace, time_out: TimeOut) -> Game {
    let mut game = challenged(Terms {
        pace,
        time_out,
        ..terms(SettingUp::ByLot)
    });
    game.accept(BERT, NOW, &lots()).unwrap();
    game
}

fn days(days: u32) -> Pace {
    Pace::EachTurn(DAY * days)
}

fn at(hours: u64) -> Timestamp {
    NOW.plus(Duration::from_secs(hours * 3600))
}

fn plays(game: &mut Game, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    let by = game.to_move().unwrap();
    let turn = game.play().unwrap().position().legal_turns().next();
    game.turn(by, at, turn.unwrap())
}

/// A game in which both have made a turn, and Anna's clock begins to run `NOW`.
fn going(pace: Pace, time_out: TimeOut) -> Game {
    let mut game = begun(pace, time_out);
    plays(&mut game, NOW).unwrap();
    plays(&mut game, NOW).unwrap();
    assert_eq!(game.to_move(), Some(ANNA));
    game
}

fn end(game: &Game) -> Option<Timestamp> {
    let side = game.side_of(game.to_move()?)?;
    Some(game.deadline(side)?.at)
}

fn quiet(from: &str, until: &str) -> Option<Quiet> {
    let zone = "UTC".parse().unwrap();
    Some(Quiet::new(zone, from.parse().unwrap(), until.parse().unwrap()).unwrap())
}

const LOST: Ending = Ending::Won {
    winner: Side::Blue,
    by: Victory::Time,
};

#[test]
fn case_46_a_game_in_which_somebody_has_not_moved_is_aborted_after_its_full_time() {
    let mut game = begun(days(3), TimeOut::Loss);
    assert_eq!(game.wake_at(), Some(at(72).minus(DAY * 3 / 5)));
    assert_eq!(game.expire(Timestamp(at(72).0 - 1)), []);
    assert_eq!(game.clone().expire(at(72)), [Event::Ended(Ending::Aborted)]);
    plays(&mut game, at(10)).unwrap();
    assert_eq!(end(&game), Some(at(82)));
    assert_eq!(game.expire(at(82)), [Event::Ended(Ending::Aborted)]);
    assert_eq!(game.wake_at(), None);
    assert_eq!(game.ending().unwrap().winner(), None);
}

#[test]
fn case_46_so_is_one_whose_blocks_are_not_placed_in_time() {
    for time_out in TimeOut::ALL {
        let mut game = challenged(Terms {
            pace: days(1),
            time_out,
            ..terms(SettingUp::Place)
        });
        game.accept(BERT, NOW, &lots()).unwrap();
        assert_eq!(game.awaited(), Side::ALL);
        let mut idle = game.clone();
        assert_eq!(idle.due(at(20)), [Event::Reminded(Side::Gold)]);
        assert_eq!(idle.due(at(20)), [Event::Reminded(Side::Blue)]);
        assert_eq!(idle.due(at(20)), []);
        game.place_by_lot(ANNA, at(5), &lots()).unwrap();
        assert_eq!(game.awaited(), [Side::Blue]);
        let late = game.place_by_lot(BERT, at(24), &lots()).unwrap_err();
        assert_eq!(late, Refusal::TooLate(at(24)));
        assert_eq!(game.remind(at(20)), [Event::Reminded(Side::Blue)]);
        assert_eq!(game.due(at(24)), [Event::Ended(Ending::Aborted)]);
        assert_eq!(game.play(), None);
    }
}

#[test]
fn a_turn_in_the_last_instant_counts_and_one_after_it_does_not() {
    let mut game = going(days(3), TimeOut::Loss);
    game.schedules.challenger = used_up();
    assert!(plays(&mut game.clone(), Timestamp(at(72).0 - 1)).is_ok());
    let before = game.clone();
    assert_eq!(plays(&mut game, at(72)), Err(Refusal::TooLate(at(72))));
    assert_eq!(game.resign(BERT, at(72)), Err(Refusal::TooLate(at(72))));
    assert_eq!(game, before);
    assert_eq!(game.expire(at(72)), [Event::Ended(LOST)]);
    assert_eq!(game.expire(at(72)), []);
    let turn = before.play().unwrap().position().legal_turns().next();
    assert_eq!(
        game.turn(ANNA, at(72), turn.unwrap()),
        Err(Refusal::Over(LOST))
    );
}

/// A schedule without any away time left in this year.
fn used_up() -> Schedule {
    let from = NOW.minus(DAY * 60);
    Schedule {
        absences: vec![Absence {
            from,
            until: from.plus(AWAY_A_YEAR),
            begun: Begun::ByHand,
            over: true,
        }],
        ..Schedule::default()
    }
}

#[test]
fn a_win_can_be_claimed_once_the_time_is_up_and_until_then_the_other_may_move() {
    let mut game = going(days(3), TimeOut::Claim);
    game.schedules.challenger = used_up();
    assert_eq!(game.claim(BERT, at(71)), Err(Refusal::TimeLeft(at(72))));
    assert_eq!(game.claim(ANNA, at(71)), Err(Refusal::OwnClock));
    assert_eq!(game.claim(CARL, at(71)), Err(Refusal::Outsider));
    assert_eq!(game.due(at(72)), [Event::TimeUp(Side::Gold)]);
    assert_eq!(game.due(at(90)), []);
    assert_eq!(game.wake_at(), None);
    assert!(game.is_time_up(Side::Gold));

    let mut moved = game.clone();
    plays(&mut moved, at(100)).unwrap();
    assert_eq!(end(&moved), Some(at(172)));
    assert!(!moved.is_time_up(Side::Gold));

    let mut spared = game.clone();
    spared.give_time(BERT, at(100)).unwrap();
    assert_eq!(end(&spared), Some(at(124)));
    assert_eq!(spared.claim(BERT, at(110)), Err(Refusal::TimeLeft(at(124))));
    assert_eq!(spared.due(at(124)), [Event::TimeUp(Side::Gold)]);

    assert_eq!(game.claim(BERT, at(100)), Ok(vec![Event::Ended(LOST)]));
}

#[test]
fn a_gift_is_a_day_and_only_of_the_one_who_waits() {
    let mut game = going(days(1), TimeOut::Loss);
    assert_eq!(game.give_time(ANNA, at(1)), Err(Refusal::OwnClock));
    let credited = Event::Credited {
        side: Side::Gold,
        length: DAY,
        why: Credit::Gift,
    };
    assert_eq!(game.give_time(BERT, at(1)), Ok(vec![credited]));
    assert_eq!(end(&game), Some(at(48)));
    assert_eq!(game.credited(Side::Gold, Credit::Gift), DAY);
    plays(&mut game, at(2)).unwrap();
    assert_eq!(end(&game), Some(at(26)), "it was for one turn");
    assert_eq!(game.credited(Side::Gold, Credit::Gift), Duration::ZERO);

    let mut timeless = going(Pace::Unlimited, TimeOut::Loss);
    assert_eq!(timeless.give_time(BERT, NOW), Err(Refusal::NoClock));
    assert_eq!(timeless.claim(BERT, NOW), Err(Refusal::NoClock));
    assert_eq!(
        (timeless.wake_at(), timeless.due(Timestamp::MAX)),
        (None, vec![])
    );
}

#[test]
fn a_bank_is_drawn_on_filled_and_full() {
    let bank = Pace::Bank {
        start: DAY * 3,
        increment: HOUR * 12,
        cap: DAY * 4,
    };
    let mut game = begun(bank, TimeOut::Loss);
    assert_eq!(end(&game), Some(at(72)));
    plays(&mut game, at(24)).unwrap();
    assert_eq!(end(&game), Some(at(24 + 72)), "Blue's");
    plays(&mut game, at(24)).unwrap();
    // Gold had 72 hours, took 24 and got 12.
    assert_eq!(end(&game), Some(at(24 + 60)));
    plays(&mut game, at(24 + 60 - 1)).unwrap();
    assert_eq!(end(&game), Some(at(83 + 84)), "Blue took nothing");
    for _ in 0..6 {
        plays(&mut game, at(83)).unwrap();
    }
    assert_eq!(end(&game), Some(at(83 + 96)), "no more than four days");
    plays(&mut game, at(83)).unwrap();
    // One hour was left, and four turns in no time at all.
    assert_eq!(end(&game), Some(at(83 + 1 + 48)));
}

#[test]
fn a_bank_pays_neither_for_absences_nor_for_gifts_nor_for_what_is_taken_back() {
    let bank = Pace::ALL[7];
    let mut game = going(bank, TimeOut::Loss);
    let full = end(&game).unwrap();
    assert_eq!(full, at(72 + 12));
    game.schedules.challenger.leave(at(10), Begun::ByHand);
    game.schedules.challenger.come_back(at(40));
    game.give_time(BERT, at(45)).unwrap();
    assert_eq!(end(&game), Some(full.plus(HOUR * 30 + DAY)));
    plays(&mut game, at(50)).unwrap();
    plays(&mut game, at(50)).unwrap();
    // Twenty hours were taken, a day was given, half a day is the turn's.
    assert_eq!(end(&game), Some(at(50 + 84 - 20 + 24 + 12)));

    let mut taken_back = game.clone();
    let before = end(&game).unwrap().until(at(1000));
    plays(&mut taken_back, at(50)).unwrap();
    taken_back.log.push(Entry {
        at: at(70),
        what: Note::TakenBack(Side::Gold),
    });
    taken_back.stage = game.stage.clone();
    let after = end(&taken_back).unwrap().until(at(1000));
    assert_eq!(before - after, HOUR * 20);
}

#[test]
fn case_43_one_reminder_when_a_fifth_is_left() {
    let mut game = going(days(5), TimeOut::Loss);
    assert_eq!(game.remind(Timestamp(at(96).0 - 1)), []);
    assert_eq!(game.wake_at(), Some(at(96)));
    assert_eq!(game.due(at(96)), [Event::Reminded(Side::Gold)]);
    assert_eq!(game.due(at(96)), []);
    assert_eq!(game.wake_at(), Some(at(120)));
    game.give_time(BERT, at(97)).unwrap();
    assert_eq!(game.due(at(130)), [], "once is enough");
    plays(&mut game, at(131)).unwrap();
    assert_eq!(game.due(at(131 + 96)), [Event::Reminded(Side::Blue)]);
    let mut moved = game.clone();
    plays(&mut moved, at(131 + 96)).unwrap();
    assert_eq!(moved.due(at(131 + 100)), []);
}

#[test]
fn case_43_nobody_is_reminded_in_quiet_hours() {
    // NOW is at 01:46:40 of the day.
    let mut game = going(days(1), TimeOut::Loss);
    game.schedules.challenger.quiet = quiet("20:00", "23:00");
    let side = Side::Gold;
    let evening = game.deadline(side).unwrap();
    let clock = |at: Timestamp| at.0.rem_euclid(86_400_000) / 60_000;
    assert_eq!(clock(evening.remind_at.unwrap()), 23 * 60);
    assert_eq!(game.due(evening.remind_at.unwrap().minus(HOUR)), []);
    assert_eq!(
        game.due(evening.remind_at.unwrap()),
        [Event::Reminded(side)]
    );

    // The night lasts until the deadline: better early than not at all.
    let mut game = going(days(1), TimeOut::Loss);
    game.schedules.challenger.quiet = quiet("20:00", "5:00");
    let deadline = game.deadline(side).unwrap();
    assert_eq!(clock(deadline.at), 5 * 60);
    assert_eq!(clock(deadline.remind_at.unwrap()), 19 * 60 + 45);
    // If that was missed, the night is quiet all the same.
    let night = deadline.remind_at.unwrap().plus(HOUR);
    assert_eq!(game.due(night), []);
    assert_eq!(game.wait_until(night), Some(deadline.at));
}

#[test]
fn a_deadline_that_would_fall_into_quiet_hours_moves_to_their_end() {
    let mut game = going(days(3), TimeOut::Loss);
    game.schedules.opponent.quiet = quiet("22:00", "8:00");
    assert_eq!(end(&game), Some(at(72)), "those of the other do not matter");
    game.schedules.challenger.quiet = quiet("22:00", "8:00");
    let moved = end(&game).unwrap();
    assert!(moved > at(72) && moved < at(82));
    assert_eq!(moved.0.rem_euclid(86_400_000), 8 * 3_600_000);
    assert_eq!(game.expire(Timestamp(moved.0 - 1)), []);
}

#[test]
fn case_47_an_absence_begins_by_itself_and_ends_with_the_next_turn() {
    let mut game = going(days(3), TimeOut::Loss);
    assert_eq!(
        game.due(at(72)),
        [Event::AwayBegan(Side::Gold)],
        "no reminder after it"
    );
    assert_eq!(game.due(at(73)), []);
    let away = game.schedules.challenger.away().copied().unwrap();
    assert_eq!((away.from, away.begun), (at(72), Begun::ByItself));
    assert_eq!(end(&game), Some(at(72).plus(AWAY_A_YEAR)));

    let mut back = game.clone();
    plays(&mut back, at(200)).unwrap();
    assert_eq!(back.schedules.challenger.away(), None);
    assert_eq!(
        back.schedules.challenger.left(at(300)),
        AWAY_A_YEAR - HOUR * 128
    );

    // Without a word it is used up, and the game is lost.
    let end = at(72).plus(AWAY_A_YEAR);
    assert_eq!(game.due(Timestamp(end.0 - 1)), []);
    assert_eq!(game.due(end), [Event::Ended(LOST)]);
}

#[test]
fn case_47_who_is_found_late_by_more_than_all_away_time_has_lost() {
    let mut game = going(days(3), TimeOut::Claim);
    let found = at(72).plus(DAY * 90);
    assert_eq!(
        game.due(found),
        [Event::AwayBegan(Side::Gold), Event::TimeUp(Side::Gold)]
    );
}

#[test]
fn case_47_moving_while_away_is_allowed_and_ends_no_declared_absence() {
    let mut game = going(days(3), TimeOut::Loss);
    game.schedules.challenger.leave(at(1), Begun::ByHand);
    assert_eq!(end(&game), Some(at(72).plus(AWAY_A_YEAR)));
    plays(&mut game, at(50)).unwrap();
    assert!(game.schedules.challenger.away().is_some());
    assert_eq!(end(&game), Some(at(50 + 72)), "the other's clock runs");
}

#[test]
fn case_3_an_outage_is_credited_once_and_only_what_would_have_counted() {
    let mut game = going(days(3), TimeOut::Loss);
    let credited = |hours: u64| Event::Credited {
        side: Side::Gold,
        length: Duration::from_secs(hours * 3600),
        why: Credit::Outage,
    };
    // The time ran out while nobody could be heard.
    assert_eq!(game.credit_outage(at(70), at(142)), [credited(72)]);
    assert_eq!(end(&game), Some(at(144)));
    assert_eq!(game.due(at(142)), [Event::Reminded(Side::Gold)]);
    assert_eq!(game.credit_outage(at(142), at(142)), []);

    let mut game = going(days(3), TimeOut::Loss);
    game.schedules.challenger.leave(at(20), Begun::ByHand);
    game.schedules.challenger.come_back(at(50));
    assert_eq!(game.credit_outage(at(10), at(60)), [credited(20)]);
    assert_eq!(end(&game), Some(at(72 + 30 + 20)));
    game.freeze(at(70));
    assert_eq!(game.credit_outage(at(70), at(80)), []);
    game.thaw(at(80));
    assert_eq!(end(&game), Some(at(72 + 30 + 20 + 10)));
    // It was somebody else's time before.
    plays(&mut game, at(81)).unwrap();
    assert_eq!(game.credit_outage(at(70), at(91)).len(), 1);
    assert_eq!(end(&game), Some(at(81 + 72 + 10)));
}

#[test]
fn case_3_a_night_before_the_deadline_is_not_lost_to_an_outage() {
    let mut game = going(days(3), TimeOut::Loss);
    game.schedules.challenger.quiet = quiet("22:00", "8:00");
    let morning = end(&game).unwrap();
    let (from, until) = (morning.minus(HOUR * 2), morning.plus(HOUR * 5));
    game.credit_outage(from, until);
    assert_eq!(end(&game), Some(until.plus(HOUR * 2)));
    // What had been over before the outage stays so.
    let mut game = going(days(3), TimeOut::Claim);
    game.schedules.challenger = used_up();
    game.due(at(72));
    assert_eq!(game.credit_outage(at(73), at(90)), []);
}

#[test]
fn case_25_frozen_clocks_stand_still() {
    let mut game = going(days(3), TimeOut::Loss);
    assert_eq!(game.freeze(at(10)), [Event::Frozen]);
    assert_eq!(game.freeze(at(11)), []);
    assert_eq!((game.wake_at(), end(&game)), (None, None));
    assert_eq!(game.due(at(10_000)), []);
    assert_eq!(game.thaw(at(10_000)), [Event::Thawed]);
    assert_eq!(game.thaw(at(10_000)), []);
    assert_eq!(end(&game), Some(at(10_000 + 62)));
    assert_eq!(challenged(terms(SettingUp::Place)).freeze(NOW), []);
    assert_eq!(over().freeze(NOW), []);
}
