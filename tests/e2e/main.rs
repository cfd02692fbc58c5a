//! The whole bot against the sandbox: serenity's own client over HTTP and WebSocket, a real database file, real pictures.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod by_buttons;
mod by_commands;
mod challenges;
mod clocks;
mod crash;
mod crowd;
mod database;
mod endings;
mod languages;
mod leavers;
mod lists;
mod offers;
#[path = "../conformance/openapi.rs"]
mod openapi;
mod outages;
mod people;
mod places;
mod plans;
mod privacy;
mod races;
mod ratings;
mod records;
mod refusals;
mod season;
mod set_up;
mod settings;
mod slow;
mod table;
mod telling;
mod threads;
mod watching;
mod whims;
mod words;
