//! Files of messages: their contents, their names and kinds, the size of a picture.

use std::collections::{HashMap, VecDeque};

use axum::body::Bytes;

use super::{ids::AttachmentId, message::Attachment};

/// The contents of attachments, of which the oldest go first when there are too many.
#[derive(Debug, Default)]
pub(crate) struct Files {
    by_id: HashMap<AttachmentId, Bytes>,
    oldest_first: VecDeque<AttachmentId>,
    /// What is known of files that are in no message.
    loose: HashMap<AttachmentId, Attachment>,
    total: usize,
}

impl Files {
    /// Keeps a file, and drops the oldest until at most `limit` bytes remain.
    pub(crate) fn keep(&mut self, id: AttachmentId, bytes: Bytes, limit: usize) {
        self.total += bytes.len();
        self.by_id.insert(id, bytes);
        self.oldest_first.push_back(id);
        // Ids of files that went with their message need no place in the queue.
        while let Some(oldest) = self.oldest_first.front()
            && !self.by_id.contains_key(oldest)
        {
            self.oldest_first.pop_front();
        }
        while self.total > limit && self.oldest_first.len() > 1 {
            let Some(oldest) = self.oldest_first.pop_front() else {
                break;
            };
            self.remove(oldest);
        }
    }

    /// Forgets a file.
    pub(crate) fn remove(&mut self, id: AttachmentId) {
        self.loose.remove(&id);
        if let Some(bytes) = self.by_id.remove(&id) {
            self.total -= bytes.len();
        }
    }

    pub(crate) fn note_loose(&mut self, file: Attachment) {
        self.loose.insert(file.id, file);
    }

    pub(crate) fn loose(&self, id: AttachmentId) -> Option<&Attachment> {
        self.loose.get(&id)
    }

    /// All of them, in no order.
    pub(crate) fn all(&self) -> impl Iterator<Item = (AttachmentId, &Bytes)> {
        self.by_id.iter().map(|(id, bytes)| (*id, bytes))
    }

    pub(crate) fn get(&self, id: AttachmentId) -> Option<Bytes> {
        self.by_id.get(&id).cloned()
    }
}

/// The media type by the name's ending, for files whose sender named none.
pub(crate) fn content_type_of(filename: &str) -> &'static str {
    match filename
        .rsplit('.')
        .next()
        .unwrap_or_default()
        .to_ascii_lowercase()
        .as_str()
    {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Width and height of a PNG or GIF, from its first bytes.
pub(crate) fn dimensions(bytes: &[u8]) -> Option<(u32, u32)> {
    let big = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let little = |at: usize| {
        Some(u32::from(u16::from_le_bytes(
            bytes.get(at..at + 2)?.try_into().ok()?,
        )))
    };
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        Some((big(16)?, big(20)?))
    } else if bytes.starts_with(b"GIF8") {
        Some((little(6)?, little(8)?))
    } else {
        None
    }
}

/// Discord keeps only plain characters of a file's name.
pub(crate) fn clean_filename(name: &str) -> String {
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') {
            c
        } else {
            '_'
        }
    };
    name.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_files_make_room_for_new_ones() {
        let mut files = Files::default();
        let id = AttachmentId::new;
        for number in 1..=3 {
            files.keep(id(number), Bytes::from_static(b"12345"), 10);
        }
        assert!(files.get(id(1)).is_none() && files.get(id(2)).is_some());
        files.remove(id(2));
        files.keep(id(4), Bytes::from_static(b"12345"), 10);
        assert_eq!((files.total, files.oldest_first.len()), (10, 2));
    }

    #[test]
    fn the_size_of_a_picture_is_read_from_its_head() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\xb0\0\0\x03\x84\x08\x02";
        assert_eq!(dimensions(png), Some((1200, 900)));
        assert_eq!(dimensions(b"GIF89a\x10\0\x08\0"), Some((16, 8)));
        assert_eq!(dimensions(b"\x89PNG\r\n\x1a\n"), None);
        assert_eq!(dimensions(b"hello"), None);
    }
}
