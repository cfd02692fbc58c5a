//! Places in a plan, by a short name that fits on a button.

use std::fmt;
use std::str::FromStr;

use super::Plan;
use crate::rules::Turn;

/// A place in a plan, by the turns that lead there; it keeps its name whatever else is planned or given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spot(u32);

/// A text that is no name of a place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the name of a place in a plan is eight hexadecimal digits")]
pub struct BadSpot;

impl Spot {
    /// Where a plan begins.
    pub fn start() -> Spot {
        Spot::after(&[])
    }

    /// The place to which these turns lead.
    pub fn after(path: &[Turn]) -> Spot {
        // FNV-1a: the name must stay the same for good, for buttons bear it. A plan has too few places for two to share one by chance,
        // and if they did, the first would be meant.
        let bytes = path.iter().flat_map(|turn| format!("{turn} ").into_bytes());
        Spot(bytes.fold(0x811c_9dc5, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        }))
    }
}

impl Plan {
    /// The planned turns that lead to a place; none if there is no such place, or no longer.
    pub fn path_to(&self, place: Spot) -> Option<Vec<Turn>> {
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
        let mut paths = paths.filter(|path| Spot::after(path) == place);
        paths.next()
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for Spot {
    type Err = BadSpot;

    fn from_str(text: &str) -> Result<Spot, BadSpot> {
        let is_one = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u32::from_str_radix(text, 16) {
            Ok(name) if is_one => Ok(Spot(name)),
            _ => Err(BadSpot),
        }
    }
}
