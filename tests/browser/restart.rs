//! The program itself: it tells its address, and what it held is there again after a restart.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use crate::driver::{DESKTOP, Driver};

/// The sandbox as a process.
struct Program {
    process: Child,
    address: String,
}

impl Program {
    fn start(folder: &Path, more: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_deblockle"))
            .args(["sandbox", "--out"])
            .arg(folder)
            .args(more)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
        let address = lines.find_map(|line| {
            let line = line.unwrap();
            let rest = line.strip_prefix("Open ")?;
            Some(rest.split(' ').next()?.to_owned())
        });
        // What it says later must have somewhere to go.
        std::thread::spawn(move || lines.for_each(drop));
        Self {
            process,
            address: address.unwrap(),
        }
    }

    fn stop(mut self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
        assert!(self.process.wait().unwrap().success());
    }

    fn port(&self) -> &str {
        self.address.rsplit(':').next().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // After a stop it has ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path(), &["--port", "0"]);
    assert!(program.address.starts_with("http://127.0.0.1:"));
    let port = program.port().to_owned();
    let ada = driver
        .open(DESKTOP, &format!("{}/?as=ada", program.address))
        .await;
    let ben = driver
        .open(DESKTOP, &format!("{}/?as=ben", program.address))
        .await;
    ada.presses_button("Commands").await;
    ada.presses("[role=option]", "/deblockle challenge").await;
    ada.presses_button("Add opponent:").await;
    ada.presses("[role=option]", "Ben").await;
    ada.presses_button("Send /deblockle challenge").await;
    ben.presses_button("Accept").await;
    ben.reads("Only you can see this").await;
    ben.until("find('.picture img')?.complete").await;
    ada.reads("Game 1 is on").await;
    program.stop();
    // The page notices, and takes up the line again by itself.
    ada.until("find('.notice', 'does not answer')").await;
    let program = Program::start(folder.path(), &["--port", &port]);
    ada.until("!find('.notice')").await;
    ben.until("!find('.notice')").await;
    // Old buttons still work, old pictures are still there.
    ben.go(&format!("{}/?as=ben", program.address)).await;
    ben.until("find('.picture img')?.naturalWidth > 100").await;
    ben.presses_button("Confirm").await;
    ben.reads("placed. ").await;
    ada.presses_button("Place blocks").await;
    ada.presses_button("Confirm").await;
    ada.reads("turn 1 ").await;
    ada.keeps("after-restart").await;
    program.stop();
    // A fresh one knows nothing of it.
    let program = Program::start(folder.path(), &["--port", &port, "--fresh"]);
    ada.go(&format!("{}/?as=ada", program.address)).await;
    ada.reads("Welcome to #games").await;
    program.stop();
}
