/// Letters at the start of English words that sound the same: `fantom` and `phantom`.
package enum PhoneticSpelling {
    private static let groups = [
        ["f", "ph"], ["n", "kn", "gn", "pn"], ["r", "wr", "rh"], ["s", "ps", "c", "sc"],
        ["k", "c", "ch", "qu"], ["j", "g"], ["z", "x"], ["sh", "s", "ch"], ["w", "wh"],
        ["i", "e", "y"], ["u", "yu", "eu"],
    ].map { $0.map { Array($0.utf8) } }

    /// The word with other letters at its start.
    package static func variants(of term: Term) -> [Term] {
        var variants: [Term] = []
        for group in groups {
            for start in group where term.utf8.starts(with: start) && term.utf8.count > start.count
            {
                let rest = term.utf8.dropFirst(start.count)
                variants += group.filter { $0 != start }.map { Term(utf8: $0 + rest) }
            }
        }
        return variants
    }
}
