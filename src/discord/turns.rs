//! The last turns in words: the one that was made by hand, and those that were planned in answer to it.

use super::planning;
use super::reply::Reply;
use super::view::{action_for, played, result};
use super::wording::side_name;
use crate::game::{Game, Made};
use crate::locale::Words;
use crate::rules::Side;

/// How many turns are told that followed one another at once: where the other side has to pass again and again, a plan can make many.
const TURNS_TOLD: usize = 6;

/// The last turn that was made by hand, those that were planned in answer, and passes, in a line each.
pub fn last_turns(words: Words<'_>, game: &Game) -> Vec<String> {
    let made = game.last_turns();
    let told = made.len().saturating_sub(TURNS_TOLD);
    let by_hand = made.iter().take(1).filter(|_| told == 0);
    let mut lines: Vec<String> = by_hand.flat_map(|made| turn_lines(words, made)).collect();
    lines.extend(answers(words, &made));
    if let (true, Some(play)) = (made.is_empty(), game.play().filter(|play| play.passed())) {
        lines.push(passed(words, !play.position().side_to_move()));
    }
    lines
}

/// What was played at once in answer to the first of these turns, the last of them if there are many.
fn answers(words: Words<'_>, made: &[Made]) -> Vec<String> {
    let told = made.len().saturating_sub(TURNS_TOLD).max(1);
    let answers = made.iter().skip(told);
    let lines = answers.flat_map(|made| {
        let mut lines = turn_lines(words, made);
        if let Some(turn) = lines.first_mut() {
            *turn = words.say_with("played-as-planned", &[("played", turn.as_str().into())]);
        }
        lines
    });
    lines.collect()
}

fn turn_lines(words: Words<'_>, made: &Made) -> Vec<String> {
    let mut lines = vec![played(words, made.by, made.turn, &made.after)];
    if made.after.outcome().is_none() && made.after.side_to_move() == made.by {
        lines.push(passed(words, !made.by));
    }
    lines
}

fn passed(words: Words<'_>, side: Side) -> String {
    let args = [
        ("side", side_name(words, side).into()),
        ("other", side_name(words, !side).into()),
    ];
    words.say_with("board-passed", &args)
}

/// What a player is told in private after a turn, with what the other side had planned in answer.
pub fn made(words: Words<'_>, game: &Game) -> Reply {
    let made = game.last_turns();
    let Some(by_hand) = made.first() else {
        return Reply::default();
    };
    let args = [
        ("game", game.id.to_string().into()),
        ("turn", by_hand.turn.to_string().into()),
    ];
    let mut lines = vec![words.say_with("turn-made", &args)];
    lines.extend(answers(words, &made));
    let was_answered = made.len() > 1;
    let player = game.player(by_hand.by);
    let mut button = player.and_then(|player| planning::button(words, game, player));
    if was_answered {
        lines.extend(game.ending().map(|ending| result(words, game, &ending)));
        button = button.or(player.and_then(|player| action_for(words, game, player)));
    }
    Reply::text(lines.join("\n")).with_buttons(button)
}
