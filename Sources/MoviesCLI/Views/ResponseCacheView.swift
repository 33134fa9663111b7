import Presentation

/// Prints what the cache holds: a name, a tab and a value a line, or one JSON object.
@MainActor
final class ResponseCacheView {
    /// How what was shown last makes the program end.
    private(set) var exitCode = ExitCode.bug

    private let console: Console
    private let showsJSON: Bool

    init(_ viewModel: any ResponseCacheViewModel, console: Console, showsJSON: Bool) {
        self.console = console
        self.showsJSON = showsJSON
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ state: ResponseCacheState) {
        switch state {
        case .idle: break
        case .loaded(let cache):
            exitCode = console.print(showsJSON ? json(cache) : lines(cache), success: .done)
        case .cleared:
            exitCode = .done
        case .failed(let error):
            console.report(error.message)
            exitCode = ExitCode(error)
        }
    }

    private func lines(_ cache: ResponseCacheItemViewModel) -> String {
        let rows = [
            ("path", cache.path.sanitizedField), ("answers", String(cache.responseCount)),
            ("bytes", String(cache.byteCount)), ("limit", String(cache.byteLimit)),
        ]
        return rows.map { "\($0.0)\t\($0.1)\n" }.joined()
    }

    private func json(_ cache: ResponseCacheItemViewModel) -> String {
        JSONValue.object([
            ("path", .string(cache.path.sanitizedLine)),
            ("answers", .int(cache.responseCount)),
            ("bytes", .int(cache.byteCount)),
            ("limit", .int(cache.byteLimit)),
        ]).text + "\n"
    }
}
