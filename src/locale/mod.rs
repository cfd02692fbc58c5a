//! Every word a person reads: the files of `assets/locales`, English behind each.
//!
//! Code names a text by its key and hands over its arguments; the sentences stand in the `.ftl` files alone.
//! A new language is a new file there and nothing else.

mod catalog;

pub use catalog::{Catalog, CatalogError, Value, Words};
