//! The panel: the clock, permissions, the line to the bot; and who is called.

use crate::Scene;
use crate::driver::DESKTOP;

#[tokio::test]
async fn the_clock_goes_forward_for_discord_and_bot() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let table = &scene.table;
    let ada = scene.window(DESKTOP, "ada").await;
    table
        .ada
        .types("/deblockle challenge", [("opponent", &table.ben)])
        .await;
    ada.reads("in 7 days").await;
    ada.presses_button("Sandbox controls").await;
    ada.presses_button("+ 1 day").await;
    ada.reads("in 6 days").await;
    ada.keeps("panel").await;
    ada.presses_button("+ 1 week").await;
    ada.reads("has lapsed").await;
    ada.ends_without_complaint("").await;
}

#[tokio::test]
async fn a_permission_is_taken_and_a_line_is_cut() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let table = &scene.table;
    let ada = scene.window(DESKTOP, "ada").await;
    ada.presses_button("Sandbox controls").await;
    ada.presses("label", "Attach pictures").await;
    ada.until("!document.querySelectorAll('#panel input')[3].checked")
        .await;
    let bot = table.sandbox.bot_id();
    let has = |name: &'static str| {
        table.sandbox.with_state(|state| {
            let names = state.permissions(bot, table.ada.channel().id()).names();
            names.contains(&name)
        })
    };
    table
        .sandbox
        .wait_until("the permission is gone", |state| {
            let names = state.permissions(bot, table.ada.channel().id()).names();
            (!names.contains(&"ATTACH_FILES")).then_some(())
        })
        .await;
    assert!(has("SEND_MESSAGES"));
    ada.presses_button("Let it happen").await;
    // It comes back by itself, and answers.
    table.sandbox.connected().await;
    ada.presses("label", "Failing").await;
    ada.until("find('#panel label', 'Failing').firstChild.checked")
        .await;
    ada.presses("label", "All is well").await;
    ada.ends_without_complaint("").await;
}

#[tokio::test]
async fn whoever_is_called_sees_it_from_afar() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let table = &scene.table;
    let ben = scene.window(DESKTOP, "ben").await;
    let talk = table.server.add_channel("talk");
    ben.presses("a.channel", "talk").await;
    ben.until("document.title.includes('#talk')").await;
    table
        .ada
        .types("/deblockle challenge", [("opponent", &table.ben)])
        .await;
    ben.until("document.title.startsWith('(1)')").await;
    ben.until("find('.channel .badge')?.textContent === '1'")
        .await;
    ben.keeps("called").await;
    ben.presses("a.channel", "games").await;
    ben.until("!document.title.startsWith('(')").await;
    table.sandbox.delete_channel(&talk);
    ben.until("!find('a.channel', 'talk')").await;
    ben.ends_without_complaint("").await;
}

#[tokio::test]
async fn the_owner_is_offered_what_nobody_else_is() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let owner = "owner_of_the_café";
    let admin = "find('[role=option]', '/deblockle-admin settings')";
    let ada = scene.window(DESKTOP, "ada").await;
    ada.presses_button("Commands").await;
    ada.until("find('[role=option]', '/deblockle challenge')")
        .await;
    assert!(ada.now(admin).await.is_null());
    let owner = scene.window(DESKTOP, owner).await;
    owner.presses_button("Commands").await;
    owner
        .presses("[role=option]", "/deblockle-admin settings")
        .await;
    owner.presses_button("Send").await;
    owner.reads("How games are played in this server").await;
    ada.ends_without_complaint("").await;
    owner.ends_without_complaint("").await;
}
