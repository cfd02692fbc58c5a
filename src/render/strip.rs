//! The strip below the board: whose turn it is, who won, and the blocks removed on each side.

use super::blocks::Blocks;
use super::board::{faceted_star, metal};
use super::mask::{MIDDLE, Mask, star};
use super::scene::Scene;
use super::sheet::{Sheet, Sprite};
use super::theme::*;
use crate::rules::{BySide, Face, Outcome, Side};

/// What the strip is made of, prepared.
pub struct Strip {
    removed: BySide<Sprite>,
    remaining: BySide<Sprite>,
    pointer: BySide<Sprite>,
    laurel: Sprite,
    equal: Sprite,
}

impl Strip {
    /// The strip of pictures of that size.
    pub fn new(size: Size) -> Strip {
        Strip {
            removed: BySide::from_fn(|side| {
                let mut sheet = Sheet::clear(CELL, CELL, size);
                faceted_star(&mut sheet, (0, 0), MIDDLE, 25.0, metal(side));
                Sprite::from(&sheet)
            }),
            remaining: BySide::from_fn(|side| {
                let star = |radius: f32| {
                    Mask::square().polygon(&star(
                        5,
                        (MIDDLE.0, MIDDLE.1 + 1.0),
                        radius,
                        radius * 0.45,
                        0.0,
                    ))
                };
                sprite(&star(24.0).without(&star(16.0)), metal(side)[1], size)
            }),
            pointer: BySide::from_fn(|side| {
                let (x, y) = MIDDLE;
                let to = match side {
                    Side::Gold => -1.0,
                    Side::Blue => 1.0,
                };
                let arrow = Mask::square().polygon(&[
                    (x + to * 13.0, y),
                    (x - to * 11.0, y - 17.0),
                    (x - to * 11.0, y + 17.0),
                ]);
                sprite(&arrow, CREAM, size)
            }),
            laurel: sprite(&laurel(), MAPLE_DEEP, size),
            equal: sprite(&equal(), CREAM, size),
        }
    }

    /// Lays the strip.
    pub fn lay(&self, scene: &Scene, blocks: &Blocks, sheet: &mut Sheet) {
        for side in [Side::Gold, Side::Blue] {
            if scene.rolled[side].is_empty() {
                self.stars(scene, side, sheet);
            } else {
                for (i, &face) in scene.rolled[side].iter().enumerate() {
                    if let Some(block) = blocks.small(side, face) {
                        sheet.lay_sprite(block, place(outwards(side, 382 - 80 * i as i32)));
                    }
                }
            }
        }
        match (scene.outcome, scene.to_move) {
            (Some(Outcome::Win(side)), _) => {
                sheet.lay_sprite(&self.laurel, place(-(CELL as i32) / 2));
                if let Some(block) = blocks.small(side, Face::Star) {
                    sheet.lay_sprite(block, place(0));
                }
            }
            (Some(Outcome::Draw), _) => {
                sheet.lay_sprite(blocks.blank(Side::Gold), place(-56));
                sheet.lay_sprite(&self.equal, place(0));
                sheet.lay_sprite(blocks.blank(Side::Blue), place(56));
            }
            (None, Some(side)) => {
                sheet.lay_sprite(blocks.blank(side), place(0));
                sheet.lay_sprite(&self.pointer[side], place(outwards(side, 56)));
            }
            (None, None) => {}
        }
    }

    fn stars(&self, scene: &Scene, side: Side, sheet: &mut Sheet) {
        for i in 0..scene.blocks_at_start[side] {
            let sprite = if i < scene.removed(side) {
                &self.removed[side]
            } else {
                &self.remaining[side]
            };
            sheet.lay_sprite(sprite, place(outwards(side, 388 - 58 * i32::from(i))));
        }
    }
}

fn sprite(mask: &Mask, ink: Ink, size: Size) -> Sprite {
    let (width, height) = mask.size();
    let mut sheet = Sheet::clear(width, height, size);
    sheet.lay(mask, (0, 0), ink);
    Sprite::from(&sheet)
}

fn equal() -> Mask {
    let (x, y) = MIDDLE;
    Mask::square()
        .rectangle((x - 11.0, y - 10.0), (x + 11.0, y - 4.0))
        .rectangle((x - 11.0, y + 4.0), (x + 11.0, y + 10.0))
}

fn laurel() -> Mask {
    let mut mask = Mask::new(2 * CELL, CELL);
    let (x, y) = (CELL as f32, MIDDLE.1);
    for side in [-1.0, 1.0] {
        for leaf in 0..5 {
            let angle = (leaf as f32 - 1.9) * 0.42;
            let at = (x + side * 47.0 * angle.cos(), y - 40.0 * angle.sin());
            let (lx, ly) = (-side * (angle + 0.5).sin(), -(angle + 0.5).cos());
            let (wx, wy) = (-ly * 5.5, lx * 5.5);
            mask = mask.polygon(&[
                (at.0 - lx * 10.0, at.1 - ly * 10.0),
                (at.0 + wx, at.1 + wy),
                (at.0 + lx * 12.0, at.1 + ly * 12.0),
                (at.0 - wx, at.1 - wy),
            ]);
        }
    }
    mask
}

/// Gold has the west of the strip, Blue the east.
fn outwards(side: Side, distance: i32) -> i32 {
    match side {
        Side::Gold => -distance,
        Side::Blue => distance,
    }
}

fn place(from_middle: i32) -> (i32, i32) {
    (
        (WIDTH as i32 - CELL as i32) / 2 + from_middle,
        STRIP_Y as i32 - CELL as i32 / 2,
    )
}
