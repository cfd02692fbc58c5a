//! The games that somebody has played, and how two stand against one another.

use std::fmt;
use std::str::FromStr;

use crate::discord::ask::Ask;
use crate::discord::components::{CustomId, records as buttons};
use crate::discord::error::{Failure, quoted};
use crate::discord::reply::{Button, MenuOption, Reply};
use crate::discord::{Bot, wording};
use crate::game::{GameId, Span, UserId};
use crate::rules::Side;
use crate::service::rating::Score;
use crate::service::{PastGame, Results};

/// How many games a page holds. With the longest names and links, it fits into a message.
const PAGE: usize = 7;

/// Whose games are wanted, as a button bears it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// Whose.
    pub person: UserId,
    /// Only those against this one.
    pub against: Option<UserId>,
    /// Only those that ended then: a year, a month or a day, as `2026-11-03`; or empty.
    pub when: String,
    /// The page, from 0; a higher one than the last is the last.
    pub page: usize,
}

impl fmt::Display for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let against = self.against.map_or(0, |against| against.0);
        write!(f, "{}.{against}.{}.{}", self.person, self.when, self.page)
    }
}

impl FromStr for Search {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split('.');
        let mut part = || parts.next().ok_or(());
        Ok(Self {
            person: UserId(part()?.parse().map_err(|_| ())?),
            against: match part()?.parse().map_err(|_| ())? {
                0 => None,
                id => Some(UserId(id)),
            },
            when: part()?.to_owned(),
            page: part()?.parse().map_err(|_| ())?,
        })
    }
}

/// A page of the games that are searched for, the latest first. In a server they are those of the server; in direct messages, one's own of
/// all servers.
pub async fn show(bot: &Bot, ask: &Ask<'_>, search: Search) -> Result<Reply, Failure> {
    let span = match search.when.as_str() {
        "" => None,
        when => Some(Span::of_date(when).ok_or_else(|| {
            Failure::from(ask.reply("history-no-date", &[("typed", quoted(when).into())]))
        })?),
    };
    let mut games = bot.service.past_games(search.person).await?;
    games.retain(|game| {
        let here = match ask.server {
            Some(server) => game.server == server,
            None => [search.person, game.opponent].contains(&ask.by),
        };
        here && search
            .against
            .is_none_or(|against| game.opponent == against)
            && span.is_none_or(|span| span.holds(game.ended_at))
    });
    let mut people: Vec<UserId> = vec![search.person];
    people.extend(search.against);
    people.extend(games.iter().map(|game| game.opponent));
    people.sort_unstable();
    people.dedup();
    let names = bot.service.names(&people).await?;
    let name = |of: UserId| wording::name(ask.words, of, &names);

    let mut lines = vec![match search.against {
        Some(against) => {
            let args = [
                ("name", name(search.person).into()),
                ("opponent", name(against).into()),
            ];
            ask.say_with("history-against", &args)
        }
        None => ask.say_with("history-title", &[("name", name(search.person).into())]),
    }];
    if search.against.is_some() && Results::of(&games).games() > 0 {
        lines.extend(head_to_head(ask, &games));
    }
    if games.is_empty() {
        lines.push(ask.say("history-none"));
        return Ok(Reply::text(lines.join("\n")));
    }
    let pages = games.len().div_ceil(PAGE);
    let page = search.page.min(pages - 1);
    let shown = games.chunks(PAGE).nth(page).unwrap_or_default();
    let mut options = Vec::new();
    for game in shown {
        let line = line(ask, game, &name(game.opponent));
        let link = bot
            .link(&bot.service.game(game.game).await?, ask.by)
            .await?;
        lines.push(match link {
            Some(link) => format!("- {line} · {link}"),
            None => format!("- {line}"),
        });
        let opponent = wording::known_as(ask.words, game.opponent, &names);
        let args = [
            ("game", game.game.to_string().into()),
            ("opponent", opponent.into()),
        ];
        options.push(MenuOption::new(
            game.game.to_string(),
            ask.say_with("label-over", &args),
        ));
    }
    if pages > 1 {
        let args = [("page", (page + 1).into()), ("pages", pages.into())];
        lines.push(ask.say_with("leaderboard-page", &args));
    }
    let menu = CustomId::new(&buttons::Choose, GameId(0), 0, "");
    Ok(Reply::text(lines.join("\n"))
        .with_menu(menu, ask.say("history-menu"), options)
        .with_buttons(turning(ask, &search, page, pages)))
}

/// How the two stand, in all and by who played which side.
fn head_to_head(ask: &Ask<'_>, games: &[PastGame]) -> Vec<String> {
    let of_side = |side: Side| Results::of(games.iter().filter(|game| game.side == side));
    let told = |key: &str, results: Results| {
        let args = [
            ("won", results.won.into()),
            ("drawn", results.drawn.into()),
            ("lost", results.lost.into()),
        ];
        (results.games() > 0).then(|| ask.say_with(key, &args))
    };
    let all = told("history-in-all", Results::of(games));
    let gold = told("profile-as-gold", of_side(Side::Gold));
    let blue = told("profile-as-blue", of_side(Side::Blue));
    [all, gold, blue].into_iter().flatten().collect()
}

fn line(ask: &Ask<'_>, game: &PastGame, opponent: &str) -> String {
    let key = match game.score {
        Some(Score::Win) => "history-won",
        Some(Score::Draw) => "history-drew",
        Some(Score::Loss) => "history-lost",
        None => "history-called-off",
    };
    let args = [
        ("game", game.game.to_string().into()),
        ("opponent", opponent.into()),
        ("when", format!("<t:{}:d>", game.ended_at.secs()).into()),
        ("turns", game.turns.into()),
    ];
    ask.say_with(key, &args)
}

fn turning(ask: &Ask<'_>, search: &Search, page: usize, pages: usize) -> Vec<Button> {
    if pages == 1 {
        return Vec::new();
    }
    let id = |page: usize| {
        let search = Search {
            page,
            ..search.clone()
        };
        CustomId::new(&buttons::History, GameId(0), 0, search)
    };
    let before = page.checked_sub(1);
    vec![
        Button::new(id(before.unwrap_or(pages)), ask.say("button-previous"))
            .enabled_if(before.is_some()),
        Button::new(id(page + 1), ask.say("button-next")).enabled_if(page + 1 < pages),
    ]
}
