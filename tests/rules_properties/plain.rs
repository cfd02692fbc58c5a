//! The rules told a second time, slowly and plainly, without a look at how `src/rules` tells them.

use std::fmt;

use deblockle::rules::{Block, Direction, Face, Outcome, Position, Side, Square, Turn};

/// A cube, by the faces it shows: top, bottom, north, east, south, west.
#[derive(Clone, Copy, PartialEq)]
struct Cube {
    top: Face,
    bottom: Face,
    north: Face,
    east: Face,
    south: Face,
    west: Face,
}

impl Cube {
    /// "With star on top and slider to the north, x is to the east, hoops to the south, cross to
    /// the west (stop below)."
    const FIRST: Cube = Cube {
        top: Face::Star,
        bottom: Face::Stop,
        north: Face::Slider,
        east: Face::X,
        south: Face::Hoops,
        west: Face::Cross,
    };

    /// "The face that was on the side away from the tip comes up."
    fn tipped(self, towards: Direction) -> Cube {
        let Cube {
            top,
            bottom,
            north,
            east,
            south,
            west,
        } = self;
        match towards {
            Direction::North => Cube {
                top: south,
                north: top,
                bottom: north,
                south: bottom,
                ..self
            },
            Direction::South => Cube {
                top: north,
                south: top,
                bottom: south,
                north: bottom,
                ..self
            },
            Direction::East => Cube {
                top: west,
                east: top,
                bottom: east,
                west: bottom,
                ..self
            },
            Direction::West => Cube {
                top: east,
                west: top,
                bottom: west,
                east: bottom,
                ..self
            },
        }
    }

    /// The cube that shows these two faces, found by tipping the first one about.
    fn showing(top: Face, north: Face) -> Cube {
        let mut found = vec![Cube::FIRST];
        let mut next = 0;
        loop {
            let cube = found[next];
            if (cube.top, cube.north) == (top, north) {
                return cube;
            }
            for towards in Direction::ALL {
                if !found.contains(&cube.tipped(towards)) {
                    found.push(cube.tipped(towards));
                }
            }
            next += 1;
        }
    }
}

/// File and rank, counted from 0, and perhaps off the board.
type Place = (i32, i32);

const STARS: [Place; 2] = [(3, 1), (3, 5)];
const STEPS: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn place(square: Square) -> Place {
    (i32::from(square.file()), i32::from(square.rank()))
}

fn step((file, rank): Place, (east, north): Place) -> Place {
    (file + east, rank + north)
}

fn touch(one: Place, other: Place) -> bool {
    STEPS.into_iter().any(|towards| step(one, towards) == other)
}

#[derive(Clone)]
pub struct PlainBoard {
    cubes: [[Option<(Side, Cube)>; 7]; 7],
    side: Side,
    no_side_by_side: bool,
    turn: u32,
}

impl PlainBoard {
    pub fn of(position: &Position) -> PlainBoard {
        let mut cubes = [[None; 7]; 7];
        for (square, Block { side, orientation }) in position.board().blocks() {
            let cube = Cube::showing(orientation.top(), orientation.north());
            cubes[usize::from(square.rank())][usize::from(square.file())] = Some((side, cube));
        }
        PlainBoard {
            cubes,
            side: position.side_to_move(),
            no_side_by_side: position.ruleset().no_side_by_side,
            turn: position.turn_number(),
        }
    }

    fn at(&self, (file, rank): Place) -> Option<(Side, Cube)> {
        self.cubes[rank as usize][file as usize]
    }

    fn put(&mut self, (file, rank): Place, cube: Option<(Side, Cube)>) {
        self.cubes[rank as usize][file as usize] = cube;
    }

    fn is_free(&self, place: Place) -> bool {
        let (file, rank) = place;
        (0..7).contains(&file) && (0..7).contains(&rank) && self.at(place).is_none()
    }

    fn count(&self, side: Side) -> usize {
        self.cubes
            .iter()
            .flatten()
            .flatten()
            .filter(|(owner, _)| *owner == side)
            .count()
    }

    pub fn allows(&self, turn: Turn) -> bool {
        let from = place(turn.tip.from);
        if Side::ALL.into_iter().any(|side| self.count(side) == 0) {
            return false;
        }
        let Some((owner, cube)) = self.at(from) else {
            return false;
        };
        let to = step(from, STEPS[turn.tip.towards as usize]);
        if owner != self.side || !self.is_free(to) {
            return false;
        }
        let cube = cube.tipped(turn.tip.towards);
        let goal = match self.side {
            Side::Gold => STARS[1],
            Side::Blue => STARS[0],
        };
        if cube.top == Face::Star {
            return to == goal && turn.hop.is_none();
        }
        if STARS.contains(&to) {
            return false;
        }
        // From here on the square left is empty, and the block itself is in nobody's way.
        let mut board = self.clone();
        board.put(from, None);
        match (cube.top, turn.hop) {
            (Face::Stop, hop) => hop.is_none() && board.may_rest(to),
            (_, None) => false,
            (face, Some(hop)) => {
                board.reaches(face, to, place(hop.to)) && board.may_rest(place(hop.to))
            }
        }
    }

    /// Whether a block of the side to act may stand there at the end of its turn.
    fn may_rest(&self, end: Place) -> bool {
        let beside_opponent = STEPS.into_iter().any(|towards| {
            let (file, rank) = step(end, towards);
            let on_board = (0..7).contains(&file) && (0..7).contains(&rank);
            on_board
                && self
                    .at((file, rank))
                    .is_some_and(|(owner, _)| owner != self.side)
        });
        let forbidden = self.no_side_by_side && beside_opponent;
        !STARS.contains(&end) && !forbidden
    }

    fn reaches(&self, face: Face, from: Place, to: Place) -> bool {
        if !self.is_free(to) || from == to {
            return false;
        }
        let (east, north) = (to.0 - from.0, to.1 - from.1);
        match face {
            Face::Star | Face::Stop => false,
            Face::Cross => east.abs() + north.abs() == 1,
            Face::X => east.abs() == 1 && north.abs() == 1,
            Face::Slider => STEPS.into_iter().any(|towards| {
                let mut at = from;
                while self.is_free(step(at, towards)) {
                    at = step(at, towards);
                    let stopped = !self.is_free(step(at, towards));
                    if at == to && (stopped || STARS.into_iter().any(|star| touch(star, at))) {
                        return true;
                    }
                }
                false
            }),
            Face::Hoops => self.walks(from, to, 3),
        }
    }

    fn walks(&self, from: Place, to: Place, steps: u32) -> bool {
        if steps == 0 {
            return from == to;
        }
        let mut next = STEPS.into_iter().map(|towards| step(from, towards));
        next.any(|place| self.is_free(place) && self.walks(place, to, steps - 1))
    }

    fn has_turn(&self) -> bool {
        let ours = Square::ALL.into_iter().filter(|&square| {
            self.at(place(square))
                .is_some_and(|(owner, _)| owner == self.side)
        });
        let mut tips = ours
            .flat_map(|from| Direction::ALL.map(|towards| deblockle::rules::Tip { from, towards }));
        tips.any(|tip| {
            let hops = Square::ALL
                .into_iter()
                .map(|to| Some(deblockle::rules::Hop { to }));
            hops.chain([None]).any(|hop| self.allows(Turn { tip, hop }))
        })
    }

    fn other_side(&self) -> PlainBoard {
        PlainBoard {
            side: !self.side,
            ..self.clone()
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        for side in Side::ALL {
            if self.count(side) == 0 {
                return Some(Outcome::Win(side));
            }
        }
        (!self.has_turn() && !self.other_side().has_turn()).then_some(Outcome::Draw)
    }

    /// The board after an allowed turn, and after the pass if the other side then has to.
    pub fn after(&self, turn: Turn) -> PlainBoard {
        let mut next = self.clone();
        let from = place(turn.tip.from);
        if let Some((owner, cube)) = self.at(from) {
            let cube = cube.tipped(turn.tip.towards);
            next.put(from, None);
            let tipped_to = step(from, STEPS[turn.tip.towards as usize]);
            let end = turn.hop.map_or(tipped_to, |hop| place(hop.to));
            if cube.top != Face::Star {
                next.put(end, Some((owner, cube)));
            }
        }
        next.side = !self.side;
        next.turn += 1;
        if next.outcome().is_none() && !next.has_turn() {
            next.side = self.side;
            next.turn += 1;
        }
        next
    }
}

/// As a DPN.
impl fmt::Display for PlainBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks = self.cubes.iter().rev().map(|rank| {
            let squares = rank.iter().map(|square| match square {
                Some((side, cube)) => {
                    let block: String = [cube.top, cube.north]
                        .iter()
                        .map(|face| face.letter())
                        .collect();
                    if *side == Side::Gold {
                        block
                    } else {
                        block.to_lowercase()
                    }
                }
                None => ".".to_owned(),
            });
            let mut rank: String = squares.collect();
            for empty in (1..=7).rev() {
                rank = rank.replace(&".".repeat(empty), &empty.to_string());
            }
            rank
        });
        let placement: Vec<String> = ranks.collect();
        let side = if self.side == Side::Gold { "g" } else { "b" };
        let rules = if self.no_side_by_side { "n" } else { "-" };
        write!(f, "{} {side} - {rules} {}", placement.join("/"), self.turn)
    }
}
