/// Opens the web page of a movie; for a title, that of the best match.
package protocol OpenMovieWebPageUseCase: Sendable {
    /// `site` is `nil` for the site of the movie's id.
    func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPage
}

package struct DefaultOpenMovieWebPageUseCase: OpenMovieWebPageUseCase {
    private let finder: MovieWebPageFinder
    private let webPages: any MovieWebPagesRepository

    package init(
        movies: any MoviesRepository,
        spelling: any SpellingCorrectionRepository,
        webPages: any MovieWebPagesRepository
    ) {
        finder = MovieWebPageFinder(movies: movies, spelling: spelling)
        self.webPages = webPages
    }

    package func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPage {
        let (page, match) = try await finder.page(of: movie, on: site)
        let isOpen = await webPages.open(page)
        return MovieWebPage(url: webPages.url(of: page), isOpen: isOpen, match: match)
    }
}

/// Finds the web page of a movie, and does not open it; for a title, that of the best match.
package protocol FindMovieWebPageUseCase: Sendable {
    /// `site` is `nil` for the site of the movie's id.
    func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPage
}

package struct DefaultFindMovieWebPageUseCase: FindMovieWebPageUseCase {
    private let finder: MovieWebPageFinder
    private let webPages: any MovieWebPagesRepository

    package init(
        movies: any MoviesRepository,
        spelling: any SpellingCorrectionRepository,
        webPages: any MovieWebPagesRepository
    ) {
        finder = MovieWebPageFinder(movies: movies, spelling: spelling)
        self.webPages = webPages
    }

    package func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPage {
        let (page, match) = try await finder.page(of: movie, on: site)
        return MovieWebPage(url: webPages.url(of: page), isOpen: false, match: match)
    }
}

/// Finds the id of a movie's web page.
private struct MovieWebPageFinder {
    let movies: any MoviesRepository
    let spelling: any SpellingCorrectionRepository

    /// The page of a movie on a site, or on that of its id; and the best match for a title.
    func page(
        of movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> (MovieWebPageID, match: Movie?) {
        switch movie {
        case .id(let id): return (try await page(of: id, on: site), nil)
        case .title(let title):
            let match = try await movies.bestMatch(for: title, correctedBy: spelling)
            return (try await page(of: match.id, on: site), match)
        }
    }

    /// Fetches the movie's details if the site has another id than the known one.
    ///
    /// Throws `MoviesError.siteIDUnknown` if the details lack it.
    private func page(
        of id: MovieID,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPageID {
        guard let site, site != id.site else { return MovieWebPageID(id) }
        if site == .letterboxd { return .letterboxd(id) }
        let details: MovieDetails
        do {
            details = try await movies.details(of: id)
        } catch .movieNotFound(_, let source, _) where source.isCatalog {
            // The movie may exist: a catalog that lacks it does not know its other id.
            throw .siteIDUnknown(id, site, source)
        }
        if let page = details.movie.webPage(on: site) { return page }
        if case .catalog(let reason) = details.fallback { throw reason }
        throw .siteIDUnknown(id, site, details.source)
    }
}

extension MovieID {
    fileprivate var site: MovieSite {
        switch self {
        case .tmdb: .tmdb
        case .imdb: .imdb
        }
    }
}

extension Movie {
    /// `nil` if the id on that site is unknown.
    fileprivate func webPage(on site: MovieSite) -> MovieWebPageID? {
        switch site {
        case .tmdb: tmdbID.map(MovieWebPageID.tmdb)
        case .imdb: imdbID.map(MovieWebPageID.imdb)
        case .letterboxd: .letterboxd(id)
        }
    }
}
