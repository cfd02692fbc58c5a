//! The two sides, and one thing for each of them.

use std::ops::{Index, IndexMut, Not};

/// One of the two sides of the board. Who plays it is none of the rules' business.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Sits south and takes the first turn.
    Gold,
    /// Sits north.
    Blue,
}

impl Side {
    /// Both sides, Gold first.
    pub const ALL: [Side; 2] = [Side::Gold, Side::Blue];
}

/// The other side.
impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::Gold => Side::Blue,
            Side::Blue => Side::Gold,
        }
    }
}

/// One thing for each side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// Gold's.
    pub gold: T,
    /// Blue's.
    pub blue: T,
}

impl<T> BySide<T> {
    /// Gold's thing and Blue's.
    pub const fn new(gold: T, blue: T) -> BySide<T> {
        BySide { gold, blue }
    }

    /// Makes each side's thing from the side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide {
            gold: make(Side::Gold),
            blue: make(Side::Blue),
        }
    }

    /// Changes both things alike.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            gold: change(self.gold),
            blue: change(self.blue),
        }
    }

    /// Both things by reference.
    pub fn as_ref(&self) -> BySide<&T> {
        BySide {
            gold: &self.gold,
            blue: &self.blue,
        }
    }

    /// Both sides with their things, Gold first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::Gold, &self.gold), (Side::Blue, &self.blue)].into_iter()
    }

    /// Gold's thing for Blue and Blue's for Gold.
    pub fn swapped(self) -> BySide<T> {
        BySide {
            gold: self.blue,
            blue: self.gold,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Gold => &self.gold,
            Side::Blue => &self.blue,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Gold => &mut self.gold,
            Side::Blue => &mut self.blue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_has_its_own() {
        let mut names = BySide::new("south", "north");
        assert_eq!(names[Side::Gold], "south");
        names[Side::Blue] = "far";
        assert_eq!(names.swapped(), BySide::new("far", "south"));
        assert_eq!(
            names.iter().collect::<Vec<_>>(),
            [(Side::Gold, &"south"), (Side::Blue, &"far")]
        );
        assert_eq!(
            BySide::from_fn(|side| !side),
            BySide::new(Side::Blue, Side::Gold)
        );
        assert_eq!(names.map(str::len), BySide::new(5, 3));
    }
}
