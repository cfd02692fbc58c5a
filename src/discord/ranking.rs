//! The leaderboard, and what a game did to its players' ratings.

use std::fmt;
use std::str::FromStr;

use super::ask::Ask;
use super::components::{CustomId, ranking};
use super::error::Failure;
use super::reply::{Button, Reply};
use super::{Bot, wording};
use crate::game::{Game, GameId, UserId};
use crate::locale::Words;
use crate::service::rating::{Filter, Leaderboard, MONTH, Place, Rating, Scope, Span, Streak};
use crate::service::{ACTIVE, ANYWHERE, Gain, moment, scope_of};

/// How many lines a page holds. With the longest names, it fits into a message.
const PAGE: usize = 10;
/// How often the list is made anew because somebody on it turned out to be gone.
const LOOKS: usize = 4;
/// The fewest wins in a row that are worth a word.
const STREAK: u32 = 2;

/// Which list is shown, and which page of it; as a button bears it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// Whether it is that of everybody everywhere, not of this server.
    pub everywhere: bool,
    /// Whether it tells of the last month, not of all time.
    pub lately: bool,
    /// The page, from 0; a higher one than the last is the last.
    pub page: usize,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bit = u8::from;
        let (everywhere, lately) = (bit(self.everywhere), bit(self.lately));
        write!(f, "{everywhere}{lately}{}", self.page)
    }
}

impl FromStr for Shown {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let bit = |digit: Option<char>| match digit {
            Some('0') => Ok(false),
            Some('1') => Ok(true),
            _ => Err(()),
        };
        let mut digits = text.chars();
        Ok(Self {
            everywhere: bit(digits.next())?,
            lately: bit(digits.next())?,
            page: digits.as_str().parse().map_err(|_| ())?,
        })
    }
}

/// A page of the list, and one's own place.
pub async fn leaderboard(bot: &Bot, ask: &Ask<'_>, shown: Shown) -> Result<Reply, Failure> {
    let server = ask.server.filter(|_| !shown.everywhere);
    let list = there(bot, server, shown).await?;
    let all: Vec<(&Place, bool)> = lines(&list).collect();
    let pages = all.len().div_ceil(PAGE).max(1);
    let page = shown.page.min(pages - 1);
    let on_page = all.chunks(PAGE).nth(page).unwrap_or_default();
    let own = all.iter().find(|(place, _)| place.person.0 == ask.by.0);
    let people: Vec<UserId> = on_page
        .iter()
        .map(|(place, _)| UserId(place.person.0))
        .collect();
    let names = bot.service.names(&people).await?;

    let mut text = vec![ask.say(match (server.is_some(), shown.lately) {
        (true, false) => "leaderboard-here",
        (true, true) => "leaderboard-here-lately",
        (false, false) => "leaderboard-everywhere",
        (false, true) => "leaderboard-everywhere-lately",
    })];
    if all.is_empty() {
        text.push(ask.say("leaderboard-empty"));
    }
    let mut provisional_before = false;
    for &(place, provisional) in on_page {
        if provisional && !provisional_before {
            text.push(ask.say("leaderboard-provisional"));
        }
        provisional_before = provisional;
        let name = wording::name(ask.words, UserId(place.person.0), &names);
        text.push(line(ask.words, place, &name, shown.lately));
    }
    text.push(match own {
        Some((place, provisional)) => {
            let key = match provisional {
                true => "leaderboard-own-provisional",
                false => "leaderboard-own",
            };
            let name = wording::unformatted(&wording::readable(ask.words, Some(&ask.name)));
            ask.say_with(
                key,
                &[("line", line(ask.words, place, &name, shown.lately).into())],
            )
        }
        None => ask.say("leaderboard-own-none"),
    });
    if pages > 1 {
        let args = [("page", (page + 1).into()), ("pages", pages.into())];
        text.push(ask.say_with("leaderboard-page", &args));
    }
    let shown = Shown { page, ..shown };
    Ok(Reply::text(text.join("\n"))
        .with_buttons(turning(ask, shown, pages))
        .with_buttons(others(ask, shown)))
}

/// The list without those who are gone, of whom Discord is asked as far as the page shows them.
async fn there(bot: &Bot, server: Option<u64>, shown: Shown) -> Result<Leaderboard, Failure> {
    let ratings = bot.service.ratings().await?;
    let now = moment(bot.service.now());
    let mut list = Leaderboard::default();
    for _ in 0..LOOKS {
        let hidden = bot.service.hidden(server).await?;
        let filter = Filter {
            scope: server.map_or(Scope::Everywhere, scope_of),
            span: match shown.lately {
                true => Span::Since(now - MONTH),
                false => Span::AllTime,
            },
            active_within: Some(ACTIVE),
            hidden: &hidden,
        };
        list = ratings.leaderboard(filter, now);
        let all: Vec<UserId> = lines(&list)
            .map(|(place, _)| UserId(place.person.0))
            .collect();
        let last = all.len().div_ceil(PAGE).max(1) - 1;
        let people = all
            .chunks(PAGE)
            .nth(shown.page.min(last))
            .unwrap_or_default();
        let place = server.unwrap_or(ANYWHERE);
        if !bot.look_for_all(people, place).await? {
            break;
        }
    }
    Ok(list)
}

/// The lines of a list, and whether they are provisional.
fn lines(list: &Leaderboard) -> impl Iterator<Item = (&Place, bool)> {
    let settled = list.settled.iter().map(|place| (place, false));
    settled.chain(list.provisional.iter().map(|place| (place, true)))
}

fn line(words: Words<'_>, place: &Place, name: &str, lately: bool) -> String {
    let line = words.say_with(
        match lately {
            true => "leaderboard-line-lately",
            false => "leaderboard-line",
        },
        &[
            ("place", place.place.into()),
            ("name", name.into()),
            ("gained", signed(place.gained).into()),
            ("rating", rating(words, place.rating).into()),
            ("games", place.games.into()),
        ],
    );
    match place.streak {
        Streak::Wins(wins) if wins >= STREAK => words.say_with(
            "leaderboard-streak",
            &[("line", line.into()), ("wins", wins.into())],
        ),
        _ => line,
    }
}

/// A rating with its uncertainty.
pub fn rating(words: Words<'_>, rating: Rating) -> String {
    words.say_with(
        "rating",
        &[
            ("rating", rating.rounded().to_string().into()),
            (
                "deviation",
                (rating.deviation.round() as i32).to_string().into(),
            ),
        ],
    )
}

/// A number with its sign, as numbers are written.
pub fn signed(number: i32) -> String {
    match number {
        ..0 => format!("−{}", number.unsigned_abs()),
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
    }
}

fn turning(ask: &Ask<'_>, shown: Shown, pages: usize) -> Vec<Button> {
    if pages == 1 {
        return Vec::new();
    }
    let id = |page: usize| CustomId::new(&ranking::Page, GameId(0), 0, Shown { page, ..shown });
    let before = shown.page.checked_sub(1);
    vec![
        Button::new(id(before.unwrap_or(pages)), ask.say("button-previous"))
            .enabled_if(before.is_some()),
        Button::new(id(shown.page + 1), ask.say("button-next")).enabled_if(shown.page + 1 < pages),
    ]
}

/// The buttons to the other lists.
fn others(ask: &Ask<'_>, shown: Shown) -> Vec<Button> {
    let button = |other: Shown, key: &str| {
        let id = CustomId::new(&ranking::Other, GameId(0), 0, Shown { page: 0, ..other });
        Button::new(id, ask.say(key))
    };
    let everywhere = Shown {
        everywhere: !shown.everywhere,
        ..shown
    };
    let lately = Shown {
        lately: !shown.lately,
        ..shown
    };
    let place = match shown.everywhere {
        true => "button-here",
        false => "button-everywhere",
    };
    let time = match shown.lately {
        true => "button-all-time",
        false => "button-lately",
    };
    let here = ask.server.map(|_| button(everywhere, place));
    here.into_iter().chain([button(lately, time)]).collect()
}

/// The message of a game that is over, with what it did to its players' ratings.
pub async fn with_gains(bot: &Bot, words: Words<'_>, game: &Game, reply: Reply) -> Reply {
    match bot.service.gains(game).await {
        Ok(gains) if gains.is_empty() => reply,
        Ok(gains) => reply.followed_by(&gains_line(words, &gains)),
        Err(error) => {
            tracing::error!(%error, game.id = game.id.0, "the ratings could not be read");
            reply
        }
    }
}

fn gains_line(words: Words<'_>, gains: &[Gain]) -> String {
    let gain = |gain: &Gain| {
        let args = [
            ("player", wording::mention(words, gain.player).into()),
            ("rating", gain.rating.rounded().to_string().into()),
            ("gained", signed(gain.gained).into()),
        ];
        words.say_with("end-gain", &args)
    };
    let gains: Vec<String> = gains.iter().map(gain).collect();
    words.say_with("end-gains", &[("gains", gains.join(" · ").into())])
}
