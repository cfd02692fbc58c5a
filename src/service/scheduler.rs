//! Sleeps until the next deadline, then asks the service to do what is due.

use tokio_util::sync::CancellationToken;
use tracing::error;

use crate::service::{GameService, SWEEP_AGAIN};

/// Does what is due, whenever it is due, until told to stop. A sweep that has begun is brought to its end first.
pub async fn run(service: GameService, shutdown: CancellationToken) {
    while !shutdown.is_cancelled() {
        let now = service.now();
        let next = service.due(now).await.unwrap_or_else(|error| {
            error!(%error, "could not do what is due");
            now.plus(SWEEP_AGAIN)
        });
        tokio::select! {
            () = service.sleep_until(next) => {}
            () = shutdown.cancelled() => {}
        }
    }
}
