//! The same pictures in words: for their alternative texts.

use super::chart::{Rated, sorted};
use super::dates::date;
use super::scene::{Scene, coming_up};
use crate::rules::{Block, Direction, Face, Outcome, Record, Side, Square, SquareSet, Turn};

/// How long a description may be, in the UTF-16 units that Discord counts.
pub const DESCRIPTION_LIMIT: usize = 1024;

/// Says a word or sentence by its key and arguments. Only the locale files hold words.
pub type Say<'a> = dyn Fn(&str, &[(&str, &str)]) -> String + 'a;

/// Tells the whole position, the side to move and the last turn, so that a person who does not see the picture
/// can play on from it: of each block its square, its top face, and what comes up by a tip to each side.
///
/// Never longer than [`DESCRIPTION_LIMIT`]: where a language needs more, first the directions are left unsaid
/// (they keep their order), then faces are told by their letters in notation, last everything by notation alone.
pub fn describe(scene: &Scene, say: &Say<'_>) -> String {
    [Telling::Words, Telling::FewerWords, Telling::Letters]
        .into_iter()
        .map(|telling| {
            Teller {
                scene,
                say,
                telling,
            }
            .everything()
        })
        .find(|text| fits(text))
        .unwrap_or_else(|| notation(scene))
}

/// Tells of a replay how many turns it shows, and the position at its end as [`describe`] does. As short as that.
pub fn describe_replay(record: &Record, say: &Say<'_>) -> String {
    let turns = record.turns().len();
    let end = describe(&Scene::of_record(record, turns), say);
    let told = say("picture-replay", &[("turns", &turns.to_string())]);
    Some(format!("{told} {end}"))
        .filter(|text| fits(text))
        .unwrap_or(end)
}

/// Tells a rating over time by its ends, its extremes and its uncertainty. Never longer than [`DESCRIPTION_LIMIT`].
pub fn describe_chart(history: &[Rated], say: &Say<'_>) -> String {
    let history = sorted(history);
    let (Some(first), Some(last)) = (history.first(), history.last()) else {
        return Some(say("picture-chart-none", &[]))
            .filter(|text| fits(text))
            .unwrap_or_default();
    };
    let ratings = || history.iter().map(|rated| rated.rating);
    let written = |number: f64| format!("{number:.0}");
    let [since, until] = [first, last].map(|rated| date(rated.at));
    let [start, now, deviation] = [first.rating, last.rating, last.deviation].map(written);
    let lowest = written(ratings().fold(f64::MAX, f64::min));
    let highest = written(ratings().fold(f64::MIN, f64::max));
    let count = history.len().to_string();
    let told = if history.len() == 1 {
        let arguments = [
            ("date", &*until),
            ("rating", &now),
            ("deviation", &deviation),
        ];
        say("picture-chart-one", &arguments)
    } else {
        let arguments = [
            ("since", &*since),
            ("until", &until),
            ("count", &count),
            ("first", &start),
            ("last", &now),
            ("deviation", &deviation),
            ("lowest", &lowest),
            ("highest", &highest),
        ];
        say("picture-chart", &arguments)
    };
    let numbers = || format!("{since} {start}, {until} {now} ± {deviation}");
    Some(told).filter(|text| fits(text)).unwrap_or_else(numbers)
}

fn fits(text: &str) -> bool {
    text.encode_utf16().count() <= DESCRIPTION_LIMIT
}

/// How much is said of a block.
#[derive(Clone, Copy)]
enum Telling {
    Words,
    FewerWords,
    Letters,
}

struct Teller<'a> {
    scene: &'a Scene,
    say: &'a Say<'a>,
    telling: Telling,
}

impl Teller<'_> {
    fn everything(&self) -> String {
        let scene = self.scene;
        let mut sentences = Vec::new();
        match (scene.outcome, scene.to_move) {
            (Some(Outcome::Win(side)), _) => sentences.push(self.of_side("picture-won", side, &[])),
            (Some(Outcome::Draw), _) => sentences.push(self.say("picture-drawn", &[])),
            (None, Some(side)) => sentences.push(self.of_side("picture-to-move", side, &[])),
            (None, None) => {}
        }
        if let Some((side, turn)) = scene.last_turn {
            sentences.push(self.turn(side, turn));
        }
        sentences.extend(self.marks());
        if scene.board.blocks().next().is_some() {
            sentences.push(self.say("picture-how", &[]));
        }
        for side in Side::ALL {
            let blocks = scene.board.blocks().filter(|(_, block)| block.side == side);
            let told = blocks.map(|(square, block)| self.block(square, block));
            if let Some(told) = self.joined("picture-blocks", told) {
                sentences.push(self.of_side("picture-side", side, &[("blocks", &told)]));
            }
            let removed = scene.removed(side);
            if removed > 0 && scene.rolled[side].is_empty() {
                let (removed, all) = (removed.to_string(), scene.blocks_at_start[side].to_string());
                sentences.push(self.of_side(
                    "picture-removed",
                    side,
                    &[("removed", &removed), ("all", &all)],
                ));
            }
        }
        sentences.join(" ")
    }

    /// The set-up, a pending hop, and what the player may choose from.
    fn marks(&self) -> Vec<String> {
        let scene = self.scene;
        let mut sentences = Vec::new();
        for side in Side::ALL {
            if let Some(squares) = self.squares(scene.starting_squares[side]) {
                sentences.push(self.of_side("picture-starting", side, &[("squares", &squares)]));
            }
            let faces = scene.rolled[side].iter().map(|&face| self.face(face));
            if let Some(faces) = self.joined("picture-list", faces) {
                sentences.push(self.of_side("picture-rolled", side, &[("faces", &faces)]));
            }
        }
        if let Some(squares) = self.squares(scene.movable) {
            sentences.push(self.say("picture-movable", &[("squares", &squares)]));
        }
        if let Some(chosen) = scene.chosen {
            sentences.push(self.say("picture-chosen", &[("square", &chosen.to_string())]));
        }
        if let Some(lifted) = scene.lifted {
            sentences.push(self.say("picture-lifted", &[("square", &lifted.to_string())]));
        }
        if let Some(squares) = self.squares(scene.targets) {
            sentences.push(self.say("picture-targets", &[("squares", &squares)]));
        }
        sentences
    }

    fn turn(&self, side: Side, turn: Turn) -> String {
        let from = turn.tip.from.to_string();
        let towards = self.direction(turn.tip.towards);
        let end = turn.end().map_or(String::new(), |end| end.to_string());
        let landing = turn
            .tip
            .lands_on()
            .map_or(String::new(), |landing| landing.to_string());
        let key = match turn.hop {
            Some(_) => "picture-turn-hopped",
            None if turn.is_removal() => "picture-turn-removed",
            None => "picture-turn-stopped",
        };
        let arguments = [
            ("from", &*from),
            ("direction", &*towards),
            ("landing", &*landing),
            ("end", &*end),
        ];
        self.of_side(key, side, &arguments)
    }

    fn block(&self, square: Square, block: Block) -> String {
        let square = square.to_string();
        let top = self.face(block.top());
        let [north, east, south, west] = coming_up(block).map(|face| self.face(face));
        let key = match self.telling {
            Telling::Words => "picture-block",
            Telling::FewerWords => "picture-block-brief",
            Telling::Letters => return format!("{square} {top}{north}{east}{south}{west}"),
        };
        let arguments = [
            ("square", &*square),
            ("top", &*top),
            ("north", &*north),
            ("east", &*east),
            ("south", &*south),
            ("west", &*west),
        ];
        self.say(key, &arguments)
    }

    fn squares(&self, squares: SquareSet) -> Option<String> {
        self.joined(
            "picture-list",
            squares.into_iter().map(|square| square.to_string()),
        )
    }

    /// Several as one, joined as the language joins: none for none.
    fn joined(&self, key: &str, parts: impl Iterator<Item = String>) -> Option<String> {
        parts.reduce(|before, next| self.say(key, &[("before", &before), ("next", &next)]))
    }

    fn face(&self, face: Face) -> String {
        let key = match face {
            _ if matches!(self.telling, Telling::Letters) => return face.letter().to_string(),
            Face::Star => "picture-star",
            Face::Stop => "picture-stop",
            Face::Cross => "picture-cross",
            Face::X => "picture-x",
            Face::Slider => "picture-slider",
            Face::Hoops => "picture-hoops",
        };
        self.say(key, &[])
    }

    fn direction(&self, towards: Direction) -> String {
        let key = match towards {
            Direction::North => "picture-north",
            Direction::East => "picture-east",
            Direction::South => "picture-south",
            Direction::West => "picture-west",
        };
        self.say(key, &[])
    }

    fn of_side(&self, key: &str, side: Side, arguments: &[(&str, &str)]) -> String {
        let name = match side {
            Side::Gold => self.say("picture-gold", &[]),
            Side::Blue => self.say("picture-blue", &[]),
        };
        let arguments: Vec<_> = [("side", &*name)]
            .into_iter()
            .chain(arguments.iter().copied())
            .collect();
        self.say(key, &arguments)
    }

    fn say(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        (self.say)(key, arguments)
    }
}

/// Squares and letters only: blocks as in a position's notation, with what comes up to the four sides.
fn notation(scene: &Scene) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(
        scene
            .to_move
            .map(|side| if side == Side::Gold { "g" } else { "b" }.to_owned()),
    );
    parts.extend(scene.last_turn.map(|(_, turn)| turn.to_string()));
    for (square, block) in scene.board.blocks() {
        let faces: String = [block.top()]
            .into_iter()
            .chain(coming_up(block))
            .map(Face::letter)
            .collect();
        let faces = if block.side == Side::Gold {
            faces
        } else {
            faces.to_ascii_lowercase()
        };
        parts.push(format!("{square}{faces}"));
    }
    parts.extend(scene.targets.into_iter().map(|square| format!("-{square}")));
    parts.join(" ")
}
