//! [`Scene`]: a position and what is marked on it.

use crate::rules::{
    Block, Board, BySide, Direction, Face, GameResult, Outcome, Position, Record, Side, Square,
    SquareSet, Tip, Turn,
};

/// Everything that a picture of the board, or its description, can show.
///
/// Fields are plain and may be set one by one; the `with_` methods say the usual combinations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// The blocks.
    pub board: Board,
    /// Whose turn it is: nobody's when the game is over, or during the set-up.
    pub to_move: Option<Side>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// With how many blocks each side began; those no longer on the board were removed.
    pub blocks_at_start: BySide<u8>,
    /// The turn before this position, as a quiet trace: from, tip, where it ended.
    pub last_turn: Option<(Side, Turn)>,
    /// The tipped block whose hop is still to come.
    pub lifted: Option<Square>,
    /// Where the lifted block was tipped from, when known: a position alone does not tell.
    pub lifted_from: Option<Square>,
    /// Where the hop may end: dots that bear the squares' names.
    pub targets: SquareSet,
    /// Blocks that can move: a ring around each.
    pub movable: SquareSet,
    /// The block chosen among them.
    pub chosen: Option<Square>,
    /// During the set-up: starting squares, outlined for their side while empty.
    pub starting_squares: BySide<SquareSet>,
    /// During the set-up: the rolled blocks, shown beside the board by their top faces only.
    pub rolled: BySide<Vec<Face>>,
}

impl Scene {
    /// The position by itself. A pending one shows the tipped block lifted, and where its hop may end.
    pub fn of(position: &Position, blocks_at_start: BySide<u8>) -> Scene {
        let outcome = position.outcome();
        Scene {
            to_move: outcome.is_none().then(|| position.side_to_move()),
            outcome,
            lifted: position.pending(),
            targets: position.pending_hops(),
            ..Scene::of_board(*position.board(), blocks_at_start)
        }
    }

    /// The start of a game, with a pass that is due there not yet done.
    pub(super) fn of_start(record: &Record) -> Scene {
        let start = record.start();
        let blocks = BySide::from_fn(|side| start.board().count(side));
        Scene::of(start, blocks)
    }

    /// A game after so many of its turns, none being the start, with the trace of the last of them; passes are done.
    /// After all turns, and for any greater number, how it ended.
    pub fn of_record(record: &Record, turns: usize) -> Scene {
        let (mut position, mut last_turn) = (record.start().after_passes(), None);
        for &turn in record.turns().iter().take(turns) {
            last_turn = Some((position.side_to_move(), turn));
            position = position.play_unchecked(turn);
        }
        let scene = Scene {
            last_turn,
            ..Scene::of(&position, Scene::of_start(record).blocks_at_start)
        };
        if turns < record.turns().len() {
            scene
        } else {
            scene.with_result(record.result())
        }
    }

    /// The set-up: nobody's turn, starting squares outlined, rolled blocks beside the board.
    ///
    /// Blocks that are placed already are for the caller to set on `board`, and to leave out of `rolled`.
    pub fn of_set_up(starting_squares: BySide<SquareSet>, rolled: BySide<Vec<Face>>) -> Scene {
        let blocks = BySide::new(rolled.gold.len() as u8, rolled.blue.len() as u8);
        Scene {
            starting_squares,
            rolled,
            ..Scene::of_board(Board::EMPTY, blocks)
        }
    }

    /// The board without blocks or marks.
    pub(super) fn empty() -> Scene {
        Scene::of_board(Board::EMPTY, BySide::new(0, 0))
    }

    fn of_board(board: Board, blocks_at_start: BySide<u8>) -> Scene {
        Scene {
            board,
            to_move: None,
            outcome: None,
            blocks_at_start,
            last_turn: None,
            lifted: None,
            lifted_from: None,
            targets: SquareSet::EMPTY,
            movable: SquareSet::EMPTY,
            chosen: None,
            starting_squares: BySide::new(SquareSet::EMPTY, SquareSet::EMPTY),
            rolled: BySide::new(Vec::new(), Vec::new()),
        }
    }

    /// With the trace of the turn before it.
    pub fn with_last_turn(self, by: Side, turn: Turn) -> Scene {
        Scene {
            last_turn: Some((by, turn)),
            ..self
        }
    }

    /// With the tip that made the pending position, so that the picture shows where it came from.
    pub fn with_pending(self, tip: Tip) -> Scene {
        Scene {
            lifted: tip.lands_on(),
            lifted_from: Some(tip.from),
            ..self
        }
    }

    /// With a ring around each of these blocks: they can move.
    pub fn with_movable(self, movable: SquareSet) -> Scene {
        Scene { movable, ..self }
    }

    /// With this block chosen.
    pub fn with_chosen(self, chosen: Square) -> Scene {
        Scene {
            chosen: Some(chosen),
            ..self
        }
    }

    /// With these squares dotted.
    pub fn with_targets(self, targets: SquareSet) -> Scene {
        Scene { targets, ..self }
    }

    /// With how the game ended, for endings that the position does not tell (a resignation): nobody's turn.
    pub fn with_outcome(self, outcome: Outcome) -> Scene {
        Scene {
            outcome: Some(outcome),
            to_move: None,
            ..self
        }
    }

    /// With what came of the game, if it is over.
    pub fn with_result(self, result: GameResult) -> Scene {
        match result {
            GameResult::Won(side) => self.with_outcome(Outcome::Win(side)),
            GameResult::Drawn => self.with_outcome(Outcome::Draw),
            GameResult::Unfinished => self,
        }
    }

    /// How many of this side's blocks are no longer on the board.
    pub fn removed(&self, side: Side) -> u8 {
        self.blocks_at_start[side].saturating_sub(self.board.count(side))
    }
}

/// What comes up by a tip to the north, east, south and west.
pub(super) fn coming_up(block: Block) -> [Face; 4] {
    Direction::ALL.map(|towards| block.orientation.coming_up(towards))
}
