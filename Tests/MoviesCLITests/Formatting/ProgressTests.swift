import Domain
import TerminalDoubles
import Testing

@testable import Terminal
@testable import Presentation

/// The progress bar and the spinners.
@MainActor
struct ProgressTests {
    private static let erased = "\r\u{1B}[K"

    /// The progress of a download of 1.0 MB.
    private func item(_ done: Int, elapsed: Double = 0) -> CatalogProgressItemViewModel {
        CatalogProgressItemViewModel(
            .downloading(file: "titles", done: done, total: 1_000_000),
            elapsed: elapsed
        )
    }

    @Test(arguments: 1...100)
    func `fits the line except for its last column`(columns: Int) {
        let item = item(500_000)
        let text =
            item.title.displayWidth + "50 % · ".displayWidth + item.statistics[0].displayWidth

        let line = line(of: item, columns: columns)

        #expect(line.displayWidth <= max(columns - 1, 1))
        let barWidth = line.count { "█░".contains($0) }
        // A space on each side of the bar.
        let left = columns - 1 - text - 2
        #expect(barWidth == (left < 8 ? 0 : min(left, 30)))
        #expect(line.count { $0 == "█" } == barWidth / 2)
    }

    @Test(arguments: [(0, 0), (1, 0), (33_334, 1), (500_000, 15), (999_999, 29), (1_000_000, 30)])
    func `fills the bar by the fraction`(done: Int, count: Int) {
        let line = line(of: item(done), columns: 200)

        #expect(line.count { $0 == "█" } == count)
        #expect(line.count { $0 == "░" } == 30 - count)
        #expect(line.contains(" \(done / 10_000) % · "))
    }

    @Test func `has no bar without a total`() {
        let item = CatalogProgressItemViewModel(
            .downloading(file: "titles", done: 2_000_000, total: nil),
            elapsed: 4
        )

        #expect(line(of: item, columns: 80) == "\(item.title) 2.0 MB · 500 kB/s")
    }

    @Test func `assumes 80 columns if the width is unknown`() {
        let item = item(500_000, elapsed: 60)

        #expect(line(of: item, columns: nil) == line(of: item, columns: 80))
        #expect(line(of: item, columns: nil).displayWidth == 79)
    }

    @Test func `erases the line at the end, if there is one`() {
        let errors = SpyOutput(isTerminal: true, width: 80)
        let bar = ProgressBar(console: console(errors))

        bar.hide()
        #expect(errors.text.isEmpty)
        show(item(0), on: bar)
        bar.hide()
        bar.hide()

        #expect(errors.text.hasSuffix("kB of 1.0 MB" + Self.erased))
    }

    @Test func `shows nothing unless standard error is a terminal`() {
        let errors = SpyOutput()
        let bar = ProgressBar(console: console(errors))
        let spinner = OneShotSpinner(console: console(errors))

        show(item(0), on: bar)
        bar.hide()
        spinner.start("searching")
        spinner.stop()

        #expect(errors.text.isEmpty)
    }

    @Test func `prints each title once on a dumb terminal`() {
        let errors = SpyOutput(isTerminal: true, width: 80)
        let bar = ProgressBar(console: console(errors, term: "dumb"))
        let other = CatalogProgressItemViewModel(
            .reading(file: .file("a\u{1B}[2Jb"), done: 0, total: nil),
            elapsed: 0
        )

        for done in [0, 500_000] { show(item(done), on: bar) }
        show(other, on: bar)
        bar.hide()

        #expect(errors.text == "\(item(0).title)\n\(other.title.sanitizedLine)\n")
        #expect(!errors.text.contains("\u{1B}"))
    }

    @Test func `shows a spinner at once, and erases it when stopped`() {
        let errors = SpyOutput(isTerminal: true, width: 80)
        let spinner = OneShotSpinner(console: console(errors))

        spinner.stop()
        spinner.start("searching\nfor it")
        spinner.start("something else")
        #expect(errors.text == "\r\(Spinner.frames[0]) searching for it")
        spinner.stop()
        spinner.stop()

        #expect(errors.text == "\r\(Spinner.frames[0]) searching for it" + Self.erased)
    }

    @Test(arguments: [(11, "⠋ searchi…"), (3, "⠋…"), (2, "…"), (1, "…"), (12, "⠋ searching")])
    func `truncates a spinner that does not fit`(columns: Int, line: String) {
        let errors = SpyOutput(isTerminal: true, width: columns)
        let spinner = OneShotSpinner(console: console(errors))

        spinner.start("searching")
        spinner.stop()

        #expect(errors.text == "\r\(line)" + Self.erased)
    }

    @Test func `prints its text once on a dumb terminal`() {
        let errors = SpyOutput(isTerminal: true, width: 80)
        let spinner = OneShotSpinner(console: console(errors, term: "dumb"))

        spinner.start("searching")
        spinner.stop()

        #expect(errors.text == "searching\n")
    }

    @Test(.timeLimit(.minutes(1)))
    func `spins frame by frame until it is stopped`() async {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let spinner = Spinner { continuation.yield() }
        var frames: [String?] = []

        spinner.setSpinning(true)
        spinner.setSpinning(true)
        #expect(spinner.frame == nil)
        for await _ in changes {
            frames.append(spinner.frame)
            if frames.count == 3 { break }
        }
        spinner.setSpinning(false)

        #expect(frames == Array(Spinner.frames.prefix(3)))
        #expect(spinner.frame == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `starts with the first frame each time`() async {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let spinner = Spinner { continuation.yield() }

        for _ in 1...2 {
            spinner.setSpinning(true)
            for await _ in changes { break }
            #expect(spinner.frame == Spinner.frames[0])
            spinner.setSpinning(false)
        }
    }

    private func show(_ item: CatalogProgressItemViewModel, on bar: ProgressBar) {
        bar.show(title: item.title, fraction: item.fraction, statistics: item.statistics)
    }

    /// The line of a progress bar.
    private func line(of item: CatalogProgressItemViewModel, columns: Int?) -> String {
        let errors = SpyOutput(isTerminal: true, width: columns)
        let bar = ProgressBar(console: console(errors))
        show(item, on: bar)
        let line = errors.text
        bar.hide()
        #expect(line.hasPrefix(Self.erased))
        return String(line.dropFirst(Self.erased.count))
    }

    private func console(_ errors: SpyOutput, term: String = "xterm") -> Console {
        Console(
            program: "movies",
            output: SpyOutput(),
            errors: errors,
            environment: Environment(["TERM": term])
        )
    }
}
