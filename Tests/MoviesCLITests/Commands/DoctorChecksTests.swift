import CommandLineKit
import DomainDoubles
import TestSupport
import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

@MainActor
struct DoctorChecksTests {
    fileprivate nonisolated static let full = MoviesError.storage(
        StorageFailure(operation: .write, path: "/x", reason: "No space left on device")
    )
    private static let corrupt = MoviesError.catalogUnusable(path: "/x", .corrupt)
    private static let noProgram = MoviesError.networkProgramUnusable(path: "/x", .missing)

    private let home: TemporaryDirectory

    init() throws { home = try TemporaryDirectory() }

    @Test func `is fine if everything works`() async throws {
        let report = await report()

        #expect(report.exitCode == .done)
        #expect(report.checks.allSatisfy { $0.status == .ok })
        #expect(check("terminal", report).message == "80 × 24, colors, images by sixel, links")
        #expect(check("history", report).message == "3 queries")
        #expect(check("cache", report).message == "2 responses, /c")
    }

    @Test func `checks the files of movies if there are any`() async {
        let failure = StorageFailure(operation: .read, path: "/x.csv", reason: "Permission denied")

        let fine = await report(Diagnostics(movieFiles: .success(1_204)))
        let failed = await report(Diagnostics(movieFiles: .failure(.storage(failure))))

        #expect(await report().checks.allSatisfy { $0.name != "files" })
        #expect(check("files", fine).message == "1,204 movies")
        #expect(check("files", failed).message == "can't read /x.csv: Permission denied")
        #expect(failed.exitCode == .readOrWriteFailed)
    }

    @Test(arguments: [
        (TerminalFeatures(), "standard output is not a terminal", true),
        (
            TerminalFeatures(isDumb: true),
            "TERM=dumb: no colors, no screens, no images; set TERM to the terminal's name", false
        ),
        (small(40, 10), "40 × 10, no colors, no images, no links", true),
        (small(39, 10), "39 × 10, no colors, no images, no links; enlarge the window", false),
        (small(40, 9), "40 × 9, no colors, no images, no links; enlarge the window", false),
    ])
    func `warns about a small or dumb terminal`(
        terminal: TerminalFeatures,
        message: String,
        isFine: Bool
    ) async {
        let report = await report(terminal: terminal)

        #expect(check("terminal", report).message == message)
        #expect(check("terminal", report).status == (isFine ? .ok : .warning))
        #expect(report.exitCode == .done)
    }

    @Test(arguments: [
        (CatalogSource.builtIn, 1, "2026-08", "1 movie up to August 2026, built in"),
        (.builtIn, 3, "", "3 movies, built in"),
        (.imdb, 1_234, "2026-08-31", "1,234 movies of IMDb, 2026-08-31, /catalog"),
    ])
    func `says which catalog is used`(
        source: CatalogSource,
        count: Int,
        date: String,
        text: String
    ) async {
        let info = CatalogInfo(
            source: source,
            movieCount: count,
            date: CalendarDate(date),
            formatVersion: 1,
            path: source == .builtIn ? nil : "/catalog"
        )

        #expect(check("catalog", await report(catalog: .success(info))).message == text)
    }

    @Test func `says if no more queries are saved`() async throws {
        try home.write("--no-history", to: ".config/movies/config")

        #expect(
            check("history", await report()).message
                == "3 queries; no more are saved, as the configuration says"
        )
    }

    @Test func `exits with the code of the first failure, and names each`() async {
        let report = await report(
            Diagnostics(full: [.state, .cache]),
            catalog: .failure(Self.corrupt)
        )

        #expect(report.exitCode == .unreadableData)
        #expect(failures(report) == ["catalog", "cache", "history"])
        #expect(
            check("history", report).message
                == "can't write /x: No space left on device; "
                + "make room on the disk, or check the path and its permissions"
        )
        let unreadable = await self.report(openedMovies: SpyOpenedMovies(failingWith: Self.full))
        #expect(failures(unreadable) == ["history"])
    }

    @Test func `asks TMDB nothing without the network program`() async {
        let report = await report(
            Diagnostics(program: Self.noProgram, source: .credentialRefused(.tmdb)),
            ["TMDB_API_KEY": "k"]
        )

        #expect(failures(report) == ["installation"])
        #expect(check("network", report).message.hasPrefix("not checked, since movies-network"))
        #expect(check("credential", report).message.hasSuffix(", not checked"))
    }

    @Test(
        arguments: [
            (["TMDB_API_KEY": "k"], "the API key of TMDB_API_KEY; set another, or unset it"),
            ([:], "/token; 'movies config set-token' stores another"),
        ] as [([String: String], String)]
    )
    func `says how to replace a refused credential`(
        environment: [String: String],
        advice: String
    ) async throws {
        try home.write("t", to: ".config/movies/token")

        let report = await report(Diagnostics(source: .credentialRefused(.tmdb)), environment)

        #expect(report.exitCode == .credential)
        #expect(check("network", report).message == "TMDB responds")
        #expect(check("credential", report).message.hasSuffix(advice))
    }

    @Test func `names every warning about the configuration`() async throws {
        try home.write("{}", to: ".config/movies/config.json5")
        try home.write("t", to: ".config/movies/token")

        let report = await report(Diagnostics(), ["MOVIES_API_URL": "https://example.org"])
        let url = await self.report(Diagnostics(), ["MOVIES_IMDB_URL": "ftp://example.org"])

        #expect(check("configuration", report).message.contains("is not read any more"))
        #expect(check("configuration", report).message.contains("other users can read"))
        #expect(
            check("configuration", url).message.contains("MOVIES_IMDB_URL must be a plain https")
        )
        #expect(url.exitCode == .done)
    }

    @Test func `names a proxy that may be the reason`() async {
        let report = await report(
            Diagnostics(source: .server(.example, .unreachable(.lost))),
            ["https_proxy": "http://localhost:1", "TMDB_API_KEY": "k"]
        )

        #expect(check("network", report).message.hasSuffix("; https_proxy is set"))
    }

    @Test(arguments: [("", true), ("--timeout=soon", false), ("--bind=q:x", false)])
    func `an unchecked credential is fine, unless the file is invalid`(
        file: String,
        isFine: Bool
    ) async throws {
        try home.write(file, to: ".config/movies/config")

        let report = await report(Diagnostics(source: .offline(.tmdb)), ["TMDB_API_KEY": "k"])

        let check = check("credential", report)
        #expect(check.message == "the API key of TMDB_API_KEY, not checked")
        #expect(check.status == (isFine ? .ok : .warning))
    }

    @Test(arguments: [
        (200, "✓ history        3 queries"), (47, "✓ history        3 queries"),
        (46, "✓ history\n  3 queries"), (30, "✓ history\n  3 queries"),
    ])
    func `has the messages in a column, or below the names where it is narrow`(
        columns: Int,
        lines: String
    ) async {
        let text = await report().text(as: .rows(width: columns, usesColor: false))

        #expect(text.contains("\n\(lines)\n"))
        #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth <= columns })
    }

    @Test func `marks each check by its shape and its color`() async throws {
        try home.write("{}", to: ".config/movies/config.json5")
        let report = await report(catalog: .failure(Self.corrupt))

        let text = report.text(as: .rows(width: 80, usesColor: true))

        #expect(text.contains("\u{1B}[32m✓\u{1B}[0m program  "))
        #expect(text.contains("\u{1B}[33m!\u{1B}[0m configuration  "))
        #expect(text.contains("\u{1B}[31m✗\u{1B}[0m catalog  "))
    }

    private nonisolated static func small(_ columns: Int, _ rows: Int) -> TerminalFeatures {
        TerminalFeatures(size: TerminalSize(columns: columns, rows: rows))
    }

    private func report(
        _ diagnostics: Diagnostics = Diagnostics(),
        _ environment: [String: String] = [:],
        catalog: Result<CatalogInfo, MoviesError> = .success(
            CatalogInfo(source: .builtIn, movieCount: 3, date: nil, formatVersion: 1)
        ),
        openedMovies: SpyOpenedMovies = SpyOpenedMovies(),
        terminal: TerminalFeatures = TerminalFeatures(
            size: TerminalSize(columns: 80, rows: 24),
            hasColors: true,
            hasLinks: true,
            images: "sixel"
        )
    ) async -> DoctorReport {
        let environment = environment.merging(["HOME": home.path]) { $1 }
        let checks = DoctorChecks(
            settings: Settings(options: OptionValues(), environment: Environment(environment)),
            terminal: terminal,
            diagnostics: diagnostics,
            catalog: FakeCatalog(outcome: catalog.map { CatalogImportResult(catalog: $0) }),
            responseCache: StubResponseCache(),
            recentQueries: SpyRecentQueries(["alien", "dune", "heat"]),
            openedMovies: openedMovies
        )
        return DoctorReport(checks: await checks.run())
    }

    private func check(_ name: String, _ report: DoctorReport) -> DoctorReport.Check {
        report.checks.first { $0.name == name } ?? .init(name: name, status: .ok, message: "-")
    }

    private func failures(_ report: DoctorReport) -> [String] {
        report.checks.filter { ![.ok, .warning].contains($0.status) }.map(\.name)
    }
}

extension Diagnostics {
    /// Finds what it is told.
    fileprivate init(
        program: MoviesError? = nil,
        source: MoviesError? = nil,
        movieFiles: Result<Int?, MoviesError> = .success(nil),
        full: Set<Directories.Folder> = []
    ) {
        self.init(
            checkNetworkProgram: { () throws(MoviesError) in if let program { throw program } },
            checkCredential: { () throws(MoviesError) in if let source { throw source } },
            listedMovieCount: { () throws(MoviesError) in try movieFiles.get() },
            checkWriting: { folder throws(MoviesError) in
                if full.contains(folder) { throw DoctorChecksTests.full }
            }
        )
    }
}
