//! A player's plan in private: how it stands, and what is wrong with what was to be added.

mod compose;
mod draft;

use super::ask::Ask;
use super::components::{CustomId, games, planning};
use super::error::{Failure, why_illegal};
use super::reply::{Button, MenuOption, Reply, Style};
use super::{view, wording};
use crate::game::{BadPlan, Foreseen, Game, LineFlaw, Plan, Spot, UserId};
use crate::locale::Words;
use crate::rules::{Illegal, IllegalTurn, Square, Turn};

pub use self::compose::{Step, compose};
pub use self::draft::{Chosen, Draft};

/// The button that opens a person's plan, where it is the time for planning.
pub fn button(words: Words<'_>, game: &Game, by: UserId) -> Option<Button> {
    let plan = game.planning(by).ok()?;
    let key = match plan.is_empty() {
        true => "button-plan",
        false => "button-my-plan",
    };
    let id = CustomId::new(&planning::Open, game.id, game.turn_number(), "");
    Some(Button::new(id, words.say(key)))
}

/// A private reply to a player, with a word about a plan that has ended by the opponent's turn.
pub fn with_ended(words: Words<'_>, game: &Game, by: UserId, reply: Reply) -> Reply {
    match ended(words, game, by) {
        Some(line) => reply.followed_by(&line),
        None => reply,
    }
}

/// That a person's plan has ended by the opponent's turn, if it has. In private: the opponent need not know that there was one.
pub fn ended(words: Words<'_>, game: &Game, by: UserId) -> Option<String> {
    let ended = game.has_plan_ended(by) && !game.is_over();
    ended.then(|| words.say_with("plan-ended", &[("game", game.id.to_string().into())]))
}

/// A person's plan as it stands, with what can be done about it.
pub fn show(ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    let plan = game
        .planning(ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    let opponent = wording::player(ask.words, game, !plan.side());
    let args = [("opponent", opponent.into())];
    let mut lines = vec![title(ask.words, game, &plan)];
    let foreseen = plan.foreseen();
    if foreseen.is_empty() {
        lines.push(ask.say_with("plan-empty", &args));
    } else {
        lines.extend(foreseen.iter().map(|foreseen| line(ask, &plan, foreseen)));
        lines.push(ask.say_with("plan-otherwise", &args));
    }
    let id = |kind, rest: String| CustomId::new(kind, game.id, game.turn_number(), rest);
    let begin = Draft::from(Spot::start());
    let mut buttons = vec![
        Button::new(
            id(&planning::Begin, begin.to_string()),
            ask.say("button-plan-add"),
        )
        .styled(Style::Primary)
        .enabled_if(foreseen.len() < Plan::BRANCHES),
    ];
    if !plan.is_empty() {
        buttons.push(Button::new(
            id(&planning::Drop, String::new()),
            ask.say("button-plan-drop"),
        ));
    }
    buttons.push(Button::new(
        id(&games::Board, String::new()),
        ask.say("button-board"),
    ));
    let option = |path: &[Turn]| MenuOption::new(Spot::after(path).to_string(), told(path));
    let further = foreseen
        .iter()
        .filter(|foreseen| goes_on(foreseen))
        .map(|foreseen| option(&foreseen.answered()));
    let branches = foreseen.iter().map(|foreseen| option(&foreseen.path));
    let name = format!("deblockle-{}-{}-plan", game.id, game.turn_number());
    let scene = game.play().map(view::scene);
    let reply = Reply::text(lines.join("\n"))
        .with_menu(
            id(&planning::Begin, String::new()),
            ask.say("plan-menu-further"),
            further.collect(),
        )
        .with_menu(
            id(&planning::Remove, String::new()),
            ask.say("plan-menu-remove"),
            branches.collect(),
        )
        .with_buttons(buttons);
    Ok(match scene {
        Some(scene) => reply.with_picture(view::board_picture(ask.words, name, scene)),
        None => reply,
    })
}

/// The plan as it stands, to one who wanted something of a plan that was otherwise.
pub fn changed(ask: &Ask<'_>, game: &Game) -> Reply {
    under(ask, game, &ask.say("plan-changed"))
}

/// The plan as it stands, under a line of words.
pub fn under(ask: &Ask<'_>, game: &Game, line: &str) -> Reply {
    match show(ask, game) {
        Ok(reply) => reply.under(line),
        Err(_) => Reply::text(line),
    }
}

/// Asks whether a player means to give the whole plan up.
pub fn ask_to_drop(ask: &Ask<'_>, game: &Game) -> Reply {
    let id = |kind| CustomId::new(kind, game.id, game.turn_number(), "");
    let args = [("game", game.id.to_string().into())];
    ask.reply("plan-drop-really", &args).with_buttons([
        Button::new(
            id(&planning::ReallyDrop),
            ask.say("button-plan-really-drop"),
        )
        .styled(Style::Danger),
        Button::new(id(&planning::Open), ask.say("button-plan-keep")),
    ])
}

/// Where a line goes wrong, and what to do instead.
pub fn wrong(ask: &Ask<'_>, game: &Game, wrong: &BadPlan) -> Reply {
    let side = wording::side_name(ask.words, wrong.side);
    let own = game.side_of(ask.by) == Some(wrong.side);
    let why = match &wrong.why {
        LineFlaw::Illegal(illegal) if own => why_illegal(ask, illegal),
        LineFlaw::Illegal(illegal) => why_theirs_is_illegal(ask, illegal),
        LineFlaw::NoPass => ask.say("plan-no-pass"),
        LineFlaw::OtherReply(turn) => {
            ask.say_with("plan-other-reply", &[("turn", turn.to_string().into())])
        }
        LineFlaw::NoReply => ask.say("plan-no-reply"),
        LineFlaw::TooDeep => ask.say_with("plan-too-deep", &[("most", Plan::DEPTH.into())]),
        LineFlaw::TooMuch => ask.say_with("plan-too-much", &[("most", Plan::BRANCHES.into())]),
    };
    let args = [
        ("line", wrong.line.into()),
        ("nth", wrong.nth.into()),
        ("side", side.into()),
        ("why", why.into()),
    ];
    ask.reply("plan-wrong", &args)
        .with_buttons(button(ask.words, game, ask.by))
}

/// Why the opponent may not make a turn: where the words for one's own turns would be wrong, others.
fn why_theirs_is_illegal(ask: &Ask<'_>, illegal: &IllegalTurn) -> String {
    let (key, square) = match illegal.why {
        Illegal::NotYours(square) => ("plan-illegal-yours", square),
        Illegal::StarSquare(_) | Illegal::StarUp => (
            "plan-illegal-star",
            Square::goal(illegal.position.side_to_move()),
        ),
        _ => return why_illegal(ask, illegal),
    };
    let args = [
        ("turn", illegal.turn.to_string().into()),
        ("square", square.to_string().into()),
    ];
    ask.say_with(key, &args)
}

fn title(words: Words<'_>, game: &Game, plan: &Plan) -> String {
    let side = plan.side();
    let args = [
        ("game", game.id.to_string().into()),
        ("turn", game.turn_number().into()),
        ("side", wording::side_name(words, side).into()),
        ("mark", wording::side_mark(words, side).into()),
        ("opponent", wording::player(words, game, !side).into()),
    ];
    words.say_with("plan-title", &args)
}

/// A foreseen turn with its replies, further in the deeper it lies.
fn line(ask: &Ask<'_>, plan: &Plan, foreseen: &Foreseen) -> String {
    let turn = foreseen
        .turn()
        .map(|turn| turn.to_string())
        .unwrap_or_default();
    let args = |replies: &[Turn]| {
        [
            (
                "side",
                wording::side_name(ask.words, !plan.side())
                    .to_string()
                    .into(),
            ),
            ("turn", turn.clone().into()),
            ("replies", told(replies).into()),
        ]
    };
    let told = match foreseen.replies.as_slice() {
        [] => ask.say_with("plan-line-pass", &args(&[])),
        replies => ask.say_with("plan-line", &args(replies)),
    };
    format!("{}- {told}", "  ".repeat(foreseen.depth))
}

/// Whether more can be foreseen after these replies.
fn goes_on(foreseen: &Foreseen) -> bool {
    let turns = foreseen.path.len() + foreseen.replies.len();
    foreseen.then.outcome().is_none() && turns < Plan::DEPTH
}

fn told(turns: &[Turn]) -> String {
    let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
    turns.join(" ")
}
