import Presentation

/// Prints the details of a movie; shows a spinner until they arrive.
@MainActor
final class MovieDetailsView {
    enum Format: String, CaseIterable {
        case text
        case json
    }

    private let console: Console
    private let format: Format
    private let usesColor: Bool
    private let isQuiet: Bool
    private let spinner: OneShotSpinner?

    init(_ options: OptionValues, settings: Settings, console: Console) {
        self.console = console
        format = options[.format].flatMap(Format.init) ?? .text
        usesColor = console.usesColor(settings.color)
        isQuiet = settings.isQuiet
        spinner = settings.showsProgress(on: console) ? OneShotSpinner(console: console) : nil
    }

    /// Observes the view model while `work` runs, then prints the output.
    func exitCode(
        of viewModel: any MovieDetailsViewModel,
        work: () async -> Void
    ) async -> ExitCode {
        viewModel.state.observe(on: self) { $0.show($1) }
        await work()
        return console.print(output(viewModel.state.value))
    }

    private func show(_ state: MovieDetailsState) {
        if state == .loading { spinner?.start("Loading from TMDB") } else { spinner?.stop() }
    }

    func output(_ state: MovieDetailsState) -> CommandOutput {
        switch state {
        case .idle, .loading: .interrupted
        case .loaded(let item): output(item)
        case .failed(let failure): .failed(failure)
        }
    }

    private func output(_ item: MovieDetailsItemViewModel) -> CommandOutput {
        var output = CommandOutput(results: text(item))
        guard !isQuiet else { return output }
        if let fallback = item.fallback { output.report(fallback.message) }
        if console.output.isTerminal, format == .text {
            output.messages += item.source.requiredAttribution.wrapped(to: console.width)
        }
        return output
    }

    private func text(_ item: MovieDetailsItemViewModel) -> String {
        switch format {
        case .json: MovieDetailsJSON.text(item)
        case .text:
            MovieDetailsLayout(item, width: console.width).lines
                .map { (usesColor ? $0.rendered(usesColor: true) : $0.text) + "\n" }
                .joined()
        }
    }
}
