import Presentation

/// A line on standard error that shows how far a longer work has come, where somebody watches.
@MainActor
final class ProgressBar {
    private static let longestBar = 30
    private static let shortestBar = 8

    private let console: Console
    private var shown: String?

    init(console: Console) {
        self.console = console
    }

    /// On a dumb terminal each work is told of once.
    func show(_ item: CatalogProgressItemViewModel) {
        guard console.errors.isTerminal else { return }
        guard !console.isDumb else {
            if shown != item.title { console.note(item.title.sanitizedLine) }
            shown = item.title
            return
        }
        if shown == nil { TerminationSignals.endProgram(takingAway: .line) }
        shown = item.title
        let line = text(item, width: max((console.errors.width ?? 80) - 1, 1))
        write("\r\u{1B}[K\(line)")
    }

    /// Takes the line away.
    func hide() {
        guard shown != nil, !console.isDumb else { return }
        shown = nil
        write("\r\u{1B}[K")
        TerminationSignals.endProgram(takingAway: .nothing)
    }

    /// The bar takes what the words leave; where that is too little, there is none.
    private func text(_ item: CatalogProgressItemViewModel, width: Int) -> String {
        let percent = item.fraction.map { "\(Int($0 * 100)) %" }
        let facts = ([percent].compactMap(\.self) + item.statistics).joined(separator: " · ")
        let title = item.title.sanitizedLine
        let barWidth = min(
            Self.longestBar,
            width - title.displayWidth - facts.displayWidth - 2
        )
        guard let fraction = item.fraction, barWidth >= Self.shortestBar else {
            return "\(title) \(facts)".truncated(to: width)
        }
        let done = Int(fraction * Double(barWidth))
        let bar =
            String(repeating: "█", count: done) + String(repeating: "░", count: barWidth - done)
        return "\(title) \(bar) \(facts)"
    }

    private func write(_ text: String) {
        // Progress that can't be shown is no reason to stop.
        try? console.errors.write(text)
    }
}
