//! A server's games, written to a text and brought into another database.

use super::check::furnish;
use super::*;
use crate::store::schema::{self, OF_PEOPLE, OF_SERVERS, OF_THE_PROGRAM};

/// The server of the games in direct messages, which are those of [`furnish`].
const SERVER: u64 = 0;

async fn exported(store: &Store) -> Export {
    let database = ReadOnly::open(store.path()).await.unwrap();
    let export = database.export(SERVER).await.unwrap();
    database.close().await;
    export
}

async fn imports(store: &Store, export: &Export) -> Result<Imported, ImportError> {
    store.import(export, |_, _| None, NOW).await
}

/// Everything in the games' tables, to see that nothing has changed.
async fn all(store: &Store) -> Vec<String> {
    let mut connection = store.durable.acquire().await.unwrap();
    let mut rows = Vec::new();
    for (name, table) in schema::tables(&mut connection).await.unwrap() {
        let columns: Vec<String> = table
            .columns
            .iter()
            .map(|column| format!("quote({})", schema::quoted(&column.name)))
            .collect();
        let select = format!("select {} from {name}", columns.join(" || ',' || "));
        let found: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(select))
            .fetch_all(&mut *connection)
            .await
            .unwrap();
        rows.extend(found.into_iter().map(|row| format!("{name}: {row}")));
    }
    rows.sort();
    rows
}

#[tokio::test]
async fn every_table_and_column_is_thought_of() {
    let (_folder, store) = fresh().await;
    let mut connection = store.durable.acquire().await.unwrap();
    let tables = schema::tables(&mut connection).await.unwrap();
    for (name, table) in &tables {
        let lists = [
            name == "games" || table.game().is_some(),
            OF_PEOPLE.iter().any(|(table, _)| table == name),
            OF_SERVERS.iter().any(|(table, _)| table == name),
            OF_THE_PROGRAM.contains(&name.as_str()),
        ];
        assert_eq!(
            lists.iter().filter(|&&listed| listed).count(),
            1,
            "does {name} belong to games (then it references them), to people, to servers or to the program? See store/schema.rs"
        );
        for column in &table.columns {
            assert!(
                ["INTEGER", "TEXT"].contains(&column.kind.as_str())
                    || OF_THE_PROGRAM.contains(&name.as_str()),
                "{name}.{}: an export knows numbers and texts",
                column.name
            );
            let names_a_game = column.name == "game" || column.name.ends_with("_game");
            assert!(
                !names_a_game || table.points_at_a_game(&column.name),
                "{name}.{}: games get new numbers when they are imported, so what names one must reference it",
                column.name
            );
        }
        assert!(!table.order().is_empty(), "{name}: in which order?");
    }
    let of_games = export::of_games(&tables);
    for known in [
        "turns",
        "log",
        "messages",
        "notices",
        "outbox",
        "interactions",
    ] {
        assert!(of_games.contains(&(known, "game")), "{known}");
    }
}

#[tokio::test]
async fn what_is_imported_is_exported_as_it_was() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let export = exported(&store).await;
    let text = export.to_string();
    assert_eq!(text.parse(), Ok(export.clone()));
    assert_eq!(export.games(), 5);
    assert!(text.contains("{\"turns\":{\"game\":\"1\",\"number\":\"1\",\"turn\":\""));

    let (_other_folder, other) = fresh().await;
    let imported = imports(&other, &text.parse().unwrap()).await.unwrap();
    let ids = (1..=5).map(|id| (GameId(id), GameId(id)));
    assert_eq!(imported.games, ids.collect::<Vec<_>>());
    assert_eq!(other.check().await.unwrap().faults, []);
    other
        .set_setting("alive", &NOW.0.to_string())
        .await
        .unwrap();
    assert_eq!(exported(&other).await.to_string(), text);
    for id in 1..=5 {
        let game = other.game(GameId(id)).await.unwrap();
        assert_eq!(game, store.game(GameId(id)).await.unwrap());
    }
    // Only what belongs to the server.
    let elsewhere = ReadOnly::open(store.path()).await.unwrap();
    assert_eq!(elsewhere.export(7).await.unwrap().rows, []);
}

#[tokio::test]
async fn a_file_of_an_older_version_is_brought_up_to_date() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let mut export = exported(&store).await;
    export.schema = 1;
    export.alive = None;
    export
        .rows
        .retain(|row| row.table == "games" && row.get("id") == Some("3"));
    let first_version = "id version server channel challenger opponent ruleset squares first set_up stage gold blue start ending winner \
                         created_at changed_at";
    let known: Vec<&str> = first_version.split_whitespace().collect();
    for row in &mut export.rows {
        row.columns
            .retain(|(name, _)| known.contains(&name.as_str()));
    }
    let (_other_folder, other) = fresh().await;
    let export = export.to_string().parse().unwrap();
    let imported = imports(&other, &export).await.unwrap();
    assert_eq!(imported.games, [(GameId(3), GameId(3))]);
    let game = other.game(GameId(3)).await.unwrap().unwrap();
    assert_eq!(game.terms.pace, Pace::Unlimited);
    assert!(game.is_over());
}

#[tokio::test]
async fn the_same_file_twice_changes_nothing() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let export = exported(&store).await;
    let (_other_folder, other) = fresh().await;
    for target in [&store, &other, &other] {
        let before = all(target).await;
        match imports(target, &export).await {
            Err(ImportError::There { theirs, ours }) => {
                assert_eq!((theirs, ours), (GameId(1), GameId(1)));
                assert_eq!(all(target).await, before);
            }
            other => assert_eq!(other.unwrap().games.len(), 5),
        }
    }
}

#[tokio::test]
async fn a_number_that_is_taken_becomes_another_and_the_board_is_posted_anew() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let export = exported(&store).await;
    let (_other_folder, other) = fresh().await;
    let mut here = challenge(UserId(8), UserId(9), SettingUp::ByLot, NOW);
    here.venue.server = 3;
    let here = created(&other, &here).await;
    // An open challenge of the same two, who are asked once at a time.
    let mut open = challenge(CARL, BERT, SettingUp::Place, NOW);
    open.venue.server = 3;
    let open = created(&other, &open).await;
    let before = other.untold_of(here.id).await.unwrap();

    let imported = imports(&other, &export).await.unwrap();
    let pair = |theirs, ours| (GameId(theirs), GameId(ours));
    assert_eq!(
        imported.games,
        [pair(1, 6), pair(2, 7), pair(3, 3), pair(4, 4)]
    );
    assert_eq!(imported.left_out, [(GameId(5), open.id)]);
    assert_eq!(other.check().await.unwrap().faults, []);
    assert_eq!(other.untold_of(here.id).await.unwrap(), before);
    assert_eq!(other.game(here.id).await.unwrap(), Some(here));
    let moved = other.game(GameId(6)).await.unwrap().unwrap();
    assert_eq!(
        moved.stage,
        store.game(GameId(1)).await.unwrap().unwrap().stage
    );
    let news = |of: &Store, id| {
        let of = of.clone();
        async move { of.untold_of(GameId(id)).await.unwrap().len() }
    };
    assert_eq!(news(&other, 6).await, news(&store, 1).await + 1);
    assert_eq!(news(&other, 3).await, news(&store, 3).await);
    let next = created(&other, &challenge(UserId(8), CARL, SettingUp::Place, NOW)).await;
    assert_eq!(next.id, GameId(8));
}

#[tokio::test]
async fn a_person_who_is_known_stays_as_they_are() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let export = exported(&store).await;
    let (_other_folder, other) = fresh().await;
    let schedule = crate::game::Schedule::default();
    let rescheduled = Rescheduled {
        person: ANNA,
        schedule,
        effects: effects(1),
    };
    let together = Together {
        schedules: vec![rescheduled],
        ..Together::default()
    };
    other.save_together(&together).await.unwrap();
    other.met(&[(ANNA, "Anna elsewhere")]).await.unwrap();
    let kept = other.schedule(ANNA).await.unwrap();

    let mut seen = Vec::new();
    let settle = |before: &Game, game: &mut Game| {
        seen.push((before.id, before.schedules != game.schedules));
        None
    };
    let imported = other.import(&export, settle, NOW).await.unwrap();
    assert_eq!(imported.known, [ANNA]);
    assert_eq!(other.schedule(ANNA).await.unwrap(), kept);
    assert_eq!(other.names(&[ANNA]).await.unwrap()[&ANNA], "Anna elsewhere");
    assert_eq!(other.names(&[BERT]).await.unwrap()[&BERT], "bert");
    assert_eq!(other.reach(CARL).await.unwrap().way, Way::Message);
    let running = [(GameId(1), true), (GameId(2), true), (GameId(5), false)];
    assert_eq!(seen, running);
    assert_eq!(other.check().await.unwrap().faults, []);
}

/// What is done to the text of an export, in which line (of the sound text, by a part of it) that is a fault, and how the fault is told.
/// `⏎` stands for the end of a line.
const HOSTILE: &str = r#"
"server":"0","channel" => "server":"7","channel" => - => line 2, field "server": the game is of another server
"format":"1" => "format":"2" => - => line 1, field "format"
"schema":" => "schema":"9 => - => line 1, field "schema"
"export" => "exports" => - => line 1: this is no export
{"games":{"id":"1", => {"games":{"id":"01", => {"games":{"id":"1", => field "id"
{"games":{"id":"1", => {"games":{"id":"9223372036854775807", => {"games":{"id":"1", => field "id": no game has such a number
{"games":{"id":"1", => {"games":{"id":"-1", => {"games":{"id":"1", => field "id": no game has such a number
{"games":{"id":"1", => {"games":{"id":"2", => {"games":{"id":"2", => UNIQUE constraint failed: games.id
{"games":{"id":"1", => {"games":{"id":"1","id":"1", => {"games":{"id":"1", => field "id" stands there twice
{"games":{"id":"1", => {"games":{"id":1, => {"games":{"id":"1", => field "id": invalid type
{"games":{"id":"1", => {"games":{"spin":"1","id":"1", => {"games":{"id":"1", => field "spin": games has no such column
{"games":{"id":"1", => {"settings":{"id":"1", => {"games":{"id":"1", => there is no table "settings"
{"games":{"id":"1", => {"_sqlx_migrations":{"id":"1", => {"games":{"id":"1", => there is no table
{"turns":{"game":"1","number":"1", => {"turns":{"game":"99","number":"1", => - => game 99: turns has rows of it
{"turns":{"game":"1","number":"1", => {"turns":{"number":"1", => {"turns":{"game":"1","number":"1", => NOT NULL constraint failed: turns.game
{"turns":{"game":"1","number":"1", => {"turns":{"game":"1","number":"one", => {"turns":{"game":"1","number":"1", => field "number": "one" is not such a number
{"turns":{"game":"1","number":"1", => {"turns":{"game":"1","number":"1.0", => {"turns":{"game":"1","number":"1", => field "number"
{"turns":{"game":"1","number":"1", => nonsense => {"turns":{"game":"1","number":"1", => expected ident
{"turns":{"game":"1","number":"1", => ⏎ => {"turns":{"game":"1","number":"1", => EOF
"turn":" => "turn":"d4n => - => game 1: turn 
"turn":" => "turn":"\u0000 => {"turns":{"game":"1","number":"1", => field "turn": it has a character
"stage":"playing" => "stage":"asleep" => "stage":"playing" => CHECK constraint failed
"stage":"playing" => "stage":"setting up" => - => game 1: 
"wake_at":" => "wake_at":"1 => - => game 1: wake_at is 1
{"absences":{"person":"1", => {"absences":{"person":"66", => {"absences":{"person":"1", => field "person": this person plays none of the games
{"reach":{"player":"3" => {"reach":{"player":"4" => {"reach" => field "player"
{"end":{"rows":" => {"end":{"rows":"1 => {"end" => field "rows": it does not count
{"end":{ => {"end":{"more":"1", => {"end" => field "rows"
{"end" => {"end":{}}⏎{"end" => {"end" => field "rows"
"#;

#[tokio::test]
async fn a_hostile_file_is_refused_by_line_and_field_and_nothing_changes() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let text = exported(&store).await.to_string();
    let (_other_folder, other) = fresh().await;
    created(
        &other,
        &challenge(UserId(8), UserId(9), SettingUp::Place, NOW),
    )
    .await;
    let before = all(&other).await;
    let line_with = |part: &str| {
        let mut lines = text.lines();
        let found = lines.position(|line| part != "-" && line.contains(part));
        found.map_or(String::new(), |line| format!("line {}", line + 1))
    };
    for edit in HOSTILE.lines().filter(|line| !line.is_empty()) {
        let edit = edit.replace('⏎', "\n");
        let [from, to, part, named] = edit.splitn(4, " => ").collect::<Vec<_>>()[..] else {
            panic!("{edit}");
        };
        let line = line_with(part);
        let hostile = text.replacen(from, to, 1);
        assert_ne!(hostile, text, "{from}");
        let error = match hostile.parse::<Export>() {
            Ok(export) => imports(&other, &export).await.unwrap_err().to_string(),
            Err(error) => error.to_string(),
        };
        assert!(
            error.contains(named) && error.contains(&line),
            "{from} -> {to}: {line}, {named}: {error}"
        );
        assert_eq!(all(&other).await, before, "{from} -> {to}");
    }
    for (hostile, named) in [
        (String::new(), "line 1: the file is empty"),
        (
            text.lines().take(9).collect::<Vec<_>>().join("\n"),
            "line 10: the file breaks off",
        ),
        (format!("{text}{text}"), "nothing may follow the end"),
        ("[".repeat(1_000_000), "line 1: "),
        ("{\"a\":".repeat(100_000), "line 1: "),
    ] {
        let error = hostile.parse::<Export>().unwrap_err().to_string();
        assert!(error.contains(named), "{error}");
        assert!(error.len() < 500, "{error}");
    }
    imports(&other, &text.parse().unwrap()).await.unwrap();
}
