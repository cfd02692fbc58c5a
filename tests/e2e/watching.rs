//! Onlookers: a game's board in their direct messages, kept up to date there, with a sound only at the end.

use deblockle::sandbox::{Fault, Message, RouteName, Seat, Value, flags};
use deblockle::service::MOST_WATCHES;

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

/// The direct message that shows a game before the turn of that number.
async fn shows(direct: &Seat, id: i64, turn: u32) -> Message {
    let (game, turn) = (format!("watch game {id} "), format!("turn {turn} "));
    direct
        .waits_for("the board for an onlooker", |message| {
            message.content.contains(&game) && message.content.contains(&turn)
        })
        .await
}

async fn plays(table: &Table, id: i64) {
    let turn = towards_the_end(&table.position(id).await);
    table.makes(id, turn).await;
    table.settled(id).await;
}

fn is_silent(message: &Message) -> bool {
    message.flags & flags::SUPPRESS_NOTIFICATIONS != 0
}

async fn resigns(table: &Table) {
    table.ada.types("/deblockle resign", ()).await;
    table.ada.presses("Yes, resign").await;
}

#[tokio::test]
async fn an_onlooker_has_one_message_a_game_that_makes_a_sound_only_at_the_end() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    let direct = table.eve.user().in_direct_messages();
    let answer = table.eve.types("/deblockle watch", ()).await;
    assert!(answer.ephemeral, "{}", answer.text());
    assert!(
        answer.text().contains("You watch game"),
        "{}",
        answer.text()
    );
    let first = shows(&direct, id, 1).await;
    assert!(is_silent(&first) && first.pings.is_empty());
    assert_eq!(first.attachments.len(), 1);

    for turn in 2..4 {
        plays(&table, id).await;
        let renewed = shows(&direct, id, turn).await;
        assert_eq!(renewed.id, first.id);
        let picture = format!("deblockle-{id}-{turn}.png");
        let files: Vec<_> = renewed
            .attachments
            .iter()
            .map(|file| &file.filename)
            .collect();
        assert_eq!(files, [&picture]);
    }
    table.restart_bot().await;
    plays(&table, id).await;
    assert_eq!(shows(&direct, id, 4).await.id, first.id);
    assert_eq!(direct.sees().len(), 1);

    resigns(&table).await;
    let end = direct
        .waits_for("the end", |message| message.content.contains("is over"))
        .await;
    assert!(!is_silent(&end) && end.id != first.id);
    assert!(end.content.contains("resigned"), "{}", end.content);
    table.settled(id).await;
    assert_eq!(direct.sees().len(), 1, "the board before it is gone");
    table.restart_bot().await;
    table.settled(id).await;
    assert_eq!(direct.sees().len(), 1);

    // Nobody has heard of it.
    let public = table.ada.sees().into_iter().chain(table.ben.sees());
    let named: Vec<_> = public
        .filter(|message| message.content.contains(&table.eve.mention()))
        .collect();
    assert!(named.is_empty(), "{named:?}");
}

#[tokio::test]
async fn whoever_has_had_enough_stops_where_the_board_is_or_by_the_command() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let direct = table.eve.user().in_direct_messages();
    let board = table.board(&table.eve, id, 1).await;
    table.eve.presses_on(board.id, "More").await;
    table.eve.presses("Watch").await;
    let shown = shows(&direct, id, 1).await;
    let stopped = direct.presses_on(shown.id, "Stop watching").await;
    assert!(stopped.text().contains("no longer"), "{}", stopped.text());
    let shown_id = shown.id;
    direct
        .waits_for("the board without its button", move |message| {
            message.id == shown_id && message.buttons().is_empty()
        })
        .await;
    table.settled(id).await;
    plays(&table, id).await;
    let now = direct.message(shown.id).unwrap();
    assert!(now.content.contains("turn 1 "), "{}", now.content);

    table.wait(PINGS_APART);
    table.eve.types("/deblockle watch", ()).await;
    let again = shows(&direct, id, 2).await;
    assert_ne!(again.id, shown.id);
    let stopped = table.eve.types("/deblockle watch", ()).await;
    assert!(stopped.text().contains("no longer"), "{}", stopped.text());
    let not = direct
        .forges(shown.id, &format!("watch-stop:{id}:0:0"))
        .await;
    assert!(not.text().contains("do not watch"), "{}", not.text());
}

#[tokio::test]
async fn a_board_whose_sending_was_cut_short_is_not_sent_again() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let direct = table.eve.user().in_direct_messages();
    let lost = Fault::lost_answer().on(RouteName::CreateMessage);
    table
        .sandbox
        .faults()
        .push(lost.in_channel(direct.channel().id()));
    table.eve.types("/deblockle watch", ()).await;
    let first = shows(&direct, id, 1).await;
    let again = std::time::Duration::from_secs(2);
    table.somebody_sleeps(again).await;
    // By then Discord has forgotten the nonce.
    table.wait(std::time::Duration::from_secs(3600));
    table.settled(id).await;
    plays(&table, id).await;
    assert_eq!(shows(&direct, id, 2).await.id, first.id);
    assert_eq!(direct.sees().len(), 1);
}

#[tokio::test]
async fn who_cannot_be_reached_or_has_left_watches_no_longer() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let eve = &table.eve;
    eve.user().close_direct_messages();
    eve.types("/deblockle watch", ()).await;
    table.settled(id).await;
    // It is off by now, so that the command begins anew.
    eve.user().open_direct_messages();
    let begun = eve.types("/deblockle watch", ()).await;
    assert!(begun.text().contains("You watch"), "{}", begun.text());
    let direct = eve.user().in_direct_messages();
    let shown = shows(&direct, id, 1).await;
    table.settled(id).await;

    // She sees the bot elsewhere, but not this server any more.
    let other = table.sandbox.add_server("The library");
    other.add_channel("books");
    other.join(&eve.user());
    table.server.leave(&eve.user());
    table.wait(std::time::Duration::from_secs(7 * 3600));
    plays(&table, id).await;
    let now = direct.message(shown.id).unwrap();
    assert!(now.content.contains("turn 1 "), "{}", now.content);
    assert!(now.buttons().is_empty());
}

#[tokio::test]
async fn one_watches_what_others_play_in_ones_own_server() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let number = [("game", Value::from(id.to_string().as_str()))];
    let own = table.ada.types("/deblockle watch", number.clone()).await;
    assert!(own.text().contains("You play in game"), "{}", own.text());
    let none = table.ada.types("/deblockle watch", ()).await;
    assert!(none.text().contains("No game of others"), "{}", none.text());
    let direct = table.eve.user().in_direct_messages();
    let elsewhere = direct.types("/deblockle watch", number.clone()).await;
    assert!(
        elsewhere.text().contains("played elsewhere"),
        "{}",
        elsewhere.text()
    );
    while table.play(id).await.turns().len() < 2 {
        plays(&table, id).await;
    }
    resigns(&table).await;
    table.settled(id).await;
    let over = table.eve.types("/deblockle watch", number).await;
    assert!(over.text().contains("nothing to watch"), "{}", over.text());
    assert!(direct.sees().iter().all(Message::is_ephemeral));
}

#[tokio::test]
async fn there_is_a_limit_and_a_menu_to_let_one_go() {
    let table = Table::set().await;
    let mut last = 0;
    for _ in 0..=MOST_WATCHES {
        last = table.start_game(&[("pace", "none".into())]).await;
    }
    let first = last - i64::try_from(MOST_WATCHES).unwrap();
    let watch = async |id: i64| {
        let number = [("game", Value::from(id.to_string().as_str()))];
        table.eve.types("/deblockle watch", number).await
    };
    for id in first..last {
        let text = watch(id).await.text();
        assert!(text.contains("You watch game"), "{text}");
    }
    let refused = watch(last).await;
    assert!(
        refused.text().contains("more than that"),
        "{}",
        refused.text()
    );
    let menu = table
        .eve
        .newest()
        .unwrap()
        .select("Which one do you let go?")
        .unwrap();
    assert_eq!(menu.options.len(), MOST_WATCHES);
    assert!(menu.options[0].label.contains("ada and ben"), "{menu:?}");
    let chosen = menu.options[2].label.as_str();
    let let_go = table
        .eve
        .selects("Which one do you let go?", [chosen])
        .await;
    assert_eq!(game_number(&let_go.text()), first + 2);
    let text = watch(last).await.text();
    assert!(text.contains("You watch game"), "{text}");
    table.wait(PINGS_APART);
    assert!(table.eve.pings().is_empty());
}
