//! A drawing of the win probabilities over a game.

use std::fmt::Write;

use shinar_games::AnnotatedMove;

const WIDTH: f32 = 960.0;
const HEIGHT: f32 = 360.0;
const MARGIN: f32 = 48.0;
/// Colours and dashes of the seats: never colour alone.
const SEATS: [(&str, &str); 4] =
    [("#1f5fa8", ""), ("#c2542d", "8 4"), ("#8a7a5c", "2 4"), ("#4f7f3b", "12 4 2 4")];

/// The win probability of every seat, decision by decision.
pub(crate) fn win_chances(annotated: &[AnnotatedMove], players: u8) -> String {
    let first = annotated.first().map_or(0, |one| one.number) as f32;
    let last = annotated.last().map_or(1, |one| one.number) as f32;
    let x =
        |number: usize| MARGIN + (WIDTH - 2.0 * MARGIN) * (number as f32 - first) / (last - first).max(1.0);
    let y = |share: f32| HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * share.clamp(0.0, 1.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-label=\"Win probabilities\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#4a3a28\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#f7f0e1\"/>\n"
    );
    // Writing to a string cannot fail.
    for percent in [0, 25, 50, 75, 100] {
        let at = y(percent as f32 / 100.0);
        let _ = writeln!(
            out,
            "<line x1=\"{MARGIN}\" x2=\"{}\" y1=\"{at}\" y2=\"{at}\" stroke=\"#d9c9a8\"/>\
             <text x=\"8\" y=\"{}\">{percent} %</text>",
            WIDTH - MARGIN,
            at + 4.0
        );
    }
    for (seat, (colour, dash)) in SEATS.into_iter().enumerate().take(players.into()) {
        let points = annotated.iter().filter_map(|one| {
            let share = one.shares.get(seat)?;
            Some(format!("{:.1},{:.1}", x(one.number), y(*share)))
        });
        let points = points.collect::<Vec<_>>().join(" ");
        let legend = MARGIN + 90.0 * seat as f32;
        let _ = writeln!(
            out,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
             stroke-dasharray=\"{dash}\"/>\n\
             <line x1=\"{legend}\" x2=\"{}\" y1=\"20\" y2=\"20\" stroke=\"{colour}\" stroke-width=\"2\" \
             stroke-dasharray=\"{dash}\"/><text x=\"{}\" y=\"24\">P{}</text>",
            legend + 36.0,
            legend + 42.0,
            seat + 1
        );
    }
    let _ = writeln!(out, "<text x=\"{}\" y=\"{}\">action</text>\n</svg>", WIDTH - 96.0, HEIGHT - 16.0);
    out
}
