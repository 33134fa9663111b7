import Domain
import DomainDoubles
import Testing
import TextIndex

@testable import Search

struct QueryReadingsTests {
    @Test(arguments: [
        ("dune 1984", "dune", "1984"), ("1984 dune", "dune", "1984"),
        ("dune (1984)", "dune", "1984"), ("dune [1984] part one", "dune part one", "1984"),
        ("dune, 1984", "dune", "1984"), ("dune '84", "dune", "1984"), ("dune '21", "dune", "2021"),
        ("dune '29", "dune", "2029"), ("dune '30", "dune", "1930"), ("dune '00", "dune", "2000"),
        ("the thing (1982 film)", "the thing", "1982"),
        ("The.Matrix.1999.1080p.BluRay.x264-GROUP", "The Matrix", "1999"),
        ("[YTS.MX] The Matrix (1999)", "The Matrix", "1999"),
        ("/home/1998/matrix/The Matrix (1999).mkv", "The Matrix", "1999"),
        ("[REC] 2 (2009)", "REC 2", "2009"), ("face/off 1997", "face off", "1997"),
        ("schindler's list 1993", "schindler's list", "1993"),
        ("기생충 2019", "기생충", "2019"),
    ])
    func `reads a year anywhere`(text: String, title: String, year: String) throws {
        let readings = try readings(text)

        #expect(readings.first == SearchRequest.Reading(text))
        #expect(readings.contains(SearchRequest.Reading(title, tags: [year])))
    }

    @Test(arguments: [
        ("top gun 1980s", 1980...1989), ("true romance 90s", 1990...1999),
        ("the conjuring 2010s", 2010...2019), ("wicked 20s", 2020...2029),
        ("scarface 30s", 1930...1939),
    ])
    func `reads a decade as any of its years`(text: String, years: ClosedRange<Int>) throws {
        let last = try #require(try readings(text).last)

        #expect(last.tags == years.map { String($0) })
    }

    @Test(arguments: [
        ("The.Matrix.1080p.BluRay.x264-GROUP", "The Matrix"), ("rocky 1080p", "rocky"),
        ("matrix.mkv", "matrix"), ("movies/matrix.mkv", "matrix"),
    ])
    func `reads the name of a file up to its first tag`(text: String, title: String) throws {
        #expect(try readings(text).contains(SearchRequest.Reading(title)))
    }

    @Test func `reads three years at most`() throws {
        #expect(try readings("1999 2000 2001 2002 2003").count == 1 + 3)
    }

    @Test(arguments: [
        "1917", "blade runner", "ocean's 11", "1234 nights", "2500 ad", "19th century", "84 dune",
        "dune 1984a", "dune 1985s",
    ])
    func `reads other numbers as words`(text: String) throws {
        #expect(try readings(text) == [SearchRequest.Reading(text)])
    }

    @Test func `requires the year of the query`() throws {
        let query = try #require(MovieQuery("dune 1984", filters: MovieFilters(year: 1984)))
        let other = try #require(MovieQuery("dune 1984", filters: MovieFilters(year: 2021)))

        #expect(
            QueryReadings.readings(of: query) == [
                SearchRequest.Reading("dune 1984", tags: ["1984"]),
                SearchRequest.Reading("dune", tags: ["1984"]),
            ]
        )
        #expect(
            QueryReadings.readings(of: other) == [
                SearchRequest.Reading("dune 1984", tags: ["2021"])
            ]
        )
    }

    private func readings(_ text: String) throws -> [SearchRequest.Reading] {
        QueryReadings.readings(of: try #require(MovieQuery(text)))
    }
}
