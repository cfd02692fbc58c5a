//! Colors and sizes: the few that were chosen, and what comes between them where they meet.

/// The picture's width.
pub const WIDTH: u32 = 960;
/// The picture's height: a board with its strip is taller than wide, so no phone crops it as a square.
pub const HEIGHT: u32 = 1068;
/// Side of a square, groove included.
pub const CELL: u32 = 124;
/// Frame around the squares.
pub const MARGIN: u32 = 46;
/// Side of a block.
pub const BLOCK: f32 = 114.0;
/// Side of a block in the strip.
pub const SMALL_BLOCK: f32 = 64.0;
/// Height of the strip's middle line.
pub const STRIP_Y: u32 = 1003;

/// How large a picture is. Whatever its size, all parts are measured in pixels of the whole one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// The still picture.
    Whole,
    /// The animated one: half as wide and half as high.
    Half,
}

impl Size {
    /// How many pixels of the whole picture, along a line, become one.
    pub const fn part(self) -> u32 {
        match self {
            Size::Whole => 1,
            Size::Half => 2,
        }
    }
}

/// A color to draw with: its place in [`INKS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink(pub u8);

/// Steps from not covered to covered: at an edge a pixel is half covered or not at all. One step more is hardly
/// seen, and costs a tenth of the bytes.
pub const STEPS: u8 = 2;

/// Red, green, blue, and how much it covers where it is laid thickest.
type Rgba = [u8; 4];

macro_rules! inks {
    ($($name:ident = $rgba:literal;)*) => {
        inks!(@count 0; $($name)*);
        const INKS: &[Rgba] = &[$(u32::to_be_bytes($rgba)),*];
    };
    (@count $n:expr; $name:ident $($rest:ident)*) => {
        pub const $name: Ink = Ink($n);
        inks!(@count $n + 1; $($rest)*);
    };
    (@count $n:expr;) => {};
}

inks! {
    INK = 0x26180eff;
    WALNUT_DEEP = 0x4e311dff;
    WALNUT = 0x63412aff;
    MAHOGANY = 0x87502dff;
    SHADE = 0xb8925eff;
    MAPLE_DEEP = 0xdebe8dff;
    MAPLE = 0xe6c899ff;
    CREAM = 0xfff4dcff;
    GOLD_RIM = 0x95611aff;
    GOLD = 0xe2a42cff;
    GOLD_LIGHT = 0xf7d070ff;
    BLUE_RIM = 0x07303dff;
    BLUE = 0x14687cff;
    BLUE_LIGHT = 0x3596a8ff;
    PALE_BLUE = 0x9bced2ff;
    PLUM = 0x74265fff;
    SHADOW = 0x2a16084c;
    GLOW = 0xfff0d080;
}

/// How many of the inks are colors of the picture: sixteen, so that two pixels share a byte. The others tint what is below them.
const COLORS: usize = 16;

/// Numbers below are colors of the picture, numbers from here on are glazes.
pub const GLAZES: u8 = 32;

/// Red, green and blue of each color, one after the other.
pub fn palette() -> Vec<u8> {
    INKS[..COLORS]
        .iter()
        .flat_map(|&[r, g, b, _]| [r, g, b])
        .collect()
}

/// An ink laid over a part of a pixel whose color is not known yet, as one byte. Covers wholly: the color itself.
pub fn glaze(ink: Ink, step: u8) -> u8 {
    if step == STEPS && usize::from(ink.0) < COLORS {
        ink.0
    } else {
        GLAZES + ink.0 * (STEPS + 1) + step
    }
}

/// What this color becomes under this glaze.
pub fn glazed(glaze: u8, below: u8) -> u8 {
    GLAZED[usize::from(glaze.wrapping_sub(GLAZES) % 64)][usize::from(below) % COLORS]
}

/// What each color becomes under each glaze: the nearest color to the mixture.
static GLAZED: [[u8; COLORS]; 64] = {
    let mut glazed = [[0; COLORS]; 64];
    let mut glaze = 0;
    while glaze < INKS.len() * (STEPS as usize + 1) {
        let (ink, step) = (
            INKS[glaze / (STEPS as usize + 1)],
            glaze % (STEPS as usize + 1),
        );
        let mut below = 0;
        while below < COLORS {
            glazed[glaze][below] = nearest(ink, INKS[below], ink[3] as i32 * step as i32);
            below += 1;
        }
        glaze += 1;
    }
    glazed
};

/// The color nearest to a mixture, `part` of the ink in `255 * STEPS`.
const fn nearest(ink: Rgba, below: Rgba, part: i32) -> u8 {
    const WHOLE: i32 = 255 * STEPS as i32;
    // Eyes weigh red, green and blue differently.
    const WEIGHTS: [i32; 3] = [2, 4, 3];
    let (mut nearest, mut least) = (0, i32::MAX);
    let mut color = 0;
    while color < COLORS {
        let (mut difference, mut i) = (0, 0);
        while i < 3 {
            let mixture = (ink[i] as i32 * part + below[i] as i32 * (WHOLE - part)) / WHOLE;
            let away = mixture - INKS[color][i] as i32;
            difference += WEIGHTS[i] * away * away;
            i += 1;
        }
        if difference < least {
            (nearest, least) = (color as u8, difference);
        }
        color += 1;
    }
    nearest
}
