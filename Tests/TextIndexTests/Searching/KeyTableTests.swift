import Testing

@testable import TextIndex

struct KeyTableTests {
    private static let other: UInt64 = 1 << 39

    private let index = TextIndex((0..<1000).map(Self.document))

    private static func document(_ number: Int) -> TextDocument {
        let keys = [UInt64(number) * 3, other + UInt64(number)]
        return TextDocument(
            titles: ["Movie"],
            popularity: UInt32(number),
            keys: number == 7 ? [] : keys
        )
    }

    @Test func `finds each document by each of its keys`() throws {
        for number in 0..<1000 where number != 7 {
            // The most popular document is the first.
            #expect(try index.document(withKey: UInt64(number) * 3) == 999 - number)
            #expect(try index.document(withKey: Self.other + UInt64(number)) == 999 - number)
        }
    }

    @Test(arguments: [1, 21, 3_000, other + 7, other + 1000, 1 << 40, .max])
    func `finds nothing by other keys`(key: UInt64) throws {
        #expect(try index.document(withKey: key) == nil)
        #expect(try TextIndex([]).document(withKey: key) == nil)
    }

    @Test func `finds the most popular of several documents with a key`() throws {
        let index = TextIndex([
            TextDocument(titles: ["A"], popularity: 1, keys: [5]),
            TextDocument(titles: ["B"], popularity: 2, keys: [5, 5]),
        ])

        #expect(try index.document(withKey: 5) == 0)
    }

    @Test func `ignores keys that are too large`() throws {
        let index = TextIndex([TextDocument(titles: ["A"], keys: [1 << 40, 9])])

        #expect(try index.document(withKey: 1 << 40) == nil)
        #expect(try index.document(withKey: 9) == 0)
    }
}
