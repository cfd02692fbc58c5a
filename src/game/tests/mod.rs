//! The game's verbs: what each does, who may use it, and what is refused first.

use std::collections::HashSet;

use super::*;
use crate::rules::{
    BySide, Direction, Face, Orientation, PlacingError, Position, Roll, Ruleset, Setup, Square,
    StartingSquares,
};

mod before;
mod board;
mod offers;
mod people;
mod plans;
mod rematch;
mod rights;
mod time;

const ANNA: UserId = UserId(1);
const BERT: UserId = UserId(2);
const CARL: UserId = UserId(3);
const NOW: Timestamp = Timestamp(1_000_000_000_000);
const LATER: Timestamp = Timestamp(1_000_000_060_000);
const VENUE: Venue = Venue {
    server: 10,
    channel: 11,
};

fn terms(set_up: SettingUp) -> Terms {
    Terms {
        ruleset: Ruleset::STANDARD,
        squares: StartingSquares::standard(BySide::new(4, 4)).unwrap(),
        first: First::Challenger,
        set_up,
        pace: Pace::default(),
        time_out: TimeOut::default(),
        place: Place::default(),
    }
}

/// Lots of a die that shows 0, 1, 2, ... and begins again whenever it must.
fn lots() -> Lots {
    let mut shown = 0;
    Lots::draw(&mut |sides| {
        shown += 1;
        (shown - 1) % sides
    })
}

fn challenged(terms: Terms) -> Game {
    Game::challenge(ANNA, BERT, VENUE, terms, NOW).unwrap().0
}

fn setting_up() -> Game {
    let mut game = challenged(terms(SettingUp::Place));
    game.accept(BERT, NOW, &lots()).unwrap();
    game
}

/// Anna plays Gold from this position on.
fn playing(dpn: &str) -> Game {
    let mut game = setting_up();
    game.stage = Stage::Playing(Play::from_start(dpn.parse().unwrap()));
    game
}

fn over() -> Game {
    let mut game = playing(OPEN);
    game.turn(ANNA, NOW, any_turn(&game)).unwrap();
    game.turn(BERT, NOW, any_turn(&game)).unwrap();
    game.resign(BERT, NOW).unwrap();
    game
}

fn played(by: Side, turn: &str, passed: bool) -> Event {
    Event::Played {
        by,
        turn: turn.parse().unwrap(),
        passed,
    }
}

fn any_turn(game: &Game) -> Turn {
    let mut turns = game.play().unwrap().position().legal_turns();
    turns.next().unwrap()
}

fn tip(text: &str) -> Tip {
    text.parse().unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn hop(to: &str) -> Hop {
    Hop {
        to: to.parse().unwrap(),
    }
}

const OPEN: &str = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";
const WON: Ending = Ending::Won {
    winner: Side::Gold,
    by: Victory::Resignation,
};
