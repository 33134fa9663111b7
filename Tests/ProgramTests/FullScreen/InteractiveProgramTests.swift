import Foundation
import TestSupport
import Testing

/// Prompt, results and details in full screen, in the built program.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct InteractiveProgramTests {
    private enum Keys {
        static let up = "\u{1B}[A"
        static let down = "\u{1B}[B"
        static let end = "\u{1B}[F"
        static let escape = "\u{1B}"
        static let quit = "\u{3}"
    }

    @Test func `navigates from a prefix to a movie, and back`() async throws {
        let session = try InteractiveSession(
            recentQueries: ["blue velvet", "alien", "the black cat"]
        )
        await session.see("F1 keys", "Popular", "> 2010  Inception")

        try await session.type("bl", untilSeen: "> bl", "Blade Runner", "> 2018  Black Panther")
        let screen = session.terminal.screen
        #expect(screen.lines[2].hasPrefix("  blue velvet"))
        #expect(screen.lines[2].hasSuffix("recent"))
        #expect(screen.lines[3].hasPrefix("  the black cat"))
        #expect(!screen.shows("alien"))
        #expect(screen.style(row: 2, column: 2).isUnderlined)
        #expect(!screen.style(row: 2, column: 4).isUnderlined)
        #expect(screen.style(row: 3, column: 6).isUnderlined)
        #expect(screen.cursor.column == 4)
        #expect(screen.isCursorVisible)

        // Above the movies are also words for filters.
        try await session.type(Keys.up + Keys.up + Keys.up, untilSeen: "> blue velvet")
        try await session.type("\r", untilSeen: "> blue velvet", "> 1986")
        #expect(session.terminal.screen.selectedLine?.contains("Blue Velvet") == true)
        #expect(session.terminal.screen.shows("built-in"))
        try await session.type("\r", untilSeen: "Blue Velvet (1986)", "David Lynch")
        #expect(!session.terminal.screen.isCursorVisible)
        try await session.type(Keys.escape, untilSeen: "> blue velvet", "> 1986")
        try await session.type(Keys.escape, untilSeen: "Recently opened", "> 1986")
        try await session.type(Keys.quit)

        #expect(try await session.terminal.result().status == 130)
        try session.expectRestored()
    }

    @Test func `goes back two steps on two quick presses of Escape`() async throws {
        let session = try InteractiveSession(["search", "-i", "blade", "runner"])
        await session.see("> 1982")
        try await session.type("\r", untilSeen: "Ridley Scott")

        try await session.type(Keys.escape + Keys.escape, untilSeen: "Recently opened")
    }

    @Test func `edits the line like a shell, and completes it`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")

        try await session.type("blade runnerx\u{7F}", untilSeen: "> blade runner")
        try await session.type("\u{17}\u{1}the \u{5}!", untilSeen: "> the blade !")
        try await session.type("\u{15}", untilSeen: "Type a title")
        try await session.type("stanley kub", untilSeen: "  Stanley Kubrick")
        try await session.type("\u{1B}[C", untilSeen: "> Stanley Kubrick")
        try await session.type(Keys.escape, untilSeen: "Type a title")
        #expect(session.terminal.screen.lines[0].hasPrefix(">  "))
    }

    @Test func `edits composed characters one at a time`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")

        try await session.type("기생충", untilSeen: "> 기생충", "> 2019  Parasite (기생충)")
        #expect(session.terminal.screen.cursor.column == 8)
        try await session.type("\u{7F}\u{7F}")
        #expect(await session.terminal.waitForScreen { $0.lines[0].hasPrefix("> 기 ") })
        try await session.type("\u{15}七人の👨‍👩‍👧é", untilSeen: "> 七人の👨‍👩‍👧é")
        #expect(session.terminal.screen.cursor.column == 11)
        try await session.type("\u{7F}", untilSeen: "> 七人の👨‍👩‍👧")
        #expect(await session.terminal.waitForScreen { $0.cursor.column == 10 })
        try await session.type("\u{7F}\u{7F}")
        #expect(await session.terminal.waitForScreen { $0.lines[0].hasPrefix("> 七人 ") })
        // One syllable of three scalars.
        try await session.type("\u{15}\u{1112}\u{1161}\u{11AB}a\u{7F}")
        #expect(await session.terminal.waitForScreen { $0.cursor.column == 4 })
        try await session.type("\u{7F}", untilSeen: "Type a title")
        session.expectFits()
    }

    @Test func `recalls and deletes recent queries`() async throws {
        let session = try InteractiveSession(recentQueries: ["alien", "brazil", "alien nation"])
        await session.see("F1 keys", "Inception")

        try await session.type(Keys.up + Keys.up, untilSeen: "> brazil", "1985  Brazil")
        try await session.type(Keys.down, untilSeen: "> alien")
        try await session.type("\u{15}alie", untilSeen: "  alien nation")
        try await session.type(Keys.up + "\u{18}")

        #expect(await session.terminal.waitForScreen { !$0.shows("alien nation") })
        let saved = try session.home.read(".local/state/movies/recent-queries.tsv")
        #expect(saved == "1\tbrazil\n2\talien\n")
    }

    @Test func `applies keys that arrive together to the movies of the text`() async throws {
        let recent = ["the godfather", "matrix"]
        for (keys, seen) in [
            ("blade\r", "Blade (1998)"), ("blade\u{1B}[B\r", "Blade Runner (1982)"),
            ("stanley kub\u{1B}[A\r", "> Stanley"),
            ("blade ru\u{1B}[B\r", "Blade Runner 2049 (2017)"),
            ("zzzzqq\u{15}alien\r", "Alien (1979)"), ("blade\tjj\r", "Blade Runner 2049 (2017)"),
        ] {
            let session = try InteractiveSession(recentQueries: recent)
            await session.see("F1 keys", "Popular")

            try await session.type(keys, untilSeen: seen)

            let saved = try session.home.read(".local/state/movies/recent-queries.tsv")
            #expect(saved.contains("the godfather"))
        }
    }

    @Test(arguments: ["--limit=3", "--page=2", "--json", "--format=csv"])
    func `rejects options that are only for printing`(option: String) async throws {
        let session = try InteractiveSession(["search", "-i", option, "alien"])

        let result = try await session.terminal.result()

        #expect(result.status == 64)
        #expect(result.stdout.contains("can't be used with -i"))
    }

    @Test func `shows the keys, scrolls, and quits on q`() async throws {
        let session = try InteractiveSession(["search", "-i", "love"], columns: 40, rows: 10)
        await session.see("184 movies", "> 2015")

        try await session.type("\t?", untilSeen: "Keys", "show the details", "↑↓ more")
        try await session.type(String(repeating: Keys.down, count: 30), untilSeen: "quit")
        #expect(session.terminal.screen.lines.filter { !$0.isEmpty }.count == 10)
        try await session.type(Keys.escape, untilSeen: "184 movies")
        try await session.type("jjk", untilSeen: "2/184")
        try await session.type(Keys.end, untilSeen: "184/184")
        try await session.type("q")

        #expect(try await session.terminal.result().status == 0)
        try session.expectRestored()
    }

    @Test func `browses lists and people`() async throws {
        let list = try InteractiveSession(["list", "popular", "-i"])
        await list.see("Popular › ", "> 2010  Inception")
        try await list.type("dark kn", untilSeen: "Popular › dark kn", "> 2008  The Dark Knight")

        let person = try InteractiveSession(["person", "kubrick", "-i", "--year", "1960-1980"])
        await person.see("Stanley Kubrick › year:1960-1980", "> 1980  The Shining")
        // The filter goes as a whole.
        try await person.type("\u{7F}", untilSeen: "Full Metal Jacket")
    }

    @Test func `follows links with a breadcrumb, and shows the next movie`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")
        try await session.type("alien\r", untilSeen: "Alien (1979)", "Ridley Scott")

        try await session.type("J", untilSeen: "Aliens (1986)", "James Cameron")
        try await session.type("\t\r", untilSeen: "alien › Aliens › James Cameron › ")
        try await session.type("titanic\r", untilSeen: "Titanic (1997)")
        #expect(session.terminal.screen.lines[0] == "alien › Aliens › James Cameron › Titanic")
        try await session.type(
            Keys.escape + Keys.escape + Keys.escape + Keys.escape,
            untilSeen: "> alien",
            "> 1986  Aliens"
        )
    }

    @Test func `filters and sorts by menus`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")
        try await session.type("the", untilSeen: "> the", "movies")

        try await session.type("\u{6}hor", untilSeen: "> the hor", "> genre:horror")
        try await session.type("\r", untilSeen: "> the genre:horror", "> 1980  The Shining")
        try await session.type("\u{6}80s\r", untilSeen: "year:1980-1989", "> 1980  The Shining")
        try await session.type("\u{13}", untilSeen: "sort by")
        try await session.type("year\r", untilSeen: "sort:")
        try await session.type("\tx", untilSeen: "> the genre:horror year:1980-1989")
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

        try await opening.type("\u{F}", untilSeen: "opened \(page)")
        try await failing.type("\u{F}", untilSeen: "no browser could open \(page)")

        #expect(try folder.read("log") == page + "\n")
    }
}
