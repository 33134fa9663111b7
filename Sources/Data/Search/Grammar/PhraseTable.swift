import Domain

/// The phrases of twelve languages and what they mean.
///
/// A process reads one text, mostly, so nothing is made of the table: it is sorted, and searched as it
/// is in the program. `Scripts/phrase-table` makes it, and numbers the languages.
enum PhraseTable {
    /// The languages with spaces between words, English first.
    static let spaced = 0...8

    /// German joins words to one, also those of English.
    private static let german = 1

    /// The languages whose phrases may begin with a word: those of its script.
    ///
    /// Words of Han may be Japanese or Chinese.
    static func languages(ofWord key: String) -> ClosedRange<Int> {
        guard let first = key.unicodeScalars.first, first.isUnspaced else { return spaced }
        return first.isHangul ? 9...9 : 10...11
    }

    /// The meanings of a phrase in these languages, in their order; `nil` if no other phrase begins
    /// with it either.
    static func meanings(
        of key: some Collection<UInt8>,
        in languages: ClosedRange<Int>
    ) -> [Meaning]? {
        var meanings: [Meaning]?
        for phrase in phrases(withPrefix: key) {
            meanings = meanings ?? []
            guard phrase.key.count == key.count else { break }
            guard languages.contains(phrase.language) else { continue }
            meanings?.append(Meaning(phrase.meaning, language: phrase.language))
        }
        return meanings
    }

    /// The meanings of a word that joins two phrases, the second of them German: `horrorfilm`.
    static func meanings(ofCompound key: String) -> [Meaning] {
        let letters = Array(key.utf8)
        guard (8...40).contains(letters.count), letters.allSatisfy({ $0 < 0x80 }) else { return [] }
        for end in 3...letters.count - 4 {
            let second = meanings(of: letters[end...], in: german...german) ?? []
            guard !second.isEmpty else { continue }
            for ending in ["", "s", "n", "es", "en"]
            where letters[..<end].suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                let first = letters[..<(end - ending.utf8.count)]
                guard first.count >= 3 else { continue }
                let compounds = second.flatMap { second in
                    (meanings(of: first, in: 0...german) ?? []).compactMap {
                        $0.compounded(with: second)
                    }
                }
                if !compounds.isEmpty { return compounds }
            }
        }
        return []
    }

    /// The phrases whose keys begin with a prefix that is not empty, in the order of the keys.
    static func phrases(withPrefix prefix: some Collection<UInt8>) -> some Sequence<Phrase> {
        sequence(state: bytes[start(ofPrefix: prefix)...]) { rest in
            guard !prefix.isEmpty, rest.starts(with: prefix) else { return nil }
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            return Phrase(line: line)
        }
    }

    /// The start of the first line that does not precede a prefix.
    private static func start(ofPrefix prefix: some Collection<UInt8>) -> Int {
        // Each is the start of a line, or the end.
        var (low, high) = (0, bytes.count)
        while low < high {
            var middle = (low + high) / 2
            while middle > low, bytes[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
            if bytes[middle...].lexicographicallyPrecedes(prefix) {
                low = bytes[middle...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? high
            } else {
                high = middle
            }
        }
        return low
    }

    private static var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: data.utf8Start, count: data.utf8CodeUnitCount)
    }
}

extension PhraseTable {
    /// A line of the table: a key, a language, a rank, a meaning and a phrase, separated by tabs.
    struct Phrase {
        let line: Slice<UnsafeBufferPointer<UInt8>>

        /// By which it is compared: `Word.key(ofPhrase:)`.
        var key: Slice<UnsafeBufferPointer<UInt8>> { field(0) }

        var language: Int { number(1) ?? 0 }

        /// Its place among the genres, the languages and the words for movies of its language; `nil`
        /// if it is something else.
        var rank: Int? { number(2) }

        /// By which phrases with a rank are sorted.
        var order: (language: Int, rank: Int) { (language, rank ?? 0) }

        /// Whether it is the first phrase of its line in the file of its language.
        var isFirst: Bool { rank.map { $0 % 100 == 0 } ?? false }

        /// As in the file: `genre:horror`.
        var meaning: String { String(decoding: field(3), as: UTF8.self) }

        /// As people write it.
        var text: String {
            let text = field(4)
            return String(decoding: text.isEmpty ? key : text, as: UTF8.self)
        }

        private func number(_ index: Int) -> Int? {
            Int(String(decoding: field(index), as: UTF8.self))
        }

        private func field(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
            let tab = UInt8(ascii: "\t")
            let rest = (0..<index).reduce(line) { rest, _ in rest.drop { $0 != tab }.dropFirst() }
            return rest.prefix { $0 != tab }
        }
    }
}
