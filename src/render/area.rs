//! [`Area`]: a part of a sheet; where two sheets differ.

use std::ops::Range;

use super::sheet::Sheet;

/// How fine differences are looked for at first: areas nearer to each other become one.
const TILE: usize = 16;

/// A part of a sheet, in its own pixels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    pub x: Range<usize>,
    pub y: Range<usize>,
}

impl Area {
    /// The upper left pixel.
    pub const PIXEL: Area = Area { x: 0..1, y: 0..1 };

    /// All of a sheet.
    pub fn whole(sheet: &Sheet) -> Area {
        Area {
            x: 0..sheet.width() as usize,
            y: 0..sheet.height() as usize,
        }
    }

    /// The pixels of its rows.
    pub fn rows<'a>(&'a self, sheet: &'a Sheet) -> impl Iterator<Item = &'a [u8]> {
        self.y.clone().map(|y| &sheet.row(y as u32)[self.x.clone()])
    }

    /// The smallest area that holds both.
    pub fn around(&self, other: &Area) -> Area {
        let around = |one: &Range<usize>, other: &Range<usize>| {
            one.start.min(other.start)..one.end.max(other.end)
        };
        Area {
            x: around(&self.x, &other.x),
            y: around(&self.y, &other.y),
        }
    }

    fn touches(&self, other: &Area) -> bool {
        let touches = |one: &Range<usize>, other: &Range<usize>| {
            one.start <= other.end && other.start <= one.end
        };
        touches(&self.x, &other.x) && touches(&self.y, &other.y)
    }

    /// Without the rows and columns at its edges in which the sheets are the same.
    fn tightened(self, before: &Sheet, next: &Sheet) -> Area {
        let x = || self.x.clone();
        let differs = |&y: &usize| before.row(y as u32)[x()] != next.row(y as u32)[x()];
        let top = self.y.clone().find(differs).unwrap_or(self.y.start);
        let bottom = self.y.clone().rfind(differs).map_or(top, |last| last + 1);
        let differs =
            |&x: &usize| (top..bottom).any(|y| before.row(y as u32)[x] != next.row(y as u32)[x]);
        let left = self.x.clone().find(differs).unwrap_or(self.x.start);
        let right = self.x.clone().rfind(differs).map_or(left, |last| last + 1);
        Area {
            x: left..right,
            y: top..bottom,
        }
    }
}

/// Areas apart from each other outside which two sheets of the same size are the same.
pub fn changed(before: &Sheet, next: &Sheet) -> Vec<Area> {
    let mut areas: Vec<Area> = Vec::new();
    for y in 0..next.height() as usize {
        let (one, other) = (before.row(y as u32), next.row(y as u32));
        if one == other {
            continue;
        }
        let tiles = one.chunks(TILE).zip(other.chunks(TILE)).enumerate();
        for (tile, _) in tiles.filter(|(_, (one, other))| one != other) {
            let (x, y) = (tile * TILE, y / TILE * TILE);
            let found = Area {
                x: x..(x + TILE).min(next.width() as usize),
                y: y..(y + TILE).min(next.height() as usize),
            };
            add(&mut areas, found);
        }
    }
    let areas = areas.into_iter();
    areas.map(|area| area.tightened(before, next)).collect()
}

/// Adds an area, as one with those that it touches.
fn add(areas: &mut Vec<Area>, mut area: Area) {
    if areas.iter().any(|known| known.around(&area) == *known) {
        return;
    }
    while let Some(touched) = areas.iter().position(|known| known.touches(&area)) {
        area = area.around(&areas.swap_remove(touched));
    }
    areas.push(area);
}
