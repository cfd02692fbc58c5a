//! The time from a position to PNG bytes, and how it compares with the naive way of drawing.
#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::unwrap_used, reason = "a benchmark may panic")]

use std::hint::black_box;
use std::io::Cursor;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use deblockle::render::{Scene, describe, render};
use deblockle::rules::{Board, BySide, Position, Side, Square};
use image::{ImageFormat, Rgba, RgbaImage, imageops};

const FOUR: BySide<u8> = BySide::new(4, 4);

fn middle() -> Scene {
    let position: Position = "2lx1sc2/7/2xl1ph2/3CH3/2SX4/5HP1/2CS4 b - - 8"
        .parse()
        .unwrap();
    Scene::of(&position, FOUR).with_last_turn(Side::Gold, "e3n-d4".parse().unwrap())
}

fn pending() -> Scene {
    let position: Position = "2lx1sc2/7/2xl1ph2/3HP3/2SX4/5HP1/2CS4 g d4 - 9"
        .parse()
        .unwrap();
    Scene::of(&position, FOUR)
}

/// The naive way: clone the empty board, overlay the blocks, write an RGBA picture as `image` does by default.
struct Naive {
    board: RgbaImage,
    blocks: Vec<(i64, i64, RgbaImage)>,
}

impl Naive {
    fn of(scene: &Scene) -> Naive {
        let empty = Scene {
            board: Board::EMPTY,
            last_turn: None,
            ..scene.clone()
        };
        let board = decoded(&render(&empty));
        let blocks = scene.board.blocks().map(|(square, block)| {
            let mut alone = empty.clone();
            alone.board.set(square, block);
            cut_out(square, &decoded(&render(&alone)), &board)
        });
        let blocks = blocks.collect();
        Naive { board, blocks }
    }

    fn render(&self) -> Vec<u8> {
        let mut picture = self.board.clone();
        for (x, y, block) in &self.blocks {
            imageops::overlay(&mut picture, block, *x, *y);
        }
        let mut bytes = Cursor::new(Vec::new());
        picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
        bytes.into_inner()
    }
}

fn decoded(png: &[u8]) -> RgbaImage {
    image::load_from_memory(png).unwrap().to_rgba8()
}

/// What a block changes on its square and just around it: the rest is transparent.
fn cut_out(square: Square, with: &RgbaImage, without: &RgbaImage) -> (i64, i64, RgbaImage) {
    let (x, y) = (
        46 + 124 * u32::from(square.file()),
        46 + 124 * (6 - u32::from(square.rank())),
    );
    let size = 124 + 16;
    let block = RgbaImage::from_fn(size, size, |dx, dy| {
        let pixel = *with.get_pixel(x + dx, y + dy);
        if pixel == *without.get_pixel(x + dx, y + dy) {
            Rgba([0; 4])
        } else {
            pixel
        }
    });
    (i64::from(x), i64::from(y), block)
}

/// The median of many runs, in milliseconds.
fn median(mut run: impl FnMut()) -> f64 {
    let mut times: Vec<Duration> = (0..201)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn compare(_: &mut Criterion) {
    for (name, scene) in [("middle of a game", middle()), ("pending hop", pending())] {
        let naive = Naive::of(&scene);
        let (bytes, naive_bytes) = (render(&scene).len(), naive.render().len());
        let time = median(|| drop(black_box(render(black_box(&scene)))));
        let naive_time = median(|| drop(black_box(naive.render())));
        println!(
            "{name}: {time:.3} ms, {bytes} bytes; naive: {naive_time:.3} ms, {naive_bytes} bytes"
        );
        println!(
            "{name}: {:.1} times as fast, {:.3} times the bytes",
            naive_time / time,
            bytes as f64 / naive_bytes as f64
        );
    }
}

fn measure(criterion: &mut Criterion) {
    let scene = middle();
    let naive = Naive::of(&scene);
    criterion.bench_function("render: middle of a game", |bencher| {
        bencher.iter(|| render(black_box(&scene)))
    });
    criterion.bench_function("render: middle of a game, the naive way", |bencher| {
        bencher.iter(|| naive.render())
    });
    let pending = pending();
    criterion.bench_function("render: pending hop", |bencher| {
        bencher.iter(|| render(black_box(&pending)))
    });
    let say = |key: &str, arguments: &[(&str, &str)]| {
        arguments
            .iter()
            .fold(key.to_owned(), |text, (_, value)| text + " " + value)
    };
    criterion.bench_function("describe: middle of a game", |bencher| {
        bencher.iter(|| describe(black_box(&scene), &say))
    });
}

criterion_group!(benches, compare, measure);
criterion_main!(benches);
