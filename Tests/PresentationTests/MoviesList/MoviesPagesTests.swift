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
        let loader = makeLoader(FakeSearch(["": [.failure(.offline(.tmdb))]]))

        await loader.load(MoviesSearch(query: TypedQuery(MovieQuery(list: list))))

        let failure = FailureViewModel(.offline(.tmdb), catalogMayHelp: catalogMayHelp)
        #expect(loader.phase == .failed(failure))
    }

    @Test func `shows nothing of a cancelled search`() async throws {
        let loader = makeLoader(FakeSearch(["alien": [.failure(.cancelled)]]))

        await loader.load(try search("alien"))

        #expect(recorder.phases == ["loading"])
    }

    @Test func `is idle again when its caller is cancelled`() async throws {
        let useCase = FakeSearch(["alien": [.success(.sample([1]))]])
        await useCase.hold("alien 1")
        let loader = makeLoader(useCase)
        let search = try search("alien")
        let caller = Task { await loader.load(search) }
        await useCase.started("alien 1")

        caller.cancel()
        await useCase.release("alien 1")
        await caller.value

        #expect(recorder.phases == ["loading", "idle"])
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
        let loader = makeLoader(FakeSearch(["alien": pages.map { .success($0) }]))

        await loader.load(try search("alien", limit: 2))

        #expect(loader.phase.list?.pages == 1...2)
        #expect(loader.phase.list?.match == match)
    }

    @Test(arguments: [
        (1, "1 2 available", 1), (3, "1 2 3 available", 2), (4, "1 2 3 4 available", 2),
        (100, "1 2 3 4 5 none", 4),
    ])
    func `loads as many pages as the limit needs, each movie once, and cuts off the rest`(
        limit: Int,
        phase: String,
        requestCount: Int
    ) async throws {
        // The last page has no new movies.
        let pages = [[1, 2], [3, 4], [4, 5], [5]].enumerated().map {
            MoviesPage.sample($1, number: $0 + 1, of: 9)
        }
        let useCase = FakeSearch(["alien": pages.map { .success($0) }])
        let loader = makeLoader(useCase)

        await loader.load(try search("alien", limit: limit == 1 ? nil : limit))

        #expect(recorder.phases == ["loading", phase])
        #expect(await useCase.requests.count == requestCount)
    }

    @Test func `starts at the requested page`() async throws {
        let useCase = FakeSearch([
            "alien": [.failure(.offline(.tmdb)), .success(.sample([3], number: 2, of: 2))]
        ])
        let loader = makeLoader(useCase)

        await loader.load(try search("alien", page: 2))

        #expect(recorder.phases.last == "3 none")
    }

    // MARK: The next page

    @Test func `requests a page once while it is being loaded`() async throws {
        let useCase = FakeSearch([
            "alien": [
                .success(.sample([1, 2], of: 2)), .success(.sample([2, 3], number: 2, of: 2)),
            ]
        ])
        let loader = makeLoader(useCase)
        await loader.load(try search("alien"))
        await useCase.hold("alien 2")
        async let first: Void = loader.loadNextPage()
        await useCase.started("alien 2")

        await loader.loadNextPage()
        await useCase.release("alien 2")
        await first
        await loader.loadNextPage()

        #expect(await useCase.requests == ["alien 1", "alien 2"])
        #expect(recorder.phases.suffix(2) == ["1 2 loading", "1 2 3 none"])
    }

    @Test func `keeps the movies when the next page fails, and can load it again`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .failure(.offline(.tmdb))]
        ])
        let loader = makeLoader(useCase)
        await loader.load(try search("alien"))

        await loader.loadNextPage()
        await loader.loadNextPage()

        #expect(recorder.phases.last == "1 failed: TMDB is not used while offline")
        #expect(await useCase.requests == ["alien 1", "alien 2", "alien 2"])
    }

    @Test func `can load the next page again after its caller was cancelled`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .success(.sample([2], number: 2, of: 2))]
        ])
        let loader = makeLoader(useCase)
        await loader.load(try search("alien"))
        await useCase.hold("alien 2")
        let caller = Task { await loader.loadNextPage() }
        await useCase.started("alien 2")

        caller.cancel()
        await useCase.release("alien 2")
        await caller.value

        #expect(recorder.phases.suffix(2) == ["1 loading", "1 available"])
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
