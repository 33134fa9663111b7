/// Splits texts into terms, and removes what people omit or vary when they type.
///
/// Case, accents, punctuation, width and Unicode composition are removed; `&` becomes `and`, and so
/// does a `+` between spaces; an apostrophe joins (`don't`, `dont`) except after a single letter,
/// other punctuation separates. Katakana becomes hiragana, and the forms of a Han character (`気`,
/// `氣`, `气`) become one.
/// Han, kana, Hangul and everything else are separated from each other. Documents and queries are
/// tokenized alike, so that they match. A tokenizer is for many texts: it caches the folding of
/// each character.
package struct Tokenizer {
    /// The maximum size of a term in bytes; longer ones are truncated.
    ///
    /// The index has one byte for a term's size, and such words are never typed.
    package static let termSizeLimit = 200
    package private(set) var text = TokenizedText()

    private var foldings = CharacterFoldingCache()
    private var start = 0
    private var script = Script.other
    private var needsComposition = false
    private var gap = Gap.space

    /// The separator of the current token from the previous one.
    private enum Gap {
        case none
        case punctuation
        case space

        /// Punctuation and spaces.
        case part
    }

    package init() {}

    package static func terms(in text: String) -> [Term] {
        var tokenizer = Tokenizer()
        return tokenizer.terms(in: text)
    }

    package mutating func terms(in text: String) -> [Term] {
        tokenize(text)
        return self.text.tokens.map { Term(utf8: self.text.utf8(of: $0)) }
    }

    /// The terms as parts of one array of UTF-8.
    package mutating func words(in text: String) -> [ArraySlice<UInt8>] {
        tokenize(text)
        return self.text.tokens.map { self.text.bytes[$0.bytes] }
    }

    package mutating func tokenize(_ text: String) {
        reset()
        add(text)
        endToken()
    }

    /// Tokenizes a text, and returns the size of `text.bytes` after each character of it.
    package mutating func tokenizeCounting(_ text: String) -> [Int] {
        reset()
        var counts: [Int] = []
        counts.reserveCapacity(text.utf8.count)
        for character in text {
            add(character)
            if needsComposition { compose() }
            counts.append(self.text.bytes.count)
        }
        endToken()
        return counts
    }

    private mutating func reset() {
        text.removeAll()
        start = 0
        gap = .space
    }
}

// MARK: - Reading characters

extension Tokenizer {
    private mutating func add(_ character: Character) {
        guard let ascii = character.asciiValue, character != "\r\n" else {
            return add(String(character))
        }
        withUnsafePointer(to: ascii) { add(UnsafeBufferPointer(start: $0, count: 1)) }
    }

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isASCIIWordCharacter {
                let start = index
                repeat {
                    index += 1
                } while index < bytes.count
                    && bytes[index].isASCIIWordCharacter
                append(wordCharacters: UnsafeBufferPointer(rebasing: bytes[start..<index]))
            } else if byte < 0x80 {
                if byte == UInt8(ascii: "+"), Self.isBetweenSpaces(index, in: bytes) {
                    addAnd()
                } else {
                    add(ascii: byte)
                }
                index += 1
            } else {
                add(UTF8Decoding.scalar(at: &index, in: bytes))
            }
        }
    }

    /// A plus sign between spaces means *and*; elsewhere it may be a space, as in a URL.
    private static func isBetweenSpaces(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool
    {
        index > 0 && bytes[index - 1] == UInt8(ascii: " ") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: " ")
    }

    private mutating func add(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"): addApostrophe()
        case UInt8(ascii: "&"): addAnd()
        case ...UInt8(ascii: " "), 0x7F: separate(by: .space)
        default: separate(by: .punctuation)
        }
    }

    private mutating func add(_ value: UInt32) {
        if let folded = FoldedCharacter.eastAsian(value) { return append(folded) }
        let cached = foldings[value]
        if let cached { return add(cached) }
        for part in FoldedCharacter.parts(of: Unicode.Scalar(value) ?? " ") { add(part) }
    }

    private mutating func add(_ character: FoldedCharacter) {
        switch character {
        case .nothing: break
        case .space: separate(by: .space)
        case .punctuation: separate(by: .punctuation)
        case .apostrophe: addApostrophe()
        case .character(let scalar):
            if scalar.isASCII { append(UInt8(scalar.value)) } else { append(scalar.value) }
        }
    }

    /// Separates a word from a single letter before it (`d'Amélie`), and joins otherwise.
    private mutating func addApostrophe() {
        guard text.bytes.count == start + 1 else { return }
        // `O'Brien` is also one word; `d'une` is not, or `dune` would find it.
        separate(by: Elision.letters.contains(text.bytes[start]) ? .space : .punctuation)
    }

    private mutating func addAnd() {
        separate(by: .space)
        for letter in "and".utf8 { append(letter) }
        separate(by: .space)
    }
}

// MARK: - Writing tokens

extension Tokenizer {
    /// Appends letters and digits, which are most of all texts.
    private mutating func append(wordCharacters ascii: UnsafeBufferPointer<UInt8>) {
        setScript(.other)
        let room = max(0, Self.termSizeLimit - (text.bytes.count - start))
        let first = text.bytes.count
        text.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: ascii.prefix(room)))
        text.bytes.withUnsafeMutableBufferPointer { bytes in
            for index in first..<bytes.count { bytes[index] = bytes[index].asciiLowercased }
        }
    }

    private mutating func append(_ ascii: UInt8) {
        setScript(.other)
        guard text.bytes.count - start < Self.termSizeLimit else { return }
        text.bytes.append(ascii)
    }

    private mutating func append(_ value: UInt32) {
        guard let scalar = Unicode.Scalar(value) else { return }
        setScript(Script(scalar))
        guard text.bytes.count - start < Self.termSizeLimit - 4 else { return }
        if scalar.isKanaVoicingMark || scalar.isJamo { needsComposition = true }
        text.bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    private mutating func setScript(_ script: Script) {
        if script != self.script { endToken() }
        self.script = script
    }

    private mutating func separate(by gap: Gap) {
        endToken()
        if self.gap == .none {
            self.gap = gap
        } else if gap != self.gap {
            self.gap = .part
        }
    }

    private mutating func endToken() {
        guard text.bytes.count > start else { return }
        if needsComposition { compose() }
        text.tokens.append(
            .init(
                bytes: start..<text.bytes.count,
                script: script,
                followsPunctuation: gap == .punctuation && script == .other,
                startsPart: gap == .part
            )
        )
        start = text.bytes.count
        gap = .none
    }

    /// Composes syllables again after they were decomposed, so that one wrong syllable is one typo.
    private mutating func compose() {
        let term = String(decoding: text.bytes[start...], as: UTF8.self)
        let composed = CanonicalComposition.compose(term.unicodeScalars)
        text.bytes.replaceSubrange(start..., with: Term(composed[...]).utf8)
        needsComposition = false
    }
}
