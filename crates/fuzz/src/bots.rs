//! The names of bots.

use shinar_search::BotSpec;

/// Reads the name of a bot; writing it and reading it again gives the same bot.
pub fn check(data: &[u8]) {
    let Ok(bot) = String::from_utf8_lossy(data).parse::<BotSpec>() else { return };
    let text = bot.to_string();
    assert_eq!(text.parse(), Ok(bot), "{text}");
    bot.time();
}

/// One of each kind.
pub fn seeds() -> Vec<String> {
    let texts = "random greedy level1 level6 pupil sage ismcts ismcts:2000 ismcts:1s ismcts:1.5s ismcts:0.125s ismcts:500ms \
                 ismcts:2000/curiosity=0.4/widening=2 ismcts:1s/children=3/playout=4/sharpness=0.5/slip=0.1/threads=4 \
                 ismcts:2000/c_puct=0.4/inverse_temperature=2/noise=0.5";
    texts.split_whitespace().map(str::to_owned).collect()
}
