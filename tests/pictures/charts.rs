//! Ratings over time: whatever they are, there is a picture, and it has what it must tell.

use deblockle::render::{Rated, chart};

use super::Pixels;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The 24th of November 2025.
const START: i64 = 1_763_942_400_000;

/// The line's color, the band's, and the paper's.
const LINE: [u8; 3] = [0x14, 0x68, 0x7c];
const BAND: [u8; 3] = [0xe6, 0xc8, 0x99];
const PAPER: [u8; 3] = [0xff, 0xf4, 0xdc];

/// A player's ratings, by chance, who becomes better and better known.
pub fn ratings(count: usize) -> Vec<Rated> {
    let mut chance = 5_u64;
    let mut part = move || {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) as f64 / f64::from(1_u32 << 31)
    };
    let mut now = Rated {
        at: START,
        rating: 1500.0,
        deviation: 350.0,
    };
    let mut all = Vec::new();
    for _ in 0..count {
        now.at += (part() * 3.0 * DAY as f64) as i64;
        let better = (part() - 0.48) * now.deviation * 0.4;
        now.rating = (now.rating + better).clamp(900.0, 2400.0);
        now.deviation = (now.deviation * 0.94).max(62.0);
        all.push(now);
    }
    all
}

fn rated(day: i64, rating: f64, deviation: f64) -> Rated {
    Rated {
        at: START + day * DAY,
        rating,
        deviation,
    }
}

/// The rows of a column that have this color.
fn rows(pixels: &Pixels, x: usize, color: [u8; 3]) -> Vec<usize> {
    (0..pixels.height())
        .filter(|&y| pixels.at(x, y) == color)
        .collect()
}

#[test]
fn any_history_has_a_picture() {
    let all = [
        f64::NAN,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::MAX,
        f64::MIN,
        0.0,
        -0.0,
        1e-300,
        1500.0,
    ];
    let times = [i64::MIN, i64::MAX, 0, -1, 1, START];
    let mut history = Vec::new();
    for at in times {
        for rating in all {
            for deviation in all {
                let one = Rated {
                    at,
                    rating,
                    deviation,
                };
                history.push(one);
            }
        }
        assert_eq!(Pixels::of(&chart(&history[history.len() - 1..])).width, 960);
    }
    assert_eq!(Pixels::of(&chart(&history)).height(), 540);
    for seed in 0..40 {
        let picked: Vec<Rated> = (0..4)
            .map(|i| history[(seed * 7919 + i * 104_729) % history.len()])
            .collect();
        assert_eq!(Pixels::of(&chart(&picked)).width, 960);
    }
}

#[test]
fn the_order_of_a_history_does_not_matter() {
    let mut history = ratings(50);
    let drawn = chart(&history);
    history.reverse();
    assert!(chart(&history) == drawn);
}

#[test]
fn higher_is_better_and_later_is_further_on() {
    let pixels = Pixels::of(&chart(&[
        rated(0, 1400.0, 0.0),
        rated(10, 1400.0, 0.0),
        rated(10, 1600.0, 0.0),
        rated(40, 1600.0, 0.0),
    ]));
    // The step lies a quarter on from the first value to the last.
    let height = |x: usize| *rows(&pixels, x, LINE).first().unwrap();
    let (first, last) = (140, 814);
    let step = first + (last - first) / 4;
    assert!(height(step - 8) > height(step + 8) + 200);
    assert_eq!(height(first + 10), height(step - 8));
    assert_eq!(height(step + 8), height(last - 40));
}

#[test]
fn the_band_is_as_high_as_the_deviation() {
    let pixels = Pixels::of(&chart(&[rated(0, 1500.0, 50.0), rated(1, 1500.0, 200.0)]));
    let band = |x: usize| rows(&pixels, x, BAND).len();
    let (near, far) = (band(150), band(790));
    assert!(
        (3.2..4.2).contains(&(far as f32 / near as f32)),
        "{near} {far}"
    );
    assert!(rows(&pixels, 150, PAPER).len() > near);
    let none = Pixels::of(&chart(&[rated(0, 1500.0, 0.0), rated(1, 1500.0, 0.0)]));
    assert!(rows(&none, 400, BAND).is_empty());
}

/// CASE 36: a chart is a small file, however many ratings it has.
#[test]
fn case_36_a_chart_is_small() {
    for count in [1, 10, 100, 1000, 100_000] {
        let bytes = chart(&ratings(count)).len();
        assert!(bytes <= 16_000, "{bytes} bytes of {count} ratings");
    }
}
