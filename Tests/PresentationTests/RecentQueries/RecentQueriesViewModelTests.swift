import Domain
import DomainDoubles
import Testing

@testable import Presentation

@MainActor
struct RecentQueriesViewModelTests {
    private let queries = SpyRecentQueries(["brazil", "alien"])
    private let movies = SpyOpenedMovies([
        Movie(id: .tmdb(68), title: "Brazil", releaseDate: CalendarDate(year: 1985)),
        Movie(id: .tmdb(593), title: "Solaris"),
    ])
    private let failure = RecentQueriesState.failed(FailureViewModel(.offline(.tmdb)))

    @Test func `has each query and movie with the time of its last use in UTC`() async throws {
        guard case .loaded(let items, let opened) = await viewModel(queries).load() else {
            Issue.record("not loaded")
            return
        }
        #expect(items.map(\.text) == ["brazil", "alien"])
        #expect(items[0].lastUsed == "1970-01-01T00:00:00Z")
        #expect(items[0].age == "2 minutes ago")
        #expect(opened.map(\.id) == ["68", "593"])
        #expect(opened.map(\.title) == ["Brazil", "Solaris"])
        #expect(opened.map(\.year) == [1985, nil])
        #expect(opened[0].lastOpened == "1970-01-01T00:00:00Z")
        #expect(opened[0].age == "2 minutes ago")
    }

    @Test func `removes all queries and movies`() async {
        #expect(await viewModel(queries).clear() == .cleared)
        #expect(queries.saved.isEmpty)
        #expect(movies.saved.isEmpty)
    }

    @Test func `removes one query or movie, or says which others there are`() async {
        #expect(await viewModel(queries).remove("brazil") == .removed)
        #expect(
            await viewModel(queries).remove("alein")
                == .missing("alein", others: ["alien", "Solaris"])
        )
        #expect(queries.saved == ["alien"])
        #expect(movies.saved == ["Solaris"])
        #expect(await viewModel(queries).remove("solaris") == .removed)
        #expect(movies.saved.isEmpty)
    }

    @Test func `says why the queries can't be read or removed`() async {
        let viewModel = viewModel(SpyRecentQueries(failingWith: .offline(.tmdb)))

        #expect(await viewModel.load() == failure)
        #expect(await viewModel.clear() == failure)
        #expect(await viewModel.remove("alien") == failure)
    }

    private func viewModel(_ queries: SpyRecentQueries) -> RecentQueriesViewModel {
        RecentQueriesViewModel(recentQueries: queries, openedMovies: movies) {
            Timestamp(secondsSince1970: 120)
        }
    }
}
