import Domain
import DomainDoubles
import Synchronization
import TestSupport
import Testing

@testable import Presentation

/// The movies of a text that is being typed: those of this machine, then those of an online source.
@MainActor
struct MoviesLoaderTests {
    private final class Recorder {
        var phases: [String] = []
        var problems: [SearchProblem] = []
    }

    /// Records the pauses, which end when the gate is open.
    private final class Pauses: Sendable {
        let gate = Gate()
        private let durations = Mutex<[Duration]>([])

        var all: [Duration] { durations.withLock(\.self) }

        func pause(_ duration: Duration) async {
            durations.withLock { $0.append(duration) }
            await gate.opened()
        }
    }

    private static let invalid = MoviesError.invalidFilter(.genre, value: "x")

    private let recorder = Recorder()
    private let pauses = Pauses()

    init() { pauses.gate.open() }

    @Test func `shows the movies of this machine, and after a pause those of an online source`()
        async throws
    {
        let loader = makeLoader(FakeSearch(["alien": [.success(.sample([3, 1], of: 2))]]))

        await loader.start(try search("alien"), isLive: true).value

        #expect(recorder.phases == ["loading", "local 1 2", "3 1 available"])
        #expect(pauses.all == [.milliseconds(200)])
    }

    @Test func `does not wait if the search is not live`() async throws {
        let loader = makeLoader(FakeSearch(["alien": [.success(.sample([3]))]]))

        await loader.start(try search("alien")).value

        #expect(recorder.phases == ["loading", "local 1 2", "3"])
        #expect(pauses.all.isEmpty)
    }

    @Test func `shows only the online movies if this machine has none, or if there is a limit`()
        async throws
    {
        let online = FakeSearch(["alien": [.success(.sample([3]))]])
        let broken = StubSearch { _ throws(MoviesError) in
            throw .catalogUnusable(path: "/x", .corrupt)
        }
        await makeLoader(online, locally: broken).start(try search("alien"), isLive: true).value
        await makeLoader(online).start(try search("alien", limit: 1), isLive: true).value

        #expect(recorder.phases == ["loading", "3", "loading", "3"])
    }

    @Test(arguments: [
        (MoviesSource.catalog(.builtIn), 3, ["loading", "1 2 3 4 available"]),
        (.catalog(.builtIn), 100, ["loading", "1 2 3 4 5 6 7 8"]),
        (.tmdb, 3, ["loading", "1 2 available"]),
    ])
    func `shows as many movies of a catalog at once as the screen has room for`(
        source: MoviesSource,
        wantedCount: Int,
        phases: [String]
    ) async throws {
        let search = EchoSearch(pageCount: 4, source: source)
        let loader = MoviesLoader(searchMovies: search)
        loader.arrange = { [recorder] phase in
            recorder.phases.append(Self.summary(of: phase))
            return phase
        }
        loader.wantedCount = wantedCount

        await loader.start(try self.search("alien"), isLive: true).value

        #expect(recorder.phases == phases)
    }

    @Test func `skips pages of an online source whose movies are all excluded`() async throws {
        let search = FakeSearch([
            "alien": [[], [], [3], [], [4]].enumerated().map {
                .success(.sample($1, number: $0 + 1, of: 5))
            }
        ])
        let loader = makeLoader(search, locally: StubSearch([]))

        await loader.start(try self.search("alien")).value
        await loader.loadNextPage()?.value

        #expect(recorder.phases.suffix(3) == ["3 available", "3 loading", "3 4"])
    }

    @Test func `does not count the movies of the first local page as all that match`() async throws
    {
        let online = FakeSearch(["alien": [.failure(.offline(.tmdb))]])
        let loader = makeLoader(online, locally: StubSearch([1, 2], pageCount: 5))

        await loader.start(try search("alien"), isLive: true).value

        #expect(loader.phase.list?.isComplete == false)
        #expect(loader.phase.list?.bestKnownTotal == 100)
    }

    // MARK: Failures

    @Test(arguments: [
        MoviesError.server(.example, .timedOut), .offline(.tmdb), .credentialRefused(.tmdb),
    ])
    func `keeps the movies of this machine if the online source fails`(
        error: MoviesError
    )
        async throws
    {
        let loader = makeLoader(FakeSearch(["alien": [.failure(error)]]))

        await loader.start(try search("alien"), isLive: true).value

        #expect(recorder.phases == ["loading", "local 1 2", "1 2 fallback"])
        #expect(loader.phase.list?.fallback == Fallback.catalog(reason: error))
    }

    @Test func `shows one fallback if the source has its own`() async throws {
        var page = MoviesPage.sample([1, 2], source: .catalog(.builtIn))
        page.fallback = .catalog(reason: .server(.example, .timedOut))
        let loader = makeLoader(FakeSearch(["alien": [.success(page)]]))

        await loader.start(try search("alien"), isLive: true).value

        #expect(recorder.phases == ["loading", "local 1 2", "1 2 fallback"])
    }

    @Test func `asks the online source again when the user retries`() async throws {
        let online = FakeSearch(["alien": [.failure(.offline(.tmdb))]])
        let loader = makeLoader(online)
        await loader.start(try search("alien"), isLive: true).value

        loader.retry()
        await loader.task?.value

        #expect(await online.requests == ["alien 1", "alien 1"])
        #expect(recorder.phases.suffix(2) == ["local 1 2", "1 2 fallback"])
    }

    @Test func `keeps the movies of this machine if the online source has none`() async throws {
        let loader = makeLoader(FakeSearch(["alien": [.success(.sample([]))]]))

        await loader.start(try search("alien"), isLive: true).value

        #expect(recorder.phases == ["loading", "local 1 2", "1 2"])
    }

    @Test func `is empty, or fails, only if this machine has no movies either`() async throws {
        let online = FakeSearch(["a": [.success(.sample([]))], "b": [.failure(.offline(.tmdb))]])
        let loader = makeLoader(online, locally: StubSearch([]))

        await loader.start(try search("a"), isLive: true).value
        await loader.start(try search("b"), isLive: true).value

        #expect(recorder.phases == ["loading", "local", "empty", "loading", "local", "failed"])
    }

    // MARK: Newer texts

    @Test func `asks the online source for the newest text only`() async throws {
        let paused = Pauses()
        let online = FakeSearch(["alien": [.success(.sample([4]))]])
        let loader = makeLoader(online, pauses: paused)
        let tasks = try ["a", "al", "alien"].map { loader.start(try search($0), isLive: true) }

        paused.gate.open()
        for task in tasks { await task.value }

        #expect(tasks.map(\.isCancelled) == [true, true, false])
        #expect(await online.requests == ["alien 1"])
        #expect(recorder.phases.last == "4")
    }

    @Test func `never shows late movies over those of a newer text`() async throws {
        let online = FakeSearch(["a": [.success(.sample([3]))], "b": [.success(.sample([4]))]])
        await online.hold("a 1")
        let loader = makeLoader(online)
        let late = loader.start(try search("a"), isLive: true)
        await online.started("a 1")

        await loader.start(try search("b"), isLive: true).value
        let shown = recorder.phases
        await online.release("a 1")
        await late.value

        #expect(shown.last == "4")
        #expect(recorder.phases == shown)
        #expect(late.isCancelled)
    }

    // MARK: Invalid filters

    @Test func `keeps the movies before an invalid filter, and says what is wrong`() async throws {
        let pages = [MoviesPage.sample([3], of: 2), .sample([4], number: 2, of: 2)]
        let online = FakeSearch([
            "alien": pages.map { .success($0) }, "alien genre:x": [.failure(Self.invalid)],
        ])
        let loader = makeLoader(online)
        await loader.start(try search("alien"), isLive: true).value

        await loader.start(try search("alien genre:x"), isLive: true).value
        #expect(recorder.phases.suffix(2) == ["loading", "3 available"])
        #expect(recorder.problems == [.invalidFilter(FailureViewModel(Self.invalid))])
        await loader.loadNextPage()?.value

        // The page is one of the movies on the screen, and the problem is no longer reported.
        #expect(await online.requests.last == "alien 2")
        #expect(recorder.phases.last == "3 4")
        #expect(recorder.problems.count == 1)
    }

    @Test func `keeps movies whose online source is no longer asked`() async throws {
        let online = FakeSearch(["alien genre:x": [.failure(Self.invalid)]])
        await online.hold("alien 1")
        let loader = makeLoader(online)
        let late = loader.start(try search("alien"), isLive: true)
        await online.started("alien 1")

        await loader.start(try search("alien genre:x"), isLive: true).value
        await online.release("alien 1")
        await late.value

        #expect(recorder.phases.suffix(2) == ["loading", "1 2"])
        #expect(recorder.problems.count == 1)
    }

    @Test func `fails for an invalid filter if there are no movies to keep`() async throws {
        let loader = makeLoader(FakeSearch(["genre:x": [.failure(Self.invalid)]]))

        await loader.start(try search("genre:x"), isLive: true).value

        #expect(recorder.phases == ["loading", "failed"])
        #expect(recorder.problems.isEmpty)
    }

    private func makeLoader(
        _ online: FakeSearch,
        locally local: StubSearch = StubSearch([1, 2]),
        pauses: Pauses? = nil
    ) -> MoviesLoader {
        let pauses = pauses ?? self.pauses
        let loader = MoviesLoader(
            searchMovies: online,
            searchLocally: local,
            pause: { await pauses.pause($0) }
        )
        loader.arrange = { [weak loader, recorder] phase in
            recorder.phases.append(Self.summary(of: phase))
            if let problem = loader?.problem { recorder.problems.append(problem) }
            return phase
        }
        return loader
    }

    private static func summary(of phase: MoviesListState.Phase) -> String {
        switch phase {
        case .idle: return "idle"
        case .loading: return "loading"
        case .empty: return "empty"
        case .failed: return "failed"
        case .loaded(let list):
            let facts = [
                list.isProvisional ? "local" : nil, list.items.map(\.id).joined(separator: " "),
                list.nextPage == .none ? nil : "\(list.nextPage)",
                list.fallback == nil ? nil : "fallback",
            ]
            return facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private func search(_ text: String, limit: Int? = nil) throws -> MoviesSearch {
        MoviesSearch(query: try #require(TypedQuery(text)), limit: limit)
    }
}
