/// The hash of a phrase: of the keys of its words, with spaces between them.
///
/// Different phrases have different hashes, for all that matters: two of a million phrases have the
/// same one in one of thirty million cases.
struct PhraseHash: Hashable {
    /// FNV-1a.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }
}

/// Reads the phrases of a `MeaningTable`.
struct PhraseScanner {
    private let bytes: [UInt8]
    private var index: Int

    /// Where the meaning of the line begins; `nil` at the start of a line.
    private var line: Int?

    init(bytes: [UInt8], index: Int) {
        self.bytes = bytes
        self.index = index
    }

    /// The next phrase, and where its meaning begins.
    mutating func next() -> (phrase: PhraseHash, line: Int)? {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") {
                line = nil
                index += 1
            } else if line == nil {
                readMeaning()
            } else if bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: " ") {
                index += 1
            } else if let line {
                return (readPhrase(), line)
            }
        }
        return nil
    }

    private mutating func readMeaning() {
        while bytes[index] == UInt8(ascii: " ") { index += 1 }
        if bytes[index] == UInt8(ascii: "\n") { return }
        line = index
        while bytes[index] != UInt8(ascii: "="), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        if bytes[index] == UInt8(ascii: "=") { index += 1 }
    }

    private mutating func readPhrase() -> PhraseHash {
        let start = index
        var hash = PhraseHash()
        var isPlain = true
        var isAfterSpace = false
        var isUnspaced = false
        while bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: "\n") {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
                isAfterSpace = true
                continue
            }
            let isNextUnspaced = isPartOfUnspaced(byte)
            let letter = byte == 0xC3 ? letter(afterC3: bytes[index]) : byte
            if byte == 0xC3 { index += 1 }
            isPlain =
                isPlain
                && (isNextUnspaced || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter))
            if index > start + 1, isAfterSpace || isUnspaced != isNextUnspaced,
                !(isUnspaced && isNextUnspaced)
            {
                hash.add(UInt8(ascii: " "))
            }
            (isAfterSpace, isUnspaced) = (false, isNextUnspaced)
            hash.add(letter)
        }
        if isPlain { return hash }
        let phrase = String(decoding: bytes[start..<index], as: UTF8.self)
        return PhraseHash(MeaningWord.key(ofPhrase: phrase).utf8)
    }

    /// Whether a byte is of a letter in a script without spaces, or of one that joins katakana.
    private func isPartOfUnspaced(_ byte: UInt8) -> Bool {
        (0xE3...0xED).contains(byte) || (0x80...0xBF).contains(byte)
    }

    /// The letter without an accent of which the UTF-8 is `0xC3` and a byte; `0` for others.
    private func letter(afterC3 byte: UInt8) -> UInt8 {
        (0xA0...0xBF).contains(byte) ? Self.letters[Int(byte - 0xA0)] : 0
    }

    private static let letters = Array("aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y".utf8)
}
