import Testing

@testable import TextIndex

/// The hits of a search in another order: here the least popular documents come first.
struct SortedHitsTests {
    private let whole = Evidence(.title)
    private let longer = Evidence(.title, hasExtraTerms: true)
    private let partial = Evidence(.title, missing: 1)
    private let resemblance = Evidence(.title, flags: .resemblance)

    @Test func `has the documents with as few typos as the best one, and with all terms`() throws {
        let found = try sorted([
            (3, whole), (7, longer), (5, Evidence(.title, typos: 1)), (9, partial),
        ])

        #expect(found.map(\.document) == [7, 3])
        #expect(found.allSatisfy { $0.typos == 0 && !$0.isPartial })
    }

    @Test func `separates documents that resemble the query from those that match`() throws {
        let longerResemblance = Evidence(.title, hasExtraTerms: true, flags: .resemblance)

        #expect(try sorted([(4, whole), (6, longerResemblance)]).map(\.document) == [4])
        #expect(
            try sorted([(2, resemblance), (6, longer), (8, longerResemblance)]).map(\.document)
                == [8, 2]
        )
    }

    @Test func `has each document once, with its best hit`() throws {
        var hits = TopHits(documentCount: 10, popularCount: 10)
        hits.insert(3, longer, title: 0)
        hits.insert(3, whole, title: 4)
        hits.insert(8, longer, title: 2)

        #expect(try sorted(hits).map(\.text) == ["8/2 typos 0", "3/4 typos 0 whole"])
    }

    @Test func `a search has the first of all documents in its order`() throws {
        let index = TextIndex((0..<1_500).map { TextDocument(titles: ["Star \($0)"]) })
        var request = SearchRequest("star")
        request.order = DocumentOrder(.popularity, isDescending: false)

        let hits = try index.search(request)

        #expect(hits.map(\.document) == (500..<1_500).reversed())
        #expect(hits.first?.text == "1499/0 typos 0")
    }

    private func sorted(_ ranks: [(Int, Evidence)]) throws -> [SearchHit] {
        var hits = TopHits(documentCount: 10, popularCount: 10)
        for (document, rank) in ranks { hits.insert(document, rank, title: 0) }
        return try sorted(hits)
    }

    private func sorted(_ hits: TopHits) throws -> [SearchHit] {
        let index = TextIndex((0..<10).map { TextDocument(titles: ["Star \($0)"]) })
        let order = DocumentOrder(.popularity, isDescending: false)
        return try hits.best(sortedBy: DocumentSorter(order, index))
    }
}

extension SearchHit {
    /// The document and its title, and what else hits are compared by.
    var text: String {
        "\(document)/\(title.map { "\($0)" } ?? "nil") typos \(typos)"
            + (isPartial ? " partial" : "") + (isWholeTitle ? " whole" : "")
    }
}
