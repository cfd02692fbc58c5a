//! Time: deadlines, reminders, absences, outages. The clock is moved by the test, and nobody sleeps.

use std::time::Duration;

use deblockle::game::{Ending, Stage, Victory};
use deblockle::rules::Side;
use deblockle::sandbox::{Message, Seat, Value};

use crate::table::{PINGS_APART, START, Table, towards_the_end};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);
/// All the away time of a year.
const AWAY: Duration = Duration::from_secs(30 * 24 * 3600);

/// The time `later` than the first turn of every story, as a message writes it.
fn moment(later: Duration) -> String {
    let seconds = START / 1000 + i64::try_from(later.as_secs()).unwrap();
    format!("<t:{seconds}:f>")
}

fn public(seat: &Seat, text: &str) -> Vec<Message> {
    let is_one = |message: &Message| !message.is_ephemeral() && message.content.contains(text);
    seat.sees().into_iter().filter(is_one).collect()
}

async fn told(seat: &Seat, text: &str) -> Message {
    let text = text.to_owned();
    seat.waits_for(&text.clone(), move |message| {
        !message.is_ephemeral() && message.content.contains(&text)
    })
    .await
}

impl Table {
    /// A game of this pace in which both have made a turn. Ada is to move.
    async fn going(&self, pace: &str, time_out: &str) -> i64 {
        let options = [("pace", pace.into()), ("time_out", time_out.into())];
        let id = self.start_game(&options).await;
        for _ in 0..2 {
            self.plays(id).await;
        }
        self.board(&self.ada, id, 3).await;
        self.settled(id).await;
        id
    }

    async fn plays(&self, id: i64) {
        let turn = towards_the_end(&self.position(id).await);
        self.makes(id, turn).await;
    }

    /// Lets Ada's time run out, and all of her away time after it.
    async fn ada_is_gone(&self, pace: Duration) {
        self.wait(pace);
        told(&self.ben, "away time is being used").await;
        self.wait(AWAY);
    }
}

#[tokio::test]
async fn case_47_who_says_nothing_is_away_by_itself_and_loses_when_that_is_used_up() {
    let table = Table::set().await;
    let id = table.going("1d", "loss").await;
    let pings = table.ada.pings().len();
    table.wait(DAY);
    let away = told(&table.ben, "away time is being used").await;
    assert_eq!(away.pings, [table.ada.id()]);
    assert!(
        away.content.contains(&moment(DAY + AWAY)),
        "{}",
        away.content
    );
    table.wait(DAY);
    table.settled(id).await;
    assert_eq!(table.ada.pings().len(), pings + 1, "told once");

    table.wait(AWAY);
    let end = told(&table.ben, "time was up against").await;
    assert_eq!(end.pings, [table.ben.id()]);
    assert!(end.button("Rematch").is_some() && end.buttons().len() == 2);
    let lost = Ending::Won {
        winner: Side::Blue,
        by: Victory::Time,
    };
    assert_eq!(table.game(id).await.ending(), Some(lost));
    let late = table
        .ada
        .types(
            "/deblockle turn",
            [("notation", "c3n".into()), ("game", Value::from("1"))],
        )
        .await;
    assert!(late.text().contains("too late"), "{}", late.text());
}

#[tokio::test]
async fn case_47_a_turn_ends_an_absence_that_began_by_itself() {
    let table = Table::set().await;
    let id = table.going("1d", "loss").await;
    table.wait(DAY);
    told(&table.ada, "away time is being used").await;
    table.wait(3 * DAY);
    table.plays(id).await;
    table.board(&table.ben, id, 4).await;
    let away = table.ada.types("/deblockle me away", ()).await;
    assert!(away.text().contains("You are not away"), "{}", away.text());
    assert!(away.text().contains("27 days"), "{}", away.text());
}

#[tokio::test]
async fn a_win_on_time_is_claimed_by_the_one_who_waits() {
    let table = Table::set().await;
    let id = table.going("1d", "claim").await;
    let early = table.ben.types("/deblockle claim", ()).await;
    assert!(
        early.text().contains("nothing to claim"),
        "{}",
        early.text()
    );
    assert!(early.text().contains(&moment(DAY)), "{}", early.text());
    table.ada_is_gone(DAY).await;
    let board = told(&table.ben, "has been up since").await;
    assert_eq!(board.pings, [table.ben.id()]);
    assert!(!table.game(id).await.is_over());
    table.settled(id).await;
    table.wait(PINGS_APART);

    let hers = table.ada.presses("Claim the win").await;
    assert!(hers.text().contains("your own turn"), "{}", hers.text());
    let foreign = table.eve.presses("Claim the win").await;
    assert!(foreign.text().contains("do not play"), "{}", foreign.text());
    table.ben.presses("Claim the win").await;
    let end = told(&table.eve, "time was up against").await;
    assert_eq!(end.pings, [table.ada.id()]);
    assert!(table.game(id).await.is_over());
}

#[tokio::test]
async fn who_may_claim_may_wait_and_the_other_may_still_move() {
    let table = Table::set().await;
    let id = table.going("1d", "claim").await;
    table.ada_is_gone(DAY).await;
    told(&table.ben, "has been up since").await;
    table.wait(10 * DAY);
    table.plays(id).await;
    let board = table.board(&table.ben, id, 4).await;
    assert!(board.button("Claim the win").is_none());
    let too_late = table.ben.types("/deblockle claim", ()).await;
    assert!(
        too_late.text().contains("your own turn"),
        "{}",
        too_late.text()
    );
    assert!(!table.game(id).await.is_over());
}

#[tokio::test]
async fn case_41_a_bank_is_shown_as_the_time_until_it_is_empty() {
    let table = Table::set().await;
    let options = [("pace", Value::from("3d-12h-7d"))];
    let id = table.start_game(&options).await;
    let challenge = public(&table.eve, "challenges you");
    let agreed = "3 days in all, and 12 hours more with each turn, up to 7 days";
    assert!(
        challenge[0].content.contains(agreed),
        "{}",
        challenge[0].content
    );
    let board = table.board(&table.eve, id, 1).await;
    assert!(
        board.content.contains(&moment(3 * DAY - PINGS_APART)),
        "{}",
        board.content
    );
    for shown in [
        table.ada.types("/deblockle board", ()).await,
        table.ada.presses("Make a turn").await,
    ] {
        assert!(
            shown.text().contains(&moment(3 * DAY - PINGS_APART)),
            "{}",
            shown.text()
        );
    }
    table.wait(DAY);
    table.plays(id).await;
    table.plays(id).await;
    // She had three days, took one and five minutes, and has half a day more.
    let board = table.board(&table.eve, id, 3).await;
    let until = moment(DAY + 60 * HOUR - PINGS_APART);
    assert!(board.content.contains(&until), "{}", board.content);
    assert!(board.content.contains(":R>"), "{}", board.content);
}

#[tokio::test]
async fn no_deadline_and_no_ping_falls_into_quiet_hours() {
    let table = Table::set().await;
    let zones = table
        .ada
        .types_partial(
            "/deblockle me quiet",
            [("zone", Value::from("berl"))],
            "zone",
        )
        .await;
    assert!(zones.iter().any(|choice| choice.name == "Europe/Berlin"));
    let quiet = async |from: &str, to: &str| {
        let options = [
            ("zone", Value::from("Europe/Berlin")),
            ("from", from.into()),
            ("to", to.into()),
        ];
        table.ada.types("/deblockle me quiet", options).await.text()
    };
    assert!(quiet("21", "8").await.contains("at most ten hours"));
    assert!(quiet("noon", "8").await.contains("not a time of day"));

    let id = table.going("12h", "loss").await;
    assert_eq!(public(&table.eve, &moment(12 * HOUR)).len(), 2);
    let set = quiet("22:00", "8:00").await;
    assert!(
        set.contains("22:00 to 08:00, by the clocks of Europe/Berlin"),
        "{set}"
    );
    // At noon in UTC it is one o'clock there: the deadline would be at one in the night, and is at eight in the morning.
    told(&table.ben, &moment(19 * HOUR)).await;
    table.settled(id).await;
    let pings = table.ada.pings().len();
    table.wait(Duration::from_secs((8 * 60 + 44) * 60));
    table.settled(id).await;
    assert_eq!(table.ada.pings().len(), pings);
    table.wait(Duration::from_secs(60));
    let reminder = told(&table.ada, "A reminder").await;
    assert_eq!(reminder.pings, [table.ada.id()]);
    told(&table.ben, "a fifth of the time").await;
    table.wait(10 * HOUR);
    table.plays(id).await;
}

// Case 44.
#[tokio::test]
async fn case_44_one_command_stops_the_clocks_of_all_games() {
    let table = Table::set().await;
    let one = table.going("1d", "loss").await;
    let options = [
        ("opponent", Value::from(&table.eve)),
        ("first", "me".into()),
        ("set_up", "lot".into()),
        ("pace", "12h".into()),
    ];
    table.ada.types("/deblockle challenge", options).await;
    table.eve.types("/deblockle accept", ()).await;
    let other = one + 1;
    table.board(&table.ada, other, 1).await;
    let listed = table.ada.types("/deblockle games", ()).await.text();
    let lines: Vec<&str> = listed
        .lines()
        .filter(|line| line.starts_with('-'))
        .collect();
    assert!(
        lines[0].contains("Game 2") && lines[1].contains("Game 1"),
        "{listed}"
    );
    assert!(lines.iter().all(|line| line.contains(":R>")), "{listed}");

    let pings = (table.ben.pings().len(), table.eve.pings().len());
    table
        .ada
        .types("/deblockle me away", [("switch", Value::from("on"))])
        .await;
    for id in [one, other] {
        let game = format!("Game {id} ");
        table
            .ben
            .waits_for("the board of one who is away", move |message| {
                message.content.contains(&game)
                    && message.content.contains("the clock stands still")
            })
            .await;
    }
    table.wait(10 * DAY);
    let listed = table.ada.types("/deblockle games", ()).await.text();
    assert_eq!(listed.matches("away, the clock stands still").count(), 2);
    // Moving while away is allowed, and she stays away.
    table.plays(one).await;
    table.plays(one).await;
    table.board(&table.ada, one, 5).await;
    let back = table
        .ada
        .types("/deblockle me away", [("switch", Value::from("off"))])
        .await;
    assert!(back.text().contains("20 days"), "{}", back.text());
    told(&table.eve, &moment(10 * DAY + 12 * HOUR)).await;
    table.settled(one).await;
    table.settled(other).await;
    let boards = public(&table.ben, &moment(11 * DAY));
    assert!(!boards.is_empty());
    let after = (table.ben.pings().len(), table.eve.pings().len());
    assert_eq!(after, (pings.0 + 1, pings.1), "only the turn has pinged");
}

// Case 44.
#[tokio::test]
async fn case_44_the_same_by_buttons() {
    let table = Table::set().await;
    let id = table.going("1d", "loss").await;
    table.ada.types("/deblockle games", ()).await;
    table.ada.presses("Away and quiet hours").await;
    let away = table.ada.presses("I am away").await;
    assert!(away.text().contains("You are away"), "{}", away.text());
    told(&table.ben, "the clock stands still").await;
    table.wait(2 * DAY);
    let back = table.ada.presses("I am back").await;
    assert!(back.text().contains("You are not away"), "{}", back.text());
    told(&table.ben, &moment(3 * DAY)).await;
    assert!(!table.game(id).await.is_over());
}

#[tokio::test]
async fn case_3_three_days_without_the_bot_cost_nobody_anything() {
    let mut table = Table::set().await;
    let id = table.going("1d", "loss").await;
    let pings = (table.ada.pings().len(), table.ben.pings().len());
    let before = table.ada.sees().len();
    table.stop_bot().await;
    table.wait(3 * DAY);
    table.start_bot().await;
    let notice = told(&table.ada, "I was away for 3 days").await;
    assert!(
        notice.content.contains(&moment(4 * DAY)),
        "{}",
        notice.content
    );
    table.settled(id).await;
    assert_eq!(public(&table.ada, "I was away for").len(), 1);
    assert_eq!(table.ada.sees().len(), before + 1, "one notice");
    assert_eq!((table.ada.pings().len(), table.ben.pings().len()), pings);
    assert!(!table.game(id).await.is_over());

    // Starting once more credits nothing once more.
    table.restart_bot().await;
    table.settled(id).await;
    let away = table.ada.types("/deblockle me away", ()).await;
    assert!(away.text().contains("30 days"), "{}", away.text());
    table.wait(20 * HOUR);
    told(&table.ada, "a fifth of the time").await;
    table.plays(id).await;
    let board = table.board(&table.ben, id, 4).await;
    assert!(!board.content.contains("I was away"), "{}", board.content);
}

#[tokio::test]
async fn a_day_is_given_by_the_one_who_waits() {
    let table = Table::set().await;
    let id = table.going("1d", "loss").await;
    table.wait(PINGS_APART);
    table.ada.presses("More").await;
    assert!(table.ada.reads().button("Give a day").is_none());
    table.ben.presses("More").await;
    let gave = table.ben.presses("Give a day").await;
    assert!(gave.text().contains("has a day more"), "{}", gave.text());
    let board = told(&table.ada, "1 day more").await;
    assert_eq!(board.pings, [table.ada.id()]);
    assert!(
        board.content.contains(&moment(2 * DAY)),
        "{}",
        board.content
    );
    table.settled(id).await;
    table.wait(2 * DAY - HOUR);
    table.plays(id).await;
}

#[tokio::test]
async fn case_46_a_game_in_which_nobody_moved_lives_its_full_time_and_has_no_winner() {
    let table = Table::set().await;
    let id = table.start_game(&[("pace", "12h".into())]).await;
    table.wait(12 * HOUR - PINGS_APART - Duration::from_millis(1));
    told(&table.ada, "A reminder").await;
    assert!(!table.game(id).await.is_over());
    table.wait(Duration::from_millis(1));
    let end = told(&table.ben, "without a winner").await;
    assert_eq!(end.pings, [table.ben.id()]);
    assert_eq!(table.game(id).await.ending(), Some(Ending::Aborted));
}

#[tokio::test]
async fn case_46_nor_one_whose_blocks_were_not_placed() {
    let table = Table::set().await;
    let options = [("opponent", Value::from(&table.ben)), ("pace", "1d".into())];
    table.ada.types("/deblockle challenge", options).await;
    table.ben.types("/deblockle accept", ()).await;
    let set_up = told(&table.ada, "is on").await;
    let end = moment(DAY - PINGS_APART);
    assert_eq!(set_up.content.matches(&end).count(), 2);
    table.ben.presses("Confirm").await;
    let placed = table
        .ada
        .waits_for("Ben has placed", |message| {
            !message.is_ephemeral() && message.content.contains("has placed")
        })
        .await;
    assert_eq!(placed.content.matches(&end).count(), 1);
    table.wait(DAY);
    let end = told(&table.ben, "without a winner").await;
    assert_eq!(end.pings, [table.ben.id()], "he had done his part");
}

#[tokio::test]
async fn a_turn_in_the_last_instant_counts() {
    let table = Table::set().await;
    let id = table.going("1d", "loss").await;
    table.wait(DAY - Duration::from_millis(1));
    table.plays(id).await;
    table.wait(DAY - Duration::from_millis(1));
    table.board(&table.ben, id, 4).await;
    assert!(matches!(table.game(id).await.stage, Stage::Playing(_)));
    assert!(public(&table.eve, "away").is_empty());
}

#[tokio::test]
async fn case_43_one_reminder_when_a_fifth_is_left_and_none_after_the_turn() {
    let table = Table::set().await;
    let id = table.going("5d", "loss").await;
    let pings = table.ada.pings().len();
    table.wait(4 * DAY);
    let reminder = told(&table.ada, "a fifth of the time").await;
    assert_eq!(reminder.pings, [table.ada.id()]);
    assert!(reminder.button("Make a turn").is_some());
    table.settled(id).await;
    table.wait(12 * HOUR);
    table.settled(id).await;
    assert_eq!(table.ada.pings().len(), pings + 1);
    table.plays(id).await;
    let board = table.board(&table.ben, id, 4).await;
    assert!(!board.content.contains("a fifth"), "{}", board.content);
    table.wait(HOUR);
    table.settled(id).await;
    assert_eq!(table.ada.pings().len(), pings + 1);
}

#[tokio::test]
async fn case_49_sweeps_that_overlap_remind_once() {
    let table = Table::set().await;
    let id = table.going("5d", "loss").await;
    let pings = table.ada.pings().len();
    table.wait(4 * DAY);
    // The scheduler has woken up too.
    table.sweeps(3).await;
    told(&table.ada, "a fifth of the time").await;
    table.settled(id).await;
    assert_eq!(table.ada.pings().len(), pings + 1);
    table.wait(DAY);
    table.sweeps(3).await;
    told(&table.ada, "away time is being used").await;
    table.settled(id).await;
    assert_eq!(table.ada.pings().len(), pings + 2);
}

#[tokio::test]
async fn a_game_without_a_clock_says_nothing_of_time() {
    let table = Table::set().await;
    let id = table.going("none", "loss").await;
    let board = table.board(&table.eve, id, 3).await;
    assert!(!board.content.contains("<t:"), "{}", board.content);
    table.wait(100 * DAY);
    table.plays(id).await;
    let refused = table.ada.types("/deblockle claim", ()).await;
    assert!(
        refused.text().contains("No clock runs"),
        "{}",
        refused.text()
    );
}
