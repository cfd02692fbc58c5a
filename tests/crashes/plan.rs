//! The plan: what goes wrong in each life of the process, and when it ends. It follows from the seed alone.

use std::time::Duration;

use deblockle::sandbox::RouteName;

const MINUTE: Duration = Duration::from_secs(60);

/// Numbers by chance, from a seed (SplitMix64).
#[derive(Debug)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// One of the numbers from 0 to the one before `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// One of the things. There must be one.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    /// Whether something happens that happens so often in a hundred times.
    pub fn percent(&mut self, often: usize) -> bool {
        self.below(100) < often
    }

    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

/// One life of the process.
#[derive(Debug)]
pub struct Life {
    /// Its end.
    pub end: End,
    /// What goes wrong in it.
    pub mishaps: Vec<Mishap>,
    /// How many things people do at once.
    pub deeds: usize,
    /// Whether Discord delivers again what people did last.
    pub delivers_again: bool,
    /// How long nothing happens after it, in whole minutes.
    pub pause: Duration,
    /// Whether the process is taken to have run for that long.
    pub passes: Passes,
    /// What people choose to do follows from this.
    pub chance: Chance,
}

/// How a pause goes by for the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passes {
    /// As time does: deadlines come nearer and pass.
    Heard,
    /// As an outage, which is made good for.
    Unheard,
}

/// When the process is killed.
#[derive(Debug, Clone, Copy)]
pub enum End {
    /// While it starts: when it has made so many calls.
    Starting(u32),
    /// While so many calls of a route are held back, before anything is done.
    Before(RouteName, u32),
    /// When a call of a route has been done but not answered.
    After(RouteName),
    /// When so many people have been answered.
    Answered(u32),
    /// When it has made so many calls since people began.
    Called(u32),
    /// While it stops in good order: it is asked to after so many calls, and gets so many more.
    Stopping(u32, u32),
    /// When everybody has been answered.
    Idle,
}

impl End {
    /// Its kind, for the figures.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Starting(_) => "while it starts",
            Self::Before(..) => "before a call is done",
            Self::After(_) => "between a call and its answer",
            Self::Answered(_) => "right after an answer to a person",
            Self::Called(_) => "after some calls",
            Self::Stopping(..) => "while it stops",
            Self::Idle => "when all are answered",
        }
    }
}

/// Something that goes wrong while the process lives.
#[derive(Debug, Clone, Copy)]
pub enum Mishap {
    /// A call is done, but its answer is lost.
    AnswerLost(RouteName),
    /// A call does not get through.
    Dropped(RouteName),
    /// Discord stumbles over a call.
    Stumbled(RouteName),
    /// Discord asks for patience.
    RateLimited(RouteName),
    /// A call takes its time.
    Slow(RouteName),
    /// The bot may not write in a channel: the one of that number.
    Forbidden(usize),
    /// The gateway's connection is cut.
    GatewayDropped,
    /// The gateway asks the bot to come back.
    GatewayReconnect,
    /// The gateway has forgotten the bot.
    SessionInvalid,
}

/// The calls by which news is told and people are answered.
const ROUTES: [RouteName; 4] = [
    RouteName::CreateMessage,
    RouteName::CreateMessage,
    RouteName::EditMessage,
    RouteName::CreateInteractionResponse,
];
/// The same, and those by which an earlier attempt is looked for and a thread is opened.
const ALL_ROUTES: [RouteName; 8] = [
    RouteName::CreateMessage,
    RouteName::CreateMessage,
    RouteName::EditMessage,
    RouteName::CreateInteractionResponse,
    RouteName::GetMessages,
    RouteName::CreateDirectMessages,
    RouteName::CreateThreadFromMessage,
    RouteName::AddThreadMember,
];

impl Life {
    /// The life of that number under a seed.
    pub fn of(seed: u64, number: u32) -> Self {
        let mut chance = Chance::new(seed ^ u64::from(number).wrapping_mul(0xd134_2543_de82_ef95));
        let deeds = 2 + chance.below(5);
        let count = |chance: &mut Chance, most| 1 + u32::try_from(chance.below(most)).unwrap();
        let end = match chance.below(100) {
            0..10 => End::Starting(count(&mut chance, 8)),
            10..35 => {
                let route = chance.pick(&ROUTES);
                End::Before(route, count(&mut chance, 2))
            }
            35..60 => End::After(chance.pick(&ROUTES)),
            60..70 => End::Answered(count(&mut chance, deeds)),
            70..85 => End::Called(count(&mut chance, 3 * deeds)),
            85..93 => End::Stopping(count(&mut chance, 2 * deeds), count(&mut chance, 3) - 1),
            _ => End::Idle,
        };
        let mishaps = (0..chance.pick(&[0, 0, 1, 1, 2]))
            .map(|_| mishap(&mut chance))
            .collect();
        let pause = match chance.below(100) {
            0..25 => Duration::ZERO,
            25..35 => MINUTE,
            35..70 => MINUTE * minutes(&mut chance, 6, 66),
            70..85 => MINUTE * minutes(&mut chance, 60, 14 * 60),
            85..97 => MINUTE * minutes(&mut chance, 14 * 60, 4 * 24 * 60),
            _ => MINUTE * 8 * 24 * 60,
        };
        let passes = chance.pick(&[Passes::Heard, Passes::Heard, Passes::Unheard]);
        Self {
            end,
            mishaps,
            deeds,
            delivers_again: chance.percent(25),
            pause,
            passes,
            chance,
        }
    }
}

fn minutes(chance: &mut Chance, least: u32, most: u32) -> u32 {
    least + u32::try_from(chance.below((most - least) as usize)).unwrap()
}

fn mishap(chance: &mut Chance) -> Mishap {
    match chance.below(20) {
        0..5 => Mishap::AnswerLost(chance.pick(&ALL_ROUTES)),
        5..8 => Mishap::Dropped(chance.pick(&ALL_ROUTES)),
        8..11 => Mishap::Stumbled(chance.pick(&ALL_ROUTES)),
        11..13 => Mishap::RateLimited(chance.pick(&ROUTES)),
        13..15 => Mishap::Slow(chance.pick(&ROUTES)),
        15..17 => Mishap::Forbidden(chance.below(8)),
        17 => Mishap::GatewayDropped,
        18 => Mishap::GatewayReconnect,
        _ => Mishap::SessionInvalid,
    }
}
