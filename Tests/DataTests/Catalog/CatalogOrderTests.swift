import Domain
import TestSupport
import Testing

@testable import Data
@testable import Search

/// The order of lists, and which movies they have.
struct CatalogOrderTests {
    private static let movies = [
        ("Lantern", "9.0", 1_000), ("Harbor", "7.6", 82_500), ("Mill", "9.1", 7_022),
        ("Quarry", "7.0", 1_000_000), ("Orchard", "6.9", 1), ("Meadow", "5.0", 300),
        ("Canyon", "5.5", 299),
    ]
    private static let byPopularity = [
        "Quarry", "Harbor", "Mill", "Lantern", "Meadow", "Canyon", "Orchard", "Valley",
    ]

    private let imported: ImportedCatalog
    private let catalog: Catalog

    init() async throws {
        imported = try ImportedCatalog()
        let titles = Self.movies.map(\.0) + ["Valley"]
        try await imported.importLines(
            [ImportedCatalog.titlesHeader]
                + titles.indices.map { ImportedCatalog.title("tt900000\($0)", titles[$0]) },
            [ImportedCatalog.ratingsHeader]
                + Self.movies.indices.map {
                    "tt900000\($0)\t\(Self.movies[$0].1)\t\(Self.movies[$0].2)"
                }
        )
        catalog = try Catalog(path: imported.folder.path(of: "data/catalog.index"))
    }

    /// Harbor and Mill are as close to each other as they can be.
    @Test func `top-rated movies are in the order of ratings, weighted by votes`() throws {
        #expect(
            try titles(MovieQuery(list: .topRated)) == [
                "Mill", "Harbor", "Lantern", "Quarry", "Orchard", "Canyon", "Meadow", "Valley",
            ]
        )
    }

    @Test(arguments: [nil, MovieList.popular, .topRated])
    func `the order of ratings is that of top-rated movies`(list: MovieList?) throws {
        #expect(
            try titles(MovieQuery(list: list, sort: MovieSort(.rating)))
                == titles(MovieQuery(list: .topRated))
        )
    }

    @Test func `a rating of few votes is not better than a high one of many`() async throws {
        try await imported.importLines(
            [ImportedCatalog.titlesHeader]
                + ["Few", "Many", "Bad"].enumerated().map {
                    ImportedCatalog.title("tt900000\($0)", $1)
                },
            [ImportedCatalog.ratingsHeader]
                + ["tt9000000\t10.0\t6", "tt9000001\t9.0\t100000", "tt9000002\t2.0\t100000"]
        )
        let catalog = try Catalog(path: imported.folder.path(of: "data/catalog.index"))

        for (isReversed, order) in [
            (false, ["Many", "Few", "Bad"]), (true, ["Bad", "Few", "Many"]),
        ] {
            let query = MovieQuery(sort: MovieSort(.rating, isReversed: isReversed))
            let found = try catalog.movies(catalog.matches(for: query, limit: 10).documents)
            #expect(found.map(\.title) == order)
            #expect(found.first { $0.title == "Few" }?.toDomain(language: "en")?.voteAverage == 10)
        }
    }

    @Test func `top-rated movies in another order have a minimum number of votes`() throws {
        #expect(
            try titles(MovieQuery(list: .topRated, sort: MovieSort(.popularity)))
                == ["Quarry", "Harbor", "Mill", "Lantern", "Meadow"]
        )
        #expect(
            try titles(MovieQuery(list: .topRated, sort: MovieSort(.rating, isReversed: true)))
                == ["Meadow", "Quarry", "Lantern", "Harbor", "Mill"]
        )
    }

    @Test(arguments: [MovieQuery(), MovieQuery(list: .popular)])
    func `the most popular movies come first in the order of lists`(query: MovieQuery) throws {
        #expect(try titles(query) == Self.byPopularity)
        var sorted = query
        sorted.sort = MovieSort(.popularity)
        #expect(try titles(sorted) == Self.byPopularity)
    }

    @Test func `movies without votes come last, even in the order of the least popular`() throws {
        #expect(
            try titles(MovieQuery(sort: MovieSort(.popularity, isReversed: true))) == [
                "Orchard", "Canyon", "Meadow", "Lantern", "Mill", "Harbor", "Quarry", "Valley",
            ]
        )
    }

    @Test func `a list without text by relevance is in the order of popularity`() throws {
        #expect(try titles(MovieQuery(sort: MovieSort(.relevance))) == Self.byPopularity)
    }

    @Test func `a catalog without ratings says so, and keeps the order of popularity`() throws {
        let catalog = Catalog(MovieTable(lines: ["1\t\tMill", "2\t\tHarbor", "3\t\tQuarry"]))

        let matches = try catalog.matches(for: MovieQuery(list: .topRated), limit: 10)
        #expect(matches.documents == [0, 1, 2])
        #expect(matches.notices == [.limitation(FilterLimitation(key: .rating, isSort: true))])
        let sorted = MovieQuery(list: .topRated, sort: MovieSort(.title))
        #expect(try catalog.matches(for: sorted, limit: 10).documents == [1, 0, 2])
        #expect(try catalog.matches(for: sorted, limit: 10).notices.isEmpty)
    }

    @Test(arguments: [
        (NumberRange(maximum: 299), ["Canyon", "Orchard"]),
        (NumberRange(minimum: 300, maximum: 1_000), ["Lantern", "Meadow"]),
        (NumberRange(minimum: 1_001, maximum: 82_499), ["Mill"]),
        (NumberRange(minimum: 82_500), ["Quarry", "Harbor"]),
    ])
    func `bounds of votes are included`(range: NumberRange, expected: [String]) throws {
        var query = MovieQuery()
        query.filters.ranges[.votes] = range

        #expect(try titles(query) == expected)
    }

    @Test func `zero is within a range without a minimum`() async throws {
        try await imported.importLines(
            [ImportedCatalog.titlesHeader, ImportedCatalog.title("tt9000001", "Lantern")],
            [ImportedCatalog.ratingsHeader, "tt9000001\t0.0\t0"]
        )
        let catalog = try Catalog(path: imported.folder.path(of: "data/catalog.index"))
        for isVotes in [true, false] {
            for (maximum, count) in [(5, 1), (0, 1)] {
                var query = MovieQuery()
                let range = NumberRange(maximum: maximum)
                if isVotes {
                    query.filters.ranges[.votes] = range
                } else {
                    query.filters.ranges[.rating] = range
                }
                #expect(try catalog.matches(for: query, limit: 10).totalCount == count)
            }
        }
        var query = MovieQuery()
        query.filters.ranges[.votes] = NumberRange(minimum: 1)
        #expect(try catalog.matches(for: query, limit: 10).totalCount == 0)
    }

    private func titles(_ query: MovieQuery) throws -> [String] {
        let matches = try catalog.matches(for: query, limit: 10)
        #expect(matches.totalCount == matches.documents.count)
        #expect(matches.notices.isEmpty)
        return try catalog.movies(matches.documents).map(\.title)
    }
}
