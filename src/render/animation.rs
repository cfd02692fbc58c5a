//! [`Animation`]: sheets one after the other as GIF bytes, of each only what differs from the one before.

use std::iter;
use std::ops::Range;

use super::lzw::compress;
use super::sheet::{CLEAR, Sheet};

/// Bits of a pixel: the colors of a sheet, and [`CLEAR`], which leaves what was shown before.
const BITS: u8 = 5;

/// An animated picture that is being written, and goes round for ever.
pub struct Animation {
    bytes: Vec<u8>,
    /// What was shown last, and a sheet to draw the next on.
    shown: Option<Sheet>,
    changed: Vec<u8>,
}

/// A part of a picture.
struct Area {
    x: Range<usize>,
    y: Range<usize>,
}

impl Animation {
    /// Begins one whose frames are all of the same size as this sheet.
    pub fn new(of: &Sheet) -> Animation {
        let mut bytes = Vec::with_capacity(1 << 16);
        bytes.extend(b"GIF89a");
        bytes.extend([of.width(), of.height()].map(short).as_flattened());
        // A table of colors for all frames, of the length that goes with the bits of a pixel.
        let kind = 1 << 7 | (BITS - 1) << 4 | (BITS - 1);
        bytes.extend([kind, 0, 0]);
        let colors = of.size().palette().bytes();
        bytes.extend(colors.into_iter().chain(iter::repeat(0)).take(3 << BITS));
        // It goes round: any number of times.
        bytes.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00");
        Animation {
            bytes,
            shown: None,
            changed: Vec::new(),
        }
    }

    /// Adds a frame that is shown for so many hundredths of a second. Gives back a sheet to draw the next on.
    pub fn show(&mut self, next: Sheet, hundredths: u16) -> Sheet {
        let before = self.shown.take();
        let area = area(before.as_ref(), &next);
        self.changed.clear();
        for y in area.y.clone() {
            let row = &next.row(y as u32)[area.x.clone()];
            match &before {
                None => self.changed.extend(row),
                Some(before) => {
                    let before = &before.row(y as u32)[area.x.clone()];
                    let pixels = row.iter().zip(before);
                    self.changed.extend(pixels.map(
                        |(&pixel, &before)| {
                            if pixel == before { CLEAR } else { pixel }
                        },
                    ));
                }
            }
        }
        // It stays when the next one comes, and lets through what it leaves clear.
        const KEPT_AND_CLEAR: u8 = 1 << 2 | 1;
        self.bytes.extend(b"\x21\xf9\x04");
        self.bytes.push(KEPT_AND_CLEAR);
        self.bytes.extend(hundredths.to_le_bytes());
        self.bytes.extend([CLEAR, 0]);
        self.bytes.push(b',');
        let [x, y] = [&area.x, &area.y].map(|range| range.start as u32);
        let [width, height] = [&area.x, &area.y].map(|range| range.len() as u32);
        self.bytes
            .extend([x, y, width, height].map(short).as_flattened());
        self.bytes.push(0);
        compress(&self.changed, BITS, CLEAR, &mut self.bytes);
        let spare = before.unwrap_or_else(|| next.clone());
        self.shown = Some(next);
        spare
    }

    /// All of it.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.push(b';');
        self.bytes
    }
}

/// The smallest area outside which nothing changes: at least a pixel, for a frame must have one.
fn area(before: Option<&Sheet>, next: &Sheet) -> Area {
    let (width, height) = (next.width() as usize, next.height() as usize);
    let Some(before) = before else {
        return Area {
            x: 0..width,
            y: 0..height,
        };
    };
    let (mut x, mut y) = (width..0, height..0);
    for row in 0..height {
        let (one, other) = (before.row(row as u32), next.row(row as u32));
        if one == other {
            continue;
        }
        let differs = |&x: &usize| one[x] != other[x];
        x.start = (0..x.start).find(differs).unwrap_or(x.start);
        x.end = (x.end..width)
            .rev()
            .find(differs)
            .map_or(x.end, |last| last + 1);
        y = y.start.min(row)..row + 1;
    }
    if x.is_empty() {
        (x, y) = (0..1, 0..1);
    }
    Area { x, y }
}

/// A measure as GIF writes it. No sheet is so large that one would not fit.
fn short(measure: u32) -> [u8; 2] {
    (measure as u16).to_le_bytes()
}
