//! What two players offer each other: on the board, in private, and in the news.

use super::ask::{Ask, Options};
use super::commands::ANSWER;
use super::components::{Component, CustomId, games, offering, resigning};
use super::error::Failure;
use super::reply::{Button, Reply, Style};
use super::wording::{mention, player};
use super::{Bot, absence, clocks, view};
use crate::game::{Game, GameId, Offer, Play, UserId};
use crate::locale::{Value, Words};
use crate::rules::Side;

/// What there is to say of offers below a board, a line each.
pub fn lines(words: Words<'_>, game: &Game) -> Vec<String> {
    let turn = game.play().and_then(Play::last_turn);
    let turn = turn.map(|(_, turn)| turn.to_string()).unwrap_or_default();
    let line = |key: &str, side: Side| {
        words.say_with(
            key,
            &[
                ("player", player(words, game, side).into()),
                ("opponent", player(words, game, !side).into()),
                ("turn", turn.as_str().into()),
            ],
        )
    };
    let mut lines = Vec::new();
    if let Some(side) = game.taken_back() {
        lines.push(line("board-taken-back", side));
    }
    if game.is_draw_claimable() {
        lines.push(words.say("board-draw-claimable"));
    }
    for offer in Offer::ALL {
        let (offered, declined) = match offer {
            Offer::TakeBack => ("board-take-back-offered", "board-take-back-declined"),
            Offer::Draw => ("board-draw-offered", "board-draw-declined"),
        };
        lines.extend(game.offered(offer).map(|side| line(offered, side)));
        lines.extend(game.declined(offer).map(|side| line(declined, side)));
    }
    lines
}

/// The buttons that answer these offers, a row for each.
pub fn answers(
    words: Words<'_>,
    game: &Game,
    offers: impl IntoIterator<Item = Offer>,
) -> impl Iterator<Item = [Button; 2]> {
    let seen = game.turn_number();
    offers.into_iter().map(move |offer| {
        let (accept, decline) = match offer {
            Offer::TakeBack => ("button-accept-take-back", "button-decline-take-back"),
            Offer::Draw => ("button-accept-draw", "button-decline-draw"),
        };
        let id = |kind| CustomId::new(kind, game.id, seen, offer.name());
        [
            Button::new(id(&offering::Accept), words.say(accept)).styled(Style::Success),
            Button::new(id(&offering::Decline), words.say(decline)),
        ]
    })
}

/// The buttons by which whoever sees the public board answers: of all offers that wait.
pub fn public_answers(words: Words<'_>, game: &Game) -> impl Iterator<Item = [Button; 2]> {
    let open = Offer::ALL
        .into_iter()
        .filter(|&offer| game.offered(offer).is_some());
    answers(words, game, open)
}

/// The same reply with the buttons that answer what this person is offered.
pub fn with_answers(reply: Reply, words: Words<'_>, game: &Game, user: UserId) -> Reply {
    answers(words, game, game.offered_to(user))
        .fold(reply, |reply, buttons| reply.with_buttons(buttons))
}

/// The button that claims a draw, where that can be done.
pub fn claim_button(words: Words<'_>, game: &Game) -> Option<Button> {
    let id = CustomId::new(&offering::ClaimDraw, game.id, game.turn_number(), "");
    let claimable = game.is_draw_claimable();
    claimable.then(|| Button::new(id, words.say("button-claim-draw")))
}

/// What a player is to hear of offers, in a sentence each.
pub fn news(words: Words<'_>, game: &Game, person: UserId) -> Vec<String> {
    let opponent = game
        .opponent_of(person)
        .map(|user| mention(words, user))
        .unwrap_or_default();
    let say = |key| words.say_with(key, &[("opponent", opponent.as_str().into())]);
    let offered = game.offered_to(person).map(|offer| match offer {
        Offer::TakeBack => say("notice-take-back-offered"),
        Offer::Draw => say("notice-draw-offered"),
    });
    let by_other = |side: Option<Side>| side.is_some() && side != game.side_of(person);
    let declined = Offer::ALL
        .into_iter()
        .filter(|&offer| by_other(game.declined(offer)))
        .map(|offer| match offer {
            Offer::TakeBack => say("notice-take-back-declined"),
            Offer::Draw => say("notice-draw-declined"),
        });
    let taken_back = game
        .taken_back()
        .filter(|&side| game.side_of(person) == Some(side));
    let taken_back = taken_back.map(|_| say("notice-taken-back"));
    taken_back
        .into_iter()
        .chain(offered)
        .chain(declined)
        .collect()
}

/// `Offer…`: what a player may offer now, and only that.
pub fn panel(ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    game.resigning(ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    let seen = game.turn_number();
    let possible = Offer::ALL
        .into_iter()
        .filter(|&offer| game.offering(ask.by, offer).is_ok());
    let make = possible.map(|offer| {
        let key = match offer {
            Offer::TakeBack => "button-ask-take-back",
            Offer::Draw => "button-offer-draw",
        };
        let id = CustomId::new(&offering::Make, game.id, seen, offer.name());
        Button::new(id, ask.say(key))
    });
    let offers: Vec<_> = make.chain(claim_button(ask.words, game)).collect();
    let resign = match game.has_hardly_begun() {
        true => "button-call-off",
        false => "button-resign",
    };
    let id = CustomId::new(&resigning::Resign, game.id, seen, "");
    let resign = Button::new(id, ask.say(resign)).styled(Style::Danger);
    let mut reply = ask.reply("offer-message", &about(ask, game));
    for line in lines(ask.words, game) {
        reply = reply.followed_by(&line);
    }
    let reply = with_answers(reply, ask.words, game, ask.by).with_buttons(offers);
    let others = absence::buttons(ask, game).into_iter().chain([resign]);
    Ok(reply.with_buttons(others))
}

/// Does what a command asks for: answers the other's offer if there is one, or if it says so; else makes it.
pub async fn by_command(
    bot: &Bot,
    ask: &Ask<'_>,
    options: &Options<'_>,
    game: &Game,
    offer: Offer,
) -> Result<Reply, Failure> {
    let waits = game.answering(ask.by, offer).is_ok();
    match options.text(ANSWER.name) {
        Some("decline") => decline(bot, ask, game.id, None, offer).await,
        None if !waits => make(bot, ask, game.id, None, offer).await,
        _ => accept(bot, ask, game, None, offer).await,
    }
}

/// Makes an offer.
pub async fn make(
    bot: &Bot,
    ask: &Ask<'_>,
    game: GameId,
    seen: Option<u32>,
    offer: Offer,
) -> Result<Reply, Failure> {
    let done = bot.service.offer(game, ask.asked(seen), offer).await?;
    let key = match offer {
        Offer::TakeBack => "take-back-asked",
        Offer::Draw => "draw-offered",
    };
    Ok(ask.reply(key, &about(ask, &done.game)))
}

/// Accepts an offer. A draw is asked once more, because it cannot be undone.
pub async fn accept(
    bot: &Bot,
    ask: &Ask<'_>,
    game: &Game,
    seen: Option<u32>,
    offer: Offer,
) -> Result<Reply, Failure> {
    if offer == Offer::Draw {
        game.answering(ask.by, offer)
            .map_err(|refusal| Failure::refused(refusal, game))?;
        return Ok(really(ask, game, "draw-really", &offering::ReallyDraw));
    }
    let asked = ask.asked(seen);
    let done = bot.service.accept_offer(game.id, asked, offer).await?;
    Ok(ask.reply("take-back-accepted", &about(ask, &done.game)))
}

/// Declines an offer.
pub async fn decline(
    bot: &Bot,
    ask: &Ask<'_>,
    game: GameId,
    seen: Option<u32>,
    offer: Offer,
) -> Result<Reply, Failure> {
    let asked = ask.asked(seen);
    let done = bot.service.decline_offer(game, asked, offer).await?;
    let key = match offer {
        Offer::TakeBack => "take-back-declined",
        Offer::Draw => "draw-declined",
    };
    Ok(ask.reply(key, &about(ask, &done.game)))
}

/// Asks whether a player means to claim a draw.
pub fn ask_to_claim(ask: &Ask<'_>, game: &Game) -> Result<Reply, Failure> {
    game.claiming_draw(ask.by)
        .map_err(|refusal| Failure::refused(refusal, game))?;
    let claim = &offering::ReallyClaimDraw;
    Ok(really(ask, game, "claim-draw-really", claim))
}

/// How a game has just ended, for the one who ended it.
pub fn ended(ask: &Ask<'_>, game: &Game) -> Reply {
    let result = game
        .ending()
        .map(|ending| view::result(ask.words, game, &ending));
    Reply::text(result.unwrap_or_default())
}

fn really(ask: &Ask<'_>, game: &Game, key: &str, kind: &dyn Component) -> Reply {
    let seen = game.turn_number();
    let yes = CustomId::new(kind, game.id, seen, "");
    let no = CustomId::new(&games::Board, game.id, seen, "");
    ask.reply(key, &about(ask, game)).with_buttons([
        Button::new(yes, ask.say("button-really-draw")).styled(Style::Danger),
        Button::new(no, ask.say("button-play-on")),
    ])
}

fn about(ask: &Ask<'_>, game: &Game) -> [(&'static str, Value<'static>); 2] {
    [
        ("game", game.id.to_string().into()),
        ("opponent", clocks::opponent(ask.words, game, ask.by).into()),
    ]
}
