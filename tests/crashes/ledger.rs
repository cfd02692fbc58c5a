//! The ledger: what people were answered and told, held against what the database says.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use deblockle::game::{Credit, Ending, Entry, Game, GameId, Note, Play, Stage, UserId, Victory};
use deblockle::rules::Turn;
use deblockle::sandbox::{ChannelId, Event, Happening, Message, MessageId, Sandbox};

use crate::clocks::{self, Clocks, LifeTime};
use crate::people::{Deed, What};

/// Something that somebody set out to do, and how the game stood before.
#[derive(Clone)]
pub struct Doing {
    pub deed: Deed,
    pub before: Option<Game>,
}

/// What a run comes to.
#[derive(Debug, Default)]
pub struct Figures {
    pub kills: BTreeMap<&'static str, u32>,
    /// Lives whose end did not come as planned, because what it waited for did not happen.
    pub late: u32,
    pub mishaps: u32,
    pub delivered_again: u32,
    pub deeds: u32,
    pub answered: u32,
    pub games: usize,
    pub over: usize,
    pub moves: usize,
    /// Those among them that were made by plans.
    pub planned: usize,
    pub boards: usize,
    pub pings: usize,
    pub reminders: usize,
    /// Absences that began instead of a loss.
    pub away: usize,
    pub times_up: usize,
    pub over_by_time: usize,
    pub credits: usize,
    /// Deadlines that were told a second time.
    pub deadlines: usize,
    pub wrong_deadlines: usize,
    pub lost: u32,
    pub doubled: u32,
    pub told_twice: u32,
    pub untold: u32,
}

#[derive(Default)]
pub struct Ledger {
    pub figures: Figures,
    /// What is not as it must be.
    pub faults: Vec<String>,
    games: Vec<Game>,
    clocks: Clocks,
    /// What people set out to do in the last life.
    doings: Vec<Doing>,
    /// How much the database has been moved back by now.
    pub shift: Duration,
    /// The number of the first event that was not heard yet.
    next_event: u64,
    /// Every public message there ever was: which board of which game it shows.
    posts: HashMap<MessageId, Post>,
    /// Which messages told a person of a board.
    told: BTreeMap<(UserId, String), BTreeSet<MessageId>>,
    /// Who did something before which turn of which game: they know it.
    active: HashSet<(GameId, u32, UserId)>,
    /// What people were answered and was not compared yet.
    answers: Vec<(UserId, String)>,
    /// By how much the database had been moved back when a board was last written, and what it says.
    written: HashMap<MessageId, (Duration, String)>,
}

#[derive(Clone)]
struct Post {
    game: i64,
    key: String,
    channel: ChannelId,
    direct: bool,
}

impl Ledger {
    /// The games as they were read last.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Notes everything that happened since it listened last.
    pub fn listen(&mut self, sandbox: &Sandbox) {
        let events = sandbox.log();
        let first = events.first().map_or(0, |event| event.number);
        assert!(first <= self.next_event, "the sandbox keeps too few events");
        let bot = sandbox.bot_id();
        for event in events {
            if event.number < self.next_event {
                continue;
            }
            self.next_event = event.number + 1;
            self.hear(&event, bot);
        }
    }

    fn hear(&mut self, event: &Arc<Event>, bot: deblockle::sandbox::UserId) {
        match &event.what {
            Happening::MessageCreated(message) | Happening::MessageEdited(message)
                if message.author == bot && message.is_ephemeral() =>
            {
                let person = message.ephemeral_for.unwrap();
                self.answers.push((UserId(person.get()), message.text()));
            }
            Happening::MessageCreated(message) if message.author == bot => {
                self.wrote(message);
                self.read(message);
            }
            Happening::MessageEdited(message) if message.author == bot => self.wrote(message),
            Happening::Answer { .. } => self.figures.answered += 1,
            _ => {}
        }
    }

    fn wrote(&mut self, message: &Message) {
        let written = (self.shift, message.content.clone());
        self.written.insert(message.id, written);
    }

    /// Notes a public message.
    fn read(&mut self, message: &Message) {
        let mut keys = Vec::new();
        if is_notice(message) {
            for line in message.content.lines() {
                let link = line.rsplit('/').next().and_then(|id| id.parse().ok());
                let post = link.and_then(|id: MessageId| self.posts.get(&id));
                match (post, game_in(line)) {
                    (Some(post), _) => keys.push(post.key.clone()),
                    (None, Some(game)) => keys.push(format!("{game}-without-board")),
                    (None, None) => {}
                }
            }
        } else if let Some((game, key)) = board(message) {
            self.figures.boards += 1;
            keys.push(key.clone());
            let post = Post {
                game,
                key,
                channel: message.channel,
                direct: message.server.is_none(),
            };
            self.posts.insert(message.id, post);
        } else {
            self.faults
                .push(format!("what is this? {:?}", message.content));
        }
        for person in &message.pings {
            self.figures.pings += 1;
            for key in &keys {
                let told = self
                    .told
                    .entry((UserId(person.get()), key.clone()))
                    .or_default();
                told.insert(message.id);
            }
        }
    }

    /// Compares the games with what was known and with what people have done since.
    pub fn compare(&mut self, games: Vec<Game>, doings: &[Doing], life: LifeTime) {
        let wrong = self.clocks.compare(&games, doings, life);
        self.figures.wrong_deadlines += wrong.len();
        self.faults.extend(wrong);
        let is_challenge = |doing: &&Doing| matches!(doing.deed.what, What::Challenge { .. });
        let challenges = doings.iter().filter(is_challenge);
        let most = self.games.len() + challenges.count();
        if games.len() < self.games.len() {
            self.lost("a game is gone".to_owned());
        }
        if games.len() > most {
            self.doubled(format!("{} games, at most {most}", games.len()));
        }
        for (number, game) in games.iter().enumerate() {
            let doing = doings.iter().find(|doing| doing.deed.game == Some(game.id));
            let known = self.games.get(number).cloned();
            self.went_on(known.as_ref(), game, doing);
        }
        for doing in doings {
            let (deed, before) = (&doing.deed, &doing.before);
            if let (Some(id), Some(before)) = (deed.game, before) {
                let by = UserId(deed.by.id().get());
                self.active.insert((id, before.turn_number(), by));
            }
        }
        // An answer can still have been on its way when the life before came to its end.
        let before = std::mem::replace(&mut self.doings, doings.to_vec());
        let doings = [doings, &before].concat();
        for (person, text) in std::mem::take(&mut self.answers) {
            if let Some(why) = contradicted(&text, person, &games, &doings) {
                self.lost(format!("{person} read {text:?}, but {why}"));
            }
        }
        self.games = games;
        self.figures.games = self.games.len();
        self.figures.over = self.games.iter().filter(|game| game.is_over()).count();
        let notes = self.games.iter().flat_map(|game| &game.log);
        let planned = notes.filter(|entry| matches!(entry.what, Note::FollowsPlan(_)));
        self.figures.planned = planned.count();
        self.figures.moves = self.games.iter().map(|game| turns(game).len()).sum();
        self.count_time();
        self.told_too_often();
    }

    /// A game may have gone on by what one person did, and by nothing else.
    fn went_on(&mut self, known: Option<&Game>, now: &Game, doing: Option<&Doing>) {
        let id = now.id;
        let before = known.map(turns).unwrap_or_default();
        let after = turns(now);
        let Some(new) = after.strip_prefix(before) else {
            return self.lost(format!("game {id}: {before:?} has become {after:?}"));
        };
        let by_deed = doing.and_then(|doing| match doing.deed.what {
            What::Turn(turn, _) => Some((
                turn,
                doing.before.as_ref().map_or(0, |game| turns(game).len()),
            )),
            _ => None,
        });
        let explained = match (new, by_deed) {
            ([], _) => true,
            ([turn, answers @ ..], Some((wanted, index))) => {
                let planned = known.map(|known| answers_to(known, wanted));
                *turn == wanted && index == before.len() && answers == planned.unwrap_or_default()
            }
            _ => false,
        };
        if !explained {
            self.doubled(format!(
                "game {id}: {new:?} was played, but {by_deed:?} was asked for"
            ));
        }
        if let Some(known) = known
            && known.is_over()
            && known != now
            && known.ending() != now.ending()
        {
            self.lost(format!("game {id}: its end has changed"));
        }
        let accepted = known.is_some_and(|known| !matches!(known.stage, Stage::Challenged));
        if accepted && matches!(now.stage, Stage::Challenged) {
            self.lost(format!("game {id}: it was accepted"));
        }
    }

    /// What holds at any time of the boards that people see.
    pub fn look(&mut self, sandbox: &Sandbox) {
        let mut seen: BTreeMap<(String, Option<ChannelId>), Vec<MessageId>> = BTreeMap::new();
        for (id, post) in &self.posts {
            if sandbox.with_state(|state| state.message(post.channel, *id).is_some()) {
                // In direct messages, each of the two has a board of their own.
                let place = post.direct.then_some(post.channel);
                seen.entry((post.key.clone(), place)).or_default().push(*id);
            }
        }
        // The same board comes again when time was given, or is up.
        let keys: BTreeSet<&String> = seen.keys().map(|(key, _)| key).collect();
        for key in keys {
            let of_key = || {
                seen.range((key.clone(), None)..)
                    .take_while(|((of, _), _)| of == key)
            };
            let count = |direct: bool| {
                let places = of_key().filter(|((_, place), _)| place.is_some() == direct);
                places
                    .map(|(_, messages)| messages.len())
                    .max()
                    .unwrap_or(0)
            };
            let (there, most) = (count(false) + count(true), self.causes(key).posts);
            if there > most {
                self.figures.doubled += 1;
                let messages: Vec<_> = of_key().collect();
                self.faults.push(format!(
                    "the board {key} is there {there} times, at most {most}: {messages:?}"
                ));
            }
        }
    }

    /// What has happened at a board of a game, by the game's log.
    fn causes(&self, key: &str) -> Causes {
        let (id, board) = key.split_once('-').unwrap_or((key, ""));
        let game = id.parse().ok().and_then(|id| {
            let is_it = |game: &&Game| game.id == GameId(id);
            self.games.iter().find(is_it)
        });
        game.map_or_else(Causes::default, |game| Causes::of(game, board))
    }

    /// Nobody hears of a thing twice.
    fn told_too_often(&mut self) {
        let mut faults = Vec::new();
        for ((person, key), messages) in &self.told {
            // News of an earlier board that comes late is told by the board as it stands then: once, like all else.
            let most = self.causes(key).pings_of(*person).max(1);
            if messages.len() > most {
                faults.push(format!(
                    "{person} was told {} times of {key}, at most {most}: {messages:?}",
                    messages.len()
                ));
            }
        }
        self.figures.told_twice += u32::try_from(faults.len()).unwrap();
        self.faults.extend(faults);
    }

    fn count_time(&mut self) {
        let games = &self.games;
        let figures = &mut self.figures;
        figures.reminders = clocks::count(games, |note| matches!(note, Note::Reminded(_)));
        figures.away = clocks::count(games, |note| matches!(note, Note::AwayBegan(_)));
        figures.times_up = clocks::count(games, |note| matches!(note, Note::TimeUp(_)));
        figures.credits = clocks::count(games, |note| matches!(note, Note::Credited { .. }));
        let by_time = |game: &&Game| {
            let ending = game.ending();
            matches!(
                ending,
                Some(Ending::Won {
                    by: Victory::Time,
                    ..
                })
            )
        };
        figures.over_by_time = games.iter().filter(by_time).count();
        figures.deadlines = self.clocks.deadlines;
    }

    /// What holds once all has been told.
    pub fn settled(&mut self, sandbox: &Sandbox, shift: Duration) {
        for game in self.games.clone() {
            let id = game.id;
            let all = self.posts.iter().filter(|(_, post)| post.game == id.0);
            let Some(newest) = all.max_by_key(|(id, _)| **id).map(|(_, post)| post.clone()) else {
                self.untold(format!("game {id} has no board"));
                continue;
            };
            let mut posts: Vec<(MessageId, Post, Arc<Message>)> = self
                .posts
                .iter()
                .filter(|(_, post)| post.game == id.0)
                .filter_map(|(id, post)| {
                    let found =
                        sandbox.with_state(|state| state.message(post.channel, *id).cloned());
                    found.map(|message| (*id, post.clone(), message))
                })
                .collect();
            posts.sort_by_key(|(id, ..)| *id);
            // A board that was deleted with its channel comes again with the next news.
            let Some((.., message)) = posts.last().filter(|(_, post, _)| post.key == newest.key)
            else {
                continue;
            };
            self.shows_deadline(&game, message.id, shift);
            let expected = key_of(&game);
            let withdrawn = format!("{id}-withdrawn");
            let is_it = newest.key == expected
                || (game.ending() == Some(Ending::Withdrawn) && newest.key == withdrawn);
            if !is_it {
                self.untold(format!(
                    "game {id}: the newest board is {}, not {expected}",
                    newest.key
                ));
            }
            if is_live(message) == game.is_over() {
                self.untold(format!(
                    "game {id}: the newest board's buttons are wrong: {:?}",
                    message.content
                ));
            }
            // A post in direct messages is one message for each of the two.
            let older = posts.iter().filter(|(_, post, _)| post.key != newest.key);
            let left: Vec<_> = older
                .filter(|(_, _, message)| !message.buttons().is_empty())
                .map(|(id, post, _)| (*id, post.key.clone(), post.channel, post.direct))
                .collect();
            if !left.is_empty() {
                self.untold(format!("game {id}: old buttons were left: {left:?}"));
            }
            if let (Some(mover), Some(play)) = (game.to_move(), game.play()) {
                let own = play.last_turn().and_then(|(side, _)| game.player(side)) == Some(mover);
                let knows = self.active.contains(&(id, game.turn_number(), mover));
                let told = self.told.contains_key(&(mover, expected));
                if !own && !knows && !told {
                    self.untold(format!(
                        "game {id}: {mover} was never told of the turn {}",
                        game.turn_number()
                    ));
                }
            }
        }
    }

    /// The newest board says until when its player has time.
    fn shows_deadline(&mut self, game: &Game, message: MessageId, shift: Duration) {
        let Some((then, text)) = self.written.get(&message) else {
            return;
        };
        let since = shift - *then;
        for side in game.awaited() {
            let Some(end) = game.deadline(side).filter(|_| !game.is_time_up(side)) else {
                continue;
            };
            let away = game
                .schedule(side)
                .is_some_and(|schedule| schedule.away().is_some());
            let shown = format!("<t:{}:f>", end.at.plus(since).secs());
            if !away && !text.contains(&shown) {
                let what = format!("game {}: {shown} does not stand in {text:?}", game.id);
                self.figures.wrong_deadlines += 1;
                self.faults.push(what);
            }
        }
    }

    fn lost(&mut self, what: String) {
        self.figures.lost += 1;
        self.faults.push(format!("lost: {what}"));
    }

    fn doubled(&mut self, what: String) {
        self.figures.doubled += 1;
        self.faults.push(format!("doubled: {what}"));
    }

    pub fn untold(&mut self, what: String) {
        self.figures.untold += 1;
        self.faults.push(format!("untold: {what}"));
    }
}

impl Figures {
    /// Both runs as one.
    pub fn add(&mut self, other: Figures) {
        for (kind, count) in other.kills {
            *self.kills.entry(kind).or_default() += count;
        }
        self.late += other.late;
        self.mishaps += other.mishaps;
        self.delivered_again += other.delivered_again;
        self.deeds += other.deeds;
        self.answered += other.answered;
        self.games += other.games;
        self.over += other.over;
        self.moves += other.moves;
        self.planned += other.planned;
        self.boards += other.boards;
        self.pings += other.pings;
        self.reminders += other.reminders;
        self.away += other.away;
        self.times_up += other.times_up;
        self.over_by_time += other.over_by_time;
        self.credits += other.credits;
        self.deadlines += other.deadlines;
        self.wrong_deadlines += other.wrong_deadlines;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.told_twice += other.told_twice;
        self.untold += other.untold;
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kills: u32 = self.kills.values().sum();
        writeln!(
            f,
            "{kills} kills, {} of them later than planned:",
            self.late
        )?;
        for (kind, count) in &self.kills {
            writeln!(f, "  {count:>5} {kind}")?;
        }
        writeln!(
            f,
            "{} things done by people, {} answers, {} delivered again, {} other mishaps",
            self.deeds, self.answered, self.delivered_again, self.mishaps
        )?;
        writeln!(
            f,
            "{} games, {} of them over: {} moves, {} of them planned, {} boards, {} pings",
            self.games, self.over, self.moves, self.planned, self.boards, self.pings
        )?;
        writeln!(
            f,
            "{} deadlines told a second time, {} reminders, {} absences by themselves, {} times up, {} games lost on time, {} times given",
            self.deadlines,
            self.reminders,
            self.away,
            self.times_up,
            self.over_by_time,
            self.credits
        )?;
        write!(
            f,
            "lost {}, doubled {}, told twice {}, left untold {}, wrong deadlines {}",
            self.lost, self.doubled, self.told_twice, self.untold, self.wrong_deadlines
        )
    }
}

/// How often a board may be posted, and who may be pinged for it how often.
#[derive(Debug, Default)]
struct Causes {
    posts: usize,
    pings: Vec<UserId>,
}

impl Causes {
    fn pings_of(&self, person: UserId) -> usize {
        self.pings
            .iter()
            .filter(|pinged| **pinged == person)
            .count()
    }

    /// By the log of a game, at one of its boards.
    fn of(game: &Game, board: &str) -> Self {
        let both = game.people().collect();
        let Ok(turn) = board.parse::<u32>() else {
            // A challenge, its answer, an end: one post, and a ping for whoever has not done it.
            let mut causes = Self {
                posts: 1,
                pings: both,
            };
            if board == "set-up" {
                causes.add(
                    game,
                    game.log.split(|entry| entry.what == Note::Started).next(),
                );
            }
            return causes;
        };
        let Some(play) = game.play() else {
            return Self::default();
        };
        let mut position = *play.start();
        let mut played = 0;
        for next in play.turns() {
            if position.turn_number() >= turn {
                break;
            }
            position = position.play(*next).expect("it was played");
            played += 1;
        }
        let mut turns = game
            .log
            .split(|entry| matches!(entry.what, Note::Started | Note::Played(_)));
        let mut causes = Self {
            posts: 1,
            pings: game.player(position.side_to_move()).into_iter().collect(),
        };
        causes.add(game, turns.nth(played + 1));
        causes
    }

    fn add(&mut self, game: &Game, turn: Option<&[Entry]>) {
        const NOTICED: Duration = Duration::from_secs(60 * 60);
        let mut at = BTreeSet::new();
        for entry in turn.unwrap_or_default() {
            let ping = match entry.what {
                Note::Reminded(side) => {
                    self.pings.extend(game.player(side));
                    continue;
                }
                Note::Credited {
                    length,
                    why: Credit::Outage,
                    ..
                } if length < NOTICED => continue,
                Note::Credited {
                    why: Credit::Outage,
                    ..
                }
                | Note::Thawed => None,
                Note::Credited {
                    side,
                    why: Credit::Gift,
                    ..
                }
                | Note::AwayBegan(side) => Some(side),
                Note::TimeUp(side) => Some(!side),
                _ => continue,
            };
            at.insert(entry.at);
            self.pings.extend(ping.and_then(|side| game.player(side)));
        }
        self.posts += at.len();
    }
}

fn turns(game: &Game) -> &[Turn] {
    game.play().map(Play::turns).unwrap_or_default()
}

/// What was planned in answer to a turn.
fn answers_to(game: &Game, turn: Turn) -> Vec<Turn> {
    let mut answers = Vec::new();
    let mut plan = game.plan.as_ref().and_then(|plan| plan.after(turn));
    while let Some((rest, answer)) = plan.and_then(|plan| Some((plan.clone(), plan.reply()?))) {
        answers.push(answer);
        plan = rest.after(answer);
    }
    answers
}

/// Why an answer that somebody read is not so, if it is not.
fn contradicted(text: &str, person: UserId, games: &[Game], doings: &[Doing]) -> Option<String> {
    let game = games.iter().find(|game| Some(game.id.0) == game_in(text));
    let id = game_in(text)?;
    let mut doings = doings.iter();
    let doing = doings
        .find(|doing| doing.deed.game == Some(GameId(id)) && doing.deed.by.id().get() == person.0);
    if let Some(played) = text.split("you played `").nth(1) {
        let turn: Turn = played.split('`').next()?.parse().ok()?;
        let index = doing?.before.as_ref().map_or(0, |game| turns(game).len());
        let there = game.and_then(|game| turns(game).get(index));
        return (there != Some(&turn)).then(|| format!("its turn {index} is {there:?}"));
    }
    let says = |what: &str| text.contains(what);
    let holds = match game {
        None => !says("your challenge to") && !says("You have accepted"),
        Some(game) if says("You have accepted game") => !matches!(game.stage, Stage::Challenged),
        Some(game)
            if says("You have declined game")
                || says("You have withdrawn")
                || says("You have resigned game") =>
        {
            game.is_over()
        }
        Some(game) if says(": placed.") => !game.waits_for(person) || game.play().is_some(),
        Some(_) => true,
    };
    (!holds).then(|| format!("it is {:?}", game.map(|game| &game.stage)))
}

/// The number of the game that a text names first.
fn game_in(text: &str) -> Option<i64> {
    let named = text.match_indices("ame ").filter_map(|(at, _)| {
        let rest = &text[at + 4..];
        let end = rest.find(|c: char| !c.is_ascii_digit());
        rest[..end.unwrap_or(rest.len())].parse().ok()
    });
    { named }.next()
}

/// Whether a message has a button by which its game is played; the last of a game offers another one.
fn is_live(message: &Message) -> bool {
    message.buttons().iter().any(|button| {
        let id = button.custom_id.as_deref().unwrap_or_default();
        !id.starts_with("rematch:") && !id.starts_with("replay:")
    })
}

/// Whether a message tells one person alone of some games.
fn is_notice(message: &Message) -> bool {
    message.attachments.is_empty()
        && message.buttons().iter().any(|button| {
            let id = button.custom_id.as_deref().unwrap_or_default();
            id.starts_with("games:0:0:") && id.len() > "games:0:0:".len()
        })
}

/// The game and the board of it that a message shows.
fn board(message: &Message) -> Option<(i64, String)> {
    if let Some(file) = message.attachments.first() {
        let key = file
            .filename
            .strip_prefix("deblockle-")?
            .strip_suffix(".png")?;
        let game = key.split('-').next()?.parse().ok()?;
        return Some((game, key.to_owned()));
    }
    let moved = |line: &&str| line.starts_with("(I can no longer write");
    let lines = message.content.lines().filter(|line| !moved(line));
    let text = lines.collect::<Vec<_>>().join("\n");
    let game = game_in(&text)?;
    // Where only the picture is forbidden, the words come without it.
    if let Some((_, number)) = text.lines().next()?.split_once("to move** · turn ") {
        let number = number.split(' ').next()?;
        return Some((game, format!("{game}-{number}")));
    }
    let kinds = [
        ("is on.** Each now places", "set-up"),
        ("challenges you", "challenge"),
        ("declined the challenge", "declined"),
        ("withdrew the challenge", "withdrawn"),
        ("has lapsed", "lapsed"),
        ("wins game", "end"),
        ("is drawn", "end"),
        ("is off, without a winner", "end"),
    ];
    let kind = kinds.iter().find(|(says, _)| text.contains(says))?.1;
    Some((game, format!("{game}-{kind}")))
}

/// The board that a game stands at.
fn key_of(game: &Game) -> String {
    let kind = match &game.stage {
        Stage::Challenged => "challenge".to_owned(),
        Stage::SettingUp { .. } => "set-up".to_owned(),
        Stage::Playing(_) => game.turn_number().to_string(),
        Stage::Over { ending, .. } => match ending {
            Ending::Declined => "declined",
            Ending::Withdrawn => "challenge",
            Ending::Lapsed => "lapsed",
            Ending::Won { .. } | Ending::Drawn(_) | Ending::Aborted => "end",
        }
        .to_owned(),
    };
    format!("{}-{kind}", game.id)
}
