import Domain
import Testing

struct MovieQueryTests {
    @Test(arguments: ["", " ", "\t\n", "\u{3000}\u{A0}", "\u{200B}", "\u{1B}"])
    func `refuses a text in which nothing can be seen`(text: String) {
        #expect(MovieQuery(text) == nil)
    }

    @Test func `parts words by single spaces`() {
        #expect(MovieQuery("  blade \t\n runner ")?.text == "blade runner")
    }

    @Test(arguments: ["기생충", "👾", "8½", "?", "-30-"])
    func `takes whatever can be seen`(text: String) {
        #expect(MovieQuery(text)?.text == text)
    }

    @Test(arguments: [
        ("dune 1984", "dune", 1984), ("blade runner 2049", "blade runner", 2049),
        ("12 monkeys 1995", "12 monkeys", 1995),
    ])
    func `takes a year at the end for that of the film`(
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
    func `has no year at the end`(text: String) {
        #expect(MovieQuery(text)?.splittingTrailingYear == nil)
    }

    @Test func `keeps a year that is set`() {
        #expect(MovieQuery("dune 1984", year: 2021)?.splittingTrailingYear == nil)
    }
}
