import Domain
import Presentation

/// Has one movie.
struct OneMovie: MoviesRepository {
    let id: Int

    func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage { .sample([id]) }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        guard id == .tmdb(self.id) else { throw .movieNotFound(id, .tmdb) }
        return MovieDetails(movie: Movie(id: id, title: "Movie \(id)"), source: .tmdb)
    }
}

struct NoSpellings: SpellingCorrectionRepository {
    func correctedQuery(for query: MovieQuery) async -> MovieQuery? { nil }
    func correctedName(for name: String) async -> String? { nil }
}

struct NoTitles: TitleSuggestionsRepository {
    func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] { [] }

    func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] { [] }
}

struct NoPeople: PeopleRepository {
    func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        throw .offline(.tmdb)
    }

    func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        throw .offline(.tmdb)
    }
}

struct NoOrder: MovieSorter {
    func order(of movies: [Movie], by sort: MovieSort) -> [Int] { Array(movies.indices) }
}

struct NoMatches: QueryMatcher {
    func matches(of typed: String, in texts: [String]) -> [QueryMatch?] { texts.map { _ in nil } }
}

struct NoWords: WordMatcher {
    func matches(of words: String, in texts: [[String]]) -> [WordMatch?] { texts.map { _ in nil } }
}

struct NoCache: ResponseCacheRepository {
    func info() async throws(MoviesError) -> ResponseCacheInfo { throw .offline(.tmdb) }
    func removeAll() async throws(MoviesError) {}
}

struct NoQueries: RecentQueriesRepository {
    func recentQueries() async throws(MoviesError) -> RecentQueries { RecentQueries() }
    func save(_ query: MovieQuery) async throws(MoviesError) {}
    func remove(_ text: String) async throws(MoviesError) -> Bool { false }
    func removeAll() async throws(MoviesError) {}
}

/// A machine without a browser.
struct NoBrowser: MovieWebPagesRepository {
    func url(of page: MovieWebPageID) -> String {
        switch page {
        case .tmdb(let number): "https://example.org/\(number)"
        case .imdb(let id): "https://example.org/\(id)"
        case .letterboxd(let id): "https://example.org/letterboxd/\(id)"
        case .trailer(let url): url
        }
    }

    func open(_ page: MovieWebPageID) async -> Bool { false }
}

/// A machine on which everything works.
struct NoDiagnostics: DiagnosticsRepository {
    func checkNetworkProgram() async throws(MoviesError) {}
    func checkCredential() async throws(MoviesError) {}
    func checkWriting(of data: StoredData) async throws(MoviesError) {}
}

/// A scene with one movie and nothing else.
@MainActor
final class OneMovieScene: MoviesSceneDIContainerDependencies {
    let movies: any MoviesRepository
    let people: any PeopleRepository = NoPeople()
    let spelling: any SpellingCorrectionRepository = NoSpellings()
    let titles: any TitleSuggestionsRepository = NoTitles()
    let recentQueries: any RecentQueriesRepository = NoQueries()
    let matcher: any QueryMatcher = NoMatches()
    let wordMatcher: any WordMatcher = NoWords()
    let sorter: any MovieSorter = NoOrder()
    let catalog: any CatalogRepository = FakeCatalog(outcome: .failure(.offline(.tmdb)))
    let responseCache: any ResponseCacheRepository = NoCache()
    let webPages: any MovieWebPagesRepository = NoBrowser()
    let diagnostics: any DiagnosticsRepository = NoDiagnostics()
    let posters: (any PosterImagesRepository)? = nil
    let includesAdult = false
    let now = Timestamp(secondsSince1970: 0)

    init(id: Int) {
        movies = OneMovie(id: id)
    }
}

extension Server {
    static let example = Server(host: "api.example.org", source: .tmdb)
}
