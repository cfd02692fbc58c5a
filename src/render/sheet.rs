//! [`Sheet`]: a picture of palette numbers; [`Sprite`]: a part prepared once and laid on sheets.

use std::ops::Range;

use image::{GrayImage, Luma};

use super::mask::Mask;
use super::theme::{GLAZES, Ink, STEPS, Size, glaze, glazed};

/// Nothing drawn here yet.
pub const CLEAR: u8 = GLAZES - 1;

/// A picture of palette numbers.
///
/// A sheet that began clear becomes a [`Sprite`]: its smooth edges do not know yet what they will lie on,
/// and stay glazes until then. What is laid on a sheet is measured in pixels of the whole picture, whatever its size.
#[derive(Clone)]
pub struct Sheet {
    pixels: GrayImage,
    size: Size,
}

impl Sheet {
    /// A sheet of one color.
    pub fn filled(width: u32, height: u32, ink: Ink, size: Size) -> Sheet {
        Sheet::of_pixels((width, height), ink.0, size)
    }

    /// A sheet with nothing on it, to become a sprite.
    pub fn clear(width: u32, height: u32, size: Size) -> Sheet {
        Sheet::of_pixels((width, height), CLEAR, size)
    }

    fn of_pixels((width, height): (u32, u32), pixel: u8, size: Size) -> Sheet {
        let (width, height) = (width / size.part(), height / size.part());
        Sheet {
            pixels: GrayImage::from_pixel(width, height, Luma([pixel])),
            size,
        }
    }

    /// How large the picture is that it belongs to.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Its width in its own pixels.
    pub fn width(&self) -> u32 {
        self.pixels.width()
    }

    /// Its height in its own pixels.
    pub fn height(&self) -> u32 {
        self.pixels.height()
    }

    /// The palette numbers of a row.
    pub fn row(&self, y: u32) -> &[u8] {
        let width = self.pixels.width() as usize;
        &self.pixels.as_raw()[y as usize * width..][..width]
    }

    /// Makes it the same as another of the same size, without asking for memory again.
    pub fn copy_from(&mut self, other: &Sheet) {
        self.pixels.copy_from_slice(&other.pixels);
    }

    /// Lays ink on a shape whose area has its upper left corner at `corner`.
    pub fn lay(&mut self, mask: &Mask, corner: (i32, i32), ink: Ink) {
        self.lay_soft(&mask.coverage(), corner, ink);
    }

    /// Lays ink as thick as the coverage says.
    pub fn lay_soft(&mut self, coverage: &GrayImage, corner: (i32, i32), ink: Ink) {
        match self.size {
            Size::Whole => self.lay_measured(coverage, corner, ink),
            Size::Half => {
                let (halved, corner) = halved(coverage, corner);
                self.lay_measured(&halved, corner, ink);
            }
        }
    }

    /// As [`Sheet::lay_soft`], measured in the sheet's own pixels.
    fn lay_measured(&mut self, coverage: &GrayImage, (left, top): (i32, i32), ink: Ink) {
        for (x, y, &Luma([covered])) in coverage.enumerate_pixels() {
            let step = ((u32::from(covered) * u32::from(STEPS) + 127) / 255) as u8;
            let (x, y) = (left + x as i32, top + y as i32);
            if step == 0
                || x < 0
                || y < 0
                || x as u32 >= self.pixels.width()
                || y as u32 >= self.pixels.height()
            {
                continue;
            }
            let pixel = &mut self.pixels.get_pixel_mut(x as u32, y as u32).0[0];
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
        let (width, height) = (self.pixels.width() as i32, self.pixels.height() as i32);
        let pixels: &mut [u8] = &mut self.pixels;
        let part = self.size.part() as i32;
        let (left, top) = (left.div_euclid(part), top.div_euclid(part));
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

    /// All palette numbers, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
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
        Sheet {
            pixels: GrayImage::from_raw(self.width(), height, pixels).unwrap_or_default(),
            size: self.size,
        }
    }
}

/// A coverage with every four pixels made one, as they come to lie on a sheet half as large.
fn halved(coverage: &GrayImage, (left, top): (i32, i32)) -> (GrayImage, (i32, i32)) {
    let (right, bottom) = (
        left + coverage.width() as i32,
        top + coverage.height() as i32,
    );
    let corner = (left.div_euclid(2), top.div_euclid(2));
    let size = (
        ((right + 1).div_euclid(2) - corner.0) as u32,
        ((bottom + 1).div_euclid(2) - corner.1) as u32,
    );
    let halved = GrayImage::from_fn(size.0, size.1, |x, y| {
        let (x, y) = (
            2 * (corner.0 + x as i32) - left,
            2 * (corner.1 + y as i32) - top,
        );
        let covered = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map(|(x, y)| {
            // A place left of or above the coverage is no place in it either.
            let pixel = coverage.get_pixel_checked(x as u32, y as u32);
            pixel.map_or(0, |pixel| u16::from(pixel.0[0]))
        });
        Luma([(covered.iter().sum::<u16>() / 4) as u8])
    });
    (halved, corner)
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
