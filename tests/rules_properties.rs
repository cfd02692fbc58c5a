//! What holds of the rules in every position: they are as a slow, plain telling has them, the same
//! for both sides, and never lead to what they forbid. And what holds of every text.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "rules_properties/chance.rs"]
mod chance;
#[path = "rules_properties/plain.rs"]
mod plain;
#[path = "rules_properties/texts.rs"]
mod texts;
#[path = "rules_properties/texts_of_games.rs"]
mod texts_of_games;

use std::collections::HashSet;

use chance::{Chance, random_game, random_starts};
use deblockle::rules::{
    Direction, GameResult, Hop, Outcome, Played, Position, Record, Setup, Side, Square, Tip, Turn,
    is_draw_claimable, perft, perft_bulk,
};
use plain::PlainBoard;

/// Positions from random games with all numbers of blocks a side, under both rulesets.
fn random_positions(seed: u64, games: usize, turns: usize) -> Vec<Position> {
    let mut chance = Chance::new(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        for start in random_starts(&mut chance) {
            positions.extend(
                random_game(&mut chance, start, turns)
                    .into_iter()
                    .map(|(_, position)| position),
            );
        }
    }
    positions
}

/// Every turn that a tongue can tell, be it ever so senseless.
fn conceivable_turns() -> impl Iterator<Item = Turn> {
    let tips = Square::ALL
        .into_iter()
        .flat_map(|from| Direction::ALL.map(|towards| Tip { from, towards }));
    tips.flat_map(|tip| {
        let hops = Square::ALL.into_iter().map(|to| Some(Hop { to }));
        hops.chain([None]).map(move |hop| Turn { tip, hop })
    })
}

#[test]
fn the_legal_turns_are_those_of_the_plain_telling() {
    let mut seen = 0;
    for position in random_positions(1, 2, 40) {
        let plain = PlainBoard::of(&position);
        let legal: HashSet<Turn> = position.legal_turns().collect();
        assert_eq!(
            legal.len(),
            position.legal_turns().len(),
            "{position}: a turn twice"
        );
        for turn in conceivable_turns() {
            let allowed = plain.allows(turn);
            assert_eq!(legal.contains(&turn), allowed, "{position} {turn}");
            if position.board().get(turn.tip.from).is_some() {
                assert_eq!(position.is_legal(turn), allowed, "{position} {turn}");
            }
        }
        seen += 1;
    }
    assert!(seen > 1000, "only {seen} positions");
}

#[test]
fn playing_a_turn_does_what_the_plain_telling_does() {
    for position in random_positions(2, 1, 40) {
        for turn in position.legal_turns() {
            let next = position.play(turn).unwrap();
            let plain = PlainBoard::of(&position).after(turn);
            assert_eq!(next.to_string(), plain.to_string(), "{position} {turn}");
            assert_eq!(next.outcome(), plain.outcome(), "{position} {turn}");
            assert_eq!(next, position.play_unchecked(turn));
            assert_eq!(next, position.after(turn).after_passes());
        }
    }
}

#[test]
fn an_illegal_turn_is_handed_back_with_its_position() {
    let mut chance = Chance::new(3);
    for position in random_positions(3, 1, 20) {
        for turn in conceivable_turns().filter(|&turn| !position.is_legal(turn)) {
            if chance.below(20) == 0 {
                let refused = position.play(turn).unwrap_err();
                assert_eq!((refused.position, refused.turn), (position, turn));
                assert!(!refused.why.to_string().is_empty());
            }
        }
    }
}

#[test]
fn a_tip_and_its_hop_make_the_turn() {
    for position in random_positions(4, 1, 30) {
        let legal: HashSet<Turn> = position.legal_turns().collect();
        for from in Square::ALL {
            for towards in Direction::ALL {
                let tip = Tip { from, towards };
                let turns: Vec<Turn> = legal
                    .iter()
                    .copied()
                    .filter(|turn| turn.tip == tip)
                    .collect();
                let hops: HashSet<Square> = position.legal_hops(tip).into_iter().collect();
                let expected: HashSet<Square> =
                    turns.iter().filter_map(|turn| Some(turn.hop?.to)).collect();
                assert_eq!(hops, expected, "{position} {tip}");
                let Ok(tipped) = position.tip(tip) else {
                    assert!(hops.is_empty(), "{position} {tip}");
                    continue;
                };
                assert_eq!(tipped.pending_hops(), position.legal_hops(tip), "{tipped}");
                assert_eq!(tipped.to_string().parse(), Ok(tipped), "{tipped}");
                for turn in turns {
                    assert_eq!(
                        tipped.hop(turn.hop.unwrap()),
                        Ok(position.play(turn).unwrap())
                    );
                    assert_eq!(
                        tipped.play_all([Played::Turn(turn)]),
                        Ok(position.play(turn).unwrap())
                    );
                }
            }
        }
        let tips: HashSet<Tip> = position.legal_tips().collect();
        assert_eq!(tips, legal.iter().map(|turn| turn.tip).collect());
    }
}

#[test]
fn play_never_leads_to_what_the_rules_forbid() {
    for start in random_positions(5, 2, 1) {
        let mut before = start;
        for (turn, next) in
            random_game(&mut Chance::new(u64::from(start.turn_number())), start, 200)
        {
            // A legal position is one that can be set up.
            assert_eq!(
                Position::new(next.setup(), next.ruleset()),
                Ok(next),
                "{before} {turn:?}"
            );
            assert_eq!(next.to_string().parse(), Ok(next), "{next}");
            let passed = next.side_to_move() == before.side_to_move();
            assert_eq!(
                next.turn_number(),
                before.turn_number() + 1 + u32::from(passed),
                "{before} {turn:?}"
            );
            for side in Side::ALL {
                let removed = turn.is_removal() && side == before.side_to_move();
                let (blocks, left) = (before.board().count(side), next.board().count(side));
                assert_eq!(left, blocks - u8::from(removed), "{before} {turn:?}");
            }
            assert_eq!(
                next.legal_turns().len() == 0,
                next.outcome().is_some(),
                "{next}"
            );
            assert!(
                !next.is_deblockled() || next.outcome() == Some(Outcome::Draw),
                "{next}"
            );
            before = next;
        }
    }
}

#[test]
fn the_board_turned_half_round_plays_the_same() {
    let turned_turn = |turn: Turn| Turn {
        tip: Tip {
            from: turn.tip.from.half_turned(),
            towards: !turn.tip.towards,
        },
        hop: turn.hop.map(|hop| Hop {
            to: hop.to.half_turned(),
        }),
    };
    for position in random_positions(6, 1, 30) {
        let turned = half_turned(&position);
        let legal: HashSet<Turn> = position.legal_turns().map(turned_turn).collect();
        assert_eq!(legal, turned.legal_turns().collect(), "{position}");
        assert_eq!(
            perft_bulk(&position, 2),
            perft_bulk(&turned, 2),
            "{position}"
        );
        for turn in position.legal_turns() {
            let next = position.play(turn).unwrap();
            assert_eq!(
                turned.play(turned_turn(turn)),
                Ok(half_turned(&next)),
                "{position} {turn}"
            );
        }
    }
}

fn half_turned(position: &Position) -> Position {
    let setup = Setup {
        board: position.board().half_turned(),
        side_to_move: !position.side_to_move(),
        ..position.setup()
    };
    Position::new(setup, position.ruleset()).unwrap()
}

#[test]
fn perft_counts_the_same_in_bulk_and_turn_by_turn() {
    for position in random_positions(7, 1, 12) {
        let turns = match position.pass() {
            Some(passed) => passed.legal_turns().len(),
            None => position.legal_turns().len(),
        };
        assert_eq!(perft(&position, 0), 1);
        assert_eq!(perft(&position, 1), turns as u64, "{position}");
        assert_eq!(perft_bulk(&position, 1), turns as u64, "{position}");
        let two: usize = position
            .after_passes()
            .legal_turns()
            .map(|turn| {
                position
                    .after_passes()
                    .play(turn)
                    .unwrap()
                    .legal_turns()
                    .len()
            })
            .sum();
        assert_eq!(perft(&position, 2), two as u64, "{position}");
        assert_eq!(perft_bulk(&position, 2), two as u64, "{position}");
        for tip in position.legal_tips() {
            if let Ok(tipped) = position.tip(tip) {
                assert_eq!(
                    perft(&tipped, 1),
                    tipped.pending_hops().len() as u64,
                    "{tipped}"
                );
                assert_eq!(perft(&tipped, 2), perft_bulk(&tipped, 2), "{tipped}");
            }
        }
    }
}

#[test]
fn a_repeated_position_is_one_whose_text_comes_back() {
    // One turn after another is chosen among few, so that positions do come back.
    let mut chance = Chance::new(8);
    let mut claimable = 0;
    for start in random_starts(&mut chance) {
        let mut position = start.after_passes();
        let mut positions = vec![position];
        let mut texts = vec![text_of_blocks(&position)];
        for _ in 0..60 {
            let known = |turn: &Turn| {
                let next = position.play_unchecked(*turn);
                positions
                    .iter()
                    .any(|earlier| earlier.repetition_key() == next.repetition_key())
            };
            let again = position.legal_turns().find(known);
            let Some(turn) = again.or_else(|| chance.pick(position.legal_turns().collect())) else {
                break;
            };
            position = position.play(turn).unwrap();
            positions.push(position);
            texts.push(text_of_blocks(&position));
            let times = texts
                .iter()
                .filter(|text| *text == &texts[texts.len() - 1])
                .count();
            let expected = times >= 3 && position.outcome().is_none();
            assert_eq!(is_draw_claimable(&positions), expected, "{position}");
            claimable += usize::from(expected);
        }
    }
    assert!(claimable > 10, "only {claimable} positions came back");
}

/// Placement and side to act.
fn text_of_blocks(position: &Position) -> String {
    position.to_string().split(' ').take(2).collect()
}

#[test]
fn a_game_is_read_as_it_was_recorded() {
    let mut chance = Chance::new(9);
    let mut passes = 0;
    for _ in 0..6 {
        for start in random_starts(&mut chance) {
            let game = random_game(&mut chance, start, 150);
            let end = game.last().map_or(start, |&(_, position)| position);
            let result = end
                .outcome()
                .map_or(GameResult::Unfinished, GameResult::from);
            let turns = || game.iter().map(|&(turn, _)| turn);
            let mut record = Record::new(start, turns(), result).unwrap();
            record.set_tag("Gold", r#"a "quoted" \ name"#).unwrap();
            record.set_tag("Round", "é").unwrap();
            let text = record.to_string();
            assert_eq!(text.parse(), Ok(record.clone()), "{text}");

            assert_eq!(record.positions().last(), Some(&end.after_passes()));
            let played = || record.played().into_iter().map(|(_, played)| played);
            assert_eq!(
                start.play_all(played()).unwrap().after_passes(),
                end.after_passes()
            );
            let without_passes = played().filter(|played| *played != Played::Pass).count();
            assert_eq!(without_passes, game.len());
            passes += played().count() - without_passes;

            let numbers = record.played().into_iter().map(|(number, _)| number);
            assert!(
                numbers.eq((start.turn_number()..).take(played().count())),
                "{text}"
            );
        }
    }
    assert!(passes > 5, "only {passes} passes");
}
