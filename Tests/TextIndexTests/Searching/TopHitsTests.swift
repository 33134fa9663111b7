import TestSupport
import Testing

@testable import TextIndex

struct TopHitsTests {
    private let whole = Evidence(.title)

    @Test func `sorts by rank, then by document`() {
        var hits = TopHits(documentCount: 1 << 24, popularCount: 0)
        hits.insert(1 << 24 - 1, whole, title: 2)
        hits.insert(9, with(typos: 2), title: 1)
        hits.insert(5, with(typos: 15, .secondaryField), title: 0)
        hits.insert(3, with(typos: 2), title: 0)
        hits.insert(4, with(typos: 1, .scattered), title: 0)

        #expect(
            hits.best().map(\.text) == [
                "16777215/2 typos 0 whole",
                "3/0 typos 2",
                "9/1 typos 2",
                "5/nil typos 15",
                "4/nil typos 1",
            ]
        )
    }

    @Test func `knows the most popular document that has all`() {
        var hits = TopHits(documentCount: 100, popularCount: 0)
        var partial = whole
        partial.missing = 1
        hits.insert(3, partial, title: 0)
        var resemblance = whole
        resemblance.isResemblance = true
        hits.insert(4, resemblance, title: 0)
        #expect(!hits.hasCompleteMatch)
        hits.insert(50, whole, title: 0)
        hits.insert(60, whole, title: 0)

        #expect(hits.hasCompleteMatch)
        #expect(hits.leastCompleteDocument == 50)
        #expect(hits.leastDocument == 3)
    }

    @Test func `adds the hits of a part of the query as partial ones, in their order`() {
        var part = TopHits(documentCount: 100, popularCount: 100)
        part.insert(40, whole, title: 2)
        var longer = whole
        longer.hasExtraTerms = true
        part.insert(30, longer, title: 0)
        part.insert(20, with(typos: 1), title: 0)
        part.insert(10, with(typos: 0, .secondaryField), title: 0)
        var incomplete = whole
        incomplete.missing = 30
        part.insert(35, incomplete, title: 0)

        var hits = TopHits(documentCount: 100, popularCount: 100)
        hits.insert(part, unread: 4)

        #expect(!hits.hasCompleteMatch)
        #expect(hits.leastDocument == 10)
        #expect(hits.count == 5)
        let found = hits.best()
        // The last one is far worse than the best.
        #expect(found.map(\.document) == [40, 20, 10, 30])
        #expect(found.allSatisfy { $0.isPartial })
        #expect(found.first?.title == 2)
    }

    @Test func `adds up the typos of parts that are found apart`() {
        var part = TopHits(documentCount: 100, popularCount: 100)
        part.insert(20, with(typos: 1), title: 0)
        var hits = TopHits(documentCount: 100, popularCount: 100)

        hits.insertScattered(part, typos: 1)

        #expect(hits.best().map(\.typos) == [2])
        #expect(hits.best().map(\.document) == [20])
    }

    @Test func `knows whether a title matches, also of partial matches`() {
        for place in [Evidence.Place.title, .secondaryField, .scattered] {
            var rank = with(typos: 0, place)
            rank.missing = 20
            var hits = TopHits(documentCount: 10, popularCount: 10)
            hits.insert(3, rank, title: 1)

            let title = place == .title ? "1" : "nil"
            #expect(
                hits.best().map(\.text) == ["3/\(title) typos 0 partial"]
            )
        }
    }

    @Test func `has each document once, with its best rank and first title`() {
        var hits = TopHits(documentCount: 10, popularCount: 10)
        hits.insert(3, with(typos: 1), title: 0)
        hits.insert(3, whole, title: 300)
        hits.insert(3, whole, title: 4)
        hits.insert(0, with(typos: 1), title: 300)

        #expect(hits.count == 2)
        #expect(
            hits.best().map(\.text) == [
                "3/4 typos 0 whole",
                "0/255 typos 1",
            ]
        )
    }

    @Test func `has a limit`() {
        var hits = TopHits(documentCount: 1500, popularCount: 0)
        for document in (0..<1500).reversed() { hits.insert(document, whole, title: 0) }

        #expect(hits.count == 1500)
        #expect(hits.best().map(\.document) == Array(0..<1000))
    }

    @Test func `knows whether a popular document has the whole title`() {
        var hits = TopHits(documentCount: 10, popularCount: 3)
        hits.insert(0, with(typos: 1), title: 0)
        hits.insert(3, whole, title: 0)
        #expect(!hits.hasPopularTitle)

        hits.insert(2, whole, title: 0)
        #expect(hits.hasPopularTitle)
        hits.insert(5, whole, title: 0)
        #expect(hits.hasPopularTitle)
    }

    @Test func `changes nothing but the rank of the hits of a part`() {
        var part = TopHits(documentCount: 100, popularCount: 100)
        part.insert(43, whole, title: 3)
        var hits = TopHits(documentCount: 100, popularCount: 100)
        // As popular and as good, but with a greater number.
        hits.insert(44, Evidence(.title, missing: 1), title: 1)

        hits.insert(part, unread: 1)

        #expect(
            hits.best().map(\.text) == [
                "43/3 typos 0 partial",
                "44/1 typos 0 partial",
            ]
        )
    }

    @Test(arguments: [(19, 19), (20, 20), (21, 20)])
    func `has twenty partial matches at most, after all others`(count: Int, expected: Int) {
        var hits = TopHits(documentCount: 100, popularCount: 100)
        for document in 60..<65 { hits.insert(document, whole, title: 0) }
        let partial = Evidence(.title, missing: 1)
        for document in 31..<31 + count { hits.insert(document, partial, title: 0) }

        let documents = Array(60..<65) + Array(31..<31 + expected)
        #expect(hits.best().map(\.document) == documents)
    }

    /// Sixteen of 64 parts are worth ten doublings of the number.
    @Test(arguments: [(17, [44, 43]), (18, [44])])
    func `has no partial match that is far worse than the best`(missing: Int, documents: [Int]) {
        var hits = TopHits(documentCount: 100, popularCount: 100)
        hits.insert(43, Evidence(.title, missing: missing), title: 0)
        hits.insert(44, Evidence(.title, missing: 1), title: 0)

        #expect(hits.best().map(\.document) == documents)
    }

    private func with(typos: Int, _ place: Evidence.Place = .title) -> Evidence {
        Evidence(place, typos: typos)
    }
}

extension SearchHit {
    /// The document and its title, and what else hits are compared by.
    var text: String {
        "\(document)/\(title.map { "\($0)" } ?? "nil") typos \(typos)"
            + (isPartial ? " partial" : "") + (isWholeTitle ? " whole" : "")
    }
}
