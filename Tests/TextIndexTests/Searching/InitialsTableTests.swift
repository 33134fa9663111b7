import Testing

@testable import TextIndex

struct InitialsTableTests {
    private static let sample = SampleIndex([
        TextDocument(titles: ["The Lord of the Rings: The Return of the King"], tags: ["2003"]),
        TextDocument(titles: ["The Lord of the Rings: The Two Towers"], tags: ["2002"]),
        TextDocument(titles: ["The Dark Knight"], tags: ["2008"]),
        TextDocument(titles: ["Mission: Impossible II"]),
        TextDocument(titles: ["Ocean's Twelve", "Four Weddings and a Funeral"]),
        TextDocument(titles: ["A New Hope"], tags: ["1977", "adult"]),
        TextDocument(titles: ["Star Wars"]), TextDocument(titles: ["Kill Bill: Vol. 2"]),
        TextDocument(titles: ["One Two Three Four Five Six Seven Eight Nine"]),
        TextDocument(titles: ["Война и мир"]),
    ])

    @Test(arguments: [
        ("lotr", [0, 1]), ("tlotr", [0, 1]), ("LOTR", [0, 1]), ("rotk", [0]), ("trotk", [0]),
        ("ttt", [1]), ("tdk", [2]), ("mii", [3]), ("mi2", [3]), ("fwaaf", [4]), ("anh", [5]),
        ("kbv2", [7]),
    ])
    func `find titles and their parts, with and without an article`(
        query: String,
        documents: [Int]
    ) throws {
        let hits = try Self.sample.index.search(SearchRequest(query, allowsPartialMatches: true))

        #expect(hits.prefix(documents.count).map(\.document) == documents)
        #expect(hits.allSatisfy { $0.isPartial && $0.typos == 0 })
    }

    @Test func `can be those of eight words`() throws {
        let sample = SampleIndex(titles: ["Seven Brave Cats Dine Every Friday Gladly Here"])

        let hits = try sample.index.search(SearchRequest("sbcdefgh", allowsPartialMatches: true))

        #expect(hits.map(\.document) == [0])
    }

    @Test func `know which title has them`() throws {
        let hits = try Self.sample.index.search(SearchRequest("fwaaf", allowsPartialMatches: true))

        #expect(hits.map(\.title) == [1])
    }

    @Test(arguments: ["sw", "dk", "nh", "ottffssen", "tlotrtrotk", "xyz", "ви", "lotr trotk", ""])
    func `are those of three to eight words`(query: String) throws {
        #expect(try initials(query).isEmpty)
    }

    @Test func `are those of any reading`() throws {
        let dated = SearchRequest(
            readings: [.init("lotr 2002"), .init("lotr", tags: ["2002"])],
            allowsPartialMatches: true
        )

        #expect(try Self.sample.index.search(dated).map(\.document) == [1])
    }

    @Test func `find nothing unless what resembles the query is wanted`() throws {
        #expect(try Self.sample.index.search(SearchRequest("lotr")).isEmpty)
    }

    @Test func `find only documents that the tags allow`() throws {
        #expect(
            try Self.sample.hits("lotr", tag: "2002").map(\.title) == [
                "The Lord of the Rings: The Two Towers"
            ]
        )
        #expect(try Self.sample.hits("lotr", tag: "1999").isEmpty)
        #expect(
            try !Self.sample.hits("anh", hiddenTag: "adult").map(\.title).contains("A New Hope")
        )
        #expect(try Self.sample.hits("lotr", hiddenTag: "adult").count == 2)
    }

    @Test func `are not looked up if they are the title of a known document`() throws {
        let titles = ["The Dark Knight", "TDK"]

        #expect(try SampleIndex(titles: titles).hits("tdk") == [.init(title: "TDK")])
    }

    @Test func `rank below the title that has them as a word`() throws {
        let hits = try SampleIndex(titles: ["The Dark Knight", "Inside TDK"]).hits("tdk")

        #expect(hits.map(\.title) == ["Inside TDK", "The Dark Knight"])
        #expect(hits.map(\.isPartial) == [false, true])
    }

    private func initials(_ query: String) throws -> [Int] {
        try Self.sample.index.titles(withInitials: Array(query.utf8)).map(\.document)
    }
}
