//! Sleeps until the next deadline, or until one comes up that is nearer, then asks the service to do what is due.

use tokio_util::sync::CancellationToken;
use tracing::{error, warn};

use crate::service::{GameService, SWEEP_AGAIN};

/// Does what is due, whenever it is due, until told to stop. A sweep that has begun is brought to its end first.
pub async fn run(service: GameService, shutdown: CancellationToken) {
    let mut wakes = service.wakes();
    match service.right_wakes().await {
        Ok(0) => {}
        Ok(games) => warn!(games, "put right when something is due next"),
        Err(error) => error!(%error, "could not look whether it is known when something is due"),
    }
    while !shutdown.is_cancelled() {
        wakes.mark_unchanged();
        let now = service.now();
        let next = service.due(now).await.unwrap_or_else(|error| {
            error!(%error, "could not do what is due");
            now.plus(SWEEP_AGAIN)
        });
        tokio::select! {
            () = service.sleep_until(next) => {}
            _ = wakes.changed() => {}
            () = shutdown.cancelled() => {}
        }
    }
}
