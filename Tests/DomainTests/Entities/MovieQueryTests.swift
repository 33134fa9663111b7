import Domain
import Testing

struct MovieQueryTests {
    @Test(arguments: ["", " ", "\t\n", "\u{3000}\u{A0}", "\u{200B}", "\u{1B}"])
    func `rejects a text without visible characters`(text: String) {
        #expect(MovieQuery(text) == nil)
    }

    @Test func `separates words by single spaces`() {
        #expect(MovieQuery("  blade \t\n runner ")?.text == "blade runner")
    }

    @Test(arguments: ["기생충", "👾", "8½", "?", "-30-"])
    func `accepts any visible characters`(text: String) {
        #expect(MovieQuery(text)?.text == text)
    }

    @Test(arguments: [
        ("dune 1984", "dune", 1984), ("blade runner 2049", "blade runner", 2049),
        ("12 monkeys 1995", "12 monkeys", 1995),
    ])
    func `splits off a trailing year`(
        text: String,
        title: String,
        year: Int
    ) throws {
        let query = try #require(MovieQuery(text, includesAdult: true, isExact: true))

        #expect(
            query.splittingTrailingYear
                == MovieQuery(title, year: year, includesAdult: true, isExact: true)
        )
    }

    @Test(arguments: ["1984", "dune", "dune 84", "1984 dune", "fahrenheit 0451", "dune +984"])
    func `finds no trailing year in other texts`(text: String) {
        #expect(MovieQuery(text)?.splittingTrailingYear == nil)
    }

    @Test(arguments: [(1869, false), (1870, true), (2100, true), (2101, false)])
    func `accepts years from the first movie to the near future`(year: Int, isYear: Bool) {
        let split = MovieQuery("dune \(year)")?.splittingTrailingYear

        #expect(split?.year == (isYear ? year : nil))
        #expect(split?.text == (isYear ? "dune" : nil))
    }

    @Test(arguments: [
        ("\u{1B}[31mred", "[31mred"), ("al\u{0}ien", "alien"), ("\u{7F}alien", "alien"),
        ("alien\u{85}aliens", "alien aliens"), ("a\u{9B}b", "ab"), ("a \u{1} b", "a b"),
    ])
    func `drops control characters`(text: String, expected: String) {
        #expect(MovieQuery(text)?.text == expected)
    }

    @Test(arguments: [
        "\u{20}", "\u{9}", "\u{A}", "\u{C}", "\u{D}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}",
        "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}",
    ])
    func `splits words at any whitespace`(blank: String) {
        #expect(MovieQuery("\(blank)blade\(blank)\(blank)runner\(blank)")?.text == "blade runner")
        #expect(MovieQuery(blank) == nil)
    }

    @Test(arguments: [
        "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{200E} \u{200F}",
    ])
    func `rejects format characters alone, and keeps them beside others`(text: String) {
        #expect(MovieQuery(text) == nil)
        #expect(MovieQuery("\(text)a")?.text == "\(text)a")
    }

    @Test(arguments: [" alien", "alien ", "blade  runner", "alien\u{7F}", "alien\t"])
    func `normalizes ASCII texts too`(text: String) throws {
        let normalized = try #require(MovieQuery(text)?.text)

        #expect(normalized != text)
        #expect(MovieQuery(normalized)?.text == normalized)
    }

    @Test func `does not replace a year that is set`() {
        #expect(MovieQuery("dune 1984", year: 2021)?.splittingTrailingYear == nil)
    }
}
