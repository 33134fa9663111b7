import Domain
import Foundation
import TestSupport
import Testing

@testable import Data

/// Searches and lists with the user's own files, in the built-in catalog.
struct MovieSelectionTests {
    private static let store = CatalogStore(folder: nil)
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `lists the movies that a file lists`() async throws {
        let page = try await movies(
            MovieQuery(sort: MovieSort(.year)),
            in: "Name,Year\nAlien,1979\nThe Thing,1982\nNo Such Movie At All,1990\n"
        )

        #expect(page.movies.map(\.title) == ["The Thing", "Alien"])
        #expect(page.count.movies == 2)
        #expect(page.notices == [.unknownRows(1, of: 3)])
    }

    @Test(arguments: ["Name,Year\nAlien,1979\nAlien,1979\n", "348\ntt0078748\n348\n"])
    func `two rows of a movie are both known`(contents: String) async throws {
        let page = try await movies(MovieQuery(), in: contents)

        #expect(page.movies.map(\.title) == ["Alien"])
        #expect(page.notices.isEmpty)
    }

    @Test func `takes more rows than it looks up one by one`() async throws {
        let others = (1...20_000).map { "tt99\($0 + 100_000)\n" }.joined()

        let page = try await movies(MovieQuery(), in: "tt0078748\n603\n" + others)

        #expect(Set(page.movies.map(\.title)) == ["Alien", "The Matrix"])
        #expect(page.notices == [.unknownRows(20_000, of: 20_002)])
    }

    @Test func `searches among the movies that a file lists`() async throws {
        let query = try #require(MovieQuery("the"))

        let page = try await movies(query, in: "603\ntt0078748\n")

        #expect(page.movies.map(\.id) == [.tmdb(603)])
    }

    @Test func `a movie must be in each of several files`() async throws {
        let page = try await movies(MovieQuery(), in: "603\n348\n", "348\n679\n")

        #expect(page.movies.map(\.id) == [.tmdb(348)])
    }

    @Test func `hides the movies of a file from a search, and its titles`() async throws {
        let query = try #require(MovieQuery("alien"))

        let page = try await movies(query, notIn: "Name,Year\nAlien,1979\n")

        #expect(page.movies.first?.title == "Aliens")
        #expect(!page.movies.contains { $0.title == "Alien" })
    }

    @Test func `says how many movies it hides if it hides all that match`() async throws {
        let inception = try #require(MovieQuery("inception"))

        let hidden = try await movies(inception, notIn: "27205\n")
        let others = try await movies(inception, in: "348\n")
        let unknown = try await movies(#require(MovieQuery("zzqq")), notIn: "27205\n")

        #expect(hidden.count.movies == 0)
        #expect(hidden.notices == [.leftOutByFiles(1)])
        #expect(others.notices.contains(.leftOutByFiles(1)))
        #expect(!unknown.notices.isLeftOut)
    }

    @Test func `knows of the details of a movie whether the files leave it out`() async throws {
        let hidden = try repository(in: [], notIn: ["348\n"])
        let listed = try repository(in: ["348\n"], notIn: [])

        #expect(try await hidden.details(of: .tmdb(348)).isLeftOutByFiles)
        #expect(try await !hidden.details(of: .tmdb(603)).isLeftOutByFiles)
        #expect(try await !listed.details(of: .tmdb(348)).isLeftOutByFiles)
        #expect(try await listed.details(of: .tmdb(603)).isLeftOutByFiles)
    }

    @Test func `what a file leaves out does not change what a text means`() async throws {
        var query = try #require(MovieQuery("aliens"))
        query.subject = .everything
        let all = try await movies(query)

        let page = try await movies(query, notIn: "679\n")

        #expect(page.match.confidence == .sure)
        #expect(page.movies == all.movies.filter { $0.id != .tmdb(679) })
    }

    @Test func `hides the movies of a file from a list`() async throws {
        let all = try await movies(MovieQuery(list: .popular))
        let first = try #require(all.movies.first?.id)

        let page = try await movies(MovieQuery(list: .popular), notIn: "\(first)\n")

        #expect(page.movies.first == all.movies[1])
        #expect(page.count.movies == all.count.movies - 1)
    }

    @Test func `filters and sorts by the user's own ratings`() async throws {
        let ratings = "Const,Your Rating\ntt0078748,9\ntt0090605,7\ntt0133093,8\n"
        var query = MovieQuery(sort: MovieSort(.mine))
        query.filters.ranges[.mine] = NumberRange(minimum: 75)

        let page = try await movies(query, in: ratings)

        #expect(page.movies.map(\.title) == ["Alien", "The Matrix"])
        #expect(page.movies.map(\.ownRating) == [90, 80])
    }

    @Test func `says that there are no own ratings, and ignores their filter`() async throws {
        var query = try #require(MovieQuery("blade runner"))
        query.filters.ranges[.mine] = NumberRange(minimum: 80)

        let page = try await movies(query)

        #expect(page.movies.first?.title == "Blade Runner")
        #expect(page.notices == [.limitation(FilterLimitation(key: .mine))])
    }

    @Test func `finds movies of a catalog of IMDb by their ids at TMDB`() async throws {
        let imported = try ImportedCatalog()
        try await imported.importLines(
            [ImportedCatalog.titlesHeader, ImportedCatalog.title("tt0078748", "Alien")]
        )
        try folder.write(Data("348\n".utf8), to: "list")
        let store = CatalogStore(folder: imported.folder.path(of: "data"))
        let selection = MovieSelection(included: [folder.path(of: "list")], store: store)
        let movies = CatalogMoviesRepository(store: store, selection: selection)

        let page = try await movies.movies(matching: MovieQuery(), page: 1)

        #expect(page.movies.map(\.title) == ["Alien"])
    }

    @Test func `searches for the titles of a short list`() async throws {
        let lines = "Spiel mir das Lied vom Tod (1968)\nGodfather, The (1972)\nAlien 3 (1992)\n"

        let titles = try await titles(in: lines)

        #expect(Set(titles) == ["The Godfather", "Once Upon a Time in the West", "Alien³"])
    }

    @Test func `takes the titles of a long list as they are`() async throws {
        let others = String(repeating: "348\n", count: 300)

        let titles = try await titles(in: "Spiel mir das Lied vom Tod (1968)\n" + others)

        #expect(titles == ["Alien"])
    }

    @Test func `a movie that is meant by another title has the rating of the row, and is hidden`()
        async throws
    {
        let list = "Name,Year,Rating\nSpiel mir das Lied vom Tod,1968,8\n"
        let query = try #require(MovieQuery("once upon a time in the west"))

        let found = try await repository(in: [list], notIn: [], Self.store)
            .movies(matching: query, page: 1)
        let hidden = try await repository(in: [], notIn: [list], Self.store)
            .movies(matching: query, page: 1)

        #expect(found.movies.map(\.ownRating) == [80])
        #expect(!hidden.movies.contains { $0.id == .tmdb(335) })
    }

    @Test func `hides no movie by files that only rate`() async throws {
        try folder.write(
            Data("Date,Name,Year,Letterboxd URI,Rating\n,Alien,1979,,4.5\n".utf8),
            to: "list"
        )
        let selection = MovieSelection(excluded: [folder.path(of: "list")], onlyRates: true)
        let movies = CatalogMoviesRepository(store: Self.store, selection: selection)

        let page = try await movies.movies(matching: try #require(MovieQuery("alien")), page: 1)

        #expect(page.movies.first?.id == .tmdb(348))
        #expect(page.movies.first?.ownRating == 90)
    }

    @Test func `names the configuration file that names a missing file`() throws {
        let selection = MovieSelection(excluded: ["/x/no.csv"], origin: "/x/config")
        let reason = "No such file or directory; /x/config names it"

        #expect(
            throws: MoviesError.storage(
                StorageFailure(operation: .read, path: "/x/no.csv", reason: reason)
            )
        ) {
            try selection.contents()
        }
    }

    @Test func `has the user's own rating in details`() async throws {
        let ratings = "Date,Name,Year,Letterboxd URI,Rating\n,Alien,1979,,4.5\n"
        let repository = try repository(in: [], notIn: [ratings])

        let details = try await repository.details(of: MovieID.tmdb(348))

        #expect(details.movie.ownRating == 90)
    }

    @Test func `hides movies of a person`() async throws {
        let selection = try selection(in: [], notIn: ["Name,Year\nAlien,1979\n"])
        let people = CatalogMoviesRepository(store: Self.store, selection: selection)
        let person = try #require(
            try await people.people(named: "sigourney weaver", limit: 1).people.first
        )

        let titles = try await people.details(of: person.id).credits.map(\.movie.title)

        #expect(titles.contains("Aliens"))
        #expect(!titles.contains("Alien"))
    }

    @Test func `fails if a file can't be read`() async throws {
        let selection = MovieSelection(included: [folder.path(of: "missing")])
        let repository = CatalogMoviesRepository(store: Self.store, selection: selection)

        await #expect(throws: MoviesError.self) {
            try await repository.movies(matching: MovieQuery(), page: 1)
        }
    }

    private func titles(in list: String) async throws -> [String] {
        try await repository(in: [list], notIn: [], Self.store)
            .movies(matching: MovieQuery(), page: 1).movies.map(\.title)
    }

    private func movies(
        _ query: MovieQuery,
        in included: String...,
        notIn excluded: String...
    ) async throws -> MoviesPage {
        try await movies(query, in: included, notIn: excluded)
    }

    private func movies(
        _ query: MovieQuery,
        in included: [String],
        notIn excluded: [String]
    ) async throws -> MoviesPage {
        try await repository(in: included, notIn: excluded).movies(matching: query, page: 1)
    }

    private func repository(
        in included: [String],
        notIn excluded: [String],
        _ store: CatalogStore? = nil
    ) throws -> CatalogMoviesRepository {
        CatalogMoviesRepository(
            store: Self.store,
            selection: try selection(in: included, notIn: excluded, store)
        )
    }

    private func selection(
        in included: [String],
        notIn excluded: [String],
        _ store: CatalogStore? = nil
    ) throws -> MovieSelection {
        func paths(_ files: [String], _ name: String) throws -> [String] {
            try files.enumerated().map { index, contents in
                try folder.write(Data(contents.utf8), to: "\(name)\(index)")
                return folder.path(of: "\(name)\(index)")
            }
        }
        return MovieSelection(
            included: try paths(included, "in"),
            excluded: try paths(excluded, "out"),
            store: store
        )
    }
}
