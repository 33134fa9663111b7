import Domain
import DomainDoubles
import Testing

struct OpenedMoviesRecordingTests {
    private let alien = Movie(id: .tmdb(348), title: "Alien")

    @Test(arguments: [(true, ["Alien"]), (false, [])])
    func `saves a movie whose page a browser opens, and not one whose URL is printed`(
        opensBrowser: Bool,
        saved: [String]
    ) async throws {
        for movie in [MovieReference.id(.tmdb(348)), .title(try #require(TypedQuery("alien")))] {
            let opened = SpyOpenedMovies()

            _ = try await findPage(opened).execute(movie, on: nil, opensBrowser: opensBrowser)

            #expect(opened.saved == saved)
        }
    }

    @Test func `opens the page of a movie that can't be saved, or that is unknown`() async throws {
        for (opened, id) in [
            (SpyOpenedMovies(failingWith: .offline(.tmdb)), 348), (SpyOpenedMovies(), 9),
        ] {
            let page = try await findPage(opened)
                .execute(.id(.tmdb(id)), on: nil, opensBrowser: true)

            #expect(page.isOpen)
            #expect(opened.saved.isEmpty)
        }
    }

    private struct Browser: MovieWebPagesRepository {
        func open(_ url: String) async -> Bool { true }
    }

    /// Knows one movie on this machine.
    private func findPage(_ opened: SpyOpenedMovies) -> FindMovieWebPageUseCase {
        let alien = alien
        return FindMovieWebPageUseCase(
            movies: SpyMovies(
                search: { _, _ in MoviesPage([alien]) },
                localDetails: { id in
                    guard id == alien.id else { return nil }
                    let details = MovieDetails(movie: alien, source: .tmdb)
                    return LocalMovieDetails(details: details, isCurrent: true)
                }
            ),
            spelling: StubSpellings(),
            webPages: Browser(),
            openedMovies: opened
        )
    }
}
