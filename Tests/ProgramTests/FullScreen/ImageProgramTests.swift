import Foundation
import TestSupport
import Testing

/// Posters in the built program, on terminals that show images in different ways, or not at all.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct ImageProgramTests {
    private static let escape = "\u{1B}"

    /// What terminals answer, and how the sequences start that show an image on them.
    @Test(arguments: [
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62c", "\u{1B}_Ga=T,f=24,s=8,v=8,i="),
        ("\u{1B}P>|iTerm2 3.5.0\u{1B}\\\u{1B}[?62;4c", "\u{1B}]1337;File=inline=1;width="),
        ("\u{1B}[6;20;10t\u{1B}[?62;4c", "\u{1B}P0;1;0q"),
    ])
    func `shows a poster in the way that the terminal has, and removes it`(
        answer: String,
        start: String
    ) async throws {
        let session = try await session(answering: answer)

        try await session.type("\r", untilSeen: "1 h 35 min")
        #expect(await session.terminal.waitForScreen { $0.shows(image: start) })
        #expect(session.terminal.screen.lines[0].hasSuffix("Lantern (1999)"))
        #expect(session.terminal.screen.strings.count { $0.hasPrefix(start) } == 1)

        try await session.type(Self.escape, untilSeen: "> 1999  Lantern")
        if start.contains("_G") {
            #expect(await session.terminal.waitForScreen { $0.shows(image: "\u{1B}_Ga=d,d=I,i=") })
        }
        #expect(session.terminal.screen.lines[3] == "")
        session.expectFits()
    }

    /// The poster is square, in a box of 14 rows that is two thirds as wide as high.
    @Test func `fits a poster into the cells that the terminal has after a resize`() async throws {
        let session = try await session(answering: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c")

        try session.terminal.resize(columns: 120, rows: 30, cellWidth: 8, cellHeight: 19)

        let start = "\u{1B}_Ga=T,f=24,s=8,v=8,i=71,q=2,"
        #expect(await session.terminal.waitForScreen { $0.shows(image: start + "c=22,r=9,") })

        try session.terminal.resize(columns: 120, rows: 30, cellWidth: 10, cellHeight: 20)

        #expect(await session.terminal.waitForScreen { $0.shows(image: start + "c=19,r=10,") })
    }

    @Test(arguments: ["\u{1B}[?62;22c", ""])
    func `sends no image to a terminal that can't show it, or does not answer`(
        answer: String
    ) async throws {
        let session = try await session(answering: answer)

        try await session.type("\r", untilSeen: "1 h 35 min")
        try await session.type(Self.escape, untilSeen: "> 1999  Lantern")
        try await session.type("\u{3}")

        _ = try await session.terminal.result()
        // Only the question.
        #expect(session.terminal.screen.strings == ["\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA"])
    }

    @Test func `shows a poster if there is room and a program to draw it`() async throws {
        let programs = try TemporaryDirectory()
        let chafa = "#!/bin/sh\n/bin/cat >/dev/null\necho \"\u{1B}[31mPOSTER $*\"\n"
        try programs.writeExecutable(chafa, to: "chafa")
        let server = try Self.server()
        let session = try session(server, path: programs.path)
        await session.see("> 1999  Lantern")

        try await session.type("\r", untilSeen: "POSTER --format symbols")
        let screen = session.terminal.screen
        #expect(screen.lines[0].hasSuffix("  Lantern (1999)"))
        #expect(screen.style(row: 0, column: 0).foreground == ScreenColor.indexed(1))
        session.expectFits()
        let posterRequests = server.requests.filter { $0.path.hasPrefix("/t/p") }
        #expect(posterRequests.map { $0.queryValue("api_key") } == [nil])

        try session.terminal.resize(columns: 50, rows: 24)
        #expect(
            await session.terminal.waitForScreen {
                $0.lines[0].hasPrefix("Lantern") && !$0.shows("POSTER")
            }
        )
    }

    @Test func `asks nothing about images with --no-images, and requests no poster`() async throws {
        let server = try Self.server()
        let session = try session(server, ["--no-images"])
        await session.see("> 1999  Lantern")

        try await session.type("\r", untilSeen: "1 h 35 min")
        try await session.type("\u{3}")

        _ = try await session.terminal.result()
        #expect(session.terminal.screen.strings.isEmpty)
        #expect(session.terminal.output.contains("\u{1B}]11;?\u{1B}\\\u{1B}[c"))
        #expect(!session.terminal.output.contains("\u{1B}[16t"))
        #expect(!server.requests.contains { $0.path.hasPrefix("/t/p") })
    }

    @Test(arguments: [
        [0x47, 0x49, 0x46, 0x38], [0xFF, 0xD8, 0xFF, 0xC0, 0, 0x11, 8, 78, 32, 78, 32],
    ])
    func `refuses an image of another type, and one that is too large`(poster: [UInt8]) async throws
    {
        let session = try await session(
            try Self.server(poster: poster),
            answering: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c"
        )

        try await session.type("\r", untilSeen: "1 h 35 min")
        #expect(await session.terminal.waitForScreen { $0.lines[0].hasPrefix("Lantern (1999)") })

        #expect(session.terminal.screen.strings.count == 1)
    }

    @Test func `copies the URL of a movie by the terminal`() async throws {
        let session = try session()
        await session.see("> 1999  Lantern")

        try await session.type("\u{19}", untilSeen: "copied https://www.themoviedb.org/movie/42")

        let url = Data("https://www.themoviedb.org/movie/42".utf8).base64EncodedString()
        #expect(session.terminal.screen.strings.contains("\u{1B}]52;c;\(url)"))
    }

    @Test func `movies show prints the poster beside the details`() async throws {
        let server = try Self.server()
        let answer = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62c"
        let terminal = try show(server, reply: ("\u{1B}[c", answer))

        #expect(try await terminal.result().status == 0)
        #expect(terminal.screen.lines[0] == String(repeating: " ", count: 28) + "Lantern (1999)")
        #expect(terminal.screen.shows(image: "\u{1B}_Ga=T,f=24,s=8,v=8,i="))
        #expect(terminal.screen.unknownSequences.isEmpty)
        #expect(try terminal.settings == InteractiveSession.defaultSettings())
        #expect(server.requests.count { $0.path.hasPrefix("/t/p") } == 1)
    }

    @Test func `movies show prints text alone on a terminal that does not answer`() async throws {
        let server = try Self.server()
        let terminal = try show(server)

        #expect(try await terminal.result().status == 0)
        #expect(terminal.screen.lines[0] == "Lantern (1999)")
        #expect(try terminal.settings == InteractiveSession.defaultSettings())
        #expect(server.requests.map(\.path) == ["/3/movie/42"])
    }

    @Test(arguments: [
        (["--no-images"], ["TMDB_API_KEY": "k"]), ([], ["TMDB_API_KEY": "k", "NO_COLOR": "1"]),
        (["--json"], ["TMDB_API_KEY": "k"]), (["43"], ["TMDB_API_KEY": "k"]), ([], [:]),
    ])
    func `movies show asks the terminal nothing if it is to print no poster`(
        options: [String],
        environment: [String: String]
    ) async throws {
        let server = try Self.server()

        let terminal = try show(server, options, environment)

        #expect(try await !terminal.result().stdout.contains("\u{1B}[c"))
        #expect(!server.requests.contains { $0.path.hasPrefix("/t/p") })
    }

    private func show(
        _ server: HTTPTestServer,
        _ options: [String] = [],
        _ environment: [String: String] = ["TMDB_API_KEY": "k"],
        reply: (query: String, text: String) = ("", "")
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            Program.movies,
            ["show", "42"] + options,
            environment: [
                "MOVIES_API_URL": server.url + "/3", "MOVIES_IMAGE_URL": server.url + "/t/p",
                "TERM": "xterm", "PATH": "/nowhere",
            ].merging(environment) { $1 },
            reply: reply
        )
    }

    private static func server(poster: [UInt8] = ImageSample.jpeg) throws -> HTTPTestServer {
        try HTTPTestServer { request in
            if request.path.hasPrefix("/t/p") {
                return .bytes(poster, contentType: "image/jpeg")
            }
            return .json(
                request.path.hasSuffix("/search/movie")
                    ? TMDBResponses.lantern
                    : #"{"id":42,"title":"Lantern","release_date":"1999","runtime":95,"#
                        + #""poster_path":"/l.jpg"}"#
            )
        }
    }

    /// A session with the list, on a terminal that answers the questions about its graphics.
    private func session(
        _ server: HTTPTestServer? = nil,
        answering answer: String
    ) async throws -> InteractiveSession {
        let session = try session(server, reply: ("\u{1B}[c", answer))
        await session.see("> 1999  Lantern")
        return session
    }

    private func session(
        _ server: HTTPTestServer? = nil,
        _ options: [String] = [],
        path: String = "/nowhere",
        reply: (query: String, text: String) = ("", "")
    ) throws -> InteractiveSession {
        let server = try server ?? Self.server()
        return try InteractiveSession(
            ["search", "-i", "zzqq", "--timeout", "60"] + options,
            environment: [
                "MOVIES_API_URL": server.url + "/3", "MOVIES_IMAGE_URL": server.url + "/t/p",
                "TMDB_API_KEY": "k", "PATH": path,
            ],
            reply: reply,
            keeping: server
        )
    }
}

extension ScreenModel {
    fileprivate func shows(image start: String) -> Bool { strings.contains { $0.hasPrefix(start) } }
}
