//! The sandbox is Discord as far as a bot can tell: held against Discord's own description, and played by clients that know
//! nothing of it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod answers;
mod by_hand;
mod discord_js;
mod faults;
mod gateway;
mod openapi;
mod twilight;
mod wrong_bodies;
