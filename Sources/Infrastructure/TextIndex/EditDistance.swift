/// The typos between a word that was typed and a word that was meant.
///
/// Damerau–Levenshtein distance in its optimal string alignment form: an insertion, a deletion, a
/// substitution and a transposition of neighbours count one each. A wrong first letter counts one
/// more, because people rarely mistype it.
enum EditDistance {
    struct Result: Equatable {
        /// To the whole word; `nil` above the limit.
        var whole: Int?

        /// To the nearest beginning of the word; `nil` above the limit.
        var prefix: Int?
    }

    static func between(_ typed: TextWord, _ word: TextWord, limit: Int) -> Result {
        let a = typed.scalars
        let b = word.scalars
        let firstLetterCost = a.first == b.first ? 0 : 1
        guard
            firstLetterCost == 0 || limit > firstLetterCost,
            b.count + limit >= a.count,
            (typed.signature & ~word.signature).nonzeroBitCount <= limit
        else { return Result() }

        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                var cost = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                cost = min(cost, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    cost = min(cost, beforeLast[j - 2] + 1)
                }
                row.append(cost)
            }
            if (row.min() ?? 0) > limit { return Result() }
            beforeLast = last
            last = row
        }
        let accepted = { (cost: Int) in cost <= limit ? cost : nil }
        return Result(
            whole: accepted(last[b.count] + firstLetterCost),
            prefix: accepted((last.min() ?? 0) + firstLetterCost)
        )
    }

    /// Whether a typed word may have typos and be unfinished at once.
    ///
    /// Shorter ones are so near to the beginnings of so many words that all they find is noise.
    static func mayBeUnfinished(_ typed: TextWord) -> Bool {
        typed.scalars.count >= 6
    }

    /// How many typos a typed word may have: none up to 3 letters, 1 from 4 and 2 from 7.
    ///
    /// Lower than what search engines use (5 and 9), because a missing letter has already
    /// shortened the typed word. A number may have none: another number is another film.
    static func limit(for typed: TextWord) -> Int {
        if typed.isNumber { return 0 }
        return switch typed.scalars.count {
        case ...3: 0
        case 4...6: 1
        default: 2
        }
    }
}
