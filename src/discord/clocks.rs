//! Clocks in words: until when a player has time, and why a clock stands still.

use std::time::Duration;

use super::wording::{mention, player, relative};
use crate::game::{
    Begun, Credit, DAY, Game, Pace, Quiet, Schedule, Stage, Terms, TimeOut, Timestamp, UserId,
};
use crate::locale::Words;
use crate::rules::Side;

/// What two people are about to agree on about time, in a line each.
pub fn terms(words: Words<'_>, terms: &Terms) -> Vec<String> {
    let pace = match terms.pace {
        Pace::EachTurn(time) => words.say_with(
            "terms-pace-each-turn",
            &[("time", duration(words, time).into())],
        ),
        Pace::Bank {
            start,
            increment,
            cap,
        } => words.say_with(
            "terms-pace-bank",
            &[
                ("start", duration(words, start).into()),
                ("increment", duration(words, increment).into()),
                ("cap", duration(words, cap).into()),
            ],
        ),
        Pace::Unlimited => return vec![words.say("terms-pace-none")],
    };
    let time_out = match terms.time_out {
        TimeOut::Loss => "terms-time-out-loss",
        TimeOut::Claim => "terms-time-out-claim",
    };
    vec![pace, words.say(time_out)]
}

/// What there is to say of the time of those whom the game waits for, and who is away besides; a line each.
pub fn lines(words: Words<'_>, game: &Game) -> Vec<String> {
    let awaited = game.awaited();
    if awaited.is_empty() || game.terms.pace == Pace::Unlimited {
        return Vec::new();
    }
    if game.is_frozen() {
        return vec![words.say("clock-frozen")];
    }
    let mut lines: Vec<String> = Vec::new();
    for &side in &awaited {
        lines.extend(clock(words, game, side));
        lines.extend(credits(words, game, side));
    }
    for side in Side::ALL {
        if !awaited.contains(&side) {
            lines.extend(absence(words, game, side, "clock-waiting-away"));
        }
    }
    lines
}

/// Until when this side's player has time.
fn clock(words: Words<'_>, game: &Game, side: Side) -> Vec<String> {
    let Some(deadline) = game.deadline(side) else {
        return Vec::new();
    };
    let mut args = vec![
        ("player", player(words, game, side).into()),
        ("opponent", player(words, game, !side).into()),
        ("until", moment(deadline.at).into()),
        ("relative", relative(deadline.at.secs()).into()),
    ];
    if game.is_time_up(side) {
        return vec![words.say_with("clock-time-up", &args)];
    }
    if let Some(away) = game.schedule(side).and_then(Schedule::away) {
        let key = match away.begun {
            Begun::ByHand => "clock-away",
            Begun::ByItself => "clock-away-by-itself",
        };
        args.push(("end", moment(away.until).into()));
        return vec![words.say_with(key, &args)];
    }
    let mut lines = vec![words.say_with("clock-until", &args)];
    if game.was_reminded(side) && game.credited(side, Credit::Gift).is_zero() {
        lines.push(words.say("clock-reminded"));
    }
    lines
}

fn credits(words: Words<'_>, game: &Game, side: Side) -> Vec<String> {
    let line = |(why, key)| {
        let length = game.credited(side, why);
        let args = [
            ("player", player(words, game, side).into()),
            ("opponent", player(words, game, !side).into()),
            ("time", duration(words, length).into()),
        ];
        (!length.is_zero()).then(|| words.say_with(key, &args))
    };
    let kinds = [
        (Credit::Outage, "clock-credited-outage"),
        (Credit::Gift, "clock-credited-gift"),
    ];
    kinds.into_iter().filter_map(line).collect()
}

fn absence(words: Words<'_>, game: &Game, side: Side, key: &str) -> Option<String> {
    let away = game.schedule(side)?.away()?;
    Some(words.say_with(
        key,
        &[
            ("player", player(words, game, side).into()),
            ("end", moment(away.until).into()),
        ],
    ))
}

/// When the game is next the more urgent for this person, the earlier: at the end of the person's own time, else of the opponent's.
pub fn urgency(game: &Game, user: UserId) -> (bool, Timestamp) {
    let end = own_deadline(game, user).or_else(|| {
        let others = Side::ALL.into_iter().filter_map(|side| game.deadline(side));
        others.map(|deadline| deadline.at).min()
    });
    let end = end.or(game.expires_at());
    // Where something is offered, an answer is awaited.
    let waits = game.waits_for(user) || game.offered_to(user).next().is_some();
    (!waits, end.unwrap_or(Timestamp::MAX))
}

fn own_deadline(game: &Game, user: UserId) -> Option<Timestamp> {
    let side = game.side_of(user)?;
    Some(game.deadline(side)?.at)
}

/// A game's line in a list, with what its clock says. A menu has no room for that, and shows no times.
pub fn with_clock(words: Words<'_>, game: &Game, user: UserId, label: &str) -> String {
    let (_, until) = urgency(game, user);
    let awaited = game.awaited();
    let away = awaited.iter().any(|&side| {
        let schedule = game.schedule(side);
        schedule.is_some_and(|schedule| schedule.away().is_some())
    });
    let key = match &game.stage {
        _ if game.is_frozen() => "label-frozen",
        _ if until == Timestamp::MAX => return label.to_owned(),
        Stage::Challenged => "label-lapses",
        _ if awaited.iter().any(|&side| game.is_time_up(side)) => "label-time-up",
        _ if away => "label-away",
        _ => "label-until",
    };
    words.say_with(
        key,
        &[
            ("label", label.into()),
            ("until", relative(until.secs()).into()),
        ],
    )
}

/// What a person is told of the own absence.
pub fn schedule(words: Words<'_>, schedule: &Schedule, now: Timestamp) -> String {
    let left = duration(words, whole(schedule.left(now)));
    let status = match schedule.away() {
        Some(away) => words.say_with(
            "away-on",
            &[
                ("end", moment(away.until).into()),
                ("relative", relative(away.until.secs()).into()),
                ("left", left.into()),
            ],
        ),
        None => words.say_with("away-off", &[("left", left.into())]),
    };
    format!("{status}\n{}", quiet(words, schedule.quiet.as_ref()))
}

fn quiet(words: Words<'_>, quiet: Option<&Quiet>) -> String {
    match quiet {
        None => words.say("quiet-none"),
        Some(quiet) => words.say_with(
            "quiet-hours",
            &[
                ("from", quiet.from().to_string().into()),
                ("to", quiet.until().to_string().into()),
                ("zone", quiet.zone().name().into()),
            ],
        ),
    }
}

/// Days and hours, where there are days: what is less says nothing of a year.
fn whole(length: Duration) -> Duration {
    match length >= DAY {
        true => Duration::from_secs(length.as_secs() / 3600 * 3600),
        false => length,
    }
}

/// A point in time, as each reader's own clock tells it.
pub fn moment(at: Timestamp) -> String {
    format!("<t:{}:f>", at.secs())
}

/// How long something lasts: days and hours, or minutes if it is short.
pub fn duration(words: Words<'_>, length: Duration) -> String {
    let minutes = (length.as_secs() + 30) / 60;
    let (days, hours, minutes) = match minutes {
        0..60 => (0, 0, minutes.max(1)),
        // Minutes matter little beside hours.
        _ => ((minutes + 30) / 60 / 24, (minutes + 30) / 60 % 24, 0),
    };
    let part = |(key, number): (&str, u64)| {
        (number > 0).then(|| words.say_with(key, &[("number", number.into())]))
    };
    let parts = [
        ("duration-days", days),
        ("duration-hours", hours),
        ("duration-minutes", minutes),
    ];
    let mut parts = parts.into_iter().filter_map(part);
    let first = parts.next().unwrap_or_default();
    match parts.next() {
        None => first,
        Some(second) => words.say_with(
            "duration-both",
            &[("first", first.into()), ("second", second.into())],
        ),
    }
}

/// The person who may do something about the clock that runs: the one who waits.
pub fn waits(game: &Game, user: UserId) -> Option<Side> {
    let to_move = game.side_of(game.to_move()?)?;
    (game.player(!to_move) == Some(user) && game.terms.pace != Pace::Unlimited).then_some(to_move)
}

/// The opponent's mention, for what is said to a player.
pub fn opponent(words: Words<'_>, game: &Game, user: UserId) -> String {
    game.opponent_of(user)
        .map(|user| mention(words, user))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;
    use crate::locale::Catalog;

    #[test]
    fn a_duration_is_told_in_the_units_that_matter() {
        let catalog = Catalog::load().unwrap();
        let words = catalog.words("en-US");
        for (seconds, told) in [
            (5, "1 minute"),
            (7 * 60, "7 minutes"),
            (3600, "1 hour"),
            (12 * 3600, "12 hours"),
            (23 * 3600 + 59 * 60, "1 day"),
            (24 * 3600, "1 day"),
            (60 * 3600, "2 days and 12 hours"),
            (3 * 24 * 3600 + 29, "3 days"),
        ] {
            assert_eq!(duration(words, Duration::from_secs(seconds)), told);
        }
    }
}
