//! [`Sheet`]: a picture of palette numbers; [`Sprite`]: a part prepared once and laid on sheets.

use std::ops::Range;

use image::{GrayImage, Luma};

use super::mask::Mask;
use super::theme::{GLAZES, Ink, STEPS, glaze, glazed};

/// Nothing drawn here yet.
const CLEAR: u8 = GLAZES - 1;

/// A picture of palette numbers.
///
/// A sheet that began clear becomes a [`Sprite`]: its smooth edges do not know yet what they will lie on,
/// and stay glazes until then.
#[derive(Clone)]
pub struct Sheet(GrayImage);

impl Sheet {
    /// A sheet of one color.
    pub fn filled(width: u32, height: u32, ink: Ink) -> Sheet {
        Sheet(GrayImage::from_pixel(width, height, Luma([ink.0])))
    }

    /// A sheet with nothing on it, to become a sprite.
    pub fn clear(width: u32, height: u32) -> Sheet {
        Sheet(GrayImage::from_pixel(width, height, Luma([CLEAR])))
    }

    /// Its width.
    pub fn width(&self) -> u32 {
        self.0.width()
    }

    /// Its height.
    pub fn height(&self) -> u32 {
        self.0.height()
    }

    /// The palette numbers of a row.
    pub fn row(&self, y: u32) -> &[u8] {
        let width = self.0.width() as usize;
        &self.0.as_raw()[y as usize * width..][..width]
    }

    /// Colors one pixel.
    pub fn set(&mut self, x: u32, y: u32, ink: Ink) {
        self.0.put_pixel(x, y, Luma([ink.0]));
    }

    /// Lays ink on a shape whose area has its upper left corner at `corner`.
    pub fn lay(&mut self, mask: &Mask, corner: (i32, i32), ink: Ink) {
        self.lay_soft(&mask.coverage(), corner, ink);
    }

    /// Lays ink as thick as the coverage says.
    pub fn lay_soft(&mut self, coverage: &GrayImage, (left, top): (i32, i32), ink: Ink) {
        for (x, y, &Luma([covered])) in coverage.enumerate_pixels() {
            let step = ((u32::from(covered) * u32::from(STEPS) + 127) / 255) as u8;
            let (x, y) = (left + x as i32, top + y as i32);
            if step == 0
                || x < 0
                || y < 0
                || x as u32 >= self.0.width()
                || y as u32 >= self.0.height()
            {
                continue;
            }
            let pixel = &mut self.0.get_pixel_mut(x as u32, y as u32).0[0];
            let glaze = glaze(ink, step);
            let below = *pixel;
            *pixel = match (glaze, below) {
                (color, _) if color < CLEAR => color,
                (glaze, CLEAR) => glaze,
                (glaze, color) if color < CLEAR => glazed(glaze, color),
                // An edge upon an edge, and nothing below yet: the later one is seen.
                (glaze, _) => glaze,
            };
        }
    }

    /// Lays a part prepared before, its upper left corner at `(left, top)`.
    pub fn lay_sprite(&mut self, sprite: &Sprite, (left, top): (i32, i32)) {
        let (width, height) = (self.0.width() as i32, self.0.height() as i32);
        let pixels: &mut [u8] = &mut self.0;
        for run in &sprite.runs {
            let (x, y) = (left + run.x, top + run.y);
            if y < 0 || y >= height || x < 0 || x + run.length as i32 > width {
                continue;
            }
            let target = &mut pixels[(y * width + x) as usize..][..run.length];
            let source = &sprite.pixels[run.start..][..run.length];
            if run.opaque {
                target.copy_from_slice(source);
            } else {
                for (target, &glaze) in target.iter_mut().zip(source) {
                    *target = glazed(glaze, *target);
                }
            }
        }
    }

    /// Some of the rows, one below the other.
    pub fn rows(&self, parts: &[Range<u32>]) -> Sheet {
        let rows = parts
            .iter()
            .cloned()
            .flatten()
            .filter(|&y| y < self.height());
        let pixels: Vec<u8> = rows.flat_map(|y| self.row(y)).copied().collect();
        let height = pixels.len() as u32 / self.width();
        Sheet(GrayImage::from_raw(self.width(), height, pixels).unwrap_or_default())
    }
}

/// A part of a picture, without the pixels it leaves as they are.
pub struct Sprite {
    pixels: Vec<u8>,
    runs: Vec<Run>,
}

struct Run {
    x: i32,
    y: i32,
    start: usize,
    length: usize,
    /// Colors, which need only be copied; otherwise glazes.
    opaque: bool,
}

impl From<&Sheet> for Sprite {
    fn from(sheet: &Sheet) -> Sprite {
        let mut sprite = Sprite {
            pixels: Vec::new(),
            runs: Vec::<Run>::new(),
        };
        for y in 0..sheet.height() {
            let mut before = CLEAR;
            for (x, &pixel) in sheet.row(y).iter().enumerate() {
                let opaque = pixel < CLEAR;
                let goes_on = before != CLEAR && (before < CLEAR) == opaque;
                before = pixel;
                if pixel == CLEAR {
                    continue;
                }
                match sprite.runs.last_mut() {
                    Some(run) if goes_on => run.length += 1,
                    _ => sprite.runs.push(Run {
                        x: x as i32,
                        y: y as i32,
                        start: sprite.pixels.len(),
                        length: 1,
                        opaque,
                    }),
                }
                sprite.pixels.push(pixel);
            }
        }
        sprite
    }
}
