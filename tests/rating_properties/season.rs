//! Seasons by lot: people of known strength, who meet and mostly win against the weaker.

use deblockle::rating::{
    Ending, FinishedGame, GameNumber, Moment, Person, Player, Seat, Server, Stakes, Which,
};

const HOUR: i64 = 60 * 60 * 1000;

/// A source of lots that is the same each time (SplitMix64).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % end
    }

    pub fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// How strong each person is, in points. Whoever has the lower number is stronger.
pub fn strength(person: Person, people: u64) -> f64 {
    2100.0 - 1200.0 * (person.0 - 1) as f64 / (people - 1) as f64
}

/// So many games by so many people, on three servers and in direct messages. Now and then one does not count.
pub fn season(seed: u64, games: i64, people: u64) -> Vec<FinishedGame> {
    let mut chance = Chance::new(seed);
    let mut now = 0;
    let games = (1..=games).map(|number| {
        // Sometimes two games end at once.
        now += chance.below(30) as i64 * HOUR;
        let one = 1 + chance.below(people);
        let other = 1 + (one + chance.below(people - 1)) % people;
        game(&mut chance, number, now, [one, other].map(Person), people)
    });
    games.collect()
}

fn game(
    chance: &mut Chance,
    number: i64,
    now: i64,
    pair: [Person; 2],
    people: u64,
) -> FinishedGame {
    let gap = strength(pair[0], people) - strength(pair[1], people);
    let expected = 1.0 / (1.0 + 10f64.powf(-gap / 400.0));
    let winner = if (chance.below(1_000_000) as f64) < expected * 1e6 {
        Which::First
    } else {
        Which::Second
    };
    let mut turns = 3 + chance.below(40) as u32;
    let ending = match chance.below(100) {
        0..60 => Ending::Won(winner),
        60..90 => Ending::Forfeited(winner.other()),
        90..95 => Ending::Drawn,
        95..98 => {
            turns = 1;
            Ending::Aborted {
                by: Some(winner.other()),
            }
        }
        _ => Ending::Aborted { by: None },
    };
    let stakes = if chance.percent(3) {
        Stakes::Practice
    } else {
        Stakes::Rated
    };
    let handicap = u8::from(chance.percent(3));
    let server = chance.below(4);
    let seat = |person, blocks| Seat {
        player: Player::Person(person),
        blocks,
        turns,
    };
    FinishedGame {
        number: GameNumber(number),
        ended_at: Moment(now),
        server: (server > 0).then_some(Server(server)),
        stakes,
        seats: [seat(pair[0], 3), seat(pair[1], 3 + handicap)],
        ending,
    }
}
