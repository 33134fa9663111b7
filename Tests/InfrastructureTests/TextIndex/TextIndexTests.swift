import Infrastructure
import Testing

struct TextIndexTests {
    /// The better known first.
    private static let documents = [
        TextDocument(titles: ["The Matrix"], labels: ["1999"]),
        TextDocument(titles: ["Dune"], labels: ["2021"]),
        TextDocument(titles: ["Blade Runner"], labels: ["1982"]),
        TextDocument(titles: ["Blade Runner 2049"], labels: ["2017"]),
        TextDocument(titles: ["Spider-Man"], labels: ["2002"]),
        TextDocument(titles: ["Amélie", "Le Fabuleux Destin d'Amélie Poulain"], labels: ["2001"]),
        TextDocument(titles: ["The Matrix Reloaded"], labels: ["2003"]),
        TextDocument(titles: ["WALL·E"], labels: ["2008"]),
        TextDocument(titles: ["Wonder Woman"], labels: ["2017"]),
        TextDocument(titles: ["Wonder Woman 1984"], labels: ["2020"]),
        TextDocument(titles: ["The Thing"], labels: ["1982"]),
        TextDocument(titles: ["The Thing"], labels: ["2011"]),
        TextDocument(titles: ["Spirited Away", "千と千尋の神隠し"], labels: ["2001"]),
        TextDocument(titles: ["Parasite", "기생충"], labels: ["2019"]),
        TextDocument(titles: ["Dune"], labels: ["1984"]),
        TextDocument(titles: ["Poor Things"], labels: ["2023"]),
        TextDocument(titles: ["M*A*S*H"], labels: ["1970"]),
        TextDocument(titles: ["Thing"], labels: ["1950"]),
        TextDocument(titles: ["Runner of the Blade"], labels: ["1960"]),
        TextDocument(titles: ["Superman"], labels: ["1978"]),
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
        ("blade ruiner", "Blade Runner"), ("matirx", "The Matrix"), ("amelei", "Amélie"),
        ("spiritd awya", "Spirited Away"), ("parasyte", "Parasite"),
    ])
    func `forgives typos`(query: String, title: String) throws {
        #expect(try search(query).first == title)
    }

    @Test(arguments: [
        ("spiderman", "Spider-Man"), ("spider man", "Spider-Man"), ("walle", "WALL·E"),
        ("wall e", "WALL·E"), ("mash", "M*A*S*H"), ("super man", "Superman"),
        ("spiderm", "Spider-Man"),
    ])
    func `takes split and joined words for the same`(query: String, title: String) throws {
        #expect(try search(query).first == title)
    }

    @Test(arguments: [
        ("dune 1984", ["Dune"]), ("dune 2021", ["Dune"]),
        ("wonder woman 1984", ["Wonder Woman 1984"]),
        ("wonder woman 2017", ["Wonder Woman"]), ("blade runner 2049", ["Blade Runner 2049"]),
        ("the thing (2011)", ["The Thing"]), ("dune 1999", []),
    ])
    func `takes a last word that is a year for a part of the title or the year`(
        query: String,
        titles: [String]
    ) throws {
        #expect(try search(query) == titles)
    }

    @Test func `tells namesakes apart by their year`() throws {
        #expect(try found("dune 1984").map(\.labels) == [["1984"]])
        #expect(try found("dune", label: "2021").map(\.labels) == [["2021"]])
    }

    @Test func `puts the whole title before a longer one, then the better known`() throws {
        let films = try found("thing")

        #expect(
            films.prefix(4).map { $0.titles[0] } == [
                "The Thing", "The Thing", "Thing", "Poor Things",
            ]
        )
        #expect(films.prefix(3).map(\.labels) == [["1982"], ["2011"], ["1950"]])
    }

    @Test(arguments: [
        ("godfather 2", 0), ("godfather part two", 0), ("godfather ii", 0), ("toy story two", 1),
        ("twelve angry men", 2), ("12 angry men", 2),
    ])
    func `takes a number for the same in digits, letters and Roman numerals`(
        query: String,
        position: Int
    ) throws {
        let index = TextIndex([
            TextDocument(titles: ["The Godfather Part II"]), TextDocument(titles: ["Toy Story 2"]),
            TextDocument(titles: ["12 Angry Men"]),
        ])

        #expect(try index.search(SearchRequest(query)).map(\.document) == [position])
    }

    @Test(arguments: [
        ("the matrix", ["The Matrix", "Matrix", "The Matrix Reloaded"]),
        ("matrix", ["The Matrix", "Matrix", "The Matrix Reloaded"]),
        ("plan a", ["Plan A", "Plan Alpha", "The Plan of a Matrix"]),
        ("matrix2", ["Matrix 2"]), ("the matr", ["The Matrix Reloaded", "The Matrix", "Matrix"]),
    ])
    func `minds the articles that were typed, and no others`(query: String, titles: [String]) throws
    {
        let documents = [
            "The Matrix Reloaded", "The Matrix", "Matrix", "Plan Alpha", "Plan A",
            "The Plan of a Matrix", "Matrix 2",
        ].map { TextDocument(titles: [$0]) }

        let found = try TextIndex(documents).search(SearchRequest(query))

        let first = found.prefix(titles.count).map { documents[$0.document].titles[0] }
        #expect(first.sorted() == titles.sorted())
        #expect(first.first == titles.first || query == "matrix")
    }

    @Test func `puts a number as it was typed before other ways to write it`() throws {
        let index = TextIndex(["10", "Ten", "X"].map { TextDocument(titles: [$0]) })

        #expect(try index.search(SearchRequest("ten")).map(\.document) == [1, 0, 2])
        #expect(try index.search(SearchRequest("x")).map(\.document) == [2, 0, 1])
    }

    @Test func `looks for no typos where there is just what was typed`() throws {
        #expect(try found("dune").count == 2)
        let index = TextIndex(["Alien", "Allen", "Aliens"].map { TextDocument(titles: [$0]) })

        #expect(try index.search(SearchRequest("alien")).map(\.document) == [0, 2])
        #expect(try index.search(SearchRequest("alienn")).map(\.document) == [0, 2])
    }

    @Test func `leaves out what has a label that is ruled out`() throws {
        let index = TextIndex([
            TextDocument(titles: ["Alien"], labels: ["adult"]), TextDocument(titles: ["Aliens"]),
        ])

        #expect(try index.search(SearchRequest("alien")).map(\.document) == [0, 1])
        #expect(
            try index.search(SearchRequest("alien", excludedLabel: "adult")).map(\.document) == [1]
        )
    }

    @Test func `takes a year twice for the same year`() throws {
        #expect(try found("dune 1984", label: "1984").map(\.labels) == [["1984"]])
    }

    @Test func `takes a short word for a finished one when it has a typo`() throws {
        #expect(try search("dume") == ["Dune", "Dune"])
        #expect(try search("ruim").isEmpty)
        #expect(try search("blade ruiner").first == "Blade Runner")
        #expect(try search("spirted").first == "Spirited Away")
    }

    @Test func `puts fewer typos first`() throws {
        let index = TextIndex([
            TextDocument(titles: ["Signs of"]), TextDocument(titles: ["Sings of"]),
        ])

        #expect(try index.search(SearchRequest("sings")).map(\.document) == [1, 0])
    }

    @Test(arguments: ["zzzzqq", "matrix zzzz", "", "???", "thx", "gatrix", "1985"])
    func `finds nothing where there is nothing`(query: String) throws {
        #expect(try search(query).isEmpty)
    }

    @Test func `forgives no typo when told not to`() throws {
        let search = { try index.search(SearchRequest($0, allowsTypos: false)) }

        #expect(try search("blade ruiner").isEmpty)
        #expect(try !search("blade runner").isEmpty)
    }

    private func search(_ query: String) throws -> [String] {
        try found(query).map { $0.titles[0] }
    }

    private func found(_ query: String, label: String? = nil) throws -> [TextDocument] {
        try index.search(SearchRequest(query, label: label)).map { Self.documents[$0.document] }
    }
}
