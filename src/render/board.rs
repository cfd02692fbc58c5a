//! The empty board in its frame.

use std::sync::LazyLock;

use ab_glyph::FontRef;
use image::{GrayImage, Luma};

use super::blocks::outline;
use super::mask::{At, MIDDLE, Mask, rounded, rounded_rectangle, star};
use super::sheet::Sheet;
use super::theme::*;
use crate::rules::{Side, Square};

/// The font of coordinates: none if it cannot be read, and then a board goes without them.
pub static FONT: LazyLock<Option<FontRef<'static>>> =
    LazyLock::new(|| FontRef::try_from_slice(dejavu::sans::bold()).ok());

/// Upper left corner of a square.
pub fn corner(square: Square) -> (i32, i32) {
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    (
        MARGIN as i32 + file * CELL as i32,
        MARGIN as i32 + (6 - rank) * CELL as i32,
    )
}

/// The board without blocks.
pub fn empty(size: Size) -> Sheet {
    let mut sheet = Sheet::filled(WIDTH, HEIGHT, WALNUT, size);
    frame(&mut sheet);
    bed(&mut sheet);
    for square in Square::ALL {
        lay_square(&mut sheet, square);
    }
    coordinates(&mut sheet);
    tray(&mut sheet);
    sheet
}

/// A frame of dark wood, its grain along each side and its corners mitred, with a fine line let in.
pub fn frame(sheet: &mut Sheet) {
    let [width, height] =
        [sheet.width(), sheet.height()].map(|length| length * sheet.size().part());
    let mut lay = |ink: Ink, at: &dyn Fn(u32) -> bool| {
        let coverage = GrayImage::from_fn(width, height, |x, y| {
            let depth = x.min(width - 1 - x).min(y).min(height - 1 - y);
            Luma([if at(depth) { u8::MAX } else { 0 }])
        });
        sheet.lay_soft(&coverage, (0, 0), ink);
    };
    let grain = |depth| noise(depth as i32 * 2, 5) > 0.66;
    lay(WALNUT_DEEP, &|depth| match depth {
        0..3 => true,
        11..MARGIN => grain(depth),
        _ => false,
    });
    lay(MAHOGANY, &|depth| (7..=8).contains(&depth));
}

/// What the squares lie in, its far edge in the light.
fn bed(sheet: &mut Sheet) {
    let size = 7 * CELL + 24;
    let (middle, half) = (size as f32 / 2.0, 3.5 * CELL as f32 + 6.0);
    let at = (MARGIN as i32 - 12, MARGIN as i32 - 12);
    let bed = |x: f32, y: f32| {
        Mask::new(size, size).polygon(&rounded((middle + x, middle + y), half, 8.0))
    };
    sheet.lay(&bed(1.2, 1.6), at, MAHOGANY);
    sheet.lay(&bed(0.0, 0.0), at, WALNUT_DEEP);
}

fn lay_square(sheet: &mut Sheet, square: Square) {
    let at = corner(square);
    let face = Mask::square().polygon(&rounded(MIDDLE, CELL as f32 / 2.0 - 1.5, 4.0));
    let whole = face.coverage();
    if square.is_star() {
        inlay(sheet, square, &face);
        return;
    }
    sheet.lay_soft(&whole, at, MAPLE);
    // Grain: the same in every third square, since what a picture has told once is cheap to tell again.
    let wood = i32::from(square.file()) % 3 + 3 * i32::from(square.rank());
    // And upright in a PNG, where a row costs nothing that is like the row above; lying in a GIF, which only sees
    // what is beside.
    let upright = sheet.size() == Size::Whole;
    let grain = GrayImage::from_fn(CELL, CELL, |x, y| {
        let dark = noise(if upright { x } else { y } as i32, wood) > 0.62;
        Luma([if dark { whole.get_pixel(x, y).0[0] } else { 0 }])
    });
    sheet.lay_soft(&grain, at, MAPLE_DEEP);
    // Set in: one edge lies in the shade of the groove, the far one catches the light.
    let edge = |shift: f32| {
        let (center, half) = (
            (MIDDLE.0 + shift, MIDDLE.1 + shift),
            CELL as f32 / 2.0 - 1.5,
        );
        face.clone()
            .without(&Mask::square().polygon(&rounded(center, half, 4.0)))
    };
    sheet.lay(&edge(1.5), at, SHADE);
    sheet.lay(&edge(-1.0), at, GLOW);
}

/// A star square: dark wood, and a star in its owner's color within its owner's shape.
fn inlay(sheet: &mut Sheet, square: Square, face: &Mask) {
    let at = corner(square);
    let side = if square == Square::home_star(Side::Gold) {
        Side::Gold
    } else {
        Side::Blue
    };
    sheet.lay(face, at, MAHOGANY);
    let shape = |half: f32| Mask::square().polygon(&outline(side, MIDDLE, half));
    // Small, the line must lie on whole pixels to be one.
    let line = match sheet.size() {
        Size::Whole => 51.0,
        Size::Half => 52.0,
    };
    sheet.lay(&shape(line).without(&shape(line - 2.0)), at, metal(side)[1]);
    faceted_star(sheet, at, MIDDLE, 42.0, metal(side));
}

/// What a side's stars are made of: bright, and dull.
pub fn metal(side: Side) -> [Ink; 2] {
    match side {
        Side::Gold => [GOLD_LIGHT, GOLD],
        Side::Blue => [PALE_BLUE, BLUE_LIGHT],
    }
}

/// A star cut like a stone: each point has a bright and a dull half.
pub fn faceted_star(
    sheet: &mut Sheet,
    at: (i32, i32),
    (x, y): At,
    radius: f32,
    [bright, dull]: [Ink; 2],
) {
    let points = star(5, (x, y + radius * 0.05), radius, radius * 0.42, 0.0);
    let shadow: Vec<At> = points.iter().map(|&(x, y)| (x + 2.0, y + 3.0)).collect();
    sheet.lay(&Mask::square().polygon(&shadow), at, INK);
    sheet.lay(&Mask::square().polygon(&points), at, dull);
    let center = (x, y + radius * 0.05);
    let mut halves = Mask::square();
    for point in 0..5 {
        halves = halves.polygon(&[center, points[(2 * point + 9) % 10], points[2 * point]]);
    }
    sheet.lay(&halves, at, bright);
}

fn coordinates(sheet: &mut Sheet) {
    const SIZE: f32 = 27.0;
    let Some(font) = FONT.as_ref() else { return };
    let middle = MARGIN as f32 / 2.0;
    for i in 0..7u8 {
        let along = (MARGIN + u32::from(i) * CELL) as i32;
        let file = char::from(b'a' + i).to_string();
        let file = Mask::new(CELL, MARGIN).word(font, &file, SIZE, (MIDDLE.0, middle));
        sheet.lay(&file, (along, (MARGIN + 7 * CELL + 2) as i32), MAPLE_DEEP);
        let rank = char::from(b'7' - i).to_string();
        let rank = Mask::new(MARGIN, CELL).word(font, &rank, SIZE, (middle, MIDDLE.1));
        sheet.lay(&rank, (-2, along), MAPLE_DEEP);
    }
}

/// The hollow of the strip below the board.
fn tray(sheet: &mut Sheet) {
    const HEIGHT: u32 = 100;
    let at = (0, STRIP_Y as i32 - HEIGHT as i32 / 2);
    let hollow = |shift: f32| {
        let center = (WIDTH as f32 / 2.0, HEIGHT as f32 / 2.0 + shift);
        Mask::new(WIDTH, HEIGHT).polygon(&rounded_rectangle(center, (434.0, 41.0), 41.0))
    };
    sheet.lay(&hollow(1.5), at, MAHOGANY);
    sheet.lay(&hollow(0.0), at, INK);
    sheet.lay(&hollow(0.0).within(&hollow(2.5)), at, WALNUT_DEEP);
}

/// Smooth noise along a line, from 0 to 1: the same for the same seed, always.
fn noise(x: i32, seed: i32) -> f32 {
    let at = |i: i32, seed: i32| {
        let mut n = (i.wrapping_mul(374_761_393) ^ seed.wrapping_mul(668_265_263)) as u32;
        n = (n ^ (n >> 13)).wrapping_mul(1_274_126_177);
        (n ^ (n >> 16)) as f32 / u32::MAX as f32
    };
    let octave = |length: i32, seed: i32| {
        let (i, part) = (
            x.div_euclid(length),
            x.rem_euclid(length) as f32 / length as f32,
        );
        at(i, seed) * (1.0 - part) + at(i + 1, seed) * part
    };
    0.6 * octave(13, seed) + 0.4 * octave(4, seed + 1)
}
