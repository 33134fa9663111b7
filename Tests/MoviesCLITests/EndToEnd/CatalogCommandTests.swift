import Foundation
import Synchronization
import TestSupport
import Testing

/// What the built program does with a catalog that is imported or downloaded.
///
/// One at a time, because on Linux a session that waits keeps a processor busy.
@Suite(.serialized)
struct CatalogCommandTests {
    private static let titles = """
        tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres
        tt9000001\tmovie\tThe Paper Lantern\tThe Paper Lantern\t0\t1999\t\\N\t90\tDrama
        tt9000002\tmovie\tLantern Road\tCesta lampionu\t0\t2004\t\\N\t95\tComedy,Crime
        tt9000003\ttvSeries\tLantern Street\tLantern Street\t0\t2004\t\\N\t30\tComedy

        """
    private static let ratings = """
        tconst\taverageRating\tnumVotes
        tt9000001\t7.5\t300
        tt9000002\t6.1\t4000

        """

    private let movies: Program
    private let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    @Test func `imports films, searches them, and goes back to its own`() async throws {
        try home.write(Self.titles, to: "titles.tsv")
        try home.write(Self.ratings, to: "ratings.tsv")

        let imported = try await run(["catalog", "import", "titles.tsv", "ratings.tsv"])
        let found = try await run(["search", "lantern"])
        let original = try await run(["search", "--json", "cesta"])
        let info = try await run(["catalog", "info", "--json"])
        let removed = try await run(["catalog", "remove"])
        let own = try await run(["catalog", "info"])

        #expect(imported.status == 0)
        #expect(imported.stdout.isEmpty)
        #expect(imported.stderr.contains("2 movies"))
        #expect(imported.stderr.contains("Information courtesy of IMDb"))
        #expect(found.rows.map { $0[0] } == ["tt9000002", "tt9000001"])
        #expect(found.rows.first?[5...6] == ["6.1", "4000"])
        #expect(found.stderr.isEmpty)
        #expect(original.stdout.contains(#""source":"catalog""#))
        #expect(original.stdout.contains(#""url":"https://www.imdb.com/title/tt9000002/""#))
        #expect(info.stdout.hasPrefix(#"{"source":"imdb","films":2,"date":""#))
        #expect(removed.status == 0)
        #expect(own.stdout.contains("source\tbuilt-in\n"))
        #expect(own.stdout.contains("bytes\t0\n"))
    }

    @Test func `takes what another program writes`() async throws {
        let result = try await run(["catalog", "import", "-"], input: Data(Self.titles.utf8))

        #expect(result.status == 0)
        #expect(try await run(["search", "paper lantern"]).rows.first?[0] == "tt9000001")
    }

    @Test(arguments: [
        (["catalog", "import"], 64), (["catalog", "import", "-", "-"], 64), (["catalog"], 64),
        (["catalog", "import", "none.tsv"], 74), (["catalog", "update", "--from", "me"], 64),
        (["catalog", "import", "text"], 65),
    ])
    func `ends with the status of what is wrong`(arguments: [String], status: Int) async throws {
        try home.write("Dear diary\n", to: "text")

        let result = try await run(arguments)

        #expect(Int(result.status) == status)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.split(separator: "\n").count == 1 || arguments == ["catalog"])
    }

    @Test func `names a damaged catalog and what mends it, while its own films answer`()
        async throws
    {
        try home.write("TXTINDEX and nonsense", to: ".local/share/movies/catalog.index")

        let found = try await run(["search", "alien"])
        let info = try await run(["catalog", "info"])

        #expect(found.status == 0)
        #expect(found.rows.first?[1] == "Alien")
        #expect(found.stderr.split(separator: "\n").count == 1)
        #expect(found.stderr.contains("movies catalog update"))
        #expect(info.status == 65)
    }

    @Test func `leaves the old catalog and nothing else where the disk is full`() async throws {
        try home.write(Self.titles, to: "titles.tsv")
        _ = try await run(["catalog", "import", "titles.tsv"])
        let lines = (1...30_000).map { number in
            "tt\(1_000_000 + number)\tmovie\tFilm \(number)\tFilm \(number)\t0\t1999\t\\N\t\\N\t\\N\n"
        }
        let header = Self.titles.prefix { $0 != "\n" } + "\n"
        try home.write(header + lines.joined(), to: "many.tsv")

        // No file may grow beyond 200 blocks of 512 or 1024 bytes.
        let full = try await Program(path: "/bin/sh").run(
            ["-c", "ulimit -f 200; exec \"$0\" catalog import many.tsv", movies.path],
            environment: ["HOME": home.path],
            workingDirectory: home.path
        )

        #expect(full.status == 74)
        #expect(full.stderr.split(separator: "\n").count == 1)
        #expect(try await run(["search", "lantern"]).rows.count == 2)
        #expect(
            home.contents.filter { $0.hasPrefix(".local/share/movies/") }.sorted() == [
                ".local/share/movies/catalog.index", ".local/share/movies/catalog.index.lock",
            ]
        )
    }

    @Test func `lets one program at a time replace the catalog`() async throws {
        let server = try HTTPTestServer(reply: .status(404))
        try home.write(Self.titles, to: "titles.tsv")
        try home.place(.pipe, at: "pipe")
        let first = try movies.start(
            ["catalog", "import", "pipe"],
            environment: ["HOME": home.path],
            workingDirectory: home.path
        )
        let pipe = try await HeldFile.writingToPipe(home.path(of: "pipe"))

        let others = [
            try await run(["catalog", "import", "titles.tsv"]), try await update(server),
            try await run(["catalog", "remove"]),
        ]
        try pipe.write(Self.titles)
        pipe.release()

        #expect(try await first.result().status == 0)
        let path = home.path(of: ".local/share/movies/catalog.index.lock")
        for other in others {
            #expect(other.status == 75)
            #expect(
                other.stderr == "movies: can't lock \(path): "
                    + "another import or update is running; try again later\n"
            )
        }
        #expect(server.requests.isEmpty)
        #expect(try await run(["search", "lantern"]).rows.count == 2)
    }

    @Test func `downloads data sets, goes on where that broke off, and imports them`() async throws
    {
        let titles = Array(Self.titles.utf8)
        let half = titles.count / 2
        let server = try HTTPTestServer { request in
            guard request.target.hasSuffix("title.basics.tsv.gz") else {
                return .bytes(Self.ratings.utf8, contentType: "binary/octet-stream")
            }
            guard let range = request.header("Range") else {
                let head =
                    "HTTP/1.1 200 OK\r\nContent-Length: \(titles.count)\r\nETag: \"1\"\r\n\r\n"
                return HTTPTestReply([.send(Array(head.utf8) + titles[..<half]), .close])
            }
            let start = Int(range.dropFirst(6).dropLast()) ?? 0
            return .bytes(
                titles[start...],
                contentType: "binary/octet-stream",
                status: 206,
                headers: [("Content-Range", "bytes \(start)-\(titles.count - 1)/\(titles.count)")]
            )
        }

        let result = try await run(
            ["catalog", "update"],
            environment: ["MOVIES_IMDB_URL": server.url]
        )

        #expect(result.status == 0)
        #expect(try await run(["search", "paper lantern"]).rows.first?[0] == "tt9000001")
        #expect(server.requests.count == 3)
        #expect(home.contents.filter { $0.hasSuffix(".gz") || $0.hasSuffix(".tag") }.isEmpty)
    }

    @Test func `takes yesterday's export where today's is not there yet`() async throws {
        let export = #"{"adult":false,"id":7,"original_title":"Lantern","popularity":1}"# + "\n"
        let server = try HTTPTestServer(replies: [
            .status(403, body: "<Error><Code>AccessDenied</Code></Error>"),
            .bytes(export.utf8, contentType: "application/gzip"),
        ])

        let result = try await run(
            ["catalog", "update", "--from", "tmdb"],
            environment: ["MOVIES_EXPORTS_URL": server.url]
        )

        #expect(result.status == 0)
        #expect(server.requests.count == 2)
        #expect(Set(server.requests.map(\.target)).count == 2)
        #expect(try await run(["search", "lantern"]).rows.map { $0[0] } == ["7"])
    }

    @Test func `says what it waits for, and logs every request`() async throws {
        let server = try busyServer(retryAfter: 1)

        let result = try await update(server, ["--verbose"])

        let host = "127.0.0.1:\(server.port)"
        let lines = result.stderr.split(separator: "\n").map { line in
            line.replacing(#/[0-9]+ ms/#, with: "0 ms")
        }
        #expect(result.status == 0)
        #expect(
            lines.dropLast() == [
                "movies: GET \(host)/title.ratings.tsv.gz: status 429, 0 bytes, 0 ms, try 1",
                "movies: retrying in 1 s: 127.0.0.1 gets too many requests",
                "movies: GET \(host)/title.ratings.tsv.gz: status 200, "
                    + "\(Self.ratings.utf8.count) bytes, 0 ms, try 2",
                "movies: GET \(host)/title.basics.tsv.gz: status 200, "
                    + "\(Self.titles.utf8.count) bytes, 0 ms, try 1",
            ]
        )
    }

    @Test func `waits without a word when it is to be quiet`() async throws {
        let result = try await update(busyServer(retryAfter: 1), ["--quiet"])

        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
    }

    @Test func `says what it waits for where it shows progress`() async throws {
        let server = try busyServer(retryAfter: 60)
        let terminal = try PseudoTerminal(
            movies,
            ["catalog", "update", "--verbose"],
            environment: ["HOME": home.path, "MOVIES_IMDB_URL": server.url]
        )

        let wait = "\r\u{1B}[Kretrying in 60 s: 127.0.0.1 gets too many requests"
        #expect(await terminal.waitForOutput(containing: wait))
        #expect(await terminal.waitForOutput(containing: "\r\u{1B}[Kmovies: GET 127.0.0.1:"))
        terminal.send(signal: SIGINT)

        #expect(try await terminal.result().status == 130)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [
        (429, "3600", "127.0.0.1 gets too many requests; try again in 60 min"),
        (503, "61", "127.0.0.1 is unavailable; try again in 61 s"),
    ])
    func `does not wait long for a server, but says how long that would be`(
        status: Int,
        seconds: String,
        message: String
    ) async throws {
        let server = try HTTPTestServer(
            reply: .status(status, headers: [("Retry-After", seconds)])
        )

        let result = try await update(server)

        #expect(result.status == 75)
        #expect(result.stderr == "movies: \(message)\n")
        #expect(server.requests.count == 1)
    }

    @Test func `downloads no file without end`() async throws {
        let server = try HTTPTestServer(
            reply: .raw("HTTP/1.1 200 OK\r\nContent-Length: 4000000001\r\nETag: \"1\"\r\n\r\nabc")
        )

        let result = try await update(server)

        #expect(result.status == 65)
        #expect(
            result.stderr == "movies: title.ratings.tsv.gz has more than 4.0 GB; "
                + "check MOVIES_IMDB_URL and MOVIES_EXPORTS_URL\n"
        )
        #expect(server.requests.count == 1)
        #expect(home.contents.filter { $0.contains(".gz") }.isEmpty)
    }

    /// A server that first asks for a wait, and then has the data sets.
    private func busyServer(retryAfter seconds: Int) throws -> HTTPTestServer {
        let isFirst = Mutex(true)
        return try HTTPTestServer { request in
            let isFirst = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            guard !isFirst else {
                return .status(429, headers: [("Retry-After", "\(seconds)")])
            }
            let isTitles = request.target.hasSuffix("title.basics.tsv.gz")
            return .bytes(
                (isTitles ? Self.titles : Self.ratings).utf8,
                contentType: "binary/octet-stream"
            )
        }
    }

    private func update(
        _ server: HTTPTestServer,
        _ options: [String] = []
    ) async throws -> ProgramResult {
        try await run(
            ["catalog", "update", "--timeout", "60"] + options,
            environment: ["MOVIES_IMDB_URL": server.url]
        )
    }

    private func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: Data? = nil
    ) async throws -> ProgramResult {
        try await movies.run(
            arguments,
            environment: environment.merging(["HOME": home.path]) { $1 },
            input: input,
            workingDirectory: home.path
        )
    }
}
