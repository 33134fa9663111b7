/// The phrases of a language and what they mean.
///
/// Each line is a meaning, `=`, and the phrases that have it, separated by commas. A meaning is
/// filters (`genre:horror`), text in English (`christmas`), both, `-` for filler, or `#` and the
/// name of a `Meaning.Role` or a number. A phrase may have several meanings.
struct MeaningTable: Sendable {
    let lines: String

    init(_ lines: String) { self.lines = lines }

    /// The languages in Latin letters, English first.
    static let latin = [english, german, french, spanish]
}

/// The phrases of languages that are used together, to be looked up.
///
/// It is built when a query needs it, from tables of thousands of phrases, so it keeps the hash of
/// each phrase and where its line begins, and no string.
struct MeaningLexicon: Sendable {
    private struct Link {
        let hash: PhraseHash

        /// Where the meaning begins in the bytes of the tables.
        let start: Int32

        /// The link before it in the same bucket; `-1` if there is none.
        let next: Int32
        let language: Int8
    }

    private static let bucketCount = 1 << 14

    private var bytes: [UInt8] = []
    private var links: [Link] = []
    private var buckets = [Int32](repeating: -1, count: bucketCount)
    let languageCount: Int

    /// No phrase has more words.
    let wordLimit = 7

    init(_ tables: [MeaningTable]) {
        languageCount = tables.count
        bytes.reserveCapacity(tables.reduce(0) { $0 + $1.lines.utf8.count + 1 })
        links.reserveCapacity(Self.bucketCount)
        for (language, table) in tables.enumerated() {
            let start = bytes.count
            bytes.append(contentsOf: table.lines.utf8)
            bytes.append(UInt8(ascii: "\n"))
            var scanner = PhraseScanner(bytes: bytes, index: start)
            while let (phrase, line) = scanner.next() { add(phrase, line, Int8(language)) }
        }
    }

    private mutating func add(_ phrase: PhraseHash, _ line: Int, _ language: Int8) {
        let bucket = Self.bucket(of: phrase)
        let next = buckets[bucket]
        buckets[bucket] = Int32(links.count)
        links.append(Link(hash: phrase, start: Int32(line), next: next, language: language))
    }

    private static func bucket(of phrase: PhraseHash) -> Int {
        Int((phrase.value ^ (phrase.value >> 32)) & UInt64(bucketCount - 1))
    }

    func contains(_ phrase: PhraseHash) -> Bool { firstLink(of: phrase) != nil }

    private func firstLink(of phrase: PhraseHash) -> Link? {
        link(at: buckets[Self.bucket(of: phrase)], of: phrase)
    }

    private func link(at index: Int32, of phrase: PhraseHash) -> Link? {
        var index = Int(index)
        while index >= 0 {
            if links[index].hash == phrase { return links[index] }
            index = Int(links[index].next)
        }
        return nil
    }

    /// What a phrase means, in the order of the tables.
    func meanings(of phrase: PhraseHash) -> [Meaning] {
        guard var link = firstLink(of: phrase) else { return [] }
        var meanings = [meaning(of: link)]
        while let next = self.link(at: link.next, of: phrase) {
            meanings.append(meaning(of: next))
            link = next
        }
        return meanings.reversed()
    }

    private func meaning(of link: Link) -> Meaning {
        let rest = bytes[Int(link.start)...]
        var text = rest.prefix { $0 != UInt8(ascii: "=") }
        while text.last == UInt8(ascii: " ") { text.removeLast() }
        return Meaning(String(decoding: text, as: UTF8.self), language: Int(link.language))
    }
}

extension MeaningLexicon {
    static let latin = MeaningLexicon(MeaningTable.latin)
    private static let korean = MeaningLexicon([.korean])
    private static let japanese = MeaningLexicon([.japanese])

    /// The phrases in the script of a word; those in other scripts are not read.
    static func lexicon(for key: String) -> MeaningLexicon {
        guard let first = key.unicodeScalars.first, first.isUnspaced else { return latin }
        return first.isHangul ? korean : japanese
    }

    /// What a word means that two phrases of one language other than English make, as in German:
    /// `horrorfilm`.
    func meanings(ofCompound key: String) -> [Meaning] {
        let letters = Array(key.utf8)
        guard (8...40).contains(letters.count), letters.allSatisfy({ $0 < 0x80 }) else {
            return []
        }
        for end in 3...letters.count - 4 {
            let second = meanings(of: PhraseHash(letters[end...])).filter { $0.language > 0 }
            guard !second.isEmpty else { continue }
            for ending in ["", "s", "n", "es", "en"]
            where letters[..<end].suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                let first = meanings(of: PhraseHash(letters[..<(end - ending.utf8.count)]))
                let compounds = second.flatMap { second in
                    first.compactMap { $0.compounded(with: second) }
                }
                if !compounds.isEmpty { return compounds }
            }
        }
        return []
    }
}
