import Domain
import DomainDoubles

/// Matches prefixes of texts, ignoring case, except for the texts in `matches`.
struct PrefixMatcher: QueryMatcher {
    var matches: [String: QueryMatch] = [:]

    func matches(of typed: String, in texts: [String]) -> [QueryMatch?] {
        texts.map { text in
            let hasPrefix = text.lowercased().hasPrefix(typed.lowercased())
            return matches[text] ?? (hasPrefix ? QueryMatch(.whole, [0..<typed.count]) : nil)
        }
    }
}
