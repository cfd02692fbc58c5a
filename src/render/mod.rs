//! The board as a picture: a [`Scene`] in, PNG bytes out. Whole games as animated pictures, and ratings as charts.

mod animation;
mod area;
mod blocks;
mod board;
mod cards;
mod chart;
mod dates;
mod describe;
mod encode;
mod lzw;
mod marks;
mod mask;
mod replay;
mod scene;
mod sheet;
mod strip;
mod symbols;
mod theme;

use std::sync::LazyLock;

pub use cards::hop_card;
pub use chart::{Rated, chart};
pub use describe::{DESCRIPTION_LIMIT, Say, describe, describe_chart, describe_replay};
pub use replay::replay;
pub use scene::Scene;

use blocks::{Blocks, LIFT, REACH};
use board::corner;
use marks::Marks;
use sheet::Sheet;
use strip::Strip;
use theme::Size;

use crate::rules::Block;

/// The scene as a PNG.
pub fn render(scene: &Scene) -> Vec<u8> {
    encode::encode(&WHOLE.draw(scene))
}

/// Draws the parts that all pictures are made of, so that the first picture is as quick as the next.
pub fn prepare() {
    LazyLock::force(&WHOLE);
    LazyLock::force(&HALF);
}

/// What pictures of one size are made of, prepared.
struct Parts {
    /// The board without blocks.
    empty: Sheet,
    blocks: Blocks,
    marks: Marks,
    strip: Strip,
}

/// The parts of still pictures.
static WHOLE: LazyLock<Parts> = LazyLock::new(|| Parts::new(Size::Whole));

/// The parts of animated ones.
static HALF: LazyLock<Parts> = LazyLock::new(|| Parts::new(Size::Half));

impl Parts {
    fn new(size: Size) -> Parts {
        Parts {
            empty: board::empty(size),
            blocks: Blocks::new(size),
            marks: Marks::new(size),
            strip: Strip::new(size),
        }
    }

    fn draw(&self, scene: &Scene) -> Sheet {
        let mut sheet = self.empty.clone();
        self.draw_on_empty(scene, &mut sheet);
        sheet
    }

    /// Draws over whatever the sheet showed.
    fn draw_over(&self, scene: &Scene, sheet: &mut Sheet) {
        sheet.copy_from(&self.empty);
        self.draw_on_empty(scene, sheet);
    }

    fn draw_on_empty(&self, scene: &Scene, sheet: &mut Sheet) {
        self.marks.under(scene, sheet);
        for (square, block) in scene.board.blocks() {
            if scene.lifted != Some(square) {
                let (x, y) = corner(square);
                sheet.lay_sprite(self.blocks.shadow(block.side), (x - REACH, y - REACH));
                self.lay_block(sheet, block, (x, y));
            }
        }
        // The lifted block last: it is above all others, and so is its shadow.
        if let Some(square) = scene.lifted
            && let Some(block) = scene.board.get(square)
        {
            self.lay_lifted(sheet, block, corner(square));
        }
        self.marks.over(scene, sheet);
        self.strip.lay(scene, &self.blocks, sheet);
    }

    fn lay_lifted(&self, sheet: &mut Sheet, block: Block, (x, y): (i32, i32)) {
        let shadow = self.blocks.lifted_shadow(block.side);
        sheet.lay_sprite(shadow, (x - REACH, y - REACH));
        self.lay_block(sheet, block, (x + LIFT.0, y + LIFT.1));
    }

    fn lay_block(&self, sheet: &mut Sheet, block: Block, corner: (i32, i32)) {
        if let Some(sprite) = self.blocks.lying(block) {
            sheet.lay_sprite(sprite, corner);
        }
    }
}
