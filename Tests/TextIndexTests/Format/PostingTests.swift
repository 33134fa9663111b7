import TestSupport
import Testing
import Text

@testable import TextIndex

struct PostingListTests {
    @Test func `reads back any postings, and several lists in a row`() throws {
        var random = SplitMix64(seed: 22)
        let lists = (0..<20).map { size in
            (0..<size * 5).map { _ in randomPosting(&random) }.sorted()
        }

        let bytes = lists.reduce(into: []) { $0 += encoded($1) }

        #expect(try decoded(bytes, documentCount: 5000) == lists.flatMap(\.self))
    }

    @Test func `reads back every location that takes one byte, and its neighbours`() throws {
        var postings: [Posting] = []
        for article in [LeadingArticle.none, .the, .a, .an] {
            for field in 0...1 {
                for position in 0...9 {
                    for following in 0...5 {
                        for isSecondary in [false, true] {
                            let bits = place(isSecondary, field, article, position, following)
                            postings.append(Posting(document: 3, location: bits))
                        }
                    }
                }
            }
        }
        postings.sort()

        #expect(try decoded(encoded(postings), documentCount: 4) == postings)
    }

    @Test func `accepts documents of the index only`() throws {
        let bytes = encoded([Posting(document: 9, location: 0)])

        #expect(try decoded(bytes, documentCount: 10).map(\.document) == [9])
        #expect(throws: TextIndexError.corrupt) { try decoded(bytes, documentCount: 9) }
    }

    @Test func `rejects a list that is truncated within a posting`() throws {
        let location = place(true, 1, .none, 2, 3)
        let bytes = encoded([Posting(document: 300, location: location)])

        for count in 1..<6 {
            #expect(throws: TextIndexError.corrupt) {
                try decoded(Array(bytes.prefix(count)), documentCount: 301)
            }
        }
        #expect(try decoded(Array(bytes.prefix(6)), documentCount: 301).count == 1)
        #expect(try decoded([], documentCount: 0).isEmpty)
    }

    @Test(arguments: [0, 1, IndexPage.capacity - 9, IndexPage.capacity - 1, 123_456])
    func `restarts on each page`(offset: Int) throws {
        var random = SplitMix64(seed: 23)
        let postings = (0..<5000).map { _ in randomPosting(&random) }.sorted()

        let bytes = encoded(postings, at: offset)

        #expect(try decoded(bytes, documentCount: 5000) == postings)
        var start = IndexPage.capacity - offset % IndexPage.capacity
        while start < bytes.count {
            let before = try decoded(Array(bytes[..<start]), documentCount: 5000)
            let after = try decoded(Array(bytes[start...]), documentCount: 5000)
            #expect(before + after == postings)
            start += IndexPage.capacity
        }
    }

    @Test func `separates pages that the longest postings fill`() throws {
        let location = place(true, 1, .the, 200, 200)
        // The first one takes eight bytes.
        let postings = [3_000_000, 3_000_001].map { Posting(document: $0, location: location) }

        for offset in IndexPage.capacity - 20...IndexPage.capacity {
            let bytes = encoded(postings, at: offset)
            #expect(try decoded(bytes, documentCount: 3_000_002) == postings, "at \(offset)")
        }
    }

    private func encoded(_ postings: [Posting], at offset: Int? = nil) -> [UInt8] {
        var bytes: [UInt8] = []
        postings.map(\.bits).withUnsafeBufferPointer {
            PostingList.append($0, to: &bytes, at: offset)
        }
        return bytes
    }

    private func decoded(_ bytes: [UInt8], documentCount: Int) throws -> [Posting] {
        var postings: [Posting] = []
        try PostingList.forEach(in: bytes, documentCount: documentCount) { postings.append($0) }
        return postings
    }

    private func randomPosting(_ random: inout SplitMix64) -> Posting {
        let limit = Bool.random(using: &random) ? 5 : 255
        let location = place(
            Int.random(in: 0..<4, using: &random) == 0,
            Int.random(in: 0..<limit, using: &random) / 3,
            LeadingArticle(rawValue: UInt8.random(in: 0...3, using: &random)) ?? .none,
            Int.random(in: 0...limit, using: &random),
            Int.random(in: 0...limit, using: &random)
        )
        return Posting(document: UInt32.random(in: 0..<5000, using: &random), location: location)
    }
}

private func place(
    _ isSecondary: Bool,
    _ field: Int,
    _ article: LeadingArticle,
    _ position: Int,
    _ following: Int
) -> UInt32 {
    Posting.location(
        isSecondary: isSecondary,
        field: field,
        article: article,
        position: position,
        following: following
    )
}
