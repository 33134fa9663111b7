import Foundation
import TestSupport
import Testing

/// The commands in the documents whose output is not shown end with status 0.
///
/// Programs that need a terminal, a desktop or a mail server are replaced: those that choose a
/// line choose the first one, and the others do nothing. A server takes the place of TMDB and of
/// IMDb. Examples with a program that is not installed here are skipped.
@Suite(.serialized, .onOwnThread)
struct ShellExampleTests {
    private static let documents = ["README.md", "docs/USAGE.md", "docs/RECIPES.md"]

    /// Those that build and install are run before a change lands, by `.ci/run`.
    private static let installations = ["swift ", "make ", "sh install.sh"]

    private static let choosers = ["fzf", "rofi"]
    private static let silentPrograms = ["mail", "mpv", "tmux", "xdg-open", "editor"]

    private static func examples() throws -> [CodeBlock] {
        try documents.flatMap { try CodeBlock.all(in: $0, language: "sh") }.filter { example in
            !installations.contains(where: example.text.hasPrefix)
                && (!example.text.contains("jq ") || Program.installed("jq") != nil)
        }
    }

    @Test(arguments: try examples())
    func `runs`(example: CodeBlock) async throws {
        let home = try Self.home()
        let server = try HTTPTestServer(handler: Self.reply)

        let result = try await Program(path: "/bin/sh").run(
            ["-e", "-c", example.text],
            environment: [
                "HOME": home.path, "PATH": "\(home.path)/bin:\(Program.installationPath)",
                "EDITOR": "editor", "BROWSER": "xdg-open", "MOVIES_API_URL": server.url + "/3",
                "MOVIES_IMDB_URL": server.url,
                "TMDB_API_KEY": "0123456789abcdef0123456789abcdef",
            ],
            input: Data("0123456789abcdef0123456789abcdef\n".utf8),
            workingDirectory: home.path
        )

        #expect(result.status == 0, "\(example.text)\n\(result.stdout)\(result.stderr)")
        #expect(!result.stderr.contains("sh:"), "\(result.stderr)")
    }

    @Test func `finds the commands`() throws {
        let examples = try Self.examples()

        for document in Self.documents {
            #expect(examples.contains { $0.document == document })
        }
        #expect(examples.contains { $0.text.contains("fzf --delimiter") })
    }

    /// A home with the files that the examples name, and the programs that they run.
    private static func home() throws -> TemporaryDirectory {
        let home = try TemporaryDirectory()
        for program in choosers {
            try home.writeExecutable("#!/bin/sh\nhead -n 1\n", to: "bin/\(program)")
        }
        for program in silentPrograms {
            try home.writeExecutable(
                "#!/bin/sh\ntest -t 0 || cat >/dev/null\n",
                to: "bin/\(program)"
            )
        }
        try FileManager.default.createSymbolicLink(
            atPath: home.path(of: "bin/movies"),
            withDestinationPath: try Program.movies.path
        )
        try home.write("x", to: "Videos/The.Matrix.1999.1080p.BluRay.mkv")
        try home.write("x", to: "Videos/Inception.mp4")
        let export = "Date,Name,Year,Letterboxd URI,Rating\n"
        try home.write(export + "2026-01-02,The Shining,1980,,4.5\n", to: "watched.csv")
        try home.write(export + "2026-01-02,Parasite,2019,,\n", to: "watchlist.csv")
        try home.write(export + "2026-01-02,Alien,1979,,5\n", to: "ratings.csv")
        try home.write(CatalogSession.titles, to: "title.basics.tsv")
        try home.write(CatalogSession.ratings, to: "title.ratings.tsv")
        try home.write(
            "tconst\tordering\tnconst\tcategory\tjob\tcharacters\n"
                + "tt9000001\t1\tnm0000001\tactor\t\\N\t\\N\n",
            to: "title.principals.tsv"
        )
        try home.write(
            "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles\n"
                + "nm0000001\tMara Lind\t\\N\t\\N\tactor\ttt9000001\n",
            to: "name.basics.tsv"
        )
        return home
    }

    @Sendable private static func reply(to request: HTTPTestRequest) -> HTTPTestReply {
        let path = request.path.split(separator: "/").dropFirst().joined(separator: "/")
        return switch path {
        case "search/movie", "discover/movie", "movie/popular", "movie/upcoming":
            .json(TMDBResponses.lantern)
        case "search/person", "search/collection", "search/company", "search/keyword":
            .json(TMDBResponses.nothing)
        case "genre/movie/list": .json(#"{"genres":[{"id":18,"name":"Drama"}]}"#)
        case "watch/providers/movie":
            .json(#"{"results":[{"provider_id":8,"provider_name":"Netflix"}]}"#)
        case "authentication", "configuration": .json(#"{"success":true}"#)
        case let path where path.hasPrefix("find/"):
            .json(#"{"movie_results":[{"id":42,"title":"Lantern","release_date":"1999-03-31"}]}"#)
        case let path where path.hasPrefix("movie/"):
            .json(
                #"{"id":42,"title":"Lantern","release_date":"1999-03-31","videos":{"results":[{"#
                    + #""site":"YouTube","type":"Trailer","key":"abc","official":true}]}}"#
            )
        default: .status(404)
        }
    }
}
