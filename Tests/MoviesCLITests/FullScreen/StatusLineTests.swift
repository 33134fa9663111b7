import Domain
import DomainDoubles
import Presentation
import Terminal
import Testing

@testable import MoviesCLI

struct StatusLineTests {
    private let hints = [
        KeyHint(label: "Enter", words: "details", rank: 1),
        KeyHint(label: "/", words: "narrow", rank: 2),
        KeyHint(label: "?", words: "keys", rank: 0),
    ]
    private let variants = [StyledLine("1/20  2 marked"), StyledLine("1/20")]

    @Test(arguments: [
        (50, "1/20  2 marked     Enter details  / narrow  ? keys"),
        (40, "1/20  2 marked     Enter details  ? keys"), (22, "1/20  2 marked  ? keys"),
        (21, "1/20           ? keys"), (12, "1/20  ? keys"), (11, "1/20"), (3, "1/…"),
    ])
    func `shows the status, and the hints of the highest ranks that fit`(
        columns: Int,
        expected: String
    ) {
        let line = StatusLine(statusVariants: variants, hints: hints).line(columns: columns)

        #expect(line.text == expected)
        #expect(line.width <= columns)
    }

    @Test func `a key stands out from what it does`() {
        let line = StatusLine(hints: hints).line(columns: 40)

        let dim = line.pieces.filter { $0.style == .secondary }.map(\.text)
        #expect(dim == [" details", " narrow", " keys"])
        #expect(line.pieces.filter { $0.style == .plain }.map(\.text) == ["Enter", "  /", "  ?"])
    }

    @Test func `shortens a secondary status for the hints`() {
        let status = StatusLine(
            statusVariants: variants.map { StyledLine($0.text, .secondary) },
            hints: hints
        )

        #expect(status.line(columns: 40).text == "1/20     Enter details  / narrow  ? keys")
        #expect(status.line(columns: 30).text == "1/20     Enter details  ? keys")
    }

    @Test func `shows progress after the status, where nothing moves`() {
        let status = StatusLine(progress: "⠋ searching", statusVariants: variants, hints: hints)

        #expect(status.line(columns: 36).text == "1/20  2 marked  ⠋ searching   ? keys")
        #expect(status.line(columns: 25).text == "1/20  ⠋ searching  ? keys")
        #expect(status.line(columns: 14).text == "⠋ searching")
        #expect(StatusLine(progress: "⠋ searching").line(columns: 40).text == "⠋ searching")
    }

    @Test func `gives the whole line to a notice`() {
        let status = StatusLine(
            noticeVariants: ["opened the page at example.org", "opened the page"],
            statusVariants: variants,
            hints: hints
        )

        #expect(status.line(columns: 40).text == "opened the page at example.org")
        #expect(status.line(columns: 20).text == "opened the page")
    }

    @Test func `starts with the hints if there is no status`() {
        let status = StatusLine(hints: hints)

        #expect(status.line(columns: 40).text == "Enter details  / narrow  ? keys")
        #expect(status.line(columns: 8).text == "? keys")
        #expect(status.line(columns: 3).text == "")
    }

    @Test(arguments: [
        (MoviesError.server(.example, .timedOut), "example.org did not respond in time  r retry"),
        (.offline(.tmdb), "TMDB is not used while offline"),
    ])
    func `says how to retry a failure that may pass`(error: MoviesError, text: String) {
        let failure = FailureViewModel(error)

        let line = StatusLine(statusVariants: failure.retryVariants("r")).line(columns: 80)

        #expect(line.text == text)
        #expect(line.pieces[0].style == .error)
    }
}
