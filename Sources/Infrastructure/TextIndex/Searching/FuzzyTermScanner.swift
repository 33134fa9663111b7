/// Finds the terms of an index that a misspelled query term may have been meant for.
///
/// Scans all terms with the same first characters in their order. Typos are counted by the
/// Damerau–Levenshtein distance in its optimal string alignment form: an insertion, a deletion, a
/// substitution and a transposition of neighbours count one each. Each character of a term has a
/// row in the table of distances; terms with a common prefix share its rows, and if a row is above
/// the limit, all terms with that prefix are skipped.
struct FuzzyTermScanner {
    /// How many ranges of postings are used; those with fewer typos and more postings.
    private static let sourceLimit = 64

    /// A value that no character has.
    private static let noCharacter = UInt32.max

    /// The query's term.
    private let pattern: [UInt32]
    private let limit: Int
    private let matchesPrefixes: Bool

    /// The row of each character of the current term, concatenated, after the row for none.
    ///
    /// There is no room for a term that is longer than the pattern by more than the limit.
    private var rows: [Int]

    /// The characters of the current term whose rows are filled in, and their number.
    private var characters: [UInt32]
    private var count = 0

    /// The end in UTF-8 of the prefix with a number of characters, by this number.
    private var ends: [Int]

    /// The fewest typos of any prefix with at most a number of characters, by this number.
    private var prefixTypos: [Int]

    /// The length of the prefix whose row is above the limit, if any.
    private var prunedLength: Int?
    private var sources: [PostingsSource] = []

    private init(_ term: QueryTerm) {
        pattern = term.term.scalars.map(\.value)
        limit = term.typoLimit
        matchesPrefixes = term.allowsFuzzyPrefix
        // One character more than a match can have: its row shows that the term is too long.
        let longest = pattern.count + limit + 1
        rows = Array(0...pattern.count)
        rows += [Int](repeating: 0, count: longest * (pattern.count + 1))
        characters = [UInt32](repeating: 0, count: longest)
        ends = [Int](repeating: 0, count: longest + 1)
        prefixTypos = [Int](repeating: pattern.count, count: longest + 1)
    }

    /// The terms within the typo limit, except the query's term itself.
    ///
    /// They start with the same characters: the first one, or as many as are given.
    static func sources(
        for term: QueryTerm,
        in terms: TermDictionary,
        sharing firstCount: Int = 1
    ) throws(TextIndexError) -> [PostingsSource] {
        let first = term.term.scalars.prefix(firstCount)
        guard term.typoLimit > 0, first.count == firstCount else { return [] }
        let prefix = Term(first).utf8
        var cursor = try terms.cursor(from: prefix, to: IndexKey.end(ofPrefix: prefix))
        var scanner = FuzzyTermScanner(term)
        while try cursor.next(sharingFewerThan: scanner.prunedPrefixSize) {
            // Blocks may start or end with terms that have another first character.
            guard cursor.term.first == prefix.first, cursor.term.starts(with: prefix) else {
                continue
            }
            scanner.scan(cursor.term, shared: cursor.sharedCount, cursor.span)
        }
        let best = scanner.sources.sorted {
            ($0.typos, -$0.span.full.count) < ($1.typos, -$1.span.full.count)
        }
        return Array(best.prefix(sourceLimit))
    }

    /// The size in bytes of the current term's prefix with which no term matches.
    private var prunedPrefixSize: Int {
        guard let prunedLength, !matchesPrefixes || prefixTypos[prunedLength] > limit else {
            return .max
        }
        return ends[prunedLength]
    }

    private mutating func scan(_ term: ArraySlice<UInt8>, shared: Int, _ span: TermDictionary.Span)
    {
        // How many characters the current term shares with the previous one.
        var reused = count
        while ends[reused] > shared { reused -= 1 }
        if let prunedLength, reused >= prunedLength {
            return addSource(span, whole: nil, prefix: prefixTypos[prunedLength])
        }
        prunedLength = nil
        count = reused
        var index = term.startIndex + ends[reused]
        while index < term.endIndex {
            let isNear = append(UTF8Decoding.scalar(at: &index, in: term))
            ends[count] = index - term.startIndex
            guard isNear else {
                prunedLength = count
                return addSource(span, whole: nil, prefix: prefixTypos[count])
            }
        }
        addSource(
            span,
            whole: rows[(count + 1) * (pattern.count + 1) - 1],
            prefix: prefixTypos[count]
        )
    }

    /// Fills in the row of the next character; returns `false` if all of it is above the limit.
    private mutating func append(_ character: UInt32) -> Bool {
        let previous = count > 0 ? characters[count - 1] : Self.noCharacter
        let least = fillRow(character, after: previous)
        characters[count] = character
        count += 1
        let last = rows[(count + 1) * (pattern.count + 1) - 1]
        prefixTypos[count] = min(prefixTypos[count - 1], last)
        return least <= limit
    }

    /// Fills in the row after the current term's last, and returns its least distance.
    private mutating func fillRow(_ character: UInt32, after previous: UInt32) -> Int {
        let width = pattern.count + 1
        let row = (count + 1) * width
        // Farther from the diagonal than the limit, every distance is above it (Ukkonen, 1985). Of
        // what is skipped for that, only the cells that are read later are set.
        let above = limit + 1
        let first = max(1, count + 1 - limit)
        let end = min(width, count + 2 + limit)
        return pattern.withUnsafeBufferPointer { pattern in
            rows.withUnsafeMutableBufferPointer { rows in
                let last = row - width
                rows[row] = rows[last] + 1
                rows[row + width - 1] = above
                var cost = first == 1 ? rows[row] : above
                if end < width { rows[row + end] = above }
                var least = cost
                var column = first
                while column < end {
                    let isSame = pattern[column - 1] == character
                    cost = min(
                        rows[last + column - 1] + (isSame ? 0 : 1),
                        rows[last + column] + 1,
                        cost + 1
                    )
                    if pattern[column - 1] == previous, column > 1,
                        pattern[column - 2] == character
                    {
                        cost = min(cost, rows[last - width + column - 2] + 1)
                    }
                    rows[row + column] = cost
                    least = min(least, cost)
                    column += 1
                }
                return least
            }
        }
    }

    /// Adds a term, given its typos and the fewest typos of its prefixes, if it matches.
    private mutating func addSource(_ span: TermDictionary.Span, whole: Int?, prefix: Int) {
        let typos = min(whole ?? Int.max, matchesPrefixes ? prefix : Int.max)
        guard (1...limit).contains(typos) else { return }
        let source = PostingsSource(span: span, typos: typos, isWholeTerm: whole == typos)
        // Adjacent terms that match equally well are read as one range.
        guard let last = sources.last, last.typos == typos, last.isWholeTerm == source.isWholeTerm,
            last.span.full.upperBound == span.full.lowerBound,
            last.span.top.upperBound == span.top.lowerBound
        else { return sources.append(source) }
        sources[sources.count - 1].span = .init(
            full: last.span.full.lowerBound..<span.full.upperBound,
            top: last.span.top.lowerBound..<span.top.upperBound
        )
        sources[sources.count - 1].isSingleTerm = false
    }
}
