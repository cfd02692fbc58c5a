//! The six symbols.

use super::mask::{At, Mask, star};
use crate::rules::Face;

/// The symbol of a face, `size` across, its middle at `center`.
pub fn symbol(face: Face, center: At, size: f32) -> Mask {
    let (x, y) = center;
    let half = size / 2.0;
    let mask = Mask::square();
    match face {
        Face::Star => {
            let y = y + size * 0.04;
            mask.polygon(&star(5, (x, y), half * 1.1, half * 0.5, 0.0))
        }
        Face::Stop => {
            let bar = (half * 0.56, half * 0.19);
            let bar = Mask::square().rectangle((x - bar.0, y - bar.1), (x + bar.0, y + bar.1));
            let octagon: Vec<At> = star(4, center, half * 1.04, half * 1.04, 1.0 / 16.0);
            mask.polygon(&octagon).without(&bar)
        }
        Face::Cross => {
            let width = size * 0.27;
            mask.line((x - half, y), (x + half, y), width)
                .line((x, y - half), (x, y + half), width)
        }
        Face::X => {
            let (reach, width) = (half * 0.86, size * 0.27);
            mask.line((x - reach, y - reach), (x + reach, y + reach), width)
                .line((x - reach, y + reach), (x + reach, y - reach), width)
        }
        Face::Slider => {
            // A diamond that is two arrows' ends, one pointing west and one east.
            let gap = size * 0.07;
            let gap = Mask::square().rectangle((x - gap, y - size), (x + gap, y + size));
            let hole = Mask::square().polygon(&diamond(center, half * 0.36));
            mask.polygon(&diamond(center, half * 1.14))
                .without(&gap)
                .without(&hole)
        }
        Face::Hoops => {
            let (radius, width) = (half * 0.41, size * 0.15);
            let apart = half * 0.54;
            let y = y + half * 0.08;
            mask.ring((x, y - apart), radius, width)
                .ring((x - apart * 1.0, y + apart * 0.70), radius, width)
                .ring((x + apart * 1.0, y + apart * 0.70), radius, width)
        }
    }
}

fn diamond((x, y): At, reach: f32) -> [At; 4] {
    [
        (x, y - reach),
        (x + reach, y),
        (x, y + reach),
        (x - reach, y),
    ]
}
