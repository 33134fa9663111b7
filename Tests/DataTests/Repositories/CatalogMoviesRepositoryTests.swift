import Domain
import DomainDoubles
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

struct CatalogMoviesRepositoryTests {
    private let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))

    @Test func `finds all movies with the same title`() async throws {
        let page = try await search("the thing")

        #expect(page.movies.prefix(2).map(\.title) == ["The Thing", "The Thing"])
        #expect(page.movies.prefix(2).compactMap(\.releaseDate?.year) == [1982, 2011])
    }

    @Test(arguments: [
        ("ko", "parasite", "기생충"), ("fr", "godfather", "Le Parrain"),
        ("es", "le parrain", "El padrino"), ("en", "기생충", "Parasite"),
        ("tr", "godfather", "The Godfather"),
    ])
    func `shows titles in the language of the user, and finds those of any`(
        language: String,
        query: String,
        title: String
    ) async throws {
        let store = CatalogStore(folder: nil, language: language)
        let query = try #require(MovieQuery(query))

        let page = try await CatalogMoviesRepository(store: store).movies(matching: query, page: 1)

        #expect(page.movies.first?.title == title)
    }

    @Test(arguments: [("godfath", "The Godfather"), ("le parr", "Le Parrain")])
    func `suggests the title that has the words, in any language`(
        text: String,
        title: String
    ) async throws {
        let store = CatalogStore(folder: nil, language: "fr")
        let query = try #require(MovieQuery(text))

        let found = try await CatalogMoviesRepository(store: store)
            .titleSuggestions(for: query, limit: 3)

        #expect(found.first?.title == title)
    }

    @Test func `shows imported movies with the titles that are built in`() async throws {
        let catalog = try ImportedCatalog()
        let line = "tt6751668\tmovie\tParasite\tGisaengchung\t0\t2019\t\\N\t132\tDrama"
        try await catalog.importLines([ImportedCatalog.titlesHeader, line])
        let store = CatalogStore(folder: catalog.folder.path(of: "data"), language: "ko")
        let query = try #require(MovieQuery("parasite"))

        let page = try await CatalogMoviesRepository(store: store).movies(matching: query, page: 1)

        #expect(page.source == .catalog(.imdb))
        #expect(page.movies.map(\.title) == ["기생충"])
    }

    @Test(
        arguments: [("carpenter", 1982, nil), ("zzzz", nil, "zzzz"), ("31", nil, "31")]
            as [(String, Int?, String?)]
    )
    func `finds only movies of a director`(
        name: String,
        year: Int?,
        unknownPerson: String?
    ) async throws {
        var query = try #require(MovieQuery("the thing"))
        query.filters[names: .director] = [name]

        let page = try await repository.movies(matching: query, page: 1)

        #expect(page.movies.map(\.releaseDate?.year) == (year.map { [$0] } ?? []))
        #expect(page.notices.unknownPerson == unknownPerson)
    }

    @Test func `tolerates no typo if the query is exact`() async throws {
        let query = try #require(MovieQuery("blade ruiner", isExact: true))

        #expect(try await repository.movies(matching: query, page: 1).movies.isEmpty)
    }

    @Test func `says whether more movies may match than it returns`() async throws {
        let catalog = try ImportedCatalog()
        try await catalog.importLines([ImportedCatalog.titlesHeader] + ImportedCatalog.manyTitles)

        let many = try #require(try await catalog.page("padding"))
        let few = try await search("love")

        #expect(many.count.movies == 1_000)
        #expect(many.count.isLimit)
        #expect(many.count.pages == 50)
        #expect(few.count.movies > MoviesPage.size)
        #expect(!few.count.isLimit)
        #expect(few.movies.count == MoviesPage.size)
    }

    @Test func `returns an empty page if nothing matches`() async throws {
        let page = try await search("zzzzqq")

        var empty = MoviesPage(of: [], source: .catalog(.builtIn))
        let movieCount = BuiltInMovies.table.places.count
        empty.gap = .movies(CatalogExtent(movieCount: movieCount, date: BuiltInMovies.date))
        #expect(page == empty)
    }

    @Test func `returns twenty movies per page, each once, and none past the last page`()
        async throws
    {
        let first = try await search("the")
        var ids: [MovieID] = []
        for number in 1...first.count.pages {
            let page = try await search("the", page: number)
            #expect(page.movies.count == min(20, first.count.movies - ids.count))
            ids += page.movies.map(\.id)
        }
        let beyond = try await search("the", page: first.count.pages + 1)

        #expect(ids.count == first.count.movies)
        #expect(Set(ids).count == ids.count)
        #expect(beyond.movies.isEmpty)
        #expect(beyond.count.movies == first.count.movies)
    }

    @Test func `returns the facts about a movie`() async throws {
        let movie = try #require(try await search("the matrix").movies.first)

        #expect(movie.id == .tmdb(603))
        #expect(movie.imdbID == IMDbID("tt0133093"))
        #expect(movie.releaseDate?.year == 1999)
        #expect(movie.originalLanguage == "en")
        #expect(movie.genres.contains(Genre(name: "Science Fiction")))
        #expect(movie.overview != nil)
        #expect(movie.pageURL == "https://www.themoviedb.org/movie/603")
    }

    @Test func `skips a malformed line`() throws {
        let lines = ["not a movie", "1\ttt0000001\tAlien\tAlien\t\ten\t1979\t\t\t\t\tOne."]
        let catalog = Catalog(MovieTable(lines: lines))

        let hits = try catalog.hits(for: #require(MovieQuery("alien")))

        #expect(try catalog.movies(hits.map(\.document)).map(\.title) == ["Alien"])
    }

    @Test func `ranks a movie with a person's name before the person's movies`() throws {
        let lines = [
            "1\ttt0000001\tRope\tRope\t\ten\t1948\t\t\tAlfred Hitchcock\t\tOne.",
            "2\ttt0000002\tHitchcock\tHitchcock\t\ten\t2012\t\t\tSacha Gervasi\t\tTwo.",
        ]
        let catalog = Catalog(MovieTable(lines: lines))

        let hits = try catalog.hits(for: #require(MovieQuery("hitchcock")))

        #expect(try catalog.movies(hits.map(\.document)).map(\.title) == ["Hitchcock", "Rope"])
    }

    private func search(_ text: String, page: Int = 1) async throws -> MoviesPage {
        try await repository.movies(matching: #require(MovieQuery(text)), page: page)
    }
}
