//! The composer: a turn put together in private, one choice at a time.

use super::components::{CustomId, compose};
use super::reply::{Button, MenuOption, Reply, Style};
use super::wording::{self, face_name};
use super::{clocks, view};
use crate::game::{Game, Play};
use crate::locale::{Value, Words};
use crate::render::Scene;
use crate::rules::{Direction, Hop, Position, Square, SquareSet, Tip, Turn};

/// Where a player stands in putting a turn together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Choose a block.
    Blocks,
    /// Choose where to tip this block.
    Directions(Square),
    /// The block has been tipped: choose where it hops.
    Hops(Tip),
    /// Look at the turn and confirm it.
    Confirm(Turn),
}

impl Step {
    /// Where the player to move begins, or left off.
    pub fn first(play: &Play) -> Self {
        if let Some(tip) = play.pending() {
            return Self::Hops(tip);
        }
        let mut movable = movable(play).into_iter();
        match (movable.next(), movable.next()) {
            (Some(only), None) => Self::Directions(only),
            _ => Self::Blocks,
        }
    }
}

/// The composer at a step, for the player to move.
pub fn show(words: Words<'_>, game: &Game, play: &Play, step: Step) -> Reply {
    let composer = Composer {
        words,
        game,
        play,
        turn: play.position().turn_number(),
    };
    match step {
        Step::Blocks => composer.blocks(),
        Step::Directions(from) => composer.directions(from),
        Step::Hops(tip) => composer.hops(tip),
        Step::Confirm(turn) => composer.confirm(turn),
    }
}

/// The squares of the blocks that can be tipped.
pub fn movable(play: &Play) -> SquareSet {
    tippable(play.position())
}

/// The same of a position that need not be the game's.
pub fn tippable(position: &Position) -> SquareSet {
    position.legal_tips().map(|tip| tip.from).collect()
}

/// A button for each block that can be tipped; one of them may be chosen.
pub fn block_buttons(
    words: Words<'_>,
    position: &Position,
    chosen: Option<Square>,
    id: impl Fn(Square) -> CustomId,
) -> Vec<Button> {
    let button = |square: Square| {
        let label = wording::block_label(words, position.board(), square);
        let style = if chosen == Some(square) {
            Style::Primary
        } else {
            Style::Secondary
        };
        Button::new(id(square), label).styled(style)
    };
    tippable(position).into_iter().map(button).collect()
}

/// A button for each direction, with the face that comes up by a tip there.
pub fn direction_buttons(
    words: Words<'_>,
    position: &Position,
    from: Square,
    id: impl Fn(Tip) -> CustomId,
) -> Vec<Button> {
    let button = |towards: Direction| {
        let tip = Tip { from, towards };
        let legal = position.legal_tips().any(|other| other == tip);
        let arrow = match towards {
            Direction::North => "▲",
            Direction::East => "▶",
            Direction::South => "▼",
            Direction::West => "◀",
        };
        let face = coming_up(words, position, tip);
        Button::new(id(tip), format!("{arrow} {face}"))
            .styled(Style::Primary)
            .enabled_if(legal)
    };
    Direction::ALL.into_iter().map(button).collect()
}

/// The squares where the block may hop that has been tipped, as lines of a menu.
pub fn hop_options(tipped: &Position) -> Vec<MenuOption> {
    let squares = tipped.pending_hops().into_iter();
    squares
        .map(|square| MenuOption::new(square.to_string(), square.to_string()))
        .collect()
}

/// What is said of a tip.
pub fn tip_args(
    words: Words<'_>,
    position: &Position,
    tip: Tip,
) -> Vec<(&'static str, Value<'static>)> {
    vec![
        ("square", tip.from.to_string().into()),
        (
            "direction",
            wording::direction_name(words, tip.towards).into(),
        ),
        ("face", coming_up(words, position, tip).into()),
    ]
}

/// The name of the face that comes up by a tip.
fn coming_up(words: Words<'_>, position: &Position, tip: Tip) -> String {
    let block = position.board().get(tip.from);
    block
        .map(|block| face_name(words, block.orientation.coming_up(tip.towards)))
        .unwrap_or_default()
}

struct Composer<'a> {
    words: Words<'a>,
    game: &'a Game,
    play: &'a Play,
    turn: u32,
}

impl Composer<'_> {
    fn blocks(&self) -> Reply {
        let mut scene = self.scene();
        scene.movable = movable(self.play);
        self.reply("composer-blocks", &[], "blocks", scene)
            .with_buttons(self.block_buttons(None))
    }

    fn directions(&self, from: Square) -> Reply {
        let mut scene = self.scene();
        scene.movable = movable(self.play);
        scene.chosen = Some(from);
        self.reply(
            "composer-directions",
            &[("square", from.to_string().into())],
            &from.to_string(),
            scene,
        )
        .with_buttons(self.block_buttons(Some(from)))
        .with_buttons(direction_buttons(
            self.words,
            self.play.position(),
            from,
            |tip| self.id(&compose::Tip, tip),
        ))
    }

    fn hops(&self, tip: Tip) -> Reply {
        let Some(pending) = self.play.pending_position() else {
            return self.blocks();
        };
        let scene = Scene::of(pending, view::blocks_at_start(self.play));
        self.reply(
            "composer-hops",
            &tip_args(self.words, self.play.position(), tip),
            &tip.to_string(),
            scene,
        )
        .with_menu(
            self.id(&compose::Hop, tip),
            self.words.say("composer-hops-menu"),
            hop_options(pending),
        )
        .with_buttons([self.back(tip.from), self.restart()])
    }

    fn confirm(&self, turn: Turn) -> Reply {
        let Ok(after) = self.play.position().play(turn) else {
            return self.blocks();
        };
        let side = self.play.position().side_to_move();
        let scene = Scene {
            to_move: Some(side),
            ..Scene::of(&after, view::blocks_at_start(self.play)).with_last_turn(side, turn)
        };
        let back = match turn.hop {
            Some(_) => Button::new(self.id(&compose::Open, ""), self.words.say("button-back")),
            None => self.back(turn.tip.from),
        };
        let args = [
            ("turn", turn.to_string().into()),
            ("said", view::played(self.words, side, turn, &after).into()),
        ];
        self.reply(
            "composer-confirm",
            &args,
            &turn.to_string().replace('*', ""),
            scene,
        )
        .with_buttons([
            Button::new(
                self.id(&compose::Confirm, turn),
                self.words.say("button-confirm"),
            )
            .styled(Style::Success),
            back,
            self.restart(),
        ])
    }

    fn reply(&self, key: &str, args: &[(&str, Value<'_>)], step: &str, scene: Scene) -> Reply {
        let side = self.play.position().side_to_move();
        let title = self.words.say_with(
            "composer-title",
            &[
                ("game", self.game.id.to_string().into()),
                ("turn", self.turn.into()),
                ("side", wording::side_name(self.words, side).into()),
                ("mark", wording::side_mark(self.words, side).into()),
                (
                    "opponent",
                    wording::player(self.words, self.game, !side).into(),
                ),
            ],
        );
        let name = format!("deblockle-{}-{}-{step}", self.game.id, self.turn);
        let picture = view::board_picture(self.words, name, scene);
        let clock = clocks::lines(self.words, self.game).join("\n");
        let reply = Reply::text(self.words.say_with(key, args)).under(&title);
        let reply = match clock.is_empty() {
            true => reply,
            false => reply.followed_by(&clock),
        };
        reply.with_picture(picture)
    }

    /// The board before the turn, less the trace of the last one, which would only distract.
    fn scene(&self) -> Scene {
        Scene::of(self.play.position(), view::blocks_at_start(self.play))
    }

    fn block_buttons(&self, chosen: Option<Square>) -> Vec<Button> {
        block_buttons(self.words, self.play.position(), chosen, |square| {
            self.id(&compose::Block, square)
        })
    }

    fn back(&self, to: Square) -> Button {
        Button::new(self.id(&compose::Back, to), self.words.say("button-back"))
    }

    fn restart(&self) -> Button {
        Button::new(
            self.id(&compose::Restart, ""),
            self.words.say("button-start-over"),
        )
    }

    fn id(
        &self,
        kind: &dyn super::components::Component,
        rest: impl std::fmt::Display,
    ) -> CustomId {
        CustomId::new(kind, self.game.id, self.turn, rest)
    }
}

/// The turn that a pending tip becomes by a hop to `to`.
pub fn turn_of(tip: Tip, to: Square) -> Turn {
    Turn {
        tip,
        hop: Some(Hop { to }),
    }
}
