//! The composer of a plan: the opponent's turn from menus, then one's own, with the pieces of the turn's composer.

use super::{Chosen, Draft, told, under};
use crate::discord::ask::Ask;
use crate::discord::components::{Component, CustomId, planning};
use crate::discord::composer::{block_buttons, direction_buttons, hop_options, tip_args, tippable};
use crate::discord::reply::{Button, Reply, Style};
use crate::discord::{view, wording};
use crate::game::{Game, Plan, Spot};
use crate::locale::Value;
use crate::render::Scene;
use crate::rules::{Position, Side, Square, Tip, Turn};

/// Where a player stands in choosing the draft's next turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Choose a block; or look at the turns and add them, if they end with a reply.
    Next,
    /// Choose where to tip this block.
    Directions(Square),
    /// This tip needs a hop: choose where it ends.
    Hops(Tip),
}

/// The composer at a step.
pub fn compose(ask: &Ask<'_>, game: &Game, plan: &Plan, draft: Draft, step: Step) -> Reply {
    let path = plan.path_to(draft.place).map(|mut path| {
        path.extend(&draft.turns);
        path
    });
    let positions = path.and_then(|path| {
        let before = path.len().checked_sub(1);
        let before = before.and_then(|last| plan.position_after(&path[..last]));
        Some((plan.position_after(&path)?, before, path))
    });
    let (Some((position, before, path)), true) = (positions, draft.turns.len() <= Draft::TURNS)
    else {
        return super::changed(ask, game);
    };
    let last = before
        .map(|before| before.side_to_move())
        .zip(path.last().copied());
    let composer = Composer {
        ask,
        game,
        plan,
        draft,
        path,
        position,
        last,
    };
    composer.step(step)
}

struct Composer<'a> {
    ask: &'a Ask<'a>,
    game: &'a Game,
    plan: &'a Plan,
    draft: Draft,
    /// All turns from the game's position on: those to the draft's place, and the draft's.
    path: Vec<Turn>,
    /// The position after them.
    position: Position,
    /// The last of them, and who makes it.
    last: Option<(Side, Turn)>,
}

impl Composer<'_> {
    fn step(&self, step: Step) -> Reply {
        match (step, self.last) {
            (Step::Next, Some((side, turn)))
                if side == self.plan.side() && !self.draft.turns.is_empty() =>
            {
                return self.confirm(side, turn);
            }
            (Step::Directions(from), _) if tippable(&self.position).contains(from) => {
                return self.directions(from);
            }
            (Step::Hops(tip), _) if !self.position.legal_hops(tip).is_empty() => {
                return self.hops(tip);
            }
            _ => {}
        }
        if self.position.outcome().is_some() {
            return self.stays("plan-over");
        }
        if self.path.len() >= Plan::DEPTH {
            return self.stays("plan-too-deep");
        }
        if self.draft.turns.len() >= Draft::TURNS {
            return self.stays("plan-too-long-for-buttons");
        }
        if self.is_own() && !self.plan.next(&self.path).is_empty() {
            return self.stays("plan-answered");
        }
        self.blocks()
    }

    fn is_own(&self) -> bool {
        self.position.side_to_move() == self.plan.side()
    }

    /// The plan as it stands, and why there is nothing more to choose here.
    fn stays(&self, key: &str) -> Reply {
        let args = [
            ("turns", told(&self.path).into()),
            ("most", Plan::DEPTH.into()),
        ];
        under(self.ask, self.game, &self.ask.say_with(key, &args))
    }

    fn blocks(&self) -> Reply {
        let key = match self.is_own() {
            true => "plan-blocks-own",
            false => "plan-blocks-theirs",
        };
        let mut scene = self.scene();
        scene.movable = tippable(&self.position);
        self.reply(key, &[], "blocks", scene)
            .with_buttons(self.block_buttons(None))
            .with_buttons(self.ways_out())
    }

    fn directions(&self, from: Square) -> Reply {
        let mut scene = self.scene();
        scene.movable = tippable(&self.position);
        scene.chosen = Some(from);
        let args = [("square", from.to_string().into())];
        self.reply("composer-directions", &args, &from.to_string(), scene)
            .with_buttons(self.block_buttons(Some(from)))
            .with_buttons(direction_buttons(
                self.ask.words,
                &self.position,
                from,
                |tip| self.chosen(&planning::Tip, tip),
            ))
            .with_buttons(self.ways_out())
    }

    fn hops(&self, tip: Tip) -> Reply {
        let Ok(tipped) = self.position.tip(tip) else {
            return self.blocks();
        };
        let args = tip_args(self.ask.words, &self.position, tip);
        let back = Button::new(
            self.chosen(&planning::Block, tip.from),
            self.ask.say("button-back"),
        );
        let scene = self.scene_of(&tipped);
        self.reply("plan-hops", &args, &tip.to_string(), scene)
            .with_menu(
                self.chosen(&planning::Hop, tip),
                self.ask.say("composer-hops-menu"),
                hop_options(&tipped),
            )
            .with_buttons([back].into_iter().chain(self.ways_out()))
    }

    fn confirm(&self, side: Side, turn: Turn) -> Reply {
        let said = view::played(self.ask.words, side, turn, &self.position);
        let scene = self.scene().with_last_turn(side, turn);
        let mut shorter = self.draft.clone();
        shorter.turns.pop();
        let back = Chosen {
            draft: shorter,
            what: turn.tip.from,
        };
        self.reply("plan-confirm", &[("said", said.into())], "add", scene)
            .with_buttons([
                Button::new(
                    self.id(&planning::Add, &self.draft),
                    self.ask.say("button-plan-confirm"),
                )
                .styled(Style::Success),
                Button::new(self.id(&planning::Block, back), self.ask.say("button-back")),
            ])
            .with_buttons(self.ways_out())
    }

    fn reply(&self, key: &str, args: &[(&str, Value<'_>)], step: &str, scene: Scene) -> Reply {
        let side = self.position.side_to_move();
        let opponent = wording::player(self.ask.words, self.game, !self.plan.side());
        let mut all = vec![
            ("side", wording::side_name(self.ask.words, side).into()),
            ("opponent", opponent.into()),
        ];
        all.extend(args.iter().cloned());
        let mut lines = vec![super::title(self.ask.words, self.game, self.plan)];
        if !self.path.is_empty() {
            let args = [("turns", told(&self.path).into())];
            lines.push(self.ask.say_with("plan-so-far", &args));
        }
        lines.push(self.ask.say_with(key, &all));
        let name = format!(
            "deblockle-{}-{}-plan-{}-{step}",
            self.game.id,
            self.game.turn_number(),
            Spot::after(&self.path)
        );
        Reply::text(lines.join("\n")).with_picture(view::board_picture(self.ask.words, name, scene))
    }

    fn scene(&self) -> Scene {
        let scene = self.scene_of(&self.position);
        match self.last {
            Some((side, turn)) => scene.with_last_turn(side, turn),
            None => scene,
        }
    }

    fn scene_of(&self, position: &Position) -> Scene {
        let start = self.game.play().map(view::blocks_at_start);
        Scene::of(position, start.unwrap_or_default())
    }

    fn block_buttons(&self, chosen: Option<Square>) -> Vec<Button> {
        block_buttons(self.ask.words, &self.position, chosen, |square| {
            self.chosen(&planning::Block, square)
        })
    }

    /// Back to the beginning of the draft, and to the plan.
    fn ways_out(&self) -> Vec<Button> {
        let start = self.id(&planning::Begin, Draft::from(self.draft.place));
        let restart = Button::new(start, self.ask.say("button-start-over"));
        let restart = restart.enabled_if(!self.draft.turns.is_empty());
        let plan = self.id(&planning::Open, "");
        vec![restart, Button::new(plan, self.ask.say("button-my-plan"))]
    }

    fn chosen<T>(&self, kind: &dyn Component, what: T) -> CustomId
    where
        Chosen<T>: std::fmt::Display,
    {
        let draft = self.draft.clone();
        self.id(kind, Chosen { draft, what })
    }

    fn id(&self, kind: &dyn Component, rest: impl std::fmt::Display) -> CustomId {
        CustomId::new(kind, self.game.id, self.game.turn_number(), rest)
    }
}
