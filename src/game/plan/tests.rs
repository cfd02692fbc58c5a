//! Plans by themselves: what may be planned, how it is written, and what is left as the game goes on.

use super::*;

const OPEN: &str = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";
/// Blue's only block is shut into the corner, as long as Gold leaves b7 and a6 where they are.
const SHUT: &str = "clCL5/CL6/7/7/4CL2/7/7 g - - 1";

fn plan(dpn: &str) -> Plan {
    Plan::new(dpn.parse().unwrap())
}

fn lines(text: &str) -> Vec<Line> {
    Line::read(text).unwrap()
}

fn turns(text: &str) -> Vec<Turn> {
    text.split(' ').map(|turn| turn.parse().unwrap()).collect()
}

/// A line of the first legal turns there are, begun by the turn of that number.
fn any_line(at: &Position, first: usize, length: usize) -> Vec<Turn> {
    let mut line = vec![at.legal_turns().nth(first).unwrap()];
    let mut position = at.play(line[0]).unwrap();
    while line.len() < length {
        line.push(position.legal_turns().next().unwrap());
        position = position.play(*line.last().unwrap()).unwrap();
    }
    line
}

fn why(plan: &Plan, text: &str) -> (usize, usize, Side, LineFlaw) {
    let mut longer = plan.clone();
    let wrong = longer.add(&lines(text)).unwrap_err();
    assert!(longer == *plan, "a refused line changes nothing");
    (wrong.line, wrong.nth, wrong.side, wrong.why)
}

#[test]
fn a_tree_is_read_as_it_is_written() {
    let mut plan = plan(OPEN);
    assert_eq!((plan.side(), plan.is_empty()), (Side::Blue, true));
    let at = *plan.at();
    for (first, length) in [(0, 4), (1, 2), (3, 12)] {
        plan.add(&[Line::from(any_line(&at, first, length).as_slice())])
            .unwrap();
    }
    // Another turn foreseen after the first reply.
    let mut deeper = any_line(&at, 0, 2);
    let after = plan.position_after(&deeper).unwrap();
    deeper.extend(any_line(&after, 1, 2));
    plan.add(&[Line::from(deeper.as_slice())]).unwrap();

    let text = plan.to_string();
    assert!(text.parse::<Plan>().unwrap() == plan, "{text}");
    assert_eq!(plan.lines().split("; ").count(), 4);
    let depths: Vec<usize> = plan.foreseen().iter().map(|one| one.depth).collect();
    assert_eq!(depths, [0, 1, 1, 0, 0, 1, 2, 3, 4, 5]);

    // The same once more changes nothing.
    let before = plan.clone();
    let again = lines(&plan.lines());
    plan.add(&again).unwrap();
    assert!(plan == before);
    assert!(!format!("{plan:?}").contains(&deeper[0].to_string()));
}

#[test]
fn a_line_that_goes_wrong_is_refused_where_it_does() {
    let mut plan = plan(OPEN);
    let at = *plan.at();
    let line = any_line(&at, 0, 2);
    let [theirs, own] = [line[0], line[1]];
    let illegal = |found: (usize, usize, Side, LineFlaw)| match found.3 {
        LineFlaw::Illegal(illegal) => (found.0, found.1, found.2, illegal.turn),
        other => panic!("{other}"),
    };
    // Blue's blocks are none that Gold tips, and the other way round.
    assert_eq!(
        illegal(why(&plan, "c7s-c6 c3n-d5")),
        (1, 1, Side::Gold, turns("c7s-c6")[0])
    );
    assert_eq!(
        illegal(why(&plan, &format!("{theirs} {own}; {theirs} d1n"))),
        (2, 2, Side::Blue, turns("d1n")[0])
    );
    assert_eq!(
        why(&plan, &theirs.to_string()),
        (1, 2, Side::Blue, LineFlaw::NoReply)
    );
    assert_eq!(why(&plan, "--"), (1, 1, Side::Gold, LineFlaw::NoPass));
    assert_eq!(
        why(&plan, &format!("{theirs} -- {own}")),
        (1, 2, Side::Blue, LineFlaw::NoPass)
    );

    plan.add(&lines(&format!("{theirs} {own}"))).unwrap();
    let other = at.play(theirs).unwrap().legal_turns().nth(5).unwrap();
    assert_eq!(
        why(&plan, &format!("{theirs} {other}")),
        (1, 2, Side::Blue, LineFlaw::OtherReply(own))
    );
    let over = Plan::new("cl6/7/3CP3/7/7/7/7 g - - 5".parse().unwrap());
    let (_, nth, _, flaw) = why(&over, "d5n* a7e-c7");
    assert_eq!(nth, 2);
    assert!(matches!(flaw, LineFlaw::Illegal(_)), "{flaw}");
}

#[test]
fn a_plan_has_its_limits() {
    let mut plan = plan(OPEN);
    let at = *plan.at();
    let deep = any_line(&at, 0, Plan::DEPTH + 2);
    let mut longer = plan.clone();
    let wrong = longer.add(&[Line::from(deep.as_slice())]).unwrap_err();
    assert_eq!((wrong.nth, wrong.why), (Plan::DEPTH + 1, LineFlaw::TooDeep));
    for first in 0..Plan::BRANCHES {
        plan.add(&[Line::from(any_line(&at, first, 2).as_slice())])
            .unwrap();
    }
    let more = any_line(&at, Plan::BRANCHES, 2);
    let wrong = plan.add(&[Line::from(more.as_slice())]).unwrap_err();
    assert_eq!(wrong.why, LineFlaw::TooMuch);
    assert_eq!(plan.foreseen().len(), Plan::BRANCHES);
    // Even that fits where texts are read from.
    assert!(Line::read(&plan.lines()).is_ok());
    let long = "a1n ".repeat(Plan::TEXT);
    assert_eq!(Line::read(&long), Err(BadText::TooLong));
    assert_eq!(Line::read(" ;\n; "), Err(BadText::Empty));
    assert_eq!(Line::read("e5w x"), Err(BadText::NoTurn("x".to_owned())));
}

#[test]
fn passes_follow_from_the_position_and_may_be_written() {
    let plan = plan(SHUT);
    let at = *plan.at();
    let from = |position: &Position, square: &str| {
        let mut turns = position.legal_turns();
        turns
            .find(|turn| turn.tip.from.to_string() == square)
            .unwrap()
    };
    let first = at
        .legal_turns()
        .find(|turn| turn.tip.from.to_string() == "e3" && turn.end().unwrap().to_string() != "e3")
        .unwrap();
    let then = at.play(first).unwrap();
    assert_eq!(
        then.side_to_move(),
        Side::Gold,
        "Blue is shut in and passes"
    );
    let freed = from(&then, "a6");
    let reply = then.play(freed).unwrap().legal_turns().next().unwrap();
    let (mut with, mut without) = (plan.clone(), plan);
    with.add(&lines(&format!("{first} -- {freed} {reply}")))
        .unwrap();
    without
        .add(&lines(&format!("{first} {freed} {reply}")))
        .unwrap();
    assert!(with == without);
    let foreseen = with.foreseen();
    assert_eq!(foreseen.len(), 2);
    assert_eq!(foreseen[0].replies, []);
    assert_eq!(foreseen[1].replies, [reply]);
    assert_eq!(why(&with, &first.to_string()).3, LineFlaw::NoReply);

    // Nothing is answered after the first turn yet; after the second there is a reply.
    let rest = with.after(first).unwrap();
    assert_eq!(rest.reply(), None);
    let rest = rest.after(freed).unwrap();
    assert_eq!(rest.reply(), Some(reply));
    // Without the second, the first is of no use.
    assert!(with.without(&[first, freed]).unwrap().is_empty());
}

#[test]
fn what_is_left_is_what_was_planned_after_the_turn() {
    let mut plan = plan(OPEN);
    let at = *plan.at();
    let line = any_line(&at, 0, 4);
    plan.add(&[Line::from(line.as_slice())]).unwrap();
    assert_eq!((plan.reply(), plan.next(&[])), (None, vec![line[0]]));
    assert!(plan.after(at.legal_turns().nth(1).unwrap()).is_none());
    let rest = plan.after(line[0]).unwrap();
    assert_eq!(rest.reply(), Some(line[1]));
    let rest = rest.after(line[1]).unwrap();
    assert_eq!((rest.side(), rest.reply()), (Side::Blue, None));
    let rest = rest.after(line[2]).unwrap().after(line[3]).unwrap();
    assert!(rest.is_empty());
}

#[test]
fn a_place_keeps_its_name_and_a_branch_can_be_taken_out() {
    let mut plan = plan(OPEN);
    let at = *plan.at();
    let line = any_line(&at, 0, 4);
    plan.add(&[Line::from(line.as_slice())]).unwrap();
    assert_eq!(Spot::start().to_string(), "811c9dc5");
    assert_eq!(plan.path_to(Spot::start()), Some(Vec::new()));
    for length in 1..=4 {
        let place = Spot::after(&line[..length]);
        assert_eq!(place.to_string().parse(), Ok(place));
        assert_eq!(plan.path_to(place), Some(line[..length].to_vec()));
    }
    let less = plan.without(&line[..3]).unwrap();
    assert_eq!(less.lines(), format!("{} {}", line[0], line[1]));
    assert_eq!(less.path_to(Spot::after(&line[..3])), None);
    assert!(plan.without(&line[1..]).is_none());
    assert!(plan.without(&[]).is_none());
    assert!(plan.without(&line[..1]).unwrap().is_empty());
    for text in ["", "811c9dc", "811c9dc55", "+11c9dc5", "x11c9dc5"] {
        assert_eq!(text.parse::<Spot>(), Err(BadSpot), "{text}");
    }
}

#[test]
fn what_is_no_stored_plan_is_refused() {
    for text in [
        "",
        ": ",
        "x: e5w",
        OPEN,
        &format!("{OPEN}: "),
        &format!("{OPEN}: e5w c3n-d5"),
        &format!("{OPEN}: x"),
    ] {
        assert!(text.parse::<Plan>().is_err(), "{text}");
    }
}
