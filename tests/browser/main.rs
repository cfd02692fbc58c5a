//! The sandbox's page in a real browser: two players, phones, keys, restarts, bad input.
//!
//! It needs chromium and chromium-driver; each test says that it was left out unless `CI_BROWSER` is set.
//! `BROWSER_PICTURES` names a folder for pictures of the main states.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod by_commands;
mod by_menus;
mod driver;
mod hostile;
#[path = "../conformance/openapi.rs"]
mod openapi;
mod panel;
mod phone;
mod restart;

#[path = "../e2e/table.rs"]
#[expect(dead_code, reason = "the harness of the other stories has more")]
mod table;
mod three_weeks;

use driver::{Driver, Look, Window};
use table::Table;

/// A table, and a browser to look at it.
struct Scene {
    table: Table,
    driver: Driver,
}

impl Scene {
    async fn set() -> Option<Self> {
        let driver = Driver::start().await?;
        let table = Table::set().await;
        Some(Self { table, driver })
    }

    /// A window for one of the accounts.
    async fn window(&self, look: Look, name: &str) -> Window {
        let address = format!("{}/?as={name}", self.table.sandbox.api());
        let window = self.driver.open(look, &address).await;
        window.until("find('#write')").await;
        window
    }
}
