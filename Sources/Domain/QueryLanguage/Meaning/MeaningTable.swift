/// The phrases of a language and what they mean.
///
/// Each line is a meaning, `=`, and the phrases that have it, separated by commas. A meaning is
/// filters (`genre:horror`), text in English (`christmas`), both, `-` for filler, or `#` and the
/// name of a `Meaning.Role` or a number. A phrase may have several meanings.
struct MeaningTable: Sendable {
    /// Lines as they are in the program, which joining them would copy.
    let sections: [String]

    init(_ sections: String...) { self.sections = sections }

    /// The languages in Latin letters, English first.
    static let latin = [english, german, french, spanish]
}

/// The phrases of languages that are used together and that may be in a text, to be looked up.
///
/// A process reads one text, mostly, so the tables are not made into a dictionary of thousands of
/// phrases: only those that begin as a word of the text does are added.
struct MeaningLexicon: Sendable {
    private struct Entry {
        let phrase: PhraseHash

        /// Where its table, the section of it, and the line in the section are.
        let language: Int
        let section: Int
        let line: Int

        /// The entry before it in the same bucket; `-1` if there is none.
        var next = -1
    }

    private let tables: [MeaningTable]
    private var entries: [Entry] = []
    private var buckets: [Int] = []

    /// No phrase has more words.
    let wordLimit = 7

    init(_ tables: [MeaningTable], _ beginnings: PhraseBeginnings) {
        self.tables = tables
        for (language, table) in tables.enumerated() {
            for (section, lines) in table.sections.enumerated() {
                TablePhrase.forEach(in: lines, among: beginnings) { phrase in
                    entries.append(
                        Entry(
                            phrase: phrase.hash,
                            language: language,
                            section: section,
                            line: phrase.line
                        )
                    )
                }
            }
        }
        let bits = Int.bitWidth - entries.count.leadingZeroBitCount
        buckets = Array(repeating: -1, count: 1 << bits)
        for index in entries.indices {
            let bucket = bucket(of: entries[index].phrase)
            entries[index].next = buckets[bucket]
            buckets[bucket] = index
        }
    }

    private func bucket(of phrase: PhraseHash) -> Int {
        Int(truncatingIfNeeded: phrase.value ^ (phrase.value >> 32)) & (buckets.count - 1)
    }

    func contains(_ phrase: PhraseHash) -> Bool {
        entry(of: phrase, from: buckets[bucket(of: phrase)]) != nil
    }

    private func entry(of phrase: PhraseHash, from index: Int) -> Entry? {
        var index = index
        while index >= 0 {
            if entries[index].phrase == phrase { return entries[index] }
            index = entries[index].next
        }
        return nil
    }

    /// What a phrase means, in the order of the tables.
    func meanings(of phrase: PhraseHash) -> [Meaning] {
        var meanings: [Meaning] = []
        var next = buckets[bucket(of: phrase)]
        while let entry = entry(of: phrase, from: next) {
            meanings.append(meaning(of: entry))
            next = entry.next
        }
        return meanings.reversed()
    }

    private func meaning(of entry: Entry) -> Meaning {
        let lines = tables[entry.language].sections[entry.section].utf8
        let start = lines.index(lines.startIndex, offsetBy: entry.line)
        var text = lines[start...].prefix { $0 != UInt8(ascii: "=") }
        while text.last == UInt8(ascii: " ") { text.removeLast() }
        return Meaning(String(Substring(text)), language: entry.language)
    }
}

extension MeaningLexicon {
    /// What a word means that two phrases of one language other than English make, as in German:
    /// `horrorfilm`.
    func meanings(ofCompound key: String) -> [Meaning] {
        let letters = Array(key.utf8)
        guard let ends = Self.endsOfFirstPart(letters) else { return [] }
        for end in ends {
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

    /// Where the second phrase may begin in a word that two make; `nil` if none make it.
    static func endsOfFirstPart(_ letters: some Collection<UInt8>) -> ClosedRange<Int>? {
        guard (8...40).contains(letters.count), letters.allSatisfy({ $0 < 0x80 }) else {
            return nil
        }
        return 3...letters.count - 4
    }
}

/// The phrases that may be in a text, by the script in which they begin.
struct MeaningLexicons {
    private let latin: MeaningLexicon
    private let korean: MeaningLexicon
    private let japanese: MeaningLexicon

    /// Takes the words of the text, of which those in scripts without spaces are not divided.
    init(_ words: [MeaningWord]) {
        var beginnings = PhraseBeginnings()
        var (hasLatin, hasHangul, hasJapanese) = (false, false, false)
        for (index, word) in words.enumerated() {
            beginnings.add(word.key)
            let isBeforeUnspaced = words[index...].isNumberBeforeUnspaced
            for scalar in word.key.unicodeScalars {
                let isUnspaced = scalar.isUnspaced
                hasLatin = hasLatin || !isUnspaced && !isBeforeUnspaced
                hasHangul = hasHangul || isUnspaced && scalar.isHangul
                hasJapanese = hasJapanese || isUnspaced && !scalar.isHangul
            }
        }
        latin = MeaningLexicon(hasLatin ? MeaningTable.latin : [], beginnings)
        korean = MeaningLexicon(hasHangul ? [.korean] : [], beginnings)
        japanese = MeaningLexicon(hasJapanese ? [.japanese] : [], beginnings)
    }

    /// The phrases in the script of a word; those in other scripts are not read.
    func lexicon(for key: String) -> MeaningLexicon {
        guard let first = key.unicodeScalars.first, first.isUnspaced else { return latin }
        return first.isHangul ? korean : japanese
    }
}

extension ArraySlice<MeaningWord> {
    /// Whether the first word is a number and what follows it is in a script without spaces, as in
    /// `2차`.
    var isNumberBeforeUnspaced: Bool {
        guard count > 1, let first, case let second = self[startIndex + 1] else { return false }
        return second.isUnspaced && second.separator.isEmpty && MeaningNumber(first.key) != nil
    }
}
