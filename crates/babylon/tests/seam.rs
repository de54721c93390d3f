//! What leaves the engine as JSON: actions come back as they were, and the facts of views and outlooks are those of the rules.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};
use shinar_babylon::{Action, Babylon, Event, Options, Outlook, Setup, State, SupportKind, View, What};
use shinar_core::{Actor, Observer, Seat, play, prelude::*};

#[test]
fn every_action_comes_back() {
    for index in 0..Action::COUNT {
        let action = Action::at(index).unwrap();
        let json = serde_json::to_string(&action).unwrap();
        let back: Action = serde_json::from_str(&json).unwrap();
        assert_eq!((back, back.index()), (action, index), "{json}");
    }
}

#[test]
fn an_action_in_json() {
    let texts = [
        ("board pink", json!({"action": "board", "flower": "pink"})),
        ("mine (1,3)", json!({"action": "mine", "stack": {"x": 1, "y": 3}})),
        ("start P2", json!({"action": "start", "seat": 1})),
        (
            "place mined (2,0)r3 L2 lookout SE",
            json!({"action": "place", "source": "mined", "anchor": {"x": 2, "y": 0}, "rotation": 3, "level": 2, "lookout": "SE"}),
        ),
        (
            "bridge (2,1)-(2,3)",
            json!({"action": "join", "symbol": "bridge", "first": {"x": 2, "y": 1}, "second": {"x": 2, "y": 3}}),
        ),
        ("change (2,0) statue", json!({"action": "change", "cell": {"x": 2, "y": 0}, "symbol": "statue"})),
        ("end", json!({"action": "end"})),
    ];
    let state = Babylon::new_game(2, &Options::default()).unwrap();
    for (text, json) in texts {
        let action = Action::parse(&state, text).unwrap();
        assert_eq!(serde_json::to_value(action).unwrap(), json);
    }
}

#[test]
fn bad_actions_are_refused() {
    let place = |field: &str, value: Value| {
        let mut place = json!({"action": "place", "source": "mined", "anchor": {"x": 2, "y": 0}, "rotation": 0, "level": 1});
        place[field] = value;
        place
    };
    let bad = [
        json!(null),
        json!(17),
        json!("end"),
        json!({}),
        json!({"action": "dance"}),
        json!({"action": "mine"}),
        json!({"action": "mine", "stack": {"x": 4, "y": 0}}),
        json!({"action": "mine", "stack": {"x": -1, "y": 0}}),
        json!({"action": "mine", "stack": "(0,0)"}),
        json!({"action": "reveal", "tile": "ST1"}),
        json!({"action": "reveal", "tile": "CL17"}),
        json!({"action": "start", "seat": 4}),
        json!({"action": "statue", "cell": {"x": 8, "y": 0}}),
        json!({"action": "discard", "source": "hand"}),
        json!({"action": "join", "symbol": "statue", "first": {"x": 0, "y": 0}, "second": {"x": 0, "y": 1}}),
        json!({"action": "join", "symbol": "bridge", "first": {"x": 0, "y": 0}, "second": {"x": 0, "y": 1}}),
        json!({"action": "join", "symbol": "stairs", "first": {"x": 7, "y": 0}, "second": {"x": 0, "y": 1}}),
        place("anchor", json!({"x": 7, "y": 0})),
        place("rotation", json!(4)),
        place("rotation", json!(1000)),
        place("level", json!(0)),
        place("level", json!(17)),
        place("lookout", json!("N")),
    ];
    for json in bad {
        assert!(serde_json::from_value::<Action>(json.clone()).is_err(), "{json}");
    }
    assert!(serde_json::from_value::<Action>(place("level", json!(16))).is_ok());
}

/// Calls `visit` before every action of some random games, with what the action does.
fn each_step(mut visit: impl FnMut(&State, Action, &State, &[Event])) {
    let strict = [("strict_supply", "yes"), ("overlap_any_level", "no")];
    for seed in 0..12 {
        let options = if seed % 3 == 0 { &strict[..] } else { &[] };
        let options = Options::from_pairs(options.iter().copied()).unwrap();
        let mut state = Babylon::new_game(2 + (seed % 3) as u8, &options).unwrap();
        let mut rng = play::stream(seed, 7);
        while let Some(action) = Babylon::random_action(&state, &mut rng) {
            let before = state;
            let mut events = Vec::new();
            Babylon::apply_unchecked(&mut state, action, &mut events);
            visit(&before, action, &state, &events);
        }
    }
}

fn json_of(state: &State, observer: Observer) -> Value {
    serde_json::to_value(View::of(state, observer)).unwrap()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

/// Every legal action's outlook is what happens then, and the same for whoever has the same view.
#[test]
fn an_outlook_is_what_happens() {
    let mut kinds = [0; 3];
    each_step(|state, _, _, _| {
        let Actor::Seat(seat) = state.actor() else { return };
        let view = View::of(state, Observer::Seat(seat));
        let pillars = |state: &State| Setup::of(state).seats[seat.index()].pillars.unwrap();
        let had = pillars(state);
        let mut legal = Vec::new();
        Babylon::legal_actions(state, &mut legal);
        // Placements that differ in the rotation alone are alike.
        for (nth, &action) in legal.iter().enumerate().filter(|(nth, _)| legal.len() < 60 || nth % 37 == 0) {
            let outlook = Babylon::outlook(&view, action);
            let mut after = *state;
            let mut events: Vec<Event> = Vec::new();
            Babylon::apply(&mut after, action, &mut events).unwrap();
            let what = events.first().map(|event| event.what);
            match (outlook, what) {
                (
                    Some(Outlook::Mine(gain)),
                    Some(What::Mined { edges, flower, less, short, pillars: all, .. }),
                ) => {
                    let told = (gain.edges.len(), gain.flower, gain.less, gain.short, gain.pillars);
                    assert_eq!(told, (usize::from(edges), flower, less, short, all));
                    assert_eq!(pillars(&after), had + all);
                    kinds[0] += 1;
                }
                (
                    Some(Outlook::Place { supports, pillars: cost }),
                    Some(What::Placed { singles, doubles, statues, .. }),
                ) => {
                    let count = |kind| supports.iter().filter(|found| **found == Some(kind)).count();
                    let told = [SupportKind::Single, SupportKind::Double, SupportKind::Statue].map(count);
                    assert_eq!(told, [singles, doubles, statues].map(usize::from));
                    assert_eq!(pillars(&after) + cost, had);
                    kinds[1] += 1;
                }
                (None, what) => {
                    assert!(
                        !matches!(what, Some(What::Mined { .. } | What::Placed { .. })),
                        "{nth} {action}"
                    );
                    kinds[2] += 1;
                }
                (outlook, what) => unreachable!("{action}: {outlook:?}, {what:?}"),
            }
        }
    });
    assert!(kinds.iter().all(|&count| count > 100), "{kinds:?}");
}

/// What a view says of gardens is what the rules count, and what was placed is seen as it was told.
#[test]
fn the_facts_of_a_view_are_those_of_the_rules() {
    let mut kinds = [0; 4];
    each_step(|before, _, state, events| {
        let view = json_of(state, Observer::Spectator);
        let scores = state.scores();
        for (seat, shown) in view["seats"].as_array().unwrap().iter().enumerate() {
            let list = |name: &str| shown[name].as_array().unwrap().clone();
            let points = |name: &str| number(&shown["points"][name]);
            let sum: u64 = shown["points"].as_object().unwrap().values().map(number).sum();
            assert_eq!(sum as i32, scores[seat]);
            assert_eq!(2 * number(&shown["highest"]), points("highest"));
            // BBL-E2 to E5, E8: what can be seen is what counts.
            let seen = |kind: &str| {
                let decos = list("decorations")
                    .into_iter()
                    .filter(move |deco| deco["kind"] == kind && deco["seen"] == true);
                decos
                    .map(|deco| {
                        (number(&deco["first"]["level"]), deco["second"]["level"].as_u64().unwrap_or(0))
                    })
                    .collect::<Vec<_>>()
            };
            assert_eq!(seen("statue").iter().map(|(level, _)| level).sum::<u64>(), points("statues"));
            assert_eq!(seen("fountain").iter().map(|(level, _)| 3 * level).sum::<u64>(), points("fountains"));
            assert_eq!(seen("bridge").iter().map(|(level, _)| 3 * level).sum::<u64>(), points("bridges"));
            assert_eq!(seen("stairs").iter().map(|(a, b)| a + b).sum::<u64>(), points("stairs"));
            let lookouts = list("tiles").iter().filter(|laid| laid["lookout"]["seen"] == true).count();
            assert_eq!(lookouts as u64, points("lookouts"));
            // The plan shows the tiles as they lie, but for the one symbol that a round token changed.
            for (y, row) in list("plan").iter().enumerate() {
                for (x, cell) in row.as_array().unwrap().iter().enumerate() {
                    let Some(laid) = cell["tile"].as_u64().map(|at| &shown["tiles"][at as usize]) else {
                        assert_eq!(number(&cell["level"]), 0);
                        continue;
                    };
                    assert_eq!(laid["level"], cell["level"]);
                    let (dx, dy) =
                        (x as u64 - number(&laid["anchor"]["x"]), y as u64 - number(&laid["anchor"]["y"]));
                    let corner = [[0, 3], [1, 2]][dx as usize][dy as usize];
                    if cell["changed"] != true {
                        assert_eq!(laid["symbols"][corner], cell["symbol"]);
                    }
                }
            }
            for deco in list("decorations").iter().filter(|deco| deco["pillar"] == true) {
                assert_eq!((&deco["kind"], &deco["seen"]), (&json!("statue"), &json!(false)));
                let holds = |laid: &Value| {
                    number(&laid["level"]) == number(&deco["first"]["level"]) + 1
                        && laid["supports"]
                            .as_array()
                            .unwrap()
                            .iter()
                            .any(|support| support["kind"] == "statue")
                };
                assert!(list("tiles").iter().any(holds));
                kinds[0] += 1;
            }
            for laid in list("tiles") {
                let supports = laid["supports"].as_array().unwrap().clone();
                assert_eq!(supports.len(), if laid.get("lookout").is_some() { 3 } else { 4 });
                for support in supports {
                    let high = if support["kind"] == "double" { 2 } else { 1 };
                    assert_eq!(number(&support["from"]) + high, number(&laid["level"]));
                }
            }
        }
        for event in events {
            let Some(seat) = event.seat.map(Seat::index) else { continue };
            let shown = &view["seats"][seat];
            match event.what {
                What::Placed { tile, level, singles, doubles, statues, .. } => {
                    let laid = shown["tiles"].as_array().unwrap().last().unwrap();
                    assert_eq!((&laid["tile"], &laid["level"]), (&json!(tile), &json!(level)));
                    let supports = laid["supports"].as_array().unwrap();
                    let count = |kind: &str| supports.iter().filter(|one| one["kind"] == kind).count();
                    assert_eq!(
                        ["single", "double", "statue"].map(count),
                        [singles, doubles, statues].map(usize::from)
                    );
                    assert_eq!(laid["fresh"], true);
                    // The tile lies as the hand showed it.
                    let hand = json_of(before, Observer::Spectator);
                    let held = [&hand["mined"], &hand["seats"][seat]["stored"]];
                    let held = held.into_iter().find(|held| held["tile"] == json!(tile)).unwrap();
                    assert_eq!(held["turns"][number(&laid["rotation"]) as usize], laid["symbols"]);
                    assert_eq!(
                        (&held["flower"], held.get("material")),
                        (&laid["flower"], laid.get("material"))
                    );
                    kinds[1] += 1;
                }
                What::Changed { cell, symbol } => {
                    let shown = &shown["plan"][usize::from(cell.y())][usize::from(cell.x())];
                    assert_eq!((&shown["changed"], &shown["symbol"]), (&json!(true), &json!(symbol)));
                    assert_eq!(view["changed"], true);
                    kinds[2] += 1;
                }
                What::Mined { stack, edges, pillars, .. } => {
                    let stacks = json_of(before, Observer::Spectator)["quarry"].clone();
                    let gain = &stacks[stack.index()]["gain"];
                    assert_eq!(stacks[stack.index()]["stack"], json!(stack));
                    assert_eq!(gain["edges"].as_array().unwrap().len(), usize::from(edges));
                    assert_eq!(gain["pillars"], json!(pillars));
                    kinds[3] += 1;
                }
                _ => {}
            }
        }
    });
    assert!(kinds.iter().all(|&count| count > 5), "{kinds:?}");
}

#[test]
fn the_end_has_the_same_name_everywhere() {
    let mut ends = 0;
    each_step(|_, _, state, events| {
        let view = json_of(state, Observer::Spectator);
        let reason = state.end_reason();
        assert_eq!(view.get("end").and_then(Value::as_str), reason);
        for event in events.iter().filter(|event| matches!(event.what, What::Over { .. })) {
            assert_eq!(serde_json::to_value(event.what).unwrap()["reason"], json!(reason));
            ends += 1;
        }
    });
    assert!(ends > 0);
}

/// Positions keep the notation that people write.
#[test]
fn a_position_writes_seats_as_people_do() {
    let state = Setup::parse("active=P2 first=P2").unwrap().to_state().unwrap();
    let setup = serde_json::to_value(Setup::of(&state)).unwrap();
    assert_eq!((&setup["active"], &setup["first"]), (&json!("P2"), &json!("P2")));
}
