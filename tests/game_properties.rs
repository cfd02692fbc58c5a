//! A million commands by random people, one game after the other: no panic, and never a state that cannot be.
//!
//! `GAME_STEPS` says how many, `GAME_SEED` which.

#![expect(clippy::unwrap_used, reason = "a test that fails should say where")]

#[path = "service_properties/commands.rs"]
mod commands;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use deblockle::game::{Event, Game, Lots, Refusal, Timestamp, UserId, Venue};
use deblockle::service::Dice;

use commands::{Chance, Command, any_command, any_terms, check_whole};

const ANNA: UserId = UserId(1);
const BERT: UserId = UserId(2);
/// The third plays no part, and tries all the same.
const PEOPLE: [UserId; 3] = [ANNA, BERT, UserId(3)];

fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

fn ask(
    game: &mut Game,
    by: UserId,
    now: Timestamp,
    command: Command,
    lots: &Lots,
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Accept => game.accept(by, now, lots),
        Command::Decline => game.decline(by, now),
        Command::Cancel => game.cancel(by, now),
        Command::Place(placing) => game.place(by, now, placing),
        Command::PlaceByLot => game.place_by_lot(by, now, lots),
        Command::Draft(placing) => game.draft(by, now, placing),
        Command::DraftByLot => game.draft_by_lot(by, now, lots),
        Command::Tip(tip) => game.tip(by, now, tip),
        Command::UndoTip => game.undo_tip(by, now),
        Command::Hop(hop) => game.hop(by, now, hop),
        Command::Turn(turn) => game.turn(by, now, turn),
        Command::Resign => game.resign(by, now),
        Command::Claim => game.claim(by, now),
        Command::GiveTime => game.give_time(by, now),
        Command::Offer(offer) => game.offer(by, now, offer),
        Command::AcceptOffer(offer) => game.accept_offer(by, now, offer),
        Command::DeclineOffer(offer) => game.decline_offer(by, now, offer),
        Command::ClaimDraw => game.claim_draw(by, now),
        Command::Plan(lines) => game.add_to_plan(by, &lines),
        Command::DropPlan => game.drop_plan(by),
    }
}

#[test]
fn a_million_commands_lead_to_no_state_that_cannot_be() {
    let chance = Chance(AtomicU64::new(setting("GAME_SEED", 1)));
    let mut left = setting("GAME_STEPS", 1_000_000);
    let mut seen = BTreeSet::new();
    while left > 0 {
        let mut now = Timestamp(1_790_000_000_000);
        let venue = Venue {
            server: 1,
            channel: 2,
        };
        let made = Game::challenge(ANNA, BERT, venue, any_terms(&chance), now);
        // Some squares do not go with some variant.
        let Ok((mut game, _)) = made else {
            left -= 1;
            continue;
        };
        for _ in 0..400 {
            left = left.saturating_sub(1);
            let most = if chance.once_in(40) { 90_000 } else { 600 };
            now = now.plus(Duration::from_secs(chance.below(most) as u64));
            let happened = game.due(now);
            check_whole(&game);
            seen.extend(happened.iter().map(name));
            let by = match chance.once_in(3) {
                true => chance.one_of(&PEOPLE),
                false => game.to_move().unwrap_or(BERT),
            };
            let command = any_command(&chance, &game, by);
            let before = game.clone();
            let lots = Lots::draw(&mut |sides| chance.roll(sides));
            let by = match chance.once_in(3) {
                true => game.opponent_of(by).unwrap_or(by),
                false => by,
            };
            match ask(&mut game, by, now, command, &lots) {
                Ok(events) => {
                    seen.extend(events.iter().map(name));
                    check_whole(&game);
                    assert!(game.log.starts_with(&before.log), "the log only grows");
                }
                Err(_) => assert_eq!(game, before, "a refused game is unchanged"),
            }
            if game.is_over() || left == 0 {
                break;
            }
        }
    }
    for event in [
        "Played",
        "TakenBack",
        "OfferDeclined",
        "FollowsPlan",
        "PlanEnded",
        "Ended",
    ] {
        assert!(seen.contains(event), "no {event} among {seen:?}");
    }
}

fn name(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '(', '{']).next().unwrap().to_owned()
}
