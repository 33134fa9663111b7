public import Domain
import Infrastructure

/// Matches texts in the same way as a search in the catalog.
public struct FoldingQueryMatcher: QueryMatcher {
    public init() {}

    public func matches(of typed: String, in texts: [String]) -> [QueryMatch?] {
        var matcher = TextMatcher(typed)
        return texts.map { text in
            switch matcher.match(in: text) {
            case .whole(let range): .whole(range)
            case .words(let ranges): .words(ranges)
            case nil: nil
            }
        }
    }
}
