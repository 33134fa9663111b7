import Domain
import DomainDoubles
import Presentation

/// A scene with some movies and nothing else.
@MainActor
final class FewMoviesScene: MoviesSceneDIContainerDependencies {
    let movies: any MoviesRepository
    var localMovies: any MoviesRepository { movies }
    let spelling: any SpellingCorrectionRepository = StubSpellings()
    let titles: any TitleSuggestionsRepository = NoTitles()
    let names: any PersonSuggestionsRepository = NoNames()
    let recent = SpyRecentQueries()
    var recentQueries: any RecentQueriesRepository { recent }
    let opened: SpyOpenedMovies
    var openedMovies: any OpenedMoviesRepository { opened }
    let interpreter: any QueryInterpreter = NoPhrases()
    let webPages: any MovieWebPagesRepository = NoBrowser()
    let site: MovieSite? = nil
    let posters: (any PosterImagesRepository)? = nil
    let usesNetwork = false
    let includesAdult = false

    func askAgain() {}

    init(movies: any MoviesRepository, opened: SpyOpenedMovies = SpyOpenedMovies()) {
        self.movies = movies
        self.opened = opened
    }

    convenience init(_ ids: [Int], opened: SpyOpenedMovies = SpyOpenedMovies()) {
        let movies = SpyMovies(
            search: { _, _ in .sample(ids) },
            details: { found throws(MoviesError) in
                guard ids.contains(where: { found == .tmdb($0) }) else {
                    throw .movieNotFound(found, .tmdb)
                }
                return MovieDetails(movie: Movie(id: found, title: "Movie \(found)"), source: .tmdb)
            }
        )
        self.init(movies: movies, opened: opened)
    }
}
