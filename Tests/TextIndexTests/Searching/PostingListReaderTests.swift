import Synchronization
import TestSupport
import Testing

@testable import TextIndex

struct PostingListReaderTests {
    private static let documentCount = 200_000
    private static let postings = (0..<100_000).map { number in
        Posting(document: UInt32(number / 2 * 4), location: UInt32(number % 2))
    }

    private let storage = CountingStorage(Self.postings, at: 5000)

    @Test(arguments: [
        [], [0], [4], [1], [199_996], [199_999], [99_999, 100_000], [0, 4, 8, 100_004, 199_996],
        Array(stride(from: 3, to: 200_000, by: 17)),
    ])
    func `reads the postings of the candidates`(candidates: [Int]) throws {
        let documents = Set(candidates)
        let expected = Self.postings.filter { documents.contains($0.document) }

        #expect(try read(candidates) == expected)
    }

    @Test func `reads the postings of candidates next to the start of each page`() throws {
        for start in Self.firstDocuments(storage) {
            for document in start - 4...start + 4 {
                let expected = document % 4 == 0 ? 2 : 0
                #expect(try read([document]).count == expected, "document \(document)")
            }
        }
    }

    @Test func `reads few pages for few candidates`() throws {
        _ = try read(nil)
        let all = storage.pageCount.load(ordering: .relaxed)
        _ = try read([4, 100_000])

        #expect(all == 50)
        #expect(storage.pageCount.load(ordering: .relaxed) < 20)
    }

    private func read(_ candidates: [Int]?, _ source: PostingsSource? = nil) throws -> [Posting] {
        var postings: [Posting] = []
        var header = TextIndexHeader()
        header.documentCount = Self.documentCount
        let index = try TextIndex(storage, header)
        storage.pageCount.store(0, ordering: .relaxed)
        try index.forEachPosting(
            in: source ?? PostingsSource(span: storage.span),
            among: candidates.map(set)
        ) { postings.append($0) }
        return postings
    }

    private func set(_ documents: [Int]) -> DocumentBitSet {
        let set = DocumentBitSet(documentCount: Self.documentCount)
        documents.forEach(set.insert)
        return set
    }

    private static func firstDocuments(_ storage: CountingStorage) -> [Int] {
        stride(from: 2 * IndexPage.capacity, to: storage.bytes.count, by: IndexPage.capacity)
            .compactMap { start in
                var index = start
                let difference = storage.bytes.withUnsafeBufferPointer {
                    VariableLengthInteger.read($0, at: &index)
                }
                return difference.flatMap { $0 > 4 ? $0 - 1 : nil }
            }
    }
}

/// Has a list of postings from an offset on, and counts the pages that are read.
private final class CountingStorage: IndexStorage {
    let bytes: [UInt8]
    let span: TermDictionary.Span
    let pageCount = Atomic(0)
    let needsPrefetch = false

    init(_ postings: [Posting], at offset: Int) {
        var bytes: [UInt8] = []
        postings.map(\.bits).withUnsafeBufferPointer {
            PostingList.append($0, to: &bytes, at: offset)
        }
        self.bytes = [UInt8](repeating: 1, count: offset) + bytes
        span = TermDictionary.Span(full: offset..<offset + bytes.count, top: 0..<0)
    }

    var count: Int { bytes.count }

    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8] {
        let pages =
            (range.upperBound - 1) / IndexPage.capacity - range.lowerBound / IndexPage.capacity + 1
        pageCount.add(pages, ordering: .relaxed)
        return Array(bytes[range])
    }

    func following(after pages: Int) -> (any IndexStorage)? { nil }

    func prefetch(_ range: Range<Int>) {}
}
