//! Glicko-2: how a result moves a rating, and how time makes it unsure.
//!
//! The formulas and the numbers of their steps are those of Mark E. Glickman, "Example of the Glicko-2 system"
//! (<http://www.glicko.net/glicko/glicko2.pdf>, 2022), but for two things:
//!
//! - There, all games of a period are one step. Here each game is a step of its own, and the time since the last one counts as so many
//!   periods or parts of one: a result shows at once, and nobody waits for a period to end. With one period between, it is Glickman's step.
//! - The time that has passed is lived under the old volatility, not the new one, so that no game can leave a rating less sure than it was.

use std::f64::consts::PI;

use super::arithmetic::{exp, ln};

/// How many points are one of Glicko-2's own units.
const SCALE: f64 = 173.7178;
/// How much the volatility can change (Glickman's τ; 0.3 to 1.2 are sensible).
const TAU: f64 = 0.5;
/// How near the volatility is searched for (Glickman's ε).
const EPSILON: f64 = 0.000_001;
/// More steps than the search ever takes.
const STEPS: u32 = 100;

/// From here on a rating is provisional.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// No rating leaves these, so that two are never so far apart that the arithmetic ends.
const POINTS: (f64, f64) = (100.0, 4000.0);
/// Nobody is surer than the first, however much they play, or else their rating could hardly move any more; nobody is less sure than a
/// newcomer.
const DEVIATION: (f64, f64) = (45.0, 350.0);
/// Games lost on purpose raise the volatility, and with it what is won afterwards; the bound makes that not worth it.
const VOLATILITY: (f64, f64) = (0.01, 0.1);

/// How strong somebody is, and how sure that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The number that people compare. Newcomers have 1500.
    pub points: f64,
    /// How unsure it is: with a chance of two in three, the true strength is no further off than this.
    pub deviation: f64,
    /// How much the strength changes: what one period adds to the deviation.
    pub volatility: f64,
}

/// How a game went for one of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// A win.
    Win,
    /// Neither won.
    Draw,
    /// A loss.
    Loss,
}

impl Score {
    /// What it counts: a win one, a draw half.
    pub fn value(self) -> f64 {
        match self {
            Score::Win => 1.0,
            Score::Draw => 0.5,
            Score::Loss => 0.0,
        }
    }
}

impl Rating {
    /// That of somebody of whom nothing is known.
    pub const NEW: Rating = Rating {
        points: 1500.0,
        deviation: 350.0,
        volatility: 0.06,
    };

    /// Whether it is too unsure to be compared with others.
    pub fn is_provisional(self) -> bool {
        self.deviation >= PROVISIONAL_DEVIATION
    }

    /// The points as they are shown.
    pub fn rounded(self) -> i32 {
        self.points.round() as i32
    }

    /// What is expected against this opponent: a number between 0 (a sure loss) and 1 (a sure win).
    pub fn expected(self, opponent: Rating) -> f64 {
        let gap = (self.points - opponent.points) / SCALE;
        1.0 / (1.0 + exp(-opponent.certainty() * gap))
    }

    /// The rating after so many periods without a game: the same, but less sure.
    pub fn rested(self, periods: f64) -> Rating {
        let added = periods * square(SCALE * self.volatility);
        let deviation = (square(self.deviation) + added).sqrt();
        Rating {
            deviation: deviation.min(DEVIATION.1),
            ..self
        }
    }

    /// The rating after these games, which came so many periods after the last. The opponents' ratings are those of now.
    pub fn played(self, games: &[(Rating, Score)], periods: f64) -> Rating {
        let rested = self.rested(periods);
        if games.is_empty() {
            return rested;
        }
        // Steps 3 and 4: what the games say, and how surely.
        let mut information = 0.0;
        let mut surprise = 0.0;
        for (opponent, score) in games {
            let expected = self.expected(*opponent);
            let certainty = opponent.certainty();
            information += square(certainty) * expected * (1.0 - expected);
            surprise += certainty * (score.value() - expected);
        }
        let volatility = self.new_volatility(1.0 / information, surprise, periods);
        // Steps 6 to 8.
        let variance = 1.0 / (1.0 / square(rested.unit_deviation()) + information);
        Rating {
            points: (self.points + SCALE * variance * surprise).clamp(POINTS.0, POINTS.1),
            deviation: (SCALE * variance.sqrt())
                .max(DEVIATION.0)
                .min(rested.deviation),
            volatility,
        }
    }

    /// Part of the way from here to the rating that a whole game leads to.
    pub(super) fn part_of_the_way(self, whole: Rating, share: f64) -> Rating {
        let learnt = square(self.deviation) - square(whole.deviation);
        let deviation = (square(self.deviation) - share * learnt).sqrt();
        Rating {
            points: self.points + share * (whole.points - self.points),
            deviation: deviation.min(self.deviation),
            volatility: self.volatility + share * (whole.volatility - self.volatility),
        }
    }

    /// Step 5: the volatility that explains the surprise best. Where no time has passed, nothing can have changed.
    fn new_volatility(self, v: f64, surprise: f64, periods: f64) -> f64 {
        if periods <= 0.0 {
            return self.volatility;
        }
        let known = square(self.unit_deviation()) + v;
        let seen = square(v * surprise);
        let start = ln(square(self.volatility));
        let f = |x: f64| {
            let added = periods * exp(x);
            added * (seen - known - added) / (2.0 * square(known + added))
                - (x - start) / square(TAU)
        };
        let mut a = start;
        let mut b = if (seen - known) / periods > f64::MIN_POSITIVE {
            ln((seen - known) / periods)
        } else {
            let below = |k: u32| start - f64::from(k) * TAU;
            let first = (1..STEPS).map(below).find(|x| f(*x) >= 0.0);
            first.unwrap_or(below(STEPS))
        };
        let (mut f_a, mut f_b) = (f(a), f(b));
        for _ in 0..STEPS {
            if (b - a).abs() <= EPSILON {
                break;
            }
            let c = a + (a - b) * f_a / (f_b - f_a);
            let f_c = f(c);
            if f_c * f_b <= 0.0 {
                (a, f_a) = (b, f_b);
            } else {
                f_a /= 2.0;
            }
            (b, f_b) = (c, f_c);
        }
        exp(a / 2.0).clamp(VOLATILITY.0, VOLATILITY.1)
    }

    /// The deviation in Glicko-2's own units (φ).
    fn unit_deviation(self) -> f64 {
        self.deviation / SCALE
    }

    /// How much a result against this rating says (g): less, the less sure it is.
    fn certainty(self) -> f64 {
        1.0 / (1.0 + 3.0 * square(self.unit_deviation()) / square(PI)).sqrt()
    }
}

fn square(x: f64) -> f64 {
    x * x
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(points: f64, deviation: f64) -> Rating {
        Rating {
            points,
            deviation,
            volatility: 0.06,
        }
    }

    /// A number as it is printed.
    fn to(places: usize, x: f64) -> String {
        format!("{x:.places$}")
    }

    #[test]
    fn glickmans_example_comes_out_as_he_printed_it() {
        let games = [
            (rating(1400.0, 30.0), Score::Win),
            (rating(1550.0, 100.0), Score::Loss),
            (rating(1700.0, 300.0), Score::Loss),
        ];
        let player = rating(1500.0, 200.0);
        let certain = games.map(|(opponent, _)| to(4, opponent.certainty()));
        assert_eq!(certain, ["0.9955", "0.9531", "0.7242"]);
        let expected = games.map(|(opponent, _)| to(3, player.expected(opponent)));
        assert_eq!(expected, ["0.639", "0.432", "0.303"]);

        let after = player.played(&games, 1.0);
        assert_eq!(to(2, after.points), "1464.05");
        assert_eq!(to(2, after.deviation), "151.52");
        // He cuts it off after 0.05999.
        assert_eq!(to(6, after.volatility), "0.059996");
    }

    #[test]
    fn two_newcomers_part_by_equal_steps() {
        let won = Rating::NEW.played(&[(Rating::NEW, Score::Win)], 0.0);
        let lost = Rating::NEW.played(&[(Rating::NEW, Score::Loss)], 0.0);
        let drew = Rating::NEW.played(&[(Rating::NEW, Score::Draw)], 0.0);
        assert_eq!((won.rounded(), lost.rounded()), (1662, 1338));
        assert_eq!(drew.points, 1500.0);
        assert!(drew.deviation < 300.0);
    }

    #[test]
    fn somebody_who_rests_for_long_is_provisional_again_and_then_a_newcomer_with_points() {
        let settled = rating(1800.0, 74.0);
        assert!(!settled.rested(52.0).is_provisional());
        assert!(settled.rested(80.0).is_provisional());
        assert_eq!(settled.rested(80.0).points, 1800.0);
        assert_eq!(settled.rested(1e9).deviation, 350.0);
        assert_eq!(settled.rested(0.0), settled);
    }

    #[test]
    fn resting_twice_is_resting_once() {
        let once = rating(1500.0, 60.0).rested(9.0).deviation;
        let twice = rating(1500.0, 60.0).rested(4.0).rested(5.0).deviation;
        assert!((once - twice).abs() < 1e-9);
    }

    #[test]
    fn results_that_surprise_raise_the_volatility_a_little() {
        let mut strong = rating(2400.0, 60.0);
        let weak = rating(1000.0, 60.0);
        let calm = strong.played(&[(weak, Score::Win)], 1.0);
        assert!(calm.volatility - strong.volatility < 1e-9);
        for _ in 0..10 {
            let before = strong.volatility;
            strong = strong.played(&[(weak, Score::Loss)], 1.0);
            assert!(strong.volatility > before);
        }
        assert!(strong.volatility < VOLATILITY.1);
    }

    #[test]
    fn the_furthest_ends_of_the_scale_bear_any_result() {
        for points in [POINTS.0, 1500.0, POINTS.1] {
            for other in [POINTS.0, 1500.0, POINTS.1] {
                for deviation in [DEVIATION.0, DEVIATION.1] {
                    for periods in [0.0, 1e-9, 1.0, 1e6] {
                        for score in [Score::Win, Score::Draw, Score::Loss] {
                            let opponent = rating(other, 45.0);
                            let after =
                                rating(points, deviation).played(&[(opponent, score)], periods);
                            assert!((POINTS.0..=POINTS.1).contains(&after.points));
                            assert!((DEVIATION.0..=DEVIATION.1).contains(&after.deviation));
                            assert!((VOLATILITY.0..=VOLATILITY.1).contains(&after.volatility));
                        }
                    }
                }
            }
        }
    }
}
