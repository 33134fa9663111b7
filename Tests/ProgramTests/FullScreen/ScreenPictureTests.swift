import Foundation
import TestSupport
import Testing

/// The screens of the built program look as in stored pictures, in five sizes.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct ScreenPictureTests {
    private enum Keys {
        static let down = "\u{1B}[B"
        static let end = "\u{1B}[F"
        static let escape = "\u{1B}"
        static let up = "\u{1B}[A"
        static let clear = "\u{15}"
        static let filter = "\u{6}"
        static let sort = "\u{13}"
    }

    private static let standardSize = PictureSize(columns: 80, rows: 24)
    private static let colorless = "-no-color"

    @Test(arguments: PictureSize.all)
    func `the start page, and nothing found`(size: PictureSize) async throws {
        var pictures = try catalog(size)

        try await pictures.expect(.promptFirst) { $0.shows("keys") && $0.selectedLine != nil }
        try await pictures.expect(.nothingFound, after: "zzzzqq") { $0.shows("no movie") }
        pictures.finish()
    }

    @Test(arguments: PictureSize.all)
    func `from the start page to the details`(size: PictureSize) async throws {
        var pictures = try catalog(size, recentQueries: ["blue velvet", "alien", "the black cat"])

        // The movies may be seen before the suggestions above them.
        try await pictures.type("bl") {
            $0.lines[0].hasPrefix("> bl") && $0.shows("black com")
                && $0.selectedLine?.contains("Black") == true
        }
        try await pictures.expect(.promptSuggestions, after: Keys.up + Keys.up) {
            $0.selectedLine?.contains("the black") == true
        }
        try await pictures.expect(.results, after: Keys.clear + "the") {
            $0.isFull && $0.selectedLine?.contains("Dark") == true
        }
        try await pictures.expect(.filterMenu, after: Keys.filter + "ho") {
            $0.lines[0].hasPrefix("> the ho") && $0.selectedLine?.contains("genre:ho") == true
        }
        try await pictures.type("r\r" + Keys.filter + "80s\r") {
            $0.isFull && $0.selectedLine?.contains("The Shi") == true
        }
        try await pictures.expect(.sortMenu, after: Keys.sort + "ye") {
            $0.selectedLine?.contains("year") == true
        }
        try await pictures.expect(.sorted, after: "\r") {
            $0.isFull && $0.selectedLine?.contains("Burbs") == true
        }
        try await pictures.expect(.marked, after: "\t ") {
            $0.isFull && $0.lines.contains { $0.hasPrefix("*") }
        }
        try await pictures.expect(.help, after: "?") { $0.lines[0] == "Keys" }
        try await pictures.type(Keys.escape) { $0.selectedLine != nil }
        try await pictures.typeEnlarged("\r") { $0.selectedLine == nil && $0.shows("Director") }
        try await pictures.expect(.details, after: "\t") { $0.selectedLine != nil }
        try await pictures.expect(.shelf, after: "\r") { $0.shows("› ") && $0.shows("movie") }
        pictures.finish()
    }

    @Test(arguments: PictureSize.all)
    func `movies and details from the network, and failures`(size: PictureSize) async throws {
        let server = try HTTPTestServer(handler: PictureResponses.reply)
        var pictures = try network(server, size)

        try await pictures.expect(.networkResults) { $0.selectedLine != nil }
        try await pictures.expect(.networkDetails, after: "\r") {
            $0.shows("It waits.") && $0.selectedLine == nil
        }
        try await pictures.expect(.networkRecommendations, after: Keys.end + "\u{1B}[Z") {
            $0.selectedLine != nil
        }
        try await pictures.expect(.failedSearch, after: "nzzqq2") { $0.showsError }
        try await pictures.type(Keys.clear + "zzqq3") { $0.selectedLine != nil }
        try await pictures.expect(.failedPage, after: "\t" + Keys.end) {
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

        try await pictures.type("") { $0.markedRow != nil && $0.isFull }
        try await pictures.expect(.results, after: Keys.down) { screen in
            guard let row = screen.markedRow, screen.lines[row].contains("Shawshank") else {
                return false
            }
            return (0..<size.columns).allSatisfy { screen.isBold(row: row, column: $0) }
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
            guard let row = screen.markedRow, screen.lines[row].contains("Shawshank") else {
                return false
            }
            return (0..<screen.columns).allSatisfy { screen.isSelected(row: row, column: $0) }
        }
        try await pictures.expect(.details, after: "\r") {
            $0.shows("Director") && !$0.lines[0].hasPrefix("> ")
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
        ("\u{1B}[7m> Dune    \r\n> Dune    \u{1B}[0m", false),
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
            ["search", "-i", "zzqq1", "--timeout", "60"],
            columns: size.columns,
            rows: size.rows,
            environment: ["MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k"]
        )
        return PictureSession(session, size)
    }
}

extension ScreenModel {
    /// Whether the results fill all rows above the bottom line.
    fileprivate var isFull: Bool { lines[0].hasPrefix(">") && !lines[rows - 2].isEmpty }

    /// The row with the mark of the selection.
    fileprivate var markedRow: Int? { lines.indices.dropFirst().first { lines[$0].hasPrefix(">") } }

    fileprivate var showsError: Bool {
        (0..<rows).contains { row in
            (0..<columns).contains { style(row: row, column: $0).foreground == .indexed(1) }
        }
    }
}
