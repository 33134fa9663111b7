/// Sorts documents by an order; see `DocumentOrder`.
struct DocumentSorter {
    private enum Values {
        case popularity
        case random(seed: Int)
        case assigned([Int: Int])
        case numbers(DocumentColumn)
        case weighted(DocumentColumn, votes: DocumentColumn, BayesianAverage)
    }

    private let values: Values
    private let isDescending: Bool

    init(_ order: DocumentOrder, _ index: TextIndex) throws(TextIndexError) {
        let columns = DocumentColumns(storage: index.storage, header: index.header)
        isDescending = order.isDescending
        switch order.value {
        case .popularity: values = .popularity
        case .random(let seed): values = .random(seed: seed)
        case .assigned(let numbers): values = .assigned(numbers)
        case .title: values = .numbers(try columns.titleColumn())
        case .number(let column): values = .numbers(try columns.column(column))
        case .weighted(let column, let votes, let average):
            let (column, votes) = (try columns.column(column), try columns.column(votes))
            values = .weighted(column, votes: votes, average)
        }
    }

    func first(_ limit: Int, of documents: DocumentBitSet) -> [Int] {
        var best = LeastKeys(limit: limit)
        documents.forEach { best.insert(key(of: $0)) }
        return best.sorted.map { Int($0 & 0xFFFF_FFFF) }
    }

    /// The place of a document, the first with the least: its value, then its number.
    @inline(__always)
    func key(of document: Int) -> UInt64 {
        let unknown = UInt64(UInt32.max)
        let value = value(of: document).map { UInt64($0) }
        let place = value.map { isDescending ? unknown - 1 - $0 : $0 } ?? unknown
        return place << 32 | UInt64(document)
    }

    /// Below 2³² - 1.
    @inline(__always)
    private func value(of document: Int) -> Int? {
        switch values {
        // Documents are numbered by popularity.
        case .popularity: Int(UInt32.max) - 1 - document
        case .random(let seed):
            DocumentOrder.randomPlace(of: document, seed: seed)
                | (SearchHit.isKnown(document) ? 0 : 1 << 31)
        case .assigned(let numbers): numbers[document]
        case .numbers(let column): column[document]
        case .weighted(let column, let votes, let average):
            column[document].map { average.thousandths(of: $0, votes: votes[document] ?? 0) }
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

/// The least of many keys.
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
