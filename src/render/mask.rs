//! Shapes, drawn four times larger and brought down, so that their edges are smooth.

use std::f32::consts::{FRAC_PI_2, TAU};

use ab_glyph::{Font, FontRef, PxScale, ScaleFont, point};
use image::{GrayImage, Luma};
use imageproc::drawing::{draw_filled_circle_mut, draw_polygon_mut};
use imageproc::filter::gaussian_blur_f32;
use imageproc::point::Point;

use super::theme::CELL;

/// How many times larger a shape is drawn.
const SCALE: u32 = 4;
const FULL: Luma<u8> = Luma([255]);
const NONE: Luma<u8> = Luma([0]);

/// A place in the picture, in pixels.
pub type At = (f32, f32);

/// The middle of a square's own area.
pub const MIDDLE: At = (CELL as f32 / 2.0, CELL as f32 / 2.0);

/// Which part of a small area is covered by a shape, or by several.
#[derive(Debug, Clone)]
pub struct Mask(GrayImage);

impl Mask {
    /// Nothing, in an area of this size.
    pub fn new(width: u32, height: u32) -> Mask {
        Mask(GrayImage::new(width * SCALE, height * SCALE))
    }

    /// Nothing, in an area as large as a square.
    pub fn square() -> Mask {
        Mask::new(CELL, CELL)
    }

    /// With a polygon.
    pub fn polygon(mut self, corners: &[At]) -> Mask {
        let mut corners: Vec<Point<i32>> = corners
            .iter()
            .map(|&(x, y)| Point::new(larger(x), larger(y)))
            .collect();
        // The polygon closes itself, and must not be given its first corner twice.
        corners.dedup();
        while corners.len() > 1 && corners.first() == corners.last() {
            corners.pop();
        }
        if corners.len() > 2 {
            draw_polygon_mut(&mut self.0, &corners, FULL);
        }
        self
    }

    /// With a disc.
    pub fn disc(mut self, (x, y): At, radius: f32) -> Mask {
        draw_filled_circle_mut(&mut self.0, (larger(x), larger(y)), larger(radius), FULL);
        self
    }

    /// With a ring: `radius` is that of the middle of its line.
    pub fn ring(self, center: At, radius: f32, width: f32) -> Mask {
        let mut ring = Mask(GrayImage::new(self.0.width(), self.0.height()))
            .disc(center, radius + width / 2.0);
        draw_filled_circle_mut(
            &mut ring.0,
            (larger(center.0), larger(center.1)),
            larger(radius - width / 2.0),
            NONE,
        );
        self.with(&ring)
    }

    /// With a stroke that has straight ends.
    pub fn line(self, (x1, y1): At, (x2, y2): At, width: f32) -> Mask {
        let length = (x2 - x1).hypot(y2 - y1);
        let (dx, dy) = (
            (x2 - x1) / length * width / 2.0,
            (y2 - y1) / length * width / 2.0,
        );
        self.polygon(&[
            (x1 - dy, y1 + dx),
            (x2 - dy, y2 + dx),
            (x2 + dy, y2 - dx),
            (x1 + dy, y1 - dx),
        ])
    }

    /// With a rectangle, from its upper left to its lower right corner.
    pub fn rectangle(self, (left, top): At, (right, bottom): At) -> Mask {
        self.polygon(&[(left, top), (right, top), (right, bottom), (left, bottom)])
    }

    /// With a short word around this place, which is the middle of its width and of a digit's height.
    pub fn word(mut self, font: &FontRef<'_>, word: &str, size: f32, (x, y): At) -> Mask {
        let font = font.as_scaled(PxScale::from(size * SCALE as f32));
        let width: f32 = word
            .chars()
            .map(|letter| font.h_advance(font.glyph_id(letter)))
            .sum();
        let mut pen = point(
            x * SCALE as f32 - width / 2.0,
            y * SCALE as f32 + font.ascent() * 0.385,
        );
        for letter in word.chars() {
            let mut glyph = font.scaled_glyph(letter);
            glyph.position = pen;
            pen.x += font.h_advance(glyph.id);
            let Some(outline) = font.outline_glyph(glyph) else {
                continue;
            };
            let corner = outline.px_bounds().min;
            outline.draw(|dx, dy, covered| {
                let (x, y) = (corner.x as i32 + dx as i32, corner.y as i32 + dy as i32);
                if covered > 0.5
                    && x >= 0
                    && y >= 0
                    && (x as u32) < self.0.width()
                    && (y as u32) < self.0.height()
                {
                    self.0.put_pixel(x as u32, y as u32, FULL);
                }
            });
        }
        self
    }

    /// What either covers.
    pub fn with(self, other: &Mask) -> Mask {
        self.combine(other, u8::max)
    }

    /// What only the first covers.
    pub fn without(self, other: &Mask) -> Mask {
        self.combine(other, |mine, others| mine.min(255 - others))
    }

    /// What both cover.
    pub fn within(self, other: &Mask) -> Mask {
        self.combine(other, u8::min)
    }

    fn combine(mut self, other: &Mask, rule: impl Fn(u8, u8) -> u8) -> Mask {
        for (mine, others) in self.0.iter_mut().zip(other.0.iter()) {
            *mine = rule(*mine, *others);
        }
        self
    }

    /// Width and height of the area.
    pub fn size(&self) -> (u32, u32) {
        (self.0.width() / SCALE, self.0.height() / SCALE)
    }

    /// The covered part of each pixel, from 0 to 255.
    pub fn coverage(&self) -> GrayImage {
        let (width, height) = self.size();
        GrayImage::from_fn(width, height, |x, y| {
            let mut sum = 0;
            for dy in 0..SCALE {
                for dx in 0..SCALE {
                    sum += u32::from(self.0.get_pixel(x * SCALE + dx, y * SCALE + dy).0[0]);
                }
            }
            Luma([(sum / (SCALE * SCALE)) as u8])
        })
    }

    /// The same with a soft edge, as a shadow has.
    pub fn soft(&self, blur: f32) -> GrayImage {
        gaussian_blur_f32(&self.coverage(), blur)
    }
}

fn larger(value: f32) -> i32 {
    (value * SCALE as f32).round() as i32
}

/// Corners of a regular polygon, or of a star if the two radii differ; the first corner is `turned` of a full turn from north.
pub fn star(points: usize, (x, y): At, outer: f32, inner: f32, turned: f32) -> Vec<At> {
    (0..2 * points)
        .map(|i| {
            let angle = (turned + i as f32 / (2 * points) as f32) * TAU - FRAC_PI_2;
            let radius = if i % 2 == 0 { outer } else { inner };
            (x + radius * angle.cos(), y + radius * angle.sin())
        })
        .collect()
}

/// A square with round corners.
pub fn rounded((x, y): At, half: f32, radius: f32) -> Vec<At> {
    rounded_rectangle((x, y), (half, half), radius)
}

/// A rectangle with round corners.
pub fn rounded_rectangle((x, y): At, (half_width, half_height): At, radius: f32) -> Vec<At> {
    const PARTS: usize = 12;
    let centers = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)];
    let mut corners = Vec::with_capacity(4 * (PARTS + 1));
    for (quarter, (right, down)) in centers.into_iter().enumerate() {
        for part in 0..=PARTS {
            let angle = (quarter as f32 + part as f32 / PARTS as f32) * FRAC_PI_2 - FRAC_PI_2;
            corners.push((
                x + right * (half_width - radius) + radius * angle.cos(),
                y + down * (half_height - radius) + radius * angle.sin(),
            ));
        }
    }
    corners
}

/// A square with cut corners.
pub fn cut((x, y): At, half: f32, corner: f32) -> Vec<At> {
    let near = half - corner;
    [
        (-near, -half),
        (near, -half),
        (half, -near),
        (half, near),
        (near, half),
        (-near, half),
        (-half, near),
        (-half, -near),
    ]
    .map(|(dx, dy)| (x + dx, y + dy))
    .to_vec()
}
