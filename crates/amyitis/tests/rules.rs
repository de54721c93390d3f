//! What a case cannot show: the data file, draws, options, and the bounds of the game.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use shinar_amyitis::{Action, Amyitis, BUILT_IN, Options, Setup, State, View, board::Side, pieces::Craft};
use shinar_core::{Actor, Observer, Record, Seat, cases::read_setup, play, prelude::*};

fn act(state: &mut State, text: &str) {
    let action = Action::parse(state, text).unwrap();
    Amyitis::apply(state, action, &mut ()).unwrap_or_else(|error| panic!("{text}: {error}"));
}

fn refused(state: &State, text: &str) -> &'static str {
    let action = Action::parse(state, text).unwrap();
    Amyitis::check(state, action).unwrap_err().ruling.0
}

fn position(text: &str) -> State {
    read_setup::<Amyitis>(text).unwrap().to_state().unwrap()
}

// ---- the data file ---------------------------------------------------------------------------------------------

fn file() -> toml::Table {
    BUILT_IN.parse().unwrap()
}

fn entries<'a>(file: &'a toml::Table, key: &str) -> Vec<&'a toml::Table> {
    file[key].as_array().unwrap().iter().map(|entry| entry.as_table().unwrap()).collect()
}

/// The sums for two, three and four players.
fn by_players(entries: &[&toml::Table]) -> [i64; 3] {
    let at =
        |players: usize| entries.iter().map(|entry| entry["players"][players].as_integer().unwrap()).sum();
    [at(0), at(1), at(2)]
}

#[test]
fn amy_d1_the_sums_of_the_box() {
    let file = file();
    let tokens: i64 = entries(&file, "good").iter().map(|good| good["tokens"].as_integer().unwrap()).sum();
    assert_eq!(tokens, 35);
    let supply = file["supply"].as_table().unwrap();
    let number = |key: &str| supply[key].as_integer().unwrap();
    assert_eq!((number("camels"), number("talents")), (14, 30));
    assert_eq!(4 * number("cubes_each") + number("grey_cubes"), 135);
    // 18 craftsmen, 31 guild cards, 4 plant cards, 2 Amyitis cards and the first-player card are 56 cards.
    assert_eq!(18 + 31 + entries(&file, "plant_card").len() + 2 + 1, 56);
    assert_eq!(entries(&file, "tile").len(), 20);
    assert_eq!(Options::from_pairs([("components", BUILT_IN)]), Ok(Options::default()));
}

#[test]
fn amy_d7_guild_cards_by_player_count() {
    let file = file();
    let guild = entries(&file, "guild");
    assert_eq!(by_players(&guild), [15, 21, 31]);
    let of = |kind: &str| {
        guild.iter().copied().filter(|card| card["kind"].as_str() == Some(kind)).collect::<Vec<_>>()
    };
    assert_eq!(by_players(&of("caravaneer")), [4, 6, 9]);
    assert_eq!(by_players(&of("banker")), [3, 4, 6]);
    assert_eq!(by_players(&of("palace")), [6, 8, 12]);
    assert_eq!(by_players(&of("gardener")), [2, 3, 4]);
    let palaces: i64 = of("palace").iter().map(|card| card["points"].as_integer().unwrap()).sum();
    assert_eq!(palaces, 31);
    // Caravan leaders of level 2: two with four players, one with fewer.
    assert_eq!(by_players(&[of("caravaneer")[2]]), [1, 1, 2]);
}

#[test]
fn amy_d8_craftsmen_by_player_count() {
    let file = file();
    assert_eq!(by_players(&entries(&file, "craft")), [10, 14, 18]);
}

#[test]
fn amy_d9_the_ring() {
    let file = file();
    let cities = entries(&file, "city");
    let names: Vec<_> = cities.iter().map(|city| city["name"].as_str().unwrap()).collect();
    let expected = ["Babylon", "Eshnunna", "Susa", "Ur", "Uruk", "Mari", "Palmyra", "Khorsabad", "Ninoua"];
    assert_eq!(names, expected);
    // Each good but wine is asked for by exactly two cities; the rows of fields are those of the ring.
    let goods = |kind: &str| -> Vec<_> {
        let of_kind = cities.iter().filter(|city| city["kind"].as_str() == Some(kind));
        of_kind.map(|city| city["good"].as_str().unwrap()).collect()
    };
    assert_eq!(goods("plant"), ["salt", "palm", "barley", "dates"]);
    assert_eq!(goods("guild"), ["barley", "dates", "salt", "palm"]);
    let row = |name: &str| -> Vec<_> {
        let row = file["fields"][name].as_array().unwrap();
        row.iter().map(|good| good.as_str().unwrap()).collect()
    };
    assert_eq!(row("top")[..4], goods("plant"));
    assert_eq!(row("bottom")[..4], goods("guild"));
    assert_eq!((row("top")[4], row("bottom")[4]), ("wine", "wine"));
}

#[test]
fn amy_d13_the_terraces() {
    let file = file();
    let rows = file["garden"]["terraces"].as_array().unwrap();
    let at = |r: usize, c: usize| rows[r][c].as_integer().unwrap();
    for r in 0..4 {
        for c in 0..4 {
            assert_eq!(at(r, c), 4 - r.max(c) as i64);
        }
    }
}

#[test]
fn amy_d15_canals_and_segments() {
    let file = file();
    let double: Vec<Side> = file["garden"]["double"]
        .as_array()
        .unwrap()
        .iter()
        .map(|side| side.as_str().unwrap().parse().unwrap())
        .collect();
    let high = |side: &Side| side.spaces().iter().any(|space| space.row().max(space.column()) <= 1);
    let expected: Vec<_> = Side::all().filter(high).collect();
    assert_eq!(
        {
            let mut double = double.clone();
            double.sort();
            double
        },
        expected
    );
    assert_eq!(Side::all().count(), 24);
    assert_eq!(Side::all().count() + double.len(), 32);
    assert_eq!(Side::all().filter(|side| side.is_at_river()).count(), 6);
}

#[test]
fn amy_d16_the_garden_tiles() {
    let file = file();
    let tiles = entries(&file, "tile");
    let of =
        |quality: char| tiles.iter().filter(|tile| tile["id"].as_str().unwrap().starts_with(quality)).count();
    assert_eq!((of('1'), of('2'), of('3')), (9, 6, 5));
    let mut points: Vec<_> = tiles.iter().map(|tile| tile["points"].as_integer().unwrap()).collect();
    points.sort();
    points.dedup();
    assert_eq!(points, [1, 2, 3, 4, 5, 6, 8, 10]);
}

/// What a file with a change says, or nothing if it is accepted.
fn change(from: &str, to: &str) -> Option<String> {
    assert!(BUILT_IN.contains(from), "{from}");
    let mut options = Options::default();
    options.set("components", &BUILT_IN.replacen(from, to, 1)).err().map(|error| error.to_string())
}

#[test]
fn an_empty_component_file_is_no_file() {
    for text in ["", " \n"] {
        let error = Options::default().set("components", text).unwrap_err().to_string();
        assert!(error.contains("the file is empty"), "{error}");
    }
}

#[test]
fn bad_component_files_are_refused_with_place_and_reason() {
    let cases = [
        ("tokens = 7", "tokens = 8", "good salt: tokens: 8; the box has 7 (AMY-D1)"),
        ("camels = 14", "camels = 0", "supply.camels: 0; the box has 14 (AMY-D1)"),
        ("talents = 30", "talents = 31", "supply.talents: 31; the box has 30 (AMY-D1)"),
        ("cubes_each = 30", "cubes_each = 20", "supply.cubes_each: 20; the box has 30 (AMY-D1)"),
        ("grey_cubes = 15", "grey_cubes = 20", "supply.grey_cubes: 20; the box has 15 (AMY-D1)"),
        ("talents = 4\n", "talents = 8\n", "start.talents: 8 for each of four players; the box has 30"),
        (
            r#"unused_with_two = ["02", "03", "13"]"#,
            r#"unused_with_two = ["02", "03", "03"]"#,
            "garden.unused_with_two: 3 given, 2 different ones; there are 3 (AMY-D14)",
        ),
        ("name = \"salt\"", "name = \"sand\"", "line 14: expected a good"),
        ("players = [3, 4, 5]", "players = [3, 4, 6]", "craft: 19 cards in all; the box has 18"),
        ("players = [3, 4, 5]", "players = [5, 4, 5]", "craft farmer: players = [5, 4, 5]"),
        (
            "kind = \"gardener\"\nplayers = [2, 3, 4]",
            "kind = \"gardener\"\nplayers = [2, 3, 5]",
            "the box has 31",
        ),
        ("id = \"1b\"", "id = \"1a\"", "tile 1a: given twice"),
        ("id = \"1b\"", "id = \"4b\"", "expected a garden tile"),
        ("id = \"2f\"", "id = \"3f\"", ""),
        ("id = \"2f\"\npoints = 3", "id = \"2f\"\npoints = 300", "line "),
        ("points = 10\ntop = true", "points = 10", "tile: one of the highest quality lies on top"),
        ("card = \"any\"", "card = \"all\"", "palace, gardener or any, found \"all\""),
        ("good = \"salt\"", "good = \"wine\"", "city \"Eshnunna\": no city asks for wine"),
        ("offers = [\"palace\", \"gardener\"]", "offers = [\"palace\", \"palace\"]", "two different offers"),
        ("name = \"Ur\"", "name = \"Uruk\"", "two cities have this name"),
        ("kind = \"plant\"", "kind = \"farm\"", "kind \"farm\"; must be sale, guild or plant"),
        (
            "a = { quality = 1 }",
            "a = { quality = 3 }",
            "plant_card P1, side a: quality 3; this side has quality 1",
        ),
        ("city = \"Khorsabad\"", "city = \"Susa\"", "plant_card K: \"Susa\" is no city of kind \"plant\""),
        ("[4, 3, 2, 1]", "[4, 3, 2, 2]", "garden.terraces: 6 spaces on terrace 1; there are 7"),
        ("\"00-01\"", "\"00-02\"", "expected a side"),
        (
            "level = 2\nplayers = [1, 1, 2]\ntalents",
            "level = 4\nplayers = [1, 1, 2]\ntalents",
            "guild banker: level 2 is missing",
        ),
        ("token = true\n", "", "one level carries tokens"),
        (
            "from = \"book\"",
            "from = \"rumour\"",
            "\"rumour\" is no origin; choose book, source, derived, reconstructed",
        ),
        ("from = \"book\"", "", "line "),
        ("from = { tokens = \"source\" }", "from = { token = \"source\" }", "good[1].from.tokens: must say"),
        ("camels = 14", "camel = 14", "there is no field `camel`"),
        (
            "camels = 14",
            "camels = \"many\"",
            "expected a whole number from 0 to 255, found the text \"many\"",
        ),
        ("[start]", "[start", "line "),
    ];
    for (from, to, expected) in cases {
        match change(from, to) {
            Some(message) => {
                assert!(message.starts_with("option components: "), "{message}");
                assert!(
                    !expected.is_empty() && message.contains(expected),
                    "{message}\ninstead of {expected}"
                );
            }
            None => assert!(expected.is_empty(), "{to} was accepted"),
        }
    }
}

#[test]
fn a_corrected_file_is_played_and_recorded_by_its_hash() {
    let text = BUILT_IN.replace("id = \"1i\"\npoints = 3", "id = \"1i\"\npoints = 2");
    let unknown = format!("sha256:{}", "0".repeat(64));
    let mut options = Options::default();
    assert!(options.set("components", &unknown).unwrap_err().message.contains("give the file itself"));
    options.set("components", &text).unwrap();
    let digest = options.get("components");
    assert!(digest.starts_with("sha256:") && digest.len() == 7 + 64);
    assert_eq!(options.changed(), [("components", digest.clone())]);
    let again = Options::from_pairs([("components", &digest)]).unwrap();
    assert_eq!(again, options);
    assert_ne!(options, Options::default());

    let mut state = Amyitis::new_game(3, &options).unwrap();
    let mut record = Record::new::<Amyitis>(&state, vec![]);
    let mut rng = play::stream(5, 0);
    while let Some(action) = Amyitis::random_action(&state, &mut rng) {
        record.actions.push((state.actor(), action.to_string()));
        Amyitis::apply_unchecked(&mut state, action, &mut ());
    }
    record.result = shinar_core::result_text::<Amyitis>(&state);
    assert!(record.to_string().contains(&format!("option: components={digest}")));
    let replayed = Record::parse(&record.to_string()).unwrap().replay::<Amyitis>(|_, _, _| ()).unwrap();
    assert_eq!(replayed, state);
    // A position carries it, too.
    let setup = Setup::of(&state);
    assert_eq!(setup.components, Some(digest));
    assert_eq!(setup.to_state().unwrap(), state);
}

#[test]
fn corrected_values_change_the_game() {
    let text = BUILT_IN.replace("id = \"1i\"\npoints = 3", "id = \"1i\"\npoints = 2");
    let options = Options::from_pairs([("components", &text)]).unwrap();
    let digest = options.get("components");
    let mut state = position(&format!(
        "players=2 components={digest} phase=plant caravan=ur trios=fff;ppp plants=ur:P1a tiles=31:1i canals=31-32:n"
    ));
    let mut rng = play::stream(1, 1);
    while state.actor() == Actor::Chance {
        let action = Amyitis::random_action(&state, &mut rng).unwrap();
        Amyitis::apply_unchecked(&mut state, action, &mut ());
    }
    act(&mut state, "plant 31");
    assert_eq!(state.scores()[0], 2);
}

// ---- what chance may draw ----------------------------------------------------------------------------------------

#[test]
fn amy_s6_tiles_are_drawn_by_quality_without_repetition() {
    let mut state = Amyitis::new_game(4, &Options::default()).unwrap();
    // Space 01 needs quality 3; the 10 is on the top already.
    assert_eq!(refused(&state, "lay 3a"), "AMY-S6");
    assert_eq!(refused(&state, "lay 2a"), "AMY-S6");
    assert_eq!(refused(&state, "lay 1p"), "AMY-S6");
    let mut legal = Vec::new();
    Amyitis::legal_actions(&state, &mut legal);
    assert_eq!(legal.len(), 4);
    act(&mut state, "lay 3d");
    assert_eq!(refused(&state, "lay 3d"), "AMY-S6");
}

#[test]
fn amy_s3_s5_s7_i1_draws_without_repetition() {
    let tiles =
        "tiles=01:3b;02:2a;03:1a;10:3c;11:3d;12:2b;13:1b;20:2c;21:2d;22:2e;23:1c;30:1d;31:1e;32:1f;33:1g";
    let mut state = position(&format!("players=3 {tiles}"));
    act(&mut state, "card P3");
    assert_eq!(refused(&state, "card P3"), "AMY-S3");
    act(&mut state, "card P1");
    act(&mut state, "card P2");
    act(&mut state, "side a");
    act(&mut state, "leader salt");
    assert_eq!(refused(&state, "start P4"), "AMY-S7");
    act(&mut state, "start P2");
    for _ in 0..3 {
        act(&mut state, "deal engineer");
    }
    assert_eq!(refused(&state, "deal engineer"), "AMY-I1");
    assert_eq!(Amyitis::chance_weight(&state, Action::Deal { craft: Craft::Farmer }), 4);
    assert_eq!(Amyitis::chance_weight(&state, Action::Deal { craft: Craft::Engineer }), 0);
    let mut four = position(&format!("players=4 {tiles} plants=eshnunna:P1a;ur:P2a;mari:P3a;khorsabad:Ka"));
    act(&mut four, "leader salt");
    assert_eq!(refused(&four, "leader salt"), "AMY-S5");
    act(&mut four, "leader dates");
    assert_eq!(four.actor(), Actor::Chance);
    act(&mut four, "start P4");
}

#[test]
fn amy_s5_wine_lies_on_no_caravan_leader() {
    let state = Amyitis::new_game(2, &Options::default()).unwrap();
    assert!(Action::parse(&state, "leader wine").is_err());
    assert!(Action::parse(&state, "swap salt wine").is_err());
}

// ---- canals, worked out again ---------------------------------------------------------------------------------------

/// What the rules say about canals, from the drawing alone: no tables, no incremental water.
#[test]
fn amy_h6_p1_canals_agree_with_a_plain_reckoning() {
    for (number, both) in (0..60).map(|number| (number, number % 2 == 1)) {
        let options = Options { both_canals: both, ..Options::default() };
        let mut state = Amyitis::new_game(2 + (number % 3) as u8, &options).unwrap();
        let mut rng = play::stream(40, number);
        let mut step = 0;
        while let Some(action) = Amyitis::random_action(&state, &mut rng) {
            Amyitis::apply_unchecked(&mut state, action, &mut ());
            step += 1;
            if step % 37 == 0 {
                let view = View::of(&state, Observer::Spectator);
                compare_canals(&serde_json::to_value(view).unwrap(), both);
            }
        }
    }
}

fn compare_canals(view: &serde_json::Value, both: bool) {
    let digit = |name: &str, at: usize| usize::from(name.as_bytes()[at] - b'0');
    // Each canal with its ends, which are corner points, and how much of it is irrigated.
    let canals: Vec<_> = view["canals"]
        .as_array()
        .unwrap()
        .iter()
        .map(|canal| {
            let name = canal["side"].as_str().unwrap();
            let (r, c, across) = (digit(name, 0), digit(name, 1), digit(name, 0) == digit(name, 3));
            let ends = if across { [(r, c + 1), (r + 1, c + 1)] } else { [(r + 1, c), (r + 1, c + 1)] };
            let cubes = canal["cubes"].as_array().unwrap().len() as u64;
            (name, ends, cubes, canal["segments"].as_u64().unwrap(), canal["available"].as_bool().unwrap())
        })
        .collect();
    let mut wet = [[false; 5]; 5];
    wet[4] = [true; 5];
    for row in &mut wet {
        row[4] = true;
    }
    // Water spreads until nothing changes.
    loop {
        let before = wet;
        for &(_, [one, two], cubes, segments, _) in &canals {
            if cubes == segments || cubes > 0 && !both {
                let any = wet[one.0][one.1] || wet[two.0][two.1];
                wet[one.0][one.1] = any;
                wet[two.0][two.1] = any;
            }
        }
        if wet == before {
            break;
        }
    }
    for &(name, [one, two], cubes, segments, available) in &canals {
        let reached = wet[one.0][one.1] || wet[two.0][two.1];
        assert_eq!(available, reached && cubes < segments, "{name}");
    }
    for space in view["garden"].as_array().unwrap() {
        let name = space["space"].as_str().unwrap();
        let beside = canals.iter().filter(|(side, ..)| side.split('-').any(|part| part == name));
        let watered = beside.clone().any(|(_, _, cubes, segments, _)| cubes == segments);
        assert_eq!(space["watered"].as_bool().unwrap(), watered, "{name}");
    }
}

// ---- bounds ------------------------------------------------------------------------------------------------------

#[test]
fn amy_r35_random_games_end_long_before_the_cap() {
    for players in 2..=4 {
        let start = Amyitis::new_game(players, &Options::default()).unwrap();
        for number in 0..300 {
            let outcome = play::random_playout::<Amyitis>(&mut start.clone(), &mut play::stream(9, number));
            assert!(outcome.reason.is_some());
            assert!(outcome.actions < Amyitis::INFO.max_actions / 2, "{} actions", outcome.actions);
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 352, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 4);
}

#[test]
fn every_statement_of_the_facts_page_has_its_ruling() {
    let sections = [
        ("D", 16),
        ("S", 7),
        ("I", 2),
        ("A", 3),
        ("H", 7),
        ("C", 8),
        ("P", 6),
        ("T", 9),
        ("E", 4),
        ("R", 36),
        ("X", 5),
    ];
    let mut expected = BTreeSet::new();
    for (section, count) in sections {
        expected.extend((1..=count).map(|number| format!("AMY-{section}{number}")));
    }
    let found: BTreeSet<_> =
        Amyitis::INFO.rulebook.rulings().map(|entry| entry.ruling.0.to_owned()).collect();
    assert_eq!(found, expected);
}

// ---- words ---------------------------------------------------------------------------------------------------------

#[test]
fn errors_say_which_part_of_a_trade_is_missing() {
    let say = |text: &str, action: &str| {
        let mut state = position(text);
        let mut rng = play::stream(1, 1);
        while state.actor() == Actor::Chance {
            let action = Amyitis::random_action(&state, &mut rng).unwrap();
            Amyitis::apply_unchecked(&mut state, action, &mut ());
        }
        let action = Action::parse(&state, action).unwrap();
        Amyitis::check(&state, action).unwrap_err().message
    };
    let base = "players=2 phase=turn trios=fff;ppp plants=eshnunna:P1a;ur:P2b;mari:P3a;khorsabad:Ka";
    let with = |rest: &str| format!("{base} {rest}");
    assert_eq!(say(&with("P1=camels:0"), "go 1"), "P1 has no camel; every move takes at least one");
    assert!(say(&with(""), "go 2").contains("2 steps take 2 camels with a bonus of 0; P1 has 1"));
    assert!(say(&with(""), "go 1").contains("Eshnunna asks for salt; P1 cannot pay that"));
    assert!(
        say(&with("P1=goods:s"), "go 1").contains("no space with a tile has a completely irrigated side")
    );
    let dry = with("canals=21-22:n P1=goods:s");
    assert!(say(&dry, "go 1").contains("21, 22 need more than quality 1 and 0 gardeners"));
    let ur = with("caravan=susa P1=goods:p");
    assert!(say(&ur, "go ur").contains("Ur asks for palm and palm"));
    assert!(say(&with("caravan=ninoua"), "go 1").contains("nothing to sell in Babylon"));
}

#[test]
fn actions_may_be_shortened() {
    let state = position("players=2 phase=turn caravan=mari");
    let read = |text: &str| Action::parse(&state, text);
    assert_eq!(read("h 1 f").unwrap(), Action::Hire { trio: 0, craft: Craft::Farmer });
    assert_eq!(read("go uruk").unwrap(), Action::Go { steps: 8 });
    assert_eq!(read("go mari").unwrap(), Action::Go { steps: 9 });
    assert_eq!(read("go 9").unwrap(), Action::Go { steps: 9 });
    assert_eq!(read("i 31-21").unwrap(), read("irrigate 21-31").unwrap());
    for text in
        ["", "go 10", "go 0", "go rome", "hire 5 farmer", "hire 1", "side c", "card K", "plant 44", "dance"]
    {
        assert!(read(text).is_err(), "{text}");
    }
    assert_eq!(state.players(), 2);
    assert_eq!(Seat::all(2).count(), 2);
}

// ---- versions of the rules ---------------------------------------------------------------------------------------

/// A game of release 0.1.0, with 29 questions that had one answer.
#[test]
fn a_record_of_the_first_version_replays() {
    let record = Record::parse(include_str!("records/rules-1.txt")).unwrap();
    let mut answered = 0;
    let mut legal = Vec::new();
    let end = record
        .replay::<Amyitis>(|_, state, _| {
            Amyitis::legal_actions(state, &mut legal);
            answered += usize::from(matches!(state.actor(), Actor::Seat(_)) && legal.len() == 1);
            assert_eq!(state.rules_version(), 1);
            assert_eq!(Setup::of(state).to_state().as_ref(), Ok(state));
        })
        .unwrap();
    assert_eq!((answered, end.actor()), (29, Actor::Over));
    // What goes on by the first version is written down as such.
    assert_eq!(Record::new::<Amyitis>(&record.start::<Amyitis>().unwrap(), vec![]).rules_version, 1);
    let unknown = Record { rules_version: 3, ..record };
    assert!(unknown.start::<Amyitis>().is_err());
}

#[test]
fn amy_x2_nobody_is_asked_what_has_one_answer() {
    for (players, game) in [(2, 1), (3, 2), (4, 3)] {
        let mut state = Amyitis::new_game(players, &Options::default()).unwrap();
        let mut rng = play::stream(22, game);
        let mut legal = Vec::new();
        while let Some(action) = Amyitis::random_action(&state, &mut rng) {
            Amyitis::legal_actions(&state, &mut legal);
            assert!(state.actor() == Actor::Chance || legal.len() > 1, "{action}");
            Amyitis::apply(&mut state, action, &mut ()).unwrap();
        }
    }
}
