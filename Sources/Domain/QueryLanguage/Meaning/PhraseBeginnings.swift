/// How the phrases begin that may be in a text.
struct PhraseBeginnings {
    /// A bit for each hash of first letters.
    private var bits = [UInt64](repeating: 0, count: 64)

    /// A bit for each first letter from `a` to `z`: most phrases begin with another one.
    private var initials: UInt32 = 0

    /// Phrases whose first letters are not read are always among these.
    init() { insert(0) }

    /// Adds how phrases begin that may be a word, or begin in it.
    mutating func add(_ key: String) {
        var key = key
        let isUnspaced = key.unicodeScalars.first?.isUnspaced ?? false
        key.withUTF8 { bytes in
            guard !bytes.isEmpty else { return }
            insert(Self.firstLetters(of: bytes, at: 0))
            let starts = isUnspaced ? 0...bytes.count - 1 : MeaningLexicon.endsOfFirstPart(bytes)
            for start in starts ?? 0...0 where !UTF8.isContinuation(bytes[start]) {
                insert(Self.firstLetters(of: bytes, at: start))
            }
        }
    }

    private mutating func insert(_ letters: UInt32) {
        let bit = Self.bit(of: letters)
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
        let first = letters >> (letters > 0xFFFF ? 16 : letters > 0xFF ? 8 : 0)
        initials |= 1 << (first & 31)
    }

    /// Whether a phrase in the bytes of a table may be in the text.
    func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let first = bytes[start]
        if first.isLetter, initials & 1 << UInt32(first & 31) == 0 { return false }
        let bit = Self.bit(of: Self.firstLetters(of: bytes, at: start))
        return bits[bit >> 6] & (1 << UInt64(bit & 63)) != 0
    }

    private static func bit(of letters: UInt32) -> Int { Int((letters &* 0x9E37_79B1) >> 20) }

    /// Up to three letters or digits at the start of a phrase or a key, or its first character in a
    /// script without spaces; `0` if it begins with something else.
    private static func firstLetters(
        of bytes: UnsafeBufferPointer<UInt8>,
        at start: Int
    ) -> UInt32 {
        if start + 2 < bytes.count, bytes[start].isLetter, bytes[start + 1].isLetter,
            bytes[start + 2].isLetter
        {
            return UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8
                | UInt32(bytes[start + 2])
        }
        return firstFoldedLetters(of: bytes[start...])
    }

    private static func firstFoldedLetters(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
        var folded = FoldedBytes(bytes)
        guard let first = folded.next(), first >= 0x80 || first.isLetter || first.isASCIIDigit
        else { return 0 }
        var letters = UInt32(first)
        for _ in 1..<3 {
            guard let next = folded.next() else { break }
            if next == 0 { return 0 }
            let isSameKind =
                first >= 0x80 ? next >= 0x80 : first.isLetter ? next.isLetter : next.isASCIIDigit
            guard isSameKind else { break }
            letters = letters << 8 | UInt32(next)
        }
        return letters
    }
}

/// The bytes of a phrase in lower case and without accents: those of ASCII, and of characters in
/// scripts without spaces.
///
/// The first byte of any other character is `0`.
struct FoldedBytes: IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// The second of two letters that one letter becomes.
    private var second: UInt8?

    init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        self.bytes = UnsafeBufferPointer(rebasing: bytes)
    }

    mutating func next() -> UInt8? {
        if let second {
            self.second = nil
            return second
        }
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        if byte < 0x80 {
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        }
        if (0xE3...0xED).contains(byte) || (0x80...0xBF).contains(byte) { return byte }
        guard index < bytes.count else { return 0 }
        index += 1
        return letter(byte, bytes[index - 1])
    }

    /// The letter, or the first of two, that a letter of two bytes becomes; `0` for others.
    private mutating func letter(_ byte: UInt8, _ next: UInt8) -> UInt8 {
        switch (byte, next) {
        case (0xC3, 0x9F): return letters("s", "s")
        case (0xC3, 0xA6): return letters("a", "e")
        case (0xC5, 0x93): return letters("o", "e")
        case (0xC3, 0xA0...0xBF): return Self.letters[Int(next - 0xA0)]
        default: return 0
        }
    }

    private mutating func letters(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt8 {
        self.second = UInt8(ascii: second)
        return UInt8(ascii: first)
    }

    /// What the letters from `à` to `ÿ` become.
    private static let letters = Array("aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y".utf8)
}

extension UInt8 {
    /// Whether it is a letter of ASCII in lower case.
    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
