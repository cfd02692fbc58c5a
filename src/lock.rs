//! The lock of a database: one process writes to it at a time, and a second is refused.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// More links than these lead nowhere.
const LINKS: usize = 40;

/// The right to use a database. It goes with the process, however that ends; the file stays, and says nothing.
#[derive(Debug)]
#[must_use = "the lock is held as long as this lives"]
pub struct Lock {
    _file: File,
}

/// Takes the lock of a database, which need not be there yet; its folder is made.
pub fn take(database: &Path) -> anyhow::Result<Lock> {
    let database =
        real(database).with_context(|| format!("finding the database {}", database.display()))?;
    let mut name = database.clone().into_os_string();
    name.push(".lock");
    let name = PathBuf::from(name);
    let file = File::options()
        .create(true)
        .append(true)
        .open(&name)
        .with_context(|| format!("opening {}", name.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { _file: file }),
        Err(TryLockError::WouldBlock) => bail!(
            "another process uses the database {} (it holds {}); two would answer everything twice, so this one stops",
            database.display(),
            name.display()
        ),
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("locking {}", name.display()))
        }
    }
}

/// The one name of a file that many may lead to.
fn real(path: &Path) -> io::Result<PathBuf> {
    let mut path = std::path::absolute(path)?;
    for _ in 0..LINKS {
        let folder = path.parent().unwrap_or(Path::new("/")).to_owned();
        // A link may lead to a file that is not there yet.
        match fs::read_link(&path) {
            Ok(to) => path = folder.join(to),
            Err(_) => {
                fs::create_dir_all(&folder)?;
                let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
                return Ok(fs::canonicalize(folder)?.join(name));
            }
        }
    }
    Err(io::ErrorKind::InvalidInput.into())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn a_database_has_one_lock_whatever_it_is_called() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/games.db");
        let lock = take(&path).unwrap();
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink("deep/games.db", &link).unwrap();
        let shortcut = folder.path().join("shortcut");
        std::os::unix::fs::symlink(folder.path().join("deep"), &shortcut).unwrap();
        let winding = folder.path().join("deep/../shortcut/./games.db");
        for other in [&path, &link, &shortcut.join("games.db"), &winding] {
            let error = take(other).unwrap_err().to_string();
            assert!(error.contains("deep/games.db "), "{error}");
        }
        // The file may be there or not.
        fs::write(&path, "").unwrap();
        assert!(take(&link).is_err());
        let _other = take(&folder.path().join("deep/games.db2")).unwrap();
        drop(lock);
        let _again = take(&link).unwrap();
    }

    #[test]
    fn a_link_to_itself_is_no_place() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&link, &link).unwrap();
        assert!(take(&link).is_err());
    }
}
