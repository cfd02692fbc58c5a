//! Which game a command means: the one it names, or the only one that it can mean.

use super::ask::{Ask, Options};
use super::commands::{Choice, Focused};
use super::error::Failure;
use super::{Bot, looking};
use crate::game::{Game, Stage};

/// What a command wants of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// That it be a challenge to the person who asks.
    ChallengeToMe,
    /// That it be that person's own challenge.
    MyChallenge,
    /// That the person have blocks to place.
    Placing,
    /// That it be the person's turn.
    MyTurn,
    /// That it be under way.
    UnderWay,
    /// Nothing more than that the person be in it.
    Any,
}

impl Wanted {
    fn fits(self, game: &Game, ask: &Ask<'_>) -> bool {
        let challenged = matches!(game.stage, Stage::Challenged);
        match self {
            Self::ChallengeToMe => challenged && game.opponent == ask.by,
            Self::MyChallenge => challenged && game.challenger == ask.by,
            Self::Placing => game.placing(ask.by).is_ok(),
            Self::MyTurn => game.playing(ask.by).is_ok(),
            Self::UnderWay => !challenged,
            Self::Any => true,
        }
    }

    fn none(self) -> &'static str {
        match self {
            Self::ChallengeToMe => "none-challenge-to-me",
            Self::MyChallenge => "none-my-challenge",
            Self::Placing | Self::MyTurn | Self::UnderWay | Self::Any => "games-none",
        }
    }
}

/// The game that a command means.
///
/// # Errors
///
/// None is meant, several could be, or the one that is named is not of this server.
pub async fn one(
    bot: &Bot,
    ask: &Ask<'_>,
    options: &Options<'_>,
    wanted: Wanted,
) -> Result<Game, Failure> {
    match options.game() {
        Ok(Some(game)) => return bot.game_here(ask, game).await,
        Ok(None) => {}
        Err(text) => return Err(ask.reply("no-such-game", &[("game", text.into())]).into()),
    }
    let games = bot.games_here(ask).await?;
    let mut fitting: Vec<&Game> = games.iter().filter(|game| wanted.fits(game, ask)).collect();
    let challenges = matches!(wanted, Wanted::ChallengeToMe | Wanted::MyChallenge);
    if fitting.is_empty() && !challenges {
        // The game itself says best why it is not the time, so a game that does not fit is meant before none.
        fitting = games
            .iter()
            .filter(|game| Wanted::UnderWay.fits(game, ask))
            .collect();
    }
    // A game in this channel is meant before one elsewhere.
    if fitting
        .iter()
        .filter(|game| game.venue.channel == ask.channel)
        .count()
        == 1
    {
        fitting.retain(|game| game.venue.channel == ask.channel);
    }
    match fitting.as_slice() {
        [] => Err(ask.reply(wanted.none(), &[]).into()),
        [game] => Ok((*game).clone()),
        several => {
            let several: Vec<Game> = several.iter().map(|game| (*game).clone()).collect();
            Err(looking::which(bot, ask, &several).await?.into())
        }
    }
}

/// The games that a command could mean, for an autocomplete.
pub async fn choices(
    bot: &Bot,
    ask: &Ask<'_>,
    wanted: Wanted,
    focused: Focused<'_>,
) -> Result<Vec<Choice>, Failure> {
    let games: Vec<Game> = bot
        .games_here(ask)
        .await?
        .into_iter()
        .filter(|game| wanted.fits(game, ask))
        .collect();
    let labels = bot.labels(ask, &games).await?;
    let choices = labels.into_iter().map(|(game, label)| Choice {
        label,
        value: game.to_string(),
    });
    Ok(choices
        .filter(|choice| choice.follows(focused.typed))
        .collect())
}
