import Domain
import Testing

@testable import Presentation

@MainActor
struct MoviesListsLoadsTests {
    @Test func `shows the list of each search in its order, and failures`() async throws {
        let search = FakeSearch([
            "alien": [.success(.sample([1]))], "zzzz": [.success(.sample([]))],
            "heat": [.failure(.credentialRefused(.tmdb))],
        ])

        let loads = try loads(["alien", "zzzz", "heat"], search, concurrency: 1)

        #expect(
            await states(loads) == [
                "loading 0", "0: 1", "loading 1", "1: nothing", "loading 2", "2: failed",
                "finished",
            ]
        )
    }

    @Test func `starts no search after the user has quit`() async throws {
        let search = FakeSearch([
            "alien": [.success(.sample([1]))], "heat": [.success(.sample([2]))],
        ])
        let loads = try loads(["alien", "heat"], search, concurrency: 1)

        await loads.run { if case .loading = $0 { true } else { false } }

        #expect(await search.requests == ["alien 1"])
    }

    private func loads(
        _ queries: [String],
        _ search: FakeSearch,
        concurrency: Int = 4
    ) throws -> MoviesListsLoads {
        let searches = try queries.map { MoviesSearch(query: try #require(TypedQuery($0))) }
        return MoviesListsLoads(Array(searches.indices), concurrency: concurrency) { index in
            await MoviesPages(searchMovies: search).phase(of: searches[index])
        }
    }

    /// What a view is shown until all searches have ended.
    private func states(_ loads: MoviesListsLoads) async -> [String] {
        var states: [String] = []
        await loads.run {
            states.append(Self.text($0))
            return true
        }
        return states
    }

    private static func text(_ state: MoviesListsLoads.State) -> String {
        switch state {
        case .loading(let index): "loading \(index)"
        case .ended(let index, .loaded(let list)):
            "\(index): \(list.items.map(\.id).joined(separator: " "))"
        case .ended(let index, .empty): "\(index): nothing"
        case .ended(let index, .failed): "\(index): failed"
        case .ended(let index, _): "\(index): ?"
        case .finished: "finished"
        }
    }
}
