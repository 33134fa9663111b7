package import Domain
import TextIndex

/// Matches texts in the same way as a search in the catalog.
package struct FoldingQueryMatcher: QueryMatcher {
    package init() {}

    package func matches(of typed: String, in texts: [String]) -> [QueryMatch?] {
        var matcher = TextMatcher(typed)
        return texts.map { matcher.match(in: $0).map(QueryMatch.init) }
    }

    package func matches(ofWords words: String, in texts: [[String]]) -> [QueryMatch?] {
        var finder = WordFinder(words)
        return texts.map { finder.find(in: $0).map(QueryMatch.init) }
    }
}

extension QueryMatch {
    fileprivate init(_ match: TextMatch) {
        let quality: Quality =
            switch match.quality {
            case .whole: .whole
            case .prefix: .prefix
            case .substring: .substring
            case .letters: .letters
            case .someWords: .someWords
            }
        self.init(quality, match.ranges)
    }
}
