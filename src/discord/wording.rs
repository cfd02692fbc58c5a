//! The game's values in a person's words: sides, faces, squares, people, times.

use std::collections::HashMap;

use crate::game::{Game, Offer, Stage, UserId};
use crate::locale::Words;
use crate::rules::{Board, Direction, Face, Side, Square};

/// The longest name that Discord lets anybody have, in characters.
const NAME: usize = 32;
/// The most marks that one character bears in any language.
const MARKS: usize = 3;
/// What is around it is written from left to right. It has no width and is no sign of its own, unlike the marks that isolate a text, which
/// some phones show as boxes.
const LEFT_TO_RIGHT: char = '\u{200e}';

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

/// A text from outside without what could disturb the words around it: line breaks, marks that turn the direction of writing, and
/// characters of no width.
pub fn plain(text: &str) -> String {
    let disturbs = |character: char| {
        character.is_control()
            || matches!(character, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let mut marks = 0;
    // Marks that are stacked on one another reach into the lines above and below.
    let is_stacked = |character: char| {
        marks = if is_mark(character) { marks + 1 } else { 0 };
        marks > MARKS
    };
    let plain: String = text
        .chars()
        .filter(|&character| !disturbs(character))
        .scan(is_stacked, |is_stacked, character| {
            Some((character, is_stacked(character)))
        })
        .filter_map(|(character, stacked)| (!stacked).then_some(character))
        .collect();
    plain.trim().to_owned()
}

/// A mark that is set above, below or through the character before it.
fn is_mark(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
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
        true => one_way(within(&name, NAME)),
        false => words.say("somebody"),
    }
}

/// A name of at most so many characters: its beginning, if it has more, without taking an emoji or a letter with its marks apart.
fn within(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let characters: Vec<char> = name.chars().collect();
    let is_flag = |c: char| matches!(c, '\u{1f1e6}'..='\u{1f1ff}');
    let goes_on = |c: char| {
        is_mark(c)
            || matches!(c, '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0020}'..='\u{e007f}')
    };
    let is_end = |end: usize| {
        let flags = characters[..end].iter().rev().take_while(|c| is_flag(**c));
        let in_flag = is_flag(characters[end]) && flags.count() % 2 == 1;
        characters[end - 1] != '\u{200d}' && !goes_on(characters[end]) && !in_flag
    };
    let end = (1..most).rev().find(|&end| is_end(end)).unwrap_or(most - 1);
    characters[..end].iter().chain(['…'].iter()).collect()
}

/// A name that is written from right to left, between marks that keep what stands beside it in its place: numbers would else change sides.
fn one_way(name: String) -> String {
    let is_from_right = |c: char| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}');
    match name.chars().any(is_from_right) {
        true => format!("{LEFT_TO_RIGHT}{name}{LEFT_TO_RIGHT}"),
        false => name,
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
pub fn list(words: Words<'_>, things: impl IntoIterator<Item = impl Into<String>>) -> String {
    let joined = things.into_iter().map(Into::into).reduce(|before, next| {
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

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;
    use crate::locale::Catalog;

    fn shown(name: &str) -> String {
        let catalog = Catalog::load().unwrap();
        let names = Names::from([(UserId(7), name.to_owned())]);
        super::name(catalog.words("en-US"), UserId(7), &names)
    }

    // Case 40.
    #[test]
    fn a_name_is_shown_as_text_whatever_is_in_it() {
        for (name, expected) in [
            ("Ánna", "Ánna"),
            ("**B** _o_ ||x||", r"\*\*B\*\* \_o\_ \|\|x\|\|"),
            ("<@1> @everyone", r"\<\@1\> \@everyone"),
            ("# a\n- b\r\u{2028}> c", r"\# a\- b\> c"),
            ("a\u{202e}b\u{2067}c\u{61c}d\u{200f}", "abcd"),
            ("ਗੁਰਪ੍ਰੀਤ", "ਗੁਰਪ੍ਰੀਤ"),
            ("\u{200b}\u{2060}\u{feff}", "somebody"),
            ("\u{3164}\u{200d} ", "somebody"),
            ("", "somebody"),
            (
                "z\u{301}\u{302}\u{303}\u{304}\u{305}a",
                "z\u{301}\u{302}\u{303}a",
            ),
        ] {
            assert_eq!(shown(name), expected, "{name:?}");
        }
        let catalog = Catalog::load().unwrap();
        let words = catalog.words("en-US");
        let erased = UserId(UserId::ERASED.start);
        assert_eq!(super::name(words, erased, &Names::new()), "deleted player");
        assert_eq!(super::name(words, UserId(7), &Names::new()), "somebody");
    }

    // Case 40.
    #[test]
    fn a_name_from_right_to_left_leaves_the_numbers_beside_it_where_they_are() {
        assert_eq!(shown("\u{202e}שלום"), "\u{200e}שלום\u{200e}");
        assert_eq!(shown("abc مرحبا"), "\u{200e}abc مرحبا\u{200e}");
    }

    // Case 40.
    #[test]
    fn a_long_name_ends_between_two_characters_as_people_see_them() {
        let fox = "🦊".repeat(32);
        assert_eq!(shown(&fox), fox);
        let family = "👨\u{200d}👩\u{200d}👧";
        assert_eq!(shown(&family.repeat(32)), format!("{}…", family.repeat(6)));
        let thumb = "👍\u{1f3fd}";
        assert_eq!(shown(&thumb.repeat(32)), format!("{}…", thumb.repeat(15)));
        let flag = "🇬🇷";
        assert_eq!(shown(&flag.repeat(32)), format!("{}…", flag.repeat(15)));
        let heart = "❤\u{fe0f}";
        assert_eq!(shown(&heart.repeat(32)), format!("{}…", heart.repeat(15)));
        assert_eq!(
            shown(&"e\u{301}".repeat(32)),
            format!("{}…", "e\u{301}".repeat(15))
        );
        assert_eq!(shown(&"é".repeat(33)), format!("{}…", "é".repeat(31)));
        // Nothing but what goes on is cut somewhere.
        let joined = shown(&format!("a{}", "\u{200d}b".repeat(99)));
        assert!(joined.chars().count() <= NAME, "{joined:?}");
    }
}
