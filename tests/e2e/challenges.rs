//! Challenges: accepted, declined, withdrawn, lapsed.

use std::time::Duration;

use deblockle::game::Ending;
use deblockle::sandbox::Value;

use crate::table::Table;

async fn challenge(table: &Table) {
    table
        .ada
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.ben))],
        )
        .await;
    table
        .ben
        .waits_for("the challenge", |message| {
            message.button("Accept").is_some()
        })
        .await;
}

#[tokio::test]
async fn a_declined_challenge_ends_with_a_word_to_the_challenger() {
    let table = Table::set().await;
    challenge(&table).await;
    let answer = table.ben.types("/deblockle decline", ()).await;
    assert!(answer.ephemeral, "{}", answer.text());
    let told = table
        .ada
        .waits_for("the answer", |message| {
            message.content.contains("declined the challenge")
        })
        .await;
    assert_eq!(told.pings, [table.ada.id()]);
    assert_eq!(table.game(1).await.ending(), Some(Ending::Declined));
}

#[tokio::test]
async fn a_withdrawn_challenge_loses_its_buttons_and_pings_nobody() {
    let table = Table::set().await;
    challenge(&table).await;
    let pings = table.ben.pings().len();
    table.ada.types("/deblockle cancel", ()).await;
    let message = table
        .ben
        .waits_for("the withdrawal", |message| {
            message.content.contains("withdrew")
        })
        .await;
    assert!(message.buttons().is_empty());
    assert_eq!(table.ben.pings().len(), pings);
    let too_late = table.ben.forges(message.id, "accept:1:0:").await;
    assert!(too_late.text().contains("withdrew"), "{}", too_late.text());
}

// Case 27.
#[tokio::test]
async fn case_27_a_challenge_lives_seven_days_over_a_restart_and_ends_with_one_message() {
    let mut table = Table::set().await;
    challenge(&table).await;
    table.wait(Duration::from_secs(6 * 24 * 3600));
    table.restart_bot().await;
    assert!(!table.game(1).await.is_over());
    table.wait(Duration::from_secs(24 * 3600 + 1));
    table
        .ada
        .waits_for("the lapse", |message| {
            message.content.contains("has lapsed")
        })
        .await;
    table.settled(1).await;
    let told = table
        .ada
        .sees()
        .into_iter()
        .filter(|message| message.content.contains("has lapsed"))
        .count();
    assert_eq!(told, 1);
}

// Cases 8 and 28.
#[tokio::test]
async fn case_8_28_one_challenge_a_pair_and_as_many_games_as_they_like() {
    let table = Table::set().await;
    challenge(&table).await;
    let again = table
        .ben
        .types(
            "/deblockle challenge",
            [("opponent", Value::from(&table.ada))],
        )
        .await;
    assert!(again.text().contains("already"), "{}", again.text());
    table.ben.types("/deblockle accept", ()).await;
    challenge(&table).await;
    table.ben.types("/deblockle accept", ()).await;
    let games = table.ada.types("/deblockle games", ()).await;
    assert!(games.text().contains("Your 2 games"), "{}", games.text());
}

#[tokio::test]
async fn with_one_challenge_no_option_is_needed_and_with_two_the_bot_asks() {
    let table = Table::set().await;
    let (ada, ben, eve) = (&table.ada, &table.ben, &table.eve);
    for seat in [ada, eve] {
        seat.types("/deblockle challenge", [("opponent", Value::from(ben))])
            .await;
    }
    let asked = ben.types("/deblockle accept", ()).await;
    assert!(asked.text().contains("Which game"), "{}", asked.text());
    let choices = ben
        .types_partial("/deblockle accept", [("challenge", "")], "challenge")
        .await;
    assert_eq!(choices.len(), 2, "{choices:?}");
    assert!(
        choices.iter().any(|choice| choice.name.contains("eve")),
        "{choices:?}"
    );
    let none = ada.types("/deblockle accept", ()).await;
    assert!(
        none.text().contains("Nobody is challenging you"),
        "{}",
        none.text()
    );
}
