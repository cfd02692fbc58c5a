//! Blocks: their six faces and the 24 ways they can stand.

use super::side::Side;
use super::square::Direction;

/// A face of a block. All blocks are the same cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Comes up only to leave the board by the goal.
    Star,
    /// No hop.
    Stop,
    /// One step north, east, south or west.
    Cross,
    /// One step diagonally.
    X,
    /// Straight on until something stops it.
    Slider,
    /// Exactly three steps.
    Hoops,
}

impl Face {
    /// The six faces, each beside its opposite: the sides of a die.
    pub const ALL: [Face; 6] = [
        Face::Star,
        Face::Stop,
        Face::Cross,
        Face::X,
        Face::Slider,
        Face::Hoops,
    ];

    /// The face on the other end of the block.
    pub const fn opposite(self) -> Face {
        // Opposites stand beside each other in `ALL`.
        Face::ALL[self as usize ^ 1]
    }

    /// The axis of the block on which the face lies, and the end of it: with star on top and slider
    /// to the north, x lies at +0 (east), slider at +1 (north) and star at +2 (up).
    const fn axis(self) -> (u8, i8) {
        match self {
            Face::X => (0, 1),
            Face::Cross => (0, -1),
            Face::Slider => (1, 1),
            Face::Hoops => (1, -1),
            Face::Star => (2, 1),
            Face::Stop => (2, -1),
        }
    }

    const fn on_axis(axis: u8, end: i8) -> Face {
        let face = match axis {
            0 => Face::X,
            1 => Face::Slider,
            _ => Face::Star,
        };
        if end > 0 { face } else { face.opposite() }
    }
}

/// One of the 24 ways a block can stand, named by its top face and its north face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Orientation(u8);

/// All that there is to know of an orientation; the rest follows by opposites.
#[derive(Clone, Copy)]
struct Faces {
    top: Face,
    north: Face,
    east: Face,
}

/// The faces of the 24 orientations, by top face and then by north face. (Rows from 24 on are never
/// read: with them a row is found without a check.)
const FACES: [Faces; 32] = {
    let mut faces = [Faces {
        top: Face::Star,
        north: Face::Star,
        east: Face::Star,
    }; 32];
    let mut orientation = 0;
    let mut pair = 0;
    while pair < 36 {
        let (top, north) = (Face::ALL[pair / 6], Face::ALL[pair % 6]);
        if let Some(east) = east_of(top, north) {
            faces[orientation] = Faces { top, north, east };
            orientation += 1;
        }
        pair += 1;
    }
    assert!(orientation == 24);
    faces
};

/// The face to the east of a block that shows these two, if they are neither equal nor opposite.
const fn east_of(top: Face, north: Face) -> Option<Face> {
    let (top, top_end) = top.axis();
    let (north, north_end) = north.axis();
    if top == north {
        return None;
    }
    // As vectors: east is north × top.
    let cyclic = if (north + 1) % 3 == top { 1 } else { -1 };
    Some(Face::on_axis(3 - top - north, north_end * top_end * cyclic))
}

/// For each orientation, those after a tip north, east, south and west.
const TIPPED: [[Orientation; 4]; 32] = {
    let mut tipped = [[Orientation(0); 4]; 32];
    let mut orientation = 0;
    while orientation < 24 {
        let Faces { top, north, east } = FACES[orientation];
        tipped[orientation] = [
            Orientation::find(north.opposite(), top),
            Orientation::find(east.opposite(), north),
            Orientation::find(north, top.opposite()),
            Orientation::find(east, north),
        ];
        orientation += 1;
    }
    tipped
};

impl Orientation {
    /// The 24 orientations, by top face and then by north face.
    pub const ALL: [Orientation; 24] = {
        let mut all = [Orientation(0); 24];
        let mut orientation = 0;
        while orientation < 24 {
            all[orientation] = Orientation(orientation as u8);
            orientation += 1;
        }
        all
    };

    /// The orientation with these faces on top and to the north; none if they are equal or
    /// opposite.
    pub const fn new(top: Face, north: Face) -> Option<Orientation> {
        match east_of(top, north) {
            Some(_) => Some(Orientation::find(top, north)),
            None => None,
        }
    }

    /// As [`Orientation::new`], for faces known to be neither equal nor opposite.
    const fn find(top: Face, north: Face) -> Orientation {
        let mut orientation = top as usize * 4;
        while FACES[orientation].north as u8 != north as u8 {
            orientation += 1;
        }
        Orientation(orientation as u8)
    }

    /// The row of a table of 32 that is the orientation's.
    pub(super) const fn number(self) -> usize {
        (self.0 & 31) as usize
    }

    const fn faces(self) -> Faces {
        FACES[self.number()]
    }

    /// The face on top.
    pub const fn top(self) -> Face {
        self.faces().top
    }

    /// The face to the north.
    pub const fn north(self) -> Face {
        self.faces().north
    }

    /// The side face that looks in that direction.
    pub const fn face_towards(self, towards: Direction) -> Face {
        let faces = self.faces();
        match towards {
            Direction::North => faces.north,
            Direction::East => faces.east,
            Direction::South => faces.north.opposite(),
            Direction::West => faces.east.opposite(),
        }
    }

    /// The orientation after a tip in that direction.
    pub const fn tip(self, towards: Direction) -> Orientation {
        TIPPED[self.number()][towards as usize]
    }

    /// The face that a tip in that direction brings up: the one on the side away from it.
    pub const fn coming_up(self, towards: Direction) -> Face {
        self.tip(towards).top()
    }

    /// The orientation after a quarter turn on the spot, clockwise seen from above.
    pub const fn turned(self) -> Orientation {
        let faces = self.faces();
        Orientation::find(faces.top, faces.east.opposite())
    }

    /// The orientation when the board is turned half round.
    pub const fn half_turned(self) -> Orientation {
        self.turned().turned()
    }
}

/// A block on the board: whose it is and how it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block {
    /// Whose it is.
    pub side: Side,
    /// How it stands.
    pub orientation: Orientation,
}

impl Block {
    /// A block of that side that stands like that.
    pub const fn new(side: Side, orientation: Orientation) -> Block {
        Block { side, orientation }
    }

    /// The face on top.
    pub const fn top(self) -> Face {
        self.orientation.top()
    }

    /// The block after a tip in that direction.
    pub const fn tip(self, towards: Direction) -> Block {
        Block::new(self.side, self.orientation.tip(towards))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    #[test]
    fn the_cube_is_the_one_of_the_rules() {
        let block = Orientation::new(Face::Star, Face::Slider).unwrap();
        let around = Direction::ALL.map(|towards| block.face_towards(towards));
        assert_eq!(around, [Face::Slider, Face::X, Face::Hoops, Face::Cross]);
        assert_eq!(Face::Star.opposite(), Face::Stop);
        assert_eq!(Face::Hoops.opposite(), Face::Slider);
        assert_eq!(Face::X.opposite(), Face::Cross);
    }

    #[test]
    fn top_and_north_face_name_an_orientation() {
        for orientation in Orientation::ALL {
            assert_eq!(
                Orientation::new(orientation.top(), orientation.north()),
                Some(orientation)
            );
        }
        for face in Face::ALL {
            assert_eq!(Orientation::new(face, face), None);
            assert_eq!(Orientation::new(face, face.opposite()), None);
        }
        assert!(Orientation::ALL.is_sorted());
    }

    #[test]
    fn a_tip_brings_up_the_face_from_behind_and_is_undone_by_a_tip_back() {
        for orientation in Orientation::ALL {
            for towards in Direction::ALL {
                let tipped = orientation.tip(towards);
                assert_eq!(tipped.top(), orientation.face_towards(!towards));
                assert_eq!(tipped.face_towards(towards), orientation.top());
                let aside = towards.turned();
                assert_eq!(tipped.face_towards(aside), orientation.face_towards(aside));
                assert_eq!(tipped.tip(!towards), orientation);
                assert_eq!(orientation.coming_up(towards), tipped.top());
            }
        }
    }

    #[test]
    fn a_quarter_turn_moves_each_side_face_clockwise() {
        for orientation in Orientation::ALL {
            let turned = orientation.turned();
            assert_eq!(turned.top(), orientation.top());
            for towards in Direction::ALL {
                assert_eq!(
                    turned.face_towards(towards.turned()),
                    orientation.face_towards(towards)
                );
            }
            assert_eq!(orientation.half_turned().half_turned(), orientation);
        }
    }
}
