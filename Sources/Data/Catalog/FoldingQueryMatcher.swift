package import Domain
import TextIndex

/// Matches texts in the same way as a search in the catalog.
package struct FoldingQueryMatcher: QueryMatcher {
    package init() {}

    package func matches(of typed: String, in texts: [String]) -> [QueryMatch?] {
        var matcher = TextMatcher(typed)
        return texts.map { text in
            switch matcher.match(in: text) {
            case .whole(let range): .whole(range)
            case .allWords(let ranges): .allWords(ranges)
            case .words(let ranges): .words(ranges)
            case nil: nil
            }
        }
    }
}

/// Finds words in texts in the same way as a search in the catalog.
package struct FoldingWordMatcher: WordMatcher {
    package init() {}

    package func matches(of words: String, in texts: [[String]]) -> [WordMatch?] {
        var finder = WordFinder(words)
        return texts.map { parts in
            finder.find(in: parts).map {
                WordMatch(quality: MatchQuality($0.quality), ranges: $0.ranges)
            }
        }
    }
}

extension MatchQuality {
    fileprivate init(_ quality: FoundWords.Quality) {
        switch quality {
        case .prefix: self = .prefix
        case .substring: self = .substring
        case .letters: self = .letters
        }
    }
}
