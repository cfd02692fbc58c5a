//! A rating over time as a picture: with numbers only, so that it serves every language.

use std::sync::LazyLock;

use image::{GrayImage, Luma};

use super::board::{FONT, frame};
use super::dates::date;
use super::encode::encode;
use super::mask::{At, Mask, rounded_rectangle};
use super::sheet::Sheet;
use super::theme::*;

/// A rating from some time on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rated {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is: most likely it lies within as much of the rating.
    pub deviation: f64,
}

/// The picture's height: with this it is as wide as screens are.
const HIGH: u32 = 540;
/// Where ratings are drawn: what is left and below is for numbers, what is right for the last of them.
const LEFT: f32 = 118.0;
const RIGHT: f32 = WIDTH as f32 - 124.0;
const TOP: f32 = 40.0;
const BOTTOM: f32 = HIGH as f32 - 78.0;
/// How far the first and the last value are from the edges.
const INSET: f32 = 22.0;
/// How wide a line is.
const LINE: f32 = 5.0;
/// How large a dot is.
const DOT: f32 = 10.0;
/// How high numbers are.
const NUMBER: f32 = 32.0;

/// More values than this are drawn by the lowest, the highest and the last of each part of the time.
const PARTS: usize = 200;

/// The rating over time as a PNG: a line with its uncertainty as a soft band, ratings at the side, days below, and the
/// last rating behind its dot.
///
/// The history may come in any order; values that are no numbers are left out.
pub fn chart(history: &[Rated]) -> Vec<u8> {
    let history = thinned(sorted(history));
    let mut sheet = EMPTY.clone();
    let Some((first, last)) = history.first().zip(history.last()) else {
        return encode(&sheet);
    };
    let plot = Plot::of(&history);
    plot.days(first.at, last.at, &mut sheet);
    plot.band(&history, &mut sheet);
    plot.levels(&mut sheet);
    plot.line(&history, &mut sheet);
    plot.last(last, &mut sheet);
    encode(&sheet)
}

/// In order of time, without what is no number, and with no more digits than there is room for.
pub(super) fn sorted(history: &[Rated]) -> Vec<Rated> {
    let known = |rated: &&Rated| rated.rating.is_finite() && rated.deviation.is_finite();
    let written = |rated: &Rated| Rated {
        rating: rated.rating.clamp(-999.0, 9999.0),
        deviation: rated.deviation.clamp(0.0, 999.0),
        ..*rated
    };
    let mut sorted: Vec<Rated> = history.iter().filter(known).map(written).collect();
    sorted.sort_by_key(|rated| rated.at);
    sorted
}

/// The paper that charts are drawn on.
static EMPTY: LazyLock<Sheet> = LazyLock::new(|| {
    let mut sheet = Sheet::filled(WIDTH, HIGH, WALNUT, Size::Whole);
    frame(&mut sheet);
    // Plain where numbers stand.
    let (right, bottom) = (WIDTH as f32 - 11.0, HIGH as f32 - 11.0);
    let plain = Mask::new(WIDTH, HIGH).rectangle((11.0, 11.0), (right, bottom));
    sheet.lay(&plain, (0, 0), WALNUT);
    let center = ((LEFT + RIGHT) / 2.0, (TOP + BOTTOM) / 2.0);
    let half = ((RIGHT - LEFT) / 2.0, (BOTTOM - TOP) / 2.0);
    let paper = |wider: f32| {
        let half = (half.0 + wider, half.1 + wider);
        Mask::new(WIDTH, HIGH).polygon(&rounded_rectangle(center, half, 8.0))
    };
    sheet.lay(&paper(5.0), (0, 0), WALNUT_DEEP);
    sheet.lay(&paper(0.0), (0, 0), CREAM);
    sheet
});

/// At most a few values for each part of the time, the first and the last among them.
fn thinned(history: Vec<Rated>) -> Vec<Rated> {
    let (Some(first), Some(last)) = (history.first(), history.last()) else {
        return history;
    };
    if history.len() <= 2 * PARTS {
        return history;
    }
    let (start, span) = (
        i128::from(first.at),
        i128::from(last.at) - i128::from(first.at),
    );
    let part = |rated: &Rated| (i128::from(rated.at) - start) * PARTS as i128 / (span + 1);
    let mut thinned = vec![*first];
    for same in history.chunk_by(|one, other| part(one) == part(other)) {
        let by_rating = |i: &usize, j: &usize| same[*i].rating.total_cmp(&same[*j].rating);
        let (lowest, highest) = (
            (0..same.len()).min_by(by_rating),
            (0..same.len()).max_by(by_rating),
        );
        let mut kept = [lowest, highest, same.len().checked_sub(1)].map(Option::unwrap_or_default);
        kept.sort_unstable();
        thinned.extend(kept.map(|i| same[i]));
    }
    thinned
}

/// Where a time and a rating are drawn.
struct Plot {
    /// The time in the middle, and how many pixels a millisecond is wide.
    time: (f64, f64),
    /// The rating in the middle, and how many pixels a point is high.
    rating: (f64, f64),
    /// The lowest and the highest rating that can be seen.
    seen: (f64, f64),
}

impl Plot {
    fn of(history: &[Rated]) -> Plot {
        /// However equal ratings are, as many points are seen.
        const LEAST: f64 = 40.0;
        let ends = |values: &mut dyn Iterator<Item = f64>| {
            values.fold((f64::MAX, f64::MIN), |(low, high), value| {
                (low.min(value), high.max(value))
            })
        };
        let times = ends(&mut history.iter().map(|rated| rated.at as f64));
        let reach = |rated: &Rated| [-1.0, 1.0].map(|part| rated.rating + part * rated.deviation);
        let (low, high) = ends(&mut history.iter().flat_map(reach));
        let middle = (low + high) / 2.0;
        let span = (high - low).max(LEAST) * 1.1;
        Plot {
            time: (
                (times.0 + times.1) / 2.0,
                f64::from(RIGHT - LEFT - 2.0 * INSET) / (times.1 - times.0).max(1.0),
            ),
            rating: (middle, f64::from(BOTTOM - TOP) / span),
            seen: (middle - span / 2.0, middle + span / 2.0),
        }
    }

    fn x(&self, at: i64) -> f32 {
        let (middle, scale) = self.time;
        (LEFT + RIGHT) / 2.0 + ((at as f64 - middle) * scale) as f32
    }

    fn y(&self, rating: f64) -> f32 {
        let (middle, scale) = self.rating;
        (TOP + BOTTOM) / 2.0 - ((rating - middle) * scale) as f32
    }

    /// Round ratings at the side, each with a fine line.
    fn levels(&self, sheet: &mut Sheet) {
        let (low, high) = self.seen;
        let step = step(high - low);
        let mut level = (low / step).ceil() * step;
        while level <= high {
            let y = self.y(level);
            // Not on the rounded corners, nor with half a number beyond the paper.
            if y > TOP + 12.0 && y < BOTTOM - 12.0 {
                let line = Mask::new(WIDTH, 4).rectangle((LEFT, 1.0), (RIGHT, 3.0));
                sheet.lay(&line, (0, y.round() as i32 - 2), SHADE);
                number(
                    &format!("{level:.0}"),
                    NUMBER,
                    (LEFT / 2.0 + 4.0, y),
                    MAPLE_DEEP,
                    sheet,
                );
            }
            level += step;
        }
    }

    /// The first day, the last, and the one between, as far as they differ.
    fn days(&self, first: i64, last: i64, sheet: &mut Sheet) {
        let between = first.midpoint(last);
        let mut days = vec![first, between, last];
        days.dedup_by_key(|at| date(*at));
        // Two days have room at the ends; one is told in the middle.
        if days.len() == 2 {
            days = vec![first, last];
        }
        let half = NUMBER * 3.3;
        for at in days {
            let x = match at {
                _ if date(first) == date(last) => (LEFT + RIGHT) / 2.0,
                at => self.x(at).clamp(LEFT + half - 26.0, RIGHT - half + 26.0),
            };
            let y = (BOTTOM + HIGH as f32) / 2.0 - 2.0;
            number(&date(at), NUMBER, (x, y), MAPLE_DEEP, sheet);
        }
    }

    /// How uncertain the rating is.
    fn band(&self, history: &[Rated], sheet: &mut Sheet) {
        let edges = history.iter().map(|rated| {
            let ends = [1.0, -1.0].map(|part| self.y(rated.rating + part * rated.deviation) - TOP);
            (self.x(rated.at) - LEFT, ends)
        });
        let edges: Vec<(f32, [f32; 2])> = edges.collect();
        let mut band = paper();
        match edges[..] {
            // The rating of one moment is as uncertain as it is, whenever.
            [(_, ends)] => fill(&mut band, (INSET, ends), (RIGHT - LEFT - INSET, ends)),
            _ => edges
                .windows(2)
                .for_each(|pair| fill(&mut band, pair[0], pair[1])),
        }
        sheet.lay_soft(&band, (LEFT as i32, TOP as i32), MAPLE);
    }

    fn line(&self, history: &[Rated], sheet: &mut Sheet) {
        let points = history
            .iter()
            .map(|rated| (self.x(rated.at) - LEFT, self.y(rated.rating) - TOP));
        let points: Vec<At> = points.collect();
        let mut line = paper();
        points
            .windows(2)
            .for_each(|pair| stroke(&mut line, pair[0], pair[1]));
        sheet.lay_soft(&line, (LEFT as i32, TOP as i32), BLUE);
    }

    /// The last rating: a dot, and the number itself.
    fn last(&self, last: &Rated, sheet: &mut Sheet) {
        let (x, y) = (self.x(last.at), self.y(last.rating));
        let disc = |radius: f32| Mask::square().disc(super::mask::MIDDLE, radius);
        let at = (
            x.round() as i32 - CELL as i32 / 2,
            y.round() as i32 - CELL as i32 / 2,
        );
        sheet.lay(&disc(DOT + 3.0), at, CREAM);
        sheet.lay(&disc(DOT), at, BLUE);
        let place = ((RIGHT + WIDTH as f32) / 2.0 - 3.0, y);
        number(
            &format!("{:.0}", last.rating),
            NUMBER + 2.0,
            place,
            CREAM,
            sheet,
        );
    }
}

/// How far round ratings are apart, so that there are three to six of them.
fn step(span: f64) -> f64 {
    let mut ten = 1.0;
    while ten * 50.0 < span {
        ten *= 10.0;
    }
    let steps = [1.0, 2.0, 5.0, 10.0].map(|part| part * ten);
    steps
        .into_iter()
        .find(|step| span / step <= 6.0)
        .unwrap_or(10.0 * ten)
}

/// A number around a place.
fn number(text: &str, size: f32, (x, y): At, ink: Ink, sheet: &mut Sheet) {
    let Some(font) = FONT.as_ref() else { return };
    let (width, height) = (8 * size as u32, 2 * size as u32);
    let middle = (width as f32 / 2.0, height as f32 / 2.0);
    let mask = Mask::new(width, height).word(font, text, size, middle);
    sheet.lay(&mask, ((x - middle.0) as i32, (y - middle.1) as i32), ink);
}

/// Nothing yet, on all of the paper.
fn paper() -> GrayImage {
    GrayImage::new((RIGHT - LEFT) as u32, (BOTTOM - TOP) as u32)
}

/// Covers what lies between two upright edges, each given by its place and its ends.
fn fill(coverage: &mut GrayImage, (left, from): (f32, [f32; 2]), (right, to): (f32, [f32; 2])) {
    let range =
        |low: f32, high: f32, end: u32| low.max(0.0) as u32..(high.ceil().max(0.0) as u32).min(end);
    for x in range(left, right, coverage.width()) {
        let part = (x as f32 + 0.5 - left) / (right - left).max(f32::EPSILON);
        let part = part.clamp(0.0, 1.0);
        let [top, bottom] = [0, 1].map(|end| from[end] + (to[end] - from[end]) * part);
        for y in range(top, bottom, coverage.height()) {
            cover(
                coverage,
                (x, y),
                bottom.min(y as f32 + 1.0) - top.max(y as f32),
            );
        }
    }
}

/// Covers a line with round ends.
fn stroke(coverage: &mut GrayImage, (x1, y1): At, (x2, y2): At) {
    const AROUND: f32 = LINE / 2.0 + 1.0;
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = (dx * dx + dy * dy).max(f32::EPSILON);
    let range = |one: f32, other: f32, end: u32| {
        let last = ((one.max(other) + AROUND).ceil().max(0.0) as u32).min(end);
        (one.min(other) - AROUND).max(0.0) as u32..last
    };
    for y in range(y1, y2, coverage.height()) {
        for x in range(x1, x2, coverage.width()) {
            let (px, py) = (x as f32 + 0.5 - x1, y as f32 + 0.5 - y1);
            let along = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
            let away = (px - along * dx).hypot(py - along * dy);
            cover(coverage, (x, y), LINE / 2.0 + 0.5 - away);
        }
    }
}

/// Covers a part of a pixel, if not more of it is covered already.
fn cover(coverage: &mut GrayImage, (x, y): (u32, u32), part: f32) {
    let Luma([covered]) = coverage.get_pixel_mut(x, y);
    *covered = (*covered).max((part.clamp(0.0, 1.0) * 255.0) as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_ratings_the_extremes_and_the_ends_stay() {
        let at = |i: i64| Rated {
            at: i * 1000,
            rating: 1500.0 + (i * 7919 % 1009) as f64 / 10.0,
            deviation: 60.0,
        };
        let all: Vec<Rated> = (0..50_000).map(at).collect();
        let thinned = thinned(all.clone());
        assert!(thinned.len() <= 3 * PARTS + 1, "{}", thinned.len());
        assert!(thinned.is_sorted_by_key(|rated| rated.at));
        assert_eq!((thinned.first(), thinned.last()), (all.first(), all.last()));
        let highest =
            |history: &[Rated]| history.iter().map(|rated| rated.rating).fold(0.0, f64::max);
        assert_eq!(highest(&thinned).to_bits(), highest(&all).to_bits());
    }

    #[test]
    fn round_ratings_are_few_and_round() {
        for (span, expected) in [
            (44.0, 10.0),
            (100.0, 20.0),
            (300.0, 50.0),
            (770.0, 200.0),
            (2500.0, 500.0),
        ] {
            assert_eq!(step(span).to_bits(), f64::to_bits(expected), "{span}");
            assert!((3.0..=6.0).contains(&(span / step(span))), "{span}");
        }
    }
}
