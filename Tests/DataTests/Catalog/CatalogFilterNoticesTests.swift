import Domain
import Testing

@testable import Data
@testable import Search

/// What a search says about filters that the catalog can't answer as it should.
struct CatalogFilterNoticesTests {
    private static let people = Catalog(
        MovieTable(lines: [
            "1\t\tLantern\t\t\ten\t1999\t\t\tAdela Novarro\tBen Moor",
            "2\t\tHarbor\t\t\ten\t1999\t\t\tBen Moor\tAdela Novarro",
        ])
    )

    /// A value is common if one movie in twenty has it.
    @Test(arguments: [(20, 1, nil), (21, 1, 1), (40, 2, nil), (41, 2, 2), (3, 0, 0)])
    func `says that few movies have a value`(count: Int, known: Int, noted: Int?) throws {
        let catalog = Catalog(
            MovieTable(
                lines: (1...count).map {
                    "\($0)\t\tMovie \($0)\t\t\ten\t1999\t\($0 <= known ? "90" : "")"
                }
            )
        )
        var query = MovieQuery()
        query.filters.ranges[.runtime] = NumberRange(minimum: 60)

        let matches = try catalog.matches(for: query, limit: 100)
        #expect(
            matches.notices.limitations
                == (noted.map { [FilterLimitation(key: .runtime, knownCount: $0)] } ?? [])
        )
        // A filter of what no movie has is ignored.
        #expect(matches.totalCount == (known == 0 ? count : known))

        let sorted = try catalog.matches(for: MovieQuery(sort: MovieSort(.runtime)), limit: 100)
        #expect(
            sorted.notices.limitations
                == (noted.map {
                    [FilterLimitation(key: .runtime, isSort: true, knownCount: $0)]
                } ?? [])
        )
    }

    @Test(arguments: [(FilterKey.country, "kr"), (.on, "netflix")])
    func `ignores what no catalog knows, and says so`(key: FilterKey, value: String) throws {
        var query = MovieQuery()
        let isValid = query.apply(key, value)
        #expect(isValid)

        let matches = try Self.people.matches(for: query, limit: 10)

        #expect(matches.notices.limitations == [FilterLimitation(key: key)])
        #expect(matches.totalCount == 2)
    }

    @Test(
        arguments: [
            (nil, nil, nil), ("adela novarro", "ben moor", nil), ("stranger", nil, "stranger"),
            ("adela novarro", "stranger", "stranger"), ("stranger", "someone", "stranger"),
        ] as [(String?, String?, String?)]
    )
    func `names the first unknown person`(
        person: String?,
        director: String?,
        unknown: String?
    ) throws {
        var query = MovieQuery()
        query.filters[names: .person] = person.map { [$0] } ?? []
        query.filters[names: .director] = director.map { [$0] } ?? []

        let matches = try Self.people.matches(for: query, limit: 10)
        #expect(matches.notices == (unknown.map { [.unknownPerson($0)] } ?? []))
        #expect(matches.documents.isEmpty == (unknown != nil))
    }

    @Test(arguments: [(false, [1]), (true, [])])
    func `a name has no typos in an exact query`(isExact: Bool, documents: [Int]) throws {
        var query = MovieQuery(isExact: isExact)
        query.filters[names: .director] = ["ben moorr"]

        #expect(try Self.people.matches(for: query, limit: 10).documents == documents)
    }
}
