import Testing

@testable import TextIndex

struct ScannedTitlesTests {
    private typealias Title = SampleTitle

    private static let titles = [
        Title(document: 0, number: 0, text: "the matrix"), Title(document: 0, number: 3, text: "x"),
        Title(document: 2, number: 0, text: "dune"), Title(document: 302, number: 126, text: ""),
        Title(document: 302, number: 127, text: String(repeating: "y", count: 120)),
    ]

    @Test func `reads titles of which there are more than are read at a time`() throws {
        let titles = (0..<3000).map { number in
            Title(
                document: number,
                number: 1,
                text: "\(number)" + String(repeating: "z", count: number % 110)
            )
        }

        #expect(try read(Self.bytes(titles), documentCount: 3000) == titles)
    }

    @Test func `throws if a title is truncated`() throws {
        let bytes = Self.bytes(Self.titles)
        let ends = Self.titles.indices.map { Self.bytes(Array(Self.titles[...$0])).count }
        for size in 1..<bytes.count {
            let cut = Array(bytes[..<size])
            if let count = ends.firstIndex(of: size) {
                #expect(try read(cut) == Array(Self.titles[...count]))
            } else {
                #expect(throws: TextIndexError.corrupt, "\(size) bytes") { try read(cut) }
            }
        }
    }

    @Test func `throws if there is no such document`() throws {
        let bytes = Self.bytes(Self.titles)

        #expect(throws: TextIndexError.corrupt) { try read(bytes, documentCount: 302) }
        #expect(try read(bytes, documentCount: 303).count == Self.titles.count)
    }

    @Test func `limits the numbers of titles`() throws {
        let title = Title(document: 1, number: Posting.limit + 9, text: "x")

        #expect(try read(Self.bytes([title])).map(\.number) == [Posting.limit])
    }

    @Test(arguments: [
        ("star wars", "warst", 3), ("star wars", "rats", 4), ("dune", "", 4), ("", "dune", 0),
        ("abcdefghijklmnopqrstuvwxyz", "", 26), ("abcdefghijklm", "nopqrstuvwxyz", 13),
        ("a1", "a", 1), ("a  ", "a", 0), ("aaa", "a", 1), ("aaa", "aa", 0), ("11", "1", 1),
        ("aabb", "ab", 2), ("aabb", "", 4),
    ])
    func `a signature shows which letters another text lacks`(
        text: String,
        other: String,
        count: Int
    ) {
        let missing =
            ScannedTitles.signature(of: Array(text.utf8))
            & ~ScannedTitles.signature(of: Array(other.utf8))

        #expect(missing.nonzeroBitCount == count)
    }

    private static func bytes(_ titles: [Title]) -> [UInt8] {
        var bytes: [UInt8] = []
        var last = 0
        for title in titles {
            ScannedTitles.append(
                Array(title.text.utf8),
                number: title.number,
                documentDistance: title.document - last,
                to: &bytes
            )
            last = title.document
        }
        return bytes
    }

    private func read(_ bytes: [UInt8], documentCount: Int = 400) throws -> [Title] {
        try SampleTitle.all(in: bytes, documentCount: documentCount)
    }
}

/// A scanned title whose text is copied.
struct SampleTitle: Hashable {
    var document: Int
    var number: Int
    var text: String

    static func all(in bytes: [UInt8], documentCount: Int) throws -> [SampleTitle] {
        var titles: [SampleTitle] = []
        let storage = MemoryIndexStorage(bytes: bytes)
        try ScannedTitles.forEach(in: storage, 0..<bytes.count, documentCount: documentCount) {
            titles.append(
                SampleTitle(
                    document: $0.document,
                    number: $0.number,
                    text: String(decoding: $0.text, as: UTF8.self)
                )
            )
        }
        return titles
    }
}
