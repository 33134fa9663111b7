/// A phrase or a word of a text, with what it can mean.
struct MeaningPhrase {
    let words: Range<Int>
    let meanings: [Meaning]

    /// Whether it is in a script without spaces, in which `after` stands after its number.
    let isUnspaced: Bool
    let number: MeaningNumber?

    /// Filters and text; `nil` if it is filler or a word.
    var meaning: Meaning? { meanings.first { $0.text != nil } }
    var isFiller: Bool { meanings.contains(where: \.isFiller) }

    /// Whether it is a word that is no phrase of the tables, or only one beside a number.
    var isWord: Bool { meaning == nil && !isFiller }

    var hasFilters: Bool { meaning?.filters.isEmpty == false }

    /// Whether it is text, and no filler of any kind.
    var isText: Bool {
        isWord && number?.years() == nil && !has(.ending) || meaning?.text?.isEmpty == false
    }

    func has(_ role: Meaning.Role) -> Bool { meanings.contains { $0.role == role } }
}

/// The phrases of a text, of which the longest count.
struct MeaningPhrases {
    private struct Match {
        let words: Range<Int>
        let key: String
        let meanings: [Meaning]
    }

    private(set) var words: [MeaningWord]
    private(set) var phrases: [MeaningPhrase] = []

    /// How many phrases of each language are none of English.
    private var evidence = Array(repeating: 0, count: MeaningLexicon.latin.languageCount)

    init(_ text: String) {
        words = MeaningWord.words(of: text).flatMap(\.divided)
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
        return (start..<end).map { word(at: $0) }
    }

    private func phrase(at start: Int) -> MeaningPhrase {
        let match = longestMatch(at: start) { !accepted($0).isEmpty }
        guard let match else { return word(at: start) }
        return MeaningPhrase(
            words: match.words,
            meanings: accepted(match),
            isUnspaced: words[start].isUnspaced,
            number: match.words.count == 1 ? MeaningNumber(words[start].key) : nil
        )
    }

    private func word(at index: Int) -> MeaningPhrase {
        MeaningPhrase(
            words: index..<index + 1,
            meanings: [],
            isUnspaced: words[index].isUnspaced,
            number: MeaningNumber(words[index].key)
        )
    }

    private func longestMatch(at start: Int, where isMatch: (Match) -> Bool) -> Match? {
        let lexicon = MeaningLexicon.lexicon(for: words[start].key)
        var keys: [String] = []
        for word in words[start...].prefix(lexicon.wordLimit) {
            let isJoined = word.isUnspaced && words[start].isUnspaced
            keys.append((keys.last.map { isJoined ? $0 : "\($0) " } ?? "") + word.key)
        }
        for (index, key) in keys.enumerated().reversed() {
            var meanings = lexicon.meanings(of: key)
            if index == 0, meanings.isEmpty { meanings = lexicon.meanings(ofCompound: key) }
            if isPartOfNumber(start) { meanings = meanings.filter { $0.role != nil } }
            let match = Match(words: start..<start + index + 1, key: key, meanings: meanings)
            if !meanings.isEmpty, isMatch(match) { return match }
        }
        return nil
    }

    /// Whether a word is what follows a number in the same word, such as `h` in `2h`.
    private func isPartOfNumber(_ index: Int) -> Bool {
        words[index].separator.isEmpty && !words[index].isUnspaced && isNumber(index - 1)
    }

    private func isNumber(_ index: Int) -> Bool {
        words.indices.contains(index) && MeaningNumber(words[index].key) != nil
    }
}

/// Which language counts: a phrase of another language must not change what English means.
extension MeaningPhrases {
    private mutating func collectEvidence() {
        var start = 0
        while start < words.count {
            let match = longestMatch(at: start) { _ in true }
            start = match?.words.upperBound ?? start + 1
            for language in evidence.indices where isEvidence(match, of: language) {
                evidence[language] += 1
            }
        }
    }

    /// Whether a phrase shows that the text is in a language: it is none of English, and not so
    /// short a filler or role that it may be a part of a name.
    private func isEvidence(_ match: Match?, of language: Int) -> Bool {
        guard let match, language > 0, !match.meanings.contains(where: Self.isEnglish)
        else { return false }
        return match.meanings.contains {
            $0.language == language && ($0.text != nil || match.key.utf8.count >= 4)
        }
    }

    private static func isEnglish(_ meaning: Meaning) -> Bool {
        meaning.language == 0 && meaning.role != .english
    }

    /// What a phrase means in this text; empty if it is only words.
    private func accepted(_ match: Match) -> [Meaning] {
        let english = match.meanings.filter(Self.isEnglish)
        guard english.isEmpty else { return english }
        let isProtected = match.meanings.contains { $0.role == .english }
        let meanings = match.meanings.filter { meaning in
            guard meaning.language > 0 else { return false }
            let own = isEvidence(match, of: meaning.language) ? 1 : 0
            if evidence[meaning.language] > own { return true }
            guard !isProtected, own > 0 else { return false }
            return meaning.text != nil || (meaning.role != nil && isBesideNumber(match.words))
        }
        let language = meanings.map(\.language).max { evidence[$0] < evidence[$1] }
        return meanings.filter { $0.language == language }
    }

    private func isBesideNumber(_ range: Range<Int>) -> Bool {
        isNumber(range.lowerBound - 1) || isNumber(range.upperBound)
    }
}
