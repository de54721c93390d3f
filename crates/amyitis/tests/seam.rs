//! What leaves the game as JSON: actions come back, and every fact of a view or outlook is what the rules then do.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use serde_json::{Value, json};
use shinar_amyitis::{Action, Amyitis, Cause, Event, Options, Setup, State, View, What, pieces::Good};
use shinar_core::{Actor, Observer, Seat, play, prelude::*};

#[test]
fn every_action_comes_back_from_its_json() {
    for index in 0..Action::COUNT {
        let action = Action::at(index).unwrap();
        let text = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action, "{text}");
    }
    let hire = json!({"action": "hire", "trio": 1, "craft": "priest"});
    assert_eq!(serde_json::from_value::<Action>(hire).unwrap().to_string(), "hire 2 priest");
}

#[test]
fn actions_stay_small() {
    assert_eq!(size_of::<Action>(), 3);
}

#[test]
fn json_that_is_no_action_is_refused() {
    for wrong in [
        r#"7"#,
        r#""pass""#,
        r#"{}"#,
        r#"{"action": "dance"}"#,
        r#"{"action": "go"}"#,
        r#"{"action": "go", "steps": 0}"#,
        r#"{"action": "go", "steps": 10}"#,
        r#"{"action": "go", "steps": 256}"#,
        r#"{"action": "go", "steps": "3"}"#,
        r#"{"action": "hire", "trio": 4, "craft": "priest"}"#,
        r#"{"action": "hire", "trio": 0}"#,
        r#"{"action": "card", "card": "K"}"#,
        r#"{"action": "leader", "good": "wine"}"#,
        r#"{"action": "token", "good": "wine"}"#,
        r#"{"action": "swap", "give": "salt", "get": "wine"}"#,
        r#"{"action": "start", "seat": 4}"#,
        r#"{"action": "plant", "space": "44"}"#,
        r#"{"action": "irrigate", "side": "00-33"}"#,
        r#"{"action": "lay", "tile": "4a"}"#,
        r#"{"action": "pay", "good": null}"#,
    ] {
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}

/// Positions are read as people write them, with seats as `P1`, and as programs do; plant cards are `P1a` for both.
#[test]
fn positions_are_read_as_people_and_programs_write_them() {
    let text = r#"{"players": 2, "phase": "turn", "first": "P2", "active": 0, "plants": {"ur": "P3a"}}"#;
    let state = serde_json::from_str::<Setup>(text).unwrap().to_state().unwrap();
    let setup = serde_json::to_value(Setup::of(&state)).unwrap();
    assert_eq!(
        [&setup["first"], &setup["active"], &setup["plants"]["ur"]],
        [&json!(1), &json!(0), &json!("P3a")]
    );
    let wrong = serde_json::from_str::<Setup>(r#"{"plants": {"ur": "P9a"}}"#).unwrap_err();
    assert!(wrong.to_string().contains("such as P1a"), "{wrong}");
}

/// Plays random games with each number of players and each supply, and shows every step with what it led to.
///
/// They are played by the first version of the rules, which asks before nearly every step: later versions do the same
/// things, but several of them after one action.
fn watch(mut see: impl FnMut(&Step<'_>)) {
    for (seed, players) in (0..24).zip([2, 3, 4].into_iter().cycle()) {
        let mut options = Options::default();
        options.put("strict_supply", if seed % 2 == 0 { "no" } else { "yes" }).unwrap();
        options.put("double_canals", if seed % 4 < 2 { "one" } else { "both" }).unwrap();
        let mut state = Amyitis::new_game(players, &options).unwrap().by_rules(1).unwrap();
        let mut rng = play::stream(7, seed);
        while let Some(action) = Amyitis::random_action(&state, &mut rng) {
            let before = state;
            let mut events = Vec::new();
            Amyitis::apply(&mut state, action, &mut events).unwrap();
            see(&Step { before: &before, action, events: &events, after: &state });
        }
    }
}

struct Step<'a> {
    before: &'a State,
    action: Action,
    events: &'a [Event],
    after: &'a State,
}

impl Step<'_> {
    fn view(&self) -> Value {
        view(self.before)
    }

    fn decider(&self) -> usize {
        self.before.actor().seat().map_or(0, Seat::index)
    }
}

fn view(state: &State) -> Value {
    serde_json::to_value(View::of(state, Observer::Spectator)).unwrap()
}

fn found<'a>(list: &'a Value, key: &str, value: impl Into<Value>) -> &'a Value {
    let value = value.into();
    list.as_array().unwrap().iter().find(|one| one[key] == value).expect("there is one")
}

#[test]
fn an_outlook_is_what_then_happens() {
    let mut seen = [0; 4];
    watch(|step| {
        let actor = step.before.actor();
        let outlook = Amyitis::outlook(&View::of(step.before, Observer::Spectator), step.action);
        for observer in Observer::all(step.before.players()) {
            assert_eq!(Amyitis::outlook(&View::of(step.before, observer), step.action), outlook);
        }
        let told = |what: &dyn Fn(&What) -> bool| step.events.iter().any(|event| what(&event.what));
        let Some(outlook) = outlook else {
            assert!(!told(&|what| matches!(
                what,
                What::Hired { .. } | What::Moved { .. } | What::Planted { .. }
            )));
            return;
        };
        assert!(actor.seat().is_some());
        let happened = match step.action {
            Action::Hire { .. } => {
                seen[0] += 1;
                told(&|what| matches!(what, What::Hired { cost, .. } if Some(*cost) == outlook.talents))
            }
            Action::Go { .. } => {
                seen[1] += 1;
                told(&|what| matches!(what, What::Moved { camels, .. } if Some(*camels) == outlook.camels))
            }
            Action::Plant { .. } => {
                seen[2] += 1;
                told(
                    &|what| matches!(what, What::Planted { gardeners, .. } if Some(*gardeners) == outlook.gardeners),
                )
            }
            Action::Take { .. } => {
                seen[3] += 1;
                told(&|what| matches!(what, What::CardTaken { level, .. } if Some(*level) == outlook.level))
            }
            other => panic!("{other} has an outlook"),
        };
        assert!(happened, "{} is not {outlook:?}: {:?}", step.action, step.events);
    });
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn a_view_says_what_the_next_step_does() {
    watch(|step| {
        // Chance only lays things out.
        if step.before.actor().seat().is_none() {
            return;
        }
        let view = step.view();
        let own = &view["seats"][step.decider()];
        if let Action::Pay { good } = step.action {
            assert!(good == Good::Wine || view["trade"]["due"] == good.to_string());
        }
        for Event { what, seat, points, .. } in step.events {
            let seat = seat.map(Seat::index);
            match *what {
                What::Moved { city, steps, .. } => {
                    assert_eq!(found(&view["ring"], "ahead", steps)["name"], city);
                }
                What::Hired { trio, cost, .. } => assert_eq!(view["trios"][usize::from(trio)]["cost"], cost),
                What::Harvested { row, good, .. } => {
                    let row = &view["fields"][row.to_string().as_str()];
                    let next = &row["fields"][row["next"].as_u64().unwrap() as usize];
                    assert_eq!(
                        [&row["good"], &next["good"], &next["owner"]],
                        [&json!(good), &json!(good), &Value::Null]
                    );
                }
                What::Irrigated { side, cause, .. } => {
                    let side = found(&view["canals"], "side", side.to_string());
                    assert!(side["available"] == true || cause == Cause::Planting);
                    let due =
                        if cause == Cause::Craftsman { view["engineer_points"].clone() } else { json!(0) };
                    assert_eq!(json!(points), due);
                }
                What::Sold { .. } => assert_eq!(view["trade"]["points"], *points),
                What::Planted { space, tile, .. } => {
                    let space = found(&view["garden"], "space", space.to_string());
                    assert_eq!(space["tile"]["id"], tile.to_string());
                    assert_eq!([&space["tile"]["points"], &space["watered"]], [&json!(points), &json!(true)]);
                }
                What::IrrigationBonus { space, cubes } => {
                    let space = found(&view["garden"], "space", space.to_string());
                    assert_eq!(space["most"], seat.unwrap());
                    assert_eq!(space["around"][0], json!({"owner": seat, "count": cubes}));
                }
                What::NoIrrigationBonus { space } => {
                    assert_eq!(found(&view["garden"], "space", space.to_string())["most"], Value::Null);
                }
                What::CardTaken { guild, level, .. } => {
                    let cards: Vec<_> = view["guilds"].as_array().unwrap().iter().collect();
                    let card = cards
                        .iter()
                        .find(|card| card["guild"] == guild.to_string() && card["level"] == level);
                    let card = card.expect("it is in stock");
                    assert!(card["left"].as_u64().unwrap() > 0);
                    let due = if guild.to_string() == "palace" { card["points"].clone() } else { json!(0) };
                    assert_eq!(json!(points), due);
                }
                What::Over { tiles_left, .. } => {
                    assert_eq!([&view["tiles_left"], &view["until_end"]], [tiles_left, 0]);
                    assert!(tiles_left <= view["end_at"].as_u64().unwrap() as u8);
                }
                What::Round { .. } => assert_ne!(view["until_end"], 0),
                What::Discarded { .. } if view["phase"] == "discard" && seat == Some(step.decider()) => {
                    let goods = own["goods"].as_object().unwrap().values();
                    let goods: u64 = goods.map(|count| count.as_u64().unwrap()).sum();
                    assert!(goods > own["keep"].as_u64().unwrap());
                }
                _ => {}
            }
        }
    });
}

/// Who has most cubes in a row and in a temple is in the view before it counts.
#[test]
fn a_view_says_who_is_ahead() {
    let (mut rows, mut marduk) = (0, 0);
    watch(|step| {
        for Event { what, seat, points, .. } in step.events {
            match *what {
                What::RowFull { row, gardener } => {
                    rows += 1;
                    let row = &step.view()["fields"][row.to_string().as_str()];
                    // The last cube is the decider's.
                    let mut cubes: Vec<usize> = row["fields"].as_array().unwrap()[..4]
                        .iter()
                        .map(|field| field["owner"].as_u64().unwrap() as usize)
                        .collect();
                    let most = |cubes: &[usize]| {
                        let count = |seat: usize| cubes.iter().filter(|&&owner| owner == seat).count();
                        let best = (0..4).map(count).max().unwrap();
                        let mut best = (0..4).filter(|&seat| count(seat) == best);
                        best.next().filter(|_| best.next().is_none())
                    };
                    assert_eq!(row["most"], json!(most(&cubes)));
                    cubes.push(step.decider());
                    if gardener {
                        assert_eq!(seat.map(Seat::index), most(&cubes));
                    }
                }
                What::Marduk { rank } => {
                    marduk += 1;
                    // The procession may just have led somebody in; the ranks are those after it.
                    let after = view(step.after);
                    let rank = usize::from(rank) - 1;
                    assert_eq!(after["temples"]["marduk"]["ranks"][rank], json!(seat));
                    assert_eq!(after["marduk"][rank], *points);
                    // With two players nobody is second.
                    let ranks = if after["players"] == 2 { 1 } else { 2 };
                    assert_eq!(after["marduk"].as_array().unwrap().len(), ranks);
                    assert_eq!(after["temples"]["ishtar"]["ranks"].as_array().unwrap().len(), ranks);
                }
                _ => {}
            }
        }
    });
    assert!(rows > 20 && marduk > 50, "{rows} rows, {marduk} ranks");
}

/// What a score is made of is what the events of the game brought.
#[test]
fn the_parts_of_a_score_are_those_of_the_events() {
    let mut sums = vec![[0; 5]; 4];
    watch(|step| {
        for Event { what, seat, points, .. } in step.events {
            let Some(seat) = seat else { continue };
            let part = match what {
                What::Planted { .. } => 0,
                What::CardTaken { .. } => 1,
                What::Favour { .. } => 2,
                What::GoodsLeft { .. } => 3,
                _ => 4,
            };
            sums[seat.index()][part] += points;
        }
        assert!(step.view()["seats"][0].get("points").is_none());
        if step.after.actor() != Actor::Over {
            return;
        }
        let view = view(step.after);
        for (seat, sum) in view["seats"].as_array().unwrap().iter().zip(&sums) {
            let [tiles, palaces, favour, goods, rest] = sum;
            let points = json!({
                "tiles": tiles, "palaces": palaces, "favour": favour, "goods": goods, "rest": rest
            });
            assert_eq!(seat["points"], points);
            assert_eq!(seat["score"], sum.iter().sum::<i32>());
        }
        sums = vec![[0; 5]; 4];
    });
}

/// Income is what the banker in force says.
#[test]
fn the_cards_in_force_are_in_the_view() {
    let mut paid = 0;
    watch(|step| {
        for Event { what, seat, points, .. } in step.events {
            let What::Income { talents } = *what else { continue };
            paid += 1;
            let view = step.view();
            let cards = &view["seats"][seat.unwrap().index()]["cards"];
            let banker = found(cards, "guild", "banker");
            assert_eq!(banker["points"], *points);
            if view["strict_supply"] == false {
                assert_eq!(banker["talents"], talents);
            }
            assert_eq!(
                found(cards, "guild", "caravaneer")["keep"],
                view["seats"][seat.unwrap().index()]["keep"]
            );
        }
    });
    assert!(paid > 20);
}
