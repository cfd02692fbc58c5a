//! Tests of what is legal, rule by rule.

use crate::rules::{Hop, Position, Tip, Turn};

fn position(dpn: &str) -> Position {
    dpn.parse().unwrap()
}

/// Where the hop may end after that tip, in order.
fn hops(dpn: &str, tip: &str) -> String {
    let tip: Tip = tip.parse().unwrap();
    let hops = position(dpn).legal_hops(tip).into_iter();
    hops.map(|square| square.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn is_legal(dpn: &str, turn: &str) -> bool {
    position(dpn).is_legal(turn.parse().unwrap())
}

// A tip to the south brings up the north face, the second letter of a block.

#[test]
fn a_stop_ends_the_turn_where_the_block_stands() {
    let dpn = "6cl/7/7/7/1CP5/7/7 g - - 1";
    assert!(is_legal(dpn, "b3s"));
    assert!(!is_legal(dpn, "b3s-b2"));
    assert_eq!(hops(dpn, "b3s"), "");
}

#[test]
fn a_cross_goes_one_step_and_back_to_the_square_it_left() {
    assert_eq!(hops("6cl/7/7/7/1SC5/7/7 g - - 1", "b3s"), "b1 a2 c2 b3");
    assert_eq!(hops("6cl/7/7/7/7/SC6/1cl5 g - - 1", "a2s"), "a2");
}

#[test]
fn an_x_goes_one_step_diagonally_between_any_blocks() {
    assert_eq!(hops("6cl/7/7/7/1SX5/7/7 g - - 1", "b3s"), "a1 c1 a3 c3");
    assert_eq!(hops("7/7/7/7/SX6/1cl5/cl6 g - - 1", "a3s"), "b1 b3");
}

#[test]
fn a_slider_runs_to_the_edge_or_the_next_block() {
    assert_eq!(hops("6cl/7/SL6/7/7/7/7 g - - 1", "a5s"), "a1 g4 a7");
    assert_eq!(hops("6cl/7/SL6/2cl4/7/7/cl6 g - - 1", "a5s"), "a2 b4 a7");
}

#[test]
fn a_slider_may_stop_next_to_a_star_and_crosses_it() {
    assert_eq!(
        hops("6cl/7/3SL3/7/7/7/7 g - - 1", "d5s"),
        "d1 d3 a4 g4 d5 d7"
    );
    assert_eq!(hops("6cl/7/7/7/SL6/7/7 g - - 1", "a3s"), "a1 c2 e2 g2 a7");
    assert_eq!(
        hops("6cl/7/7/7/1SL5/7/7 g - - 1", "b3s"),
        "b1 a2 c2 e2 g2 b7"
    );
}

#[test]
fn a_slider_that_a_block_stops_on_a_star_loses_only_that_end() {
    assert_eq!(hops("3cl3/7/3SL3/7/7/7/7 g - - 1", "d5s"), "d1 d3 a4 g4 d5");
    assert_eq!(hops("6cl/7/7/7/2SL4/4cl2/7 g - - 1", "c3s"), "c1 a2 c6 c7");
}

#[test]
fn hoops_go_exactly_three_steps_and_may_pass_a_square_again() {
    assert_eq!(
        hops("6cl/7/7/7/7/SH6/7 g - - 1", "a2s"),
        "b1 d1 a2 c2 b3 a4"
    );
    assert_eq!(hops("6cl/7/7/7/7/SH6/1cl5 g - - 1", "a2s"), "a2 c2 b3 a4");
    // There and back and there again, for there is no other way.
    assert_eq!(hops("7/7/7/7/cl6/SHcl5/1cl5 g - - 1", "a2s"), "a2");
}

#[test]
fn hoops_cross_a_star_and_do_not_end_on_it() {
    let hops = hops("6cl/7/7/7/2SH4/7/7 g - - 1", "c3s");
    assert!(hops.contains("f2"), "over d2 and e2: {hops}");
    assert!(!hops.contains("d2"), "{hops}");
}

#[test]
fn a_hop_does_not_end_where_it_began() {
    for face in ["C", "X", "L", "H"] {
        let dpn = format!("6cl/7/7/3S{face}3/7/7/7 g - - 1");
        assert!(!hops(&dpn, "d4s").contains("d3"), "{face}");
    }
}

#[test]
fn a_turn_may_end_where_it_began() {
    let position = position("6cl/7/7/3SC3/7/7/7 g - - 1");
    let turned = position.play("d4s-d4".parse().unwrap()).unwrap();
    assert_eq!(turned.to_string(), "6cl/7/7/3CP3/7/7/7 b - - 2");
}

#[test]
fn a_block_is_tipped_onto_an_empty_square_of_the_board() {
    let dpn = "7/7/7/7/7/CScl5/SC6 g - - 1";
    assert!(!is_legal(dpn, "a1s-a1") && !is_legal(dpn, "a1w-a1") && !is_legal(dpn, "a1n-a1"));
    assert!(!is_legal(dpn, "a2e-a2") && !is_legal(dpn, "b2n-b2"));
}

#[test]
fn a_star_goes_up_only_onto_the_goal() {
    let gold = "7/7/3CP3/7/7/7/cl6 g - - 1";
    assert!(is_legal(gold, "d5n*"));
    assert!(is_legal("CL6/7/7/7/3cs3/7/7 b - - 1", "d3s*"));
    // Not elsewhere, not onto the home star, and not by a hop as well.
    assert!(!is_legal("7/7/7/3CP3/7/7/cl6 g - - 1", "d4n"));
    assert!(!is_legal("cl6/7/7/7/3CS3/7/7 g - - 1", "d3s*"));
    assert!(!is_legal(gold, "d5n-d7"));
}

#[test]
fn no_other_face_is_tipped_onto_a_star() {
    for face in ["P", "C", "X", "L", "H"] {
        let under = if face == "P" { "X" } else { "P" };
        let dpn = format!("cl6/7/7/7/3{under}{face}3/7/7 g - - 1");
        let turns = position(&dpn).legal_turns();
        assert_eq!(
            turns.filter(|turn| turn.tip.to_string() == "d3s").count(),
            0,
            "{dpn}"
        );
    }
}

#[test]
fn a_tip_that_leaves_no_hop_is_illegal() {
    // An x tipped into the corner, its one way out taken.
    let dpn = "7/7/7/7/7/SXcl5/7 g - - 1";
    assert!(
        !position(dpn)
            .legal_tips()
            .any(|tip| tip.to_string() == "a2s")
    );
}

#[test]
fn no_side_by_side_forbids_turns_that_end_beside_an_opponent() {
    let stop = "7/7/7/7/CP6/7/cl6 g - - 1";
    assert!(is_legal(stop, "a3s"));
    assert!(!is_legal(&stop.replace("- -", "- n"), "a3s"));

    // A tip may lead beside an opponent, and a removal passes one.
    let cross = "7/7/7/7/SC6/7/cl6 g - n 1";
    assert_eq!(hops(cross, "a3s"), "b2 a3");
    assert!(is_legal("7/4cl2/3CP3/7/7/7/7 g - n 1", "d5n*"));

    // Without a square to hop to, the tip is illegal.
    let shut_in = "7/7/7/7/SX6/7/1cl5 g - n 1";
    assert_eq!(hops(shut_in, "a3s"), "b3");
    assert_eq!(hops("7/7/7/2cl4/SX6/7/1cl5 g - n 1", "a3s"), "b3");
    assert_eq!(hops("7/7/7/1cl5/SX6/7/2cl4 g - n 1", "a3s"), "");
}

#[test]
fn a_pending_block_hops_by_the_face_on_top() {
    let start = position("6cl/7/7/7/7/SH6/7 g - - 1");
    let tipped = start.tip("a2s".parse().unwrap()).unwrap();
    assert_eq!(tipped.to_string(), "6cl/7/7/7/7/7/HP6 g a1 - 1");
    assert_eq!(
        tipped.pending_hops(),
        start.legal_hops("a2s".parse().unwrap())
    );
    assert_eq!(tipped.legal_turns().len(), 0);
    assert!(!tipped.is_deblockled());

    let turn: Turn = "a2s-b3".parse().unwrap();
    assert_eq!(tipped.hop(turn.hop.unwrap()), Ok(start.play(turn).unwrap()));
    let refused = tipped
        .hop(Hop {
            to: "a1".parse().unwrap(),
        })
        .unwrap_err();
    assert_eq!(refused.position, tipped);
    assert_eq!(refused.to_string(), "the block on a1 cannot hop to a1");
}

#[test]
fn legal_turns_come_in_order() {
    let position = position("2lp1sc2/7/2xh1sx2/7/2SC1CS2/7/2CP1XS2 g - - 1");
    let turns: Vec<Turn> = position.legal_turns().collect();
    assert_eq!(turns.len(), 47);
    assert!(turns.is_sorted_by_key(|turn| (turn.tip, turn.end())));
    let mut tips: Vec<Tip> = turns.iter().map(|turn| turn.tip).collect();
    tips.dedup();
    assert!(position.legal_tips().eq(tips));

    let mut left = position.legal_turns();
    left.next();
    assert_eq!(left.len(), 46);
}
