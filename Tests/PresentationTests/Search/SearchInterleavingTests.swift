import DomainDoubles
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Presentation

/// What the user does while responses come in any order, or fail.
@MainActor
struct SearchInterleavingTests {
    @Test(.timeLimit(.minutes(20)), arguments: [(1...50, false), (51...100, true)])
    func `the movie that is selected stays in its row, and is the one that is opened`(
        seeds: ClosedRange<UInt64>,
        isShelf: Bool
    ) async {
        var counts = InterleavedList.Counts()
        for seed in seeds {
            let list = InterleavedList(seed: seed, isShelf: isShelf)
            for _ in 0..<60 { await list.step() }
            await list.finish()

            #expect(list.failures.isEmpty, "seed \(seed): \(list.failures.first ?? "")")
            counts.add(list.counts)
        }

        // Each of what could go wrong has happened often.
        #expect(counts.opened > 30)
        #expect(counts.replacedBelowFirstRow > 15)
        #expect(counts.fallbacks > 6)
    }
}

/// A list with random inputs and responses, which checks each of its states.
@MainActor
private final class InterleavedList {
    struct Counts {
        var opened = 0
        var replacedBelowFirstRow = 0
        var fallbacks = 0

        mutating func add(_ other: Counts) {
            opened += other.opened
            replacedBelowFirstRow += other.replacedBelowFirstRow
            fallbacks += other.fallbacks
        }
    }

    private(set) var counts = Counts()
    private(set) var failures: [String] = []

    private let world: RandomWorld
    private let isShelf: Bool
    private let viewModel: DefaultSearchViewModel
    private let opened: Opened
    private var last = MoviesListState()
    private var isInput = false

    private final class Opened {
        var ids: [String] = []
    }

    init(seed: UInt64, isShelf: Bool) {
        let world = RandomWorld(seed: seed)
        let opened = Opened()
        self.world = world
        self.isShelf = isShelf
        self.opened = opened
        viewModel = DefaultSearchViewModel(
            isShelf
                ? MoviesSearch(query: TypedQuery(.saga(8)), title: "Saga") : nil,
            loader: MoviesLoader(
                searchMovies: OnlineSearch(world: world),
                searchLocally: StubSearch { _ throws(MoviesError) in try world.localPage() },
                startPage: FetchStartPageUseCase(
                    openedMovies: SpyOpenedMovies(),
                    localMovies: SpyMovies(search: { _, _ throws(MoviesError) in
                        try world.localPage()
                    }),
                    onlineMovies: nil
                ),
                pause: { _ in await world.wait() }
            ),
            isNarrowing: isShelf,
            navigation: NavigationActions(
                makeDetails: { SpyDetails($0.movie.id.description) },
                showDetails: { opened.ids.append(($0 as? SpyDetails)?.title ?? "") }
            )
        )
        viewModel.state.observe(on: self) { $0.check($1.movies) }
    }

    /// One input, or one response.
    func step() async {
        switch world.random(0...19) {
        case 0...1: input { viewModel.follow(query()) }
        case 2...5: input { viewModel.handle(.moveMovies(by: world.random(-2...4))) }
        case 6: choose()
        case 7: input { viewModel.handle(.show(rows: 0..<20, hasDetails: false)) }
        default: await respond()
        }
    }

    /// Waits until nothing is loading, once all requests have their response.
    func finish() async {
        world.respondToAll()
        _ = await viewModel.firstMovies { state in
            if case .loading = state.phase { return false }
            return state.list?.isProvisional != true && state.list?.nextPage != .loading
        }
    }

    private func input(_ body: () -> Void) {
        isInput = true
        body()
        isInput = false
    }

    /// The user takes what is selected on the screen.
    private func choose() {
        let state = viewModel.movies
        let count = opened.ids.count
        input { viewModel.handle(.choose) }
        let new = opened.ids.dropFirst(count)
        let expected = state.isWaiting ? [] : [state.selected?.id].compactMap(\.self)
        if Array(new) != expected { failures.append("opened \(new) in place of \(expected)") }
        counts.opened += new.count
    }

    private func respond() async {
        world.respond()
        // What waited for the response runs before this task.
        await Task {}.value
    }

    private func query() -> TypedQuery? {
        let text = ["", "1", "2", "genre:war", "1 genre:war", "1 genre:nonsense"]
        return TypedQuery(text[world.random(0...5)])
    }

    private func check(_ state: MoviesListState) {
        defer { last = state }
        guard !isInput, let old = last.list, let new = state.list else { return }
        if new.fallback != nil, old.fallback == nil { counts.fallbacks += 1 }
        // The start page has sections, among which a movie moves when it is opened.
        guard old.query == new.query, new.sections.isEmpty, let selected = last.selected,
            let row = last.selection
        else { return }
        if row > 0, old.items != new.items { counts.replacedBelowFirstRow += 1 }
        if state.selected?.isSame(as: selected) != true {
            failures.append("selected \(state.selected?.title ?? "nothing"), not \(selected.title)")
        } else if state.selection != min(row, state.rowCount - 1) {
            failures.append("the row \(row) is \(state.selection ?? -1) now")
        }
    }
}

/// Pages with random movies, which an online source returns in a random order.
private final class RandomWorld: Sendable {
    private struct State {
        var generator: SplitMix64
        var waiting: [CheckedContinuation<Void, Never>] = []
        var respondsAtOnce = false
    }

    private let state: Mutex<State>

    init(seed: UInt64) { state = Mutex(State(generator: SplitMix64(seed: seed))) }

    func random(_ range: ClosedRange<Int>) -> Int {
        state.withLock { .random(in: range, using: &$0.generator) }
    }

    /// Waits for a response.
    func wait() async {
        await withCheckedContinuation { continuation in
            let respondsAtOnce = state.withLock { state in
                if !state.respondsAtOnce { state.waiting.append(continuation) }
                return state.respondsAtOnce
            }
            if respondsAtOnce { continuation.resume() }
        }
    }

    /// Responds to all requests, and to later ones at once.
    func respondToAll() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.respondsAtOnce = true
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Lets one of those who wait go on.
    func respond() {
        let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard let index = state.waiting.indices.randomElement(using: &state.generator) else {
                return nil
            }
            return state.waiting.remove(at: index)
        }
        continuation?.resume()
    }

    func localPage() throws(MoviesError) -> MoviesPage {
        if random(0...7) == 0 { throw .catalogUnusable(path: "/x", .corrupt) }
        return page(1, source: .catalog(.builtIn)) { number in
            IMDbID("tt\(1_000_000 + number)").map { MovieID.imdb($0) }
        }
    }

    func onlinePage(_ number: Int) throws(MoviesError) -> MoviesPage {
        switch random(0...5) {
        case 0: throw .server(.example, .timedOut)
        case 1 where number == 1: return .sample([])
        default: return page(number, source: .tmdb) { .tmdb($0) }
        }
    }

    /// Some of twenty movies, which have other ids in each source.
    private func page(
        _ number: Int,
        source: MoviesSource,
        id: (Int) -> MovieID?
    ) -> MoviesPage {
        let numbers = state.withLock { (1...20).shuffled(using: &$0.generator) }
        let movies = numbers.prefix(random(3...12)).compactMap { number in
            id(number).map {
                Movie(
                    id: $0,
                    title: "Movie \(number)",
                    releaseDate: CalendarDate(year: 1980 + number)
                )
            }
        }
        return MoviesPage(
            number: number,
            pageCount: 3,
            totalCount: 30,
            movies: movies,
            source: source
        )
    }
}

private struct OnlineSearch: SearchMoviesUseCase {
    let world: RandomWorld

    func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        if let error = query.error { throw error }
        await world.wait()
        return try world.onlinePage(page)
    }
}
