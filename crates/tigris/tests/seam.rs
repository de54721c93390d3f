//! What leaves the rules as JSON agrees with what they do: actions, outlooks, and the facts of views.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use rand::RngExt;
use serde_json::{Value, json};
use shinar_core::{Actor, Event, Observer, play, prelude::*};
use shinar_tigris::{Action, Options, Outlook, State, Tigris, View, What};

/// Calls a test with every position of some random games in which a player decides.
fn on_decisions(games: u64, mut test: impl FnMut(&State, Observer)) {
    for number in 0..games {
        let yes = |bit: u64| if number >> bit & 1 == 1 { "yes" } else { "no" };
        let board = if number % 3 == 0 { "alt" } else { "std" };
        let options = [("board", board), ("civ", yes(0)), ("wonder", yes(1)), ("english", yes(2))];
        let options = Options::from_pairs(options).unwrap();
        let mut state = Tigris::new_game(2 + (number % 3) as u8, &options).unwrap();
        let mut rng = play::stream(29, number);
        while let Some(action) = Tigris::random_action(&state, &mut rng) {
            if let Actor::Seat(seat) = state.actor() {
                test(&state, Observer::Seat(seat));
            }
            Tigris::apply_unchecked(&mut state, action, &mut ());
        }
    }
}

fn legal(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    Tigris::legal_actions(state, &mut actions);
    actions
}

fn events_of(state: &State, action: Action) -> Vec<Event<What>> {
    let mut events = Vec::new();
    Tigris::apply(&mut state.clone(), action, &mut events).unwrap();
    events
}

fn json_of(state: &State, observer: Observer) -> Value {
    serde_json::to_value(View::of(state, observer)).unwrap()
}

#[test]
fn every_action_comes_back_from_its_json() {
    for index in 0..Action::COUNT {
        let action = Action::at(index).unwrap();
        let text = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action, "{text}");
    }
    assert!(size_of::<Action>() <= 3, "{}", size_of::<Action>());
}

#[test]
fn actions_are_spelled_out() {
    let state = Tigris::new_game(2, &Options::default()).unwrap();
    for (text, value) in [
        (
            "leader K2 (8,5)",
            json!({"action": "leader", "leader": {"colour": "black", "seat": 1}, "square": "(8,5)"}),
        ),
        ("tile t (8,5)", json!({"action": "tile", "colour": "red", "square": "(8,5)"})),
        ("swap tts", json!({"action": "swap", "tiles": {"red": 2, "blue": 0, "green": 0, "black": 1}})),
        ("support P2 3", json!({"action": "support", "seat": 1, "count": 3})),
        (
            "monument red/blue (8,4)",
            json!({"action": "monument", "monument": ["red", "blue"], "square": "(8,4)"}),
        ),
        ("monument no", json!({"action": "no_monument"})),
        ("wonderpoint green", json!({"action": "wonder_point", "colour": "green"})),
    ] {
        let action = Action::parse(&state, text).unwrap();
        assert_eq!(serde_json::to_value(action).unwrap(), value);
        assert_eq!(serde_json::from_value::<Action>(value).unwrap(), action);
    }
    let either = json!({"action": "monument", "monument": ["blue", "red"], "square": "(8,4)"});
    assert_eq!(serde_json::from_value::<Action>(either).unwrap().to_string(), "monument red/blue (8,4)");
    let few = json!({"action": "swap", "tiles": {"green": 1}});
    assert_eq!(serde_json::from_value::<Action>(few).unwrap().to_string(), "swap m");
}

#[test]
fn wrong_json_is_an_error() {
    for wrong in [
        json!(null),
        json!(7),
        json!("pass"),
        json!({}),
        json!({"action": "fly"}),
        json!({"action": "take", "square": "(8,5)", "colour": "red"}),
        json!({"action": "tile", "colour": "red"}),
        json!({"action": "tile", "colour": "pink", "square": "(8,5)"}),
        json!({"action": "tile", "colour": "red", "square": "(16,5)"}),
        json!({"action": "tile", "colour": "red", "square": [8, 5]}),
        json!({"action": "leader", "leader": "K1", "square": "(8,5)"}),
        json!({"action": "leader", "leader": {"colour": "red", "seat": 4}, "square": "(8,5)"}),
        json!({"action": "swap", "tiles": {}}),
        json!({"action": "swap", "tiles": {"red": 7}}),
        json!({"action": "swap", "tiles": "tts"}),
        json!({"action": "support", "seat": 0, "count": 7}),
        json!({"action": "support", "seat": 0, "count": -1}),
        json!({"action": "monument", "monument": ["red", "red"], "square": "(8,4)"}),
        json!({"action": "monument", "monument": ["red"], "square": "(8,4)"}),
        json!({"action": "monument", "monument": ["red", "blue"], "square": "(15,4)"}),
        json!({"action": "monument", "monument": ["red", "blue"], "square": "(8,10)"}),
    ] {
        assert!(serde_json::from_value::<Action>(wrong.clone()).is_err(), "{wrong}");
    }
}

/// An outlook says what then happens, also if everything that the player cannot know is dealt otherwise.
#[test]
fn outlooks_agree_with_what_happens() {
    let mut seen = [0u32; 6];
    let mut rng = play::stream(31, 0);
    on_decisions(12, |state, observer| {
        let view = View::of(state, observer);
        let other = Tigris::redeal(state, observer, &mut rng);
        // A view says itself which wars can be chosen.
        for action in legal(state).into_iter().filter(|action| !matches!(action, Action::Choose { .. })) {
            // Marks on every square of every position would take too long to check.
            if matches!(action, Action::Tile { .. } | Action::Leader { .. } | Action::Catastrophe { .. })
                && rng.random_range(0..40) != 0
            {
                continue;
            }
            let outlook = Tigris::outlook(&view, action);
            for state in [state, &other] {
                seen[compare(state, action, outlook.as_ref())] += 1;
            }
        }
    });
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

/// Compares an outlook with what an action does; the number of its kind.
fn compare(state: &State, action: Action, outlook: Option<&Outlook>) -> usize {
    let events = events_of(state, action);
    let scores: Vec<_> =
        events.iter().filter(|event| matches!(event.what, What::Point { .. } | What::Bonus { .. })).collect();
    let conflict = events.iter().find_map(|event| match event.what {
        What::Conflict { attack, defence, .. } => Some((attack, defence)),
        _ => None,
    });
    let won = events.iter().find_map(|event| match event.what {
        What::Won { leader, strength, against, .. } => Some((leader, strength, against)),
        _ => None,
    });
    let united = events.iter().any(|event| matches!(event.what, What::United { .. }));
    let destroyed = events.iter().any(|event| matches!(event.what, What::Catastrophe { tile: Some(_), .. }));
    match outlook {
        Some(Outlook::Point { seat, colour, points }) => {
            assert!(scores.iter().all(|event| event.seat == Some(*seat)));
            assert_eq!(scores.iter().map(|event| event.points).sum::<i32>(), *points);
            assert!(matches!(scores[0].what, What::Point { colour: scored, .. } if scored == *colour));
            return 1;
        }
        Some(Outlook::Union { wars }) => {
            assert!(united && scores.is_empty());
            // Several wars are to be chosen from; one begins at once.
            let mut after = *state;
            Tigris::apply(&mut after, action, &mut ()).unwrap();
            let chosen = legal(&after).into_iter().filter_map(|action| match action {
                Action::Choose { colour } => Some(colour),
                _ => None,
            });
            let begun = events.iter().filter_map(|event| match event.what {
                What::Conflict { attacker, .. } => Some(attacker.colour()),
                _ => None,
            });
            assert_eq!(chosen.chain(begun).collect::<Vec<_>>(), *wars);
            return 2;
        }
        Some(Outlook::Revolt { attack, defence }) => {
            assert_eq!(conflict, Some((*attack, *defence)));
            return 3;
        }
        Some(Outlook::Support { strength, wins }) => {
            let Action::Support { seat, .. } = action else { panic!("{action}") };
            assert_eq!(wins.is_some(), won.is_some());
            if let (Some(wins), Some((winner, winning, losing))) = (wins, won) {
                assert_eq!(winner.seat() == seat, *wins);
                assert_eq!(if *wins { winning } else { losing }, *strength);
            }
            return 4;
        }
        Some(Outlook::Quiet) => assert!(!united && !destroyed),
        None => {}
    }
    assert!(scores.is_empty() && conflict.is_none() && won.is_none(), "{action}");
    match action {
        Action::Tile { .. } => assert_eq!(outlook, Some(&Outlook::Quiet)),
        Action::Catastrophe { .. } => assert_eq!(outlook.is_none(), destroyed),
        _ => assert_eq!(outlook, None),
    }
    if outlook.is_some() { 0 } else { 5 }
}

/// The sides of a conflict, the wars and places to choose from: what a view says is what the rules then use.
#[test]
fn views_say_what_the_rules_use() {
    let mut seen = [0u32; 5];
    on_decisions(60, |state, observer| {
        let view = json_of(state, observer);
        let legal = legal(state);
        match view["phase"].as_str().unwrap() {
            "support" => {
                let fight = &view["conflict"];
                check_side(&view, fight, "attacker");
                check_side(&view, fight, "defender");
                let asked = if fight["attacker"].get("added").is_none() { "attacker" } else { "defender" };
                for side in ["attacker", "defender"] {
                    assert_eq!(fight[side]["asked"], side == asked);
                }
                assert_eq!(fight[asked]["leader"]["seat"], view["actor"]);
                for action in legal {
                    let Action::Support { count, .. } = action else { panic!("{action}") };
                    for event in events_of(state, action) {
                        let What::Won { strength, against, .. } = event.what else { continue };
                        let sides = [&fight["attacker"], &fight["defender"]];
                        let [attack, defence] = sides.map(|side| side["strength"].as_u64().unwrap() as u8);
                        let total = defence + count;
                        assert_eq!((strength, against), (attack.max(total), attack.min(total)));
                        seen[0] += 1;
                    }
                }
            }
            "choose" => {
                let wars = view["wars"].as_array().unwrap();
                assert_eq!(wars.len(), legal.len());
                for (war, action) in wars.iter().zip(legal) {
                    check_side(&view, war, "attacker");
                    check_side(&view, war, "defender");
                    let event = serde_json::to_value(&events_of(state, action)[0].what).unwrap();
                    assert_eq!((&event["event"], &event["kind"]), (&"conflict".into(), &war["kind"]));
                    for (side, strength) in [("attacker", "attack"), ("defender", "defence")] {
                        assert_eq!(event[side], war[side]["leader"]);
                        assert_eq!(event[strength], war[side]["strength"]);
                    }
                    seen[1] += 1;
                }
            }
            "monument" => {
                let sites = view["sites"].as_array().unwrap().iter();
                let sites: BTreeSet<_> =
                    sites.map(|site| (text(&site["kind"]), text(&site["square"]))).collect();
                let legal = legal.into_iter().filter_map(|action| match action {
                    Action::Monument { square, .. } => Some(("monument".to_owned(), square.to_string())),
                    Action::Wonder { square } => Some(("wonder".to_owned(), square.to_string())),
                    _ => None,
                });
                assert_eq!(sites, legal.collect());
                seen[2] += 1;
            }
            "building" | "take" => {
                let targets: Vec<_> = view["targets"].as_array().unwrap().iter().map(text).collect();
                let legal = legal.into_iter().filter_map(|action| match action {
                    Action::Building { square } | Action::Take { square } => Some(square.to_string()),
                    _ => None,
                });
                assert_eq!(targets, legal.collect::<Vec<_>>());
                seen[3] += 1;
            }
            _ => {
                assert!(view.get("conflict").is_none() && view["wars"] == json!([]));
                assert!(view["sites"] == json!([]) && view["targets"] == json!([]));
                seen[4] += 1;
            }
        }
    });
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Counts a side from the cells of the view alone.
fn check_side(view: &Value, fight: &Value, which: &str) {
    let side = &fight[which];
    let list = |key: &str| side[key].as_array().unwrap().iter().map(text).collect::<BTreeSet<_>>();
    let (squares, supporters) = (list("squares"), list("supporters"));
    let added = side.get("added").map_or(0, |added| added.as_u64().unwrap());
    assert_eq!(side["strength"], supporters.len() as u64 + added);
    assert!(squares.contains(&text(&side["square"])) && squares.is_superset(&supporters));
    assert_eq!(view["cells"][text(&side["square"])]["leader"], side["leader"]);
    for square in &supporters {
        assert_eq!(view["cells"][square]["colour"], fight["tiles"], "{square}");
    }
    if fight["kind"] == "war" {
        // No tile of the colour is left out, and the unification tile belongs to no side.
        let placed = &view["placed"];
        assert!(placed["covered"] == true && !squares.contains(&text(&placed["square"])));
        let counts = |square: &&String| view["cells"][*square]["colour"] == fight["tiles"];
        assert_eq!(squares.iter().filter(counts).cloned().collect::<BTreeSet<_>>(), supporters);
    } else {
        assert!(fight["tiles"] == "red" && squares.len() == supporters.len() + 1);
    }
}

/// A player who is asked sees their own hand; what lies on the board is the same for all.
#[test]
fn views_differ_by_what_is_hidden_only() {
    let mut rng = play::stream(37, 0);
    on_decisions(4, |state, observer| {
        if rng.random_range(0..10) != 0 {
            return;
        }
        let (mut own, mut open) = (json_of(state, observer), json_of(state, Observer::Spectator));
        let seat = own["actor"].as_u64().unwrap() as usize;
        assert!(own["seats"][seat].get("hand").is_some() && open["seats"][seat].get("hand").is_none());
        assert_eq!(
            (&own["seats"][seat]["screened"], &open["seats"][seat]["screened"]),
            (&json!(false), &json!(true))
        );
        for view in [&mut own, &mut open] {
            view["observer"] = Value::Null;
            let own = view["seats"][seat].as_object_mut().unwrap();
            for key in ["hand", "discards", "screened"] {
                own.remove(key);
            }
        }
        assert_eq!(own, open);
    });
}
