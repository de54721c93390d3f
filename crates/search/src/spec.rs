//! Bots by name: `random`, `greedy`, `ismcts:2000`, `ismcts:1s`.

use std::{fmt, str::FromStr, time::Duration};

use shinar_core::Heuristic;

use crate::{
    bot::{Bot, RandomBot},
    greedy::Greedy,
    ismcts::Ismcts,
    level::{Algorithm, LEVELS, Level},
    settings::SearchSettings,
};

/// How much a bot may search for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same decision on every machine.
    Iterations(u32),
    /// As many iterations as fit into this time.
    Time(Duration),
}

/// The name of a bot, as people and programs write it.
///
/// ```
/// use shinar_search::{BotSpec, Budget};
///
/// assert_eq!("level4".parse(), Ok(BotSpec::Level(4)));
/// assert_eq!("governor".parse(), Ok(BotSpec::Level(5)));
/// let bot: BotSpec = "ismcts:500/noise=0.1".parse()?;
/// assert!(matches!(bot, BotSpec::Ismcts(Budget::Iterations(500), _)));
/// assert_eq!(bot.to_string(), "ismcts:500/noise=0.1");
/// # Ok::<_, shinar_search::NoBot>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BotSpec {
    /// A random legal action.
    Random,
    /// One decision ahead.
    Greedy,
    /// Tree search with these settings; the budget replaces their iterations.
    Ismcts(Budget, SearchSettings),
    /// One of the six [levels](crate::LEVELS).
    Level(u8),
}

/// How a bot's time is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// Not at all: it decides when its iterations are done.
    Free,
    /// This long for every decision.
    Decision(Duration),
    /// This long for a turn, shared by its decisions.
    Turn(Duration),
}

impl BotSpec {
    /// The bot that gives hints: strong, and with the same hint on every machine.
    pub const HINT: Self = Self::Ismcts(Budget::Iterations(2000), SearchSettings::STANDARD);

    fn level(number: u8) -> &'static Level {
        &LEVELS[usize::from(number.clamp(1, 6)) - 1]
    }

    /// Makes the bot.
    pub fn bot<G: Heuristic>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(RandomBot),
            Self::Greedy => Box::new(Greedy::STANDARD),
            Self::Ismcts(budget, settings) => {
                let iterations = match budget {
                    Budget::Iterations(iterations) => iterations,
                    Budget::Time(_) => u32::MAX,
                };
                Box::new(Ismcts::new(SearchSettings { iterations, ..settings }))
            }
            Self::Level(number) => match Self::level(number).algorithm {
                Algorithm::Greedy(greedy) => Box::new(greedy),
                Algorithm::Counted(settings) | Algorithm::Timed(settings, _) => {
                    Box::new(Ismcts::new(settings))
                }
            },
        }
    }

    /// The noise that it adds to what it finds.
    pub fn noise(self) -> f32 {
        match self {
            Self::Random | Self::Greedy => 0.0,
            Self::Ismcts(_, settings) => settings.noise,
            Self::Level(number) => match Self::level(number).algorithm {
                Algorithm::Greedy(greedy) => greedy.noise,
                Algorithm::Counted(settings) | Algorithm::Timed(settings, _) => settings.noise,
            },
        }
    }

    /// How its time is limited.
    pub fn time(self) -> Time {
        match self {
            Self::Ismcts(Budget::Time(time), _) => Time::Decision(time),
            Self::Level(number) => match Self::level(number).algorithm {
                Algorithm::Timed(_, time) => Time::Turn(time),
                Algorithm::Greedy(_) | Algorithm::Counted(_) => Time::Free,
            },
            _ => Time::Free,
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Ismcts(budget, settings) => {
                match budget {
                    Budget::Iterations(iterations) => write!(f, "ismcts:{iterations}")?,
                    Budget::Time(time) => write!(f, "ismcts:{}ms", time.as_millis())?,
                }
                for (name, value, standard) in settings.named() {
                    if value != standard {
                        write!(f, "/{name}={value}")?;
                    }
                }
                Ok(())
            }
            Self::Level(number) => write!(f, "level{number}"),
        }
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot {0:?}; bots are random, greedy, level1 to level6 (or pupil, scribe, messenger, astronomer, governor, sage), \
     ismcts:2000 (iterations) and ismcts:1s or ismcts:500ms (time), with settings such as ismcts:1s/c_puct=0.4"
)]
pub struct NoBot(String);

impl FromStr for BotSpec {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Self, NoBot> {
        let level =
            LEVELS.iter().find(|level| level.name == text || format!("level{}", level.number) == text);
        match (text, text.strip_prefix("ismcts:"), level) {
            ("random", ..) => Ok(Self::Random),
            ("greedy", ..) => Ok(Self::Greedy),
            ("ismcts", ..) => Ok(Self::HINT),
            (_, Some(search), _) => read_search(search).ok_or_else(|| NoBot(text.to_owned())),
            (.., Some(level)) => Ok(Self::Level(level.number)),
            _ => Err(NoBot(text.to_owned())),
        }
    }
}

/// A budget, then settings: `2000/c_puct=0.4/widening=2`.
fn read_search(text: &str) -> Option<BotSpec> {
    let mut parts = text.split('/');
    let budget = read_budget(parts.next()?)?;
    let mut settings = SearchSettings::STANDARD;
    for part in parts {
        let (name, value) = part.split_once('=')?;
        settings.set(name, value)?;
    }
    Some(BotSpec::Ismcts(budget, settings))
}

/// A number of iterations, or a time in `s` or `ms`; not zero.
fn read_budget(text: &str) -> Option<Budget> {
    let time = if let Some(millis) = text.strip_suffix("ms") {
        Duration::from_millis(millis.parse().ok()?)
    } else if let Some(seconds) = text.strip_suffix('s') {
        let time = Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?;
        // Whole milliseconds, because that is how the name is written.
        Duration::from_millis(time.as_millis().try_into().ok()?)
    } else {
        return text.parse().ok().filter(|&count| count > 0).map(Budget::Iterations);
    };
    (!time.is_zero()).then_some(Budget::Time(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named() {
        let parse = |text: &str| text.parse::<BotSpec>();
        assert_eq!(parse("greedy"), Ok(BotSpec::Greedy));
        assert_eq!((parse("level4"), parse("sage")), (Ok(BotSpec::Level(4)), Ok(BotSpec::Level(6))));
        assert_eq!(parse("ismcts:50"), Ok(BotSpec::Ismcts(Budget::Iterations(50), SearchSettings::STANDARD)));
        let timed = |millis| {
            Ok(BotSpec::Ismcts(Budget::Time(Duration::from_millis(millis)), SearchSettings::STANDARD))
        };
        assert_eq!((parse("ismcts:1.5s"), parse("ismcts:20ms")), (timed(1500), timed(20)));
        assert_eq!(parse("ismcts:.1125s"), timed(112), "times have whole milliseconds, as their names do");
        let text = "ismcts:30/c_puct=0.25/playout=4/candidates=2/fpu=0.1";
        assert_eq!(parse(text).map(|bot| bot.to_string()), Ok(text.to_owned()));
        let old = "ismcts:30/curiosity=0.25/sharpness=2/slip=0.5";
        let new = "ismcts:30/c_puct=0.25/inverse_temperature=2/noise=0.5";
        assert_eq!(parse(old), parse(new), "the old names still work");
        assert_eq!(parse(old).map(|bot| bot.to_string()), Ok(new.to_owned()));
        for bad in [
            "",
            "ismcts:",
            "ismcts:0",
            "ismcts:-1s",
            "ismcts:0s",
            "wizard",
            "level7",
            "ismcts:1e99s",
            "ismcts:1e18s",
            "ismcts:0.0001s",
            "ismcts:9/x=1",
            "ismcts:9/noise=-1",
        ] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
