//! `/deblockle place`: places the opponent's blocks, one at a time, or opens the composer that does it by menus.

use async_trait::async_trait;

use super::tip::square;
use super::{Choice, Command, Focused, GAME, OptionKind, OptionSpec};
use crate::discord::ask::{Ask, Options};
use crate::discord::error::Failure;
use crate::discord::pick::{self, Wanted};
use crate::discord::reply::Reply;
use crate::discord::{Bot, placing, view, wording};
use crate::game::Game;
use crate::rules::{Direction, Face, Placing, Square};

/// Places the opponent's blocks.
pub struct Place;

#[async_trait]
impl Command for Place {
    fn name(&self) -> &'static str {
        "place"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec::optional("block", OptionKind::Completed),
                OptionSpec::optional("square", OptionKind::Completed),
                OptionSpec::optional("facing", OptionKind::Completed),
                OptionSpec::optional("done", OptionKind::YesNo),
                GAME,
            ]
        }
    }

    fn wanted(&self) -> Wanted {
        Wanted::Placing
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let mut game = self.game(bot, ask, options).await?;
        let draft = draft(ask, &game)?;
        let (changed, chosen) = change(ask, options, &draft)?;
        if options.yes("done") == Some(true) {
            let done = bot.service.place(game.id, ask.asked(None), changed).await?;
            return Ok(view::placed(ask.words, &done.game));
        }
        if changed != draft {
            game = bot
                .service
                .draft(game.id, ask.asked(None), changed)
                .await?
                .game;
        }
        placing::show(ask, &game, chosen)
    }

    async fn complete(
        &self,
        bot: &Bot,
        ask: &Ask<'_>,
        options: &Options<'_>,
        focused: Focused<'_>,
    ) -> Result<Vec<Choice>, Failure> {
        if focused.option == GAME.name {
            return pick::choices(bot, ask, self.wanted(), focused).await;
        }
        let game = self.game(bot, ask, options).await?;
        let draft = draft(ask, &game)?;
        let squares = draft.iter().map(|(square, orientation)| Choice {
            label: wording::placed_label(ask.words, square, orientation.top()),
            value: square.to_string(),
        });
        let choices: Vec<_> = match focused.option {
            "facing" => {
                let top = options
                    .text("block")
                    .and_then(|block| draft.get(block.parse().ok()?))
                    .map(|block| block.top());
                let faces = Face::ALL
                    .into_iter()
                    .filter(|face| top.is_none_or(|top| *face != top && *face != top.opposite()));
                faces
                    .map(|face| Choice {
                        label: wording::face_name(ask.words, face),
                        value: face.letter().to_string(),
                    })
                    .collect()
            }
            _ => squares.collect(),
        };
        Ok(choices
            .into_iter()
            .filter(|choice| choice.follows(focused.typed))
            .collect())
    }
}

fn draft(ask: &Ask<'_>, game: &Game) -> Result<Placing, Failure> {
    let due = game
        .placing(ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    Ok(due.draft.clone())
}

/// The draft with the block moved and turned as the options say, and the square of that block.
fn change(
    ask: &Ask<'_>,
    options: &Options<'_>,
    draft: &Placing,
) -> Result<(Placing, Option<Square>), Failure> {
    let Some(block) = options.text("block") else {
        // Which one is meant must not be guessed: with `done`, it would be for good.
        return match options.text("square").or(options.text("facing")) {
            Some(_) => Err(ask.reply("place-which-block", &[]).into()),
            None => Ok((draft.clone(), None)),
        };
    };
    let from = square(ask, block)?;
    let to = options
        .text("square")
        .map_or(Ok(from), |typed| square(ask, typed))?;
    let not_there =
        |square: Square| ask.reply("place-not-there", &[("square", square.to_string().into())]);
    draft.get(from).ok_or_else(|| not_there(from))?;
    let mut changed = draft.swap(from, to).ok_or_else(|| not_there(to))?;
    if let Some(facing) = options.text("facing") {
        changed = face(ask, facing)
            .and_then(|face| facing_north(&changed, to, face))
            .ok_or_else(|| ask.reply("place-not-facing", &[("square", to.to_string().into())]))?;
    }
    Ok((changed, Some(to)))
}

/// The face that was typed, by its letter or by its name.
fn face(ask: &Ask<'_>, typed: &str) -> Option<Face> {
    let typed = typed.to_lowercase();
    Face::ALL.into_iter().find(|face| {
        typed == face.letter().to_lowercase().to_string()
            || typed == wording::face_name(ask.words, *face).to_lowercase()
    })
}

/// The placing with the block there turned until this face looks north.
fn facing_north(placing: &Placing, square: Square, face: Face) -> Option<Placing> {
    let mut placing = placing.clone();
    for _ in Direction::ALL {
        if placing.get(square)?.north() == face {
            return Some(placing);
        }
        placing = placing.turn(square)?;
    }
    None
}
