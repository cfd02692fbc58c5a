//! Who plays with whom: challenges to anybody, people who are blocked, and how many challenges one may make.

use std::time::Duration;

use deblockle::game::{Ending, MOST_CHALLENGES, UserId};
use deblockle::sandbox::{Message, Response, Seat, Value};

use crate::table::{Table, game_number};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Ada challenges anybody, and the lot places the blocks.
async fn open_challenge(table: &Table) -> (i64, Message) {
    let options = [("set_up", Value::from("lot"))];
    let sent = table.ada.types("/deblockle challenge", options).await;
    let id = game_number(&sent.text());
    let looks = format!("(Game {id})");
    let challenge = table
        .ben
        .waits_for("the challenge", |message| message.content.contains(&looks))
        .await;
    (id, challenge)
}

async fn challenges(by: &Seat, opponent: &Seat) -> Response {
    let opponent = [("opponent", Value::from(opponent))];
    by.types("/deblockle challenge", opponent).await
}

fn public(seat: &Seat, text: &str) -> usize {
    let seen = seat.sees().into_iter();
    seen.filter(|message| !message.is_ephemeral() && message.content.contains(text))
        .count()
}

#[tokio::test]
async fn the_first_of_those_who_accept_plays_and_the_others_hear_that_somebody_was_faster() {
    let table = Table::set().await;
    let (id, challenge) = open_challenge(&table).await;
    assert!(challenge.pings.is_empty() && challenge.button("Decline").is_none());
    assert!(challenge.content.contains("looks for an opponent"));

    let own = table.ada.presses_on(challenge.id, "Accept").await;
    assert!(
        own.ephemeral && own.text().contains("your own challenge"),
        "{}",
        own.text()
    );
    let mut sent = Vec::new();
    for _ in 0..4 {
        for seat in [&table.ben, &table.eve] {
            sent.push(seat.presses_on(challenge.id, "Accept").send().unwrap());
        }
    }
    let (mut accepted, mut slower) = (0, 0);
    for one in sent {
        let answer = one.first_response().await.unwrap();
        if answer.kind == deblockle::sandbox::ResponseKind::DeferredUpdate {
            // The same person has been told just now.
            continue;
        }
        let text = answer.text();
        assert!(answer.ephemeral, "{text}");
        accepted += usize::from(text.contains("You have accepted"));
        slower += usize::from(text.contains("Somebody was faster"));
    }
    assert_eq!(accepted, 1);
    assert!(slower >= 1);
    let game = table.game(id).await;
    let opponent = game.opponent.unwrap();
    let seats = [&table.ben, &table.eve];
    assert!(seats.iter().any(|seat| seat.id().get() == opponent.0));
    assert!(game.players.is_some());
    table.board(&table.ada, id, 1).await;
    table.settled(id).await;
}

#[tokio::test]
async fn an_open_challenge_is_accepted_by_command_in_its_channel_alone() {
    let table = Table::set().await;
    let (id, _) = open_challenge(&table).await;
    // Whoever accepts brings quiet hours along.
    let hours = [
        ("zone", Value::from("Europe/Berlin")),
        ("from", "22:00".into()),
        ("to", "6:00".into()),
    ];
    table.ben.types("/deblockle me quiet", hours).await;

    let elsewhere = table.ben.in_channel(&table.server.add_channel("elsewhere"));
    let none = elsewhere.types("/deblockle accept", ()).await;
    assert!(none.text().contains("Nobody is challenging you"));
    let number = [("challenge", Value::from(id.to_string().as_str()))];
    let there = elsewhere.types("/deblockle accept", number).await;
    let here = format!("<#{}>", table.ada.channel().id());
    assert!(there.text().contains(&here), "{}", there.text());
    assert_eq!(table.game(id).await.opponent, None);

    let choices = table
        .ben
        .types_partial("/deblockle accept", [("challenge", "")], "challenge")
        .await;
    assert_eq!(choices.len(), 1, "{choices:?}");
    assert!(choices[0].name.contains("ada challenges anybody"));
    let accepted = table.ben.types("/deblockle accept", ()).await;
    assert!(accepted.text().contains("You have accepted"));
    let game = table.game(id).await;
    assert_eq!(game.opponent, Some(UserId(table.ben.id().get())));
    assert!(game.schedules.opponent.quiet.is_some());
}

// Case 27.
#[tokio::test]
async fn case_27_an_open_challenge_is_one_a_person_and_ends_with_one_message() {
    let mut table = Table::set().await;
    let (id, _) = open_challenge(&table).await;
    let again = table.ada.types("/deblockle challenge", ()).await;
    assert!(again.text().contains("already"), "{}", again.text());
    // It is in nobody's way.
    challenges(&table.ada, &table.ben).await;
    challenges(&table.eve, &table.ada).await;
    table.ben.types("/deblockle challenge", ()).await;
    table.wait(6 * DAY);
    table.restart_bot().await;
    assert!(table.game(id).await.is_open());
    table.wait(DAY + Duration::from_secs(1));
    let lapsed = format!(
        "Game {id}: the challenge of {} to anybody has lapsed",
        table.ada.mention()
    );
    let told = table
        .eve
        .waits_for("the lapse", |message| message.content.contains(&lapsed))
        .await;
    assert_eq!(told.pings, [table.ada.id()]);
    table.settled(id).await;
    assert_eq!(public(&table.eve, &lapsed), 1);

    let late = table.eve.forges(told.id, &format!("accept:{id}:0:")).await;
    assert!(late.text().contains("has lapsed"), "{}", late.text());
    assert_eq!(table.game(id).await.opponent, None);
}

#[tokio::test]
async fn an_open_challenge_can_be_taken_back_where_a_second_one_is_refused() {
    let table = Table::set().await;
    let (id, challenge) = open_challenge(&table).await;
    let not_hers = table.ben.presses_on(challenge.id, "Withdraw").await;
    assert!(not_hers.ephemeral);
    assert!(!table.game(id).await.is_over());
    let refused = table.ada.types("/deblockle challenge", ()).await;
    let message = refused.message.unwrap();
    table.ada.presses_on(message.id, "Withdraw").await;
    assert_eq!(table.game(id).await.ending(), Some(Ending::Withdrawn));
    table
        .ben
        .waits_for("the withdrawal", |message| {
            message
                .content
                .contains("withdrew the challenge to anybody")
        })
        .await;
    let pings = table.ben.pings().len() + table.eve.pings().len();
    assert_eq!(pings, 0);
    open_challenge(&table).await;
}

// Case 29.
#[tokio::test]
async fn case_29_the_challenges_of_one_who_is_blocked_are_refused_in_neutral_words() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    let running = table.start_game(&[]).await;
    let person = [("person", Value::from(ben))];
    let blocked = ada.types("/deblockle me block", person.clone()).await;
    assert!(
        blocked.ephemeral && blocked.text().contains(&ben.mention()),
        "{}",
        blocked.text()
    );
    assert_eq!(table.ben.pings().len(), 1, "by the challenge before");

    let refused = challenges(ben, ada).await;
    let text = refused.text();
    assert!(refused.ephemeral, "{text}");
    assert!(
        text.contains("at the moment") && !text.contains("block"),
        "{text}"
    );
    let (open, challenge) = open_challenge(&table).await;
    let refused = ben.presses_on(challenge.id, "Accept").await;
    assert_eq!(refused.text(), text);
    let none = ben.types("/deblockle accept", ()).await;
    assert!(none.text().contains("Nobody is challenging you"));
    let own = challenges(ada, ben).await;
    assert!(own.text().contains("You have blocked"), "{}", own.text());
    // The other way round it is closed as well, and Ada knows why.
    ada.types(
        "/deblockle cancel",
        [("challenge", open.to_string().as_str().into())] as [(&str, Value); 1],
    )
    .await;
    let others = ben.types("/deblockle challenge", ()).await;
    let others = game_number(&others.text());
    table.settled(others).await;
    let number = [("challenge", Value::from(others.to_string().as_str()))];
    let refused = ada.types("/deblockle accept", number.clone()).await;
    assert!(
        refused.text().contains("You have blocked"),
        "{}",
        refused.text()
    );
    assert!(table.game(others).await.is_open());

    // What is being played goes on.
    let position = table.position(running).await;
    table
        .makes(running, crate::table::towards_the_end(&position))
        .await;
    table.board(ben, running, 2).await;

    // The list has a menu by which it is taken back.
    let list = ada.types("/deblockle me block", ()).await;
    assert!(list.text().contains("one person"), "{}", list.text());
    let back = ada.selects("Who may challenge you again?", ["ben"]).await;
    assert!(
        back.text().contains("may challenge you again"),
        "{}",
        back.text()
    );
    let accepted = ada.types("/deblockle accept", number).await;
    assert!(accepted.text().contains("You have accepted"));
    ada.types("/deblockle me block", person.clone()).await;
    let unblocked = ada.types("/deblockle me unblock", person).await;
    assert!(
        unblocked.text().contains("blocked nobody"),
        "{}",
        unblocked.text()
    );
    let sent = challenges(ben, ada).await;
    assert!(sent.text().contains("on its way"), "{}", sent.text());
}

// Case 29.
#[tokio::test]
async fn case_29_whoever_declines_can_block_by_the_button_there() {
    let table = Table::set().await;
    let (ada, ben) = (&table.ada, &table.ben);
    let sent = challenges(ben, ada).await;
    table.settled(game_number(&sent.text())).await;
    ada.types("/deblockle decline", ()).await;
    let blocked = ada.presses("Block ben").await;
    assert!(blocked.text().contains("not told"), "{}", blocked.text());
    let refused = challenges(ben, ada).await;
    assert!(
        refused.text().contains("at the moment"),
        "{}",
        refused.text()
    );
    for (whom, why) in [
        (ada.user(), "cannot block yourself"),
        (table.sandbox.add_bot_user("robot"), "is a bot"),
    ] {
        let refused = ada
            .types("/deblockle me block", [("person", Value::from(&whom))])
            .await;
        assert!(refused.text().contains(why), "{}", refused.text());
    }
}

// Case 28.
#[tokio::test]
async fn case_28_who_has_too_many_challenges_is_offered_to_take_one_back() {
    let table = Table::set().await;
    let channel = table.ada.channel();
    let person = |number: usize| {
        let person = table.sandbox.add_user(&format!("friend{number}"));
        table.server.join(&person);
        person.in_channel(&channel)
    };
    for number in 0..MOST_CHALLENGES {
        let sent = challenges(&table.ada, &person(number)).await;
        assert!(sent.text().contains("on its way"), "{}", sent.text());
    }
    let last = person(MOST_CHALLENGES);
    let refused = challenges(&table.ada, &last).await;
    let said = format!("{MOST_CHALLENGES} of your challenges");
    assert!(
        refused.ephemeral && refused.text().contains(&said),
        "{}",
        refused.text()
    );
    // Others are not kept from challenging her.
    challenges(&last, &table.ada).await;
    let menu = table
        .ada
        .newest()
        .unwrap()
        .select("Which one do you take back?");
    let menu = menu.unwrap();
    assert_eq!(menu.options.len(), MOST_CHALLENGES);
    assert!(menu.options[3].label.contains("friend3"), "{menu:?}");
    table
        .ada
        .selects(
            "Which one do you take back?",
            [menu.options[3].label.as_str()],
        )
        .await;
    assert_eq!(table.game(4).await.ending(), Some(Ending::Withdrawn));
    let sent = challenges(&table.ada, &table.ben).await;
    assert!(sent.text().contains("on its way"), "{}", sent.text());
    let refused = challenges(&table.ada, &table.eve).await;
    assert!(refused.text().contains(&said), "{}", refused.text());
    // What has lapsed does not count.
    table.wait(7 * DAY + Duration::from_secs(1));
    let sent = challenges(&table.ada, &table.eve).await;
    assert!(sent.text().contains("on its way"), "{}", sent.text());
}
