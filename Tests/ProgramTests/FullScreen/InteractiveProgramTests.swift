import Foundation
import TestSupport
import Testing

/// Prompt, results and details in full screen, in the built program.
///
/// Serialized, because on Linux a waiting session keeps a processor busy.
@Suite(.serialized, .onOwnThread)
struct InteractiveProgramTests {
    private enum Keys {
        static let down = "\u{1B}[B"
        static let end = "\u{1B}[F"
        static let escape = "\u{1B}"
        static let quit = "\u{4}"
    }

    @Test func `navigates from a prefix to a movie, and back`() async throws {
        let session = try InteractiveSession(
            recentQueries: ["blue velvet", "alien", "the black cat"]
        )
        await session.see("F1 keys", "blue velvet", "alien", "the black cat")

        try await session.type("bl", untilSeen: "> bl", "Blade Runner", "Black Swan")
        let menu = session.terminal.screen
        #expect(menu.lines[1].hasPrefix("  blue velvet"))
        #expect(menu.lines[1].hasSuffix("recent"))
        #expect(menu.lines[2].hasPrefix("  the black cat"))
        #expect(!menu.shows("alien"))
        #expect(menu.style(row: 1, column: 2).isUnderlined)
        #expect(!menu.style(row: 1, column: 4).isUnderlined)
        #expect(menu.style(row: 2, column: 6).isUnderlined)
        #expect(menu.cursor.column == 4)
        #expect(menu.isCursorVisible)

        try await session.type(Keys.down + "\r", untilSeen: "blue velvet   1 movie", "> 1986")
        #expect(session.terminal.screen.selectedLine?.contains("Blue Velvet") == true)
        #expect(session.terminal.screen.shows("from the built-in catalog"))
        #expect(!session.terminal.screen.isCursorVisible)
        try await session.type("\r", untilSeen: "Blue Velvet (1986)", "David Lynch")
        try await session.type(Keys.escape, untilSeen: "> 1986")
        try await session.type(Keys.escape, untilSeen: "> blue velvet")
        try await session.type(Keys.quit)

        #expect(try await session.terminal.result().status == 0)
        try session.expectRestored()
    }

    @Test func `goes back two screens on two quick presses of Escape`() async throws {
        let session = try InteractiveSession(["search", "-i", "blade", "runner"])
        await session.see("> 1982")
        try await session.type("\r", untilSeen: "Ridley Scott")

        try await session.type(Keys.escape + Keys.escape, untilSeen: "> blade runner")
    }

    @Test func `edits the line like a shell, and completes it`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")

        try await session.type("blade runnerx\u{7F}", untilSeen: "> blade runner")
        try await session.type("\u{17}\u{1}the \u{5}!", untilSeen: "> the blade !")
        try await session.type("\u{15}", untilSeen: "Type a title")
        try await session.type("casabl", untilSeen: "Casablanca")
        try await session.type("\t", untilSeen: "> Casablanca")
        try await session.type(Keys.escape, untilSeen: "Type a title")
        #expect(session.terminal.screen.lines[0] == ">")
    }

    @Test func `edits composed characters one at a time`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")

        try await session.type("기생충", untilSeen: "> 기생충", "  기생충")
        #expect(session.terminal.screen.cursor.column == 8)
        try await session.type("\u{7F}\u{7F}")
        #expect(await session.terminal.waitForScreen { $0.lines[0] == "> 기" })
        try await session.type("\u{15}七人の👨‍👩‍👧é", untilSeen: "> 七人の👨‍👩‍👧é")
        #expect(session.terminal.screen.cursor.column == 11)
        try await session.type("\u{7F}", untilSeen: "> 七人の👨‍👩‍👧")
        #expect(await session.terminal.waitForScreen { $0.cursor.column == 10 })
        try await session.type("\u{7F}\u{7F}")
        #expect(await session.terminal.waitForScreen { $0.lines[0] == "> 七人" })
        // One syllable of three scalars.
        try await session.type("\u{15}\u{1112}\u{1161}\u{11AB}a\u{7F}")
        #expect(await session.terminal.waitForScreen { $0.cursor.column == 4 })
        try await session.type("\u{7F}", untilSeen: "Type a title")
        session.expectFits()
    }

    @Test func `deletes a recent query`() async throws {
        let session = try InteractiveSession(recentQueries: ["alien", "brazil", "dune"])
        await session.see("alien", "brazil", "dune")

        try await session.type(Keys.down + Keys.down + "\u{18}")

        #expect(
            await session.terminal.waitForScreen { !$0.shows("brazil") && $0.shows("dune") }
        )
        let saved = try session.home.read(".local/state/movies/recent-queries.tsv")
        #expect(saved == "0\tdune\n2\talien\n")
    }

    @Test func `applies keys that arrive together to the menu of the text`() async throws {
        let recent = ["the godfather", "matrix"]
        for (keys, seen) in [
            ("blade\u{1B}[B\u{18}", "select a recent query"), ("blade\u{1B}[B\r", "> 1998  Blade"),
            ("blade ru\t", "> Blade Runner"), ("bl\u{1B}[Bade ru\t", "> Blade Runner"),
        ] {
            let session = try InteractiveSession(recentQueries: recent)
            await session.see("F1 keys", "the godfather")

            try await session.type(keys, untilSeen: seen)

            let saved = try session.home.read(".local/state/movies/recent-queries.tsv")
            #expect(saved.contains("the godfather"))
        }
    }

    @Test func `queues keys for movies that are still loading`() async throws {
        for (keys, seen) in [
            ("blade\r\r", "Blade (1998)"), ("blade\rj\r", "Blade Runner (1982)"),
            ("blade ru\u{1B}[B\rj\r", "Blade Runner 2049 (2017)"),
            ("zzzzqq\r\rn\u{15}alien\r", "> 1979"),
        ] {
            let session = try InteractiveSession()
            await session.see("F1 keys")

            try await session.type(keys, untilSeen: seen)
        }
    }

    @Test func `starts a new search from the details`() async throws {
        let session = try InteractiveSession(["search", "-i", "blade", "runner"])
        await session.see("> 1982")
        try await session.type("\r", untilSeen: "Ridley Scott")

        try await session.type("nalien\r", untilSeen: "> 1979")
    }

    @Test(arguments: ["--limit=3", "--page=2", "--json", "--format=csv"])
    func `rejects options that are only for printing`(option: String) async throws {
        let session = try InteractiveSession(["search", "-i", option, "alien"])

        let result = try await session.terminal.result()

        #expect(result.status == 64)
        #expect(result.stdout.contains("can't be used with -i"))
    }

    @Test func `searches again, and saves both queries`() async throws {
        let session = try InteractiveSession(["search", "-i", "alien"])
        await session.see("> 1979")

        try await session.type("n", untilSeen: "F1 keys", "alien")
        try await session.type("solaris\r", untilSeen: "> 1972")
        // Back to the list and the movie that were there.
        try await session.type(Keys.escape, untilSeen: "> 1979")
        try await session.type("n", untilSeen: "  solaris", "  alien")
        try await session.type(Keys.escape, untilSeen: "> 1979")
    }

    @Test func `shows the keys, scrolls, and quits on q`() async throws {
        let session = try InteractiveSession(["search", "-i", "love"], columns: 40, rows: 10)
        await session.see("184 movies", "> 2015")

        try await session.type("?", untilSeen: "Keys", "show the details", "↑↓ more")
        try await session.type(String(repeating: Keys.down, count: 20), untilSeen: "quit")
        #expect(session.terminal.screen.lines.filter { !$0.isEmpty }.count == 10)
        try await session.type(Keys.escape, untilSeen: "184 movies")
        try await session.type("jjk", untilSeen: "2/184")
        try await session.type(Keys.end, untilSeen: "184/184")
        try await session.type("q")

        #expect(try await session.terminal.result().status == 0)
        try session.expectRestored()
    }

    @Test func `reports that nothing was found, and continues`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")

        try await session.type("zzzzqq\r", untilSeen: "no movie matches \"zzzzqq\"")
        try await session.type(Keys.escape, untilSeen: "> zzzzqq")
    }

    @Test func `opens the web page, or shows its URL`() async throws {
        let folder = try TemporaryDirectory()
        let browser = try folder.write("echo \"$1\" >\(folder.path(of: "log"))", to: "browser")
        let page = "https://www.themoviedb.org/movie/78"
        let opening = try InteractiveSession(
            ["search", "-i", "blade", "runner"],
            environment: ["BROWSER": "/bin/sh \(browser)"]
        )
        await opening.see("> 1982")
        let failing = try InteractiveSession(
            ["search", "-i", "blade", "runner"],
            environment: ["BROWSER": "no-such", "PATH": "/nowhere"]
        )
        await failing.see("> 1982")

        try await opening.type("o", untilSeen: "opened \(page)")
        try await failing.type("o", untilSeen: "no browser could open \(page)")

        #expect(try folder.read("log") == page + "\n")
    }
}
