//! Chance that is the same in every run, and what it makes: starts and games.

use deblockle::rules::{
    BySide, Face, Placing, Position, Roll, Ruleset, Setup, Side, Square, StartingSquares, Turn,
};

/// Numbers by chance, from a seed (SplitMix64).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// One of the numbers from 0 to the one before `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// One of the things, if there are any.
    pub fn pick<T>(&mut self, mut things: Vec<T>) -> Option<T> {
        if things.is_empty() {
            return None;
        }
        let chosen = self.below(things.len());
        Some(things.swap_remove(chosen))
    }

    pub fn shuffled<T>(&mut self, mut things: Vec<T>) -> Vec<T> {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
        things
    }

    pub fn placing(&mut self, squares: &[Square]) -> Placing {
        let dice: Vec<u8> = squares
            .iter()
            .map(|_| self.below(Face::ALL.len()) as u8)
            .collect();
        let roll = Roll::from_dice(&dice).unwrap();
        let order = self.shuffled((0..squares.len()).collect());
        let turns: Vec<u8> = squares.iter().map(|_| self.below(4) as u8).collect();
        Placing::by_lot(squares, &roll, &order, &turns).unwrap()
    }
}

/// A start for each number of blocks a side and each ruleset: from the standard squares, and from a
/// few squares close together, where blocks are soon shut in.
pub fn random_starts(chance: &mut Chance) -> Vec<Position> {
    let mut starts = Vec::new();
    for gold in 1..=4 {
        for blue in 1..=4 {
            for no_side_by_side in [false, true] {
                let ruleset = Ruleset { no_side_by_side };
                let blocks = BySide::new(gold, blue);
                let standard = StartingSquares::standard(blocks).unwrap();
                starts.push(random_start(chance, &standard, ruleset));
                let crowded = crowded_squares(chance, blocks, ruleset);
                starts.push(random_start(chance, &crowded, ruleset));
            }
        }
    }
    starts
}

fn crowded_squares(chance: &mut Chance, blocks: BySide<u8>, ruleset: Ruleset) -> StartingSquares {
    loop {
        let corner = Square::ALL
            .into_iter()
            .filter(|square| square.file() < 4 && square.rank() < 4);
        let mut corner = chance.shuffled(corner.collect()).into_iter();
        let gold = corner.by_ref().take(blocks.gold.into()).collect();
        let blue = corner.take(blocks.blue.into()).collect();
        if let Ok(squares) = StartingSquares::new(BySide::new(gold, blue), ruleset) {
            return squares;
        }
    }
}

fn random_start(chance: &mut Chance, squares: &StartingSquares, ruleset: Ruleset) -> Position {
    let gold = chance.placing(squares.squares(Side::Gold));
    let blue = chance.placing(squares.squares(Side::Blue));
    let setup = Setup::from_placings(BySide::new(&gold, &blue));
    Position::new(setup, ruleset).unwrap()
}

/// A game of so many turns by chance, or fewer if it ends: each turn and the position after it.
pub fn random_game(chance: &mut Chance, start: Position, turns: usize) -> Vec<(Turn, Position)> {
    let mut position = start.after_passes();
    let mut game = Vec::new();
    while game.len() < turns
        && let Some(turn) = chance.pick(position.legal_turns().collect())
    {
        position = position.play(turn).unwrap();
        game.push((turn, position));
    }
    game
}
