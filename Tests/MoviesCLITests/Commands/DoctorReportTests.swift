import CommandLineKit
import DomainDoubles
import Foundation
import Infrastructure
import TestSupport
import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

@MainActor
struct DoctorReportTests {
    private static let terminal = TerminalFeatures(
        size: TerminalSize(columns: 80, rows: 24),
        hasColors: true,
        hasLinks: true,
        images: "sixel"
    )

    private let home: TemporaryDirectory

    init() throws {
        home = try TemporaryDirectory()
    }

    @Test func `is fine if everything works`() throws {
        let report = try report()

        #expect(report.exitCode == .done)
        #expect(report.checks.allSatisfy { $0.status == .ok })
        #expect(message(of: "terminal", report) == "80 × 24, colors, images by sixel, links")
        #expect(message(of: "history", report) == "3 queries")
    }

    @Test func `checks the files of movies if there are any`() throws {
        let failure = StorageFailure(operation: .read, path: "/x.csv", reason: "Permission denied")

        let fine = try report(movieFiles: .success(1_204))
        let failed = try report(movieFiles: .failure(.storage(failure)))

        #expect(message(of: "files", try report()) == nil)
        #expect(message(of: "files", fine) == "1,204 movies")
        #expect(message(of: "files", failed)?.hasPrefix("can't read /x.csv: ") == true)
        #expect(failed.exitCode == .readOrWriteFailed)
    }

    @Test(arguments: [(40, 10, true), (39, 10, false), (40, 9, false)])
    func `warns about a small terminal`(columns: Int, rows: Int, isFine: Bool) throws {
        let terminal = TerminalFeatures(size: TerminalSize(columns: columns, rows: rows))

        let report = try report(terminal: terminal)

        let check = try #require(report.checks.first { $0.name == "terminal" })
        #expect(
            check.message == "\(columns) × \(rows), no colors, no images, no links"
                + (isFine ? "" : "; enlarge the window")
        )
        #expect(check.status == (isFine ? .ok : .warning))
        #expect(report.exitCode == .done)
    }

    @Test func `warns about a dumb terminal, and not if there is none`() throws {
        for (terminal, start, status) in [
            (TerminalFeatures(isDumb: true), "TERM=dumb: ", DoctorReport.Check.Status.warning),
            (TerminalFeatures(), "standard output is not a terminal", .ok),
        ] {
            let check = try report(terminal: terminal).checks.first { $0.name == "terminal" }

            #expect(check?.message.hasPrefix(start) == true)
            #expect(check?.status == status)
        }
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
    ) throws {
        let info = CatalogInfo(
            source: source,
            movieCount: count,
            date: CalendarDate(date),
            formatVersion: 1,
            path: source == .builtIn ? nil : "/catalog"
        )

        #expect(message(of: "catalog", try report(catalog: .success(info))) == text)
    }

    @Test(arguments: [(0, "0 queries"), (1, "1 query"), (2, "2 queries")])
    func `counts the queries, and says if no more are saved`(count: Int, text: String) throws {
        let kept = try report(history: .success(count))
        #expect(message(of: "history", kept) == text)

        try home.write("--no-history", to: ".config/movies/config")
        let notKept = try report(history: .success(count))

        #expect(
            message(of: "history", notKept)
                == "\(text); no more are saved, as the configuration says"
        )
    }

    @Test func `exits with the code of the first failure`() throws {
        let full = MoviesError.storage(
            StorageFailure(operation: .write, path: "/x", reason: "No space left on device")
        )
        let corrupt = MoviesError.catalogUnusable(path: "/x", .corrupt)

        let report = try report(catalog: .failure(corrupt), history: .failure(full))

        #expect(report.exitCode == .unreadableData)
        #expect(
            message(of: "history", report)
                == "can't write /x: No space left on device; "
                + "make room on the disk, or check the path and its permissions"
        )
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
    ) throws {
        try home.write("t", to: ".config/movies/token")

        let report = try report(.credentialRefused(.tmdb), environment: environment)

        #expect(report.exitCode == .credential)
        #expect(message(of: "network", report) == "TMDB responds")
        #expect(message(of: "credential", report)?.hasSuffix(advice) == true)
    }

    @Test func `names every warning about the configuration`() throws {
        try home.write("{}", to: ".config/movies/config.json5")
        try home.write("t", to: ".config/movies/token")

        let message = message(of: "configuration", try report())

        #expect(message?.contains("config.json5 is not read any more") == true)
        #expect(message?.contains("other users can read") == true)
    }

    @Test func `warns about a URL that is invalid, but not used without a credential`() throws {
        let report = try report(environment: ["MOVIES_API_URL": "ftp://example.org"])

        #expect(
            message(of: "configuration", report)?.hasPrefix("MOVIES_API_URL must be a plain https")
                == true
        )
        #expect(report.exitCode == .done)
    }

    @Test func `names a proxy that may be the reason`() throws {
        let report = try report(
            .server(.example, .unreachable(.lost)),
            environment: ["https_proxy": "http://localhost:1", "TMDB_API_KEY": "k"]
        )

        #expect(message(of: "network", report)?.hasSuffix("; https_proxy is set") == true)
    }

    @Test(arguments: [30, 40, 80, 200])
    func `fits the terminal`(columns: Int) throws {
        let text = try text(columns: columns)

        for line in text.split(separator: "\n") {
            #expect(String(line).displayWidth <= columns, "\(line)")
        }
        #expect(text.contains("✓ program"))
        #expect(!text.contains("\u{1B}"))
    }

    @Test(arguments: [("", true), ("--timeout=soon", false), ("--bind=q:x", false)])
    func `an unchecked credential is fine, unless the file is invalid`(
        file: String,
        isFine: Bool
    ) throws {
        try home.write(file, to: ".config/movies/config")

        let report = try report(.offline(.tmdb), environment: ["TMDB_API_KEY": "k"])

        let check = try #require(report.checks.first { $0.name == "credential" })
        #expect(check.message == "the API key of TMDB_API_KEY, not checked")
        #expect(check.status == (isFine ? .ok : .warning))
    }

    @Test(arguments: [
        (80, "✓ history        3 queries"), (47, "✓ history        3 queries"),
        (46, "✓ history\n  3 queries"), (30, "✓ history\n  3 queries"),
    ])
    func `has the messages in a column, or below the names where it is narrow`(
        columns: Int,
        lines: String
    ) throws {
        #expect(try text(columns: columns).contains("\n\(lines)\n"))
    }

    @Test func `marks each check by its shape and its color`() throws {
        try home.write("{}", to: ".config/movies/config.json5")
        let corrupt = MoviesError.catalogUnusable(path: "/x", .corrupt)
        let report = try report(catalog: .failure(corrupt))

        let text = report.text(as: .rows(width: 80, usesColor: true))

        #expect(text.contains("\u{1B}[32m✓\u{1B}[0m program  "))
        #expect(text.contains("\u{1B}[33m!\u{1B}[0m configuration  "))
        #expect(text.contains("\u{1B}[31m✗\u{1B}[0m catalog  "))
        #expect(
            report.text(as: .rows(width: 80, usesColor: false)).contains("\n! configuration  ")
        )
    }

    private func text(columns: Int) throws -> String {
        try report().text(as: .rows(width: columns, usesColor: false))
    }

    private func report(
        _ onlineSource: MoviesError? = nil,
        catalog: Result<CatalogInfo, MoviesError> = .success(
            CatalogInfo(source: .builtIn, movieCount: 3, date: nil, formatVersion: 1)
        ),
        history: Result<Int, MoviesError> = .success(3),
        movieFiles: Result<Int?, MoviesError> = .success(nil),
        environment: [String: String] = [:],
        terminal: TerminalFeatures = Self.terminal
    ) throws -> DoctorReport {
        let environment = environment.merging(["HOME": home.path]) { $1 }
        let cache = ResponseCacheInfo(path: "/x", responseCount: 2, byteCount: 10, byteLimit: 20)
        return DoctorReport(
            diagnosis: Diagnosis(
                networkProgram: nil,
                onlineSource: onlineSource,
                movieFiles: movieFiles,
                catalog: catalog,
                responseCache: .success(cache),
                recentQueries: history
            ),
            settings: Settings(
                options: OptionValues(),
                environment: Environment(environment)
            ),
            terminal: terminal
        )
    }

    private func message(of name: String, _ report: DoctorReport) -> String? {
        report.checks.first { $0.name == name }?.message
    }
}
