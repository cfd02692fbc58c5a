//! What is kept of a person: fetched, and erased (case 57).

use deblockle::game::{Ending, UserId};
use deblockle::sandbox::{Message, Value};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::table::{Table, towards_the_end};

impl Table {
    async fn moves(&self, id: i64, turns: usize) {
        for _ in 0..turns {
            self.makes(id, towards_the_end(&self.position(id).await))
                .await;
        }
    }

    /// A game that Ben has lost.
    async fn lost_by_ben(&self) -> i64 {
        let id = self.start_game(&[("pace", "none".into())]).await;
        self.moves(id, 6).await;
        let named = [("game", Value::from(id.to_string().as_str()))];
        self.ben.types("/deblockle resign", named).await;
        self.ben.presses("Yes, resign").await;
        self.settled(id).await;
        id
    }

    /// Every cell of the database that holds this text, alone or among others.
    async fn cells_with(&self, text: &str) -> Vec<String> {
        let mut database = SqliteConnection::connect(self.database().to_str().unwrap())
            .await
            .unwrap();
        let columns: Vec<(String, String)> = sqlx::query_as(
            r"select tables.name, columns.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
              where tables.type = 'table' and tables.name not like 'sqlite\_%' escape '\'",
        )
        .fetch_all(&mut database)
        .await
        .unwrap();
        let mut found = Vec::new();
        for (table, column) in columns {
            let select = format!(
                "select count(*) from \"{table}\" where instr(cast(\"{column}\" as text), $1) > 0"
            );
            let count: i64 = sqlx::query_scalar(AssertSqlSafe(select))
                .bind(text)
                .fetch_one(&mut database)
                .await
                .unwrap();
            if count > 0 {
                found.push(format!("{table}.{column}"));
            }
        }
        database.close().await.unwrap();
        found
    }
}

fn end_of(table: &Table, id: i64) -> Message {
    let seen = table.eve.sees().into_iter().rev();
    let mut ends = seen.filter(|message| {
        message.content.contains(&format!("wins game {id}")) && message.button("Replay").is_some()
    });
    ends.next().unwrap()
}

#[tokio::test]
async fn case_57_all_that_is_kept_is_fetched_as_a_file() {
    let table = Table::set().await;
    table.lost_by_ben().await;
    table
        .ben
        .types("/deblockle me block", [("person", Value::from(&table.eve))])
        .await;
    table
        .eve
        .types("/deblockle me block", [("person", Value::from(&table.ben))])
        .await;
    let shown = table.ben.types("/deblockle me data", ()).await;
    assert!(
        shown.ephemeral && shown.text().contains("Games that are over: 1"),
        "{}",
        shown.text()
    );
    let fetched = table.ben.presses("Fetch my data").await;
    assert!(fetched.ephemeral);
    let file = &fetched.message.as_ref().unwrap().attachments[0];
    assert_eq!(
        file.filename,
        format!("deblockle-data-{}.json", table.ben.id())
    );
    let data: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    let ben = table.ben.id().to_string();
    assert_eq!(data["games"][0]["opponent"], *ben);
    assert_eq!(data["games"][0]["ending"], "resignation");
    assert!(
        data["games"][0]["created_at"]
            .as_str()
            .unwrap()
            .starts_with("2026-01-01T")
    );
    assert_eq!(data["turns"].as_array().unwrap().len(), 6);
    assert_eq!(data["players"][0]["name"], "ben");
    assert_eq!(data["standings"].as_array().unwrap().len(), 2);
    // Whom he has blocked is his to know, who has blocked him is not.
    assert_eq!(data["blocks"].as_array().unwrap().len(), 1);
    assert_eq!(data["blocks"][0]["person"], *ben);
}

#[tokio::test]
async fn case_57_whoever_is_erased_leaves_games_and_ratings_of_the_others_as_they_were() {
    let mut table = Table::set().await;
    let over = table.lost_by_ben().await;
    let running = table.start_game(&[]).await;
    table.moves(running, 3).await;
    table
        .ben
        .types(
            "/deblockle me quiet",
            [("zone", "Europe/Berlin"), ("from", "22:00"), ("to", "7:00")],
        )
        .await;
    table
        .ben
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.eve))],
        )
        .await;
    let rating = |text: &str| {
        text.lines()
            .find(|line| line.contains("ada"))
            .map(str::to_owned)
    };
    let list = table.ada.types("/deblockle leaderboard", ()).await.text();
    let before = rating(&list).unwrap();
    assert!(list.contains("ben"), "{list}");

    table.ben.types("/deblockle me data", ()).await;
    let asked = table.ben.presses("Erase me").await;
    assert!(
        asked
            .text()
            .contains("2 games and challenges of yours go on"),
        "{}",
        asked.text()
    );
    let done = table.ben.presses("Yes, erase me").await;
    assert!(done.text().contains("You are erased"), "{}", done.text());

    // The game that went on is Ada's, who is told; the other stays as it was, but for the name.
    let won = table.game(running).await;
    assert!(
        matches!(won.ending(), Some(Ending::Won { .. } | Ending::Aborted)),
        "{:?}",
        won.ending()
    );
    let ada = UserId(table.ada.id().get());
    assert!(won.opponent_of(ada).unwrap().is_erased());
    assert!(table.game(over).await.opponent_of(ada).unwrap().is_erased());
    for id in [over, running] {
        table.settled(id).await;
        let end = end_of(&table, id);
        assert!(end.content.contains("deleted player"), "{}", end.content);
        assert!(
            !end.content.contains(&table.ben.id().to_string()),
            "{}",
            end.content
        );
    }
    let history = table.ada.types("/deblockle record history", ()).await;
    assert!(
        history.text().contains("won against deleted player"),
        "{}",
        history.text()
    );
    let list = table.ada.types("/deblockle leaderboard", ()).await.text();
    assert!(
        !list.contains("ben") && !list.contains("deleted player"),
        "{list}"
    );
    assert!(rating(&list).is_some() && before.contains("ada"), "{list}");
    assert_eq!(
        table.cells_with(&table.ben.id().to_string()).await,
        Vec::<String>::new()
    );
    assert_eq!(table.faults().await, Vec::<String>::new());

    // Made anew, the ratings are the same; and he begins as a stranger.
    table.restart_bot().await;
    let again = table.ada.types("/deblockle leaderboard", ()).await.text();
    assert_eq!(rating(&again), rating(&list));
    let profile = table.ben.types("/deblockle profile", ()).await;
    assert!(
        profile.text().contains("no rated game yet"),
        "{}",
        profile.text()
    );
}

#[tokio::test]
async fn case_57_an_erasing_that_was_cut_short_is_finished_at_the_next_start() {
    let mut table = Table::set().await;
    let id = table.start_game(&[("pace", "none".into())]).await;
    table.moves(id, 2).await;
    table.settled(id).await;
    table.stop_bot().await;
    let store = deblockle::store::Store::open(&table.database())
        .await
        .unwrap();
    store
        .begin_erasing(UserId(table.ben.id().get()))
        .await
        .unwrap();
    store.close().await;
    table.start_bot().await;
    table.sweeps(2).await;
    assert!(table.game(id).await.is_over());
    assert_eq!(
        table.cells_with(&table.ben.id().to_string()).await,
        Vec::<String>::new()
    );
}
