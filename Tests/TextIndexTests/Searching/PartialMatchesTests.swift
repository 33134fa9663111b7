import Testing
import Text

@testable import TextIndex

struct PartialMatchesTests {
    private static let sample = SampleIndex(
        [
            TextDocument(titles: ["Night Train"], tags: ["1959"]),
            TextDocument(titles: ["Night Garden"], tags: ["1990"]),
            TextDocument(titles: ["Quiet Volcano"], tags: ["1965"]),
            TextDocument(titles: ["Volcano"], tags: ["1997", "adult"]),
            TextDocument(titles: ["Kill Bill"], secondaryFields: ["Uma Thurman", "Lucy Liu"]),
            TextDocument(titles: ["Alpha Bravo Charlie Foxtrot Golf"]),
            TextDocument(titles: ["Alpha Bravo Hotel India"]),
        ] + (0..<60).map { TextDocument(titles: ["Night Number \($0)"]) }
            + [TextDocument(titles: ["Amber", "Quartz Lantern"])]
    )

    @Test func `finds documents that lack one of two words, the whole title first`() throws {
        let hits = try Self.sample.hits("volcano unicorn")

        #expect(hits.map(\.title) == ["Volcano", "Quiet Volcano"])
        #expect(hits.allSatisfy { $0.isPartial && $0.typos == 0 })
    }

    @Test func `finds documents that lack two of five words, but not three`() throws {
        let hits = try Self.sample.hits("alpha bravo charlie unicorn rainbow")

        #expect(hits == [.init(title: "Alpha Bravo Charlie Foxtrot Golf", isPartial: true)])
    }

    @Test func `a repeated word counts once`() throws {
        let hits = try Self.sample.hits("unicorn unicorn charlie unicorn bravo unicorn alpha")

        #expect(try hits == Self.sample.hits("unicorn charlie bravo alpha"))
        #expect(!hits.isEmpty)
    }

    @Test func `a title that lacks only a small word of the text has no other words`() {
        let terms = ["school", "on", "rock"].map {
            QueryTerm(term: Term(utf8: Array($0.utf8)), isPrefix: false)
        }
        let postings = [0, nil, 2].map { (position: Int?) -> [UInt64] in
            guard let position else { return [] }
            let location = Posting.location(
                isSecondary: false,
                field: 0,
                article: .none,
                position: position,
                following: 2 - position
            )
            return [TermPosting(Posting(document: 0, location: location), 0).bits]
        }
        var matcher = ProximityMatcher(terms, postings, weights: [9, 1, 9])

        matcher.move(to: 0)
        let evidence = matcher.bestRank(typos: 0)?.0

        #expect(evidence?.hasExtraTerms == false)
        #expect(evidence?.disorder == 0)
    }

    @Test func `the rarer word decides`() throws {
        let titles = try Self.sample.titles("night volcano")

        #expect(titles == ["Volcano", "Quiet Volcano"])
    }

    @Test func `ranks documents that lack less first`() throws {
        let titles = try Self.sample.titles("alpha bravo charlie foxtrot hotel")

        #expect(titles.first == "Alpha Bravo Charlie Foxtrot Golf")
    }

    @Test func `a document with all words leaves out the others`() throws {
        #expect(try Self.sample.hits("quiet volcano") == [.init(title: "Quiet Volcano")])
    }

    @Test func `says which title matches`() throws {
        let hits = try Self.sample.index.search(
            SearchRequest("quartz lantern unicorn", allowsPartialMatches: true)
        )

        #expect(hits.map(\.title) == [1])
    }

    @Test func `allows typos in the words that are found`() throws {
        #expect(try Self.sample.titles("volcnao unicorn") == ["Volcano", "Quiet Volcano"])
        // Of a longer word, the first letter may be wrong, too.
        #expect(try Self.sample.titles("colcano unicorn") == ["Volcano", "Quiet Volcano"])
    }

    @Test func `needs partial matches and typos to be allowed`() throws {
        let query = "volcano unicorn"
        let exact = SearchRequest(query, allowsTypos: false, allowsPartialMatches: true)

        #expect(try Self.sample.hits(SearchRequest(query)).isEmpty)
        #expect(try Self.sample.hits(exact).isEmpty)
    }

    @Test func `finds only documents that the tags allow`() throws {
        let query = "volcano unicorn"

        #expect(try Self.sample.hits(query, tag: "1965").map(\.title) == ["Quiet Volcano"])
        #expect(try Self.sample.hits(query, tag: "1959").isEmpty)
        #expect(try Self.sample.hits(query, hiddenTag: "adult").map(\.title) == ["Quiet Volcano"])
    }
}
