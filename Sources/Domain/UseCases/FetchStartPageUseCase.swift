/// Movies to choose from before anything is typed.
package struct StartPageSection: Hashable, Sendable {
    /// `nil` for movies whose details were shown before.
    package let list: MovieList?

    /// Not empty.
    package let movies: [Movie]
    package let source: MoviesSource
}

package struct FetchStartPageUseCase: Sendable {
    /// The most movies of a section, so that several sections fit a screen.
    private static let limit = 6

    private static let localLists: [MovieList] = [.popular, .topRated]

    private let openedMovies: any OpenedMoviesRepository
    private let localMovies: any MoviesRepository

    /// `nil` if movies come from this machine only.
    private let onlineMovies: (any MoviesRepository)?

    package init(
        openedMovies: any OpenedMoviesRepository,
        localMovies: any MoviesRepository,
        onlineMovies: (any MoviesRepository)?
    ) {
        self.openedMovies = openedMovies
        self.localMovies = localMovies
        self.onlineMovies = onlineMovies
    }

    /// The sections that need no network; those without movies are left out.
    package func localSections() async -> [StartPageSection] {
        var sections = [await openedSection()]
        for list in Self.localLists { sections.append(await section(list, from: localMovies)) }
        return sections.compactMap(\.self)
    }

    /// The lists that only an online source has; none if it does not respond.
    package func onlineSections() async -> [StartPageSection] {
        guard let onlineMovies else { return [] }
        async let trending = section(.trending, from: onlineMovies)
        async let nowPlaying = section(.nowPlaying, from: onlineMovies)
        async let upcoming = section(.upcoming, from: onlineMovies)
        return await [trending, nowPlaying, upcoming].compactMap(\.self)
    }

    private func section(
        _ list: MovieList,
        from movies: any MoviesRepository
    ) async -> StartPageSection? {
        guard let page = try? await movies.movies(matching: MovieQuery(list: list), page: 1),
            // A source without ratings has no top-rated movies, only popular ones.
            !page.movies.isEmpty, page.notices.limitations.isEmpty
        else { return nil }
        return StartPageSection(
            list: list,
            movies: Array(page.movies.prefix(Self.limit)),
            source: page.source
        )
    }

    private func openedSection() async -> StartPageSection? {
        let opened = (try? await openedMovies.openedMovies())?.entries.prefix(Self.limit) ?? []
        var movies: [Movie] = []
        var source = MoviesSource.catalog(.builtIn)
        for movie in opened {
            let known = await localMovies.localDetails(of: movie.id)?.details
            source = known?.source ?? source
            movies.append(
                known?.movie
                    ?? Movie(
                        id: movie.id,
                        title: movie.title,
                        releaseDate: movie.year.flatMap { CalendarDate(year: $0) }
                    )
            )
        }
        guard !movies.isEmpty else { return nil }
        return StartPageSection(list: nil, movies: movies, source: source)
    }
}
