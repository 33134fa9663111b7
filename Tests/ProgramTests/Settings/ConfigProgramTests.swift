import Foundation
import TestSupport
import Testing

/// `movies config` of the built program, and what an invalid configuration file stops.
@Suite(.serialized, .onOwnThread)
struct ConfigProgramTests {
    private static let accepted = HTTPTestReply.json(#"{"success":true,"status_code":1}"#)
    private static let refused = HTTPTestReply.json(
        #"{"success":false,"status_code":7,"status_message":"Invalid API key."}"#,
        status: 401
    )

    private let movies: Program
    private let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    @Test func `prints each setting with its value and its origin`() async throws {
        try configure("--region=KR\n\n--timeout 2.5\n--bind=Q:quit\n")
        try home.write("from-the-file", to: ".config/movies/token")

        let result = try await run(
            ["config", "--source", "catalog", "--no-history", "--bind", "X:next"],
            ["LC_ALL": "ko_KR.UTF-8", "NO_COLOR": "1", "TMDB_API_KEY": "from-the-environment"]
        )

        let rows = Dictionary(result.rows.map { ($0[0], Array($0.dropFirst())) }) { $0 + $1 }
        let file = home.path(of: ".config/movies/config")
        #expect(result.status == 0)
        #expect(rows["key"] == ["********", "TMDB_API_KEY"])
        #expect(rows["language"] == ["ko-KR", "LC_ALL"])
        #expect(rows["region"] == ["KR", file + ":1"])
        #expect(rows["timeout"] == ["2.5", file + ":3"])
        #expect(rows["source"] == ["catalog", "--source"])
        #expect(rows["no-history"] == ["true", "--no-history"])
        #expect(rows["bind"] == ["Q:quit", file + ":4", "X:next", "--bind"])
        #expect(rows["color"] == ["never", "NO_COLOR"])
        #expect(rows["no-mouse"] == ["false", "default"])
        #expect(rows["configurationFile"] == [file, "default"])
        #expect(!result.stdout.contains("from-the-"))
    }

    @Test func `prints the settings, also those that stop other commands`() async throws {
        let result = try await run(
            ["config", "--source", "tmdb"],
            ["MOVIES_API_URL": "ftp://example.org", "TMDB_API_KEY": "key"]
        )

        #expect(result.status == 78)
        #expect(result.rows.contains(["MOVIES_API_URL", "invalid", "MOVIES_API_URL"]))
        #expect(result.rows.contains(["source", "tmdb", "--source"]))
        #expect(result.stderr.hasPrefix("movies: MOVIES_API_URL must be a plain https URL"))
    }

    @Test func `says what is invalid, even if it is not used`() async throws {
        let result = try await run(["config"], ["MOVIES_IMDB_URL": "nonsense"])

        #expect(result.status == 0)
        #expect(result.rows.contains(["MOVIES_IMDB_URL", "invalid", "MOVIES_IMDB_URL"]))
        #expect(result.stderr.hasPrefix("movies: MOVIES_IMDB_URL must be a plain https URL"))
    }

    @Test func `puts values below their names in a narrow terminal`() async throws {
        let terminal = try PseudoTerminal(
            movies,
            ["config", "--color", "never"],
            columns: 40,
            environment: ["HOME": home.path]
        )

        let lines = try await terminal.result().stdout.split(separator: "\r\n")

        let url = try #require(lines.firstIndex(of: "MOVIES_API_URL"))
        #expect(lines[url + 1] == "  https://api.themoviedb.org/3")
        #expect(lines.allSatisfy { $0.count <= 40 })
    }

    @Test func `separates the groups of settings on a terminal`() async throws {
        let terminal = try PseudoTerminal(
            movies,
            ["config", "--color", "never"],
            columns: 100,
            environment: ["HOME": home.path]
        )

        let text = try await terminal.result().stdout

        let groups = text.components(separatedBy: "\r\n\r\n")
        #expect(groups.count == 3)
        #expect(groups[0].hasPrefix("token              not set  (default)\r\nlanguage  "))
        #expect(groups[1].hasPrefix("MOVIES_API_URL     https://api.themoviedb.org/3  (default)"))
        #expect(groups[2].hasPrefix("configurationFile  \(home.path)"))
    }

    @Test func `prints the settings as JSON`() async throws {
        let result = try await run(["config", "--json"], ["XDG_STATE_HOME": "/x"])

        let object = try JSONSerialization.jsonObject(with: result.stdoutData) as? [String: Any]
        let paths = object?["paths"] as? [[String: Any]]
        let history = paths?.first { $0["name"] as? String == "historyFile" }
        let settings = object?["settings"] as? [[String: Any]]
        #expect(history?["value"] as? String == "/x/movies/recent-queries.tsv")
        #expect(history?["from"] as? String == "XDG_STATE_HOME")
        #expect(settings?.first?["name"] as? String == "token")
    }

    @Test func `stores a token that TMDB accepts, and shows it nowhere`() async throws {
        let server = try HTTPTestServer(reply: Self.accepted)

        let result = try await setToken("a-token\n", server)
        let search = try await run(["config"])

        #expect(result.status == 0)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.contains("stored the token in"))
        #expect(!result.stderr.contains("a-token"))
        #expect(server.requests.map(\.path) == ["/3/authentication"])
        #expect(server.requests.first?.header("Authorization") == "Bearer a-token")
        #expect(search.stdout.contains("token\t********\t"))
        #expect(try mode(of: ".config/movies/token") == 0o600)
    }

    @Test func `stores no token that TMDB refuses`() async throws {
        let server = try HTTPTestServer(reply: Self.refused)

        let result = try await setToken("0123456789abcdef0123456789abcdef", server)

        #expect(result.status == 77)
        #expect(
            result.stderr
                == "movies: TMDB refused the credential; it was not stored; copy it again\n"
        )
        #expect(home.contents.allSatisfy { !$0.hasSuffix("/token") })
    }

    @Test func `stores no token without a connection, unless told so`() async throws {
        let environment = ["MOVIES_API_URL": "http://127.0.0.1:\(try UnusedPort().port)/3"]

        let result = try await run(["config", "set-token"], environment, input: "token")
        let offline = try await run(
            ["config", "set-token", "--offline"],
            environment,
            input: "token"
        )

        #expect(result.status == 69)
        #expect(result.stderr.contains("--offline stores it without a check"))
        #expect(offline.status == 0)
        #expect(offline.stderr.hasSuffix("/token, and did not check it\n"))
        #expect(try mode(of: ".config/movies/token") == 0o600)
    }

    @Test(arguments: [
        "TMDB_API_KEY=0123456789abcdef0123456789abcdef",
        "export TMDB_API_KEY='0123456789abcdef0123456789abcdef'",
        "\"0123456789abcdef0123456789abcdef\"",
    ])
    func `takes an API key with what is around it, in place of a token`(
        text: String
    ) async throws {
        try home.write("old", to: ".config/movies/token")

        let result = try await run(["config", "set-token", "--offline"], input: text)

        #expect(result.stderr.contains("stored the API key in"))
        #expect(
            try home.read(".config/movies/token") == "0123456789abcdef0123456789abcdef\n"
        )
    }

    @Test func `says why it can't read a token`() async throws {
        let command = "exec '\(movies.path)' config set-token --offline </"

        let result = try await Program(path: "/bin/sh").run(["-c", command])

        #expect(result.status == 74)
        #expect(result.stderr == "movies: can't read standard input: Is a directory\n")
    }

    @Test(arguments: [
        (
            "--source=catalog", [:],
            "the source is the catalog, which does not use it; see 'movies config'"
        ),
        ("", ["TMDB_API_KEY": "k"], "TMDB_API_KEY in the environment overrides it; unset it"),
        ("", [:], nil),
    ])
    func `says why a stored token is not used`(
        file: String,
        environment: [String: String],
        reason: String?
    ) async throws {
        try configure(file)

        let result = try await run(["config", "set-token", "--offline"], environment, input: "t")

        let lines = result.stderr.split(separator: "\n")
        #expect(
            lines.dropFirst().map { String($0) }
                == [reason.map { "movies: \($0)" }].compactMap(\.self)
        )
    }

    @Test func `replaces a token that can't be sent, and takes one as it is copied`() async throws {
        try home.write("a b", to: ".config/movies/token")

        let result = try await run(
            ["config", "set-token", "--offline"],
            input: "\u{FEFF}Bearer new-token \r\nmore"
        )

        #expect(result.status == 0, "\(result.stderr)")
        #expect(try home.read(".config/movies/token") == "new-token\n")
    }

    @Test(arguments: [
        ("'", "'"), ("'a", "'a"), ("a\"", "a\""), ("\"a\"", "a"), ("''a''", "'a'"),
        (String(repeating: "x", count: 4096), String(repeating: "x", count: 4096)),
    ])
    func `stores a token without the quotes around it, if it has a plausible length`(
        text: String,
        token: String
    ) async throws {
        let result = try await run(["config", "set-token", "--offline", "--quiet"], input: text)

        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
        #expect(try home.read(".config/movies/token") == token + "\n")
    }

    @Test(arguments: [
        ["config", "set-token", "eyJsecret"], ["config", "eyJsecret"], ["set-token", "eyJsecret"],
        ["config", "set-tokne", "eyJsecret"], ["config", "token=eyJsecret"],
    ])
    func `prints no token that is an argument, but the command that takes it`(
        arguments: [String]
    ) async throws {
        let result = try await run(arguments)

        #expect(result.status == 64)
        #expect(!result.stderr.contains("eyJ"))
        #expect(result.stderr.contains("movies config set-token"))
    }

    @Test func `prints no token that is the only argument`() async throws {
        let result = try await run(["eyJsecret"])

        #expect(result.status == 64)
        #expect(!result.stderr.contains("eyJ"))
    }

    @Test(arguments: [
        "https://user:password@example.org/3", "https://example.org/3?api_key=password", "password",
    ])
    func `shows no invalid URL, which may have a password`(url: String) async throws {
        let names = ["MOVIES_API_URL", "MOVIES_IMAGE_URL", "MOVIES_IMDB_URL"]

        let result = try await run(
            ["config"],
            Dictionary(uniqueKeysWithValues: names.map { ($0, url) })
        )

        #expect(!result.stdout.contains("password"))
        #expect(result.rows.count { $0[1] == "invalid" } == 3)
    }

    @Test(arguments: [
        "", "\n", " \n", "two words", "caf\u{E9}", String(repeating: "x", count: 4097),
    ])
    func `refuses what is no token`(input: String) async throws {
        let result = try await run(["config", "set-token", "--offline"], input: input)

        #expect(result.status == 64)
        #expect(home.contents.allSatisfy { !$0.hasSuffix("/token") })
    }

    @Test func `does not show a token that is typed`() async throws {
        let terminal = try PseudoTerminal(
            movies,
            ["config", "set-token", "--offline"],
            environment: ["HOME": home.path]
        )
        #expect(await terminal.waitForOutput(containing: "TMDB token"))

        try await terminal.write("wrong\u{15}typed\u{1B}[A\u{1A}-tokem\u{7F}n\r")
        let result = try await terminal.result()

        #expect(result.status == 0)
        #expect(!result.stdout.contains("typed"))
        #expect(result.stdout.contains("https://www.themoviedb.org/settings/api\r\n"))
        #expect(result.stdout.contains("Try 'movies list trending'"))
        #expect(result.stdout.contains("To do without it again, remove \(home.path)"))
        #expect(try home.read(".config/movies/token") == "typed-token\n")
    }

    @Test func `says on a terminal why a stored token is not used, or nothing with --quiet`()
        async throws
    {
        try configure("--source=catalog")
        let unused = try await typedToken(["config", "set-token", "--offline"])
        try configure("")
        let quiet = try await typedToken(["config", "set-token", "--offline", "--quiet"])

        #expect(unused.contains("the source is the catalog"))
        #expect(!unused.contains("movies list trending"))
        #expect(!quiet.contains("https://"))
        #expect(!quiet.contains("movies list trending"))
    }

    @Test func `suggests a command that is near, and names the others`() async throws {
        let near = try await run(["config", "edti"])
        let other = try await run(["config", "language"])

        #expect(
            near.stderr == "movies: unknown command; did you mean 'movies config edit'?\n"
        )
        #expect(other.stderr.hasSuffix("; the others are edit\n"))
    }

    @Test func `ends a question with Ctrl-C, and asks none with --no-input`() async throws {
        let asking = try PseudoTerminal(
            movies,
            ["config", "set-token"],
            environment: ["HOME": home.path]
        )
        #expect(await asking.waitForOutput(containing: "TMDB token"))
        try await asking.write("\u{03}")
        let silent = try PseudoTerminal(
            movies,
            ["config", "set-token", "--no-input"],
            environment: ["HOME": home.path]
        )

        #expect(try await asking.result().status == 130)
        #expect(try await silent.result().status == 64)
    }

    @Test(arguments: [
        ["history"], ["history", "clear"], ["cache", "info"], ["cache", "clear"],
        ["catalog", "info"], ["catalog", "remove"], ["suggest", "bl"], ["help"],
        ["search", "--help"], ["--version"], ["completions", "bash"],
    ])
    func `an invalid file does not stop what does not need it`(arguments: [String]) async throws {
        try configure("--timeout=soon\n--regoin=KR")

        let result = try await run(arguments)

        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [["search", "alien"], ["show", "348"], ["config"]])
    func `an invalid file stops what needs it`(arguments: [String]) async throws {
        try configure("# mine\n--timeout=soon\n--regoin=KR")

        let result = try await run(arguments)

        #expect(result.status == 78)
        let path = home.path(of: ".config/movies/config")
        #expect(
            result.stderr
                == "movies: \(path):2: --timeout must be a number of seconds above 0, at most 86400, "
                + "not 'soon'\n"
        )
    }

    @Test func `an invalid file does not stop the storing of a token`() async throws {
        try configure("--regoin=KR")

        let result = try await run(["config", "set-token", "--offline"], input: "token")

        #expect(result.status == 0)
        #expect(try home.read(".config/movies/token") == "token\n")
    }

    @Test func `an invalid option stops only what takes it`() async throws {
        try configure("--not-in=")

        let search = try await run(["search", "alien"])
        let show = try await run(["show", "348"])

        #expect(search.status == 78)
        #expect(show.status == 0)
    }

    @Test func `opens pages of the site in the file, unless an option names another`() async throws
    {
        try configure("--site=letterboxd")

        let stored = try await run(["open", "348", "--print"])
        let typed = try await run(["open", "348", "--print", "--site", "tmdb"])

        #expect(stored.stdout == "https://letterboxd.com/tmdb/348\n")
        #expect(typed.stdout == "https://www.themoviedb.org/movie/348\n")
    }

    @Test func `names an old file, and leaves it`() async throws {
        try home.write("{ region: 'KR' }", to: ".config/movies/config.json5")

        let result = try await run(["search", "alien"])
        let quiet = try await run(["search", "alien", "-q"])

        #expect(result.status == 0)
        #expect(
            result.stderr.hasPrefix(
                "movies: \(home.path(of: ".config/movies/config.json5")) is not read any more; "
            )
        )
        #expect(quiet.stderr.isEmpty)
        #expect(try home.read(".config/movies/config.json5") == "{ region: 'KR' }")
    }

    @Test func `opens a new file with all options as comments, and says what is invalid in it`()
        async throws
    {
        try editor("cat \"$2\"; echo --timeout=soon >>\"$2\"; echo \"$1\" >\"$HOME/option\"")

        let result = try await edit(["EDITOR": "\(home.path(of: "bin/editor")) --wait"])

        #expect(result.status == 78)
        let file = try home.read(".config/movies/config")
        #expect(
            result.stdout.contains(
                ":\(file.split(separator: "\n", omittingEmptySubsequences: false).count - 1): --timeout must be"
            )
        )
        for option in ["region=YY", "not-in=FILE", "no-images", "bind=KEY:ACTION"] {
            #expect(file.contains("\n# --\(option)\n"))
        }
        #expect(result.stdout.contains("# --region=YY\r\n"))
        #expect(try home.read("option") == "--wait\n")
    }

    @Test func `is fine with a valid file, and prefers VISUAL`() async throws {
        try home.write("--region=KR", to: "other")
        try editor("cat \"$1\"")

        let result = try await edit([
            "VISUAL": home.path(of: "bin/editor"), "EDITOR": "false",
            "MOVIES_CONFIG": home.path(of: "other"),
        ])

        #expect(result.status == 0)
        #expect(result.stdout == "--region=KR")
    }

    @Test(arguments: ["false", "no-such-editor"])
    func `says that the editor failed`(editor: String) async throws {
        let result = try await edit(["EDITOR": editor])

        #expect(result.status == 69)
        #expect(
            result.stdout.contains("movies: the editor '\(editor)' failed; check VISUAL and EDITOR")
        )
    }

    @Test func `leaves the terminal as it was after an editor that is killed`() async throws {
        let terminal = try PseudoTerminal(
            movies,
            ["config", "edit"],
            environment: ["HOME": home.path, "EDITOR": "stty raw -echo; kill -KILL $$ #"]
        )

        #expect(try await terminal.result().status == 69)
        #expect(try terminal.settings == InteractiveSession.defaultSettings())
    }

    @Test func `needs a terminal for the editor`() async throws {
        let result = try await run(["config", "edit"], ["EDITOR": "true"])

        #expect(result.status == 64)
        #expect(
            result.stderr == "movies: an editor needs a terminal; "
                + "the file is \(home.path(of: ".config/movies/config"))\n"
        )
        #expect(home.contents.isEmpty)
    }

    private func editor(_ script: String) throws {
        try home.writeExecutable("#!/bin/sh\n\(script)\n", to: "bin/editor")
    }

    private func edit(_ environment: [String: String]) async throws -> ProgramResult {
        let terminal = try PseudoTerminal(
            movies,
            ["config", "edit"],
            environment: environment.merging(["HOME": home.path]) { $1 }
        )
        return try await terminal.result()
    }

    @Test func `refuses to show screens with --no-input`() async throws {
        for arguments in [
            ["--no-input"], ["search", "-i", "alien", "--no-input"], ["--pick", "--no-input"],
        ] {
            let terminal = try PseudoTerminal(movies, arguments, environment: ["HOME": home.path])

            let result = try await terminal.result()
            #expect(result.status == 64, "\(arguments)")
            #expect(result.stdout.contains("--no-input"), "\(arguments)")
        }
    }

    /// The output on a terminal where a token is typed.
    private func typedToken(_ arguments: [String]) async throws -> String {
        let terminal = try PseudoTerminal(movies, arguments, environment: ["HOME": home.path])
        #expect(await terminal.waitForOutput(containing: "TMDB token"))
        try await terminal.write("token\r")
        let result = try await terminal.result()
        #expect(result.status == 0)
        return result.stdout
    }

    private func setToken(_ token: String, _ server: HTTPTestServer) async throws -> ProgramResult {
        try await run(
            ["config", "set-token", "--timeout", "60"],
            ["MOVIES_API_URL": server.url + "/3"],
            input: token
        )
    }

    private func run(
        _ arguments: [String],
        _ environment: [String: String] = [:],
        input: String? = nil
    ) async throws -> ProgramResult {
        try await movies.run(
            arguments,
            environment: environment.merging(["HOME": home.path]) { $1 },
            input: input.map { Data($0.utf8) }
        )
    }

    private func configure(_ text: String) throws {
        try home.write(text, to: ".config/movies/config")
    }

    private func mode(of name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: home.path(of: name))
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
