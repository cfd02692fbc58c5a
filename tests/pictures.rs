//! Pictures of the board, of games and of ratings: pixels equal to `tests/pictures/*.png`, which `REGENERATE=1` renews. Their descriptions.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "pictures/charts.rs"]
mod charts;
#[path = "pictures/descriptions.rs"]
mod descriptions;
#[path = "pictures/replays.rs"]
mod replays;

use std::collections::BTreeMap;
use std::io::Cursor;
use std::path::PathBuf;
use std::{env, fs};

use deblockle::render::{Scene, chart, hop_card, render};
use deblockle::rules::{
    Block, Board, BySide, Direction, Face, Orientation, Position, Side, Square, SquareSet,
    StartingSquares, Tip, Turn,
};

const START: &str = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";
const MIDDLE: &str = "2lx1sc2/7/2xl1ph2/3CH3/2SX4/5HP1/2CS4 b - - 8";
const PENDING: &str = "2lx1sc2/7/2xl1ph2/3HP3/2SX4/5HP1/2CS4 g d4 - 9";
const FOUR: BySide<u8> = BySide::new(4, 4);

fn position(dpn: &str) -> Position {
    dpn.parse().unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn middle() -> Scene {
    Scene::of(&position(MIDDLE), FOUR).with_last_turn(Side::Gold, turn("e3n-d4"))
}

fn pending() -> Scene {
    let tip = Tip {
        from: square("d3"),
        towards: Direction::North,
    };
    Scene::of(&position(PENDING), FOUR).with_pending(tip)
}

fn composer() -> Scene {
    let position = position(MIDDLE);
    let movable: SquareSet = position.legal_turns().map(|turn| turn.tip.from).collect();
    Scene::of(&position, FOUR)
        .with_movable(movable)
        .with_chosen(square("e5"))
}

fn set_up() -> Scene {
    let squares = StartingSquares::standard(FOUR).unwrap();
    let squares = BySide::from_fn(|side| squares.squares(side).iter().copied().collect());
    let gold = vec![Face::Slider, Face::X, Face::Hoops, Face::Star];
    let blue = vec![Face::Cross, Face::Stop, Face::Hoops, Face::Cross];
    let mut scene = Scene::of_set_up(squares, BySide::new(gold, blue));
    scene.board.set(
        square("c7"),
        Block::new(
            Side::Blue,
            Orientation::new(Face::Cross, Face::Slider).unwrap(),
        ),
    );
    scene
}

fn won() -> Scene {
    Scene::of(&position("7/4sx2/7/1xl5/7/7/7 b - - 41"), FOUR)
        .with_last_turn(Side::Gold, turn("d5n*"))
}

/// All that a player may get to see.
fn pictures() -> BTreeMap<&'static str, Vec<u8>> {
    BTreeMap::from([
        ("start", render(&Scene::of(&position(START), FOUR))),
        ("middle", render(&middle())),
        ("pending", render(&pending())),
        ("composer", render(&composer())),
        ("set-up", render(&set_up())),
        ("won", render(&won())),
        ("slider", hop_card(Face::Slider)),
        ("star", hop_card(Face::Star)),
        ("chart-none", chart(&[])),
        ("chart-one", chart(&charts::ratings(1))),
        ("chart-few", chart(&charts::ratings(8))),
        ("chart-some", chart(&charts::ratings(60))),
        ("chart-many", chart(&charts::ratings(3000))),
    ])
}

/// A decoded picture: width and red, green, blue of each pixel.
#[derive(PartialEq)]
struct Pixels {
    width: usize,
    colors: Vec<[u8; 3]>,
}

impl Pixels {
    fn of(png: &[u8]) -> Pixels {
        let mut decoder = png::Decoder::new(Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut bytes).unwrap();
        assert_eq!(frame.color_type, png::ColorType::Rgb);
        Pixels {
            width: frame.width as usize,
            colors: bytes.as_chunks().0.to_vec(),
        }
    }

    fn height(&self) -> usize {
        self.colors.len() / self.width
    }

    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.colors[y * self.width + x]
    }

    /// The mean color of an area, as a phone shows it when it makes the picture smaller.
    fn mean(&self, left: f32, top: f32, size: f32) -> [f32; 3] {
        let (mut sum, mut weight) = ([0.0; 3], 0.0);
        for y in top as usize..((top + size).ceil() as usize).min(self.height()) {
            for x in left as usize..((left + size).ceil() as usize).min(self.width) {
                let part =
                    |low: f32, at: usize| (low + size).min(at as f32 + 1.0) - low.max(at as f32);
                let covered = part(left, x) * part(top, y);
                weight += covered;
                for (sum, channel) in sum.iter_mut().zip(self.at(x, y)) {
                    *sum += covered * f32::from(channel);
                }
            }
        }
        sum.map(|sum| sum / weight)
    }
}

#[test]
fn pictures_are_as_they_were() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures"));
    for (name, png) in pictures() {
        let file = folder.join(name).with_extension("png");
        if env::var_os("REGENERATE").is_some() {
            fs::write(&file, &png).unwrap();
        }
        let reference = fs::read(&file)
            .unwrap_or_else(|_| panic!("{} is missing: REGENERATE=1", file.display()));
        assert!(
            Pixels::of(&png) == Pixels::of(&reference),
            "{name} looks different: REGENERATE=1 if it should"
        );
    }
}

/// CASE 34: what is shown under one name is one picture, and another turn is another picture.
#[test]
fn case_34_the_same_scene_is_the_same_picture_and_another_scene_another() {
    let pictures = pictures();
    assert_eq!(pictures, self::pictures());
    for (name, png) in &pictures {
        assert!(
            pictures
                .iter()
                .all(|(other, bytes)| other == name || bytes != png)
        );
    }
}

/// CASE 36: not square, small enough, and nothing that matters at the edge.
#[test]
fn case_36_pictures_suit_phones() {
    for (name, png) in pictures() {
        let pixels = Pixels::of(&png);
        let (width, height) = (pixels.width, pixels.height());
        assert!(width.max(height) <= 1200, "{name}: {width} by {height}");
        assert!(
            width.abs_diff(height) * 10 > width.max(height),
            "{name} is nearly square"
        );
        assert!(png.len() <= 300_000, "{name}: {} bytes", png.len());
        // The outermost pixels are the frame's, the same all around.
        let frame = pixels.at(0, 0);
        for i in 0..width.max(height) {
            let (x, y) = (i.min(width - 1), i.min(height - 1));
            for color in [
                pixels.at(x, 0),
                pixels.at(x, height - 1),
                pixels.at(0, y),
                pixels.at(width - 1, y),
            ] {
                assert_eq!(color, frame, "{name}");
            }
        }
    }
}

#[test]
fn a_picture_in_the_middle_of_a_game_is_small() {
    let middle = render(&middle()).len();
    assert!(middle <= 24_000, "{middle} bytes");
}

/// CASE 36: on a picture 360 pixels wide, no two symbols at the edge of a block can be taken for one another.
#[test]
fn case_36_the_smallest_symbols_differ_on_a_small_screen() {
    const SMALL: f32 = 360.0;
    for side in Side::ALL {
        for towards in Direction::ALL {
            let shown: Vec<(Face, Vec<f32>)> = Face::ALL
                .into_iter()
                .map(|face| {
                    let comes_up = |o: &Orientation| o.coming_up(towards) == face;
                    let orientation = Orientation::ALL.into_iter().find(comes_up).unwrap();
                    let mut scene = Scene::of(&position(START), FOUR);
                    scene.board = Board::EMPTY;
                    scene.board.set(square("b4"), Block::new(side, orientation));
                    let pixels = Pixels::of(&render(&scene));
                    let scale = pixels.width as f32 / SMALL;
                    let (x, y) = edge_of_b4(towards);
                    let gray = (0..144).map(|i| {
                        let (dx, dy) = ((i % 12) as f32 - 6.0, (i / 12) as f32 - 6.0);
                        luminance(pixels.mean(x + dx * scale, y + dy * scale, scale))
                    });
                    (face, gray.collect())
                })
                .collect();
            for (i, (face, symbol)) in shown.iter().enumerate() {
                for (other, another) in &shown[..i] {
                    let differences = symbol.iter().zip(another).map(|(a, b)| (a - b).abs());
                    let clear = differences.filter(|difference| *difference > 0.15).count();
                    assert!(
                        clear >= 12,
                        "{side:?} {towards:?}: {face:?} and {other:?} differ in {clear} pixels"
                    );
                }
            }
        }
    }
}

/// The middle of the symbol at an edge of a block on b4, in the picture's pixels.
fn edge_of_b4(towards: Direction) -> (f32, f32) {
    let (x, y) = middle_of(square("b4"));
    match towards {
        Direction::North => (x, y - 39.0),
        Direction::East => (x + 39.0, y),
        Direction::South => (x, y + 39.0),
        Direction::West => (x - 39.0, y),
    }
}

fn middle_of(square: Square) -> (f32, f32) {
    (
        46.0 + 124.0 * (f32::from(square.file()) + 0.5),
        46.0 + 124.0 * (6.5 - f32::from(square.rank())),
    )
}

/// CASE 38: with each kind of color blindness, and without any color, the sides' colors still differ clearly.
#[test]
fn case_38_the_sides_differ_for_all_eyes() {
    let pixels = Pixels::of(&render(&Scene::of(&position(START), FOUR)));
    let color_of = |name: &str| {
        // Between the symbols: the color that a block is painted in.
        let (x, y) = middle_of(square(name));
        pixels.mean(x - 36.0, y - 36.0, 8.0)
    };
    let (gold, blue) = (color_of("c3"), color_of("c5"));
    // Machado, Oliveira and Fernandes (2009), full severity.
    let eyes: [(&str, [[f32; 3]; 3]); 4] = [
        (
            "all cones",
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        ),
        (
            "protanopia",
            [
                [0.152, 1.053, -0.205],
                [0.115, 0.786, 0.099],
                [-0.004, -0.048, 1.052],
            ],
        ),
        (
            "deuteranopia",
            [
                [0.367, 0.861, -0.228],
                [0.280, 0.673, 0.047],
                [-0.012, 0.043, 0.969],
            ],
        ),
        (
            "tritanopia",
            [
                [1.256, -0.077, -0.179],
                [-0.078, 0.931, 0.148],
                [0.005, 0.691, 0.304],
            ],
        ),
    ];
    for (name, eye) in eyes {
        let difference = difference(seen(gold, eye), seen(blue, eye));
        assert!(difference > 40.0, "{name}: {difference}");
    }
    let contrast = (luminance(gold) + 0.05) / (luminance(blue) + 0.05);
    assert!(contrast > 2.5, "in gray: {contrast}");
}

/// CASE 38: the owner is told by shape and rim, always. Gold's corners are fuller than Blue's, and Blue has two rims.
#[test]
fn case_38_the_sides_differ_without_color() {
    let mut scene = Scene::of(&position(START), FOUR);
    scene.board = Board::EMPTY;
    let empty = Pixels::of(&render(&scene));
    let orientation = Orientation::new(Face::Star, Face::Slider).unwrap();
    let [gold, blue] = Side::ALL.map(|side| {
        scene.board.set(square("b4"), Block::new(side, orientation));
        let pixels = Pixels::of(&render(&scene));
        let (x, y) = middle_of(square("b4"));
        // From outside inwards along the diagonal, and along the western edge between symbol and corner.
        let wood = (0..57).filter(|i| {
            let (x, y) = (x as usize - 57 + i, y as usize - 57 + i);
            pixels.at(x, y) == empty.at(x, y)
        });
        let mut grays: Vec<f32> = (0..14)
            .map(|i| {
                luminance(
                    pixels
                        .at(x as usize - 60 + i, y as usize - 25)
                        .map(f32::from),
                )
            })
            .collect();
        grays.dedup();
        let rims = grays
            .windows(3)
            .filter(|three| three[1] + 0.02 < three[0].min(three[2]));
        (wood.count(), rims.count())
    });
    assert!(
        blue.0 >= gold.0 + 2,
        "corners: gold {gold:?}, blue {blue:?}"
    );
    assert_eq!(
        (gold.1, blue.1),
        (1, 2),
        "rims: gold {gold:?}, blue {blue:?}"
    );
}

fn linear(channel: f32) -> f32 {
    (channel / 255.0).max(0.0).powf(2.2)
}

fn luminance(color: [f32; 3]) -> f32 {
    let [r, g, b] = color.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// A color as eyes with these cones see it, in linear light.
fn seen(color: [f32; 3], eye: [[f32; 3]; 3]) -> [f32; 3] {
    let color = color.map(linear);
    eye.map(|row| {
        row.iter()
            .zip(color)
            .map(|(part, channel)| part * channel)
            .sum::<f32>()
            .clamp(0.0, 1.0)
    })
}

/// How different two colors in linear light look (CIE 1976): 2.3 is just noticeable.
fn difference(a: [f32; 3], b: [f32; 3]) -> f32 {
    let lab = |[r, g, b]: [f32; 3]| {
        let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505;
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089;
        let [x, y, z] = [x, y, z].map(|t: f32| {
            if t > 0.008_856 {
                t.cbrt()
            } else {
                7.787 * t + 16.0 / 116.0
            }
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    lab(a)
        .into_iter()
        .zip(lab(b))
        .map(|(a, b)| (a - b).powi(2))
        .sum::<f32>()
        .sqrt()
}
