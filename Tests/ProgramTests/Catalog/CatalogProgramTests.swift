import Foundation
import TestSupport
import Testing

/// The output and exit status of the built program without a network.
@Suite(.onOwnThread)
struct CatalogProgramTests {
    private let movies: Program

    init() throws { movies = try Program.movies }

    @Test(arguments: [
        (["amelie"], ["Amélie"]), (["the", "thing"], ["The Thing", "The Thing"]),
        (["blade", "ruiner"], ["Blade Runner"]), (["the matrix"], ["The Matrix"]),
        (["기생충"], ["Parasite"]), (["dune", "1984"], ["Dune"]), (["--", "-30-"], ["300"]),
    ])
    func `finds movies without a key or a network`(query: [String], titles: [String]) async throws {
        let result = try await movies.run(["search"] + query)

        #expect(result.status == 0)
        #expect(result.rows.prefix(titles.count).map { $0[1] } == titles)
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [
        (["doctor", "strange"], "Doctor Strange"), (["match", "point"], "Match Point"),
        (["history", "of", "violence"], "A History of Violence"),
        (["like", "crazy"], "Like Crazy"), (["life", "of", "pi"], "Life of Pi"),
    ])
    func `a title may begin with the name of a command`(
        arguments: [String],
        title: String
    ) async throws {
        let result = try await movies.run(arguments)

        #expect(result.status == 0)
        #expect(result.rows.first?[1] == title)
        #expect(result.stderr.isEmpty)
    }

    @Test func `prints only lines of eight fields to a pipe`() async throws {
        let result = try await movies.run(["search", "the", "thing"])

        #expect(result.rows.allSatisfy { $0.count == 8 })
        #expect(result.rows.prefix(2).map { $0[3].prefix(4) } == ["1982", "2011"])
        #expect(result.stdout.hasSuffix("\n"))
        #expect(result.stderr.isEmpty)
    }

    @Test func `reports that nothing was found, and exits with 1`() async throws {
        let result = try await movies.run(["search", "zzzzqq"])

        #expect(result.status == 1)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.hasPrefix("movies: nothing found for \"zzzzqq\" in the built-in"))
        #expect(result.stderr.contains("'movies catalog update' downloads all movies"))
        #expect(result.stderr.split(separator: "\n").count == 2)
    }

    @Test(arguments: [
        (["search", "zzzzqq"], true), (["search", "his great friday"], false),
        (["search", "90s horror"], false), (["search", "alien"], false),
    ])
    func `says what it knows only if nothing is found`(
        arguments: [String],
        isSaid: Bool
    ) async throws {
        let loud = try await movies.run(arguments)
        let quiet = try await movies.run(arguments + ["-q"])

        let notice = "movies: the built-in catalog knows "
        #expect(loud.stderr.contains(notice) == isSaid)
        #expect(!quiet.stderr.contains(notice))
    }

    @Test func `prints valid JSON, even if nothing was found`() async throws {
        for query in ["alien", "zzzzqq"] {
            let result = try await movies.run(["search", query, "--json"])
            let object = try JSONSerialization.jsonObject(with: result.stdoutData)

            #expect((object as? [String: Any])?["query"] as? String == query)
        }
    }

    @Test func `prints the chosen fields in their order`() async throws {
        let tsv = try await movies.run(["search", "alien", "--fields", "year,imdb_id,title"])
        let csv = try await movies.run([
            "search", "pan's labyrinth", "--format", "csv", "--fields", "id,genres",
        ])
        let json = try await movies.run([
            "search", "pan's labyrinth", "--json", "--fields", "url,year",
        ])

        #expect(tsv.rows.first == ["1979", "tt0078748", "Alien"])
        #expect(csv.stdout == "id,genres\n1417,Fantasy|Drama|War\n")
        #expect(
            json.stdout.hasSuffix(
                #""movies":[{"url":"https://www.themoviedb.org/movie/1417","year":2006}]}"# + "\n"
            )
        )
        for result in [tsv, csv, json] { #expect(result.stderr.isEmpty) }
    }

    @Test func `prints ids that other commands take`() async throws {
        let result = try await movies.run(["search", "alien", "--format", "ids"])

        let ids = result.rows.map { $0[0] }
        #expect(result.stdout.hasPrefix("348\n679\n"))
        #expect(result.rows.allSatisfy { $0.count == 1 })
        #expect(try await movies.run(["show", ids[0]]).stdout.hasPrefix("Alien (1979)\n"))
    }

    @Test(arguments: [
        (
            ["--fields", "titel"],
            "unknown field 'titel'; did you mean 'title'? The fields are id, "
        ),
        (["--fields", "roles"], "unknown field 'roles'; the fields are id, imdb_id, tmdb_id, "),
        (["--fields", "id,id"], "--fields has 'id' twice\n"),
        (["--fields", ""], "--fields must be names of fields, separated by commas, not ''\n"),
        (["--format", "ids", "--fields=id"], "--fields needs --format table, tsv, csv or json\n"),
    ])
    func `refuses fields and formats that make no sense`(
        options: [String],
        message: String
    ) async throws {
        let result = try await movies.run(["search", "alien"] + options)

        #expect(result.status == 64)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.hasPrefix("movies: \(message)"))
        #expect(result.stderr.split(separator: "\n").count == 1)
    }

    @Test func `prints pages of results`() async throws {
        let first = try await movies.run(["search", "the", "--page", "1"])
        let second = try await movies.run(["search", "the", "--page", "2"])
        let both = try await movies.run(["search", "the", "--limit", "40"])
        let some = try await movies.run(["search", "the", "--limit", "5"])
        let beyond = try await movies.run(["search", "the", "--page", "400"])

        #expect(both.stdout == first.stdout + second.stdout)
        #expect(some.rows == Array(first.rows.prefix(5)))
        #expect(beyond.status == 1)
        #expect(beyond.stderr.contains("page 400 is past the last page; there are "))
    }

    @Test(arguments: [
        [], ["serch"], ["search"], ["search", ""], ["search", "  \t"],
        ["search", "x", "--page", "0"],
        ["search", "x", "--frob"], ["search", "-30-"], ["history", "cleer"], ["help", "serch"],
    ])
    func `exits with 64 on invalid usage`(arguments: [String]) async throws {
        let result = try await movies.run(arguments)

        #expect(result.status == 64)
        #expect(result.stdout.isEmpty)
        #expect(!result.stderr.isEmpty)
    }

    @Test func `does not advise to leave out a filter that was ignored`() async throws {
        let result = try await movies.run(["search", "--rating", "7", "--year", "1999", "zzqq"])

        #expect(result.status == 1)
        #expect(result.stderr.contains("'rating' is ignored"))
        #expect(result.stderr.contains("; try without year:1999\n"))
    }

    @Test(arguments: ["--version", "-V"])
    func `prints the version`(option: String) async throws {
        let result = try await Program.movies.run([option])

        #expect(result.status == 0)
        #expect(result.stdout.hasPrefix("movies "))
        #expect(result.stdout.count { $0 == "." } == 2)
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [
        ["--help"], ["help"], ["help", "search"], ["search", "x", "--help"], ["--version"],
    ])
    func `prints help on standard output`(arguments: [String]) async throws {
        let result = try await movies.run(arguments)

        #expect(result.status == 0)
        #expect(!result.stdout.isEmpty)
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [
        (["search", "alien", "--language", "tr"], true),
        (["search", "alien", "--language", "tr", "-q"], false),
        (["search", "alien", "--language", "en"], false),
        (["search", "alien", "--language", "ko"], false),
        (["show", "348", "--language", "tr"], true),
        (["list", "popular", "--language", "tr"], true), (["person", "ridley scott"], false),
        (["person", "ridley scott", "--language", "tr"], true),
    ])
    func `says that titles in rarer languages need TMDB`(
        arguments: [String],
        isSaid: Bool
    ) async throws {
        let result = try await movies.run(arguments, environment: ["LANG": "de_DE.UTF-8"])

        let lines = result.stderr.split(separator: "\n")
        #expect(result.status == 0)
        #expect(lines.count == (isSaid ? 1 : 0))
        #expect(lines.allSatisfy { $0.hasSuffix("--language needs TMDB and a credential") })
    }

    @Test(arguments: [
        (
            ["--offline", "list", "trending"], 77,
            "the list of trending movies needs TMDB; "
                + "store a token with 'movies config set-token', and use neither --offline nor "
                + "--source catalog; or try 'movies list popular'"
        ),
        (
            ["--offline", "catalog", "update"], 69,
            "nothing is downloaded while offline; run it without --offline"
        ),
    ])
    func `says what needs the network`(
        arguments: [String],
        status: Int32,
        message: String
    ) async throws {
        let result = try await movies.run(arguments)

        #expect(result.status == status)
        #expect(result.stderr == "movies: \(message)\n")
    }

    @Test func `exits silently if its reader closes the pipe`() async throws {
        let result = try await movies.run(["search", "the"], output: .pipeClosedEarly)

        #expect(result.status == 0)
        #expect(result.signal == nil)
        #expect(result.stderr.isEmpty)
    }

    @Test(
        .enabled(if: access("/dev/full", F_OK) == 0, "only Linux has a device that is full"),
        arguments: ["search", "history", "help"]
    )
    func `exits with 74 if the results can't be written`(command: String) async throws {
        let home = try TemporaryDirectory()
        try home.write("1\talien\n", to: ".local/state/movies/recent-queries.tsv")

        let result = try await movies.run(
            command == "search" ? [command, "alien"] : [command],
            environment: ["HOME": home.path],
            output: .file("/dev/full")
        )

        #expect(result.status == 74)
        #expect(result.stderr == "movies: can't write the results: No space left on device\n")
    }

    @Test func `exits with 74 if standard output is closed`() async throws {
        #expect(try await movies.run(["search", "alien"], output: .closed).status == 74)
    }

    @Test(arguments: ["/dev/null", "/nowhere/at/all", "", "relative"])
    func `prints movies and one warning without a usable home`(home: String) async throws {
        let typed = try await ProgramSession().type(["search", "alien"], ["HOME": home])
        let piped = try await movies.run(["search", "alien"], environment: ["HOME": home])

        #expect(typed.status == 0)
        #expect(typed.stdout.contains("Alien"))
        // The footer of the table, and the warning.
        let lines = typed.stderr.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("movies: the query was not saved: ") ?? false)
        // Nothing is to be saved.
        #expect(piped.status == 0)
        #expect(piped.rows.first?[1] == "Alien")
        #expect(piped.stderr.isEmpty)
    }

    @Test func `shows a movie by its title that searches hide`() async throws {
        let home = try TemporaryDirectory()
        try home.write("348\n", to: ".config/movies/seen")
        try home.write("--not-in=seen", to: ".config/movies/config")

        let search = try await movies.run(
            ["search", "alien", "-n", "1", "--format", "ids"],
            environment: ["HOME": home.path]
        )
        let show = try await movies.run(["show", "alien"], environment: ["HOME": home.path])

        #expect(search.stdout == "679\n")
        #expect(show.stdout.hasPrefix("Alien (1979)\n"))
    }

    @Test func `the first search caches the index of the built-in catalog`() async throws {
        let folder = try TemporaryDirectory()
        let movies = try Program.moviesWithoutIndexes

        let result = try await movies.run(
            ["search", "blade", "ruiner"],
            environment: ["HOME": folder.path]
        )

        #expect(result.rows.first?[1] == "Blade Runner")
        #expect(folder.exists(".cache/movies/catalog/movies.index"))
    }

    @Test func `prints movies if HOME is not set`() async throws {
        let movies = try Program.moviesWithoutIndexes

        let result = try await movies.run(["search", "alien", "--quiet"], removing: ["HOME"])

        #expect(result.status == 0)
        #expect(result.rows.first?[1] == "Alien")
        #expect(result.stderr.isEmpty)
    }
}

extension ProgramResult {
    /// The fields of each line.
    var rows: [[String]] {
        stdout.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
