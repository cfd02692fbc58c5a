//! Ratings: what counts, what it changes, and who is told of it.

use std::time::Duration;

use deblockle::sandbox::{Message, Value};

use crate::table::{Table, towards_the_end};

impl Table {
    /// A game with these terms in which each has made so many turns; then Ada, or else Ben, gives up. Its last message.
    async fn rated(&self, options: &[(&str, Value)], turns: u32, ada_resigns: bool) -> Message {
        let id = self.start_game(options).await;
        for _ in 0..2 * turns {
            self.makes(id, towards_the_end(&self.position(id).await))
                .await;
        }
        let loser = if ada_resigns { &self.ada } else { &self.ben };
        let named = [("game", Value::from(id.to_string().as_str()))];
        let asked = loser.types("/deblockle resign", named).await;
        let yes = asked.message.unwrap().buttons()[0].label.clone();
        loser.presses(&yes).await;
        let said = format!("game {id}");
        let end = self
            .eve
            .waits_for("the end", move |message| {
                !message.is_ephemeral()
                    && message.content.to_lowercase().contains(&said)
                    && message.button("Rematch").is_some()
            })
            .await;
        self.settled(id).await;
        self.wait(Duration::from_secs(24 * 60 * 60));
        end
    }
}

#[tokio::test]
async fn a_rated_game_says_at_its_end_what_it_has_changed() {
    let table = Table::set().await;
    let end = table.rated(&[("pace", "none".into())], 3, false).await;
    let line = end
        .content
        .lines()
        .find(|line| line.starts_with("Rating: "))
        .unwrap();
    let (ada, ben) = (table.ada.user().mention(), table.ben.user().mention());
    assert!(line.contains(&format!("{ada} 1662 (+162)")), "{line}");
    assert!(line.contains(&format!("{ben} 1338 (−162)")), "{line}");
    let list = table.eve.types("/deblockle leaderboard", ()).await;
    let text = list.text();
    assert!(text.contains("Provisional"), "{text}");
    assert!(text.contains("**1** · ada · 1662 ± "), "{text}");
    assert!(text.contains("**2** · ben · 1338 ± "), "{text}");
}

#[tokio::test]
async fn case_56_what_does_not_count_changes_nothing() {
    let table = Table::set().await;
    let nothing = [("pace", Value::from("none"))];
    let handicap = [
        ("pace", Value::from("none")),
        ("blocks", 2.into()),
        ("opponent_blocks", 1.into()),
    ];
    for (options, turns) in [(&nothing[..], 1), (&handicap[..], 3)] {
        let end = table.rated(options, turns, true).await;
        assert!(!end.content.contains("Rating: "), "{}", end.content);
    }
    let list = table.ada.types("/deblockle leaderboard", ()).await;
    assert!(
        list.text().contains("Nobody is on it yet"),
        "{}",
        list.text()
    );
    let profile = table.ada.types("/deblockle profile", ()).await;
    assert!(
        profile.text().contains("no rated game yet"),
        "{}",
        profile.text()
    );
    assert!(profile.message.unwrap().attachments.is_empty());
}

#[tokio::test]
async fn case_56_one_opponent_gives_only_so_much_within_a_month() {
    let table = Table::set().await;
    let mut last = String::new();
    for _ in 0..8 {
        let end = table.rated(&[("pace", "none".into())], 3, false).await;
        last = end.content;
    }
    assert!(!last.contains("Rating: "), "{last}");
    table.ada.types("/deblockle profile", ()).await;
    let why = table.ada.presses("Why?").await;
    assert!(
        why.text().contains("cannot gain without end"),
        "{}",
        why.text()
    );
    assert!(why.text().contains("0 %"), "{}", why.text());
}

#[tokio::test]
async fn case_58_nothing_is_told_of_a_running_game_but_that_it_runs() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let profile = table
        .eve
        .types("/deblockle profile", [("user", Value::from(&table.ada))])
        .await;
    assert!(
        profile.text().contains("One game is running"),
        "{}",
        profile.text()
    );
    assert!(!profile.text().contains("Shortest"), "{}", profile.text());
}

#[tokio::test]
async fn in_direct_messages_the_list_is_that_of_everybody() {
    let table = Table::set().await;
    table.rated(&[("pace", "none".into())], 3, false).await;
    let ada = table.ada.user().in_direct_messages();
    let list = ada.types("/deblockle leaderboard", ()).await;
    assert!(list.text().contains("of all servers"), "{}", list.text());
    assert!(
        list.text()
            .contains("Your place among the provisional: **1** · ada"),
        "{}",
        list.text()
    );
    assert!(list.message.unwrap().button("This server").is_none());
}
