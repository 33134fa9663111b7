import Foundation
import TestSupport
import Testing

@testable import TextIndex

/// Index files with other bytes than were written.
struct TextIndexFuzzTests {
    /// What a file says to some questions.
    private struct Content: Equatable {
        var hits: [SearchHit] = []
        var sorted: [SearchHit] = []
        var filtered: [Int] = []
        var topics: [TopicHit] = []
        var document: Int?
        var storedFields: [[UInt8]] = []
        var tagCount = 0
        var followingFields: [[UInt8]]?
    }

    @Test func `a changed file either says the same, or that it is corrupt`() throws {
        let folder = try TemporaryDirectory()
        let path = folder.path(of: "index")
        try TextIndex(TextDocument.samples(count: 90), metadata: [7]).write(to: path)
        try TextIndex(TextDocument.samples(count: 9)).write(to: path, isAppending: true)
        let whole = Array(try folder.readData("index"))
        let original = try TextIndex(path: path)
        let contents = try SampleIndex.queries.indices.map { try Self.content(of: original, $0) }

        let counts = try fuzz("index file", FuzzCorpus([whole]), iterations: 500) { bytes, random in
            let query = Int.random(in: 0..<SampleIndex.queries.count, using: &random)
            try folder.rewrite(bytes, to: "changed")
            guard let index = try? TextIndex(path: folder.path(of: "changed")) else {
                try #require(bytes != whole)
                return false
            }
            try #require(index.metadata == [7])
            if var content = try? Self.content(of: index, query) {
                // A file may end with the first index.
                content.followingFields = content.followingFields ?? contents[query].followingFields
                try #require(content == contents[query])
            }
            guard (try? index.check()) != nil else { return false }
            try #require(bytes.starts(with: whole.prefix(index.fileSize)))
            return true
        }

        #expect(counts.valid > 20)
        #expect(counts.invalid > 200)
    }

    @Test func `survives changes that no checksum detects`() throws {
        let output = MemoryIndexSink()
        var builder = try TextIndexBuilder(scratch: nil)
        for document in TextDocument.samples(count: 24) { try builder.add(document) }
        try builder.write(to: output, metadata: [])
        // The header locates everything else.
        let headers = FuzzCorpus([Array(output.bytes.prefix(100))])

        let corpus = FuzzCorpus([output.bytes])
        let counts = try fuzz("index", corpus, iterations: 3000) { bytes, random in
            var bytes = bytes
            if Bool.random(using: &random) {
                let header = headers.input(&random).prefix(bytes.count)
                bytes.replaceSubrange(..<header.count, with: header)
            }
            let query = Int.random(in: 0..<SampleIndex.queries.count, using: &random)
            do throws(TextIndexError) {
                let index = try TextIndex(MemoryIndexStorage(bytes: bytes))
                _ = try Self.content(of: index, query)
                return true
            } catch {
                return false
            }
        }

        #expect(counts.valid > 300)
        #expect(counts.invalid > 300)
    }

    private static func content(
        of index: TextIndex,
        _ query: Int
    ) throws(TextIndexError) -> Content {
        var content = Content()
        var request = SearchRequest(
            SampleIndex.queries[query],
            allowsPartialMatches: query % 3 > 0,
            allowsEachPrefix: query % 5 == 0
        )
        content.hits = try index.search(request)
        request.filter.bounds = [.init(column: 0, range: 1...40)]
        request.filter.requiredFlags = [query % 2]
        request.order = DocumentOrder(
            query % 2 == 0 ? .title : .number(column: 0),
            isDescending: true
        )
        content.sorted = try index.search(request)
        request.filter.requiredTags = [["1991", "1992", "1993", "1994"]]
        content.filtered = try index.documents(
            request.filter,
            in: DocumentOrder(.popularity, isDescending: false),
            limit: 10
        ).first
        content.topics = try index.documents(
            about: "great sharks and \(SampleIndex.queries[query])"
        )
        content.document = try index.document(withKey: UInt64(query))
        let documents = content.hits.map(\.document) + content.filtered
        content.storedFields = try index.storedFields(
            of: documents + content.topics.map(\.document) + [content.document].compactMap(\.self)
        )
        content.tagCount = try index.documentCount(withTag: "1990")
        content.followingFields = try index.next()?.storedFields(of: [0, 8])
        return content
    }
}
