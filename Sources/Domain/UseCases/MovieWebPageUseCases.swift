/// Opens the web page of a movie; for a title, that of the best match.
public protocol OpenMovieWebPageUseCase: Sendable {
    /// `site` is `nil` for the site of the movie's id.
    func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPage
}

public struct DefaultOpenMovieWebPageUseCase: OpenMovieWebPageUseCase {
    private let movies: any MoviesRepository
    private let webPages: any MovieWebPagesRepository

    public init(movies: any MoviesRepository, webPages: any MovieWebPagesRepository) {
        self.movies = movies
        self.webPages = webPages
    }

    public func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPage {
        await webPages.open(try await movies.webPage(of: movie, on: site))
    }
}

/// Finds the URL of a movie's web page; for a title, that of the best match.
public protocol FindMovieWebPageURLUseCase: Sendable {
    /// `site` is `nil` for the site of the movie's id.
    func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> String
}

public struct DefaultFindMovieWebPageURLUseCase: FindMovieWebPageURLUseCase {
    private let movies: any MoviesRepository
    private let webPages: any MovieWebPagesRepository

    public init(movies: any MoviesRepository, webPages: any MovieWebPagesRepository) {
        self.movies = movies
        self.webPages = webPages
    }

    public func execute(
        _ movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> String {
        webPages.url(of: try await movies.webPage(of: movie, on: site))
    }
}

/// Opens the page of a trailer.
public protocol OpenTrailerUseCase: Sendable {
    /// Takes the URL of a trailer in `MovieLinks`.
    func execute(_ url: String) async -> MovieWebPage
}

public struct DefaultOpenTrailerUseCase: OpenTrailerUseCase {
    private let webPages: any MovieWebPagesRepository

    public init(webPages: any MovieWebPagesRepository) {
        self.webPages = webPages
    }

    public func execute(_ url: String) async -> MovieWebPage {
        await webPages.open(.trailer(url))
    }
}

extension MoviesRepository {
    /// The web page of a movie on a site, or on that of its id.
    ///
    /// Fetches the movie's details if the site has another id than the known one. Throws
    /// `MoviesError.siteIDUnknown` if the details lack it.
    fileprivate func webPage(
        of movie: MovieReference,
        on site: MovieSite?
    ) async throws(MoviesError) -> MovieWebPageID {
        let id = try await id(of: movie)
        guard let site, site != id.site else { return MovieWebPageID(id) }
        if site == .letterboxd { return .letterboxd(id) }
        let details: MovieDetails
        do {
            details = try await self.details(of: id)
        } catch .movieNotFound(_, let source) where source.isCatalog {
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
