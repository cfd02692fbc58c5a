//! The time from a game to its animated picture, and how it compares with `image`'s GIF encoder on whole frames; then charts.
#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::unwrap_used, reason = "a benchmark may panic")]

use std::hint::black_box;
use std::io::Cursor;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use deblockle::render::{Rated, chart, prepare, replay};
use deblockle::rules::{GameResult, Position, Record, Turn};
use image::codecs::gif::{GifDecoder, GifEncoder, Repeat};
use image::{AnimationDecoder, Frame};

/// A game of so many turns, played by chance, that is not over before.
fn game(turns: usize) -> Record {
    (1..).find_map(|seed| attempt(seed, turns)).unwrap()
}

fn attempt(seed: u64, turns: usize) -> Option<Record> {
    let start: Position = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1"
        .parse()
        .unwrap();
    let mut chance = seed;
    let (mut position, mut played) = (start, Vec::new());
    for _ in 0..turns {
        let legal: Vec<Turn> = position.legal_turns().collect();
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let turn = *legal.get((chance >> 33) as usize % legal.len().max(1))?;
        position = position.play_unchecked(turn);
        played.push(turn);
    }
    Record::new(start, played, GameResult::Unfinished).ok()
}

/// The frames of a GIF that are held for longer than a blink, one for each moment of the game, each whole.
fn frames(gif: &[u8]) -> Vec<Frame> {
    let decoder = GifDecoder::new(Cursor::new(gif)).unwrap();
    let frames = decoder.into_frames().map(Result::unwrap);
    frames
        .filter(|frame| frame.delay().numer_denom_ms().0 > 20)
        .collect()
}

/// What `image` does by default with frames that are drawn already.
fn naive(frames: Vec<Frame>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = GifEncoder::new(&mut bytes);
    encoder.set_repeat(Repeat::Infinite).unwrap();
    encoder.encode_frames(frames).unwrap();
    drop(encoder);
    bytes
}

/// The median of some runs, in milliseconds; what each run needs is made before, and not measured.
fn median<T>(runs: usize, mut needs: impl FnMut() -> T, mut run: impl FnMut(T) -> Vec<u8>) -> f64 {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let needed = needs();
            let start = Instant::now();
            black_box(run(needed));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn compare(_: &mut Criterion) {
    prepare();
    for turns in [40, 120, 500, 2000] {
        let game = game(turns);
        let gif = replay(&game);
        let time = median(101, || (), |()| replay(black_box(&game)));
        println!("replay of {turns} turns: {time:.3} ms, {} bytes", gif.len());
        if turns > 40 {
            continue;
        }
        let frames = frames(&gif);
        assert_eq!(frames.len(), turns + 1);
        let naive_bytes = naive(frames.clone()).len();
        let naive_time = median(5, || frames.clone(), naive);
        println!("  whole frames by image: {naive_time:.3} ms, {naive_bytes} bytes");
        println!(
            "  {:.1} times as fast, {:.3} times the bytes",
            naive_time / time,
            gif.len() as f64 / naive_bytes as f64
        );
    }
}

/// Ratings of somebody who plays every day.
fn ratings(count: i64) -> Vec<Rated> {
    let rated = |i: i64| Rated {
        at: 1_764_000_000_000 + i * 86_400_000,
        rating: 1500.0 + (i as f64 / 9.0).sin() * 80.0 + (i * 7919 % 101) as f64,
        deviation: 62.0 + 290.0 / (1.0 + i as f64 / 4.0),
    };
    (0..count).map(rated).collect()
}

fn charts(_: &mut Criterion) {
    for count in [1, 20, 200, 3000, 100_000] {
        let ratings = ratings(count);
        let bytes = chart(&ratings).len();
        let time = median(101, || (), |()| chart(black_box(&ratings)));
        println!("chart of {count} ratings: {time:.3} ms, {bytes} bytes");
    }
}

fn measure(criterion: &mut Criterion) {
    let game = game(40);
    criterion.bench_function("replay: 40 turns", |bencher| {
        bencher.iter(|| replay(black_box(&game)))
    });
    let ratings = ratings(200);
    criterion.bench_function("chart: 200 ratings", |bencher| {
        bencher.iter(|| chart(black_box(&ratings)))
    });
}

criterion_group!(benches, compare, charts, measure);
criterion_main!(benches);
