//! A whole game as an animated picture.

use super::HALF;
use super::animation::Animation;
use super::scene::Scene;
use crate::rules::{Played, Record};

/// How many turns a replay shows. Of a longer game it shows the start and then the last ones, which people want to see:
/// so it never has more than about a megabyte, and Discord takes ten.
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
/// and the end, which is held. Every frame is the still picture of that moment, half as large.
pub fn replay(record: &Record) -> Vec<u8> {
    let played = record.played();
    let count = played.len();
    let left_out = count.saturating_sub(TURNS);
    let turn = (ALL / count.clamp(1, TURNS)).clamp(QUICKEST.into(), TURN.into()) as u16;

    let mut position = *record.start();
    let mut scene = Scene::of_start(record);
    let mut sheet = HALF.empty.clone();
    let mut animation = Animation::new(&sheet);
    if !played.is_empty() {
        HALF.draw_over(&scene, &mut sheet);
        sheet = animation.show(sheet, START);
    }
    for (number, &(_, played)) in (1..).zip(&played) {
        let mut last_turn = scene.last_turn;
        match played {
            Played::Turn(turn) => {
                last_turn = Some((position.side_to_move(), turn));
                position = position.after(turn);
            }
            Played::Pass => position = position.after_passes(),
        }
        scene = Scene {
            last_turn,
            ..Scene::of(&position, scene.blocks_at_start)
        };
        if left_out < number && number < count {
            HALF.draw_over(&scene, &mut sheet);
            sheet = animation.show(sheet, turn);
        }
    }
    HALF.draw_over(&scene.with_result(record.result()), &mut sheet);
    animation.show(sheet, END);
    animation.finish()
}
