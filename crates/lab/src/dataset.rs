//! Data sets: games between bots as Parquet files, one row for every decision. `docs/datasets.md` explains the columns.
//!
//! A data set is a folder of parts, each with some games. A game depends on the seed and its number alone, so parts can be made
//! in any order, on any machine, and again. A part gets its name when it is complete: what was interrupted is made again, the rest stays.

use std::{
    fs,
    io::Write,
    ops::Range,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use parquet::{
    basic::Compression,
    data_type::{ByteArray, ByteArrayType, FloatType, Int32Type, Int64Type},
    errors::ParquetError,
    file::{
        metadata::KeyValue,
        properties::WriterProperties,
        reader::{FileReader, SerializedFileReader},
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::parser::parse_message_type,
};
use shinar_arena::{ArenaGame, processor_time, side_by_side_until};
use shinar_core::{
    Actor, Dense, GameSetup, GameState, GameView, Heuristic, Observer, Seat, SetupError,
    cases::CaseGame,
    encoding::{BitRow, feature_count, legal_bits},
    play, victory,
};
use shinar_games::{Visitor, visit};
use shinar_search::{BotSpec, Decision};

use crate::{arena::is_complete, error::LabError};

/// The version of the columns: raised when one is renamed, removed or changes its meaning.
pub const SCHEMA_VERSION: u32 = 1;

/// The columns, in the language of Parquet.
pub const SCHEMA: &str = "message shinar {
  REQUIRED INT64 game;
  REQUIRED INT32 step;
  REQUIRED INT32 seat;
  REQUIRED BYTE_ARRAY bot (STRING);
  REQUIRED BYTE_ARRAY position (STRING);
  REQUIRED group features (LIST) { REPEATED group list { REQUIRED INT32 element; } }
  REQUIRED group legal (LIST) { REPEATED group list { REQUIRED INT32 element; } }
  REQUIRED group visits (LIST) { REPEATED group list { REQUIRED INT32 element; } }
  REQUIRED group shares (LIST) { REPEATED group list { REQUIRED FLOAT element; } }
  REQUIRED INT32 action;
  REQUIRED group scores (LIST) { REPEATED group list { REQUIRED INT32 element; } }
  REQUIRED group outcome (LIST) { REPEATED group list { REQUIRED FLOAT element; } }
  REQUIRED INT32 length;
}";

/// What a data set is made of.
#[derive(Clone, Debug)]
pub struct DatasetSettings {
    /// The id of the game.
    pub game: String,
    /// The options of the game, as text.
    pub options: Vec<(String, String)>,
    /// The bots, one for each player. Each deal is played once from every seat.
    pub bots: Vec<BotSpec>,
    /// The seed of all games.
    pub seed: u64,
}

impl DatasetSettings {
    /// The metadata of a part.
    fn metadata(&self, rules_version: u32, games: &Range<u64>) -> Vec<(&'static str, String)> {
        let options: Vec<_> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let bots: Vec<_> = self.bots.iter().map(BotSpec::to_string).collect();
        vec![
            ("shinar.schema", SCHEMA_VERSION.to_string()),
            ("shinar.game", self.game.clone()),
            ("shinar.rules", rules_version.to_string()),
            ("shinar.players", self.bots.len().to_string()),
            ("shinar.options", options.join(";")),
            ("shinar.bots", bots.join(",")),
            ("shinar.seed", self.seed.to_string()),
            ("shinar.first_game", games.start.to_string()),
            ("shinar.games", (games.end - games.start).to_string()),
        ]
    }
}

/// A list column: values, and where they belong.
#[derive(Default)]
struct Lists<T> {
    values: Vec<T>,
    definition: Vec<i16>,
    repetition: Vec<i16>,
}

impl<T> Lists<T> {
    /// Adds a row.
    fn push(&mut self, row: impl IntoIterator<Item = T>) {
        let before = self.values.len();
        self.values.extend(row);
        let count = self.values.len() - before;
        // An empty list is defined less deeply than an element.
        self.definition.extend(std::iter::repeat_n(i16::from(count > 0), count.max(1)));
        self.repetition.push(0);
        self.repetition.extend(std::iter::repeat_n(1, count.max(1) - 1));
    }
}

/// The columns of some games.
#[derive(Default)]
struct Columns {
    game: Vec<i64>,
    step: Vec<i32>,
    seat: Vec<i32>,
    bot: Vec<ByteArray>,
    position: Vec<ByteArray>,
    features: Lists<i32>,
    legal: Lists<i32>,
    visits: Lists<i32>,
    shares: Lists<f32>,
    action: Vec<i32>,
    scores: Lists<i32>,
    outcome: Lists<f32>,
    length: Vec<i32>,
}

impl Columns {
    /// Writes them as one group of rows.
    fn write<W: Write + Send>(&self, mut group: SerializedRowGroupWriter<'_, W>) -> Result<(), ParquetError> {
        macro_rules! flat {
            ($type:ty, $values:expr) => {
                if let Some(mut column) = group.next_column()? {
                    column.typed::<$type>().write_batch($values, None, None)?;
                    column.close()?;
                }
            };
        }
        macro_rules! list {
            ($type:ty, $lists:expr) => {
                if let Some(mut column) = group.next_column()? {
                    let Lists { values, definition, repetition } = $lists;
                    column.typed::<$type>().write_batch(values, Some(definition), Some(repetition))?;
                    column.close()?;
                }
            };
        }
        // In the order of the schema.
        flat!(Int64Type, &self.game);
        flat!(Int32Type, &self.step);
        flat!(Int32Type, &self.seat);
        flat!(ByteArrayType, &self.bot);
        flat!(ByteArrayType, &self.position);
        list!(Int32Type, &self.features);
        list!(Int32Type, &self.legal);
        list!(Int32Type, &self.visits);
        list!(FloatType, &self.shares);
        flat!(Int32Type, &self.action);
        list!(Int32Type, &self.scores);
        list!(FloatType, &self.outcome);
        flat!(Int32Type, &self.length);
        group.close()?;
        Ok(())
    }
}

/// Plays a game and writes its decisions down.
fn play_game<G: Heuristic>(
    start: &G::State,
    settings: &DatasetSettings,
    number: u64,
    stopped: &AtomicBool,
    columns: &mut Columns,
) {
    let names: Vec<ByteArray> = settings.bots.iter().map(|spec| spec.to_string().as_str().into()).collect();
    let mut legal = BitRow::new(G::Action::COUNT);
    let mut features = BitRow::new(feature_count(G::GROUPS));
    let mut rows = 0;
    let (state, steps) = play_through::<G>(start, settings, number, stopped, |state, view, made| {
        let Made { step, seat, bot, decision } = made;
        legal.clear();
        legal_bits::<G>(state, &mut legal);
        features.clear();
        G::encode(view, &mut features);
        columns.game.push(number as i64);
        columns.step.push(step as i32);
        columns.seat.push(seat.0.into());
        columns.bot.push(names[bot].clone());
        columns.position.push(G::Setup::of(state).to_line().as_str().into());
        columns.features.push(features.ones().map(|index| index as i32));
        columns.legal.push(legal.ones().map(|index| index as i32));
        let visits = |index: usize| {
            let tried = decision.visits.iter().find(|one| one.action.index() == index);
            tried.map_or(0, |one| one.visits as i32)
        };
        // A bot that did not search leaves the list empty.
        let searched = !decision.visits.is_empty();
        columns.visits.push(legal.ones().filter(|_| searched).map(visits));
        columns.shares.push(decision.shares.iter().flatten().copied());
        columns.action.push(decision.action.index() as i32);
        rows += 1;
    });
    // The end of the game, in every row of it.
    for _ in 0..rows {
        columns.scores.push(state.scores());
        columns.outcome.push(victory::<G>(&state));
        columns.length.push(steps as i32);
    }
}

/// A decision as it was made.
struct Made<'a, A> {
    /// How many actions came before it.
    step: u32,
    seat: Seat,
    /// The number of the bot.
    bot: usize,
    decision: &'a Decision<A>,
}

/// Plays a game and shows every decision; returns the end, and how many actions it took. It breaks off once it is stopped.
fn play_through<G: Heuristic>(
    start: &G::State,
    settings: &DatasetSettings,
    number: u64,
    stopped: &AtomicBool,
    mut each: impl FnMut(&G::State, &G::View, Made<'_, G::Action>),
) -> (G::State, u32) {
    let players = settings.bots.len();
    let (deal, rotation) = (number / players as u64, (number % players as u64) as usize);
    let game = ArenaGame { seed: settings.seed, deal, rotation };
    let bots = settings.bots.iter().enumerate();
    let mut thinkers: Vec<_> = bots.map(|(bot, spec)| game.thinker::<G>(*spec, bot, 1.0)).collect();
    let mut chance = play::stream(settings.seed, deal);
    let mut state = start.clone();
    let mut last: Option<Seat> = None;
    let mut step = 0;
    let mut stop = || stopped.load(Ordering::Relaxed);
    while step < G::INFO.max_actions && !stop() {
        let action = match state.actor() {
            Actor::Over => break,
            Actor::Chance => G::random_action(&state, &mut chance),
            Actor::Seat(seat) => {
                let bot = (seat.index() + rotation) % players;
                let new_turn = last.replace(seat) != Some(seat);
                let view = G::View::of(&state, Observer::Seat(seat));
                let decision = thinkers[bot].think(&view, new_turn, &processor_time, &mut stop);
                decision.map(|decision| {
                    each(&state, &view, Made { step, seat, bot, decision: &decision });
                    decision.action
                })
            }
        };
        let Some(action) = action else { break };
        G::apply_unchecked(&mut state, action, &mut ());
        step += 1;
    }
    (state, step)
}

/// What many games look like: one entry for each game, or for each of its decisions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Survey {
    /// The number of actions, draws of chance included.
    pub lengths: Vec<u32>,
    /// The number of decisions.
    pub decisions: Vec<u32>,
    /// How many actions were legal at each decision, game after game.
    pub legal: Vec<u32>,
    /// The final points, by seat.
    pub scores: Vec<i32>,
    /// The final shares of the victory, by seat.
    pub outcome: Vec<f32>,
}

/// Plays games and counts; `done` is called with the number of finished games. It ends soon once `stopped` is true.
///
/// # Errors
///
/// The game cannot be played like this, or it was stopped.
pub fn survey(
    settings: &DatasetSettings,
    games: u64,
    threads: u16,
    stopped: &AtomicBool,
    done: &mut dyn FnMut(u64),
) -> Result<Survey, LabError> {
    struct Count<'a>(&'a DatasetSettings, u64, u16, &'a AtomicBool, &'a mut dyn FnMut(u64));
    impl Visitor for Count<'_> {
        type Out = Result<Survey, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(settings, games, threads, stopped, done) = self;
            let players = u8::try_from(settings.bots.len()).unwrap_or(u8::MAX);
            let start = G::new_game(players, &play::options::<G>(&settings.options)?)?;
            let play = |number: u64| {
                let mut one = Survey::default();
                let mut buffer = Vec::new();
                let (end, length) = play_through::<G>(&start, settings, number, stopped, |state, _, _| {
                    G::legal_actions(state, &mut buffer);
                    one.legal.push(buffer.len() as u32);
                });
                one.lengths.push(length);
                one.decisions.push(one.legal.len() as u32);
                one.scores.extend(end.scores());
                one.outcome.extend(victory::<G>(&end));
                one
            };
            let parts = side_by_side_until(stopped, games, threads, play, done);
            is_complete(stopped)?;
            let mut all = Survey::default();
            for part in parts {
                all.lengths.extend(part.lengths);
                all.decisions.extend(part.decisions);
                all.legal.extend(part.legal);
                all.scores.extend(part.scores);
                all.outcome.extend(part.outcome);
            }
            Ok(all)
        }
    }
    visit(&settings.game, Count(settings, games, threads, stopped, done))?
}

/// The Parquet file of some games, by their numbers; `done` is called after each. It ends soon once `stopped` is true.
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use shinar_lab::{DatasetSettings, dataset_part};
///
/// let bots = vec!["random".parse()?, "random".parse()?];
/// let settings = DatasetSettings { game: "amyitis".to_owned(), options: Vec::new(), bots, seed: 1 };
/// let file = dataset_part(&settings, 0..2, &AtomicBool::new(false), &|| ())?;
/// assert!(file.starts_with(b"PAR1"));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The game cannot be played like this, or it was stopped.
pub fn dataset_part(
    settings: &DatasetSettings,
    games: Range<u64>,
    stopped: &AtomicBool,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<u8>, LabError> {
    struct Part<'a>(&'a DatasetSettings, Range<u64>, &'a AtomicBool, &'a (dyn Fn() + Sync));
    impl Visitor for Part<'_> {
        type Out = Result<Vec<u8>, LabError>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(settings, games, stopped, done) = self;
            let players = u8::try_from(settings.bots.len()).unwrap_or(u8::MAX);
            let start = G::new_game(players, &play::options::<G>(&settings.options)?)?;
            let pair = |(key, value): (&str, String)| KeyValue::new(key.to_owned(), value);
            let metadata = settings.metadata(start.rules_version(), &games).into_iter().map(pair).collect();
            let properties = WriterProperties::builder()
                .set_compression(Compression::SNAPPY)
                .set_key_value_metadata(Some(metadata))
                .build();
            let mut columns = Columns::default();
            for number in games {
                play_game::<G>(&start, settings, number, stopped, &mut columns);
                // A game that was broken off is none.
                is_complete(stopped)?;
                done();
                is_complete(stopped)?;
            }
            let schema = Arc::new(parse_message_type(SCHEMA)?);
            let mut writer = SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties))?;
            columns.write(writer.next_row_group()?)?;
            Ok(writer.into_inner()?)
        }
    }
    visit(&settings.game, Part(settings, games, stopped, done))?
}

/// How a data set is written.
#[derive(Clone, Copy, Debug)]
pub struct Parts {
    /// The number of games.
    pub games: u64,
    /// The number of games in each part.
    pub per_part: u64,
    /// The number of threads; each makes parts of its own.
    pub threads: u16,
}

/// What was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The number of parts.
    pub parts: u64,
    /// Those of them that were there before.
    pub kept: u64,
}

/// Writes a data set into a folder, or the parts of it that are missing.
///
/// `done` is called with the number of games so far, on any thread. It ends soon once `stopped` is true; the parts that are complete stay.
///
/// # Errors
///
/// The game cannot be played like this, the folder cannot be written, it holds another data set, or it was stopped.
pub fn write_dataset(
    settings: &DatasetSettings,
    parts: Parts,
    folder: &Path,
    stopped: &AtomicBool,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Written, LabError> {
    if parts.games == 0 || parts.per_part == 0 {
        return Err(SetupError::new("games", "a data set has at least one game, and so has each part").into());
    }
    fs::create_dir_all(folder)?;
    let finished = AtomicU64::new(0);
    let kept = AtomicU64::new(0);
    let failure: Mutex<Option<LabError>> = Mutex::new(None);
    let count = parts.games.div_ceil(parts.per_part);
    let make = |number: u64| {
        let games = number * parts.per_part..((number + 1) * parts.per_part).min(parts.games);
        let path = folder.join(format!("part-{number:05}.parquet"));
        if path.exists() {
            is_same(settings, &path, &games)?;
            kept.fetch_add(1, Ordering::Relaxed);
            let size = games.end - games.start;
            done(finished.fetch_add(size, Ordering::Relaxed) + size);
            return Ok(());
        }
        let one = || done(finished.fetch_add(1, Ordering::Relaxed) + 1);
        let file = dataset_part(settings, games, stopped, &one)?;
        // Complete or not there: readers and a second run never see half a part.
        let draft = folder.join(format!(".part-{number:05}.{}", std::process::id()));
        fs::write(&draft, file)?;
        fs::rename(&draft, &path)?;
        Ok(())
    };
    let make = |number: u64| {
        if let Err(error) = make(number) {
            // In this order: what others say once they are stopped is not the reason.
            failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            stopped.store(true, Ordering::Relaxed);
        }
    };
    side_by_side_until(stopped, count, parts.threads, make, |_| ());
    match failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => is_complete(stopped).map(|()| Written { parts: count, kept: kept.into_inner() }),
    }
}

/// Refuses a part of another data set.
fn is_same(settings: &DatasetSettings, path: &Path, games: &Range<u64>) -> Result<(), LabError> {
    let reader = SerializedFileReader::new(fs::File::open(path)?)?;
    let found = reader.metadata().file_metadata().key_value_metadata().cloned().unwrap_or_default();
    let rules = shinar_games::entry(&settings.game)?.info.rules_version;
    for (key, expected) in settings.metadata(rules, games) {
        let value = found.iter().find(|pair| pair.key == key).and_then(|pair| pair.value.clone());
        if value.as_deref() != Some(expected.as_str()) {
            let found = value.unwrap_or_else(|| "nothing".to_owned());
            let message = format!(
                "{} belongs to another data set: {key} is {found:?} there and {expected:?} here; choose another folder",
                path.display()
            );
            return Err(LabError::Argument(message));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use parquet::record::RowAccessor;

    use super::*;

    fn settings(seed: u64) -> DatasetSettings {
        let bots = ["ismcts:8", "random"].map(|name| name.parse().unwrap()).to_vec();
        DatasetSettings { game: "babylon".to_owned(), options: Vec::new(), bots, seed }
    }

    #[test]
    fn a_part_depends_on_seed_and_numbers_alone() {
        let part = |games| dataset_part(&settings(3), games, &AtomicBool::new(false), &|| ()).unwrap();
        assert_eq!(part(2..4), part(2..4));
        assert_ne!(part(2..4), part(4..6));
    }

    #[test]
    fn what_is_missing_is_made_and_the_rest_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let parts = Parts { games: 5, per_part: 2, threads: 2 };
        let write =
            |seed| write_dataset(&settings(seed), parts, folder.path(), &AtomicBool::new(false), &|_| ());
        let stopped = AtomicBool::new(false);
        let stop_at_three = |done: u64| stopped.store(done >= 3, Ordering::Relaxed);
        let alone = Parts { threads: 1, ..parts };
        let first_games = write_dataset(&settings(1), alone, folder.path(), &stopped, &stop_at_three);
        assert!(matches!(first_games, Err(LabError::Stopped)), "{first_games:?}");
        let first = fs::read(folder.path().join("part-00000.parquet")).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let written = write(1).unwrap();
        assert_eq!(written, Written { parts: 3, kept: 1 });
        assert_eq!(fs::read(folder.path().join("part-00000.parquet")).unwrap(), first);
        let again = write(1).unwrap();
        assert_eq!(again, Written { parts: 3, kept: 3 });
        let other = write(2).unwrap_err();
        assert!(other.to_string().contains("shinar.seed is \"1\" there and \"2\" here"), "{other}");
    }

    #[test]
    fn every_decision_is_a_row_with_its_lists() {
        let file = dataset_part(&settings(1), 0..2, &AtomicBool::new(false), &|| ()).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("part");
        fs::write(&path, file).unwrap();
        let reader = SerializedFileReader::new(fs::File::open(&path).unwrap()).unwrap();
        let mut rows = 0;
        for row in reader.get_row_iter(None).unwrap() {
            let row = row.unwrap();
            let (legal, visits) = (row.get_list(6).unwrap(), row.get_list(7).unwrap());
            let searched = row.get_string(3).unwrap() == "ismcts:8" && legal.len() > 1;
            assert_eq!(visits.len(), if searched { legal.len() } else { 0 });
            let action = row.get_int(9).unwrap();
            assert!(legal.elements().iter().any(|one| one.to_string() == action.to_string()));
            assert_eq!((row.get_list(10).unwrap().len(), row.get_list(11).unwrap().len()), (2, 2));
            rows += 1;
        }
        assert!(rows > 40, "{rows}");
        assert_eq!(reader.metadata().file_metadata().num_rows(), rows);
    }
}
