//! A season: two hundred games between twelve people, played over months by the whole bot; then who is best, and why.

use std::time::Duration;

use deblockle::sandbox::{Clock, Response, Sandbox, SandboxConfig, Seat, User, Value};

use crate::database::done;
use crate::table::{START, Table, game_number, towards_the_end};

/// How many games are played.
const GAMES: usize = 200;
/// How long after one the next ones begin.
const APART: Duration = Duration::from_secs(24 * 60 * 60);
/// Names of every kind: plain, with markup, written from right to left, with characters that are not seen, of nothing but emoji.
const NAMES: [&str; 12] = [
    "Ánna",
    "**B** _o_ `b` ||x||",
    "<@1> @everyone",
    "שלום \u{202e}abc",
    "\u{200b}\u{200b}",
    "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊",
    "Γιώργος",
    "Милица",
    "ਗੁਰਪ੍ਰੀਤ",
    "# 1. - > [a](b)",
    "小さい猫",
    "z\u{301}\u{302}\u{303}algo",
];

/// Numbers by chance, from a seed (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((bits ^ bits >> 31) % end as u64).unwrap()
    }
}

/// The table and the twelve, who have played.
pub struct Season {
    pub table: Table,
    pub people: Vec<User>,
    pub seats: Vec<Seat>,
}

impl Season {
    /// Plays it. The lower somebody's number, the better they play.
    pub async fn play(seed: u64) -> Self {
        let config = SandboxConfig {
            clock: Clock::frozen(START),
            kept_events: 100_000,
            ..SandboxConfig::default()
        };
        let mut table = Table::around(Sandbox::start(config).await.unwrap());
        table.start_bot().await;
        let channels = ["one", "two", "three", "four"].map(|name| table.server.add_channel(name));
        let people: Vec<User> = NAMES
            .iter()
            .enumerate()
            .map(|(number, name)| {
                let person = table.sandbox.add_user(&format!("person-{number}"));
                person.set_display_name(Some(name));
                table.server.join(&person);
                person
            })
            .collect();
        let mut chance = Chance(seed);
        let mut played = 0;
        while played < GAMES {
            let mut idle: Vec<usize> = (0..people.len()).collect();
            let games = channels.iter().map(|channel| {
                let one = idle.remove(chance.below(idle.len()));
                let other = idle.remove(chance.below(idle.len()));
                let favourite = one.min(other);
                // Ten of eleven against the weakest, half against the next.
                let upset = chance.below(12 + 2 * one.abs_diff(other)) < 6;
                let loser = if upset { favourite } else { one.max(other) };
                let seat = |number: usize| people[number].in_channel(channel);
                let loser = if loser == one { seat(one) } else { seat(other) };
                game(&table, seat(one), seat(other), loser)
            });
            let games: Vec<_> = games.collect();
            played += games.len();
            futures_util::future::join_all(games).await;
            table.wait(APART);
        }
        let seats = people
            .iter()
            .map(|person| person.in_channel(&table.ada.channel()));
        Self {
            seats: seats.collect(),
            people,
            table,
        }
    }
}

/// A game in which both make three turns, and one gives up.
async fn game(table: &Table, one: Seat, other: Seat, loser: Seat) {
    let options = [
        ("opponent", Value::from(&other)),
        ("set_up", "lot".into()),
        ("pace", "none".into()),
        ("blocks", 1.into()),
    ];
    let id = game_number(&one.types("/deblockle challenge", options).await.text());
    let named = Value::from(id.to_string().as_str());
    other
        .types("/deblockle accept", [("challenge", named.clone())])
        .await;
    for _ in 0..6 {
        let play = table.play(id).await;
        if play.outcome().is_some() {
            break;
        }
        let game = table.game(id).await;
        let mover = game.to_move().unwrap().0;
        let mover = [&one, &other]
            .into_iter()
            .find(|seat| seat.id().get() == mover)
            .unwrap();
        let turn = Value::from(towards_the_end(play.position()).to_string().as_str());
        let options = [("notation", turn), ("game", named.clone())];
        mover.types("/deblockle turn", options).await;
    }
    if !table.game(id).await.is_over() {
        loser.types("/deblockle resign", [("game", named)]).await;
        loser.presses("Yes, resign").await;
    }
    assert!(table.game(id).await.is_over());
}

/// The lines of a list that begin with a place.
fn lines(response: &Response) -> Vec<String> {
    let text = response.text();
    let lines = text
        .lines()
        .filter(|line| line.starts_with("**") && line.contains("** · "));
    lines
        .filter(|line| line.contains('±'))
        .map(str::to_owned)
        .collect()
}

fn place(line: &str) -> usize {
    line.split("**").nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn cases_40_and_55_after_a_season_the_list_is_whole_readable_and_right() {
    let mut season = Season::play(1).await;
    let table = &season.table;
    let first = season.seats[0].types("/deblockle leaderboard", ()).await;
    assert!(first.ephemeral);
    let text = first.text();
    assert!(text.contains("Page 1 of 2"), "{text}");
    assert_eq!(lines(&first).len(), 10, "{text}");
    let second = season.seats[0].presses("▶").await;
    let all: Vec<String> = lines(&first).into_iter().chain(lines(&second)).collect();
    assert_eq!(all.len(), 12, "{all:#?}");

    // Nobody is pinged, no name does anything to the text, and no place is left out.
    let message = first.message.as_ref().unwrap();
    assert!(message.pings.is_empty());
    for escaped in [
        r"\*\*B\*\* \_o\_ \`b\` \|\|x\|\|",
        r"\<\@1\> \@everyone",
        r"person\-4",
        "Γιώργος",
        "ਗੁਰਪ੍ਰੀਤ",
    ] {
        assert!(
            all.iter().any(|line| line.contains(escaped)),
            "{escaped}: {all:#?}"
        );
    }
    assert!(
        !all.iter()
            .any(|line| line.contains('\u{202e}') || line.contains("<@"))
    );
    let places: Vec<usize> = all.iter().map(|line| place(line)).collect();
    assert_eq!(places[0], 1);
    for pair in places.windows(2) {
        assert!(
            pair[1] == pair[0] || pair[1] == pair[0] + 1 || pair[1] == 1,
            "{places:?}"
        );
    }
    let rating = |line: &String| -> i32 {
        let before = line.split(" ± ").next().unwrap();
        before.rsplit(' ').next().unwrap().parse().unwrap()
    };
    let provisional = all
        .iter()
        .position(|line| place(line) == 1 && line != &all[0]);
    let settled = &all[..provisional.unwrap_or(all.len())];
    assert!(settled.len() > 8, "{all:#?}");
    assert!(
        settled
            .windows(2)
            .all(|pair| rating(&pair[0]) >= rating(&pair[1]))
    );
    assert!(text.contains("Your place: **"), "{text}");

    // The first, one in the middle and the last leave, one by deleting the account: none of them leaves a hole.
    let leaves = |line: &String| {
        let name = line.split(" · ").nth(1).unwrap();
        let name = name.replace(['\\', '\u{200e}'], "");
        let is_it = |known: &&str| name == known.replace(['\u{202e}', '\u{200b}'], "");
        let number = NAMES.iter().position(is_it);
        number
            .or((name == "person-4").then_some(4))
            .unwrap_or_else(|| panic!("{name}"))
    };
    let gone = [leaves(&all[0]), leaves(&all[5]), leaves(&all[11])];
    table.server.leave(&season.people[gone[0]]);
    table.sandbox.delete_user(&season.people[gone[1]]);
    table.server.leave(&season.people[gone[2]]);
    table.wait(APART);
    let looks = table.ada.types("/deblockle leaderboard", ()).await;
    let left = lines(&looks);
    assert_eq!(left.len(), 9, "{}", looks.text());
    assert_eq!(place(&left[0]), 1);
    assert!(
        looks.text().contains("You are not on it"),
        "{}",
        looks.text()
    );
    assert!(
        !left
            .iter()
            .any(|line| line.split(" · ").nth(1) == all[0].split(" · ").nth(1))
    );

    // The other lists are one press away.
    let lately = table.ada.presses("Last 30 days").await;
    assert!(lately.text().contains("points won"), "{}", lately.text());
    assert!(
        lines(&lately).iter().any(|line| line.contains(" · +")),
        "{}",
        lately.text()
    );
    let everywhere = table.ada.presses("Everywhere").await;
    assert!(
        everywhere.text().contains("all servers"),
        "{}",
        everywhere.text()
    );

    // A profile, its chart, and where the last change came from.
    let someone = season
        .people
        .iter()
        .enumerate()
        .find(|(number, _)| !gone.contains(number));
    let user = [("user", Value::from(someone.unwrap().1))];
    let profile = table.ada.types("/deblockle profile", user).await;
    let text = profile.text();
    for part in [
        "In this server: **",
        "Everywhere: **",
        "As Gold: ",
        "With one block: ",
        "Most often against ",
        "No game is running",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let message = profile.message.unwrap();
    assert!(message.pings.is_empty());
    let chart = &message.attachments[0];
    assert!(
        chart.filename.starts_with("deblockle-rating-"),
        "{}",
        chart.filename
    );
    assert!(
        chart
            .description
            .as_deref()
            .unwrap_or_default()
            .contains("Rating from")
    );
    let why = table.ada.presses("Why?").await;
    for part in [
        "The last rated game",
        "could expect",
        "The rating went from",
    ] {
        assert!(why.text().contains(part), "{part}: {}", why.text());
    }
    table.ada.presses("Back").await;

    // What the two have played against one another, and all that somebody has played.
    let [one, other] = [3, 6].map(|number| Value::from(&season.people[number]));
    let options = [("user", one.clone()), ("against", other)];
    let both = table.ada.types("/deblockle record history", options).await;
    for part in ["שלום", "Γιώργος", "In all: ", "As Gold: "] {
        assert!(both.text().contains(part), "{part}: {}", both.text());
    }
    let all = table
        .ada
        .types("/deblockle record history", [("user", one.clone())])
        .await;
    assert!(all.text().contains("Page 1 of "), "{}", all.text());
    let newest = table.ada.presses("▶").await;
    assert!(newest.text().contains("Page 2 of "), "{}", newest.text());
    let dated = [("user", one), ("when", "2026-02".into())];
    let february = table.ada.types("/deblockle record history", dated).await;
    assert!(february.text().contains("<t:177"), "{}", february.text());

    // Made anew, by a new process or by the command, the ratings are the same to the last bit.
    season.table.stop_bot().await;
    let database = season.table.database();
    let again = done(&database, &season.table, &["ratings", "recompute"]).await;
    assert!(
        again.contains(&format!(
            "{GAMES} finished games give 24 ratings; 0 were others"
        )),
        "{again}"
    );
    season.table.start_bot().await;
    assert_eq!(season.table.faults().await, Vec::<String>::new());
    let after = season.table.ada.types("/deblockle leaderboard", ()).await;
    assert_eq!(lines(&after), left);
}
