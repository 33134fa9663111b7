import Testing

@testable import TextIndex

struct ColumnRunsTests {
    @Test(
        arguments: [[], [0], [7], [7, 7, 7], [9, 4, 4, 0, 0], [.max, 1], [3, 2, 1, 0]] as [[UInt32]]
    )
    func `reads back what it wrote`(numbers: [UInt32]) throws {
        let bytes = ColumnRuns.encode(numbers)

        var decoded: [UInt32] = []
        try ColumnRuns.forEach(in: bytes, documentCount: numbers.count) { number, documents in
            #expect(documents.lowerBound == decoded.count)
            decoded += documents.map { _ in UInt32(number) }
        }

        #expect(decoded == numbers)
    }

    @Test(
        arguments: [
            // Nothing, no count, too many documents, too few, and a number that rises.
            [], [5], [5, 4], [5, 2], [5, 1, 6, 2], [5, 1, 0x80],
        ] as [[UInt8]]
    )
    func `rejects corrupt bytes`(bytes: [UInt8]) {
        #expect(throws: TextIndexError.corrupt) {
            try ColumnRuns.forEach(in: bytes, documentCount: 3) { _, _ in }
        }
    }
}
