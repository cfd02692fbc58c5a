//! Document: a file of text that goes with a message.

/// A file of text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The file's name.
    pub name: String,
    /// What stands in it.
    pub text: String,
}
