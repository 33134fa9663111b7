import TestSupport
import Testing
import Text

@testable import TextIndex

struct TextIndexBuilderTests {
    @Test func `counts positions without articles`() throws {
        let index = TextIndex([TextDocument(titles: ["The Lord of a Ring"])])

        #expect(try locations("lord", index) == ["title 0, 0+2 the"])
        #expect(try locations("of", index) == ["title 0, 1+1"])
        #expect(try locations("ring", index) == ["title 0, 2+0 a"])
        // One more follows an article, so that it is never a whole title.
        #expect(try locations("the", index) == ["title 0, 0+3"])
        #expect(try locations("a", index) == ["title 0, 2+1"])
    }

    @Test func `takes an article at the end for a name`() throws {
        let index = TextIndex([TextDocument(titles: ["Plan A", "An", "The The"])])

        #expect(try locations("plan", index) == ["title 0, 0+1"])
        #expect(try locations("a", index) == ["title 0, 1+0"])
        #expect(try locations("an", index) == ["title 2, 0+0"])
        #expect(try locations("the", index) == ["title 4, 0+1", "title 4, 0+0 the"])
    }

    @Test func `has a second field with the compounds of a title`() throws {
        let index = TextIndex([
            TextDocument(titles: ["M*A*S*H, the Spider-Man"], secondaryFields: ["A", "Jean-Luc"])
        ])

        #expect(try locations("s", index) == ["title 0, 1+3 a"])
        #expect(try locations("man", index) == ["title 0, 4+0"])
        #expect(try locations("mash", index) == ["title 1, 0+1"])
        #expect(try locations("spiderman", index) == ["title 1, 1+0 the"])
        #expect(try locations("jeanluc", index) == ["secondary 3, 0+0"])
        #expect(try locations("luc", index) == ["secondary 2, 1+0"])
    }

    @Test func `has n-grams of words without spaces`() throws {
        let index = TextIndex([TextDocument(titles: ["千と千里", "기생충"])])
        let ngram = { (text: String) in try index.terms.span(of: IndexKey.ngram(text.utf8)) != nil }

        #expect(try locations("千里", index) == ["title 0, 2+0"])
        #expect(try ngram("里"))
        #expect(try !ngram("千"))
        #expect(try !ngram("생충"))
    }

    @Test func `has tags, but not very long ones`() throws {
        let tags = ["1999", "", String(repeating: "x", count: 199)]
        let long = String(repeating: "y", count: 200)
        let index = TextIndex([TextDocument(titles: [], tags: tags + [long])])

        for tag in tags { #expect(try index.terms.span(of: IndexKey.tag(tag)) != nil) }
        #expect(try index.terms.span(of: IndexKey.tag(long)) == nil)
        #expect(try index.terms.span(of: Array("1999".utf8)) == nil)
    }

    @Test func `searches the first titles, phrases and secondary fields`() throws {
        let index = TextIndex([
            TextDocument(
                titles: (0..<130).map { "title\($0)" },
                phrases: (0..<20).map { "phrase\($0)" },
                secondaryFields: (0..<130).map { "name\($0)" }
            )
        ])

        #expect(try locations("title111", index) == ["title 222, 0+0"])
        #expect(try locations("phrase14", index) == ["title 252, 0+0"])
        #expect(try locations("name126", index) == ["secondary 252, 0+0"])
        #expect(try locations("title112", index).isEmpty)
        #expect(try locations("phrase15", index).isEmpty)
        #expect(try locations("name127", index).isEmpty)
    }

    @Test func `adds titles by number, up to the limit`() throws {
        var builder = try TextIndexBuilder(scratch: nil)
        try builder.add(TextDocument(titles: ["one"]))
        try builder.add(TextDocument(titles: ["two"], popularity: 1))
        try builder.addTitle("Spider-Man", number: 111, to: 0)
        try builder.addTitle("ignored", number: 112, to: 0)
        try builder.addTitle("of no document", number: 1, to: 99)
        let index = try Self.index(builder)

        #expect(builder.documentCount == 2)
        #expect(try locations("spider", index) == ["title 222, 0+1"])
        #expect(try locations("spiderman", index) == ["title 223, 0+0"])
        #expect(try locations("ignored", index).isEmpty)
        // The second document is more popular.
        #expect(try index.search(SearchRequest("spider")).map(\.document) == [1])
    }

    @Test func `writes the same bytes with a file for scratch and in several passes`() throws {
        let directory = try TemporaryDirectory()
        let documents = Self.documents
        let memory = try Self.bytes(documents, scratch: nil, limits: .init())

        for (bytes, postings) in [(1, 1), (100, 50), (5000, 1000)] {
            var limits = TextIndexBuilder.Limits()
            limits.storedFieldBytesPerPass = bytes
            limits.postingsPerPass = postings
            let other = try Self.bytes(documents, scratch: directory.path, limits: limits)
            #expect(other == memory, "\(bytes) bytes")
        }
        #expect(directory.contents.isEmpty)
    }

    @Test func `writes the same bytes for documents in segments`() throws {
        let expected = try Self.bytes(Self.documents, scratch: nil, limits: .init())

        for size in [1, 7, 149] {
            var builder = try TextIndexBuilder(scratch: nil)
            for start in stride(from: 0, to: Self.documents.count, by: size) {
                let documents = Self.documents[start...].prefix(size)
                // Some are added one by one in between.
                if start % 2 == 1 {
                    for document in documents { try builder.add(document) }
                } else {
                    var segment = TextIndexSegment()
                    for document in documents { segment.add(document) }
                    try builder.append(segment)
                }
            }
            #expect(builder.documentCount == Self.documents.count)
            #expect(builder.popularity(of: 149) == Self.documents[149].popularity)
            let sink = MemoryIndexSink()
            try builder.write(to: sink, metadata: [])
            #expect(sink.bytes == expected, "\(size) documents in a segment")
        }
    }

    @Test func `has champion lists of an eighth of many documents`() throws {
        let documents = (0..<100).map {
            TextDocument(titles: [$0 % 2 == 0 ? "even number" : "odd number"])
        }
        var limits = TextIndexBuilder.Limits()
        limits.leastForChampions = 101
        let small = try Self.bytes(documents, scratch: nil, limits: limits)
        limits.leastForChampions = 100
        let large = try Self.bytes(documents, scratch: nil, limits: limits)
        let index = try TextIndex(MemoryIndexStorage(bytes: large))

        let header = try TextIndexHeader(page: Array(small.prefix(IndexPage.capacity)))
        #expect(header.topDocumentCount == 0)
        #expect(header.topPostings.isEmpty)
        #expect(index.header.topDocumentCount == 12)
        #expect(try champions("number", index) == Array(0..<12))
        #expect(try champions("even", index) == [0, 2, 4, 6, 8, 10])
        #expect(try champions("odd", index) == [1, 3, 5, 7, 9, 11])
    }

    @Test func `keeps the order of equally popular documents`() throws {
        let popularities: [UInt32] = [0, 5, .max, 5, 0, 1]
        let index = TextIndex(
            popularities.enumerated().map {
                TextDocument(titles: ["x"], popularity: $1, storedFields: [UInt8($0)])
            }
        )

        #expect(try index.storedFields(of: Array(0..<6)) == [[2], [1], [3], [5], [0], [4]])
    }

    private static let documents = {
        var random = SplitMix64(seed: 34)
        return (0..<150).map { number in
            TextDocument(
                titles: ["Title \(number % 7) of \(number)", "千尋 \(number)"],
                secondaryFields: ["Jean-Luc \(number % 5)"],
                tags: ["\(number % 3)"],
                popularity: UInt32.random(in: 0..<20, using: &random),
                storedFields: Array(repeating: UInt8(number), count: number * 7 % 300)
            )
        }
    }()

    private static func bytes(
        _ documents: [TextDocument],
        scratch: String?,
        limits: TextIndexBuilder.Limits
    ) throws -> [UInt8] {
        var builder = try TextIndexBuilder(scratch: scratch)
        builder.limits = limits
        for document in documents { try builder.add(document) }
        let sink = MemoryIndexSink()
        try builder.write(to: sink, metadata: [])
        return sink.bytes
    }

    private static func index(_ builder: TextIndexBuilder) throws -> TextIndex {
        var builder = builder
        let sink = MemoryIndexSink()
        try builder.write(to: sink, metadata: [])
        return try TextIndex(MemoryIndexStorage(bytes: sink.bytes))
    }

    /// Where a term is, in words.
    private func locations(_ term: String, _ index: TextIndex) throws -> [String] {
        guard let span = try index.terms.span(of: Array(term.utf8)) else { return [] }
        return try postings(span.full, index).map {
            "\($0.isSecondary ? "secondary" : "title") \($0.field), \($0.position)+\($0.following)"
                + ($0.article == .none ? "" : " \($0.article)")
        }
    }

    private func champions(_ term: String, _ index: TextIndex) throws -> [Int] {
        guard let span = try index.terms.span(of: Array(term.utf8)) else { return [] }
        return try postings(span.top, index).map(\.document)
    }

    private func postings(_ range: Range<Int>, _ index: TextIndex) throws -> [Posting] {
        var postings: [Posting] = []
        let list = try index.storage.read(range)
        try PostingList.forEach(in: list, documentCount: index.documentCount) {
            postings.append($0)
        }
        return postings
    }
}
