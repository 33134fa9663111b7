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

    @Test func `has filters if there are some, or an order`() {
        #expect(!MovieQuery().hasFilters)
        #expect(MovieQuery("alien")?.hasFilters == false)
        #expect(MovieQuery(filters: MovieFilters(year: 1979)).hasFilters)
        #expect(MovieQuery(sort: MovieSort(.year)).hasFilters)
    }

    @Test func `tolerates typos and has no adult movies unless it should`() throws {
        let query = try #require(MovieQuery("alien"))

        #expect(!query.isExact && !query.includesAdult)
        #expect(!MovieQuery(list: .popular).isExact)
        #expect(!MovieQuery(list: .popular).includesAdult)
    }
}
