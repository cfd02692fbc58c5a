//! What is marked on the board: the last turn, where a hop may end, blocks that can move, starting squares.

use super::blocks::outline;
use super::board::{FONT, corner};
use super::mask::{At, MIDDLE, Mask};
use super::scene::Scene;
use super::sheet::{Sheet, Sprite};
use super::theme::*;
use crate::rules::{BySide, Direction, Side, Square};

/// The marks, prepared.
pub struct Marks {
    /// A dot with the square's name, in the order of [`Square::ALL`].
    targets: Vec<Sprite>,
    /// Rings reach beyond their square by [`OVER`].
    ring: BySide<Sprite>,
    chosen: BySide<Sprite>,
    /// The trace of a block that left or ended here.
    ghost: BySide<Sprite>,
    /// Around the block that moved. In an animation one has seen it arrive, and the ring would be a tenth of all bytes.
    arrived: Option<BySide<Sprite>>,
    start: BySide<Sprite>,
    /// The trace of a tip, from the middle of a square to the middle of the next, in the order of [`Direction::ALL`].
    tip: [Sprite; 4],
    /// The trace of a tip onto the goal: an arrow's end before the star.
    off: [Sprite; 4],
    removed: BySide<Sprite>,
    landing: Sprite,
    step: Sprite,
    /// How far the dots of a hop are apart.
    apart: f32,
}

/// The marks of tips reach over two squares each way.
const TIP_SIZE: u32 = 3 * CELL;

/// How far a ring reaches beyond its square.
const OVER: i32 = 6;

impl Marks {
    /// The marks of pictures of that size.
    pub fn new(size: Size) -> Marks {
        let sprite = |mask: &Mask, ink: Ink| {
            let mut sheet = Sheet::clear(CELL, CELL, size);
            sheet.lay(mask, (0, 0), ink);
            Sprite::from(&sheet)
        };
        Marks {
            targets: Square::ALL
                .iter()
                .map(|&square| target(square, size))
                .collect(),
            ring: BySide::from_fn(|side| ring(side, &[(64.0, 57.5, PLUM)], size)),
            chosen: BySide::from_fn(|side| {
                ring(side, &[(67.0, 57.5, PLUM), (63.0, 60.0, CREAM)], size)
            }),
            ghost: BySide::from_fn(|side| sprite(&dashed(side, 50.0), MAHOGANY)),
            arrived: (size == Size::Whole)
                .then(|| BySide::from_fn(|side| sprite(&band(side, 61.5, 57.0), MAHOGANY))),
            start: BySide::from_fn(|side| {
                let (line, fill) = match side {
                    Side::Gold => (GOLD_RIM, GOLD),
                    Side::Blue => (BLUE_RIM, BLUE),
                };
                let mut sheet = Sheet::clear(CELL, CELL, size);
                sheet.lay(&band(side, 52.0, 44.0), (0, 0), fill);
                sheet.lay(&dashed(side, 52.0), (0, 0), line);
                Sprite::from(&sheet)
            }),
            tip: Direction::ALL.map(|towards| tip(towards, tip_line, size)),
            off: Direction::ALL.map(|towards| tip(towards, tip_arrow, size)),
            removed: BySide::from_fn(|side| sprite(&dashed(side, 58.0), CREAM)),
            landing: sprite(&Mask::square().disc(MIDDLE, 10.0), MAHOGANY),
            step: sprite(&Mask::square().disc(MIDDLE, 4.0), MAHOGANY),
            apart: match size {
                Size::Whole => 15.5,
                Size::Half => 22.0,
            },
        }
    }

    /// What lies under the blocks: the last turn and empty starting squares.
    pub fn under(&self, scene: &Scene, sheet: &mut Sheet) {
        for (side, squares) in scene.starting_squares.iter() {
            for square in *squares {
                if scene.board.get(square).is_none() {
                    sheet.lay_sprite(&self.start[side], corner(square));
                }
            }
        }
        if let (Some(from), Some(lifted)) = (scene.lifted_from, scene.lifted)
            && let Some(block) = scene.board.get(lifted)
        {
            sheet.lay_sprite(&self.ghost[block.side], corner(from));
            self.tipped(&self.tip, from, lifted, sheet);
        }
        let Some((side, turn)) = scene.last_turn else {
            return;
        };
        let Some(landing) = turn.tip.lands_on() else {
            return;
        };
        sheet.lay_sprite(&self.ghost[side], corner(turn.tip.from));
        if turn.is_removal() {
            self.tipped(&self.off, turn.tip.from, landing, sheet);
            sheet.lay_sprite(&self.removed[side], corner(landing));
            return;
        }
        if let Some(hop) = turn.hop {
            self.hopped(landing, hop.to, sheet);
        }
        self.tipped(&self.tip, turn.tip.from, landing, sheet);
        sheet.lay_sprite(&self.landing, corner(landing));
        if let Some(arrived) = &self.arrived {
            let end = turn.hop.map_or(landing, |hop| hop.to);
            sheet.lay_sprite(&arrived[side], corner(end));
        }
    }

    /// What lies over the blocks: where a hop may end, and rings.
    pub fn over(&self, scene: &Scene, sheet: &mut Sheet) {
        for (square, block) in scene.board.blocks() {
            let (x, y) = corner(square);
            if scene.chosen == Some(square) {
                sheet.lay_sprite(&self.chosen[block.side], (x - OVER, y - OVER));
            } else if scene.movable.contains(square) {
                sheet.lay_sprite(&self.ring[block.side], (x - OVER, y - OVER));
            }
        }
        for square in scene.targets {
            sheet.lay_sprite(&self.targets[square.index()], corner(square));
        }
    }

    fn tipped(&self, trace: &[Sprite], from: Square, landing: Square, sheet: &mut Sheet) {
        let towards = Direction::ALL
            .iter()
            .position(|&towards| from.offset(towards) == Some(landing));
        if let Some(sprite) = towards.and_then(|towards| trace.get(towards)) {
            let (x, y) = corner(from);
            sheet.lay_sprite(sprite, (x - CELL as i32, y - CELL as i32));
        }
    }

    /// A dotted line: where the hop ended, not which way it went.
    fn hopped(&self, from: Square, to: Square, sheet: &mut Sheet) {
        let ((x1, y1), (x2, y2)) = (corner(from), corner(to));
        let (dx, dy) = ((x2 - x1) as f32, (y2 - y1) as f32);
        let steps = (dx.hypot(dy) / self.apart).round();
        for step in 1..steps as i32 {
            let part = step as f32 / steps;
            let at = (
                x1 + (dx * part).round() as i32,
                y1 + (dy * part).round() as i32,
            );
            sheet.lay_sprite(&self.step, at);
        }
    }
}

fn ring(side: Side, bands: &[(f32, f32, Ink)], size: Size) -> Sprite {
    let across = CELL + 2 * OVER as u32;
    let middle = (across as f32 / 2.0, across as f32 / 2.0);
    let mut sheet = Sheet::clear(across, across, size);
    for &(outer, inner, ink) in bands {
        let inside = Mask::new(across, across).polygon(&outline(side, middle, inner));
        let band = Mask::new(across, across)
            .polygon(&outline(side, middle, outer))
            .without(&inside);
        sheet.lay(&band, (0, 0), ink);
    }
    Sprite::from(&sheet)
}

fn target(square: Square, size: Size) -> Sprite {
    let mut sheet = Sheet::clear(CELL, CELL, size);
    sheet.lay(&Mask::square().disc(MIDDLE, 33.0), (0, 0), CREAM);
    sheet.lay(&Mask::square().disc(MIDDLE, 30.0), (0, 0), PLUM);
    if let Some(font) = FONT.as_ref() {
        let name = Mask::square().word(font, &square.to_string(), 31.0, MIDDLE);
        sheet.lay(&name, (0, 0), CREAM);
    }
    Sprite::from(&sheet)
}

/// The trace of a tip, drawn from the middle of an area of [`TIP_SIZE`].
fn tip(
    towards: Direction,
    draw: impl Fn(Mask, &dyn Fn(f32, f32) -> At) -> Mask,
    size: Size,
) -> Sprite {
    let middle = TIP_SIZE as f32 / 2.0;
    let (x, y) = match towards {
        Direction::North => (0.0, -1.0),
        Direction::East => (1.0, 0.0),
        Direction::South => (0.0, 1.0),
        Direction::West => (-1.0, 0.0),
    };
    let at = |along: f32, beside: f32| {
        (
            middle + x * along - y * beside,
            middle + y * along + x * beside,
        )
    };
    let begun = Mask::new(TIP_SIZE, TIP_SIZE).disc((middle, middle), 6.0);
    let mut sheet = Sheet::clear(TIP_SIZE, TIP_SIZE, size);
    sheet.lay(&draw(begun, &at), (0, 0), MAHOGANY);
    Sprite::from(&sheet)
}

/// To the middle of the next square.
fn tip_line(mask: Mask, at: &dyn Fn(f32, f32) -> At) -> Mask {
    mask.line(at(0.0, 0.0), at(CELL as f32, 0.0), 7.0)
}

/// To the edge of the next square, which has something to show itself.
fn tip_arrow(mask: Mask, at: &dyn Fn(f32, f32) -> At) -> Mask {
    let end = CELL as f32 * 0.48;
    mask.line(at(0.0, 0.0), at(end - 14.0, 0.0), 7.0).polygon(&[
        at(end, 0.0),
        at(end - 17.0, 12.0),
        at(end - 17.0, -12.0),
    ])
}

/// What lies between two outlines of a side's block.
fn band(side: Side, outer: f32, inner: f32) -> Mask {
    Mask::square()
        .polygon(&outline(side, MIDDLE, outer))
        .without(&Mask::square().polygon(&outline(side, MIDDLE, inner)))
}

fn dashed(side: Side, half: f32) -> Mask {
    let mut gaps = Mask::square();
    let far = CELL as f32;
    for at in [MIDDLE.0 - 24.0, MIDDLE.0, MIDDLE.0 + 24.0] {
        gaps = gaps
            .rectangle((at - 5.0, 0.0), (at + 5.0, far))
            .rectangle((0.0, at - 5.0), (far, at + 5.0));
    }
    band(side, half, half - 4.0).without(&gaps)
}
