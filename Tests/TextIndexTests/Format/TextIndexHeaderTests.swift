import Testing

@testable import TextIndex

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
        header.termBlocks = 9000..<9900
        header.termGroups = 9900..<10_000
        header.flags = FlagLayout(bytes: 100..<116, mask: 0b1001, flaggedCount: 12)
        header.columns = [
            ColumnLayout(bytes: 200..<266, base: 1870, width: 2, knownCount: 30),
            ColumnLayout(bytes: 300..<307, base: 5, width: 0, knownCount: 33),
        ]
        header.metadata = [1, 2, 3]
        return header
    }

    @Test func `reads back what it wrote`() throws {
        let encoded = header.encoded

        let decoded = try TextIndexHeader(page: encoded)

        #expect(encoded.count == IndexPage.capacity)
        #expect("\(decoded)" == "\(header)")
    }

    @Test func `accepts the greatest numbers that are valid`() throws {
        var header = header
        header.topDocumentCount = header.documentCount
        #expect(try TextIndexHeader(page: header.encoded).topDocumentCount == 33)

        (header.flags, header.columns) = (FlagLayout(), [])
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
            { $0.flags.mask = 0b1011 }, { $0.flags.bytes = 100..<115 },
            { $0.flags.flaggedCount = 34 }, { $0.flags.bytes = 9_990..<10_006 },
            { $0.columns[0].width = 5 }, { $0.columns[0].width = 1 },
            { $0.columns[0].bytes = 200..<265 }, { $0.columns[1].bytes = 9_999..<10_001 },
            { $0.columns[1].knownCount = 34 }, { $0.columns[1].base = 1 << 32 },
            { $0.columns = Array(repeating: $0.columns[1], count: 9) },
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

        #expect(throws: TextIndexError.incompatibleVersion) { try TextIndexHeader(page: encoded) }
    }

    @Test(
        arguments: [
            ("TXTINDEX\u{5}", nil), ("TXTINDEX\u{5}more", nil), ("TXTINDEX", .corrupt),
            ("TXTINDEX\u{4}", .incompatibleVersion), ("TXTINDE\u{5}", .notAnIndex),
            ("TXTINDEY\u{5}", .notAnIndex), ("", .notAnIndex),
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
