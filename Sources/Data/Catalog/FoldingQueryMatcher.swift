package import Domain
import TextIndex

/// Matches texts in the same way as a search in the catalog.
package struct FoldingQueryMatcher: QueryMatcher {
    package init() {}

    package func matches(of typed: String, in texts: [String]) -> [QueryMatch?] {
        var matcher = TextMatcher(typed)
        return texts.map { text in
            switch matcher.match(in: text) {
            case .whole(let range): QueryMatch(.whole, [range])
            case .allWords(let ranges): QueryMatch(.prefix, ranges)
            case .words(let ranges): QueryMatch(.someWords, ranges)
            case nil: nil
            }
        }
    }

    package func matches(ofWords words: String, in texts: [[String]]) -> [QueryMatch?] {
        var finder = WordFinder(words)
        return texts.map { parts in
            finder.find(in: parts).map { QueryMatch(QueryMatch.Quality($0.quality), $0.ranges) }
        }
    }
}

extension QueryMatch.Quality {
    fileprivate init(_ quality: FoundWords.Quality) {
        switch quality {
        case .prefix: self = .prefix
        case .substring: self = .substring
        case .letters: self = .letters
        }
    }
}
