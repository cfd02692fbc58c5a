//! The private composer in which a player places the opponent's blocks.

use super::ask::Ask;
use super::components::{CustomId, placing};
use super::error::Failure;
use super::reply::{Button, MenuOption, Reply, Style};
use super::view;
use super::wording::{self, placed_label};
use crate::game::{Game, Stage, ToPlace};
use crate::render::Scene;
use crate::rules::{Block, BySide, Orientation, Square, SquareSet};

/// The arrangement as it stands, with one block chosen; the first, unless another is.
pub fn show(ask: &Ask<'_>, game: &Game, chosen: Option<Square>) -> Result<Reply, Failure> {
    let ToPlace {
        side,
        squares,
        draft,
        ..
    } = game
        .placing(ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    let chosen = chosen
        .filter(|square| squares.contains(square))
        .or(squares.first().copied());

    let mut starting = BySide::from_fn(|_| SquareSet::EMPTY);
    if let Stage::SettingUp { squares, .. } = &game.stage {
        starting = BySide::from_fn(|side| squares.squares(side).iter().copied().collect());
    }
    let mut scene = Scene::of_set_up(starting, BySide::from_fn(|_| Vec::new()));
    scene.chosen = chosen;
    for (square, orientation) in draft.iter() {
        scene.board.set(square, Block { side, orientation });
    }

    let option = |(square, orientation): (Square, Orientation)| {
        let label = placed_label(ask.words, square, orientation.top());
        MenuOption::new(square.to_string(), label).chosen_if(chosen == Some(square))
    };
    let blocks = draft.iter().map(option).collect();
    let others = draft
        .iter()
        .filter(|(square, _)| chosen != Some(*square))
        .map(option)
        .collect();
    let rest = chosen.map(|square| square.to_string()).unwrap_or_default();
    let id = |kind| CustomId::new(kind, game.id, 0, &rest);

    let args = [
        ("game", game.id.to_string().into()),
        ("side", wording::side_name(ask.words, side).into()),
        ("opponent", wording::player(ask.words, game, side).into()),
        ("chosen", rest.clone().into()),
    ];
    let name = format!(
        "deblockle-{}-placing-{rest}-{}",
        game.id,
        draft.to_string().replace(' ', "")
    );
    Ok(ask
        .reply("placing-message", &args)
        .with_picture(view::board_picture(ask.words, name, scene))
        .with_menu(id(&placing::Choose), ask.say("placing-choose"), blocks)
        .with_menu(id(&placing::Move), ask.say("placing-move"), others)
        .with_buttons([
            Button::new(id(&placing::Rotate), ask.say("button-rotate")),
            Button::new(id(&placing::ByLot), ask.say("button-by-lot")),
            Button::new(id(&placing::Confirm), ask.say("button-confirm")).styled(Style::Success),
        ]))
}
