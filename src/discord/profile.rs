//! How somebody plays: ratings over time, results, opponents, and where the last change of the rating came from.

use super::ask::Ask;
use super::components::{CustomId, ranking as buttons};
use super::error::Failure;
use super::picture::{Picture, Subject, described};
use super::ranking::{rating, signed};
use super::reply::{Button, Reply};
use super::{Bot, wording};
use crate::game::{GameId, UserId};
use crate::render::{Rated, describe_chart};
use crate::rules::Side;
use crate::service::rating::{Change, Outcome, Person, Ratings, Scope, Score, Standing, Streak};
use crate::service::{PastGame, Results, moment, scope_of};

/// How many of the opponents that one has played most often are named.
const OPPONENTS: usize = 3;

/// A person's profile, in the server where it is asked for and everywhere.
pub async fn show(bot: &Bot, ask: &Ask<'_>, person: UserId) -> Result<Reply, Failure> {
    let ratings = bot.service.ratings().await?;
    let mut past = bot.service.past_games(person).await?;
    let running = bot.service.games_of(person).await?;
    let running = running.iter().filter(|game| game.is_under_way()).count();
    if let Some(server) = ask.server {
        past.retain(|game| game.server == server);
    }
    let names = bot.service.names(&[person]).await?;
    let mut lines = vec![ask.say_with(
        "profile-title",
        &[("name", wording::name(ask.words, person, &names).into())],
    )];
    let scopes = scopes(ask);
    for scope in &scopes {
        let key = match scope {
            Scope::Server(_) => "profile-here",
            Scope::Everywhere => "profile-everywhere",
        };
        let standing = ratings.standing(*scope, Person(person.0));
        let told = match standing {
            Some(standing) => standing_line(bot, ask, standing),
            None => ask.say("profile-unrated"),
        };
        lines.push(ask.say_with(key, &[("standing", told.into())]));
    }
    lines.extend(results(ask, &past));
    lines.extend(opponents(bot, ask, &past).await?);
    lines.extend(shortest(ask, &past));
    lines.push(ask.say_with("profile-running", &[("games", running.into())]));
    let mut reply = Reply::text(lines.join("\n"));
    if let Some(picture) = chart(ask, &ratings, &scopes, person) {
        reply = reply.with_picture(picture);
    }
    let why = scopes
        .iter()
        .any(|scope| ratings.standing(*scope, Person(person.0)).is_some());
    let why = why.then(|| Button::new(id(&buttons::Why, person), ask.say("button-why")));
    Ok(reply.with_buttons(why))
}

/// Where the last change of a person's rating came from.
pub async fn why(bot: &Bot, ask: &Ask<'_>, person: UserId) -> Result<Reply, Failure> {
    let ratings = bot.service.ratings().await?;
    let standing = scopes(ask)
        .into_iter()
        .find_map(|scope| ratings.standing(scope, Person(person.0)));
    let back = Button::new(id(&buttons::Profile, person), ask.say("button-back"));
    let Some(standing) = standing else {
        return Ok(ask.reply("profile-unrated", &[]).with_buttons([back]));
    };
    let change = &standing.last;
    let opponent = UserId(change.opponent.0);
    let names = bot.service.names(&[person, opponent]).await?;
    let name = |of: UserId| wording::name(ask.words, of, &names);
    let args = [
        ("name", name(person).into()),
        ("opponent", name(opponent).into()),
        ("game", change.game.0.to_string().into()),
        (
            "when",
            wording::relative(change.at.0.div_euclid(1000)).into(),
        ),
        ("before", rating(ask.words, change.before).into()),
        ("after", rating(ask.words, change.after).into()),
        ("gained", signed(change.gain().round() as i32).into()),
        (
            "opponent-rating",
            rating(ask.words, change.opponent_rating).into(),
        ),
        ("expected", percent(change.expected).to_string().into()),
    ];
    let mut lines = vec![
        ask.say_with(result_key(change), &args),
        ask.say_with("why-expected", &args),
        ask.say_with("why-change", &args),
    ];
    if let Some(cap) = change.cap {
        let gainer = name(UserId(cap.gainer.0));
        let args = [
            ("name", gainer.into()),
            ("percent", cap.percent.to_string().into()),
        ];
        lines.push(ask.say_with("why-cap", &args));
    }
    let now = standing.rating_at(moment(bot.service.now()));
    if now.is_provisional() {
        lines.push(ask.say("why-provisional"));
    }
    lines.push(ask.say("why-rules"));
    Ok(Reply::text(lines.join("\n")).with_buttons([back]))
}

fn id(kind: &dyn super::components::Component, person: UserId) -> CustomId {
    CustomId::new(kind, GameId(0), 0, person)
}

/// Where somebody is rated, as far as it concerns who asks here: in this server first.
fn scopes(ask: &Ask<'_>) -> Vec<Scope> {
    let here = ask.server.map(scope_of);
    here.into_iter().chain([Scope::Everywhere]).collect()
}

fn percent(share: f64) -> u8 {
    (share * 100.0).round() as u8
}

fn result_key(change: &Change) -> &'static str {
    match change.outcome {
        Outcome::Played(Score::Win) => "why-won",
        Outcome::Played(Score::Draw) => "why-drew",
        Outcome::Played(Score::Loss) => "why-lost",
        Outcome::LeftEarly => "why-left",
    }
}

fn standing_line(bot: &Bot, ask: &Ask<'_>, standing: &Standing) -> String {
    let now = standing.rating_at(moment(bot.service.now()));
    let tally = standing.tally;
    let mut line = ask.say_with(
        match now.is_provisional() {
            true => "profile-standing-provisional",
            false => "profile-standing",
        },
        &[
            ("rating", rating(ask.words, now).into()),
            ("games", tally.games().into()),
            ("won", tally.won.into()),
            ("drawn", tally.drawn.into()),
            ("lost", tally.lost.into()),
        ],
    );
    if let Some(peak) = standing.peak {
        let args = [
            ("standing", line.into()),
            ("peak", peak.rating.rounded().to_string().into()),
        ];
        line = ask.say_with("profile-peak", &args);
    }
    match standing.streak {
        Streak::Wins(wins) if wins > 1 => ask.say_with(
            "leaderboard-streak",
            &[("line", line.into()), ("wins", wins.into())],
        ),
        _ => line,
    }
}

/// Results by side, and by the number of blocks.
fn results(ask: &Ask<'_>, past: &[PastGame]) -> Vec<String> {
    let told = |key: &str, results: Results, blocks: u8| {
        let args = [
            ("blocks", blocks.into()),
            ("won", results.won.into()),
            ("drawn", results.drawn.into()),
            ("lost", results.lost.into()),
        ];
        (results.games() > 0).then(|| ask.say_with(key, &args))
    };
    let of_side = |side| Results::of(past.iter().filter(|game| game.side == side));
    let mut lines: Vec<String> = [
        (Side::Gold, "profile-as-gold"),
        (Side::Blue, "profile-as-blue"),
    ]
    .into_iter()
    .filter_map(|(side, key)| told(key, of_side(side), 0))
    .collect();
    for blocks in 1..=4 {
        let with = past.iter().filter(|game| game.blocks[game.side] == blocks);
        lines.extend(told("profile-with-blocks", Results::of(with), blocks));
    }
    lines
}

/// Against whom the person has played most often.
async fn opponents(bot: &Bot, ask: &Ask<'_>, past: &[PastGame]) -> Result<Option<String>, Failure> {
    let mut opponents: Vec<(UserId, usize)> = Vec::new();
    for game in past.iter().filter(|game| game.score.is_some()) {
        match opponents
            .iter_mut()
            .find(|(known, _)| *known == game.opponent)
        {
            Some((_, games)) => *games += 1,
            None => opponents.push((game.opponent, 1)),
        }
    }
    // Of those who are equal, the latest comes first.
    opponents.sort_by_key(|&(_, games)| std::cmp::Reverse(games));
    opponents.truncate(OPPONENTS);
    if opponents.is_empty() {
        return Ok(None);
    }
    let people: Vec<UserId> = opponents.iter().map(|&(person, _)| person).collect();
    let names = bot.service.names(&people).await?;
    let told = opponents.iter().map(|(person, games)| {
        let args = [
            ("name", wording::name(ask.words, *person, &names).into()),
            ("games", (*games).into()),
        ];
        ask.say_with("profile-opponent", &args)
    });
    let list = wording::list(ask.words, told);
    Ok(Some(ask.say_with(
        "profile-opponents",
        &[("opponents", list.into())],
    )))
}

/// The shortest game that was won.
fn shortest(ask: &Ask<'_>, past: &[PastGame]) -> Option<String> {
    let won = past
        .iter()
        .filter(|game| game.score == Some(Score::Win) && game.turns > 0);
    let game = won.min_by_key(|game| game.turns)?;
    let args = [
        ("game", game.game.to_string().into()),
        ("turns", game.turns.into()),
    ];
    Some(ask.say_with("profile-shortest", &args))
}

/// The rating over time, of the first scope in which there is one.
fn chart(ask: &Ask<'_>, ratings: &Ratings, scopes: &[Scope], person: UserId) -> Option<Picture> {
    let lines = scopes
        .iter()
        .map(|scope| ratings.line(*scope, Person(person.0)));
    let line = lines.into_iter().find(|line| !line.is_empty())?;
    let history: Vec<Rated> = line
        .iter()
        .map(|point| Rated {
            at: point.at.0,
            rating: point.points,
            deviation: point.deviation,
        })
        .collect();
    let last = line.last().map_or(0, |point| point.game.0);
    Some(Picture {
        name: format!("deblockle-rating-{person}-{last}"),
        description: describe_chart(&history, &described(ask.words)),
        subject: Subject::Chart(history),
    })
}
