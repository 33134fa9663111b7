import Infrastructure
import Testing

struct TextIndexTests {
    /// The better known first.
    private static let documents = [
        TextDocument(titles: ["The Matrix"], year: 1999),
        TextDocument(titles: ["Dune"], year: 2021),
        TextDocument(titles: ["Blade Runner"], year: 1982),
        TextDocument(titles: ["Blade Runner 2049"], year: 2017),
        TextDocument(titles: ["Spider-Man"], year: 2002),
        TextDocument(titles: ["Amélie", "Le Fabuleux Destin d'Amélie Poulain"], year: 2001),
        TextDocument(titles: ["The Matrix Reloaded"], year: 2003),
        TextDocument(titles: ["WALL·E"], year: 2008),
        TextDocument(titles: ["Wonder Woman"], year: 2017),
        TextDocument(titles: ["Wonder Woman 1984"], year: 2020),
        TextDocument(titles: ["The Thing"], year: 1982),
        TextDocument(titles: ["The Thing"], year: 2011),
        TextDocument(titles: ["Spirited Away", "千と千尋の神隠し"], year: 2001),
        TextDocument(titles: ["Parasite", "기생충"], year: 2019),
        TextDocument(titles: ["Dune"], year: 1984),
        TextDocument(titles: ["Poor Things"], year: 2023),
        TextDocument(titles: ["M*A*S*H"], year: 1970),
        TextDocument(titles: ["Thing"], year: 1950),
        TextDocument(titles: ["Runner of the Blade"], year: 1960),
        TextDocument(titles: ["Superman"], year: 1978),
    ]

    private let index = TextIndex(documents)

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
    func `finds every word, the last as a prefix`(query: String, titles: [String]) {
        #expect(search(query) == titles)
    }

    @Test(arguments: [
        ("blade ruiner", "Blade Runner"), ("matirx", "The Matrix"), ("amelei", "Amélie"),
        ("spiritd awya", "Spirited Away"), ("parasyte", "Parasite"),
    ])
    func `forgives typos`(query: String, title: String) {
        #expect(search(query).first == title)
    }

    @Test(arguments: [
        ("spiderman", "Spider-Man"), ("spider man", "Spider-Man"), ("walle", "WALL·E"),
        ("wall e", "WALL·E"), ("mash", "M*A*S*H"), ("super man", "Superman"),
        ("spiderm", "Spider-Man"),
    ])
    func `takes split and joined words for the same`(query: String, title: String) {
        #expect(search(query).first == title)
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
    ) {
        #expect(search(query) == titles)
    }

    @Test func `tells namesakes apart by their year`() {
        #expect(index.search("dune 1984").map { Self.documents[$0].year } == [1984])
        #expect(index.search("dune", year: 2021).map { Self.documents[$0].year } == [2021])
    }

    @Test func `puts the whole title before a longer one, then the better known`() {
        let found = index.search("thing").map { Self.documents[$0] }

        #expect(
            found.prefix(4).map { $0.titles[0] } == [
                "The Thing", "The Thing", "Thing", "Poor Things",
            ]
        )
        #expect(found.prefix(3).map(\.year) == [1982, 2011, 1950])
    }

    @Test(arguments: [
        ("godfather 2", 0), ("godfather part two", 0), ("godfather ii", 0), ("toy story two", 1),
        ("twelve angry men", 2), ("12 angry men", 2),
    ])
    func `takes a number for the same in digits, letters and Roman numerals`(
        query: String,
        position: Int
    ) {
        let index = TextIndex([
            TextDocument(titles: ["The Godfather Part II"]), TextDocument(titles: ["Toy Story 2"]),
            TextDocument(titles: ["12 Angry Men"]),
        ])

        #expect(index.search(query) == [position])
    }

    @Test func `takes a short word for a finished one when it has a typo`() {
        #expect(search("dume") == ["Dune", "Dune"])
        #expect(search("ruim").isEmpty)
        #expect(search("blade ruiner").first == "Blade Runner")
        #expect(search("spirted").first == "Spirited Away")
    }

    @Test func `puts fewer typos first`() {
        let index = TextIndex([
            TextDocument(titles: ["Signs"]), TextDocument(titles: ["Sings"]),
        ])

        #expect(index.search("sings") == [1, 0])
    }

    @Test(arguments: ["zzzzqq", "matrix zzzz", "", "???", "thx", "gatrix", "1985"])
    func `finds nothing where there is nothing`(query: String) {
        #expect(search(query).isEmpty)
    }

    @Test func `forgives no typo when told not to`() {
        #expect(index.search("blade ruiner", allowsTypos: false).isEmpty)
        #expect(!index.search("blade runner", allowsTypos: false).isEmpty)
    }

    private func search(_ query: String) -> [String] {
        index.search(query).map { Self.documents[$0].titles[0] }
    }
}
