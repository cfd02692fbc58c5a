//! Buttons and menus: the list of their kinds, and the custom id by which each finds its way back.

pub mod absence;
pub mod admin;
pub mod blocking;
pub mod compose;
pub mod games;
pub mod invitation;
pub mod leaving;
pub mod offering;
pub mod placing;
pub mod planning;
pub mod privacy;
pub mod ranking;
pub mod records;
pub mod rematch;
pub mod resigning;
pub mod rules;
pub mod speaking;
pub mod watching;

use std::fmt;
use std::str::FromStr;

use async_trait::async_trait;

use super::Bot;
use super::ask::Ask;
use super::error::Failure;
use super::reply::Reply;
use crate::game::GameId;

/// Every kind of button and menu.
pub static ALL: &[&dyn Component] = &[
    &invitation::Accept,
    &invitation::Decline,
    &invitation::Withdraw,
    &placing::Open,
    &placing::Choose,
    &placing::Move,
    &placing::Rotate,
    &placing::ByLot,
    &placing::Confirm,
    &compose::Open,
    &compose::Block,
    &compose::Tip,
    &compose::Hop,
    &compose::Back,
    &compose::Restart,
    &compose::Confirm,
    &planning::Open,
    &planning::Begin,
    &planning::Block,
    &planning::Tip,
    &planning::Hop,
    &planning::Add,
    &planning::Remove,
    &planning::Drop,
    &planning::ReallyDrop,
    &games::Board,
    &games::List,
    &games::Page,
    &games::More,
    &absence::Show,
    &absence::Leave,
    &absence::Back,
    &absence::Claim,
    &absence::GiveDay,
    &offering::Open,
    &offering::Make,
    &offering::Accept,
    &offering::Decline,
    &offering::ReallyDraw,
    &offering::ClaimDraw,
    &offering::ReallyClaimDraw,
    &resigning::Resign,
    &resigning::ReallyResign,
    &rematch::Rematch,
    &rules::Page,
    &rules::Help,
    &blocking::Block,
    &blocking::Unblock,
    &leaving::Abandon,
    &leaving::ReallyAbandon,
    &watching::Watch,
    &watching::Stop,
    &records::View,
    &records::First,
    &records::Back,
    &records::On,
    &records::Last,
    &records::Replay,
    &records::Export,
    &records::Drop,
    &records::History,
    &records::Choose,
    &privacy::Show,
    &privacy::Fetch,
    &privacy::Erase,
    &privacy::ReallyErase,
    &speaking::Mine,
    &speaking::Servers,
    &ranking::Page,
    &ranking::Other,
    &ranking::Why,
    &ranking::Profile,
    &admin::NoDefaultChannel,
    &admin::Admin::Settings,
    &admin::Admin::DefaultChannel,
    &admin::Admin::AllowedChannels,
    &admin::Admin::Place,
    &admin::Admin::Pace,
    &admin::Admin::Challengers,
    &admin::Admin::Resets,
    &admin::Admin::Reset,
    &admin::Admin::Doctor,
];

/// A kind of button or menu.
#[async_trait]
pub trait Component: Send + Sync {
    /// The first part of its custom ids. It stays as it is for good: old messages bear it.
    fn name(&self) -> &'static str;

    /// Does what it is there for.
    async fn run(&self, bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure>;
}

/// A button pressed, or an option chosen.
pub struct Press<'a> {
    /// By whom and where.
    pub ask: Ask<'a>,
    /// Which one.
    pub id: CustomId,
    /// The option that was chosen, of a menu.
    pub chosen: Option<String>,
    /// The channels or roles that were picked.
    pub picked: Vec<u64>,
}

/// What a button carries, so that it still works after a restart: its kind, game, turn number and the rest.
///
/// Written `kind:game:seen:rest`, where `seen` is the turn that its message shows, `0` before the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomId {
    /// The component's name.
    pub kind: String,
    /// The game it belongs to.
    pub game: GameId,
    /// The number of the turn that its message shows.
    pub seen: u32,
    /// What else the kind needs to know.
    pub rest: String,
}

/// A custom id that none of our buttons bears.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a custom id is kind:game:turn:rest")]
pub struct BadCustomId;

impl CustomId {
    /// The id of a button of `kind`.
    pub fn new(kind: &dyn Component, game: GameId, seen: u32, rest: impl fmt::Display) -> Self {
        Self {
            kind: kind.name().to_owned(),
            game,
            seen,
            rest: rest.to_string(),
        }
    }

    /// The rest, as what the kind means by it.
    ///
    /// # Errors
    ///
    /// Another hand wrote it.
    pub fn rest<T: FromStr>(&self) -> Result<T, Failure> {
        self.rest.parse().map_err(|_| Failure::UnknownButton)
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:{}", self.kind, self.game, self.seen, self.rest)
    }
}

impl From<CustomId> for String {
    fn from(id: CustomId) -> Self {
        id.to_string()
    }
}

impl FromStr for CustomId {
    type Err = BadCustomId;

    fn from_str(text: &str) -> Result<Self, BadCustomId> {
        let mut parts = text.splitn(4, ':');
        let mut part = || parts.next().ok_or(BadCustomId);
        Ok(Self {
            kind: part()?.to_owned(),
            game: part()?.parse().map_err(|_| BadCustomId)?,
            seen: part()?.parse().map_err(|_| BadCustomId)?,
            rest: part()?.to_owned(),
        })
    }
}

/// Hands a press to its kind.
pub async fn run(bot: &Bot, press: &Press<'_>) -> Result<Reply, Failure> {
    match ALL.iter().find(|kind| kind.name() == press.id.kind) {
        Some(kind) => kind.run(bot, press).await,
        None => Err(match press.here(bot).await {
            Ok(game) => Failure::OutdatedButton(Box::new(game)),
            Err(_) => Failure::UnknownButton,
        }),
    }
}

impl Press<'_> {
    /// The option that was chosen, as what the menu means by it.
    ///
    /// # Errors
    ///
    /// Another hand wrote it.
    pub fn chosen<T: FromStr>(&self) -> Result<T, Failure> {
        self.chosen
            .as_deref()
            .and_then(|chosen| chosen.parse().ok())
            .ok_or(Failure::UnknownButton)
    }

    /// The turn that the button's message shows.
    pub fn seen(&self) -> Option<u32> {
        Some(self.id.seen)
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_kinds_share_a_name() {
        let names: HashSet<_> = ALL.iter().map(|kind| kind.name()).collect();
        assert_eq!(names.len(), ALL.len());
    }

    #[test]
    fn a_custom_id_reads_back() {
        let id = CustomId::new(&compose::Tip, GameId(17), 7, "c3n");
        assert_eq!(id.to_string(), "tip:17:7:c3n");
        assert_eq!(id.to_string().parse::<CustomId>().unwrap(), id);
    }

    #[test]
    fn what_is_not_a_custom_id_is_refused() {
        for text in [
            "",
            "tip",
            "tip:17",
            "tip:17:7",
            "tip:x:7:",
            "tip:17:-1:",
            "tip:99999999999999999999:7:",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(BadCustomId), "{text}");
        }
    }

    #[test]
    fn no_text_upsets_the_reading_of_a_custom_id() {
        // Pieces of real ids and of none, put together at random by a fixed seed.
        let pieces = [
            ":",
            "tip",
            "play",
            "17",
            "0",
            "-1",
            "c3n",
            "c3n-d5",
            "4294967296",
            "",
            " ",
            "é",
            "🂡",
            "\u{202e}",
            "\0",
            "9".repeat(30).leak(),
        ];
        let mut state = 1_u64;
        let mut next = |bound: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        };
        let mut read = 0;
        for _ in 0..100_000 {
            let parts: Vec<&str> = (0..next(7)).map(|_| pieces[next(pieces.len())]).collect();
            let text = parts.join(":");
            // What some kinds read from the rest.
            let _ = text.parse::<crate::discord::ranking::Shown>();
            let _ = text.parse::<crate::discord::records::Step>();
            let _ = text.parse::<crate::discord::records::history::Search>();
            let _ = crate::game::Span::of_date(&text);
            if let Ok(id) = text.parse::<CustomId>() {
                read += 1;
                assert_eq!(id.to_string().parse(), Ok(id), "{text:?}");
            }
        }
        assert!(
            read > 100,
            "the pieces make real ids now and then, but made {read}"
        );
    }
}
