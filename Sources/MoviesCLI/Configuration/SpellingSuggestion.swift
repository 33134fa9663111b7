/// "Did you mean" suggestions for misspelled names.
enum SpellingSuggestion {
    /// The nearest candidate, of equally near ones one with the same first letter; `nil` if none is
    /// near.
    static func nearest(to word: String, in candidates: [String]) -> String? {
        let word = word.lowercased()
        let limit = (word.count + 2) / 3
        let ranked = candidates.map { (candidate: $0, distance: distance(word, $0.lowercased())) }
            .filter { $0.distance <= limit }
        let nearest = ranked.min { one, other in
            one.distance == other.distance
                ? one.candidate.first == word.first && other.candidate.first != word.first
                : one.distance < other.distance
        }
        return nearest?.candidate
            ?? candidates.first { word.count > 2 && $0.hasPrefix(word) }
    }

    /// `; did you mean 'search'?`; empty if no candidate is near.
    static func hint(for word: String, in candidates: [String]) -> String {
        nearest(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The Damerau–Levenshtein distance (optimal string alignment).
    private static func distance(_ a: String, _ b: String) -> Int {
        let a = Array(a)
        let b = Array(b)
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = rows[i][j] + (a[i] == b[j] ? 0 : 1)
                cost = min(cost, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, rows[i - 1][j - 1] + 1)
                }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
