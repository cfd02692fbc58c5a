//! Offers: what one player can ask of the other, and what comes of the answer.

use std::str::FromStr;

use crate::game::{Draw, Ending, Event, Game, Note, Play, Refusal, Stage, Timestamp, UserId};
use crate::game::{UnknownName, log};
use crate::rules::{Side, is_draw_claimable};

/// Something that only both players together can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Offer {
    /// To take the last turn back, asked by the one who made it. It lapses with the next turn.
    TakeBack,
    /// To end the game without a winner. It lapses when the one who is to answer makes a turn.
    Draw,
}

impl Offer {
    /// Every value.
    pub const ALL: [Offer; 2] = [Offer::TakeBack, Offer::Draw];

    /// The name that is stored, and read by `FromStr`.
    pub fn name(self) -> &'static str {
        match self {
            Offer::TakeBack => "take-back",
            Offer::Draw => "draw",
        }
    }
}

impl FromStr for Offer {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Offer, UnknownName> {
        let found = Offer::ALL.into_iter().find(|offer| offer.name() == text);
        found.ok_or_else(|| UnknownName(text.to_owned()))
    }
}

/// What there is to know of offers: it all follows from the log.
impl Game {
    /// The side whose offer waits for the other's answer.
    pub fn offered(&self, offer: Offer) -> Option<Side> {
        if !matches!(self.stage, Stage::Playing(_)) {
            return None;
        }
        let mut played = Vec::new();
        for entry in self.log.iter().rev() {
            match entry.what {
                Note::Offered { by, offer: what } if what == offer => {
                    return (!played.contains(&!by)).then_some(by);
                }
                Note::Declined { offer: what, .. } if what == offer => return None,
                Note::TakenBack(_) => return None,
                Note::Played(_) if offer == Offer::TakeBack => return None,
                Note::Played(side) => played.push(side),
                _ => {}
            }
        }
        None
    }

    /// The offers that wait for this person's answer.
    pub fn offered_to(&self, user: UserId) -> impl Iterator<Item = Offer> {
        let side = self.side_of(user);
        Offer::ALL.into_iter().filter(move |&offer| {
            let by = self.offered(offer);
            by.is_some() && by != side && side.is_some()
        })
    }

    /// The side that has declined such an offer since the last turn, unless it was made anew.
    pub fn declined(&self, offer: Offer) -> Option<Side> {
        let mut notes = log::this_turn(&self.log).iter().rev();
        notes.find_map(|entry| match entry.what {
            Note::Declined { by, offer: what } if what == offer => Some(Some(by)),
            Note::Offered { offer: what, .. } if what == offer => Some(None),
            _ => None,
        })?
    }

    /// The side whose turn is to be made anew, having just been taken back.
    pub fn taken_back(&self) -> Option<Side> {
        let begun = self.log.iter().rfind(|entry| entry.what.begins_a_turn())?;
        match (begun.what, &self.stage) {
            (Note::TakenBack(side), Stage::Playing(_)) => Some(side),
            _ => None,
        }
    }

    /// Whether the position stands for the third time, so that either player may claim a draw.
    pub fn is_draw_claimable(&self) -> bool {
        match &self.stage {
            Stage::Playing(play) => is_draw_claimable(&play.positions()),
            _ => false,
        }
    }

    /// Whether this person may make the offer now, and for which side.
    pub fn offering(&self, by: UserId, offer: Offer) -> Result<Side, Refusal> {
        let (side, play) = self.on_the_board(by)?;
        match self.offered(offer) {
            Some(own) if own == side => return Err(Refusal::OfferedAlready(offer)),
            Some(_) => return Err(Refusal::OfferedByOther(offer)),
            None => {}
        }
        let last = play.last_turn().map(|(side, _)| side);
        if offer == Offer::TakeBack && last != Some(side) {
            return Err(Refusal::NothingToTakeBack);
        }
        let made = Note::Offered { by: side, offer };
        let mut notes = log::this_turn(&self.log).iter();
        match notes.any(|entry| entry.what == made) {
            true => Err(Refusal::OfferedBefore(offer)),
            false => Ok(side),
        }
    }

    /// Whether this person may answer the other's offer now, and for which side.
    pub fn answering(&self, by: UserId, offer: Offer) -> Result<Side, Refusal> {
        let (side, _) = self.on_the_board(by)?;
        match self.offered(offer) {
            None => Err(Refusal::NotOffered(offer)),
            Some(own) if own == side => Err(Refusal::OwnOffer(offer)),
            Some(_) => Ok(side),
        }
    }

    /// Whether this person may claim a draw now.
    pub fn claiming_draw(&self, by: UserId) -> Result<(), Refusal> {
        self.on_the_board(by)?;
        match self.is_draw_claimable() {
            true => Ok(()),
            false => Err(Refusal::NoRepetition),
        }
    }

    fn on_the_board(&self, by: UserId) -> Result<(Side, &Play), Refusal> {
        self.unfinished(by)?;
        match (&self.stage, self.side_of(by)) {
            (Stage::Playing(play), Some(side)) => Ok((side, play)),
            _ => Err(Refusal::NotStarted),
        }
    }
}

/// Offers and their answers.
impl Game {
    /// Makes an offer, once a turn.
    pub fn offer(
        &mut self,
        by: UserId,
        now: Timestamp,
        offer: Offer,
    ) -> Result<Vec<Event>, Refusal> {
        let by = self.offering(by, offer)?;
        self.in_time(now)?;
        Ok(self.happened(Event::Offered { by, offer }, now))
    }

    /// Does what the other has offered.
    pub fn accept_offer(
        &mut self,
        by: UserId,
        now: Timestamp,
        offer: Offer,
    ) -> Result<Vec<Event>, Refusal> {
        self.answering(by, offer)?;
        self.in_time(now)?;
        match offer {
            Offer::Draw => Ok(self.ended(Ending::Drawn(Draw::Agreement), now)),
            Offer::TakeBack => {
                let mut play = self.play().ok_or(Refusal::NotStarted)?.clone();
                let (side, turn) = play.take_back().ok_or(Refusal::NothingToTakeBack)?;
                let event = Event::TakenBack { by: side, turn };
                Ok(self.became(Stage::Playing(play), now, vec![event]))
            }
        }
    }

    /// Lets the other know that it is not to be.
    pub fn decline_offer(
        &mut self,
        by: UserId,
        now: Timestamp,
        offer: Offer,
    ) -> Result<Vec<Event>, Refusal> {
        let by = self.answering(by, offer)?;
        self.in_time(now)?;
        Ok(self.happened(Event::OfferDeclined { by, offer }, now))
    }

    /// Ends the game without a winner, now that the position stands for the third time.
    pub fn claim_draw(&mut self, by: UserId, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        self.claiming_draw(by)?;
        self.in_time(now)?;
        Ok(self.ended(Ending::Drawn(Draw::Repetition), now))
    }

    /// Something happened that leaves the board as it is.
    fn happened(&mut self, event: Event, now: Timestamp) -> Vec<Event> {
        let stage = self.stage.clone();
        self.became(stage, now, vec![event])
    }
}
