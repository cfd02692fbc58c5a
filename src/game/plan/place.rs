//! Places in a plan, by a short name that fits on a button.

use std::fmt;
use std::str::FromStr;

use super::Plan;
use crate::rules::Turn;

/// A place in a plan, by the turns that lead there; it keeps its name whatever else is planned or given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place(u32);

/// A text that is no name of a place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the name of a place in a plan is eight hexadecimal digits")]
pub struct BadPlace;

impl Place {
    /// Where a plan begins.
    pub fn start() -> Place {
        Place::after(&[])
    }

    /// The place to which these turns lead.
    pub fn after(path: &[Turn]) -> Place {
        // FNV-1a: the name must stay the same for good, for buttons bear it. A plan has too few places for two to share one by chance,
        // and if they did, the first would be meant.
        let bytes = path.iter().flat_map(|turn| format!("{turn} ").into_bytes());
        Place(bytes.fold(0x811c_9dc5, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        }))
    }
}

impl Plan {
    /// The planned turns that lead to a place; none if there is no such place, or no longer.
    pub fn path_to(&self, place: Place) -> Option<Vec<Turn>> {
        let start = [Vec::new()].into_iter();
        let paths = start.chain(self.foreseen().into_iter().flat_map(|foreseen| {
            let (mut path, replies) = (foreseen.path, foreseen.replies);
            let mut paths = vec![path.clone()];
            for reply in replies {
                path.push(reply);
                paths.push(path.clone());
            }
            paths
        }));
        let mut paths = paths.filter(|path| Place::after(path) == place);
        paths.next()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for Place {
    type Err = BadPlace;

    fn from_str(text: &str) -> Result<Place, BadPlace> {
        let is_one = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u32::from_str_radix(text, 16) {
            Ok(name) if is_one => Ok(Place(name)),
            _ => Err(BadPlace),
        }
    }
}
