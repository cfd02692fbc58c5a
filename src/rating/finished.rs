//! A finished game, as much of it as ratings heed, and whether it counts.

use super::{Moment, Score};

/// How many turns each of the two must have made.
pub const FEWEST_TURNS: u32 = 3;

/// A person, by a number that stays theirs. Whoever is erased may have another, if it is the same in all their games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Person(pub u64);

/// A server, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Server(pub u64);

/// A game, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(pub i64);

/// One line of the log from which all ratings come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its number. Of two games that ended in the same instant, the lower one came first.
    pub number: GameNumber,
    /// When it ended.
    pub ended_at: Moment,
    /// Where it was played, unless that was in direct messages.
    pub server: Option<Server>,
    /// What was agreed before it began.
    pub stakes: Stakes,
    /// Who played.
    pub seats: [Seat; 2],
    /// How it ended.
    pub ending: Ending,
}

/// One of the two in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    /// Who sat there.
    pub player: Player,
    /// How many blocks they began with.
    pub blocks: u8,
    /// How many turns they made. One that was passed for want of a legal turn is none.
    pub turns: u32,
}

/// Who can play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Somebody.
    Person(Person),
    /// The computer.
    Computer,
}

/// What a game is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stakes {
    /// It is to count.
    Rated,
    /// It is for practice.
    Practice,
}

/// One of the two seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// `seats[0]`.
    First,
    /// `seats[1]`.
    Second,
}

/// How a game ended, as far as it matters who did it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// This one won on the board.
    Won(Which),
    /// This one gave up, or let the time run out, and the other won.
    Forfeited(Which),
    /// Nobody won.
    Drawn,
    /// It was given up without a winner.
    Aborted {
        /// Who left it, if somebody did. Nobody did where both agreed, or where the server or the other went away.
        by: Option<Which>,
    },
}

/// What a game is to ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judgement {
    /// A result that counts.
    Counts {
        /// The two.
        people: [Person; 2],
        /// How it went for each.
        scores: [Score; 2],
    },
    /// It would have counted, had this person not left it early. A few such games are let pass.
    LeftEarly {
        /// Who left.
        by: Person,
        /// Whom they left waiting.
        opponent: Person,
    },
    /// Nothing.
    DoesNotCount(Reason),
}

/// Why a game does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It was for practice.
    Practice,
    /// It was not between two people.
    NotTwoPeople,
    /// One had more blocks than the other.
    UnequalBlocks,
    /// It was aborted, by nobody's fault.
    Aborted,
    /// It was over before both had made [three turns](FEWEST_TURNS).
    TooShort,
    /// Somebody left it early, and has rarely done so of late.
    Forgiven,
}

impl Which {
    /// The other one.
    pub fn other(self) -> Which {
        match self {
            Which::First => Which::Second,
            Which::Second => Which::First,
        }
    }

    fn index(self) -> usize {
        match self {
            Which::First => 0,
            Which::Second => 1,
        }
    }
}

impl FinishedGame {
    /// Whether it counts.
    ///
    /// Whoever gives up, runs out of time or aborts before both have made three turns has left early: it is the same to whoever waited,
    /// and if only aborting were minded, giving up at the second turn would be the way to dodge a loss.
    pub fn judgement(&self) -> Judgement {
        let people = self.seats.map(|seat| seat.player);
        let [Player::Person(first), Player::Person(second)] = people else {
            return Judgement::DoesNotCount(Reason::NotTwoPeople);
        };
        if first == second {
            return Judgement::DoesNotCount(Reason::NotTwoPeople);
        }
        if self.stakes == Stakes::Practice {
            return Judgement::DoesNotCount(Reason::Practice);
        }
        if self.seats[0].blocks != self.seats[1].blocks {
            return Judgement::DoesNotCount(Reason::UnequalBlocks);
        }
        let people = [first, second];
        let left_early = |by: Which| Judgement::LeftEarly {
            by: people[by.index()],
            opponent: people[by.other().index()],
        };
        let long_enough = self.seats.iter().all(|seat| seat.turns >= FEWEST_TURNS);
        let scores = match self.ending {
            Ending::Aborted { by: Some(by) } => return left_early(by),
            Ending::Aborted { by: None } => return Judgement::DoesNotCount(Reason::Aborted),
            Ending::Forfeited(by) if !long_enough => return left_early(by),
            _ if !long_enough => return Judgement::DoesNotCount(Reason::TooShort),
            Ending::Drawn => [Score::Draw, Score::Draw],
            Ending::Won(Which::First) | Ending::Forfeited(Which::Second) => {
                [Score::Win, Score::Loss]
            }
            Ending::Won(Which::Second) | Ending::Forfeited(Which::First) => {
                [Score::Loss, Score::Win]
            }
        };
        Judgement::Counts { people, scores }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: Person = Person(1);
    const BOB: Person = Person(2);

    fn game(turns: [u32; 2], ending: Ending) -> FinishedGame {
        let seat = |person, turns| Seat {
            player: Player::Person(person),
            blocks: 3,
            turns,
        };
        FinishedGame {
            number: GameNumber(1),
            ended_at: Moment(0),
            server: None,
            stakes: Stakes::Rated,
            seats: [seat(ANN, turns[0]), seat(BOB, turns[1])],
            ending,
        }
    }

    fn counts(first: Score, second: Score) -> Judgement {
        Judgement::Counts {
            people: [ANN, BOB],
            scores: [first, second],
        }
    }

    #[test]
    fn a_whole_game_counts_however_it_was_won() {
        let won = counts(Score::Win, Score::Loss);
        let lost = counts(Score::Loss, Score::Win);
        let judged = |ending| game([3, 3], ending).judgement();
        assert_eq!(judged(Ending::Won(Which::First)), won);
        assert_eq!(judged(Ending::Won(Which::Second)), lost);
        assert_eq!(judged(Ending::Forfeited(Which::Second)), won);
        assert_eq!(judged(Ending::Forfeited(Which::First)), lost);
        assert_eq!(judged(Ending::Drawn), counts(Score::Draw, Score::Draw));
    }

    #[test]
    fn handicaps_practice_and_the_computer_do_not_count() {
        let whole = game([20, 20], Ending::Won(Which::First));
        let reason = |change: fn(&mut FinishedGame)| {
            let mut game = whole;
            change(&mut game);
            game.judgement()
        };
        let no = Judgement::DoesNotCount;
        assert_eq!(
            reason(|game| game.seats[1].blocks = 4),
            no(Reason::UnequalBlocks)
        );
        assert_eq!(
            reason(|game| game.stakes = Stakes::Practice),
            no(Reason::Practice)
        );
        assert_eq!(
            reason(|game| game.seats[0].player = Player::Computer),
            no(Reason::NotTwoPeople)
        );
        assert_eq!(
            reason(|game| game.seats[0].player = Player::Person(BOB)),
            no(Reason::NotTwoPeople)
        );
    }

    #[test]
    fn a_short_game_does_not_count_and_whoever_left_it_is_known() {
        let no = Judgement::DoesNotCount;
        let left = Judgement::LeftEarly {
            by: BOB,
            opponent: ANN,
        };
        let by_bob = Ending::Forfeited(Which::Second);
        assert_eq!(game([3, 2], by_bob).judgement(), left);
        assert_eq!(game([2, 30], by_bob).judgement(), left);
        let aborted = |by| game([9, 9], Ending::Aborted { by }).judgement();
        assert_eq!(aborted(Some(Which::Second)), left);
        assert_eq!(aborted(None), no(Reason::Aborted));
        let won = game([3, 2], Ending::Won(Which::First)).judgement();
        assert_eq!(won, no(Reason::TooShort));
    }

    #[test]
    fn leaving_a_game_that_could_not_count_is_nobodys_fault() {
        let mut game = game([0, 0], Ending::Forfeited(Which::First));
        game.seats[0].blocks = 1;
        let reason = Judgement::DoesNotCount(Reason::UnequalBlocks);
        assert_eq!(game.judgement(), reason);
    }
}
