import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct MoviesListViewTests {
    /// Lets a test set the state that a view shows.
    private final class ScriptedViewModel: MoviesListViewModelInput, MoviesListViewModelOutput {
        let state = Observable(MoviesListState.idle)

        func didSearch(_ search: MoviesSearch) async {}
        func didReachEnd() async {}
        func didRetry() async {}
        func didSelect(_ item: MoviesListItemViewModel) {}
        func didRequestWebPage(of item: MoviesListItemViewModel) {}
        func didRequestNewSearch() {}
        func didGoBack() {}
        func didQuit() {}
    }

    private let viewModel = ScriptedViewModel()
    private let output = SpyOutput()
    private let errors = SpyOutput()

    @Test func `prints the films and nothing else`() {
        let view = view()

        viewModel.state.value = .loading("alien")
        viewModel.state.value = .loaded(list())

        #expect(output.text == "348\tAlien\t\t\t\t\t\t\n")
        #expect(errors.text.isEmpty)
        #expect(view.exitCode == .done)
    }

    @Test func `says that nothing was found`() {
        let view = view()

        viewModel.state.value = .empty(list(items: []))

        #expect(output.text.isEmpty)
        #expect(
            errors.text.hasPrefix("movies: nothing found for \"alien\" in the built-in catalog; ")
        )
        #expect(view.exitCode == .nothingFound)
    }

    @Test func `prints the films that came before a later page failed`() {
        let view = view()

        viewModel.state.value = .loaded(list(nextPage: .failed(.timedOut(server: "example.org"))))

        #expect(output.text.hasPrefix("348\tAlien"))
        #expect(
            errors.text.hasPrefix(
                "movies: there are more films than these, but example.org did not answer in time"
            )
        )
        #expect(view.exitCode == .tryAgainLater)
    }

    @Test func `says in one line that a query is not remembered`() {
        let error = MoviesError.storage(
            StorageFailure(operation: .write, path: "/x", reason: "No space left on device")
        )
        let view = view()

        viewModel.state.value = .loaded(list(historyError: error))

        #expect(
            errors.text
                == "movies: the query is not remembered: can't write /x: No space left on device\n"
        )
        #expect(view.exitCode == .done)
    }

    @Test func `shows where it stands under a table, unless told to be quiet`() {
        let loud = view(format: .table, showsFooter: true)
        viewModel.state.value = .loaded(list())
        #expect(errors.text.hasPrefix("page 1 of 1, 1 of 1 films"))
        #expect(loud.exitCode == .done)
    }

    @Test(arguments: [
        (OutputError.closed, ExitCode.done, ""),
        (
            .failed("No space left on device"), .readOrWriteFailed,
            "movies: can't write the results: No space left on device\n"
        ),
    ])
    func `ends in silence when nobody reads, and not when writing fails`(
        error: OutputError,
        exitCode: ExitCode,
        message: String
    ) {
        let view = view(output: SpyOutput(failingWith: error))

        viewModel.state.value = .loaded(list())

        #expect(view.exitCode == exitCode)
        #expect(errors.text == message)
    }

    @Test func `shows progress at once on a terminal, and takes it away`() async {
        let terminal = SpyOutput(isTerminal: true, width: 80)
        let view = view(errors: terminal, showsProgress: true)

        viewModel.state.value = .loading("alien")
        #expect(terminal.text.contains("Searching TMDB for alien"))

        viewModel.state.value = .loaded(list())
        #expect(terminal.text.hasSuffix("\r\u{1B}[K"))
        #expect(view.exitCode == .done)
    }

    @Test(arguments: [
        (MoviesError.unreachable(server: "s", .refused), ExitCode.unavailable),
        (.serverFailed(server: "s", status: 500), .unavailable),
        (.notFound(server: "s"), .unavailable), (.redirectRefused(server: "s"), .unavailable),
        (.offline, .unavailable), (.timedOut(server: "s"), .tryAgainLater),
        (.rateLimited(server: "s", retryAfter: nil), .tryAgainLater),
        (.invalidResponse(server: "s"), .unreadableData),
        (.responseTooLarge(server: "s"), .unreadableData), (.credentialMissing, .credential),
        (.credentialRefused, .credential),
        (.storage(StorageFailure(operation: .create, path: "", reason: "")), .cannotCreate),
        (.storage(StorageFailure(operation: .read, path: "", reason: "")), .readOrWriteFailed),
    ])
    func `ends with the status of the error`(error: MoviesError, exitCode: ExitCode) {
        let view = view()

        viewModel.state.value = .failed(error)

        #expect(view.exitCode == exitCode)
        #expect(errors.text == "movies: \(error.message)\n")
    }

    private func view(
        format: OutputFormat = .tsv,
        output: SpyOutput? = nil,
        errors: SpyOutput? = nil,
        showsProgress: Bool = false,
        showsFooter: Bool = false
    ) -> MoviesListView {
        MoviesListView(
            viewModel,
            console: Console(
                output: output ?? self.output,
                errors: errors ?? self.errors,
                environment: Environment([:])
            ),
            appearance: MoviesListOptions(
                format: format,
                usesColor: false,
                isQuiet: false,
                showsProgress: showsProgress,
                showsFooter: showsFooter
            )
        )
    }

    private func list(
        items: [MoviesListItemViewModel] = [.sample(id: "348", title: "Alien")],
        nextPage: MoviesList.NextPage = .none,
        historyError: MoviesError? = nil
    ) -> MoviesList {
        MoviesList(
            query: "alien",
            items: items,
            pages: 1...1,
            pageCount: items.isEmpty ? 0 : 1,
            totalCount: items.count,
            source: .catalog(.builtIn),
            nextPage: nextPage,
            historyError: historyError
        )
    }
}
