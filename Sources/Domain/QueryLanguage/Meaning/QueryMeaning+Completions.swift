extension QueryMeaning {
    /// Texts that complete the last word by a word of the grammar for a genre, a decade or a
    /// language: `80s ho` -> `80s horror`.
    ///
    /// The text before the last word must be understood as filters, or be empty. English only. At
    /// most `limit`.
    package static func completions(of prefix: String, limit: Int) -> [String] {
        guard limit > 0, QueryToken.isShort(prefix) else { return [] }
        let start = prefix.lastIndex(of: " ").map(prefix.index(after:)) ?? prefix.startIndex
        let before = String(prefix[..<start])
        let word = MeaningWord.folded(prefix[start...])
        let isAlone = before.allSatisfy { $0 == " " }
        guard word.utf8.count >= (isAlone ? 2 : 1),
            isAlone || QueryMeaning(before).isOnlyFilters
        else { return [] }
        var meanings: Set<String> = []
        var completions: [String] = []
        for completion in Completion.all
        where completion.completes(word) && meanings.insert(completion.meaning).inserted {
            completions.append(before + completion.phrase)
            if completions.count == limit { break }
        }
        return completions
    }

    private var isOnlyFilters: Bool {
        !filterWords.isEmpty && text.isEmpty && excludedText.isEmpty
    }
}

/// A phrase that completes a word.
private struct Completion {
    let phrase: String
    let meaning: String

    /// Whether it is the first phrase of its meaning.
    let isUsual: Bool

    /// Whether it is `from korea`, which says no more than `korean`.
    private var isOfCountry: Bool { phrase.hasPrefix("from ") || phrase.hasPrefix("in ") }

    /// Whether it begins with a word that is shorter; a phrase that is not usual needs more of it.
    func completes(_ word: String) -> Bool {
        phrase.utf8.count > word.utf8.count && phrase.utf8.starts(with: word.utf8)
            && (isUsual || word.utf8.count >= 3)
    }

    /// The decades, and the phrases for genres and languages as they are in the table, the usual
    /// words first.
    static let all: [Completion] = {
        let decades = stride(from: 2020, through: 1920, by: -10).flatMap { year in
            [year > 1920 && year < 2000 ? "\(year % 100)s" : "\(year)s", "\(year)s"].map {
                Completion(phrase: $0, meaning: "year:\(year)", isUsual: true)
            }
        }
        let phrases = MeaningTable.english.lines.utf8.split(separator: UInt8(ascii: "\n"))
            .filter { $0.starts(with: "genre:".utf8) || $0.starts(with: "lang:".utf8) }
            .flatMap(completions).filter { !$0.isOfCountry }
        let space = UInt8(ascii: " ")
        let words = phrases.filter { $0.isUsual && !$0.phrase.utf8.contains(space) }
        return decades + words + phrases
    }()

    private static func completions(of line: Substring.UTF8View) -> [Completion] {
        let parts = line.split(separator: UInt8(ascii: "="))
        guard parts.count == 2, let meaning = String(parts[0]) else { return [] }
        return parts[1].split(separator: UInt8(ascii: ",")).enumerated().compactMap {
            index,
            phrase in
            String(phrase.drop { $0 == UInt8(ascii: " ") }).map {
                Completion(phrase: $0, meaning: meaning, isUsual: index == 0)
            }
        }
    }
}
