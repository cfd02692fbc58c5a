//! Slow drawing: the acknowledgement leaves in time all the same (case 9).

use std::sync::mpsc;
use std::time::Duration;

use deblockle::sandbox::ResponseKind;

use crate::table::{Table, towards_the_end};

/// A runtime whose one thread for drawing can be kept busy, so that a picture takes as long as the test wants.
fn runtime_with_one_painter() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(1)
        .enable_all()
        .build()
        .unwrap()
}

#[test]
fn case_9_a_picture_that_takes_five_seconds_does_not_delay_the_acknowledgement() {
    runtime_with_one_painter().block_on(async {
        let table = Table::set().await;
        // A start of its own, so that no other story has drawn its pictures before.
        let squares = [("squares", "b1 f1 / b7 f7".into())];
        let id = table.start_game(&squares).await;
        table.board(&table.ada, id, 1).await;
        let turn = towards_the_end(&table.position(id).await);

        // From here on, whoever sleeps until this second's end is the handler that is meant.
        table.wait(Duration::from_secs(60));
        let pressed_at = table.sandbox.clock().now();
        let (painted, wait_for_it) = mpsc::channel::<()>();
        let (busy, is_busy) = tokio::sync::oneshot::channel();
        let painter = tokio::task::spawn_blocking(move || {
            busy.send(()).unwrap();
            wait_for_it.recv().unwrap();
        });
        is_busy.await.unwrap();

        let sent = table.ada.presses("Make a turn").send().unwrap();
        table.somebody_sleeps(Duration::from_millis(1000)).await;
        table.wait(Duration::from_millis(1000));
        let first = sent.first_response().await.unwrap();
        assert_eq!(first.kind, ResponseKind::Deferred);
        assert!(first.ephemeral);
        let took = first.acknowledged_at - pressed_at;
        assert!(took <= 1500, "acknowledged after {took} ms");

        table.wait(Duration::from_millis(4000));
        painted.send(()).unwrap();
        painter.await.unwrap();
        let composer = first.final_message().await;
        assert_eq!(composer.attachments.len(), 1);
        assert!(composer.is_ephemeral());

        // The same in the middle of the composer, whose message is kept and redrawn.
        let button = format!("block:{id}:1:{}", turn.tip.from);
        let next = table.ada.presses(&button).await.message.unwrap();
        assert_eq!(next.id, composer.id);
    });
}
