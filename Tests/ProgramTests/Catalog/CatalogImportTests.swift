import Foundation
import TestSupport
import Testing

/// Import and removal of the catalog by the built program.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct CatalogImportTests {
    private let session: CatalogSession

    init() throws { session = try CatalogSession() }

    @Test func `imports movies, searches them, and returns to the built-in ones`() async throws {
        try session.home.write(CatalogSession.titles, to: "titles.tsv")
        try session.home.write(CatalogSession.ratings, to: "ratings.tsv")

        let imported = try await session.run(["catalog", "import", "titles.tsv", "ratings.tsv"])
        let found = try await session.run(["search", "lantern"])
        let original = try await session.run(["search", "--json", "cesta"])
        let info = try await session.run(["catalog", "info", "--json"])
        let removed = try await session.run(["catalog", "remove"])
        let builtIn = try await session.run(["catalog", "info"])

        #expect(imported.status == 0)
        #expect(imported.stdout.isEmpty)
        #expect(imported.stderr.contains("2 movies"))
        #expect(imported.stderr.contains("Information courtesy of IMDb"))
        #expect(found.rows.map { $0[0] } == ["tt9000002", "tt9000001"])
        #expect(found.rows.first?[5...6] == ["6.1", "4000"])
        #expect(found.stderr.isEmpty)
        #expect(original.stdout.contains(#""source":"catalog""#))
        #expect(original.stdout.contains(#""url":"https://www.imdb.com/title/tt9000002/""#))
        #expect(info.stdout.hasPrefix(#"{"source":"imdb","movies":2,"date":""#))
        #expect(removed.status == 0)
        #expect(builtIn.stdout.contains("source\tbuilt-in\n"))
        #expect(builtIn.stdout.contains("bytes\t0\n"))
    }

    @Test func `says how to get titles in other languages, unless they are imported`() async throws
    {
        let akas = """
            titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle
            tt9000001\t1\t종이 등불\tKR\t\\N\timdbDisplay\t\\N\t0

            """
        try session.home.write(CatalogSession.titles, to: "titles.tsv")
        try session.home.write(akas, to: "akas.tsv")

        let builtIn = try await session.run(["search", "없는제목"])
        _ = try await session.run(["catalog", "import", "titles.tsv"])
        let without = try await session.run(["search", "종이 등불"])
        let update = try await session.run(["catalog", "import", "titles.tsv", "akas.tsv"])
        let found = try await session.run(["search", "종이 등불"])
        let with = try await session.run(["search", "없는제목"])

        #expect(builtIn.stderr.contains("'movies catalog update --akas' downloads all movies"))
        #expect(without.status == 1)
        #expect(without.stderr.contains("'movies catalog update --akas' downloads titles"))
        #expect(update.status == 0)
        #expect(found.rows.first?[0] == "tt9000001")
        #expect(with.status == 1)
        #expect(!with.stderr.contains("--akas"))
    }

    @Test func `imports from standard input`() async throws {
        let result = try await session.run(
            ["catalog", "import", "-"],
            input: Data(CatalogSession.titles.utf8)
        )

        #expect(result.status == 0)
        #expect(try await session.run(["search", "paper lantern"]).rows.first?[0] == "tt9000001")
    }

    @Test(arguments: [
        (["catalog", "import"], 64), (["catalog", "import", "-", "-"], 64),
        (["catalog", "import", "none.tsv"], 74), (["catalog", "update", "--from", "me"], 64),
        (["catalog", "import", "text"], 65),
    ])
    func `exits with the status of the error`(arguments: [String], status: Int) async throws {
        try session.home.write("Dear diary\n", to: "text")

        let result = try await session.run(arguments)

        #expect(Int(result.status) == status)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.split(separator: "\n").count == 1)
    }

    @Test func `prints the help of the command without a subcommand`() async throws {
        let result = try await session.run(["catalog"])

        #expect(result.status == 64)
        #expect(result.stdout.isEmpty)
        #expect(try await result.stderr.contains(session.run(["help", "catalog"]).stdout))
    }

    @Test func `reports a corrupt catalog and falls back to the built-in movies`()
        async throws
    {
        try session.home.write("TXTINDEX and nonsense", to: ".local/share/movies/catalog.index")

        let found = try await session.run(["search", "alien"])
        let info = try await session.run(["catalog", "info"])

        #expect(found.status == 0)
        #expect(found.rows.first?[1] == "Alien")
        #expect(found.stderr.split(separator: "\n").count == 1)
        #expect(found.stderr.contains("movies catalog update"))
        #expect(info.status == 65)
    }

    @Test(arguments: [
        ["match", "alien 1979"], ["suggest", "alien"], ["suggest", "--ids", "alien"],
        ["show", "alien"], ["show", "603"], ["open", "--print", "alien"], ["list", "popular"],
        ["random"], ["search", "alien", "--json"], ["search", "alien", "--fields", "directors"],
        ["collection", "alien"], ["person", "ridley scott"],
    ])
    func `says once that the catalog is corrupt, whatever is shown instead`(
        arguments: [String]
    ) async throws {
        try session.home.write("TXTINDEX and nonsense", to: ".local/share/movies/catalog.index")

        let result = try await session.run(arguments)

        let lines = result.stderr.split(separator: "\n").filter { $0.contains("catalog.index") }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("movies catalog update") == true)
        #expect(result.status == 0)
    }

    @Test(arguments: [
        ["show", "tt9000001"], ["person", "nm9000001"], ["person", "ida lantern"],
        ["collection", "tt9000001"],
    ])
    func `does not take a corrupt catalog for one without the movie or the person`(
        arguments: [String]
    ) async throws {
        try session.home.write("TXTINDEX and nonsense", to: ".local/share/movies/catalog.index")

        let result = try await session.run(arguments)

        #expect(result.status == 65)
        #expect(result.stderr.split(separator: "\n").count == 1)
        #expect(result.stderr.contains("catalog.index"))
    }

    @Test func `finds damage of the people, wherever it is`() async throws {
        try session.home.write(CatalogSession.titles, to: "titles.tsv")
        try session.home.write(Self.principals, to: "principals.tsv")
        try session.home.write(Self.names, to: "names.tsv")
        _ = try await session.run([
            "catalog", "import", "titles.tsv", "principals.tsv", "names.tsv",
        ])
        let name = ".local/share/movies/catalog.index"
        let whole = try session.home.readData(name)
        let people = try #require(whole.dropFirst().range(of: Data("TXTINDEX".utf8))?.lowerBound)

        for count in [people, people + 100, (people + whole.count) / 2, whole.count - 1] {
            try session.home.write(whole.prefix(count), to: name)

            let info = try await session.run(["catalog", "info"])
            let doctor = try await session.run(["doctor", "--offline"])

            #expect(info.status == 65)
            #expect(doctor.status != 0)
        }
        try session.home.write(whole, to: name)
        #expect(try await session.run(["catalog", "info"]).status == 0)
    }

    private static let principals = """
        tconst\tordering\tnconst\tcategory\tjob\tcharacters
        tt9000001\t1\tnm9000001\tdirector\t\\N\t\\N

        """
    private static let names = """
        nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles
        nm9000001\tIda Lantern\t1969\t\\N\tdirector\ttt9000001

        """

    @Test func `keeps the old catalog and no other files if the disk is full`() async throws {
        try session.home.write(CatalogSession.titles, to: "titles.tsv")
        _ = try await session.run(["catalog", "import", "titles.tsv"])
        let lines = (1...30_000).map { number in
            "tt\(1_000_000 + number)\tmovie\tMovie \(number)\tMovie \(number)\t0\t1999\t\\N\t\\N\t\\N\n"
        }
        let header = CatalogSession.titles.prefix { $0 != "\n" } + "\n"
        try session.home.write(header + lines.joined(), to: "many.tsv")

        // Limits files to 200 blocks of 512 or 1024 bytes.
        let full = try await Program(path: "/bin/sh").run(
            ["-c", "ulimit -f 200; exec \"$0\" catalog import many.tsv", session.movies.path],
            environment: ["HOME": session.home.path],
            workingDirectory: session.home.path
        )

        #expect(full.status == 74)
        #expect(full.stderr.split(separator: "\n").count == 1)
        #expect(try await session.run(["search", "lantern"]).rows.count == 2)
        #expect(
            session.home.contents.filter { $0.hasPrefix(".local/share/movies/") }.sorted() == [
                ".local/share/movies/catalog.index", ".local/share/movies/catalog.index.lock",
            ]
        )
    }

    @Test func `skips a line that does not fit into memory`() async throws {
        let lines = (1...200).map { "tt\($0)\tmovie\tLantern\tLantern\t0\t1999\t\\N\t\\N\t\\N\n" }
        let header = CatalogSession.titles.prefix { $0 != "\n" } + "\n"
        try session.home.write(header + lines.joined(), to: "titles.tsv")
        let zeros = "cat titles.tsv; head -c 800000000 /dev/zero"

        // Limits memory to 500 MB, where the system can.
        let result = try await Program(path: "/bin/sh").run(
            ["-c", "(\(zeros)) | (ulimit -v 500000; exec \"$0\" catalog import -)"]
                + [session.movies.path],
            environment: ["HOME": session.home.path],
            workingDirectory: session.home.path
        )

        #expect(result.status == 0)
        #expect(result.stderr.contains("skipped line 202 of standard input"))
        #expect(result.stderr.contains("200 movies"))
    }

    @Test func `only one program at a time replaces the catalog`() async throws {
        let server = try HTTPTestServer(reply: .status(404))
        try session.home.write(CatalogSession.titles, to: "titles.tsv")
        try session.home.place(.pipe, at: "pipe")
        let first = try session.movies.start(
            ["catalog", "import", "pipe"],
            environment: ["HOME": session.home.path],
            workingDirectory: session.home.path
        )
        let pipe = try await HeldFile.writingToPipe(session.home.path(of: "pipe"))

        let others = [
            try await session.run(["catalog", "import", "titles.tsv"]),
            try await session.update(server),
            try await session.run(["catalog", "remove"]),
        ]
        try pipe.write(CatalogSession.titles)
        pipe.release()

        #expect(try await first.result().status == 0)
        let path = session.home.path(of: ".local/share/movies/catalog.index.lock")
        for other in others {
            #expect(other.status == 75)
            #expect(
                other.stderr == "movies: can't lock \(path): "
                    + "another import or update is running; try again later\n"
            )
        }
        #expect(server.requests.isEmpty)
        #expect(try await session.run(["search", "lantern"]).rows.count == 2)
    }
}
