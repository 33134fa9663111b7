import Presentation
import Terminal

/// Prints the prompt, and in its place the movies once there was a search.
@MainActor
final class LineModeSearch: LineModeScreen {
    private let prompt: LineModePrompt
    private let results: LineModeResults
    private let canGoBack: Bool
    private var isAtPrompt = true

    init(
        _ queries: any MoviesQueryListViewModel,
        _ movies: any MoviesListViewModel,
        console: Console
    ) {
        prompt = LineModePrompt(queries)
        results = LineModeResults(movies, console: console)
        canGoBack = queries.canGoBack
        movies.state.observe(on: self) { screen, state in
            if case .loading = state.phase { screen.isAtPrompt = false }
        }
    }

    private var current: any LineModeScreen { isAtPrompt ? prompt : results }

    var isWaiting: Bool { current.isWaiting }
    var question: String { current.question }

    func drainOutput() -> LineModeOutput { current.drainOutput() }

    func handle(_ line: String) async -> String? {
        guard !isAtPrompt, !canGoBack, LineCommand(line) == .action(.back) else {
            return await current.handle(line)
        }
        isAtPrompt = true
        prompt.didReappear()
        return nil
    }

    func didReappear() { current.didReappear() }
}
