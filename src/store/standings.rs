//! Ratings: the log of finished games from which they come, and where everybody stands by it.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::{FromRow, SqliteConnection};

use crate::game::{GameId, Timestamp, UserId};
use crate::rating::{
    Ending, FinishedGame, GameNumber, Moment, Person, Player, Rating, Ratings, Scope, Seat, Server,
    Stakes, Standing, Tally, Which,
};
use crate::rules::{Side, StartingSquares};
use crate::store::rows::parsed;
use crate::store::{Durability, Store, StoreError};

/// The scope of everybody in the database.
const EVERYWHERE: i64 = -1;

/// Where everybody stands, as it is stored.
pub type Standings = BTreeMap<(Scope, Person), Stored>;

/// Where somebody stands, as much of it as is stored. All else follows from the games.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stored {
    /// The rating after the last game that counted.
    pub rating: Rating,
    /// When that was.
    pub played_at: Moment,
    /// The rated games.
    pub tally: Tally,
}

impl From<&Standing> for Stored {
    fn from(standing: &Standing) -> Self {
        Self {
            rating: standing.rating,
            played_at: standing.played_at,
            tally: standing.tally,
        }
    }
}

#[derive(FromRow)]
struct FinishedRow {
    id: i64,
    server: i64,
    challenger: i64,
    gold: i64,
    blue: i64,
    squares: String,
    ending: String,
    winner: Option<String>,
    changed_at: i64,
    gold_turns: i64,
    blue_turns: i64,
    /// The side that left, if it was given up early.
    left_by: Option<String>,
}

/// The finished games for which this holds, in the order in which they ended.
macro_rules! finished_where {
    ($condition:literal) => { concat!("select id, server, challenger, gold, blue, squares, ending, winner, changed_at,
                (select coalesce(sum(case what when 'played' then 1 when 'taken-back' then -1 else 0 end), 0)
                 from log where game = games.id and side = 'gold') as gold_turns,
                (select coalesce(sum(case what when 'played' then 1 when 'taken-back' then -1 else 0 end), 0)
                 from log where game = games.id and side = 'blue') as blue_turns,
                (select side from log where game = games.id and what = 'left') as left_by
         from games
         where stage = 'over' and gold is not null and ", $condition, "
         order by changed_at, id")
    };
}

impl Store {
    /// The games that are over and were played, in the order in which they ended; only those after this one, if one is given.
    pub async fn finished(
        &self,
        after: Option<(Timestamp, GameId)>,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        finished(after, &mut connection).await
    }

    /// The games of a person that are over and were played, in the order in which they ended.
    pub async fn finished_by(&self, person: UserId) -> Result<Vec<FinishedGame>, StoreError> {
        let rows: Vec<FinishedRow> = sqlx::query_as(finished_where!("(gold = $1 or blue = $1)"))
            .bind(person.0.cast_signed())
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().filter_map(FinishedRow::read).collect())
    }

    /// How many games are over and were played.
    pub async fn finished_count(&self) -> Result<i64, StoreError> {
        let count = sqlx::query_scalar(
            "select count(*) from games where stage = 'over' and gold is not null",
        );
        Ok(count.fetch_one(&self.readers).await?)
    }

    /// Where everybody stands.
    pub async fn standings(&self) -> Result<Standings, StoreError> {
        let mut connection = self.readers.acquire().await?;
        standings(&mut connection).await
    }

    /// Writes where the players of these games stand by these ratings.
    pub async fn note_standings(
        &self,
        ratings: &Ratings,
        games: &[FinishedGame],
    ) -> Result<(), StoreError> {
        let people = games.iter().flat_map(|game| {
            let server = game.server.map(Scope::Server);
            let scopes = [Some(Scope::Everywhere), server].into_iter().flatten();
            let people = game.seats.into_iter().filter_map(|seat| match seat.player {
                Player::Person(person) => Some(person),
                Player::Computer => None,
            });
            let people: Vec<Person> = people.collect();
            scopes.flat_map(move |scope| people.clone().into_iter().map(move |one| (scope, one)))
        });
        let right = part(ratings, &people.collect());
        let mut writing = self.write(Durability::Hasty).await?;
        replace(&Standings::new(), &right, &mut writing.transaction).await?;
        writing.commit().await
    }

    /// Writes where everybody stands by these ratings, as far as the database says otherwise. Tells how many lines were wrong.
    pub async fn set_standings(&self, ratings: &Ratings) -> Result<usize, StoreError> {
        let right = stored(ratings);
        let before = self.standings().await?;
        if before == right {
            return Ok(0);
        }
        let mut writing = self.write(Durability::Hasty).await?;
        let before = standings(&mut writing.transaction).await?;
        let wrong = replace(&before, &right, &mut writing.transaction).await?;
        writing.commit().await?;
        Ok(wrong)
    }
}

/// Where these people stand by these ratings, as far as they do.
fn part(ratings: &Ratings, people: &BTreeSet<(Scope, Person)>) -> Standings {
    let standing = |&(scope, person): &(Scope, Person)| {
        let standing = ratings.standing(scope, person)?;
        Some(((scope, person), Stored::from(standing)))
    };
    people.iter().filter_map(standing).collect()
}

/// What is stored of ratings.
pub fn stored(ratings: &Ratings) -> Standings {
    let all = ratings.scopes().flat_map(|scope| {
        let members = ratings.standings(scope);
        members.map(move |(person, standing)| ((scope, person), Stored::from(standing)))
    });
    all.collect()
}

/// Makes all ratings anew from the games, in a transaction that has changed these.
pub(super) async fn renew(connection: &mut SqliteConnection) -> Result<usize, StoreError> {
    let right = stored(&of_log(&finished(None, &mut *connection).await?));
    let before = standings(&mut *connection).await?;
    replace(&before, &right, connection).await
}

/// The ratings after these games. They are read in their order.
pub(super) fn of_log(games: &[FinishedGame]) -> Ratings {
    let mut ratings = Ratings::default();
    for game in games {
        if let Err(error) = ratings.append(game) {
            tracing::error!(%error, "the games are not in their order");
        }
    }
    ratings
}

/// The games that are over and were played, after one or all.
pub(super) async fn finished(
    after: Option<(Timestamp, GameId)>,
    connection: &mut SqliteConnection,
) -> Result<Vec<FinishedGame>, StoreError> {
    let (at, id) = after.map_or((i64::MIN, 0), |(at, game)| (at.0, game.0));
    let rows: Vec<FinishedRow> = sqlx::query_as(finished_where!("(changed_at, id) > ($1, $2)"))
        .bind(at)
        .bind(id)
        .fetch_all(connection)
        .await?;
    Ok(rows.iter().filter_map(FinishedRow::read).collect())
}

impl FinishedRow {
    /// The game; none, if it cannot be read: one must not keep all the others from counting.
    fn read(&self) -> Option<FinishedGame> {
        let parsed = self.parsed();
        if let Err(what) = &parsed {
            tracing::error!(game.id = self.id, what, "a finished game cannot be read");
        }
        parsed.ok()
    }

    fn parsed(&self) -> Result<FinishedGame, String> {
        // The squares are written as if the challenger played Gold.
        let squares: StartingSquares = parsed("squares", &self.squares)?;
        let squares = match self.challenger == self.gold {
            true => squares,
            false => squares.half_turned(),
        };
        let seat = |person: i64, side, turns: i64| Seat {
            player: Player::Person(Person(person.cast_unsigned())),
            blocks: u8::try_from(squares.squares(side).len()).unwrap_or(u8::MAX),
            turns: u32::try_from(turns).unwrap_or(0),
        };
        let which = |side: &Option<String>| match side.as_deref() {
            Some("gold") => Some(Which::First),
            Some("blue") => Some(Which::Second),
            _ => None,
        };
        let winner = || which(&self.winner).ok_or_else(|| "it has no winner".to_owned());
        Ok(FinishedGame {
            number: GameNumber(self.id),
            ended_at: Moment(self.changed_at),
            server: (self.server != 0).then(|| Server(self.server.cast_unsigned())),
            stakes: Stakes::Rated,
            seats: [
                seat(self.gold, Side::Gold, self.gold_turns),
                seat(self.blue, Side::Blue, self.blue_turns),
            ],
            ending: match self.ending.as_str() {
                "removal" => Ending::Won(winner()?),
                "resignation" | "time" => Ending::Forfeited(winner()?.other()),
                "aborted" => Ending::Aborted {
                    by: which(&self.left_by),
                },
                _ => Ending::Drawn,
            },
        })
    }
}

async fn standings(connection: &mut SqliteConnection) -> Result<Standings, StoreError> {
    type Row = (i64, i64, f64, f64, f64, i64, u32, u32, u32);
    let rows: Vec<Row> = sqlx::query_as(
        "select scope, person, points, deviation, volatility, played_at, won, drawn, lost from standings",
    )
    .fetch_all(connection)
    .await?;
    let read = |(scope, person, points, deviation, volatility, at, won, drawn, lost): Row| {
        let scope = match scope {
            EVERYWHERE => Scope::Everywhere,
            server => Scope::Server(Server(server.cast_unsigned())),
        };
        let stored = Stored {
            rating: Rating {
                points,
                deviation,
                volatility,
            },
            played_at: Moment(at),
            tally: Tally { won, drawn, lost },
        };
        ((scope, Person(person.cast_unsigned())), stored)
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Writes what is not as it should be, and tells how many lines that are.
async fn replace(
    before: &Standings,
    right: &Standings,
    connection: &mut SqliteConnection,
) -> Result<usize, StoreError> {
    let number = |scope: Scope| match scope {
        Scope::Everywhere => EVERYWHERE,
        Scope::Server(Server(server)) => server.cast_signed(),
    };
    let gone = before.keys().filter(|key| !right.contains_key(key));
    let mut wrong = 0;
    for (scope, person) in gone {
        wrong += 1;
        sqlx::query("delete from standings where scope = $1 and person = $2")
            .bind(number(*scope))
            .bind(person.0.cast_signed())
            .execute(&mut *connection)
            .await?;
    }
    let differ = right
        .iter()
        .filter(|(key, stored)| before.get(key) != Some(stored));
    for ((scope, person), stored) in differ {
        wrong += 1;
        let Stored {
            rating,
            played_at,
            tally,
        } = stored;
        sqlx::query(
            "insert into standings (scope, person, points, deviation, volatility, played_at, won, drawn, lost)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (scope, person) do update
             set points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
                 played_at = excluded.played_at, won = excluded.won, drawn = excluded.drawn, lost = excluded.lost",
        )
        .bind(number(*scope))
        .bind(person.0.cast_signed())
        .bind(rating.points)
        .bind(rating.deviation)
        .bind(rating.volatility)
        .bind(played_at.0)
        .bind(tally.won)
        .bind(tally.drawn)
        .bind(tally.lost)
        .execute(&mut *connection)
        .await?;
    }
    Ok(wrong)
}
