//! The folder of a sandbox: what it holds is written down, so that the next one goes on where this one stopped.

use std::{
    collections::HashSet,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use tokio_util::sync::CancellationToken;

use super::{ids::AttachmentId, state::State, world::Core};

/// How long changes are gathered before they are written.
const GATHER: Duration = Duration::from_millis(200);

#[derive(Serialize)]
struct Written<'a> {
    ahead: i64,
    state: &'a State,
}

#[derive(Deserialize)]
struct Read {
    ahead: i64,
    state: State,
}

/// Writes everything to a folder, after each change and at the end.
#[derive(Debug)]
pub(crate) struct Keeper {
    folder: PathBuf,
    /// The files of messages that are on disk.
    written: HashSet<AttachmentId>,
    /// Held as long as the folder is in use.
    _lock: File,
}

impl Keeper {
    /// Takes a folder, made if need be, and reads what is in it: how far its clock was ahead, and the state.
    pub(crate) fn open(folder: PathBuf) -> io::Result<(Self, Option<(i64, State)>)> {
        fs::create_dir_all(folder.join("files"))?;
        let lock = File::create(folder.join("lock"))?;
        if lock.try_lock().is_err() {
            let why = format!("the folder {} is in use", folder.display());
            return Err(io::Error::new(io::ErrorKind::ResourceBusy, why));
        }
        let mut keeper = Self {
            folder,
            written: HashSet::new(),
            _lock: lock,
        };
        let text = match fs::read(keeper.state_file()) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((keeper, None)),
            Err(error) => return Err(error),
        };
        let Read { ahead, mut state } = serde_json::from_slice(&text)?;
        keeper.read_files(&mut state)?;
        Ok((keeper, Some((ahead, state))))
    }

    fn state_file(&self) -> PathBuf {
        self.folder.join("discord.json")
    }

    fn file(&self, id: AttachmentId) -> PathBuf {
        self.folder.join("files").join(id.to_string())
    }

    fn read_files(&mut self, state: &mut State) -> io::Result<()> {
        let mut ids: Vec<AttachmentId> = fs::read_dir(self.folder.join("files"))?
            .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
            .collect();
        // The oldest first, as they were kept.
        ids.sort_unstable();
        for id in ids {
            let bytes = Bytes::from(fs::read(self.file(id))?);
            // There is no more than the last sandbox kept.
            state.files.keep(id, bytes, usize::MAX);
            self.written.insert(id);
        }
        Ok(())
    }

    /// Writes down every change until told to stop, and then once more.
    pub(crate) async fn run(mut self, core: Arc<Core>, stop: CancellationToken) {
        let mut changes = core.changes();
        changes.mark_changed();
        let mut ends = false;
        while !ends {
            tokio::select! {
                // The sender lives in `core`, so this cannot fail.
                _ = changes.changed() => {}
                () = stop.cancelled() => {}
            }
            tokio::select! {
                () = tokio::time::sleep(GATHER) => {}
                () = stop.cancelled() => {}
            }
            changes.mark_unchanged();
            ends = stop.is_cancelled();
            let core = Arc::clone(&core);
            let saving = tokio::task::spawn_blocking(move || {
                if let Err(error) = self.save(&core) {
                    tracing::error!(%error, "the sandbox could not be written down");
                }
                self
            });
            match saving.await {
                Ok(keeper) => self = keeper,
                Err(_) => return,
            }
        }
    }

    fn save(&mut self, core: &Core) -> io::Result<()> {
        let (text, files) = {
            let state = &core.world().state;
            let ahead = core.clock.ahead();
            let text = serde_json::to_vec(&Written { ahead, state })?;
            let files: Vec<(AttachmentId, Bytes)> = state
                .files
                .all()
                .map(|(id, bytes)| (id, bytes.clone()))
                .collect();
            (text, files)
        };
        // Files come before the messages that show them, and go after these.
        for (id, bytes) in &files {
            if !self.written.contains(id) {
                write_whole(&self.file(*id), bytes)?;
                self.written.insert(*id);
            }
        }
        write_whole(&self.state_file(), &text)?;
        let kept: HashSet<AttachmentId> = files.iter().map(|(id, _)| *id).collect();
        for gone in self.written.difference(&kept) {
            // What stays lying is read once more and then forgotten.
            let _ = fs::remove_file(self.file(*gone));
        }
        self.written = kept;
        Ok(())
    }
}

/// Writes a file so that at any moment either the old or the new one is there, whole.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    fs::write(&beside, bytes)?;
    fs::rename(beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::{Clock, Sandbox, SandboxConfig};

    #[tokio::test]
    async fn a_sandbox_goes_on_where_the_last_one_stopped() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = || SandboxConfig {
            folder: Some(folder.path().join("kept")),
            clock: Clock::system(),
            ..SandboxConfig::default()
        };
        let first = Sandbox::start(config()).await.expect("it starts");
        let bot = first.bot_id();
        let server = first.add_server("Games");
        let channel = server.add_channel("games");
        let alice = first.add_user("alice");
        server.join(&alice);
        let files = vec![("a.txt".to_owned(), b"hello".to_vec())];
        alice.in_channel(&channel).says_with_files("look", files);
        first.clock().advance(Duration::from_secs(3_600));
        assert!(Sandbox::start(config()).await.is_err(), "two at once");
        first.stop().await;

        let second = Sandbox::start(config()).await.expect("it starts again");
        let seat = second.person("alice").expect("she is there");
        let message = seat.in_channel(&channel_of(&second)).reads();
        assert_eq!(message.content, "look");
        assert_eq!(&message.attachments[0].bytes[..], b"hello");
        assert_eq!(second.bot_id(), bot);
        assert!(second.clock().ahead() >= 3_600_000);
        second.stop().await;
    }

    fn channel_of(sandbox: &Sandbox) -> crate::sandbox::Channel {
        let id = sandbox.with_state(|state| *state.channels.keys().next().expect("a channel"));
        crate::sandbox::Channel {
            core: Arc::clone(&sandbox.core),
            id,
        }
    }
}
