//! A phone, by touch alone; and what is private.

use crate::Scene;
use crate::by_menus::makes_by_menus;
use crate::driver::{DESKTOP, PHONE};
use crate::table::towards_the_end;

#[tokio::test]
async fn a_game_on_a_phone_by_touch() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let table = &scene.table;
    let phone = scene.window(PHONE, "ada").await;
    phone.presses_button("Commands").await;
    phone.keeps("phone-picker").await;
    phone.presses("[role=option]", "/deblockle challenge").await;
    phone.presses_button("Add opponent:").await;
    phone.presses("[role=option]", "ben").await;
    phone.keeps("phone-options").await;
    phone.presses_button("Send /deblockle challenge").await;
    phone.reads("is on its way").await;
    // The other player is at the same phone.
    phone.presses_button("Channels").await;
    phone.keeps("phone-side").await;
    phone.presses_button("Become ben").await;
    phone.until("document.title.endsWith('ben')").await;
    phone.presses_button("Accept").await;
    // When both are there, nothing moves any more under the finger.
    phone.reads("Only you can see this").await;
    phone.reads("Game 1 is on").await;
    phone.presses_button("Confirm").await;
    phone.reads("has placed ✓").await;
    phone.presses_button("Channels").await;
    phone.presses_button("Become ada").await;
    phone.until("document.title.endsWith('ada')").await;
    phone.presses_button("Place blocks").await;
    phone.keeps("phone-placing").await;
    phone.presses_button("Confirm").await;
    for _ in 0..2 {
        phone.until("reads('turn ')").await;
        let name = if table.mover(1).await.id() == table.ada.id() {
            "ada"
        } else {
            "ben"
        };
        phone.presses_button("Channels").await;
        phone.presses("button.account", name).await;
        phone
            .until(&format!("document.title.endsWith('{name}')"))
            .await;
        let turn = towards_the_end(&table.position(1).await);
        makes_by_menus(table, 1, &phone, turn).await;
        phone.reads("you played").await;
        phone.keeps("phone-played").await;
    }
    // Nothing stands out at the side.
    let wide = phone
        .now("document.documentElement.scrollWidth > innerWidth")
        .await;
    assert_eq!(wide, false);
    phone.ends_without_complaint("").await;
}

#[tokio::test]
async fn what_is_private_is_seen_by_its_person_alone() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let ada = scene.window(DESKTOP, "ada").await;
    let eve = scene.window(DESKTOP, "eve").await;
    scene.table.ada.types("/deblockle help", ()).await;
    ada.reads("Only you can see this").await;
    // A public message after it: when it is there, the private one would be too.
    scene.table.ada.says("are you there, @everyone?");
    eve.reads("are you there").await;
    let shown = eve
        .now("document.querySelectorAll('.message').length")
        .await;
    assert_eq!(shown, 1);
    assert_eq!(eve.now("reads('Only you can see this')").await, false);
    // Put away, it is gone, and stays so.
    ada.presses_button("Dismiss message").await;
    ada.until("!reads('Only you can see this')").await;
    ada.go(&format!("{}/?as=ada", scene.table.sandbox.api()))
        .await;
    ada.reads("are you there").await;
    assert_eq!(ada.now("reads('Only you can see this')").await, false);
    ada.ends_without_complaint("").await;
    eve.ends_without_complaint("").await;
}
