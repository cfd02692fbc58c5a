//! People: what each does next, by what the database says, and how: by command or by button.

use std::fmt;
use std::sync::{Arc, Mutex};

use deblockle::game::{Game, GameId, Plan, Stage, UserId};
use deblockle::rules::{Direction, Turn};
use deblockle::sandbox::{Act, Mishap, Seat, Sent, Server, User, Value};

use crate::plan::Chance;

/// How many games go on at once.
const GAMES: usize = 8;
/// By which clocks they play.
const PACES: [&str; 8] = [
    "none",
    "none",
    "12h",
    "2d",
    "5d",
    "14d",
    "3d-12h-7d",
    "14d-1d-21d",
];

/// Something that a person does: one change of one game, in one step or several.
#[derive(Clone)]
pub struct Deed {
    pub by: Seat,
    /// Absent for a challenge.
    pub game: Option<GameId>,
    pub what: What,
}

#[derive(Debug, Clone)]
pub enum What {
    Challenge {
        opponent: User,
        blocks: i64,
        set_up: &'static str,
        first: &'static str,
        place: &'static str,
        pace: &'static str,
        time_out: &'static str,
    },
    Accept(How),
    Decline,
    Withdraw,
    Place(How),
    /// A turn, whole or by its tip and its hop.
    Turn(Turn, How),
    /// A turn of the opponent's is foreseen, and answered.
    Plan(Turn, Turn),
    /// A tip that is taken back.
    TipAndUndo(Turn),
    Resign,
    /// The opponent is given a day.
    GiveDay,
    /// The win is claimed, since the opponent's time is up.
    Claim,
    /// Somebody goes away, or comes back.
    Away(bool),
    /// Somebody has quiet hours from an hour on, or none any more.
    Quiet(Option<u32>),
    /// Somebody who has to wait tries a turn.
    Meddle(Turn),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// By one command.
    Typed,
    /// By two: tip, and hop.
    InTwo,
    /// By buttons and menus.
    Pressed,
}

/// What was sent to the bot.
#[derive(Clone, Default)]
pub struct Record(Arc<Mutex<Vec<Arc<Sent>>>>);

impl Record {
    pub fn take(&self) -> Vec<Arc<Sent>> {
        std::mem::take(&mut self.0.lock().unwrap())
    }

    /// Does it, and waits for the answer.
    async fn say(&self, act: Act) -> Result<String, Mishap> {
        let sent = Arc::new(act.send()?);
        self.0.lock().unwrap().push(Arc::clone(&sent));
        Ok(sent.first_response().await?.text())
    }
}

/// The people around the tables, and the channels where these stand.
pub struct People {
    pub people: Vec<User>,
    pub server: Server,
    pub channels: Vec<deblockle::sandbox::Channel>,
}

impl People {
    fn user(&self, id: UserId) -> &User {
        let is_it = |user: &&User| user.id().get() == id.0;
        self.people.iter().find(is_it).unwrap()
    }

    /// Where a person reads a game: its channel, or direct messages.
    fn seat(&self, game: &Game, user: UserId) -> Seat {
        let user = self.user(user);
        let channel = self
            .channels
            .iter()
            .find(|channel| channel.id().get() == game.venue.channel);
        match channel {
            Some(channel) => user.in_channel(channel),
            None => user.in_direct_messages(),
        }
    }

    /// What is done next: one thing in each of some games, and a new challenge where too little goes on.
    pub fn choose(&self, games: &[Game], deeds: usize, chance: &mut Chance) -> Vec<Deed> {
        let mut running: Vec<&Game> = games.iter().filter(|game| !game.is_over()).collect();
        let lacking = GAMES.saturating_sub(running.len()).min(2);
        let mut chosen: Vec<Deed> = (0..lacking)
            .filter_map(|_| self.challenge(&running, chance))
            .collect();
        // One challenge at a time between two people.
        chosen.dedup_by_key(|deed| (deed.by.id(), deed.by.channel().id()));
        chance.shuffle(&mut running);
        chosen.extend(
            running
                .into_iter()
                .filter_map(|game| self.next(game, chance))
                .take(deeds),
        );
        chosen.extend(self.rest(chance));
        chosen
    }

    /// Some go away now and then, and have quiet hours; the others never say anything about their time.
    fn rest(&self, chance: &mut Chance) -> Option<Deed> {
        if !chance.percent(15) {
            return None;
        }
        let person = &self.people[2 + chance.below(self.people.len() - 2)];
        let what = match chance.below(4) {
            0 => What::Away(true),
            1 => What::Away(false),
            2 => What::Quiet(Some(chance.below(24) as u32)),
            _ => What::Quiet(None),
        };
        Some(Deed {
            by: person.in_channel(&self.channels[0]),
            game: None,
            what,
        })
    }

    fn challenge(&self, running: &[&Game], chance: &mut Chance) -> Option<Deed> {
        let (by, opponent) = (
            chance.below(self.people.len()),
            chance.below(self.people.len() - 1),
        );
        let by = &self.people[by];
        let mut others = self.people.iter().filter(|other| other.id() != by.id());
        let opponent = others.nth(opponent)?;
        let both = [UserId(by.id().get()), UserId(opponent.id().get())];
        let pending = |game: &&Game| {
            matches!(game.stage, Stage::Challenged) && both.iter().all(|one| game.has(*one))
        };
        if running.iter().any(pending) {
            return None;
        }
        let channel = &self.channels[chance.below(self.channels.len())];
        Some(Deed {
            by: by.in_channel(channel),
            game: None,
            what: What::Challenge {
                opponent: opponent.clone(),
                blocks: 1 + chance.below(2) as i64,
                set_up: chance.pick(&["lot", "lot", "place"]),
                first: chance.pick(&["me", "opponent", "lot"]),
                place: chance.pick(&["channel", "channel", "thread"]),
                pace: chance.pick(&PACES),
                time_out: chance.pick(&["loss", "loss", "claim"]),
            },
        })
    }

    fn next(&self, game: &Game, chance: &mut Chance) -> Option<Deed> {
        let how = chance.pick(&[How::Typed, How::InTwo, How::Pressed]);
        let (by, what) = match &game.stage {
            Stage::Over { .. } => return None,
            Stage::Challenged => match chance.below(20) {
                0 => (game.opponent?, What::Decline),
                1 => (game.challenger, What::Withdraw),
                // Forgotten.
                2..5 => return None,
                _ => (game.opponent?, What::Accept(how)),
            },
            Stage::SettingUp { .. } => {
                let both = [game.challenger, game.opponent?];
                let by = both.into_iter().find(|player| game.waits_for(*player))?;
                (by, What::Place(how))
            }
            Stage::Playing(play) => {
                let mover = game.to_move()?;
                let mut turns: Vec<Turn> = play.position().legal_turns().collect();
                turns.sort();
                let removal = turns.iter().find(|turn| turn.is_removal()).copied();
                let foreseen = game.plan.as_ref().map(|plan| plan.next(&[]));
                let foreseen = foreseen.filter(|turns| !turns.is_empty() && chance.percent(70));
                let turn = match foreseen {
                    Some(foreseen) => chance.pick(&foreseen),
                    None => removal.unwrap_or_else(|| chance.pick(&turns)),
                };
                let answer = answer(game, turn, chance).filter(|_| chance.percent(20));
                match play.pending() {
                    _ if chance.percent(2) => (mover, What::Resign),
                    _ if game.is_time_up(play.position().side_to_move()) && chance.percent(50) => {
                        (game.opponent_of(mover)?, What::Claim)
                    }
                    _ if chance.percent(4) => (game.opponent_of(mover)?, What::GiveDay),
                    _ if answer.is_some() => (game.opponent_of(mover)?, answer?),
                    _ if chance.percent(4) => (game.opponent_of(mover)?, What::Meddle(turn)),
                    Some(tip) => {
                        turns.retain(|turn| turn.tip == tip);
                        (mover, What::Turn(chance.pick(&turns), how))
                    }
                    None if turn.hop.is_some() && chance.percent(10) => {
                        (mover, What::TipAndUndo(turn))
                    }
                    None => (mover, What::Turn(turn, how)),
                }
            }
        };
        Some(Deed {
            by: self.seat(game, by),
            game: Some(game.id),
            what,
        })
    }
}

impl Deed {
    /// Does it, as far as the bot answers.
    pub async fn run(&self, before: Option<&Game>, record: &Record) -> Result<(), Mishap> {
        let id = self.game.map_or(0, |game| game.0);
        let number = before.map_or(0, Game::turn_number);
        let pending = before.and_then(Game::play).and_then(|play| play.pending());
        let named = || ("game", Value::from(id.to_string().as_str()));
        let types = |command: &str, options: Vec<(&str, Value)>| {
            let command = format!("/deblockle {command}");
            record.say(self.by.types(&command, options))
        };
        let presses = |button: String| record.say(self.by.presses(&button));
        match &self.what {
            What::Challenge {
                opponent,
                blocks,
                set_up,
                first,
                place,
                pace,
                time_out,
            } => {
                let options = vec![
                    ("opponent", Value::from(opponent)),
                    ("blocks", (*blocks).into()),
                    ("set_up", (*set_up).into()),
                    ("pace", (*pace).into()),
                    ("time_out", (*time_out).into()),
                    ("first", (*first).into()),
                    ("place", (*place).into()),
                ];
                types("challenge", options).await?;
            }
            What::Accept(How::Pressed) if self.sees(&format!("accept:{id}:0:")) => {
                presses(format!("accept:{id}:0:")).await?;
            }
            What::Accept(_) => {
                let named = ("challenge", Value::from(id.to_string().as_str()));
                types("accept", vec![named]).await?;
            }
            What::Decline => {
                let named = ("challenge", Value::from(id.to_string().as_str()));
                types("decline", vec![named]).await?;
            }
            What::Withdraw => {
                let named = ("challenge", Value::from(id.to_string().as_str()));
                types("cancel", vec![named]).await?;
            }
            What::Place(How::Pressed) if self.sees(&format!("place:{id}:0:")) => {
                presses(format!("place:{id}:0:")).await?;
                for kind in ["place-lot", "place-confirm"] {
                    let prefix = format!("{kind}:{id}:0:");
                    let found = self.button_like(&prefix);
                    presses(found.unwrap_or(prefix)).await?;
                }
            }
            What::Place(_) => {
                types("place", vec![("done", true.into()), named()]).await?;
            }
            What::Turn(turn, How::Pressed) if self.sees(&format!("turn:{id}:{number}:")) => {
                let button =
                    |kind: &str, rest: &dyn fmt::Display| format!("{kind}:{id}:{number}:{rest}");
                presses(button("turn", &"")).await?;
                if pending.is_none() {
                    let block = button("block", &turn.tip.from);
                    if self.sees(&block) {
                        presses(block).await?;
                    }
                    presses(button("tip", &turn.tip)).await?;
                }
                if let Some(hop) = turn.hop {
                    let menu = button("hop", &turn.tip);
                    record
                        .say(self.by.selects(&menu, [hop.to.to_string().as_str()]))
                        .await?;
                }
                presses(button("play", turn)).await?;
            }
            What::Turn(turn, How::InTwo) => {
                if pending.is_none() {
                    types("tip", tip(turn, named())).await?;
                }
                if let Some(hop) = turn.hop {
                    let to = Value::from(hop.to.to_string().as_str());
                    types("hop", vec![("to", to), named()]).await?;
                }
            }
            What::Turn(turn, _) | What::Meddle(turn) => {
                let notation = Value::from(turn.to_string().as_str());
                types("turn", vec![("notation", notation), named()]).await?;
            }
            What::Plan(theirs, own) => {
                let line = Value::from(format!("{theirs} {own}").as_str());
                types("plan", vec![("line", line), named()]).await?;
            }
            What::TipAndUndo(turn) => {
                types("tip", tip(turn, named())).await?;
                types("undo", vec![named()]).await?;
            }
            What::GiveDay => {
                presses(format!("more:{id}:{number}:")).await?;
                presses(format!("give-day:{id}:{number}:")).await?;
            }
            What::Claim => {
                types("claim", vec![named()]).await?;
            }
            What::Away(away) => {
                let switch = if *away { "on" } else { "off" };
                types("me away", vec![("switch", switch.into())]).await?;
            }
            What::Quiet(Some(from)) => {
                let time = |hour: u32| Value::from(format!("{:02}:30", hour % 24).as_str());
                // A zone whose clocks are never changed.
                let options = vec![
                    ("zone", "Asia/Kolkata".into()),
                    ("from", time(*from)),
                    ("to", time(from + 8)),
                ];
                types("me quiet", options).await?;
            }
            What::Quiet(None) => {
                types("me quiet", vec![("none", true.into())]).await?;
            }
            What::Resign => {
                types("resign", vec![named()]).await?;
                // As long as nobody can lose by it, it bears a word of its own.
                let yes = format!("resign-yes:{id}:{number}:");
                presses(self.button_like(&yes).unwrap_or(yes)).await?;
            }
        }
        Ok(())
    }

    /// The id of the newest button that begins like this.
    fn button_like(&self, prefix: &str) -> Option<String> {
        let messages = self.by.sees();
        let mut buttons = messages.iter().rev().flat_map(|message| message.buttons());
        buttons.find_map(|button| button.custom_id.filter(|id| id.starts_with(prefix)))
    }

    /// Whether the person sees a button of this id.
    fn sees(&self, id: &str) -> bool {
        let messages = self.by.sees();
        messages.iter().any(|message| message.button(id).is_some())
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = self.by.id();
        match self.game {
            Some(game) => write!(f, "game {game}, {by}: {:?}", self.what),
            None => write!(f, "{by}: {:?}", self.what),
        }
    }
}

/// An answer to a turn that the opponent may make, where there is none yet.
fn answer(game: &Game, theirs: Turn, chance: &mut Chance) -> Option<What> {
    let play = game.play()?;
    let side = !play.position().side_to_move();
    let next = play.position().play(theirs).ok()?;
    let planned = game.plan.as_ref().map(|plan| plan.next(&[]));
    let planned = planned.unwrap_or_default();
    if next.side_to_move() != side || planned.len() >= Plan::BRANCHES || planned.contains(&theirs) {
        return None;
    }
    let mut answers: Vec<Turn> = next.legal_turns().collect();
    answers.sort();
    (!answers.is_empty()).then(|| What::Plan(theirs, chance.pick(&answers)))
}

fn tip<'a>(turn: &Turn, game: (&'a str, Value)) -> Vec<(&'a str, Value)> {
    let direction = match turn.tip.towards {
        Direction::North => "up",
        Direction::East => "right",
        Direction::South => "down",
        Direction::West => "left",
    };
    vec![
        ("block", Value::from(turn.tip.from.to_string().as_str())),
        ("direction", direction.into()),
        game,
    ]
}
