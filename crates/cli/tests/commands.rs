//! The commands, run as a user runs them.
#![allow(missing_docs, clippy::expect_used, clippy::panic)]

mod shinar;

use std::{fs, path::Path};

use serde_json::Value;
use shinar::{Called, shinar_with};

/// Runs `shinar` with arguments.
fn shinar(args: &[&str]) -> Called {
    shinar_with(args, b"")
}

impl Called {
    /// The standard output as JSON.
    fn json(&self) -> Value {
        serde_json::from_str(&self.out)
            .unwrap_or_else(|error| panic!("{error} in {:?} ({})", self.out, self.err))
    }

    /// The one line of a refusal: exit code 2, nothing on standard output.
    fn refusal(&self) -> &str {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{}", self.err);
        let line = self.err.strip_suffix('\n').expect("a whole line");
        assert!(line.starts_with("error: ") && !line.contains('\n'), "{line}");
        line
    }
}

/// Every game in the list with its numbers of players.
fn games() -> Vec<(String, Vec<u64>)> {
    let listed = shinar(&["games", "--json"]).json();
    let games = listed.as_array().expect("a list").iter().map(|game| {
        let id = game["id"].as_str().expect("an id").to_owned();
        let (min, max) = (game["min_players"].as_u64(), game["max_players"].as_u64());
        (id, (min.expect("a number")..=max.expect("a number")).collect())
    });
    games.collect()
}

#[test]
fn games_are_listed() {
    assert!(games().iter().any(|(id, players)| id == "babylonia" && *players == [2, 3, 4]));
    assert!(shinar(&["games"]).out.contains("babylonia"));
}

#[test]
fn sim_reports_and_does_not_depend_on_threads() {
    for (game, players) in games() {
        for count in players {
            let count = count.to_string();
            let call = |threads| {
                let args = [
                    "sim",
                    &game,
                    "--players",
                    &count,
                    "--games",
                    "70",
                    "--seed",
                    "5",
                    "--json",
                    "--threads",
                ];
                shinar(&[&args[..], &[threads]].concat()).json()
            };
            let (one, two) = (call("1"), call("2"));
            for key in ["games", "actions", "mean_actions", "mean_score", "win_share", "end_reasons"] {
                assert_eq!(one[key], two[key], "{game} {key}");
                assert!(!one[key].is_null());
            }
            for key in ["seconds", "games_per_second", "actions_per_second"] {
                assert!(one[key].as_f64().expect("a number") > 0.0);
            }
            let shares = one["win_share"].as_array().expect("a list");
            let sum: f64 = shares.iter().filter_map(Value::as_f64).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{shares:?}");
            let ends = one["end_reasons"].as_object().expect("a map");
            assert_eq!(ends.values().filter_map(Value::as_u64).sum::<u64>(), 70);
        }
    }
}

#[test]
fn perft_counts() {
    for (game, players) in games() {
        let count = players[0].to_string();
        let report =
            shinar(&["perft", &game, "--players", &count, "--seed", "1", "--depth", "2", "--json"]).json();
        let table = report["table"].as_array().expect("a table");
        assert_eq!(table.len(), 2);
        assert_eq!(report["nodes"], table[1]["nodes"]);
        assert!(table[1]["nodes"].as_u64() >= table[0]["nodes"].as_u64());
    }
}

#[test]
fn a_record_is_written_verified_and_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, players) in games() {
        let count = players[0].to_string();
        let path = folder.path().join(format!("{game}.shinar"));
        let path = path.to_str().expect("UTF-8");
        let written =
            shinar(&["record", &game, "--players", &count, "--seed", "3", "--out", path, "--json"]).json();
        let verified = shinar(&["replay", path, "--verify", "--json"]).json();
        assert_eq!(verified["verified"], true);
        assert_eq!(verified["hash"], written["hash"]);
        let report = shinar(&["replay", path]);
        assert!(report.code == 0 && report.out.contains("result: "), "{}", report.err);
        let start = shinar(&["replay", path, "--to", "0", "--json"]).json();
        assert_eq!((start["steps"].as_u64(), start["actor"].as_str()), (Some(0), Some("chance")));
        let seen = shinar(&["replay", path, "--seat", "P1", "--json"]).json();
        assert!(seen.get("position").is_none() && seen["view"].is_object(), "a seat sees its view only");
        let printed = shinar(&["record", &game, "--players", &count, "--seed", "3"]);
        assert_eq!(printed.out, fs::read_to_string(path).expect("it was written"));
        assert!(shinar(&["replay", path, "--to", "99999"]).refusal().contains("actions"));
    }
}

#[test]
fn a_changed_record_is_refused_with_line_and_column() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("changed.shinar");
    let text = shinar(&["record", "babylonia", "--players", "2"]).out;
    let name = path.to_str().expect("UTF-8");
    for (from, to) in [(" lay ", " draw "), ("players: 2", "players: 3"), ("#", "#0"), ("1st", "2nd")] {
        fs::write(&path, text.replacen(from, to, 1)).expect("written");
        let called = shinar(&["replay", name, "--verify"]);
        let line = called.refusal();
        assert!(line.contains("line ") && line.contains("column "), "{line}");
    }
}

#[test]
fn a_forged_record_with_a_right_hash_is_refused_by_the_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = shinar(&["record", "babylonia", "--players", "2"]).out;
    let mut record = shinar_core::Record::parse(&text).expect("a record");
    record.actions[0].1 = "lay mop".to_owned();
    let path = folder.path().join("forged.shinar");
    fs::write(&path, record.to_string()).expect("written");
    let called = shinar(&["replay", path.to_str().expect("UTF-8"), "--verify"]);
    assert!(called.refusal().contains("action 1"));
}

/// Games whose printed data can be corrected: the record names the file by its digest and needs it again.
#[test]
fn a_record_with_corrected_components_needs_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in ["amyitis", "babylon"] {
        let built_in =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("data/components.toml");
        let corrected = folder.path().join(format!("{game}.toml"));
        let text = fs::read_to_string(built_in).expect("the built-in file");
        fs::write(&corrected, format!("# corrected\n{text}")).expect("written");
        let option = format!("components={}", corrected.display());
        let record = folder.path().join(format!("{game}.shinar"));
        let record = record.to_str().expect("UTF-8");
        let written = shinar(&["record", game, "--players", "2", "--option", &option, "--out", record]);
        assert_eq!(written.code, 0, "{}", written.err);
        let text = fs::read_to_string(record).expect("written");
        assert!(text.contains("option: components=sha256:"), "{text}");
        let called = shinar(&["replay", record, "--verify"]);
        let line = called.refusal();
        assert_eq!(line.matches("give the file itself").count(), 1, "{line}");
        let verified = shinar(&["replay", record, "--verify", "--option", &option]);
        assert_eq!(verified.code, 0, "{}", verified.err);
    }
}

#[test]
fn cases_are_reported_one_by_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = folder.path().join("good.md");
    let bad = folder.path().join("bad.md");
    let case = "```case A1\ntitle: one token\ngame: players=2\nstand: P1 mmopf\ndo: place merchant 2,0\n\
                expect: hex 2,0 m1\nrules: P2\n```\n";
    fs::write(&good, case).expect("written");
    fs::write(&bad, case.replace("expect: hex 2,0 m1", "expect: hex 2,0 f1")).expect("written");
    let (good, bad) = (good.to_str().expect("UTF-8"), bad.to_str().expect("UTF-8"));
    let passed = shinar(&["cases", "babylonia", good]);
    assert_eq!((passed.code, passed.out.as_str()), (0, "ok   A1: one token\n1 passed, 0 failed\n"));
    let failed = shinar(&["cases", "babylonia", good, bad]);
    assert_eq!(failed.code, 1);
    assert!(
        failed.out.contains("line 6: hex 2,0: expected f1, found m1")
            && failed.out.contains("1 passed, 1 failed")
    );
    let json = shinar(&["cases", "babylonia", bad, "--json"]);
    assert_eq!((json.code, json.json()["cases"][0]["line"].as_u64()), (1, Some(6)));
    fs::write(bad, "case A1\nexpect nothing").expect("written");
    assert!(shinar(&["cases", "babylonia", bad]).refusal().contains("line 2, column 1"));
}

#[test]
fn a_terminal_game_takes_numbers_prefixes_undo_save_and_help() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = folder.path().join("saved.shinar");
    let name = saved.to_str().expect("UTF-8");
    let input = format!("help BAB-P6\n?\n1\nundo\nnonsense\npl x 1,1\n? place\n2\nlog\nsave {name}\nquit\n");
    let played =
        shinar_with(&["play", "babylonia", "--seats", "human,random", "--seed", "9"], input.as_bytes());
    assert_eq!(played.code, 0, "{}", played.err);
    for expected in ["BAB-P6: A farmer", "   1 place ", "no: expected", "saved in"] {
        assert!(played.out.contains(expected), "{expected:?} is missing");
    }
    assert!(!played.out.contains('\u{1b}'), "no colours in a pipe");
    assert_eq!(shinar(&["replay", name, "--verify"]).code, 0);
    let resumed = shinar_with(&["play", "babylonia", "--load", name], b"quit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
}

#[test]
fn a_terminal_game_between_bots_plays_to_the_end() {
    for (game, players) in games() {
        let seats = vec!["random"; players[0] as usize].join(",");
        let played = shinar(&["play", &game, "--seats", &seats, "--seed", "1"]);
        assert!(played.code == 0 && played.out.contains("The end: P1 "), "{}", played.err);
    }
}

#[test]
fn bad_input_is_one_clear_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing");
    let missing = missing.to_str().expect("UTF-8");
    let nowhere = format!("{missing}/deep/file");
    let impossible = folder.path().join("impossible.json");
    let impossible = impossible.to_str().expect("UTF-8");
    fs::write(impossible, r#"{"tiles": {}, "tokens": {"3,1": "m1"}}"#).expect("written");
    let table: &[(&[&str], &str)] = &[
        (&["sim", "chess", "--players", "2"], "the games are: babylonia"),
        (&["sim", "babylonia", "--players", "5"], "2 to 4 players, not 5"),
        (&["sim", "babylonia", "--players", "two"], "--players"),
        (&["sim", "babylonia", "--players", "2", "--option", "colour=red"], "this game has: random_cards"),
        (&["sim", "babylonia", "--players", "2", "--option", "random_cards=maybe"], "choose no or yes"),
        (&["sim", "babylonia", "--players", "2", "--option", "random_cards"], "KEY=VALUE"),
        (&["perft", "babylonia", "--players", "1", "--depth", "1"], "2 to 4 players, not 1"),
        (&["perft", "babylonia", "--players", "2", "--depth", "0"], "--depth"),
        (&["replay", missing], "cannot read"),
        (&["record", "babylonia", "--players", "2", "--out", &nowhere], "cannot write"),
        (
            &["record", "babylonia", "--players", "3", "--seats", "random,random"],
            "2 seats given for 3 players",
        ),
        (&["record", "babylonia", "--players", "2", "--seats", "human,random"], "shinar play"),
        (&["play", "babylonia", "--seats", "human,wizard"], "`human` or a bot"),
        (&["play", "babylonia", "--seats", "human"], "2 to 4 players, not 1"),
        (&["play", "babylonia", "--position", impossible], "a ziggurat stands there"),
        (&["play", "babylonia", "--position", impossible], "BAB-P3"),
        (&["cases", "babylonia", missing], "cannot read"),
        (&["cases", "chess", missing], "there is no game"),
        (&["dance"], "dance"),
        (&[], "shinar games"),
    ];
    for (args, expected) in table {
        let called = shinar(args);
        let line = called.refusal();
        assert!(line.contains(expected), "{args:?}: {line}");
    }
    assert!(!Path::new(missing).exists() && !Path::new(&nowhere).exists());
}

#[test]
fn an_existing_file_is_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine");
    fs::write(&path, "precious").expect("written");
    let name = path.to_str().expect("UTF-8");
    assert!(shinar(&["record", "babylonia", "--players", "2", "--out", name]).refusal().contains("exists"));
    assert_eq!(fs::read_to_string(&path).expect("readable"), "precious");
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1, "nothing else was left behind");
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_an_error_and_no_panic() {
    use std::process::{Command, Stdio};
    // Nothing is read from the start, so that it cannot have written everything before.
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let child = Command::new(env!("CARGO_BIN_EXE_shinar"))
        .args(["record", "babylonia", "--players", "4"])
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(error, "error: standard output was closed before everything was written\n");
}

#[test]
fn a_data_set_is_written_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("set").display().to_string();
    let args = [
        "dataset",
        "amyitis",
        "--bots",
        "ismcts:4,random",
        "--games",
        "3",
        "--games-per-file",
        "2",
        "--json",
        "--out",
    ];
    let call = |more: &[&str]| shinar(&[&args[..], &[out.as_str()], more].concat());
    let first = call(&[]).json();
    assert_eq!((first["parts"].as_u64(), first["kept"].as_u64()), (Some(2), Some(0)), "{first}");
    let again = call(&["--threads", "2"]).json();
    assert_eq!((again["parts"].as_u64(), again["kept"].as_u64()), (Some(2), Some(2)), "{again}");
    let refusal = call(&["--seed", "9"]);
    assert!(refusal.refusal().contains("another data set"), "{}", refusal.err);
    let other = folder.path().join("other").display().to_string();
    let alone = shinar(&["dataset", "amyitis", "--bots", "random", "--games", "1", "--out", &other]);
    assert!(alone.refusal().contains("2 to 4 players"), "{}", alone.err);
}

#[test]
fn the_arena_reports_every_bot() {
    let report = shinar(&["arena", "babylonia", "--bots", "greedy,random", "--games", "3", "--json"]).json();
    let bots = report["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 2);
    for (bot, name) in bots.iter().zip(["greedy", "random"]) {
        assert_eq!(
            (&bot["name"], bot["games"].as_u64()),
            (&Value::from(name), Some(4)),
            "whole deals are played"
        );
        for key in ["win_share", "mean_score", "mean_rank", "elo", "elo_low", "elo_high"] {
            assert!(bot[key].is_number(), "{key}");
        }
    }
    assert_eq!(bots[0]["win_share"], 1.0);
    assert!(shinar(&["arena", "babylonia", "--bots", "greedy"]).refusal().contains("at least two"));
    assert!(shinar(&["arena", "babylonia", "--bots", "greedy,wizard"]).refusal().contains("no bot"));
}

#[test]
fn outside_programs_play_and_forfeit() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let bot = format!("cmd:python3 {},random", bot.display());
    let report = shinar(&["arena", "babylonia", "--bots", &bot, "--games", "2", "--json"]).json();
    assert_eq!(report["bots"][0]["forfeits"], 0, "{report}");
    for (program, reason) in [
        ("false", "exited"),
        ("yes", "it sent"),
        ("sleep 60", "within"),
        ("./no/such/program", "cannot be started"),
    ] {
        let bots = format!("cmd:{program},random");
        let report =
            shinar(&["arena", "babylonia", "--bots", &bots, "--games", "2", "--patience", "0.3", "--json"])
                .json();
        let lost = &report["bots"][0];
        assert_eq!((lost["forfeits"].as_u64(), lost["win_share"].as_f64()), (Some(2), Some(0.0)));
        assert!(lost["forfeit_reason"].as_str().is_some_and(|text| text.contains(reason)), "{lost}");
        assert_eq!(report["bots"][1]["win_share"], 1.0);
    }
}

#[test]
fn a_record_is_analysed_and_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("game.shinar");
    let drawing = folder.path().join("game.svg");
    let (record, drawing) = (record.to_str().expect("UTF-8"), drawing.to_str().expect("UTF-8"));
    assert_eq!(shinar(&["record", "babylonia", "--players", "2", "--out", record]).code, 0);
    let args = ["analyse", record, "--iterations", "20", "--json"];
    let report = shinar(&[&args[..], &["--svg", drawing]].concat()).json();
    assert_eq!(report, shinar(&args).json(), "the same seed, the same opinion");
    let decisions = report["decisions"].as_array().expect("a list");
    assert!(decisions.len() > 20);
    for decision in decisions {
        let chances: f64 =
            decision["win_chances"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
        assert!((chances - 1.0).abs() < 1e-3);
        assert!(decision["loss"].as_f64().is_some_and(|loss| loss >= 0.0));
        assert!(decision["best"].is_string() && decision["action"].is_string());
    }
    assert!(fs::read_to_string(drawing).expect("drawn").starts_with("<svg"));
    let american = [&["analyze"], &args[1..]].concat();
    assert_eq!(report, shinar(&american).json(), "the American spelling works too");
    assert!(shinar(&["analyse", drawing]).refusal().contains("line 1"));
}

#[test]
fn a_hint_is_legal() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, _) in games() {
        let position = folder.path().join(format!("{game}.json"));
        fs::write(&position, "{}").expect("written");
        let name = position.to_str().expect("UTF-8");
        let report = shinar(&["hint", &game, "--position", name, "--bot", "ismcts:30", "--json"]).json();
        assert!(report["idea"]["action"].is_string(), "{report}");
    }
}

#[test]
fn the_ladder_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let (results, table) = (folder.path().join("r.jsonl"), folder.path().join("t.md"));
    let (results, table) = (results.to_str().expect("UTF-8"), table.to_str().expect("UTF-8"));
    let ladder = |games| {
        let args = ["ladder", "babylonia", "--players", "2", "--top-games", "2", "--scale", "0.001"];
        let called =
            shinar(&[&args[..], &["--games", games, "--results", results, "--table", table]].concat());
        assert_eq!(called.code, 0, "{}", called.err);
        fs::read_to_string(results).expect("written")
    };
    let first = ladder("2");
    let second = ladder("4");
    assert!(second.starts_with(&first) && second.len() > first.len(), "results are added, not replaced");
    assert_eq!(second, ladder("4"), "nothing is left to play");
    let page = fs::read_to_string(table).expect("written");
    assert!(page.contains("| babylonia | 2 | level2 – level1 | 4 |"), "{page}");
    let args = ["ladder", "babylonia", "--players", "2", "--top-games", "2", "--scale", "0.001", "--json"];
    let report =
        shinar(&[&args[..], &["--games", "4", "--results", results, "--table", table]].concat()).json();
    assert_eq!(report.as_array().map(Vec::len), Some(7), "{report}");
    assert_eq!((&report[0]["upper"], &report[0]["games"]), (&Value::from("level2"), &Value::from(4)));
}

#[test]
fn weights_are_tuned_the_same_way_from_the_same_seed() {
    let args = [
        "tune",
        "babylonia",
        "--players",
        "2",
        "--rounds",
        "1",
        "--pairs",
        "1",
        "--iterations",
        "5",
        "--json",
    ];
    let report = shinar(&args).json();
    assert_eq!(report, shinar(&[&args[..], &["--threads", "2"]].concat()).json());
    assert_eq!((&report["rounds"], &report["games"]), (&Value::from(1), &Value::from(8)));
    assert!(report["weights"].as_array().is_some_and(|weights| !weights.is_empty()));
    let text = shinar(&args[..args.len() - 1]).out;
    assert!(text.contains("#   shinar tune babylonia --players 2 --seed 1 --rounds 1"), "{text}");
}

#[test]
fn weights_are_learned_the_same_way_from_the_same_seed() {
    let command = "learn babylonia --games 6 --iterations 5 --sweeps 3 --pairs 1";
    let args: Vec<&str> = command.split(' ').collect();
    let report = shinar(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(report, shinar(&[&args[..], &["--json", "--threads", "2"]].concat()).json());
    assert!(report["decisions"].as_u64().is_some_and(|count| count > 20), "{report}");
    // The test games cover every number of players.
    let players = report["shares"].as_array().map(|shares| shares.iter().map(|share| &share[0]).collect());
    assert_eq!(players, Some(vec![&Value::from(2), &Value::from(3), &Value::from(4)]));
    let text = shinar(&args).out;
    assert!(
        text.contains("#   shinar learn babylonia --seed 1 --games 6 --iterations 5 --sweeps 3"),
        "{text}"
    );
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    assert_eq!(lines.count(), report["weights"].as_array().map_or(0, Vec::len));
}

/// A whole run in small: games, a network, a match; then the network plays, and a program plays against it.
#[test]
fn a_network_is_trained_and_tried() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = folder.path().join("run").display().to_string();
    let train = [
        "train",
        "amyitis",
        "--folder",
        &run,
        "--generations",
        "1",
        "--games",
        "5",
        "--iterations",
        "6",
        "--epochs",
        "1",
        "--pairs",
        "1",
        "--json",
    ];
    let report = shinar(&train).json();
    assert_eq!(report["generations"][0]["shares"].as_array().map(Vec::len), Some(3), "{report}");
    let again = shinar(&train).json();
    assert_eq!(again["best"], report["best"], "what is done is not done again");
    assert_eq!(again["generations"].as_array().map(Vec::len), Some(0));
    let network = folder.path().join("run/gen-001/network.safetensors").display().to_string();
    let bots = format!(
        "cmd:{} bot ismcts:8 --network {network},ismcts:8/knowledge=linear",
        env!("CARGO_BIN_EXE_shinar")
    );
    let match_ =
        shinar(&["arena", "amyitis", "--bots", &bots, "--games", "2", "--network", &network, "--json"]);
    assert_eq!(match_.json()["bots"][0]["forfeits"], 0, "{}", match_.out);
    let wrong =
        shinar(&["arena", "babylonia", "--bots", "ismcts:4,random", "--games", "2", "--network", &network]);
    assert!(wrong.refusal().contains("game amyitis, and babylonia is needed"), "{}", wrong.err);
}

#[test]
fn games_of_self_play_are_data_sets() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().display().to_string();
    let play = ["selfplay", "babylonia", "--games", "4", "--iterations", "4", "--out", &out, "--json"];
    let report = shinar(&play).json();
    assert!(report["games"].as_u64().is_some_and(|games| games >= 4), "{report}");
    assert!((2..=4).all(|players| folder.path().join(format!("p{players}/part-00000.parquet")).exists()));
    assert_eq!(shinar(&play).json(), report);
}

#[test]
fn a_bot_answers_what_it_is_asked_and_refuses_the_rest() {
    let line = r#"{"cmd":"decide","game":"babylonia","players":2,"seat":0,"position":"players=2 turn=20 tiles=3,3:m;22,8:o tokens=2,4:m1;4,4:o2;16,6:p1 placed=16,6 P1=score:10/stand:mmmm P2=score:11/stand:mopff","new_turn":true,"legal":[]}"#;
    let decided =
        shinar_with(&["bot", "ismcts:20"], format!("{line}\n{line}\n{{\"cmd\":\"quit\"}}\n").as_bytes());
    let lines: Vec<_> = decided.out.lines().collect();
    assert!(
        lines.len() == 2 && lines.iter().all(|line| line.contains(r#"{"action":"place "#)),
        "{}",
        decided.out
    );
    for (bad, expected) in [
        ("nonsense\n", "expected"),
        (r#"{"cmd":"dance"}"#, "a bot takes `decide` and `quit`"),
        (r#"{"cmd":"decide","game":"chess"}"#, "there is no game"),
        (r#"{"cmd":"decide","game":"babylonia","seat":0,"position":"players=9"}"#, "2 to 4 players"),
    ] {
        let refused = shinar_with(&["bot", "greedy"], bad.as_bytes());
        assert!(refused.refusal().contains(expected), "{bad}: {}", refused.err);
    }
}
