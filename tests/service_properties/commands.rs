//! Random people who ask random things of a game: often what it waits for, otherwise anything at all.

use std::sync::atomic::{AtomicU64, Ordering};

use deblockle::game::{
    First, Game, Line, Offer, Pace, Place, SettingUp, Stage, Terms, TimeOut, UserId,
};
use deblockle::rules::{
    BySide, Direction, Hop, Placing, Position, Ruleset, Square, StartingSquares, Tip, Turn,
};
use deblockle::service::Dice;

/// A small generator (splitmix64), so that a seed tells the whole story.
pub struct Chance(pub AtomicU64);

impl Chance {
    fn next(&self) -> u64 {
        let step = 0x9e37_79b9_7f4a_7c15;
        let state = self.0.fetch_add(step, Ordering::Relaxed).wrapping_add(step);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&self, n: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(n).unwrap()).unwrap()
    }

    pub fn one_of<T: Copy>(&self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    pub fn once_in(&self, n: usize) -> bool {
        self.below(n) == 0
    }
}

impl Dice for Chance {
    fn roll(&self, sides: u8) -> u8 {
        u8::try_from(self.below(usize::from(sides))).unwrap()
    }
}

/// One of the things that can be asked of a game.
#[derive(Debug, Clone)]
pub enum Command {
    Accept,
    Decline,
    Cancel,
    Place(Placing),
    PlaceByLot,
    Draft(Placing),
    DraftByLot,
    Tip(Tip),
    UndoTip,
    Hop(Hop),
    Turn(Turn),
    Resign,
    Claim,
    GiveTime,
    Offer(Offer),
    AcceptOffer(Offer),
    DeclineOffer(Offer),
    ClaimDraw,
    Plan(Vec<Line>),
    DropPlan,
}

/// Often what the game waits for, otherwise anything at all.
pub fn any_command(chance: &Chance, game: &Game, by: UserId) -> Command {
    if !chance.once_in(4)
        && let Some(sensible) = sensible_command(chance, game, by)
    {
        return sensible;
    }
    let tip = Tip {
        from: chance.one_of(&Square::ALL),
        towards: chance.one_of(&Direction::ALL),
    };
    let hop = Hop {
        to: chance.one_of(&Square::ALL),
    };
    let offer = chance.one_of(&Offer::ALL);
    match chance.below(26) {
        24 => Command::DropPlan,
        25 => Command::Plan(Line::read(&format!("{tip} {tip}-d4")).unwrap()),
        0 => Command::Accept,
        1 => Command::Decline,
        2 => Command::Cancel,
        3 => Command::Place("c1CL e1XS".parse().unwrap()),
        4 => Command::PlaceByLot,
        5 => Command::UndoTip,
        6 => Command::Hop(hop),
        7 => Command::Turn(Turn { tip, hop: None }),
        8 => Command::Turn(Turn {
            tip,
            hop: Some(hop),
        }),
        9 if chance.once_in(4) => Command::Resign,
        10 => Command::DraftByLot,
        11 => Command::Claim,
        12..15 => Command::GiveTime,
        15..18 => Command::Offer(offer),
        18..21 => Command::AcceptOffer(offer),
        21 => Command::DeclineOffer(offer),
        22 => Command::ClaimDraw,
        _ => Command::Tip(tip),
    }
}

fn sensible_command(chance: &Chance, game: &Game, by: UserId) -> Option<Command> {
    match &game.stage {
        Stage::Challenged => Some(Command::Accept),
        Stage::SettingUp { .. } => {
            let due = game.to_place(by)?;
            let turned = due.draft.turn(chance.one_of(due.squares)).unwrap();
            Some(match chance.below(3) {
                0 => Command::Draft(turned),
                1 => Command::Place(turned),
                _ => Command::Place(due.draft.clone()),
            })
        }
        Stage::Playing(play) => {
            let mut offers = Offer::ALL.into_iter();
            if let Some(offer) = offers.find(|&offer| game.answering(by, offer).is_ok()) {
                return Some(match chance.once_in(2) {
                    true => Command::AcceptOffer(offer),
                    false => Command::DeclineOffer(offer),
                });
            }
            if let Some(position) = play.pending_position() {
                let hops: Vec<Square> = position.pending_hops().into_iter().collect();
                let to = chance.one_of(&hops);
                return Some(if chance.once_in(3) {
                    Command::UndoTip
                } else {
                    Command::Hop(Hop { to })
                });
            }
            let turns: Vec<Turn> = play.position().legal_turns().collect();
            let turn = chance.one_of(&turns);
            if let Some(lines) = answer(chance, play.position(), turn)
                && chance.once_in(4)
            {
                return Some(Command::Plan(lines));
            }
            let foreseen = game.plan.as_ref().map(|plan| plan.next(&[]));
            let turn = match foreseen {
                Some(foreseen) if !chance.once_in(3) => chance.one_of(&foreseen),
                _ => turn,
            };
            Some(if chance.once_in(3) {
                Command::Tip(turn.tip)
            } else {
                Command::Turn(turn)
            })
        }
        Stage::Over { .. } => None,
    }
}

/// Two turns that may follow one another, the second in answer to the first.
fn answer(chance: &Chance, position: &Position, turn: Turn) -> Option<Vec<Line>> {
    let next = position.play(turn).unwrap();
    let answers: Vec<Turn> = next.legal_turns().collect();
    if answers.is_empty() || next.side_to_move() == position.side_to_move() {
        return None;
    }
    Some(vec![Line::from(&[turn, chance.one_of(&answers)][..])])
}

pub fn any_terms(chance: &Chance) -> Terms {
    let blocks = BySide::from_fn(|_| u8::try_from(1 + chance.below(4)).unwrap());
    Terms {
        ruleset: Ruleset {
            no_side_by_side: chance.once_in(3),
        },
        squares: StartingSquares::standard(blocks).unwrap(),
        first: chance.one_of(&First::ALL),
        set_up: chance.one_of(&SettingUp::ALL),
        pace: chance.one_of(&Pace::ALL),
        time_out: chance.one_of(&TimeOut::ALL),
        place: chance.one_of(&Place::ALL),
    }
}

/// What the store must be able to say of a game at any time.
pub fn check_whole(game: &Game) {
    assert_eq!(game.check(), [], "{game:?}");
    for schedule in [&game.schedules.challenger, &game.schedules.opponent] {
        assert_eq!(schedule.check(), [], "{schedule:?}");
    }
    let Some(play) = game.play() else {
        assert!(matches!(
            game.stage,
            Stage::Challenged | Stage::SettingUp { .. } | Stage::Over { .. }
        ));
        return;
    };
    let mut position = play.start().after_passes();
    for &turn in play.turns() {
        assert!(position.is_legal(turn), "{position}: {turn}");
        position = position.play_unchecked(turn);
    }
    assert_eq!(play.position(), &position);
    assert_eq!(game.turn_number(), position.turn_number());
    if !game.is_over() {
        assert_eq!(position.outcome(), None);
        assert_eq!(game.to_move(), game.player(position.side_to_move()));
        assert!(position.has_turn(), "{position} should have been passed");
        if let Some(plan) = &game.plan {
            assert_eq!(
                (plan.at(), plan.side()),
                (&position, !position.side_to_move())
            );
        }
    }
    if let Some(tip) = play.pending() {
        assert!(!game.is_over());
        assert_eq!(play.pending_position(), position.tip(tip).ok().as_ref());
    }
}
