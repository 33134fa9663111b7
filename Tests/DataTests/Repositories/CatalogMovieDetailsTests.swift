import Domain
import Infrastructure
import TestSupport
import Testing

@testable import Data

/// The details of one movie from `CatalogMoviesRepository`.
struct CatalogMovieDetailsTests {
    @Test(arguments: ["603", "tt0133093"])
    func `has the details of the built-in catalog, by either ID`(id: String) async throws {
        let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))

        let details = try await repository.details(of: #require(MovieID(id)))

        #expect(details.movie.title == "The Matrix")
        #expect(details.movie.imdbID?.description == "tt0133093")
        #expect(details.runtime == 136)
        #expect(details.credits.directors == ["Lilly Wachowski", "Lana Wachowski"])
        #expect(details.credits.cast.first == CastMember(name: "Keanu Reeves"))
        #expect(details.source == .catalog(.builtIn))
    }

    @Test func `has current details on this machine`() async throws {
        let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))

        let local = await repository.localDetails(of: .tmdb(603))

        #expect(local?.details.movie.title == "The Matrix")
        #expect(local?.isCurrent == true)
        #expect(await repository.localDetails(of: .tmdb(999_999_999)) == nil)
    }

    @Test func `finds a movie anywhere in an imported catalog`() async throws {
        let repository = try await imported((1...5000).map { "tt\(9_000_000 + $0)" })

        for number in [1, 17, 4096, 4097, 5000] {
            let id = try #require(MovieID("tt\(9_000_000 + number)"))
            let details = try await repository.details(of: id)
            #expect(details.movie.title == "Movie tt\(9_000_000 + number)")
            #expect(details.runtime == 90)
            #expect(details.source == .catalog(.imdb))
        }
    }

    @Test func `adds the details of the built-in catalog`() async throws {
        let repository = try await imported(["tt0133093"])

        let details = try await repository.details(of: #require(MovieID("tt0133093")))

        #expect(details.movie.title == "Movie tt0133093")
        #expect(details.movie.id.description == "tt0133093")
        #expect(details.movie.tmdbID == 603)
        #expect(details.runtime == 136)
        #expect(details.movie.overview?.isEmpty == false)
        #expect(details.credits.cast.first?.name == "Keanu Reeves")
        #expect(details.source == .catalog(.imdb))
    }

    @Test func `falls back to the built-in catalog for a movie that was not imported`()
        async throws
    {
        let repository = try await imported(["tt9000001"])

        let details = try await repository.details(of: MovieID.tmdb(603))

        #expect(details.movie.title == "The Matrix")
        #expect(details.source == .catalog(.builtIn))
        await #expect(throws: MoviesError.movieNotFound(.tmdb(999_999_999), .catalog(.imdb))) {
            try await repository.details(of: MovieID.tmdb(999_999_999))
        }
    }

    @Test func `finds the movies of a built-in series, the oldest first`() async throws {
        let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))
        let matrix = try await repository.details(of: MovieID.tmdb(603))
        let series = MovieCollection(name: try #require(matrix.collection).name + " Collection")
        var query = MovieQuery(collection: series)

        let all = try await repository.movies(matching: query, page: 1)
        query.filters = MovieFilters(year: 2021)
        let last = try await repository.movies(matching: query, page: 1)

        #expect(all.movies.first?.title == "The Matrix")
        #expect(all.movies.map { $0.releaseDate?.year }.prefix(3) == [1999, 2003, 2003])
        #expect(last.movies.map(\.title) == ["The Matrix Resurrections"])
        #expect(last.count.movies == 1)
    }

    @Test func `has the ratings of an imported catalog only`() async throws {
        let id = try #require(IMDbID("tt0133093"))
        let unrated = try #require(IMDbID("tt9000001"))
        let builtIn = CatalogMoviesRepository(store: CatalogStore(folder: nil))
        let imported = try await imported(
            ["tt0133093", "tt9000001"],
            ratings: ["tt0133093\t8.7\t2103000"]
        )

        #expect(await builtIn.imdbRating(of: id) == nil)
        #expect(
            await imported.imdbRating(of: id) == IMDbUserRating(average: 8.7, voteCount: 2_103_000)
        )
        #expect(await imported.imdbRating(of: unrated) == nil)
    }

    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    private func imported(
        _ ids: [String],
        ratings: [String] = []
    ) async throws -> CatalogMoviesRepository {
        let movies = ids.map {
            ImportedCatalog.title($0, "Movie \($0)", year: "1999", runtime: "90", genres: "Drama")
        }
        try await catalog.importLines(
            [ImportedCatalog.titlesHeader] + movies,
            [ImportedCatalog.ratingsHeader] + ratings
        )
        return CatalogMoviesRepository(
            store: CatalogStore(folder: catalog.folder.path(of: "data"))
        )
    }
}
