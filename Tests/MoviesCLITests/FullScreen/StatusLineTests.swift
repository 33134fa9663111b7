import Testing

@testable import MoviesCLI

struct StatusLineTests {
    private let status = StatusLine(
        statusVariants: [
            StyledLine("1 of 20 · from TMDB, not endorsed by it"), StyledLine("1 of 20 · TMDB"),
        ],
        hintVariants: ["Enter details · ? keys", "? keys"]
    )

    @Test(arguments: [
        (80, "1 of 20 · from TMDB, not endorsed by it                   Enter details · ? keys"),
        (40, "1 of 20 · TMDB    Enter details · ? keys"), (24, "1 of 20 · TMDB    ? keys"),
        (20, "1 of 20 · TMDB"), (9, "1 of 20 …"),
    ])
    func `prefers the status to key hints`(columns: Int, expected: String) {
        let line = status.line(columns: columns)

        #expect(line.text == expected)
        #expect(line.width <= columns)
    }

    @Test func `shows progress before the status`() {
        var status = status
        status.progress = "⠋ searching"

        #expect(status.line(columns: 40).text == "⠋ searching · 1 of 20 · TMDB      ? keys")
        #expect(StatusLine(progress: "⠋ searching").line(columns: 40).text == "⠋ searching")
    }

    @Test func `gives the whole line to a notice`() {
        var status = status
        status.noticeVariants = ["opened the page at example.org", "opened the page"]

        #expect(status.line(columns: 40).text == "opened the page at example.org")
        #expect(status.line(columns: 20).text == "opened the page")
    }

    @Test func `shows key hints if there is no status`() {
        let status = StatusLine(hintVariants: ["Enter search · F1 keys", "F1 keys"])

        #expect(status.line(columns: 40).text == "Enter search · F1 keys")
        #expect(status.line(columns: 10).text == "F1 keys")
        #expect(status.line(columns: 3).text == "")
    }
}
