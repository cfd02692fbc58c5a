//! Colors and sizes: the few that were chosen, and what comes between them where they meet.

use std::sync::LazyLock;

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

/// A color to draw with: its place in [`INKS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ink(pub u8);

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

/// How many of the inks are colors of the picture: sixteen, so that two pixels of a PNG share a byte. The others tint
/// what is below them.
const COLORS: usize = 16;

/// What lies halfway between two inks. Symbols half as large need more smoothness to be read, and in an animation
/// these colors cost little: since one number must mean "as before", sixteen are not enough there anyway.
const BETWEEN: [[Ink; 2]; 15] = [
    [INK, GOLD],
    [INK, GOLD_LIGHT],
    [GOLD_RIM, GOLD],
    [GOLD_RIM, GOLD_LIGHT],
    [GOLD_RIM, MAPLE],
    [INK, MAPLE],
    [MAHOGANY, MAPLE],
    [SHADE, MAPLE],
    [CREAM, BLUE],
    [CREAM, BLUE_LIGHT],
    [PALE_BLUE, BLUE],
    [BLUE_RIM, BLUE],
    [BLUE_RIM, MAPLE],
    [WALNUT, MAPLE_DEEP],
    [WALNUT_DEEP, INK],
];

/// How large a picture is. All parts are measured in pixels of the whole one.
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

    /// The colors of such a picture.
    pub fn palette(self) -> &'static Palette {
        static WHOLE: LazyLock<Palette> = LazyLock::new(|| Palette::new(2, &[]));
        static HALF: LazyLock<Palette> = LazyLock::new(|| Palette::new(4, &BETWEEN));
        match self {
            Size::Whole => &WHOLE,
            Size::Half => &HALF,
        }
    }
}

/// Numbers below are colors of the picture, numbers from here on are glazes.
pub const GLAZES: u8 = 32;

/// The colors of a picture, and what becomes of each under a glaze.
pub struct Palette {
    colors: Vec<Rgba>,
    /// Steps from not covered to covered: two in the whole picture, where a pixel at an edge is half covered or not
    /// at all. One step more is hardly seen there, and costs a tenth of the bytes.
    steps: u8,
    /// By glaze, then by the color below.
    glazed: Vec<[u8; GLAZES as usize]>,
}

impl Palette {
    fn new(steps: u8, between: &[[Ink; 2]]) -> Palette {
        let mixed = between.iter().map(|pair| {
            let [one, other] = pair.map(|ink| INKS[usize::from(ink.0)]);
            std::array::from_fn(|i| one[i].midpoint(other[i]))
        });
        let colors: Vec<Rgba> = INKS[..COLORS].iter().copied().chain(mixed).collect();
        let glazed = INKS
            .iter()
            .flat_map(|&ink| (0..=steps).map(move |step| (ink, step)));
        let glazed = glazed.map(|(ink, step)| {
            let part = i32::from(ink[3]) * i32::from(step);
            let mut glazed = [0; GLAZES as usize];
            for (glazed, &below) in glazed.iter_mut().zip(&colors) {
                *glazed = nearest(&colors, ink, below, (part, 255 * i32::from(steps)));
            }
            glazed
        });
        Palette {
            glazed: glazed.collect(),
            colors,
            steps,
        }
    }

    /// Red, green and blue of each color, one after the other.
    pub fn bytes(&self) -> Vec<u8> {
        self.colors
            .iter()
            .flat_map(|&[r, g, b, _]| [r, g, b])
            .collect()
    }

    /// Which step a coverage from 0 to 255 is.
    pub fn step(&self, covered: u8) -> u8 {
        ((u32::from(covered) * u32::from(self.steps) + 127) / 255) as u8
    }

    /// An ink laid over a part of a pixel whose color is not known yet, as one byte. Covers wholly: the color itself.
    pub fn glaze(&self, ink: Ink, step: u8) -> u8 {
        if step == self.steps && usize::from(ink.0) < COLORS {
            ink.0
        } else {
            GLAZES + ink.0 * (self.steps + 1) + step
        }
    }

    /// What each color becomes under this glaze.
    pub fn under(&self, glaze: u8) -> &[u8; GLAZES as usize] {
        &self.glazed[usize::from(glaze.wrapping_sub(GLAZES)) % self.glazed.len()]
    }
}

/// The color nearest to a mixture, `part` of the ink in `whole`.
fn nearest(colors: &[Rgba], ink: Rgba, below: Rgba, (part, whole): (i32, i32)) -> u8 {
    // Eyes weigh red, green and blue differently.
    const WEIGHTS: [i32; 3] = [2, 4, 3];
    let away = |color: &Rgba| -> i32 {
        (0..3)
            .map(|i| {
                let mixture =
                    (i32::from(ink[i]) * part + i32::from(below[i]) * (whole - part)) / whole;
                let away = mixture - i32::from(color[i]);
                WEIGHTS[i] * away * away
            })
            .sum()
    };
    (0..colors.len())
        .min_by_key(|&i| away(&colors[i]))
        .unwrap_or(0) as u8
}
