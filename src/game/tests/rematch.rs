//! Rematches: who goes first, and on which squares.

use super::*;

/// A game that Anna has proposed on uneven squares, in which this side is Anna's, and which ended like this.
fn ended(anna: Side, ending: Ending) -> Game {
    let squares = StartingSquares::new(
        BySide::new(
            vec!["c1".parse().unwrap(), "d4".parse().unwrap()],
            vec!["g7".parse().unwrap()],
        ),
        Ruleset::STANDARD,
    );
    let mut game = challenged(Terms {
        squares: squares.unwrap(),
        first: match anna {
            Side::Gold => First::Challenger,
            Side::Blue => First::Opponent,
        },
        ..terms(SettingUp::ByLot)
    });
    game.accept(BERT, NOW, &lots()).unwrap();
    game.id = GameId(7);
    game.ended(ending, NOW);
    game
}

fn won(winner: Side) -> Ending {
    Ending::Won {
        winner,
        by: Victory::Removal,
    }
}

/// A player's starting squares, as that player sees them from behind the own blocks.
fn own_squares(game: &Game, player: UserId) -> Vec<Square> {
    let challenger_plays = game.side_of(game.challenger).unwrap();
    let squares = game.terms.squares_with_challenger(challenger_plays);
    match game.side_of(player).unwrap() {
        Side::Gold => squares.squares(Side::Gold).to_vec(),
        Side::Blue => squares.half_turned().squares(Side::Gold).to_vec(),
    }
}

// Case 59.
#[test]
fn the_winner_goes_first_and_after_a_draw_whoever_went_second() {
    for anna in Side::ALL {
        for (ending, first) in [
            (won(anna), ANNA),
            (won(!anna), BERT),
            (
                Ending::Drawn(Draw::Agreement),
                if anna == Side::Blue { ANNA } else { BERT },
            ),
        ] {
            let game = ended(anna, ending);
            for by in [ANNA, BERT] {
                let (mut rematch, events) = game.rematch(by, LATER).unwrap();
                assert_eq!(events, [Event::Challenged]);
                assert_eq!(rematch.rematch_of, Some(game.id));
                let other = game.opponent_of(by).unwrap();
                assert_eq!((rematch.challenger, rematch.opponent), (by, Some(other)));
                rematch.accept(other, LATER, &lots()).unwrap();
                assert_eq!(rematch.player(Side::Gold), Some(first));
                for player in [ANNA, BERT] {
                    assert_eq!(own_squares(&rematch, player), own_squares(&game, player));
                }
                let terms = Terms {
                    squares: game.terms.squares.clone(),
                    first: game.terms.first,
                    ..rematch.terms
                };
                assert_eq!(terms, game.terms);
            }
        }
    }
}

#[test]
fn only_its_players_have_a_rematch_of_a_game_that_was_played_and_one() {
    let refused = |game: &Game, by| game.rematch(by, LATER).unwrap_err();
    let mut game = ended(Side::Gold, won(Side::Gold));
    assert_eq!(refused(&game, CARL), Refusal::Outsider);
    game.rematch = Some(GameId(8));
    assert_eq!(refused(&game, ANNA), Refusal::Rematched);
    assert_eq!(refused(&playing(OPEN), ANNA), Refusal::NotOver);
    let mut declined = challenged(terms(SettingUp::ByLot));
    declined.decline(BERT, NOW).unwrap();
    assert_eq!(refused(&declined, ANNA), Refusal::NeverPlayed);
}
