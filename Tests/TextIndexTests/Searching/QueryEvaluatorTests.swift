import Testing
import Text

@testable import TextIndex

struct QueryEvaluatorTests {
    /// One of three letters is wrong, so 21 of 64 parts are missing, and no typo is left.
    @Test func `counts the wrong letters of what only resembles the query as missing`() throws {
        let index = TextIndex(["Other", "Dog"].map { TextDocument(titles: [$0]) })
        let term = QueryTerm(term: Term(utf8: Array("dig".utf8)), isPrefix: false)
        let sources = try TermLookup(index.terms).lenient(term)
        let evaluator = QueryEvaluator(
            terms: [PostingsSources(queryTerm: term, sources: sources)],
            filter: nil,
            typoLimit: .max,
            isResemblance: true,
            index: index,
            pool: DocumentBitSetPool(documentCount: 2)
        )

        // The second document is less popular by less than two parts.
        for (missing, documents) in [(22, [0, 1]), (23, [1, 0])] {
            var results = TopHits(documentCount: 2, popularCount: 2)
            results.insert(0, Evidence(.title, missing: missing), title: 0)
            try evaluator.evaluate(into: &results)

            let hits = results.best()
            #expect(hits.map(\.document) == documents)
            #expect(hits.allSatisfy { $0.isPartial && $0.typos == 0 })
        }
    }

    @Test func `has all that a filter allows of more hits than a search returns`() throws {
        let tagged = [0, 10, 999, 1000, 1499]
        let index = TextIndex(
            (0..<1500).map { number in
                TextDocument(
                    titles: ["Star \(number)"],
                    tags: tagged.contains(number) ? ["tag"] : []
                )
            }
        )
        var request = SearchRequest("star")
        #expect(try index.search(request).map(\.document) == Array(0..<1000))

        request.filter = DocumentFilter(requiredTags: [["tag"]])
        #expect(try index.search(request).map(\.document) == tagged)
    }

    @Test(arguments: [19, 20, 21])
    func `searches for typos only if a page is not full`(count: Int) throws {
        let titles = (0..<count).map { "Comet \($0)" } + ["Comed"]
        let index = TextIndex(titles.map { TextDocument(titles: [$0]) })

        let hits = try index.search(SearchRequest("comet"))

        #expect(hits.map(\.document).sorted() == Array(0..<max(count, 20)))
        #expect(hits.contains { $0.typos == 1 } == (count < 20))
    }

    @Test(arguments: [
        ("木火土", [0, 1]), ("木火水", [2]), ("川木火土", [0, 1]), ("川木火水", [2]),
        ("川木火土金", [1]), ("木火土水", []), ("山川木火土", [0, 1]),
    ])
    func `finds a part of a word without spaces by all of its characters`(
        query: String,
        documents: [Int]
    ) throws {
        let titles = ["山川木火土", "山川木火土金", "山川木火水"]
        let index = TextIndex(titles.map { TextDocument(titles: [$0]) })

        #expect(try index.search(SearchRequest(query)).map(\.document).sorted() == documents)
    }
}
