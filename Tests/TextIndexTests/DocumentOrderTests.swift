import TestSupport
import Testing

@testable import TextIndex

/// Compares filters and orders with a check of each document, for made-up documents.
struct DocumentOrderTests {
    private static let titles = [
        "Alien", "alien 3", "Älien", "The Thing", "Zero", "기생충", "Spider-Man", "Spider Man", "!",
    ]

    /// The columns: a few numbers, large ones, any number, and one that falls like the popularity.
    private static func document(_ number: Int, _ random: inout SplitMix64) -> TextDocument {
        let numbers: [UInt32] = [
            UInt32.random(in: 1900...1910, using: &random),
            UInt32.random(in: 0...60_000, using: &random),
            UInt32.random(in: 0...(.max - 1), using: &random),
        ]
        var known = numbers.map { Int.random(in: 0..<4, using: &random) == 0 ? nil : $0 }
        known.append(number < 150 ? UInt32(300 - number) / 7 : nil)
        return TextDocument(
            titles: [titles[Int.random(in: 0..<titles.count, using: &random)]],
            tags: ["tag", "other"].filter { _ in Bool.random(using: &random) },
            flags: UInt64.random(in: 0..<8, using: &random) << (number % 3 == 0 ? 50 : 1),
            numbers: known,
            popularity: UInt32(1000 - number)
        )
    }

    private static func filter(_ random: inout SplitMix64) -> DocumentFilter {
        let flags = [1, 2, 3, 50, 55]
        func some(_ flags: [Int]) -> [Int] {
            Int.random(in: 0..<3, using: &random) > 0
                ? [] : [flags[Int.random(in: 0..<flags.count, using: &random)]]
        }
        var filter = DocumentFilter(requiredFlags: some(flags), excludedFlags: some(flags))
        if Int.random(in: 0..<3, using: &random) == 0 { filter.requiredTags = [["tag", "no"]] }
        if Int.random(in: 0..<3, using: &random) == 0 { filter.hiddenTags = ["tag", "no"] }
        if Int.random(in: 0..<3, using: &random) == 0 { filter.excludedTags = ["other"] }
        let ranges = [1903...1907, 500...40_000, 1 << 20...1 << 31, 25...40]
        for column in 0..<4 where Int.random(in: 0..<3, using: &random) == 0 {
            let range = Int.random(in: 0..<9, using: &random) == 0 ? 0...Int.max : ranges[column]
            filter.bounds.append(.init(column: column, range: range))
        }
        return filter
    }

    private static func order(_ random: inout SplitMix64) -> DocumentOrder {
        let values: [DocumentOrder.Value] = [
            .popularity, .title, .number(column: 0), .number(column: 1), .number(column: 2),
            .number(column: 3), .number(column: 9),
            .weighted(column: 0, votes: 3, BayesianAverage(prior: 1905, weight: 20)),
        ]
        return DocumentOrder(
            values[Int.random(in: 0..<values.count, using: &random)],
            isDescending: Bool.random(using: &random)
        )
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `has the documents that a check of each one has`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let documents = (0..<200).map { Self.document($0, &random) }
        let index = TextIndex(documents)

        for _ in 0..<250 {
            let filter = Self.filter(&random)
            let order = Self.order(&random)
            let expected = documents.indices.filter { Self.matches(documents[$0], filter) }
            let sorted = expected.sorted {
                Self.key(documents[$0], order, $0).lexicographicallyPrecedes(
                    Self.key(documents[$1], order, $1)
                )
            }
            let limit = Int.random(in: 1...60, using: &random)
            let found = try index.documents(filter, in: order, limit: limit)
            #expect(found.count == expected.count, "\(filter)")
            #expect(found.first == Array(sorted.prefix(limit)), "\(order)")
        }
    }

    @Test func `a search finds what the filter allows, in the order`() throws {
        var random = SplitMix64(seed: 9)
        let documents = (0..<200).map { Self.document($0, &random) }
        let index = TextIndex(documents)

        for _ in 0..<60 {
            let order = Self.order(&random)
            let filter = Self.filter(&random)
            var request = SearchRequest("alien")
            (request.filter, request.order) = (filter, order)
            let expected = documents.indices.filter {
                documents[$0].titles[0].lowercased().hasSuffix("lien")
                    || documents[$0].titles[0].hasPrefix("alien")
            }
            .filter { Self.matches(documents[$0], filter) }
            .sorted {
                Self.key(documents[$0], order, $0).lexicographicallyPrecedes(
                    Self.key(documents[$1], order, $1)
                )
            }
            #expect(try index.search(request).map(\.document) == expected)
        }
    }

    @Test func `knows how many documents have a value`() throws {
        var random = SplitMix64(seed: 4)
        let documents = (0..<200).map { Self.document($0, &random) }
        let index = TextIndex(documents)

        for column in 0..<4 {
            let count = documents.count { $0.numbers[column] != nil }
            #expect(index.knownCount(ofColumn: column) == count)
        }
        #expect(index.knownCount(ofColumn: 4) == 0)
        #expect(index.flaggedCount == documents.count { $0.flags != 0 })
        #expect(
            try index.documentCount(withTag: "tag") == documents.count { $0.tags.contains("tag") }
        )
    }

    private static func matches(_ document: TextDocument, _ filter: DocumentFilter) -> Bool {
        func has(_ flag: Int) -> Bool { document.flags & 1 << UInt64(flag) != 0 }
        return filter.requiredTags.allSatisfy { $0.contains(where: document.tags.contains) }
            && !(filter.hiddenTags + filter.excludedTags).contains(where: document.tags.contains)
            && filter.requiredFlags.allSatisfy(has) && !filter.excludedFlags.contains(where: has)
            && filter.bounds.allSatisfy { bounds in
                document.numbers[bounds.column].map { bounds.range.contains(Int($0)) } ?? false
            }
    }

    /// Whether the value is unknown, the value, and the place by popularity.
    private static func key(
        _ document: TextDocument,
        _ order: DocumentOrder,
        _ number: Int
    ) -> [Int] {
        let value: Int? =
            switch order.value {
            case .popularity: -number
            case .random(let seed): DocumentOrder.randomPlace(of: number, seed: seed)
            case .assigned(let numbers): numbers[number]
            case .title: titleOrder.firstIndex { $0.contains(document.titles[0]) }
            case .number(let column):
                column < 4 ? document.numbers[column].map { Int($0) } : nil
            case .weighted(let column, let votes, let average):
                document.numbers[column].map { number in
                    let count = document.numbers[votes].map { Int($0) } ?? 0
                    let sum = count * Int(number) + average.weight * average.prior
                    return sum * 1000 / (count + average.weight)
                }
            }
        guard let value else { return [1, 0, number] }
        return [0, order.isDescending ? -value : value, number]
    }

    private static let titleOrder = [
        ["!"], ["Alien", "Älien"], ["alien 3"], ["Spider-Man", "Spider Man"], ["The Thing"],
        ["Zero"], ["기생충"],
    ]
}
