//! Games outlive what becomes of the places where they are played.

use std::time::Duration;

use deblockle::game::Game;
use deblockle::rules::Side;
use deblockle::sandbox::{
    Channel, CommandOption, Fault, Happening, Message, Permissions, RouteName, Seat, Value,
};

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

/// The first attempt at telling is followed by another after this time.
const NEXT_ATTEMPT: Duration = Duration::from_secs(2);

/// Makes a turn by command where its player cannot read the board: the command works wherever it is typed.
async fn makes(table: &Table, id: i64, seat: impl Fn(&Seat) -> Seat) {
    let turn = towards_the_end(&table.position(id).await);
    let options = [
        ("notation", Value::from(turn.to_string().as_str())),
        ("game", id.to_string().as_str().into()),
    ];
    let answer = seat(table.mover(id).await)
        .types("/deblockle turn", options)
        .await;
    assert!(answer.text().contains("you played"), "{}", answer.text());
}

fn boards(seat: &Seat, turn: u32) -> Vec<Message> {
    let wanted = format!("turn {turn} ");
    let is_one = |message: &Message| !message.is_ephemeral() && message.content.contains(&wanted);
    seat.sees().into_iter().filter(is_one).collect()
}

/// A game in this channel, in which Ada is to move.
async fn game_in(table: &Table, channel: &Channel, opponent: &Seat) -> i64 {
    let options = [
        ("opponent", Value::from(opponent)),
        ("first", "me".into()),
        ("set_up", "lot".into()),
    ];
    let challenger = table.ada.in_channel(channel);
    let sent = challenger.types("/deblockle challenge", options).await;
    let id = game_number(&sent.text());
    opponent
        .in_channel(channel)
        .types("/deblockle accept", ())
        .await;
    table.settled(id).await;
    id
}

/// A second channel, and a game there: whatever becomes of the first, this one goes on.
async fn another_game(table: &Table) -> (Channel, i64) {
    let other = table.server.add_channel("elsewhere");
    let id = game_in(table, &other, &table.eve).await;
    (other, id)
}

async fn chooses_default(table: &Table, channel: &Channel) -> String {
    let owner = table.server.owner().in_channel(&table.ada.channel());
    let options = [("default_channel", Value::from(channel))];
    let answer = owner.types("/deblockle-admin settings", options).await;
    answer.text()
}

#[tokio::test]
async fn case_16_without_attach_files_the_board_is_told_in_words_and_the_permission_is_named() {
    let table = Table::set().await;
    let channel = table.ada.channel();
    let all = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    table
        .server
        .set_bot_permissions(&channel, all | Permissions::READ_MESSAGE_HISTORY);
    let id = table.start_game(&[]).await;
    let board = table.board(&table.ben, id, 1).await;
    assert!(board.attachments.is_empty());
    assert!(board.content.contains("Gold to move"), "{}", board.content);
    // It is said when the board is posted; an edit may have come since.
    let named = table.sandbox.log().iter().any(|event| match &event.what {
        Happening::MessageCreated(message) => message.content.contains("Attach Files"),
        _ => false,
    });
    assert!(named, "{}", table.sandbox.transcript());
    assert_eq!(board.pings, [table.ada.id()]);
    // What one is shown in private, too.
    let composer = table.ada.presses("Make a turn").await;
    assert!(
        composer.text().contains("Attach Files"),
        "{}",
        composer.text()
    );

    // Embed Links is never needed: with Attach Files alone the picture is back.
    let with_files = all | Permissions::READ_MESSAGE_HISTORY | Permissions::ATTACH_FILES;
    table.server.set_bot_permissions(&channel, with_files);
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    assert_eq!(table.board(&table.ben, id, 2).await.attachments.len(), 1);
}

#[tokio::test]
async fn case_16_no_answer_of_discord_loses_a_turn_or_stops_another_game() {
    let faults = [
        Fault::missing_access(),
        Fault::missing_permissions(),
        Fault::direct_messages_closed(),
        Fault::unknown_channel(),
        Fault::unknown_message(),
        Fault::thread_is_archived(),
        Fault::rate_limited(1.5),
        Fault::internal_server_error(),
        Fault::bad_gateway(),
        Fault::service_unavailable(),
        Fault::lost_answer(),
        Fault::dropped(),
    ];
    for fault in faults {
        let table = Table::set().await;
        let (other, theirs) = another_game(&table).await;
        let ours = table.start_game(&[]).await;
        let here = table.ada.channel().id();
        let said = format!("{fault:?}");
        for route in [
            RouteName::CreateMessage,
            RouteName::EditMessage,
            RouteName::GetMessages,
        ] {
            table
                .sandbox
                .faults()
                .push(fault.clone().on(route).in_channel(here));
        }
        table
            .makes(ours, towards_the_end(&table.position(ours).await))
            .await;
        makes(&table, theirs, |mover| mover.in_channel(&other)).await;
        table.board(&table.eve.in_channel(&other), theirs, 2).await;

        // What passes is told at the second or third attempt, and what does not is told in direct messages.
        let told = async {
            loop {
                let direct = boards(&table.ben.user().in_direct_messages(), 2).len();
                let there = boards(&table.ben, 2).len();
                if direct + there > 0 {
                    return (direct, there);
                }
                table.wait(NEXT_ATTEMPT);
                tokio::task::yield_now().await;
            }
        };
        let told = tokio::time::timeout(Duration::from_secs(20), told).await;
        let (direct, there) = told.unwrap_or_else(|_| panic!("{said}: never told"));
        assert_eq!(direct + there, 1, "{said}: told more than once");
        assert_eq!(table.play(ours).await.turns().len(), 1, "{said}");
    }
}

#[tokio::test]
async fn case_18_a_default_channel_is_checked_before_it_is_saved() {
    let table = Table::set().await;
    let closed = table.server.add_channel("closed");
    table
        .server
        .set_bot_permissions(&closed, Permissions::VIEW_CHANNEL);
    let answer = chooses_default(&table, &closed).await;
    for missing in ["Send Messages", "Attach Files", "Read Message History"] {
        assert!(answer.contains(missing), "{answer}");
    }
    assert!(answer.contains("Nothing has changed"), "{answer}");
    assert!(!answer.contains("View Channel"), "{answer}");

    let hidden = table.server.add_channel("hidden");
    table.server.set_bot_permissions(&hidden, Permissions::NONE);
    let answer = chooses_default(&table, &hidden).await;
    assert!(answer.contains("View Channel"), "{answer}");

    let open = table.server.add_channel("open");
    let answer = chooses_default(&table, &open).await;
    assert!(answer.contains(&format!("<#{}>", open.id())), "{answer}");
}

#[tokio::test]
async fn case_21_every_command_in_a_direct_message_gets_a_sensible_answer() {
    let table = Table::set().await;
    table.start_game(&[]).await;
    let alone = table.eve.user().in_direct_messages();
    let player = table.ada.user().in_direct_messages();
    let commands = table.sandbox.with_state(|state| {
        let commands = state
            .commands
            .values()
            .filter(|command| command.name == "deblockle");
        commands
            .flat_map(|command| command.options.clone())
            .collect::<Vec<_>>()
    });
    assert!(commands.len() > 10);
    // What stands in a group is typed after the group's name.
    let commands = commands.into_iter().flat_map(|command| match command.kind {
        2 => {
            let within = |member: &CommandOption| {
                (format!("{} {}", command.name, member.name), member.clone())
            };
            command.options.iter().map(within).collect()
        }
        _ => vec![(command.name.clone(), command)],
    });
    for (name, command) in commands {
        let typed = format!("/deblockle {name}");
        let required = command.options.iter().filter(|option| option.required);
        let options: Vec<(&str, Value)> = required
            .map(|option| match option.kind {
                6 => (option.name.as_str(), Value::from(&table.ben)),
                3 => match option.choices.first() {
                    Some(choice) => (option.name.as_str(), choice.name.as_str().into()),
                    None => (option.name.as_str(), "c3n".into()),
                },
                11 => {
                    let file = Value::File("game.dgn".to_owned(), b"none".to_vec());
                    (option.name.as_str(), file)
                }
                kind => panic!("an option of kind {kind}"),
            })
            .collect();
        for seat in [&alone, &player] {
            let answer = seat.types(&typed, options.clone()).await;
            let text = answer.text();
            assert!(
                !text.is_empty() && !text.contains("went wrong"),
                "{typed}: {text}"
            );
        }
    }
    let there = player
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.ben))],
        )
        .await;
    assert!(
        there.text().contains("needs a channel of a server"),
        "{}",
        there.text()
    );
}

#[tokio::test]
async fn case_23_a_deleted_board_message_is_posted_anew_at_the_next_event() {
    let table = Table::set().await;
    let sent = table
        .ada
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.ben))],
        )
        .await;
    let id = game_number(&sent.text());
    table.ben.types("/deblockle accept", ()).await;
    let is_set_up = |message: &Message| message.content.contains("is on.**");
    let set_up = table.eve.waits_for("the set-up", is_set_up).await;
    table.settled(id).await;
    table
        .sandbox
        .delete_message(table.ada.channel().id(), set_up.id);

    // The next event would have been an edit of it.
    table
        .ada
        .types("/deblockle place", [("done", Value::from(true))])
        .await;
    let anew = table.eve.waits_for("the set-up", is_set_up).await;
    assert_ne!(anew.id, set_up.id);
    assert!(anew.content.contains("has placed ✓"), "{}", anew.content);
    assert!(anew.pings.is_empty());
}

#[tokio::test]
async fn case_23_a_deleted_channel_moves_its_games_to_the_default_channel() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let lounge = table.server.add_channel("lounge");
    let answer = chooses_default(&table, &lounge).await;
    assert!(answer.contains("go on in"), "{answer}");
    table.sandbox.delete_channel(&table.ada.channel());

    // It is shown there at once, and nobody is called for that.
    let there = |seat: &Seat| seat.in_channel(&lounge);
    let board = table.board(&there(&table.ben), id, 1).await;
    assert!(
        board.content.contains("can no longer write in"),
        "{}",
        board.content
    );
    assert!(board.pings.is_empty());
    assert_eq!(board.attachments.len(), 1);
    table.settled(id).await;
    makes(&table, id, there).await;
    let board = table.board(&there(&table.ben), id, 2).await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.settled(id).await;

    // From now on it is played there, as if it had always been.
    table.wait(PINGS_APART);
    there(&table.ben).presses("Make a turn").await;
    makes(&table, id, there).await;
    let next = table.board(&there(&table.ada), id, 3).await;
    assert!(
        !next.content.contains("can no longer write"),
        "{}",
        next.content
    );
    table.settled(id).await;
    assert!(
        there(&table.ada)
            .message(board.id)
            .unwrap()
            .buttons()
            .is_empty()
    );
}

#[tokio::test]
async fn case_23_without_a_default_channel_a_game_goes_on_in_direct_messages() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let lounge = table.server.add_channel("lounge");
    table
        .server
        .set_bot_permissions(&table.ada.channel(), Permissions::VIEW_CHANNEL);
    let there = |seat: &Seat| seat.in_channel(&lounge);
    makes(&table, id, there).await;
    let (ada, ben) = (
        table.ada.user().in_direct_messages(),
        table.ben.user().in_direct_messages(),
    );
    let board = table.board(&ben, id, 2).await;
    assert!(
        board.content.contains("can no longer write in"),
        "{}",
        board.content
    );
    table.board(&ada, id, 2).await;
    table.settled(id).await;
    assert_eq!(boards(&there(&table.eve), 2).len(), 0);

    // There it is played on by buttons, and both boards follow.
    let turn = towards_the_end(&table.position(id).await);
    ben.presses("Make a turn").await;
    ben.presses(&format!("block:{id}:2:{}", turn.tip.from))
        .await;
    table.wait(PINGS_APART);
    makes(&table, id, |mover| mover.user().in_direct_messages()).await;
    table.board(&ben, id, 3).await;
    table.board(&ada, id, 3).await;
    table.settled(id).await;
    for seat in [&ada, &ben] {
        let with_buttons =
            |message: &&Message| !message.is_ephemeral() && !message.buttons().is_empty();
        assert_eq!(seat.sees().iter().filter(with_buttons).count(), 1);
    }

    // And it comes to its end there.
    ada.types("/deblockle resign", ()).await;
    ada.presses("Yes, resign").await;
    ben.waits_for("the end", |message| message.content.contains("resigned"))
        .await;
    table.settled(id).await;
    let live =
        |message: &Message| !message.is_ephemeral() && message.button("Make a turn").is_some();
    assert!(!ada.sees().iter().any(live) && !ben.sees().iter().any(live));
}

#[tokio::test]
async fn case_24_an_archived_thread_is_reopened_and_from_a_locked_one_the_game_moves() {
    let table = Table::set().await;
    let thread = table.ada.channel().add_thread("our game");
    let there = |seat: &Seat| seat.in_channel(&thread);
    let id = game_in(&table, &thread, &table.ben).await;

    thread.archive();
    let outside = |seat: &Seat| seat.in_channel(&table.ada.channel());
    makes(&table, id, outside).await;
    table.board(&there(&table.ben), id, 2).await;
    table.settled(id).await;

    thread.lock();
    makes(&table, id, outside).await;
    let told = table
        .board(&table.ada.user().in_direct_messages(), id, 3)
        .await;
    assert!(
        told.content.contains("can no longer write in"),
        "{}",
        told.content
    );
}

// Case 32.
#[tokio::test]
async fn case_32_leaving_a_thread_changes_where_one_is_pinged_and_nothing_else() {
    let table = Table::set().await;
    let thread = table.ada.channel().add_thread("our game");
    let there = |seat: &Seat| seat.in_channel(&thread);
    let id = game_in(&table, &thread, &table.ben).await;
    table.wait(PINGS_APART);

    thread.remove_member(&table.ben.user());
    makes(&table, id, there).await;
    let board = table.board(&there(&table.ada), id, 2).await;
    assert_eq!(board.pings, [table.ben.id()]);
    makes(&table, id, |mover| mover.in_channel(&table.ada.channel())).await;
    table.board(&there(&table.ada), id, 3).await;
    assert_eq!(table.play(id).await.turns().len(), 2);
}

#[tokio::test]
async fn case_25_a_server_that_is_out_of_reach_is_not_left_and_nothing_changes() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let before = table.game(id).await;
    let faults = table.sandbox.faults();
    faults.push(Fault::server_unavailable(table.server.id()));
    table.wait(Duration::from_secs(60 * 60));
    faults.clear();
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.board(&table.ben, id, 2).await;
    assert_eq!(before.version + 1, table.game(id).await.version);
}

#[tokio::test]
async fn case_25_after_a_removal_games_freeze_and_after_the_return_they_go_on() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    let until = |game: &Game| game.deadline(Side::Gold).unwrap().at;
    let end = until(&table.game(id).await);

    table.server.remove_bot();
    table.frozen(id, true).await;
    // Somebody tries from a direct message; nothing can be done, and the answer says why.
    let ada = table.ada.user().in_direct_messages();
    let turn = towards_the_end(&table.position(id).await).to_string();
    let typed = [("notation", Value::from(turn.as_str()))];
    let answer = ada.types("/deblockle turn", typed.clone()).await.text();
    assert!(answer.contains("stands still"), "{answer}");

    // A month later, and after a restart, nobody has lost.
    table.wait(Duration::from_secs(30 * 24 * 60 * 60));
    table.restart_bot().await;
    assert!(table.game(id).await.is_frozen());
    table.server.invite_bot();
    table.frozen(id, false).await;
    table.settled(id).await;
    let game = table.game(id).await;
    assert!(until(&game) >= end.plus(Duration::from_secs(30 * 24 * 60 * 60)));
    assert_eq!(table.ada.reads().pings, [table.ada.id()]);
    let answer = table.ada.types("/deblockle turn", typed).await.text();
    assert!(answer.contains("you played"), "{answer}");
}

#[tokio::test]
async fn case_25_a_removal_while_the_bot_was_off_is_noticed_at_the_start() {
    let mut table = Table::set().await;
    let id = table.start_game(&[]).await;
    table.stop_bot().await;
    table.server.remove_bot();
    table.start_bot().await;
    table.frozen(id, true).await;
    table.stop_bot().await;
    table.server.invite_bot();
    table.start_bot().await;
    table.frozen(id, false).await;
}

// Case 31.
#[tokio::test]
async fn case_31_direct_messages_that_are_closed_fall_back_to_a_mention_and_the_other_sees_it() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let message = [("way", Value::from("message"))];
    let chosen = table.ben.types("/deblockle me notify", message).await;
    assert!(
        chosen.text().contains("by a direct message"),
        "{}",
        chosen.text()
    );

    makes(&table, id, Seat::clone).await;
    let direct = table.ben.user().in_direct_messages();
    let told = direct
        .waits_for("the notice", |message| {
            message.content.contains("your turn in game")
        })
        .await;
    assert_eq!(told.pings, [table.ben.id()]);
    assert!(
        told.content.contains("https://discord.com/channels/"),
        "{}",
        told.content
    );
    let board = table.board(&table.ada, id, 2).await;
    assert!(board.pings.is_empty(), "once is enough");
    table.settled(id).await;
    let seen = table.ada.types("/deblockle board", ()).await.text();
    assert!(seen.contains("was told so by a direct message"), "{seen}");

    // From there, the turn is made by the button under the notice.
    direct.presses("Make a turn").await;
    makes(&table, id, |mover| mover.user().in_direct_messages()).await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    table.ben.user().close_direct_messages();
    makes(&table, id, Seat::clone).await;
    let told = table
        .ben
        .waits_for("the mention", |message| {
            message.content.contains("your turn in game")
        })
        .await;
    assert_eq!(told.pings, [table.ben.id()]);
    table.settled(id).await;
    let seen = table.ada.types("/deblockle board", ()).await.text();
    assert!(seen.contains("do not reach them"), "{seen}");

    // And one whom nothing reaches is not asked again and again.
    makes(&table, id, Seat::clone).await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    table
        .server
        .set_bot_permissions(&table.ada.channel(), Permissions::VIEW_CHANNEL);
    table.ada.user().close_direct_messages();
    makes(&table, id, Seat::clone).await;
    table.settled(id).await;
    let seen = table.ada.types("/deblockle board", ()).await.text();
    assert!(seen.contains("could not be told"), "{seen}");
}

#[tokio::test]
async fn case_43_who_wants_to_hear_nothing_is_not_pinged() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    table
        .ben
        .types("/deblockle me notify", [("way", Value::from("none"))])
        .await;
    let pings = table.ben.pings().len();
    makes(&table, id, Seat::clone).await;
    table.board(&table.ben, id, 2).await;
    table.settled(id).await;
    table.wait(PINGS_APART);
    assert_eq!(table.ben.pings().len(), pings);
}
