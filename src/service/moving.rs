//! A server's games on their way from one database to another: nobody loses time by it.

use crate::game::Timestamp;
use crate::service::{ALIVE, OUTAGE, effects};
use crate::store::{Export, ImportError, Imported, Store};

/// Brings the games of an export into a database that no bot uses, all of them or none.
///
/// From when the bot last heard Discord there until it last did here, nobody could play: that is an outage, and made good for. What comes
/// after it is made good for when the bot starts. Of people who are known here, the schedules stay as they are here; whose time would be up
/// earlier by them is given what is lost.
pub async fn import(
    store: &Store,
    export: &Export,
    now: Timestamp,
) -> Result<Imported, ImportError> {
    let alive = store.setting(ALIVE).await?;
    let alive = alive.and_then(|alive| alive.parse().ok().map(Timestamp));
    let until = alive.map_or(now, |alive| alive.min(now));
    let outage = export.alive.filter(|alive| alive.until(until) > OUTAGE);
    let settle = |before: &_, game: &mut crate::game::Game| {
        let mut events = game.keep_time(before, now);
        if let Some(from) = outage {
            events.extend(game.credit_outage(from, until));
        }
        (!events.is_empty()).then(|| effects(game, &events, None, now))
    };
    store.import(export, settle, now).await
}
