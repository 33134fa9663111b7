import Foundation
import TestSupport
import Testing

/// The screens of the built program look as in stored pictures, in five sizes.
///
/// Serialized, because on Linux a waiting session keeps a processor busy.
@Suite(.serialized, .onOwnThread)
struct ScreenPictureTests {
    private enum Keys {
        static let down = "\u{1B}[B"
        static let right = "\u{1B}[C"
        static let end = "\u{1B}[F"
        static let escape = "\u{1B}"
        static let clear = "\u{15}"
    }

    private static let standardSize = PictureSize(columns: 80, rows: 24)
    private static let colorless = "-no-color"

    @Test(arguments: PictureSize.all)
    func `the first prompt, and nothing found`(size: PictureSize) async throws {
        var pictures = try catalog(size)

        try await pictures.expect(.promptFirst) {
            $0.lines[0] == ">" && ($0.shows("keys") && ($0.shows("Shawshank") || size.rows < 10))
        }
        try await pictures.expect(.nothingFound, after: "zzzzqq\r") { $0.shows("no movie") }
        pictures.finish()
    }

    @Test(arguments: PictureSize.all)
    func `from the prompt to the details`(size: PictureSize) async throws {
        var pictures = try catalog(size, recentQueries: ["blue velvet", "alien", "the black cat"])

        try await pictures.type("bl") { $0.lines[0] == "> bl" && $0.lines[1] != "  alien" }
        try await pictures.expect(.promptSuggestions, after: Keys.down + Keys.down) {
            $0.selectedLine?.contains("the black") == true
        }
        try await pictures.expect(.results, after: Keys.clear + "the\r") {
            $0.isFull && $0.isReversed(row: 1, column: 0)
        }
        try await pictures.expect(.narrowed, after: "/shi") {
            // The number when all movies and their people are loaded.
            $0.lines[1].hasPrefix("/shi") && $0.lines[1].contains(" 51 matches")
                && $0.isReversed(row: 2, column: 0)
        }
        try await pictures.type(Keys.escape) { $0.isFull && $0.isReversed(row: 1, column: 0) }
        try await pictures.expect(.filterLine, after: "fgenre:ho") {
            $0.lines[1].hasPrefix("filter: genre:ho")
        }
        try await pictures.type("rror year:1980-1989\r") {
            $0.isFull && $0.lines[0].contains("genre:")
                && $0.selectedLine?.contains("The Shi") == true
        }
        try await pictures.expect(.sortLine, after: "s" + String(repeating: Keys.right, count: 3)) {
            // A small terminal truncates the chosen order, or has no room for it.
            $0.lines[1].hasPrefix("sort:")
                && " year ".hasPrefix($0.reversedText(row: 1).prefix(3))
        }
        try await pictures.expect(.sorted, after: "\r") {
            $0.isFull && $0.isReversed(row: 1, column: 0)
                && $0.selectedLine?.contains("Burbs") == true
        }
        try await pictures.expect(.marked, after: " ") {
            $0.isFull && $0.isReversed(row: 2, column: 0) && $0.lines[1].hasPrefix("*")
        }
        try await pictures.expect(.help, after: "?") { $0.lines[0] == "Keys" }
        try await pictures.type(Keys.escape) { $0.isReversed(row: 2, column: 0) }
        try await pictures.typeEnlarged("\r") { $0.selectedLine == nil && $0.shows("Director") }
        try await pictures.expect(.details, after: "\t") { $0.selectedLine != nil }
        pictures.finish()
    }

    @Test(arguments: PictureSize.all)
    func `results and details from the network, and failures`(size: PictureSize) async throws {
        let server = try HTTPTestServer(handler: PictureResponses.reply)
        var pictures = try network(server, size)

        try await pictures.expect(.networkResults) { $0.isReversed(row: 1, column: 0) }
        try await pictures.expect(.networkDetails, after: "\r") {
            $0.shows("It waits.") && $0.selectedLine == nil
        }
        try await pictures.expect(.networkRecommendations, after: Keys.end + "\u{1B}[Z") {
            $0.selectedLine != nil
        }
        try await pictures.expect(.failedSearch, after: "nrefused\r") { $0.showsError }
        try await pictures.type("nharbor\r") { $0.isReversed(row: 1, column: 0) }
        try await pictures.expect(.failedPage, after: Keys.end) {
            $0.showsError && $0.selectedLine?.contains("Harbor 20") == true
        }
        pictures.finish()
    }

    @Test func `without colors, the selected row has a mark and is bold`() async throws {
        let size = Self.standardSize
        var pictures = PictureSession(
            try InteractiveSession(
                ["search", "-i", "the"],
                columns: size.columns,
                rows: size.rows,
                environment: ["NO_COLOR": "1"]
            ),
            size,
            variant: Self.colorless
        )

        try await pictures.type("") { $0.lines[1].hasPrefix(">") && $0.isFull }
        try await pictures.expect(.results, after: Keys.down) { screen in
            screen.lines[2].hasPrefix("> ")
                && (0..<size.columns).allSatisfy { screen.isBold(row: 2, column: $0) }
        }
        pictures.finish()
    }

    /// What terminals answer to the question for the color of their background.
    @Test(arguments: [("dark", "rgb:1e1e/1e1e/1e1e"), ("light", "rgb:ffff/ffff/ffff")])
    func `with 256 colors, the selected row has a soft background`(
        name: String,
        color: String
    ) async throws {
        let session = try InteractiveSession(
            ["search", "-i", "the"],
            columns: Self.standardSize.columns,
            rows: Self.standardSize.rows,
            environment: ["TERM": "xterm-256color"]
        )
        #expect(await session.terminal.waitForOutput(containing: "\u{1B}]11;?"))
        try await session.terminal.write("\u{1B}]11;\(color)\u{1B}\\\u{1B}[?62c")
        var pictures = PictureSession(session, Self.standardSize, variant: "-\(name)")

        try await pictures.expect(.results, after: Keys.down) { screen in
            screen.isFull && screen.lines[2].hasPrefix("> ")
                && (0..<screen.columns).allSatisfy { screen.isSelected(row: 2, column: $0) }
        }
        try await pictures.expect(.details, after: "\r") {
            $0.shows("Director") && !$0.lines[0].hasPrefix("the ")
        }
        try await session.type("q")
        _ = try await session.terminal.result()
        try session.expectRestored()
        pictures.finish()
    }

    /// Runs after the others, which may have stored pictures.
    @Test func `there are no other pictures`() throws {
        let names =
            PicturedScreen.allCases.flatMap { screen in
                PictureSize.all.map { PictureSession.name(screen, $0) }
            } + [PictureSession.name(.results, Self.standardSize, variant: Self.colorless)]
            + ["-dark", "-light"].flatMap { variant in
                [PicturedScreen.results, .details].map {
                    PictureSession.name($0, Self.standardSize, variant: variant)
                }
            }

        let others = try PictureSession.pictures.names.filter { !names.contains($0) }

        if PictureSession.isUpdating {
            for name in others { try PictureSession.pictures.remove(name) }
        } else {
            #expect(others.isEmpty)
        }
    }

    @Test(arguments: [
        ("\u{1B}[7m> Dune \u{1B}[0m │ a", true), ("\u{1B}[7m> Dune  \u{1B}[0m", false),
        ("\u{1B}[7m> Dune    \u{1B}[0m", true), ("> \u{1B}[7mDune\u{1B}[0m", false),
        ("\u{1B}[7m> Dune   \u{1B}[1m  \u{1B}[0m", false),
        ("\u{1B}[7m> Dune    \r\n> Dune    \u{1B}[0m", false), ("sort: \u{1B}[7myear", true),
    ])
    func `a selected row is reversed as a whole`(text: String, isRight: Bool) {
        var screen = ScreenModel(columns: 10, rows: 2)

        screen.feed(text.utf8)

        #expect(screen.selectionFaults.isEmpty == isRight)
    }

    private func catalog(
        _ size: PictureSize,
        recentQueries: [String] = []
    ) throws -> PictureSession {
        let session = try InteractiveSession(
            recentQueries: recentQueries,
            columns: size.columns,
            rows: size.rows
        )
        return PictureSession(session, size)
    }

    private func network(_ server: HTTPTestServer, _ size: PictureSize) throws -> PictureSession {
        let session = try InteractiveSession(
            // Long enough for a busy machine.
            ["search", "-i", "lantern", "--timeout", "60"],
            columns: size.columns,
            rows: size.rows,
            environment: ["MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k"]
        )
        return PictureSession(session, size)
    }
}

extension ScreenModel {
    /// Whether the results fill all rows above the bottom line.
    fileprivate var isFull: Bool {
        lines[0].hasPrefix("the ") && !lines[rows - 2].isEmpty
    }

    fileprivate var showsError: Bool {
        (0..<rows).contains { row in
            (0..<columns).contains { style(row: row, column: $0).foreground == .indexed(1) }
        }
    }

    fileprivate func reversedText(row: Int) -> String {
        (0..<columns).filter { isReversed(row: row, column: $0) }
            .map { text(row: row, column: $0) }.joined()
    }
}
