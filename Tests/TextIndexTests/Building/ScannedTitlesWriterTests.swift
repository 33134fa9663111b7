import Testing

@testable import TextIndex

struct ScannedTitlesWriterTests {
    private typealias Title = SampleTitle

    @Test func `writes titles in the order of documents and their titles`() throws {
        let index = TextIndex([
            TextDocument(titles: ["Least", "Least 2"], popularity: 1),
            TextDocument(titles: ["Most", "千と千尋", "Most 2"], popularity: 9),
            TextDocument(titles: [], popularity: 5), TextDocument(titles: ["Less"], popularity: 2),
        ])
        let bytes = try index.storage.read(index.header.scannedTitles)

        #expect(
            try SampleTitle.all(in: bytes, documentCount: 4) == [
                Title(document: 0, number: 0, text: "most"),
                Title(document: 0, number: 2, text: "most 2"),
                Title(document: 2, number: 0, text: "less"),
                Title(document: 3, number: 0, text: "least"),
                Title(document: 3, number: 1, text: "least 2"),
            ]
        )
    }

    @Test func `leaves out documents that are not among the most popular`() throws {
        let limit = SearchWeights.scanned
        let titles = (0..<3).map { Title(document: $0, number: 0, text: "title \($0)") }

        let written = try write(titles, numbers: [limit, limit - 1, limit + 1].map(UInt32.init))

        #expect(written == [Title(document: limit - 1, number: 0, text: "title 1")])
    }

    @Test func `truncates long titles`() throws {
        let long = String(repeating: "x", count: 300)

        let written = try write([Title(document: 0, number: 0, text: long)], numbers: [0])

        #expect(written.map(\.text.utf8.count) == [ScannedTitles.titleSizeLimit])
    }

    @Test func `writes no more than the size limit`() throws {
        let text = String(repeating: "x", count: ScannedTitles.titleSizeLimit)
        let count = ScannedTitles.byteLimit / text.utf8.count
        let titles = (0..<count).map { Title(document: $0, number: 0, text: text) }

        let written = try write(titles, numbers: (0..<count).map(UInt32.init))

        #expect(written.count < count)
        #expect(written == Array(titles[..<written.count]))
        // The distance, the number, the size and the signature take 11 bytes.
        let size = written.count * (text.utf8.count + 11)
        #expect(abs(size - ScannedTitles.byteLimit) < text.utf8.count + 11)
    }

    private func write(_ titles: [Title], numbers: [UInt32]) throws -> [Title] {
        let spool = try Spool(directory: nil)
        for title in titles {
            var record: [UInt8] = []
            ScannedTitlesWriter.spool(
                Array(title.text.utf8),
                number: title.number,
                document: title.document,
                to: &record
            )
            try spool.append(record)
        }
        let sink = MemoryIndexSink()
        try ScannedTitlesWriter.write(spool, numbers, to: sink)
        let bytes = Array(sink.bytes[sink.header.scannedTitles])
        return try SampleTitle.all(in: bytes, documentCount: 1 << 20)
    }
}
