//! The board as a picture: a [`Scene`] in, PNG bytes out.

mod blocks;
mod board;
mod cards;
mod describe;
mod encode;
mod marks;
mod mask;
mod scene;
mod sheet;
mod strip;
mod symbols;
mod theme;

use std::sync::LazyLock;

pub use cards::hop_card;
pub use describe::{DESCRIPTION_LIMIT, Say, describe};
pub use scene::Scene;

use blocks::{BLOCKS, LIFT, REACH};
use board::{EMPTY, corner};
use marks::MARKS;
use sheet::Sheet;

use crate::rules::Block;

/// The scene as a PNG.
pub fn render(scene: &Scene) -> Vec<u8> {
    encode::encode(&draw(scene))
}

/// Draws the parts that all pictures are made of, so that the first picture is as quick as the next.
pub fn prepare() {
    LazyLock::force(&BLOCKS);
    draw(&Scene::empty());
}

fn draw(scene: &Scene) -> Sheet {
    let mut sheet = EMPTY.clone();
    MARKS.under(scene, &mut sheet);
    for (square, block) in scene.board.blocks() {
        if scene.lifted != Some(square) {
            let (x, y) = corner(square);
            sheet.lay_sprite(BLOCKS.shadow(block.side), (x - REACH, y - REACH));
            lay_block(&mut sheet, block, (x, y));
        }
    }
    // The lifted block last: it is above all others, and so is its shadow.
    if let Some(square) = scene.lifted
        && let Some(block) = scene.board.get(square)
    {
        lay_lifted(&mut sheet, block, corner(square));
    }
    MARKS.over(scene, &mut sheet);
    strip::lay(scene, &mut sheet);
    sheet
}

fn lay_lifted(sheet: &mut Sheet, block: Block, (x, y): (i32, i32)) {
    sheet.lay_sprite(BLOCKS.lifted_shadow(block.side), (x - REACH, y - REACH));
    lay_block(sheet, block, (x + LIFT.0, y + LIFT.1));
}

fn lay_block(sheet: &mut Sheet, block: Block, corner: (i32, i32)) {
    if let Some(sprite) = BLOCKS.lying(block) {
        sheet.lay_sprite(sprite, corner);
    }
}
