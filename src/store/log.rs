//! The log of a game's time as rows, both ways.

use std::time::Duration;

use sqlx::SqliteConnection;

use crate::game::{Credit, Entry, GameId, Note, Offer, Timestamp};
use crate::rules::Side;
use crate::store::StoreError;
use crate::store::rows::{parsed, side_name};

/// Writes those entries of a game's log that are not there yet.
pub(super) async fn append(
    game: GameId,
    log: &[Entry],
    known: usize,
    connection: &mut SqliteConnection,
) -> Result<(), StoreError> {
    for (number, entry) in (1_i64..).zip(log).skip(known) {
        let (what, side, amount) = columns(entry.what);
        sqlx::query(
            "insert into log (game, number, at, what, side, amount) values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(game.0)
        .bind(number)
        .bind(entry.at.0)
        .bind(what)
        .bind(side.map(side_name))
        .bind(amount.map(|amount| i64::try_from(amount.as_millis()).unwrap_or(i64::MAX)))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Reads a log from its entries behind one another: time, word, side and amount, each `-` if absent.
pub(super) fn read(text: &str) -> Result<Vec<Entry>, String> {
    text.split_terminator(';').map(entry).collect()
}

fn entry(text: &str) -> Result<Entry, String> {
    let parts: Vec<&str> = text.split(' ').collect();
    let &[at, what, side, amount] = parts.as_slice() else {
        return Err(format!("log {text:?}"));
    };
    let side = match side {
        "gold" => Some(Side::Gold),
        "blue" => Some(Side::Blue),
        _ => None,
    };
    let amount = match amount {
        "-" => Duration::ZERO,
        amount => Duration::from_millis(parsed("amount", amount)?),
    };
    let note = note(what, side, amount).ok_or_else(|| format!("log {text:?}"))?;
    Ok(Entry {
        at: Timestamp(parsed("at", at)?),
        what: note,
    })
}

fn columns(note: Note) -> (&'static str, Option<Side>, Option<Duration>) {
    match note {
        Note::Accepted => ("accepted", None, None),
        Note::Placed(side) => ("placed", Some(side), None),
        Note::Started => ("started", None, None),
        Note::Played(side) => ("played", Some(side), None),
        Note::FollowsPlan(side) => ("follows-plan", Some(side), None),
        Note::PlanEnded(side) => ("plan-ended", Some(side), None),
        Note::TakenBack(side) => ("taken-back", Some(side), None),
        Note::Offered { by, offer } => match offer {
            Offer::TakeBack => ("take-back-offered", Some(by), None),
            Offer::Draw => ("draw-offered", Some(by), None),
        },
        Note::Declined { by, offer } => match offer {
            Offer::TakeBack => ("take-back-declined", Some(by), None),
            Offer::Draw => ("draw-declined", Some(by), None),
        },
        Note::Credited { side, length, why } => match why {
            Credit::Outage => ("outage", Some(side), Some(length)),
            Credit::Gift => ("gift", Some(side), Some(length)),
        },
        Note::Frozen => ("frozen", None, None),
        Note::Thawed => ("thawed", None, None),
        Note::Reminded(side) => ("reminded", Some(side), None),
        Note::AwayBegan(side) => ("away", Some(side), None),
        Note::TimeUp(side) => ("time-up", Some(side), None),
        Note::Left(side) => ("left", Some(side), None),
    }
}

fn note(what: &str, side: Option<Side>, length: Duration) -> Option<Note> {
    let credited = |why| side.map(|side| Note::Credited { side, length, why });
    let offered = |offer| side.map(|by| Note::Offered { by, offer });
    let declined = |offer| side.map(|by| Note::Declined { by, offer });
    match what {
        "accepted" => Some(Note::Accepted),
        "placed" => side.map(Note::Placed),
        "started" => Some(Note::Started),
        "played" => side.map(Note::Played),
        "follows-plan" => side.map(Note::FollowsPlan),
        "plan-ended" => side.map(Note::PlanEnded),
        "taken-back" => side.map(Note::TakenBack),
        "take-back-offered" => offered(Offer::TakeBack),
        "draw-offered" => offered(Offer::Draw),
        "take-back-declined" => declined(Offer::TakeBack),
        "draw-declined" => declined(Offer::Draw),
        "outage" => credited(Credit::Outage),
        "gift" => credited(Credit::Gift),
        "frozen" => Some(Note::Frozen),
        "thawed" => Some(Note::Thawed),
        "reminded" => side.map(Note::Reminded),
        "away" => side.map(Note::AwayBegan),
        "time-up" => side.map(Note::TimeUp),
        "left" => side.map(Note::Left),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_comes_back() {
        let mut notes = vec![Note::Accepted, Note::Started, Note::Frozen, Note::Thawed];
        for side in Side::ALL {
            notes.extend([
                Note::Placed(side),
                Note::Played(side),
                Note::FollowsPlan(side),
                Note::PlanEnded(side),
                Note::TakenBack(side),
                Note::Reminded(side),
                Note::AwayBegan(side),
                Note::TimeUp(side),
                Note::Left(side),
            ]);
            notes.extend(Offer::ALL.map(|offer| Note::Offered { by: side, offer }));
            notes.extend(Offer::ALL.map(|offer| Note::Declined { by: side, offer }));
            notes.extend(Credit::ALL.map(|why| Note::Credited {
                side,
                length: Duration::from_millis(90_061_001),
                why,
            }));
        }
        for what in notes {
            let (word, side, amount) = columns(what);
            let side = side.map_or("-", side_name);
            let amount = amount.map_or("-".to_owned(), |amount| amount.as_millis().to_string());
            let text = format!("17 {word} {side} {amount};");
            let at = Timestamp(17);
            assert_eq!(read(&text), Ok(vec![Entry { at, what }]), "{text}");
        }
    }

    #[test]
    fn what_is_no_entry_is_refused() {
        assert_eq!(read(""), Ok(Vec::new()));
        for text in [
            "17",
            "x started - -",
            "17 slept - -",
            "17 played - -",
            "17 gift gold x",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
