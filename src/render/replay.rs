//! A whole game as an animated picture.

use super::HALF;
use super::animation::Animation;
use super::scene::Scene;
use crate::rules::{Played, Record};

/// How many turns a replay shows. Of a longer game it shows the start and then the last ones, which people want to see:
/// Discord takes ten megabytes, but nobody waits for them.
const TURNS: usize = 500;

/// How long the start is seen, in hundredths of a second.
const START: u16 = 150;
/// How long each turn is seen: time to find the block that moved, and where it came from.
const TURN: u16 = 120;
/// How long the turns of a game may take together: those of a long one go by more quickly, ...
const ALL: usize = 6000;
/// ... but not too quickly to be followed.
const QUICKEST: u16 = 40;
/// How long the end is held before all begins anew.
const END: u16 = 400;

/// The game as a GIF, half as wide as the still pictures, that goes round for ever: the start, each turn, each pass,
/// and the end, which is held. What is seen at each moment is the still picture of it, half as large, without the ring
/// around the block that moved: one has seen it arrive.
///
/// Never more than about a megabyte and a half, nor more memory than a few times that.
pub fn replay(record: &Record) -> Vec<u8> {
    let played = record.played();
    let count = played.len();
    let left_out = count.saturating_sub(TURNS);
    let turn = (ALL / count.clamp(1, TURNS)).clamp(QUICKEST.into(), TURN.into()) as u16;

    let mut position = *record.start();
    let mut scene = Scene::of_start(record);
    if count == 0 {
        scene = scene.with_result(record.result());
    }
    let mut animation = Animation::new(HALF.draw(&scene), if count == 0 { END } else { START });
    let mut sheet = HALF.empty.clone();
    for (number, &(_, played)) in (1..).zip(&played) {
        let mut last_turn = scene.last_turn;
        match played {
            Played::Turn(turn) => {
                last_turn = Some((position.side_to_move(), turn));
                position = position.after(turn);
            }
            Played::Pass => position = position.after_passes(),
        }
        let mut bare = Scene::of(&position, scene.blocks_at_start);
        if number == count {
            bare = bare.with_result(record.result());
        }
        scene = Scene {
            last_turn,
            ..bare.clone()
        };
        if number <= left_out {
            continue;
        }
        HALF.draw_over(&bare, &mut sheet);
        animation.change(&mut sheet);
        // Its trace lies upon it for as long as it is seen, so that nothing of it is to be mended afterwards.
        HALF.draw_over(&scene, &mut sheet);
        animation.show(&sheet, if number == count { END } else { turn });
    }
    animation.finish()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use std::io::Cursor;

    use image::codecs::gif::GifDecoder;
    use image::{AnimationDecoder, RgbaImage};

    use super::*;
    use crate::render::sheet::Sheet;
    use crate::render::theme::palette;
    use crate::rules::{GameResult, Position, Side, Turn};

    const OPENING: &str = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";

    fn by_chance(start: &str, seed: u64, turns: usize) -> Record {
        let start: Position = start.parse().unwrap();
        let (mut chance, mut position, mut played) = (seed, start.after_passes(), Vec::new());
        while played.len() < turns {
            let legal: Vec<Turn> = position.legal_turns().collect();
            if legal.is_empty() {
                break;
            }
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let turn = legal[(chance >> 33) as usize % legal.len()];
            position = position.play_unchecked(turn);
            played.push(turn);
        }
        let result = position
            .outcome()
            .map_or(GameResult::Unfinished, GameResult::from);
        Record::new(start, played, result).unwrap()
    }

    /// The frames that are held, as another reader of GIF sees them, each with its hundredths of a second.
    fn held(gif: &[u8]) -> Vec<(RgbaImage, u32)> {
        let frames = GifDecoder::new(Cursor::new(gif)).unwrap().into_frames();
        let frames = frames.map(|frame| {
            let frame = frame.unwrap();
            let hundredths = frame.delay().numer_denom_ms().0 / 10;
            (frame.into_buffer(), hundredths)
        });
        frames
            .filter(|(_, hundredths)| *hundredths >= u32::from(QUICKEST))
            .collect()
    }

    fn seen(sheet: &Sheet) -> RgbaImage {
        let colors = palette();
        let pixels = sheet.pixels().iter().flat_map(|&pixel| {
            let at = 3 * usize::from(pixel);
            [colors[at], colors[at + 1], colors[at + 2], u8::MAX]
        });
        RgbaImage::from_raw(sheet.width(), sheet.height(), pixels.collect()).unwrap()
    }

    /// What each moment must look like, told once more from the list of what was played.
    fn expected(record: &Record) -> Vec<Scene> {
        let mut scenes: Vec<Scene> = vec![Scene::of_start(record)];
        let mut turns = 0;
        for (_, played) in record.played() {
            let mut scene = match played {
                Played::Turn(_) => {
                    turns += 1;
                    Scene::of_record(record, turns)
                }
                Played::Pass => scenes.last().unwrap().clone(),
            };
            if played == Played::Pass {
                scene.to_move = scene.to_move.map(|side| !side);
            } else if let Some((mover, _)) = scene.last_turn
                && scene.outcome.is_none()
            {
                // Before any pass, the other is to move.
                scene.to_move = Some(!mover);
            }
            scenes.push(scene);
        }
        if let (Some(last), GameResult::Won(_) | GameResult::Drawn) =
            (scenes.last_mut(), record.result())
        {
            *last = last.clone().with_result(record.result());
        }
        scenes
    }

    fn shows_all(record: &Record) {
        let held = held(&replay(record));
        let expected = expected(record);
        assert_eq!(held.len(), expected.len());
        for (number, ((frame, _), scene)) in held.iter().zip(&expected).enumerate() {
            assert!(
                *frame == seen(&HALF.draw(scene)),
                "moment {number}: {scene:?}"
            );
        }
    }

    #[test]
    fn every_moment_is_the_still_picture_half_as_large() {
        for seed in 0..6 {
            shows_all(&by_chance(OPENING, seed, 60));
        }
        // To the end, and with few blocks that often stand in each other's way.
        for seed in 0..4 {
            shows_all(&by_chance("7/7/3CP3/2pl4/7/7/7 g - - 1", seed, 400));
            shows_all(&by_chance("2hx4/2CL4/3CS3/7/7/7/7 g - - 15", seed, 30));
        }
    }

    #[test]
    fn a_pass_is_a_moment_of_its_own() {
        let start: Position = "2hx4/2CL4/3CS3/7/7/7/7 g - - 15".parse().unwrap();
        let record =
            Record::new(start, ["d5w-b7".parse().unwrap()], GameResult::Unfinished).unwrap();
        assert_eq!(held(&replay(&record)).len(), 3);
        shows_all(&record);
        let due = "1HShx4/2CL4/7/7/7/7/7 b - - 16".parse().unwrap();
        shows_all(&Record::new(due, [], GameResult::Unfinished).unwrap());
    }

    #[test]
    fn an_end_by_a_word_of_the_players_is_shown_and_held() {
        let game = by_chance(OPENING, 1, 12);
        for result in [
            GameResult::Won(Side::Blue),
            GameResult::Drawn,
            GameResult::Unfinished,
        ] {
            let record = Record::new(*game.start(), game.turns().to_vec(), result).unwrap();
            shows_all(&record);
            let delays: Vec<u32> = held(&replay(&record))
                .iter()
                .map(|(_, delay)| *delay)
                .collect();
            assert_eq!((delays[0], delays[1]), (u32::from(START), u32::from(TURN)));
            assert_eq!(delays.last(), Some(&u32::from(END)));
        }
        let none = Record::new(*game.start(), [], GameResult::Drawn).unwrap();
        shows_all(&none);
        assert_eq!(held(&replay(&none)).len(), 1);
    }

    /// A record may be of any length, and its picture is not.
    #[test]
    fn a_long_game_goes_by_quickly_and_only_its_end_is_shown_whole() {
        let record = by_chance(OPENING, 7, 2 * TURNS);
        assert!(
            record.turns().len() > TURNS + 50,
            "{}",
            record.turns().len()
        );
        let gif = replay(&record);
        assert!(gif.len() < 1_500_000, "{} bytes", gif.len());
        let held = held(&gif);
        assert_eq!(held.len(), TURNS + 1);
        assert!(
            held[1..TURNS]
                .iter()
                .all(|(_, delay)| *delay == u32::from(QUICKEST))
        );
        let expected = expected(&record);
        assert!(held[0].0 == seen(&HALF.draw(&expected[0])));
        for (held, scene) in held.iter().rev().zip(expected.iter().rev()).take(5) {
            assert!(held.0 == seen(&HALF.draw(scene)));
        }
    }

    #[test]
    fn forty_turns_are_small() {
        for seed in 0..20 {
            let bytes = replay(&by_chance(OPENING, seed, 40)).len();
            assert!(bytes <= 80_000, "{bytes} bytes of game {seed}");
        }
    }
}
