//! Two players in two windows play a whole game by buttons and menus.

use deblockle::game::Stage;
use deblockle::rules::Turn;

use crate::Scene;
use crate::driver::{DESKTOP, Look, Window};
use crate::table::{Table, towards_the_end};

/// Makes a turn by what can be pressed, and nothing else.
pub async fn makes_by_menus(table: &Table, id: i64, window: &Window, turn: Turn) {
    // Old buttons go away a little later, and what is below them moves.
    table.settled(id).await;
    let number = table.position(id).await.turn_number();
    window
        .until(&format!(
            "reads('turn {number} ') && find('button', 'Make a turn')"
        ))
        .await;
    window.presses_button("Make a turn").await;
    let key = |kind: &str, rest: &dyn std::fmt::Display| {
        format!("[data-key='{kind}:{id}:{number}:{rest}']")
    };
    let (block, tip) = (key("block", &turn.tip.from), key("tip", &turn.tip));
    // A lone block that can move is chosen already.
    window
        .until(&format!("find(\"{block}\") || find(\"{tip}\")"))
        .await;
    if !window.now(&format!("find(\"{block}\")")).await.is_null() {
        window.presses(&block, "").await;
    }
    window.presses(&tip, "").await;
    if let Some(hop) = turn.hop {
        window.presses(&key("hop", &turn.tip), "").await;
        let square = hop.to.to_string();
        window.presses("[role=option]", &square).await;
    }
    window.presses_button("Confirm").await;
    // The bot has answered, and the turn is saved.
    window.until("!find('button', 'Confirm')").await;
}

#[tokio::test]
async fn a_whole_game_by_menus_in_two_windows() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let ada = scene.window(DESKTOP, "ada").await;
    let light = Look {
        dark: false,
        ..DESKTOP
    };
    let ben = scene.window(light, "ben").await;
    // The challenge is made from the picker; everything after it by buttons.
    ada.presses_button("Commands").await;
    ada.keeps("picker").await;
    ada.presses("[role=option]", "/deblockle challenge").await;
    ada.presses_button("Add opponent:").await;
    ada.presses("[role=option]", "ben").await;
    ada.presses_button("Add blocks").await;
    ada.presses("[role=option]", "2").await;
    ada.keeps("options").await;
    ada.presses_button("Send /deblockle challenge").await;

    ben.presses_button("Accept").await;
    // When both are there, nothing moves any more under the pointer.
    ben.reads("Only you can see this").await;
    ben.reads("Game 1 is on").await;
    ben.keeps("placing").await;
    ben.presses_button("Confirm").await;
    ada.presses_button("Place blocks").await;
    ada.presses_button("Confirm").await;

    let table = &scene.table;
    // The board is there when the first of them sees it.
    ada.until("reads('turn 1 ')").await;
    let mut played = 0;
    while let Stage::Playing(play) = table.game(1).await.stage {
        let position = *play.position();
        let mover = table.mover(1).await;
        let window = if mover.id() == table.ada.id() {
            &ada
        } else {
            &ben
        };
        if played == 2 {
            ada.keeps("board-dark").await;
            ben.keeps("board-light").await;
        }
        let turn = towards_the_end(&position);
        makes_by_menus(table, 1, window, turn).await;
        played += 1;
        assert!(played < 200, "the game finds no end");
    }
    for window in [&ada, &ben] {
        window.reads("wins game").await;
    }
    ada.keeps("won").await;
    ada.ends_without_complaint("").await;
    ben.ends_without_complaint("").await;
}
