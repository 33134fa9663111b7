import Presentation

/// A line on standard error that shows how far a longer work has come, where somebody watches.
@MainActor
final class ProgressBar {
    private static let barWidth = 24

    private let console: Console
    private var shown: String?

    init(console: Console) {
        self.console = console
    }

    /// On a dumb terminal each work is told of once.
    func show(_ item: CatalogProgressItemViewModel) {
        guard console.errors.isTerminal else { return }
        guard !console.isDumb else {
            if shown != item.title { console.note(item.title.safeLine) }
            shown = item.title
            return
        }
        if shown == nil { Interruption.endProgram(erasesLine: true) }
        shown = item.title
        let line = text(item, width: max((console.errors.width ?? 80) - 1, 1))
        write("\r\u{1B}[K\(line)")
    }

    /// Takes the line away.
    func hide() {
        guard shown != nil, !console.isDumb else { return }
        shown = nil
        write("\r\u{1B}[K")
        Interruption.endProgram(erasesLine: false)
    }

    /// Gives up the bar first, where the line is too narrow for all of it.
    private func text(_ item: CatalogProgressItemViewModel, width: Int) -> String {
        let title = item.title.safeLine
        let percent = item.fraction.map { "\(Int($0 * 100)) %" }
        let short = ([title, percent].compactMap(\.self) + item.facts).joined(separator: " · ")
        guard let fraction = item.fraction else { return short.truncated(to: width) }
        let done = Int(fraction * Double(Self.barWidth))
        let bar =
            String(repeating: "█", count: done)
            + String(repeating: "░", count: Self.barWidth - done)
        let long = "\(title) \(bar) \(percent ?? "") · \(item.facts.joined(separator: " · "))"
        return long.displayWidth <= width ? long : short.truncated(to: width)
    }

    private func write(_ text: String) {
        // Progress that can't be shown is no reason to stop.
        try? console.errors.write(text)
    }
}
