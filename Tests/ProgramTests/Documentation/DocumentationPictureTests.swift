import Foundation
import TestSupport
import Testing

/// The screens of the built program as pictures for the documentation.
///
/// With `MOVIES_PICTURES_FOLDER` in the environment it writes them into that folder, which must
/// exist.
@Suite(.serialized, .onOwnThread)
struct DocumentationPictureTests {
    private static let folder = ProcessInfo.processInfo.environment["MOVIES_PICTURES_FOLDER"]

    private static let down = "\u{1B}[B"

    /// Larger files are slow to load in a page.
    private static let maximumByteCount = 60_000

    @Test(arguments: ScreenTheme.allCases)
    func `draws the prompt`(theme: ScreenTheme) async throws {
        let session = try InteractiveSession(
            recentQueries: ["blue velvet", "alien"],
            columns: 80,
            rows: 16,
            environment: Self.environment(theme)
        )
        await session.see("F1 keys", "Popular")

        try await session.type(
            "bl" + String(repeating: Self.down, count: 2),
            untilSeen: "> 1982  Blade Runner"
        )

        try draw(
            session,
            theme,
            as: "prompt",
            "movies: suggestions while typing",
            showing: "Blade Runner"
        )
    }

    @Test(arguments: ScreenTheme.allCases)
    func `draws results with the details beside them`(theme: ScreenTheme) async throws {
        let session = try InteractiveSession(
            ["search", "-i", "star", "wars"],
            columns: 120,
            rows: 30,
            environment: Self.environment(theme)
        )
        await session.see("> ")

        try await session.terminal.write(Self.down)

        let isSeen = await session.terminal.waitForScreen { $0.isSettled && $0.selectedLine != nil }
        #expect(isSeen)
        try draw(session, theme, as: "results", "movies: results of a search", showing: "Director")
    }

    @Test(arguments: ScreenTheme.allCases)
    func `draws the details of a movie`(theme: ScreenTheme) async throws {
        let session = try InteractiveSession(
            ["search", "-i", "blade", "runner"],
            columns: 100,
            rows: 30,
            environment: Self.environment(theme)
        )
        await session.see("> 1982")

        try await session.type("\r", untilSeen: "Enter follow", "Esc back")
        try await session.terminal.write("\t")
        #expect(
            await session.terminal.waitForScreen { $0.selectedLine?.contains("Ridley") == true }
        )

        try draw(
            session,
            theme,
            as: "details",
            "movies: details of a movie",
            showing: "Ridley Scott"
        )
    }

    /// A terminal with 256 colors that says whether its background is light.
    private static func environment(_ theme: ScreenTheme) -> [String: String] {
        ["TERM": "xterm-256color", "COLORFGBG": theme == .light ? "0;15" : "15;0"]
    }

    private func draw(
        _ session: InteractiveSession,
        _ theme: ScreenTheme,
        as name: String,
        _ title: String,
        showing text: String
    ) throws {
        session.expectFits()
        let svg = ScreenSVG(session.terminal.screen, title: title, theme: theme).text
        #expect(svg.contains("<title>\(title)</title>") && svg.contains(text))
        #expect(svg.utf8.count < Self.maximumByteCount)
        guard let folder = Self.folder else { return }
        let file = URL(filePath: folder).appending(path: "\(name)-\(theme.rawValue).svg")
        try Data(svg.utf8).write(to: file)
    }
}
