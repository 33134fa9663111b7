/// A phrase of a `MeaningTable`, as it is in the program.
struct TablePhrase {
    /// The bytes of the section.
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Where its line begins, which is with what it means.
    let line: Int
    private let range: Range<Int>

    /// Calls `body` with the phrases in the lines of a section, or only with those that begin as is
    /// given.
    static func forEach(
        in lines: String,
        among beginnings: PhraseBeginnings? = nil,
        _ body: (TablePhrase) -> Void
    ) {
        var lines = lines
        lines.withUTF8 { bytes in
            var (line, start, isMeaning) = (0, 0, true)
            bytes.forEachSeparator { end, separator in
                // Most items are not wanted, and this is known before what they are.
                if start < end, beginnings?.contains(bytes, start) ?? true, !isMeaning {
                    body(TablePhrase(bytes: bytes, line: line, range: start..<end))
                }
                let isEndOfLine = separator == UInt8(ascii: "\n")
                isMeaning = isEndOfLine || isMeaning && separator == UInt8(ascii: ",")
                line = isEndOfLine ? end + 1 : line
                start = end + 1
                while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
            }
        }
    }

    var text: String { String(decoding: bytes[range], as: UTF8.self) }

    /// What stands before the phrases of its line.
    var meaning: String {
        String(decoding: bytes[line...].prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }

    /// Whether it is the first phrase of its line.
    var isFirst: Bool {
        bytes[line..<range.lowerBound].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "=")
    }

    func starts(with prefix: String) -> Bool { bytes[range].starts(with: prefix.utf8) }

    /// Whether it is a word with one typo, but for the first letter.
    func differsByOneEdit(from word: String) -> Bool {
        bytes[range.lowerBound] == word.utf8.first && EditDistance.isOne(bytes[range], word.utf8)
    }

    /// The hash of its key, for which a string is made only if there is more than letters, numbers
    /// and articles such as `d'`.
    var hash: PhraseHash {
        var folded = FoldedBytes(bytes[range])
        var hash = PhraseHash()
        var last: UInt8 = 0
        var pieceLength = 0
        var isUnspaced = false
        while let byte = folded.next() {
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
                pieceLength = 0
                continue
            }
            let isAfterSpace = pieceLength == 0
            let isNextUnspaced = byte >= 0x80
            let isArticle = byte == UInt8(ascii: "'") && pieceLength == 1 && Self.isArticle(last)
            let isSameKind = isAfterSpace || last.isASCIIDigit == byte.isASCIIDigit
            guard isNextUnspaced || isArticle || byte.isLetter || byte.isASCIIDigit,
                isUnspaced || isNextUnspaced || isSameKind
            else { return PhraseHash(MeaningWord.key(ofPhrase: text).utf8) }
            let isBorder = isAfterSpace && !isNextUnspaced || isUnspaced != isNextUnspaced
            if isBorder, hash != PhraseHash() { hash.add(UInt8(ascii: " ")) }
            hash.add(byte)
            (last, isUnspaced) = (byte, isNextUnspaced)
            pieceLength = isArticle ? 0 : pieceLength + 1
        }
        return hash
    }

    private static func isArticle(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "d") || letter == UInt8(ascii: "l")
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Calls `body` with each byte that separates meanings and phrases, and with one that ends the
    /// last line.
    fileprivate func forEachSeparator(_ body: (_ index: Int, _ separator: UInt8) -> Void) {
        var start = 0
        while start < count {
            var found = possibleSeparators(from: start)
            while found != 0 {
                let index = start + found.trailingZeroBitCount
                if self[index].isSeparator { body(index, self[index]) }
                found &= found - 1
            }
            start += UInt64.bitWidth
        }
        body(count, UInt8(ascii: "\n"))
    }

    /// A bit for each of 64 bytes, or of those up to the end, that is a separator or one of a few
    /// others.
    private func possibleSeparators(from start: Int) -> UInt64 {
        guard start + UInt64.bitWidth <= count else {
            return self[start...].reversed().reduce(0) { $0 << 1 | ($1.isSeparator ? 1 : 0) }
        }
        let words = UnsafeRawBufferPointer(self)
        var found: UInt64 = 0
        for index in 0..<8 {
            let word = words.loadUnaligned(fromByteOffset: start + index * 8, as: UInt64.self)
            found |= UInt64(littleEndian: word).possibleSeparators << UInt64(index * 8)
        }
        return found
    }
}

extension UInt64 {
    /// A bit for each byte that is a separator or one of a few others.
    ///
    /// Of the bits `0xC8`, separators have only `0x08`. So do hyphens, colons and `8`, but neither
    /// letters nor spaces.
    fileprivate var possibleSeparators: UInt64 {
        let highBits = ~self & ~(self << 1) & (self << 4) & 0x8080_8080_8080_8080
        return ((highBits >> 7) &* 0x0102_0408_1020_4080) >> 56
    }
}

extension UInt8 {
    fileprivate var isSeparator: Bool {
        self == UInt8(ascii: ",") || self == UInt8(ascii: "=") || self == UInt8(ascii: "\n")
    }
}
