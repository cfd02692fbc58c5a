//! Whatever is planned: a game goes as if its planned turns had been made by hand, and no text upsets the reading of a plan.

#![expect(clippy::unwrap_used, reason = "a test that fails should say where")]

use deblockle::game::{
    Event, First, Game, GameId, Line, Lots, Pace, Place, Plan, SettingUp, Spot, Terms, TimeOut,
    Timestamp, UserId, Venue,
};
use deblockle::rules::{BySide, Position, Ruleset, StartingSquares, Turn};

const GAMES: u64 = 300;
const TURNS: usize = 40;
const ANNA: UserId = UserId(1);
const BERT: UserId = UserId(2);

/// A small generator (splitmix64), so that a seed tells the whole story.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(n).unwrap()).unwrap()
    }

    fn turn(&mut self, position: &Position) -> Option<Turn> {
        let turns: Vec<Turn> = position.legal_turns().collect();
        // Games without a goal come to no end.
        let removal = turns.iter().find(|turn| turn.is_removal());
        if removal.is_some() && self.below(2) == 0 {
            return removal.copied();
        }
        (!turns.is_empty()).then(|| turns[self.below(turns.len())])
    }
}

/// A game between Anna and Bert, its blocks placed by the lot. Few blocks make an end, and passes, likely.
fn game(chance: &mut Chance) -> Game {
    let blocks = BySide::from_fn(|_| u8::try_from(1 + chance.below(3)).unwrap());
    let terms = Terms {
        ruleset: Ruleset {
            no_side_by_side: chance.below(3) == 0,
        },
        squares: StartingSquares::standard(blocks).unwrap(),
        first: First::Challenger,
        set_up: SettingUp::ByLot,
        pace: Pace::Unlimited,
        time_out: TimeOut::default(),
        place: Place::default(),
    };
    let venue = Venue {
        server: 1,
        channel: 2,
    };
    let (mut game, _) = Game::challenge(ANNA, BERT, venue, terms, Timestamp(0)).unwrap();
    game.id = GameId(1);
    let lots = Lots::draw(&mut |sides| u8::try_from(chance.below(usize::from(sides))).unwrap());
    game.accept(BERT, Timestamp(0), &lots).unwrap();
    game
}

/// A line from here on that ends with a turn of the plan's side, if there is one; mostly one that goes on from what is planned.
fn any_line(chance: &mut Chance, plan: &Plan) -> Option<Vec<Turn>> {
    let mut line = Vec::new();
    let mut whole = None;
    for _ in 0..1 + chance.below(Plan::DEPTH) {
        let position = plan.position_after(&line)?;
        let known = plan.next(&line);
        let own = position.side_to_move() == plan.side();
        let turn = match known.first() {
            Some(_) if own || chance.below(2) == 0 => known[chance.below(known.len())],
            _ => match chance.turn(&position) {
                Some(turn) => turn,
                None => break,
            },
        };
        line.push(turn);
        if own {
            whole = Some(line.clone());
        }
    }
    whole
}

/// Whoever waits plans something.
fn plans(chance: &mut Chance, game: &mut Game) {
    let waits = [ANNA, BERT]
        .into_iter()
        .find(|&player| game.planning(player).is_ok());
    let Some(waits) = waits else { return };
    for _ in 0..1 + chance.below(6) {
        let plan = game.planning(waits).unwrap();
        let Some(line) = any_line(chance, &plan) else {
            continue;
        };
        if game
            .add_to_plan(waits, &[Line::from(line.as_slice())])
            .is_ok()
        {
            let longer = game.planning(waits).unwrap();
            assert!(longer.path_to(Spot::after(&line)).is_some());
            check_text(&longer);
        }
    }
    let plan = game.planning(waits).unwrap();
    let foreseen = plan.foreseen();
    if !foreseen.is_empty() && chance.below(4) == 0 {
        let branch = &foreseen[chance.below(foreseen.len())];
        game.take_out_of_plan(waits, &branch.path).unwrap();
        let less = game.planning(waits).unwrap();
        assert!(less.next(&branch.path).is_empty());
        if !less.is_empty() {
            check_text(&less);
        }
    }
}

fn check_text(plan: &Plan) {
    assert!(plan.foreseen().len() <= Plan::BRANCHES);
    let again: Plan = plan.to_string().parse().unwrap();
    assert!(again == *plan, "{plan}");
}

/// The turn to be made: often one that is foreseen.
fn next_turn(chance: &mut Chance, game: &Game) -> Option<Turn> {
    let foreseen = game.plan.as_ref().map(|plan| plan.next(&[]));
    match foreseen {
        Some(turns) if !turns.is_empty() && chance.below(4) > 0 => {
            Some(turns[chance.below(turns.len())])
        }
        _ => chance.turn(game.play()?.position()),
    }
}

#[test]
fn a_game_with_plans_is_the_game_that_is_played_by_hand() {
    let (mut planned, mut ended, mut passed, mut won) = (0, 0, 0, 0);
    for seed in 0..GAMES {
        let mut chance = Chance(seed);
        let mut game = game(&mut chance);
        let mut by_hand = game.clone();
        for _ in 0..TURNS {
            if chance.below(3) > 0 {
                plans(&mut chance, &mut game);
            }
            let Some(by) = game.to_move() else { break };
            let turn = next_turn(&mut chance, &game).unwrap();
            let events = game.turn(by, Timestamp(1), turn).unwrap();
            let made: Vec<Turn> = game.last_turns().iter().map(|made| made.turn).collect();
            let mut expected = Vec::new();
            for &turn in &made {
                let by = by_hand.to_move().unwrap();
                expected.extend(by_hand.turn(by, Timestamp(1), turn).unwrap());
            }
            assert_eq!(game.stage, by_hand.stage, "seed {seed}");
            let happened =
                |event: &&Event| !matches!(event, Event::FollowsPlan(_) | Event::PlanEnded(_));
            let happened: Vec<Event> = events.iter().filter(happened).copied().collect();
            assert_eq!(happened, expected, "seed {seed}");
            // A plan belongs to whoever waits, and always to the game as it stands.
            if let Some(plan) = &game.plan {
                assert_eq!(plan.at(), game.play().unwrap().position());
                assert_ne!(game.player(plan.side()), game.to_move());
                assert!(!plan.is_empty() && !game.is_over());
            }
            planned += made.len() - 1;
            let count = |wanted: fn(&Event) -> bool| events.iter().filter(|e| wanted(e)).count();
            ended += count(|event| matches!(event, Event::PlanEnded(_)));
            passed += count(|event| matches!(event, Event::Played { passed: true, .. }));
            won += usize::from(made.len() > 1 && game.is_over());
        }
    }
    let seen = format!("{planned} planned, {ended} ended, {passed} passed, {won} won");
    assert!(
        planned > 1000 && ended > 100 && passed > 10 && won > 10,
        "{seen}"
    );
}

#[test]
fn no_text_upsets_the_reading_of_a_plan() {
    let pieces = [
        "e5w",
        "c3n-d5",
        "d5n*",
        "--",
        ";",
        "\n",
        ":",
        ": ",
        " ",
        "",
        "é",
        "\0",
        "🂡",
        "c3",
        "-",
        "*",
        "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1",
        "c1n-c1",
        "g - - 1",
        "/7",
        "4294967296",
    ];
    let mut chance = Chance(1);
    let at: Position = pieces[16].parse().unwrap();
    let first: Vec<String> = at.legal_turns().map(|turn| turn.to_string()).collect();
    let (mut lines, mut plans) = (0, 0);
    for _ in 0..30_000 {
        let mut text = String::new();
        for _ in 0..chance.below(8) {
            match chance.below(3) {
                0 => text.push_str(&first[chance.below(first.len())]),
                1 => text.push(' '),
                _ => text.push_str(pieces[chance.below(pieces.len())]),
            }
        }
        if let Ok(read) = Line::read(&text) {
            lines += 1;
            let mut plan = Plan::new(at);
            if plan.add(&read).is_ok() {
                plans += 1;
                check_text(&plan);
            } else {
                assert!(plan.is_empty());
            }
        }
        let stored = [&format!("{at}: {text}"), &text][chance.below(2)].clone();
        if let Ok(plan) = stored.parse::<Plan>() {
            check_text(&plan);
        }
        let _ = text.parse::<Spot>();
    }
    assert!(lines > 1000, "{lines} lines, {plans} plans");
}
