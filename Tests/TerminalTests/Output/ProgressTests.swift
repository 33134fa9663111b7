import TerminalDoubles
import Testing

@testable import Terminal

/// The progress bar and the spinners.
@MainActor
struct ProgressTests {
    /// What a progress bar shows.
    private struct Work {
        var title = "downloading titles"

        /// `nil` if the total is unknown.
        var fraction: Double?
        var statistics = ["500 kB of 1.0 MB"]
    }

    private static let erased = "\r\u{1B}[K"

    @Test(arguments: 1...100)
    func `fits the line except for its last column`(columns: Int) {
        let work = Work(fraction: 0.5)
        let text = "downloading titles".count + "50 % · 500 kB of 1.0 MB".count

        let line = line(of: work, columns: columns)

        #expect(line.displayWidth <= max(columns - 1, 1))
        let barWidth = line.count { "█░".contains($0) }
        // A space on each side of the bar.
        let left = columns - 1 - text - 2
        #expect(barWidth == (left < 8 ? 0 : min(left, 30)))
        #expect(line.count { $0 == "█" } == barWidth / 2)
    }

    @Test(arguments: [
        (0.0, 0, "0"), (0.000_001, 0, "0"), (0.033_334, 1, "3"), (0.5, 15, "50"),
        (0.999_999, 29, "99"), (1, 30, "100"),
    ])
    func `fills the bar by the fraction`(fraction: Double, count: Int, percent: String) {
        let line = line(of: Work(fraction: fraction), columns: 200)

        #expect(line.count { $0 == "█" } == count)
        #expect(line.count { $0 == "░" } == 30 - count)
        #expect(line.contains(" \(percent) % · "))
    }

    @Test(arguments: [
        (45, "50 % · 8 kB/s · 60 s left"), (44, "50 % · 60 s left"), (36, "50 % · 60 s left"),
        (35, "50 %"),
    ])
    func `the first statistics give way on a narrow terminal`(columns: Int, details: String) {
        let work = Work(fraction: 0.5, statistics: ["500 kB of 1.0 MB", "8 kB/s", "60 s left"])

        #expect(line(of: work, columns: columns) == "downloading titles \(details)")
    }

    @Test func `has no bar without a total`() {
        let work = Work(statistics: ["2.0 MB", "500 kB/s"])

        #expect(line(of: work, columns: 80) == "downloading titles 2.0 MB · 500 kB/s")
    }

    @Test func `assumes 80 columns if the width is unknown`() {
        let work = Work(fraction: 0.5, statistics: ["500 kB of 1.0 MB", "8 kB/s", "60 s left"])

        #expect(line(of: work, columns: nil) == line(of: work, columns: 80))
        #expect(line(of: work, columns: nil).displayWidth == 79)
    }

    @Test func `erases the line at the end, if there is one`() {
        let errors = SpyOutput(isTerminal: true, width: 80)
        let bar = ProgressBar(console: console(errors))

        bar.hide()
        #expect(errors.text.isEmpty)
        show(Work(fraction: 0), on: bar)
        bar.hide()
        bar.hide()

        #expect(errors.text.hasSuffix("kB of 1.0 MB" + Self.erased))
    }

    @Test func `shows nothing unless standard error is a terminal`() {
        let errors = SpyOutput()
        let bar = ProgressBar(console: console(errors))
        let spinner = OneShotSpinner(console: console(errors))

        show(Work(fraction: 0), on: bar)
        bar.hide()
        spinner.start("searching")
        spinner.stop()

        #expect(errors.text.isEmpty)
    }

    @Test func `prints each title once on a dumb terminal`() {
        let errors = SpyOutput(isTerminal: true, width: 80)
        let bar = ProgressBar(console: console(errors, term: "dumb"))
        let other = Work(title: "reading a\u{1B}[2Jb")

        for fraction in [0, 0.5] { show(Work(fraction: fraction), on: bar) }
        show(other, on: bar)
        bar.hide()
        let spinner = OneShotSpinner(console: console(errors, term: "dumb"))
        spinner.start("searching")
        spinner.stop()

        #expect(errors.text == "downloading titles\n\(other.title.sanitizedLine)\nsearching\n")
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

    @Test(.timeLimit(.minutes(20)))
    func `spins frame by frame until it is stopped`() async {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let spinner = Spinner { continuation.yield() }

        for _ in 1...2 {
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
    }

    private func show(_ work: Work, on bar: ProgressBar) {
        bar.show(title: work.title, fraction: work.fraction, statistics: work.statistics)
    }

    /// The line of a progress bar.
    private func line(of work: Work, columns: Int?) -> String {
        let errors = SpyOutput(isTerminal: true, width: columns)
        let bar = ProgressBar(console: console(errors))
        show(work, on: bar)
        let line = errors.text
        bar.hide()
        #expect(line.hasPrefix(Self.erased))
        return String(line.dropFirst(Self.erased.count))
    }

    private func console(_ errors: SpyOutput, term: String = "xterm") -> Console {
        Console(
            program: "sample",
            output: SpyOutput(),
            errors: errors,
            environment: Environment(["TERM": term])
        )
    }
}
