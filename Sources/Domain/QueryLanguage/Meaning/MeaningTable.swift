/// The phrases of a language and what they mean.
///
/// Each line is a meaning, `=`, and the phrases that have it, separated by commas. A meaning is
/// filters (`genre:horror`), text in English (`christmas`), both, `-` for filler, or `#` and the
/// name of a `Meaning.Role`, or a number. A phrase may have several meanings.
struct MeaningTable: Sendable {
    let lines: String

    init(_ lines: String) { self.lines = lines }
}

/// The phrases of languages that are used together.
struct MeaningLexicon: Sendable {
    private struct Link {
        let meaning: Substring
        let language: Int

        /// Another meaning of the same phrase.
        let next: Int?
    }

    private var links: [Link] = []

    /// The last link of each phrase.
    private var phrases: [String: Int] = [:]

    /// Words of the longest phrase.
    private(set) var wordLimit = 1

    /// Characters of the longest phrase.
    private(set) var characterLimit = 1
    private(set) var languageCount = 0

    init(_ tables: [MeaningTable]) {
        languageCount = tables.count
        phrases.reserveCapacity(4_000)
        for (language, table) in tables.enumerated() {
            for line in table.lines.utf8.split(separator: UInt8(ascii: "\n")) {
                add(line, language)
            }
        }
    }

    private mutating func add(_ line: Substring.UTF8View, _ language: Int) {
        guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { return }
        func trimmed(_ part: Substring.UTF8View) -> Substring {
            var part = part.drop { $0 == UInt8(ascii: " ") }
            while part.last == UInt8(ascii: " ") { part.removeLast() }
            return Substring(part)
        }
        let meaning = trimmed(line[..<sign])
        for phrase in line[line.index(after: sign)...].split(separator: UInt8(ascii: ",")) {
            let key = MeaningWord.key(ofPhrase: trimmed(phrase))
            guard !key.isEmpty else { continue }
            let next = phrases.updateValue(links.count, forKey: key)
            links.append(Link(meaning: meaning, language: language, next: next))
            let spaces = key.utf8.count { $0 == UInt8(ascii: " ") }
            wordLimit = max(wordLimit, spaces + 1)
            characterLimit = max(characterLimit, key.utf8.count / 3)
        }
    }

    func contains(_ key: String) -> Bool { phrases[key] != nil }

    /// What a phrase means, in the order of the tables.
    func meanings(of key: String) -> [Meaning] {
        var meanings: [Meaning] = []
        var index = phrases[key]
        while let link = index.map({ links[$0] }) {
            meanings.append(Meaning(link.meaning, language: link.language))
            index = link.next
        }
        return meanings.reversed()
    }
}

extension MeaningLexicon {
    /// The languages in Latin letters, English first.
    static let latin = MeaningLexicon([.english])
    static let korean = MeaningLexicon([])
    static let japanese = MeaningLexicon([])

    /// The phrases in the script of a word; those in other scripts are not read.
    static func lexicon(for key: String) -> MeaningLexicon {
        guard let first = key.unicodeScalars.first, first.isUnspaced else { return latin }
        return first.isHangul ? korean : japanese
    }

    /// What a word means that two phrases of one language other than English make, as in German:
    /// `horrorfilm`.
    func meanings(ofCompound key: String) -> [Meaning] {
        let letters = Array(key)
        guard (8...40).contains(letters.count) else { return [] }
        for end in 3...letters.count - 4 {
            let second = meanings(of: String(letters[end...])).filter { $0.language > 0 }
            guard !second.isEmpty else { continue }
            for ending in ["", "s", "n", "es", "en"] where letters[..<end].ends(with: ending) {
                let first = meanings(of: String(letters[..<(end - ending.count)]))
                let compounds = second.flatMap { second in
                    first.compactMap { $0.compounded(with: second) }
                }
                if !compounds.isEmpty { return compounds }
            }
        }
        return []
    }
}

extension Collection where Element: Equatable {
    fileprivate func ends(with other: some Collection<Element>) -> Bool {
        suffix(other.count).elementsEqual(other)
    }
}
