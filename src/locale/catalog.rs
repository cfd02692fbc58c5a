//! The catalog: texts by language and key.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue as Value;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// The language that every text exists in.
const ENGLISH: &str = "en-US";

/// A locale file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum CatalogError {
    /// Its name is not a language code, or it is not text.
    #[error("{0} is not a locale file")]
    NotALocale(String),
    /// It is not Fluent syntax, or says one key twice.
    #[error("{file}: {why}")]
    Syntax {
        /// The file's name.
        file: String,
        /// What is wrong in it.
        why: String,
    },
    /// There is no English.
    #[error("{ENGLISH}.ftl is missing")]
    NoEnglish,
}

/// All texts in all languages.
pub struct Catalog {
    /// English first.
    languages: Vec<Language>,
}

struct Language {
    code: String,
    bundle: FluentBundle<FluentResource>,
}

impl Catalog {
    /// Reads the locale files that are compiled into the program.
    ///
    /// # Errors
    ///
    /// A file that is not a locale; the tests read them all, so a released program has none.
    pub fn load() -> Result<Self, CatalogError> {
        let mut languages = FILES
            .files()
            .map(Language::read)
            .collect::<Result<Vec<_>, _>>()?;
        languages.sort_by_key(|language| (language.code != ENGLISH, language.code.clone()));
        match languages.first() {
            Some(first) if first.code == ENGLISH => Ok(Self { languages }),
            _ => Err(CatalogError::NoEnglish),
        }
    }

    /// The codes of all languages, English first.
    pub fn codes(&self) -> impl Iterator<Item = &str> {
        self.languages.iter().map(|language| language.code.as_str())
    }

    /// The words of one language, by a code such as Discord sends: `en-GB` is served by `en-US`, an unknown one by English.
    #[must_use]
    pub fn words(&self, code: &str) -> Words<'_> {
        let stem = |code: &str| code.split('-').next().map(str::to_owned);
        let language = (self.languages.iter().find(|language| language.code == code))
            .or_else(|| {
                self.languages
                    .iter()
                    .find(|language| stem(&language.code) == stem(code))
            })
            .unwrap_or(self.english());
        Words {
            language,
            english: self.english(),
        }
    }

    fn english(&self) -> &Language {
        &self.languages[0]
    }
}

impl Language {
    fn read(file: &include_dir::File<'_>) -> Result<Self, CatalogError> {
        let name = || file.path().display().to_string();
        let code = file
            .path()
            .file_stem()
            .and_then(|stem| stem.to_str())
            .ok_or_else(|| CatalogError::NotALocale(name()))?;
        let language: LanguageIdentifier =
            code.parse().map_err(|_| CatalogError::NotALocale(name()))?;
        let text = file
            .contents_utf8()
            .ok_or_else(|| CatalogError::NotALocale(name()))?;
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            CatalogError::Syntax {
                file: name(),
                why: format!("{errors:?}"),
            }
        })?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Discord shows the marks that would isolate an argument's direction as boxes on some phones.
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|errors| CatalogError::Syntax {
                file: name(),
                why: format!("{errors:?}"),
            })?;
        Ok(Self {
            code: code.to_owned(),
            bundle,
        })
    }

    fn text(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            tracing::error!(
                language = self.code,
                key,
                ?errors,
                "a text lacks an argument"
            );
        }
        Some(text.into_owned())
    }
}

/// The words of one language, English where it lacks one.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    language: &'a Language,
    english: &'a Language,
}

impl<'a> Words<'a> {
    /// The code of the language.
    #[must_use]
    pub fn code(&self) -> &'a str {
        &self.language.code
    }

    /// The text of `key`.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text of `key` with its arguments. A key that no file has is shown as it is, and logged.
    #[must_use]
    pub fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| (Cow::Borrowed(*name), value.clone()))
            .collect();
        let text = self
            .language
            .text(key, &args)
            .or_else(|| self.english.text(key, &args));
        text.unwrap_or_else(|| {
            tracing::error!(key, "no locale file has this text");
            key.to_owned()
        })
    }

    /// The text of `key`, if this very language has it.
    #[must_use]
    pub fn own(&self, key: &str) -> Option<String> {
        self.language.text(key, &FluentArgs::new())
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn english_stands_in_for_an_unknown_language() {
        let catalog = Catalog::load().unwrap();
        assert_eq!(
            catalog.words("tlh").say("side-gold"),
            catalog.words("en-US").say("side-gold")
        );
        assert_eq!(catalog.words("en-GB").code(), "en-US");
    }

    #[test]
    fn a_missing_key_is_shown_as_it_is() {
        assert_eq!(
            Catalog::load().unwrap().words("en-US").say("no-such-key"),
            "no-such-key"
        );
    }
}
