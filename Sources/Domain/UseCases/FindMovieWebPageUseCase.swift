/// Finds the web page of a movie; for a title, that of the best match.
package struct FindMovieWebPageUseCase: Sendable {
    private let movies: any MoviesRepository
    private let spelling: any SpellingCorrectionRepository
    private let webPages: any MovieWebPagesRepository

    /// `nil` if the movie is not to be saved as opened.
    private let openedMovies: (any OpenedMoviesRepository)?

    package init(
        movies: any MoviesRepository,
        spelling: any SpellingCorrectionRepository,
        webPages: any MovieWebPagesRepository,
        openedMovies: (any OpenedMoviesRepository)? = nil
    ) {
        self.movies = movies
        self.spelling = spelling
        self.webPages = webPages
        self.openedMovies = openedMovies
    }

    /// `site` is `nil` for the site of the movie's id, which a preferred site falls back to;
    /// `opensBrowser` is whether to show the page.
    package func execute(
        _ movie: MovieReference,
        on site: MovieSite?,
        isPreference: Bool = false,
        opensBrowser: Bool
    ) async throws(MoviesError) -> MovieWebPage {
        var match: Movie?
        let id: MovieID
        switch movie {
        case .id(let known): id = known
        case .title(let title):
            let best = try await movies.bestMatch(for: title, correctedBy: spelling)
            (match, id) = (best, best.id)
        }
        let url: String
        do {
            url = try await self.url(of: id, on: site)
        } catch {
            guard isPreference, error != .cancelled else { throw error }
            url = id.pageURL
        }
        var page = await webPages.page(url, opensBrowser: opensBrowser)
        page.match = match
        if page.isOpen { await record(match, id) }
        return page
    }

    /// The trailer of a movie; throws `MoviesError.trailerUnknown` if the source knows none.
    package func trailer(
        of movie: MovieReference,
        opensBrowser: Bool
    ) async throws(MoviesError) -> MovieWebPage {
        let details = try await DefaultFetchMovieDetailsUseCase(movies: movies, spelling: spelling)
            .execute(movie)
        guard let url = details.links.trailer else {
            if case .catalog(let reason) = details.fallback { throw reason }
            throw .trailerUnknown(details.movie.titleWithYear, details.source)
        }
        var page = await webPages.page(url, opensBrowser: opensBrowser)
        if case .title = movie { page.match = details.movie }
        if page.isOpen { await record(details.movie, details.movie.id) }
        return page
    }

    /// Saves the movie as opened if this machine knows it; the page is open in any case.
    private func record(_ match: Movie?, _ id: MovieID) async {
        guard let openedMovies else { return }
        var movie = match
        if movie == nil { movie = await movies.localDetails(of: id)?.details.movie }
        if let movie { _ = await openedMovies.record(movie) }
    }

    private func url(of id: MovieID, on site: MovieSite?) async throws(MoviesError) -> String {
        guard let site, site != id.site else { return id.pageURL }
        if site == .letterboxd { return id.letterboxdURL }
        let details: MovieDetails
        do {
            details = try await movies.details(of: id)
        } catch .movieNotFound(_, let source, _) where source.isCatalog {
            // The movie may exist: a catalog that lacks it does not know its other id.
            throw .siteIDUnknown(id, site, source)
        }
        let movie = details.movie
        let ids = [movie.tmdbID.map(MovieID.tmdb), movie.imdbID.map(MovieID.imdb)]
        if let id = ids.compactMap(\.self).first(where: { $0.site == site }) { return id.pageURL }
        if case .catalog(let reason) = details.fallback { throw reason }
        throw .sitePageUnknown(movie.titleWithYear, site, details.source)
    }
}

extension MovieWebPagesRepository {
    /// The page, which a browser shows if there is one and `opensBrowser` is `true`.
    package func page(_ url: String, opensBrowser: Bool) async -> MovieWebPage {
        MovieWebPage(url: url, isOpen: opensBrowser ? await open(url) : false)
    }
}

extension MovieID {
    fileprivate var site: MovieSite { if case .tmdb = self { .tmdb } else { .imdb } }
}
