//! `/deblockle challenge`: invites a person to a game, or anybody.

use std::str::FromStr;

use async_trait::async_trait;

use super::{Command, OptionKind, OptionSpec};
use crate::discord::Bot;
use crate::discord::ask::{Ask, Options, Person};
use crate::discord::error::{Failure, quoted};
use crate::discord::reply::Reply;
use crate::discord::{server, wording};
use crate::game::{First, SettingUp, Terms, Venue};
use crate::rules::{BySide, MAX_BLOCKS, Ruleset, SetupError, StartingSquares};
use crate::service::ServerSettings;

/// The names of the paces that are offered.
pub const PACES: &[&str] = &[
    "12h",
    "1d",
    "2d",
    "3d",
    "5d",
    "7d",
    "14d",
    "3d-12h-7d",
    "7d-1d-14d",
    "14d-1d-21d",
    "none",
];

/// Invites a person to a game, or anybody.
pub struct Challenge;

#[async_trait]
impl Command for Challenge {
    fn name(&self) -> &'static str {
        "challenge"
    }

    fn options(&self) -> &'static [OptionSpec] {
        const BLOCKS: OptionKind = OptionKind::Number(1, MAX_BLOCKS as u8);
        const {
            &[
                OptionSpec::optional("opponent", OptionKind::Person),
                OptionSpec::optional("blocks", BLOCKS),
                OptionSpec::optional("opponent_blocks", BLOCKS),
                OptionSpec::optional("side_by_side", OptionKind::YesNo),
                OptionSpec::optional("first", OptionKind::OneOf(&["me", "opponent", "lot"])),
                OptionSpec::optional("squares", OptionKind::Text),
                OptionSpec::optional("set_up", OptionKind::OneOf(&["place", "lot"])),
                OptionSpec::optional("pace", OptionKind::OneOf(PACES)),
                OptionSpec::optional("time_out", OptionKind::OneOf(&["loss", "claim"])),
                server::PLACE,
            ]
        }
    }

    async fn run(&self, bot: &Bot, ask: &Ask<'_>, options: &Options<'_>) -> Result<Reply, Failure> {
        let opponent = options.person("opponent");
        let settings = bot.service.server(ask.server.unwrap_or_default()).await?;
        server::check_challenge(ask, &settings)?;
        let venue = venue(ask, opponent.as_ref())?;
        let terms = terms(ask, options, &settings)?;
        let mut people = vec![(ask.by, ask.name.as_str())];
        people.extend(
            opponent
                .iter()
                .map(|person| (person.id, person.name.as_str())),
        );
        bot.service.met(&people).await?;
        let opponent = opponent.as_ref().map(|person| person.id);
        let done = bot
            .service
            .challenge(ask.asked(None), opponent, venue, terms)
            .await?;
        let game = ("game", done.game.id.to_string().into());
        let reply = match opponent {
            Some(opponent) => {
                let opponent = ("opponent", wording::mention(ask.words, opponent).into());
                ask.reply("challenge-sent", &[game, opponent])
            }
            None => ask.reply("challenge-open-sent", &[game]),
        };
        Ok(match server::no_thread(ask, &settings, options) {
            Some(why) => reply.followed_by(&why),
            None => reply,
        })
    }
}

/// Where the game will be played, if the person can be challenged there.
fn venue(ask: &Ask<'_>, opponent: Option<&Person>) -> Result<Venue, Failure> {
    let server = ask
        .server
        .ok_or_else(|| ask.reply("challenge-not-here", &[]))?;
    if let Some(opponent) = opponent {
        let whom = [("opponent", wording::mention(ask.words, opponent.id).into())];
        if opponent.bot {
            return Err(ask.reply("challenge-bot", &whom).into());
        }
        if !opponent.present {
            return Err(ask.reply("challenge-absent", &whom).into());
        }
    }
    if !ask.may_write {
        return Err(ask.reply("challenge-silent-here", &[]).into());
    }
    Ok(Venue {
        server,
        channel: ask.channel,
    })
}

fn terms(
    ask: &Ask<'_>,
    options: &Options<'_>,
    settings: &ServerSettings,
) -> Result<Terms, Failure> {
    let ruleset = Ruleset {
        no_side_by_side: options.yes("side_by_side") == Some(false),
    };
    let squares = squares(ask, options)?;
    squares
        .check(ruleset)
        .map_err(|error| bad_squares(ask, &error))?;
    let first = match options.text("first") {
        Some("me") => First::Challenger,
        Some("opponent") => First::Opponent,
        _ => First::ByLot,
    };
    let set_up = match options.text("set_up") {
        Some("lot") => SettingUp::ByLot,
        _ => SettingUp::Place,
    };
    Ok(Terms {
        ruleset,
        squares,
        first,
        set_up,
        pace: match options.text("pace") {
            None => settings.pace.unwrap_or_default(),
            chosen => named(chosen),
        },
        time_out: named(options.text("time_out")),
        place: server::place(ask, settings, options),
    })
}

/// What was chosen, or what is usual.
fn named<T: FromStr + Default>(chosen: Option<&str>) -> T {
    chosen
        .and_then(|chosen| chosen.parse().ok())
        .unwrap_or_default()
}

/// The starting squares, as if the challenger were Gold.
fn squares(ask: &Ask<'_>, options: &Options<'_>) -> Result<StartingSquares, Failure> {
    let count = |name| {
        options
            .number(name)
            .and_then(|blocks| u8::try_from(blocks).ok())
    };
    let mine = count("blocks");
    let theirs = count("opponent_blocks").or(mine);
    let Some(text) = options.text("squares") else {
        let blocks = BySide::new(
            mine.unwrap_or(MAX_BLOCKS as u8),
            theirs.unwrap_or(MAX_BLOCKS as u8),
        );
        return StartingSquares::standard(blocks).map_err(|error| bad_squares(ask, &error).into());
    };
    let squares: StartingSquares = text
        .parse()
        .map_err(|_| ask.reply("unreadable-squares", &[("typed", quoted(text).into())]))?;
    let blocks = squares.blocks();
    // The squares tell the numbers by themselves, so numbers that say otherwise are a slip.
    if mine.is_some_and(|mine| mine != blocks.gold)
        || theirs.is_some_and(|theirs| theirs != blocks.blue)
    {
        let args = [
            ("challenger", blocks.gold.into()),
            ("opponent", blocks.blue.into()),
        ];
        return Err(ask.reply("squares-other-number", &args).into());
    }
    Ok(squares)
}

fn bad_squares(ask: &Ask<'_>, error: &SetupError) -> Reply {
    match error {
        SetupError::OnStar(square) => {
            ask.reply("squares-star", &[("square", square.to_string().into())])
        }
        SetupError::SquareTwice(square) => {
            ask.reply("squares-twice", &[("square", square.to_string().into())])
        }
        SetupError::SideBySide(square) => ask.reply(
            "squares-side-by-side",
            &[("square", square.to_string().into())],
        ),
        _ => ask.reply("squares-number", &[("most", MAX_BLOCKS.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Pace, TimeOut};

    #[test]
    fn every_pace_is_offered_and_three_days_are_usual() {
        let names: Vec<String> = Pace::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(names, PACES);
        assert_eq!(named::<Pace>(None).to_string(), "3d");
        assert_eq!(named::<Pace>(Some("7d-1d-14d")), Pace::ALL[8]);
        assert_eq!(named::<TimeOut>(Some("claim")), TimeOut::Claim);
    }
}
