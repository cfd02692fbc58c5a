//! A game by typed commands, with what the bot suggests while they are typed; nothing is pressed by mouse.

use deblockle::game::Stage;

use crate::Scene;
use crate::driver::{DESKTOP, Window};
use crate::table::towards_the_end;

const ENTER: &str = "\u{e007}";
const DOWN: &str = "\u{e015}";
const TAB: &str = "\u{e004}";

/// The second challenge: the first is taken back.
const GAME: i64 = 2;

/// Types a command and one value that is completed by the bot.
async fn types_turn(window: &Window, notation: &str) {
    window.until("document.activeElement.id === 'write'").await;
    window.types("/deblockle turn ").await;
    window
        .until("document.activeElement.name === 'notation'")
        .await;
    window.types(notation).await;
    window
        .until(&format!("find('[role=option]', '{notation}')"))
        .await;
    window.types(ENTER).await;
    window
        .until("find('.send', 'Send /deblockle turn') === document.activeElement")
        .await;
    window.types(ENTER).await;
}

#[tokio::test]
async fn a_whole_game_by_typed_commands() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let table = &scene.table;
    let ada = scene.window(DESKTOP, "ada").await;
    let ben = scene.window(DESKTOP, "ben").await;
    for window in [&ada, &ben] {
        window.now("document.getElementById('write').focus()").await;
    }
    // Part of a word is enough to find a command, and part of a name to find a person.
    ada.types("/chall").await;
    ada.until("find('[role=option]', '/deblockle challenge')")
        .await;
    ada.types(ENTER).await;
    // Without an opponent it is open to anybody.
    ada.until("document.activeElement.matches('.send')").await;
    ada.types(&format!("{TAB}{ENTER}")).await;
    ada.until("document.activeElement.name === 'opponent'")
        .await;
    ada.types("be").await;
    ada.until("find('[role=option]', 'ben') && !find('[role=option]', 'bot')")
        .await;
    ada.types(ENTER).await;
    // From the button that sends, the options that need not be given are next.
    ada.until("document.activeElement.matches('.send')").await;
    ada.types(&format!("{TAB}{ENTER}")).await;
    ada.until("document.activeElement.name === 'blocks'").await;
    ada.types(&format!("{DOWN}{ENTER}")).await;
    ada.keeps("options-by-keys").await;
    ada.types(ENTER).await;
    ada.until("reads('is on its way') && document.activeElement.id === 'write'")
        .await;
    ada.types("/deblockle cancel").await;
    ada.types(&format!("{ENTER}{ENTER}")).await;
    ada.until("reads('You have withdrawn') && document.activeElement.id === 'write'")
        .await;
    // What stands behind a command is taken into its options, as when it is pasted.
    let pasted = "/deblockle challenge opponent:@ben blocks:2 first:me set_up:lot";
    ada.now(&format!(
        "document.execCommand('insertText', false, '{pasted}')"
    ))
    .await;
    ada.until("document.activeElement.matches('.send')").await;
    ada.types(ENTER).await;
    ada.reads("Game 2: your challenge").await;
    ben.types("/deblockle accept").await;
    ben.types(&format!("{ENTER}{ENTER}")).await;
    ben.until("reads('turn 1 ')").await;

    let mut played = 0;
    while let Stage::Playing(play) = table.game(GAME).await.stage {
        let position = *play.position();
        let window = if table.mover(GAME).await.id() == table.ada.id() {
            &ada
        } else {
            &ben
        };
        let number = position.turn_number();
        window.until(&format!("reads('turn {number} ')")).await;
        types_turn(window, &towards_the_end(&position).to_string()).await;
        // The bot has answered, and the turn is saved.
        window.until("!find('.command')").await;
        if played == 0 {
            window.keeps("typed").await;
        }
        played += 1;
        assert!(played < 200, "the game finds no end");
    }
    for window in [&ada, &ben] {
        window.reads("wins game").await;
    }
    ada.ends_without_complaint("").await;
    ben.ends_without_complaint("").await;
}
