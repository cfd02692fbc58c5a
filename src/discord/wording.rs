//! The game's values in a person's words: sides, faces, squares, people, times.

use std::collections::HashMap;

use super::reply::shortened;
use crate::game::{Game, Offer, Stage, UserId};
use crate::locale::Words;
use crate::rules::{Board, Direction, Face, Side, Square};

/// The longest name that Discord lets anybody have, in characters.
const NAME: usize = 32;

/// A game in a line of a menu, as `user` sees it.
pub fn label(words: Words<'_>, game: &Game, user: UserId, opponent: &str) -> String {
    let key = match &game.stage {
        Stage::Challenged if game.opponent == Some(user) => "label-challenged-you",
        Stage::Challenged if game.is_open_to(user) => "label-open",
        Stage::Challenged if game.is_open() => "label-open-challenge",
        Stage::Challenged => "label-challenge",
        Stage::SettingUp { .. } if game.to_place(user).is_some() => "label-place",
        Stage::SettingUp { .. } => "label-placing",
        Stage::Playing(_) if game.to_move() == Some(user) => "label-your-turn",
        Stage::Playing(_) => "label-their-turn",
        Stage::Over { .. } => "label-over",
    };
    let label = words.say_with(
        key,
        &[
            ("game", game.id.to_string().into()),
            ("opponent", opponent.into()),
            ("turn", game.turn_number().into()),
        ],
    );
    game.offered_to(user).fold(label, |label, offer| {
        let key = match offer {
            Offer::TakeBack => "label-take-back-offered",
            Offer::Draw => "label-draw-offered",
        };
        words.say_with(key, &[("label", label.into())])
    })
}

/// A text from outside without what could disturb the words around it: line breaks, and marks that turn the direction of writing.
pub fn plain(text: &str) -> String {
    let disturbs = |character: char| {
        character.is_control()
            || matches!(character, '\u{200b}' | '\u{2060}' | '\u{feff}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let plain: String = text.chars().filter(|&c| !disturbs(c)).collect();
    plain.trim().to_owned()
}

/// The names of people, as far as they are known.
pub type Names = HashMap<UserId, String>;

/// A person's name, as text: somebody whose name is not known, or cannot be seen, is somebody.
pub fn known_as(words: Words<'_>, user: UserId, names: &Names) -> String {
    match user.is_erased() {
        true => words.say("deleted-player"),
        false => readable(words, names.get(&user).map(String::as_str)),
    }
}

/// The same as a message shows it.
pub fn name(words: Words<'_>, user: UserId, names: &Names) -> String {
    unformatted(&known_as(words, user, names))
}

/// A name from outside without what disturbs, or the word for somebody.
pub fn readable(words: Words<'_>, name: Option<&str>) -> String {
    let name = plain(name.unwrap_or_default());
    // Marks that join or change what is before them are seen only with it.
    let is_seen = |c: char| {
        !c.is_whitespace()
            && !matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
    };
    match name.chars().any(is_seen) {
        true => shortened(&name, NAME),
        false => words.say("somebody"),
    }
}

/// A text from outside as a message shows it: as it is written, not as formatting or a mention.
pub fn unformatted(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        if character.is_ascii_punctuation() {
            shown.push('\\');
        }
        shown.push(character);
    }
    shown
}

/// The player of a side, as a mention.
pub fn player(words: Words<'_>, game: &Game, side: Side) -> String {
    game.player(side)
        .map(|user| mention(words, user))
        .unwrap_or_default()
}

/// A person, as Discord writes it; whether it pings is another matter. Whoever was erased is nobody that Discord could name.
pub fn mention(words: Words<'_>, user: UserId) -> String {
    match user.is_erased() {
        true => words.say("deleted-player"),
        false => format!("<@{}>", user.0),
    }
}

/// Who was challenged, as a mention; or that anybody is.
pub fn challenged(words: Words<'_>, game: &Game) -> String {
    let opponent = game.opponent.map(|user| mention(words, user));
    opponent.unwrap_or_else(|| words.say("anybody"))
}

/// A time, as each reader's own clock tells it.
pub fn relative(seconds: i64) -> String {
    format!("<t:{seconds}:R>")
}

/// The name of a side.
pub fn side_name(words: Words<'_>, side: Side) -> String {
    words.say(match side {
        Side::Gold => "side-gold",
        Side::Blue => "side-blue",
    })
}

/// The small sign of a side.
pub fn side_mark(words: Words<'_>, side: Side) -> String {
    words.say(match side {
        Side::Gold => "mark-gold",
        Side::Blue => "mark-blue",
    })
}

/// The name of a face.
pub fn face_name(words: Words<'_>, face: Face) -> String {
    words.say(match face {
        Face::Star => "face-star",
        Face::Stop => "face-stop",
        Face::Cross => "face-cross",
        Face::X => "face-x",
        Face::Slider => "face-slider",
        Face::Hoops => "face-hoops",
    })
}

pub fn faces(words: Words<'_>, faces: &[Face]) -> String {
    list(words, faces.iter().map(|face| face_name(words, *face)))
}

/// Several things, joined as a list is in this language.
pub fn list(words: Words<'_>, things: impl Iterator<Item = String>) -> String {
    let joined = things.reduce(|before, next| {
        let args = [("before", before.into()), ("next", next.into())];
        words.say_with("picture-list", &args)
    });
    joined.unwrap_or_default()
}

/// The name of a direction.
pub fn direction_name(words: Words<'_>, direction: Direction) -> String {
    words.say(match direction {
        Direction::North => "direction-north",
        Direction::East => "direction-east",
        Direction::South => "direction-south",
        Direction::West => "direction-west",
    })
}

/// A block on a board, as a menu names it.
pub fn block_label(words: Words<'_>, board: &Board, square: Square) -> String {
    board
        .get(square)
        .map(|block| placed_label(words, square, block.top()))
        .unwrap_or_default()
}

/// A square and the face that a block there shows, as a menu names it.
pub fn placed_label(words: Words<'_>, square: Square, top: Face) -> String {
    words.say_with(
        "block-label",
        &[
            ("square", square.to_string().into()),
            ("face", face_name(words, top).into()),
        ],
    )
}
