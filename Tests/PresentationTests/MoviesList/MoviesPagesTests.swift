import Domain
import Testing

@testable import Presentation

/// The pages of a search that is not live, as commands print it.
@MainActor
struct MoviesPagesTests {
    private final class Recorder {
        var phases: [String] = []
    }

    private let recorder = Recorder()

    @Test(arguments: [(MovieList.popular, true), (.trending, false)])
    func `knows which lists a catalog has`(list: MovieList, catalogMayHelp: Bool) async {
        let pages = MoviesPages(searchMovies: FakeSearch(["": [.failure(.offline(.tmdb))]]))

        let phase = await pages.phase(of: MoviesSearch(query: TypedQuery(MovieQuery(list: list))))

        let failure = FailureViewModel(.offline(.tmdb), catalogMayHelp: catalogMayHelp)
        #expect(phase == .failed(failure))
    }

    @Test func `is idle if it is cancelled`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1]))], "heat": [.failure(.cancelled)],
        ])
        await useCase.hold("alien 1")
        let search = try search("alien")
        let caller = Task { await MoviesPages(searchMovies: useCase).phase(of: search) }
        await useCase.started("alien 1")

        caller.cancel()
        await useCase.release("alien 1")

        #expect(await caller.value == .idle)
        #expect(await phase(useCase, try self.search("heat")) == .idle)
    }

    @Test(
        arguments: [(.sure, "all"), (.likely, "likely"), (.guess, "guess")]
            as [(MatchConfidence, String)]
    )
    func `says how surely the movies of all pages are meant`(
        confidence: MatchConfidence,
        match: String
    ) async throws {
        let pages = (1...2).map {
            MoviesPage.sample([$0], number: $0, of: 2, confidence: confidence)
        }
        let useCase = FakeSearch(["alien": pages.map { .success($0) }])

        let list = await phase(useCase, try search("alien", limit: 2)).list

        #expect(list?.pages == 1...2)
        #expect(list?.match == match)
    }

    @Test(arguments: [
        (1, "1 2 available", 1), (3, "1 2 3 available", 2), (4, "1 2 3 4 available", 2),
        (100, "1 2 3 4 5 none", 4),
    ])
    func `loads as many pages as the limit needs, each movie once, and cuts off the rest`(
        limit: Int,
        summary: String,
        requestCount: Int
    ) async throws {
        // The last page has no new movies.
        let pages = [[1, 2], [3, 4], [4, 5], [5]].enumerated().map {
            MoviesPage.sample($1, number: $0 + 1, of: 9)
        }
        let useCase = FakeSearch(["alien": pages.map { .success($0) }])

        let phase = await phase(useCase, try search("alien", limit: limit == 1 ? nil : limit))

        #expect(Self.summary(of: phase) == summary)
        #expect(await useCase.requests.count == requestCount)
    }

    @Test func `starts at the requested page`() async throws {
        let useCase = FakeSearch([
            "alien": [.failure(.offline(.tmdb)), .success(.sample([3], number: 2, of: 2))]
        ])

        let phase = await phase(useCase, try search("alien", page: 2))

        #expect(Self.summary(of: phase) == "3 none")
    }

    private func phase(
        _ useCase: FakeSearch,
        _ search: MoviesSearch
    ) async -> MoviesListState.Phase {
        await MoviesPages(searchMovies: useCase).phase(of: search)
    }

    // MARK: The next page

    @Test func `requests a page once while it is being loaded`() async throws {
        let useCase = FakeSearch([
            "alien": [
                .success(.sample([1, 2], of: 2)), .success(.sample([2, 3], number: 2, of: 2)),
            ]
        ])
        let loader = makeLoader(useCase)
        await loader.start(try search("alien")).value
        await useCase.hold("alien 2")
        let first = loader.loadNextPage()
        await useCase.started("alien 2")

        #expect(loader.loadNextPage() == nil)
        await useCase.release("alien 2")
        await first?.value
        #expect(loader.loadNextPage() == nil)

        #expect(await useCase.requests == ["alien 1", "alien 2"])
        #expect(recorder.phases.suffix(2) == ["1 2 loading", "1 2 3 none"])
    }

    @Test func `keeps the movies when the next page fails, and can load it again`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .failure(.offline(.tmdb))]
        ])
        let loader = makeLoader(useCase)
        await loader.start(try search("alien")).value

        await loader.loadNextPage()?.value
        await loader.loadNextPage()?.value

        #expect(recorder.phases.last == "1 failed: TMDB is not used while offline")
        #expect(await useCase.requests == ["alien 1", "alien 2", "alien 2"])
    }

    private func makeLoader(_ useCase: FakeSearch) -> MoviesLoader {
        let loader = MoviesLoader(searchMovies: useCase)
        loader.arrange = { [recorder] phase in
            recorder.phases.append(Self.summary(of: phase))
            return phase
        }
        return loader
    }

    private func search(
        _ text: String,
        page: Int = 1,
        limit: Int? = nil
    ) throws -> MoviesSearch {
        MoviesSearch(query: try #require(TypedQuery(text)), page: page, limit: limit)
    }

    /// Such as `1 2 available` for two movies and a next page.
    private static func summary(of phase: MoviesListState.Phase) -> String {
        switch phase {
        case .idle: return "idle"
        case .loading: return "loading"
        case .loaded(let list):
            let next =
                if case .failed(let failure) = list.nextPage {
                    "failed: \(failure.summary)"
                } else {
                    "\(list.nextPage)"
                }
            return (list.items.map(\.id) + [next]).joined(separator: " ")
        case .empty: return "empty"
        case .failed(let failure): return "failed: \(failure.summary)"
        }
    }
}
