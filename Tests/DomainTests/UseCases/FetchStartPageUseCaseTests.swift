import Domain
import DomainDoubles
import Testing

/// The movies to choose from before anything is typed.
struct FetchStartPageUseCaseTests {
    private static let solaris = Movie(
        id: .tmdb(9),
        title: "Solaris",
        releaseDate: CalendarDate(year: 1972)
    )

    @Test func `has opened movies first, then the lists of this machine`() async {
        let local = movies([.popular: [1, 2], .topRated: [3]])

        let sections = await useCase(opened: [Self.solaris], local: local).localSections()

        #expect(sections.map(\.list) == [nil, .popular, .topRated])
        #expect(
            sections.map { $0.movies.map(\.id) }
                == [[9], [1, 2], [3]].map { $0.map(MovieID.tmdb) }
        )
    }

    @Test func `shows opened movies as this machine knows them`() async {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(9), title: "Solaris", overview: "A planet."),
            source: .catalog(.imdb)
        )
        let local = SpyMovies(localDetails: { id in
            id == .tmdb(9) ? LocalMovieDetails(details: details, isCurrent: true) : nil
        })
        let opened = [Movie(id: .tmdb(8), title: "Stalker", releaseDate: CalendarDate(year: 1979))]

        let section = await useCase(opened: opened + [Self.solaris], local: local)
            .localSections().first

        #expect(section?.movies.map(\.title) == ["Stalker", "Solaris"])
        #expect(section?.movies.map(\.releaseDate?.year) == [1979, nil])
        #expect(section?.movies.map(\.overview) == [nil, "A planet."])
        #expect(section?.source == .catalog(.imdb))
    }

    @Test func `has at most six movies of each section, and leaves out those without movies`()
        async
    {
        let opened = (1...8).map { Movie(id: .tmdb($0), title: "Movie \($0)") }
        let local = movies([.popular: Array(11...20), .topRated: []])

        let sections = await useCase(opened: opened, local: local).localSections()

        #expect(sections.map(\.list) == [nil, .popular])
        #expect(sections.map(\.movies.count) == [6, 6])
        #expect(await useCase(local: movies([:])).localSections().isEmpty)
    }

    @Test func `leaves out a list that the source can only approximate`() async {
        let local = SpyMovies(search: { query, _ in
            page([1], query.list == .topRated ? [.limitation(FilterLimitation(key: .rating))] : [])
        })

        #expect(await useCase(local: local).localSections().map(\.list) == [.popular])
    }

    @Test func `needs no readable history`() async {
        let useCase = FetchStartPageUseCase(
            openedMovies: SpyOpenedMovies(failingWith: .offline(.tmdb)),
            localMovies: movies([.popular: [1]]),
            onlineMovies: nil
        )

        #expect(await useCase.localSections().map(\.list) == [.popular])
    }

    @Test func `asks an online source only for the lists that it alone has`() async {
        let online = movies([.trending: [1], .nowPlaying: [], .upcoming: [2, 3], .popular: [4]])
        let useCase = useCase(local: movies([.popular: [5]]), online: online)

        let local = await useCase.localSections()
        #expect(online.requested.isEmpty)
        let sections = await useCase.onlineSections()

        #expect(local.map(\.list) == [.popular])
        #expect(sections.map(\.list) == [.trending, .upcoming])
        #expect(Set(online.requested.map(\.list)) == [.trending, .nowPlaying, .upcoming])
    }

    @Test func `has no online lists if the source is not used, or does not respond`() async {
        #expect(await useCase(local: movies([:])).onlineSections().isEmpty)
        #expect(await useCase(local: movies([:]), online: SpyMovies()).onlineSections().isEmpty)
    }

    private func useCase(
        opened: [Movie] = [],
        local: SpyMovies,
        online: SpyMovies? = nil
    ) -> FetchStartPageUseCase {
        FetchStartPageUseCase(
            openedMovies: SpyOpenedMovies(opened),
            localMovies: local,
            onlineMovies: online
        )
    }
}

/// A source with these lists, by the ids of their movies; other lists can't be reached.
private func movies(_ lists: [MovieList: [Int]]) -> SpyMovies {
    SpyMovies(search: { query, _ throws(MoviesError) in
        guard let ids = query.list.flatMap({ lists[$0] }) else { throw .offline(.tmdb) }
        return page(ids)
    })
}

private func page(_ ids: [Int], _ notices: [SearchNotice] = []) -> MoviesPage {
    MoviesPage(ids.map { Movie(id: .tmdb($0), title: "Movie \($0)") }, notices: notices)
}
