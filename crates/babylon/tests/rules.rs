//! Rules that a case cannot show: components, crowded tables, sizes.
#![allow(clippy::unwrap_used)]

use shinar_babylon::{
    Action, Babylon, Components, Options, Outlook, Setup, State, View,
    board::Corner,
    pieces::{Flower, Material, Symbol, Tile},
};
use shinar_core::{Actor, Observer, SetupError, play, prelude::*};

const BUILT_IN: &str = include_str!("../data/components.toml");

/// The ids of the facts page, by chapter.
const IDS: [(char, u32); 13] = [
    ('C', 3),
    ('S', 5),
    ('T', 3),
    ('M', 4),
    ('G', 4),
    ('P', 10),
    ('D', 8),
    ('B', 2),
    ('K', 2),
    ('N', 7),
    ('E', 10),
    ('A', 49),
    ('X', 5),
];

#[test]
fn every_statement_has_its_ruling() {
    let expected: Vec<String> = IDS
        .iter()
        .flat_map(|&(letter, count)| (1..=count).map(move |n| format!("BBL-{letter}{n}")))
        .collect();
    let found: Vec<_> = Babylon::INFO.rulebook.rulings().map(|entry| entry.ruling.0.to_owned()).collect();
    let sorted = |mut list: Vec<String>| {
        list.sort();
        list
    };
    assert_eq!(sorted(found), sorted(expected));
}

// ---- components ------------------------------------------------------------------------------------------------

fn built_in() -> Components {
    Components::read(BUILT_IN).unwrap()
}

fn of(material: Material) -> impl Iterator<Item = Tile> {
    Tile::all().filter(move |tile| tile.material() == Some(material))
}

#[test]
fn bbl_c1_symbols_by_material() {
    let components = built_in();
    for material in Material::ALL {
        assert_eq!(of(material).count(), 16);
        assert!(of(material).all(|t| components.corners(t).iter().flatten().count() == material.symbols()));
    }
}

/// The balance statements of the facts page about the reconstructed list.
#[test]
fn bbl_c2_the_built_in_tiles_are_balanced() {
    let components = built_in();
    assert_eq!(components.provenance(), "reconstructed");
    let symbols = |tiles: &[Tile], symbol: Symbol| {
        tiles.iter().flat_map(|&t| components.corners(t)).filter(|found| **found == Some(symbol)).count()
    };
    for (material, each) in [(Material::Clay, 8), (Material::Granite, 12), (Material::Basalt, 16)] {
        let tiles: Vec<_> = of(material).collect();
        for symbol in Symbol::ALL {
            assert_eq!(symbols(&tiles, symbol), each, "{symbol} on {material}");
            // Each corner of each material carries every symbol equally often.
            for corner in 0..4 {
                let there = tiles.iter().filter(|&&t| components.corners(t)[corner] == Some(symbol)).count();
                assert_eq!(there, each / 4);
            }
        }
        for flower in Flower::ALL {
            let own: Vec<_> = tiles.iter().copied().filter(|&t| components.flower(t) == flower).collect();
            assert_eq!(own.len(), 4);
            assert!(Symbol::ALL.iter().all(|&symbol| symbols(&own, symbol) == each / 4));
        }
    }
    let all: Vec<_> = Tile::all().collect();
    assert!(Symbol::ALL.iter().all(|&symbol| symbols(&all, symbol) == 40));
    assert!(Flower::ALL.iter().all(|&f| all.iter().filter(|&&t| components.flower(t) == f).count() == 13));
    // All 48 layouts are distinct up to rotation.
    let layout =
        |tile: Tile| (0..4).map(|r| Corner::ALL.map(|corner| components.symbol(tile, r, corner))).min();
    let mut layouts: Vec<_> = all.iter().take(48).map(|&tile| layout(tile)).collect();
    layouts.sort();
    layouts.dedup();
    assert_eq!(layouts.len(), 48);
    for flower in Flower::ALL {
        let corners: String =
            components.corners(flower.start_tile()).iter().flatten().map(|s| s.letter()).collect();
        assert_eq!(corners, "SFBT");
    }
}

/// Which symbols come together on the tiles of each material.
#[test]
fn bbl_c2_the_built_in_tiles_combine_evenly() {
    let components = built_in();
    let sorted = |tile: Tile| {
        let mut letters: Vec<char> = components.corners(tile).iter().flatten().map(|s| s.letter()).collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    let count = |material: Material, wanted: &str| of(material).filter(|&t| sorted(t) == wanted).count();
    let adjacent = |tile: Tile| {
        let corners = components.corners(tile);
        (0..4).any(|at| corners[at].is_some() && corners[(at + 1) % 4].is_some())
    };
    for (at, a) in ['B', 'F', 'S', 'T'].into_iter().enumerate() {
        // Clay: each double pair once, each mixed pair twice, once side by side and once diagonal.
        assert_eq!(count(Material::Clay, &format!("{a}{a}")), 1);
        for b in ['B', 'F', 'S', 'T'].into_iter().skip(at + 1) {
            let pair = format!("{a}{b}");
            let tiles: Vec<_> = of(Material::Clay).filter(|&t| sorted(t) == pair).collect();
            assert_eq!(tiles.len(), 2, "{pair}");
            assert_eq!(tiles.iter().filter(|&&t| adjacent(t)).count(), 1, "{pair}");
        }
        // Granite: each triple without one symbol twice, each symbol doubled twice and a partner twice.
        let triple: String = ['B', 'F', 'S', 'T'].into_iter().filter(|&c| c != a).collect();
        assert_eq!(count(Material::Granite, &triple), 2);
        let doubled = |t: &Tile| sorted(*t).matches(a).count() == 2;
        assert_eq!(of(Material::Granite).filter(doubled).count(), 2);
        let is_pair = |t: &Tile| {
            let letters = sorted(*t);
            letters.matches(a).count() == 1 && letters.chars().any(|c| letters.matches(c).count() == 2)
        };
        assert_eq!(of(Material::Granite).filter(is_pair).count(), 2);
        // Basalt: every combination of a doubled and a missing symbol once.
        for missing in ['B', 'F', 'S', 'T'].into_iter().filter(|&c| c != a) {
            let fits = |t: &Tile| sorted(*t).matches(a).count() == 2 && !sorted(*t).contains(missing);
            assert_eq!(of(Material::Basalt).filter(fits).count(), 1, "{a}{a} without {missing}");
        }
    }
    assert_eq!(count(Material::Basalt, "BFST"), 4);
    for flower in Flower::ALL {
        let own = |t: &Tile| components.flower(*t) == flower;
        assert_eq!(of(Material::Clay).filter(own).filter(|&t| adjacent(t)).count(), 2);
        assert_eq!(of(Material::Basalt).filter(own).filter(|&t| sorted(t) == "BFST").count(), 1);
    }
}

#[test]
fn bbl_c3_the_built_in_tokens() {
    assert_eq!(built_in().tokens(), &[2; 7]);
}

#[test]
fn a_corrected_file_can_be_given_and_then_named_by_its_digest() {
    let text = BUILT_IN.replace("CL01 = [\"white\", \"S-S-\"]", "CL01 = [\"white\", \"SS--\"]");
    let text = text.replace("\"reconstructed\"", "\"from the box\"");
    let options = Options::from_pairs([("components", &text)]).unwrap();
    let digest = options.get("components");
    assert!(digest.starts_with("sha256:") && digest.len() == 71);
    assert_eq!(options.changed(), [("components", digest.clone())]);
    assert_eq!(Options::from_pairs([("components", &digest)]).unwrap(), options);
    assert_ne!(options, Options::default());
    assert_eq!(Options::from_pairs([("components", BUILT_IN)]).unwrap(), Options::default());
    assert_eq!(Options::default().get("components"), "");
    // A whole game with it, written down and read again in the middle.
    let mut state = Babylon::new_game(3, &options).unwrap();
    let mut rng = play::stream(1, 0);
    for _ in 0..90 {
        let action = Babylon::random_action(&state, &mut rng).unwrap();
        Babylon::apply_unchecked(&mut state, action, &mut ());
    }
    let text = Setup::of(&state).to_line();
    assert!(text.contains(&digest));
    assert_eq!(Setup::parse(&text).unwrap().to_state().unwrap(), state);
    let view = serde_json::to_string(&View::of(&state, Observer::Spectator)).unwrap();
    assert!(view.contains("from the box"));
}

#[test]
fn a_bad_file_is_refused_with_the_reason() {
    let refusals = [
        (BUILT_IN.replace("CL01 = [\"white\", \"S-S-\"]\n", ""), "[clay]: CL01 is missing"),
        (
            BUILT_IN.replace("CL01 = ", "CL17 = "),
            "line 25: expected a tile such as CL01, GR16, BA07 or ST1, found \"CL17\"",
        ),
        (BUILT_IN.replace("CL01 = ", "GR01 = "), "[clay]: GR01 does not belong here"),
        (
            BUILT_IN.replace("\"S-S-\"", "\"S-S\""),
            "CL01: \"S-S\" has 3 corners; write four letters NW NE SE SW",
        ),
        (BUILT_IN.replace("\"S-S-\"", "\"S-X-\""), "CL01: 'X' is no symbol; write S, F, B, T or -"),
        (BUILT_IN.replace("\"S-S-\"", "\"SSS-\""), "CL01: 3 symbols; a tile of clay has 2"),
        (BUILT_IN.replace("blank = 2", "blank = 3"), "[tokens]: 15 round tokens; there are 14"),
        (
            BUILT_IN.replace("ST1 = [\"white\"", "ST1 = [\"pink\""),
            "ST1: the flower of this starting tile is white",
        ),
        (
            BUILT_IN.replace("\"S-S-\"]", "\"S-S-\", \"T\"]"),
            "line 25: expected a flower and four symbols, found \"white S-S- T\"",
        ),
        (String::new(), "the file is empty; leave it out to play with the built-in one"),
        (" \n".to_owned(), "the file is empty; leave it out to play with the built-in one"),
        ("sha256:00".to_owned(), "no file with the digest sha256:00 was given; give the file itself"),
    ];
    for (text, expected) in refusals {
        let error = Options::from_pairs([("components", &text)]).unwrap_err();
        assert_eq!(error.to_string(), format!("option components: {expected}"));
    }
    for text in [
        BUILT_IN.replace("\"white\", \"S-S-\"", "\"red\", \"S-S-\""),
        "nonsense".to_owned(),
        "[clay]".to_owned(),
    ] {
        let error = Options::from_pairs([("components", &text)]).unwrap_err();
        assert!(error.to_string().contains("option components: "), "{error}");
    }
}

// ---- crowded tables --------------------------------------------------------------------------------------------

fn position(text: &str) -> Result<State, SetupError> {
    Setup::parse(text).unwrap().to_state()
}

/// A position with its quarry turned up.
fn settled(text: &str) -> State {
    let mut state = position(text).unwrap();
    let mut rng = play::stream(1, 0);
    while state.actor() == Actor::Chance {
        let action = Babylon::random_action(&state, &mut rng).unwrap();
        Babylon::apply_unchecked(&mut state, action, &mut ());
    }
    state
}

/// Tiles side by side on one level, from the `from`th tile of the game on.
fn rows(from: usize, count: usize, suffix: &str) -> String {
    let tiles = Tile::all().skip(from).take(count).enumerate();
    let tiles = tiles.map(|(at, tile)| format!("{tile}@({},{})r0{suffix}", at % 4 * 2, at / 4 * 2));
    tiles.collect::<Vec<_>>().join(";")
}

/// What `legal_actions` lists is what `check` accepts, here where the supply runs out.
fn agrees(state: &State) {
    let mut listed = Vec::new();
    Babylon::legal_actions(state, &mut listed);
    listed.sort();
    let all = (0..Action::COUNT).filter_map(Action::at);
    let mut accepted: Vec<Action> = all.filter(|&action| Babylon::check(state, action).is_ok()).collect();
    accepted.sort();
    assert_eq!(listed, accepted);
}

fn refusal(state: &State, text: &str) -> String {
    let action = Action::parse(state, text).unwrap();
    Babylon::check(state, action).unwrap_err().ruling.0.to_owned()
}

fn act(state: &mut State, text: &str) {
    let action = Action::parse(state, text).unwrap();
    Babylon::apply(state, action, &mut ()).unwrap();
}

#[test]
fn bbl_a42_singles_run_out() {
    // 9 + 9 + 9 + 7 tiles on 4 pillars each are 136; 11 are stored: one of 148 is left.
    let text = format!(
        "players=4 strict_supply=yes first=P1 phase=mine round=11 quarry=----;{} P1=flower:white/pillars:6/stored:none/garden:{} \
         P2=flower:pink/pillars:5/stored:none/garden:{} P3=flower:blue/stored:none/garden:{} P4=flower:yellow/stored:none/garden:{}",
        ["BA13", "BA14", "BA15", "BA16"].join(";") + &";----".repeat(11),
        rows(0, 9, "L1"),
        rows(9, 9, "L1"),
        rows(18, 9, "L1"),
        rows(27, 7, "L1"),
    );
    let mut state = position(&text).unwrap();
    agrees(&state);
    let action = Action::parse(&state, "mine (1,0)").unwrap();
    let outlook = Babylon::outlook(&View::of(&state, Observer::Spectator), action);
    let Some(Outlook::Mine(gain)) = outlook else { panic!("{outlook:?}") };
    assert_eq!((gain.edges.len(), gain.flower, gain.short, gain.pillars), (4, 0, 3, 1));
    let view = serde_json::to_value(View::of(&state, Observer::Spectator)).unwrap();
    assert_eq!(view["quarry"][1]["gain"]["pillars"], 1, "the view says what mining brings");
    act(&mut state, "mine (1,0)");
    let setup = Setup::of(&state);
    assert_eq!(setup.seats[0].pillars, Some(7), "an edge brings four, the supply has one");
    let over = text.replace("P3=flower:blue/stored", "P3=flower:blue/pillars:6/stored");
    assert_eq!(position(&over).unwrap_err().ruling.unwrap().0, "BBL-A42");
}

#[test]
fn bbl_a42_doubles_run_out() {
    // One tile of level 1 each, and 8 + 6 tiles on 4 doubles each: 56 of 60.
    let garden = |from: usize, count: usize| {
        let first = Tile::at(from).unwrap();
        format!("{first}@(6,6)r0L1;{}", rows(from + 1, count, "L2"))
    };
    let text = format!(
        "players=2 strict_supply=yes phase=build active=P1 first=P1 mined=BA16 stored=none P1=flower:white/pillars:12/stored:none/garden:{} \
         P2=flower:pink/pillars:0/stored:none/garden:{}",
        garden(0, 8),
        garden(9, 6)
    );
    let text = text.replace(" stored=none", "");
    let mut state = settled(&text);
    agrees(&state);
    act(&mut state, "place mined (0,4)r0 L2");
    // All 60 are in use now.
    let text = text.replace(&garden(9, 6), &garden(9, 7));
    let state = settled(&text);
    agrees(&state);
    assert_eq!(refusal(&state, "place mined (0,4)r0 L2"), "BBL-A42");
    let loose = settled(&text.replace("strict_supply=yes ", ""));
    let action = Action::parse(&loose, "place mined (0,4)r0 L2").unwrap();
    assert_eq!(Babylon::check(&loose, action), Ok(()));
}

#[test]
fn bbl_a42_lookouts_run_out() {
    let text = format!(
        "players=3 strict_supply=yes phase=build active=P3 first=P1 mined=BA16 P1=flower:white/stored:none/garden:{} \
         P2=flower:pink/stored:none/garden:{} P3=flower:blue/pillars:4/stored:none/garden:{}",
        rows(0, 13, "L1^NW"),
        rows(13, 13, "L1^NW"),
        rows(26, 12, "L1^NW"),
    );
    let state = settled(&text);
    agrees(&state);
    assert_eq!(refusal(&state, "place mined (0,6)r0 L1 lookout NW"), "BBL-A42");
    let mut state = state;
    act(&mut state, "place mined (0,6)r0 L1");
}

// ---- sizes -----------------------------------------------------------------------------------------------------

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}
