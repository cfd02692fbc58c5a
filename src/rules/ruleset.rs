//! Every point on which tables differ, as plain data.

/// The most blocks a side may have.
pub const MAX_BLOCKS: usize = 4;

/// Every point on which tables differ about how blocks move.
///
/// ```
/// use deblockle::rules::{Position, Ruleset};
///
/// // Gold's block on c3, tipped south, may hop to f2 below Blue's block; but not at a table that
/// // forbids opposing blocks side by side.
/// let position: Position = "7/7/7/7/2PH2cl1/7/7 g - - 1".parse()?;
/// let turn = "c3s-f2".parse()?;
/// assert!(position.is_legal(turn));
///
/// let apart = Ruleset { no_side_by_side: true };
/// let position = Position::new(position.setup(), apart)?;
/// assert!(!position.is_legal(turn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// No turn may end with a block of the mover on a square that shares an edge with one of the
    /// opponent's.
    pub no_side_by_side: bool,
}

impl Ruleset {
    /// The rules without any variant.
    pub const STANDARD: Ruleset = Ruleset {
        no_side_by_side: false,
    };
}
