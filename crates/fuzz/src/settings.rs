//! The server's file of settings.

use shinar_server::settings::{SETTINGS, Settings};

/// Reads a file. One that is refused changes nothing; one that is accepted says the same when it is written again.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut settings = Settings::default();
    let values = |settings: &Settings| SETTINGS.iter().map(|one| one.value(settings)).collect::<Vec<_>>();
    let before = values(&settings);
    match settings.read_file(&text) {
        Ok(()) => {
            let written = uncommented(&settings.to_file());
            let mut again = Settings::default();
            again.read_file(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
            assert_eq!(values(&again), values(&settings));
            let _ = settings.check();
        }
        Err(error) => {
            assert_eq!(values(&settings), before);
            let lines = text.lines().count();
            assert!((1..=lines + 1).contains(&error.at.line), "{error}");
            assert!(error.at.column >= 1 && !error.what.is_empty(), "{error}");
        }
    }
}

/// The complete file with every setting in force: a setting stands behind one `#`, an explanation behind `# `.
fn uncommented(file: &str) -> String {
    file.lines()
        .map(|line| line.strip_prefix('#').filter(|rest| !rest.starts_with(' ')).unwrap_or(line))
        .fold(String::new(), |text, line| text + line + "\n")
}

/// The complete file, as it is printed and with every setting in force.
pub fn seeds() -> Vec<String> {
    let file = Settings::default().to_file();
    vec![uncommented(&file), file]
}
