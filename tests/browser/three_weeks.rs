//! A game of three weeks in the page, with the panel's clock: an absence, a reminder, a deleted channel, a restart, a turn taken back, a
//! planned turn, the end, and the rematch.

use deblockle::game::Stage;

use crate::Scene;
use crate::driver::{DESKTOP, Window};
use crate::table::{Table, towards_the_end};

const ENTER: &str = "\u{e007}";

/// Types a whole command, as when it is pasted, and sends it.
async fn says(window: &Window, command: &str) {
    window.now("document.getElementById('write').focus()").await;
    window
        .now(&format!(
            "document.execCommand('insertText', false, '{command}')"
        ))
        .await;
    window
        .until("document.activeElement.matches('.send')")
        .await;
    window.types(ENTER).await;
    window.until("!find('.command')").await;
}

/// The player to move makes a turn, and both see it.
async fn plays(table: &Table, id: i64, ada: &Window, ben: &Window) {
    let position = table.position(id).await;
    let is_ada = table.mover(id).await.id() == table.ada.id();
    let turn = towards_the_end(&position);
    let mover = if is_ada { ada } else { ben };
    says(mover, &format!("/deblockle turn notation:{turn} ")).await;
    let next = format!("turn {} ", position.turn_number() + 1);
    for window in [ada, ben] {
        window.reads(&next).await;
    }
    table.settled(id).await;
}

#[tokio::test]
async fn a_game_of_three_weeks() {
    let Some(mut scene) = Scene::set().await else {
        return;
    };
    let ada = scene.window(DESKTOP, "ada").await;
    let ben = scene.window(DESKTOP, "ben").await;
    // Whoever looks on keeps the clock.
    let clock = scene.window(DESKTOP, "eve").await;
    clock.presses_button("Sandbox controls").await;

    says(
        &ada,
        "/deblockle challenge opponent:@ben first:me set_up:lot ",
    )
    .await;
    ben.presses_button("Accept").await;
    ada.reads("turn 1 ").await;
    let id = 1;
    scene.table.settled(id).await;
    plays(&scene.table, id, &ada, &ben).await;

    // Ben is away for two weeks, of which his clock sees nothing.
    says(&ben, "/deblockle me away switch:Yes, stop my clocks ").await;
    ada.reads("is away").await;
    for week in [1, 2] {
        clock.presses_button("+ 1 week").await;
        let days = format!("{} days", 30 - 7 * week);
        assert!(!scene.table.game(id).await.is_over(), "{days} are left");
    }
    ada.keeps("three-weeks-away").await;
    says(&ben, "/deblockle me away switch:No, I am back ").await;
    plays(&scene.table, id, &ada, &ben).await;

    // Three days for a turn: a reminder comes when a fifth of them is left.
    for _ in 0..2 {
        clock.presses_button("+ 1 day").await;
    }
    for _ in 0..12 {
        clock.presses_button("+ 1 hour").await;
    }
    ada.reads("A reminder: ").await;
    scene.table.settled(id).await;
    plays(&scene.table, id, &ada, &ben).await;

    // The channel is deleted, and the bot starts anew: the game goes on where the server wants such games.
    let hall = scene.table.server.add_channel("hall");
    let owner = scene
        .table
        .server
        .owner()
        .in_channel(&scene.table.ada.channel());
    owner
        .types("/deblockle-admin settings", [("default_channel", &hall)])
        .await;
    scene
        .table
        .sandbox
        .delete_channel(&scene.table.ada.channel());
    scene.table.restart_bot().await;
    for window in [&ada, &ben] {
        window.presses("a.channel", "hall").await;
        window.until("document.title.includes('#hall')").await;
    }
    let turn = towards_the_end(&scene.table.position(id).await);
    says(&ben, &format!("/deblockle turn notation:{turn} ")).await;
    ada.reads("goes on here").await;
    scene.table.settled(id).await;

    // A turn is taken back, and a turn is planned.
    clock.presses_button("+ 1 day").await;
    says(&ben, "/deblockle takeback ").await;
    ada.presses_button("Accept the take-back").await;
    ben.reads("turn 4 ").await;
    scene.table.settled(id).await;
    plays(&scene.table, id, &ada, &ben).await;
    clock.presses_button("+ 1 day").await;
    let position = scene.table.position(id).await;
    let theirs = towards_the_end(&position);
    let answer = towards_the_end(&position.play(theirs).unwrap());
    says(&ben, &format!("/deblockle plan line:{theirs} {answer} ")).await;
    ben.reads("That is planned").await;
    says(&ada, &format!("/deblockle turn notation:{theirs} ")).await;
    ada.reads("as planned").await;
    ada.keeps("three-weeks-planned").await;
    scene.table.settled(id).await;

    // The end, and the rematch.
    clock.presses_button("+ 1 day").await;
    says(&ada, "/deblockle resign ").await;
    ada.presses_button("Yes, resign").await;
    ben.reads("resigned against").await;
    ben.presses_button("Rematch").await;
    ada.reads("rematch of game 1").await;
    ada.presses_button("Accept").await;
    ben.reads("Game 2 ").await;
    ben.keeps("three-weeks-rematch").await;
    assert!(matches!(scene.table.game(2).await.stage, Stage::Playing(_)));
    let days = (scene.table.sandbox.clock().now() - crate::table::START) / 86_400_000;
    assert!(days >= 19, "{days} days have passed");
    scene.table.settled(2).await;
    for window in [ada, ben, clock] {
        window.ends_without_complaint("").await;
    }
}
