//! Failures as words for the person: what is the matter, and what to do instead.

use serenity::http::{HttpError, StatusCode};

use super::ask::Ask;
use super::components::{CustomId, compose, games, placing, rules};
use super::composer::{self, Step};
use super::reply::{Button, Reply, Style, shortened};
use super::{Bot, clocks, invitation, offering, planning, view, watching, wording};
use crate::game::{Ending, Game, GameId, Offer, Refusal, Victory};
use crate::rules::{Illegal, IllegalTurn, PlacingError, Square};
use crate::service::ServiceError;

/// Why a request had no effect.
#[derive(Debug)]
pub enum Failure {
    /// The service did not do it.
    Service(Box<ServiceError>),
    /// What was typed cannot be read or done; the reply says why.
    Refused(Box<Reply>),
    /// A button or command that this version of the bot does not know.
    UnknownButton,
    /// The same, under a message of a game that may be spoken of here.
    OutdatedButton(Box<Game>),
    /// The game is played in another server.
    Elsewhere,
}

impl Failure {
    /// A refusal of the game itself.
    pub fn refused(refusal: Refusal, game: &Game) -> Self {
        ServiceError::Refused {
            refusal,
            game: Box::new(game.clone()),
        }
        .into()
    }
}

impl From<ServiceError> for Failure {
    fn from(error: ServiceError) -> Self {
        Self::Service(Box::new(error))
    }
}

impl From<Reply> for Failure {
    fn from(reply: Reply) -> Self {
        Self::Refused(Box::new(reply))
    }
}

/// The failure in words, with the button for what to do instead.
pub async fn words(bot: &Bot, ask: &Ask<'_>, failure: Failure) -> Reply {
    let reply = match failure {
        Failure::Refused(reply) => *reply,
        Failure::UnknownButton => ask.reply("unknown-button", &[]),
        Failure::OutdatedButton(game) => leading_on(bot, ask, "outdated-button", &game).await,
        Failure::Elsewhere => ask.reply("elsewhere", &[]),
        Failure::Service(error) => service_words(bot, ask, *error).await,
    };
    // Nothing is a dead end.
    reply.or_buttons([games_button(ask), help_button(ask)])
}

async fn service_words(bot: &Bot, ask: &Ask<'_>, error: ServiceError) -> Reply {
    match error {
        ServiceError::Refused { refusal, game } => refusal_words(bot, ask, &refusal, &game).await,
        ServiceError::Stale { game } => leading_on(bot, ask, "stale", &game).await,
        ServiceError::Repeated { game } => leading_on(bot, ask, "repeated", &game).await,
        ServiceError::NotChallenged(refusal) => match refusal {
            Refusal::Oneself => ask.reply("challenge-yourself", &[]),
            _ => ask.reply("squares-side-by-side-at-all", &[]),
        },
        ServiceError::PendingAlready(game) => {
            let args = [("game", game.to_string().into())];
            ask.reply("challenge-pending", &args)
                .with_buttons([board_button(ask, game, 0)])
        }
        ServiceError::OpenAlready(game) => {
            let args = [("game", game.to_string().into())];
            ask.reply("challenge-open-already", &args)
                .with_buttons([invitation::withdraw_button(ask, game)])
        }
        ServiceError::TooManyChallenges(all) => {
            or_trouble(ask, invitation::too_many(bot, ask, &all).await)
        }
        ServiceError::Blocked(other) => {
            let args = [("opponent", wording::mention(ask.words, other).into())];
            ask.reply("challenge-blocked", &args)
        }
        ServiceError::Unwelcome(other) => {
            let args = [("opponent", wording::mention(ask.words, other).into())];
            ask.reply("challenge-unwelcome", &args)
        }
        ServiceError::NotToWatch(game) => match game.has(ask.by) {
            true => leading_on(bot, ask, "watching-own", &game).await,
            false => leading_on(bot, ask, "watching-nothing", &game).await,
        },
        ServiceError::TooManyWatches(all) => {
            or_trouble(ask, watching::too_many(bot, ask, &all).await)
        }
        ServiceError::NoSuchGame(game) => {
            ask.reply("no-such-game", &[("game", game.to_string().into())])
        }
        ServiceError::NoAwayTime(again) => {
            ask.reply("away-none-left", &[("again", clocks::moment(again).into())])
        }
        ServiceError::NoTimeLeft(game) => ask
            .reply("quiet-no-time-left", &[("game", game.to_string().into())])
            .with_buttons([board_button(ask, game, 0)]),
        ServiceError::Busy => ask.reply("busy", &[]),
        ServiceError::Store(error) => {
            tracing::error!(%error, user.id = ask.by.0, "the database failed");
            ask.reply("trouble", &[])
        }
    }
}

/// A refusal that needed more of the service than it gave.
fn or_trouble(ask: &Ask<'_>, reply: Result<Reply, Failure>) -> Reply {
    reply.unwrap_or_else(|failure| {
        tracing::error!(?failure, user.id = ask.by.0, "a refusal could not be told");
        ask.reply("trouble", &[])
    })
}

async fn refusal_words(bot: &Bot, ask: &Ask<'_>, refusal: &Refusal, game: &Game) -> Reply {
    match refusal {
        Refusal::Oneself => ask.reply("challenge-yourself", &[]),
        Refusal::BadSquares(_) => ask.reply("squares-side-by-side-at-all", &[]),
        Refusal::Outsider => leading_on(bot, ask, "refusal-outsider", game).await,
        Refusal::Over(Ending::Won {
            winner,
            by: Victory::Time,
        }) if game.player(!*winner) == Some(ask.by) => {
            leading_on(bot, ask, "refusal-too-late", game).await
        }
        Refusal::TooLate(_) => leading_on(bot, ask, "refusal-too-late", game).await,
        Refusal::TimeLeft(until) => {
            let until = clocks::moment(*until);
            let line = ask.say_with("refusal-time-left", &[("until", until.into())]);
            leading_on(bot, ask, "refusal-nothing-to-claim", game)
                .await
                .followed_by(&line)
        }
        Refusal::OwnClock => leading_on(bot, ask, "refusal-own-clock", game).await,
        Refusal::NoClock => leading_on(bot, ask, "refusal-no-clock", game).await,
        Refusal::Frozen => leading_on(bot, ask, "refusal-frozen", game).await,
        Refusal::Over(ending) => {
            let result = view::result(ask.words, game, ending);
            leading_on(bot, ask, "refusal-over", game)
                .await
                .under(&result)
        }
        Refusal::NotAChallenge => leading_on(bot, ask, "refusal-not-a-challenge", game).await,
        Refusal::Lapsed => leading_on(bot, ask, "refusal-lapsed", game).await,
        Refusal::NotOpponent => leading_on(bot, ask, "refusal-not-opponent", game).await,
        Refusal::Taken => leading_on(bot, ask, "refusal-taken", game).await,
        Refusal::OwnChallenge => ask
            .reply(
                "refusal-own-challenge",
                &[("game", game.id.to_string().into())],
            )
            .with_buttons([invitation::withdraw_button(ask, game.id)]),
        Refusal::NotGone => leading_on(bot, ask, "refusal-not-gone", game).await,
        Refusal::NotChallenger => leading_on(bot, ask, "refusal-not-challenger", game).await,
        Refusal::NotStarted => leading_on(bot, ask, "refusal-not-started", game).await,
        Refusal::NotSettingUp => leading_on(bot, ask, "refusal-not-setting-up", game).await,
        Refusal::AlreadyPlaced => leading_on(bot, ask, "refusal-already-placed", game).await,
        Refusal::NotYourTurn(_) => leading_on(bot, ask, "refusal-not-your-turn", game).await,
        Refusal::NothingToTakeBack => {
            leading_on(bot, ask, "refusal-nothing-to-take-back", game).await
        }
        Refusal::OfferedAlready(offer) => {
            let key = match offer {
                Offer::TakeBack => "refusal-take-back-asked",
                Offer::Draw => "refusal-draw-offered",
            };
            leading_on(bot, ask, key, game).await
        }
        Refusal::OfferedByOther(_) => {
            let reply = leading_on(bot, ask, "refusal-offered-by-other", game).await;
            offering::with_answers(reply, ask.words, game, ask.by)
        }
        Refusal::OfferedBefore(_) => leading_on(bot, ask, "refusal-offered-before", game).await,
        Refusal::NotOffered(offer) => {
            let key = match offer {
                Offer::TakeBack => "refusal-no-take-back-asked",
                Offer::Draw => "refusal-no-draw-offered",
            };
            leading_on(bot, ask, key, game).await
        }
        Refusal::OwnOffer(_) => leading_on(bot, ask, "refusal-own-offer", game).await,
        Refusal::NoRepetition => leading_on(bot, ask, "refusal-no-repetition", game).await,
        Refusal::NotOver => leading_on(bot, ask, "refusal-not-over", game).await,
        Refusal::NeverPlayed => leading_on(bot, ask, "refusal-never-played", game).await,
        Refusal::Rematched => leading_on(bot, ask, "refusal-rematched", game).await,
        Refusal::BadPlacing(error) => {
            let key = match error {
                PlacingError::NotTheRoll => "placing-not-the-roll",
                _ => "placing-not-the-squares",
            };
            ask.reply(key, &[]).with_buttons([place_button(ask, game)])
        }
        Refusal::AlreadyTipped(tip) | Refusal::HopDue(tip) => {
            let key = ask.say_with("refusal-hop-due", &[("tip", tip.to_string().into())]);
            composing(ask, game).under(&key)
        }
        Refusal::NothingTipped => composing(ask, game).under(&ask.say("refusal-nothing-tipped")),
        Refusal::OwnTurn => leading_on(bot, ask, "refusal-own-turn", game).await,
        Refusal::NotPlanned => planning::changed(ask, game),
        Refusal::BadPlan(wrong) => planning::wrong(ask, game, wrong),
        Refusal::Illegal(illegal) => composing(ask, game).under(&why_illegal(ask, illegal)),
    }
}

/// A refusal with what leads on: what the game waits for, if it is for this person, and the board.
async fn leading_on(bot: &Bot, ask: &Ask<'_>, key: &str, game: &Game) -> Reply {
    let opponent = game
        .opponent_of(ask.by)
        .map(|user| wording::mention(ask.words, user))
        .unwrap_or_default();
    let args = [
        ("game", game.id.to_string().into()),
        ("opponent", opponent.into()),
        (
            "challenger",
            wording::mention(ask.words, game.challenger).into(),
        ),
        ("challenged", wording::challenged(ask.words, game).into()),
    ];
    let mut buttons = Vec::new();
    let seen = game.turn_number();
    if game.playing(ask.by).is_ok() {
        let open = CustomId::new(&compose::Open, game.id, seen, "");
        buttons.push(Button::new(open, ask.say("button-make-a-turn")).styled(Style::Primary));
    }
    if game.placing(ask.by).is_ok() {
        buttons.push(place_button(ask, game));
    }
    buttons.push(board_button(ask, game.id, seen));
    match bot.link(game, ask.by).await {
        Ok(link) => {
            buttons.extend(link.map(|url| Button::link(url, ask.say("button-public-board"))))
        }
        Err(failure) => tracing::warn!(?failure, "no link to a game"),
    }
    ask.reply(key, &args).with_buttons(buttons)
}

/// The composer where the person left off, if it is that person's turn.
fn composing(ask: &Ask<'_>, game: &Game) -> Reply {
    match game.playing(ask.by) {
        Ok(play) => composer::show(ask.words, game, play, Step::first(play)),
        Err(_) => Reply::default(),
    }
}

fn board_button(ask: &Ask<'_>, game: GameId, seen: u32) -> Button {
    Button::new(
        CustomId::new(&games::Board, game, seen, ""),
        ask.say("button-board"),
    )
}

fn place_button(ask: &Ask<'_>, game: &Game) -> Button {
    let open = CustomId::new(&placing::Open, game.id, 0, "");
    Button::new(open, ask.say("button-place")).styled(Style::Primary)
}

fn help_button(ask: &Ask<'_>) -> Button {
    Button::new(
        CustomId::new(&rules::Help, GameId(0), 0, ""),
        ask.say("button-help"),
    )
}

fn games_button(ask: &Ask<'_>) -> Button {
    Button::new(
        CustomId::new(&games::List, GameId(0), 0, ""),
        ask.say("button-games"),
    )
}

/// Why the rules do not allow a turn.
pub fn why_illegal(ask: &Ask<'_>, illegal: &IllegalTurn) -> String {
    let (key, square, face) = match illegal.why {
        Illegal::GameOver => ("illegal-over", None, None),
        Illegal::Deblockled => ("illegal-deblockled", None, None),
        Illegal::HopDue(square) => ("illegal-hop-due", Some(square), None),
        Illegal::NoBlock(square) => ("illegal-no-block", Some(square), None),
        Illegal::NotYours(square) => ("illegal-not-yours", Some(square), None),
        Illegal::OffBoard => ("illegal-off-board", None, None),
        Illegal::Occupied(square) => ("illegal-occupied", Some(square), None),
        Illegal::StarSquare(square) => ("illegal-star-square", Some(square), None),
        Illegal::StarUp => ("illegal-star-up", None, None),
        Illegal::StopBesideOpponent(square) => ("illegal-stop-beside", Some(square), None),
        Illegal::NoHop(face) => ("illegal-no-hop", None, Some(face)),
        Illegal::HopMissing(face) => ("illegal-hop-missing", None, Some(face)),
        Illegal::HopTooMuch(face) => ("illegal-hop-too-much", None, Some(face)),
        Illegal::TurnEnds => ("illegal-turn-ends", None, None),
        Illegal::NotReached(square) => ("illegal-not-reached", Some(square), None),
    };
    ask.say_with(
        key,
        &[
            ("turn", illegal.turn.to_string().into()),
            (
                "square",
                square
                    .map(|square| square.to_string())
                    .unwrap_or_default()
                    .into(),
            ),
            (
                "face",
                face.map(|face| wording::face_name(ask.words, face))
                    .unwrap_or_default()
                    .into(),
            ),
            ("tip", illegal.turn.tip.to_string().into()),
            (
                "goal",
                Square::goal(illegal.position.side_to_move())
                    .to_string()
                    .into(),
            ),
        ],
    )
}

/// What was typed, as it can be shown within words: short, and unable to format or mention anything.
pub fn quoted(typed: &str) -> String {
    let plain = wording::plain(typed).replace('`', "");
    let plain = if plain.is_empty() { "…" } else { &plain };
    format!("`{}`", shortened(plain, 60))
}

/// Whether an error can be gone in a moment: Discord stumbled, or the connection did.
pub fn is_passing(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code.is_server_error()
        }
        serenity::Error::Http(HttpError::Request(_)) => true,
        _ => false,
    }
}

/// Whether Discord means it: it will answer the same to the same request.
pub fn is_refusal(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => matches!(
            response.status_code,
            StatusCode::FORBIDDEN | StatusCode::NOT_FOUND
        ),
        _ => false,
    }
}

/// An error of serenity without the address that was called, which can hold an interaction's token.
pub fn redacted(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let details: Vec<String> = response
                .error
                .errors
                .iter()
                .map(|error| format!("{}: {}", error.path, error.message))
                .collect();
            let (status, error) = (response.status_code, &response.error);
            format!(
                "{status}, code {}: {} {}",
                error.code,
                error.message,
                details.join("; ")
            )
            .trim_end()
            .to_owned()
        }
        serenity::Error::Http(HttpError::Request(error)) => {
            let kind = if error.is_timeout() {
                "timed out"
            } else {
                "failed"
            };
            format!("the request {kind}")
        }
        other => other.to_string(),
    }
}
