import Testing

@testable import TextIndex

/// The documents that a query finds, their order, and their differences from the query.
struct TextIndexAnswersTests {
    @Test(arguments: [
        ("blade runner", "Blade Runner", "whole"),
        ("blade runner", "Blade Runner 2049", "title extra"),
        ("runner blade", "Blade Runner", "title order 1"),
        ("blade runner", "Blade of Runner", "title extra order 1"),
        ("blade run", "Blade Runner", "title extra"), ("blade blade", "Blade Runner", nil),
        ("blade blade", "Blade Runner Blade", "title extra order 1"),
        ("ten", "10", "title form 1"), ("ten men", "Men 10", "title order 1 form 1"),
        // A title that begins with the start of a word is better.
        ("bl", "Blade Runner", "title extra"), ("ru", "Blade Runner", "title extra inside"),
        ("bl", "The Blade", "title extra"), ("blade ru", "The Blade Runner", "title extra"),
        ("runner 20", "Blade Runner 2049", "title extra inside"),
        // Articles.
        ("the matrix", "Matrix", "title article 1"), ("the matrix", "The Matrix", "whole"),
        ("matrix", "The Matrix", "whole"), ("matrix", "A Matrix Reloaded", "title extra"),
        // The best title is the first of equal ones.
        ("blade runner", "Runner Blade/Blade Runner 2049/Blade Runner/Blade Runner", "whole 2"),
        // People.
        ("ann runner", "X|Ann Runner/Blade", "secondaryField"),
        ("ann blade", "X|Ann Runner/Blade", "scattered"),
        ("x blade", "X|Ann Runner/Blade", "scattered"), ("x y", "X/Y|Ann", nil),
        ("ann", "To Ann Z|Ann", "title extra"), ("black bird", "Black|Bird", "scattered"),
    ])
    func `a title is better the less differs, and better than a person`(
        query: String,
        document: String,
        expected: String?
    ) throws {
        #expect(try answer(SearchRequest(query, allowsTypos: false), document) == expected)
    }

    /// Small words that are missing are neither extra nor out of order.
    @Test(arguments: [
        (
            "school symphonic rock",
            [
                "Rock School: title order 1 missing 26",
                "School of Hard Rock: title extra order 1 missing 26",
                "School of Rock: title extra order 1 missing 26",
            ]
        )
    ])
    func `a title may lack a word, and is better in order and without others`(
        query: String,
        expected: [String]
    ) throws {
        let titles = ["School of Hard Rock", "Rock School", "School of Rock"]
        let sample = SampleIndex(titles: titles + (0..<200).map { "Walk On \($0)" })
        let request = SearchRequest(query, allowsPartialMatches: true)

        let hits = try sample.index.search(request)

        #expect(hits.map { "\(titles[$0.document]): \($0.differences)" } == expected)
    }

    @Test func `a frequent word of many is missing, too`() throws {
        let words = (1...19).map { "word\($0)x" }.joined(separator: " ")
        let sample = SampleIndex(titles: [words] + (0..<128).map { _ in "Common" })
        let request = SearchRequest(words + " common", allowsPartialMatches: true)

        #expect(try sample.index.search(request).map(\.differences) == ["title missing 1"])
    }

    @Test(arguments: [
        ("the the", "The The", "whole"), ("a", "A", "whole"),
        ("lord of a the ring", "Lord of the Ring", "whole"),
        ("an apple and a", "An Apple and A", "whole"),
        // From the end to the start.
        ("godfather, the", "The Godfather", "whole"), ("quiet place a", "A Quiet Place", "whole"),
        ("godfather the", "Godfather", "title article 1"), ("matrix le", "Matrix", nil),
        ("lord of the rings the", "The Lord of the Rings", "whole"),
        // Numbers.
        ("terminator2", "Terminator 2", "whole"), ("xx2", "XX 2", "whole"), ("x2", "X 2", nil),
        ("blade2 the runner49", "Blade 2 The Runner 49", "whole"), ("2fast", "2 Fast", nil),
        ("blade2", "Blade of 2", nil),
    ])
    func `articles and numbers are read in any way that a title has`(
        query: String,
        title: String,
        expected: String?
    ) throws {
        #expect(try answer(SearchRequest(query, allowsTypos: false), title) == expected)
    }

    @Test func `each word may be the start of one if that is allowed`() throws {
        let whole = SearchRequest("sta wa", allowsTypos: false)
        let starts = SearchRequest("sta wa", allowsTypos: false, allowsEachPrefix: true)

        #expect(try answer(whole, "Star Wars") == nil)
        #expect(try answer(starts, "Star Wars") == "title extra")
    }

    @Test(arguments: [
        // Words that are split or joined.
        ("blackbird", "Black Bird", "title typos 1"), ("blackbird", "Black|Bird", nil),
        ("blackbird", "A Bird Black", nil),
        ("blackbird", "Black X Black Bird", "title typos 1 extra"),
        ("the iron man", "The Ironman", "title typos 1"),
        ("the iron man", "Ironman", "title typos 1 article 1"),
        ("iron ma", "Ironman", "title typos 1 extra"),
        ("theironman", "The Ironman", "title typos 1"), ("xy", "X Y", nil),
        ("木火土", "木山、火土山", nil),
        ("matrix matrix", "The Matrix", nil),
        ("new york new york", "New York, New York", "whole"),
        ("new york new york", "New York", "title order 1"),
        // As many typos as the word has letters for.
        ("cot", "Cat", nil), ("coot", "Cost", "title typos 1"),
        ("ruiner", "Runner", "title typos 1"),
        ("ruimer", "Runner", nil), ("volxxno", "Volcano", "title typos 2"),
        ("voxxxno", "Volcano", nil), ("бвгд", "бвгж", "title typos 1"),
        ("бвгдежз", "бвкдекз", "title typos 2"), ("2048", "2049", nil),
        ("12345678", "12345679", nil), ("204a", "205a", "title typos 1"),
        ("intres", "Interstellar", "title typos 1 extra"), ("intes", "Interstellar", nil),
        ("intres ann", "Interstellar Ann", nil),
        // Two if the first letter is wrong.
        ("catrixes", "Matrixes", "title typos 2"), ("atrixes", "Matrixes", "title typos 2"),
        ("xmatrixes", "Matrixes", "title typos 2"), ("amtrixes", "Matrixes", "title typos 2"),
        ("бнтерстеллар", "Интерстеллар", "title typos 2"), ("жatrixes", "Matrixes", nil),
        ("batrix", "Matrix", nil),
        // The fewest of each word, then the order.
        ("interstellar runner", "Intrstelar Runer", "title typos 3"),
        ("interstellar runner", "Intrstelar Interstelar Runer", "title typos 2 extra"),
        ("interstellar runner", "Interstelar Intrstelar Runer", "title typos 2 extra order 1"),
        ("interstellar runner", "Intrstelar Interstelar|Runer", "scattered typos 2"),
    ])
    func `words may have typos`(query: String, document: String, expected: String?) throws {
        #expect(try answer(SearchRequest(query), document) == expected)
    }

    @Test func `names have few typos if they can`() throws {
        let sample = SampleIndex([
            TextDocument(titles: ["Barbie"], secondaryFields: ["Greta Gerwig"]),
            TextDocument(titles: ["Poor Things"], secondaryFields: ["Emma Stone"]),
        ])

        #expect(try sample.hits("kreta gxrwxg").isEmpty)
        #expect(try sample.hits("gretta") == [.init(title: "Barbie", typos: 1)])
    }

    /// The most popular document costs nothing for its popularity.
    @Test(arguments: [
        ("comet", "The Comet", ""), ("comet", "Comet Road", "other words 7.0"),
        ("road comet", "Comet Road", "order 3.0"), ("the comet", "Comet", "article 6.0"),
        ("com", "Lantern/Comet", "other words 7.0 part of a word 5.0"),
        ("ten", "10", "other form 3.0"),
        ("roa", "Comet Road", "other words 7.0 inside the title 6.0"),
        ("ann lee", "Comet|Ann Lee", "in a name 8.0"),
        ("ann", "Comet|Ann Lee", "other words 7.0 in a name 8.0"),
        ("comed", "Comet", "typos or prefixes 512.0"),
        ("comet ann", "Comet|Ann Lee", "in several texts 8199.0"),
        // A word is missing.
        ("comet unicorn", "Comet", "incomplete 32768.0 missing words 21.875"),
        ("comed unicorn", "Comet", "incomplete 32768.0 missing words 20.0 typos or prefixes 4.0"),
        ("ann unicorn", "Comet|Ann", "incomplete 32768.0 missing words 23.125 in a name 4.0"),
        (
            "comet ann unicorn", "Comet|Ann",
            "incomplete 32768.0 missing words 15.625 in several texts 11.0"
        ),
    ])
    func `each difference has a cost`(query: String, document: String, costs: String) throws {
        let fillers = (0..<200).map { TextDocument(titles: ["Walk \($0)"]) }
        let index = TextIndex([TextDocument(document)] + fillers)
        let request = SearchRequest(query, allowsPartialMatches: true)

        let hit = try #require(try index.search(request).first)

        let sum = costs.split(separator: " ").compactMap { Double($0) }.reduce(0, +)
        #expect(hit.cost == sum)
    }

    @Test func `the cost of popularity is the doublings of the number`() throws {
        let hits = try SampleIndex(titles: (0..<1_000).map { _ in "Comet" }).index
            .search(SearchRequest("comet"))

        #expect(hits.map(\.document) == Array(0..<1_000))
        let costs = hits.map(\.cost)
        #expect(costs.prefix(8) == [0, 1, 1.5, 2, 2.25, 2.5, 2.75, 3])
        #expect(costs == costs.sorted())
        for doublings in 0..<9 { #expect(costs[3 << doublings - 1] == Double(doublings) + 1.5) }
    }

    @Test func `the cheapest document is first`() throws {
        let documents = [
            "Lantern|Ann Star", "Star Lantarn", "X|Star Lantern", "Star Lantern Road",
            "Lantern Star",
        ]

        let hits = try TextIndex(documents.map(TextDocument.init))
            .search(SearchRequest("star lantern"))

        #expect(hits.map(\.document) == [4, 3, 2, 1, 0])
        #expect(hits.map(\.cost) == [5.25, 9, 9.5, 513, 8_199])
    }

    @Test(arguments: [
        ("Interstelar Wars", false, false), ("Interstellar Wars", true, false),
        ("Interstelar", true, false), ("Interstelar Wars", true, true),
        ("Interstellarium", false, false), ("X/Interstellarium", false, true),
        ("X|Interstellar", false, false), ("X|Interstelar", false, true),
    ])
    func `two typos are looked for if what has fewer may not be meant`(
        document: String,
        allowsPartialMatches: Bool,
        isFound: Bool
    ) throws {
        let index = TextIndex([document, "Intrstelar"].map(TextDocument.init))
        let request = SearchRequest("interstellar", allowsPartialMatches: allowsPartialMatches)

        #expect(try index.search(request).map(\.document) == (isFound ? [0, 1] : [0]))
    }

    @Test(arguments: [
        ("X|Ann Lee/Interstellar Max", [0]), ("X|Ann Lee/Interstelar Max", [1, 0]),
    ])
    func `two typos are looked for if several names have one`(
        document: String,
        expected: [Int]
    ) throws {
        let index = TextIndex([document, "Ann Intrstelar"].map(TextDocument.init))

        #expect(try index.search(SearchRequest("ann interstellar")).map(\.document) == expected)
    }

    @Test func `two typos are looked for beside initials`() throws {
        let index = TextIndex(
            ["Seven Brave Cats Dine Every Friday Gladly Here", "Sbcdefxy"].map(TextDocument.init)
        )

        let hits = try index.search(SearchRequest("sbcdefgh", allowsPartialMatches: true))

        #expect(hits.map(\.typos) == [0, 2])
    }

    @Test(arguments: [(19, 19), (20, 20), (21, 20)])
    func `twenty partial matches follow all others`(count: Int, expected: Int) throws {
        let sample = SampleIndex(
            titles: (0..<count).map { _ in "Zbcd" } + ["Alpha Bravo Charlie Delta"]
        )

        let hits = try sample.index.search(SearchRequest("abcd", allowsPartialMatches: true))

        #expect(hits.map(\.document) == [count] + Array(0..<expected))
    }

    /// Ten doublings of the number.
    @Test func `a partial match that is far worse than the best is not found`() throws {
        var titles = (0..<1_024).map { "Walk \($0)" }
        for document in [0, 1_022, 1_023] { titles[document] = "Comet" }

        let hits = try SampleIndex(titles: titles).index
            .search(SearchRequest("comet unicorn", allowsPartialMatches: true))

        #expect(hits.map(\.document) == [0, 1_022])
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

    /// The differences between a query and the only document; `nil` if that is not found.
    private func answer(_ request: SearchRequest, _ document: String) throws -> String? {
        try TextIndex([TextDocument(document)]).search(request).first?.differences
    }
}

extension TextDocument {
    /// Titles, and people after `|`, with `/` between them.
    fileprivate init(_ text: String) {
        let fields = text.split(separator: "|").map { $0.split(separator: "/").map(String.init) }
        self.init(titles: fields[0], secondaryFields: fields.count > 1 ? fields[1] : [])
    }
}

extension SearchHit {
    /// The place of the words, the number of the title unless it is the first, and the differences.
    fileprivate var differences: String {
        let place = isWholeTitle ? "whole" : "\(evidence.place)"
        let counts = [
            ("", title ?? 0), (" typos", evidence.typos),
            (" order", evidence.outOfOrderCount), (" form", evidence.otherFormCount),
            (" article", evidence.missingArticleCount), (" missing", evidence.missing),
        ].map { $1 > 0 ? "\($0) \($1)" : "" }
        let extra =
            (evidence.hasExtraTerms ? " extra" : "")
            + (evidence.flags.contains(.insideTitle) ? " inside" : "")
        return place + counts[..<2].joined() + extra + counts[2...].joined()
    }

    /// In doublings of the number of a document.
    fileprivate var cost: Double {
        Double(evidence.cost(document: document)) / Double(SearchWeights.doubling)
    }
}
