import TestSupport
import Testing
import Text

@testable import TextIndex

/// The format of the file, and large enough an index for champion lists.
struct LargeTextIndexTests {
    /// Has 33,000 documents, the first 4,125 of which are in the champion lists.
    private static let bytes = Result {
        var builder = try TextIndexBuilder(scratch: nil)
        for number in 0..<33_000 {
            var titles = ["Star \(number % 7 == 0 ? "Wars" : "Trek") \(number / 16)"]
            if number % 4000 == 17 { titles = ["Star"] }
            if number >= 32_990 { titles.append("Rare Thing") }
            try builder.add(
                TextDocument(
                    titles: titles,
                    secondaryFields: number % 100 == 0 ? ["Ann Lee"] : [],
                    tags: number % 9000 == 5000 ? ["tag"] : [],
                    flags: UInt64(number % 5 << 3),
                    numbers: [UInt32(number % 200), UInt32(33_000 - number), nil],
                    popularity: UInt32(33_000 - number),
                    storedFields: [UInt8(truncatingIfNeeded: number)]
                )
            )
        }
        let sink = MemoryIndexSink()
        try builder.write(to: sink, metadata: [1, 2, 3])
        return sink.bytes
    }

    private let index: TextIndex

    init() throws { index = try TextIndex(MemoryIndexStorage(bytes: Self.bytes.get())) }

    /// Another number means another format, unless only the order of the parts is another one: raise
    /// `TextIndexHeader.version` with it.
    @Test func `has the bytes of version 5`() throws {
        // FNV-1a.
        let hash = try Self.bytes.get().withUnsafeBufferPointer { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }

        #expect(hash == 0x639CB7D08611E9CA)
        #expect(TextIndex.formatVersion == 5)
    }

    @Test func `finds the most popular of very many hits in the champion lists`() throws {
        let hits = try index.search(SearchRequest("sta"))

        #expect(index.header.topDocumentCount == 4125)
        #expect(hits.map(\.document) == Array(0..<1000))
    }

    @Test func `ranks the whole title of a champion above more popular documents`() throws {
        let hits = try index.search(SearchRequest("star")).map(\.document)

        #expect(hits.first == 17)
        #expect(hits.dropFirst().prefix(25).elementsEqual((0..<26).filter { $0 != 17 }))
    }

    @Test func `reads all postings if few champions match`() throws {
        let tagged = try index.search(SearchRequest("star", tag: "tag"))
        #expect(tagged.map(\.document) == [5000, 14_000, 23_000, 32_000])

        #expect(try index.search(SearchRequest("rare")).map(\.document) == Array(32_990..<33_000))
        #expect(try index.search(SearchRequest("star thing", allowsTypos: false)).isEmpty)
    }

    @Test func `finds documents by several frequent terms`() throws {
        let hits = try index.search(SearchRequest("star wars"))

        #expect(hits.map(\.document) == (0..<1000).map { $0 * 7 })
        #expect(
            try index.search(SearchRequest("ann")).map(\.document) == (0..<330).map { $0 * 100 }
        )
    }

    @Test func `reads only the champion list of a prefix of one letter if there is a typo`() throws
    {
        let span = try #require(try index.terms.span(of: Array("star".utf8)))
        // As if there were 2 MiB of postings: the bytes after the real ones can't be read.
        let full = span.full.lowerBound..<span.full.lowerBound + 2 << 20
        let prefix = PostingsSource(span: .init(full: full, top: span.top), isWholeTerm: false)

        #expect(throws: TextIndexError.corrupt) { try documents(of: [prefix], typos: 0) }
        #expect(try documents(of: [prefix], typos: 1) == [17])
    }

    @Test func `reads all postings of it in an index without champion lists`() throws {
        let small = TextIndex((0..<2000).map { _ in TextDocument(titles: ["star"]) })
        let span = try #require(try small.terms.span(of: Array("star".utf8)))
        let sources = [PostingsSource](
            repeating: PostingsSource(span: span, isWholeTerm: false),
            count: 2 << 20 / span.full.count
        )

        #expect(!small.hasChampionLists)
        #expect(try documents(of: sources, typos: 1, in: small, among: [17, 1999]) == [17, 1999])
    }

    @Test func `searches for typos unless a popular document has the whole title`() throws {
        let small = TextIndex(["Lantern", "Lanterm"].map { TextDocument(titles: [$0]) })
        #expect(try small.search(SearchRequest("lantern")).map(\.document) == [0])
        let typos = try index.search(SearchRequest("rare thibg"))

        #expect(typos.map(\.document) == Array(32_990..<33_000))
        #expect(typos.allSatisfy { $0.typos == 1 && $0.title == 1 })
    }

    /// The documents among some that have a term; by default, these are a champion and two others.
    private func documents(
        of sources: [PostingsSource],
        typos: Int,
        in other: TextIndex? = nil,
        among documents: [Int] = [17, 20_000, 30_000]
    ) throws -> [Int] {
        let index = other ?? index
        let filter = DocumentBitSet(documentCount: index.documentCount)
        documents.forEach(filter.insert)
        let term = QueryTerm(term: Term(utf8: Array("s".utf8)), isPrefix: true)
        let evaluator = QueryEvaluator(
            terms: [PostingsSources(queryTerm: term, sources: sources)],
            filter: filter,
            typos: typos,
            typoLimit: 2,
            index: index,
            pool: DocumentBitSetPool(documentCount: index.documentCount)
        )
        var results = TopHits(documentCount: index.documentCount, popularCount: 0)
        try evaluator.evaluate(into: &results)
        return results.best().map(\.document)
    }
}
