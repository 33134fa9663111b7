import Testing

@testable import Infrastructure

struct TextIndexHeaderTests {
    private var header: TextIndexHeader {
        var header = TextIndexHeader()
        header.documentCount = 33
        header.topDocumentCount = 4
        header.byteCount = 10_000
        header.storedFields = 4088..<5000
        header.storedFieldBlocks = 5000..<5018
        header.postings = 5018..<7000
        header.topPostings = 7000..<7000
        header.terms = 7000..<9000
        header.termBlocks = 9000..<10_000
        header.metadata = [1, 2, 3]
        return header
    }

    @Test func `reads back what it wrote`() throws {
        let encoded = header.encoded

        let decoded = try TextIndexHeader(page: encoded)

        #expect(encoded.count == IndexPage.capacity)
        #expect(decoded.documentCount == 33)
        #expect(decoded.topDocumentCount == 4)
        #expect(decoded.byteCount == 10_000)
        #expect(decoded.storedFields == 4088..<5000)
        #expect(decoded.storedFieldBlocks == 5000..<5018)
        #expect(decoded.postings == 5018..<7000)
        #expect(decoded.topPostings == 7000..<7000)
        #expect(decoded.terms == 7000..<9000)
        #expect(decoded.termBlocks == 9000..<10_000)
        #expect(decoded.metadata == [1, 2, 3])
    }

    @Test func `accepts the greatest numbers that are valid`() throws {
        var header = header
        header.topDocumentCount = header.documentCount
        #expect(try TextIndexHeader(page: header.encoded).topDocumentCount == 33)

        header.documentCount = 1 << 24 - 1
        header.byteCount = 1 << 24
        header.storedFieldBlocks = 0..<1_048_576 * 6
        #expect(try TextIndexHeader(page: header.encoded).documentCount == 1 << 24 - 1)
    }

    @Test(
        arguments: [
            { $0.topDocumentCount = 34 }, { $0.storedFieldBlocks = 5000..<5012 },
            { $0.storedFieldBlocks = 5000..<5024 }, { $0.byteCount = 9_999 },
            { $0.storedFields = 10_001..<10_001 }, { $0.terms = 7000..<10_001 },
            { $0.documentCount = 32 }, { $0.documentCount = 49 },
            {
                $0.documentCount = 1 << 24
                $0.byteCount = 1 << 24
                $0.storedFieldBlocks = 0..<1_048_576 * 6
            },
        ] as [@Sendable (inout TextIndexHeader) -> Void]
    )
    func `rejects numbers that contradict each other`(
        change: @Sendable (inout TextIndexHeader) -> Void
    ) {
        var header = header
        change(&header)

        #expect(throws: TextIndexError.corrupt) { try TextIndexHeader(page: header.encoded) }
    }

    @Test func `rejects truncated bytes`() {
        let encoded = header.encoded
        let end = encoded.lastIndex(of: 3) ?? 0

        for count in 8...end {
            #expect(throws: TextIndexError.corrupt) {
                try TextIndexHeader(page: Array(encoded.prefix(count)))
            }
        }
        #expect(throws: Never.self) { try TextIndexHeader(page: Array(encoded.prefix(end + 1))) }
    }

    @Test func `rejects another version`() {
        var encoded = header.encoded
        encoded[8] = 1

        #expect(throws: TextIndexError.incompatibleVersion) {
            try TextIndexHeader(page: encoded)
        }
    }

    @Test(
        arguments: [
            ("TXTINDEX\u{3}", nil), ("TXTINDEX\u{3}more", nil), ("TXTINDEX", .corrupt),
            ("TXTINDEX\u{2}", .incompatibleVersion), ("TXTINDE\u{3}", .notAnIndex),
            ("TXTINDEY\u{3}", .notAnIndex), ("", .notAnIndex),
        ] as [(String, TextIndexError?)]
    )
    func `identifies a file by its first bytes`(prefix: String, error: TextIndexError?) {
        #expect(TextIndexHeader.checkedPrefixSize == 9)
        var thrown: TextIndexError?
        do {
            try TextIndexHeader.check(prefix: Array(prefix.utf8))
        } catch {
            thrown = error
        }
        #expect(thrown == error)
    }
}
