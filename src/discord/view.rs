//! A game as a message: picture, words, buttons.

use super::components::{CustomId, compose, games, invitation, offering as offers, placing};
use super::picture::{Picture, Subject, described};
use super::reply::{Button, Reply, Style};
use super::wording::{
    challenged, direction_name, face_name, faces, mention, player, relative, side_mark, side_name,
};
use super::{absence, clocks, leaving, offering, rematch, turns};
use crate::game::{
    Draw, Ending, First, Game, GameId, Place, Play, SettingUp, Stage, Terms, UserId, Victory,
};
use crate::locale::Words;
use crate::render::{Scene, describe};
use crate::rules::{BySide, Face, Outcome, Position, Side, Turn};
use crate::service::{Notice, NoticeKind};

/// The message that a channel sees of a game as it stands.
pub fn public(words: Words<'_>, game: &Game) -> Reply {
    let reply = match &game.stage {
        Stage::Challenged => challenge(words, game),
        Stage::SettingUp { .. } => set_up(words, game),
        Stage::Playing(play) => board(words, game, play),
        Stage::Over { ending, play } => {
            rematch::onward(words, game, end(words, game, ending, play.as_ref()))
        }
    };
    rematch::naming(words, game, reply)
}

/// What a person must hear of some games, each with the address of its board, in one message that pings.
pub fn notice(
    words: Words<'_>,
    person: UserId,
    games: &[(Notice, &Game, Option<String>)],
    batch: i64,
) -> Reply {
    let line = |(notice, game, link): &(Notice, &Game, Option<String>)| {
        let mut line = standing_for(words, game, person);
        if notice.kind == NoticeKind::Reminder {
            line = words.say_with("notice-reminder", &[("line", line.into())]);
        } else if let Some(gone) = leaving::told(words, game, person) {
            line = gone;
        }
        match link {
            Some(link) => format!("{line} {link}"),
            None => line,
        }
    };
    let list = Button::new(notice_id(batch), words.say("button-games"));
    let mention = mention(words, person);
    let reply = match games {
        [one] => {
            let args = [("player", mention.into()), ("line", line(one).into())];
            let buttons = action_for(words, one.1, person).into_iter().chain([list]);
            let reply = Reply::text(words.say_with("notice-one", &args)).with_buttons(buttons);
            offering::with_answers(reply, words, one.1, person)
        }
        several => {
            let lines: Vec<_> = several
                .iter()
                .map(|one| format!("- {}", line(one)))
                .collect();
            let args = [
                ("player", mention.into()),
                ("count", several.len().into()),
                ("lines", lines.join("\n").into()),
            ];
            Reply::text(words.say_with("notice-several", &args)).with_buttons([list])
        }
    };
    reply.pinging(Some(person))
}

/// The id of the button by which a notice is known again.
pub fn notice_id(batch: i64) -> CustomId {
    CustomId::new(&games::List, GameId(0), 0, batch)
}

/// How a game stands, in a sentence to one of its players.
fn standing_for(words: Words<'_>, game: &Game, person: UserId) -> String {
    let key = match &game.stage {
        Stage::Over { ending, .. } => return result(words, game, ending),
        Stage::Challenged => "notice-challenge",
        Stage::SettingUp { .. } if game.waits_for(person) => "notice-place",
        Stage::Playing(_) if game.waits_for(person) => "notice-turn",
        Stage::SettingUp { .. } | Stage::Playing(_) => "notice-goes-on",
    };
    let opponent = game
        .opponent_of(person)
        .map(|user| mention(words, user))
        .unwrap_or_default();
    let standing = words.say_with(
        key,
        &[
            ("game", game.id.to_string().into()),
            ("opponent", opponent.into()),
            ("challenger", mention(words, game.challenger).into()),
            ("challenged", challenged(words, game).into()),
        ],
    );
    let news = offering::news(words, game, person);
    [standing]
        .into_iter()
        .chain(news)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The button for what a game waits for a person to do, if it does.
pub fn action_for(words: Words<'_>, game: &Game, person: UserId) -> Option<Button> {
    let (id, key) = match game.stage {
        _ if !game.waits_for(person) => return None,
        Stage::Challenged => (
            CustomId::new(&invitation::Accept, game.id, 0, ""),
            "button-accept",
        ),
        Stage::SettingUp { .. } => (
            CustomId::new(&placing::Open, game.id, 0, ""),
            "button-place",
        ),
        Stage::Playing(_) => (
            CustomId::new(&compose::Open, game.id, game.turn_number(), ""),
            "button-make-a-turn",
        ),
        Stage::Over { .. } => return None,
    };
    Some(Button::new(id, words.say(key)).styled(Style::Primary))
}

fn challenge(words: Words<'_>, game: &Game) -> Reply {
    let key = match game.open {
        true => "challenge-open-message",
        false => "challenge-message",
    };
    let content = words.say_with(
        key,
        &[
            ("game", game.id.to_string().into()),
            ("challenger", mention(words, game.challenger).into()),
            ("opponent", challenged(words, game).into()),
            ("terms", terms(words, &game.terms).into()),
            (
                "until",
                game.expires_at()
                    .map(|until| relative(until.secs()))
                    .unwrap_or_default()
                    .into(),
            ),
        ],
    );
    let accept = Button::new(
        CustomId::new(&invitation::Accept, game.id, 0, ""),
        words.say("button-accept"),
    )
    .styled(Style::Success);
    let decline = Button::new(
        CustomId::new(&invitation::Decline, game.id, 0, ""),
        words.say("button-decline"),
    );
    let withdraw = Button::new(
        CustomId::new(&invitation::Withdraw, game.id, 0, ""),
        words.say("button-withdraw"),
    );
    // Nobody need decline what is open to all.
    Reply::text(content).with_buttons(match game.open {
        true => vec![accept, withdraw],
        false => vec![accept, decline, withdraw],
    })
}

/// What two people are about to play, in a line each.
pub fn terms(words: Words<'_>, terms: &Terms) -> String {
    let first = match terms.first {
        First::Challenger => "terms-first-challenger",
        First::Opponent => "terms-first-opponent",
        First::ByLot => "terms-first-lot",
    };
    let set_up = match terms.set_up {
        SettingUp::Place => "terms-set-up-place",
        SettingUp::ByLot => "terms-set-up-lot",
    };
    let (ours, theirs) = (terms.challenger_blocks(), terms.opponent_blocks());
    let blocks = if ours == theirs {
        words.say_with("terms-blocks", &[("blocks", ours.into())])
    } else {
        words.say_with(
            "terms-handicap",
            &[("challenger", ours.into()), ("opponent", theirs.into())],
        )
    };
    let mut lines = vec![blocks, words.say(first), words.say(set_up)];
    lines.extend(clocks::terms(words, terms));
    if terms.place == Place::Thread {
        lines.push(words.say("terms-place-thread"));
    }
    if terms.ruleset.no_side_by_side {
        lines.push(words.say("terms-no-side-by-side"));
    }
    if terms.has_own_squares() {
        lines.push(words.say_with(
            "terms-squares",
            &[("squares", terms.squares.to_string().into())],
        ));
    }
    lines.join("\n")
}

fn set_up(words: Words<'_>, game: &Game) -> Reply {
    let Stage::SettingUp {
        squares,
        rolls,
        placings,
        ..
    } = &game.stage
    else {
        return Reply::default();
    };
    let starting = BySide::from_fn(|side| squares.squares(side).iter().copied().collect());
    let scene = Scene::of_set_up(
        starting,
        BySide::from_fn(|side| rolls[side].faces().to_vec()),
    );
    // Each places the other's blocks, so a side's placing is done by the other side's player.
    let state = |placer: Side| {
        words.say(if placings[!placer].is_some() {
            "placing-done"
        } else {
            "placing-waits"
        })
    };
    let content = words.say_with(
        "set-up-message",
        &[
            ("game", game.id.to_string().into()),
            ("gold", player(words, game, Side::Gold).into()),
            ("blue", player(words, game, Side::Blue).into()),
            ("gold-state", state(Side::Gold).into()),
            ("blue-state", state(Side::Blue).into()),
            ("gold-roll", faces(words, rolls[Side::Gold].faces()).into()),
            ("blue-roll", faces(words, rolls[Side::Blue].faces()).into()),
        ],
    );
    let picture = board_picture(words, format!("deblockle-{}-set-up", game.id), scene);
    let content: Vec<String> = [content]
        .into_iter()
        .chain(clocks::lines(words, game))
        .chain(leaving::lines(words, game))
        .collect();
    Reply::text(content.join("\n"))
        .with_picture(picture)
        .with_buttons([
            Button::new(
                CustomId::new(&placing::Open, game.id, 0, ""),
                words.say("button-place"),
            )
            .styled(Style::Primary),
            Button::new(
                CustomId::new(&games::More, game.id, 0, ""),
                words.say("button-more"),
            ),
        ])
}

fn board(words: Words<'_>, game: &Game, play: &Play) -> Reply {
    let turn = play.position().turn_number();
    let late = game.is_time_up(play.position().side_to_move());
    let reply = Reply::text(standing(words, game, play))
        .with_picture(board_picture(
            words,
            format!("deblockle-{}-{turn}", game.id),
            scene(play),
        ))
        .with_buttons(
            [
                Button::new(
                    CustomId::new(&compose::Open, game.id, turn, ""),
                    words.say("button-make-a-turn"),
                )
                .styled(Style::Primary),
                Button::new(
                    CustomId::new(&offers::Open, game.id, turn, ""),
                    words.say("button-offer"),
                ),
                Button::new(
                    CustomId::new(&games::More, game.id, turn, ""),
                    words.say("button-more"),
                ),
            ]
            .into_iter()
            .chain(offering::claim_button(words, game))
            .chain(late.then(|| absence::claim_button(game, words.say("button-claim"))))
            .collect::<Vec<_>>(),
        );
    let answers = offering::public_answers(words, game);
    answers.fold(reply, |reply, buttons| reply.with_buttons(buttons))
}

/// Whose turn it is, what was played, what has been removed.
pub fn standing(words: Words<'_>, game: &Game, play: &Play) -> String {
    let position = play.position();
    let side = position.side_to_move();
    let mut lines = vec![words.say_with(
        "board-to-move",
        &[
            ("game", game.id.to_string().into()),
            ("side", side_name(words, side).into()),
            ("mark", side_mark(words, side).into()),
            ("turn", position.turn_number().into()),
            ("player", player(words, game, side).into()),
            ("opponent", player(words, game, !side).into()),
        ],
    )];
    lines.extend(clocks::lines(words, game));
    lines.extend(leaving::lines(words, game));
    lines.extend(turns::last_turns(words, game));
    lines.push(removed(words, play));
    lines.extend(offering::lines(words, game));
    lines.join("\n")
}

/// A turn in words, with the position that it led to.
pub fn played(words: Words<'_>, side: Side, turn: Turn, after: &Position) -> String {
    let args = |face: Option<Face>| {
        vec![
            ("side", side_name(words, side).into()),
            ("turn", turn.to_string().into()),
            ("direction", direction_name(words, turn.tip.towards).into()),
            (
                "face",
                face.map(|face| face_name(words, face))
                    .unwrap_or_default()
                    .into(),
            ),
            (
                "to",
                turn.hop
                    .map(|hop| hop.to.to_string())
                    .unwrap_or_default()
                    .into(),
            ),
        ]
    };
    let face_at = |square| after.board().get(square).map(|block| block.top());
    match turn.hop {
        Some(hop) => words.say_with("played-hop", &args(face_at(hop.to))),
        None if turn.is_removal() => words.say_with("played-removal", &args(Some(Face::Star))),
        None => words.say_with("played-stop", &args(Some(Face::Stop))),
    }
}

fn removed(words: Words<'_>, play: &Play) -> String {
    let start = blocks_at_start(play);
    let gone = |side: Side| start[side] - play.position().board().count(side);
    words.say_with(
        "board-removed",
        &[
            ("gold", gone(Side::Gold).into()),
            ("gold-blocks", start[Side::Gold].into()),
            ("blue", gone(Side::Blue).into()),
            ("blue-blocks", start[Side::Blue].into()),
        ],
    )
}

fn end(words: Words<'_>, game: &Game, ending: &Ending, play: Option<&Play>) -> Reply {
    let result = result(words, game, ending);
    let Some(play) = play else {
        return Reply::text(result);
    };
    let mut lines = vec![result];
    lines.extend(turns::last_turns(words, game));
    lines.push(removed(words, play));
    lines.push(words.say_with(
        "end-length",
        &[
            ("turns", play.turns().len().into()),
            ("start", relative(game.created_at.secs()).into()),
        ],
    ));
    let picture = board_picture(
        words,
        format!("deblockle-{}-end", game.id),
        final_scene(play, ending),
    );
    Reply::text(lines.join("\n")).with_picture(picture)
}

/// How a game ended, in a sentence.
pub fn result(words: Words<'_>, game: &Game, ending: &Ending) -> String {
    let key = match ending {
        Ending::Won {
            by: Victory::Removal,
            ..
        } => "end-removal",
        Ending::Won {
            by: Victory::Resignation,
            ..
        } => "end-resignation",
        Ending::Won {
            by: Victory::Time, ..
        } => "end-time",
        Ending::Drawn(Draw::NobodyCanMove) => "end-nobody-can-move",
        Ending::Drawn(Draw::Agreement) => "end-agreement",
        Ending::Drawn(Draw::Repetition) => "end-repetition",
        Ending::Declined => "end-declined",
        Ending::Withdrawn if game.opponent.is_none() => "end-open-withdrawn",
        Ending::Lapsed if game.opponent.is_none() => "end-open-lapsed",
        Ending::Withdrawn => "end-withdrawn",
        Ending::Lapsed => "end-lapsed",
        Ending::Aborted => "end-aborted",
    };
    let winner = match ending {
        Ending::Won { winner, .. } => *winner,
        _ => Side::Gold,
    };
    words.say_with(
        key,
        &[
            ("game", game.id.to_string().into()),
            ("challenger", mention(words, game.challenger).into()),
            ("opponent", challenged(words, game).into()),
            ("side", side_name(words, winner).into()),
            ("mark", side_mark(words, winner).into()),
            ("winner", player(words, game, winner).into()),
            ("loser", player(words, game, !winner).into()),
        ],
    )
}

/// The board as everybody sees it: before a tip that is not yet a whole turn.
pub fn scene(play: &Play) -> Scene {
    let scene = Scene::of(play.position(), blocks_at_start(play));
    match play.last_turn() {
        Some((side, turn)) => scene.with_last_turn(side, turn),
        None => scene,
    }
}

fn final_scene(play: &Play, ending: &Ending) -> Scene {
    let scene = scene(play);
    match ending {
        Ending::Won { winner, .. } => scene.with_outcome(Outcome::Win(*winner)),
        Ending::Drawn(_) => scene.with_outcome(Outcome::Draw),
        Ending::Declined | Ending::Withdrawn | Ending::Lapsed | Ending::Aborted => scene,
    }
}

/// How many blocks each side began with.
pub fn blocks_at_start(play: &Play) -> BySide<u8> {
    BySide::from_fn(|side| play.start().board().count(side))
}

/// The picture of a scene, with its description.
pub fn board_picture(words: Words<'_>, name: String, scene: Scene) -> Picture {
    let description = describe(&scene, &described(words));
    Picture {
        name,
        subject: Subject::Board(Box::new(scene)),
        description,
    }
}

/// What a player is told in private after placing the blocks.
pub fn placed(words: Words<'_>, game: &Game) -> Reply {
    let key = if matches!(game.stage, Stage::SettingUp { .. }) {
        "placed-first"
    } else {
        "placed-both"
    };
    Reply::text(words.say_with(key, &[("game", game.id.to_string().into())]))
}
