//! Picture: what goes with a message, drawn away from the threads that answer people.

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};

use crate::render::{self, Scene};
use crate::rules::Face;

/// How many pictures are drawn at once. A start with the news of hundreds of games must not fill the memory with canvases.
static EASELS: Semaphore = Semaphore::const_new(4);

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

/// What a picture shows.
#[derive(Debug, Clone, PartialEq)]
pub enum Subject {
    /// A board.
    Board(Box<Scene>),
    /// How a block with this face on top hops.
    Hop(Face),
}

impl Picture {
    /// The name of its file.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}.png", self.name)
    }
}

impl Subject {
    /// Draws it as PNG bytes on a blocking thread, so that a slow picture never delays an acknowledgement.
    ///
    /// # Errors
    ///
    /// If drawing panics, or the program is about to end.
    pub async fn draw(self) -> Result<Vec<u8>, JoinError> {
        // It is never closed, so there is always one to wait for.
        let _easel = EASELS.acquire().await;
        spawn_blocking(move || match self {
            Self::Board(scene) => render::render(&scene),
            Self::Hop(face) => render::hop_card(face),
        })
        .await
    }
}
