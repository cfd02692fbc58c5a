//! LZW as GIF has it, quick where much is left as it was.

/// Codes have at most twelve bits.
const MOST_BITS: u8 = 12;

/// Writes pixels of so many bits, five at most, compressed as the image data of a GIF. `frequent` is the pixel that
/// comes in the longest runs.
pub fn compress(pixels: &[u8], bits: u8, frequent: u8, bytes: &mut Vec<u8>) {
    let mut book = Book::new(bits, frequent);
    let mut codes = Codes::new(bits, bytes);
    codes.write(book.clear);
    let mut rest = pixels;
    while !rest.is_empty() {
        let (string, length) = book.longest(rest);
        codes.write(string);
        // The reader learns one string later than the writer, and so never after the last.
        codes.widen_for(book.next());
        rest = &rest[length..];
        if let Some(&pixel) = rest.first()
            && !book.learn(string, pixel)
        {
            codes.write(book.clear);
            codes.narrow(bits);
            book = Book::new(bits, frequent);
        }
    }
    codes.write(book.clear + 1);
    codes.finish();
}

/// The strings of pixels that have a code.
struct Book {
    /// For each code the codes of the strings that are longer by one pixel; 0 where there is none, for no pixel by
    /// itself is longer than another.
    longer: Vec<[u16; 1 << 5]>,
    /// The codes of the frequent pixel once, twice, and so on: a long run is found without going through it.
    runs: Vec<u16>,
    frequent: u8,
    /// The code that says that all is forgotten; the one after it says that nothing follows.
    clear: u16,
}

impl Book {
    fn new(bits: u8, frequent: u8) -> Book {
        let clear = 1 << bits;
        let mut longer = Vec::with_capacity(1 << MOST_BITS);
        longer.resize(usize::from(clear) + 2, [0; 1 << 5]);
        Book {
            longer,
            runs: vec![u16::from(frequent)],
            frequent,
            clear,
        }
    }

    /// The code that will be given next.
    fn next(&self) -> usize {
        self.longer.len()
    }

    /// The longest known string that these pixels begin with, and its length.
    fn longest(&self, pixels: &[u8]) -> (u16, usize) {
        let run = run_of(self.frequent, &pixels[..pixels.len().min(self.runs.len())]);
        let (mut string, mut length) = match run {
            0 => (u16::from(pixels[0]), 1),
            run => (self.runs[run - 1], run),
        };
        while let Some(&pixel) = pixels.get(length) {
            match self.longer[usize::from(string)][usize::from(pixel)] {
                0 => break,
                longer => string = longer,
            }
            length += 1;
        }
        (string, length)
    }

    /// Gives a code to the string with this pixel behind it, or tells that there is none left.
    fn learn(&mut self, string: u16, pixel: u8) -> bool {
        let code = self.longer.len();
        if code == 1 << MOST_BITS {
            return false;
        }
        self.longer[usize::from(string)][usize::from(pixel)] = code as u16;
        self.longer.push([0; 1 << 5]);
        if pixel == self.frequent && self.runs.last() == Some(&string) {
            self.runs.push(code as u16);
        }
        true
    }
}

/// How many times the pixel comes before another does.
fn run_of(pixel: u8, pixels: &[u8]) -> usize {
    let (eights, _) = pixels.as_chunks::<8>();
    let all = [pixel; 8];
    let whole = 8 * eights.iter().take_while(|eight| **eight == all).count();
    let others = &pixels[whole..];
    whole + others.iter().take_while(|other| **other == pixel).count()
}

/// Codes of growing width, in blocks of at most 255 bytes that each begin with their length.
struct Codes<'a> {
    bytes: &'a mut Vec<u8>,
    /// Where the length of the block is written down.
    block: usize,
    /// Bits that are no whole byte yet.
    waiting: u32,
    count: u8,
    width: u8,
}

impl Codes<'_> {
    fn new(bits: u8, bytes: &mut Vec<u8>) -> Codes<'_> {
        bytes.extend([bits, 0]);
        Codes {
            block: bytes.len() - 1,
            bytes,
            waiting: 0,
            count: 0,
            width: bits + 1,
        }
    }

    fn write(&mut self, code: u16) {
        self.waiting |= u32::from(code) << self.count;
        self.count += self.width;
        while self.count >= 8 {
            self.byte();
        }
    }

    fn byte(&mut self) {
        self.bytes.push(self.waiting as u8);
        self.waiting >>= 8;
        self.count = self.count.saturating_sub(8);
        self.bytes[self.block] += 1;
        if self.bytes[self.block] == u8::MAX {
            self.block = self.bytes.len();
            self.bytes.push(0);
        }
    }

    /// Makes room for a code that may come from now on.
    fn widen_for(&mut self, code: usize) {
        if code == 1 << self.width && self.width < MOST_BITS {
            self.width += 1;
        }
    }

    fn narrow(&mut self, bits: u8) {
        self.width = bits + 1;
    }

    fn finish(mut self) {
        if self.count > 0 {
            self.byte();
        }
        // The block without bytes is the last.
        if self.bytes[self.block] > 0 {
            self.bytes.push(0);
        }
    }
}
