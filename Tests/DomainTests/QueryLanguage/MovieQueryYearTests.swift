import DomainDoubles
import Testing

@testable import Domain

struct MovieQueryYearTests {
    @Test(arguments: [
        ("dune 1984", "dune", 1984), ("blade runner 2049", "blade runner", 2049),
        ("12 monkeys 1995", "12 monkeys", 1995), ("1984 dune", "dune", 1984),
        ("blade 1982 runner", "blade runner", 1982), ("dune (1984)", "dune", 1984),
        ("[1984] dune", "dune", 1984), ("dune, 1984,", "dune,", 1984),
        ("1917 2019", "1917", 2019), ("2012 in 2009 x", "2012 in x", 2009),
    ])
    func `splits off the last year`(text: String, title: String, year: Int) throws {
        let query = try #require(MovieQuery(text, includesAdult: true, isExact: true))

        #expect(
            query.splittingYear
                == MovieQuery(
                    title,
                    filters: MovieFilters(year: year),
                    includesAdult: true,
                    isExact: true
                )
        )
    }

    @Test(arguments: [
        "1984", "(1984)", "dune", "dune 84", "fahrenheit 0451", "dune +984", "dune 19845",
        "2001: a space odyssey", "dune ()", "dune 1984 " + String(repeating: "é", count: 1000),
    ])
    func `finds no year in other texts`(text: String) {
        #expect(MovieQuery(text)?.splittingYear == nil)
    }

    @Test(arguments: [(1869, false), (1870, true), (2100, true), (2101, false)])
    func `accepts years from the first movie to the near future`(year: Int, isYear: Bool) {
        let split = MovieQuery("dune \(year)")?.splittingYear

        #expect(split?.year == (isYear ? year : nil))
        #expect(split?.text == (isYear ? "dune" : nil))
    }

    @Test func `does not replace a year that is set`() {
        #expect(MovieQuery("dune 1984", filters: MovieFilters(year: 2021))?.splittingYear == nil)
    }
}
