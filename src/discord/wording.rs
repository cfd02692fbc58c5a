//! The game's values in a person's words: sides, faces, squares, people, times.

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

/// A person's name as a message shows it, in bold: somebody whose name is not known, or cannot be seen, is somebody.
pub fn name(words: Words<'_>, known: Option<&String>) -> String {
    let name = known.map(|name| plain(name)).unwrap_or_default();
    // Marks that join or change what is before them are seen only with it.
    let is_seen = |c: char| {
        !c.is_whitespace()
            && !matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
    };
    match name.chars().any(is_seen) {
        true => unformatted(&shortened(&name, NAME)),
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
pub fn player(game: &Game, side: Side) -> String {
    game.player(side).map(mention).unwrap_or_default()
}

/// A person, as Discord writes it; whether it pings is another matter.
pub fn mention(user: UserId) -> String {
    format!("<@{}>", user.0)
}

/// Who was challenged, as a mention; or that anybody is.
pub fn challenged(words: Words<'_>, game: &Game) -> String {
    let opponent = game.opponent.map(mention);
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
