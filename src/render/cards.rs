//! Small pictures for the rules: how a block hops, by the face on top.

use super::WHOLE;
use super::board::corner;
use super::encode::encode;
use super::scene::Scene;
use super::theme::*;
use crate::rules::{
    Block, BySide, Direction, Face, Orientation, Position, Side, Square, Tip, Turn,
};

/// A piece of the board, with Blue's star square, on which a block with this face on top hops.
pub fn hop_card(face: Face) -> Vec<u8> {
    let mut sheet = WHOLE.draw(&scene(face));
    if let (Face::Star, Some(block)) = (face, block(face)) {
        // It has no square to lie on any more: it is on its way off the board.
        let (x, y) = corner(Square::D6);
        WHOLE.lay_lifted(&mut sheet, block, (x + 70, y - 76));
    }
    // Ranks 7 to 4, then the board's own southern edge.
    let cut = MARGIN + 4 * CELL;
    let edge = MARGIN + 7 * CELL;
    encode(&sheet.rows(&[0..cut, edge..edge + 42, HEIGHT - 10..HEIGHT]))
}

/// Real positions, so that the dots are where the rules put them. All squares a hop may end on are on ranks 4 to 7.
fn scene(face: Face) -> Scene {
    let beside_star = Square::D6.offset(Direction::West).unwrap_or(Square::D6);
    let turn = |towards| Turn {
        tip: Tip {
            from: beside_star,
            towards,
        },
        hop: None,
    };
    match face {
        Face::Cross => hopping("7/7/2CH4/7/7/7/6hc g c5 - 1"),
        Face::X => hopping("7/7/2XL4/7/7/7/6hc g c5 - 1"),
        Face::Slider => hopping("7/LX6/7/xl6/7/7/6hc g a6 - 1"),
        Face::Hoops => hopping("3HC3/7/7/7/7/7/6hc g d7 - 1"),
        Face::Star => Scene::empty().with_last_turn(Side::Gold, turn(Direction::East)),
        Face::Stop => {
            let turn = turn(Direction::North);
            let mut scene = Scene::empty();
            if let (Some(end), Some(block)) = (turn.end(), block(face)) {
                scene.board.set(end, block);
            }
            scene.with_last_turn(Side::Gold, turn)
        }
    }
}

/// A block with this face on top.
fn block(top: Face) -> Option<Block> {
    let orientation = Orientation::ALL
        .into_iter()
        .find(|orientation| orientation.top() == top)?;
    Some(Block::new(Side::Gold, orientation))
}

fn hopping(dpn: &str) -> Scene {
    let position = dpn.parse::<Position>();
    debug_assert!(position.is_ok(), "{position:?}");
    position.map_or_else(
        |_| Scene::empty(),
        |position| Scene::of(&position, BySide::new(0, 0)),
    )
}
