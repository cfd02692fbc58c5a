//! What those who run a server decide for it, and what the doctor finds.

use std::time::Duration;

use deblockle::game::{GameId, Pace, Place};
use deblockle::sandbox::{Channel, Fault, Permissions, RouteName, Seat, Value};
use deblockle::service::{BACKUP, ServerSettings};

use crate::table::{PINGS_APART, Table, game_number, towards_the_end};

/// The menus of the panel, by what they say.
const DEFAULT: &str = "Channel for games whose own is closed";
const ALLOWED: &str = "Channels for challenges (none: all)";
const CHALLENGERS: &str = "Role of those who may challenge (none: everybody)";
const PACE: &str = "Usual time";

/// What the games need of the bot in a channel.
fn needed() -> Permissions {
    Permissions::VIEW_CHANNEL
        | Permissions::SEND_MESSAGES
        | Permissions::ATTACH_FILES
        | Permissions::READ_MESSAGE_HISTORY
}

fn owner(table: &Table) -> Seat {
    table.server.owner().in_channel(&table.ada.channel())
}

/// Types `/deblockle-admin settings` with an option.
async fn sets(table: &Table, option: &str, value: impl Into<Value>) -> String {
    let options = [(option, value.into())];
    let answer = owner(table).types("/deblockle-admin settings", options);
    answer.await.text()
}

async fn settings(table: &Table) -> ServerSettings {
    table.settings_of(table.server.id().get()).await
}

async fn challenges(table: &Table, seat: &Seat) -> String {
    let opponent = [("opponent", Value::from(&table.ben))];
    seat.types("/deblockle challenge", opponent).await.text()
}

fn id(channel: &Channel) -> String {
    channel.id().to_string()
}

#[tokio::test]
async fn case_18_every_channel_is_checked_for_what_will_be_done_there_before_it_is_saved() {
    let table = Table::set().await;
    let (open, closed) = (
        table.server.add_channel("open"),
        table.server.add_channel("closed"),
    );
    let server = &table.server;
    server.set_bot_permissions(&closed, needed() - Permissions::ATTACH_FILES);
    let answer = sets(&table, "allow_channel", &closed).await;
    let said = format!("In <#{}> I lack: Attach Files.", closed.id());
    assert!(answer.contains(&said), "{answer}");
    assert!(answer.contains("Nothing has changed"), "{answer}");
    let owner = owner(&table);
    // By the panel too, and not by halves.
    owner.presses("Settings").await;
    let both = [id(&open), id(&closed)];
    let answer = owner.selects(ALLOWED, both.iter().map(String::as_str));
    let answer = answer.await.text();
    assert!(answer.contains(&said), "{answer}");
    assert_eq!(settings(&table).await, ServerSettings::default());

    // Threads ask for more, wherever games may be begun.
    server.set_bot_permissions(&closed, needed());
    sets(&table, "allow_channel", &closed).await;
    let answer = sets(&table, "place", "thread").await;
    let said = "I lack: Create Public Threads, Send Messages in Threads.";
    assert!(answer.contains(said), "{answer}");
    assert_eq!(settings(&table).await.place, Place::Channel);
    sets(&table, "forbid_channel", &closed).await;
    let answer = sets(&table, "place", "thread").await;
    assert!(!answer.contains("I lack"), "{answer}");
    // And a channel that comes later has to allow them too.
    let answer = sets(&table, "allow_channel", &closed).await;
    assert!(answer.contains(said), "{answer}");
    let settings = settings(&table).await;
    assert_eq!(settings.place, Place::Thread);
    assert!(settings.allowed_channels.is_empty());
}

#[tokio::test]
async fn case_20_challenges_are_made_in_the_allowed_channels_and_running_games_go_on() {
    let table = Table::set().await;
    let running = table.start_game(&[]).await;
    let hall = table.server.add_channel("hall");
    sets(&table, "allow_channel", &hall).await;

    let answer = challenges(&table, &table.ada).await;
    let pointer = format!("Challenges are made in <#{}> here.", hall.id());
    assert!(answer.contains(&pointer), "{answer}");
    assert!(!table.has_game(running + 1).await);
    // In a thread of that channel it is as in the channel.
    for place in [&hall, &hall.add_thread("ours")] {
        let answer = challenges(&table, &table.ada.in_channel(place)).await;
        assert!(answer.contains("on its way"), "{answer}");
        let id = game_number(&answer);
        table.settled(id).await;
        let cancelled = table.ada.in_channel(place).types("/deblockle cancel", ());
        cancelled.await;
        table.settled(id).await;
    }
    table
        .makes(running, towards_the_end(&table.position(running).await))
        .await;
    table.board(&table.ben, running, 2).await;
    table.settled(running).await;
}

#[tokio::test]
async fn only_those_with_the_role_challenge_and_everybody_accepts() {
    let table = Table::set().await;
    let role = table.server.add_role("players", true);
    let answer = sets(&table, "challengers", role).await;
    assert!(
        answer.contains(&format!("Only <@&{role}> may challenge")),
        "{answer}"
    );
    let answer = challenges(&table, &table.ada).await;
    assert!(answer.contains("Ask one of them"), "{answer}");
    assert!(table.no_game().await);
    table.server.give_role(&table.ada.user(), role);
    let answer = challenges(&table, &table.ada).await;
    let id = game_number(&answer);
    table.settled(id).await;
    let accepted = table.ben.types("/deblockle accept", ()).await.text();
    assert!(accepted.contains("You have accepted"), "{accepted}");
    // The role that all have is no limit.
    let everybody = table.server.id().get();
    let everybody = deblockle::sandbox::RoleId::new(everybody);
    let answer = sets(&table, "challengers", everybody).await;
    assert!(answer.contains("Everybody may challenge"), "{answer}");
}

#[tokio::test]
async fn the_usual_time_is_the_servers_unless_the_challenge_names_another() {
    let table = Table::set().await;
    let answer = sets(&table, "pace", "7 days for each turn").await;
    assert!(
        answer.contains("Usual time: 7 days for each turn."),
        "{answer}"
    );
    let id = game_number(&challenges(&table, &table.ada).await);
    assert_eq!(table.game(id).await.terms.pace, Pace::ALL[5]);
    table.settled(id).await;
    table.ada.types("/deblockle cancel", ()).await;
    let options = [
        ("opponent", Value::from(&table.ben)),
        ("pace", "1 day for each turn".into()),
    ];
    let sent = table.ada.types("/deblockle challenge", options).await;
    let id = game_number(&sent.text());
    assert_eq!(table.game(id).await.terms.pace, Pace::ALL[1]);
}

#[tokio::test]
async fn the_panel_changes_every_setting_after_a_restart_and_sets_each_back() {
    let mut table = Table::set().await;
    let owner = owner(&table);
    let hall = table.server.add_channel("hall");
    let role = table.server.add_role("players", true).to_string();
    let shown = owner.types("/deblockle-admin settings", ()).await;
    assert!(shown.ephemeral);
    let first = shown.text();
    table.restart_bot().await;

    let hall = id(&hall);
    owner.selects(DEFAULT, [hall.as_str()]).await;
    owner.selects(ALLOWED, [hall.as_str()]).await;
    owner.selects(PACE, ["14 days for each turn"]).await;
    owner.selects(CHALLENGERS, [role.as_str()]).await;
    let shown = owner.presses("Play in threads").await.text();
    for part in [
        format!("go on in <#{hall}>"),
        format!("may be made in <#{hall}>"),
        "14 days for each turn".to_owned(),
        format!("Only <@&{role}> may challenge"),
        "in a thread of its own".to_owned(),
    ] {
        assert!(shown.contains(&part), "{shown}");
    }
    let changed = settings(&table).await;
    assert_eq!(changed.pace, Some(Pace::ALL[6]));
    assert_eq!(changed.place, Place::Thread);
    assert!(changed.default_channel.is_some() && changed.challengers.is_some());
    assert_eq!(changed.allowed_channels.len(), 1);

    // Nothing chosen in a menu is nothing; the rest is set back by name.
    owner.selects(CHALLENGERS, []).await;
    owner.selects(DEFAULT, []).await;
    owner.presses("Set back …").await;
    owner.presses("Time").await;
    let now = settings(&table).await;
    assert_eq!(
        (now.challengers, now.default_channel, now.pace),
        (None, None, None)
    );
    assert_eq!(now.place, Place::Thread);
    owner.presses("Set back …").await;
    let shown = owner.presses("All settings").await.text();
    assert_eq!(shown, first);
    assert_eq!(settings(&table).await, ServerSettings::default());
    // By command, all at once.
    sets(&table, "place", "thread").await;
    let shown = sets(&table, "reset", "All settings").await;
    assert_eq!(shown, first);
}

#[tokio::test]
async fn who_does_not_manage_the_server_any_more_changes_nothing() {
    let table = Table::set().await;
    let channel = table.ada.channel();
    let eve = table.eve.user();
    let manages = Permissions::EVERYONE | Permissions::MANAGE_GUILD;
    table.server.set_member_permissions(&channel, &eve, manages);
    let panel = table.eve.types("/deblockle-admin settings", ()).await;
    let panel = panel.message.unwrap().id;
    let shown = table.eve.presses("Play in threads").await.text();
    assert!(shown.contains("in a thread of its own"), "{shown}");

    let rights = Permissions::EVERYONE;
    table
        .server
        .set_member_permissions(&channel, &eve, rights - Permissions::MANAGE_GUILD);
    table.server.set_member_permissions(&channel, &eve, rights);
    let before = settings(&table).await;
    for button in [
        "settings:0:0:",
        "set-place:0:0:channel",
        "set-default:0:0:",
        "no-default:0:0:",
        "set-allowed:0:0:",
        "set-pace:0:0:",
        "set-challengers:0:0:",
        "resets:0:0:",
        "reset:0:0:all",
        "doctor:0:0:0",
    ] {
        let answer = table.eve.forges(panel, button).await.text();
        let refused = answer.contains("those who may manage it");
        // Without a choice, that menu is nobody's.
        let unknown = button.starts_with("set-pace") && answer.contains("another version");
        assert!(refused || unknown, "{button}: {answer}");
        assert_eq!(settings(&table).await, before);
    }
}

/// What the doctor says, to be read on a phone.
async fn doctor(seat: &Seat) -> String {
    let answer = seat.types("/deblockle-admin doctor", ()).await;
    assert!(answer.ephemeral);
    let text = answer.final_message().await.text();
    assert!(text.chars().count() <= 2_000, "{text}");
    text
}

#[tokio::test]
async fn the_doctor_finds_nothing_where_nothing_is_wrong_and_asks_for_copies() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let owner = owner(&table);
    let text = doctor(&owner).await;
    assert!(text.contains("one thing to look at"), "{text}");
    let second = text.lines().nth(1).unwrap();
    assert!(
        second.starts_with("⚠️") && second.contains("`deblockle backup FILE`"),
        "what is to be done comes first: {text}"
    );
    for good in [
        "✅ Scopes: bot, applications.commands.",
        &format!(
            "✅ Permissions: all that I need in <#{}>.",
            table.ada.channel().id()
        ),
        "✅ Database: ",
        "✅ Delay to Discord: ",
        "✅ News: all is told.",
        "✅ Clocks: ",
    ] {
        assert!(text.contains(good), "{text}");
    }
    // Case 19. The link by which it is invited.
    let link = format!(
        "client_id={}&scope=bot+applications.commands&permissions=309237746688",
        table.sandbox.application_id()
    );
    let buttons = owner.reads().buttons();
    let invites = |button: &deblockle::sandbox::Button| {
        button.url.as_ref().is_some_and(|url| url.contains(&link))
    };
    assert!(buttons.iter().any(invites), "{buttons:?}");

    let now = table.sandbox.clock().now();
    table.keeps(BACKUP, &now.to_string()).await;
    let text = owner
        .presses("Look again")
        .await
        .final_message()
        .await
        .text();
    assert!(text.contains("all is well"), "{text}");
    assert!(
        text.contains(&format!("Copied <t:{}:R>", now / 1000)),
        "{text}"
    );
    table
        .ada
        .types(
            "/deblockle resign",
            [("game", Value::from(id.to_string().as_str()))],
        )
        .await;
    table.wait(Duration::from_secs(8 * 24 * 60 * 60));
    let text = doctor(&owner).await;
    assert!(text.contains("⚠️ The database was copied last"), "{text}");
}

#[tokio::test]
async fn the_doctor_names_what_is_missing_where_and_what_to_do() {
    let table = Table::set().await;
    let owner = owner(&table);
    let (hall, lounge) = (
        table.server.add_channel("hall"),
        table.server.add_channel("lounge"),
    );
    sets(&table, "default_channel", &hall).await;
    sets(&table, "allow_channel", &lounge).await;
    let role = table.server.add_role("players", true);
    sets(&table, "challengers", role).await;
    table.sandbox.delete_channel(&hall);
    table
        .server
        .set_bot_permissions(&lounge, needed() - Permissions::SEND_MESSAGES);
    let text = doctor(&owner).await;
    for bad in [
        format!("❌ <#{}>, which the settings name, is deleted.", hall.id()),
        format!("❌ In <#{}> I lack: Send Messages.", lounge.id()),
    ] {
        assert!(text.contains(&bad), "{text}");
    }
    assert!(text.contains("3 things to look at"), "{text}");
}

#[tokio::test]
async fn the_doctor_tells_what_could_not_be_told_since_when_and_why() {
    let table = Table::set().await;
    let id = table.start_game(&[]).await;
    let owner = table
        .server
        .owner()
        .in_channel(&table.server.add_channel("office"));
    let unavailable = Fault::service_unavailable().on(RouteName::CreateMessage);
    table.sandbox.faults().push(unavailable.forever());
    let since = table.sandbox.clock().now() / 1000;
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.somebody_sleeps(Duration::from_secs(2)).await;
    let text = doctor(&owner).await;
    let said = format!(
        "⚠️ Not yet told: news of games: 1, notices to players: 0, the oldest <t:{since}:R> `503"
    );
    assert!(text.contains(&said), "{text}");
    table.sandbox.faults().clear();
    table.wait(Duration::from_secs(4));
    table.settled(id).await;
    let text = doctor(&owner).await;
    assert!(text.contains("✅ News: all is told."), "{text}");

    // Nothing leads to the one who is to move.
    table.wait(PINGS_APART);
    table
        .server
        .set_bot_permissions(&table.ada.channel(), Permissions::VIEW_CHANNEL);
    table.ada.user().close_direct_messages();
    table.ben.user().close_direct_messages();
    table
        .makes(id, towards_the_end(&table.position(id).await))
        .await;
    table.settled(id).await;
    let text = doctor(&owner).await;
    assert!(text.contains("⚠️ One player could not be told"), "{text}");
    assert!(text.contains("I lack: Send Messages"), "{text}");
    assert_eq!(table.game(id).await.id, GameId(id));
}
