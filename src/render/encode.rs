//! A sheet as PNG bytes.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use super::sheet::Sheet;
use super::theme::palette;

/// The sheet as a palette picture, two pixels in a byte.
///
/// Each row is written as its difference from the row above: in upright grain and upright edges nothing, over
/// and over, which the second level of compression finds as well as the sixth does, in a quarter of the time.
pub fn encode(sheet: &Sheet) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 << 15);
    let written = write(sheet, &mut bytes);
    debug_assert!(
        written.is_ok(),
        "a Vec takes whatever is written: {written:?}"
    );
    bytes
}

fn write(sheet: &Sheet, bytes: &mut Vec<u8>) -> Result<(), EncodingError> {
    const UP: u8 = 2;
    let length = sheet.width() as usize / 2;
    let mut rows = Vec::with_capacity(sheet.height() as usize * (1 + length));
    let (mut above, mut row) = (vec![0; length], vec![0; length]);
    for y in 0..sheet.height() {
        for (byte, &pair) in row.iter_mut().zip(sheet.row(y).as_chunks().0) {
            let pair = u16::from_le_bytes(pair);
            *byte = (pair << 4 | pair >> 8) as u8;
        }
        rows.push(UP);
        rows.extend(
            row.iter()
                .zip(&above)
                .map(|(byte, above)| byte.wrapping_sub(*above)),
        );
        std::mem::swap(&mut above, &mut row);
    }
    let mut compressed = ZlibEncoder::new(Vec::with_capacity(1 << 15), Compression::new(2));
    compressed.write_all(&rows)?;
    let compressed = compressed.finish()?;

    let mut encoder = Encoder::new(bytes, sheet.width(), sheet.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Four);
    encoder.set_palette(palette());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, &compressed)?;
    writer.finish()
}
