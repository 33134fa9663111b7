import Terminal

extension Settings {
    /// Shows a spinner with a text on a terminal while a one-shot command waits for a server.
    @MainActor
    func showProgress<Result>(
        _ text: @autoclosure () -> String,
        on console: Console,
        while work: () async -> Result
    ) async -> Result {
        let spinner = showsProgress(on: console) ? OneShotSpinner(console: console) : nil
        spinner?.start(text())
        defer { spinner?.stop() }
        return await work()
    }
}
