//! Anybody does anything: random people press whatever can be pressed and type whatever can be typed, in all places, for as long as it
//! takes. It reads the commands as they are registered and the components as they are shown, so that it knows every part of the bot.
//!
//! `WHIMS_STEPS` and `WHIMS_SEED` make it longer, or another one.

use std::collections::BTreeMap;
use std::time::Duration;

use deblockle::sandbox::{
    Channel, CommandOption, Message, MessageId, Mishap, Response, Sandbox, Seat, Select, User,
    Value,
};

use crate::table::{Table, game_number, towards_the_end};

/// How often somebody does something in one house; and at all, unless told otherwise.
const STEPS: u64 = 1_500;
/// How often the bot is started anew.
const RESTART: u64 = 300;
/// What every refusal for a fault of ours says, and nothing else does.
const TROUBLE: &str = "Something went wrong";
/// People scroll no further back.
const SEEN: usize = 40;
/// Anything that might stand in a text field.
const TEXTS: &[&str] = &[
    "c3n-d5",
    "e5w",
    "d2s*",
    "c3",
    "d4",
    "n",
    "up",
    "1",
    "2",
    "7",
    "0",
    "-1",
    "",
    " ",
    "c1 e1 / c7 e7",
    "22:00",
    "8",
    "Europe/Berlin",
    "Mars/Olympus",
    "on",
    "off",
    "🎲",
    "<@1>",
    "`c3`",
    "c3n-d5 e5w c3n",
    "\u{202e}abc",
    "99999999999999999999",
];

fn setting(name: &str, usual: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.map_or(usual, |text| text.parse().expect("a number"))
}

/// A small generator (splitmix64), so that a seed tells the whole story.
struct Whim(u64);

impl Whim {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % n as u64) as usize
    }

    fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        match all.len() {
            0 => None,
            n => Some(&all[self.below(n)]),
        }
    }
}

/// Something to press or to choose from.
enum Part {
    Button(String),
    Menu(Select),
}

/// A command as it is typed, with its options.
type Typed = (String, Vec<CommandOption>);

/// Everything that can be typed.
fn commands(sandbox: &Sandbox) -> Vec<Typed> {
    fn walk(name: &str, options: &[CommandOption], all: &mut Vec<Typed>) {
        if !options.iter().any(|option| matches!(option.kind, 1 | 2)) {
            all.push((name.to_owned(), options.to_vec()));
        }
        for option in options.iter().filter(|option| matches!(option.kind, 1 | 2)) {
            walk(&format!("{name} {}", option.name), &option.options, all);
        }
    }
    let mut all = Vec::new();
    sandbox.with_state(|state| {
        for command in state.commands.values() {
            walk(&format!("/{}", command.name), &command.options, &mut all);
        }
    });
    all
}

/// People, where they may be, and what happened to them.
struct House<'a> {
    table: &'a Table,
    seats: &'a [Seat],
    channels: [&'a Channel; 2],
    whim: Whim,
    done: BTreeMap<String, u64>,
}

impl House<'_> {
    /// Somebody does something.
    async fn step(&mut self, commands: &[Typed]) {
        let Some(seat) = self.whim.one_of(self.seats).cloned() else {
            return;
        };
        match self.whim.below(20) {
            0..10 => self.touches(&seat).await,
            10..14 => self.plays(&seat).await,
            14 => self.begins(&seat).await,
            _ => self.types(&seat, commands).await,
        }
    }

    /// Presses a button or chooses from a menu of some message in sight: each kind as likely as any other.
    async fn touches(&mut self, seat: &Seat) {
        let mut kinds: BTreeMap<String, Vec<(MessageId, Part)>> = BTreeMap::new();
        for message in seat.sees().iter().rev().take(SEEN) {
            for button in message
                .buttons()
                .into_iter()
                .filter(|button| !button.disabled)
            {
                if let Some(id) = button.custom_id {
                    let kind = format!("button {}", kind(&id));
                    kinds
                        .entry(kind)
                        .or_default()
                        .push((message.id, Part::Button(id)));
                }
            }
            for menu in message.selects().into_iter().filter(|menu| !menu.disabled) {
                let kind = format!("menu {}", kind(&menu.custom_id));
                kinds
                    .entry(kind)
                    .or_default()
                    .push((message.id, Part::Menu(menu)));
            }
        }
        let all: Vec<_> = kinds.into_iter().collect();
        let Some((kind, parts)) = self.whim.one_of(&all) else {
            return;
        };
        let Some((message, part)) = self.whim.one_of(parts) else {
            return;
        };
        self.count(kind);
        let answer = match part {
            Part::Button(id) => seat.presses_on(*message, id).attempt().await,
            Part::Menu(menu) => {
                let value = match menu.kind {
                    3 => self.whim.one_of(&menu.options).map(|one| one.value.clone()),
                    5 => self.whim.one_of(self.seats).map(|one| one.id().to_string()),
                    8 => self
                        .whim
                        .one_of(&self.channels)
                        .map(|one| one.id().to_string()),
                    _ => None,
                };
                let chosen = value.as_deref().into_iter();
                let act = seat.selects_on(*message, &menu.custom_id, chosen);
                act.attempt().await
            }
        };
        self.look(seat, answer).await;
    }

    /// Two people begin a game of few blocks, so that there is always one that goes on, and some that end.
    async fn begins(&mut self, seat: &Seat) {
        let Some(other) = self.whim.one_of(self.seats).cloned() else {
            return;
        };
        let blocks = 1 + self.whim.below(2) as i64;
        let options = vec![
            ("opponent", Value::from(&other)),
            ("blocks", blocks.into()),
            ("set_up", "lot".into()),
        ];
        self.count("a game that begins");
        let answer = seat.types("/deblockle challenge", options).attempt().await;
        self.look(seat, answer).await;
        let answer = other
            .in_channel(&seat.channel())
            .types("/deblockle accept", ())
            .attempt()
            .await;
        self.look(&other, answer).await;
    }

    /// Makes a turn that leads on, if it is their turn in some game, so that games come to their end.
    async fn plays(&mut self, seat: &Seat) {
        let sees = seat.sees();
        let boards: Vec<&Message> = sees
            .iter()
            .filter(|message| {
                !message.is_ephemeral()
                    && message.content.contains(" to move")
                    && !message.components.is_empty()
            })
            .collect();
        let Some(board) = self.whim.one_of(&boards) else {
            return;
        };
        let id = game_number(&board.content);
        let game = self.table.game(id).await;
        let Some(play) = game.play().filter(|_| !game.is_over()) else {
            return;
        };
        let turn = towards_the_end(play.position()).to_string();
        let options = vec![
            ("notation", Value::from(turn.as_str())),
            ("game", id.to_string().as_str().into()),
        ];
        self.count("a turn that leads on");
        let answer = seat.types("/deblockle turn", options).attempt().await;
        self.look(seat, answer).await;
    }

    /// Types a command with some of its options.
    async fn types(&mut self, seat: &Seat, commands: &[Typed]) {
        let Some((name, all)) = self.whim.one_of(commands) else {
            return;
        };
        let mut options: Vec<(String, Value)> = Vec::new();
        for option in all {
            if !option.required && !self.whim.once_in(3) {
                continue;
            }
            if let Some(value) = self.value(seat, name, &options, option).await {
                options.push((option.name.clone(), value));
            }
        }
        self.count(name);
        let answer = seat.types(name, options).attempt().await;
        self.look(seat, answer).await;
    }

    async fn value(
        &mut self,
        seat: &Seat,
        name: &str,
        before: &[(String, Value)],
        option: &CommandOption,
    ) -> Option<Value> {
        let text = self.whim.one_of(TEXTS)?.to_string();
        if option.autocomplete && !self.whim.once_in(4) {
            let mut options = before.to_vec();
            options.push((option.name.clone(), Value::from(text.as_str())));
            if let Some((_, value)) = options.last_mut()
                && !self.whim.once_in(3)
            {
                *value = Value::from("");
            }
            let typing = seat.starts_typing(name, options, &option.name);
            let choices = match typing.attempt().await {
                Ok(response) => response.choices,
                Err(Mishap::Impossible(_)) => Vec::new(),
                Err(mishap) => panic!("{mishap}\n{}", self.table.sandbox.transcript()),
            };
            if let Some(choice) = self.whim.one_of(&choices) {
                return Some(Value::from(choice));
            }
        }
        if let Some(choice) = self.whim.one_of(&option.choices) {
            return Some(Value::from(choice.name.as_str()));
        }
        Some(match option.kind {
            4 | 10 => Value::from(self.whim.below(6) as i64),
            5 => Value::from(self.whim.once_in(2)),
            6 | 9 => Value::from(self.whim.one_of(self.seats)?),
            7 => Value::from(*self.whim.one_of(&self.channels)?),
            8 => return None,
            _ => Value::from(text),
        })
    }

    /// What everybody may expect of any answer.
    async fn look(&mut self, seat: &Seat, answer: Result<Response, Mishap>) {
        let response = match answer {
            Ok(response) => response,
            // A client that shows what is there would not have let them.
            Err(Mishap::Impossible(_)) => return self.count("impossible"),
            Err(mishap) => panic!("{mishap}\n{}", self.table.sandbox.transcript()),
        };
        let text = response.text();
        assert!(
            !text.contains(TROUBLE),
            "{text}\n{}",
            self.table.sandbox.transcript()
        );
        if response.modal.is_some() {
            let modal = response.modal.as_ref().map(|modal| modal.fields.clone());
            let fields = modal.unwrap_or_default();
            let texts: Vec<_> = fields
                .iter()
                .map(|field| {
                    (
                        field.custom_id.as_str(),
                        TEXTS[self.whim.below(TEXTS.len())],
                    )
                })
                .collect();
            let answer = seat.submits(&response, texts).attempt().await;
            self.count("form");
            Box::pin(self.look(seat, answer)).await;
        }
    }

    fn count(&mut self, what: &str) {
        *self.done.entry(what.to_owned()).or_default() += 1;
    }
}

/// The first part of a custom id says what it does.
fn kind(custom_id: &str) -> &str {
    custom_id.split(':').next().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_anybody_does_is_answered_and_leaves_every_game_whole() {
    let mut whim = Whim(setting("WHIMS_SEED", 1));
    let mut left = setting("WHIMS_STEPS", STEPS);
    let mut done = BTreeMap::new();
    while left > 0 {
        let steps = left.min(STEPS);
        (whim, done) = in_a_house(steps, whim, done).await;
        left -= steps;
    }
    eprintln!("{done:#?}");
}

/// So many steps in a house of its own, with a start of the bot now and then.
async fn in_a_house(
    steps: u64,
    mut whim: Whim,
    mut done: BTreeMap<String, u64>,
) -> (Whim, BTreeMap<String, u64>) {
    let mut table = Table::set().await;
    let (here, other) = (table.ada.channel(), table.server.add_channel("elsewhere"));
    let people = [
        table.ada.user(),
        table.ben.user(),
        table.eve.user(),
        table.server.owner(),
    ];
    let mut seats: Vec<Seat> = people
        .iter()
        .flat_map(|person| [&here, &here, &other].map(|channel| person.in_channel(channel)))
        .collect();
    seats.extend(people.iter().map(User::in_direct_messages));
    let commands = commands(&table.sandbox);
    for step in 1..=steps {
        let mut house = House {
            table: &table,
            seats: &seats,
            channels: [&here, &other],
            whim,
            done,
        };
        house.step(&commands).await;
        let time = match house.whim.below(60) {
            0 => 6 * 60 * 60,
            1 => 5 * 60,
            n => n as u64,
        };
        table.wait(Duration::from_secs(time));
        if house.whim.once_in(20) {
            table.sweeps(2).await;
        }
        (whim, done) = (house.whim, house.done);
        if step % RESTART == 0 {
            table.restart_bot().await;
        }
    }
    for id in 1..=table.games().await {
        table.settled(id).await;
        table.game(id).await;
    }
    let faults = table.faults().await;
    assert!(faults.is_empty(), "{faults:#?}");
    if steps == STEPS {
        let all = commands.iter().map(|(name, _)| name);
        let forgotten: Vec<_> = all.filter(|name| !done.contains_key(*name)).collect();
        assert!(forgotten.is_empty(), "never typed: {forgotten:?}");
    }
    (whim, done)
}
