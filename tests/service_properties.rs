//! Whatever people ask, in whatever order: the service answers, keeps its games whole, and counts each thing once.

#![expect(clippy::unwrap_used, reason = "a test that fails should say where")]

#[path = "service_properties/commands.rs"]
mod commands;

use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use deblockle::game::{
    AWAY_A_YEAR, CHALLENGE_LIFETIME, Ending, Event, Game, GameId, Offer, Pace, Quiet, Stage,
    TimeOut, Timestamp, UserId, Venue,
};
use deblockle::service::{Asked, Clock, Done, GameService, NewsKind, ServiceError};
use deblockle::store::Store;

use commands::{Chance, Command, any_command, any_terms, check_whole};

const PEOPLE: [UserId; 4] = [UserId(1), UserId(2), UserId(3), UserId(4)];
const COMMANDS: usize = 160;

/// Moves only when it is told to.
struct StoppedClock(AtomicI64);

impl Clock for StoppedClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.load(Ordering::Relaxed))
    }

    fn sleep_until(&self, _at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

async fn ask(
    service: &GameService,
    id: GameId,
    asked: Asked,
    command: Command,
) -> Result<Done, ServiceError> {
    match command {
        Command::Accept => service.accept(id, asked).await,
        Command::Decline => service.decline(id, asked).await,
        Command::Cancel => service.cancel(id, asked).await,
        Command::Place(placing) => service.place(id, asked, placing).await,
        Command::PlaceByLot => service.place_by_lot(id, asked).await,
        Command::Draft(placing) => service.draft(id, asked, placing).await,
        Command::DraftByLot => service.draft_by_lot(id, asked).await,
        Command::Tip(tip) => service.tip(id, asked, tip).await,
        Command::UndoTip => service.undo_tip(id, asked).await,
        Command::Hop(hop) => service.hop(id, asked, hop).await,
        Command::Turn(turn) => service.turn(id, asked, turn).await,
        Command::Resign => service.resign(id, asked).await,
        Command::Claim => service.claim(id, asked).await,
        Command::GiveTime => service.give_time(id, asked).await,
        Command::Offer(offer) => service.offer(id, asked, offer).await,
        Command::AcceptOffer(offer) => service.accept_offer(id, asked, offer).await,
        Command::DeclineOffer(offer) => service.decline_offer(id, asked, offer).await,
        Command::ClaimDraw => service.claim_draw(id, asked).await,
        Command::Plan(lines) => service.add_to_plan(id, asked, &lines).await,
        Command::DropPlan => service.drop_plan(id, asked).await,
    }
}

async fn challenge(
    service: &GameService,
    chance: &Chance,
    asked: Asked,
) -> Result<Done, ServiceError> {
    let venue = Venue {
        server: 1,
        channel: 2,
    };
    // Now and then it is open to anybody.
    let opponent = (!chance.once_in(4)).then(|| chance.one_of(&PEOPLE));
    service
        .challenge(asked, opponent, venue, any_terms(chance))
        .await
}

async fn open(path: &Path, chance: &Arc<Chance>, clock: &Arc<StoppedClock>) -> GameService {
    let store = Store::open(path).await.unwrap();
    GameService::new(store, clock.clone(), chance.clone())
}

/// Whether it is told by a new message. An edit may also come of what happens in other games.
fn is_posted(events: &[Event]) -> bool {
    !events.iter().all(|event| {
        matches!(
            event,
            Event::Drafted(_)
                | Event::Placed(_)
                | Event::Tipped(_)
                | Event::TipUndone(_)
                | Event::OfferDeclined { .. }
                | Event::Planned(_)
                | Event::Ended(Ending::Withdrawn)
        )
    })
}

async fn posts(service: &GameService, id: GameId) -> usize {
    let untold = service.untold_of(id).await.unwrap();
    let posts = untold.iter().filter(|news| news.kind == NewsKind::Post);
    posts.count()
}

fn name(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '(', '{']).next().unwrap().to_owned()
}

/// The games as they must be, and what must be told of each.
#[derive(Default)]
struct Expected {
    games: HashMap<GameId, Game>,
    untold: HashMap<GameId, usize>,
}

impl Expected {
    fn happened(&mut self, done: &Done) {
        let game = &done.game;
        check_whole(game);
        match self.games.insert(game.id, game.clone()) {
            Some(before) => assert_eq!(game.version, before.version + 1),
            None => assert_eq!(game.version, 0),
        }
        *self.untold.entry(game.id).or_default() += usize::from(is_posted(&done.events));
    }

    /// What is due is done, by two sweeps at once; and somebody says that there is no time to play, or that there is.
    async fn time_passes(&mut self, service: &GameService, chance: &Chance) -> HashSet<String> {
        let now = service.now();
        let (one, other) = tokio::join!(service.due(now), service.due(now));
        one.unwrap();
        other.unwrap();
        let person = chance.one_of(&PEOPLE);
        match chance.below(60) {
            0 => drop(service.set_away(person).await),
            1 => drop(service.back(person).await),
            2 => {
                let from = chance.below(24);
                let time = |hour: usize| (hour % 24).to_string().parse().unwrap();
                let zone = chance.one_of(&["UTC", "America/New_York"]).parse().unwrap();
                let quiet = Quiet::new(zone, time(from), time(from + 8)).unwrap();
                drop(service.set_quiet_hours(person, Some(quiet)).await);
            }
            _ => {}
        }
        assert_eq!(service.right_wakes().await.unwrap(), 0);
        let mut happened = HashSet::new();
        for (&id, game) in &mut self.games {
            let after = service.game(id).await.unwrap();
            check_whole(&after);
            let notes = after.log[game.log.len()..].iter();
            happened.extend(notes.map(|entry| format!("{:?}", entry.what)));
            // Each note of a game's time is one change at most.
            assert!(after.version >= game.version);
            if after.is_over() && !game.is_over() {
                happened.insert(format!("{:?}", after.ending().unwrap()));
            }
            *game = after;
            let untold = posts(service, id).await;
            assert!(self.untold.insert(id, untold) <= Some(untold));
        }
        happened
    }

    async fn check(&self, service: &GameService) {
        for (&id, game) in &self.games {
            let mut read = service.game(id).await.unwrap();
            // A turn in another game may have ended an absence.
            read.schedules = game.schedules.clone();
            assert_eq!(&read, game);
            assert_eq!(posts(service, id).await, self.untold[&id]);
        }
    }
}

#[tokio::test]
async fn any_commands_by_anybody_keep_every_game_whole() {
    let mut seen = HashSet::new();
    let mut refusals = HashSet::new();
    for seed in 1..=6 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let chance = Arc::new(Chance(AtomicU64::new(seed)));
        let clock = Arc::new(StoppedClock(AtomicI64::new(1_000_000_000_000)));
        let mut service = open(&path, &chance, &clock).await;
        let mut expected = Expected::default();
        let mut last_done = None;

        for interaction in (1..).take(COMMANDS) {
            // Mostly a moment, now and then a day.
            let most = if chance.once_in(8) {
                86_400_000
            } else {
                60_000
            };
            let step = 1 + i64::try_from(chance.below(most)).unwrap();
            clock.0.fetch_add(step, Ordering::Relaxed);
            if step > 60_000 {
                // By then Discord has long given up delivering an interaction again.
                last_done = None;
            }
            seen.extend(expected.time_passes(&service, &chance).await);
            let id = GameId(i64::try_from(1 + chance.below(expected.games.len().max(1))).unwrap());
            let by = chance.one_of(&PEOPLE);
            let mut asked = Asked {
                by,
                interaction,
                seen: None,
            };

            let answer = match expected.games.get(&id) {
                Some(game) if !game.is_over() && !chance.once_in(10) => {
                    // Mostly the one the game waits for.
                    asked.by = if chance.once_in(3) {
                        by
                    } else {
                        game.to_move().unwrap_or(by)
                    };
                    asked.seen = chance
                        .once_in(2)
                        .then(|| game.turn_number() + u32::from(chance.once_in(8)));
                    let command = any_command(&chance, game, asked.by);
                    if matches!(
                        command,
                        Command::Claim
                            | Command::GiveTime
                            | Command::Offer(Offer::TakeBack)
                            | Command::Plan(_)
                            | Command::DropPlan
                    ) {
                        // These are for the one who waits.
                        asked.by = game.opponent_of(asked.by).unwrap_or(by);
                    }
                    let again = (asked, command.clone());
                    let answer = ask(&service, id, asked, command).await;
                    if answer.is_ok() {
                        last_done = Some((id, again));
                    }
                    answer
                }
                _ => challenge(&service, &chance, asked).await,
            };
            match answer {
                Ok(done) => {
                    seen.extend(done.events.iter().map(name));
                    expected.happened(&done);
                }
                Err(
                    ServiceError::Refused { refusal, .. } | ServiceError::NotChallenged(refusal),
                ) => {
                    refusals.insert(refusal.to_string());
                }
                Err(
                    ServiceError::Stale { .. }
                    | ServiceError::PendingAlready(_)
                    | ServiceError::OpenAlready(_)
                    | ServiceError::TooManyChallenges(_),
                ) => {}
                Err(other) => panic!("seed {seed}, interaction {interaction}: {other:?}"),
            }

            if let Some((id, (asked, command))) = last_done.clone()
                && chance.once_in(10)
            {
                let answer = ask(&service, id, asked, command).await;
                assert!(
                    matches!(answer, Err(ServiceError::Repeated { .. })),
                    "seed {seed}: {answer:?}"
                );
            }
            if chance.once_in(40) {
                // Killed and started again: nothing is closed.
                service = open(&path, &chance, &clock).await;
            }
            expected.check(&service).await;
        }

        // Every challenge still open lapses, every time runs out, and nothing else is touched.
        let end = service.now().plus(CHALLENGE_LIFETIME + AWAY_A_YEAR * 3);
        service.due(end).await.unwrap();
        for (&id, game) in &expected.games {
            let now = service.game(id).await.unwrap();
            check_whole(&now);
            match game.stage {
                Stage::Challenged => assert!(now.is_over()),
                _ if game.terms.pace == Pace::Unlimited || game.is_over() => {
                    assert_eq!(now.stage, game.stage);
                }
                _ if game.terms.time_out == TimeOut::Claim => {
                    assert!(
                        now.is_over() || now.awaited().iter().any(|&side| now.is_time_up(side))
                    );
                }
                _ => assert!(now.is_over(), "{now:?}"),
            }
        }
    }
    let seen: HashSet<&str> = seen
        .iter()
        .map(|event: &String| event.split([' ', '(', '{']).next().unwrap())
        .collect();
    for event in [
        "Challenged",
        "Accepted",
        "Drafted",
        "Placed",
        "Started",
        "Tipped",
        "TipUndone",
        "Played",
        "Planned",
        "FollowsPlan",
        "PlanEnded",
        "Ended",
        "Reminded",
        "AwayBegan",
        "Offered",
        "OfferDeclined",
        "TakenBack",
        "Credited",
        "Aborted",
    ] {
        assert!(seen.contains(event), "no {event} among {seen:?}");
    }
    assert!(refusals.len() >= 10, "only {refusals:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn people_in_each_others_way_lose_nothing_and_do_nothing_twice() {
    let folder = tempfile::tempdir().unwrap();
    let chance = Arc::new(Chance(AtomicU64::new(99)));
    let clock = Arc::new(StoppedClock(AtomicI64::new(1_000_000_000_000)));
    let service = open(&folder.path().join("games.db"), &chance, &clock).await;
    let mut happened: Vec<(GameId, i64, Vec<Event>)> = Vec::new();
    for round in 0..80 {
        // Four at once, all of whom have seen the same.
        let mut crowd = tokio::task::JoinSet::new();
        for (nth, by) in (0..).zip([PEOPLE[0], PEOPLE[0], PEOPLE[1], PEOPLE[1]]) {
            let games = service.games_of(by).await.unwrap();
            let command = games
                .first()
                .map(|game| (game.id, any_command(&chance, game, by)));
            let asked = Asked {
                by,
                interaction: 1 + 4 * round + nth,
                seen: None,
            };
            let venue = Venue {
                server: 1,
                channel: 2,
            };
            let other = if by == PEOPLE[0] {
                PEOPLE[1]
            } else {
                PEOPLE[0]
            };
            let (service, terms) = (service.clone(), any_terms(&chance));
            crowd.spawn(async move {
                match command {
                    Some((game, command)) => ask(&service, game, asked, command).await,
                    None => service.challenge(asked, other, venue, terms).await,
                }
            });
        }
        for answer in crowd.join_all().await {
            match answer {
                Ok(done) => happened.push((done.game.id, done.game.version, done.events)),
                Err(ServiceError::Refused { .. } | ServiceError::PendingAlready(_)) => {}
                Err(other) => panic!("{other:?}"),
            }
        }
    }
    assert!(happened.len() >= 40, "only {} happened", happened.len());
    happened.sort_by_key(|&(id, version, _)| (id, version));
    let mut versions: HashMap<GameId, Vec<i64>> = HashMap::new();
    for &(id, version, _) in &happened {
        versions.entry(id).or_default().push(version);
    }
    for (&id, versions) in &versions {
        let game = service.game(id).await.unwrap();
        check_whole(&game);
        // Each version was answered to exactly one person, and none is missing.
        assert_eq!(versions, &(0..=game.version).collect::<Vec<_>>());
        let events: Vec<Event> = happened
            .iter()
            .filter(|done| done.0 == id)
            .flat_map(|done| done.2.clone())
            .collect();
        let count = |is_it: fn(&Event) -> bool| events.iter().filter(|&event| is_it(event)).count();
        let played = count(|event| matches!(event, Event::Played { .. }));
        let taken_back = count(|event| matches!(event, Event::TakenBack { .. }));
        let turns = game.play().map_or(0, |play| play.turns().len());
        assert_eq!(turns, played - taken_back);
        let news = happened
            .iter()
            .filter(|done| done.0 == id && is_posted(&done.2))
            .count();
        assert_eq!(posts(&service, id).await, news);
    }
}
