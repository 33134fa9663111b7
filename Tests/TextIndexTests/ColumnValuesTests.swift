import Testing

@testable import TextIndex

/// The bounds of the values by which documents are filtered and sorted.
struct ColumnValuesTests {
    /// Numbers take one byte up to a span of 254, two up to 65,534, and so on.
    @Test(
        arguments: [
            3, 253, 254, 255, 65_534, 65_535, 1 << 24 - 2, 1 << 24 - 1, 1 << 24, 4_000_000_000,
        ] as [UInt32]
    )
    func `numbers can have any span`(span: UInt32) throws {
        let numbers = [1_000, 1_000 + span, 1_001, 1_000 + span - 1]
        let index = TextIndex(numbers.map { TextDocument(titles: ["A"], numbers: [$0]) })
        let order = DocumentOrder(.number(column: 0), isDescending: false)
        var filter = DocumentFilter()

        #expect(try index.documents(filter, in: order, limit: 10).first == [0, 2, 3, 1])

        filter.bounds.append(.init(column: 0, range: 1_001...Int(1_000 + span - 1)))
        #expect(try index.documents(filter, in: order, limit: 10).first == [2, 3])
    }

    @Test(arguments: [("", [1, 0]), ("x", [0, 1])])
    func `255 bytes of a title decide its place`(more: String, documents: [Int]) throws {
        let start = String(repeating: "abcd ", count: 50) + "abcd" + more
        let index = TextIndex(["c", "b"].map { TextDocument(titles: [start + $0]) })
        let order = DocumentOrder(.title, isDescending: false)

        #expect(try index.documents(DocumentFilter(), in: order, limit: 10).first == documents)
    }

    @Test(
        arguments: [
            ([[8, 1 << 24], [8, 1 << 25]], 1 << 24, [0, 1]),
            ([[8, 1 << 24 - 1 << 20], [8, 1 << 24]], 1 << 24, [1, 0]),
            ([[16_384, 5], [20_000, 5]], 1, [0, 1]),
            ([[16_000, 5], [16_384, 5]], 1, [1, 0]),
        ] as [([[UInt32]], Int, [Int])]
    )
    func `larger values than any real one are weighted like the largest`(
        numbers: [[UInt32]],
        weight: Int,
        documents: [Int]
    ) throws {
        let index = TextIndex(numbers.map { TextDocument(titles: ["A"], numbers: $0) })
        let order = DocumentOrder(
            .weighted(column: 0, votes: 1, BayesianAverage(prior: 0, weight: weight)),
            isDescending: true
        )

        #expect(try index.documents(DocumentFilter(), in: order, limit: 10).first == documents)
    }
}
