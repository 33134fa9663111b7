import CommandLineKit
import Domain
import DomainDoubles
import Foundation
import Terminal
import TerminalDoubles
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct MovieDetailsViewTests {
    private static let timeout = MoviesError.server(.example, .timedOut)

    private let output = SpyOutput()
    private let errors = SpyOutput()

    @Test func `does not repeat the name of a single movie`() async throws {
        let code = try await print([.failure(Self.timeout)], movies: 1)

        #expect(errors.text.hasPrefix("movies: example.org did not respond in time; "))
        #expect(code == .tryAgainLater)
    }

    @Test func `reports lines that name no movie in their place`() async throws {
        let entries: [MovieEntry] = [
            .invalid(line: 1, text: "id"), entry(1), .invalid(line: 4, text: "x\u{1B}[31m"),
            .invalid(line: 5, text: String(repeating: "y", count: 100)),
        ]

        let code = try await print([.success(item("One"))], entries: entries)

        let lines = errors.text.split(separator: "\n")
        #expect(lines[1] == "movies: 'x' in line 4 is not a movie's id or link")
        #expect(lines[2].count < 120)
        #expect(output.text.hasPrefix("One\n"))
        #expect(code == .unreadableData)
    }

    @Test func `reports a fallback once for all movies`() async throws {
        let fallback = Fallback.catalog(reason: .server(.example, .timedOut))

        _ = try await print([
            .success(item("One", fallback)), .success(item("Two", fallback)),
            .success(item("Three")),
        ])

        #expect(errors.text.split(separator: "\n").count == 1)
        #expect(errors.text.contains("showing results from the local catalog"))
    }

    @Test func `prints each attribution once, at the end, on a terminal`() async throws {
        let terminal = SpyOutput(isTerminal: true, width: 200)

        _ = try await print(
            [
                .success(item("One")), .success(item("Two")),
                .failure(.movieNotFound(.tmdb(3), .tmdb)),
            ],
            on: terminal
        )

        let lines = errors.text.split(separator: "\n")
        #expect(
            lines.last == "This product uses the TMDB API but is not endorsed or certified by TMDB."
        )
        #expect(lines.count == 2)
    }

    @Test(arguments: [
        (OutputError.closed, ExitCode.done), (.failed("No space left"), .readOrWriteFailed),
    ])
    func `stops when the results can't be written`(error: OutputError, code: ExitCode) async throws
    {
        let exitCode = try await print(
            [.success(item("One")), .success(item("Two")), .failure(Self.timeout)],
            on: SpyOutput(failingWith: error)
        )

        #expect(exitCode == code)
        #expect(!errors.text.contains("did not respond in time"))
    }

    @Test func `prints the only movie beside its poster, and the attribution at the end`()
        async throws
    {
        let terminal = SpyOutput(isTerminal: true, width: 100)
        let probe = TerminalProbe(environment: Environment([:]))
        probe.handle(.kittyGraphics(isSupported: true))
        probe.handle(.attributes([]))
        let posters = PosterPrinter(
            renderer: PosterRenderer(probe: probe, chafa: nil),
            terminal: TerminalSize(columns: 100, rows: 30),
            hasPager: false
        )
        for (poster, hasImage) in [(ImageSample.jpeg, true), ([1], false)] {
            var item = item("One")
            item.poster = poster

            let code = try await print(
                [.success(item)],
                movies: 1,
                on: terminal,
                posters: posters
            )

            #expect(code == .done)
            #expect(terminal.text.contains("\u{1B}_Ga=T"))
            #expect(terminal.text.hasSuffix(hasImage ? "\n\n" : "7\u{1B}[0m\n"))
        }
        #expect(terminal.text.components(separatedBy: "\u{1B}_Ga=T").count == 2)
        #expect(errors.text.contains("This product uses the TMDB API"))
    }

    @Test func `is interrupted if not all movies were shown`() async throws {
        #expect(try await print([.success(item("One")), nil]) == .interrupted)
    }

    private func print(
        _ results: [Result<MovieDetailsItemViewModel, MoviesError>?],
        movies: Int = 3,
        entries: [MovieEntry]? = nil,
        on output: SpyOutput? = nil,
        posters: PosterPrinter? = nil
    ) async throws -> ExitCode {
        let view = MovieDetailsView(
            entries ?? (1...movies).map(entry),
            settings: Settings(options: OptionValues(), environment: Environment([:])),
            console: .movies(output: output ?? self.output, errors: errors),
            posters: posters
        )
        let keys = results.indices.map { MovieReference.id(.tmdb($0)) }
        let loads = MovieDetailsLoads(keys, concurrency: 1) { movie in
            keys.firstIndex(of: movie).flatMap { results[$0] }
        }
        return await view.exitCode(of: loads)
    }

    private func entry(_ number: Int) -> MovieEntry {
        .movie(.id(.tmdb(number)), name: String(number))
    }

    private func item(
        _ title: String,
        _ fallback: Fallback? = nil
    ) -> MovieDetailsItemViewModel {
        let movie = Movie(id: .tmdb(7), title: title)
        return MovieDetailsItemViewModel(
            MovieDetails(movie: movie, source: .tmdb, fallback: fallback)
        )
    }
}
