/// Cuts texts into words and takes away what people leave out or vary when they type them.
///
/// Case, accents, punctuation, width and Unicode composition go; `&` is `and`; an apostrophe
/// joins (`don't`, `dont`) but for a single letter before it, other punctuation parts. Han, kana,
/// Hangul and the rest are parted from each other. The same is done to texts and to queries, so
/// that they meet. Folds one text after another, and remembers what became of each character.
struct Tokenizer {
    /// Longer words are cut: nobody types them, and the index has a byte for their length.
    static let longestWord = 200

    /// What the last text was folded to.
    private(set) var folded = TokenizedText()

    private var letters = CharacterFoldingCache()
    private var start = 0
    private var script = Script.other
    private var needsComposition = false
    private var gap = Gap.space

    /// What stands before the next word.
    private enum Gap {
        case none
        case punctuation
        case space
    }

    static func words(in text: String) -> [Term] {
        var folder = Tokenizer()
        folder.fold(text)
        return folder.folded.words.map { Term(utf8: folder.folded.text($0)) }
    }

    mutating func fold(_ text: String) {
        begin()
        add(text)
        endWord()
    }

    /// Folds a text, and returns how many folded bytes there are after each of its characters.
    mutating func foldCounting(_ text: String) -> [Int] {
        begin()
        let counts = text.map { character in
            add(String(character))
            if needsComposition { compose() }
            return folded.bytes.count
        }
        endWord()
        return counts
    }

    private mutating func begin() {
        folded.removeAll()
        start = 0
        gap = .space
    }

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte < 0x80 {
                    add(ascii: byte)
                    index += 1
                } else {
                    add(Self.scalar(at: &index, in: bytes))
                }
            }
        }
    }

    /// Reads a scalar of valid UTF-8, which a string's always is.
    private static func scalar(
        at index: inout Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> UInt32 {
        let first = UInt32(bytes[index])
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = first & (0xFF >> UInt32(length + 1))
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        index += length
        return value
    }

    private mutating func add(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            append(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(byte + 0x20)
        case UInt8(ascii: "'"): addApostrophe()
        case UInt8(ascii: "&"): addAnd()
        case ...UInt8(ascii: " "), 0x7F: part(.space)
        default: part(.punctuation)
        }
    }

    private mutating func add(_ value: UInt32) {
        if FoldedCharacter.isPlain(value) { return append(value) }
        let known = letters[value]
        if let known { return add(known) }
        for part in FoldedCharacter.parts(of: Unicode.Scalar(value) ?? " ") { add(part) }
    }

    private mutating func add(_ letter: FoldedCharacter) {
        switch letter {
        case .nothing: break
        case .space: part(.space)
        case .punctuation: part(.punctuation)
        case .apostrophe: addApostrophe()
        case .letter(let scalar):
            if scalar.isASCII { append(UInt8(scalar.value)) } else { append(scalar.value) }
        }
    }

    /// Parts a word from the single letter before it (`d'Amélie`), and joins otherwise.
    private mutating func addApostrophe() {
        if folded.bytes.count == start + 1 { part(.punctuation) }
    }

    private mutating func addAnd() {
        part(.space)
        for letter in "and".utf8 { append(letter) }
        part(.space)
    }

    private mutating func append(_ ascii: UInt8) {
        begin(.other)
        guard folded.bytes.count - start < Self.longestWord else { return }
        folded.bytes.append(ascii)
    }

    private mutating func append(_ value: UInt32) {
        guard let scalar = Unicode.Scalar(value) else { return }
        begin(Script(scalar))
        guard folded.bytes.count - start < Self.longestWord - 4 else { return }
        if scalar.isKanaVoicingMark || scalar.isJamo { needsComposition = true }
        folded.bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    private mutating func begin(_ script: Script) {
        if script != self.script { endWord() }
        self.script = script
    }

    private mutating func part(_ gap: Gap) {
        endWord()
        if gap == .space || self.gap == .none { self.gap = gap }
    }

    private mutating func endWord() {
        guard folded.bytes.count > start else { return }
        if needsComposition { compose() }
        let isJoined = gap == .punctuation && script == .other
        folded.words.append(
            .init(bytes: start..<folded.bytes.count, script: script, isJoined: isJoined)
        )
        start = folded.bytes.count
        gap = .none
    }

    /// Makes syllables of their parts again, so that one wrong syllable is one typo.
    private mutating func compose() {
        let word = String(decoding: folded.bytes[start...], as: UTF8.self)
        let letters = CanonicalComposition.compose(word.unicodeScalars)
        folded.bytes.replaceSubrange(start..., with: Term(letters).utf8)
        needsComposition = false
    }
}
