import Foundation
import TestSupport
import Testing

/// `movies config` of the built program, and what an invalid configuration file stops.
@Suite(.serialized, .onOwnThread)
struct ConfigProgramTests {
    private static let key = "0123456789abcdef0123456789abcdef"

    private let session: ProgramSession
    private var home: TemporaryDirectory { session.home }

    init() throws { session = try ProgramSession() }

    @Test func `prints each setting with its value and its origin`() async throws {
        try configure("--region=KR\n\n--timeout 2.5\n--bind=Q:quit\n")
        try home.write("from-the-file", to: ".config/movies/token")

        let result = try await session.run(
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

    @Test(arguments: [
        ("MOVIES_API_URL", "ftp://example.org", 78),
        ("MOVIES_API_URL", "https://example.org/3?api_key=password", 78),
        ("MOVIES_IMAGE_URL", "https://user:password@example.org/3", 78),
        // It is not used.
        ("MOVIES_IMDB_URL", "password", 0),
    ])
    func `prints the settings even if one is invalid, and not the value of that`(
        name: String,
        value: String,
        status: Int32
    ) async throws {
        let result = try await session.run(
            ["config", "--source", "tmdb"],
            [name: value, "TMDB_API_KEY": "key"]
        )

        #expect(result.status == status)
        #expect(result.rows.contains([name, "invalid", name]))
        #expect(result.rows.contains(["source", "tmdb", "--source"]))
        #expect(result.stderr.hasPrefix("movies: \(name) must be a plain https URL"))
        #expect(!(result.stdout + result.stderr).contains("password"))
    }

    @Test func `separates the groups on a terminal, with values below their names if it is narrow`()
        async throws
    {
        let arguments = ["config", "--color", "never"]
        let wide = try await session.terminal(arguments, columns: 100).result().stdout
        let narrow = try await session.terminal(arguments, columns: 40).result().stdout

        let groups = wide.components(separatedBy: "\r\n\r\n")
        #expect(groups.count == 3)
        #expect(groups[0].hasPrefix("token              not set  (default)\r\nlanguage  "))
        #expect(groups[1].hasPrefix("MOVIES_API_URL     https://api.themoviedb.org/3  (default)"))
        #expect(groups[2].hasPrefix("configurationFile  \(home.path)"))
        #expect(narrow.contains("\r\nMOVIES_API_URL\r\n  https://api.themoviedb.org/3\r\n"))
        #expect(narrow.split(separator: "\r\n").allSatisfy { $0.count <= 40 })
    }

    @Test func `prints the settings as JSON`() async throws {
        let result = try await session.run(["config", "--json"], ["XDG_STATE_HOME": "/x"])

        let object = try JSONSerialization.jsonObject(with: result.stdoutData) as? [String: Any]
        let paths = object?["paths"] as? [[String: Any]]
        let history = paths?.first { $0["name"] as? String == "historyFile" }
        let settings = object?["settings"] as? [[String: Any]]
        #expect(history?["value"] as? String == "/x/movies/recent-queries.tsv")
        #expect(history?["from"] as? String == "XDG_STATE_HOME")
        #expect(settings?.first?["name"] as? String == "token")
    }

    // MARK: The token

    @Test func `stores a token that TMDB accepts, and shows it nowhere`() async throws {
        let server = try HTTPTestServer(reply: .json(#"{"success":true,"status_code":1}"#))

        let result = try await setToken("a-token\n", server.url)
        let config = try await session.run(["config"])

        #expect(result.status == 0)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.contains("stored the token in"))
        #expect(!result.stderr.contains("a-token"))
        #expect(server.requests.map(\.path) == ["/3/authentication"])
        #expect(server.requests.first?.header("Authorization") == "Bearer a-token")
        #expect(config.stdout.contains("token\t********\t"))
        #expect(try mode(of: ".config/movies/token") == 0o600)
    }

    @Test func `stores no token that TMDB refuses, or that it can't check`() async throws {
        let server = try HTTPTestServer(reply: .json(#"{"status_code":7}"#, status: 401))

        let refused = try await setToken(Self.key, server.url)
        let unchecked = try await setToken(Self.key, UnusedPort().url)

        #expect(refused.status == 77)
        #expect(
            refused.stderr
                == "movies: TMDB refused the credential; it was not stored; copy it again\n"
        )
        #expect(unchecked.status == 69)
        #expect(unchecked.stderr.contains("--offline stores it without a check"))
        #expect(home.contents.allSatisfy { !$0.hasSuffix("/token") })
    }

    @Test(arguments: [
        ("TMDB_API_KEY=\(key)", "API key", key), ("export TMDB_API_KEY='\(key)'", "API key", key),
        ("\"\(key)\"", "API key", key), ("\u{FEFF}Bearer new \r\nmore", "token", "new"),
        ("'", "token", "'"), ("'a", "token", "'a"), ("a\"", "token", "a\""),
        ("''a''", "token", "'a'"),
        (String(repeating: "x", count: 4096), "token", String(repeating: "x", count: 4096)),
    ])
    func `stores a token without what is around it, in place of another`(
        text: String,
        noun: String,
        token: String
    ) async throws {
        try home.write("a b", to: ".config/movies/token")

        let result = try await store(text)

        #expect(result.status == 0)
        #expect(result.stderr.contains("stored the \(noun) in"))
        #expect(result.stderr.hasSuffix("/token, and did not check it\n"))
        #expect(try home.read(".config/movies/token") == token + "\n")
        #expect(try await store(text, ["--quiet"]).stderr.isEmpty)
    }

    @Test(arguments: [
        "", "\n", " \n", "two words", "caf\u{E9}", String(repeating: "x", count: 4097),
    ])
    func `refuses what is no token`(input: String) async throws {
        #expect(try await store(input).status == 64)
        #expect(home.contents.allSatisfy { !$0.hasSuffix("/token") })
    }

    @Test func `says why it can't read a token`() async throws {
        let command = "exec '\(session.movies.path)' config set-token --offline </"

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
        ("--regoin=KR", [:], nil),
    ])
    func `stores a token even if it is not used, and says why`(
        file: String,
        environment: [String: String],
        reason: String?
    ) async throws {
        try configure(file)

        let result = try await session.run(
            ["config", "set-token", "--offline"],
            environment,
            input: "t"
        )

        let lines = result.stderr.split(separator: "\n").dropFirst().map { String($0) }
        #expect(lines == [reason.map { "movies: \($0)" }].compactMap(\.self))
        #expect(try home.read(".config/movies/token") == "t\n")
    }

    @Test(arguments: [
        ["config", "set-token", "eyJsecret"], ["config", "eyJsecret"], ["set-token", "eyJsecret"],
        ["config", "set-tokne", "eyJsecret"], ["config", "token=eyJsecret"], ["eyJsecret"],
    ])
    func `prints no token that is an argument, but the command that takes it`(
        arguments: [String]
    ) async throws {
        let result = try await session.run(arguments)

        #expect(result.status == 64)
        #expect(!result.stderr.contains("eyJ"))
        let namesCommand = result.stderr.contains("movies config set-token")
        #expect(namesCommand == (arguments != ["eyJsecret"]))
    }

    @Test func `does not show a token that is typed`() async throws {
        let keys = "wrong\u{15}typed\u{1B}[A\u{1A}-tokem\u{7F}n\r"
        let result = try await type(keys, at: ["config", "set-token", "--offline"])

        #expect(result.status == 0)
        #expect(!result.stdout.contains("typed"))
        #expect(result.stdout.contains("https://www.themoviedb.org/settings/api\r\n"))
        #expect(result.stdout.contains("Try 'movies list trending'"))
        #expect(result.stdout.contains("To do without it again, remove \(home.path)"))
        #expect(try home.read(".config/movies/token") == "typed-token\n")
        let quiet = try await type("token\r", at: ["config", "set-token", "--offline", "--quiet"])
        #expect(!quiet.stdout.contains("https://") && !quiet.stdout.contains("Try 'movies"))
        try configure("--source=catalog")
        let unused = try await type("token\r", at: ["config", "set-token", "--offline"])
        #expect(unused.stdout.contains("the source is the catalog"))
        #expect(!unused.stdout.contains("Try 'movies"))
    }

    @Test func `ends a question with Ctrl-C, and asks none with --no-input`() async throws {
        let silent = try session.terminal(["config", "set-token", "--no-input"])
        let screen = try session.terminal(["--no-input"])

        #expect(try await type("\u{3}", at: ["config", "set-token"]).status == 130)
        #expect(try await silent.result().status == 64)
        #expect(try await screen.result().status == 64)
        #expect(screen.output.contains("with --no-input there is no prompt; give a command"))
    }

    // MARK: The file

    @Test(arguments: [
        ["history"], ["history", "clear"], ["cache", "info"], ["cache", "clear"],
        ["catalog", "info"], ["catalog", "remove"], ["suggest", "bl"], ["help"],
        ["search", "--help"], ["--version"], ["completions", "bash"],
    ])
    func `an invalid file does not stop what does not need it`(arguments: [String]) async throws {
        try configure("--timeout=soon\n--regoin=KR")

        let result = try await session.run(arguments)

        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [["search", "alien"], ["show", "348"], ["config"]])
    func `an invalid file stops what needs it`(arguments: [String]) async throws {
        try configure("# mine\n--timeout=soon\n--regoin=KR")

        let result = try await session.run(arguments)

        #expect(result.status == 78)
        let path = home.path(of: ".config/movies/config")
        #expect(
            result.stderr
                == "movies: \(path):2: --timeout must be a number of seconds above 0, at most 86400, "
                + "not 'soon'\n"
        )
    }

    @Test func `an option in the file is for the commands that take it`() async throws {
        try configure("--site=letterboxd\n--not-in=")

        let stored = try await session.run(["open", "348", "--print"])
        let typed = try await session.run(["open", "348", "--print", "--site", "tmdb"])

        #expect(stored.stdout == "https://letterboxd.com/tmdb/348\n")
        #expect(typed.stdout == "https://www.themoviedb.org/movie/348\n")
        #expect(try await session.run(["search", "alien"]).status == 78)
    }

    @Test func `names an old file, and leaves it`() async throws {
        try home.write("{ region: 'KR' }", to: ".config/movies/config.json5")

        let result = try await session.run(["search", "alien"])

        #expect(result.status == 0)
        #expect(
            result.stderr.hasPrefix(
                "movies: \(home.path(of: ".config/movies/config.json5")) is not read any more; "
            )
        )
        #expect(try await session.run(["search", "alien", "-q"]).stderr.isEmpty)
        #expect(try home.read(".config/movies/config.json5") == "{ region: 'KR' }")
    }

    @Test func `opens a new file with all options as comments, and says what is invalid in it`()
        async throws
    {
        try editor("cat \"$2\"; echo --timeout=soon >>\"$2\"; echo \"$1\" >\"$HOME/option\"")

        let result = try await edit(["EDITOR": "\(home.path(of: "bin/editor")) --wait"])

        #expect(result.status == 78)
        let file = try home.read(".config/movies/config")
        let line = file.components(separatedBy: "\n").count - 1
        #expect(result.stdout.contains(":\(line): --timeout must be"))
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

    @Test(arguments: ["false", "no-such-editor", "stty raw -echo; kill -KILL $$ #"])
    func `says that the editor failed, and leaves the terminal as it was`(
        editor: String
    ) async throws {
        let terminal = try session.terminal(["config", "edit"], ["EDITOR": editor])
        let result = try await terminal.result()

        #expect(result.status == 69)
        #expect(
            result.stdout.contains("movies: the editor '\(editor)' failed; check VISUAL and EDITOR")
        )
        #expect(try terminal.settings == InteractiveSession.defaultSettings())
    }

    @Test func `needs a terminal for the editor`() async throws {
        let result = try await session.run(["config", "edit"], ["EDITOR": "true"])

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
        try await session.terminal(["config", "edit"], environment).result()
    }

    /// The output of a command on a terminal that asks for a token.
    private func type(_ keys: String, at arguments: [String]) async throws -> ProgramResult {
        let terminal = try session.terminal(arguments)
        #expect(await terminal.waitForOutput(containing: "TMDB token"))
        try await terminal.write(keys)
        return try await terminal.result()
    }

    private func setToken(_ token: String, _ url: String) async throws -> ProgramResult {
        try await session.run(
            ["config", "set-token", "--timeout", "60"],
            ["MOVIES_API_URL": url + "/3"],
            input: token
        )
    }

    private func store(_ text: String, _ options: [String] = []) async throws -> ProgramResult {
        try await session.run(["config", "set-token", "--offline"] + options, input: text)
    }

    private func configure(_ text: String) throws {
        try home.write(text, to: ".config/movies/config")
    }

    private func mode(of name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: home.path(of: name))
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
