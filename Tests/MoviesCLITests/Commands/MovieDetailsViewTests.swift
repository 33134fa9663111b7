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
    /// What becomes of the next movie; without `finished`, the last one is interrupted.
    private enum Step {
        case loading(Int), finished
        case loaded(Int, MovieDetailsItemViewModel)
        case failed(Int, FailureViewModel)
    }

    private let output = SpyOutput()
    private let errors = SpyOutput()

    @Test func `prints movies with an empty line between them, and their failures`() async throws {
        let code = try await print([
            .loading(0), .loaded(0, item("One")), .failed(1, notFound(2)), .loading(2),
            .loaded(2, item("Three")), .finished,
        ])

        #expect(output.text == "One\n\n7\n\nThree\n\n7\n")
        #expect(
            errors.text == "movies: TMDB has no movie 2; 'movies search' prints the ids of movies\n"
        )
        #expect(code == .nothingFound)
    }

    @Test func `prints one object per line`() async throws {
        let code = try await print(
            [.loaded(0, item("One")), .loaded(1, item("Two")), .loaded(2, item("3")), .finished],
            [.format: "json"]
        )

        let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines[0].contains(#""title":"One""#))
        #expect(lines[2].contains(#""title":"3""#))
        #expect(code == .done)
    }

    @Test func `names the movie of a failure, and exits with the first failure's code`()
        async throws
    {
        let code = try await print([
            .loaded(0, item("One")), .failed(1, .timeout), .failed(2, notFound(3)), .finished,
        ])

        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("movies: 2: example.org did not respond in time; "))
        #expect(lines[1].hasPrefix("movies: TMDB has no movie 3; "))
        #expect(code == .tryAgainLater)
    }

    @Test func `does not repeat the name of a single movie`() async throws {
        _ = try await print([.failed(0, .timeout), .finished], movies: 1)

        #expect(errors.text.hasPrefix("movies: example.org did not respond in time; "))
    }

    @Test func `reports lines that name no movie in their place`() async throws {
        let entries: [MovieEntry] = [
            .invalid(line: 1, text: "id"), entry(1), .invalid(line: 4, text: "x\u{1B}[31m"),
            .invalid(line: 5, text: String(repeating: "y", count: 100)),
        ]

        let code = try await print([.loaded(0, item("One")), .finished], entries: entries)

        let lines = errors.text.split(separator: "\n")
        #expect(lines[0] == "movies: 'id' in line 1 is not a movie's id or link")
        #expect(lines[1] == "movies: 'x' in line 4 is not a movie's id or link")
        #expect(lines[2].count < 120)
        #expect(output.text.hasPrefix("One\n"))
        #expect(code == .unreadableData)
    }

    @Test func `reports a fallback once for all movies`() async throws {
        let fallback = Fallback.catalog(reason: .server(.example, .timedOut))

        _ = try await print([
            .loaded(0, item("One", fallback)), .loaded(1, item("Two", fallback)),
            .loaded(2, item("Three")), .finished,
        ])

        #expect(errors.text.split(separator: "\n").count == 1)
        #expect(errors.text.contains("showing results from the local catalog"))
    }

    @Test func `reports that a movie was not saved as opened, unless quiet`() async throws {
        var item = item("Lantern")
        item.unsaved = FailureViewModel(
            .storage(StorageFailure(operation: .write, path: "/x", reason: "Disk full"))
        )

        _ = try await print([.loaded(0, item), .finished], [.quiet: ""])
        #expect(errors.text.isEmpty)
        _ = try await print([.loaded(0, item), .finished])

        #expect(
            errors.text
                == "movies: the movie was not saved in the history: can't write /x: Disk full\n"
        )
        #expect(output.text.contains("Lantern"))
    }

    @Test func `reports which movie it shows for a title if others match`() async throws {
        let title = try #require(TypedQuery("lantern's"))
        let entries = [MovieEntry.movie(.title(title), name: title.text)]

        for (options, count) in [([:], 1), ([:], 0), ([.quiet: ""], 1)]
            as [([OptionName: String], Int)]
        {
            _ = try await print(
                [.loaded(0, item("Lantern", otherMatchCount: count)), .finished],
                options,
                entries: entries
            )
        }

        #expect(
            errors.text
                == "movies: showing Lantern (1999); 1 other: movies search 'lantern'\\''s'\n"
        )
    }

    @Test func `prints each attribution once, at the end, on a terminal`() async throws {
        let terminal = SpyOutput(isTerminal: true, width: 200)

        _ = try await print(
            [.loaded(0, item("One")), .loaded(1, item("Two")), .failed(2, notFound(3)), .finished],
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
            [.loaded(0, item("One")), .loaded(1, item("Two")), .failed(2, .timeout)],
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
                [.loading(0), .loaded(0, item), .finished],
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
        #expect(try await print([.loaded(0, item("One")), .loading(1)]) == .interrupted)
    }

    private func print(
        _ steps: [Step],
        _ options: [OptionName: String] = [:],
        movies: Int = 3,
        entries: [MovieEntry]? = nil,
        on output: SpyOutput? = nil,
        posters: PosterPrinter? = nil
    ) async throws -> ExitCode {
        var values = OptionValues()
        for (name, value) in options { values.set(name, to: value) }
        let view = MovieDetailsView(
            entries ?? (1...movies).map(entry),
            values,
            settings: Settings(options: values, environment: Environment([:])),
            console: .movies(output: output ?? self.output, errors: errors),
            posters: posters
        )
        var results: [Result<MovieDetailsItemViewModel, MoviesError>?] = []
        for step in steps {
            switch step {
            case .loaded(_, let item): results.append(.success(item))
            case .failed(_, let failure): results.append(.failure(failure.error))
            case .loading, .finished: break
            }
        }
        if case .finished = steps.last {} else { results.append(nil) }
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
        _ fallback: Fallback? = nil,
        otherMatchCount: Int = 0
    ) -> MovieDetailsItemViewModel {
        var movie = Movie(
            id: .tmdb(7),
            title: title,
            releaseDate: title == "Lantern" ? CalendarDate("1999") : nil
        )
        movie.otherMatchCount = otherMatchCount
        return MovieDetailsItemViewModel(
            MovieDetails(movie: movie, source: .tmdb, fallback: fallback)
        )
    }

    private func notFound(_ number: Int) -> FailureViewModel {
        FailureViewModel(.movieNotFound(.tmdb(number), .tmdb))
    }
}
