import Domain
import DomainDoubles
import Presentation
import TestSupport

/// A scene with some movies whose texts are hard to show, and pages and details that sometimes fail;
/// or with other movies.
@MainActor
final class FakeScene: MoviesSceneDIContainerDependencies {
    let movies: any MoviesRepository
    let localMovies: any MoviesRepository
    let spelling: any SpellingCorrectionRepository = FakeTitles()
    let titles: any TitleSuggestionsRepository = FakeTitles()
    let names: any PersonSuggestionsRepository = NoNames()
    let recentQueries: any RecentQueriesRepository
    let openedMovies: any OpenedMoviesRepository
    let interpreter: any QueryInterpreter = NoPhrases()
    let webPages: any MovieWebPagesRepository = NoBrowser()
    let site: MovieSite? = nil
    let posters: (any PosterImagesRepository)? = FakePosters()

    /// So that no search waits before it asks an online source.
    let usesNetwork = false
    let includesAdult = false

    private(set) var retryCount = 0

    func askAgain() { retryCount += 1 }

    init(
        movies: any MoviesRepository = FakeMovies(),
        recentQueries: any RecentQueriesRepository = SpyRecentQueries(),
        openedMovies: any OpenedMoviesRepository = SpyOpenedMovies()
    ) {
        (self.movies, localMovies) = (movies, movies)
        self.recentQueries = recentQueries
        self.openedMovies = openedMovies
    }
}

private struct FakeMovies: MoviesRepository {
    private static let titles = [
        "Lantern", "기생충과 아주 긴 제목의 영화", "👨‍👩‍👧 Family \u{1B}[2J", "e\u{301}té", "",
        String(repeating: "Long ", count: 60), "\u{202E}Reversed",
    ]

    static func movie(_ number: Int) -> Movie {
        Movie(
            id: .tmdb(number),
            title: "\(titles[number % titles.count])\(number)",
            originalTitle: number.isMultiple(of: 3) ? "七人の侍 \(number)" : nil,
            releaseDate: CalendarDate(year: 1900 + number),
            overview: number.isMultiple(of: 2)
                ? String(repeating: "A light. ", count: number) : nil,
            genres: [Genre(name: "Drama"), Genre(name: "Science Fiction")],
            voteAverage: number.isMultiple(of: 4) ? 10 : 7.2,
            posterURL: number.isMultiple(of: 2) ? "https://example.org/\(number).jpg" : nil
        )
    }

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        guard !query.text.hasPrefix("x") else { throw .server(.example, .timedOut) }
        guard page < 4 else { throw .server(.example, .unavailable(retryAfter: 1)) }
        let count = query.text.hasPrefix("z") ? 0 : 80
        return MoviesPage(
            number: page,
            pageCount: count / 20,
            totalCount: count,
            movies: count == 0 ? [] : ((page - 1) * 20..<page * 20).map { Self.movie($0 + 1) },
            source: .tmdb
        )
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        guard case .tmdb(let number) = id, !number.isMultiple(of: 5) else {
            throw .server(.example, .timedOut)
        }
        let person = Self.titles[number % Self.titles.count]
        return MovieDetails(
            movie: Self.movie(number),
            tagline: person,
            runtime: 90,
            collection: MovieCollection(id: 3, name: "All of them"),
            credits: MovieCredits(
                directors: [person],
                cast: (1...number).map { CastMember(name: "\(person)\($0)", character: person) }
            ),
            links: MovieLinks(trailer: "https://example.org/trailer"),
            recommendations: [Self.movie(number + 1), Self.movie(number + 2)],
            source: .tmdb
        )
    }
}

private struct FakeTitles: TitleSuggestionsRepository, SpellingCorrectionRepository {
    func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] { try await popularTitles(limit: limit) }

    func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] {
        (1...limit).map {
            TitleSuggestion(id: .tmdb($0), title: FakeMovies.movie($0).title, year: 1999)
        }
    }

    func correctedQuery(for query: MovieQuery) async -> MovieQuery? { nil }
    func correctedName(for name: String) async -> String? { nil }
}

private struct FakePosters: PosterImagesRepository {
    func poster(at url: String) async throws(MoviesError) -> [UInt8]? { ImageSample.jpeg }
}
