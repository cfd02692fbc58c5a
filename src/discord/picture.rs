//! Picture: what goes with a message, drawn away from the threads that answer people.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};

use crate::locale::Words;
use crate::render::{self, Rated, Scene};
use crate::rules::{Face, Record};

/// How many pictures are drawn at once. A start with the news of hundreds of games must not fill the memory with canvases.
static EASELS: Semaphore = Semaphore::const_new(4);

/// The pictures that were drawn last, the newest first: a board that was just posted is the one that people look at.
static DRAWN: Mutex<VecDeque<(Subject, Vec<u8>)>> = Mutex::new(VecDeque::new());
/// How many are kept, of some twenty kilobytes each.
const KEPT: usize = 128;

/// A picture that goes with a message; it is drawn when the message is sent.
#[derive(Debug, Clone, PartialEq)]
pub struct Picture {
    /// The file's name without its ending: no two pictures share one, so that no client shows an old one.
    pub name: String,
    /// What it shows.
    pub subject: Subject,
    /// The same in words.
    pub description: String,
}

/// Says the parts of a picture's description.
pub fn described(words: Words<'_>) -> impl Fn(&str, &[(&str, &str)]) -> String {
    move |key, args| {
        let args: Vec<_> = args
            .iter()
            .map(|(name, value)| (*name, (*value).into()))
            .collect();
        words.say_with(key, &args)
    }
}

/// What a picture shows.
#[derive(Debug, Clone, PartialEq)]
pub enum Subject {
    /// A board.
    Board(Box<Scene>),
    /// How a block with this face on top hops.
    Hop(Face),
    /// A rating over time.
    Chart(Vec<Rated>),
    /// A whole game, animated.
    Replay(Box<Record>),
}

impl Picture {
    /// The name of its file.
    #[must_use]
    pub fn file_name(&self) -> String {
        let ending = match self.subject {
            Subject::Replay(_) => "gif",
            _ => "png",
        };
        format!("{}.{ending}", self.name)
    }
}

impl Subject {
    /// Draws it as PNG bytes on a blocking thread, so that a slow picture never delays an acknowledgement; or finds it among those drawn
    /// last.
    ///
    /// # Errors
    ///
    /// If drawing panics, or the program is about to end.
    pub async fn draw(self) -> Result<Vec<u8>, JoinError> {
        if let Some(drawn) = self.drawn_before() {
            return Ok(drawn);
        }
        // It is never closed, so there is always one to wait for.
        let _easel = EASELS.acquire().await;
        spawn_blocking(move || {
            let bytes = match &self {
                Self::Board(scene) => render::render(scene),
                Self::Hop(face) => render::hop_card(*face),
                Self::Chart(history) => render::chart(history),
                Self::Replay(record) => render::replay(record),
            };
            let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
            drawn.truncate(KEPT - 1);
            drawn.push_front((self, bytes.clone()));
            bytes
        })
        .await
    }

    fn drawn_before(&self) -> Option<Vec<u8>> {
        let drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
        let found = drawn.iter().find(|(subject, _)| subject == self);
        found.map(|(_, bytes)| bytes.clone())
    }
}
