//! The list of one's games: those of all servers, the most urgent first.

use deblockle::sandbox::{Message, Value};

use crate::table::{Table, game_number, towards_the_end};

/// The games of a list, in its order.
fn listed(text: &str) -> Vec<i64> {
    text.lines()
        .filter(|line| line.starts_with("- "))
        .map(game_number)
        .collect()
}

// Case 44.
#[tokio::test]
async fn case_44_all_games_of_all_servers_are_listed_the_most_urgent_first_with_their_boards() {
    let table = Table::set().await;
    let ada = &table.ada;
    let none = ada.types("/deblockle games", ()).await;
    assert!(none.ephemeral && none.text().contains("Begin one"));

    let slow = table.start_game(&[("pace", "14d".into())]).await;
    let quick = table.start_game(&[("pace", "1d".into())]).await;
    let theirs = table.start_game(&[("pace", "12h".into())]).await;
    let turn = towards_the_end(&table.position(theirs).await);
    table.makes(theirs, turn).await;
    let library = table.sandbox.add_server("The library");
    let books = library.add_channel("books");
    for seat in [ada, &table.eve] {
        library.join(&seat.user());
    }
    let challenge = [("opponent", Value::from(ada))];
    let sent = table
        .eve
        .in_channel(&books)
        .types("/deblockle challenge", challenge)
        .await;
    let challenged = game_number(&sent.text());
    table.settled(challenged).await;
    let open = game_number(&ada.types("/deblockle challenge", ()).await.text());
    for id in [theirs, open] {
        table.settled(id).await;
    }

    let here = ada.types("/deblockle games", ()).await;
    let text = here.text();
    assert_eq!(
        listed(&text),
        [quick, challenged, slow, theirs, open],
        "{text}"
    );
    assert!(text.contains("3 wait for you"), "{text}");
    for line in text.lines().filter(|line| line.starts_with("- ")) {
        assert!(line.contains("<t:") && line.contains(":R>"), "{line}");
        assert!(line.contains("https://discord.com/channels/"), "{line}");
    }
    let board = table.board(ada, quick, 1).await;
    let address = format!("/{}/{}/{}", table.server.id(), ada.channel().id(), board.id);
    assert!(text.contains(&address), "{text}");
    // What is played in another server is opened there.
    let values = |message: &Message| -> Vec<String> {
        let menu = message.select("Choose a game").unwrap();
        menu.options
            .into_iter()
            .map(|option| option.value)
            .collect()
    };
    let challenged_elsewhere = challenged.to_string();
    assert!(!values(&here.message.unwrap()).contains(&challenged_elsewhere));
    let direct = ada.user().in_direct_messages();
    let direct = direct.types("/deblockle games", ()).await.message.unwrap();
    assert!(values(&direct).contains(&challenged_elsewhere));
    assert_eq!(listed(&direct.content), listed(&text));
}

// Case 44.
#[tokio::test]
async fn case_44_more_games_than_fit_are_on_further_pages() {
    let table = Table::set().await;
    let mut games = Vec::new();
    for _ in 0..9 {
        games.push(table.start_game(&[]).await);
    }
    let first = table.ada.types("/deblockle games", ()).await;
    let text = first.text();
    assert!(text.contains("Your 9 games"), "{text}");
    assert_eq!(listed(&text), games[..7]);
    let first = first.message.unwrap();
    assert!(first.button("◀").unwrap().disabled);
    let second = table.ada.presses_on(first.id, "▶").await;
    assert_eq!(listed(&second.text()), games[7..]);
    let message = second.message.unwrap();
    assert_eq!(message.id, first.id);
    assert!(message.button("▶").unwrap().disabled);
    let back = table.ada.presses_on(first.id, "◀").await;
    assert_eq!(listed(&back.text()), games[..7]);
    // A page that is no more is the last one.
    let beyond = table.ada.forges(first.id, "games-page:0:0:99").await;
    assert_eq!(listed(&beyond.text()), games[7..]);
}
