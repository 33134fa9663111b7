import Testing
import TextIndex

struct TextIndexTests {
    /// The most popular first.
    private static let documents = [
        TextDocument(titles: ["The Matrix"], tags: ["1999"]),
        TextDocument(titles: ["Dune"], tags: ["2021"]),
        TextDocument(titles: ["Blade Runner"], tags: ["1982"]),
        TextDocument(titles: ["Blade Runner 2049"], tags: ["2017"]),
        TextDocument(titles: ["Spider-Man"], tags: ["2002"]),
        TextDocument(titles: ["Amélie", "Le Fabuleux Destin d'Amélie Poulain"], tags: ["2001"]),
        TextDocument(titles: ["The Matrix Reloaded"], tags: ["2003"]),
        TextDocument(titles: ["WALL·E"], tags: ["2008"]),
        TextDocument(titles: ["Wonder Woman"], tags: ["2017"]),
        TextDocument(titles: ["Wonder Woman 1984"], tags: ["2020"]),
        TextDocument(titles: ["The Thing"], tags: ["1982"]),
        TextDocument(titles: ["The Thing"], tags: ["2011"]),
        TextDocument(titles: ["Spirited Away", "千と千尋の神隠し"], tags: ["2001"]),
        TextDocument(titles: ["Parasite", "기생충"], tags: ["2019"]),
        TextDocument(titles: ["Dune"], tags: ["1984"]),
        TextDocument(titles: ["Poor Things"], tags: ["2023"]),
        TextDocument(titles: ["M*A*S*H"], tags: ["1970"]),
        TextDocument(titles: ["Thing"], tags: ["1950"]),
        TextDocument(titles: ["Runner of the Blade"], tags: ["1960"]),
        TextDocument(titles: ["Superman"], tags: ["1978"]),
    ]

    private let index = TextIndex(Self.documents)

    @Test(arguments: [
        ("matrix", ["The Matrix", "The Matrix Reloaded"]),
        ("THE MATRIX", ["The Matrix", "The Matrix Reloaded"]),
        ("matr", ["The Matrix", "The Matrix Reloaded"]),
        ("amelie", ["Amélie"]),
        ("the amelie", ["Amélie"]),
        ("poulain", ["Amélie"]), ("amelie poulain", ["Amélie"]), ("d'amelie", ["Amélie"]),
        ("기생충", ["Parasite"]),
        ("기생", ["Parasite"]),
        ("千尋", ["Spirited Away"]),
        ("神隠", ["Spirited Away"]),
        ("blade runner", ["Blade Runner", "Blade Runner 2049", "Runner of the Blade"]),
        ("runner blade", ["Blade Runner", "Blade Runner 2049", "Runner of the Blade"]),
    ])
    func `finds every word, the last as a prefix`(query: String, titles: [String]) throws {
        #expect(try search(query) == titles)
    }

    @Test(arguments: [
        ("dune", ["1984"], ["1984"]), ("dune", ["2021", "1984"], ["2021", "1984"]),
        ("dune", ["1999"], []), ("the thing", ["2011"], ["2011"]),
    ])
    func `finds documents with one of the tags of a reading`(
        text: String,
        tags: [String],
        found: [String]
    ) throws {
        let hits = try index.search(SearchRequest(readings: [.init(text, tags: tags)]))

        #expect(Set(hits.flatMap { Self.documents[$0.document].tags }) == Set(found))
    }

    @Test func `finds what any reading means`() throws {
        let readings = ["1984", "2021"].map { SearchRequest.Reading("dun", tags: [$0]) }
        let hits = try index.search(SearchRequest(readings: readings))

        #expect(Set(hits.map { Self.documents[$0.document].tags }) == [["2021"], ["1984"]])
    }

    @Test func `ranks the whole title above longer ones, then by popularity`() throws {
        let found = try found("thing")

        #expect(
            found.prefix(4).map { $0.titles[0] } == [
                "The Thing", "The Thing", "Thing", "Poor Things",
            ]
        )
        #expect(found.prefix(3).map(\.tags) == [["1982"], ["2011"], ["1950"]])
    }

    @Test(arguments: [
        ("the matrix", ["The Matrix", "Matrix", "The Matrix Reloaded"]),
        ("matrix", ["The Matrix", "Matrix", "The Matrix Reloaded"]),
        ("plan a", ["Plan A", "Plan Alpha", "The Plan of a Matrix"]),
        ("matrix2", ["Matrix 2"]), ("the matr", ["The Matrix Reloaded", "The Matrix", "Matrix"]),
    ])
    func `requires the articles of the query, and no others`(query: String, titles: [String]) throws
    {
        let documents = [
            "The Matrix Reloaded", "The Matrix", "Matrix", "Plan Alpha", "Plan A",
            "The Plan of a Matrix", "Matrix 2",
        ].map { TextDocument(titles: [$0]) }

        let found = try TextIndex(documents).search(SearchRequest(query))

        let first = found.prefix(titles.count).map { documents[$0.document].titles[0] }
        #expect(first.sorted() == titles.sorted())
        #expect(first.first == titles.first)
    }

    @Test func `ignores typos if there is an exact match`() throws {
        #expect(try found("dune").count == 2)
        let index = TextIndex(["Alien", "Allen", "Aliens"].map { TextDocument(titles: [$0]) })

        #expect(try index.search(SearchRequest("alien")).map(\.document) == [0, 2])
        #expect(try index.search(SearchRequest("alienn")).map(\.document) == [0, 2])
    }

    @Test func `leaves out documents with the hidden tag`() throws {
        let index = TextIndex([
            TextDocument(titles: ["Alien"], tags: ["adult"]), TextDocument(titles: ["Aliens"]),
        ])

        #expect(try index.search(SearchRequest("alien")).map(\.document) == [0, 1])
        #expect(try index.search(SearchRequest("alien", hiddenTag: "adult")).map(\.document) == [1])
    }

    @Test func `allows typos in short words only if they are complete`() throws {
        #expect(try search("dume") == ["Dune", "Dune"])
        #expect(try search("ruim").isEmpty)
        #expect(try search("blade ruiner").first == "Blade Runner")
        #expect(try search("spirted").first == "Spirited Away")
    }

    @Test(arguments: ["zzzzqq", "matrix zzzz", "", "???", "thx", "gatrix", "1985"])
    func `finds nothing if nothing matches`(query: String) throws {
        #expect(try search(query).isEmpty)
    }

    @Test func `tolerates no typos if the request forbids them`() throws {
        let search = { try index.search(SearchRequest($0, allowsTypos: false)) }

        #expect(try search("blade ruiner").isEmpty)
        #expect(try !search("blade runner").isEmpty)
    }

    @Test func `ignores words of a query after the 20th`() throws {
        let title = (1...20).map { "word\($0)x" }.joined(separator: " ")
        let index = TextIndex([TextDocument(titles: [title])])

        #expect(try index.search(SearchRequest(title + " other")).count == 1)
        let short = title.split(separator: " ").dropLast().joined(separator: " ")
        #expect(try index.search(SearchRequest(short + " other", allowsTypos: false)).isEmpty)
    }

    private func search(_ query: String) throws -> [String] {
        try found(query).map { $0.titles[0] }
    }

    private func found(_ query: String, tag: String? = nil) throws -> [TextDocument] {
        try index.search(SearchRequest(query, tag: tag)).map { Self.documents[$0.document] }
    }
}
