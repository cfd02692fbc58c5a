//! Languages: each person reads their own, everybody in a server reads the server's.

use deblockle::sandbox::{Message, Value};

use crate::table::{Table, game_number, towards_the_end};

fn public(table: &Table, text: &str) -> Option<Message> {
    let mut seen = table.eve.sees().into_iter().rev();
    seen.find(|message| !message.is_ephemeral() && message.content.contains(text))
}

#[tokio::test]
async fn a_persons_discord_speaks_and_a_choice_of_ones_own_goes_before_it_and_stays() {
    let mut table = Table::set().await;
    table.ada.user().set_locale("el");
    let greek = table.ada.types("/deblockle games", ()).await;
    assert!(
        greek.text().contains("Δεν έχεις παρτίδα"),
        "{}",
        greek.text()
    );
    let other = table.ben.types("/deblockle games", ()).await;
    assert!(
        other.text().contains("You have no game"),
        "{}",
        other.text()
    );

    for (language, name, says) in [
        ("sr", "Српски", "Немаш партију"),
        ("pa", "ਪੰਜਾਬੀ", "ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ"),
    ] {
        let chosen = table
            .ada
            .types("/deblockle me language", [("language", language)])
            .await;
        assert!(
            chosen.ephemeral && chosen.text().contains(name),
            "{}",
            chosen.text()
        );
        let games = table.ada.types("/deblockle games", ()).await;
        assert!(games.text().contains(says), "{}", games.text());
    }
    table.restart_bot().await;
    let games = table.ada.types("/deblockle games", ()).await;
    assert!(games.text().contains("ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ"), "{}", games.text());
    // By the menu, back to what Discord speaks.
    table.ada.types("/deblockle me language", ()).await;
    let back = table.ada.selects("ਭਾਸ਼ਾ ਚੁਣੋ", ["auto"]).await;
    assert!(
        back.text().contains("Διαβάζεις: Ελληνικά"),
        "{}",
        back.text()
    );
    let unknown = table
        .ben
        .types("/deblockle me language", [("language", "Klingon")])
        .await;
    assert!(
        unknown.text().contains("I do not know the language"),
        "{}",
        unknown.text()
    );
}

#[tokio::test]
async fn what_everybody_reads_is_in_the_language_of_the_server_and_buttons_work_on() {
    let table = Table::set().await;
    let owner = table.server.owner().in_channel(&table.ada.channel());
    let chosen = owner
        .types("/deblockle-admin language", [("language", "el")])
        .await;
    assert!(chosen.text().contains("Ελληνικά"), "{}", chosen.text());
    let options = [
        ("opponent", Value::from(&table.ben)),
        ("first", "me".into()),
        ("set_up", "lot".into()),
    ];
    let sent = table.ada.types("/deblockle challenge", options).await;
    // The answer is for her alone.
    assert!(sent.text().contains("is on its way"), "{}", sent.text());
    let id = game_number(&sent.text());
    let challenge = table
        .ben
        .waits_for("the challenge", |message| {
            message.content.contains("σε προκαλεί")
        })
        .await;
    assert_eq!(challenge.pings, [table.ben.id()]);
    table.ben.presses("Δέχομαι").await;
    let board = table
        .eve
        .waits_for("the board", |message| {
            message.content.contains("Παίζει: Χρυσός")
        })
        .await;
    assert!(
        board.attachments[0]
            .description
            .as_deref()
            .unwrap_or_default()
            .contains("Παίζει")
    );
    table.settled(id).await;
    // A change of the language meets what stands there already: the old buttons go on working.
    owner
        .types("/deblockle-admin language", [("language", "sr")])
        .await;
    let composer = table.ada.presses("Κάνε κίνηση").await;
    assert!(
        composer.text().contains("Which block do you tip?"),
        "{}",
        composer.text()
    );
    table.makes_in(id, "На потезу: Плави").await;
    let options = [("game", Value::from(id.to_string().as_str()))];
    table.ben.types("/deblockle resign", options).await;
    table.ben.presses("Yes, call it off").await;
    table.settled(id).await;
    assert!(public(&table, "отказана је, без победника").is_some());
    let refused = table
        .ben
        .types("/deblockle-admin language", [("language", "el")]);
    assert!(refused.send().is_err() || !table.server.owner().id().eq(&table.ben.id()));
}

impl Table {
    /// Makes a turn in a game, and waits for a board that says so.
    async fn makes_in(&self, id: i64, says: &'static str) {
        let turn = towards_the_end(&self.position(id).await).to_string();
        let options = [
            ("notation", Value::from(turn.as_str())),
            ("game", id.to_string().as_str().into()),
        ];
        self.ada.types("/deblockle turn", options).await;
        self.eve
            .waits_for(says, move |message| message.content.contains(says))
            .await;
    }
}

#[tokio::test]
async fn a_direct_message_is_in_the_language_of_whom_it_is_for() {
    let table = Table::set().await;
    table.ben.user().set_locale("el");
    table
        .ben
        .types("/deblockle me notify", [("way", "message")])
        .await;
    let id = table.start_game(&[]).await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    let ben = table.ben.user().in_direct_messages();
    let told = ben
        .waits_for("the notice", |message| {
            message.content.contains("είναι η σειρά σου")
        })
        .await;
    assert_eq!(told.pings, [table.ben.id()]);
    assert!(told.button("Κάνε κίνηση").is_some());
    assert!(public(&table, "Blue to move").is_some());
}

#[tokio::test]
async fn names_and_descriptions_go_to_discord_in_the_languages_that_it_knows() {
    let table = Table::set().await;
    let commands = table.sandbox.with_state(|state| {
        serde_json::to_value(state.commands.values().collect::<Vec<_>>()).unwrap()
    });
    let text = commands.to_string();
    for greek in [
        "πρόκληση",
        "κατάταξη",
        "Ποιος είναι ο καλύτερος;",
        "Με κλήρο",
    ] {
        assert!(text.contains(greek), "{greek}");
    }
    assert!(!text.contains("\"sr\"") && !text.contains("\"pa\""));
}

#[tokio::test]
async fn leaderboard_profile_history_and_rules_are_there_in_all_four() {
    let table = Table::set().await;
    let id = table.start_game(&[("pace", "none".into())]).await;
    for _ in 0..6 {
        table
            .makes(id, towards_the_end(&table.position(id).await))
            .await;
    }
    let named = [("game", Value::from(id.to_string().as_str()))];
    table.ben.types("/deblockle resign", named).await;
    table.ben.presses("Yes, resign").await;
    table.settled(id).await;
    let seen: [(&str, [&str; 5]); 4] = [
        (
            "en-US",
            [
                "Leaderboard",
                "rated game",
                "won against",
                "How to play",
                "turns",
            ],
        ),
        (
            "el",
            [
                "Κατάταξη",
                "βαθμολογημένη",
                "νίκη",
                "Πώς παίζεται",
                "κινήσεις",
            ],
        ),
        (
            "sr",
            [
                "Ранг-листа",
                "за рејтинг",
                "победа",
                "Како се игра",
                "потеза",
            ],
        ),
        ("pa", ["ਦਰਜਾਬੰਦੀ", "ਰੇਟਿੰਗ ਵਾਲੀਆਂ", "ਜਿੱਤ", "ਕਿਵੇਂ ਖੇਡੀਏ", "ਚਾਲਾਂ"]),
    ];
    for (language, words) in seen {
        table
            .ada
            .types("/deblockle me language", [("language", language)])
            .await;
        let commands = [
            "leaderboard",
            "profile",
            "record history",
            "rules",
            "record replay",
        ];
        for (command, word) in commands.iter().zip(words) {
            let answer = table.ada.types(&format!("/deblockle {command}"), ()).await;
            assert!(
                answer.text().contains(word),
                "{language} {command}: {}",
                answer.text()
            );
            assert!(answer.text().chars().count() <= 2000);
        }
    }
}
