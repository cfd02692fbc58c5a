//! What a person looks at in private: a board, the list of games, what else can be done.

use super::ask::Ask;
use super::components::{CustomId, compose, games, invitation, placing, resigning, rules};
use super::composer::{self, Step};
use super::error::Failure;
use super::reply::{Button, MenuOption, Reply, Style, limits};
use super::{Bot, clocks, leaving, offering, planning, ranking, view, wording};
use crate::game::{Game, GameId, Stage};
use crate::service::{Fate, Way};

/// A game as `ask.by` sees it, with what that person can do now.
pub async fn board(bot: &Bot, ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    // One's own half-made turn is shown to oneself alone.
    if let Ok(play) = game.playing(ask.by)
        && play.pending().is_some()
    {
        return Ok(composer::show(ask.words, game, play, Step::first(play)));
    }
    let game = &looked_after(bot, ask, game).await?;
    let reply = view::public(ask.words, game).without_buttons();
    let mut reply = ranking::with_gains(bot, ask.words, game, reply).await;
    if let Some(fate) = told_opponent(bot, ask, game).await? {
        reply = reply.followed_by(&fate);
    }
    reply = planning::with_ended(ask.words, game, ask.by, reply);
    let mut buttons = Vec::new();
    buttons.extend(planning::button(ask.words, game, ask.by));
    if game.playing(ask.by).is_ok() {
        let id = CustomId::new(&compose::Open, game.id, game.turn_number(), "");
        buttons.push(Button::new(id, ask.say("button-make-a-turn")).styled(Style::Primary));
    }
    if game.placing(ask.by).is_ok() {
        buttons.push(
            Button::new(
                CustomId::new(&placing::Open, game.id, 0, ""),
                ask.say("button-place"),
            )
            .styled(Style::Primary),
        );
    }
    if matches!(game.stage, Stage::Challenged)
        && (game.opponent == Some(ask.by)
            || game.is_open_to(ask.by) && game.venue.channel == ask.channel)
    {
        buttons.push(
            Button::new(
                CustomId::new(&invitation::Accept, game.id, 0, ""),
                ask.say("button-accept"),
            )
            .styled(Style::Success),
        );
    }
    if matches!(game.stage, Stage::Challenged) && game.opponent == Some(ask.by) {
        buttons.push(Button::new(
            CustomId::new(&invitation::Decline, game.id, 0, ""),
            ask.say("button-decline"),
        ));
    }
    if matches!(game.stage, Stage::Challenged) && game.challenger == ask.by {
        buttons.push(Button::new(
            CustomId::new(&invitation::Withdraw, game.id, 0, ""),
            ask.say("button-withdraw"),
        ));
    }
    if let Some(late) = clocks::waits(game, ask.by)
        && game.is_time_up(late)
    {
        buttons.push(super::absence::claim_button(game, ask.say("button-claim")));
    }
    buttons.extend(leaving::button(ask, game));
    buttons.extend(
        bot.link(game, ask.by)
            .await?
            .map(|url| Button::link(url, ask.say("button-public-board"))),
    );
    Ok(offering::with_answers(
        reply.with_buttons(buttons),
        ask.words,
        game,
        ask.by,
    ))
}

/// For whoever waits: the game, after a look whether the opponent is still there.
async fn looked_after(bot: &Bot, ask: &Ask<'_>, game: &Game) -> Result<Game, Failure> {
    if let Some(opponent) = game.opponent_of(ask.by)
        && game.is_under_way()
        && game.waits_for(opponent)
        && bot.look_for(opponent, game).await?
    {
        return Ok(bot.service.game(game.id).await?);
    }
    Ok(game.clone())
}

/// For whoever waits: whether the opponent has been told that it is their turn.
async fn told_opponent(bot: &Bot, ask: &Ask<'_>, game: &Game) -> Result<Option<String>, Failure> {
    let Some(opponent) = game.opponent_of(ask.by) else {
        return Ok(None);
    };
    if !game.waits_for(opponent) {
        return Ok(None);
    }
    let Some(notice) = bot.service.notice(game.id, opponent).await? else {
        return Ok(None);
    };
    let chosen = bot.service.reach(opponent).await?.way;
    let (key, at) = match notice.fate {
        Fate::Told {
            at,
            way: Way::Message,
        } => ("fate-message", at),
        Fate::Told { at, .. } if chosen == Way::Message => ("fate-instead", at),
        Fate::Told { at, .. } => ("fate-mention", at),
        Fate::Failed => ("fate-failed", notice.created_at),
        Fate::Waiting | Fate::Seen => return Ok(None),
    };
    let args = [
        ("opponent", wording::mention(ask.words, opponent).into()),
        ("when", wording::relative(at.secs()).into()),
    ];
    Ok(Some(ask.say_with(key, &args)))
}

/// The menu from which one of several games is chosen.
pub async fn which(bot: &Bot, ask: &Ask<'_>, games: &[Game]) -> Result<Reply, Failure> {
    let labels = bot.labels(ask, games).await?;
    Ok(ask
        .reply("which-game", &[])
        .with_menu(menu_id(), ask.say("games-menu"), options(&labels)))
}

/// The menu whose choice is shown as a board.
pub fn menu_id() -> CustomId {
    CustomId::new(&games::Board, GameId(0), 0, "")
}

/// The games as the lines of such a menu, as far as there is room.
pub fn options(labels: &[(GameId, String)]) -> Vec<MenuOption> {
    labels
        .iter()
        .take(limits::OPTIONS)
        .map(|(game, label)| MenuOption::new(game.to_string(), label.as_str()))
        .collect()
}

/// What else can be done with a game.
pub fn more(ask: &Ask<'_>, game: &Game) -> Reply {
    let seen = game.turn_number();
    let mut buttons = vec![
        Button::new(
            CustomId::new(&games::Board, game.id, seen, ""),
            ask.say("button-board"),
        ),
        Button::new(
            CustomId::new(&games::List, game.id, seen, ""),
            ask.say("button-games"),
        ),
        Button::new(
            CustomId::new(&rules::Page, game.id, seen, 0),
            ask.say("button-rules"),
        ),
        Button::new(
            CustomId::new(&rules::Help, game.id, seen, ""),
            ask.say("button-help"),
        ),
    ];
    if game.side_of(ask.by).is_some() && !game.is_over() {
        buttons.push(
            Button::new(
                CustomId::new(&resigning::Resign, game.id, seen, ""),
                ask.say(match game.has_hardly_begun() {
                    true => "button-call-off",
                    false => "button-resign",
                }),
            )
            .styled(Style::Danger),
        );
    }
    ask.reply("more-message", &[("game", game.id.to_string().into())])
        .with_buttons(buttons)
        .with_buttons(
            super::absence::buttons(ask, game)
                .into_iter()
                .chain(planning::button(ask.words, game, ask.by)),
        )
}

/// Asks whether a player means to resign, naming the opponent; or to call the game off, as long as nobody can lose it.
pub fn ask_to_resign(ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    game.resigning(ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    let opponent = game
        .opponent_of(ask.by)
        .map(|user| wording::mention(ask.words, user))
        .unwrap_or_default();
    let seen = game.turn_number();
    let (question, yes, rest) = match game.has_hardly_begun() {
        true => (
            "call-off-really",
            "button-really-call-off",
            resigning::UNBEGUN,
        ),
        false => ("resign-really", "button-really-resign", ""),
    };
    Ok(ask
        .reply(
            question,
            &[
                ("game", game.id.to_string().into()),
                ("opponent", opponent.into()),
            ],
        )
        .with_buttons([
            Button::new(
                CustomId::new(&resigning::ReallyResign, game.id, seen, rest),
                ask.say(yes),
            )
            .styled(Style::Danger),
            Button::new(
                CustomId::new(&games::Board, game.id, seen, ""),
                ask.say("button-play-on"),
            ),
        ]))
}
