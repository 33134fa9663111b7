/// Sorts documents by an order; see `DocumentOrder`.
struct DocumentSorter {
    private let values: DocumentOrder.Value
    private let isDescending: Bool

    /// The column of the numbers or averages, and that of the votes.
    private var column: DocumentColumn
    private var votes: DocumentColumn

    init(_ order: DocumentOrder, _ index: TextIndex) throws(TextIndexError) {
        let none = try DocumentColumn(nil, of: index)
        (values, isDescending) = (order.value, order.isDescending)
        (column, votes) = (none, none)
        switch values {
        case .popularity, .random, .assigned: break
        case .title: column = try index.titleColumn()
        case .number(let number): column = try index.column(number)
        case .weighted(let number, let votes, _):
            column = try index.column(number)
            self.votes = try index.column(votes)
        }
    }

    mutating func first(
        _ limit: Int,
        of documents: DocumentBitSet
    ) throws(TextIndexError) -> [Int] {
        var best = LeastKeys(limit: limit)
        // A copy of the sorter, which the loop would make, takes longer than the key of a document.
        let (values, isDescending) = (values, isDescending)
        try documents.forEachWord { index, word throws(TextIndexError) in
            guard try canHaveKey(below: best.bound, from: index << 6) else { return false }
            var rest = word
            while rest != 0 {
                let document = index << 6 + rest.trailingZeroBitCount
                let value = try values.value(of: document, &column, votes: &votes)
                best.insert(Self.key(of: document, value, isDescending))
                rest &= rest - 1
            }
            return true
        }
        return best.sorted.map { Int($0 & 0xFFFF_FFFF) }
    }

    /// Whether a document may have a lesser key, among those from one on.
    ///
    /// The best average of few votes is a bad one. Most of many movies have few.
    private mutating func canHaveKey(
        below bound: UInt64,
        from document: Int
    ) throws(TextIndexError) -> Bool {
        guard bound < .max, isDescending, votes.isFalling,
            case .weighted(_, _, let average) = values, average.prior <= column.greatest
        else { return true }
        let votes = try votes.number(of: document) ?? 0
        let best = average.thousandths(of: column.greatest, votes: votes)
        return Self.key(of: 0, best, isDescending) < bound
    }

    /// The place of a document, the first with the least: its value, then its number.
    @inline(__always)
    private static func key(of document: Int, _ value: Int?, _ isDescending: Bool) -> UInt64 {
        let unknown = UInt64(UInt32.max)
        let value = value.map { UInt64($0) }
        let place = value.map { isDescending ? unknown - 1 - $0 : $0 } ?? unknown
        return place << 32 | UInt64(document)
    }
}

extension DocumentOrder.Value {
    /// Below 2³² - 1; takes the columns of the numbers and the votes.
    @inline(__always)
    fileprivate func value(
        of document: Int,
        _ column: inout DocumentColumn,
        votes: inout DocumentColumn
    ) throws(TextIndexError) -> Int? {
        switch self {
        // Documents are numbered by popularity.
        case .popularity: return Int(UInt32.max) - 1 - document
        case .random(let seed):
            return DocumentOrder.randomPlace(of: document, seed: seed)
                | (document < SearchWeights.known ? 0 : 1 << 31)
        case .assigned(let numbers): return numbers[document]
        case .title, .number: return try column.number(of: document)
        case .weighted(_, _, let average):
            guard let number = try column.number(of: document) else { return nil }
            return average.thousandths(of: number, votes: try votes.number(of: document) ?? 0)
        }
    }
}

extension DocumentOrder {
    /// The place of a number in a random order: 31 bits without a pattern, by SplitMix64 (Steele,
    /// Lea and Flood, 2014).
    package static func randomPlace(of number: Int, seed: Int) -> Int {
        var bits = UInt64(truncatingIfNeeded: number) &+ 1
        bits = (bits &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: seed)
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) >> 34)
    }
}

private struct LeastKeys {
    let limit: Int
    var keys: [UInt64] = []

    /// The greatest key that may still be one of the least.
    var bound = UInt64.max

    var sorted: [UInt64] { Array(keys.sorted().prefix(limit)) }

    @inline(__always)
    mutating func insert(_ key: UInt64) {
        guard key < bound else { return }
        keys.append(key)
        if keys.count >= 2 * limit + 64 { removeGreatest() }
    }

    private mutating func removeGreatest() {
        keys.sort()
        keys.removeLast(keys.count - limit)
        bound = keys.last ?? 0
    }
}
