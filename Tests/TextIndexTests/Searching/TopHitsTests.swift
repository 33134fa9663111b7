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
        resemblance.flags.insert(.resemblance)
        hits.insert(4, resemblance, title: 0)
        #expect(!hits.hasCompleteMatch)
        hits.insert(50, whole, title: 0)
        hits.insert(60, whole, title: 0)

        #expect(hits.hasCompleteMatch)
        #expect(hits.leastCompleteDocument == 50)
        #expect(hits.leastDocument == 3)
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
