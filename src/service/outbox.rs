//! News: which events are told in public, and whom that pings; and the calls by which it is told.

use std::collections::HashMap;
use std::time::Duration;

use crate::game::{Credit, Ending, Event, Game, GameId, Note, Timestamp, UserId, Victory};
use crate::service::{GameService, ServiceError};
use crate::store::{Counts, Message, News, NewsKind, Told, Untold};

/// An outage that everybody will have noticed, so that a word about it is owed.
const LONG_OUTAGE: Duration = Duration::from_secs(60 * 60);

/// What must be told of these events. The last that is news decides: the game is told as it stands after all of them.
pub(super) fn news_of(game: &Game, events: &[Event], by: Option<UserId>) -> Option<News> {
    let post = |ping| News {
        kind: NewsKind::Post,
        ping,
    };
    let refresh = News {
        kind: NewsKind::Refresh,
        ping: None,
    };
    events.iter().rev().find_map(|event| match event {
        Event::Challenged => Some(post(game.opponent)),
        Event::Accepted => Some(post(Some(game.challenger))),
        Event::Started => Some(post(game.to_move())),
        // After a pass it is the same player's turn again, which they see. Who has made a turn that was answered at once need not.
        Event::Played { by, .. } => {
            let mover = game.player(*by);
            Some(post(
                game.to_move().filter(|&to_move| Some(to_move) != mover),
            ))
        }
        // The one who is to answer finds the offer below the newest board; the answer itself changes little there.
        Event::Offered { by, .. } => Some(post(game.player(!*by))),
        Event::OfferDeclined { by, .. } => Some(News {
            kind: NewsKind::Refresh,
            ping: game.player(!*by),
        }),
        Event::TakenBack { by, .. } => Some(post(game.player(*by))),
        Event::Reminded(side) => Some(News {
            kind: NewsKind::Reminder,
            ping: game.player(*side),
        }),
        // The player whose time it is is the one to be woken.
        Event::AwayBegan(side) => Some(post(game.player(*side))),
        Event::TimeUp(side) => Some(post(game.player(!*side))),
        Event::Credited { side, length, why } => match why {
            Credit::Gift => Some(post(game.player(*side))),
            Credit::Outage if *length >= LONG_OUTAGE => Some(post(None)),
            Credit::Outage => Some(refresh),
        },
        Event::Frozen => None,
        Event::Thawed => Some(post(game.to_move())),
        Event::Ended(Ending::Won {
            winner,
            by: Victory::Time,
        }) => Some(post(match by {
            Some(by) => game.opponent_of(by),
            None => game.player(*winner),
        })),
        Event::Ended(Ending::Aborted) => Some(post(match by {
            Some(by) => game.opponent_of(by),
            None => waiting(game),
        })),
        Event::Ended(Ending::Won { .. } | Ending::Drawn(_)) => {
            Some(post(by.and_then(|by| game.opponent_of(by))))
        }
        Event::Ended(Ending::Declined | Ending::Lapsed) => Some(post(Some(game.challenger))),
        Event::Placed(_) | Event::Ended(Ending::Withdrawn) => Some(refresh),
        // Between the player and the board until the hop, or for good.
        Event::Drafted(_) | Event::Tipped(_) | Event::TipUndone(_) => None,
        // The turn tells it, and what ends a plan is a turn.
        Event::Planned(_) | Event::FollowsPlan(_) | Event::PlanEnded(_) => None,
    })
}

/// The one who has done what was to be done in a game that was given up for the other's sake.
fn waiting(game: &Game) -> Option<UserId> {
    let side = match game.play() {
        Some(play) => Some(!play.position().side_to_move()),
        None => game.log.iter().find_map(|entry| match entry.what {
            Note::Placed(side) => Some(side),
            _ => None,
        }),
    };
    side.and_then(|side| game.player(side))
}

/// What whoever tells the news needs. See the store's methods of the same names.
impl GameService {
    /// Has the outbox looked into again, by whoever tells the news.
    pub fn nudge_news(&self) {
        self.news.send_replace(());
    }

    /// The games with messages that should have lost their buttons and may still have them.
    pub async fn overtaken(&self) -> Result<Vec<GameId>, ServiceError> {
        Ok(self.store.overtaken().await?)
    }

    /// The games that have due news, the longest waiting first.
    pub async fn untold(&self, now: Timestamp) -> Result<Vec<GameId>, ServiceError> {
        Ok(self.store.untold(now).await?)
    }

    /// All untold news of a game, in the order it happened.
    pub async fn untold_of(&self, game: GameId) -> Result<Vec<Untold>, ServiceError> {
        Ok(self.store.untold_of(game).await?)
    }

    /// A game with its untold news, as both stood at one and the same moment.
    pub async fn to_tell(&self, game: GameId) -> Result<(Game, Vec<Untold>), ServiceError> {
        let to_tell = self.store.to_tell(game).await?;
        to_tell.ok_or(ServiceError::NoSuchGame(game))
    }

    /// When the next news is due that is not due by `now`.
    pub async fn next_untold(&self, now: Timestamp) -> Result<Option<Timestamp>, ServiceError> {
        Ok(self.store.next_untold(now).await?)
    }

    /// Notes that this news of a game, up to and with `up_to`, is about to be told.
    pub async fn attempting(&self, game: GameId, up_to: i64) -> Result<(), ServiceError> {
        Ok(self.store.attempting(game, up_to, self.now()).await?)
    }

    /// Notes that a post of this news is about to be sent, and pings this person.
    pub async fn pinging(
        &self,
        game: GameId,
        up_to: i64,
        pings: Option<UserId>,
    ) -> Result<(), ServiceError> {
        Ok(self.store.pinging(game, up_to, pings).await?)
    }

    /// Notes that the news of a game, up to and with `up_to`, was told, and how.
    pub async fn told(&self, game: GameId, up_to: i64, told: &Told) -> Result<(), ServiceError> {
        Ok(self.store.told(game, up_to, told, self.now()).await?)
    }

    /// Lets the news of a game wait, after it could not be told for this reason.
    pub async fn put_off(
        &self,
        game: GameId,
        until: Timestamp,
        why: &str,
    ) -> Result<(), ServiceError> {
        Ok(self.store.put_off(game, until, why).await?)
    }

    /// The public messages of a game, the newest first.
    pub async fn messages_of(&self, game: GameId) -> Result<Vec<Message>, ServiceError> {
        Ok(self.store.messages_of(game).await?)
    }

    /// Notes that a message has lost its buttons.
    pub async fn silenced(&self, message: u64) -> Result<(), ServiceError> {
        Ok(self.store.silenced(message).await?)
    }

    /// Notes that a message was deleted.
    pub async fn forgotten(&self, message: u64) -> Result<(), ServiceError> {
        Ok(self.store.forgotten(message).await?)
    }

    /// Remembers these people's names.
    pub async fn met(&self, people: &[(UserId, &str)]) -> Result<(), ServiceError> {
        Ok(self.store.met(people).await?)
    }

    /// The names of those among these people who were ever seen.
    pub async fn names(&self, people: &[UserId]) -> Result<HashMap<UserId, String>, ServiceError> {
        Ok(self.store.names(people).await?)
    }

    /// What was kept under this key.
    pub async fn setting(&self, key: &str) -> Result<Option<String>, ServiceError> {
        Ok(self.store.setting(key).await?)
    }

    /// Keeps a value under this key.
    pub async fn set_setting(&self, key: &str, value: &str) -> Result<(), ServiceError> {
        Ok(self.store.set_setting(key, value).await?)
    }

    /// How many games there are.
    pub async fn counts(&self) -> Result<Counts, ServiceError> {
        Ok(self.store.counts().await?)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that fails should say where")]
mod tests {
    use super::*;
    use crate::game::{First, Lots, Pace, Place, Play, SettingUp, Stage, Terms, TimeOut, Venue};
    use crate::rules::{BySide, Ruleset, StartingSquares};

    const GOLD: UserId = UserId(1);
    const BLUE: UserId = UserId(2);
    const NOW: Timestamp = Timestamp(0);

    fn playing(dpn: &str) -> Game {
        let terms = Terms {
            ruleset: Ruleset::STANDARD,
            squares: StartingSquares::standard(BySide::new(4, 4)).unwrap(),
            first: First::Challenger,
            set_up: SettingUp::ByLot,
            pace: Pace::default(),
            time_out: TimeOut::default(),
            place: Place::default(),
        };
        let venue = Venue {
            server: 0,
            channel: 0,
        };
        let (mut game, _) = Game::challenge(GOLD, BLUE, venue, terms, NOW).unwrap();
        game.accept(BLUE, NOW, &Lots::draw(&mut |_| 0)).unwrap();
        game.stage = Stage::Playing(Play::from_start(dpn.parse().unwrap()));
        game
    }

    fn pinged(game: &Game, events: &[Event], by: UserId) -> Option<UserId> {
        let news = news_of(game, events, Some(by)).unwrap();
        assert_eq!(news.kind, NewsKind::Post);
        news.ping
    }

    #[test]
    fn the_player_to_move_is_pinged_unless_it_is_their_turn_again() {
        // Blue's only block is free, or shut into the corner.
        let mut free = playing("cl6/CL6/7/7/4CL2/7/7 g - - 1");
        let mut shut = playing("clCL5/CL6/7/7/4CL2/7/7 g - - 1");
        for (game, pings) in [(&mut free, Some(BLUE)), (&mut shut, None)] {
            let mut turns = game.play().unwrap().position().legal_turns();
            let turn = turns
                .find(|turn| turn.tip.from.to_string() == "e3")
                .unwrap();
            let events = game.turn(GOLD, NOW, turn).unwrap();
            assert_eq!(pinged(game, &events, GOLD), pings);
        }
    }

    #[test]
    fn the_end_pings_the_one_who_did_not_bring_it_about() {
        let mut game = playing("cl6/7/3CP3/7/7/7/7 g - - 5");
        let mut resigned = game.clone();
        let events = game.turn(GOLD, NOW, "d5n*".parse().unwrap()).unwrap();
        assert_eq!(pinged(&game, &events, GOLD), Some(BLUE));
        let events = resigned.resign(BLUE, NOW).unwrap();
        assert_eq!(pinged(&resigned, &events, BLUE), Some(GOLD));
    }

    #[test]
    fn a_start_pings_who_goes_first_even_if_they_started_it() {
        let game = playing("2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1");
        assert_eq!(
            pinged(&game, &[Event::Accepted, Event::Started], BLUE),
            Some(GOLD)
        );
        assert_eq!(
            pinged(&game, &[Event::Accepted, Event::Started], GOLD),
            Some(GOLD)
        );
    }

    #[test]
    fn nobody_is_pinged_for_what_is_private_or_undone() {
        let game = playing("2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1");
        let tip = "c3n".parse().unwrap();
        assert_eq!(news_of(&game, &[Event::Tipped(tip)], Some(GOLD)), None);
        assert_eq!(news_of(&game, &[Event::TipUndone(tip)], Some(GOLD)), None);
        let drafted = Event::Drafted(crate::rules::Side::Gold);
        assert_eq!(news_of(&game, &[drafted], Some(GOLD)), None);
        let quiet = Some(News {
            kind: NewsKind::Refresh,
            ping: None,
        });
        assert_eq!(
            news_of(
                &game,
                &[Event::Placed(crate::rules::Side::Gold)],
                Some(GOLD)
            ),
            quiet
        );
        assert_eq!(
            news_of(&game, &[Event::Ended(Ending::Withdrawn)], Some(GOLD)),
            quiet
        );
    }
}
