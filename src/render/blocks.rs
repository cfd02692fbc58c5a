//! The blocks: every way each side's can lie, and its shapes.

use image::GrayImage;

use super::mask::{At, MIDDLE, Mask, cut, rounded};
use super::sheet::{Sheet, Sprite};
use super::symbols::symbol;
use super::theme::*;
use crate::rules::{Block, BySide, Direction, Face, Orientation, Side};

/// The blocks, prepared.
pub struct Blocks {
    /// By side, then in the order of [`Orientation::ALL`].
    lying: BySide<Vec<Sprite>>,
    /// Small ones with only a top face, in the order of [`Face::ALL`].
    small: BySide<Vec<Sprite>>,
    blank: BySide<Sprite>,
    shadow: BySide<Sprite>,
    lifted_shadow: BySide<Sprite>,
}

/// How far a shadow may reach beyond its square.
pub const REACH: i32 = 24;

/// Where a lifted block is drawn, from where it would lie.
pub const LIFT: (i32, i32) = (-3, -7);

impl Blocks {
    /// The blocks of pictures of that size.
    pub fn new(size: Size) -> Blocks {
        let tops: Vec<GrayImage> = Face::ALL
            .iter()
            .map(|&face| symbol(face, MIDDLE, TOP_SYMBOL).coverage())
            .collect();
        let edges: Vec<GrayImage> = Face::ALL
            .iter()
            .map(|&face| symbol(face, MIDDLE, EDGE_SYMBOL).coverage())
            .collect();
        let lying = BySide::from_fn(|side| {
            let blank = blank(side, BLOCK, TOP_PLATE, size);
            Orientation::ALL
                .iter()
                .map(|orientation| {
                    let mut sheet = blank.clone();
                    sheet.lay_soft(&tops[orientation.top() as usize], (0, 0), ink(side));
                    for towards in Direction::ALL {
                        let face = orientation.coming_up(towards);
                        sheet.lay_soft(&edges[face as usize], edge(towards), ink(side));
                    }
                    Sprite::from(&sheet)
                })
                .collect()
        });
        let small = BySide::from_fn(|side| {
            let blank = blank(side, SMALL_BLOCK, 0.0, size);
            Face::ALL
                .iter()
                .map(|&face| {
                    let mut sheet = blank.clone();
                    sheet.lay(&symbol(face, MIDDLE, SMALL_BLOCK * 0.56), (0, 0), ink(side));
                    Sprite::from(&sheet)
                })
                .collect()
        });
        Blocks {
            lying,
            small,
            blank: BySide::from_fn(|side| {
                Sprite::from(&blank(side, SMALL_BLOCK, SMALL_BLOCK * 0.46, size))
            }),
            shadow: BySide::from_fn(|side| {
                Sprite::from(&shadow(
                    side,
                    Cast {
                        by: (4.0, 7.0),
                        blur: 2.4,
                        lift: (0, 0),
                    },
                    size,
                ))
            }),
            lifted_shadow: BySide::from_fn(|side| {
                Sprite::from(&shadow(
                    side,
                    Cast {
                        by: (9.0, 15.0),
                        blur: 4.0,
                        lift: LIFT,
                    },
                    size,
                ))
            }),
        }
    }

    /// A block on its square.
    pub fn lying(&self, block: Block) -> Option<&Sprite> {
        let at = Orientation::ALL
            .iter()
            .position(|&orientation| orientation == block.orientation)?;
        self.lying[block.side].get(at)
    }

    /// A small block with only a top face.
    pub fn small(&self, side: Side, top: Face) -> Option<&Sprite> {
        self.small[side].get(top as usize)
    }

    /// A small block with no face: the side itself.
    pub fn blank(&self, side: Side) -> &Sprite {
        &self.blank[side]
    }

    /// The shadow, to be laid [`REACH`] to the west and north of the square's corner.
    pub fn shadow(&self, side: Side) -> &Sprite {
        &self.shadow[side]
    }

    /// The shadow of a lifted block, to be laid likewise.
    pub fn lifted_shadow(&self, side: Side) -> &Sprite {
        &self.lifted_shadow[side]
    }
}

/// How large the symbol of the top face is.
const TOP_SYMBOL: f32 = 44.0;
/// How large the symbols at the edges are.
const EDGE_SYMBOL: f32 = 28.0;
/// The plate that the top symbol lies on.
const TOP_PLATE: f32 = 50.0;

/// Where the symbol at an edge lies, from the middle.
fn edge(towards: Direction) -> (i32, i32) {
    const AWAY: i32 = 39;
    match towards {
        Direction::North => (0, -AWAY),
        Direction::East => (AWAY, 0),
        Direction::South => (0, AWAY),
        Direction::West => (-AWAY, 0),
    }
}

/// The outline of a side's blocks: Gold's has round corners, Blue's cut ones, so that it is seen without color.
pub fn outline(side: Side, center: At, half: f32) -> Vec<At> {
    match side {
        Side::Gold => rounded(center, half, half * 0.36),
        Side::Blue => cut(center, half, half * 0.30),
    }
}

/// The color of a side's symbols.
fn ink(side: Side) -> Ink {
    match side {
        Side::Gold => INK,
        Side::Blue => CREAM,
    }
}

/// A block without symbols.
fn blank(side: Side, across: f32, plate: f32, size: Size) -> Sheet {
    let half = across / 2.0;
    let shape = |inset: f32, shift: f32| {
        let center = (MIDDLE.0 + shift, MIDDLE.1 + shift);
        Mask::square().polygon(&outline(side, center, half - inset))
    };
    let mut sheet = Sheet::clear(CELL, CELL, size);
    let mut lay = |mask: Mask, ink: Ink| sheet.lay(&mask, (0, 0), ink);
    let top = match side {
        Side::Gold => {
            lay(shape(0.0, 0.0), GOLD_RIM);
            // The bevel: light from the north-west, so those edges shine and the others do not.
            lay(shape(2.0, 0.0), GOLD_LIGHT);
            lay(shape(2.0, 0.0).within(&shape(1.0, 3.0)), GOLD);
            lay(shape(1.5, 0.0).without(&shape(2.0, -2.0)), GOLD_RIM);
            GOLD_LIGHT
        }
        Side::Blue => {
            lay(shape(0.0, 0.0), BLUE_RIM);
            lay(shape(2.0, 0.0), PALE_BLUE);
            lay(shape(2.0, 0.0).within(&shape(2.0, 1.0)), BLUE_LIGHT);
            lay(shape(3.5, 0.0), BLUE_RIM);
            lay(shape(5.0, 0.0), BLUE);
            BLUE_LIGHT
        }
    };
    if plate > 0.0 {
        let plate = Mask::square().polygon(&outline(side, MIDDLE, plate / 2.0));
        sheet.lay(&plate, (0, 0), top);
    }
    sheet
}

/// How a shadow falls.
#[derive(Clone, Copy)]
struct Cast {
    by: At,
    blur: f32,
    /// Where the block is, from where it would lie.
    lift: (i32, i32),
}

/// The shadow of a block, but not where the block itself hides it.
fn shadow(side: Side, cast: Cast, size: Size) -> Sheet {
    let across = CELL + 2 * REACH as u32;
    let middle = across as f32 / 2.0;
    let (Cast { blur, lift, .. }, (dx, dy)) = (cast, cast.by);
    let cast =
        Mask::new(across, across).polygon(&outline(side, (middle + dx, middle + dy), BLOCK / 2.0));
    let center = (middle + lift.0 as f32, middle + lift.1 as f32);
    let block = Mask::new(across, across)
        .polygon(&outline(side, center, BLOCK / 2.0 - 1.0))
        .coverage();
    let mut soft = cast.soft(blur);
    for (soft, hidden) in soft.iter_mut().zip(block.iter()) {
        *soft = if *hidden == u8::MAX { 0 } else { *soft };
    }
    let mut sheet = Sheet::clear(across, across, size);
    sheet.lay_soft(&soft, (0, 0), SHADOW);
    sheet
}
