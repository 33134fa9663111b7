/// A progress line on standard error for longer work; only on a terminal.
@MainActor
package final class ProgressBar {
    private static let maximumBarWidth = 30
    private static let minimumBarWidth = 8

    private let console: Console
    private var shownTitle: String?

    package init(console: Console) { self.console = console }

    /// Shows what the program does, and how much is done, from 0 to 1 (`nil` if unknown); on a dumb
    /// terminal it prints each title once.
    package func show(title: String, fraction: Double?, statistics: [String]) {
        guard console.errors.isTerminal else { return }
        guard !console.isDumb else {
            if shownTitle != title { console.writeDiagnostic(title.sanitizedLine) }
            shownTitle = title
            return
        }
        if shownTitle == nil { TerminationSignals.install(clearing: .line) }
        shownTitle = title
        let width = max((console.errors.width ?? TerminalSize.standard.columns) - 1, 1)
        let line = line(title.sanitizedLine, fraction, statistics, width: width)
        console.writeProgress("\r\u{1B}[K" + line)
    }

    /// Erases the line.
    package func hide() {
        guard shownTitle != nil, !console.isDumb else { return }
        shownTitle = nil
        console.writeProgress("\r\u{1B}[K")
        TerminationSignals.install(clearing: .nothing)
    }

    /// The bar takes the width that the text leaves; if that is too little, there is no bar, and the
    /// first of the statistics give way.
    private func line(
        _ title: String,
        _ fraction: Double?,
        _ statistics: [String],
        width: Int
    ) -> String {
        let percent = fraction.map { ["\(Int($0 * 100)) %"] } ?? []
        func text(_ bar: String?, _ statistics: ArraySlice<String>) -> String {
            let details = (percent + statistics).joined(separator: " · ")
            return [title, bar, details].compactMap(\.self).joined(separator: " ")
        }
        let barWidth = min(Self.maximumBarWidth, width - text("", statistics[...]).displayWidth)
        if let fraction, barWidth >= Self.minimumBarWidth {
            let done = Int(fraction * Double(barWidth))
            let rest = String(repeating: "░", count: barWidth - done)
            return text(String(repeating: "█", count: done) + rest, statistics[...])
        }
        var shown = statistics[...]
        while text(nil, shown).displayWidth > width, !shown.isEmpty { shown = shown.dropFirst() }
        return text(nil, shown).truncated(to: width)
    }
}
