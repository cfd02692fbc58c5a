//! Config: `default.toml`, then a file, then the environment.

use std::path::{Path, PathBuf};

use figment::Figment;
use figment::providers::{Env, Format, Toml};
use serde::Deserialize;

/// Every setting with its default, and what it is for. It is the first layer, so the documented default is the default.
const DEFAULT: &str = include_str!("../config/default.toml");

/// All settings.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The database.
    pub database: Database,
    /// How Discord is reached.
    pub discord: Discord,
    /// What is logged, and how.
    pub log: Log,
}

/// The database.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Database {
    /// The SQLite file.
    pub path: PathBuf,
    /// Whether `run` makes the file if it is not there.
    pub create: bool,
}

/// How Discord is reached.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discord {
    /// The API's address; empty for Discord itself.
    pub api: Address,
}

/// An address of the API, checked.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Address(Option<String>);

/// What is logged, and how.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// A filter of the `tracing` crate.
    pub filter: String,
    /// For people or for machines.
    pub format: LogFormat,
}

/// How log lines are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Text,
    /// For machines.
    Json,
}

/// A setting that cannot be used, in the words of the file's reader: which one, and what was expected.
#[derive(Debug, thiserror::Error)]
#[error("the configuration: {0}")]
pub struct ConfigError(String);

impl Config {
    /// The defaults, what `file` changes of them, and what the environment changes of that.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, a setting that does not exist, or a value of the wrong kind.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let mut layers = Figment::from(Toml::string(DEFAULT));
        if let Some(file) = file {
            let text = std::fs::read_to_string(file)
                .map_err(|error| ConfigError(format!("{}: {error}", file.display())))?;
            layers = layers.merge(Toml::string(&text));
        }
        let layers = layers.merge(Env::prefixed("DEBLOCKLE__").split("__"));
        layers
            .extract()
            .map_err(|error| ConfigError(error.to_string()))
    }
}

impl Address {
    /// The address, if it is not Discord's own.
    #[must_use]
    pub fn get(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

impl TryFrom<String> for Address {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let text = text.trim().trim_end_matches('/');
        match text.split_once("://") {
            _ if text.is_empty() => Ok(Self(None)),
            Some(("http" | "https", host))
                if !host.is_empty() && !host.contains(char::is_whitespace) =>
            {
                Ok(Self(Some(text.to_owned())))
            }
            _ => Err(format!(
                "{text:?} is not an address such as \"http://127.0.0.1:8080\""
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    fn with_file(text: &str) -> Result<Config, ConfigError> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        Config::load(Some(file.path()))
    }

    #[test]
    fn the_documented_defaults_are_the_defaults() {
        let config = Config::load(None).unwrap();
        assert_eq!(config.database.path, Path::new("deblockle.sqlite"));
        assert_eq!(config.discord.api.get(), None);
        assert_eq!(config.log.format, LogFormat::Text);
    }

    #[test]
    fn a_file_changes_only_what_it_names() {
        let config = with_file("[log]\nformat = \"json\"").unwrap();
        assert_eq!(config.log.format, LogFormat::Json);
        assert_eq!(config.log.filter, Config::load(None).unwrap().log.filter);
    }

    #[test]
    fn a_wrong_setting_is_named() {
        for (text, named) in [
            ("[database]\npaht = \"x\"", "paht"),
            ("[log]\nformat = \"xml\"", "format"),
            ("[discord]\napi = \"discord.com\"", "discord.com"),
            ("[database]\npath = 7", "path"),
            ("nonsense", "configuration"),
        ] {
            let error = with_file(text).unwrap_err().to_string();
            assert!(error.contains(named), "{text}: {error}");
        }
        assert!(
            Config::load(Some(Path::new("/no/such/file.toml")))
                .unwrap_err()
                .to_string()
                .contains("file.toml")
        );
    }
}
