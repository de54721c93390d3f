//! Bots by name: `random`, `greedy`, `ismcts:2000`, `ismcts:1s`.

use std::{fmt, str::FromStr, time::Duration};

use shinar_core::Heuristic;

use crate::{
    bot::{Bot, RandomBot},
    greedy::Greedy,
    ismcts::{Ismcts, Settings},
};

/// How long a bot may think about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same decision on every machine.
    Iterations(u32),
    /// A time.
    Time(Duration),
}

/// The name of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// One decision ahead.
    Greedy,
    /// Tree search.
    Ismcts(Budget),
}

impl BotSpec {
    /// Makes the bot.
    pub fn bot<G: Heuristic>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(RandomBot),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Ismcts(budget) => {
                let iterations = match budget {
                    Budget::Iterations(iterations) => iterations,
                    Budget::Time(_) => u32::MAX,
                };
                Box::new(Ismcts::<G>::new(Settings { iterations, ..Settings::default() }))
            }
        }
    }

    /// The time it may take for a decision, if it is limited by time.
    pub fn time(self) -> Option<Duration> {
        match self {
            Self::Ismcts(Budget::Time(time)) => Some(time),
            _ => None,
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Ismcts(Budget::Iterations(iterations)) => write!(f, "ismcts:{iterations}"),
            Self::Ismcts(Budget::Time(time)) => write!(f, "ismcts:{}ms", time.as_millis()),
        }
    }
}

/// The text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot {0:?}; bots are random, greedy, ismcts:2000 (iterations) and ismcts:1s or ismcts:500ms"
)]
pub struct NoBot(String);

impl FromStr for BotSpec {
    type Err = NoBot;

    fn from_str(text: &str) -> Result<Self, NoBot> {
        let budget = |text: &str| {
            let seconds = text.strip_suffix('s').filter(|rest| !rest.ends_with('m'));
            let time = match (text.strip_suffix("ms"), seconds) {
                (Some(millis), _) => Some(millis.parse().ok().map(Duration::from_millis)),
                (None, Some(seconds)) => {
                    let seconds: Option<f64> = seconds.parse().ok();
                    Some(seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()))
                }
                (None, None) => None,
            };
            match time {
                Some(time) => time.filter(|time| !time.is_zero()).map(Budget::Time),
                None => text.parse().ok().filter(|&count| count > 0).map(Budget::Iterations),
            }
        };
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Random),
            None if text == "greedy" => Ok(Self::Greedy),
            None if text == "ismcts" => Ok(Self::Ismcts(Budget::Iterations(Settings::default().iterations))),
            Some(("ismcts", text)) => {
                budget(text).map(Self::Ismcts).ok_or_else(|| NoBot(format!("ismcts:{text}")))
            }
            _ => Err(NoBot(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named() {
        let parse = |text: &str| text.parse::<BotSpec>();
        assert_eq!(parse("greedy"), Ok(BotSpec::Greedy));
        assert_eq!(parse("ismcts:50"), Ok(BotSpec::Ismcts(Budget::Iterations(50))));
        assert_eq!(parse("ismcts:1.5s"), Ok(BotSpec::Ismcts(Budget::Time(Duration::from_millis(1500)))));
        assert_eq!(parse("ismcts:20ms"), Ok(BotSpec::Ismcts(Budget::Time(Duration::from_millis(20)))));
        for bad in ["", "ismcts:", "ismcts:0", "ismcts:-1s", "ismcts:0s", "wizard", "ismcts:1e99s"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
