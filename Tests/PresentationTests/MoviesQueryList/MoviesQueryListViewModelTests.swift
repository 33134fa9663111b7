import Domain
import Synchronization
import Testing

@testable import Presentation

@MainActor
struct MoviesQueryListViewModelTests {
    /// Gives each text the same suggestions, behind a door that may be closed for a text.
    private actor FakeSuggestions: SuggestMovieQueriesUseCase {
        private let result: Result<[QuerySuggestion], MoviesError>
        private var closed: Set<String> = []
        private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
        private var arrivals: [String: CheckedContinuation<Void, Never>] = [:]

        init(_ result: Result<[QuerySuggestion], MoviesError>) {
            self.result = result
        }

        func execute(
            prefix: String,
            limit: Int
        ) async throws(MoviesError) -> [QuerySuggestion] {
            if closed.contains(prefix) {
                await withCheckedContinuation { continuation in
                    waiting[prefix] = continuation
                    arrivals.removeValue(forKey: prefix)?.resume()
                }
            }
            return try result.get().map {
                QuerySuggestion(text: prefix + $0.text, origin: $0.origin)
            }
        }

        func close(_ text: String) { closed.insert(text) }
        func open(_ text: String) { waiting.removeValue(forKey: text)?.resume() }

        /// Waits until suggestions for a closed text were asked for.
        func arrival(of text: String) async {
            guard waiting[text] == nil else { return }
            await withCheckedContinuation { arrivals[text] = $0 }
        }
    }

    private final class SpyRemoval: RemoveRecentQueryUseCase {
        private let texts = Mutex<[String]>([])
        var removed: [String] { texts.withLock(\.self) }

        func execute(_ text: String) async throws(MoviesError) {
            texts.withLock { $0.append(text) }
        }
    }

    private let removal = SpyRemoval()

    @Test func `shows what is suggested for what was typed`() async throws {
        let viewModel = makeViewModel([("ade", .recentQuery), ("ade Runner", .title)])

        await viewModel.didType("Bl")

        let items = try loaded(viewModel)
        #expect(items.map(\.text) == ["Blade", "Blade Runner"])
        #expect(items.map(\.isRecent) == [true, false])
    }

    @Test func `says why there is nothing to show`() async {
        let viewModel = makeViewModel(FakeSuggestions(.failure(.offline)))

        await viewModel.didType("bl")

        #expect(viewModel.state.value == .failed(.offline))
    }

    @Test func `never replaces what is suggested for a newer text`() async throws {
        let suggestions = FakeSuggestions(.success([QuerySuggestion(text: "", origin: .title)]))
        await suggestions.close("b")
        let viewModel = makeViewModel(suggestions)
        let older = Task { await viewModel.didType("b") }
        await suggestions.arrival(of: "b")

        await viewModel.didType("bl")
        await suggestions.open("b")
        await older.value

        #expect(try loaded(viewModel).map(\.text) == ["bl"])
    }

    @Test func `passes on what was chosen, with what films are wanted`() {
        var chosen: [MovieQuery] = []
        let viewModel = DefaultMoviesQueryListViewModel(
            suggestQueries: FakeSuggestions(.success([])),
            removeQuery: removal,
            includesAdult: true,
            actions: MoviesQueryListViewModelActions(didChoose: { chosen.append($0) })
        )

        viewModel.didChoose("  blade   runner ")
        viewModel.didChoose(" ")

        #expect(chosen == [MovieQuery("blade runner", includesAdult: true)].compactMap(\.self))
    }

    @Test func `forgets a recent query, and no title`() async throws {
        let viewModel = makeViewModel([("ue", .recentQuery), ("ack", .title)])
        await viewModel.didType("bl")
        let items = try loaded(viewModel)

        for item in items { await viewModel.didRemove(item) }

        #expect(removal.removed == ["blue"])
    }

    @Test(arguments: [
        ("bl", "Blade Runner", "[Bl]ade Runner"), ("run", "Blade Runner", "Blade [Run]ner"),
        ("blade r", "Blade Runner", "[Blade R]unner"), ("amel", "Amélie", "[Amél]ie"),
        ("runner bl", "Blade Runner", "[Bl]ade [Runner]"), ("기생", "기생충", "[기생]충"),
        ("ade", "Blade Runner", "Blade Runner"), ("", "Alien", "Alien"),
        ("blade ruiner", "Blade Runner", "[Blade] Runner"),
    ])
    func `marks what was typed`(typed: String, text: String, expected: String) {
        let item = MoviesQueryListItemViewModel(
            QuerySuggestion(text: text, origin: .title),
            typed: typed
        )

        let marked = item.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
        #expect(marked == expected)
        #expect(item.text == text)
    }

    private func makeViewModel(
        _ suggestions: [(String, QuerySuggestion.Origin)]
    ) -> DefaultMoviesQueryListViewModel {
        makeViewModel(
            FakeSuggestions(.success(suggestions.map { QuerySuggestion(text: $0, origin: $1) }))
        )
    }

    private func makeViewModel(_ suggestions: FakeSuggestions) -> DefaultMoviesQueryListViewModel {
        DefaultMoviesQueryListViewModel(suggestQueries: suggestions, removeQuery: removal)
    }

    private func loaded(
        _ viewModel: DefaultMoviesQueryListViewModel
    ) throws -> [MoviesQueryListItemViewModel] {
        guard case .loaded(_, let items) = viewModel.state.value else {
            throw MoviesError.cancelled
        }
        return items
    }
}
