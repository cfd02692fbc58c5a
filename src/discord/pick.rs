//! Which game a command means: the one it names, or the only one that it can mean.

use super::ask::{Ask, Options};
use super::commands::{Choice, Focused};
use super::error::{Failure, quoted};
use super::{Bot, clocks, looking};
use crate::game::{Game, GameId, Offer, Stage};

/// What a command wants of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// That it be a challenge to the person who asks.
    ChallengeToMe,
    /// That the person may accept it: a challenge to that person, or one to anybody in this channel.
    ToAccept,
    /// That it be that person's own challenge.
    MyChallenge,
    /// That the person have blocks to place.
    Placing,
    /// That it be the person's turn.
    MyTurn,
    /// That the person have tipped a block, which must hop now.
    MyHop,
    /// That the person wait for the opponent's turn, and can plan an answer.
    MyPlan,
    /// That the person may claim the win.
    MyClaim,
    /// That the person may offer this, or answer it.
    Offer(Offer),
    /// That it be under way.
    UnderWay,
    /// Nothing more than that the person be in it.
    Any,
}

impl Wanted {
    fn fits(self, game: &Game, ask: &Ask<'_>) -> bool {
        let challenged = matches!(game.stage, Stage::Challenged);
        match self {
            Self::ChallengeToMe => challenged && game.opponent == Some(ask.by),
            Self::ToAccept => {
                Self::ChallengeToMe.fits(game, ask)
                    || game.is_open_to(ask.by) && game.venue.channel == ask.channel
            }
            Self::MyChallenge => challenged && game.challenger == ask.by,
            Self::Placing => game.placing(ask.by).is_ok(),
            Self::MyTurn => game.playing(ask.by).is_ok(),
            Self::MyHop => game
                .playing(ask.by)
                .is_ok_and(|play| play.pending().is_some()),
            Self::MyPlan => game.planning(ask.by).is_ok(),
            Self::MyClaim => clocks::waits(game, ask.by).is_some_and(|late| game.is_time_up(late)),
            Self::Offer(offer) => {
                game.offering(ask.by, offer).is_ok() || game.answering(ask.by, offer).is_ok()
            }
            Self::UnderWay => !challenged,
            Self::Any => true,
        }
    }

    /// What is meant if no game is as wanted: the game itself says best why it is not the time.
    fn otherwise(self) -> Option<Self> {
        match self {
            Self::MyHop => Some(Self::MyTurn),
            Self::MyTurn | Self::MyPlan | Self::Placing | Self::MyClaim | Self::Offer(_) => {
                Some(Self::UnderWay)
            }
            Self::ChallengeToMe
            | Self::ToAccept
            | Self::MyChallenge
            | Self::UnderWay
            | Self::Any => None,
        }
    }

    /// The games that can be meant among these.
    fn among<'a>(self, games: &[&'a Game], ask: &Ask<'_>) -> Vec<&'a Game> {
        let fitting: Vec<_> = games
            .iter()
            .copied()
            .filter(|game| self.fits(game, ask))
            .collect();
        match self.otherwise() {
            Some(otherwise) if fitting.is_empty() => otherwise.among(games, ask),
            _ => fitting,
        }
    }

    /// The games among which one is looked for.
    async fn candidates(self, bot: &Bot, ask: &Ask<'_>) -> Result<Vec<Game>, Failure> {
        let mut games = bot.games_here(ask).await?;
        if self == Self::ToAccept {
            games.extend(bot.service.open_to(ask.by, ask.channel).await?);
        }
        Ok(games)
    }

    fn none(self) -> &'static str {
        match self {
            Self::ChallengeToMe | Self::ToAccept => "none-challenge-to-me",
            Self::MyChallenge => "none-my-challenge",
            Self::Placing
            | Self::MyTurn
            | Self::MyHop
            | Self::MyPlan
            | Self::MyClaim
            | Self::Offer(_)
            | Self::UnderWay
            | Self::Any => "games-none",
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
        Err(text) => {
            return Err(ask
                .reply("no-such-game", &[("game", quoted(text).into())])
                .into());
        }
    }
    let games = wanted.candidates(bot, ask).await?;
    let all: Vec<&Game> = games.iter().collect();
    let here: Vec<&Game> = games
        .iter()
        .filter(|game| game.venue.channel == ask.channel)
        .collect();
    // A game in this channel is meant before one elsewhere: who types a turn under a board that waits for the opponent must not have
    // it played on another board.
    let mut fitting = wanted.among(&here, ask);
    if fitting.is_empty() {
        fitting = wanted.among(&all, ask);
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
    let games: Vec<Game> = wanted
        .candidates(bot, ask)
        .await?
        .into_iter()
        .filter(|game| wanted.fits(game, ask))
        .collect();
    let labels = bot.labels(ask, &games).await?;
    Ok(labelled(labels, focused))
}

/// The games with these labels that go on from what has been typed.
pub fn labelled(games: Vec<(GameId, String)>, focused: Focused<'_>) -> Vec<Choice> {
    let choices = games.into_iter().map(|(game, label)| Choice {
        label,
        value: game.to_string(),
    });
    choices
        .filter(|choice| choice.follows(focused.typed))
        .collect()
}
