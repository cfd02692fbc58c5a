-- Conditional turns: what the player who waits has planned to answer to turns that the other may make.
--
-- A plan is written with the position that it belongs to, a colon, and its lines (`DPN: e5w c3n-d5; e5w d4n`). It changes together with the
-- game: a turn is saved with the replies that were planned for it, and with what is left of the plan, or not at all. It stands in the game's
-- own row therefore, where it costs no further look; only its player may see it. Absent if nothing is planned, as mostly.
alter table games add column plan text;
