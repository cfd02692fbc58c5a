//! [`Animation`]: sheets one after the other as GIF bytes, of each only what differs from the one before.

use std::iter;

use super::area::{Area, changed};
use super::lzw::compress;
use super::sheet::{CLEAR, Sheet};
use super::theme::palette;

/// Bits of a pixel: the colors of a sheet, and [`CLEAR`], which lets through what was shown before.
const BITS: u8 = 5;

/// How soon one change follows the other, in hundredths of a second: programs take anything shorter for a mistake, and
/// wait five times as long.
const AT_ONCE: u16 = 2;

/// An animated picture that is being written, and goes round for ever.
pub struct Animation {
    bytes: Vec<u8>,
    /// What is shown, but for what is shown for a while only.
    kept: Sheet,
}

/// What becomes of a part of the picture when its time is over.
#[derive(Clone, Copy)]
enum After {
    Stays = 1,
    /// What it covered is seen again.
    Vanishes = 3,
}

impl Animation {
    /// One that begins with this sheet, shown for so many hundredths of a second.
    pub fn new(first: Sheet, hundredths: u16) -> Animation {
        let mut bytes = Vec::with_capacity(1 << 16);
        bytes.extend(b"GIF89a");
        bytes.extend([first.width(), first.height()].map(short).as_flattened());
        // A table of colors for all frames, of the length that goes with the bits of a pixel.
        bytes.extend([1 << 7 | (BITS - 1) << 4 | (BITS - 1), 0, 0]);
        let colors = palette().into_iter().chain(iter::repeat(0));
        bytes.extend(colors.take(3 << BITS));
        // It goes round any number of times.
        bytes.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00");
        let mut animation = Animation { bytes, kept: first };
        let whole = Area::whole(&animation.kept);
        animation.begin_frame(&whole, After::Stays, hundredths);
        compress(animation.kept.pixels(), BITS, CLEAR, &mut animation.bytes);
        animation
    }

    /// Changes the picture to this sheet, which is handed back as the picture was before: where they differ, one place
    /// after the other, so quickly that it looks like one change.
    pub fn change(&mut self, sheet: &mut Sheet) {
        for area in changed(&self.kept, sheet) {
            self.begin_frame(&area, After::Stays, AT_ONCE);
            let begun = self.bytes.len();
            compress(&self.differing(sheet, &area), BITS, CLEAR, &mut self.bytes);
            // Where most is new, it is often shorter to tell all of it.
            let middle = self.bytes.len();
            let all: Vec<u8> = area.rows(sheet).flatten().copied().collect();
            compress(&all, BITS, CLEAR, &mut self.bytes);
            if self.bytes.len() - middle < middle - begun {
                self.bytes.drain(begun..middle);
            } else {
                self.bytes.truncate(middle);
            }
        }
        std::mem::swap(&mut self.kept, sheet);
    }

    /// Shows this sheet for so many hundredths of a second, and then again what was shown before.
    pub fn show(&mut self, sheet: &Sheet, hundredths: u16) {
        let areas = changed(&self.kept, sheet).into_iter();
        let all = areas.reduce(|one, other| one.around(&other));
        let area = all.unwrap_or(Area::PIXEL);
        self.begin_frame(&area, After::Vanishes, hundredths);
        let pixels = self.differing(sheet, &area);
        compress(&pixels, BITS, CLEAR, &mut self.bytes);
    }

    /// The pixels of an area, clear where they are as they were.
    fn differing(&self, next: &Sheet, area: &Area) -> Vec<u8> {
        let rows = area.rows(next).zip(area.rows(&self.kept));
        let pixels = rows.flat_map(|(next, kept)| next.iter().zip(kept));
        let differing = pixels.map(|(&next, &kept)| if next == kept { CLEAR } else { next });
        differing.collect()
    }

    /// Writes what comes before the pixels of a frame.
    fn begin_frame(&mut self, area: &Area, after: After, hundredths: u16) {
        const LETS_THROUGH: u8 = 1;
        self.bytes.extend(b"\x21\xf9\x04");
        self.bytes.push((after as u8) << 2 | LETS_THROUGH);
        self.bytes.extend(hundredths.to_le_bytes());
        self.bytes.extend([CLEAR, 0, b',']);
        let corner = [area.x.start, area.y.start];
        let place = [corner, [area.x.len(), area.y.len()]];
        let place = place.map(|pair| pair.map(|measure| short(measure as u32)));
        self.bytes.extend(place.as_flattened().as_flattened());
        self.bytes.push(0);
    }

    /// All of it.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.push(b';');
        self.bytes
    }
}

/// A measure as GIF writes it. No sheet is so large that one would not fit.
fn short(measure: u32) -> [u8; 2] {
    (measure as u16).to_le_bytes()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use std::io::Cursor;

    use image::codecs::gif::GifDecoder;
    use image::{AnimationDecoder, GrayImage, Luma, RgbaImage};

    use super::*;
    use crate::render::theme::{CREAM, GOLD, INK, Size};

    /// A sheet with dots strewn over it, more of them the greater `dense` is.
    fn strewn(chance: &mut u64, dense: u64) -> Sheet {
        let mut sheet = Sheet::filled(200, 160, INK, Size::Half);
        for ink in [GOLD, CREAM] {
            let dots = GrayImage::from_fn(200, 160, |_, _| {
                *chance = chance
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                Luma([if (*chance >> 33) % 100 < dense {
                    255
                } else {
                    0
                }])
            });
            sheet.lay_soft(&dots, (0, 0), ink);
        }
        sheet
    }

    fn seen(sheet: &Sheet) -> RgbaImage {
        let colors = palette();
        let pixels = sheet.pixels().iter().flat_map(|&pixel| {
            let at = 3 * usize::from(pixel);
            [colors[at], colors[at + 1], colors[at + 2], u8::MAX]
        });
        RgbaImage::from_raw(sheet.width(), sheet.height(), pixels.collect()).unwrap()
    }

    /// The frames that are seen for longer than the blink of a change.
    fn held(gif: Vec<u8>) -> Vec<RgbaImage> {
        let frames = GifDecoder::new(Cursor::new(gif)).unwrap().into_frames();
        let held = frames.map(Result::unwrap).filter(|frame| {
            let (milliseconds, _) = frame.delay().numer_denom_ms();
            milliseconds > u32::from(AT_ONCE) * 10
        });
        held.map(|frame| frame.into_buffer()).collect()
    }

    #[test]
    fn what_was_drawn_is_what_is_seen() {
        // From none to so many that the codes run out again and again.
        for dense in [0, 1, 10, 70, 100] {
            let mut chance = dense;
            let first = strewn(&mut chance, dense);
            let mut expected = vec![seen(&first)];
            let mut animation = Animation::new(first, 10);
            for _ in 0..4 {
                let mut next = strewn(&mut chance, dense);
                let passing = strewn(&mut chance, dense);
                expected.extend([seen(&passing), seen(&next)]);
                animation.show(&passing, 10);
                animation.change(&mut next);
                let kept = animation.kept.clone();
                animation.show(&kept, 10);
            }
            assert!(held(animation.finish()) == expected, "{dense} in a hundred");
        }
    }
}
