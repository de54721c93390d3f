//! Actions, views and outlooks as JSON: they can be read back, and what they foretell is what then happens.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;

use serde_json::{Value, json};
use shinar_babylonia::{Action, Babylonia, Event, Options, Setup, State, View, What, board::Hex};
use shinar_core::{Actor, Observer, Seat, play, prelude::*};

// ---- actions ---------------------------------------------------------------------------------------------------

#[test]
fn every_action_round_trips() {
    for index in 0..Action::COUNT {
        let action = Action::at(index).unwrap();
        let value = serde_json::to_value(action).unwrap();
        assert_eq!(serde_json::from_value::<Action>(value.clone()).unwrap(), action, "{value}");
        assert_eq!(serde_json::from_str::<Action>(&value.to_string()).unwrap(), action, "{value}");
    }
}

#[test]
fn actions_have_named_fields() {
    let written = |text: &str| {
        let state = Babylonia::new_game(4, &Options::default()).unwrap();
        serde_json::to_value(Action::parse(&state, text).unwrap()).unwrap()
    };
    assert_eq!(written("place merchant 4,6"), json!({"action": "place", "kind": "merchant", "hex": "4,6"}));
    assert_eq!(written("resolve 3,1"), json!({"action": "resolve", "hex": "3,1"}));
    assert_eq!(written("start P3"), json!({"action": "start", "seat": 2}));
    assert_eq!(written("lay mo"), json!({"action": "lay", "tile": "mo"}));
    assert_eq!(written("take 7"), json!({"action": "take", "card": 7}));
    assert_eq!(written("extra no"), json!({"action": "extra", "yes": false}));
    assert_eq!(written("finish"), json!({"action": "finish"}));
}

#[test]
fn what_is_no_action_is_refused() {
    let wrong = [
        json!({}),
        json!(null),
        json!("finish"),
        json!(17),
        json!({"action": "jump"}),
        json!({"action": "place"}),
        json!({"action": "place", "kind": "merchant"}),
        json!({"action": "place", "kind": "king", "hex": "4,6"}),
        json!({"action": "place", "kind": "merchant", "hex": "0,0"}),
        json!({"action": "place", "kind": "merchant", "hex": [4, 6]}),
        json!({"action": "place", "kind": "merchant", "hex": "4,6", "seat": 0}),
        json!({"action": "resolve", "hex": "5,7"}),
        json!({"action": "start", "seat": 4}),
        json!({"action": "take", "card": 10}),
        json!({"action": "lay", "tile": "om"}),
        json!({"action": "extra", "yes": "no"}),
    ];
    for value in wrong {
        assert!(serde_json::from_value::<Action>(value.clone()).is_err(), "{value}");
    }
}

// ---- views and outlooks ----------------------------------------------------------------------------------------

/// One decision of a random game: before it, and what it led to.
struct Step {
    before: State,
    action: Action,
    after: State,
    events: Vec<Event>,
}

impl Step {
    /// The cities and ziggurats as the view of the decider shows them, by hex.
    fn sites(&self) -> BTreeMap<String, Value> {
        sites(&self.before, decider(&self.before))
    }
}

fn decider(state: &State) -> Observer {
    state.actor().seat().map_or(Observer::Spectator, Observer::Seat)
}

fn view(state: &State, observer: Observer) -> Value {
    serde_json::to_value(View::of(state, observer)).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn sites(state: &State, observer: Observer) -> BTreeMap<String, Value> {
    let view = view(state, observer);
    list(&view["sites"]).iter().map(|site| (site["hex"].as_str().unwrap().to_owned(), site.clone())).collect()
}

/// Plays random games with two to four players, every other one with random cards.
fn each_step(games: u64, mut check: impl FnMut(&Step)) {
    for seed in 0..games {
        let players = 2 + (seed % 3) as u8;
        let mut state = Babylonia::new_game(players, &Options { random_cards: seed % 2 == 1 }).unwrap();
        let mut rng = play::stream(seed, 3);
        while let Some(action) = Babylonia::random_action(&state, &mut rng) {
            let before = state;
            let mut events = Vec::new();
            Babylonia::apply_unchecked(&mut state, action, &mut events);
            check(&Step { before, action, after: state, events });
        }
    }
}

fn outlook(state: &State, action: Action) -> Value {
    let outlook = Babylonia::outlook(&View::of(state, decider(state)), action);
    serde_json::to_value(outlook.map_or_else(Vec::new, |outlook| outlook.sites)).unwrap()
}

/// What the rules said about the first site that they resolved.
#[derive(Debug, Default, PartialEq)]
struct Resolved {
    hex: String,
    /// Tokens and points by seat.
    citizens: BTreeMap<u64, (u64, i64)>,
    /// Who took the tile.
    taker: Option<u64>,
    is_city: bool,
}

fn first_resolved(events: &[Event]) -> Option<Resolved> {
    let mut found: Option<Resolved> = None;
    for event in events {
        let seat = event.seat.map_or(0, |seat| u64::from(seat.0));
        match (event.what, &mut found) {
            (What::Surrounded { .. }, Some(_)) => return found,
            (What::Surrounded { hex, .. }, None) => {
                found = Some(Resolved { hex: hex.to_string(), ..Resolved::default() });
            }
            (What::Citizens { tokens, .. }, Some(found)) => {
                found.citizens.insert(seat, (tokens.into(), event.points.into()));
            }
            (What::CityTaken { .. }, Some(found)) => (found.is_city, found.taker) = (true, Some(seat)),
            (What::CityLost { .. }, Some(found)) => found.is_city = true,
            _ => {}
        }
    }
    found
}

/// The same as the page reads it.
fn foretold(site: &Value) -> Resolved {
    let scoring = list(&site["links"]).iter().filter(|links| links["points"] != 0);
    Resolved {
        hex: site["hex"].as_str().unwrap().to_owned(),
        citizens: scoring
            .map(|links| {
                let tokens = list(&links["scoring"]).len() as u64;
                (links["seat"].as_u64().unwrap(), (tokens, links["points"].as_i64().unwrap()))
            })
            .collect(),
        taker: site["leader"].as_u64(),
        is_city: true,
    }
}

#[test]
fn bab_c3_and_bab_c4_a_city_brings_what_view_and_outlook_say() {
    let (mut by_view, mut by_outlook, mut ties, mut citizens) = (0, 0, 0, 0);
    each_step(60, |step| {
        let Some(resolved) = first_resolved(&step.events).filter(|resolved| resolved.is_city) else { return };
        let outlook = outlook(&step.before, step.action);
        let told = list(&outlook).iter().find(|site| site["hex"] == resolved.hex.as_str());
        let site = &step.sites()[&resolved.hex];
        let told = match told {
            Some(told) => {
                by_outlook += 1;
                told
            }
            // Surrounded earlier this turn, so that the view knew all about it.
            None => {
                by_view += 1;
                assert_eq!(site["pending"] == true, list(&site["open"]).is_empty());
                site
            }
        };
        // A token elsewhere may have linked others to the city.
        let elsewhere = matches!(step.action, Action::Place { .. }) && told == site;
        if !elsewhere {
            assert_eq!(foretold(told), resolved);
            ties += usize::from(resolved.taker.is_none());
            citizens += resolved.citizens.len();
        }
    });
    let seen = [by_view, by_outlook, ties, citizens];
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// The city at 4,6, with own tokens beside it, two hexes away, and none.
#[test]
fn bab_k8_and_bab_k9_free_hexes_link_in_views() {
    let links = |token: &str, cards: &[u8]| {
        let setup = json!({
            "players": 4, "random_cards": true, "turn": 9, "cards": [],
            "tiles": {"4,6": "m", "22,4": "o", "22,8": "p"},
            "tokens": {token: "m1"},
            "seats": [{"cards": cards, "stand": "f"}, {"stand": ""}, {"stand": ""}, {"stand": ""}],
        });
        let state = serde_json::from_value::<Setup>(setup).unwrap().to_state().unwrap();
        sites(&state, Observer::Spectator)["4,6"]["links"].clone()
    };
    let lone = |token: &str| json!([{"seat": 0, "scoring": [token], "points": 2, "pairs": []}]);
    assert_eq!(
        links("3,7", &[]),
        json!([{"seat": 0, "scoring": ["3,7"], "points": 2, "pairs": [["4,6", "3,7"]]}])
    );
    assert_eq!(links("7,7", &[]), json!([]));
    assert_eq!(links("7,7", &[8]), lone("7,7"));
    assert_eq!(links("7,7", &[9]), json!([]));
    assert_eq!(links("3,9", &[8]), json!([]));
    assert_eq!(links("3,9", &[8, 9]), lone("3,9"));
}

#[test]
fn pairs_are_the_city_and_neighbouring_tokens_of_the_seat() {
    each_step(12, |step| {
        let tokens = Setup::of(&step.before).tokens;
        for site in step.sites().values() {
            for links in list(&site["links"]) {
                let own = |hex: &Hex| tokens.get(hex).is_some_and(|token| links["seat"] == token.seat.0);
                for pair in list(&links["pairs"]) {
                    let [one, other] =
                        [&pair[0], &pair[1]].map(|hex| hex.as_str().unwrap().parse::<Hex>().unwrap());
                    assert!(one.neighbours().contains(other), "{pair}");
                    assert!(own(&other) && (own(&one) || site["hex"] == pair[0]), "{pair}");
                }
            }
        }
    });
}

#[test]
fn an_outlook_is_how_the_sites_stand_afterwards() {
    let mut compared = 0;
    each_step(24, |step| {
        let after = sites(&step.after, decider(&step.before));
        for told in list(&outlook(&step.before, step.action)) {
            let Some(site) = after.get(told["hex"].as_str().unwrap()) else { continue };
            for field in ["open", "tokens", "leader"] {
                assert_eq!(told.get(field), site.get(field), "{field} after {}", step.action);
            }
            compared += 1;
        }
    });
    assert!(compared > 1000);
}

#[test]
fn an_outlook_depends_on_the_view_only() {
    each_step(12, |step| {
        let Actor::Seat(seat) = step.before.actor() else { return };
        let other = Babylonia::redeal(&step.before, Observer::Seat(seat), &mut play::stream(5, 5));
        assert_eq!(outlook(&step.before, step.action), outlook(&other, step.action));
    });
}

#[test]
fn bab_p6_a_field_brings_what_it_is_worth_in_the_view() {
    let mut counting = 0;
    each_step(24, |step| {
        for event in &step.events {
            let What::Field { hex, tile, counts_cities } = event.what else { continue };
            let site = &step.sites()[&hex.to_string()];
            assert_eq!(site["worth"], event.points);
            assert_eq!((&site["tile"], &site["counts_cities"]), (&json!(tile), &json!(counts_cities)));
            counting += usize::from(counts_cities && event.points > 0);
        }
    });
    assert!(counting > 0);
}

#[test]
fn sites_show_the_board() {
    each_step(12, |step| {
        let view = view(&step.after, Observer::Spectator);
        let setup = Setup::of(&step.after);
        let tiles = setup.tiles.unwrap();
        let shown = list(&view["sites"]).iter().filter(|site| site["site"] != "ziggurat");
        assert_eq!(shown.count(), tiles.len());
        for site in list(&view["sites"]) {
            let hex = site["hex"].as_str().unwrap();
            if site["site"] == "ziggurat" {
                assert_eq!(site["resolved"] == true, setup.resolved.iter().any(|one| one.to_string() == hex));
            } else {
                let tile = tiles[&hex.parse().unwrap()];
                assert_eq!(site["tile"], tile.to_string());
                assert_eq!(site["site"] == "city", tile.is_city());
            }
            if site["site"] != "field" {
                let all_taken = list(&site["open"]).is_empty() && site["resolved"] != true;
                assert_eq!(site["pending"] == true, all_taken, "{hex}");
            }
        }
    });
}

#[test]
fn bab_p1_and_bab_p2_the_demand_says_when_a_turn_can_be_finished() {
    each_step(12, |step| {
        let view = view(&step.before, decider(&step.before));
        assert_eq!(view.get("demand").is_some(), view["phase"] == "place");
        let Some(demand) = view.get("demand") else { return };
        let placed = list(&view["placed"]).len() as u64;
        let owed = demand["owed"].as_u64().unwrap();
        assert_eq!(owed + placed.min(2), if view["turn"] == 1 { 1 } else { 2 });
        if owed == 0 {
            assert!(Babylonia::check(&step.before, Action::Finish).is_ok());
            assert_eq!(demand["more"], true);
        }
    });
}

#[test]
fn stands_and_pools_are_counts_that_only_their_seat_sees() {
    each_step(6, |step| {
        let players = step.after.players();
        let setup = Setup::of(&step.after);
        for observer in Observer::all(players) {
            let view = view(&step.after, observer);
            for seat in Seat::all(players) {
                let shown = &view["seats"][seat.index()];
                let given = &setup.seats[seat.index()];
                assert_eq!(shown.get("stand").is_some(), observer.is(seat));
                assert_eq!(shown.get("pool").is_some(), observer.is(seat));
                let Some(pool) = shown.get("pool") else { continue };
                let letters = given.pool.as_deref().unwrap_or_default();
                for (kind, letter) in [("merchant", 'm'), ("official", 'o'), ("priest", 'p'), ("farmer", 'f')]
                {
                    assert_eq!(pool[kind], letters.matches(letter).count());
                }
            }
        }
    });
}

#[test]
fn the_end_has_one_name() {
    each_step(12, |step| {
        let view = view(&step.after, Observer::Spectator);
        assert_eq!(view.get("end").and_then(Value::as_str), step.after.end_reason());
        for event in &step.events {
            if let What::Over { reason } = event.what {
                assert_eq!(json!(reason), view["end"]);
            }
        }
    });
}
