/// A spinner on standard error while a one-shot command waits.
@MainActor
package final class OneShotSpinner {
    private let console: Console
    private var animation: Task<Void, Never>?

    package init(console: Console) { self.console = console }

    /// Shows the text at once; does nothing unless standard error is a terminal.
    package func start(_ text: String) {
        guard console.errors.isTerminal, animation == nil else { return }
        let text = text.sanitizedLine
        guard !console.isDumb else { return console.writeDiagnostic(text) }
        TerminationSignals.install(clearing: .line)
        draw(0, text)
        animation = Task {
            for index in 1... {
                try? await Task.sleep(for: .milliseconds(100))
                if Task.isCancelled { return }
                draw(index, text)
            }
        }
    }

    /// Erases the line.
    package func stop() {
        guard let animation else { return }
        animation.cancel()
        self.animation = nil
        console.writeProgress("\r\u{1B}[K")
        TerminationSignals.install(clearing: .nothing)
    }

    private func draw(_ index: Int, _ text: String) {
        // Measured for each frame, since the terminal may have been resized.
        let line = "\(Spinner.frames[index % Spinner.frames.count]) \(text)"
        let width = console.errors.width ?? TerminalSize.standard.columns
        console.writeProgress("\r" + line.truncated(to: max(width - 1, 1)))
    }
}
