/// A line on standard error that moves while the program waits.
@MainActor
final class OneShotSpinner {
    private let console: Console
    private var animation: Task<Void, Never>?

    init(console: Console) {
        self.console = console
    }

    /// Shows the text at once; does nothing where nobody watches.
    func start(_ text: String) {
        guard console.errors.isTerminal, animation == nil else { return }
        let text = text.sanitizedLine
        guard !console.isDumb else { return console.note(text) }
        TerminationSignals.endProgram(takingAway: .line)
        draw(0, text)
        animation = Task {
            for index in 1... {
                try? await Task.sleep(for: .milliseconds(100))
                if Task.isCancelled { return }
                draw(index, text)
            }
        }
    }

    /// Takes the line away.
    func stop() {
        guard let animation else { return }
        animation.cancel()
        self.animation = nil
        write("\r\u{1B}[K")
        TerminationSignals.endProgram(takingAway: .nothing)
    }

    private func draw(_ index: Int, _ text: String) {
        // Asked each time, because the terminal may have become narrower.
        let line = "\(Spinner.frames[index % Spinner.frames.count]) \(text)"
        write("\r" + line.truncated(to: max((console.errors.width ?? 80) - 1, 1)))
    }

    private func write(_ text: String) {
        // Progress that can't be shown is no reason to stop.
        try? console.errors.write(text)
    }
}
