import Text

/// Finds the terms of an index that a misspelled query term may have been meant for.
///
/// Scans all terms with the same first characters in their order. Typos are counted by the
/// Damerau–Levenshtein distance in its optimal string alignment form: an insertion, a deletion, a
/// substitution and a transposition of neighbours count one each. The distances of all prefixes of
/// the query's term are computed at once, in the bits of a few machine words (Wu and Manber, Fast
/// Text Searching Allowing Errors, 1992). Terms with a common prefix share what is computed for it,
/// and if no prefix of the query's term is near, all terms with that prefix are skipped.
struct FuzzyTermScanner {
    /// The maximum number of ranges of postings; those with fewer typos and more postings are used.
    private static let sourceLimit = 64

    /// A machine word has a bit for each character and one for none; longer terms have no typos.
    private static let sizeLimit = UInt64.bitWidth - 1

    /// The distances of the query term's prefixes from one prefix of the current term.
    private struct Column: BitwiseCopyable {
        /// In each, a bit for each prefix of the query's term, by its length: those without a typo,
        /// with at most one, and with at most two.
        var same: UInt64 = 0b1
        var oneTypo: UInt64 = 0b11
        var twoTypos: UInt64 = 0b111

        /// The places of the last character in the query's term, counted from 1.
        var places: UInt64 = 0

        /// The end of the prefix in UTF-8.
        var end = 0

        /// The fewest typos of any prefix up to this one; more than the limit if above it.
        var prefixTypos: Int
    }

    /// The query's term.
    private let pattern: [UInt32]
    private let limit: Int
    private let matchesPrefixes: Bool

    /// A bit for each length of a prefix of the query's term.
    private let lengths: UInt64

    /// For each ASCII character, its places in the query's term.
    private var places = [UInt64](repeating: 0, count: 128)

    /// The columns of the prefixes of the current term, by their length, and the last length.
    ///
    /// There is no room for a term that is longer than the pattern by more than the limit.
    private var columns: [Column]
    private var count = 0

    /// The length of the prefix with which no term matches, if any.
    private var prunedLength: Int?
    private var sources: [PostingsSource] = []

    private init(_ term: QueryTerm) {
        pattern = term.term.scalars.map(\.value)
        lengths = (1 << UInt64(pattern.count + 1)) - 1
        limit = term.typoLimit
        matchesPrefixes = term.allowsFuzzyPrefix
        // One character more than a match can have: its column shows that the term is too long.
        let longest = pattern.count + limit + 1
        columns = Array(repeating: Column(prefixTypos: pattern.count), count: longest + 1)
        for (index, character) in pattern.enumerated() where character < places.count {
            places[Int(character)] |= 1 << UInt64(index + 1)
        }
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
        guard term.typoLimit > 0, first.count == firstCount,
            term.term.scalars.count < Self.sizeLimit
        else { return [] }
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
        guard let prunedLength, !matchesPrefixes || columns[prunedLength].prefixTypos > limit
        else { return .max }
        return columns[prunedLength].end
    }

    private mutating func scan(_ term: ArraySlice<UInt8>, shared: Int, _ span: TermDictionary.Span)
    {
        // The number of characters that the current term shares with the previous one.
        while columns[count].end > shared { count -= 1 }
        if let prunedLength, count >= prunedLength {
            return addSource(span, whole: nil, prefix: columns[count].prefixTypos)
        }
        prunedLength = nil
        var index = term.startIndex + columns[count].end
        while index < term.endIndex {
            let isNear = append(UTF8Decoding.scalar(at: &index, in: term))
            columns[count].end = index - term.startIndex
            guard isNear else {
                prunedLength = count
                break
            }
        }
        let column = columns[count]
        addSource(span, whole: fewestTypos(column), prefix: column.prefixTypos)
    }

    /// Computes the column of the next character; returns `false` if nothing is near.
    private mutating func append(_ character: UInt32) -> Bool {
        let last = columns[count]
        let places = self.places(of: character)
        // The places of the last two characters in the query's term, swapped.
        let swapped = (places << 1) & last.places
        let beforeLast = columns[max(0, count - 1)]
        var column = Column(places: places, prefixTypos: last.prefixTypos)
        column.same = (last.same << 1) & places
        column.oneTypo =
            ((last.oneTypo << 1) & places | last.same | (last.same | column.same) << 1
                | (beforeLast.same << 2) & swapped) & lengths
        column.twoTypos =
            ((last.twoTypos << 1) & places | last.oneTypo | (last.oneTypo | column.oneTypo) << 1
                | (beforeLast.oneTypo << 2) & swapped) & lengths
        column.prefixTypos = min(column.prefixTypos, fewestTypos(column) ?? .max)
        count += 1
        columns[count] = column
        return (limit > 1 ? column.twoTypos : column.oneTypo) != 0
    }

    private func places(of character: UInt32) -> UInt64 {
        if character < places.count { return places[Int(character)] }
        return pattern.indices.reduce(0) { places, index in
            pattern[index] == character ? places | 1 << UInt64(index + 1) : places
        }
    }

    /// The typos between a prefix of the current term and the query's term; `nil` if above two.
    private func fewestTypos(_ column: Column) -> Int? {
        let whole: UInt64 = 1 << UInt64(pattern.count)
        if column.same & whole != 0 { return 0 }
        if column.oneTypo & whole != 0 { return 1 }
        return column.twoTypos & whole != 0 ? 2 : nil
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
