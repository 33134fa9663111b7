import Domain
import Text

/// A phrase or a word of a text, with what it can mean.
struct MeaningPhrase {
    let words: Range<Int>
    let first: Word
    fileprivate(set) var meanings: [Meaning]
    let number: MeaningNumber?

    fileprivate init(_ range: Range<Int>, of words: [Word], _ meanings: [Meaning] = []) {
        (self.words, first, self.meanings) = (range, words[range.lowerBound], meanings)
        number = range.count == 1 ? MeaningNumber(first.key) : nil
    }

    /// Whether it is in a script without spaces, in which `after` stands after its number.
    var isUnspaced: Bool { first.isUnspaced }

    /// Filters and text; `nil` if it is filler or a word.
    var meaning: Meaning? { meanings.first { $0.text != nil } }
    var isFiller: Bool { meanings.contains(where: \.isFiller) }

    /// Whether it is a word that is no phrase of the tables, or only one beside a number.
    var isWord: Bool { meaning == nil && !isFiller }

    var hasFilters: Bool { meaning?.filters.isEmpty == false }

    /// Whether it is nothing but text: no filter, no filler, and no word around numbers.
    var isText: Bool {
        meanings.allSatisfy { $0.place != nil } && number == nil
            || meaning?.text?.isEmpty == false && !hasFilters
    }

    /// The number that it is, in digits or as a word, and which is no decade.
    var value: Int? {
        if let number { return number.plainValue }
        for case .number(let value) in meanings.map(\.kind) { return value }
        return nil
    }

    /// The movies of a series or of a person that it means beside the name.
    var place: Meaning.Place? {
        if has(.early) { return .order }
        return has(.late) ? .last : meanings.lazy.compactMap(\.place).first
    }

    func has(_ role: Meaning.Role) -> Bool { meanings.contains { $0.role == role } }
}

/// The phrases of a text, of which the longest count.
struct MeaningPhrases {
    let words: [Word]
    private(set) var phrases: [MeaningPhrase] = []

    /// The phrases that begin at each word, the longest first.
    private var candidates: [[MeaningPhrase]] = []

    /// The number of phrases of each language that are none of English.
    private(set) var evidence = Array(repeating: 0, count: PhraseTable.spaced.count)

    init(_ text: String) {
        words = Word.words(ofQuery: text).flatMap { $0.divided() }
        collectCandidates()
        collectEvidence()
        while let start = phrases.last.map(\.words.upperBound) ?? words.indices.first,
            start < words.count
        {
            phrases += hyphenated(at: start)
        }
    }

    /// The phrases up to the end of a word.
    ///
    /// If there is a hyphen, all parts are phrases, or none.
    private func hyphenated(at start: Int) -> [MeaningPhrase] {
        var parts = [phrase(at: start)]
        while let end = parts.last?.words.upperBound, end < words.count,
            words[end].separator == "-"
        {
            parts.append(phrase(at: end))
        }
        let isKnown = parts.allSatisfy { !$0.meanings.isEmpty || $0.number != nil }
        guard parts.count > 1, !isKnown, let end = parts.last?.words.upperBound else {
            return parts
        }
        return (start..<end).map { MeaningPhrase($0..<$0 + 1, of: words) }
    }

    private func phrase(at start: Int) -> MeaningPhrase {
        for var phrase in candidates[start] {
            phrase.meanings = accepted(phrase)
            if !phrase.meanings.isEmpty { return phrase }
        }
        return MeaningPhrase(start..<start + 1, of: words)
    }

    private mutating func collectCandidates() {
        candidates = words.indices.map { start in
            let languages = PhraseTable.languages(ofWord: words[keyIndex(at: start)].key)
            var key = ""
            var matches: [MeaningPhrase] = []
            for end in start..<words.count {
                if end > start, !words[end].isUnspaced || !words[end - 1].isUnspaced { key += " " }
                key += words[end].key
                let found = PhraseTable.meanings(of: key.utf8, in: languages)
                var meanings = found ?? []
                if end == start, meanings.isEmpty {
                    meanings = PhraseTable.meanings(ofCompound: key)
                }
                if isPartOfNumber(start) { meanings = meanings.filter { $0.role != nil } }
                if !meanings.isEmpty {
                    matches.append(MeaningPhrase(start..<end + 1, of: words, meanings))
                }
                if found == nil { break }
            }
            return matches.reversed()
        }
    }

    /// The index of the word whose script is that of the phrases at an index: it is what follows a
    /// number, as in `2차`, or else the word itself.
    private func keyIndex(at index: Int) -> Int {
        guard isNumber(index), index + 1 < words.count, words[index + 1].isUnspaced,
            words[index + 1].separator.isEmpty
        else { return index }
        return index + 1
    }

    /// Whether a word is what follows a number in the same word, such as `h` in `2h`.
    private func isPartOfNumber(_ index: Int) -> Bool {
        words[index].separator.isEmpty && !words[index].isUnspaced && isNumber(index - 1)
    }

    private func isNumber(_ index: Int) -> Bool {
        words.indices.contains(index) && MeaningNumber(words[index].key) != nil
    }
}

/// The language that counts: a phrase of another language must not change what English means.
extension MeaningPhrases {
    private mutating func collectEvidence() {
        var start = 0
        while start < words.count {
            let match = candidates[start].first
            start = match?.words.upperBound ?? start + 1
            for language in evidence.indices where isEvidence(match, of: language) {
                evidence[language] += 1
            }
        }
    }

    /// Whether a phrase shows that the text is in a language: it is none of English, and not so
    /// short a filler or role that it may be a part of a name.
    private func isEvidence(_ match: MeaningPhrase?, of language: Int) -> Bool {
        guard let match, language > 0,
            !match.meanings.contains(where: { $0.role == .english }),
            isAccented(match) || !match.meanings.contains(where: { $0.language == 0 })
        else { return false }
        return match.meanings.contains {
            $0.language == language && ($0.text != nil || length(of: match) >= 4)
        }
    }

    private func length(of match: MeaningPhrase) -> Int {
        words[match.words].reduce(match.words.count - 1) { $0 + $1.key.count }
    }

    /// Whether a phrase of filler is no name: `películas`, `filme mit`.
    private func isLong(_ match: MeaningPhrase) -> Bool {
        match.words.count > 1 && length(of: match) >= 7 || length(of: match) >= 6
    }

    /// Whether a phrase was typed with accents, which English does not have.
    private func isAccented(_ match: MeaningPhrase) -> Bool {
        words[match.words].contains { word in word.text.utf8.contains { $0 >= 0x80 } }
    }

    /// Whether a meaning needs no evidence: it is English, or of a script without spaces.
    private static func isPlain(_ meaning: Meaning) -> Bool {
        meaning.language == 0 && meaning.role != .english
            || !PhraseTable.spaced.contains(meaning.language)
    }

    /// The meanings of a phrase in this text; empty if it is only words.
    private func accepted(_ match: MeaningPhrase) -> [Meaning] {
        let plain = match.meanings.filter(Self.isPlain)
        guard plain.isEmpty else { return plain }
        let movies = match.meanings.filter { $0.role == .movie }.map(\.language)
        let meanings = match.meanings.filter { meaning in
            guard meaning.language > 0, meaning.role != .english else { return false }
            let own = isEvidence(match, of: meaning.language) ? 1 : 0
            if evidence[meaning.language] > own { return true }
            guard own > 0 else { return false }
            if movies.contains(meaning.language) { return true }
            if meaning.isFiller { return isLong(match) }
            return meaning.role == nil || isBesideNumber(match.words)
        }
        let language = meanings.map(\.language).max { evidence[$0] < evidence[$1] }
        return meanings.filter { $0.language == language }
    }

    private func isBesideNumber(_ range: Range<Int>) -> Bool {
        isNumber(range.lowerBound - 1) || isNumber(range.upperBound)
    }
}
