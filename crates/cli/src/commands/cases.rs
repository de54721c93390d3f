//! `shinar cases`: rule tests from files.

use anyhow::Context;
use serde_json::json;
use shinar_core::{
    Heuristic,
    cases::{self, Case, CaseGame, Failure},
};
use shinar_games::{Visitor, entry, visit};

use crate::{args::CasesArgs, files, output::Output};

struct RunCases<'a, 'b>(&'a [Case<'b>]);

impl Visitor for RunCases<'_, '_> {
    type Out = Vec<Result<(), Failure>>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        self.0.iter().map(Case::run::<G>).collect()
    }
}

pub(crate) fn run(args: &CasesArgs, out: &mut Output) -> anyhow::Result<bool> {
    entry(&args.game)?;
    // All files are read before any case is run, so that a bad file is one error and not half a report.
    let mut texts = Vec::new();
    for path in &args.files {
        texts.push((path.display().to_string(), files::read(path)?));
    }
    let mut parsed = Vec::new();
    for (name, text) in &texts {
        let cases = cases::parse(text).with_context(|| name.clone())?;
        if cases.is_empty() {
            anyhow::bail!("{name}: it contains no case; a case begins with a line `case NAME`");
        }
        parsed.push((name, cases));
    }
    let (mut passed, mut failed) = (0, 0);
    let mut reports = Vec::new();
    for (file, cases) in &parsed {
        let results = visit(&args.game, RunCases(cases))?;
        for (case, result) in cases.iter().zip(results) {
            match &result {
                Ok(()) => passed += 1,
                Err(_) => failed += 1,
            }
            if args.json {
                reports.push(report(file, case, &result));
            } else {
                out.line(match result {
                    Ok(()) => format!("ok   {}: {}", case.name, case.title),
                    Err(failure) => format!("FAIL {}: {}\n     {file}, {failure}", case.name, case.title),
                })?;
            }
        }
    }
    if args.json {
        out.json(&json!({"game": args.game, "passed": passed, "failed": failed, "cases": reports}))?;
    } else {
        out.line(format!("{passed} passed, {failed} failed"))?;
    }
    Ok(failed == 0)
}

fn report(file: &str, case: &Case<'_>, result: &Result<(), Failure>) -> serde_json::Value {
    let mut value = json!({
        "file": file,
        "case": case.name,
        "title": case.title,
        "rules": case.rules,
        "passed": result.is_ok(),
    });
    if let Err(failure) = result {
        value["line"] = json!(failure.line);
        value["difference"] = json!(failure.message);
    }
    value
}
