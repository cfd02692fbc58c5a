//! Discord fails, for minutes or for good.

use std::time::Duration;

use deblockle::discord::{self, DiscordError};
use deblockle::game::Timestamp;
use deblockle::sandbox::{Fault, RouteName};
use deblockle::service::ALIVE;

use crate::table::{Table, towards_the_end};

/// How often the bot looks whether it hears Discord.
const LOOK: Duration = Duration::from_secs(30);

/// Lets a second go by, and those work who waited for it.
async fn second(table: &Table) {
    table.wait(Duration::from_secs(1));
    for _ in 0..20 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn case_52_after_ten_minutes_without_discord_nothing_is_lost_and_little_was_asked() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let pings = table.ben.pings().len();
    let faults = table.sandbox.faults();
    faults.push(
        Fault::service_unavailable()
            .on(RouteName::CreateMessage)
            .forever(),
    );
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.somebody_sleeps(Duration::from_secs(2)).await;

    // From here on nothing gets through, either way.
    faults.push(Fault::service_unavailable().forever());
    faults.push(Fault::gateway_dropped().forever());
    let mark = table.sandbox.mark();
    for _ in 0..600 {
        second(&table).await;
    }
    let asked = table.sandbox.requests_since(mark).len();
    assert!((3..=10).contains(&asked), "{asked} requests in ten minutes");
    assert_eq!(table.ben.pings().len(), pings);

    faults.clear();
    let told = async {
        while table.ben.pings().len() == pings {
            second(&table).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), told)
        .await
        .unwrap();
    table.board(&table.ben, id, 2).await;
    table.settled(id).await;
    assert_eq!(table.ben.pings().len(), pings + 1);
    assert_eq!(table.play(id).await.turns().len(), 1);

    // The bot comes back by itself, and play goes on.
    table.sandbox.connected().await;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.board(&table.ada, id, 3).await;
}

#[tokio::test]
async fn case_53_a_bot_that_hears_nothing_for_three_minutes_is_not_well_and_leaves() {
    let mut table = Table::set().await;
    table.somebody_sleeps(LOOK).await;
    table.wait(LOOK);
    table.somebody_sleeps(LOOK).await;
    let heard: i64 = table.setting(ALIVE).await.unwrap().parse().unwrap();
    let now = |table: &Table| Timestamp(table.sandbox.clock().now());
    assert!(discord::is_alive(Timestamp(heard), now(&table)));

    table
        .sandbox
        .faults()
        .push(Fault::gateway_dropped().forever());
    table.sandbox.disconnected().await;
    let why = table.bot_gives_up(LOOK).await;
    assert!(matches!(why, DiscordError::Deaf(_)), "{why}");
    assert!(!discord::is_alive(Timestamp(heard), now(&table)));
    table.sandbox.faults().clear();

    // Whoever keeps it running starts it again, and it is well.
    table.start_bot().await;
    table.somebody_sleeps(LOOK).await;
    table.wait(LOOK);
    table.somebody_sleeps(LOOK).await;
    let heard: i64 = table.setting(ALIVE).await.unwrap().parse().unwrap();
    assert!(discord::is_alive(Timestamp(heard), now(&table)));
}
