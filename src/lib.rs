//! Deblockle by correspondence, on Discord.
//!
//! Deblockle is a board game of tipping cubes. This library is a bot that hosts its games over days, and all that the bot stands on.
//! Read the modules in this order; each uses only those above it.
//!
//! 1. [`rules`]: the game itself, values in, values out: [`Position`](rules::Position), [`Turn`](rules::Turn), notation.
//! 2. [`game`]: one correspondence [`Game`](game::Game), from the challenge to the end.
//! 3. [`rating`]: what a result does to two [`Ratings`](rating::Ratings), and who is best.
//! 4. [`store`]: the database; the only place that knows SQL.
//! 5. [`service`]: what can be asked of the bot, whoever asks: load, decide, save, tell.
//! 6. [`render`]: a [`Scene`](render::Scene) as a picture, and in words.
//! 7. [`locale`]: every word that a person reads.
//! 8. [`discord`]: the bot as people meet it, from the gateway to the message.
//! 9. [`config`]: the settings, with their defaults.
//!
//! Beside these, and knowing none of them, stands [`sandbox`]: a small Discord on this machine, to try the bot and to test it.
//!
//! A turn's way through the house: Discord's gateway hands an interaction to [`discord`], which reads it into typed values and asks the
//! [`service`]. That loads the [`game`](game::Game), lets it decide by the [`rules`], and saves it together with the news that must be
//! told, in one transaction of the [`store`]. The person is answered in private; the news, read back from the outbox, becomes a public
//! message with the board as [`render`] draws it. Whatever a crash cuts short is told at the next start.

pub mod config;
pub mod discord;
pub mod game;
pub mod locale;
pub mod rating;
pub mod render;
pub mod rules;
pub mod sandbox;
pub mod service;
pub mod store;
