import Domain
import DomainDoubles
import Testing

@testable import Presentation

/// The details of the movies of a list that is printed.
@MainActor
struct ListedDetailsTests {
    @Test func `a list has what this machine knows of its movies, if that is asked for`()
        async throws
    {
        for includesDetails in [false, true] {
            let pages = MoviesPages(
                searchMovies: FakeSearch(["alien": [.success(.sample([1, 2]))]]),
                localDetails: SpyMovies(localDetails: { id in
                    id == .tmdb(2) ? .sample(id, runtime: 90) : nil
                })
            )
            var search = MoviesSearch(query: try #require(TypedQuery("alien")))
            search.includesDetails = includesDetails

            let items = await pages.phase(of: search).list?.items ?? []
            #expect(items.map(\.runtime) == [nil, includesDetails ? 90 : nil])
            #expect(items.map(\.directors) == [nil, includesDetails ? ["Ada Brandt"] : nil])
            #expect(items.map(\.cast) == [nil, nil])
        }
    }
}

extension LocalMovieDetails {
    /// Details with a director, and without a cast.
    static func sample(_ id: MovieID, runtime: Int) -> LocalMovieDetails {
        LocalMovieDetails(
            details: MovieDetails(
                movie: Movie(id: id, title: "Lantern"),
                runtime: runtime,
                credits: MovieCredits(directors: ["Ada Brandt"]),
                source: .tmdb
            ),
            isCurrent: true
        )
    }
}
