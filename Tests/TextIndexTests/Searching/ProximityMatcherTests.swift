import Testing
import Text

@testable import TextIndex

struct ProximityMatcherTests {
    @Test(arguments: [
        ("blade runner", "blade runner", "title 0"),
        ("blade runner", "blade runner 2049", "title 0 extra"),
        ("runner blade", "blade runner", "title 0 1"),
        ("blade runner", "blade of runner", "title 0 extra 1"),
        ("blade run", "blade runner", "title 0 extra"),
        ("blade blade", "blade runner", nil),
        ("blade blade", "blade runner blade", "title 0 extra 1"),
        ("the matrix", "matrix", "title 0 2"), ("the matrix", "the matrix", "title 0"),
        ("matrix", "the matrix", "title 0"), ("matrix", "a matrix reloaded", "title 0 extra"),
        ("ten", "10", "title 0 1"), ("ten men", "men 10", "title 0 2"),
    ])
    func `ranks a title by how its terms match`(
        query: String,
        title: String,
        rank: String?
    ) throws {
        #expect(try best(query, TextDocument(titles: [title])).map(\.rank) == rank)
    }

    @Test(arguments: [
        ("bl", "blade runner", "title 0 extra"), ("ru", "blade runner", "title 0 extra 2"),
        ("bl", "the blade", "title 0 extra"), ("blade ru", "the blade runner", "title 0 extra"),
        ("runner 20", "blade runner 2049", "title 0 extra 2"),
    ])
    func `prefers a title that begins with the start of a word`(
        query: String,
        title: String,
        rank: String
    ) throws {
        #expect(try best(query, TextDocument(titles: [title]))?.rank == rank)
    }

    @Test func `takes the best title, the first of equal ones`() throws {
        let titles = ["Runner Blade", "Blade Runner 2049", "Blade Runner", "Blade Runner"]

        let found = try best("blade runner", TextDocument(titles: titles))

        #expect(found?.field == 4)
        #expect(found?.rank == "title 0")
    }

    @Test func `prefers any title to a secondary field, and that to several fields`() throws {
        let fields = ["Ann Runner", "Blade"]

        #expect(
            try best("ann runner", TextDocument(titles: ["x"], secondaryFields: fields))
                .map(\.rank) == "secondaryField 0"
        )
        #expect(
            try best("ann blade", TextDocument(titles: ["x"], secondaryFields: fields))
                .map(\.rank) == "scattered 0 extra"
        )
        #expect(
            try best("x blade", TextDocument(titles: ["x"], secondaryFields: fields))
                .map(\.rank) == "scattered 0 extra"
        )
        #expect(try best("x y", TextDocument(titles: ["x", "y"], secondaryFields: fields)) == nil)
        #expect(
            try best("ann", TextDocument(titles: ["to ann z"], secondaryFields: ["Ann"]))
                .map(\.rank) == "title 0 extra"
        )
    }

    @Test func `never spreads the parts of a split word over fields`() throws {
        let document = TextDocument(titles: ["black"], secondaryFields: ["bird"])
        var terms = QueryTerm.terms(Tokenizer.terms(in: "black bird"))

        #expect(try best(terms, [:], document)?.rank == "scattered 0 extra")
        terms[1].mustFollowPrevious = true
        #expect(try best(terms, [:], document) == nil)
        #expect(try best(terms, [:], TextDocument(titles: ["a bird black"])) == nil)
        #expect(try best(terms, [:], TextDocument(titles: ["black bird"]))?.rank == "title 0")
        #expect(
            try best(terms, [:], TextDocument(titles: ["black x black bird"]))?.rank
                == "title 0 extra"
        )
    }

    @Test func `counts the fewest typos of each term`() throws {
        let terms = QueryTerm.terms(Tokenizer.terms(in: "matrix runner"))
        let typos = ["matrex": 1, "matrxx": 2, "runer": 1]
        let scattered = TextDocument(titles: ["matrxx matrex"], secondaryFields: ["runer"])

        #expect(try best(terms, typos, TextDocument(titles: ["matrxx runer"]))?.rank == "title 3")
        #expect(
            try best(terms, typos, TextDocument(titles: ["matrxx matrex runer"]))?.rank
                == "title 2 extra"
        )
        #expect(
            try best(terms, typos, TextDocument(titles: ["matrex matrxx runer"]))?.rank
                == "title 2 extra 1"
        )
        #expect(try best(terms, typos, scattered)?.rank == "scattered 2 extra")
        #expect(try best(terms, typos, scattered, added: 1)?.rank == "scattered 3 extra")
        #expect(
            try best(terms, typos, TextDocument(titles: ["matrix runner"]), added: 1)?.rank
                == "title 1"
        )
    }

    @Test(arguments: [(64, 1, 1), (63, 1, 1), (62, 2, 2), (1, 1, 32), (1, 63, 63), (200, 3, 1)])
    func `knows how much of the weight of all terms is missing`(
        found: Int,
        missing: Int,
        share: Int
    ) throws {
        let terms = QueryTerm.terms(Tokenizer.terms(in: "blade unicorn"))
        let index = TextIndex([TextDocument(titles: ["Blade"])])
        var matcher = ProximityMatcher(
            terms,
            try terms.map { try postings(of: $0, [:], index) },
            weights: [found, missing]
        )

        matcher.move(to: 0)

        #expect(matcher.bestRank(typos: 0)?.0.missing == share)
    }

    /// `school on rock` is School of Rock, and no title in another order.
    @Test(arguments: [
        ("school on rock", "School of Rock", false, 0), ("school on rock", "Rock School", false, 1),
        ("school on rock", "School of Hard Rock", true, 1),
        ("school punk rock", "School of Rock", true, 1),
    ])
    func `another small word is missing, and is neither extra nor out of order`(
        query: String,
        title: String,
        hasExtraTerms: Bool,
        outOfOrderCount: Int
    ) throws {
        let terms = QueryTerm.terms(Tokenizer.terms(in: query))
        let index = TextIndex([TextDocument(titles: [title])])
        var matcher = ProximityMatcher(
            terms,
            try terms.map { try postings(of: $0, [:], index) },
            weights: [1, 1, 1]
        )

        matcher.move(to: 0)

        let rank = try #require(matcher.bestRank(typos: 0)?.0)
        #expect(rank.hasExtraTerms == hasExtraTerms)
        #expect(rank.outOfOrderCount == outOfOrderCount)
        #expect(rank.missing > 0)
    }

    private struct Found: Equatable {
        let rank: String
        let field: Int
    }

    private func best(_ query: String, _ document: TextDocument) throws -> Found? {
        try best(QueryTerm.terms(Tokenizer.terms(in: query)), [:], document)
    }

    /// The best rank of a document among others, with the typos of some of its terms.
    private func best(
        _ terms: [QueryTerm],
        _ typos: [String: Int],
        _ document: TextDocument,
        added: Int = 0
    ) throws -> Found? {
        let other = TextDocument(titles: ["blade runner matrix black bird"])
        let index = TextIndex([other, document, other])
        let postings = try terms.map { term in
            try self.postings(of: term, typos, index)
        }
        var matcher = ProximityMatcher(terms, postings)
        matcher.move(to: 1)
        return matcher.bestRank(typos: added).map { Found(rank: described($0), field: $1) }
    }

    private func postings(
        of term: QueryTerm,
        _ typos: [String: Int],
        _ index: TextIndex
    ) throws -> [UInt64] {
        var sources: [PostingsSource] = []
        let utf8 = term.term.utf8
        if let span = try index.terms.span(of: utf8) { sources.append(PostingsSource(span: span)) }
        for synonym in TermSynonyms.others(than: term.term) {
            guard let span = try index.terms.span(of: synonym.utf8) else { continue }
            sources.append(PostingsSource(span: span, isLiteral: false))
        }
        for (other, count) in typos where other.utf8.first == utf8.first {
            guard let span = try index.terms.span(of: Array(other.utf8)) else { continue }
            sources.append(PostingsSource(span: span, typos: count))
        }
        if term.isPrefix {
            let longer = try index.terms.span(
                from: IndexKey.successor(of: utf8),
                to: IndexKey.end(ofPrefix: utf8)
            )
            sources.append(PostingsSource(span: longer, isWholeTerm: false))
        }
        var postings: [UInt64] = []
        for source in sources {
            let list = try index.storage.read(source.span.full)
            try PostingList.forEach(in: list, documentCount: index.documentCount) {
                postings.append(TermPosting($0, source.bits).bits)
            }
        }
        return postings.sorted()
    }

    /// Placement, typos, `extra` terms, and terms out of order if any.
    private func described(_ rank: Evidence) -> String {
        "\(rank.place) \(rank.typos)" + (rank.hasExtraTerms ? " extra" : "")
            + (rank.outOfOrderCount > 0 ? " \(rank.outOfOrderCount)" : "")
    }
}
