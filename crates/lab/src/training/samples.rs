//! What a network learns from: the decisions of data sets, made ready once.

use std::{fs::File, path::Path};

use parquet::{
    column::reader::ColumnReader,
    data_type::{ByteArray, ByteArrayType, FloatType, Int32Type, Int64Type},
    file::reader::{FileReader, RowGroupReader, SerializedFileReader},
};
use shinar_core::{
    GameSetup, GameState, GameView, Heuristic, MAX_SEATS, Observer, Seat, encoding::relative, play,
    prelude::Dense,
};
use shinar_search::network::estimates;

use crate::error::LabError;

/// Decisions as flat lists; those of one decision lie side by side.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// The features of all decisions, one after the other.
    features: Vec<u16>,
    /// The legal actions of all decisions.
    actions: Vec<LegalAction>,
    decisions: Vec<Decision>,
}

/// A legal action, seen from the decider's seat.
#[derive(Clone, Copy, Debug)]
pub struct LegalAction {
    /// Its dense index.
    pub index: u16,
    /// The share of the visits it got, in 65535ths.
    pub share: u16,
    /// Its linear prior.
    pub prior: f32,
}

#[derive(Clone, Copy, Debug)]
struct Decision {
    /// Where its features and actions end.
    features: u64,
    actions: u64,
    targets: Targets,
}

/// What was known before a decision and what came of it, by seat from the decider's on.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    /// The number of the game.
    pub game: u32,
    /// How much of the game was over, from 0 to 1.
    pub progress: f32,
    /// The number of players.
    pub players: u8,
    /// What the linear heuristic makes of the position, as networks take it in.
    pub estimates: [f32; MAX_SEATS],
    /// The shares of the victory at the end.
    pub outcome: [f32; MAX_SEATS],
    /// What the search made of it.
    pub searched: [f32; MAX_SEATS],
    /// The final points less the linear estimate, in leads that make a victory likely.
    pub points: [f32; MAX_SEATS],
}

/// A decision to learn from.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    /// The features of the decider's view.
    pub features: &'a [u16],
    /// Its legal actions; empty if there was nothing to choose or the bot did not search.
    pub actions: &'a [LegalAction],
    /// What came of it.
    pub targets: &'a Targets,
}

impl Samples {
    /// The number of decisions.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// One of them.
    pub fn get(&self, at: usize) -> Option<Sample<'_>> {
        let decision = self.decisions.get(at)?;
        let (features, actions) = match at.checked_sub(1).and_then(|before| self.decisions.get(before)) {
            Some(before) => (before.features as usize, before.actions as usize),
            None => (0, 0),
        };
        Some(Sample {
            features: self.features.get(features..decision.features as usize)?,
            actions: self.actions.get(actions..decision.actions as usize)?,
            targets: &decision.targets,
        })
    }

    /// Adds the decisions of a part of a data set. `number` is the number of its first game among all.
    ///
    /// Linear estimates and priors are taken from a sample of what the decider knew, as a search would take them.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or belongs to another game.
    pub fn read<G: Heuristic>(&mut self, path: &Path, number: u32) -> Result<u32, LabError> {
        let reader = SerializedFileReader::new(File::open(path)?)?;
        let texts = reader.metadata().file_metadata().key_value_metadata();
        let text = |key: &str| {
            let pair = texts.into_iter().flatten().find(|pair| pair.key == key);
            pair.and_then(|pair| pair.value.clone()).unwrap_or_default()
        };
        let expected =
            [("shinar.game", G::INFO.id.to_owned()), ("shinar.rules", G::INFO.rules_version.to_string())];
        for (key, expected) in expected {
            let found = text(key);
            if found != expected {
                let path = path.display();
                return Err(LabError::Argument(format!(
                    "{path}: {key} is {found:?}, and {expected:?} is needed"
                )));
            }
        }
        let mut last = None;
        let mut games = 0;
        let mut rng = play::stream(number.into(), 0);
        for group in 0..reader.num_row_groups() {
            let group = reader.get_row_group(group)?;
            let columns = Columns::read(group.as_ref())?;
            for row in 0..columns.game.len() {
                if last.replace(columns.game[row]) != Some(columns.game[row]) {
                    games += 1;
                }
                self.add::<G>(&columns, row, number + games - 1, &mut rng)?;
            }
        }
        Ok(games)
    }

    fn add<G: Heuristic>(
        &mut self,
        columns: &Columns,
        row: usize,
        game: u32,
        rng: &mut rand_pcg::Pcg64Mcg,
    ) -> Result<(), LabError> {
        let text = columns.position[row].as_utf8()?;
        let state = G::Setup::parse(text)?.to_state()?;
        let players = state.players();
        let own = Seat(columns.seat[row] as u8);
        // Nothing that the decider could not know: what is hidden is dealt again.
        let sample = G::View::of(&state, Observer::Seat(own)).determinize(rng);
        let linear = G::estimate(&sample, G::weights());
        let by_seat = |values: &[f32]| {
            let mut turned = [0.0; MAX_SEATS];
            for seat in Seat::all(players) {
                turned[relative(seat, own, players)] = values.get(seat.index()).copied().unwrap_or_default();
            }
            turned
        };
        let outcome = columns.outcome.row(row);
        let searched = columns.shares.row(row);
        let points: Vec<f32> = columns
            .scores
            .row(row)
            .iter()
            .zip(&linear)
            .map(|(&points, linear)| (points as f32 - linear) / G::LEAD)
            .collect();
        let targets = Targets {
            game,
            progress: columns.step[row] as f32 / columns.length[row].max(1) as f32,
            players,
            estimates: estimates::<G>(&linear, own),
            outcome: by_seat(outcome),
            searched: by_seat(if searched.is_empty() { outcome } else { searched }),
            points: by_seat(&points),
        };
        self.features.extend(columns.features.row(row).iter().map(|&index| index as u16));
        let (legal, visits) = (columns.legal.row(row), columns.visits.row(row));
        let all: i32 = visits.iter().sum();
        if all > 0 && legal.len() > 1 {
            let actions: Vec<_> = legal.iter().filter_map(|&index| G::Action::at(index as usize)).collect();
            let mut priors = Vec::new();
            G::priors(&sample, &actions, G::weights(), &mut priors);
            let by = (players - own.0) % players;
            for ((&action, &prior), &visits) in actions.iter().zip(&priors).zip(visits) {
                let index = G::turned(action, by, players).index() as u16;
                let share = (f64::from(visits) / f64::from(all) * f64::from(u16::MAX)).round() as u16;
                self.actions.push(LegalAction { index, share, prior });
            }
        }
        let (features, actions) = (self.features.len() as u64, self.actions.len() as u64);
        self.decisions.push(Decision { features, actions, targets });
        Ok(())
    }
}

/// The columns that are learned from.
#[derive(Default)]
struct Columns {
    game: Vec<i64>,
    step: Vec<i32>,
    seat: Vec<i32>,
    position: Vec<ByteArray>,
    features: Lists<i32>,
    legal: Lists<i32>,
    visits: Lists<i32>,
    shares: Lists<f32>,
    scores: Lists<i32>,
    outcome: Lists<f32>,
    length: Vec<i32>,
}

/// A column of lists.
#[derive(Default)]
struct Lists<T> {
    values: Vec<T>,
    /// Where each list ends.
    ends: Vec<usize>,
}

impl<T> Lists<T> {
    fn row(&self, row: usize) -> &[T] {
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.values[start..self.ends[row]]
    }
}

impl Columns {
    fn read(group: &dyn RowGroupReader) -> Result<Self, LabError> {
        let mut columns = Self::default();
        let rows = group.metadata().num_rows() as usize;
        macro_rules! flat {
            ($type:ty, $column:expr, $place:expr) => {{
                let mut reader = typed::<$type>(group, $column)?;
                reader.read_records(rows, None, None, &mut $place)?;
            }};
        }
        macro_rules! list {
            ($type:ty, $column:expr, $place:expr) => {{
                let mut reader = typed::<$type>(group, $column)?;
                let (mut definition, mut repetition) = (Vec::new(), Vec::new());
                let lists = &mut $place;
                reader.read_records(rows, Some(&mut definition), Some(&mut repetition), &mut lists.values)?;
                let mut values = 0;
                for (at, (defined, repeated)) in definition.iter().zip(&repetition).enumerate() {
                    if *repeated == 0 && at > 0 {
                        lists.ends.push(values);
                    }
                    values += usize::from(*defined > 0);
                }
                lists.ends.push(values);
            }};
        }
        flat!(Int64Type, 0, columns.game);
        flat!(Int32Type, 1, columns.step);
        flat!(Int32Type, 2, columns.seat);
        flat!(ByteArrayType, 4, columns.position);
        list!(Int32Type, 5, columns.features);
        list!(Int32Type, 6, columns.legal);
        list!(Int32Type, 7, columns.visits);
        list!(FloatType, 8, columns.shares);
        list!(Int32Type, 10, columns.scores);
        list!(FloatType, 11, columns.outcome);
        flat!(Int32Type, 12, columns.length);
        Ok(columns)
    }
}

fn typed<T: parquet::data_type::DataType>(
    group: &dyn RowGroupReader,
    column: usize,
) -> Result<parquet::column::reader::ColumnReaderImpl<T>, LabError> {
    let reader: ColumnReader = group.get_column_reader(column)?;
    Ok(parquet::column::reader::get_typed_column_reader::<T>(reader))
}
